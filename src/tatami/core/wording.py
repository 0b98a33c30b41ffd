"""What people read, checked: coverage, terms that have a better twin, typography, words that nobody should meet.

The checks are data. `language.toml` in a language's folder says whether the language is complete and which patterns
it never uses; `glossary.toml`, in the same folder and in each game's, names the word for a thing, where it comes from,
and the words that must not stand for it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message, Pattern, Term, TextElement
from fluent.syntax.visitor import Visitor

from tatami.core import registry
from tatami.core.words import ENGLISH, LANGUAGES, LOCALES

ATTRIBUTE = "attribute"
PLACEABLE = "\N{OBJECT REPLACEMENT CHARACTER}"
CODE = re.compile(r"`[^`]*`")


class Finding(NamedTuple):
    language: str
    file: str
    key: str
    what: str


class Folder(NamedTuple):
    """Where messages are: the shell's folder of a language, or a game's."""

    owner: str
    path: Path

    def files(self) -> list[Path]:
        return sorted(self.path.glob("*.ftl"))


class Never(NamedTuple):
    pattern: re.Pattern[str]
    why: str


@cache
def messages(path: Path) -> dict[str, str]:
    """The messages of a file, and their attributes, each as its source."""
    found: dict[str, str] = {}
    serializer = FluentSerializer()
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, Junk), f"{path}: {entry.content}"
        if isinstance(entry, (Message, Term)):
            found[entry.id.name] = serializer.serialize_entry(entry)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = ATTRIBUTE
    return found


def variables(text: str) -> set[str]:
    return set(re.findall(r"\$\w+", text))


def folders(language: str) -> list[Folder]:
    """The shell's folder first, then each game's that has this language."""
    games = [Folder(name, registry.folder(name) / "words" / language) for name in registry.games()]
    return [Folder("", LOCALES / language), *(one for one in games if one.path.is_dir())]


def is_complete(language: str) -> bool:
    """Whether the language says of itself that it lacks nothing."""
    return language == ENGLISH or bool(read_toml(LOCALES / language / "language.toml").get("complete"))


@cache
def read_toml(path: Path) -> dict[str, object]:
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


@cache
def forbidden_words(folder: Path) -> tuple[Never, ...]:
    """What must not be read in the files of a folder."""
    found = []
    for rule in read_toml(folder / "language.toml").get("never", ()):  # type: ignore[attr-defined]
        found.append(Never(re.compile(rule["pattern"], re.IGNORECASE), rule["why"]))
    for term in read_toml(folder / "glossary.toml").get("term", ()):  # type: ignore[attr-defined]
        for twin in term.get("never", ()):
            found.append(Never(re.compile(rf"\b(?:{twin})", re.IGNORECASE), f"say “{term['use']}”"))
    return tuple(found)


class Texts(Visitor):
    """The texts of a message, one for each variant of its selectors."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802 (the visitor's name)
        parts = [one.value if isinstance(one, TextElement) else PLACEABLE for one in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


def texts(path: Path) -> Iterator[tuple[str, str]]:
    """Each message and attribute of a file, with what people read of it; code in back-ticks left out."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if not isinstance(entry, (Message, Term)):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
        for key, pattern in parts:
            if pattern is not None:
                reader = Texts()
                reader.visit(pattern)
                yield from ((key, CODE.sub("``", text)) for text in reader.found)


def short_path(path: Path) -> str:
    """A file as people name it: its game, language and name, like `go/fr/rules.ftl`."""
    shell = path.is_relative_to(LOCALES)
    return "/".join((*([] if shell else [path.parents[2].name]), path.parent.name, path.name))


def wrong_words(language: str) -> Iterator[Finding]:
    """Twins of terms, typography, and words that nobody should meet."""
    for folder in folders(language):
        rules = {*forbidden_words(LOCALES / language), *forbidden_words(folder.path)}
        for path in folder.files():
            for key, text in texts(path):
                for rule in rules:
                    if match := rule.pattern.search(text):
                        shown = text[max(0, match.start() - 20) : match.end() + 20].replace("\n", " ")
                        yield Finding(language, short_path(path), key, f"{rule.why}: …{shown}…")


def unmatched_messages(language: str) -> Iterator[Finding]:
    """Messages that only one of English and this language has, and those with other arguments."""
    for folder in folders(ENGLISH):
        own = folder.path.parent / language
        for path in folder.files():
            theirs, ours = messages(path), messages(own / path.name) if (own / path.name).is_file() else {}
            if is_complete(language):
                yield from (
                    Finding(language, short_path(own / path.name), key, "missing") for key in theirs.keys() - ours
                )
            yield from (Finding(language, short_path(own / path.name), key, "unused") for key in ours.keys() - theirs)
            for key in theirs.keys() & ours:
                if variables(theirs[key]) != variables(ours[key]):
                    yield Finding(language, short_path(own / path.name), key, "other arguments than in English")


def coverage(language: str) -> list[tuple[str, int, int]]:
    """Each file: its name, how many messages it has in this language, and how many in English."""
    lines = []
    for folder in folders(ENGLISH):
        for path in folder.files():
            own = folder.path.parent / language / path.name
            here = messages(own).keys() & messages(path) if own.is_file() else ()
            lines.append((short_path(own), len(here), len(messages(path))))
    return lines


def findings() -> list[Finding]:
    """All that is wrong, in every language."""
    return sorted({one for language in LANGUAGES for one in (*unmatched_messages(language), *wrong_words(language))})
