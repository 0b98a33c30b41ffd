"""Ratings between people, game by game (glicko.py), and which games count (docs/ratings.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import insert, select, update

from tatami.tables import schema
from tatami.tables.clocks import Clock
from tatami.tables.glicko import PERIOD, SURE, UNKNOWN, Strength, rated
from tatami.tables.seats import Kind, Seat
from tatami.tables.store import Store, Write
from tatami.tables.table import Table
from tatami.tables.trouble import Trouble

RATED = ("kenjin", "samourai")
"""Games that people play against each other."""


def check_wish(game: str, seats: Sequence[Seat], clock: Clock | None, position: Mapping[str, Any] | None) -> None:
    """Whether a table may be opened for a rated game."""
    if game not in RATED:
        raise Trouble("bad-rated", f"only {' and '.join(RATED)} are rated")
    if len(seats) < 2 or any(seat.kind is Kind.BOT for seat in seats):
        raise Trouble("bad-rated", "a rated game has no bots")
    if clock is None:
        raise Trouble("bad-rated", "a rated game has a clock")
    if position is not None:
        raise Trouble("bad-rated", "a rated game begins at its beginning")


def unrated_by(table: Table) -> list[int]:
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


class Change(NamedTuple):
    """What a game did to somebody's rating."""

    profile: str
    before: Strength
    after: Strength
    write: Write


def are_partners(options: Mapping[str, Any], one: int, other: int) -> bool:
    """KJ-8.1: they sit opposite each other."""
    return bool(options.get("teams")) and (one - other) % 2 == 0


async def of_game(
    store: Store, game: str, options: Mapping[str, Any], rows: Sequence[Mapping[str, Any]], outcomes: Sequence[float],
    ended: int,
) -> list[Change]:  # fmt: skip
    """The new ratings of all who played. Each is written only if nobody has changed it since it was read."""
    r = schema.ratings
    profiles = [row["profile"] for row in rows]
    found = await store.rows(select(r).where(r.c.game == game, r.c.profile.in_(profiles)))
    kept = {row["profile"]: row for row in found}
    strengths = {profile: strength_in(kept.get(profile)) for profile in profiles}
    changes = []
    for row in rows:
        profile, old = row["profile"], kept.get(row["profile"])
        results = [
            (strengths[other["profile"]], score)
            for other in rows
            if other is not row
            and not are_partners(options, row["seat"], other["seat"])
            and (score := compared(outcomes[row["seat"]], outcomes[other["seat"]])) is not None
        ]
        since = max(0, ended - old["at"]) / 1000 / PERIOD if old else 0.0
        after = rated(strengths[profile], results, since)
        values = {**after._asdict(), "games": old["games"] + 1 if old else 1, "at": max(ended, old["at"] if old else 0)}
        if old is None:
            write = Write(insert(r), {"profile": profile, "game": game, **values})
        else:
            mine = (r.c.profile == profile, r.c.game == game, r.c.games == old["games"])
            write = Write(update(r).where(*mine).values(**values), rows=1)
        changes.append(Change(profile, strengths[profile], after, write))
    return changes


def compared(mine: float, theirs: float) -> float | None:
    """A winner has beaten every loser, and drawn with whom the victory is shared; losers are not compared."""
    if mine == theirs:
        return 0.5 if 0 < mine < 1 else None
    return 1.0 if mine > theirs else 0.0


def strength_in(row: Mapping[str, Any] | None) -> Strength:
    return Strength(row["rating"], row["deviation"], row["volatility"]) if row else UNKNOWN


async def ladder(store: Store, game: str, most: int) -> list[dict[str, Any]]:
    """Those who want to be seen, the strongest first; below them those of whom little is known."""
    if game not in RATED:
        raise Trouble("no-such-game", ", ".join(RATED))
    p, r = schema.profiles, schema.ratings
    return await store.rows(
        select(p.c.name, r.c.rating, r.c.deviation, r.c.games)
        .join(p, p.c.id == r.c.profile)
        .where(r.c.game == game, p.c.shown)
        .order_by(r.c.deviation > SURE, r.c.rating.desc(), p.c.name)
        .limit(most)
    )
