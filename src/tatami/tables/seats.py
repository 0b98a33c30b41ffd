"""Seats and the secrets that open them."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence
from enum import StrEnum

import msgspec

from tatami.core.errors import Refusal

HOST = -1
"""Where a key is for the host's rights rather than for a seat."""
LONGEST_NAME = 40
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

    @property
    def waits(self) -> bool:
        """Whether a person can still sit down there."""
        return self in (Kind.INVITE, Kind.OPEN)


class Purpose(StrEnum):
    """What a key is for."""

    FILL = "fill"
    """Sitting down at a seat that waits for somebody. It never opens a seat that somebody holds."""
    DEVICE = "device"
    """One's own seat on another device, as long as whoever made the key holds it."""
    HOST = "host"
    """The host's rights, as long as whoever made the key has them."""


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
    """A secret for the cookie of a profile."""
    return secrets.token_urlsafe(SESSION_BYTES)


def new_id() -> str:
    """An address: long enough that nobody guesses it, and no dash in front that a command would take for an option."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def hash_secret(secret: str) -> str:
    """What is stored of a secret. Its 128 bits cannot be guessed, so that no slow hash is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str, most: int = LONGEST_NAME) -> str:
    """A display name without control characters, not too long."""
    return " ".join("".join(char if char.isprintable() else " " for char in name).split())[:most]


def one_person_holds_all(seats: Sequence[Seat], sitters: Sequence[set[str]]) -> bool:
    """Whether one person plays all seats."""
    return bool(sitters) and all(seat.kind is Kind.PERSON for seat in seats) and bool(set.intersection(*sitters))


def or_refuse(check: Callable[[str], str], value: str) -> str:
    """A value as a check returns it; Refusal instead of its ValueError."""
    try:
        return check(value)
    except ValueError as error:
        raise Refusal("bad-value", str(error)) from None
