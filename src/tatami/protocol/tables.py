"""Tables as clients get them: seats, choices, what happened, replays, refusals."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tatami.protocol.values import Actor, EventSeen, JsonObject, Scalar, SeatKind, Status


class SeatSeen(Struct, gc=False):
    seat: int
    kind: SeatKind
    name: str
    """What the person called themselves; may be empty."""
    role: str
    """What the game calls the seat, in the reader's language."""
    bot: str | None
    ready: bool
    present: bool
    mine: bool
    program: bool
    """Whether whoever sits there says that they are a program."""
    muted: bool
    """Whether I do not want to hear them."""
    team: int | None = None
    """Seats of the same number play together; null where there are no teams."""


class Choice(Struct, gc=False, omit_defaults=True):
    """A legal action: as a number, in notation, taken apart, and in words for those who ask for them."""

    action: int
    notation: str
    verb: str
    args: dict[str, str]
    text: str = ""


class Prompt(Struct, gc=False, omit_defaults=True):
    decision: str
    text: str = ""
    """For those who ask for words."""


class StepSeen(Struct, gc=False):
    """One entry of the log as this seat may know it."""

    number: int
    kind: Literal["act", "undo", "recall"]
    ply: int
    actor: Actor
    notation: str | None
    events: list[EventSeen]


class Farewell(Struct):
    """Who died by his own hand in a game, and what I may see of his poem."""

    seat: int | None
    samurai: str
    wrote: bool
    poem: list[str] | None
    """Null: I may not read it any more, until somebody has recalled it."""
    honoured: bool
    """His poem was recalled: he is the posthumous victor."""
    may_recall: bool


class Line(Struct, gc=False):
    number: int
    seat: int
    name: str
    text: str
    at: int


class Fair(Struct, gc=False):
    scheme: str
    commitment: str
    seed: str | None
    nonces: list[str | None]


class ClockSeen(Struct):
    """The clock, its settings in seconds, all else in milliseconds."""

    move: int
    bank: int
    out: Literal["bot", "skip"]
    bot: str
    now: int
    """The server's time when it told this."""
    since: int | None
    """When the decision that is waited for began; null: nobody's clock runs."""
    deadline: int | None
    banks: list[int]
    """What was left to each seat then."""


class TakebackSeen(Struct):
    seat: int
    agreed: list[int]
    needed: list[int]


class NoteSeen(Struct):
    text: str


class TableSeen(Struct, gc=False):
    """A table as one seat (or a spectator) sees it."""

    id: str
    game: str
    title: str
    options: JsonObject
    status: Status
    version: int
    ply: int
    seat: int | None
    """Whose view this is; null: a spectator's."""
    my_seats: list[int]
    host: bool
    seats: list[SeatSeen]
    to_act: int | None
    your_turn: bool
    prompt: Prompt | None
    legal: list[Choice]
    can_undo: bool
    can_ask_back: bool
    """Whether this seat may ask the others for leave to take back its last action."""
    takeback: TakebackSeen | None
    clock: ClockSeen | None
    delay: int
    """Seconds that spectators are behind."""
    view: JsonObject
    steps: list[StepSeen]
    """The entries of the log from `since` on."""
    chat: list[Line]
    result: JsonObject | None
    winners: list[int] | None
    fair: Fair | None
    rematch: str | None
    has_same_deal: bool
    """Whether a rematch can have what chance laid out in this game, with the seats changed."""
    first_game: str | None
    """The table whose deal is played again here, with every seat one further."""
    created: int
    rated: bool
    """Before the game whether it is meant to count for ratings; then whether it does."""
    unrated_by: list[int]
    """Seats because of which it would not, as people sit now."""


class Invitation(Struct):
    """A key for one use; the link carries it behind the #, where no server ever sees it."""

    seat: int
    key: str
    path: str


class DeviceSeen(Struct):
    """A device on which a seat is open. `device`: like `Firefox, Windows`, or `program`; empty: not known."""

    id: str
    device: str
    added: int | None
    seen: int | None
    this: bool


class Created(Struct):
    table: TableSeen
    invitations: list[Invitation]


class Joined(Struct):
    table: TableSeen
    seat: int


class Acted(Struct):
    accepted: int
    """The number of the entry: the same for the same move sent twice."""
    table: TableSeen


class BoardSeen(Struct):
    """The view in words, line by line: for screen readers, and for games without a picture."""

    version: int
    lines: list[str]


class RuleSeen(Struct):
    number: str
    text: str


class WhyNot(Struct):
    legal: bool
    rules: list[RuleSeen]
    text: str
    final: bool
    """Whether it is legal and could not be taken back without the others."""


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatSeen]
    ply: int
    to_act: int | None
    your_turn: bool
    created: int
    touched: int
    deadline: int | None
    """When the time of whoever is in turn is up."""
    result: JsonObject | None


class Frame(Struct):
    """A moment of a replay: the position after `ply` actions, and how it came about."""

    ply: int
    step: StepSeen | None
    view: JsonObject
    board: list[str]


class Replay(Struct):
    id: str
    game: str
    title: str
    options: JsonObject
    plies: int
    seat: int | None
    roles: list[str]
    frames: list[Frame]
    moves: list[StepSeen]
    """Every action of the game, without undone ones, if asked for."""
    result: JsonObject | None
    opened: bool
    """Whether everything that was secret is shown."""


class Problem(Struct):
    """What every refusal looks like."""

    code: str
    message: str
    detail: str = ""
    rules: list[str] = []
    options: list[str] = []
    """The options that it is about, where options were refused."""
    args: dict[str, Scalar] = {}
    """What the message of that code is told with."""
    place: str = ""
    """Which part of the request it is about: `$.version`."""
