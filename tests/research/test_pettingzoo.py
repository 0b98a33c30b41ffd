"""PettingZoo's and Gymnasium's own tests, and what is ours in those environments."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import tatami
from tatami.research import observe, pettingzoo
from tatami.research.gymnasium import LearnerEnv
from tatami.research.observations import observed_games
from tatami.research.turns import Mask
from tests.research.test_batch import every_table


# PettingZoo's own games with action masks observe dictionaries too; it knows them by name, and warns of others.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@every_table
def test_pettingzoos_own_api_test(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    api_test(environments(name).env(**options), num_cycles=60)


@pytest.mark.parametrize("name", observed_games())
def test_pettingzoos_own_seed_test(name: str) -> None:
    seed_test(environments(name).env, num_cycles=60)


@pytest.mark.parametrize("name", observed_games())
def test_pettingzoos_own_render_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(environments(name).env)
    assert capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("name", observed_games())
def test_pettingzoos_own_performance_benchmark(name: str) -> None:
    performance_benchmark(environments(name).env())


def environments(name: str) -> pettingzoo.Environments:
    found = getattr(pettingzoo, f"tatami_{name.replace('-', '_')}_v1")
    assert isinstance(found, pettingzoo.Environments)
    return found


@every_table
def test_what_an_agent_gets_is_what_its_seat_may_know(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    env = environments(name).raw_env(**options)
    env.reset(seed=11)
    rng = random.Random(2)
    while not all(env.terminations.values()):
        observation, reward, *_ = env.last()
        seat = env.position.to_act
        assert reward == 0 and seat is not None and env.agent_selection == f"player_{seat}"
        assert (observation["observation"] == observe(env.position, seat)).all()
        assert np.flatnonzero(observation["action_mask"]).tolist() == env.position.actions()
        other = env.possible_agents[seat - 1]
        if other != env.agent_selection:
            assert not env.observe(other)["action_mask"].any()
        env.step(rng.choice(env.position.actions()))
    assert [env.last()[1] for _ in [env.agent_selection]] == [env.position.returns()[0]]
    assert list(env.rewards.values()) == env.position.returns()


@pytest.mark.parametrize("name", observed_games())
def test_a_game_that_nobody_looked_at_still_has_its_record(name: str) -> None:
    env = environments(name).env()
    env.reset(seed=4)
    for _ in range(3):
        for agent in env.agent_iter(40):
            observation, _, terminated, _, _ = env.last()
            env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
        record = env.unwrapped.position.record()
        assert tatami.replay(record).digest() == env.unwrapped.play.position.digest()
        assert (env.unwrapped.play.raw == env.unwrapped.position._raw).all()


def test_an_illegal_action_is_refused_by_its_rule() -> None:
    env = environments("kenjin").env()
    env.reset(seed=1)
    wish = tatami.game("kenjin").new().parse("assassin:1/1/1")
    with pytest.raises(tatami.IllegalAction, match=r"KJ-4\.4"):
        env.step(wish)
    observation = env.last()[0]
    env.step(int(observation["action_mask"].argmax()))  # nothing was played, and the game goes on
    assert len(env.unwrapped.position.history()) == 5


def test_calls_out_of_order_are_refused() -> None:
    env = environments("kenjin").env()
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        env.last()
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)


def test_what_is_not_zero_is_found_in_a_mask_and_in_what_is_made_of_it() -> None:
    mask = np.array([0, 1, 0, 0, 1], np.int8).view(Mask)
    for made in (mask, mask * 2.5, mask.reshape(1, 5), mask - 1):
        assert np.argwhere(made).tolist() == np.argwhere(np.array(made)).tolist()
    assert np.flatnonzero(mask).tolist() == [1, 4]


def test_an_unknown_environment_or_render_mode_says_what_there_is() -> None:
    with pytest.raises(AttributeError, match="tatami_go_v1: there are tatami_kenjin_v1"):
        _ = pettingzoo.tatami_go_v1
    with pytest.raises(ValueError, match="must be None, 'human', 'ansi' or 'rgb_array'"):
        environments("kenjin").env(render_mode="print")
    with pytest.raises(ValueError, match="must be None, 'ansi' or 'rgb_array'"):
        LearnerEnv("kenjin", render_mode="human")


@every_table
def test_the_state_for_centralised_critics_is_what_all_seats_know(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    env = environments(name).raw_env(**options)
    env.reset(seed=3)
    for _ in range(12):
        seats = range(env.fresh.seats)
        assert env.state_space.contains(env.state())
        assert (env.state() == np.concatenate([observe(env.position, seat) for seat in seats])).all()
        env.step(env.position.actions()[0])


@pytest.mark.parametrize("wrapped", [False, True])
@pytest.mark.parametrize("name", observed_games())
def test_an_environment_pickles_in_the_middle_of_a_game(name: str, wrapped: bool) -> None:
    env = environments(name).env() if wrapped else environments(name).raw_env()
    pickle.loads(pickle.dumps(env)).reset(seed=1)
    env.reset(seed=2)
    for _ in range(10):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(10):  # chance goes on alike in both
        for one in (env, twin):
            one.step(int(one.last()[0]["action_mask"].argmax()))
        assert twin.agent_selection == env.agent_selection
        assert twin.unwrapped.position == env.unwrapped.position
    assert twin.unwrapped.position.record() == env.unwrapped.position.record()


@pytest.mark.parametrize("wish", [-1, 2**40, 3.5, None, "lord@1"])
def test_an_impossible_number_is_an_illegal_action_in_an_environment(wish: Any) -> None:
    env = environments("kenjin").env()
    env.reset(seed=1)
    with pytest.raises(tatami.IllegalAction):
        env.step(wish)
