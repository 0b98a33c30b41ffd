"""What a game tells the bots: how it is searched (its module `bot`), and why a choice is good (`reasons`)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tatami.core.json_types import JsonObject


class Tuning(NamedTuple):
    """How a game is searched."""

    explore: float = 0.7
    """How much rarely tried choices are favoured."""
    first: float = 24.0
    wider: float = 1.5
    """A node visited N times considers first + wider * sqrt(N) choices."""
    horizon: int = 100_000
    """Decisions of a playout before the position is valued as it stands."""
    rivals: int = 0
    """How many rivals a playout compares its pick with, by how each has served the seat in this search so far."""


class Reason(msgspec.Struct, frozen=True):
    """One reason: a message and what it tells, or a rule's number."""

    key: str | None = None
    args: JsonObject = {}
    rule: str | None = None


class Plan(msgspec.Struct, frozen=True):
    """What one figure could do now: an arrow on the map, and one reason for it."""

    figure: str
    kind: str
    """As the game draws it: `move`, `shot`, `attack`, `stay` …"""
    way: list[str]
    """Places from where it is to where the arrow points."""
    actions: list[str]
    """What carries it out, in notation; empty if it is to do nothing."""
    reason: str
    args: JsonObject = {}
