"""What people read: nothing missing, unused or left in English; terms and typography as the glossaries say."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import tatami
from tatami.core import wording
from tatami.core.events import EVERYBODY, Event
from tatami.core.wording import coverage, findings, is_complete, variables
from tatami.core.wording import messages as messages_of_file
from tatami.core.words import LANGUAGES, files, speak
from tatami.testing.messages import dynamic_prefixes, families, is_left_in_english, needed_by
from tatami.testing.rendering import render_game
from tests.kit.tables import EVERY_TABLE, label

SOURCES = Path(tatami.__file__).parent
FILES = [path.relative_to(SOURCES).as_posix() for path in files("en") if path.is_relative_to(SOURCES)]


COMPLETE = [language for language in LANGUAGES if is_complete(language)]
OTHERS = [language for language in LANGUAGES if language != "en"]


def messages(language: str, file: str) -> dict[str, str]:
    path = SOURCES / file.replace("/en/", f"/{language}/")
    return messages_of_file(path) if path.is_file() else {}


@cache
def everything(language: str) -> dict[str, str]:
    return {key: text for file in FILES for key, text in messages(language, file).items()}


def test_three_languages_are_complete() -> None:
    assert COMPLETE == ["en", "fr", "pl"]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", COMPLETE)
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    assert set(messages(language, file)) == set(messages("en", file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_variables(language: str) -> None:
    for key, text in everything(language).items():
        english = everything("en")[key]
        assert variables(text) == variables(english), key


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    for key, text in everything(language).items():
        assert not is_left_in_english(text, everything("en")[key]), key


def test_terms_and_typography_are_as_the_glossaries_say() -> None:
    assert [f"{one.file}: {one.key}: {one.what}" for one in findings()] == []


def test_a_language_that_is_not_complete_falls_back_to_english() -> None:
    partial = [language for language in LANGUAGES if not is_complete(language)]
    assert partial
    for language in partial:
        lacking = [file for file, here, of in coverage(language) if here < of]
        assert lacking
        words = speak(language)
        key = next(key for key in everything("en") if not words.has_own(key) and "." not in key)
        assert words.has(key)
        assert words.has_own("web-rules")
        assert words("samourai-phase-combat") == speak("en")("samourai-phase-combat")


@pytest.mark.parametrize(
    ("language", "text", "why"),
    [
        ("en", "Point at the enemy", "click or tap"),
        ("en", "Seat 0 begins", "seats are counted from 1"),
        ("en", 'A "quoted" word', "curly quotes"),
        ("fr", "Quoi ?", "espace fine"),
        ("fr", "Le robot joue", "say “bot”"),
        ("fr", "Ceci : cela", "espace insécable"),
        ("pl", "Wskaż kartę", "kliknij"),
        ("pl", "Miejsce 0 zaczyna", "od 1"),
    ],
)
def test_bad_words_are_found(
    language: str, text: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / language / "bad.ftl"
    path.parent.mkdir()
    path.write_text(f"bad = {text}\n", "utf-8")
    monkeypatch.setattr(wording, "folders", lambda _: [wording.Folder("", path.parent)])
    monkeypatch.setattr(wording, "short_path", lambda path: path.name)
    assert [one.what for one in wording.wrong_words(language) if why in one.what]


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


@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_a_whole_game_can_be_told(table: tuple[str, dict[str, object]]) -> None:
    render_game(table, [speak(language) for language in LANGUAGES])


def test_a_hidden_part_is_told_without_it() -> None:
    whole = Event("engaged", {"seat": 0, "unit": "lord", "number": 2, "place": 1}, 1, ("unit",))
    words = speak("en")
    shown = whole.seen_by(1)
    assert shown is not None
    assert shown.viewers == EVERYBODY
    assert "Lord" in words.event("kenjin", whole, ["A", "B"])
    assert "Lord" not in words.event("kenjin", shown, ["A", "B"])
