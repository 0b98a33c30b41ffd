"""Observation tensors: what a line says is what the view says. Games without the module `tensor` pass."""

from __future__ import annotations

import random

import numpy as np

from tatami.core.game import State
from tatami.core.registry import game as game_named
from tatami.research.observations import layout, observe, observed_games
from tatami.testing.walks import Check, Table, walk


def redealt_states_give_the_same_line(table: Table) -> None:
    rng = random.Random(3)
    for game in range(3 if table[0] in observed_games() else 0):
        for state, _ in walk(*table, f"tensors {game}"):
            for seat in range(state.seats):
                assert (observe(state.redeal(seat, rng), seat) == observe(state, seat)).all()


def every_cell_is_within_its_bounds(table: Table) -> None:
    if table[0] not in observed_games():
        return
    game = game_named(table[0])
    described = layout(game, game.complete(table[1]))
    low, high = described.bounds()
    for state, action in walk(*table, "bounds"):
        for seen in (state, state_after(state, action)):
            line = observe(seen, seen.seats - 1)
            wrong = [name for name, cells in described.places.items() if (line[cells] < low[cells]).any()]
            wrong += [name for name, cells in described.places.items() if (line[cells] > high[cells]).any()]
            assert not wrong


def state_after(state: State, action: int) -> State:
    twin = state.copy()
    twin.apply(action)
    return twin


def the_encoder_fills_the_whole_line(table: Table) -> None:
    """Whatever lay there before is written over, to the last cell."""
    if table[0] not in observed_games():
        return
    game = game_named(table[0])
    width = layout(game, game.complete(table[1])).width
    for state, _ in walk(*table, "width"):
        used, clean = np.full(width, 77, np.int8), np.zeros(width, np.int8)
        observe(state, 0, used)
        observe(state, 0, clean)
        assert (used == clean).all()


CHECKS: tuple[Check, ...] = (
    redealt_states_give_the_same_line,
    every_cell_is_within_its_bounds,
    the_encoder_fills_the_whole_line,
)
