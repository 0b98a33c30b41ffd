"""Several server processes at one PostgreSQL: each hears of what another has written, with the commit that wrote it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

from tatami.tables.store import BELL, Store

if TYPE_CHECKING:
    from tatami.tables.hall import Hall

RETRY = 1.0
ASK_EVERY = 20.0
logger = logging.getLogger("tatami")


class Bells:
    """Listens, and has tables read again that others have changed."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if not self.hall.store.is_sqlite:
            self.tasks = [asyncio.create_task(self.listen_for_ever()), asyncio.create_task(self.reload_for_ever())]

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
        writer, _, table = told.partition(":")
        if writer != self.hall.store.name and (table in self.hall.tables or table == self.hall.loading):
            self.heard.put_nowait(table)

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
