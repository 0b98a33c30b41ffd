"""A state is a Python value: it copies, pickles, compares, takes back, and refuses what is no action."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np
import pytest

import tatami
from tatami import CHANCE, Dealer, IllegalAction, State
from tatami.bots import Knowledge, choose
from tests.kit.tables import TABLES, label

EVERY_TABLE = [(name, options) for name in tatami.games() for options in TABLES.get(name, [{}])]
every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
every_game = pytest.mark.parametrize("name", tatami.games())


def played(name: str, plies: int, **options: Any) -> State:
    state = tatami.game(name).new(**options)
    dealer = Dealer(plies)
    for _ in range(plies):
        state.apply(dealer.choose(state))
    return state


@every_table
def test_copies_of_every_kind_are_states_of_their_own(table: tuple[str, dict[str, Any]]) -> None:
    state = played(table[0], 12, **table[1])
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state and twin is not state and twin.record() == state.record()
        before = state.digest()
        twin.apply(twin.actions()[0])
        assert state.digest() == before and twin != state


def test_a_pickled_state_keeps_the_position_that_it_began_with() -> None:
    began = tatami.game("kenjin").position(played("kenjin", 10).position())
    began.apply(began.actions()[0])
    again = pickle.loads(pickle.dumps(began))
    assert again.record() == began.record()
    again.undo()
    assert again.digest() == tatami.replay({**began.record(), "actions": []}).digest()


def test_a_long_game_pickles_without_recursion() -> None:
    """Its past is a chain of a thousand links and more."""
    state = tatami.game("samourai").new()
    dealer = Dealer(1)
    for _ in range(1500):
        if state.to_act is None:
            break
        state.apply(dealer.choose(state))
    assert len(state.history()) > 400
    assert pickle.loads(pickle.dumps(state)).history() == state.history()


def test_a_state_pickled_by_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    state = tatami.game("kenjin").new()
    pickled = pickle.dumps(state)
    monkeypatch.setattr(type(state.game), "rules_version", "9")
    with pytest.raises(ValueError, match="by rules '1': this program plays by rules '9'"):
        pickle.loads(pickled)


def after_one_action(state: State) -> State:
    state.apply(state.actions()[0])
    return state


def apply_nonsense(state: State) -> None:
    state.apply(10**6)


def test_states_and_their_errors_travel_between_processes() -> None:
    state = played("kenjin", 9)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        there = pool.submit(after_one_action, state).result()
        with pytest.raises(IllegalAction, match="1000000: actions of kenjin are numbered 0 to 667"):
            pool.submit(apply_nonsense, state).result()
    assert there == after_one_action(state)


@every_game
def test_equal_states_are_one_in_a_set(name: str) -> None:
    one, other = played(name, 7), played(name, 7)
    assert one == other and hash(one) == hash(other) and len({one, other}) == 1
    assert one != one.digest() and one != played(name, 8)


def test_a_state_says_what_it_is() -> None:
    state = tatami.game("kenjin").new(players=3)
    assert repr(state).startswith("<kenjin (players=3, setup='random', teams=False, ")
    assert repr(state).endswith(", ply 0, chance to act>")
    while state.to_act == CHANCE:
        state.apply(state.actions()[0])
    assert repr(state).endswith(f", ply {len(state.history())}, seat {state.to_act} to act>")
    assert repr(state.game) == "tatami.game('kenjin')"


@every_table
def test_undo_takes_back_whatever_was_played(table: tuple[str, dict[str, Any]]) -> None:
    """By replaying after `apply`, from a kept copy after `push`, and both in turn."""
    state = tatami.game(table[0]).new(**table[1])
    dealer, was = Dealer(4), []
    for ply in range(30):
        if state.to_act is None:
            break
        was.append((state.digest(), state.to_act, state.actions(), state.history()))
        (state.push if ply % 3 else state.apply)(dealer.choose(state))
    for expected in reversed(was):
        state.undo()
        assert (state.digest(), state.to_act, state.actions(), state.history()) == expected
    with pytest.raises(ValueError, match="nothing was played"):
        state.undo()


def test_undo_stops_where_a_redealt_state_began() -> None:
    state = played("kenjin", 15).redeal(0, Random(1))
    before = state.digest()
    state.apply(state.actions()[0])
    state.undo()
    assert state.digest() == before
    with pytest.raises(ValueError, match="nothing was played"):
        state.undo()


@every_game
def test_any_kind_of_whole_number_is_an_action(name: str) -> None:
    """Also NumPy's own."""
    kinds = (np.int8, np.int16, np.uint8, np.int64, np.uint64, np.array)
    state = played(name, 3)
    for kind in kinds:
        one, other = state.copy(), state.copy()
        action = next(action for action in state.actions() if action < 127 or kind not in (np.int8, np.uint8))
        one.apply(kind(action))
        other.apply(action)
        assert one == other
        assert one.history() == other.history()


NONSENSE = [-1, -(2**70), 2**31, 2**63, 2**70, 10**6, 3.5, np.float64(3), "lord@1", None, [1], np.array([1, 2])]


@every_game
@pytest.mark.parametrize("wish", NONSENSE, ids=lambda wish: repr(wish)[:12])
def test_every_impossible_number_is_an_illegal_action(name: str, wish: Any) -> None:
    for state in (played(name, 3), tatami.game(name).new()):
        before = state.digest()
        with pytest.raises(IllegalAction) as caught:
            state.apply(wish)
        assert "\n" not in str(caught.value) and len(str(caught.value)) < 120
        with pytest.raises(IllegalAction):
            state.push(wish)
        if not isinstance(wish, str):
            with pytest.raises(IllegalAction):
                state.why(wish)
        assert state.digest() == before
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@every_game
def test_nothing_is_legal_once_a_game_is_over(name: str) -> None:
    state, dealer = tatami.game(name).new(), Dealer(1)
    while state.to_act is not None:
        state.apply(dealer.choose(state))
    for wish in (0, state.codec.actions - 1, state.codec.actions):
        with pytest.raises(IllegalAction):
            state.apply(wish)


def test_bad_options_travel_between_processes() -> None:
    with pytest.raises(ValueError, match="players=7") as caught:
        tatami.game("kenjin").new(players=7)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.key, again.told_with) == (str(caught.value), "options-value", caught.value.told_with)  # type: ignore[attr-defined]


def test_redeal_knowledge_and_choose_check_seat_and_turn() -> None:
    state = played("kenjin", 8)
    wrong: list[Any] = [-1, 2, 1.5, "0"]
    for seat in wrong:
        with pytest.raises(ValueError, match="this table has seats 0 to 1"):
            state.redeal(seat, Random(1))
        with pytest.raises(ValueError, match="this table has seats 0 to 1"):
            Knowledge(state, seat, 1)
        with pytest.raises(ValueError, match="this table has seats 0 to 1"):
            state.view(seat)
    assert state.to_act is not None
    with pytest.raises(ValueError, match=f"seat {1 - state.to_act} is not to act: seat {state.to_act} is"):
        choose(Knowledge(state, 1 - state.to_act, 1), "random", 1)
    with pytest.raises(ValueError, match="chance is"):
        choose(Knowledge(tatami.game("kenjin").new(), 0, 1), "random", 1)


@every_game
def test_every_action_number_has_a_meaning(name: str) -> None:
    game = tatami.game(name)
    meanings = game.action_meanings()
    state = played(name, 6)
    assert len(meanings) == state.codec.actions
    assert all(state.codec.parse(text) == action for action, text in enumerate(meanings[:500]) if text is not None)
    assert None not in [meanings[action] for action in state.actions()]


@every_game
def test_play_ends_the_game_and_keeps_its_record(name: str) -> None:
    state = played(name, 3)
    before = state.copy()
    assert state.play("random", 5) is state
    assert state.to_act is None and state.result is not None and state.actions() == []
    assert state.history()[:3] == before.history()
    assert tatami.replay(state.record()) == state
    assert before.copy().play("random", 5) == state and before.copy().play("random", 6) != state
    assert before.copy().play(rng=Random(1)) == before.copy().play(rng=Random(1))


@every_game
def test_play_asks_each_seat_for_its_own_choice(name: str) -> None:
    state = played(name, 2)
    asked: list[int | None] = []

    def lowest(at: tatami.State) -> int:
        asked.append(at.to_act)
        return at.actions()[0]

    others = ["random"] * (state.seats - 1)
    state.play([lowest, *others], 7)
    assert state.to_act is None and set(asked) == {0}
    assert tatami.replay(state.record()) == state


@pytest.mark.parametrize("policy", ["clever", 3, ["random"], [None, None], []])
def test_play_says_what_a_policy_is(policy: object) -> None:
    with pytest.raises(ValueError, match=r"policy: .*expected a function"):
        tatami.game("kenjin").new(players=2).play(policy)  # type: ignore[arg-type]


def test_played_out_games_are_random_as_their_probabilities_say() -> None:
    """The first tile of Kenjin is drawn from five."""
    drawn = [tatami.game("kenjin").new(players=2).play("random", seed).history()[0][1] for seed in range(400)]
    assert len(set(drawn)) == 5 and min(map(drawn.count, set(drawn))) > 45


@every_game
def test_a_text_that_depends_on_the_position_is_written_when_it_is_asked_for(name: str) -> None:
    state, rng, texts = tatami.game(name).new(), Random(9), []
    for _ in range(250):
        if state.to_act is None:
            break
        action = rng.choice(state.actions())
        said = state.game.recorded_text(state, action, None)
        texts.append(said if isinstance(said, str) else state.codec.text(said))
        state.apply(action)
    assert [text for _, text in state.history()] == texts
    assert state.ply == len(texts)
    assert [text for _, text in pickle.loads(pickle.dumps(state)).history()] == texts
