"""OpenSpiel's own tests for Python games, and its algorithms on ours."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from bench.exact import best, common_value, equilibrium_value, growth, uniform
from open_spiel.python import observation, policy
from open_spiel.python.algorithms import exploitability, get_all_states, ismcts, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import tatami
import tatami.research.openspiel
from tatami.research import Batch, observe
from tatami.research.openspiel import SpielBot
from tatami.research.setups import setup, setups

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


@pytest.mark.parametrize("name", [*GAMES[:4]])
def test_an_information_state_tensor_remembers_all_that_its_string_tells(name: str) -> None:
    """Perfect recall: two tensors are equal exactly where the strings are."""
    strings: dict[bytes, str] = {}
    tensors: dict[str, bytes] = {}
    for seed in range(4):
        for state in walk(name, seed):
            for seat in range(state.num_players()):
                string = state.information_state_string(seat)
                tensor = np.array(state.information_state_tensor(seat), np.float32).tobytes()
                assert strings.setdefault(tensor, string) == string
                assert tensors.setdefault(string, tensor) == tensor
    assert len(strings) > 20


def test_the_small_set_up_has_as_many_tensors_as_information_states() -> None:
    states = get_all_states.get_all_states(pyspiel.load_game(SMALL), to_string=lambda state: state.history_str())
    asked = [state for state in states.values() if not state.is_terminal()]
    tensors = {np.array(state.information_state_tensor(), np.float32).tobytes() for state in asked}
    assert len(tensors) == 388


def test_an_information_state_tensor_survives_saving_and_resampling() -> None:
    for state in walk("tatami_kenjin", 5):
        if state.is_chance_node():
            continue
        seat, tensor = state.current_player(), state.information_state_tensor()
        assert pickle.loads(pickle.dumps(state)).information_state_tensor(seat) == tensor
        twin = state.resample_from_infostate(seat, random.Random(1).random)
        assert twin.information_state_tensor(seat) == tensor
        other = twin.information_state_tensor(1 - seat)
        assert len(other) == len(tensor) and any(other)


@pytest.mark.parametrize("name", ["tatami_samourai", "tatami_samurai_spirit"])
def test_games_without_a_bound_to_recall_say_that_they_have_no_such_tensor(name: str) -> None:
    assert not pyspiel.load_game(name).get_type().provides_information_state_tensor


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


ISMCTS = """
import pyspiel, sys
import tatami.research.openspiel
bot = pyspiel.ISMCTSBot(
    seed=1, evaluator=pyspiel.RandomRolloutEvaluator(1, 1), uct_c=2.0, max_simulations=3, max_world_samples=-1,
    final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, use_observation_string=False,
    allow_inconsistent_action_sets=False,
)
for game in sys.argv[1:]:
    state = pyspiel.load_game(game).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for ask in (bot.step, bot.step_with_policy, bot.get_policy):
        try:
            ask(state)
            print("answered")
        except TypeError as error:
            print(error)
"""


def test_openspiels_ismcts_in_cpp_is_refused_instead_of_crashing() -> None:
    """In a process of its own: without the guard it crashes, as it does with OpenSpiel's own Python games."""
    command = [sys.executable, "-c", ISMCTS, "tatami_kenjin", "kuhn_poker"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    said = ["SpielBot"] * 3 + ["answered"] * 3
    assert [word in line for word, line in zip(said, ran.stdout.splitlines(), strict=True)] == [True] * 6


def test_our_search_plays_as_a_bot_of_openspiel() -> None:
    state = pyspiel.load_game("tatami_kenjin").new_initial_state()
    bots = [SpielBot(0, "iterations:60", seed=1), SpielBot(1, "random", seed=2)]
    returns = pyspiel.evaluate_bots(state, bots, 7)
    assert sum(returns) == 0 and state.is_terminal()


def test_a_bot_of_ours_plays_its_own_turn_in_our_games_only() -> None:
    state = next(state for state in walk("tatami_kenjin", 1) if not state.is_chance_node())
    with pytest.raises(ValueError, match="player 1 is not to act: player 0 is"):
        SpielBot(1, "random").step(state)
    with pytest.raises(TypeError, match="plays Tatami's games, not kuhn_poker"):
        SpielBot(0, "random").step(pyspiel.load_game("kuhn_poker").new_initial_state())


def test_the_value_of_the_last_cards_is_exact() -> None:
    """Partners who hide nothing: perfect play by dynamic programming, and uniform play, which a batch must meet."""
    start = setup("samurai-spirit", "last-cards")
    optimum, states = common_value(start, best)
    expected, _ = common_value(start, uniform)
    assert states == 79705 and optimum == pytest.approx(0.945887, abs=1e-6) and expected < optimum
    batch = Batch("samurai-spirit", 2000, seed=3, start=start, observe=False)
    batch.play_out()
    assert float(batch.rewards[:, 0].mean()) == pytest.approx(expected, abs=0.04)


def test_every_small_set_up_begins_and_an_unknown_one_says_which_there_are() -> None:
    for name in tatami.games():
        for start in setups(name):
            assert setup(name, start).to_act is not None
    with pytest.raises(ValueError, match="start=opening: kenjin has last-turns"):
        setup("kenjin", "opening")


@pytest.mark.parametrize(("game", "start", "sizes"), GROWTH, ids=[start for _, start, _ in GROWTH])
def test_small_set_ups_grow_as_they_always_did(game: str, start: str, sizes: list[int]) -> None:
    assert growth(setup(game, start), len(sizes)) == sizes
