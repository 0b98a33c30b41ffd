"""Tatami's own kit over this game: what must be true of every game, at every kind of table."""

from __future__ import annotations

from pathlib import Path

import pytest

import tatami
from tatami.testing import CHECKS, Check, Table, check_citations, check_messages, label, name_of

TABLES = [("yourgame", {}), ("yourgame", {"stones": 6})]


@pytest.mark.parametrize("table", TABLES, ids=label)
@pytest.mark.parametrize("check", CHECKS, ids=name_of)
def test_the_kit(check: Check, table: Table) -> None:
    check(table)


def test_the_words_of_every_language_are_complete() -> None:
    check_messages(tatami.game("yourgame"))


def test_every_rule_is_cited_by_a_test() -> None:
    check_citations(tatami.game("yourgame"), Path(__file__).parent)
