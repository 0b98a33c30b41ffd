"""What happened: ids with arguments, and who may see them. Words and pictures are made of events elsewhere.

Inside the rules an event is eight numbers written to a log; outside it is an `Event`.
"""

from __future__ import annotations

import struct
from abc import ABCMeta
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cached_property
from typing import Self, overload

import msgspec
import numpy as np

from tatami.core.compiled import rule
from tatami.core.json_types import JsonObject

Log = np.ndarray[tuple[int], np.dtype[np.int32]]

WIDTH = 8  # kind, viewers, six arguments
FIRST = 3  # where the first event lies in an out buffer (engine.py)
EVERYBODY = -1
Argument = str | int | None


@rule
def emit(
    log: Log, kind: int, viewers: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Writes an event. `viewers` has a bit for each seat that may see its secret part. An empty log keeps nothing."""
    if log.shape[0] == 1:  # muted; a size does not change, so a loop asks only once
        return
    count = log[0]
    at = 1 + count * WIDTH
    if at + WIDTH > log.shape[0]:
        return
    log[at] = kind
    log[at + 1] = viewers
    log[at + 2] = a
    log[at + 3] = b
    log[at + 4] = c
    log[at + 5] = d
    log[at + 6] = e
    log[at + 7] = f
    log[0] = count + 1


def muted() -> Log:
    """A log that keeps nothing, for play that nobody watches."""
    return np.zeros(1, np.int32)


class Event(msgspec.Struct, frozen=True):
    """One thing that happened. `secret` names the arguments that only the seats in `viewers` may see."""

    id: str
    args: dict[str, Argument]
    viewers: int = msgspec.field(default=EVERYBODY, name="eyes")
    """A bit for each seat; stored under an earlier name."""
    secret: tuple[str, ...] = ()
    hidden: bool = False

    @property
    def is_partial(self) -> bool:
        """Whether a secret part is missing."""
        return any(name not in self.args for name in self.secret)

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat (None: a spectator) may know it; None if it may not know of it at all."""
        if self.viewers == EVERYBODY or (seat is not None and self.viewers >> seat & 1):
            return self
        if self.hidden:
            return None
        known = {name: value for name, value in self.args.items() if name not in self.secret}
        return Event(self.id, known, EVERYBODY, self.secret)

    def as_json(self) -> JsonObject:
        """What may be sent: never `viewers`, which would tell who knows."""
        return {"id": self.id, **self.args}


class SequenceMeta(msgspec.StructMeta, ABCMeta):
    """Of a struct that is a sequence."""


class Events(msgspec.Struct, Sequence[Event], eq=False, gc=False, metaclass=SequenceMeta):
    """The list of what happened, read when it is looked at: most moves of a search or a simulation nobody watches."""

    kinds: Sequence[EventKind]
    log: bytes

    def rows(self) -> Iterator[tuple[int, ...]]:
        """The numbers of each event: its kind, who may see it, its arguments."""
        return struct.iter_unpack(f"{WIDTH}i", self.log)

    def __len__(self) -> int:
        return len(self.log) // (4 * WIDTH)

    def __iter__(self) -> Iterator[Event]:
        kinds = self.kinds
        return (kinds[numbers[0]].read(numbers) for numbers in self.rows())

    @property
    def reveal(self) -> bool:
        """Whether somebody learnt a secret."""
        return any(self.kinds[numbers[0]].reveals for numbers in self.rows())

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        return list(self)[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))


class EventRow(msgspec.Struct, frozen=True):
    """What a game says of one kind of event: the rule that it follows from, its arguments, and who may see them.

    `secret` names arguments, and `hidden` means the whole event, that only the seats named by `emit` may see.
    `reveals`: somebody learns a secret, so nothing before it is undone.
    """

    rule: int
    arguments: tuple[str, ...]
    secret: tuple[str, ...] = ()
    hidden: bool = False
    reveals: bool = False


def row(
    rule: int, *arguments: str, secret: tuple[str, ...] = (), hidden: bool = False, reveals: bool = False
) -> EventRow:
    return EventRow(rule, arguments, secret, hidden, reveals)


class EventRows(IntEnum):
    """The kinds of events of a game, a row each. A kind's number is its place; its id is its name (`TURN_BEGAN`:
    `turn-began`), and its words are the message `<game>-event-<id>`."""

    row: EventRow

    def __new__(cls, row: EventRow) -> Self:
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.row = row
        return member


class EventKind:
    """A kind of event at a table: its row, and how the numbers of its arguments read.

    `labels` turn numbers into names, by the name of the argument; a number outside of them reads None (nobody,
    nothing). `plus` are arguments that people count from 1.
    """

    def __init__(self, id: str, row: EventRow, labels: Mapping[str, Sequence[str]], plus: tuple[str, ...]) -> None:
        self.id = id
        self.rule = row.rule
        self.arguments = row.arguments
        self.secret = row.secret
        self.hidden = row.hidden
        self.reveals = row.reveals
        self.reading = tuple((name, labels.get(name), 1 if name in plus else 0) for name in row.arguments)

    @cached_property
    def read(self) -> Callable[[tuple[int, ...]], Event]:
        """A function that makes the event of its numbers.

        Made once from the description, as the standard library makes its dataclasses: every move reads events.
        """
        names: dict[str, object] = {"Event": Event, "id": self.id, "secret": self.secret, "hidden": self.hidden}
        parts = []
        for place, (argument, labels, plus) in enumerate(self.reading, 2):
            value = f"numbers[{place}]"
            if labels is not None:
                names[f"labels_{place}"] = dict(enumerate(labels))
                value = f"labels_{place}.get({value})"
            parts.append(f"{argument!r}: {value}" + (f" + {plus}" if plus else ""))
        source = f"lambda numbers: Event(id, {{{', '.join(parts)}}}, numbers[1], secret, hidden)"
        made: Callable[[tuple[int, ...]], Event] = eval(source, names)
        return made


def event_kinds(
    rows: type[EventRows], labels: Mapping[str, Sequence[str]] | None = None, plus: tuple[str, ...] = ()
) -> tuple[EventKind, ...]:
    """The kinds that a game's rows describe."""
    return tuple(EventKind(member.name.lower().replace("_", "-"), member.row, labels or {}, plus) for member in rows)
