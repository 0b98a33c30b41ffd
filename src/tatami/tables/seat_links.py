"""Seats that belong to profiles: what is stored when the owner of one sits down or gets up."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, update

from tatami.tables import schema
from tatami.tables.live_table import LiveTable, SeatLink
from tatami.tables.schema import Row
from tatami.tables.store import Write
from tatami.workers.pool import NOBODY, Owner


class Guest(NamedTuple):
    """Somebody who sits down while signed in, and agreed that the game is linked to their profile."""

    profile: str
    rates: bool


class Visitor(NamedTuple):
    """Somebody who opens a table or sits down: their session, and what is known of them."""

    session: str
    guest: Guest | None = None
    device: str = ""
    owner: Owner = NOBODY
    """On whose behalf workers and bots work for them."""


def sit_down(table: LiveTable, seat: int, guest: Guest | None) -> tuple[list[Write], SeatLink | None]:
    """What sitting down writes, and whose seat it is then.

    A seat that somebody holds stays theirs, also where they share it; and a rated game counts for who began it.
    """
    old = table.links[seat]
    if guest is None or (old is not None and (old.holds or (table.rated and table.status == "playing"))):
        return [], old
    seated, new = schema.seated, SeatLink(guest.profile, guest.rates)
    return [
        Write(delete(seated).where(seated.c.table_id == table.id, seated.c.seat == seat)),
        Write(insert(seated), seated_row(table.id, seat, new)),
    ], new


def get_up(table: LiveTable, seat: int) -> tuple[list[Write], SeatLink | None]:
    """Somebody gives a seat up. Once the game has begun it stays in their history."""
    old, seated = table.links[seat], schema.seated
    if old is None:
        return [], None
    here = (seated.c.table_id == table.id, seated.c.seat == seat)
    if table.status == "waiting":
        return [Write(delete(seated).where(*here))], None
    return [Write(update(seated).where(*here).values(holds=False))], old._replace(holds=False)


def seated_row(id: str, seat: int, link: SeatLink) -> Row:
    return {"table_id": id, "seat": seat, **link._asdict()}
