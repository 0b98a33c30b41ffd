"""What whoever runs a server does with its tables and visitors, while it runs: commands write, servers read.

Commands are processes of their own. They leave orders in the database, which every server process reads every two
seconds, on SQLite and PostgreSQL alike.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from sqlalchemy import delete, func, insert, select

from tatami.core.errors import InputError
from tatami.tables import schema
from tatami.tables.registry import TableRegistry
from tatami.tables.schema import Row
from tatami.tables.store import DatabaseUnreachable, Store, Write
from tatami.workers.background import end_tasks, repeat

ORDERS = "orders"
"""Where in `server_keys` they are."""
READ_EVERY = 2.0
MOST_CLOSED = 2000
"""Tables that are remembered as closed: a server that has one of them open hears of it in time."""
DAY = 24 * 3600 * 1000


class Orders(msgspec.Struct):
    """`closed`: tables that are gone, the newest last. `bans`: addresses, and until when (milliseconds; None: ever)."""

    closed: list[str] = []
    bans: dict[str, int | None] = {}


class Bans:
    """The addresses that are not served."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.until: dict[str, int | None] = {}

    def is_banned(self, address: str) -> bool:
        if not self.until or address not in self.until:
            return False
        until = self.until[address]
        return until is None or until > self.now()


async def read_orders(store: Store) -> Orders:
    k = schema.server_keys
    row = await store.row(select(k.c.value).where(k.c.name == ORDERS))
    return Orders() if row is None else msgspec.json.decode(row["value"], type=Orders)


def orders_writes(orders: Orders) -> list[Write]:
    k = schema.server_keys
    written = msgspec.json.encode(orders).decode()
    return [
        Write(delete(k).where(k.c.name == ORDERS)),
        Write(insert(k), {"name": ORDERS, "value": written}),
    ]


class Administration:
    """Carries out at one server process what commands have ordered."""

    def __init__(self, store: Store, registry: TableRegistry, bans: Bans) -> None:
        self.store = store
        self.registry = registry
        self.bans = bans
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        # When the database cannot be reached, the log says so already.
        self.tasks = [asyncio.create_task(repeat(self.read, READ_EVERY, "orders", DatabaseUnreachable))]

    async def stop(self) -> None:
        await end_tasks(self.tasks)

    async def read(self) -> None:
        self.carry_out(await read_orders(self.store))

    def carry_out(self, orders: Orders) -> None:
        for gone in orders.closed:
            table = self.registry.tables.pop(gone, None)
            if table is not None:
                table.is_closed = True
                table.notify_change()
        if orders.bans != self.bans.until:
            self.bans.until = orders.bans
            for table in self.registry.tables.values():
                table.notify_change()  # whoever looks on is told, or sent away


# -- what commands do


async def list_tables(store: Store, status: str | None, most: int) -> list[Row]:
    """The tables that something happened at last, with their moves and people."""
    t, e, s = schema.tables, schema.entries, schema.seats
    last, moves = func.max(e.c.at).label("last"), func.count(e.c.number).label("moves")
    played = select(e.c.table_id, last, moves).group_by(e.c.table_id).subquery()
    people = (
        select(s.c.table_id, func.count().label("people")).where(s.c.kind == "person").group_by(s.c.table_id).subquery()
    )
    moved = func.coalesce(played.c.last, t.c.touched)
    statement = (
        select(
            t.c.id, t.c.game, t.c.status, moved.label("touched"), func.coalesce(played.c.moves, 0).label("moves"),
            func.coalesce(people.c.people, 0).label("people"),
        )
        .select_from(t.outerjoin(played, played.c.table_id == t.c.id).outerjoin(people, people.c.table_id == t.c.id))
        .order_by(moved.desc())
        .limit(most)
    )  # fmt: skip
    return await store.rows(statement if status is None else statement.where(t.c.status == status))


async def close_tables(store: Store, ids: list[str]) -> None:
    """Deletes tables with all that belongs to them; servers that have them open send everybody away."""
    t = schema.tables
    orders = await read_orders(store)
    orders.closed = [*(one for one in orders.closed if one not in ids), *ids][-MOST_CLOSED:]
    await store.write(Write(delete(t).where(t.c.id.in_(ids))), *orders_writes(orders))


async def close_table(store: Store, id: str) -> None:
    t = schema.tables
    if await store.row(select(t.c.id).where(t.c.id == id)) is None:
        raise InputError("cli-error-no-table", table=id)
    await close_tables(store, [id])


async def old_tables(store: Store, days: int, now: int) -> list[str]:
    """The tables at which nothing has happened for so long."""
    t, e = schema.tables, schema.entries
    before = now - days * DAY
    fresh = select(e.c.table_id).where(e.c.at >= before)
    rows = await store.rows(select(t.c.id).where(t.c.touched < before, t.c.id.not_in(fresh)))
    return [row["id"] for row in rows]


async def set_ban(store: Store, address: str, until: int | None) -> None:
    orders = await read_orders(store)
    orders.bans[address] = until
    await store.write(*orders_writes(orders))


async def lift_ban(store: Store, address: str) -> None:
    orders = await read_orders(store)
    if orders.bans.pop(address, 0) == 0:
        raise InputError("cli-error-no-ban", address=address)
    await store.write(*orders_writes(orders))


async def list_bans(store: Store) -> dict[str, int | None]:
    return (await read_orders(store)).bans
