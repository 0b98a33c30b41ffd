"""Steps that are written from numbers say what steps made of objects say."""

from __future__ import annotations

import random

import msgspec
import pytest

import tatami
from tatami import protocol
from tatami.core.game import CHANCE
from tatami.server.presenter import step_seen
from tatami.server.step_writer import FreshSteps
from tatami.tables.entries import Entry, EntryKind
from tatami.tables.game_log import GameLog, Step


@pytest.mark.parametrize("name", tatami.games())
def test_every_seat_is_told_the_same_steps(name: str) -> None:
    game, rng = tatami.game(name), random.Random(4)
    play = GameLog(game.new())
    while play.version < 150 and play.state.to_act is not None:
        state = play.state
        action = rng.choice(state.actions())
        play.act(Entry(play.version, EntryKind.ACT, state.to_act or 0, state.notation(action)), action)
    assert any(step.entry.actor == CHANCE for step in play.steps)
    stored = [Step(one.entry, one.action, one.ply, one.shown, list(one.events)) for one in play.steps[:9]]
    for steps in (*([one] for one in play.steps), play.steps, stored):
        fresh = FreshSteps(game, steps)
        for seat in (*range(play.state.seats), None):
            seen = [step_seen(one, one.events, seat, game, None, ()) for one in steps]
            assert msgspec.json.decode(fresh.for_seat(seat)) == msgspec.json.decode(protocol.encode(seen))
