"""Somebody who looks at a table for a while, by a socket or a stream: what they are told, and that others see them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator

import msgspec

from tatami import protocol
from tatami.core.errors import Refusal
from tatami.core.words import Words
from tatami.server import presenter
from tatami.server.guards import address_of
from tatami.server.request_context import Connection, owner_of, session_of, wants_texts, words_of
from tatami.server.services import Services
from tatami.tables.live_table import LiveTable

MOST_LOOKERS = 200
"""From one network address."""


class Subscriber:
    """One open channel. `since`: the version that its client knows."""

    def __init__(
        self, connection: Connection, services: Services, table: LiveTable, seat: int | None, since: int
    ) -> None:
        self.services = services
        self.table = table
        self.session = session_of(connection)
        self.owner = owner_of(connection)
        self.words: Words = words_of(connection)
        self.wish = seat
        self.since = since
        self.texts = wants_texts(connection)
        self.news = asyncio.Event()
        self.told: bytes | None = None
        """What a spectator who is behind was told last."""
        self.sitting: list[int] = []
        self.has_lost_seats = False
        """Whether the session held seats here and holds none any more. The browser may have another session by now."""
        if seat is not None:
            table.seat_for(self.session, seat)

    def __enter__(self) -> None:
        self.table.watchers.add(self.notice)
        mine = self.table.seats_of(self.session)
        self.services.bot_turns.looked_at(self.table, mine[0] if mine else None, self.owner)
        self.notice()

    def __exit__(self, *_: object) -> None:
        self.table.watchers.discard(self.notice)
        self.table.looked = time.monotonic()  # they may be about to come back
        self.be_present([])

    def notice(self) -> None:
        """Something has changed."""
        self.news.set()

    def be_present(self, seats: list[int]) -> None:
        """Others see who is there."""
        if seats == self.sitting:
            return
        for seat in self.sitting:
            self.table.present[seat] -= 1
            self.services.presence.saw_seat(self.table, seat)
        for seat in seats:
            self.table.present[seat] += 1
        self.sitting = seats
        self.table.notify_change()
        self.services.pg_notify.say_who_is_there(self.table)

    async def wait_for_news(self, most: float | None = None) -> bool:
        """Until something has changed, or a spectator who is behind may see more; False after `most` seconds."""
        later = None
        if self.table.delay:
            mine = self.table.seats_of(self.session)
            later = self.table.next_sight(mine[0] if mine else None, self.services.now())
        limits = [limit for limit in (most, later) if limit is not None]
        if not limits:
            return await self.news.wait()
        try:
            async with asyncio.timeout(min(limits, default=None)):
                await self.news.wait()
        except TimeoutError:
            return later is not None and later == min(limits)
        return True

    def table_seen(self) -> protocol.TableSeen:
        """The table as it is now, with what is new; a seat that is held no more is left for whatever may be seen."""
        if self.table.is_closed:
            raise Refusal("no-such-table")
        if self.services.bans.is_banned(self.owner.address):
            raise Refusal("banned")
        seats = self.table.seats_of(self.session)
        self.has_lost_seats = bool(self.sitting) and not seats
        self.be_present(seats)
        self.services.presence.saw_session(self.table, self.session)
        self.news.clear()
        try:
            self.table.seat_for(self.session, self.wish)
        except Refusal:
            self.wish = None
        told = presenter.table_seen(self.table, self.session, self.wish, self.words, self.since, self.texts)
        self.since = told.version
        return told

    def is_news(self, told: protocol.TableSeen) -> bool:
        """To a spectator who is behind nothing is said where nothing has changed: they would know when others move."""
        if not self.table.delay or told.seat is not None:
            return True
        before, self.told = self.told, protocol.encode(msgspec.structs.replace(told, clock=None, steps=[]))
        return before != self.told


@contextlib.contextmanager
def count_viewer(connection: Connection) -> Iterator[None]:
    """Whoever looks is counted; too many from one address are not let in."""
    state = connection.app.state
    address = address_of(connection.scope)
    if state.lookers.get(address, 0) >= MOST_LOOKERS and state.limited:
        raise Refusal("too-fast")
    state.lookers[address] = state.lookers.get(address, 0) + 1
    state.metrics.sockets += 1
    try:
        yield
    finally:
        state.metrics.sockets -= 1
        state.lookers[address] -= 1
        if not state.lookers[address]:
            del state.lookers[address]
