"""What clients get about people: profiles, ratings, their games, how they are told of their turns."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tatami.protocol.tables import TableLine
from tatami.protocol.values import JsonObject


class HookSeen(Struct):
    url: str | None


class NoticesSeen(Struct):
    """How I am told of my turns while I am away."""

    key: str | None
    """The server's key for push subscriptions; null: this server sends no messages."""
    push: bool
    """Whether this browser is told."""
    url: str | None
    """The address that is told, at a table."""


class Tested(Struct):
    taken: bool
    """Whether the address took the message."""


class PasskeyOptions(Struct):
    """What to ask the browser for (`parse…OptionsFromJSON`)."""

    options: JsonObject


class RatingSeen(Struct):
    game: str
    rating: int
    deviation: int
    games: int
    sure: bool
    """Whether enough is known; else the rating is provisional."""


class BattlesSeen(Struct):
    """Games that all win or lose together, at one kind of table."""

    game: str
    kind: dict[str, str | int]
    """What tells the tables apart: the number of players, the difficulty."""
    games: int
    won: int


class ProfileSeen(Struct):
    """My profile, as I alone see it."""

    name: str
    history: bool
    rated: bool
    shown: bool
    created: int
    browsers: int
    """In how many browsers I am signed in."""
    passkeys: int
    ratings: list[RatingSeen]
    battles: list[BattlesSeen]


class ProfileMade(Struct):
    profile: ProfileSeen
    code: str
    """The recovery code: shown this once, and typed in to sign in elsewhere."""


class NewCode(Struct):
    code: str


class NewToken(Struct):
    """What a program sends as `Authorization: Bearer …`; shown this once."""

    token: str


class SeatsHeld(Struct):
    seats: list[int]


class Sitter(Struct):
    seat: int
    name: str
    bot: str | None


class GameLine(Struct):
    """One of my finished games."""

    table: str
    game: str
    seat: int
    seats: list[Sitter]
    ended: int
    outcome: Literal["won", "shared", "lost"]
    result: JsonObject
    rated: bool
    rating: int | None
    """My rating after it, if it was rated."""
    change: int | None


class MyGames(Struct):
    playing: list[TableLine]
    """Those in which it is my turn first."""
    finished: list[GameLine]
    """The last ones first."""
    older: int | None
    """There are more: ask again with `before` set to this."""


class Rung(Struct):
    name: str
    rating: int
    deviation: int
    games: int
    sure: bool


class LadderSeen(Struct):
    game: str
    rungs: list[Rung]


class Me(Struct):
    session: bool
    languages: list[str]
    version: str
    profile: ProfileSeen | None
