"""Everything in Samouraï that people read has its words, in every language."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.words import LANGUAGES, speak
from tatami.games.samourai import roster, scenarios, tables
from tatami.games.samourai.rules.board import COVERS, TERRAINS, Side
from tatami.games.samourai.rules.table import DECISIONS, LIVES, REASONS, STEPS, TASK_NAMES

UNASKED = ("over", "die", "go-on")  # decisions that no person makes

every_language = pytest.mark.parametrize("language", LANGUAGES)


def names() -> list[str]:
    """Everything that is called by a label."""
    labels = {
        "terrain": TERRAINS,
        "hexside": [side.name.lower() for side in Side],
        "type": roster.TYPES,
        "trait": tables.TRAITS,
        "life": LIVES,
        "cover": COVERS,
        "task": TASK_NAMES[1:],
        "reason": REASONS[1:],
        "phase": STEPS,
        "step": STEPS,
        "scenario": list(scenarios.shipped()),
        "side": {side.id for scenario in scenarios.shipped().values() for side in scenario.sides},
        "name": [*roster.shipped().ids(), *roster.shipped().horses(), "cart"],
        "prompt": [decision for decision in DECISIONS if decision not in UNASKED],
        "option": [option.name for option in tatami.game("samourai").options],
    }
    return [f"samourai-{kind}-{label}" for kind, listed in labels.items() for label in listed]


@every_language
def test_every_label_has_its_word(language: str) -> None:
    words = speak(language)
    assert [key for key in ("samourai", "samourai-about", *names()) if not words.has(key)] == []


@every_language
@pytest.mark.parametrize("value", ["H7", None])
def test_every_event_can_be_told(language: str, value: str | None) -> None:
    words, game = speak(language), tatami.game("samourai")
    for event_kind in game.event_kinds:
        args = {name: 0 if name == "seat" else value for name in event_kind.arguments}
        told = words.named_arguments("samourai", args, ["A", "B"])
        assert words(f"samourai-event-{event_kind.id}", **told)
        if event_kind.secret:
            known = {name: word for name, word in told.items() if name not in event_kind.secret}
            assert words(f"samourai-event-{event_kind.id}.hidden", **known)


@every_language
def test_every_action_can_be_told(language: str) -> None:
    words = speak(language)
    for verb in tatami.game("samourai").new().codec.verbs:
        assert words(f"samourai-action-{verb.name}", **dict.fromkeys(verb.labels, "H7"))


@every_language
def test_figures_are_called_by_their_names_and_nobody_none(language: str) -> None:
    told = speak(language).named_arguments(
        "samourai", {"target": "kohei", "unit": "tokuro", "horse": None, "hex": "H7"}, []
    )
    assert told == {"target": "Kohei", "unit": "Honda Tokuro", "horse": "none", "hex": "H7"}
