"""A batch plays exactly the games that `State` plays."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tatami
from tatami import CHANCE, IllegalAction, State
from tatami.core.chance import below, weighted
from tatami.research import Batch, observe
from tatami.research.observations import observed_games
from tests.kit.tables import TABLES, label

TABLES_WITH_TENSORS = [(name, options) for name in observed_games() for options in TABLES.get(name, [{}])]
STEPS = {"samourai": 700}  # enough for a game to end
EVERY = {"samourai": 7}
"""How often a game is looked at; its thousands of observations take longest."""
every_table = pytest.mark.parametrize("table", TABLES_WITH_TENSORS, ids=label)


class Shadow:
    """One game of a batch, played again through `State` from the same stream."""

    def __init__(self, game: tatami.Game, options: dict[str, Any], seed: int) -> None:
        self.game, self.options = game, options
        self.stream = np.array([seed], np.uint64)
        self.rewards = [0.0] * game.new(**options).seats
        self.done = False
        self.begin()

    def begin(self) -> None:
        self.state = self.game.new(**self.options)
        self.deal()

    def deal(self) -> None:
        while self.state.to_act == CHANCE:
            outcomes = self.state.chance()
            shares = np.array([share for _, share in outcomes])
            self.state.apply(outcomes[weighted(self.stream, shares, len(outcomes))][0])

    def choose(self) -> int:
        return self.state.actions()[below(self.stream, len(self.state.actions()))]

    def play(self, action: int) -> None:
        self.state.apply(action)
        self.deal()
        self.done = self.state.to_act is None
        self.rewards = [0.0] * len(self.rewards)
        if self.done:
            self.rewards = self.state.returns()
            self.begin()


def check(batch: Batch, k: int, shadow: Shadow) -> None:
    """What the batch shows of game k is what the state says."""
    state: State = shadow.state
    assert batch.state(k).digest() == state.digest()
    assert np.flatnonzero(batch.masks[k]).tolist() == state.actions()
    assert batch.to_act[k] == state.to_act
    assert state.to_act is not None
    assert (batch.observations[k] == observe(state, state.to_act)).all()
    assert batch.done[k] == shadow.done
    assert batch.rewards[k].tolist() == [np.float32(reward) for reward in shadow.rewards]


@every_table
def test_every_step_is_the_step_of_a_state(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    batch = Batch(name, 3, seed=5, **options)
    shadows = [Shadow(batch.game, options, int(start)) for start in seeds(5, 3)]
    picker = np.random.default_rng(1)
    for step in range(STEPS.get(name, 150)):
        for k, shadow in enumerate(shadows):
            if step % EVERY.get(name, 1) == 0 or shadow.done:
                check(batch, k, shadow)
        actions = [int(picker.choice(shadow.state.actions())) for shadow in shadows]
        batch.step(actions)
        for action, shadow in zip(actions, shadows, strict=True):
            shadow.play(action)
    assert batch.finished.sum() > 0


def seeds(seed: int, n: int) -> Any:
    return np.random.SeedSequence(seed).generate_state(n, np.uint64)


@every_table
def test_random_steps_are_those_of_the_stream(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    batch = Batch(name, 2, seed=6, **options)
    shadows = [Shadow(batch.game, options, int(start)) for start in seeds(6, 2)]
    for steps in (1, 2, 40, 7, 90):
        batch.random_steps(steps)
        for k, shadow in enumerate(shadows):
            for _ in range(steps):
                shadow.play(shadow.choose())
            check(batch, k, shadow)
            assert batch.streams[k] == shadow.stream[0]


def test_threads_and_neighbours_change_nothing() -> None:
    alone, together, threaded = Batch("kenjin", 3, 9), Batch("kenjin", 8, 9), Batch("kenjin", 8, 9, threads=3)
    for batch in (alone, together, threaded):
        batch.random_steps(100)
    assert (alone.records == together.records[:3]).all()
    assert (together.records == threaded.records).all()
    assert (together.observations == threaded.observations).all()


def test_the_arrays_stay_where_they_are() -> None:
    batch = Batch("kenjin", 4)
    shared = [np.from_dlpack(array) for array in (batch.masks, batch.observations, batch.rewards, batch.to_act)]
    batch.random_steps(33)
    batch.reset()
    batch.random_steps(5)
    for view, array in zip(shared, (batch.masks, batch.observations, batch.rewards, batch.to_act), strict=True):
        assert np.shares_memory(view, array)
        assert (view == array).all()


def test_an_illegal_action_is_named_and_nothing_is_played() -> None:
    batch = Batch("kenjin", 2, seed=3)
    before = batch.records.copy()
    legal = int(np.flatnonzero(batch.masks[0])[0])
    wish = batch.start.codec.parse("assassin:1/1/1")
    with pytest.raises(IllegalAction, match=r"game 1 of the batch: assassin:1/1/1 is not legal now: KJ-4\.4"):
        batch.step([legal, wish])
    assert (batch.records == before).all()
    with pytest.raises(ValueError, match="expected 2 of them"):
        batch.step([legal])


def test_bad_batches_say_what_would_be_right() -> None:
    for given, told in (
        ({"n": 0}, "at least one game"),
        ({"n": 1, "threads": 0}, "at least one thread"),
        ({"n": 1, "players": 7}, "players=7: must be 2, 3 or 4"),
        ({"n": 1, "start": tatami.game("kenjin").new(), "players": 2}, "brings its own options"),
    ):
        with pytest.raises(ValueError, match=told):
            Batch("kenjin", **given)


def test_a_batch_may_begin_in_the_middle() -> None:
    state = tatami.game("kenjin").new()
    dealer = tatami.Dealer(4)
    for _ in range(20):
        state.apply(dealer.choose(state))
    batch = Batch("kenjin", 2, start=state)
    assert batch.state(1).digest() == state.digest()
    while not batch.finished.all():
        batch.random_steps(1)
        if batch.done[0]:
            assert batch.state(0).digest() == state.digest()


def test_without_observations_the_games_are_the_same() -> None:
    seeing, blind = Batch("kenjin", 2, seed=8), Batch("kenjin", 2, seed=8, observe=False)
    for batch in (seeing, blind):
        batch.random_steps(60)
    assert blind.observations.shape == (2, 0)
    assert (seeing.records == blind.records).all()


def test_every_game_of_a_batch_may_begin_at_a_state_of_its_own() -> None:
    states, dealer = [], tatami.Dealer(4)
    for plies in (5, 12, 20):
        state = tatami.game("kenjin").new()
        for _ in range(plies):
            state.apply(dealer.choose(state))
        states.append(state)
    batch = Batch.from_states(states, seed=3, threads=2)
    assert [batch.state(k) for k in range(3)] == states
    while not batch.finished.all():
        batch.random_steps(1)
        for k in np.flatnonzero(batch.done).tolist():
            assert batch.state(k) == states[k]
    for wrong, told in (
        ([], "at least one game"),
        ([states[0], tatami.game("kenjin").new(players=3)], "the same options"),
        ([states[0], tatami.game("samurai-spirit").new()], "the same options"),
    ):
        with pytest.raises(ValueError, match=told):
            Batch.from_states(wrong)
    with pytest.raises(ValueError, match="expected one state, or 3 of them"):
        Batch("kenjin", 3, start=states[:2])


def same(one: Batch, other: Batch) -> bool:
    names = ("records", "streams", "masks", "observations", "to_act", "rewards", "done", "finished", "moves")
    return all((getattr(one, name) == getattr(other, name)).all() for name in names)


@pytest.mark.parametrize("observe_too", [True, False])
def test_a_batch_is_saved_loaded_and_pickled_with_all_that_it_was(tmp_path: Path, observe_too: bool) -> None:
    batch = Batch("kenjin", 5, seed=2, observe=observe_too, threads=2, players=3)
    batch.random_steps(200)
    batch.save(tmp_path / "games.npz")
    for twin in (Batch.load(tmp_path / "games.npz"), pickle.loads(pickle.dumps(batch))):
        before = twin.records.copy()
        assert same(batch, twin)
        batch.random_steps(30)
        twin.random_steps(30)
        assert same(batch, twin) and not (before == twin.records).all()
        batch = Batch.load(tmp_path / "games.npz")


def test_a_damaged_file_of_a_batch_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.npz"
    Batch("kenjin", 2).save(file)
    whole = file.read_bytes()
    with np.load(file) as opened:
        arrays = dict(opened)
    arrays["records"][0, 40] ^= 1
    np.savez(file, **arrays)
    with pytest.raises(ValueError, match="not what was saved"):
        Batch.load(file)
    for cut in (b"", b"nonsense", whole[:100], whole[:-30]):
        file.write_bytes(cut)
        with pytest.raises(ValueError, match=r"games\.npz: no batch, or damaged"):
            Batch.load(file)


def test_records_cannot_be_written_from_outside() -> None:
    """Masks and observations are made from them: a game changed by hand would no longer be the game that is shown."""
    batch = Batch("kenjin", 2)
    with pytest.raises(ValueError, match="read-only"):
        batch.records[0] = 0


@pytest.mark.parametrize("wish", [-1, 10**6, 2**40])
def test_an_impossible_number_is_an_illegal_action_in_a_batch(wish: int) -> None:
    batch = Batch("kenjin", 2)
    before = batch.records.copy()
    legal = int(batch.masks[0].argmax())
    with pytest.raises(IllegalAction, match=f"game 1 of the batch: {wish}: actions of kenjin are numbered 0 to 667"):
        batch.step([legal, wish])
    for floats in ([1.5, 2.0], np.zeros(2), ["1", "2"], [2**70, 1]):
        with pytest.raises(IllegalAction, match="expected whole numbers"):
            batch.step(floats)
    assert (batch.records == before).all()


def test_some_games_of_a_batch_may_wait() -> None:
    batch = Batch("kenjin", 3, seed=1)
    before = [batch.state(k) for k in range(3)]
    batch.step_some([1], [int(batch.masks[1].argmax())])
    after = [batch.state(k) for k in range(3)]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True]
    assert batch.moves.tolist() == [0, 1, 0]
    with pytest.raises(IllegalAction, match="game 2 of the batch"):
        batch.step_some([2], [-1])


@every_table
def test_playing_out_is_playing_at_random_to_the_end(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    batch = Batch(name, 2, seed=7, **options)
    shadows = [Shadow(batch.game, options, int(start)) for start in seeds(7, 2)]
    batch.random_steps(5)
    batch.play_out()
    for k, shadow in enumerate(shadows):
        made = 0
        while made < 5 or not shadow.done:
            shadow.play(shadow.choose())
            made += 1
        check(batch, k, shadow)
        assert (batch.finished[k], batch.moves[k]) == (1, made)
    batch.reset()
    assert not batch.moves.any() and not batch.finished.any()
