"""Where tables are kept: SQLite in the user's data folder, or PostgreSQL by address.

What is written together is committed together, and many tables share one commit: a disk makes few of them a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, event, func, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tatami.core.folders import data_folder
from tatami.tables import schema

MIGRATIONS = Path(__file__).parent / "migrations"
BELL = "tatami_tables"
BATCH = 256
"""Writes that share one commit, at most."""


ADD_ENTRIES = insert(schema.entries)
RING = text("SELECT pg_notify(:bell, :told)")


class Taken(Exception):
    """Somebody else has written what this write wanted to write, or used what it wanted to use."""


class Write(NamedTuple):
    """One statement; `rows`: how many rows it must change, else nothing of its job is written."""

    statement: Executable
    values: Sequence[Mapping[str, Any]] | Mapping[str, Any] | None = None
    rows: int | None = None


Job = tuple[Sequence[Write], "asyncio.Future[None]"]


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


class Store:
    """One database."""

    def __init__(self, address: str) -> None:
        self.engine: AsyncEngine = create_async_engine(address)
        self.is_sqlite = address.startswith("sqlite")
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", make_durable)
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.name = secrets.token_hex(8)
        """What other processes know this one by."""

    async def open(self) -> None:
        """Brings the database to the present form and starts writing."""
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(7461746)"))
            await connection.run_sync(migrate)
        self.writer = asyncio.create_task(self.write_for_ever())

    async def close(self) -> None:
        if self.writer is not None:
            await self.jobs.join()
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        await self.engine.dispose()

    # -- writing

    async def write(self, *writes: Write, about: str = "") -> None:
        """All of it committed, or nothing and Taken. When this returns, it is on the disk.

        `about`: the table, of which PostgreSQL tells the other processes in the same commit.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if about and not self.is_sqlite:
            writes = (*writes, Write(RING, {"bell": BELL, "told": f"{self.name}:{about}"}))
        await self.jobs.put((writes, done))
        await asyncio.shield(done)

    async def write_for_ever(self) -> None:
        while True:
            batch = [await self.jobs.get()]
            while len(batch) < BATCH and not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            try:
                await self.commit(batch)
            finally:
                for _ in batch:
                    self.jobs.task_done()

    async def commit(self, batch: list[Job]) -> None:
        """Together if all goes well; else one by one, so that nobody suffers from another's conflict."""
        try:
            async with self.engine.begin() as connection:
                await perform(connection, gathered([write for writes, _ in batch for write in writes]))
            self.commits += 1
        except Exception as error:
            if len(batch) > 1:
                for job in batch:
                    await self.commit([job])
                return
            trouble = Taken() if isinstance(error, (IntegrityError, Taken)) else error
            settle(batch[0][1], trouble)
            return
        for _, done in batch:
            settle(done, None)

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
        result = await connection.execute(write.statement, write.values)
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
    command.upgrade(settings, "head")


__all__ = ["Store", "Taken", "Write", "address_of", "data_folder", "schema", "sqlite_address"]
