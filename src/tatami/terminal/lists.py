"""Choices in plain lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from tatami.core.words import Words

LONG_LIST = 12
"""From so many on they are listed by notation only, until somebody asks for the words."""
PER_LINE = 4


def full_list(choices: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Every choice (its words, its notation) with its number."""
    for number, (text, notation) in enumerate(choices, 1):
        yield f"{number:3}. {text}  [{notation}]"


def short_list(notations: Iterable[str], words: Words) -> Iterator[str]:
    """Many choices by number and notation only, those that begin alike on one line."""
    lines: list[list[str]] = []
    beginning = None
    for number, text in enumerate(notations, 1):
        if (begins := re.split("[@:>/]", text)[0]) != beginning or len(lines[-1]) == PER_LINE:
            lines.append([])
            beginning = begins
        lines[-1].append(f"{number:3}. {text}")
    for line in lines:
        yield "  ".join(f"{cell:20}" for cell in line).rstrip()
    yield words("table-long-list")
