"""Clocks: how long a seat may take, what is left, and what happens when it has run out.

A decision has `move` seconds; what it takes beyond that comes out of the seat's bank, which lasts the whole game. Both
follow from the times in the log alone. Nobody loses by the clock: a bot goes on.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import StrEnum

import msgspec
from sqlalchemy import bindparam, update

from tatami.core.game import CHANCE
from tatami.core.json_types import JsonObject
from tatami.tables import schema
from tatami.tables.entries import Entry, EntryKind

SET_DEADLINES = (
    update(schema.tables).where(schema.tables.c.id == bindparam("at_table")).values(deadline=bindparam("due"))
)


def since_boot() -> float:
    """Seconds that nobody can set; where the system knows them, with those in which the machine slept."""
    boot: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class ServerClock:
    """The time by which a server plays, in milliseconds: the wall clock's at its start, and from then on evenly.

    Whoever sets the wall clock while people play changes no deadline.
    """

    def __init__(
        self, wall: Callable[[], float] = lambda: time.time(), elapsed: Callable[[], float] = since_boot
    ) -> None:
        self.elapsed = elapsed
        self.ahead = (wall() - elapsed()) * 1000
        """Of the clock that nobody can set."""

    def __call__(self) -> int:
        return int(self.at(self.elapsed()))

    def at(self, elapsed: float) -> float:
        return elapsed * 1000 + self.ahead


now = ServerClock()


class Out(StrEnum):
    """What follows when the time is up."""

    BOT = "bot"
    """A bot takes the seat over; its player can take it back."""
    SKIP = "skip"
    """A bot makes this one decision."""


class Clock(msgspec.Struct, frozen=True):
    """A table's clock, in seconds."""

    move: int
    bank: int
    out: Out
    bot: str


def clock_of(stored: JsonObject | None) -> Clock | None:
    return msgspec.convert(stored, Clock) if stored else None


class Times:
    """When the decision that is waited for began, and what is left of the banks, in milliseconds."""

    def __init__(self, clock: Clock, seats: int, begun: int) -> None:
        self.clock = clock
        self.since = begun
        self.banks = [clock.bank * 1000] * seats
        self.past: list[tuple[int, int, int]] = []
        """For each action in force: who, when their decision began, and their bank then."""

    def fork(self) -> Times:
        twin = Times(self.clock, 0, self.since)
        twin.banks, twin.past = self.banks.copy(), self.past.copy()
        return twin

    def keep(self, entry: Entry) -> None:
        """Counts an entry of the log."""
        if entry.kind is EntryKind.ACT:
            self.act(entry.actor, entry.at)
            return
        self.undo(entry.taken_back)
        if entry.text:
            self.since = entry.at  # everybody agreed to it, so the time is given anew

    def act(self, actor: int, at: int) -> None:
        seat = max(actor, 0)
        self.past.append((seat, self.since, self.banks[seat]))
        if actor != CHANCE:
            beyond = at - self.since - self.clock.move * 1000
            self.banks[seat] = max(0, self.banks[seat] - max(0, beyond))
        self.since = at

    def undo(self, count: int) -> None:
        """Banks as they were. The decision began when it first did: taking back and playing again gains no time."""
        for _ in range(count):
            seat, self.since, self.banks[seat] = self.past.pop()

    def deadline(self, seat: int) -> int:
        return self.since + self.clock.move * 1000 + self.banks[seat]
