"""Copies of what a server keeps: the whole database, or the records of its finished games."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
from sqlalchemy import select

import tatami
from tatami.core.errors import InputError, Refusal
from tatami.core.game_record import record_in
from tatami.core.textfiles import in_file, on_line
from tatami.tables import dealing, schema, sqlite_files
from tatami.tables.clocks import now
from tatami.tables.imports import Imports
from tatami.tables.loader import Loader
from tatami.tables.presence import Presence
from tatami.tables.seats import hash_secret, new_session
from tatami.tables.starts import Starts, request_pool
from tatami.tables.store import Store
from tatami.tables.table_writer import TableWriter
from tatami.workers.pool import WorkerPool

KEPT = "tatami.db"


def backup(folder: Path, to: Path) -> None:
    """A consistent copy, while the server runs."""
    source = folder / KEPT
    if not source.exists():
        raise in_file(source, InputError("cli-error-no-database"))
    if to.exists():
        raise in_file(to, InputError("cli-error-exists"))
    try:
        with closing(sqlite3.connect(source)) as origin:
            sqlite_files.copy_whole(origin, to)
    except (OSError, sqlite3.Error) as error:
        raise in_file(to, error) from None


def restore(folder: Path, given: Path) -> None:
    """A copy put back where no database is."""
    target = folder / KEPT
    if target.exists():
        raise in_file(target, InputError("cli-error-has-database"))
    try:
        with closing(sqlite3.connect(f"file:{given}?mode=ro", uri=True)) as copy:
            known = {row[0] for row in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {"tables", "entries", "alembic_version"} <= known:
                raise in_file(given, InputError("cli-error-no-copy"))
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise in_file(given, InputError("cli-error-damaged"))
            sqlite_files.copy_whole(copy, target)
    except (OSError, sqlite3.Error) as error:
        raise in_file(given, error) from None


@asynccontextmanager
async def open_store(address: str) -> AsyncIterator[tuple[Store, Loader, WorkerPool]]:
    """A database, what reads tables from it, and the workers that replay records."""
    store, requests = Store(address), request_pool()
    await store.open()
    try:
        yield store, Loader(store, Starts(requests)), requests
    finally:
        requests.close()
        await store.close()


async def export_records(address: str, to: Path) -> int:
    """The records of all finished games, one a line; how many. One that cannot be read keeps no other from that."""
    written, unread = 0, list[ValueError]()
    async with open_store(address) as (store, loader, _):
        t = schema.tables
        rows = await store.rows(select(t.c.id).where(t.c.status.in_(("over", "imported"))).order_by(t.c.created))
        try:
            with open(to, "wb", opener=open_private) as out:
                for row in rows:
                    try:
                        record = (await loader.load(row["id"])).record()
                    except ValueError as error:
                        unread.append(in_file(Path(row["id"]), error))
                        continue
                    out.write(msgspec.json.encode(record) + b"\n")
                    written += 1
        except OSError as error:
            raise ValueError(f"{to}: {error.strerror}") from None
    if unread:
        raise InputError("cli-error-unread", written=written, unread=len(unread), trouble=unread[0])
    return written


def open_private(path: str, flags: int) -> int:
    """Records name players: a new file is for whoever asked for it."""
    return os.open(path, flags, sqlite_files.PRIVATE)


async def import_records(address: str, path: Path, lines: Sequence[tuple[int, str]]) -> list[str]:
    """The records of a file as games to replay; the addresses of their tables.

    All of them or none: every record is replayed before the first is kept, so that a file with a mistake can be mended
    and imported again without its games being there twice.
    """
    for number, line in lines:
        try:
            record = record_in(line)
            tatami.replay(record)
            if "fair" in record:
                dealing.verify(record)
        except ValueError as error:
            raise on_line(path, number, error) from None
    taken: list[str] = []
    async with open_store(address) as (store, loader, requests):
        writer = TableWriter(store, loader, Presence(store, now))
        imports = Imports(writer, requests, now, on_imported=lambda table: None)
        for number, line in lines:
            try:
                taken.append((await imports.take_in(hash_secret(new_session()), record_in(line))).id)
            except Refusal as refusal:
                raise on_line(path, number, ValueError(refusal.detail or refusal.code)) from None
    return taken
