"""PettingZoo's and Gymnasium's own tests, and what is ours in those environments."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import tatami
from tatami.research import observe, pettingzoo
from tatami.research.gymnasium import LearnerEnv
from tatami.research.observations import observed
from tatami.research.turns import Mask
from tests.research.test_batch import every_table


# PettingZoo's own games with action masks observe dictionaries too; it knows them by name, and warns of others.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@every_table
def test_pettingzoos_own_api_test(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    api_test(environments(name).env(**options), num_cycles=60)


@pytest.mark.parametrize("name", observed())
def test_pettingzoos_own_seed_test(name: str) -> None:
    seed_test(environments(name).env, num_cycles=60)


@pytest.mark.parametrize("name", observed())
def test_pettingzoos_own_render_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(environments(name).env)
    assert capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("name", observed())
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


@pytest.mark.parametrize("name", observed())
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


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
@pytest.mark.parametrize("name", observed())
def test_gymnasiums_own_check(name: str, mode: str) -> None:
    check_env(LearnerEnv(name, illegal="lose", render_mode=mode), skip_render_check=True)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_learner_meets_bots_until_the_game_is_over(seat: int) -> None:
    env = LearnerEnv("kenjin", seat=seat)
    observation, _ = env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        assert env.position.to_act == seat
        action = int(np.flatnonzero(observation["action_mask"])[-1])
        observation, reward, over, _, _ = env.step(action)
    assert reward == env.position.returns()[seat]


def test_a_learner_chooses_what_an_illegal_action_does() -> None:
    strict, soft = LearnerEnv("kenjin"), LearnerEnv("kenjin", illegal="lose")
    strict.reset(seed=1)
    soft.reset(seed=1)
    with pytest.raises(tatami.IllegalAction):
        strict.step(0)
    assert soft.step(0)[1:3] == (-1.0, True)
    for given, told in (({"illegal": "skip"}, "'raise' or 'lose'"), ({"seat": 2}, "seats 0 to 1")):
        with pytest.raises(ValueError, match=told):
            LearnerEnv("kenjin", **given)
