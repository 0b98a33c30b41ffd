"""The net that tells the search how likely samurai still win: what it looks at, what it says, and how it learns."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tatami import CHANCE, Dealer, State
from tatami.bots.iteration import MOST_SEATS
from tatami.core.record import Array, dtype_of
from tatami.games.samurai_spirit import prospects
from tatami.games.samurai_spirit.rules.table import Step
from tests.games.samurai_spirit.tables import GAME, table

BENCH = Path(__file__).parents[3] / "bench"


@pytest.fixture(scope="module")
def learner() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(BENCH))
        yield importlib.import_module("samurai_spirit_prospects")


def shipped() -> Array:
    weights: Array = np.load(prospects.FILE).astype(np.float32)
    return weights


def opened(state: State) -> tuple[Any, Any]:
    engine = GAME.engine
    return state._raw.view(dtype_of(engine.table))[0], state._figures.view(dtype_of(engine.figures))[0]


def prospect(state: State, weights: Array) -> float:
    return prospects.prospect(*opened(state), np.append(np.zeros(MOST_SEATS), prospects.memory_for(weights)))


def before_actions(seed: int) -> Iterator[State]:
    """The states of a game played at random in which an action is to be chosen."""
    rng, dealer = Random(seed), Dealer(seed)
    state = GAME.new(**{**GAME.draw_options(rng.randint(2, 7), rng), "difficulty": rng.choice(["easy", "hard"])})
    while state.to_act is not None:
        if state.to_act != CHANCE and opened(state)[0]["decision"] == Step.ACTION:
            yield state
        state.apply(dealer.choose(state))


def test_results_have_room_before_the_net() -> None:
    assert prospects.RESULTS == MOST_SEATS


def test_the_shipped_weights_fit() -> None:
    weights = shipped()
    assert weights.shape == (prospects.WEIGHTS,) and np.isfinite(weights).all()
    assert prospects.FILE.stat().st_size < 200_000


def test_without_weights_all_is_open_and_the_last_bias_decides() -> None:
    state, weights = table("kanbei", "kyuzo"), np.zeros(prospects.WEIGHTS, np.float32)
    assert prospect(state, weights) == 0.5
    weights[prospects.LAST_BIAS] = 2.0
    assert prospect(state, weights) == pytest.approx(1 / (1 + np.exp(-2.0)))


@pytest.mark.parametrize("seed", range(3))
def test_the_compiled_net_says_what_the_fitted_one_says(learner: ModuleType, seed: int) -> None:
    weights = learner.fitting.first_weights(learner.SHAPES, seed)
    for state in before_actions(seed):
        row = np.zeros(learner.ROW, np.float32)
        learner.write_row(*opened(state), row)
        (fitted,), _ = learner.forward(learner.parts_of(weights), row[None])
        assert prospect(state, learner.shipped(weights)) == pytest.approx(float(fitted), abs=1e-4)


def test_only_the_middle_of_a_turn_needs_what_does_not_ship(learner: ModuleType) -> None:
    rng, dealer = Random(1), Dealer(1)
    state, row, inside = GAME.new(samurai=["kanbei", "kyuzo", "gorobei"]), np.zeros(learner.ROW, np.float32), 0
    while state.to_act is not None:
        learner.write_row(*opened(state), row)
        seats = row[learner.ALL_TABLE : -1].reshape(-1, learner.ALL_SEAT)
        more = row[prospects.TABLE_INPUTS : learner.ALL_TABLE].any() or seats[:, prospects.SEAT_INPUTS :].any()
        assert more == (opened(state)[0]["decision"] != Step.ACTION)
        inside += bool(more)
        state.apply(dealer.choose(state) if state.to_act == CHANCE else rng.choice(state.actions()))
    assert inside


def test_where_samurai_sit_does_not_matter() -> None:
    """The same table, seen from one chair further on."""
    lines = [{"line": ["P3-01"], "left": ["P1-02"]}, {"line": ["P2-04"], "side": "animal"}, {"line": []}]
    samurai = ["kanbei", "kyuzo", "gorobei"]
    one = table(*samurai, seats=lines, turn=0, pending=[{"step": "action", "who": 0}])
    turned = table(
        *samurai[-1:], *samurai[:-1], seats=[lines[-1], *lines[:-1]], turn=1, pending=[{"step": "action", "who": 1}]
    )
    weights = shipped()
    assert prospect(one, weights) == pytest.approx(prospect(turned, weights), abs=1e-6)


def test_more_wounds_and_fewer_farmsteads_are_worse() -> None:
    """The net has learnt what everybody knows."""
    samurai, weights = ("kanbei", "kyuzo", "gorobei", "daisuke"), shipped()
    whole = table(*samurai, difficulty="normal")
    burnt = table(*samurai, difficulty="normal", farmsteads=2)
    wounded = table(*samurai, difficulty="normal", seats={k: {"side": "animal", "wound": True} for k in range(4)})
    assert prospect(whole, weights) > prospect(burnt, weights)
    assert prospect(whole, weights) > prospect(wounded, weights)


def test_the_slope_of_the_fit_is_right(learner: ModuleType) -> None:
    net = learner.parts_of(learner.fitting.first_weights(learner.SHAPES, 2).astype(np.float64))
    rows = []
    for state in before_actions(5):
        rows.append(np.zeros(learner.ROW, np.float32))
        learner.write_row(*opened(state), rows[-1])
    inputs, aims = np.array(rows, np.float64), np.random.default_rng(1).random(len(rows))

    def loss() -> float:
        return float(learner.loss_of(learner.forward(net, inputs)[0], aims))

    for name, slope in learner.gradient(net, inputs, aims)[0].items():
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        net[name][place] += 1e-6
        above = loss()
        net[name][place] -= 2e-6
        assert slope[place] == pytest.approx((above - loss()) / 2e-6, rel=1e-3), name
        net[name][place] += 1e-6


def test_a_decision_is_worth_what_follows_and_what_was_expected(learner: ModuleType) -> None:
    """Two games; the first ends after its second decision, the second makes that one at random."""
    nothing, rows = np.zeros(0, np.int64), np.zeros((2, 1))
    first = learner.Decisions(rows, np.zeros(2, bool), np.array([0.5, 0.5]), np.zeros(2, bool), np.array([-1.0, -1.0]),
                              np.arange(2), rows)  # fmt: skip
    second = learner.Decisions(rows, np.array([True, False]), np.array([0.8, 0.4]), np.array([False, True]),
                               np.array([1.0, -1.0]), nothing, rows[:0])  # fmt: skip
    _, (after_second, _, after_first, begun) = learner.aims_of([first, second], np.array([0.3, 0.9]), trust=0.5)
    assert after_second.tolist() == [0.9], "the position of a game that is over is not learnt"
    assert after_first.tolist() == pytest.approx([0.9, 0.4])
    assert begun.tolist() == pytest.approx([0.7, 0.45])


@pytest.mark.slow  # the loops of the learner are compiled for it alone
def test_the_learner_learns_stops_and_goes_on(learner: ModuleType, tmp_path: Path) -> None:
    settings = learner.Settings(games=96, steps=24, iterations=12, habit=4, batch=512, seed=7)
    learner.Learner(tmp_path, settings._replace(iterations=10)).learn(600)
    learner.Learner(tmp_path, settings).learn(600)
    lines = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text("utf-8").splitlines()]
    assert [line["iteration"] for line in lines] == [10, 12]
    assert lines[1]["loss"] < lines[0]["loss"] < 0.68, "a coin has 0.69"
    assert np.load(tmp_path / "weights.npy").shape == (prospects.WEIGHTS,)


def test_an_unknown_setting_is_named(learner: ModuleType) -> None:
    with pytest.raises(ValueError, match="speed: no such setting; there are games"):
        learner.settings_from(["speed=3"])
