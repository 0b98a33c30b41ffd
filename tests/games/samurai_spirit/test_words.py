"""The table, its events and its choices in three languages."""

from __future__ import annotations

import re

import pytest

import tatami
from tatami.core.words import LANGUAGES, speak, words_folder
from tatami.games.samurai_spirit.rules.actions import codec_for
from tests.games.samurai_spirit.tables import GAME


def keys(language: str) -> set[str]:
    messages = (words_folder("samurai-spirit", language) / "game.ftl").read_text("utf-8")
    return set(re.findall(r"^(samurai-spirit[\w-]*) =", messages, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    found = keys(language)
    assert found == keys("en")
    wanted = {f"samurai-spirit-event-{event_kind.id}" for event_kind in GAME.event_kinds}
    wanted |= {f"samurai-spirit-prompt-{decision}" for decision in GAME.prompts}
    wanted |= {f"samurai-spirit-action-{verb.name}" for verb in codec_for(7).verbs}
    wanted |= {f"samurai-spirit-option-{option.name}" for option in GAME.options}
    assert wanted <= found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_event_and_choice_has_words(language: str) -> None:
    words = speak(language)
    for seed in range(6):
        dealer = tatami.Dealer(seed)
        state = GAME.new(
            **GAME.draw_options(2 + seed, dealer.random),
            difficulty=("hard", "normal")[seed % 2],
            edition=("fr", "pl", "en")[seed % 3],
        )
        while state.to_act is not None:
            view = state.view(0)
            names = GAME.names(view, words)
            assert all(GAME.board(view, words))
            actions = state.actions()
            assert all(words.action(state, action, names) for action in actions)
            stubborn = len(actions) > 1 and state.to_act >= 0 and state.notation(actions[-1]) == "pass"
            for event in state.apply(dealer.pick(actions[:-1]) if stubborn else dealer.choose(state)):
                assert words.event(GAME.name, event, names)
        assert GAME.board(state.view(None), words)
