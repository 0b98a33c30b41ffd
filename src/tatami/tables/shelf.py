"""Tables as they are stored: read when somebody comes, and read again when another process has written."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import delete, select

import tatami
from tatami.core import log
from tatami.core.game import Game
from tatami.core.log import RecordError
from tatami.tables import dealing, schema, snapshots
from tatami.tables.clocks import Times, clock_of
from tatami.tables.entries import Did, Entry
from tatami.tables.live import Play
from tatami.tables.notices import Hook
from tatami.tables.seats import Kind, Seat, new_id
from tatami.tables.store import Store, Write
from tatami.tables.table import Link, Table
from tatami.tables.trouble import Trouble
from tatami.tables.workshop import Workshop

logger = logging.getLogger("tatami")


class Shelf:
    """Where tables lie while nobody sits at them."""

    def __init__(self, store: Store, workshop: Workshop) -> None:
        self.store = store
        self.workshop = workshop

    async def load(self, id: str) -> Table:
        row = await self.store.row(select(schema.tables).where(schema.tables.c.id == id))
        if row is None:
            raise Trouble("no-such-table")
        game = self.workshop.game(row["game"])
        table = Table(row, game, first_play(row, game))
        await self.fill(table)
        return table

    async def fill(self, table: Table) -> None:
        """Seats, log and chat as they are stored.

        All is read before anything is changed: whoever looks meanwhile must not meet a table without its people.
        """
        t = schema
        seats = await self.rows_of(t.seats, table.id, t.seats.c.seat)
        sat = await self.rows_of(t.sitters, table.id, t.sitters.c.seat)
        linked = await self.rows_of(t.seated, table.id, t.seated.c.seat)
        log = await self.rows_of(t.entries, table.id, t.entries.c.number)
        hooks = await self.rows_of(t.hooks, table.id, t.hooks.c.session)
        pushes = await self.rows_of(t.pushes, table.id, t.pushes.c.session)
        mutes = await self.rows_of(t.mutes, table.id, t.mutes.c.seat)
        chat = await self.rows_of(t.chat, table.id, t.chat.c.number)
        entries = [
            Entry(row["number"], Did(row["kind"]), row["actor"], notation_of(table, row), row["at"]) for row in log
        ]
        if not table.play.version and len(entries) >= snapshots.EVERY:
            await self.open_snapshot(table, entries)
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
            table.links[row["seat"]] = Link(row["profile"], row["rates"], row["holds"])
        for entry in entries[table.play.version :]:
            table.play.add(entry)
        table.hooks = {row["session"]: Hook(row["url"], row["key"]) for row in hooks}
        table.pushed = {row["session"] for row in pushes}
        table.mutes = {}
        for row in mutes:
            table.mutes.setdefault(row["session"], set()).add(row["seat"])
        table.chat = chat

    async def open_snapshot(self, table: Table, entries: Sequence[Entry]) -> None:
        s = schema.snapshots
        rows = await self.rows_of(s, table.id, s.c.version)
        play = snapshots.restored(table.play, rows, entries)
        if play is not None:
            table.play = play
        else:
            logger.warning("a snapshot did not fit its log; it is thrown away")
            await self.store.write(Write(delete(s).where(s.c.table_id == table.id)))

    async def rows_of(self, of: Any, id: str, order: Any) -> list[dict[str, Any]]:
        return await self.store.rows(select(of).where(of.c.table_id == id).order_by(order))

    async def reload(self, table: Table) -> None:
        """Another process has written: what is stored is true."""
        row = await self.store.row(select(schema.tables).where(schema.tables.c.id == table.id))
        if row is not None:
            if not table.play.version and row["begun"] and table.play.times is not None:
                table.play.times.since = row["begun"]
            await self.fill(table)
            table.status, table.host, table.rematch = row["status"], row["host"], row["rematch"]
            table.takeback, table.rated = row["takeback"], row["rated"]
            table.told_turn_of = table.to_act  # whoever wrote that has told them
            table.changed()


def table_from(record: Mapping[str, Any], session: str, instant: int) -> tuple[Table, dict[str, Any]]:
    """A record as a table, and what is stored of it; Trouble says what is wrong with the record."""
    try:
        state = tatami.replay(record)
        if "fair" in record:
            dealing.verify(record)
    except (RecordError, dealing.Unfair) as error:
        raise Trouble("bad-record", str(error)) from None
    except (ValueError, TypeError, KeyError, AttributeError, IndexError, OverflowError, RecursionError) as error:
        raise Trouble("bad-record", type(error).__name__) from None
    row: dict[str, Any] = {
        "id": new_id(), "game": state.game.name, "rules": state.game.rules_version,
        "options": dict(state.options), "figures": record.get("figures"), "position": record.get("position"),
        "status": "imported", "spectators": True, "host": session, "seed": None, "fair": record.get("fair"),
        "rematch": None, "created": instant, "touched": instant, "begun": instant, "clock": None,
        "deadline": None, "delay": 0, "takeback": None, "rated": False,
    }  # fmt: skip
    table = Table(row, state.game, first_play(row, state.game))
    for number, (actor, text) in enumerate(record["actions"]):
        table.play.add(Entry(number, Did.ACT, -1 if actor == "chance" else actor, text, instant))
    return table, row


def first_state(row: Mapping[str, Any], game: Game) -> Any:
    """The state in which a stored table begins."""
    return log.start(
        {
            "format": "tatami/1",
            "game": game.name,
            "rules": row["rules"],
            "options": row["options"],
            "actions": [],
            **({"figures": row["figures"]} if row["figures"] else {}),
            **({"position": row["position"]} if row["position"] else {}),
        },
        tatami.game,
    )


def first_play(row: Mapping[str, Any], game: Game) -> Play:
    """The game before its first entry."""
    start = first_state(row, game)
    clock = clock_of(row["clock"])
    return Play(start, Times(clock, start.seats, row["begun"] or 0) if clock else None)


def notation_of(table: Table, row: Mapping[str, Any]) -> str:
    """An entry's text. Samurai Spirit's actions were once stored as numbers."""
    said: str = row["text"]
    is_number = said.isdigit() and row["kind"] == Did.ACT.value
    return table.play.state.codec.text(int(said)) if is_number else said
