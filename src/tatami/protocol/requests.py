"""What clients send: a table to open, a seat to take, a move to make."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tatami.protocol.values import (
    ChatLine,
    Hex,
    JsonObject,
    Key,
    Language,
    Name,
    PersonName,
    SeatKind,
    SeatNumber,
    Version,
    Wish,
)


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who a seat is for: me, a bot, whoever has the key, or anybody who has the address."""

    kind: Literal["me", "bot", "invite", "open"]
    bot: Name = "random"
    name: Name = ""


class ClockWish(Struct, forbid_unknown_fields=True):
    """Seconds for each decision, and a bank for what takes longer; when both are used up, a bot goes on."""

    move: Annotated[int, Meta(ge=5, le=30 * 86400)]
    bank: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    out: Literal["bot", "skip"] = "bot"
    """Whether the bot takes the seat over, or makes this one decision."""
    bot: Name = "random"


class NewTable(Struct, forbid_unknown_fields=True):
    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: JsonObject = {}
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    """Instead of options: so many players, the rest drawn (which samurai, for example)."""
    name: Name = ""
    nonce: Hex | None = None
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=86400)] = 0
    """Seconds that spectators are behind."""
    clock: ClockWish | None = None
    rated: bool = False
    """Whether the game shall count for ratings, if all who sit down want that."""
    preset: Name | None = None
    """A table of `GameSeen.opening` by its name: its options, and the position that it begins with."""
    setup: Name | None = None
    """The shared set-up that the options come from, which counts how often it was played."""


class Join(Struct, forbid_unknown_fields=True):
    key: Key | None = None
    seat: SeatNumber | None = None
    name: Name = ""
    nonce: Hex | None = None
    program: bool = False
    """Whether whoever sits down is a program; others are told."""


class Act(Struct, forbid_unknown_fields=True):
    version: Version
    action: Wish
    seat: SeatNumber | None = None


class Undo(Struct, forbid_unknown_fields=True):
    version: Version
    seat: SeatNumber | None = None


class Ask(Struct, forbid_unknown_fields=True):
    """About taking back one's last action although others have played since."""

    version: Version
    wish: Literal["ask", "agree", "refuse"] = "ask"
    seat: SeatNumber | None = None


class Why(Struct, forbid_unknown_fields=True):
    action: Wish
    seat: SeatNumber | None = None


class LookAhead(Struct, forbid_unknown_fields=True):
    about: Annotated[str, Meta(max_length=400)]
    seat: SeatNumber | None = None


class Say(Struct, forbid_unknown_fields=True):
    text: ChatLine
    seat: SeatNumber | None = None


class Mute(Struct, forbid_unknown_fields=True):
    muted: bool


class Note(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=4000)]
    seat: SeatNumber | None = None


class Branch(Struct, forbid_unknown_fields=True):
    """A game played on from a moment of a finished one: I take `seat`, bots the others."""

    ply: Version
    seat: SeatNumber
    bot: Name = "level:2"
    name: Name = ""
    nonce: Hex | None = None


class HookWish(Struct, forbid_unknown_fields=True):
    url: Annotated[str, Meta(max_length=500)] | None
    """Where I want to be told of my turns at a table; null: nowhere."""


class Browser(Struct, forbid_unknown_fields=True):
    """Where a browser hears, as its PushSubscription says."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(max_length=30, pattern="^[A-Za-z0-9_-]+$")]
    language: Language = "en"


class PushWish(Struct, forbid_unknown_fields=True):
    browser: Browser | None
    """Which browser wants to be told of my turns; null: not this one any more."""


class Unsubscribe(Struct, forbid_unknown_fields=True):
    key: Key


class Seated(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None


class SeatChange(Struct, forbid_unknown_fields=True):
    kind: SeatKind
    bot: Name = "random"


class PlayAgain(Struct, forbid_unknown_fields=True):
    nonce: Hex | None = None
    same_deal: bool = False
    """With what chance laid out the first time, where there is such a thing (`TableSeen.has_same_deal`)."""


class ProfileWish(Struct, forbid_unknown_fields=True):
    """What I want to be called, and what I agree to."""

    name: PersonName
    history: bool = False
    """My games are listed, and my seats are mine on every device where I am signed in."""
    rated: bool = False
    """My games against others who want that are rated; needs `history`."""
    shown: bool = False
    """My name and ratings stand on the ladders; needs `rated`."""


class SignIn(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=80)]


class Credential(Struct, forbid_unknown_fields=True):
    """What a browser's PublicKeyCredential says of itself (`toJSON()`)."""

    credential: JsonObject


class SignOut(Struct, forbid_unknown_fields=True):
    everywhere: bool = False


class Forget(Struct, forbid_unknown_fields=True):
    """My profile is to be deleted."""

    sure: Literal[True]


class LessonMoves(Struct, forbid_unknown_fields=True):
    """The learner's own moves so far; the last may be wrong."""

    moves: Annotated[list[Wish], Meta(max_length=100)] = []


class LessonQuestion(Struct, forbid_unknown_fields=True):
    about: Annotated[str, Meta(max_length=400)]
    moves: Annotated[list[Wish], Meta(max_length=100)] = []
    """The learner's own moves so far."""


class Analyse(Struct, forbid_unknown_fields=True):
    since: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """How many judged moves I have already."""
    start: bool = True
    """Whether it shall begin if nobody has asked for it yet."""


class FirstGame(Struct, forbid_unknown_fields=True):
    name: Name = ""
    nonce: Hex | None = None


class Recall(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=500)]
