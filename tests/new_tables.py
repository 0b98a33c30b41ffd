"""Tables opened and joined past the network, in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tatami import protocol
from tatami.core.json_types import Options
from tatami.server.services import Services
from tatami.tables.creation import TableTerms
from tatami.tables.live_table import LiveTable
from tatami.tables.seat_links import Guest, Visitor
from tatami.tables.seats import Seat
from tatami.workers.pool import NOBODY, Owner


async def create(
    services: Services, session: str, game: str, options: Options, seats: Sequence[Seat], *, mine: Sequence[int] = (),
    players: int | None = None, position: Any = None, guest: Guest | None = None, owner: Owner = NOBODY, **terms: Any,
) -> tuple[LiveTable, dict[int, str]]:  # fmt: skip
    """`terms`: those of `TableTerms`."""
    visitor = Visitor(session, guest, owner=owner)
    return await services.creation.create(visitor, game, options, seats, mine, players, position, TableTerms(**terms))


async def join(
    services: Services, table: str, session: str, key: str | None, seat: int | None, name: str, nonce: str | None,
    program: bool = False, guest: Guest | None = None,
) -> tuple[LiveTable, int]:  # fmt: skip
    wish = protocol.Join(key, seat, name, nonce, program)
    return await services.seating.join(table, Visitor(session, guest), wish)
