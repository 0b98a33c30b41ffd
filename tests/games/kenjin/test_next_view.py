"""The view that is made from the one before is the view."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tatami.games.kenjin.view import next_view, sent_view

from .scenes import KENJIN, TABLES


def as_sent(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.rule("KJ-9.1")
@pytest.mark.parametrize("options", TABLES)
def test_next_views_are_what_everybody_may_know(options: dict[str, Any]) -> None:
    """Seats look after every move, or now and then; undone moves come in between."""
    rng = random.Random(3)
    state = KENJIN.new(**options)
    latest = sent_view(state, None)
    views = {seat: sent_view(state, seat) for seat in (*range(state.seats), None)}
    while state.to_act is not None:
        taken_back = rng.random() < 0.1
        before = state.copy()
        state.apply(rng.choice(state.actions()))
        for seat in views:
            if rng.random() < 0.7:
                latest = views[seat] = next_view(state, seat, views[seat], latest)
                plain = state.view(seat)
                del plain["actions"]
                assert as_sent(views[seat]) == as_sent(plain)
        if taken_back:
            state = before
