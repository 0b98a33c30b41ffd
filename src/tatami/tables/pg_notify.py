"""Several server processes at one PostgreSQL: each hears of what another has written, right after its commit.

`process:table` says that a table has changed, `process:table:=[…]` which entries its log has got, where nothing else
has changed, and `process:table:0,2` which seats look at it by that process. What is heard of people holds for a while
only, and is said again and again: a process may be killed. `process:!limits:{…}` says what addresses have spent of
their rates (server/shared_limits.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from tatami.tables.entries import Entry
from tatami.tables.live_table import LiveTable, TableCallback
from tatami.tables.presence import Presence
from tatami.tables.registry import TableRegistry
from tatami.tables.store import CHANNEL, ENTRIES_FOLLOW, Store, Write
from tatami.workers.background import end_tasks

if TYPE_CHECKING:
    import asyncpg

RETRY = 1.0
ASK_EVERY = 20.0
SAY_EVERY = 20.0
LIMITS = "!limits"
"""In the place of a table's name."""
logger = logging.getLogger("tatami")
read_entries = msgspec.json.Decoder(list[Entry]).decode


class PgNotify:
    """Listens, and reloads tables that other processes have changed; `on_reloaded` is told of each."""

    def __init__(self, store: Store, registry: TableRegistry, presence: Presence, on_reloaded: TableCallback) -> None:
        self.store = store
        self.registry = registry
        self.presence = presence
        self.on_reloaded = on_reloaded
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.to_say: set[str] = set()
        self.news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.on_limits: Callable[[str], None] = lambda told: None

    def start(self) -> None:
        if not self.store.is_sqlite:
            work = (self.listen_for_ever(), self.reload_for_ever(), self.say_for_ever())
            self.tasks = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        await end_tasks(self.tasks)

    async def listen_for_ever(self) -> None:
        """A connection of its own; whenever it had to be made anew, everything may have changed."""
        import asyncpg

        pause = 0.0
        while True:
            await asyncio.sleep(pause)
            pause = RETRY
            try:
                connection = await asyncpg.connect(dsn_of(self.store))
                lost = asyncio.Event()
                connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self.hear)
                for table in list(self.registry.tables):
                    self.heard.put_nowait(table)
                try:
                    await self.wait_until_lost(connection, lost)
                    pause = 0.0  # what others write meanwhile is not heard
                finally:
                    with contextlib.suppress(Exception):
                        await connection.close(timeout=1)
            except Exception as error:  # whatever it was: a process that hears nothing shows old tables for ever
                logger.warning("pg_notify: %s", type(error).__name__)

    async def wait_until_lost(self, connection: asyncpg.Connection, lost: asyncio.Event) -> None:
        """Until the connection is lost; a network that swallows everything does not say so itself."""
        while not lost.is_set():
            try:
                async with asyncio.timeout(ASK_EVERY):
                    await lost.wait()
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=ASK_EVERY)

    def hear(self, connection: object, process: int, channel: str, payload: str) -> None:
        writer, _, about = payload.partition(":")
        table, _, people = about.partition(":")
        if writer == self.store.name:
            return
        if table == LIMITS:
            self.on_limits(people)
        elif people.startswith(ENTRIES_FOLLOW):
            self.hear_of_moves(table, people.removeprefix(ENTRIES_FOLLOW))
        elif about != table:
            self.hear_of_people(writer, table, [int(seat) for seat in people.split(",") if seat])
        elif table in self.registry.tables or table == self.registry.loading:
            self.heard.put_nowait(table)

    def hear_of_moves(self, name: str, told: str) -> None:
        """Plays what was played elsewhere; the table is read only where that does not fit to what is known here."""
        table = self.registry.tables.get(name)
        if table is None:
            if name == self.registry.loading:
                self.heard.put_nowait(name)
        elif self.play_along(table, read_entries(told)):
            self.on_reloaded(table)
        else:
            self.heard.put_nowait(name)

    def play_along(self, table: LiveTable, entries: list[Entry]) -> bool:
        if table.status != "playing" or not entries or not table.take_lock():
            return False
        try:
            if table.play.version != entries[0].number:
                return False
            trial = table.play.fork()
            for entry in entries:
                trial.add(entry)
        except Exception as error:
            logger.error("pg_notify: %s", type(error).__name__)
            return False
        finally:
            table.lock.release()
        table.play, table.touched = trial, entries[-1].at
        table.told_turn_of = table.to_act  # whoever wrote that has sent them messages
        table.notify_move()
        return True

    # -- who is there

    def say_who_is_there(self, table: LiveTable) -> None:
        """Others want to know, soon."""
        if self.tasks:
            self.to_say.add(table.id)
            self.news.set()

    async def say_for_ever(self) -> None:
        while True:
            try:
                async with asyncio.timeout(SAY_EVERY):
                    await self.news.wait()
                tables: Iterable[str] = self.to_say
            except TimeoutError:
                tables = [table.id for table in self.registry.tables.values() if any(table.present.values())]
            self.news.clear()
            notifications, self.to_say = [self.who_is_there(table) for table in tables], set()
            try:
                if notifications:
                    await self.store.write(*notifications)
            except Exception as error:
                logger.warning("pg_notify: %s", type(error).__name__)
                await asyncio.sleep(RETRY)

    def who_is_there(self, table: str) -> Write:
        found = self.registry.tables.get(table)
        seats = [seat for seat, count in found.present.items() if count] if found else []
        return self.store.notification(f"{table}:{','.join(map(str, seats))}")

    def hear_of_people(self, writer: str, name: str, seats: list[int]) -> None:
        table = self.registry.tables.get(name)
        if table is None:
            return
        for seat in seats:
            self.presence.saw_seat(table, seat)
        before = table.elsewhere.get(writer)
        table.elsewhere[writer] = (frozenset(seats), time.monotonic())
        if not seats:
            del table.elsewhere[writer]
        if (before[0] if before else frozenset()) != frozenset(seats):
            table.notify_change()

    async def reload_for_ever(self) -> None:
        while True:
            changed = await self.heard.get()
            if changed == self.registry.loading:
                async with self.registry.opening:
                    pass
            table = self.registry.tables.get(changed)
            if table is None:
                continue
            try:
                await self.registry.catch_up(table)
                self.on_reloaded(table)
            except Exception as error:
                logger.error("pg_notify: %s", type(error).__name__)
                await asyncio.sleep(RETRY)
                self.heard.put_nowait(table.id)


def dsn_of(store: Store) -> str:
    return store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
