"""Batches draw a card without listing all: the very card that a list of all, with its weights, would give."""

from __future__ import annotations

from random import Random

import numpy as np

from tatami import CHANCE, State
from tatami.core.chance import stream, weighted
from tatami.core.record import open_record
from tatami.games.samurai_spirit import GAME
from tatami.games.samurai_spirit.batch import draw_outcome
from tatami.games.samurai_spirit.rules.decisions import chance
from tatami.games.samurai_spirit.rules.table import Figures, Step
from tests.kit.tables import TABLES

CAUTIOUS = ("defend", "pass", "support")


def some_action(state: State, rng: Random) -> int:
    """Often a cautious one: then games last for more than a round."""
    actions = state.actions()
    cautious = [action for action in actions if state.notation(action).startswith(CAUTIOUS)]
    return rng.choice(cautious if cautious and rng.random() < 0.6 else actions)


def test_a_draw_is_the_one_from_the_list() -> None:
    out, weights = GAME.engine.choices(), GAME.engine.weights()
    rng, seen = Random(1), set()
    for options in TABLES["samurai-spirit"] * 40:
        state = GAME.new(**options)
        while state.to_act is not None:
            if state.to_act == CHANCE:
                t, f = state.open(), open_record(Figures, state._figures)
                seen.add((Step(t.decision), int(t.round_number), bool(t.dolls_due)))
                for _ in range(20):
                    one, other = (stream(seed) for seed in [rng.getrandbits(64)] * 2)
                    drawn = draw_outcome(t, f, one, out, weights)
                    assert drawn == out[weighted(other, weights, chance(t, f, out, weights))]
                    assert np.array_equal(one, other)
            state.apply(some_action(state, rng))
    rounds = {(step, number) for step, number, _ in seen}
    assert rounds >= {(Step.FIGHT_CARD, 1), (Step.FIGHT_CARD, 2), (Step.INTRUDER_CARD, 1), (Step.INTRUDER_CARD, 2)}
    assert seen >= {(Step.FIGHT_CARD, 1, True), (Step.FIGHT_CARD, 1, False), (Step.INTRUDER_CARD, 1, True)}
