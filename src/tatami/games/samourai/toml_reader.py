"""Reading TOML that people write: every wish is checked, every complaint names the file and the entry."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tatami.core.json_types import JsonObject

LABEL = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_LABEL = 40
MOST_KEYS, MOST_DOTS, DEEPEST, MOST_DIGITS = 4_000, 8, 16, 40
"""What a file of ours can need, and more. Python's own reader takes minutes for keys of ten thousand dots."""
TOKEN = re.compile(
    r"""\"{3}(?:\\.|[^\\])*?(?:\"{3}|\Z)|'{3}.*?(?:'{3}|\Z)"""
    r"""|"(?:\\.|[^"\\\n])*(?:"|(?=\n)|\Z)|'[^'\n]*(?:'|(?=\n)|\Z)"""
    r"""|\#[^\n]*|[^\s"'\#=.,\[\]{}]+|[.=\n\[\]{},]|[^\S\n]+|.""",
    re.DOTALL,
)
"""A piece of TOML: a string, a comment, a word or number, or a sign. One pass over the text, whatever it holds."""


class Mistake(str):
    """One thing that is wrong with a file: as a string, the line that whoever writes files reads, in English.

    For the page: `key` and `args` of a message that says it in the reader's language (without a key the line is
    shown), and `places` where it is, from the outside in (`side one`, `victory 2`).
    """

    __slots__ = ("args", "key", "places")
    args: Mapping[str, object]
    key: str
    places: tuple[str, ...]

    @classmethod
    def at(cls, where: str, places: tuple[str, ...], text: str, key: str, args: Mapping[str, object]) -> Mistake:
        mistake = cls(f"{where}: {text}" if where else text)
        mistake.args, mistake.key, mistake.places = args, key, places
        return mistake


class BadFile(ValueError):
    """Everything that is wrong with a file, a line for each."""

    def __init__(self, complaints: Sequence[str]) -> None:
        self.complaints = list(complaints)
        super().__init__("\n".join(complaints))

    @classmethod
    def of(cls, where: str, text: str, key: str, **args: object) -> BadFile:
        return cls([Mistake.at(where, (), text, key, args)])


Files = Callable[[str], str]
"""The text of a file by its name; BadFile if there is none."""


def text_of(path: Path) -> str:
    """The text of a file; BadFile if it cannot be read."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadFile([f"{path.name}: {error.strerror}"]) from None
    except UnicodeDecodeError as error:
        raise BadFile([f"{path.name}: {error}"]) from None


def files_of(folder: Path) -> Files:
    """The files of a folder."""
    return lambda name: text_of(folder / name)


def loads(text: str, name: str) -> JsonObject:
    """What a TOML text holds; BadFile if it cannot be read."""
    check_complexity(text, name)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise BadFile([f"{name}: {error}"]) from None
    except RecursionError:
        raise BadFile([f"{name}: tables within tables within tables; nothing here goes so deep"]) from None


def check_complexity(text: str, name: str) -> None:
    """BadFile if there is more of something than any file of ours needs; costs no more than the text is long."""
    keys = dots = depth = 0
    for match in TOKEN.finditer(text):
        token = match[0]
        if token == ".":
            dots += 1
        elif token == "=":
            keys, dots = keys + 1, 0
        elif token in "\n,":
            dots = 0
        elif token in "[{":
            depth, dots = depth + 1, 0
        elif token in "]}":
            depth = max(0, depth - 1)
        elif len(token) > MOST_DIGITS and token[0] in "+-0123456789":
            depth = DEEPEST + 1
        if keys > MOST_KEYS or dots > MOST_DOTS or depth > DEEPEST:
            most = f"{MOST_KEYS} keys, {MOST_DOTS} dots in a key, {DEEPEST} brackets within each other"
            text = f"too complex; at most {most} and {MOST_DIGITS} digits in a number"
            limits = {"keys": MOST_KEYS, "dots": MOST_DOTS, "deep": DEEPEST, "digits": MOST_DIGITS}
            raise BadFile.of(name, text, "too-complex", **limits)


def load(path: Path) -> JsonObject:
    """A TOML file; BadFile if it cannot be read."""
    return loads(text_of(path), path.name)


def one_of(words: Iterable[str]) -> str:
    listed = list(words)
    return ", ".join(listed) if listed else "none"


def guess(word: str, known: Iterable[str]) -> str:
    """What was perhaps meant, or all there is."""
    listed = list(known)
    near = difflib.get_close_matches(word, listed, 1)
    return f"did you mean {near[0]}?" if near else f"there are {one_of(listed)}"


@contextmanager
def whole_file(values: JsonObject, name: str) -> Iterator[Entry]:
    """All that a file holds; BadFile tells in the end whatever was complained of."""
    top = Entry(values, name, [])
    yield top
    if top.complaints:
        raise BadFile(top.complaints)


class Entry:
    """One table of a file. Keys that nobody asked for are complained of by `finish`."""

    def __init__(self, values: object, where: str, complaints: list[str], places: tuple[str, ...] = ()) -> None:
        self.where = where
        self.places = places
        self.complaints = complaints
        self.asked: list[str] = []
        self.values: JsonObject = values if isinstance(values, dict) else {}
        if not isinstance(values, dict):
            self.wrong(f"expected a table, not {values!r}")

    def wrong(self, text: str, message: str = "", /, **args: object) -> None:
        """Something is wrong: a line in English, and the message with its arguments for the page."""
        self.complaints.append(Mistake.at(self.where, self.places, text, message, args))

    def inner_table(self, values: object, name: str) -> Entry:
        """A table within this one, complained of under its own name."""
        return Entry(values, f"{self.where}: {name}", self.complaints, (*self.places, name))

    def at(self, name: str) -> Entry:
        """A place within this one, to complain of."""
        return self.inner_table({}, name)

    def has(self, key: str) -> bool:
        return key in self.values

    def take(self, key: str, kind: type, words: str, default: Any) -> Any:
        """A value of one type; without a default it must be there."""
        self.asked.append(key)
        if key not in self.values:
            if default is None:
                self.wrong(f"{key} is missing", "missing", key=key)
                return kind()
            return default
        value = self.values[key]
        if type(value) is not kind:
            self.wrong(f"{key} = {value!r}: expected {words}", "other-kind", key=key, value=repr(value))
            return kind() if default is None else default
        return value

    def text(self, key: str, default: str | None = None, known: Iterable[str] | None = None) -> str:
        value: str = self.take(key, str, "text", default)
        if known is not None and key in self.values and isinstance(self.values[key], str):
            listed = list(known)
            if value not in listed and value != default:
                self.wrong(f"{key} = {value}: no such thing; {guess(value, listed)}", "unknown", key=key, value=value)
        return value

    def title(self, key: str, default: str | None = None, most: int = 60) -> str:
        """Text that people are shown: one line without control characters."""
        value = self.text(key, default)
        if len(value) > most:
            self.wrong(
                f"{key}: {len(value)} characters; at most {most}", "too-long", key=key, count=len(value), most=most
            )
        if not value.isprintable():
            self.wrong(f"{key}: only letters and signs that can be printed, on one line", "not-printable", key=key)
        return value

    def label(self, key: str = "id") -> str:
        value = self.text(key)
        if value and not LABEL.fullmatch(value):
            self.wrong(f"{key} = {value}: must be small letters, digits and hyphens")
        elif len(value) > LONGEST_LABEL:
            self.wrong(f"{key} = {value}: {len(value)} characters; at most {LONGEST_LABEL}")
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value: int = self.take(key, int, "a whole number", default)
        if type(self.values.get(key)) is int and not low <= value <= high:
            self.wrong(f"{key} = {value}: must be {low} to {high}", "range", key=key, value=value, low=low, high=high)
            return low
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        value: bool = self.take(key, bool, "true or false", default)
        return value

    def texts(
        self, key: str, default: tuple[str, ...] | None = None, known: Iterable[str] | None = None
    ) -> tuple[str, ...]:
        value = self.take(key, list, "a list of texts", None if default is None else list(default))
        if not all(isinstance(word, str) for word in value):
            self.wrong(f"{key}: expected a list of texts")
            return ()
        if known is not None:
            listed = list(known)
            for word in value:
                if word not in listed:
                    self.wrong(f"{key}: {word}: no such thing; {guess(word, listed)}", "unknown", key=key, value=word)
            value = [word for word in value if word in listed]
        for word, count in sorted(Counter(value).items()):
            if count > 1:
                self.wrong(f"{key}: {word} stands there twice", "repeated", key=key, value=word)
        return tuple(dict.fromkeys(value))

    def numbers(self, key: str, count: int) -> tuple[int, ...]:
        value = self.take(key, list, f"{count} whole numbers", None)
        if key in self.values and (
            len(value) != count or any(type(number) is not int or number < 0 for number in value)
        ):
            self.wrong(
                f"{key} = {value!r}: expected {count} whole numbers, none below 0",
                "other-kind",
                key=key,
                value=repr(value),
            )
            return (0,) * count
        return tuple(value) if value else (0,) * count

    def table(self, key: str, *, needed: bool = True) -> Entry:
        self.asked.append(key)
        if key not in self.values:
            if needed:
                self.wrong(f"{key} is missing", "missing", key=key)
            return Entry({}, f"{self.where}: {key}", [], (*self.places, key))
        return self.inner_table(self.values[key], key)

    def tables(self, key: str, name: str, by: str | None = "id") -> list[Entry]:
        """A list of tables, each called by its `id` (or its number, if it has none, or `by` is None)."""
        self.asked.append(key)
        value = self.values.get(key, [])
        if not isinstance(value, list):
            self.wrong(f"{key}: expected a list of tables")
            return []
        return [
            self.inner_table(
                row, f"{name} {row[by] if by and isinstance(row, dict) and isinstance(row.get(by), str) else number}"
            )
            for number, row in enumerate(value, 1)
        ]

    def finish(self, *unread: str) -> None:
        """Complains of keys that nobody has read, but for those that are allowed unread."""
        self.asked += unread
        for key in self.values:
            if key not in self.asked:
                self.wrong(f"{key}: no such key; {guess(key, self.asked)}", "unknown-key", key=key)
