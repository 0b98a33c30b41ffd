"""Logs that share their past: what is tried on a fork is seen nowhere else."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import tatami
from tatami.tables import presence
from tatami.tables.entries import Entry, EntryKind
from tatami.tables.game_log import GameLog
from tatami.tables.presence import Presence


def moved(play: GameLog, choice: int) -> GameLog:
    fork, state = play.fork(), play.state
    action = state.actions()[choice]
    fork.act(Entry(play.version, EntryKind.ACT, state.to_act or 0, state.notation(action)), action)
    return fork


def texts(play: GameLog) -> list[str]:
    assert len(play.steps) == play.version == len(list(play.since(0)))
    return [step.entry.text for step in play.steps]


def test_forks_see_nothing_of_each_other() -> None:
    base = GameLog(tatami.game("kenjin").new())
    for _ in range(6):
        base = moved(base, 0)
    past = texts(base)
    first, second = moved(base, 0), moved(base, -1)
    assert texts(base) == past, "what is not stored yet is not told"
    assert texts(first)[:-1] == texts(second)[:-1] == past and texts(first) != texts(second)
    further = moved(moved(second, 0), 0)
    assert texts(first) == [*past, texts(first)[-1]] and texts(further)[: len(past) + 1] == texts(second)
    assert base.reaches_of_takeback() == base.fork().reaches_of_takeback()


def test_devices_are_forgotten_when_they_have_been_away_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that opens tables for weeks must not remember all of them."""
    clock, stored = [presence.SEEN_EVERY], []
    store: Any = SimpleNamespace(submit=lambda writes, then: stored.append(writes))
    monkeypatch.setattr(presence, "AWAY", 0.0)
    seen = Presence(store, lambda: clock[0])
    for number in range(50):
        table: Any = SimpleNamespace(id=f"table{number}", seats_of=lambda session: [0])
        seen.saw_session(table, "aiko")
        clock[0] += presence.SEEN_EVERY // 10
    assert len(stored) == 50 and len(seen.devices) < 15 and len(seen.last_seen) < 15
