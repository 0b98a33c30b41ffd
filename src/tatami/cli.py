"""The command line: `tatami` alone says what can be done."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import tatami
from tatami.core import figures as figures_file
from tatami.core import log
from tatami.core.game import Game, State
from tatami.core.options import Option
from tatami.core.words import LANGUAGES, Words, chosen_language, speak
from tatami.simulate import Summary, simulate
from tatami.terminal import plain
from tatami.terminal.rulebook import figure_lines, rule_lines

BAD_INPUT = 2
BENCH = (Path(tatami.__file__).parent / "_bench", Path(tatami.__file__).parents[2] / "bench")
"""Where the bench is: in an installed package, in the sources."""
Item = TypeVar("Item")


class Parser(argparse.ArgumentParser):
    """Errors in one line, as everywhere else."""

    def error(self, message: str) -> NoReturn:
        raise ValueError(message)


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; bad input is one line on stderr and exit code 2."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        words = speak(language_of(given))
        chosen = parser(words).parse_args(given)
        return int(chosen.run(chosen, words) or 0)
    except ValueError as error:
        print(f"tatami: {error}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def language_of(given: list[str]) -> str:
    """The language is needed before the arguments can be read, for the help is in it too."""
    for place, argument in enumerate(given):
        if argument == "--lang" and place + 1 < len(given):
            return given[place + 1]
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
    return chosen_language()


def parser(words: Words) -> Parser:
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, help=words("cli-lang"))
    common.add_argument("-h", "--help", action="help", help=words("cli-help"))
    top = Parser(prog="tatami", description=words("cli-about"), parents=[common], add_help=False)
    top.set_defaults(run=welcome)
    commands = top.add_subparsers(title=words("cli-commands"), metavar="COMMAND", parser_class=Parser)

    def command(name: str, run: Any) -> Parser:
        text = words(f"cli-{name}")
        added: Parser = commands.add_parser(name, parents=[common], add_help=False, help=text, description=text)
        added.set_defaults(run=run)
        return added

    play = command("play", play_command)
    play.add_argument("game", nargs="?", default="kenjin", metavar="GAME", help=words("cli-game"))
    table_arguments(play, words)
    play.add_argument("--plain", action="store_true", help=words("cli-play-plain"))
    play.add_argument("--seats", metavar="WHO,WHO", help=words("cli-play-seats", kinds=", ".join(plain.SEATS)))
    play.add_argument("--seed", type=whole, metavar="S", help=words("cli-seed"))
    play.add_argument("--resume", type=Path, metavar="FILE", help=words("cli-play-resume"))

    many = command("simulate", simulate_command)
    many.add_argument("game", metavar="GAME", help=words("cli-game"))
    table_arguments(many, words)
    many.add_argument("--games", type=whole, default=100, metavar="N", help=words("cli-simulate-games"))
    many.add_argument("--seed", type=whole, default=1, metavar="S", help=words("cli-seed"))
    many.add_argument("--out", type=Path, metavar="FILE", help=words("cli-simulate-out"))
    many.add_argument("--json", action="store_true", help=words("cli-json"))

    again = command("replay", replay_command)
    again.add_argument("file", type=Path, metavar="FILE", help=words("cli-replay-file"))
    again.add_argument("--show", type=whole, metavar="N", help=words("cli-replay-show"))
    again.add_argument("--json", action="store_true", help=words("cli-json"))

    rules = command("rules", rules_command)
    rules.add_argument("game", metavar="GAME", help=words("cli-game"))
    rules.add_argument("number", nargs="?", metavar="NUMBER", help=words("cli-rules-number"))
    rules.add_argument("--figures", type=Path, metavar="FILE", help=words("cli-figures"))
    rules.add_argument("--json", action="store_true", help=words("cli-json"))

    chances = command("odds", odds_command)
    chances.add_argument("game", metavar="GAME", help=words("cli-game"))
    chances.add_argument("file", type=Path, metavar="FILE", help=words("cli-odds-file"))
    chances.add_argument("--ply", type=whole, metavar="N", help=words("cli-odds-ply"))
    chances.add_argument("--json", action="store_true", help=words("cli-json"))

    bench = command("bench", bench_command)
    bench.add_argument("--json", action="store_true", help=words("cli-json"))
    bench.add_argument("--seconds", type=float, default=2.0, metavar="S", help=words("cli-bench-seconds"))
    bench.add_argument("--peers-python", type=Path, metavar="PYTHON", help=words("cli-bench-peers"))
    bench.add_argument("--write", type=Path, metavar="FILE", help=words("cli-bench-write"))
    return top


def table_arguments(to: Parser, words: Words) -> None:
    to.add_argument("--players", type=whole, metavar="N", help=words("cli-players"))
    to.add_argument("-o", "--option", action="append", default=[], metavar="KEY=VALUE", help=words("cli-option"))
    to.add_argument("--figures", type=Path, metavar="FILE", help=words("cli-figures"))


def whole(text: str) -> int:
    if not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 up")
    return int(text)


# -- what the commands share


def options_of(game: Game, pairs: list[str]) -> dict[str, Any]:
    """`-o key=value` read by the game's own options."""
    known: dict[str, Option] = {option.name: option for option in game.options}
    given = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"-o {pair}: write it as key=value")
        if key not in known:
            raise ValueError(f"-o {pair}: {game.name} has no option {key!r}; it has {', '.join(known)}")
        try:
            given[key] = known[key].parse(value)
        except ValueError as error:
            raise ValueError(f"-o {error}") from None
    return given


def figures_of(game: Game, path: Path | None) -> dict[str, Any]:
    if path is None:
        return {}
    given = figures_file.load(path)
    game.figures(given)
    return given


def compiled(game: Game, words: Words) -> Game:
    """The game with its rules compiled; the first time that takes a while, and is shown."""
    if not game.engine.is_compiled():
        steps = list(game.engine.entrances())
        console = Console(stderr=True)
        with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=console) as progress:
            task = progress.add_task(words("cli-compiling", game=words(game.name)), total=len(steps))
            for _, done, _ in game.engine.compile():
                progress.update(task, completed=done)
    return game


def watched(items: Iterable[Item], total: int, text: str) -> Iterator[Item]:
    """The items, with a progress bar where somebody can see one."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(items, total=total, description=text)


def print_json(value: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


# -- the commands


def welcome(chosen: argparse.Namespace, words: Words) -> None:
    """What can I do?"""
    print(words("cli-welcome"))
    print()
    for name in tatami.games():
        print(f"  {name:16} {words(f'{name}-about')}")
    print()
    print(words("cli-welcome-commands"))
    for name in ("play", "simulate", "replay", "rules", "odds", "bench"):
        print(f"  tatami {name:12} {words(f'cli-{name}')}")
    print()
    print(words("cli-welcome-more"))
    print(words("cli-unofficial"))


def play_command(chosen: argparse.Namespace, words: Words) -> None:
    game = compiled(tatami.game(chosen.game), words)
    seed = int.from_bytes(os.urandom(8)) if chosen.seed is None else chosen.seed
    if chosen.resume:
        state = resumed(game, chosen.resume)
    else:
        state = first_state(game, chosen, seed)
    try:
        plain.Table(state, seats_of(chosen.seats, state.seats), seed, words).play()
    except plain.Quit:
        print(words("table-left"))


def first_state(game: Game, chosen: argparse.Namespace, seed: int) -> State:
    drawn = {} if chosen.players is None else game.draw_options(chosen.players, tatami.Dealer(seed).random)
    return game.new(figures=figures_of(game, chosen.figures), **{**drawn, **options_of(game, chosen.option)})


def resumed(game: Game, path: Path) -> State:
    state = tatami.replay(read_text(path))
    if state.game is not game:
        raise ValueError(f"{path}: a game of {state.game.name}, not of {game.name}")
    return state


def seats_of(wish: str | None, count: int) -> list[str]:
    """Who sits where: by default a person at seat 0 and bots at the others."""
    seats = ["human"] + ["random"] * (count - 1) if wish is None else wish.split(",")
    if len(seats) != count:
        raise ValueError(f"--seats {wish}: {len(seats)} given, but the table has {count} seats")
    for who in seats:
        if who not in plain.SEATS:
            raise ValueError(f"--seats: {who!r} is not one of {', '.join(plain.SEATS)}")
    return seats


def simulate_command(chosen: argparse.Namespace, words: Words) -> None:
    game = compiled(tatami.game(chosen.game), words)
    options = options_of(game, chosen.option)
    figures = figures_of(game, chosen.figures)
    summary = Summary()
    played = simulate(game, chosen.games, chosen.seed, options, chosen.players, figures)
    out = open_for_writing(chosen.out)
    try:
        for state in watched(played, chosen.games, words("cli-simulating", game=words(game.name))):
            summary.add(state)
            if out:
                out.write(msgspec.json.encode(state.record()) + b"\n")
    finally:
        if out:
            out.close()
    if chosen.json:
        print_json(summary.as_json())
        return
    told = summary.as_json()
    print(words("cli-simulated", games=told["games"], actions=told["actions_per_game"], longest=told["longest"]))
    for seat, value in enumerate(told["returns"]):
        print(words("cli-simulated-seat", seat=seat, value=value))
    if chosen.out:
        print(words("cli-written", path=str(chosen.out)))


def open_for_writing(path: Path | None) -> Any:
    if path is None:
        return None
    try:
        return path.open("wb")
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{path}: not UTF-8 text") from None


def replay_command(chosen: argparse.Namespace, words: Words) -> None:
    lines = [line for line in read_text(chosen.file).splitlines() if line.strip()]
    if not lines:
        raise ValueError(f"{chosen.file}: no records in it")
    if chosen.show is not None and not 1 <= chosen.show <= len(lines):
        raise ValueError(f"--show {chosen.show}: {chosen.file} has records 1 to {len(lines)}")
    ready: set[str] = set()
    told = []
    for number, line in enumerate(watched(lines, len(lines), words("cli-replaying")), 1):
        try:
            record = log.decode(line)
            if isinstance(name := record.get("game"), str) and name in tatami.games() and name not in ready:
                compiled(tatami.game(name), words)
                ready.add(name)
            if number == chosen.show:
                narrate(record, words)
            state = tatami.replay(record)
        except ValueError as error:
            raise ValueError(f"{chosen.file} line {number}: {error}") from None
        result = state.result.record if state.result else None
        told.append(
            {
                "line": number,
                "game": state.game.name,
                "actions": len(record["actions"]),
                "result": result,
                "digest": state.digest(),
            }
        )
    if chosen.json:
        print_json(told)
    elif chosen.show is None:
        for entry in told if len(told) <= 10 else []:
            print(words("cli-replayed-one", line=entry["line"], actions=entry["actions"], result=str(entry["result"])))
        print(words("cli-replayed", records=len(told)))


def narrate(record: dict[str, Any], words: Words) -> None:
    """A game told from the first action to the last, with nothing hidden."""
    state = log.start(record, tatami.game)
    for state, _, events in log.steps(record, tatami.game):
        names = state.game.names(state.view(None), words)
        for event in events:
            print(words.event(state.game.name, event, names))
    for line in state.game.board(state.view(None), words):
        print(line)


def rules_command(chosen: argparse.Namespace, words: Words) -> None:
    game = tatami.game(chosen.game)
    figures = game.figures(figures_of(game, chosen.figures))
    if chosen.json:
        print_json({"game": game.name, "rules": rule_lines(game, chosen.number, words), "figures": figures})
        return
    if chosen.number is None:
        print(words(game.name))
        print()
    print("\n".join(rule_lines(game, chosen.number, words)))
    if chosen.number is None:
        print()
        print(words("rules-figures"))
        print("\n".join(figure_lines(figures, words)))


def odds_command(chosen: argparse.Namespace, words: Words) -> None:
    game = tatami.game(chosen.game)
    state = position_in(compiled(game, words), chosen.file, chosen.ply)
    odds = game.odds(state)
    if chosen.json:
        print_json(odds)
    else:
        print("\n".join(game.odds_lines(odds, game.names(state.view(None), words), words)))


def position_in(game: Game, path: Path, ply: int | None) -> State:
    """The state that a file holds: a position, or a record at one of its plies."""
    try:
        found = log.decode(read_text(path))
        if "format" not in found:
            return game.position(found)
        if ply is not None:
            if ply > len(found.get("actions", ())):
                raise ValueError(f"--ply {ply}: the record has {len(found['actions'])} actions")
            found = {**found, "actions": found["actions"][:ply], "result": None}
        state = tatami.replay(found)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
    if state.game is not game:
        raise ValueError(f"{path}: a game of {state.game.name}, not of {game.name}")
    return state


def bench_command(chosen: argparse.Namespace, words: Words) -> int:
    program = next((folder / "run.py" for folder in BENCH if (folder / "run.py").exists()), None)
    if program is None:
        raise ValueError("bench: its programs are not installed here; they are in the folder bench of the sources")
    if chosen.seconds <= 0:
        raise ValueError(f"--seconds {chosen.seconds:g}: must be above 0")
    for name in tatami.games():
        compiled(tatami.game(name), words)
    command = [sys.executable, str(program), "--seconds", str(chosen.seconds)]
    command += ["--json"] if chosen.json else []
    command += ["--peers-python", str(chosen.peers_python)] if chosen.peers_python else []
    command += ["--write", str(chosen.write)] if chosen.write else []
    return subprocess.run(command, check=False).returncode
