"""Snapshots: long games open without being played again. The log stays the truth; what does not fit it is dropped."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache

import msgspec
import numpy as np

from tatami.core.events import Event
from tatami.core.game import Game, State
from tatami.core.json_types import JsonObject
from tatami.core.record import dtype_of
from tatami.tables.entries import Entry
from tatami.tables.game_log import GameLog, Step
from tatami.tables.schema import Row

EVERY = 100
"""Entries of the log between two snapshots, at least."""


class StepSnapshot(msgspec.Struct, array_like=True):
    """What a step holds beside its entry."""

    action: int | None
    ply: int
    shown: tuple[str | None, ...]
    events: list[Event]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(list[StepSnapshot]).decode


@lru_cache(maxsize=16)
def layout_of(game: Game) -> str:
    """Changes whenever the bytes of a state mean something else."""
    told = repr([game.name, game.rules_version, dtype_of(game.engine.table)])
    return hashlib.sha256(told.encode()).hexdigest()


def digest_of(state: State, steps: bytes) -> str:
    return hashlib.sha256(state.digest().encode() + steps).hexdigest()


def is_due(play: GameLog) -> bool:
    """Between turns only: then there is nothing that could be undone."""
    return play.version - play.kept >= EVERY and not play.earlier


def snapshot_row(table_id: str, play: GameLog) -> JsonObject:
    """A row with the state as it is now, and the steps since the last snapshot."""
    steps = encode(
        [StepSnapshot(step.action, step.ply, step.shown, list(step.events)) for step in play.steps[play.kept :]]
    )
    return {
        "table_id": table_id, "version": play.version, "layout": layout_of(play.state.game),
        "state": play.state.open().tobytes(), "steps": steps, "digest": digest_of(play.state, steps),
    }  # fmt: skip


def restore(start: GameLog, rows: Sequence[Row], entries: Sequence[Entry]) -> GameLog | None:
    """The game at the last snapshot; None if the snapshots do not fit the program, each other or the log."""
    play = start.fork()
    game = play.state.game
    try:
        for row in rows:
            if row["layout"] != layout_of(game):
                return None
            play.state = play.start.at(np.frombuffer(row["state"], np.uint8))
            if digest_of(play.state, row["steps"]) != row["digest"]:
                return None
            log = entries[play.version : row["version"]]
            for entry, kept in zip(log, decode(row["steps"]), strict=True):
                play.keep(Step(entry, kept.action, kept.ply, kept.shown, kept.events))
                play.ply = kept.ply
                if play.times is not None:
                    play.times.keep(entry)
            play.kept = row["version"]
    except (ValueError, msgspec.MsgspecError):
        return None
    return play if play.version == play.kept else None
