"""Set-ups that people share: what clients send and get."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tatami.protocol.values import JsonObject


class ShareSetup(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    title: Annotated[str, Meta(min_length=1, max_length=60)]
    options: JsonObject
    draft: JsonObject = {}
    """What the game's editor opens again."""


class RateSetup(Struct, forbid_unknown_fields=True):
    stars: Annotated[int, Meta(ge=1, le=5)]


class ReportSetup(Struct, forbid_unknown_fields=True):
    reason: Annotated[str, Meta(max_length=200)] = ""


class SetupLine(Struct):
    id: str
    game: str
    title: str
    author: str
    created: int
    plays: int
    stars: float
    """The mean of all ratings, 0 without any."""
    ratings: int
    my_stars: int | None
    mine: bool
    hidden: bool
    """Reported, and not yet looked at by an operator, or taken down: only its author still sees it."""


class SetupsSeen(Struct):
    setups: list[SetupLine]
    more: bool


class SetupSeen(Struct):
    line: SetupLine
    options: JsonObject
    draft: JsonObject
