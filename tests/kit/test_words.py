"""The three languages: no message missing, none unused, none left in English."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import tatami
from tatami.core.events import EVERYBODY, Event
from tatami.core.words import LANGUAGES, files, speak
from tatami.testing.messages import dynamic_prefixes, families, is_left_in_english, needed_by, variables
from tatami.testing.messages import messages as messages_of_file
from tatami.testing.told import tell_game
from tests.kit.tables import EVERY_TABLE, label

SOURCES = Path(tatami.__file__).parent
FILES = [path.relative_to(SOURCES).as_posix() for path in files("en") if path.is_relative_to(SOURCES)]


def messages(language: str, file: str) -> dict[str, str]:
    return messages_of_file(SOURCES / file.replace("/en/", f"/{language}/"))


def everything(language: str) -> dict[str, str]:
    return {key: text for file in FILES for key, text in messages(language, file).items()}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    assert set(messages(language, file)) == set(messages("en", file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_variables(language: str) -> None:
    for key, text in everything(language).items():
        english = everything("en")[key]
        assert variables(text) == variables(english), key


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language: str) -> None:
    for key, text in everything(language).items():
        assert not is_left_in_english(text, everything("en")[key]), key


@cache
def sources() -> list[str]:
    """Our code, with the name of the game written out in a game's own folder."""
    found = []
    for path in SOURCES.rglob("*.py"):
        if "template" in path.parts:
            continue  # of a new game, whose words are not ours
        folder = path.relative_to(SOURCES).parts
        name = folder[1].replace("_", "-") if folder[0] == "games" and len(folder) > 2 else ""
        found.append(
            re.sub(r"\{(GAME|game|NAME)\}", name, path.read_text("utf-8")) if name else path.read_text("utf-8")
        )
    return found


@cache
def page_sources() -> list[str]:
    """The code of the page in the browser, which speaks from the same files."""
    page = [SOURCES.parents[1] / "web" / "src", *(tatami.game(name).folder / "web" for name in tatami.games())]
    kinds = ("*.svelte", "*.ts")
    return [path.read_text("utf-8") for folder in page for kind in kinds for path in sorted(folder.rglob(kind))]


def needed() -> set[str]:
    """Every key that some code asks for: written out in the sources, or made from what a game consists of."""
    keys: set[str] = set()
    for source in sources():
        keys |= set(re.findall(r'(?:words|say|self)\(\s*f?"([a-z][\w.-]*)"', source))
        keys |= {key for key in everything("en") if f'"{key}"' in source}
    for source in page_sources():
        keys |= set(re.findall(r"[\"'](web-[\w-]+\w)[\"']", source))
    keys |= {f"provenance-{word}" for word in ("printed", "public", "reconstructed", "own")}
    for name in tatami.games():
        keys |= needed_by(tatami.game(name))
    return keys


def named_things() -> set[str]:
    return {key for name in tatami.games() for key in families(tatami.game(name), set(everything("en")))}


def test_no_message_is_missing() -> None:
    wanted = needed() | named_things()
    assert sorted(wanted - set(everything("en"))) == []


def test_no_message_is_unused() -> None:
    used = needed() | named_things()
    prefixes = {prefix for source in sources() for prefix in re.findall(r'f"([a-z][\w-]*-)\{', source)}
    prefixes |= {prefix for source in page_sources() for prefix in re.findall(r"`([a-z][\w-]*-)\$\{", source)}
    for name in tatami.games():
        prefixes |= dynamic_prefixes(tatami.game(name))
    dynamic = {key for key in everything("en") if key.startswith(tuple(prefixes))}
    assert sorted(set(everything("en")) - used - dynamic) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_a_whole_game_can_be_told(table: tuple[str, dict[str, object]], language: str) -> None:
    tell_game(table, speak(language))


def test_a_hidden_part_is_told_without_it() -> None:
    whole = Event("engaged", {"seat": 0, "unit": "lord", "number": 2, "place": 1}, 1, ("unit",))
    words = speak("en")
    shown = whole.seen_by(1)
    assert shown is not None
    assert shown.eyes == EVERYBODY
    assert "Lord" in words.event("kenjin", whole, ["A", "B"])
    assert "Lord" not in words.event("kenjin", shown, ["A", "B"])
