"""When people were last seen: at their seats, and by which of their devices."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from sqlalchemy import update

from tatami.tables import schema
from tatami.tables.live_table import LiveTable
from tatami.tables.store import Store, Write

AWAY = 60.0
"""Seconds after which somebody who was seen counts as away."""
SEEN_EVERY = 600_000
"""Milliseconds after which it is stored again that a device was there."""
MOST_REMEMBERED = 100_000
logger = logging.getLogger("tatami")


class Presence:
    """Remembers in memory who was where, and stores now and then when a device was last seen."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.last_seen: dict[tuple[str, int], float] = {}
        """By table and seat; by the clock that never jumps."""
        self.devices: dict[tuple[str, str], int] = {}
        """By table and session: when it was last stored that a device was there."""
        self.pruned = time.monotonic()

    def saw_session(self, table: LiveTable, session: str | None) -> None:
        """Somebody has looked or played, by this session."""
        for seat in table.seats_of(session):
            self.saw_seat(table, seat)
            self.saw_device(table.id, str(session))

    def saw_seat(self, table: LiveTable, seat: int) -> None:
        """Somebody has looked or played at this seat."""
        instant = time.monotonic()
        if instant - self.pruned > AWAY:
            self.last_seen = {key: at for key, at in self.last_seen.items() if instant - at < AWAY}
            stored = self.now() - SEEN_EVERY
            self.devices = {key: at for key, at in self.devices.items() if at > stored}
            self.pruned = instant
        self.last_seen[table.id, seat] = instant

    def is_there(self, table: LiveTable, seat: int) -> bool:
        """Now or a moment ago, at this process or another.

        A process that has just opened the table cannot know who was there before: whoever has sat down may have been.
        """
        known = self.last_seen.get((table.id, seat), -AWAY)
        if table.seats[seat].ready:
            known = max(known, table.opened)
        return table.is_present(seat) or time.monotonic() - known < AWAY

    def saw_device(self, table: str, session: str) -> None:
        """A device was there. Nobody waits until that is stored."""
        instant = self.now()
        if abs(instant - self.devices.get((table, session), 0)) < SEEN_EVERY:
            return
        if len(self.devices) >= MOST_REMEMBERED:
            self.devices.clear()
        self.devices[table, session] = instant
        s = schema.sitters
        here = (s.c.table_id == table, s.c.session == session)
        self.store.submit([Write(update(s).where(*here).values(seen=instant))], log_failure)


def log_failure(error: Exception | None) -> None:
    if error is not None:
        logger.warning("devices: %s", type(error).__name__)
