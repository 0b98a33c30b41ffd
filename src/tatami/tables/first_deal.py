"""The deal: a game begins as soon as nobody is missing."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import update

from tatami.core.errors import Refusal
from tatami.core.json_types import JsonObject
from tatami.tables import rated_games, schema
from tatami.tables.live_table import LiveTable
from tatami.tables.seats import one_person_holds_all
from tatami.tables.store import Write
from tatami.tables.table_writer import TableWriter, log_writes


class FirstDeal:
    """Begins games."""

    def __init__(self, writer: TableWriter, now: Callable[[], int]) -> None:
        self.writer = writer
        self.now = now

    async def begin_if_complete(self, table: LiveTable) -> None:
        """Deals as soon as nobody is missing: then all nonces are there. The caller holds the lock."""
        if table.status != "waiting" or not table.is_complete or table.seed is None:
            return
        options = solo_options(table)
        trial = table.play.fork() if options is None else table.play.with_options(options)
        instant = self.now()
        if trial.times is not None:
            trial.times.since = instant
        dealt = trial.deal(table.seed, table.nonces, instant)
        rated = table.rated and not rated_games.unrated_by(table)
        writes = log_writes(table, dealt, trial, "playing", instant)
        if options is not None:
            writes.append(Write(update(schema.tables).where(schema.tables.c.id == table.id).values(options=options)))
        if rated != table.rated:
            writes.append(Write(update(schema.tables).where(schema.tables.c.id == table.id).values(rated=rated)))
        try:
            await self.writer.save(table, *writes)
        except Refusal:
            if table.status == "waiting":
                raise
            return  # another process has dealt, from the same seed and nonces
        table.play, table.status, table.rated = trial, "playing", rated


def solo_options(table: LiveTable) -> JsonObject | None:
    """The options, if a rule wants others now that it is known who plays: one person may have taken every seat."""
    if table.position is not None or not one_person_holds_all(table.seats, table.sitters):
        return None
    options = dict(table.play.start.options)
    forced = {name: one.value for name, one in table.game.forced(options, alone=True).items()}
    return None if forced.items() <= options.items() else options | forced
