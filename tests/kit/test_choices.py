"""The choices of a decision as people read them: no two of them read the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tatami.core.words import LANGUAGES, speak
from tests.kit.tables import EVERY_TABLE, label
from tests.kit.walks import walk

LONGEST_WALK = 1200


@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_different_choices_have_different_labels(table: tuple[str, dict[str, Any]]) -> None:
    tellers: list[Callable[[int], str]] = []
    for ply, (state, _) in enumerate(walk(*table, "labels")):
        if not tellers:
            tellers = [teller(state, language) for language in LANGUAGES]
        if ply > LONGEST_WALK:
            return
        if state.to_act is None or state.to_act < 0:
            continue
        for tell in tellers:
            seen: dict[str, int] = {}
            for action in state.actions():
                other = seen.setdefault(tell(action), action)
                assert other == action, f"{state.notation(other)} and {state.notation(action)}: both {tell(action)!r}"


def teller(state: Any, language: str) -> Callable[[int], str]:
    """Labels of actions in a language. They depend on the table's codec only, so each is made once."""
    words = speak(language)
    names = state.game.names(state.view(None), words)
    known: dict[int, str] = {}

    def tell(action: int) -> str:
        if action not in known:
            known[action] = words.action(state, action, names)
        return known[action]

    return tell
