"""Non-interference: what a seat cannot know never reaches it, in any form."""

from __future__ import annotations

import pytest

from tatami.testing import Check, Table, name_of, secrets
from tests.kit.tables import EVERY_TABLE, label

STATES = 4000  # in all, over every table
MANY_STATES = 120_000

every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=label)


@every_table
def test_states_that_differ_in_secrets_look_the_same(table: Table) -> None:
    secrets.check_states(table, STATES // len(EVERY_TABLE))


@pytest.mark.slow
@every_table
def test_a_hundred_thousand_states_that_differ_in_secrets_look_the_same(table: Table) -> None:
    secrets.check_states(table, MANY_STATES // len(EVERY_TABLE))


@every_table
@pytest.mark.parametrize("check", secrets.CHECKS[1:], ids=name_of)
def test_nothing_is_told_to_those_who_may_not_know(check: Check, table: Table) -> None:
    check(table)
