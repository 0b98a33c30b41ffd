"""The three languages: no message missing, none unused, none left in English."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message, Term

import tatami
from tatami.core.events import EVERYBODY, Event
from tatami.core.words import LANGUAGES, LOCALES, Words, speak
from tatami.tables.lessons import course
from tatami.tables.lessons import messages as messages_of
from tatami.terminal.rulebook import key_of, numbers
from tests.kit.tables import EVERY_TABLE, label
from tests.kit.walks import walk

SOURCES = Path(tatami.__file__).parent
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
GAME_FAMILIES = ("event", "prompt", "action", "option", "phase")


@cache
def messages(language: str, file: str) -> dict[str, str]:
    """The messages of a file, and their attributes, each as its source."""
    found: dict[str, str] = {}
    serializer = FluentSerializer()
    for entry in FluentParser().parse((LOCALES / language / file).read_text("utf-8")).body:
        assert not isinstance(entry, Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, (Message, Term)):
            found[entry.id.name] = serializer.serialize_entry(entry)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = "attribute"
    return found


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
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", english)), key


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language: str) -> None:
    """Sentences: names and single words may well be the same."""
    for key, text in everything(language).items():
        if text != "attribute" and len(re.findall(r"[a-z]{3,}", re.sub(r"\{.*?\}", "", text.partition("=")[2]))) > 3:
            assert text != everything("en")[key], key


@cache
def sources() -> list[str]:
    """Our code, with the name of the game written out in a game's own folder."""
    found = []
    for path in SOURCES.rglob("*.py"):
        folder = path.relative_to(SOURCES).parts
        name = folder[1].replace("_", "-") if folder[0] == "games" and len(folder) > 2 else ""
        found.append(
            re.sub(r"\{(GAME|game|NAME)\}", name, path.read_text("utf-8")) if name else path.read_text("utf-8")
        )
    return found


@cache
def page_sources() -> list[str]:
    """The code of the page in the browser, which speaks from the same files."""
    page = SOURCES.parents[1] / "web" / "src"
    return [path.read_text("utf-8") for kind in ("*.svelte", "*.ts") for path in sorted(page.rglob(kind))]


def needed() -> set[str]:
    """Every key that some code asks for: written out in the sources, or made from what a game consists of."""
    keys: set[str] = set()
    for source in sources():
        keys |= set(re.findall(r'(?:words|say|self)\(\s*f?"([a-z][\w.-]*)"', source))
        keys |= {key for key in everything("en") if f'"{key}"' in source}
        keys |= {f"cli-{name}" for name in re.findall(r'\bcommand\("(\w+)"', source)}
    for source in page_sources():
        keys |= set(re.findall(r"[\"'](web-[\w-]+\w)[\"']", source))
    keys |= {f"provenance-{word}" for word in ("printed", "public", "reconstructed", "own")}
    for name in tatami.games():
        keys |= needed_by_game(name)
    return keys


def needed_by_game(name: str) -> set[str]:
    game = tatami.game(name)
    keys = {name, f"{name}-about"}
    keys |= {key_of(number) for number in numbers(game)}
    keys |= {f"{name}-option-{option.name}" for option in game.options}
    found = course(game)
    keys |= set(messages_of(game, found)) if found else set()
    keys |= {f"{name}-prompt-{decision}" for decision in game.prompts}
    keys |= {f"{name}-action-{verb.name}" for verb in game.codec(game.complete({})).verbs}
    for happening in game.happenings:
        keys.add(f"{name}-event-{happening.id}")
        if happening.secret and not happening.hidden:
            keys.add(f"{name}-event-{happening.id}.hidden")
    return keys


def families(name: str) -> set[str]:
    """Names of things: `kenjin-unit-scout`. Where one label of an argument has a message, all must."""
    game = tatami.game(name)
    keys: set[str] = set()
    arguments: dict[str, set[str]] = {}
    for happening in game.happenings:
        for argument, labels, _ in happening.reading:
            arguments.setdefault(argument, set()).update(labels or ())
    for verb in game.codec(game.complete({})).verbs:
        for argument, labels in verb.labels.items():
            if "_" not in argument:
                arguments.setdefault(argument, set()).update(label for label in labels if label)
    english = everything("en")
    for argument, labels in arguments.items():
        made = {f"{name}-{argument}-{label}" for label in labels}
        if made & set(english):
            keys |= {key for key in made if key in english or not key.endswith("-none")}
    return keys


def test_no_message_is_missing() -> None:
    wanted = needed() | {key for name in tatami.games() for key in families(name)}
    assert sorted(wanted - set(everything("en"))) == []


def test_no_message_is_unused() -> None:
    used = needed() | {key for name in tatami.games() for key in families(name)}
    prefixes = {prefix for source in sources() for prefix in re.findall(r'f"([a-z][\w-]*-)\{', source)}
    prefixes |= {prefix for source in page_sources() for prefix in re.findall(r"`([a-z][\w-]*-)\$\{", source)}
    for name in tatami.games():
        prefixes |= {
            f"{name}-{kind}-" for kind in ("phase", "name", *(option.name for option in tatami.game(name).options))
        }
    dynamic = {key for key in everything("en") if key.startswith(tuple(prefixes))}
    assert sorted(set(everything("en")) - used - dynamic) == []


MOST_TOLD, EVERY = 8, 3
"""How many choices of one state are told, and of which states: over a game all kinds come."""


def tell_of(state: tatami.State, names: list[str], words: Words) -> None:
    """The board, the question and the choices of whoever is asked."""
    seat = state.to_act if state.to_act is not None and state.to_act >= 0 else None
    view = state.view(seat)
    assert state.game.board(view, words)
    if seat is not None:
        assert words(f"{state.game.name}-prompt-{view['decision']}")
    choices = state.actions()
    for choice in choices[:: 1 + len(choices) // MOST_TOLD]:
        assert words.action(state, choice, names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_a_whole_game_can_be_told(table: tuple[str, dict[str, object]], language: str) -> None:
    words: Words = speak(language)
    for ply, (state, action) in enumerate(walk(*table, "told")):
        if ply % EVERY == 0:
            names = state.game.names(state.view(None), words)
            tell_of(state, names, words)
        for event in state.copy().apply(action):
            for eyes in (None, *range(state.seats)):
                if (shown := event.seen_by(eyes)) is not None:
                    assert words.event(state.game.name, shown, names)
    assert state.game.board(state.view(None), words)


def test_a_hidden_part_is_told_without_it() -> None:
    whole = Event("engaged", {"seat": 0, "unit": "lord", "number": 2, "place": 1}, 1, ("unit",))
    words = speak("en")
    shown = whole.seen_by(1)
    assert shown is not None
    assert shown.eyes == EVERYBODY
    assert "Lord" in words.event("kenjin", whole, ["A", "B"])
    assert "Lord" not in words.event("kenjin", shown, ["A", "B"])
