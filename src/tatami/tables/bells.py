"""Several server processes at one PostgreSQL: each hears of what another has written, with the commit that wrote it.

And of who is there: `process:table` says that a table has changed, `process:table:0,2` which seats look at it by that
process. What is heard of people holds for a while only, and is said again and again: a process may be killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tatami.tables.store import BELL, RING, Store, Write

if TYPE_CHECKING:
    from tatami.tables.hall import Hall
    from tatami.tables.table import Table

RETRY = 1.0
ASK_EVERY = 20.0
SAY_EVERY = 20.0
logger = logging.getLogger("tatami")


class Bells:
    """Listens, and has tables read again that others have changed."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.to_say: set[str] = set()
        self.news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if not self.hall.store.is_sqlite:
            work = (self.listen_for_ever(), self.reload_for_ever(), self.say_for_ever())
            self.tasks = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def listen_for_ever(self) -> None:
        """A connection of its own; whenever it had to be made anew, everything may have changed."""
        import asyncpg

        while True:
            try:
                connection = await asyncpg.connect(dsn_of(self.hall.store))
                lost = asyncio.Event()
                connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                await connection.add_listener(BELL, self.hear)
                for table in list(self.hall.tables):
                    self.heard.put_nowait(table)
                try:
                    await self.heed(connection, lost)
                finally:
                    with contextlib.suppress(Exception):
                        await connection.close(timeout=1)
            except Exception as error:  # whatever it was: a process that hears nothing shows old tables for ever
                logger.warning("bells: %s", type(error).__name__)
            await asyncio.sleep(RETRY)

    async def heed(self, connection: Any, lost: asyncio.Event) -> None:
        """Until the connection is lost; a network that swallows everything does not say so itself."""
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), ASK_EVERY)
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=ASK_EVERY)

    def hear(self, connection: Any, process: int, channel: str, told: str) -> None:
        writer, _, about = told.partition(":")
        table, _, people = about.partition(":")
        if writer == self.hall.store.name:
            return
        if about != table:
            self.hear_of_people(writer, table, [int(seat) for seat in people.split(",") if seat])
        elif table in self.hall.tables or table == self.hall.loading:
            self.heard.put_nowait(table)

    # -- who is there

    def say_who_is_there(self, table: Table) -> None:
        """Others want to know, soon."""
        if self.tasks:
            self.to_say.add(table.id)
            self.news.set()

    async def say_for_ever(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self.news.wait(), SAY_EVERY)
                tables: Iterable[str] = self.to_say
            except TimeoutError:
                tables = [table.id for table in self.hall.tables.values() if any(table.present.values())]
            self.news.clear()
            rings, self.to_say = [self.ring(table) for table in tables], set()
            try:
                if rings:
                    await self.hall.store.write(*rings)
            except Exception as error:
                logger.warning("bells: %s", type(error).__name__)
                await asyncio.sleep(RETRY)

    def ring(self, table: str) -> Write:
        found = self.hall.tables.get(table)
        seats = [seat for seat, count in found.present.items() if count] if found else []
        return Write(RING, {"bell": BELL, "told": f"{self.hall.store.name}:{table}:{','.join(map(str, seats))}"})

    def hear_of_people(self, writer: str, name: str, seats: list[int]) -> None:
        table = self.hall.tables.get(name)
        if table is None:
            return
        for seat in seats:
            self.hall.seen_at(table, seat)
        before = table.elsewhere.get(writer)
        table.elsewhere[writer] = (frozenset(seats), time.monotonic())
        if not seats:
            del table.elsewhere[writer]
        if (before[0] if before else frozenset()) != frozenset(seats):
            table.changed()

    async def reload_for_ever(self) -> None:
        while True:
            told = await self.heard.get()
            if told == self.hall.loading:
                async with self.hall.opening:
                    pass
            table = self.hall.tables.get(told)
            if table is None:
                continue
            try:
                await self.hall.catch_up(table)
                self.hall.wake(table)
            except Exception as error:
                logger.error("bells: %s", type(error).__name__)
                await asyncio.sleep(RETRY)
                self.heard.put_nowait(table.id)


def dsn_of(store: Store) -> str:
    return store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
