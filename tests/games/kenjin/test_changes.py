"""What machine code writes of changes makes the next view of the one before."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tatami.core.compiled import JIT
from tatami.core.game import State
from tatami.games.kenjin.changes import written

from .scenes import KENJIN, TABLES

compiled = pytest.mark.skipif(not JIT, reason="nothing is compiled")


def seen(state: State, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.view(seat)))
    del view["actions"]
    return view


def merged(view: dict[str, Any], told: tuple[bytes, bytes, bytes]) -> dict[str, Any]:
    """As clients do it; what is told must really be different."""
    fields, gone, parts = map(msgspec.json.decode, told)
    for name, value in fields.items():
        assert name not in view or view[name] != value
        view[name] = value
    for name in gone:
        del view[name]
    for name, elements in parts.items():
        for place, value in elements.items():
            assert view[name][int(place)] != value
            view[name][int(place)] = value
    return view


@compiled
@pytest.mark.rule("KJ-9.1")
@pytest.mark.parametrize("options", TABLES)
def test_changes_make_the_next_view(options: dict[str, Any]) -> None:
    """Sockets look after every move or now and then, through the same eyes or others; undone moves come in between."""
    rng = random.Random(3)
    for _ in range(4):
        state = KENJIN.new(**options)
        eyes = (*range(state.seats), None)
        sights = [(state.copy(), seat, seen(state, seat)) for seat in eyes]
        while state.to_act is not None:
            before = state.copy()
            state.apply(rng.choice(state.actions()))
            for place, (old, through, view) in enumerate(sights):
                seat = through if rng.random() < 0.7 else rng.choice(eyes)
                told = written(old, through, state, seat)
                if state.to_act is None:
                    assert told is None, "the result is part of a whole table"
                elif rng.random() < 0.7:
                    assert told is not None
                    assert merged(view, told) == seen(state, seat)
                    sights[place] = (state.copy(), seat, view)
            if state.to_act is not None and rng.random() < 0.1:
                state = before


@compiled
@pytest.mark.rule("KJ-9.2")
def test_changes_tell_nothing_of_what_a_seat_cannot_know() -> None:
    """Whatever may be true where a seat cannot look, it is told the same."""
    rng = random.Random(5)
    state = KENJIN.new(players=4)
    while state.to_act is not None:
        before = state.copy()
        state.apply(rng.choice(state.actions()))
        if state.to_act is None:
            break
        for seat in (*range(4), None):
            other = state.redeal(seat, random.Random(7))
            assert written(before, seat, other, seat) == written(before, seat, state, seat)
