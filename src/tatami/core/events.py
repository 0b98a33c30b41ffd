"""What happened: ids with arguments, and who may see them. Words and pictures are made of events elsewhere.

Inside the rules an event is eight numbers written to a log; outside it is an `Event`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from tatami.core.compiled import rule

Log = np.ndarray[tuple[int], np.dtype[np.int32]]

WIDTH = 8  # kind, eyes, six arguments
EVERYBODY = -1
Argument = str | int | None


@rule
def emit(log: Log, kind: int, eyes: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Writes an event. `eyes` has a bit for each seat that may see its secret part. An empty log keeps nothing."""
    count = log[0]
    at = 1 + count * WIDTH
    if at + WIDTH > log.shape[0]:
        return
    log[at] = kind
    log[at + 1] = eyes
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
    """One thing that happened. `secret` names the arguments that only the seats in `eyes` may see."""

    id: str
    args: dict[str, Argument]
    eyes: int = EVERYBODY
    secret: tuple[str, ...] = ()
    hidden: bool = False

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat (None: a spectator) may know it; None if it may not know of it at all."""
        if self.eyes == EVERYBODY or seat is not None and self.eyes >> seat & 1:
            return Event(self.id, self.args)
        if self.hidden:
            return None
        return Event(self.id, {name: value for name, value in self.args.items() if name not in self.secret})

    def as_json(self) -> dict[str, Any]:
        return {"id": self.id, **self.args}


class Happening:
    """A kind of event of a game: the names of its arguments and how their numbers read.

    `labels` turn numbers into names; a number outside of them reads None (nobody, nothing).
    `plus` are arguments that people count from 1.
    """

    def __init__(
        self,
        id: str,
        *arguments: str,
        labels: dict[str, Sequence[str]] | None = None,
        plus: tuple[str, ...] = (),
        secret: tuple[str, ...] = (),
        hidden: bool = False,
    ) -> None:
        self.id = id
        self.arguments = arguments
        self.secret = secret
        self.hidden = hidden
        labels = labels or {}
        self.reading = tuple((name, labels.get(name), 1 if name in plus else 0) for name in arguments)

    def read(self, cells: list[int], at: int) -> Event:
        """The event written at a place of the log."""
        args: dict[str, Argument] = {}
        place = at + 2
        for name, names, plus in self.reading:
            value = cells[place]
            if names is None:
                args[name] = value + plus
            else:
                args[name] = names[value] if 0 <= value < len(names) else None
            place += 1
        return Event(self.id, args, cells[at + 1], self.secret, self.hidden)
