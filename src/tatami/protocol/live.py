"""The live channel of a table (docs/api.md): what a client sends over its socket, and what it gets."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tatami.protocol.tables import Choice, ClockSeen, Problem, StepSeen, TableSeen
from tatami.protocol.values import ChatLine, JsonObject, JsonValue, Language, SeatNumber, Version, Wish


class LiveAct(Struct, tag="act", forbid_unknown_fields=True):
    version: Version
    action: Wish
    seat: SeatNumber | None = None
    id: int | None = None


class LiveUndo(Struct, tag="undo", forbid_unknown_fields=True):
    version: Version
    seat: SeatNumber | None = None
    id: int | None = None


class LiveSay(Struct, tag="chat", forbid_unknown_fields=True):
    text: ChatLine
    seat: SeatNumber | None = None
    id: int | None = None


class LiveLook(Struct, tag="look", forbid_unknown_fields=True):
    """From now on the view of another of my seats, or another language."""

    seat: SeatNumber | None = None
    lang: Language | None = None
    id: int | None = None


class LivePing(Struct, tag="ping", forbid_unknown_fields=True):
    id: int | None = None


FromClient = LiveAct | LiveUndo | LiveSay | LiveLook | LivePing


class VerbSeen(Struct):
    """One kind of action: its notation, with its arguments in braces, and the labels of each argument.

    Actions are numbered verb after verb; within a verb the last argument counts fastest. A label that is null means
    nothing at this table.
    """

    name: str
    text: str
    labels: dict[str, list[str | None]]


class LiveTable(Struct, tag="table", gc=False):
    """The whole table: at first, and whenever more has changed than a move changes."""

    table: TableSeen
    verbs: list[VerbSeen]
    """What numbers of actions mean, for whoever gets `news`; none where that depends on the position."""


class LiveNews(Struct, tag="news", gc=False):
    """What a move has changed of the table that was told before; all else is as it was."""

    since: int
    """The version that this builds on."""
    version: int
    ply: int
    seat: int | None
    to_act: int | None
    legal: list[int]
    """My legal actions, by number; empty where `choices` tells them."""
    choices: list[Choice]
    """My legal actions where their notation depends on the position."""
    can_undo: bool
    can_ask_back: bool
    clock: ClockSeen | None
    view: JsonObject
    """The fields of the view that have changed."""
    gone: list[str]
    """The fields that the view has no more."""
    parts: dict[str, dict[int, JsonValue]]
    """Of lists in the view that are as long as before: the elements that have changed, by field and place."""
    steps: list[StepSeen]


class LiveDone(Struct, tag="done", gc=False):
    id: int | None
    accepted: int | None = None
    """Of a move: the version at which it was played; the same for the same move sent twice."""


class LiveProblem(Struct, tag="problem"):
    id: int | None
    problem: Problem


FromServer = LiveTable | LiveNews | LiveDone | LiveProblem
decode_live = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
