"""Generators over a batch give exactly the games that the batch plays."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from tatami.core.record import Array
from tatami.research import Batch, observe
from tatami.research.observations import observed_games

every_game = pytest.mark.parametrize("name", observed_games())


@every_game
def test_transitions_are_what_the_batch_would_have_played(name: str) -> None:
    batch, twin = Batch(name, 5, seed=3), Batch(name, 5, seed=3)
    for chunk in islice(batch.transitions(4), 3):
        for t in range(4):
            assert np.array_equal(chunk.to_act[t], twin.to_act)
            assert np.array_equal(chunk.observations[t], twin.observations)
            assert np.array_equal(chunk.masks[t], twin.masks)
            assert chunk.masks[t][np.arange(5), chunk.actions[t]].all()
            twin.random_steps(1)
            assert np.array_equal(chunk.rewards[t], twin.rewards) and np.array_equal(chunk.done[t], twin.done)
    assert np.array_equal(batch.records, twin.records) and np.array_equal(batch.streams, twin.streams)


def test_the_actions_told_are_those_that_were_played() -> None:
    """After them the same cards lie in the same places: Kenjin's decisions leave nothing to chance."""
    batch = Batch("kenjin", 8, seed=1, players=2)
    twin = Batch("kenjin", 8, seed=1, players=2)
    for chunk in islice(batch.transitions(1), 12):
        states = [twin.state(k) for k in range(8)]
        twin.random_steps(1)
        for k, state in enumerate(states):
            state.apply(int(chunk.actions[0, k]))
            if not twin.done[k]:
                assert np.array_equal(state._raw, twin.records[k])


def test_chunks_may_be_kept() -> None:
    first, second = islice(Batch("kenjin", 3, seed=2).transitions(2), 2)
    assert not np.shares_memory(first.observations, second.observations)
    assert not np.array_equal(first.observations, second.observations)


def lowest(batch: Batch) -> Array:
    actions: Array = batch.masks.argmax(axis=1)
    return actions


def test_a_policy_of_ones_own_chooses_for_all_games() -> None:
    chunk = next(Batch("kenjin", 4, seed=1).transitions(3, lowest))
    assert np.array_equal(chunk.actions, chunk.masks.argmax(axis=2))


@every_game
def test_games_are_whole_and_come_from_every_line_alike(name: str) -> None:
    count = 3 if name == "samourai" else 9
    batch = Batch(name, 2, seed=5)
    found = list(batch.games(count))
    assert sorted(game.game for game in found) == sorted(k % 2 for k in range(count))
    twin = Batch(name, 2, seed=5)
    start = [twin.observations[k].copy() for k in range(2)]
    for k in range(2):
        mine = [game for game in found if game.game == k]
        twin.reset()
        for game in mine:
            twin.play_out()
            assert np.array_equal(game.returns, twin.rewards[k])
        assert sum(len(game.actions) for game in mine) == twin.moves[k]
        assert np.array_equal(mine[0].observations[0], start[k])
        for game in mine:
            assert len(game.actions) == len(game.to_act) == len(game.observations) == len(game.masks)
            assert game.masks[np.arange(len(game.actions)), game.actions].all()


def test_short_games_are_not_preferred() -> None:
    """Each line plays its share, so many lines give games as long as one line gives."""
    many = [len(game.actions) for game in Batch("samurai-spirit", 300, seed=1, observe=False).games(600)]
    one = [len(game.actions) for game in Batch("samurai-spirit", 1, seed=2, observe=False).games(600)]
    error = (np.var(many) / 600 + np.var(one) / 600) ** 0.5
    assert abs(np.mean(many) - np.mean(one)) < 4 * error


def test_an_observation_is_that_of_the_seat_to_act() -> None:
    batch = Batch("kenjin", 2, seed=8)
    states = [batch.state(k) for k in range(2)]
    chunk = next(batch.transitions(1))
    for k, state in enumerate(states):
        assert np.array_equal(chunk.observations[0, k], observe(state, int(chunk.to_act[0, k])))


@pytest.mark.parametrize(("steps", "policy"), [(0, "random"), (4, "clever"), (4, None)])
def test_what_makes_no_chunks_is_named(steps: int, policy: object) -> None:
    with pytest.raises(ValueError, match=r"steps=|policy="):
        next(Batch("kenjin", 2).transitions(steps, policy))  # type: ignore[arg-type]
