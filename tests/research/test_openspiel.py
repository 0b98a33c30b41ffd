"""OpenSpiel's own tests for Python games, and its algorithms on ours."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import observation, policy
from open_spiel.python.algorithms import exploitability, get_all_states, ismcts, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import tatami
import tatami.research.openspiel as registered
from tatami.research import observe
from tatami.research.setups import setup, setups
from tests.research.exact import equilibrium_value

SMALL = "tatami_kenjin(start=last-turns)"
GAMES = [
    "tatami_kenjin(players=2)",
    "tatami_kenjin(players=3,setup=draft)",
    "tatami_kenjin(players=4,teams=True)",
    SMALL,
    "tatami_samourai(start=duel)",
    "tatami_samourai(scenario=ninja-night)",
    "tatami_samurai_spirit(start=last-round)",
    "tatami_samurai_spirit(samurai=kyuzo+daisuke,village_support=True,edition=en)",
    *(f"tatami_{name.replace('-', '_')}" for name in tatami.games() if name != "kenjin"),
]


GROWTH = [
    ("samurai-spirit", "last-round", [3, 25, 90, 249, 1178]),
    ("samourai", "duel", [1, 1, 1, 1, 2, 5, 9, 26, 64, 124, 175, 244, 348, 503]),
]


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_random_simulation(name: str) -> None:
    """Legal lists, clones, histories, returns and serialisation, as OpenSpiel asks of every game."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def walk(name: str, seed: int) -> Any:
    """The states of one random game."""
    rng = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=shares)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("name", [*GAMES[:3], "tatami_samourai(scenario=ninja-night)"])
def test_a_resampled_state_cannot_be_told_from_the_true_one(name: str) -> None:
    sampler = random.Random(4).random
    for state in walk(name, 1):
        if state.is_chance_node():
            continue
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, sampler)
        assert twin.current_player() == seat
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_string(seat) == state.observation_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
        assert twin.clone().information_state_string(seat) == state.information_state_string(seat)
        twin.apply_action(twin.legal_actions()[0])


@pytest.mark.parametrize("name", [*GAMES[:2], "tatami_samourai(scenario=ninja-night)"])
def test_an_information_state_holds_the_view(name: str) -> None:
    """Nobody sees more at the moment than his information state tells: equal past, equal view and choices."""
    views: dict[str, str] = {}
    for seed in range(1 if "samourai" in name else 6):
        for state in walk(name, seed):
            for seat in range(state.num_players()):
                past = state.information_state_string(seat)
                assert views.setdefault(past, state.observation_string(seat)) == state.observation_string(seat)


def test_an_information_state_holds_no_secret() -> None:
    """Two games that differ only in a card laid face down read the same to the other seat, and not to its owner."""
    state = pyspiel.load_game("tatami_kenjin").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    twin = state.clone()
    for game, card in ((state, "lord@1"), (twin, "brute@1")):
        game.apply_action(game.play.state.parse(card))
    assert state.information_state_string(1) == twin.information_state_string(1)
    assert state.information_state_string(0) != twin.information_state_string(0)
    assert "you lord@1" in state.information_state_string(0)


def test_tensors_are_those_of_the_seat() -> None:
    for state in walk("tatami_kenjin", 3):
        if not state.is_chance_node():
            seat = state.current_player()
            assert state.observation_tensor(seat) == observe(state.play.state, seat).astype(float).tolist()
    made = observation.make_observation(pyspiel.load_game("tatami_kenjin"))
    made.set_from(state, 0)
    assert made.dict["hand"].shape == (10,)


def test_utilities_are_zero_sum() -> None:
    for name in GAMES[:3]:
        for state in walk(name, 2):
            last = state
        end = last.clone()
        while not end.is_terminal():
            end.apply_action(end.legal_actions()[0])
        assert sum(end.returns()) == pytest.approx(0)
        assert max(end.returns()) <= 1


# -- small set-ups: exact work


def test_the_small_set_up_never_changes_size() -> None:
    game = pyspiel.load_game(SMALL)
    states = get_all_states.get_all_states(game, to_string=lambda state: state.history_str()).values()
    ends = sum(state.is_terminal() for state in states)
    told = {state.information_state_string() for state in states if not state.is_terminal()}
    assert (len(states), ends, len(told)) == (1759, 1296, 388)


def test_the_value_of_the_small_set_up() -> None:
    """A third: seat 1 must hide which cards it laid, and seat 0 must guess."""
    assert equilibrium_value(pyspiel.load_game(SMALL)) == pytest.approx(1 / 3)


def test_external_sampling_cfr_approaches_the_equilibrium() -> None:
    game = pyspiel.load_game(SMALL)
    random.seed(1)
    np.random.seed(1)  # noqa: NPY002 - OpenSpiel's solver draws from the global generator
    solver = ExternalSamplingSolver(game)
    found = [exploitability.exploitability(game, policy.UniformRandomPolicy(game))]
    for iterations in (10, 60):
        for _ in range(iterations):
            solver.iteration()
        found.append(exploitability.exploitability(game, solver.average_policy()))
    assert found[0] > found[1] > found[2]


def test_openspiels_ismcts_plays_a_game() -> None:
    """Its bot sees states that `redeal` makes, and beats nobody by more than its few simulations allow."""
    game = pyspiel.load_game("tatami_kenjin")
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=8,
        evaluator=mcts.RandomRolloutEvaluator(random_state=np.random.RandomState(1)),
        random_state=np.random.RandomState(2),
    )
    state = game.new_initial_state()
    rng = random.Random(3)
    while not state.is_terminal():
        if state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
    assert sum(state.returns()) == 0


def test_every_small_set_up_begins_and_an_unknown_one_says_which_there_are() -> None:
    for name in tatami.games():
        for start in setups(name):
            assert setup(name, start).to_act is not None
    with pytest.raises(ValueError, match="start=opening: kenjin has last-turns"):
        setup("kenjin", "opening")
    assert registered.COOPERATIVE


@pytest.mark.parametrize(("game", "start", "sizes"), GROWTH, ids=[start for _, start, _ in GROWTH])
def test_small_set_ups_grow_as_they_always_did(game: str, start: str, sizes: list[int]) -> None:
    """How many different states there are after one step, two steps and so on, chance included."""
    level = [setup(game, start)]
    grown = []
    for _ in sizes:
        found = {}
        for state in level:
            for action in state.actions() if state.to_act is not None else ():
                after = state.copy()
                after.apply(action)
                found.setdefault(after.digest(), after)
        level = list(found.values())
        grown.append(len(level))
    assert grown == sizes
