"""Bots at their turn: they are woken when somebody waits for them, and play until a person has to."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from tatami.core.errors import Refusal
from tatami.tables.bot_pool import UNWATCHED, WATCHED, BotPool
from tatami.tables.live_table import LiveTable
from tatami.tables.presence import Presence
from tatami.workers.background import end_tasks
from tatami.workers.pool import NOBODY, Owner

RETRY = 1.0
"""Seconds before a bot tries again to play when the database was away."""
LOOKED = 60.0
"""Seconds for which somebody who has looked at a table, and holds no channel open, may still wait for its bots."""
IN_A_ROW = 10.0
"""A bot that makes many moves in a row waits less and less: all its pauses together are so many times the first."""
TAKE_OVER = 5.0
"""Seconds after which a bot that another process has woken has not played, and is woken here."""
logger = logging.getLogger("tatami")

Play = Callable[[LiveTable, int, int, int], Awaitable[object]]
"""Plays an action at a table, for a seat, at a version (Moves.play)."""


class BotTurns:
    """Lets bots play. `pace`: seconds that a bot waits before it plays, so that people can follow."""

    def __init__(self, bot_pool: BotPool, presence: Presence, play: Play, pace: float) -> None:
        self.bot_pool = bot_pool
        self.presence = presence
        self.play = play
        self.pace = pace
        self.closing = False

    async def stop(self, tables: Iterable[LiveTable]) -> None:
        await end_tasks(table.bots_at_work for table in tables if table.bots_at_work is not None)

    def wake(self, table: LiveTable) -> None:
        """Lets a bot play if one is in turn; a move that is stored while the server closes wakes nobody."""
        if self.closing or not self.is_waited_for(table):
            return
        if table.bot_in_turn() is not None and (table.bots_at_work is None or table.bots_at_work.done()):
            table.bots_at_work = asyncio.create_task(self.let_bots_play(table))

    def wake_later(self, table: LiveTable) -> None:
        """The same where another process has just changed the table: it goes on with the bots, unless it was killed."""
        if not self.closing and table.bot_in_turn() is not None:
            asyncio.get_running_loop().call_later(TAKE_OVER, self.take_over, table, table.play.version)

    def take_over(self, table: LiveTable, version: int) -> None:
        if table.play.version == version:
            self.wake(table)

    def is_watched(self, table: LiveTable) -> bool:
        """Whether somebody looks at a table by an open channel, or has looked at it or played there lately."""
        return bool(table.watchers) or time.monotonic() - table.looked < LOOKED

    def is_waited_for(self, table: LiveTable) -> bool:
        """Whether bots may think at a table. Else they wait until somebody looks at it.

        People whose turn has a clock may stay away, and are told when it is their turn again: their tables go on.
        """
        return self.is_watched(table) or (table.clock is not None and any(map(table.is_held, range(len(table.seats)))))

    def looked_at(self, table: LiveTable, seat: int | None, owner: Owner) -> None:
        """Somebody has looked at a table, or does something there: its bots may go on, on behalf of whoever sits there.

        Of those who only look nobody can make the bots of others theirs.
        """
        self.presence.saw_session(table, owner.session)
        table.looked = time.monotonic()
        if seat is not None or table.owner == NOBODY:
            table.owner = owner
        self.wake(table)

    async def let_bots_play(self, table: LiveTable) -> None:
        mover, patience = None, 0.0
        order: list[int] = []
        ordered: tuple[int, int] | None = None  # at which seat and version the order goes on
        while (turn := table.bot_in_turn()) is not None and self.is_waited_for(table):
            seat, bot = turn
            version = table.play.version
            urgency = WATCHED if self.is_watched(table) else UNWATCHED
            began = time.monotonic()
            try:
                try:
                    if not order or ordered != (seat, version) or order[0] not in table.play.state.actions():
                        order = await self.bot_pool.choose(
                            bot, table.play.state.copy(), seat, table.owner, urgency, partial(self.is_waited_for, table)
                        )
                except asyncio.CancelledError:
                    if self.closing or self.is_waited_for(table):
                        raise
                    break
                wish, *order = order
                ordered = seat, version + 1
                if seat != mover:
                    mover, patience = seat, self.pace * IN_A_ROW
                pause = min(self.pace * table.game.pace(table.play.state, wish), patience / IN_A_ROW)
                patience -= pause
                if pause > 0:  # the time for thinking is part of it
                    await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
                if table.bot_in_turn() == turn:
                    await self.play(table, seat, version, wish)
            except Refusal as refusal:
                if refusal.code == "storage":
                    await asyncio.sleep(RETRY)  # a database that was away comes back, and nobody else wakes the bot
                elif refusal.code != "conflict":
                    logger.error("a bot's move was refused: %s", refusal.code)
                    return
        table.bots_at_work = None
