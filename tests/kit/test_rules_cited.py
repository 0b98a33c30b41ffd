"""Every numbered rule is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tatami
from tatami.terminal.rulebook import numbers

TESTS = Path(__file__).parent.parent
CITATION = re.compile(r'"([A-Z]{2}-\d+\.\d+)"')


def cited() -> set[str]:
    """The numbers in `@pytest.mark.rule("KJ-4.3", "KJ-4.4")`, all over the tests."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for marker in re.findall(r"mark\.rule\(([^)]*)\)", path.read_text("utf-8")):
            found |= set(CITATION.findall(marker))
    return found


@pytest.mark.parametrize("name", tatami.games())
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    rules = [number for number in numbers(tatami.game(name)) if "." in number]
    assert [number for number in rules if number not in cited()] == []


@pytest.mark.parametrize("name", tatami.games())
def test_no_test_cites_a_rule_that_does_not_exist(name: str) -> None:
    game = tatami.game(name)
    mine = {number for number in cited() if number.startswith(f"{game.prefix}-")}
    assert mine - set(numbers(game)) == set()
