"""Which games are rated, and at which tables they may be."""

from __future__ import annotations

from collections.abc import Sequence

import tatami
from tatami.core.errors import Refusal
from tatami.core.json_types import Position
from tatami.tables.clocks import Clock
from tatami.tables.live_table import LiveTable
from tatami.tables.seats import Kind, Seat


def names() -> list[str]:
    """The games that people play against each other."""
    return [name for name in tatami.games() if not tatami.game(name).is_cooperative]


def check_wish(game: str, seats: Sequence[Seat], clock: Clock | None, position: Position | None) -> None:
    """Whether a table may be opened for a rated game."""
    if game not in names():
        raise Refusal("bad-rated", f"only {' and '.join(names())} are rated")
    if len(seats) < 2 or any(seat.kind is Kind.BOT for seat in seats):
        raise Refusal("bad-rated", "a rated game has no bots")
    if clock is None:
        raise Refusal("bad-rated", "a rated game has a clock")
    if position is not None:
        raise Refusal("bad-rated", "a rated game begins at its beginning")


def unrated_by(table: LiveTable) -> list[int]:
    """The seats because of which a game that was meant to be rated would not be, as people sit now."""
    found, known = [], set()
    for number, (seat, link) in enumerate(zip(table.seats, table.links, strict=True)):
        if seat.waiting and seat.kind is not Kind.BOT:
            continue
        if seat.kind is Kind.BOT or seat.program or link is None or not link.rates or link.profile in known:
            found.append(number)
        if link is not None:
            known.add(link.profile)
    return found
