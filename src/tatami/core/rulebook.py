"""The numbers of a game's rules, and the messages that hold them."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tatami.core.game import Game
from tatami.core.words import ENGLISH, words_folder


@cache
def keys_of(name: str) -> tuple[str, ...]:
    path = words_folder(name, ENGLISH) / "rules.ftl"
    source = path.read_text("utf-8") if path.is_file() else ""
    return tuple(entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, Message))


def numbers(game: Game) -> list[str]:
    """The numbers of all rules and sections of a game, in the order of its rules page."""
    return [citation(key) for key in keys_of(game.name)]


def citation(key: str) -> str:
    """`kj-3-2` as people write it: KJ-3.2."""
    prefix, section, *rest = key.split("-")
    return f"{prefix.upper()}-{section}" + "".join(f".{number}" for number in rest)


def key_of(number: str) -> str:
    return number.lower().replace(".", "-")
