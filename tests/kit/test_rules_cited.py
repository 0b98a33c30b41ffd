"""Every numbered rule of our games is cited by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

import tatami
from tatami.core.rulebook import numbers
from tatami.testing import check_citations, citations
from tatami.testing.citations import check_names
from tests.kit.tables import OURS


@pytest.mark.parametrize("name", OURS)
def test_every_rule_is_cited_and_nothing_else(name: str) -> None:
    check_citations(tatami.game(name), Path(__file__).parent.parent)


def test_a_citation_of_no_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tatami.game("kenjin")
    check_names(game)
    monkeypatch.setattr(citations, "numbers", lambda _: [number for number in numbers(game) if number != "KJ-3.2"])
    with pytest.raises(AssertionError, match=r"KJ-3\.2"):
        check_names(game)
