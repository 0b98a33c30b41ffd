"""What whoever is to act is asked, in words."""

from __future__ import annotations

from tatami.core.words import LANGUAGES, speak
from tests.games.samurai_spirit.tables import GAME


def asked(samurai: str, value: int, language: str) -> str:
    """Seat 0 may ignore the penalties of a last card of this value."""
    seats = [{"samurai": samurai, "line": [{"value": value}]}]
    return GAME.prompt({"decision": "ignore", "to_act": 0, "seats": seats}, speak(language))


def test_a_lent_talent_is_told_by_its_owner() -> None:
    """SS-6.4, SS-6.5: Gorobei ignores the penalties of even cards, Kanbei those of odd ones."""
    assert asked("gorobei", 4, "en").startswith("Use your Talent")
    assert asked("kanbei", 3, "en").startswith("Use your Talent")
    assert asked("kyuzo", 4, "en").startswith("Use Gorobei’s token")
    assert asked("kanbei", 2, "en").startswith("Use Gorobei’s token")
    for language in LANGUAGES:
        assert "Kanbei" in asked("gorobei", 5, language) and "Kanbei" not in asked("kanbei", 5, language)
