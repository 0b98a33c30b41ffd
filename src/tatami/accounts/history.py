"""The games of profiles, and what came of them: written down once, after the game.

What is written down follows from the log alone. So it is no part of the last move's commit: whoever finds a finished
game that is not written down does it, at once or after a crash, and the database lets one of several do it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence

from sqlalchemy import delete, not_, select, update
from sqlalchemy.exc import SQLAlchemyError

import tatami
from tatami.accounts import ratings
from tatami.core.errors import Refusal
from tatami.tables import schema
from tatami.tables.live_table import LiveTable
from tatami.tables.registry import TableRegistry
from tatami.tables.schema import Row
from tatami.tables.store import Store, Write, WriteConflict
from tatami.workers.background import end_tasks

PAUSE = 5.0
"""Seconds before something that could not be written down is tried again."""
logger = logging.getLogger("tatami")


async def games_of(store: Store, profile: str, ended: bool, before: int, most: int) -> list[Row]:
    """The games of a profile, the last ones first, each with all its `seats`; `before`: when they ended."""
    t, seated, s = schema.tables, schema.seated, schema.seats
    wanted = [seated.c.profile == profile]
    if ended:
        wanted += [seated.c.ended.is_not(None), seated.c.ended < before]
    else:
        wanted += [t.c.status.in_(("waiting", "playing")), seated.c.holds]
    games = await store.rows(
        select(seated, t.c.game, t.c.options, t.c.rated, t.c.created, t.c.status)
        .join(t, t.c.id == seated.c.table_id)
        .where(*wanted)
        .order_by(seated.c.ended.desc() if ended else t.c.touched.desc())
        .limit(most)
    )
    seats = await store.rows(
        select(s.c.table_id, s.c.seat, s.c.kind, s.c.name, s.c.bot)
        .where(s.c.table_id.in_({game["table_id"] for game in games}))
        .order_by(s.c.seat)
    )
    for game in games:
        game["seats"] = [seat for seat in seats if seat["table_id"] == game["table_id"]]
    return games


async def battles_of(store: Store, profile: str) -> list[Row]:
    """What a profile did in games that all win or lose together: for each kind of table, how often."""
    t, seated = schema.tables, schema.seated
    cooperative = [name for name in tatami.games() if tatami.game(name).is_cooperative]
    rows = await store.rows(
        select(t.c.game, t.c.options, seated.c.outcome)
        .join(t, t.c.id == seated.c.table_id)
        .where(seated.c.profile == profile, seated.c.ended.is_not(None), t.c.game.in_(cooperative))
    )
    played: Counter[tuple[str, *tuple[tuple[str, str | int], ...]]] = Counter()
    won: Counter[tuple[str, *tuple[tuple[str, str | int], ...]]] = Counter()
    for row in rows:
        kind = (row["game"], *tatami.game(row["game"]).kind_of_table(row["options"]).items())
        played[kind] += 1
        won[kind] += row["outcome"] == 1
    return [
        {"game": game, "kind": dict(kind), "games": count, "won": won[game, *kind]}
        for (game, *kind), count in sorted(played.items(), key=str)
    ]


class History:
    """Writes down what came of the games of profiles."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self.store = store
        self.registry = registry
        self.pending: set[str] = set()
        self.news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Games that ended before the program was killed are pending too."""
        t, seated = schema.tables, schema.seated
        left = (
            select(seated.c.table_id)
            .join(t, t.c.id == seated.c.table_id)
            .where(t.c.status == "over", seated.c.ended.is_(None))
        )
        self.pending |= {row["table_id"] for row in await self.store.rows(left.distinct())}
        self.news.set()
        self.tasks = [asyncio.create_task(self.write_for_ever())]

    async def stop(self) -> None:
        await end_tasks(self.tasks)

    def note_result(self, table: LiveTable) -> None:
        """Writes a game down soon, if it is over and any of its seats belongs to a profile."""
        if table.status == "over" and any(table.links):
            self.pending.add(table.id)
            self.news.set()

    async def write_for_ever(self) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            for table in list(self.pending):
                if await self.try_to_write(table):
                    self.pending.discard(table)
            if self.pending and not self.news.is_set():
                await asyncio.sleep(PAUSE)
                self.news.set()

    async def try_to_write(self, id: str) -> bool:
        try:
            await self.write_down(await self.registry.table(id))
        except WriteConflict:
            return False  # somebody else wrote it down, or rated one of the players: look again
        except Refusal as refusal:
            return refusal.code == "no-such-table"  # else its rules are still being compiled
        except SQLAlchemyError as error:
            logger.error("history: %s", type(error).__name__)
            return False
        except Exception:  # one game that fails must not stop the others
            logger.exception("history")
        return True

    async def write_down(self, table: LiveTable) -> None:
        """Once: the second time there is nothing left that has not ended."""
        seated = schema.seated
        rows = await self.store.rows(select(seated).where(seated.c.table_id == table.id, seated.c.ended.is_(None)))
        result = table.play.state.result
        if not rows or result is None:
            return
        outcomes = table.play.state.returns()
        ended = table.play.steps[-1].entry.at if table.play.steps else table.touched
        writes: list[Write] = []
        changes: Sequence[ratings.Change] = ()
        if table.rated and len(rows) == len(outcomes):
            options = table.play.state.options
            changes = await ratings.of_game(self.store, table.game.name, options, rows, outcomes, ended)
            writes += [change.write for change in changes]
        moved = {change.profile: change for change in changes}
        for row in rows:
            change = moved.get(row["profile"])
            values = {
                "ended": ended, "outcome": outcomes[row["seat"]], "result": result.record,
                "rating_before": change.before.rating if change else None,
                "rating_after": change.after.rating if change else None,
            }  # fmt: skip
            here = (seated.c.table_id == table.id, seated.c.seat == row["seat"], seated.c.ended.is_(None))
            writes.append(Write(update(seated).where(*here).values(**values), rows=1))
        p = schema.profiles
        unwanted = select(p.c.id).where(not_(p.c.history))  # given up while a rated game was played: until now
        writes.append(Write(delete(seated).where(seated.c.table_id == table.id, seated.c.profile.in_(unwanted))))
        await self.store.write(*writes)
