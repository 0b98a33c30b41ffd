"""Secrets of the server itself: made once, kept in its database, the same in all its processes."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from sqlalchemy import insert, select

from tatami.tables import schema
from tatami.tables.store import Store, Write, WriteConflict


async def server_key(store: Store, name: str, make: Callable[[], str]) -> str:
    """The stored secret of a name; it is made and stored the first time."""
    k = schema.server_keys
    wanted = select(k.c.value).where(k.c.name == name)
    row = await store.row(wanted)
    if row is None:
        with contextlib.suppress(WriteConflict):  # another process was quicker; its key is everybody's
            await store.write(Write(insert(k), {"name": name, "value": make()}))
        row = await store.row(wanted)
    assert row is not None
    value: str = row["value"]
    return value
