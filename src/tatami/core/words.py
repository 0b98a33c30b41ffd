"""Everything people read, in their language: Fluent messages, the same files as the browser uses.

The shell's are in `locales/<language>`, a game's own in the folder `words/<language>` of its package. A folder in
`locales` is a language: files alone add one. What it lacks is said in English.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from tatami.core import registry
from tatami.core.events import Event
from tatami.core.json_types import Given, JsonObject

if TYPE_CHECKING:
    from tatami.core.game import State

LOCALES = Path(__file__).resolve().parent.parent / "locales"
ENGLISH = "en"
LANGUAGES = (ENGLISH, *sorted(path.name for path in LOCALES.iterdir() if path.is_dir() and path.name != ENGLISH))
SEATS = ("seat", "owner", "other")
"""Arguments of events and actions that name a seat."""


def words_folder(game: str, language: str) -> Path:
    """A game's own words; in English where the game has none in that language."""
    words = registry.folder(game) / "words"
    return words / language if (words / language).is_dir() else words / ENGLISH


def files(language: str) -> list[Path]:
    """The Fluent files of a language: the shell's, then those of each game that has it."""
    folders = [LOCALES / language, *(words_folder(name, language) for name in registry.games())]
    folders = [folder for folder in folders if folder.name == language]
    return [path for folder in folders for path in sorted(folder.glob("*.ftl"))]


class Words:
    """The messages of one language, in English where it has none. One that English lacks is an error."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in files(language):
            self.bundle.add_resource(FluentResource(path.read_text("utf-8")))
        self.english = None if language == ENGLISH else speak(ENGLISH)

    def __call__(self, key: str, /, **args: object) -> str:
        """The message of a key; `key.attribute` for one of its attributes."""
        name, _, attribute = key.partition(".")
        if self.english is not None and not self.has_own(key):
            return self.english(key, **args)
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return self.has_own(key) or (self.english is not None and self.english.has(key))

    def has_own(self, key: str) -> bool:
        """Whether this language has it, without English."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def named_arguments(self, game: str, args: Given, names: Sequence[str]) -> JsonObject:
        """Arguments as people read them: seats by their names, labels translated.

        What has a name of its own, whatever part it plays, is looked up as `<game>-name-<label>`. Nobody and nothing
        read `none`, so that messages can choose by it.
        """
        told: JsonObject = {}
        for argument, value in args.items():
            told[argument] = value
            if value is None:
                told[argument] = "none"
            elif argument in SEATS:
                told[argument] = names[int(value)]
            elif isinstance(value, str):
                for key in (f"{game}-{argument}-{value}", f"{game}-name-{value}"):
                    if self.has(key):
                        told[argument] = self(key)
                        break
        return told

    def action(self, state: State, action: int, names: Sequence[str]) -> str:
        """An action as a choice in a menu."""
        verb, args = state.codec.verb_and_labels(action)
        game = state.game.name
        return self(f"{game}-action-{verb}", **self.named_arguments(game, args, names))

    def event(self, game: str, event: Event, names: Sequence[str]) -> str:
        """What happened, as whoever received this event may know it."""
        key = f"{game}-event-{event.id}"
        if event.is_partial:
            key += ".hidden"
        return self(key, **self.named_arguments(game, event.args, names))


@cache
def speak(language: str) -> Words:
    """The words of a language."""
    if language not in LANGUAGES:
        raise ValueError(f"language {language!r}: there are {', '.join(LANGUAGES)}")
    return Words(language)


def chosen_language() -> str:
    """The language of the person at this machine, as far as the environment says; else English."""
    for name in ("TATAMI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wish = os.environ.get(name, "")[:2].lower()
        if wish in LANGUAGES:
            return wish
    return ENGLISH
