"""The registry: all tables that are open in this process. They are read when somebody comes, and closed when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable

from sqlalchemy import select

from tatami.core.errors import Refusal
from tatami.tables import schema
from tatami.tables.first_deal import FirstDeal
from tatami.tables.live_table import LiveTable, TableCallback
from tatami.tables.loader import Loader
from tatami.tables.schema import Row
from tatami.tables.store import Store
from tatami.tables.table_writer import TableWriter

OPEN_TABLES = 5000
MOST_FIGURES = 200
"""Kinds of tables that are open at a time: the figures of one may take a megabyte."""
IDLE, IDLE_WHEN_OVER = 600.0, 30.0
"""Seconds without anybody, after which a table is closed if many are open; one whose game is over in any case."""
SWEEP_EVERY = 5.0
MOST_LISTED = 50
"""Tables of one session that a list shows."""
logger = logging.getLogger("tatami")


class TableRegistry:
    """The open tables, by id. `on_opened` is told of every table that was read from the store."""

    def __init__(
        self,
        store: Store,
        loader: Loader,
        writer: TableWriter,
        first_deal: FirstDeal,
        now: Callable[[], int],
        on_opened: TableCallback,
    ) -> None:
        self.store = store
        self.loader = loader
        self.writer = writer
        self.first_deal = first_deal
        self.now = now
        self.on_opened = on_opened
        self.tables: dict[str, LiveTable] = {}
        self.opening = asyncio.Lock()
        """Held while a table is read, and by whoever changes rows of many tables."""
        self.loading = ""
        """The table that is being read: what others write meanwhile has to be read too (pg_notify.py)."""
        self.swept = 0.0

    async def table(self, id: str) -> LiveTable:
        """A table by its address."""
        if id not in self.tables:
            if not id.isascii() or not id.isalnum():
                raise Refusal("no-such-table")  # PostgreSQL takes not every sign
            await self.loader.prepare(id)  # before the lock: whoever opens another table does not wait for it
            async with self.opening:
                if id not in self.tables:
                    self.sweep()
                    self.loading = id
                    try:
                        self.tables[id] = await self.loader.load(id)
                    finally:
                        self.loading = ""
            table = self.tables[id]
            async with table.lock:
                # The program may have ended between the last seat and the deal.
                await self.first_deal.begin_if_complete(table)
            self.on_opened(table)
        return self.tables[id]

    def add(self, table: LiveTable) -> None:
        """A table that was made here."""
        self.sweep()
        self.tables[table.id] = table

    async def table_at(self, id: str, version: int) -> LiveTable:
        """A table as far as somebody has seen it: another process may be further, and its notification not here yet."""
        table = await self.table(id)
        if not self.store.is_sqlite and (table.play.version < version or table.status == "waiting"):
            await self.catch_up(table)
        return table

    async def catch_up(self, table: LiveTable) -> None:
        """Reads what another process has written. Of two who sat down last, in two processes, neither saw the other."""
        async with table.lock:
            await self.writer.reload(table)
            await self.first_deal.begin_if_complete(table)

    def sweep(self) -> None:
        """Closes tables at which nobody has been for a while."""
        if time.monotonic() - self.swept < SWEEP_EVERY:
            return
        self.swept = time.monotonic()
        figures = {id(table.play.start._figures) for table in self.tables.values()}
        crowded = len(self.tables) >= OPEN_TABLES or len(figures) >= MOST_FIGURES
        before, over = self.now() - IDLE * 1000, self.now() - IDLE_WHEN_OVER * 1000
        for table in list(self.tables.values()):
            left = (table.touched < over and table.status == "over") or (crowded and table.touched < before)
            thinking = table.bots_at_work is not None and not table.bots_at_work.done()
            if left and not table.watchers and not table.lock.locked() and not thinking:
                del self.tables[table.id]

    # -- finding tables again

    async def open_all(self, ids: Iterable[str]) -> list[LiveTable]:
        """Tables for a list: one that cannot be opened any more must not hide the others."""
        opened = []
        for one in ids:
            try:
                opened.append(await self.table(one))
            except ValueError as error:
                logger.error("a table in a list: %s", type(error).__name__)
        return opened

    async def tables_of(self, session: str) -> list[Row]:
        """The tables that somebody sits at or opened, the newest first."""
        t, s = schema.tables, schema.sitters
        mine = select(s.c.table_id).where(s.c.session == session)
        wanted = t.c.id.in_(mine) | (t.c.host == session)
        statement = select(t.c.id).where(wanted).order_by(t.c.touched.desc())
        return await self.store.rows(statement.limit(MOST_LISTED))
