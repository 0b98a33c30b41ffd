"""The rules and figures of a game, printed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tatami.core.figures import Figures
from tatami.core.game import Game
from tatami.core.json_types import JsonObject
from tatami.core.rulebook import citation, key_of, numbers
from tatami.core.words import Words

__all__ = ["citation", "figure_lines", "key_of", "numbers", "rule_lines", "rule_texts"]


CODE = re.compile(r"`([^`]+)`")


def rule_lines(game: Game, number: str | None, words: Words, technical: bool = False) -> list[str]:
    """All rules, one section (KJ-3) or one rule (KJ-3.2), for reading: code in quotation marks, tables indented."""
    return [
        ("  " if row else "") + CODE.sub(lambda code: words("rules-code", code=code[1]), line)
        for text in rule_texts(game, number, words, technical)
        for row, line in enumerate(text.split("\n"))
    ]


def rule_texts(game: Game, number: str | None, words: Words, technical: bool = False) -> list[str]:
    """The same as it is written: one text for each rule, with its number, its example and, if wished, its annex."""
    known = numbers(game)
    if number is None:
        chosen = known
    else:
        wanted = number.upper() if "-" in number else f"{game.prefix}-{number}"
        chosen = [one for one in known if one == wanted or one.startswith(f"{wanted}.")]
        if not chosen:
            raise ValueError(words("rules-unknown", number=number, first=known[0], last=known[-1]))
    lines: list[str] = []
    for one in chosen:
        key = key_of(one)
        text = words(key)
        if words.has(f"{key}.example"):
            text += f"\n{words('web-rules-example')} {words(f'{key}.example')}"
        if technical and words.has(f"{key}.technical"):
            text += f"\n{words('web-rules-layer-annex')}. {words(f'{key}.technical')}"
        if "." not in one:
            lines += ["", f"{one} {text}"] if lines else [f"{one} {text}"]
        else:
            lines.append(f"{one} {text}")
    return lines


def figure_lines(figures: Figures, words: Words, path: tuple[str, ...] = ()) -> Iterator[str]:
    """The figures in force with where each comes from."""
    provenance = figures.get("provenance")
    values: JsonObject = {}
    for name, value in figures.items():
        if isinstance(value, dict):
            yield from figure_lines(value, words, (*path, name))
        elif name != "provenance":
            values[name] = value
    if values:
        told = ", ".join(f"{name} {value}" for name, value in values.items())
        source = provenance_words(provenance, words)
        yield f"{'.'.join(path)}: {told}{f' ({source})' if source else ''}"


def provenance_words(provenance: object, words: Words) -> str:
    if not isinstance(provenance, str):
        return ""
    head = re.match(r"\w+", provenance)
    return words(f"provenance-{head[0]}") if head and words.has(f"provenance-{head[0]}") else provenance
