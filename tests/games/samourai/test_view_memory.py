"""A view is made from what figures looked like before: it is the same as one made afresh, and belongs to its caller."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tatami import State
from tatami.games.samourai import GAME
from tatami.games.samourai.view import LastCast, cast_of
from tests.kit.tables import TABLES, label

SCENARIOS = [("samourai", options) for options in TABLES["samourai"]]


def afresh(state: State, seat: int | None) -> Any:
    LastCast.figures = None
    return state.view(seat)


@pytest.mark.parametrize("table", SCENARIOS, ids=label)
def test_a_view_is_what_it_would_be_without_any_before_it(table: tuple[str, dict[str, Any]]) -> None:
    state, rng = GAME.new(**table[1]), Random(4)
    seen = []
    for _ in range(150):
        if state.to_act is None:
            break
        seen.append((state.copy(), [state.view(seat) for seat in (None, 0, 1)]))
        state.apply(rng.choice(state.actions()))
    for then, views in seen[::3]:
        assert [afresh(then, seat) for seat in (None, 0, 1)] == views


def test_whoever_changes_a_view_changes_only_that() -> None:
    state, rng = GAME.new(), Random(2)
    for _ in range(60):
        state.apply(rng.choice(state.actions()))
    first = state.view(0)
    kept = deepcopy(first)
    for figure in first["men"] + first["horses"]:
        for value in figure.values():
            if isinstance(value, list):
                value.append("changed")
        figure["place"] = "changed"
    first["corpses"]["A1"] = 9
    assert state.view(0) == kept


def test_what_is_remembered_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast_of.__globals__, "REMEMBERED", 8)
    LastCast.figures = None
    state, rng = GAME.new(), Random(3)
    for _ in range(40):
        state.view(0)
        state.apply(rng.choice(state.actions()))
    assert len(cast_of(state).seen) <= 8
