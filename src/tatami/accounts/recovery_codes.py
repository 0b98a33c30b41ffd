"""Recovery codes: 140 random bits that a person writes down and types in on another device."""

from __future__ import annotations

import secrets

from tatami.core.errors import Refusal
from tatami.tables.seats import hash_secret

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: none of them is taken for another."""
MEANT = str.maketrans("OIL", "011")
GROUPS, GROUP = 7, 4


def new_code() -> str:
    """Like 7K3M-9QXW-…; shown once, and kept as a hash."""
    drawn = [secrets.choice(LETTERS) for _ in range(GROUPS * GROUP)]
    return "-".join("".join(drawn[at : at + GROUP]) for at in range(0, len(drawn), GROUP))


def hash_of(typed: str) -> str:
    """What is stored of a code, however it was typed: small letters, spaces, an O for a zero."""
    letters = "".join(char for char in typed.upper() if char.isalnum()).translate(MEANT)
    if len(letters) != GROUPS * GROUP or not set(letters) <= set(LETTERS):
        raise Refusal("bad-code")
    return hash_secret(letters)
