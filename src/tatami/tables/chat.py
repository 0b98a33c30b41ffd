"""What people at a table say and write: the chat, whom one does not want to hear, and notes for oneself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, insert, select

from tatami.core.errors import Refusal
from tatami.core.plaintext import JOINERS
from tatami.tables import schema
from tatami.tables.live_table import LiveTable, TableCallback
from tatami.tables.registry import TableRegistry
from tatami.tables.schema import Row
from tatami.tables.seats import HOST
from tatami.tables.store import Store, Write, shield
from tatami.tables.table_writer import TableWriter

LONGEST_LINE = 500
LONGEST_NOTE = 4000
LINES_SHOWN = 200
LINES_A_MINUTE = 60
"""Of one seat."""
TRIES = 3


@dataclass(eq=False, repr=False)
class Chat:
    """The chat and the notes of all tables. `on_change` is told of every table at which somebody has spoken."""

    store: Store
    registry: TableRegistry
    writer: TableWriter
    now: Callable[[], int]
    on_change: TableCallback

    async def say(self, id: str, session: str, seat: int | None, text: str) -> LiveTable:
        """A line of chat by somebody at the table."""
        table = await self.registry.table(id)
        speaker = self.place_of(table, session, seat)
        line = clean_line(text)
        if not line or len(line) > LONGEST_LINE:
            raise Refusal("bad-chat", f"1 to {LONGEST_LINE} characters")
        instant = self.now()
        said = [
            one
            for one in table.chat[-LINES_SHOWN:]
            if one["seat"] == speaker and instant - 60_000 < one["at"] <= instant
        ]
        if len(said) >= LINES_A_MINUTE:
            raise Refusal("too-fast")
        await shield(self.add(table, speaker, line))
        return table

    async def add(self, table: LiveTable, speaker: int, line: str) -> None:
        """Of two who speak at the same moment, in two processes, one has to try again."""
        for tries_left in reversed(range(TRIES)):
            try:
                await self.add_next(table, speaker, line)
                break
            except Refusal as refusal:
                if refusal.code != "conflict" or not tries_left:
                    raise
        self.on_change(table)

    async def add_next(self, table: LiveTable, speaker: int, line: str) -> None:
        async with table.lock:
            row = {
                "table_id": table.id, "number": len(table.chat), "seat": speaker,
                "name": table.seats[speaker].name if speaker != HOST else "", "text": line, "at": self.now(),
            }  # fmt: skip
            await self.writer.save(table, Write(insert(schema.chat), row))
            table.chat.append(row)

    async def mute(self, id: str, session: str, seat: int, muted: bool) -> LiveTable:
        """From now on this session hears that seat at this table no more, or again. Nobody else is told."""
        table = await self.registry.table(id)
        self.place_of(table, session, None)
        if not HOST <= seat < len(table.seats):
            raise Refusal("no-such-seat")
        async with table.lock:
            m = schema.mutes
            writes = [Write(delete(m).where(m.c.table_id == id, m.c.session == session, m.c.seat == seat))]
            if muted:
                writes.append(Write(insert(m), {"table_id": id, "session": session, "seat": seat}))
            await self.writer.save(table, *writes)
            heard_no_more = table.mutes.setdefault(session, set())
            (heard_no_more.add if muted else heard_no_more.discard)(seat)
        table.notify_change()
        return table

    async def note(self, id: str, session: str, seat: int | None) -> str:
        """What one has written down for oneself at this seat."""
        table = await self.registry.table(id)
        found = await self.store.row(
            select(schema.notes.c.text).where(*self.own_note(table, session, self.place_of(table, session, seat)))
        )
        return found["text"] if found else ""

    async def write_note(self, id: str, session: str, seat: int | None, text: str) -> None:
        table = await self.registry.table(id)
        place = self.place_of(table, session, seat)
        text = text.replace("\0", "")  # which PostgreSQL does not take
        if len(text) > LONGEST_NOTE:
            raise Refusal("bad-note", f"at most {LONGEST_NOTE} characters")
        n = schema.notes
        writes = [Write(delete(n).where(*self.own_note(table, session, place)))]
        if text:
            writes.append(Write(insert(n), {"table_id": id, "session": session, "seat": place, "text": text}))
        async with table.lock:
            await self.writer.save(table, *writes)

    def own_note(self, table: LiveTable, session: str, seat: int) -> tuple[ColumnElement[bool], ...]:
        n = schema.notes
        return (n.c.table_id == table.id, n.c.session == session, n.c.seat == seat)

    def place_of(self, table: LiveTable, session: str, seat: int | None) -> int:
        """The seat of somebody who talks; a host without one has a place too."""
        return HOST if table.is_host(session) and not table.seats_of(session) else table.own_seat(session, seat)


def clean_line(text: str) -> str:
    """One line without control characters: it is shown in terminals too, which would obey them."""
    return " ".join("".join(char if char.isprintable() or char in JOINERS else " " for char in text).split())


def lines_heard(table: LiveTable, session: str | None, until: int | None) -> list[Row]:
    """The last lines of the chat that a session hears; `until`: for spectators who are some way behind.

    For all others a line that is stored is said, whatever the clock of the process showed that stored it.
    """
    muted = table.mutes.get(session or "", ())
    lines = table.chat[-LINES_SHOWN:]
    return [line for line in lines if line["seat"] not in muted and (until is None or line["at"] <= until)]
