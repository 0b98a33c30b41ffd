"""Clocks: how long a seat may take, what is left, and what happens when it has run out.

A decision has `move` seconds; what it takes beyond that comes out of the seat's bank, which lasts the whole game. Both
follow from the times in the log alone. Nobody loses by the clock: a bot goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, select, update

from tatami.core.game import CHANCE
from tatami.tables import schema
from tatami.tables.entries import Did, Entry
from tatami.tables.store import Write
from tatami.tables.trouble import Trouble

if TYPE_CHECKING:
    from tatami.tables.hall import Hall

LOOK_EVERY = 1.0
GRACE = 30.0
"""Seconds after the start of a server in which no clock runs out: people have to come back first."""
SET_DEADLINES = (
    update(schema.tables).where(schema.tables.c.id == bindparam("at_table")).values(deadline=bindparam("due"))
)
logger = logging.getLogger("tatami")


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


def clock_of(stored: dict[str, Any] | None) -> Clock | None:
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
        if entry.kind is Did.ACT:
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


class Timekeeper:
    """Looks again and again whose time is up, at open tables and at closed ones, in every process."""

    def __init__(self, hall: Hall, grace: float = GRACE) -> None:
        self.hall = hall
        self.grace = grace
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.watch_for_ever())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def watch_for_ever(self) -> None:
        await asyncio.sleep(self.grace)
        while True:
            try:
                await self.look()
            except Exception as error:
                logger.error("clocks: %s", type(error).__name__)
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        for table in await self.due():
            try:
                await self.hall.run_out(table)
            except Trouble as trouble:
                if trouble.code != "conflict":  # another process was quicker
                    logger.error("clocks: %s", trouble.code)
            except Exception as error:
                # A table that cannot be opened must not hold up the others, nor be tried every second for ever.
                logger.error("clocks: %s", type(error).__name__)
                await self.hall.store.write(Write(SET_DEADLINES, {"at_table": table, "due": None}))

    async def due(self) -> Sequence[str]:
        t = schema.tables
        statement = select(t.c.id).where(t.c.deadline <= self.hall.now()).order_by(t.c.deadline).limit(100)
        return [row["id"] for row in await self.hall.store.rows(statement)]
