"""What is sent of a view is the view without its actions, whatever parts of it were written out before."""

from __future__ import annotations

import random

import msgspec
import pytest

import tatami
from tatami.server import presenter


@pytest.mark.parametrize("name", tatami.games())
def test_what_is_sent_is_the_view(name: str) -> None:
    game, rng, dealer = tatami.game(name), random.Random(7), tatami.Dealer(seed=7)
    state = game.new(**game.draw_options(2, rng))
    for ply in range(120):
        if state.to_act is None:
            break
        state.apply(dealer.deal(state) if state.to_act == tatami.CHANCE else rng.choice(state.actions()))
        if ply % 5 == 0 or state.to_act is None:
            for seat in (*range(state.seats), None):
                sent = msgspec.json.decode(msgspec.json.encode(presenter.sent_view(state, seat)))
                whole = {name: value for name, value in state.view(seat).items() if name != "actions"}
                assert sent == msgspec.json.decode(msgspec.json.encode(whole))
