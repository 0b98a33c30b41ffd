"""Records that were played elsewhere, stored so that they can be looked at and shared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import insert

from tatami.core.errors import Refusal
from tatami.core.json_types import Record
from tatami.tables import schema, snapshots
from tatami.tables.compile_worker import check_compiled
from tatami.tables.entries import Entry
from tatami.tables.live_table import LiveTable, TableCallback
from tatami.tables.loader import first_play, imported_row
from tatami.tables.schema import Row
from tatami.tables.seats import new_id
from tatami.tables.starts import PackedState, unpacked_state, within_limits
from tatami.tables.store import Write
from tatami.tables.table_writer import TableWriter, log_writes
from tatami.workers.pool import NOBODY, Owner, WorkerPool

MOST_IMPORTED = 20_000
TAKE_IN = "tatami.server.worker_tasks:take_in"


@dataclass(eq=False, repr=False)
class Imports:
    """Takes records in. `requests`: the workers that replay them; `on_imported` is told of every new table."""

    writer: TableWriter
    requests: WorkerPool
    now: Callable[[], int]
    on_imported: TableCallback

    async def take_in(self, session: str, record: Record, owner: Owner = NOBODY) -> LiveTable:
        """Stores a record as a table of its own."""
        check_compiled(record.get("game"))
        actions = record.get("actions")
        if isinstance(actions, list) and len(actions) > MOST_IMPORTED:
            raise Refusal("bad-record", f"more than {MOST_IMPORTED} actions")
        table_id, instant = new_id(), self.now()
        read = self.requests.run(TAKE_IN, dict(record), table_id, instant, owner=owner)
        begin, entries, snapshot = await within_limits(read, tuple[PackedState, list[Entry], Row])
        start = unpacked_state(begin)
        row = imported_row(table_id, start, record.get("fair"), session, instant)
        play = snapshots.restore(first_play(row, start), [snapshot], entries)
        assert play is not None, "it was taken a moment ago"
        table = LiveTable(row, start.game, play)
        await self.writer.save(
            table,
            Write(insert(schema.tables), row),
            *log_writes(table, entries, table.play, "imported", instant),
            *([Write(insert(schema.snapshots), snapshot)] if play.version >= snapshots.EVERY else []),
        )
        self.on_imported(table)
        return table
