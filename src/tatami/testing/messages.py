"""The messages of a game: in every language the same, none missing, none unused, none left in English."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tatami.bots.characters import characters_of
from tatami.core.game import Game
from tatami.core.rulebook import key_of, numbers
from tatami.core.wording import ATTRIBUTE, is_complete, messages, variables
from tatami.core.words import LANGUAGES, speak
from tatami.tables.lessons import course
from tatami.tables.lessons import messages as messages_of_lessons
from tatami.tables.openings import messages as messages_of_opening

PARTS_OF_RULES = ("example", "technical")
"""What a rule may have besides its text: a worked example, and what only programmers need."""


def is_left_in_english(text: str, english: str) -> bool:
    """Sentences only: names and single words may well be the same."""
    sentence = re.sub(r"\{.*?\}", "", text.partition("=")[2])
    return text != ATTRIBUTE and text == english and len(re.findall(r"[a-z]{3,}", sentence)) > 3


def needed_by(game: Game) -> set[str]:
    """The keys that are made from what a game consists of."""
    name = game.name
    keys = {name, f"{name}-about"}
    rules = {key_of(number) for number in numbers(game)}
    keys |= rules | {label for rule in rules for part in PARTS_OF_RULES if speak("en").has(label := f"{rule}.{part}")}
    keys |= {f"{name}-option-{option.name}" for option in game.options}
    keys |= {label for option in game.options if speak("en").has(label := f"{name}-option-{option.name}.label")}
    keys |= {f"{name}-conflict-{conflict.name}" for conflict in game.conflicts}
    keys |= {key for one in characters_of(game) for key in (f"{name}-character-{one}", f"bot-character-{one}")}
    lessons = course(game)
    keys |= set(messages_of_lessons(game, lessons)) if lessons else set()
    keys |= set(messages_of_opening(game))
    keys |= {f"{name}-prompt-{decision}" for decision in game.prompts}
    keys |= {f"{name}-action-{verb.name}" for verb in game.codec(game.complete({})).verbs}
    for event_kind in game.event_kinds:
        keys.add(f"{name}-event-{event_kind.id}")
        if event_kind.secret and not event_kind.hidden:
            keys.add(f"{name}-event-{event_kind.id}.hidden")
    return keys


def families(game: Game, english: set[str]) -> set[str]:
    """Names of things: `GAME-unit-scout`. Where one label of an argument has a message, all must."""
    arguments: dict[str, set[str]] = {}
    for event_kind in game.event_kinds:
        for argument, labels, _ in event_kind.reading:
            arguments.setdefault(argument, set()).update(labels or ())
    for verb in game.codec(game.complete({})).verbs:
        for argument, values in verb.labels.items():
            if "_" not in argument:
                arguments.setdefault(argument, set()).update(label for label in values if label)
    keys: set[str] = set()
    for argument, known in arguments.items():
        made = {f"{game.name}-{argument}-{label}" for label in known}
        if made & english:
            keys |= {key for key in made if key in english or not key.endswith("-none")}
    return keys


def dynamic_prefixes(game: Game) -> set[str]:
    """Messages that begin so are looked up by what a table holds."""
    kinds = ("phase", "name", *(option.name for option in game.options))
    return {f"{game.name}-{kind}-" for kind in kinds}


def check_messages(game: Game) -> None:
    """All of it, for the words in one game's folder."""
    languages = [language for language in LANGUAGES if (game.folder / "words" / language).is_dir()]
    spoken = {
        language: {key: text for file in files_of(game, language) for key, text in messages(file).items()}
        for language in languages
    }
    assert spoken.get("en"), f"{game.name}: no words"
    english = spoken["en"]
    for language, told in spoken.items():
        extra, lacking = set(told) - set(english), set(english) - set(told)
        assert not extra and not (lacking and is_complete(language)), f"{language}: not the same messages as in English"
        for key, text in told.items():
            assert variables(text) == variables(english[key]), f"{language}: {key}"
            if language != "en":
                assert not is_left_in_english(text, english[key]), f"{language}: {key}"
    needed = needed_by(game) | families(game, set(english))
    assert sorted(needed - set(english)) == [], "missing"
    assert sorted(key for key in set(english) - needed if not is_used(game, key)) == [], "unused"


def files_of(game: Game, language: str) -> list[Path]:
    return sorted((game.folder / "words" / language).glob("*.ftl"))


def is_used(game: Game, key: str) -> bool:
    """Whether the game's own code names a message, or makes its key from a part that changes."""
    if key.startswith(tuple(dynamic_prefixes(game))):
        return True
    beginnings = [key[:end] for end in range(1, len(key)) if key[end - 1] == "-"]
    return any(
        f'"{key}"' in source or any(f'f"{beginning}{{' in source for beginning in beginnings)
        for source in sources(game.folder)
    )


@cache
def sources(folder: Path) -> tuple[str, ...]:
    return tuple(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))
