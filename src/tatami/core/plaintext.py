"""Text from outside, fit for a terminal: nothing in it moves the cursor, hides, or reorders the text around it."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import category

JOINERS = "\u200c\u200d"
"""Invisible, but some scripts and emoji are not read without them."""
UNSAFE = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode's controls, formats (bidirectional overrides, zero-width signs), surrogates and line separators."""
LONGEST_LINE = 600


@lru_cache(4096)
def is_unsafe(character: str) -> bool:
    return category(character) in UNSAFE and character not in JOINERS


def escape_unsafe(text: str, keep: str = "") -> str:
    """The text with every unsafe character written out, as `\\x1b`; those in `keep` stay."""
    if text.isprintable():
        return text
    return "".join(
        character.encode("unicode_escape").decode() if is_unsafe(character) and character not in keep else character
        for character in text
    )


def one_line(text: str, most: int = LONGEST_LINE) -> str:
    """A message in one line of bounded length, whatever it quotes: what is too long is cut in the middle."""
    if len(text) > 2 * most:
        text = f"{text[:most]} … {text[-most:]}"
    shown = escape_unsafe(text)
    return shown if len(shown) <= most else f"{shown[: most * 2 // 3 - 3]} … {shown[-most // 3 :]}"


def json_escaped(text: str) -> str:
    """JSON whose strings hold no unsafe character raw; it decodes to the same."""
    if text.isascii() and "\x7f" not in text:
        return text
    return "".join(
        json_escape(character) if character != "\n" and is_unsafe(character) else character for character in text
    )


def json_escape(character: str) -> str:
    units = character.encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[place : place + 4]}" for place in range(0, len(units), 4))
