"""What workers do. Arguments and results are what MessagePack can hold; a task is named `MODULE:function`."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random

import msgspec
import numpy as np

import tatami
from tatami import protocol
from tatami.bots import Advice, Knowledge, analysis, hint
from tatami.bots.levels import choose_order
from tatami.bots.plans import plans
from tatami.bots.search import search_of
from tatami.core.bot import Plan
from tatami.core.errors import BadOptions
from tatami.core.game import State
from tatami.core.json_types import JsonObject, Position, Record
from tatami.core.routes import Complaint, routes_of
from tatami.core.words import LANGUAGES, speak
from tatami.server import analysis_routes, lesson_routes, presenter
from tatami.server.request_context import options_message
from tatami.tables import dealing, snapshots
from tatami.tables.entries import Entry
from tatami.tables.game_log import GameLog
from tatami.tables.loader import read_record
from tatami.tables.schema import Row
from tatami.tables.starts import PackedState, first_state, pack, unpacked_state


def ready() -> None:
    """Is done as soon as a worker has loaded everything."""


# -- bots


def choose_actions(known: Sequence[object], bot: str, seed: str) -> list[int]:
    """What a bot plays, and what right after it if nothing comes between."""
    return [int(action) for action in choose_order(Knowledge.unpack(known), bot, seed)]


def choose_by_habit(known: Sequence[object], seed: str) -> list[int]:
    """Without a search: its machine code is still being made."""
    seen = Knowledge.unpack(known)
    return [search_of(seen.game).habit_interpreted(seen, Random(seed).getrandbits(64))]


def hints(known: Sequence[object]) -> list[Advice]:
    return hint(Knowledge.unpack(known))


def plans_of_figures(known: Sequence[object]) -> list[Plan]:
    return plans(Knowledge.unpack(known))


def analyse(record: Record, iterations: Mapping[str, int]) -> Generator[object, None, dict[str, list[float | None]]]:
    """First how many decisions there are, then each as it is told in every language; last what they say together."""
    plies = [ply for ply, _, _ in analysis.decisions(record)]
    yield len(plies)
    each = max(iterations["fewest"], min(iterations["most"], iterations["all"] // max(1, len(plies))))
    moves = []
    for move, (_, state, _) in zip(analysis.analyse_moves(record, each), analysis.decisions(record), strict=True):
        moves.append(move)
        yield {name: msgspec.to_builtins(analysis_routes.judged_move(state, move, speak(name))) for name in LANGUAGES}
    summary = analysis.summed_up(record, moves, each)
    return {"swings": list(summary.swings), "accuracy": list(summary.accuracy)}


# -- what strangers wrote


def check_options(name: str, options: JsonObject, language: str) -> list[Complaint]:
    """What is wrong with options, in words."""
    game, words = tatami.game(name), speak(language)
    found = game.complaints(options, words)
    if not found:
        try:
            game.complete(options)
        except BadOptions as error:
            found = [Complaint(options_message(error, words), [], [])]
        except ValueError as error:
            found = [Complaint(str(error)[:500], [], [])]
    return found


def picture_of_setup(name: str, options: JsonObject, language: str) -> str:
    """The picture of a set-up that somebody shares (a game's `shared_setup`); ValueError if it cannot be played."""
    game, words = tatami.game(name), speak(language)
    shared = game.part("shared_setup")
    if shared is None:
        raise ValueError(f"{name}: there are no set-ups to share in this game")
    if found := game.complaints(options, words):
        raise ValueError(found[0].text)
    picture: str = shared.picture(game.complete(options))
    return picture


def ask_game(name: str, route: str, body: JsonObject, language: str) -> bytes:
    """What a game answers to one of its own routes."""
    asked = next(one for one in routes_of(tatami.game(name)) if one.name == route and one.body is not None)
    return protocol.encode(asked.answers(msgspec.convert(body, asked.body), speak(language)))


def start(row: Row) -> PackedState:
    """How a table begins, worked out once; `row` has at least game, rules, options, figures and position."""
    game = tatami.game(row["game"])
    return pack(first_state({**row, "options": game.complete(row["options"])}, game))


def read_log(id: str, begin: PackedState, entries: list[object]) -> Row:
    """A stored game played through: what snapshots keep of it."""
    play = GameLog(unpacked_state(begin))
    for entry in entries:
        play.add(msgspec.convert(entry, Entry))
    return snapshots.snapshot_row(id, play)


def take_in(record: Record, id: str, instant: int) -> tuple[PackedState, list[Entry], Row]:
    """A record from elsewhere: how it begins, its log, and what snapshots keep of it."""
    play = read_record(record, instant)
    return pack(play.start), [step.entry for step in play.steps], snapshots.snapshot_row(id, play)


# -- games looked at again


def replay(
    id: str, begin: PackedState, entries: list[object], end: bytes, seat: int | None, opened: bool, language: str,
    span: tuple[int, int], moves: bool, board: bool, texts: bool,
) -> bytes:  # fmt: skip
    state = unpacked_state(begin)
    log = [msgspec.convert(entry, Entry) for entry in entries]
    past = presenter.ReplaySource(id, state, log, state.at(np.frombuffer(end, np.uint8)), seat, opened)
    return protocol.encode(presenter.replay_seen(past, speak(language), span, moves, board, texts))


def position_at(begin: PackedState, entries: list[object], ply: int) -> tuple[Position, bool]:
    """The whole truth after so many actions, and whether a seat has something to decide there."""
    play = GameLog(unpacked_state(begin))
    for entry in entries[:ply]:
        play.add(msgspec.convert(entry, Entry))
    return play.state.position(), play.state.to_act is not None


def chances(record: Record) -> bytes:
    found = [
        protocol.ChanceSeen(place, [protocol.Outcome(notation, str(share)) for notation, share in outcomes])
        for place, outcomes in dealing.chances(record)
    ]
    return protocol.encode(found)


# -- looking ahead


def outlook(begin: PackedState, seat: int, about: str) -> JsonObject:
    state: State = unpacked_state(begin)
    return state.game.outlook(state, seat, about)


def odds(begin: PackedState) -> JsonObject:
    state: State = unpacked_state(begin)
    return state.game.odds(state)


def try_lesson(game: str, lesson: str, moves: list[str | int], language: str, texts: bool) -> bytes:
    return protocol.encode(lesson_routes.lesson_after(game, lesson, moves, speak(language), texts))


def lesson_outlook(game: str, lesson: str, moves: list[str | int], about: str) -> tuple[int, JsonObject]:
    return lesson_routes.outlook_after(game, lesson, moves, about)
