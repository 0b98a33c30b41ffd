"""The net that tells the search how likely a side still wins: what it says, and how it learns."""

from __future__ import annotations

import importlib
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tatami import CHANCE, State
from tatami.bots.iteration import MOST_SEATS
from tatami.core.record import Array, dtype_of
from tatami.games.samourai import prospects
from tests.games.samourai.table import GAME, Table
from tests.kit.walks import walk

BENCH = Path(__file__).parents[3] / "bench"


@pytest.fixture(scope="module")
def learner() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(BENCH))
        yield importlib.import_module("samourai_prospects")


def shipped() -> Array:
    weights: Array = np.load(prospects.FILE).astype(np.float32)
    return weights


def opened(state: State) -> tuple[Any, Any]:
    engine = GAME.engine
    return state._raw.view(dtype_of(engine.table))[0], state._figures.view(dtype_of(engine.figures))[0]


def prospect(state: State, weights: Array) -> float:
    return prospects.prospect(*opened(state), np.append(np.zeros(MOST_SEATS), prospects.memory_for(weights)))


def looks(scenario: str) -> Iterator[State]:
    for ply, (state, _) in enumerate(walk("samourai", {"scenario": scenario}, "prospects")):
        if ply % 40 == 0 and state.to_act != CHANCE:
            yield state


def rows_of(learner: ModuleType, scenario: str) -> Array:
    rows = []
    for state in looks(scenario):
        rows.append(np.zeros(learner.ROW, np.float32))
        learner.write_row(*opened(state), rows[-1])
    return np.array(rows)


def test_results_have_room_before_the_net() -> None:
    assert prospects.RESULTS == MOST_SEATS


def test_the_shipped_weights_fit() -> None:
    weights = shipped()
    assert weights.shape == (prospects.WEIGHTS,) and np.isfinite(weights).all()
    assert prospects.FILE.stat().st_size < 2.1 * prospects.WEIGHTS, "halves"


def test_without_weights_all_is_open_and_the_last_bias_decides() -> None:
    state, weights = Table("torii", {"genzo": "C3"}).state, np.zeros(prospects.WEIGHTS, np.float32)
    assert prospect(state, weights) == 0.5
    weights[prospects.LAST_BIAS] = 2.0
    assert prospect(state, weights) == pytest.approx(1 / (1 + np.exp(-2.0)))


@pytest.mark.parametrize("scenario", ["torii", "ninja-night", "convoy", "crossroads"])
def test_the_compiled_net_says_what_the_fitted_one_says(learner: ModuleType, scenario: str) -> None:
    weights = shipped()
    net = learner.fitting.parts_of(weights, learner.SHAPES)
    told = [prospect(state, weights) for state in looks(scenario)]
    assert len(told) > 2
    assert told == pytest.approx(learner.forward(net, rows_of(learner, scenario))[0].tolist(), abs=1e-4)


def test_a_side_that_has_lost_men_is_worse_off() -> None:
    """The net has learnt what everybody knows."""
    state = next(look for look in looks("torii") if opened(look)[0]["turn"] > 0)
    before, weights = prospect(state, shipped()), shipped()
    figures = opened(state)[1]
    for side, worse in ((0, True), (1, False)):
        fallen = state.copy()
        men = fallen.open()["men"]
        for man in range(figures["men"]):
            if men[man]["side"] == side:
                men[man]["life"] = 2
        assert (prospect(fallen, weights) < before) is worse, "wounded, all of them"


def test_the_slope_of_the_fit_is_right(learner: ModuleType) -> None:
    net = {n: part.astype(np.float64) for n, part in learner.fitting.parts_of(shipped(), learner.SHAPES).items()}
    inputs = rows_of(learner, "convoy").astype(np.float64)
    aims = np.random.default_rng(1).random(len(inputs))

    def loss() -> float:
        hopes = learner.forward(net, inputs)[0]
        return float(-(aims * np.log(hopes) + (1 - aims) * np.log(1 - hopes)).mean())

    for name, slope in learner.gradient(net, inputs, aims).items():
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        net[name][place] += 1e-6
        above = loss()
        net[name][place] -= 2e-6
        assert slope[place] == pytest.approx((above - loss()) / 2e-6, rel=1e-3, abs=1e-6), name
        net[name][place] += 1e-6


def test_what_was_found_counts_the_less_the_later(learner: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learner, "TRUST", 0.5)
    aims = learner.aims_of([None, 0.5, None, 0.2, None], 1.0, 3)
    assert aims.tolist() == pytest.approx([0.55, 0.6, 1.0])


@pytest.mark.slow
def test_whoever_plays_takes_the_newest_net_and_leaves_games_to_learn_from(learner: ModuleType, tmp_path: Path) -> None:
    def play(number: int) -> None:
        learner.work(tmp_path, number, workers=9, playouts=6, span=2.0, habit=3.0, end=time.time() + 0.1)

    store = learner.Store(tmp_path)
    for number in range(12):
        play(number)
    store.take(store.unread())
    net = learner.fit(store.learnt, 1)
    assert store.learnt.by_habit.all() and store.learnt.loss(net) < np.log(2.0), "a coin's"
    learner.write_weights(tmp_path, net)
    play(12)
    (path,) = store.unread()
    new, games = store.take([path])
    assert path.name == "games-00012.npz" and games >= 1 and not new.by_habit.any()
