"""Games that were played: `replay`, `verify`, `analyse`, `odds`; `export` from a server's data and `import` into it."""

from __future__ import annotations

import argparse
import asyncio
import os
from itertools import islice
from pathlib import Path

import tatami
from tatami.bots import analysis
from tatami.bots.graph import svg
from tatami.cli.common import (
    RECORD_BYTES,
    compile_search,
    compiled_game,
    copy_arguments,
    kept_at,
    make_folder,
    other_game,
    print_json,
    records_in,
    show,
    whole_number,
    with_progress,
)
from tatami.core import game_record
from tatami.core.commands import AddCommand
from tatami.core.errors import InputError
from tatami.core.game import Game, State
from tatami.core.json_types import JsonObject, Record
from tatami.core.textfiles import in_file, on_line, read_text, write_text
from tatami.core.words import Words
from tatami.terminal.contest import analysis_lines


def register(command: AddCommand, words: Words) -> None:
    again = command("replay", replay_command, words("cli-replay"))
    again.add_argument("file", type=Path, metavar="FILE", help=words("cli-replay-file"))
    again.add_argument("--show", type=whole_number, metavar="N", help=words("cli-replay-show"))
    again.add_argument("--json", action="store_true", help=words("cli-json"))

    fair = command("verify", verify_command, words("cli-verify"))
    fair.add_argument("file", type=Path, metavar="FILE", help=words("cli-verify-file"))
    fair.add_argument("--json", action="store_true", help=words("cli-json"))

    judge = command("analyse", analyse_command, words("cli-analyse"))
    judge.add_argument("file", type=Path, metavar="RECORD", help=words("cli-replay-file"))
    judge.add_argument("--line", type=whole_number, default=1, metavar="N", help=words("cli-analyse-line"))
    judge.add_argument(
        "--iterations",
        type=whole_number,
        default=analysis.ITERATIONS,
        metavar="N",
        help=words("cli-analyse-iterations"),
    )
    judge.add_argument("--seed", type=whole_number, default=1, metavar="S", help=words("cli-seed"))
    judge.add_argument("--svg", type=Path, metavar="FILE", help=words("cli-analyse-svg"))
    judge.add_argument("--json", action="store_true", help=words("cli-json"))

    chances = command("odds", odds_command, words("cli-odds"))
    chances.add_argument("game", metavar="GAME", help=words("cli-game"))
    chances.add_argument("file", type=Path, metavar="FILE", help=words("cli-odds-file"))
    chances.add_argument("--ply", type=whole_number, metavar="N", help=words("cli-odds-ply"))
    chances.add_argument("--json", action="store_true", help=words("cli-json"))

    for copying in (
        command("export", export_command, words("cli-export")),
        command("import", import_command, words("cli-import")),
    ):
        copy_arguments(copying, words)
        copying.add_argument("--database", metavar="URL", help=words("cli-serve-database"))


def replay_command(chosen: argparse.Namespace, words: Words) -> None:
    ready: set[str] = set()
    told: list[JsonObject] = []
    for place, line in with_progress(records_in(chosen.file), None, words("cli-replaying")):
        number = len(told) + 1
        try:
            record = game_record.record_in(line)
            if isinstance(name := record.get("game"), str) and name in tatami.games() and name not in ready:
                compiled_game(tatami.game(name), words)
                ready.add(name)
            if number == chosen.show:
                narrate(record, words)
            state = tatami.replay(record)
        except ValueError as error:
            raise on_line(chosen.file, place, error) from None
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
    if chosen.show is not None and not 1 <= chosen.show <= len(told):
        raise InputError("cli-error-range", option="--show", value=str(chosen.show), low="1", high=str(len(told)))
    if chosen.json:
        print_json(told)
    elif chosen.show is None:
        for entry in told if len(told) <= 10 else []:
            print(words("cli-replayed-one", line=entry["line"], actions=entry["actions"], result=str(entry["result"])))
        print(words("cli-replayed", records=len(told)))


def narrate(record: Record, words: Words) -> None:
    """A game told from the first action to the last, with nothing hidden."""
    state = game_record.start(record)
    for state, _, events in game_record.steps(record):
        names = state.game.names(state.view(None), words)
        show(words.event(state.game.name, event, names) for event in events)
    show(state.game.board(state.view(None), words))


def verify_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables import dealing

    told = []
    for number, (place, line) in enumerate(records_in(chosen.file), 1):
        try:
            outcomes = dealing.verify(game_record.record_in(line))
        except ValueError as error:
            raise on_line(chosen.file, place, error) from None
        told.append({"line": number, "outcomes": outcomes, "fair": True})
        if not chosen.json:
            print(words("cli-verified-one", line=number, outcomes=outcomes))
    if chosen.json:
        print_json(told)


def analyse_command(chosen: argparse.Namespace, words: Words) -> None:
    if chosen.iterations < 1:
        raise InputError("cli-error-least", option="--iterations", value=str(chosen.iterations), low="1")
    records = list(islice(records_in(chosen.file), chosen.line))
    if not 1 <= chosen.line == len(records):
        raise InputError("cli-error-range", option="--line", value=str(chosen.line), low="1", high=str(len(records)))
    place, line = records[-1]
    try:
        record = game_record.record_in(line)
        state = tatami.replay(record)
    except ValueError as error:
        raise on_line(chosen.file, place, error) from None
    compile_search(compiled_game(state.game, words), state.seats, words)
    total = sum(1 for _ in analysis.decisions(record))
    judged = analysis.analyse_moves(record, chosen.iterations, chosen.seed, os.cpu_count() or 1)
    moves = list(with_progress(judged, total, words("cli-analysing")))
    judgement = analysis.summed_up(record, moves, chosen.iterations)
    names = state.game.names(state.view(None), words)
    if chosen.svg:
        write_text(chosen.svg, svg(judgement, names, words("analysis-graph", game=words(state.game.name))))
    if chosen.json:
        print_json(judgement.as_json())
        return
    show(analysis_lines(judgement, names, words))


def odds_command(chosen: argparse.Namespace, words: Words) -> None:
    game = tatami.game(chosen.game)
    state = position_in(compiled_game(game, words), chosen.file, chosen.ply)
    odds = game.odds(state)
    if chosen.json:
        print_json(odds)
    else:
        show(game.odds_lines(odds, game.names(state.view(None), words), words))


def position_in(game: Game, path: Path, ply: int | None) -> State:
    """The state that a file holds: a position, or a record at one of its plies."""
    text = read_text(path, RECORD_BYTES)
    try:
        found = game_record.decode(text)
        if "format" not in found:
            return game.position(found)
        if ply is not None:
            actions = found.get("actions")
            if not isinstance(actions, list) or ply > len(actions):
                raise InputError(
                    "cli-error-range", option="--ply", value=str(ply), low="0", high=str(len(actions or ()))
                )
            found = {**found, "actions": actions[:ply], "result": None}
        state = tatami.replay(found)
    except (ValueError, TypeError) as error:
        raise in_file(path, error) from None
    if state.game is not game:
        raise other_game(path, state, game)
    return state


def export_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables import backup
    from tatami.tables.store import address_of

    if chosen.database is None and not (kept_at(chosen) / backup.KEPT).exists():
        raise in_file(kept_at(chosen), InputError("cli-error-no-tables"))
    count = asyncio.run(backup.export_records(address_of(chosen.database, kept_at(chosen)), chosen.file))
    print(words("cli-exported", records=count, path=str(chosen.file)))


def import_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables import backup
    from tatami.tables.store import address_of

    records = list(records_in(chosen.file))
    if chosen.database is None:
        make_folder(kept_at(chosen))
    database = address_of(chosen.database, kept_at(chosen))
    taken = asyncio.run(backup.import_records(database, chosen.file, records))
    for table in taken:
        print(f"/t/{table}")
    print(words("cli-imported", records=len(taken)))
