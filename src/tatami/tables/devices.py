"""The devices of a seat: the sessions that hold it, and what its holder may know of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sqlalchemy import delete, select, update

from tatami.core.errors import Refusal
from tatami.protocol import DeviceSeen
from tatami.tables import schema
from tatami.tables.live_table import LiveTable
from tatami.tables.presence import Presence
from tatami.tables.registry import TableRegistry
from tatami.tables.schema import Row
from tatami.tables.seats import Purpose, hash_secret
from tatami.tables.store import Store, Write
from tatami.tables.table_writer import TableWriter

SignOut = Callable[[str, str, str], Awaitable[None]]
"""Signs a session out of a profile, if another of its sessions asks: profile, who asks, which session."""


@dataclass(eq=False, repr=False)
class Devices:
    """Lists the devices of seats, and removes them."""

    store: Store
    registry: TableRegistry
    writer: TableWriter
    presence: Presence
    sign_out: SignOut

    async def of_seat(self, id: str, session: str, seat: int) -> list[DeviceSeen]:
        """Only whoever holds a seat may know them."""
        table = await self.registry.table(id)
        self.check_holder(table, session, seat)
        s = schema.sitters
        rows = await self.store.rows(
            select(s).where(s.c.table_id == id, s.c.seat == seat).order_by(s.c.added, s.c.session)
        )
        return [self.device(row, session) for row in rows]

    def device(self, row: Row, session: str) -> DeviceSeen:
        where, seat, theirs = row["table_id"], row["seat"], row["session"]
        times = [one for one in (row["seen"], self.presence.devices.get((where, theirs))) if one is not None]
        name = name_of(where, seat, theirs)
        return DeviceSeen(name, row["device"], row["added"], max(times, default=None), theirs == session)

    def check_holder(self, table: LiveTable, session: str, seat: int) -> None:
        if session not in table.sitters_at(seat):
            raise Refusal("not-your-seat")

    async def remove(self, id: str, session: str, seat: int, device: str) -> None:
        """Throws another device out: it holds the seat no more, nor do keys that it made open it.

        If the seat belongs to a profile and its owner asks, the other device is signed out too: else it could sit
        down again at once.
        """
        table = await self.registry.table(id)
        async with table.lock:
            self.check_holder(table, session, seat)
            other = next((one for one in table.sitters[seat] if name_of(id, seat, one) == device), None)
            if other is None:
                raise Refusal("no-such-device")
            if other == session:
                raise Refusal("own-device")
            s, k, h, p = schema.sitters, schema.keys, schema.hooks, schema.pushes
            writes = [
                still_holds(id, seat, session),
                Write(delete(s).where(s.c.table_id == id, s.c.seat == seat, s.c.session == other), rows=1),
                Write(delete(k).where(k.c.table_id == id, k.c.seat == seat, k.c.session == other)),
            ]
            is_gone = table.seats_of(other) == [seat]
            if is_gone:
                writes += [Write(delete(of).where(of.c.table_id == id, of.c.session == other)) for of in (h, p)]
            await self.writer.save(table, *writes)
            table.sitters[seat].discard(other)
            if is_gone:
                table.hooks.pop(other, None)
                table.pushed.discard(other)
            link = table.links[seat]
        table.notify_change()
        if link is not None and link.holds:
            await self.sign_out(link.profile, session, other)


def still_holds(table: str, seat: int, session: str | None) -> Write:
    """Changes nothing, and fails unless a session holds a seat: another process may know more than this one."""
    s = schema.sitters
    here = (s.c.table_id == table, s.c.seat == seat, s.c.session == session)
    return Write(update(s).where(*here).values(session=session), rows=1)


def sitter_row(table_id: str, seat: int, session: str, device: str, instant: int) -> Row:
    return {
        "table_id": table_id, "seat": seat, "session": session, "device": device, "added": instant, "seen": instant,
    }  # fmt: skip


def void_keys(table: LiveTable, seat: int) -> Write:
    """Somebody sits down: of the seat's keys only those stay that its holders made for their own devices."""
    k = schema.keys
    theirs = (k.c.purpose == Purpose.DEVICE.value) & k.c.session.in_(table.sitters[seat])
    return Write(delete(k).where(k.c.table_id == table.id, k.c.seat == seat, ~theirs))


def name_of(table: str, seat: int, session: str) -> str:
    """What a device is called in the list of a seat; it says nothing about the device anywhere else."""
    return hash_secret(f"device {table} {seat} {session}")[:16]


async def devices_at(store: Store, table: str) -> dict[str, str]:
    """What kind of device each session at a table is."""
    s = schema.sitters
    rows = await store.rows(select(s.c.session, s.c.device).where(s.c.table_id == table))
    return {row["session"]: row["device"] for row in rows}
