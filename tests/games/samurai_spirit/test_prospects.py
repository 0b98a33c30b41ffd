"""The net behind the search: it computes what its weights say, and better villages promise more."""

from __future__ import annotations

import numpy as np

from tatami import State, game
from tatami.core.record import Array, dtype_of
from tatami.games.samurai_spirit import prospects
from tatami.games.samurai_spirit.prospects import HIDDEN, PILES, SEAT, prospect, write_seat, write_table
from tatami.games.samurai_spirit.weights import WEIGHTS


def opened(state: State) -> tuple[np.void, np.void]:
    engine = state.game.engine
    return state._raw.view(dtype_of(engine.table))[0], state._figures.view(dtype_of(engine.figures))[0]


def hope(state: State) -> float:
    return float(prospect(*opened(state), np.zeros(8 + prospects.ROOM)))


def layer(first: int, rows: int) -> Array:
    return WEIGHTS[first : first + rows * HIDDEN].reshape(rows, HIDDEN)


def at_dawn(**changes: object) -> State:
    village = {"options": {"samurai": ["gorobei", "kanbei", "kyuzo"]}, "round": 2, "turn": 0, **changes}
    return game("samurai-spirit").position(village)


def test_it_computes_what_its_weights_say() -> None:
    state = at_dawn()
    t, f = opened(state)
    table = np.zeros(PILES, np.float32)
    write_table(t, f, table, 0)
    inner = []
    for who in range(state.seats):
        seat = np.zeros(SEAT, np.float32)
        write_seat(t, f, who, seat, 0)
        base = table @ layer(prospects.W_G, PILES) + WEIGHTS[prospects.W_B1 : prospects.W_G]
        inner.append(np.maximum(base + seat @ layer(prospects.W_S, SEAT), 0))
    outer = sum(inner) @ layer(prospects.W_P, HIDDEN) + table @ layer(prospects.W_G2, PILES)
    outer = np.maximum(outer + WEIGHTS[prospects.W_B2 : prospects.W_P], 0)
    standing = outer @ WEIGHTS[prospects.W_OUT : prospects.W_B3] + WEIGHTS[prospects.W_B3]
    assert np.isclose(hope(state), 1 / (1 + np.exp(-standing)), atol=1e-5)


def test_a_better_village_promises_more() -> None:
    assert hope(at_dawn()) > hope(at_dawn(farmsteads=2)) > hope(at_dawn(farmsteads=2, barricades=0))
