"""Copies of what a server keeps: the whole database, or the records of its finished games."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select

from tatami.core import log
from tatami.tables import schema
from tatami.tables.hall import Hall
from tatami.tables.seats import hashed, new_session
from tatami.tables.store import Store
from tatami.tables.trouble import Trouble

KEPT = "tatami.db"


def backup(folder: Path, to: Path) -> None:
    """A consistent copy, while the server runs."""
    source = folder / KEPT
    if not source.exists():
        raise ValueError(f"{source}: there is no database to copy")
    if to.exists():
        raise ValueError(f"{to}: exists already; name a new file")
    try:
        to.touch(0o600)
        with closing(sqlite3.connect(source)) as origin, closing(sqlite3.connect(to)) as copy:
            origin.backup(copy)
    except (OSError, sqlite3.Error) as error:
        raise ValueError(f"{to}: {error}") from None


def restore(folder: Path, given: Path) -> None:
    """A copy put back where no database is."""
    target = folder / KEPT
    if target.exists():
        raise ValueError(f"{target}: there is a database already; move it away first")
    try:
        with closing(sqlite3.connect(f"file:{given}?mode=ro", uri=True)) as copy:
            known = {row[0] for row in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {"tables", "entries", "alembic_version"} <= known:
                raise ValueError(f"{given}: is no copy made by tatami backup")
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise ValueError(f"{given}: is damaged")
            descriptor = os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
            os.close(descriptor)
            with closing(sqlite3.connect(target)) as database:
                copy.backup(database)
    except (OSError, sqlite3.Error) as error:
        raise ValueError(f"{given}: {error}") from None


@asynccontextmanager
async def hall_at(address: str) -> AsyncIterator[Hall]:
    hall = Hall(Store(address))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def export_records(address: str, to: Path) -> int:
    """The records of all finished games, one a line; how many. One that cannot be read keeps no other from that."""
    written, unread = 0, []
    async with hall_at(address) as hall:
        t = schema.tables
        rows = await hall.store.rows(select(t.c.id).where(t.c.status.in_(("over", "imported"))).order_by(t.c.created))
        try:
            with to.open("wb") as out:
                for row in rows:
                    try:
                        record = (await hall.shelf.load(row["id"])).record()
                    except ValueError as error:
                        unread.append(f"{row['id']}: {error}")
                        continue
                    out.write(msgspec.json.encode(record) + b"\n")
                    written += 1
        except OSError as error:
            raise ValueError(f"{to}: {error.strerror}") from None
    if unread:
        raise ValueError(f"{written} written; {len(unread)} cannot be read, the first of them {unread[0]}")
    return written


async def import_records(address: str, lines: Iterable[str]) -> list[str]:
    """Records as games to replay; the addresses of their tables. The first bad one is named, those before it stay."""
    taken: list[str] = []
    async with hall_at(address) as hall:
        for number, line in enumerate(lines, 1):
            try:
                record: dict[str, Any] = log.decode(line)
                taken.append((await hall.take_in(hashed(new_session()), record)).id)
            except Trouble as trouble:
                raise ValueError(f"line {number}: {trouble.detail or trouble.code}") from None
            except ValueError as error:
                raise ValueError(f"line {number}: {error}") from None
    return taken
