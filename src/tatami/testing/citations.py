"""Every numbered rule is cited by a test: `@pytest.mark.rule("KJ-4.3", "KJ-4.4")`; and rules cite only rules."""

from __future__ import annotations

import re
from pathlib import Path

from tatami.core.compiled import RULES
from tatami.core.game import Game
from tatami.core.rulebook import numbers

MARKER = re.compile(r"mark\.rule\(([^)]*)\)")
NAMED = re.compile(r"\bcite\.([A-Z]+)_(\d+)_(\d+)\b")
CITATION = re.compile(r'"([A-Z]+-\d+\.\d+)"')


def rules_cited(tests: Path) -> set[str]:
    """The numbers that the tests in a folder cite."""
    found: set[str] = set()
    for path in tests.rglob("test_*.py"):
        for marker in MARKER.findall(path.read_text("utf-8")):
            found |= set(CITATION.findall(marker))
    return found


def rules_named(game: Game) -> set[str]:
    """The numbers that a game's rules cite by name."""
    sources = "".join(path.read_text("utf-8") for path in (game.folder / RULES).rglob("*.py"))
    return {f"{prefix}-{section}.{number}" for prefix, section, number in NAMED.findall(sources)}


def check_names(game: Game) -> None:
    """A rule that forbids something stands in the game's own rulebook."""
    assert sorted(rules_named(game) - set(numbers(game))) == []


def check_citations(game: Game, tests: Path) -> None:
    """Every rule is cited, and nothing is cited that is no rule."""
    check_names(game)
    known, found = set(numbers(game)), rules_cited(tests)
    assert sorted(number for number in known if "." in number and number not in found) == []
    assert sorted(number for number in found if number.startswith(f"{game.prefix}-") and number not in known) == []
