"""What the commands share."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, NoReturn, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import tatami
from tatami.bots.search import search_of
from tatami.core import figures as figures_file
from tatami.core.errors import InputError
from tatami.core.game import Game, State
from tatami.core.options import Option
from tatami.core.plaintext import escape_unsafe, json_escaped
from tatami.core.textfiles import in_file, lines_of
from tatami.core.words import Words

RECORD_BYTES = 4 << 20
"""The longest line that is read as a record; a server takes no longer one either."""
Item = TypeVar("Item")


ARGUMENT = r"argument (?P<option>.+?)"
ARGPARSE = {
    "required": r"the following arguments are required: (?P<what>.+)",
    "unrecognized": r"unrecognized arguments: (?P<what>.+)",
    "choice": rf"{ARGUMENT}: invalid choice: (?P<value>.+?) \(choose from (?P<known>.+)\)",
    "one": rf"{ARGUMENT}: expected one argument",
    "some": rf"{ARGUMENT}: expected at least one argument",
    "ambiguous": r"ambiguous option: (?P<option>.+) could match (?P<known>.+)",
    "value": rf"{ARGUMENT}: invalid \w+ value: (?P<value>.+)",
    "whole": rf"{ARGUMENT}: (?P<value>'.*') is not a whole number from 0 up",
}
"""The messages of argparse, which has English alone: it offers neither keys nor arguments."""


class Parser(ArgumentParser):
    """Errors in one line and in the reader's language, as everywhere else."""

    def error(self, message: str) -> NoReturn:
        for name, shape in ARGPARSE.items():
            if match := re.fullmatch(shape, message):
                raise InputError(f"cli-error-{name}", **match.groupdict())
        raise ValueError(message)


def table_arguments(to: ArgumentParser, words: Words) -> None:
    to.add_argument("--players", type=whole_number, metavar="N", help=words("cli-players"))
    to.add_argument("-o", "--option", action="append", default=[], metavar="KEY=VALUE", help=words("cli-option"))
    to.add_argument("--figures", type=Path, metavar="FILE", help=words("cli-figures"))
    to.add_argument("--scenario", metavar="FILE", help=words("cli-scenario-own"))


def whole_number(text: str) -> int:
    if not text.isdigit():
        raise ArgumentTypeError(f"{text!r} is not a whole number from 0 up")
    return int(text)


def options_of(game: Game, chosen: Namespace) -> dict[str, object]:
    """`-o key=value` read by the game's own options; `--scenario FILE` is short for one of them."""
    known: dict[str, Option] = {option.name: option for option in game.options}
    given: dict[str, object] = {}
    for pair in [*chosen.option, *([f"scenario={chosen.scenario}"] if chosen.scenario else [])]:
        key, equals, value = pair.partition("=")
        if not equals:
            raise InputError("cli-error-pair", pair=pair)
        if key not in known:
            raise InputError("cli-error-option", pair=pair, game=game.name, option=repr(key), known=list(known))
        try:
            given[key] = known[key].parse(value)
        except ValueError as error:
            raise InputError("cli-error-option-value", trouble=error) from None
    return given


def first_options(game: Game, chosen: Namespace, seed: int) -> dict[str, object]:
    """The options of a table, with what `--players N` stands for."""
    drawn = {} if chosen.players is None else game.draw_options(chosen.players, tatami.Dealer(seed).random)
    return {**drawn, **options_of(game, chosen)}


def figures_of(game: Game, path: Path | None) -> figures_file.Figures:
    if path is None:
        return {}
    given = figures_file.load(path)
    game.figures(given)
    return given


def compiled_game(game: Game, words: Words) -> Game:
    """The game with its rules compiled; the first time that takes a while, and is shown."""
    if not game.engine.is_compiled():
        steps = list(game.engine.entry_points())
        console = Console(stderr=True)
        with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=console) as progress:
            task = progress.add_task(words("cli-compiling", game=words(game.name)), total=len(steps))
            for _, done, _ in game.engine.compile():
                progress.update(task, completed=done)
    return game


def compile_search(game: Game, seats: int, words: Words) -> None:
    """The bots' search compiled; the first time that takes a while, and is shown."""
    search = search_of(game)
    if not search.is_compiled(seats):
        console = Console(stderr=True)
        with console.status(words("cli-compiling-bots", game=words(game.name))):
            search.compile(seats)


def with_progress(items: Iterable[Item], total: int | None, text: str) -> Iterator[Item]:
    """The items, with a progress bar where somebody can see one."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(items, total=total, description=text)


def print_json(value: object) -> None:
    print(json_escaped(msgspec.json.format(msgspec.json.encode(value), indent=2).decode()))


def show(lines: Iterable[str]) -> None:
    """Lines that quote what others wrote: names in a record can hold anything."""
    for line in lines:
        print(escape_unsafe(line))


def open_for_writing(path: Path | None) -> BinaryIO | None:
    if path is None:
        return None
    try:
        return path.open("wb")
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None


def records_in(path: Path) -> Iterator[tuple[int, str]]:
    """The records of a file with the lines that they stand on. The arena's file begins with what was played."""
    found = False
    for number, line in lines_of(path, RECORD_BYTES):
        if number == 1 and line.startswith('{"arena":'):
            continue
        found = True
        yield number, line
    if not found:
        raise in_file(path, InputError("cli-error-empty"))


def other_game(path: Path, state: State, game: Game) -> InputError:
    """Of a file that holds a game of another kind than was asked for."""
    return in_file(path, InputError("cli-error-other-game", found=state.game.name, game=game.name))


def copy_arguments(to: ArgumentParser, words: Words) -> None:
    to.add_argument("file", type=Path, metavar="FILE", help=words("cli-copy-file"))
    to.add_argument("--data", type=Path, metavar="FOLDER", help=words("cli-serve-data"))


def kept_at(chosen: Namespace) -> Path:
    from tatami.tables.store import data_folder

    return chosen.data or data_folder()


def make_folder(folder: Path) -> None:
    """A folder that only its owner can read: seeds and hashes of keys lie there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"--data {folder}: {error.strerror}") from None
