"""Writing a table: the rows that its changes need, and what follows when they cannot be written."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn

import msgspec
from sqlalchemy import insert, update
from sqlalchemy.exc import SQLAlchemyError

from tatami.core.errors import Refusal
from tatami.tables import schema, snapshots
from tatami.tables.clocks import SET_DEADLINES
from tatami.tables.entries import Entry
from tatami.tables.game_log import GameLog
from tatami.tables.live_table import LiveTable
from tatami.tables.loader import Loader
from tatami.tables.presence import Presence
from tatami.tables.schema import Row
from tatami.tables.seats import Purpose, Seat, hash_secret
from tatami.tables.store import ADD_ENTRIES, Store, Write, WriteConflict

logger = logging.getLogger("tatami")


@dataclass(eq=False, repr=False)
class TableWriter:
    """Commits changes of tables. The caller holds the table's lock."""

    store: Store
    loader: Loader
    presence: Presence

    async def save(self, table: LiveTable, *writes: Write) -> None:
        """Commits, or raises Refusal; after a conflict the table is as the other writer left it."""
        try:
            await self.store.write(*writes, about=table.id)
        except (WriteConflict, SQLAlchemyError) as error:
            await self.refuse(table, error)

    async def refuse(self, table: LiveTable, error: Exception) -> NoReturn:
        """Raises the Refusal for an error of the store; after a conflict the table is read again."""
        if isinstance(error, WriteConflict):
            await self.reload(table)
            raise Refusal("conflict") from None
        logger.error("storage: %s", type(error).__name__)
        raise Refusal("storage") from None

    async def reload(self, table: LiveTable) -> None:
        """Reads the table again. Whoever has sat down by another process has just been there."""
        before = [set(sessions) for sessions in table.sitters]
        await self.loader.reload(table)
        for seat, (old, new) in enumerate(zip(before, table.sitters, strict=True)):
            if new - old:
                self.presence.saw_seat(table, seat)

    async def save_deadline(self, table: LiveTable) -> None:
        """After a seat has changed hands: a bot has no clock, a person has."""
        if table.clock is not None and table.status == "playing":
            await self.save(table, deadline_write(table, table.play, table.status))


def log_writes(table: LiveTable, entries: Sequence[Entry], play: GameLog, status: str, at: int) -> list[Write]:
    """What new entries of the log write. `play` and `status` are as they will be."""
    t = schema.tables
    rows = [
        {"table_id": table.id, "number": entry.number, "kind": entry.kind._value_, "actor": entry.actor,
         "text": entry.text, "at": entry.at}
        for entry in entries
    ]  # fmt: skip
    writes = [Write(ADD_ENTRIES, rows)] if rows else []
    table.touched = at
    if status != table.status:
        changes = {"touched": table.touched, "status": status}
        if status == "playing":
            changes["begun"] = table.touched
        here = (t.c.id == table.id, t.c.status == table.status)
        writes.append(Write(update(t).where(*here).values(**changes), rows=1))
    if table.clock is not None:
        writes.append(deadline_write(table, play, status))
    if snapshots.is_due(play) and table.position is None:
        writes.append(Write(insert(schema.snapshots), snapshots.snapshot_row(table.id, play)))
        play.kept = play.version
    return writes  # when it was, the log says itself: one statement less on every move


def deadline_write(table: LiveTable, play: GameLog, status: str) -> Write:
    return Write(SET_DEADLINES, {"at_table": table.id, "due": table.deadline(play, status)})


def seat_write(table: LiveTable, seat: int, values: Seat) -> Write:
    """A seat changes hands, if it is still as this process knows it: of two who want an open one, one gets it."""
    s, old = schema.seats, table.seats[seat]
    return Write(
        update(s)
        .where(
            s.c.table_id == table.id, s.c.seat == seat, s.c.kind == old.kind.value, s.c.ready == old.ready,
            s.c.given_up == old.given_up,
        )
        .values(msgspec.to_builtins(values)),
        rows=1,
    )  # fmt: skip


def key_row(table_id: str, seat: int, key: str, purpose: Purpose, maker: str) -> Row:
    return {"hash": hash_secret(key), "table_id": table_id, "seat": seat, "purpose": purpose.value, "session": maker}
