"""Where tables are kept: SQLite in the user's data folder, or PostgreSQL by address.

What is written together is committed together, and many tables share one commit: a disk makes few of them a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import shutil
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    CursorResult,
    Engine,
    Executable,
    Table,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tatami.core.errors import InputError, Refusal
from tatami.core.folders import data_folder
from tatami.core.json_types import Given
from tatami.tables import schema
from tatami.tables.entries import Entry
from tatami.tables.migration_runner import make_durable, migrate, migrate_sqlite
from tatami.tables.schema import Row

logger = logging.getLogger("tatami")
CHANNEL = "tatami_tables"
"""Where PostgreSQL tells processes of what others have written."""
ENTRIES_FOLLOW = "="
"""Begins a notification that tells what is new in a table's log (pg_notify.py)."""
BATCH = 256
"""Writes that share one commit, at most."""
LEAST_FREE = 64 << 20
"""Bytes that must be free where SQLite's file is, for the server to call itself healthy."""
ANSWERS_WITHIN = 2.0
"""Seconds in which a healthy database answers."""
PROBE_EVERY = 1.0
AWAY_STATES = ("08", "53", "57P")
"""PostgreSQL's codes for connections lost, resources used up, and shutting down or starting."""


ADD_ENTRIES = insert(schema.entries)
ENTRY = [column.name for column in schema.entries.columns]
NOTIFY = text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:payloads AS text[])) AS one")
LONGEST_NOTE = 7900
"""Bytes that PostgreSQL takes as one notification."""


Answer = TypeVar("Answer")


class WriteConflict(Exception):
    """Somebody else has written what this write wanted to write, or used what it wanted to use."""


class DatabaseUnreachable(Refusal):
    """The database does not answer, or cannot write; nothing is known to be lost, and it may soon be back."""

    def __init__(self) -> None:
        super().__init__("storage")


class Write(NamedTuple):
    """One statement; `rows`: how many rows it must change, else nothing of its job is written."""

    statement: Executable
    values: Sequence[Row] | Given | None = None
    rows: int | None = None


class WriteJob(NamedTuple):
    """What is written together. `then` is told when it is on the disk, or what came in between."""

    writes: Sequence[Write]
    then: Callable[[Exception | None], None]


DATABASES = ("postgresql://user:password@host/name", "sqlite+aiosqlite:///FILE")


def sqlite_address(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tatami.db'}"


def address_of(database: str | None, folder: Path) -> str:
    """The database's address as SQLAlchemy writes it; `postgresql://…` is enough for people."""
    if database is None:
        return sqlite_address(folder)
    for scheme in ("postgresql://", "postgres://"):
        if database.startswith(scheme):
            return "postgresql+asyncpg://" + database.removeprefix(scheme)
    if database.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite:///")):
        return database
    raise InputError("cli-error-like", option="--database", known=DATABASES)


async def shield(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Finishes work even if its caller is cancelled: memory and database must stay the same."""
    return await asyncio.shield(asyncio.create_task(work))


def is_postgresql(address: str) -> bool:
    return address.startswith("postgresql")


class Store:
    """One database. What was to be read or written is in no error: errors go to logs."""

    def __init__(self, address: str) -> None:
        self.engine: AsyncEngine = create_async_engine(address, hide_parameters=True)
        self.is_sqlite = address.startswith("sqlite")
        self.sqlite_writer: SqliteWriter | None = None
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", make_durable)
            self.sqlite_writer = SqliteWriter(address)
        self.jobs: list[WriteJob] = []
        self.wanted = asyncio.Event()
        self.idle = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.unsent: list[Write] = []
        """Notifications that PostgreSQL has not taken yet."""
        self.last_write_failed = False
        self.probed = 0.0
        self.name = secrets.token_hex(8)
        """What other processes know this one by."""

    async def open(self) -> None:
        """Brings the database to the present form and starts writing."""
        try:
            if self.sqlite_writer is not None:
                await self.sqlite_writer.migrate()
            else:
                async with self.engine.begin() as connection:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(7461746)"))
                    await connection.run_sync(migrate)
        except BaseException:
            await self.close()
            raise
        self.writer = asyncio.create_task(self.write_for_ever())

    async def close(self) -> None:
        if self.writer is not None:
            await self.idle.wait()
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        if self.sqlite_writer is not None:
            self.sqlite_writer.close()
        await self.engine.dispose()

    # -- writing

    async def write(self, *writes: Write, about: str = "") -> None:
        """All of it committed, or nothing and WriteConflict. When this returns, it is on the disk.

        `about`: the table, of which PostgreSQL tells the other processes, once it is stored.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(writes, partial(settle, done), about)
        await done  # whoever stops waiting stops nothing: the job goes on without them

    async def write_or_refuse(self, code: str, *writes: Write, about: str = "") -> None:
        """The same for somebody who asked for it, and is refused if it conflicts."""
        try:
            await self.write(*writes, about=about)
        except WriteConflict:
            raise Refusal(code) from None

    def submit(
        self, writes: Sequence[Write], then: Callable[[Exception | None], None], about: str = "",
        entries: Sequence[Entry] = (),
    ) -> None:  # fmt: skip
        """The same for whoever does not wait: `then` is called afterwards, in the order of the jobs.

        `entries`: what is new in the table's log, where nothing else has changed: others need not read the table.
        """
        if about and not self.is_sqlite:
            note = about
            if entries:
                told = f"{about}:{ENTRIES_FOLLOW}{msgspec.json.encode(entries).decode()}"
                note = told if len(told.encode()) < LONGEST_NOTE else about
            writes = (*writes, self.notification(note))
        self.jobs.append(WriteJob(writes, then))
        self.wanted.set()
        self.idle.clear()

    def notification(self, about: str) -> Write:
        """Tells the other processes of a table (PostgreSQL only), after the commit that it is part of."""
        return Write(NOTIFY, [{"channel": CHANNEL, "payloads": [f"{self.name}:{about}"]}])

    async def write_for_ever(self) -> None:
        while True:
            if not self.jobs:
                self.idle.set()
                await self.wanted.wait()
            self.wanted.clear()
            await self.write_some()

    async def write_some(self) -> None:
        """The oldest jobs. Apart from `write_for_ever`, which would keep the last of them while nobody plays."""
        batch, self.jobs = self.jobs[:BATCH], self.jobs[BATCH:]
        for job, error in zip(batch, await self.commit(batch), strict=True):
            try:
                job.then(error)
            except Exception:  # one table's failure must not stop the writing for all
                logger.exception("after a commit")

    async def commit(self, batch: list[WriteJob]) -> list[Exception | None]:
        """Together if all goes well; else one by one, so that nobody suffers from another's conflict."""
        writes = [write for job in batch for write in job.writes]
        try:
            if self.sqlite_writer is not None:
                await self.sqlite_writer.commit(writes)
            else:
                await self.commit_to_postgresql(merge_writes(writes))
            self.commits += 1
            self.last_write_failed = False
        except Exception as error:
            if len(batch) > 1:
                return [error for job in batch for error in await self.commit([job])]
            if isinstance(error, (IntegrityError, WriteConflict)):
                return [WriteConflict()]
            self.last_write_failed = True
            if not is_away(error):
                return [error]
            logger.error("storage: %s", type(error).__name__)
            return [DatabaseUnreachable()]
        return [None] * len(batch)

    async def commit_to_postgresql(self, writes: Sequence[Write]) -> None:
        """Others are told right after the commit, and before anybody here is answered.

        A commit with notifications would keep those of other processes waiting until it is on the disk.
        """
        stored = [write for write in writes if write.statement is not NOTIFY]
        notes = [write for write in writes if write.statement is NOTIFY]
        if stored:
            async with self.engine.begin() as connection:
                await perform(connection, stored)
        self.unsent += notes
        if self.unsent:
            try:
                async with self.engine.begin() as connection:
                    await perform(connection, merge_writes(self.unsent))
                self.unsent.clear()
            except Exception as error:  # what is stored is stored; they are told with the next commit
                logger.warning("pg_notify: %s", type(error).__name__)

    # -- reading

    async def rows(self, statement: Executable) -> list[Row]:
        (found,) = await self.read(statement)
        return found

    async def row(self, statement: Executable) -> Row | None:
        found = await self.rows(statement)
        return found[0] if found else None

    async def read(self, *statements: Executable) -> list[list[Row]]:
        """What several statements find at one moment, whatever is written between them.

        Reading does no harm twice: after a restart of PostgreSQL the first connection may be one to its past.
        """
        try:
            return await self.read_once(*statements)
        except Exception as error:
            if not is_away(error):
                raise
        try:
            return await self.read_once(*statements)
        except Exception as error:
            if not is_away(error):
                raise
            logger.error("storage: %s", type(error).__name__)
            raise DatabaseUnreachable from None

    async def read_once(self, *statements: Executable) -> list[list[Row]]:
        async with self.engine.connect() as connection:
            if len(statements) > 1 and self.is_sqlite:
                await connection.exec_driver_sql("BEGIN")
            elif len(statements) > 1:
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            return [[dict(row) for row in (await connection.execute(one)).mappings()] for one in statements]

    async def count(self, table: Table) -> int:
        (found,) = await self.rows(select(func.count().label("rows")).select_from(table))
        return int(found["rows"])

    # -- how it does

    async def what_is_wrong(self) -> str | None:
        """`database` does not answer, `disk` is nearly full, `writes` fail; None: all is well."""
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await self.rows(text("SELECT 1 AS one"))
        except Exception:
            return "database"
        if self.is_sqlite and shutil.disk_usage(Path(self.engine.url.database or "").parent).free < LEAST_FREE:
            return "disk"
        if self.last_write_failed and time.monotonic() - self.probed > PROBE_EVERY:
            self.probed = time.monotonic()  # somebody has to try, or it would fail for ever where nobody plays
            k = schema.server_keys
            with contextlib.suppress(Exception):
                async with asyncio.timeout(ANSWERS_WITHIN):
                    await self.write(
                        Write(delete(k).where(k.c.name == "probe")),
                        Write(insert(k), {"name": "probe", "value": secrets.token_hex(8)}),
                    )
        return "writes" if self.last_write_failed else None


def is_away(error: Exception) -> bool:
    """Whether the database is away or full, rather than that it was asked something wrong."""
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", None) or "")
        return (
            error.connection_invalidated
            or isinstance(error, (OperationalError, InterfaceError))
            or state.startswith(AWAY_STATES)
        )
    return isinstance(error, (OSError, PoolTimeout)) or type(error).__module__.startswith("asyncpg")


class SqliteWriter:
    """The thread that writes to SQLite.

    Every statement gives up the interpreter's lock and has to wait for it again while other tables are busy, so moves,
    which are most of what is written, take one statement for all tables together, and no other to begin or to commit.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        plain = make_url(address).set(drivername="sqlite")
        self.engine: Engine = create_engine(plain, isolation_level="AUTOCOMMIT", hide_parameters=True)
        event.listen(self.engine, "connect", make_durable)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")
        self.connection: Connection | None = None

    async def migrate(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, migrate_sqlite, self.address)

    async def commit(self, writes: Sequence[Write]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.commit_now, writes)

    def commit_now(self, writes: Sequence[Write]) -> None:
        if not writes:
            return
        if self.connection is None:
            self.connection = self.engine.connect()
        *others, last = merge_writes(writes)
        if not others and last.statement is ADD_ENTRIES and isinstance(last.values, list) and len(last.values) <= BATCH:
            self.connection.exec_driver_sql(*as_one(last.values))
            return
        self.connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            for write in (*others, last):
                check_rows(write, self.connection.execute(write.statement, write.values))
            self.connection.exec_driver_sql("COMMIT")
        except BaseException:
            with contextlib.suppress(SQLAlchemyError):  # a commit that failed may have rolled back already
                self.connection.exec_driver_sql("ROLLBACK")
            raise

    def close(self) -> None:
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()


def as_one(rows: Sequence[Row]) -> tuple[str, tuple[object, ...]]:
    """Entries of any number of tables as one statement with its values: it is a transaction of its own.

    SQLite prepares a statement for 1, 2, 4 … rows once, and leaves out those that are empty.
    """
    size = 1 << (len(rows) - 1).bit_length()
    values = [row[name] for row in rows for name in ENTRY]
    return add_moves(size), (*values, *[None] * (len(ENTRY) * size - len(values)))


@cache
def add_moves(size: int) -> str:
    columns, row = ", ".join(ENTRY), f"({', '.join('?' * len(ENTRY))})"
    rows = ", ".join([row] * size)
    return f"INSERT INTO entries ({columns}) SELECT * FROM (VALUES {rows}) WHERE column1 IS NOT NULL"


def merge_writes(writes: Sequence[Write]) -> list[Write]:
    """The same, with the entries of all tables in one statement, and before it all notifications: most of what is
    written are single moves."""
    moves: list[Row] = []
    notes: list[str] = []
    others: list[Write] = []
    for write in writes:
        if write.statement is ADD_ENTRIES and isinstance(write.values, list):
            moves += write.values
        elif write.statement is NOTIFY and isinstance(write.values, list):
            notes += [note for row in write.values for note in row["payloads"]]
        else:
            others.append(write)
    if notes:
        others.append(Write(NOTIFY, [{"channel": CHANNEL, "payloads": notes}]))
    return [*others, Write(ADD_ENTRIES, moves)] if moves else others


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


async def perform(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    for write in writes:
        check_rows(write, await connection.execute(write.statement, write.values))


def check_rows(write: Write, result: CursorResult[object]) -> None:
    if write.rows is not None and result.rowcount != write.rows:
        raise WriteConflict


__all__ = ["Store", "Write", "WriteConflict", "address_of", "data_folder", "schema", "sqlite_address"]
