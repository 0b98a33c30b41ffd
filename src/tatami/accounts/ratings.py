"""Ratings between people, game by game (glicko.py; docs/ratings.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import insert, select, update

import tatami
from tatami.accounts.glicko import PERIOD, SURE, UNKNOWN, Strength, strength_after
from tatami.core.errors import Refusal
from tatami.core.json_types import Options
from tatami.tables import rated_games, schema
from tatami.tables.schema import Row
from tatami.tables.store import Store, Write


class Change(NamedTuple):
    """What a game did to somebody's rating."""

    profile: str
    before: Strength
    after: Strength
    write: Write


async def of_game(
    store: Store, game: str, options: Options, rows: Sequence[Row], outcomes: Sequence[float],
    ended: int,
) -> list[Change]:  # fmt: skip
    """The new ratings of all who played. Each is written only if nobody has changed it since it was read."""
    r = schema.ratings
    profiles = [row["profile"] for row in rows]
    found = await store.rows(select(r).where(r.c.game == game, r.c.profile.in_(profiles)))
    kept = {row["profile"]: row for row in found}
    teams = tatami.game(game).teams(options)
    strengths = {profile: strength_in(kept.get(profile)) for profile in profiles}
    changes = []
    for row in rows:
        profile, old = row["profile"], kept.get(row["profile"])
        results = [
            (strengths[other["profile"]], score)
            for other in rows
            if other is not row
            and teams[row["seat"]] != teams[other["seat"]]
            and (score := score_against(outcomes[row["seat"]], outcomes[other["seat"]])) is not None
        ]
        since = max(0, ended - old["at"]) / 1000 / PERIOD if old else 0.0
        after = strength_after(strengths[profile], results, since)
        values = {**after._asdict(), "games": old["games"] + 1 if old else 1, "at": max(ended, old["at"] if old else 0)}
        if old is None:
            write = Write(insert(r), {"profile": profile, "game": game, **values})
        else:
            mine = (r.c.profile == profile, r.c.game == game, r.c.games == old["games"])
            write = Write(update(r).where(*mine).values(**values), rows=1)
        changes.append(Change(profile, strengths[profile], after, write))
    return changes


def score_against(mine: float, theirs: float) -> float | None:
    """A winner has beaten every loser, and drawn with whom the victory is shared; losers are not compared."""
    if mine == theirs:
        return 0.5 if 0 < mine < 1 else None
    return 1.0 if mine > theirs else 0.0


def strength_in(row: Row | None) -> Strength:
    return Strength(row["rating"], row["deviation"], row["volatility"]) if row else UNKNOWN


async def ladder(store: Store, game: str, most: int) -> list[Row]:
    """Those who want to be seen, the strongest first; below them those of whom little is known."""
    if game not in rated_games.names():
        raise Refusal("no-such-game", ", ".join(rated_games.names()))
    p, r = schema.profiles, schema.ratings
    return await store.rows(
        select(p.c.name, r.c.rating, r.c.deviation, r.c.games)
        .join(p, p.c.id == r.c.profile)
        .where(r.c.game == game, p.c.shown)
        .order_by(r.c.deviation > SURE, r.c.rating.desc(), p.c.name)
        .limit(most)
    )
