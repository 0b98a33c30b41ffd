"""A batch draws a die without listing its faces (games/samourai/batch.py): the one that the list would give."""

from __future__ import annotations

import numpy as np

from tatami.core.chance import stream, weighted
from tatami.core.engine import CHANCE
from tatami.core.record import dtype_of
from tatami.games.samourai.batch import OUTCOMES, draw_outcome
from tatami.research import Batch
from tests.games.samourai.table import GAME


def test_a_die_falls_as_the_list_of_its_faces_would_have_it() -> None:
    engine = GAME.engine
    state = Batch(GAME, 1, seed=3, observe=False).state(0)
    while state._raw.view(dtype_of(engine.table))[0].to_act != CHANCE:
        state.apply(state.actions()[-1])
    t, f = state._raw.view(dtype_of(engine.table))[0], state._figures.view(dtype_of(engine.figures))[0]
    out, weights, faces = engine.choices(), engine.weights(), set()
    for seed in range(3000):
        one, other = stream(seed), stream(seed)
        count = engine.rules.chance(t, f, out, weights)
        drawn = draw_outcome(t, f, one, out, np.zeros(0))
        assert (count, drawn, one[0]) == (OUTCOMES, out[weighted(other, weights, count)], other[0])
        faces.add(int(drawn))
    assert len(faces) == OUTCOMES
