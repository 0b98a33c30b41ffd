"""Seats and the secrets that open them."""

from __future__ import annotations

import hashlib
import secrets
from enum import StrEnum

import msgspec

HOST = -1
"""Where a key is for the host's rights rather than for a seat."""
KEY_BYTES = 16
SESSION_BYTES = 24


class Kind(StrEnum):
    """Who a seat is for."""

    PERSON = "person"
    BOT = "bot"
    INVITE = "invite"
    """Waits for whoever has the key."""
    OPEN = "open"
    """Waits for anybody who knows the table's address."""


class Seat(msgspec.Struct):
    """One seat of a table. `given_up`: whoever held it left of their own will, so that another person may have it.

    `program`: whoever sat down says that they are one.
    """

    kind: Kind
    name: str = ""
    bot: str = ""
    nonce: str | None = None
    ready: bool = False
    given_up: bool = False
    program: bool = False

    @property
    def waiting(self) -> bool:
        """Whether the game cannot begin because of this seat."""
        return self.kind is not Kind.BOT and not self.ready


def new_key() -> str:
    """A secret of 128 bits for an invitation."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_session() -> str:
    """A secret for a browser's cookie."""
    return secrets.token_urlsafe(SESSION_BYTES)


def new_id() -> str:
    """A table's address: long enough that nobody guesses it."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def hashed(secret: str) -> str:
    """What is stored of a secret. Its 128 bits cannot be guessed, so that no slow hash is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()
