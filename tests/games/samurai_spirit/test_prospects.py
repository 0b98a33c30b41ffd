"""The net that tells the search how likely samurai still win: what it looks at, what it says, and how it learns."""

from __future__ import annotations

import importlib
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
        yield importlib.import_module("prospects")


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
    assert prospects.FILE.stat().st_size < 100_000


def test_without_weights_all_is_open_and_the_last_bias_decides() -> None:
    state, weights = table("kanbei", "kyuzo"), np.zeros(prospects.WEIGHTS, np.float32)
    assert prospect(state, weights) == 0.5
    weights[prospects.LAST_BIAS] = 2.0
    assert prospect(state, weights) == pytest.approx(1 / (1 + np.exp(-2.0)))


@pytest.mark.parametrize("seed", range(3))
def test_the_compiled_net_says_what_the_fitted_one_says(learner: ModuleType, seed: int) -> None:
    weights = shipped()
    net = learner.parts_of(weights)
    for state in before_actions(seed):
        row, x = np.zeros(learner.ROW, np.float32), np.zeros(prospects.AT_END, np.float32)
        learner.write_row(*opened(state), x, row)
        assert prospect(state, weights) == pytest.approx(float(learner.forward(net, row[None])[0][0]), abs=1e-4)


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
    net = {name: part.astype(np.float64) for name, part in learner.parts_of(shipped()).items()}
    rows = []
    for state in before_actions(5):
        rows.append(np.zeros(learner.ROW, np.float32))
        learner.write_row(*opened(state), np.zeros(prospects.AT_END, np.float32), rows[-1])
    inputs, aims = np.array(rows, np.float64), np.random.default_rng(1).random(len(rows))

    def loss() -> float:
        hopes = learner.forward(net, inputs)[0]
        return float(-(aims * np.log(hopes) + (1 - aims) * np.log(1 - hopes)).mean())

    for name, slope in learner.gradient(net, inputs, aims).items():
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        net[name][place] += 1e-6
        above = loss()
        net[name][place] -= 2e-6
        assert slope[place] == pytest.approx((above - loss()) / 2e-6, rel=1e-3), name
        net[name][place] += 1e-6


@pytest.mark.slow  # the games of the learner are compiled for it alone
def test_a_round_of_learning_fits_its_games_better(learner: ModuleType) -> None:
    net = learner.first_weights(1)
    player = learner.LookAhead(net, by_habit=True)
    player.play(learner.first_state(Random(1)), 1)
    games = learner.play_games(player, 0.3, "test")
    fitted = learner.fit(net, games.rows, games.aims, 60, 2e-3, 0)
    assert games.count > 10
    assert learner.loss(fitted, games.rows, games.aims) < 0.7 * learner.loss(net, games.rows, games.aims)


@pytest.mark.slow
def test_a_game_of_the_search_tells_what_lay_on_the_table(learner: ModuleType) -> None:
    searcher = learner.Searcher(shipped(), 40)
    games = learner.play_games(searcher, 0.0, "test")
    assert games.count == 1 and len(games.rows) == len(games.aims) > 10
    assert ((games.aims >= 0.0) & (games.aims <= 1.0)).all()
    assert (games.rows[:, :3].sum(1) == 1).all(), "one of three rounds"


def test_what_was_found_counts_the_less_the_later(learner: ModuleType) -> None:
    aims = learner.aims_of(np.array([0.5, -1.0, 0.2]), 1.0, 0.5)
    assert aims.tolist() == pytest.approx([0.55, 0.6, 0.6])
