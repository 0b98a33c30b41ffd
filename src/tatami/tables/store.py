"""Where tables are kept: SQLite in the user's data folder, or PostgreSQL by address.

What is written together is committed together, and many tables share one commit: a disk makes few of them a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Connection,
    CursorResult,
    Engine,
    Executable,
    create_engine,
    event,
    func,
    insert,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tatami.core.folders import data_folder
from tatami.tables import schema

logger = logging.getLogger("tatami")
MIGRATIONS = Path(__file__).parent / "migrations"
BELL = "tatami_tables"
BATCH = 256
"""Writes that share one commit, at most."""


ADD_ENTRIES = insert(schema.entries)
ENTRY = [column.name for column in schema.entries.columns]
ADD_MOVES = f"INSERT INTO entries ({', '.join(ENTRY)}) SELECT " + ", ".join(
    f"json_extract(value, '$.{name}')" for name in ENTRY
) + " FROM json_each(?)"  # fmt: skip
"""SQLite: the entries of any number of tables as one statement, which is a transaction of its own."""
RING = text("SELECT pg_notify(:bell, :told)")


Answer = TypeVar("Answer")


class Taken(Exception):
    """Somebody else has written what this write wanted to write, or used what it wanted to use."""


class Write(NamedTuple):
    """One statement; `rows`: how many rows it must change, else nothing of its job is written."""

    statement: Executable
    values: Sequence[Mapping[str, Any]] | Mapping[str, Any] | None = None
    rows: int | None = None


class Job(NamedTuple):
    """What is written together. `then` is told when it is on the disk, or what came in between."""

    writes: Sequence[Write]
    then: Callable[[Exception | None], None]


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
    raise ValueError("--database: must be like postgresql://user:password@host/name or sqlite+aiosqlite:///FILE")


async def whole(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Lets what has begun be finished, whoever stops waiting for it: memory and database must not part."""
    return await asyncio.shield(asyncio.create_task(work))


class Store:
    """One database. What was to be read or written is in no error: errors go to logs."""

    def __init__(self, address: str) -> None:
        self.engine: AsyncEngine = create_async_engine(address, hide_parameters=True)
        self.is_sqlite = address.startswith("sqlite")
        self.scribe: Scribe | None = None
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", make_durable)
            self.scribe = Scribe(address)
        self.jobs: list[Job] = []
        self.wanted = asyncio.Event()
        self.idle = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.name = secrets.token_hex(8)
        """What other processes know this one by."""

    async def open(self) -> None:
        """Brings the database to the present form and starts writing."""
        try:
            async with self.engine.begin() as connection:
                if not self.is_sqlite:
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
        if self.scribe is not None:
            self.scribe.close()
        await self.engine.dispose()

    # -- writing

    async def write(self, *writes: Write, about: str = "") -> None:
        """All of it committed, or nothing and Taken. When this returns, it is on the disk.

        `about`: the table, of which PostgreSQL tells the other processes in the same commit.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(writes, partial(settle, done), about)
        await done  # whoever stops waiting stops nothing: the job goes on without them

    def submit(self, writes: Sequence[Write], then: Callable[[Exception | None], None], about: str = "") -> None:
        """The same for whoever does not wait: `then` is called afterwards, in the order of the jobs."""
        if about and not self.is_sqlite:
            writes = (*writes, Write(RING, {"bell": BELL, "told": f"{self.name}:{about}"}))
        self.jobs.append(Job(writes, then))
        self.wanted.set()
        self.idle.clear()

    async def write_for_ever(self) -> None:
        while True:
            if not self.jobs:
                self.idle.set()
                await self.wanted.wait()
            self.wanted.clear()
            batch, self.jobs = self.jobs[:BATCH], self.jobs[BATCH:]
            for job, trouble in zip(batch, await self.commit(batch), strict=True):
                try:
                    job.then(trouble)
                except Exception:  # one table's trouble must not stop the writing for all
                    logger.exception("after a commit")

    async def commit(self, batch: list[Job]) -> list[Exception | None]:
        """Together if all goes well; else one by one, so that nobody suffers from another's conflict."""
        writes = [write for job in batch for write in job.writes]
        try:
            if self.scribe is not None:
                await self.scribe.commit(writes)
            else:
                async with self.engine.begin() as connection:
                    await perform(connection, gathered(writes))
            self.commits += 1
        except Exception as error:
            if len(batch) > 1:
                return [trouble for job in batch for trouble in await self.commit([job])]
            return [Taken() if isinstance(error, (IntegrityError, Taken)) else error]
        return [None] * len(batch)

    # -- reading

    async def rows(self, statement: Any) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            result = await connection.execute(statement)
            return [dict(row) for row in result.mappings()]

    async def row(self, statement: Any) -> dict[str, Any] | None:
        found = await self.rows(statement)
        return found[0] if found else None

    async def count(self, table: Any) -> int:
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


class Scribe:
    """The thread that writes to SQLite.

    Every statement gives up the interpreter's lock and has to wait for it again while other tables are busy, so moves,
    which are most of what is written, take one statement for all tables together, and no other to begin or to commit.
    """

    def __init__(self, address: str) -> None:
        plain = make_url(address).set(drivername="sqlite")
        self.engine: Engine = create_engine(plain, isolation_level="AUTOCOMMIT", hide_parameters=True)
        event.listen(self.engine, "connect", make_durable)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="scribe")
        self.connection: Connection | None = None

    async def commit(self, writes: Sequence[Write]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.commit_now, writes)

    def commit_now(self, writes: Sequence[Write]) -> None:
        if not writes:
            return
        if self.connection is None:
            self.connection = self.engine.connect()
        *others, last = gathered(writes)
        moves = last.statement is ADD_ENTRIES and as_one(last.values)
        if not others and moves:
            self.connection.exec_driver_sql(ADD_MOVES, (moves,))
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


def as_one(rows: Any) -> str | None:
    """Entries as SQLite's JSON reads them; it would end a text at a NUL."""
    written = msgspec.json.encode(rows).decode()
    return None if "\\u0000" in written else written


def gathered(writes: Sequence[Write]) -> list[Write]:
    """The same, with the entries of all tables in one statement, last: most of what is written are single moves."""
    moves: list[Mapping[str, Any]] = []
    for write in writes:
        if write.statement is ADD_ENTRIES and isinstance(write.values, list):
            moves += write.values
    others = [write for write in writes if write.statement is not ADD_ENTRIES]
    return [*others, Write(ADD_ENTRIES, moves)] if moves else others


def settle(done: asyncio.Future[None], trouble: Exception | None) -> None:
    if done.done():
        return
    if trouble is None:
        done.set_result(None)
    else:
        done.set_exception(trouble)


async def perform(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    for write in writes:
        check_rows(write, await connection.execute(write.statement, write.values))


def check_rows(write: Write, result: CursorResult[Any]) -> None:
    if write.rows is not None and result.rowcount != write.rows:
        raise Taken


def make_durable(connection: Any, _: object) -> None:
    """An acknowledged move survives the loss of power: the log is on the disk before the answer is sent."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def migrate(connection: Connection) -> None:
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.attributes["connection"] = connection
    known = [script.revision for script in ScriptDirectory.from_config(settings).walk_revisions()]
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in known:
        raise ValueError(f"the database has form {present}; this program knows forms up to {known[0]}: use a newer one")
    command.upgrade(settings, "head")


__all__ = ["Store", "Taken", "Write", "address_of", "data_folder", "schema", "sqlite_address"]
