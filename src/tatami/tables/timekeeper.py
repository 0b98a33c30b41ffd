"""Clocks that run out: whose time is up, at open tables and at closed ones."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sqlalchemy import insert, select, text, update

from tatami.core.errors import Refusal
from tatami.tables import schema
from tatami.tables.clocks import SET_DEADLINES, Out, ServerClock, since_boot
from tatami.tables.live_table import TableCallback
from tatami.tables.registry import TableRegistry
from tatami.tables.seats import Kind, Seat
from tatami.tables.store import Store, Write, WriteConflict
from tatami.tables.table_writer import TableWriter, seat_write
from tatami.workers.background import end_tasks

LOOK_EVERY = 1.0
GRACE = 30.0
"""Seconds after the start of a server in which no clock runs out: people have to come back first."""
STOOD_STILL = 10.0
"""Seconds between two looks after which the machine must have slept: people have to come back then, too."""
AGREE_EVERY = 20.0
DRIFT = 2000
"""Milliseconds by which clocks differ of themselves; a greater difference means that one was set."""
SURE = 1.0
"""Seconds within which the database must tell the time for it to be believed."""
SHIFT = "clock-shift"
TELL_TIME = text(
    "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at, "
    f"(SELECT value FROM server_keys WHERE name = '{SHIFT}') AS shift"
)
logger = logging.getLogger("tatami")


@dataclass(eq=False, repr=False)
class Timekeeper:
    """Looks again and again whose time is up, at open tables and at closed ones, in every process."""

    store: Store
    registry: TableRegistry
    writer: TableWriter
    now: Callable[[], int]
    on_change: TableCallback
    grace: float = GRACE
    shift: str | None = field(default=None, init=False)
    tasks: list[asyncio.Task[None]] = field(default_factory=list, init=False)

    async def start(self) -> None:
        work = [self.watch_for_ever()]
        if not self.store.is_sqlite and isinstance(self.now, ServerClock):
            await self.agree(self.now, is_first=True)
            work.append(self.agree_for_ever(self.now))
        self.tasks = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        await end_tasks(self.tasks)

    async def watch_for_ever(self, elapsed: Callable[[], float] = since_boot) -> None:
        await asyncio.sleep(self.grace)
        looked = elapsed()
        while True:
            if elapsed() - looked > STOOD_STILL:
                await asyncio.sleep(self.grace)
            looked = elapsed()
            try:
                await self.check_clocks()
            except Exception as error:
                logger.error("clocks: %s", type(error).__name__)
            await asyncio.sleep(LOOK_EVERY)

    # -- several processes

    async def agree_for_ever(self, clock: ServerClock) -> None:
        while True:
            await asyncio.sleep(AGREE_EVERY)
            try:
                await self.agree(clock)
            except WriteConflict:
                pass  # another process has noticed it too; the next time this one reads what it wrote
            except Exception as error:
                logger.warning("clocks: %s", type(error).__name__)

    async def agree(self, clock: ServerClock, is_first: bool = False) -> None:
        """All processes go by the database's clock; where that was set, they store by how much, and go on as before."""
        before = clock.elapsed()
        told = await self.store.row(TELL_TIME)
        after = clock.elapsed()
        assert told is not None
        known, self.shift = self.shift, told["shift"]
        difference = told["at"] + int(self.shift or 0) - clock.at((before + after) / 2)
        if is_first or known != self.shift or abs(difference) <= DRIFT:
            if is_first or after - before < SURE:
                clock.ahead += difference
            return
        if after - before > SURE:
            return
        logger.warning("the database's clock was set by %d s; clocks go on as before", difference / 1000)
        shift = str(int(self.shift or 0) - round(difference))
        k = schema.server_keys
        if self.shift is None:
            await self.store.write(Write(insert(k), {"name": SHIFT, "value": shift}))
        else:
            here = (k.c.name == SHIFT, k.c.value == self.shift)
            await self.store.write(Write(update(k).where(*here).values(value=shift), rows=1))
        self.shift = shift

    # -- whose time is up

    async def check_clocks(self) -> None:
        for table in await self.due_tables():
            try:
                await self.run_out(table)
            except Refusal as refusal:
                if refusal.code != "conflict":  # another process was quicker
                    logger.error("clocks: %s", refusal.code)
            except Exception as error:
                # A table that cannot be opened must not hold up the others, nor be tried every second for ever.
                logger.error("clocks: %s", type(error).__name__)
                await self.store.write(Write(SET_DEADLINES, {"at_table": table, "due": None}))

    async def due_tables(self) -> Sequence[str]:
        t = schema.tables
        statement = select(t.c.id).where(t.c.deadline <= self.now()).order_by(t.c.deadline).limit(100)
        return [row["id"] for row in await self.store.rows(statement)]

    async def run_out(self, id: str) -> None:
        """The time of whoever is in turn may be up: then a bot goes on, for good or for this decision."""
        table = await self.registry.table(id)
        async with table.lock:
            due, seat = table.deadline(table.play, table.status), table.to_act
            if due is None or self.now() < due:
                await self.writer.reload(table)  # another process may know more
                due, seat = table.deadline(table.play, table.status), table.to_act
            if due is None or seat is None or table.clock is None or self.now() < due:
                await self.writer.save_deadline(table)
                return
            if table.clock.out is Out.SKIP:
                table.late = table.play.version
            else:
                old = table.seats[seat]
                new = Seat(Kind.BOT, old.name, table.clock.bot, old.nonce, True, old.given_up, old.program)
                await self.writer.save(
                    table,
                    seat_write(table, seat, new),
                    Write(SET_DEADLINES, {"at_table": table.id, "due": None}),
                )
                table.seats[seat] = new
        self.on_change(table)
