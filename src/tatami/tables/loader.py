"""Tables as they are stored: read when somebody comes, and read again when another process has written."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Column, Select, delete, select

import tatami
from tatami.core import game_record
from tatami.core.errors import Refusal
from tatami.core.game import State
from tatami.core.game_record import RecordError
from tatami.core.json_types import JsonObject, Record
from tatami.tables import dealing, schema, snapshots
from tatami.tables.clocks import Times, clock_of
from tatami.tables.entries import Entry, EntryKind
from tatami.tables.game_log import GameLog
from tatami.tables.live_table import Hook, LiveTable, SeatLink
from tatami.tables.schema import Row
from tatami.tables.seats import Kind, Seat
from tatami.tables.starts import Starts, first_state, pack, within_limits
from tatami.tables.store import Store, Write

READ_LOG = "tatami.server.worker_tasks:read_log"
MOST_PLAYED_HERE = 2 * snapshots.EVERY
"""Entries that are played through while a table opens; a snapshot has all but the last of them."""
MOST_INTERPRETED = 40
"""The same while the rules are not compiled: everybody waits meanwhile."""
LONGEST_DETAIL = 500
MOST_PREPARED = 20
logger = logging.getLogger("tatami")


class Stored(NamedTuple):
    """The rows of one table, read at one moment."""

    table: JsonObject | None
    seats: list[Row]
    sitters: list[Row]
    seated: list[Row]
    entries: list[Row]
    hooks: list[Row]
    pushes: list[Row]
    mutes: list[Row]
    chat: list[Row]


class Loader:
    """Reads tables from the store."""

    def __init__(self, store: Store, starts: Starts) -> None:
        self.store = store
        self.starts = starts
        self.prepared: dict[str, State] = {}

    async def prepare(self, id: str) -> None:
        """Has a worker find out how a table begins, if that takes long."""
        row = await self.store.row(select(schema.tables).where(schema.tables.c.id == id))
        if row is None:
            raise Refusal("no-such-table")
        game = tatami.game(row["game"])
        if not self.starts.is_quick(row, game) and id not in self.prepared:
            self.prepared[id] = await self.starts.state(row, game)
            while len(self.prepared) > MOST_PREPARED:
                del self.prepared[next(iter(self.prepared))]

    async def load(self, id: str) -> LiveTable:
        stored = await self.read(id)
        row = stored.table
        if row is None:
            raise Refusal("no-such-table")
        game = tatami.game(row["game"])
        start = self.prepared.pop(id, None) or await self.starts.state(row, game)
        table = LiveTable(row, game, first_play(row, start))
        try:
            await self.fill(table, stored)
        except Refusal:
            raise
        except ValueError as error:
            if row["rules"] == game.rules_version:
                raise
            raise Refusal("other-rules", str(game_record.since_then(error, game, row["rules"]))) from None
        return table

    async def read(self, id: str) -> Stored:
        """All of a table as it is at one moment: else a game could be on in which nobody has anything to decide."""
        t = schema
        orders = (
            t.seats.c.seat, t.sitters.c.seat, t.seated.c.seat, t.entries.c.number, t.hooks.c.session,
            t.pushes.c.session, t.mutes.c.seat, t.chat.c.number,
        )  # fmt: skip
        found, *lists = await self.store.read(
            select(t.tables).where(t.tables.c.id == id), *(rows_of(order, id) for order in orders)
        )
        return Stored(found[0] if found else None, *lists)

    async def fill(self, table: LiveTable, stored: Stored) -> None:
        """Seats, log and chat as they are stored.

        Nothing is awaited once the first of it is changed: whoever looks must not meet a table without its people.
        """
        _, seats, sat, linked, log, hooks, pushes, mutes, chat = stored
        entries = [
            Entry(row["number"], EntryKind(row["kind"]), row["actor"], notation_of(table, row), row["at"])
            for row in log
        ]
        if not table.play.version and len(entries) >= snapshots.EVERY:
            await self.open_snapshot(table, entries)
            if len(entries) - table.play.version > MOST_PLAYED_HERE and not table.game.engine.is_interpreted:
                await self.play_elsewhere(table, entries)
        if table.game.engine.is_interpreted and len(entries) - table.play.version > MOST_INTERPRETED:
            raise Refusal("preparing", table.game.name)
        table.seats = [
            Seat(
                Kind(row["kind"]), row["name"], row["bot"], row["nonce"], row["ready"], row["given_up"], row["program"]
            )
            for row in seats
        ]
        table.sitters = [set() for _ in seats]
        for row in sat:
            table.sitters[row["seat"]].add(row["session"])
        table.links = [None] * len(seats)
        for row in linked:
            table.links[row["seat"]] = SeatLink(row["profile"], row["rates"], row["holds"])
        for entry in entries[table.play.version :]:
            table.play.add(entry)
        table.hooks = {row["session"]: Hook(row["url"], row["key"]) for row in hooks}
        table.pushed = {row["session"] for row in pushes}
        table.mutes = {}
        for row in mutes:
            table.mutes.setdefault(row["session"], set()).add(row["seat"])
        table.chat = chat

    async def open_snapshot(self, table: LiveTable, entries: Sequence[Entry]) -> None:
        s = schema.snapshots
        rows = await self.store.rows(rows_of(s.c.version, table.id))
        play = snapshots.restore(table.play, rows, entries)
        if play is not None:
            table.play = play
        else:
            logger.warning("a snapshot did not fit its log; it is thrown away")
            await self.store.write(Write(delete(s).where(s.c.table_id == table.id)))

    async def play_elsewhere(self, table: LiveTable, entries: Sequence[Entry]) -> None:
        """A long log without a snapshot, played through by a worker."""
        fresh = GameLog(table.play.start, table.play.times)
        told = [msgspec.to_builtins(entry) for entry in entries]
        play_through = self.starts.pool.run(READ_LOG, table.id, pack(fresh.start, with_parts=False), told)
        play = snapshots.restore(fresh, [await within_limits(play_through, dict)], entries)
        if play is not None:
            table.play = play

    async def reload(self, table: LiveTable) -> None:
        """Another process has written: what is stored is true."""
        stored = await self.read(table.id)
        row = stored.table
        if row is not None:
            if not table.play.version and row["options"] != dict(table.play.start.options):
                start = await self.starts.state(row, table.game, table.owner)
                table.play = first_play(row, start)  # its options were completed by whoever dealt
            if not table.play.version and row["begun"] and table.play.times is not None:
                table.play.times.since = row["begun"]
            await self.fill(table, stored)
            table.status, table.host, table.rematch = row["status"], row["host"], row["rematch"]
            table.takeback, table.rated = row["takeback"], row["rated"]
            table.told_turn_of = table.to_act  # whoever wrote that has sent them messages
            table.notify_change()


def rows_of(order: Column[object], id: str) -> Select[tuple[object, ...]]:
    """The rows about a table, in the order of a column."""
    of = order.table
    return select(of).where(of.c.table_id == id).order_by(order)


def read_record(record: Record, instant: int) -> GameLog:
    """A record played through; Refusal says what is wrong with it. For a worker: it takes as long as the record is."""
    try:
        state = tatami.replay(record)
        if "fair" in record:
            dealing.verify(record)
    except (RecordError, dealing.Unfair) as error:
        raise Refusal("bad-record", str(error)[:LONGEST_DETAIL]) from None
    except (ValueError, TypeError, KeyError, AttributeError, IndexError, OverflowError, RecursionError) as error:
        raise Refusal("bad-record", type(error).__name__) from None
    row = {"rules": state.game.rules_version, "options": dict(state.options)}
    start = first_state({**row, "figures": record.get("figures"), "position": record.get("position")}, state.game)
    play = GameLog(start)
    for number, (actor, text) in enumerate(record["actions"]):
        play.add(Entry(number, EntryKind.ACT, -1 if actor == "chance" else actor, text, instant))
    return play


def imported_row(id: str, start: State, fair: JsonObject | None, session: str, instant: int) -> Row:
    """What is stored of a record from elsewhere."""
    return {
        "id": id, "game": start.game.name, "rules": start.game.rules_version, "options": dict(start.options),
        "figures": start.figures or None, "position": start._start, "status": "imported", "spectators": True,
        "host": session, "seed": None, "fair": fair, "rematch": None, "first_game": None,
        "created": instant, "touched": instant,
        "begun": instant, "clock": None, "deadline": None, "delay": 0, "takeback": None, "rated": False,
    }  # fmt: skip


def first_play(row: Row, start: State) -> GameLog:
    """The game before its first entry."""
    clock = clock_of(row["clock"])
    return GameLog(start, Times(clock, start.seats, row["begun"] or 0) if clock else None)


def notation_of(table: LiveTable, row: Row) -> str:
    """An entry's text. The actions of one game were once stored as numbers."""
    said: str = row["text"]
    is_number = said.isdigit() and row["kind"] == EntryKind.ACT.value
    return table.play.state.codec.text(int(said)) if is_number else said
