"""Games at this terminal: `play` here, `join` at a table of a server."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path

import tatami
from tatami.bots import levels
from tatami.cli.common import (
    RECORD_BYTES,
    compile_search,
    compiled_game,
    figures_of,
    first_options,
    other_game,
    table_arguments,
    whole_number,
)
from tatami.core.commands import AddCommand
from tatami.core.errors import InputError
from tatami.core.game import Game, State
from tatami.core.plaintext import one_line
from tatami.core.textfiles import in_file, read_text
from tatami.core.words import Words
from tatami.terminal.poem_file import PoemFile
from tatami.terminal.sitting import PERSON, SEATS, Sitting


def register(command: AddCommand, words: Words) -> None:
    play = command("play", play_command, words("cli-play"))
    play.add_argument("game", nargs="?", default=tatami.games()[0], metavar="GAME", help=words("cli-game"))
    table_arguments(play, words)
    play.add_argument("--plain", action="store_true", help=words("cli-play-plain"))
    play.add_argument("--seats", metavar="WHO,WHO", help=words("cli-play-seats", kinds=", ".join(SEATS)))
    play.add_argument("--seed", type=whole_number, metavar="S", help=words("cli-seed"))
    play.add_argument("--pace", type=float, default=0.15, metavar="S", help=words("cli-serve-pace"))
    play.add_argument("--resume", type=Path, metavar="FILE", help=words("cli-play-resume"))

    joining = command("join", join_command, words("cli-join"))
    joining.add_argument("link", metavar="URL", help=words("cli-join-link"))
    joining.add_argument("--name", default="", metavar="NAME", help=words("cli-join-name"))
    joining.add_argument("--watch", action="store_true", help=words("cli-join-watch"))
    joining.add_argument("--plain", action="store_true", help=words("cli-play-plain"))


def play_command(chosen: argparse.Namespace, words: Words) -> None:
    game = compiled_game(tatami.game(chosen.game), words)
    seed = int.from_bytes(os.urandom(8)) if chosen.seed is None else chosen.seed
    if chosen.resume:
        state = resumed_game(game, chosen.resume)
        seats = seats_of(chosen.seats, state.seats)
    else:
        options = first_options(game, chosen, seed)
        seats = seats_of(chosen.seats, game.seats(game.complete(options)))
        alone = all(who == PERSON for who in seats)
        state = game.new(figures=figures_of(game, chosen.figures), **game.complete(options, alone))
    if any(who.startswith(("level:", "iterations:")) for who in seats):
        compile_search(game, state.seats, words)
    if not 0 <= chosen.pace <= 60:
        raise InputError("cli-error-range", option="--pace", value=f"{chosen.pace:g}", low="0", high="60")
    sitting = Sitting(state, seats, seed, words)
    has_poems = game.part("death_poems") is not None and bool(sitting.people)
    poems = PoemFile(words, sys.stdin, sys.stdout) if has_poems else None
    if poems:
        poems.ask()
    sit_down(sitting, chosen)
    if poems and len(sitting.people) == state.seats:
        poems.keep(sitting.state.record())


def resumed_game(game: Game, path: Path) -> State:
    text = read_text(path, RECORD_BYTES)
    try:
        state = tatami.replay(text)
    except ValueError as error:
        raise in_file(path, error) from None
    if state.game is not game:
        raise other_game(path, state, game)
    return state


def seats_of(wish: str | None, count: int) -> list[str]:
    """Who sits where: by default a person at seat 0 and bots at the others, as the page offers them first."""
    seats = [PERSON] + ["level:2"] * (count - 1) if wish is None else wish.split(",")
    if len(seats) != count:
        raise InputError("cli-error-seats", wish=wish, given=str(len(seats)), count=str(count))
    for who in seats:
        try:
            if who != PERSON:
                levels.check(who)
        except ValueError:
            raise InputError("cli-error-seat", who=repr(who), known=list(SEATS)) from None
    return seats


def sit_down(sitting: Sitting, chosen: argparse.Namespace) -> None:
    """Plays in the application, or line by line where that is wished or there is no screen."""
    words = sitting.words
    if not chosen.plain and is_terminal():
        from tatami.terminal.app import TableApp  # Textual takes its time: only whoever needs it waits for it
        from tatami.terminal.local_table import TableHere

        TableApp(TableHere(sitting, chosen.pace), sitting.state.game.name, words).run()
        return
    if not chosen.plain:
        print(words("app-no-terminal"), file=sys.stderr)
    asyncio.run(play_plain(sitting))


async def play_plain(sitting: Sitting) -> None:
    from tatami.terminal.local_table import TableHere
    from tatami.terminal.plain import LinesHere

    await LinesHere(TableHere(sitting)).play()


def is_terminal() -> bool:
    """Whether somebody can see a screen and type here; Textual draws on stderr."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream.isatty() for stream in streams) and os.environ.get("TERM", "dumb") != "dumb"


def join_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.core.folders import data_folder
    from tatami.terminal.plain_remote import LinesAway
    from tatami.terminal.remote_table import NOT_OURS, InvitationLink, Server, TableAway, TokenFile
    from tatami.terminal.seen import Refused

    link = InvitationLink.read(chosen.link)
    server = Server(link, TokenFile(data_folder()), words)
    try:
        seat = server.sit_down(chosen.name, chosen.watch)
        table = TableAway(server, seat)
        lines = LinesAway(table)
    except Refused as refused:
        raise ValueError(refused.lines[0]) from None
    except NOT_OURS as error:
        raise ValueError(words("app-no-server", server=link.server, why=one_line(repr(error), 200))) from None
    if not chosen.plain and is_terminal():
        from tatami.terminal.app import TableApp

        TableApp(table, seat.game, words).run()
        return
    if not chosen.plain:
        print(words("app-no-terminal"), file=sys.stderr)
    try:
        asyncio.run(lines.play())
    except NOT_OURS as error:
        raise ValueError(table.not_understood(error)) from None
