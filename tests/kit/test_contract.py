"""What must be true of every game, at every table, at every step: the kit of the package over all games found here."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tatami
from tatami.testing import Check, Table, contract, name_of
from tatami.testing.agreement import compiled_and_uncompiled_agree
from tests.kit.conservation import conserved
from tests.kit.tables import EVERY_TABLE, label
from tests.kit.walks import walk

every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=label)


@every_table
@pytest.mark.parametrize("check", contract.CHECKS, ids=name_of)
def test_every_game_keeps_the_contract(check: Check, table: Table) -> None:
    check(table)


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("check", contract.CHECKS, ids=name_of)
def test_every_game_keeps_the_contract_in_many_games(
    check: Check, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contract, "GAMES", 20)
    check(table)


@every_table
def test_nothing_is_lost_and_nothing_appears(table: Table) -> None:
    for seed in range(contract.GAMES):
        for state, _ in walk(*table, seed):
            conserved(state)
        conserved(state)


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


@every_table
def test_compiled_and_uncompiled_runs_agree_step_by_step(table: Table) -> None:
    compiled_and_uncompiled_agree(table)


@pytest.mark.slow
@every_table
def test_compiled_and_uncompiled_runs_agree_to_the_end(table: Table) -> None:
    compiled_and_uncompiled_agree(table, 10**6)
