"""Gymnasium's own check, and what is ours in its environments: one game, and many in a batch."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tatami
from tatami.research import Batch, observe
from tatami.research.gymnasium import BatchEnv, LearnerEnv, name_of, random_bot
from tatami.research.observations import observed_games


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
@pytest.mark.parametrize("name", observed_games())
def test_gymnasiums_own_check(name: str, mode: str) -> None:
    check_env(LearnerEnv(name, render_mode=mode), skip_render_check=True)


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
    strict, soft = LearnerEnv("kenjin", illegal="raise"), LearnerEnv("kenjin")
    strict.reset(seed=1)
    soft.reset(seed=1)
    with pytest.raises(tatami.IllegalAction):
        strict.step(0)
    *_, reward, over, _, info = soft.step(0)
    assert (reward, over) == (-1.0, True) and "is not legal now: KJ-" in info["illegal"]
    for given, told in (({"illegal": "skip"}, "'raise' or 'lose'"), ({"seat": 2}, "seats 0 to 1")):
        with pytest.raises(ValueError, match=told):
            LearnerEnv("kenjin", **given)


@pytest.mark.parametrize("name", observed_games())
def test_gymnasium_makes_every_game_by_its_name(name: str) -> None:
    env = gymnasium.make(name_of(name), seat=1)
    assert isinstance(env.unwrapped, LearnerEnv)
    check_env(env.unwrapped, skip_render_check=True)
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert (env.get_wrapper_attr("action_masks")() == (info["action_mask"] == 1)).all()


def play_first(env: LearnerEnv, seed: int) -> tuple[list[int], float]:
    """The first legal action until the game is over: who was asked for what, and what it brought."""
    observation, _ = env.reset(seed=seed)
    over, reward, asked = False, 0.0, []
    while not over:
        assert env.position.to_act == env.seat
        assert (observation["observation"] == observe(env.position, env.seat)).all()
        assert np.flatnonzero(env.action_masks()).tolist() == env.position.actions()
        asked.append(env.position.actions()[0])
        observation, reward, over, _, _ = env.step(asked[-1])
    assert tatami.replay(env.position.record()) == env.position
    return asked, reward


@pytest.mark.parametrize(
    "bot", ["random", random_bot, "iterations:4", "habit"], ids=["random", "function", "search", "habit"]
)
def test_a_bot_is_named_or_a_function(bot: Any) -> None:
    if bot is not random_bot:  # a function is asked like any bot, and draws from another stream
        assert play_first(LearnerEnv("kenjin", bot=bot), 3) == play_first(LearnerEnv("kenjin", bot=bot), 3)
    for seed in range(3):
        play_first(LearnerEnv("kenjin", seat=seed % 3, bot=bot, players=3), seed)
    with pytest.raises(ValueError, match="no such bot"):
        LearnerEnv("kenjin", bot="level:9")


def test_random_opponents_of_the_compiled_loop_choose_uniformly() -> None:
    """Seat 0's first card, over many games: every choice as often as the others, within five standard deviations."""
    env = LearnerEnv("kenjin", seat=1)
    counts: dict[str, int] = {}
    for seed in range(2000):
        env.reset(seed=seed)
        first = next(text for who, text in env.position.history() if who == 0)
        counts[first] = counts.get(first, 0) + 1
    start = tatami.game("kenjin").new()
    while start.to_act == tatami.CHANCE:
        start.apply(start.actions()[0])
    expected = 2000 / len(start.actions())
    assert set(counts) == {start.notation(action) for action in start.actions()}
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


def test_a_learners_environment_pickles_in_the_middle_of_a_game() -> None:
    env = LearnerEnv("kenjin", bot="iterations:4")
    observation, _ = env.reset(seed=4)
    env.step(int(observation["action_mask"].argmax()))
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(3):
        for one in (env, twin):
            one.step(one.position.actions()[0])
        assert twin.position.record() == env.position.record()


@pytest.mark.parametrize("wish", [-1, 2**40, 3.5, None])
def test_an_impossible_number_loses_or_is_raised(wish: Any) -> None:
    soft, strict = LearnerEnv("kenjin"), LearnerEnv("kenjin", illegal="raise")
    soft.reset(seed=1)
    strict.reset(seed=1)
    assert soft.step(wish)[1:3] == (-1.0, True)
    with pytest.raises(tatami.IllegalAction):
        strict.step(wish)


# -- many games in a batch


@pytest.mark.parametrize(("seat", "players", "bot"), [(0, 2, "random"), (2, 3, "random"), (1, 2, "iterations:3")])
def test_a_batch_of_games_asks_the_learner_only(seat: int, players: int, bot: str) -> None:
    env = BatchEnv("kenjin", 6, seat=seat, bot=bot, players=players)
    observation, info = env.reset(seed=5)
    ended = 0
    for _ in range(30 if bot == "random" else 8):
        assert env.observation_space.contains(observation)
        assert (env.batch.to_act == seat).all()
        for game in range(6):
            assert (observation["observation"][game] == observe(env.batch.state(game), seat)).all()
        actions = info["action_mask"].argmax(axis=1)
        observation, rewards, over, cut, info = env.step(actions)
        assert not cut.any() and (rewards[~over] == 0).all() and ((rewards >= 0) & (rewards <= 1)).all()
        ended += int(over.sum())
    assert bot != "random" or ended >= 6
    assert ended == env.batch.finished.sum()


def test_a_policy_may_play_the_other_seats() -> None:
    asked = []

    def policy(batch: Batch, games: Any) -> Any:
        asked.append(len(games))
        assert (batch.to_act[games] == 1).all()
        return batch.masks[games].argmax(axis=1)

    env = BatchEnv("kenjin", 3, bot=policy)
    observation, _ = env.reset(seed=1)
    for _ in range(4):
        observation, *_ = env.step(observation["action_mask"].argmax(axis=1))
    assert sum(asked) > 0


def test_gymnasium_makes_a_batch_by_its_name() -> None:
    env = gymnasium.make_vec(name_of("kenjin"), num_envs=4, vectorization_mode="vector_entry_point", players=2)
    assert isinstance(env.unwrapped, BatchEnv) and env.num_envs == 4
    first, second = (env.reset(seed=9)[0]["observation"] for _ in range(2))
    assert (first == second).all()
    with pytest.raises(tatami.IllegalAction, match="game 0 of the batch"):
        env.step(np.zeros(4, np.int64))
