"""Random walks through games: what most tests of the kit are about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import tatami
from tatami import Dealer, State


def walk(name: str, options: dict[str, Any], seed: int | str) -> Iterator[tuple[State, int]]:
    """Every state of one random game with the action about to be played; the state is played on afterwards."""
    state = tatami.game(name).new(**options)
    dealer = Dealer(f"{name}/{seed}")
    while state.to_act is not None:
        action = dealer.choose(state)
        yield state, action
        state.apply(action)
