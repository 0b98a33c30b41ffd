"""A side of a player's own scenario that has no name is called the same everywhere."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.words import speak
from tatami.games.samourai import goals
from tatami.games.samourai.setting import setting
from tests.browser.test_samourai import MEADOW, SKIRMISH


def unnamed() -> dict[str, object]:
    """The scenario as the editor writes it: its sides are `one` and `two`."""
    text = "\n".join(line for line in SKIRMISH.splitlines() if "name =" not in line)
    text = text.replace('"west"', '"one"').replace('"east"', '"two"')
    return {"text": text, "files": {"meadow.txt": MEADOW}}


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ["Side 1", "Side 2"]), ("fr", ["Camp 1", "Camp 2"]), ("pl", ["Strona 1", "Strona 2"])],
)
def test_an_unnamed_side_has_one_name(language: str, names: list[str]) -> None:
    words = speak(language)
    state = tatami.game("samourai").new(scenario=unnamed())
    view = state.view(None)
    assert state.game.names(view, words) == names
    assert set(names) <= set(state.game.board(view, words))
    scenario = setting(state.options["scenario"]).scenario
    assert [goals.side_name(side, words) for side in scenario.sides] == names
    assert [words(f"samourai-side-{side.id}") for side in scenario.sides] == names  # what the editor shows
