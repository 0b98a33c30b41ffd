"""What must be true of every game, at every table, at every step."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tatami
from tatami import CHANCE, BadNotation, IllegalAction
from tests.kit.conservation import conserved
from tests.kit.tables import EVERY_TABLE, label
from tests.kit.walks import walk

GAMES = 6
WISHES = 400

every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
Table = tuple[str, dict[str, Any]]


@every_table
def test_every_decision_has_sorted_unique_actions_that_round_trip_through_notation(table: Table) -> None:
    for seed in range(GAMES):
        for state, _ in walk(*table, seed):
            actions = state.actions()
            assert actions == sorted(set(actions))
            assert actions
            texts = [state.notation(action) for action in actions]
            assert len(set(texts)) == len(texts)
            assert [state.parse(text) for text in texts] == actions


@every_table
def test_an_action_is_legal_exactly_if_no_rule_forbids_it(table: Table) -> None:
    rng = random.Random(1)
    for seed in range(GAMES):
        for state, _ in walk(*table, seed):
            legal = set(state.actions())
            space = range(state.codec.actions)
            wishes = space if len(space) <= WISHES else [*rng.sample(space, WISHES), *legal]
            for wish in wishes:
                objection = state._engine.objection(state._raw, state._figures, wish)
                assert (objection == 0) == (wish in legal), state.codec.split(wish)
                if objection:
                    assert state.why(wish) == [state.game.citation(objection)]


@every_table
def test_an_illegal_action_names_a_rule_and_changes_nothing(table: Table) -> None:
    rng = random.Random(2)
    for state, _ in walk(*table, "illegal"):
        legal = set(state.actions())
        for wish in rng.sample(range(state.codec.actions), 20):
            if wish in legal:
                continue
            before = state.digest()
            with pytest.raises((IllegalAction, BadNotation)) as caught:
                state.apply(wish)
            if isinstance(caught.value, IllegalAction):
                assert caught.value.rules[0].startswith(state.game.prefix)
            assert state.digest() == before


@every_table
def test_copies_never_alias(table: Table) -> None:
    for state, action in walk(*table, "copies"):
        digest, actions = state.digest(), state.actions()
        twin = state.copy()
        assert twin.digest() == digest
        twin.apply(action)
        assert state.digest() == digest
        assert state.actions() == actions
        state.actions().clear()
        assert state.actions() == actions


@every_table
def test_a_replayed_record_gives_the_same_digest_at_every_ply(table: Table) -> None:
    digests = []
    for state, _ in walk(*table, "record"):
        digests.append(state.digest())
    record = msgspec.json.decode(msgspec.json.encode(state.record()))
    again = tatami.game(table[0]).new(**record["options"])
    for digest, (_, text) in zip(digests, record["actions"], strict=True):
        assert again.digest() == digest
        again.apply(again.parse(text))
    assert again.digest() == state.digest() == tatami.replay(record).digest()
    assert again.result == state.result


@every_table
def test_a_position_set_up_from_its_own_dump_is_the_same(table: Table) -> None:
    game = tatami.game(table[0])
    for state, _ in walk(*table, "positions"):
        dumped = msgspec.json.decode(msgspec.json.encode(state.position()))
        again = game.position(dumped)
        assert again.digest() == state.digest()
        assert again.actions() == state.actions()


@every_table
def test_a_game_from_a_position_has_a_record_that_replays(table: Table) -> None:
    state = tatami.game(table[0]).new(**table[1])
    for state, _ in walk(*table, "half"):
        if len(state.history()) > 30:
            break
    begun = tatami.game(table[0]).position(state.position())
    dealer = tatami.Dealer(3)
    while begun.to_act is not None:
        begun.apply(dealer.choose(begun))
    assert tatami.replay(msgspec.json.encode(begun.record())).digest() == begun.digest()


@every_table
def test_nothing_is_lost_and_nothing_appears(table: Table) -> None:
    for seed in range(GAMES):
        for state, _ in walk(*table, seed):
            conserved(state)
        conserved(state)


@every_table
def test_chance_sums_to_one_and_lists_what_can_happen(table: Table) -> None:
    for seed in range(GAMES):
        for state, _ in walk(*table, seed):
            if state.to_act == CHANCE:
                outcomes = state.chance()
                assert [action for action, _ in outcomes] == state.actions()
                assert all(probability > 0 for _, probability in outcomes)
                assert sum(probability for _, probability in outcomes) == pytest.approx(1, abs=1e-12)
            else:
                with pytest.raises(ValueError, match="chance"):
                    state.chance()


@every_table
def test_dealt_frequencies_match_the_probabilities(table: Table) -> None:
    state = tatami.game(table[0]).new(**table[1])
    dealer = tatami.Dealer(5)
    while state.to_act is not None and state.to_act != CHANCE:
        state.apply(dealer.pick(state.actions()))
    if state.to_act is None:
        pytest.skip("no chance in this game")
    draws = 4000
    seen = dict.fromkeys(state.actions(), 0)
    for _ in range(draws):
        seen[dealer.deal(state)] += 1
    for action, probability in state.chance():
        spread = 5 * (draws * probability * (1 - probability)) ** 0.5
        assert abs(seen[action] - draws * probability) <= spread + 1


@every_table
def test_play_ends_within_the_stated_bound(table: Table) -> None:
    for seed in range(4 * GAMES):
        for state, _ in walk(*table, seed):  # noqa: B007 - the last one is wanted
            pass
        assert len(state.history()) <= state.game.most_actions(state.options)
        assert state.result is not None
        assert all(0 <= value <= 1 for value in state.returns())
        assert state.actions() == []


@every_table
def test_views_are_json_and_say_who_acts(table: Table) -> None:
    for state, _ in walk(*table, "views"):
        for seat in (None, *range(state.seats)):
            view = msgspec.json.decode(msgspec.json.encode(state.view(seat)))
            assert view["seat"] == seat
            assert view["to_act"] == ("chance" if state.to_act == CHANCE else state.to_act)
            mine = [state.notation(action) for action in state.actions()] if seat == state.to_act else []
            assert view["actions"] == mine
    with pytest.raises(ValueError, match="seat"):
        state.view(state.seats)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_whatever_is_played_the_rules_hold(table: Table, data: st.DataObject) -> None:
    state = tatami.game(table[0]).new(**table[1])
    choices = data.draw(st.lists(st.integers(0, 10_000), max_size=120))
    for choice in choices:
        if state.to_act is None:
            break
        actions = state.actions()
        state.apply(actions[choice % len(actions)])
        conserved(state)
    assert tatami.replay(state.record()).digest() == state.digest()


DIGESTS = """
import sys, msgspec, tatami
from tests.kit.tables import EVERY_TABLE
from tests.kit.walks import walk
name, options = EVERY_TABLE[int(sys.argv[1])]
for ply, (state, _) in enumerate(walk(name, options, "twins")):
    print(state.digest(), state.actions(), state.redeal(0, tatami.Dealer(1)).digest() if ply % 5 == 0 else "")
print(state.digest(), state.returns())
"""


def digests(number: int, jit: bool) -> str:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0" if jit else "1"}
    run = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", DIGESTS, str(number)],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize("number", range(len(EVERY_TABLE)), ids=[label(table) for table in EVERY_TABLE])
def test_compiled_and_uncompiled_runs_agree_step_by_step(number: int) -> None:
    assert digests(number, jit=True) == digests(number, jit=False)


def test_an_option_that_does_not_exist_is_named() -> None:
    for name in tatami.games():
        with pytest.raises(ValueError, match="colour"):
            tatami.game(name).new(colour="red")
