"""Finished games judged move by move: one game at a time, by a process of its own, kept while they are asked for."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from importlib.util import find_spec
from typing import Any

import msgspec

from tatami.core.errors import Refusal
from tatami.core.game import Game
from tatami.core.json_types import JsonObject, Record
from tatami.tables.bot_pool import MEMORY, BotPool
from tatami.tables.schema import Row
from tatami.workers.pool import NOBODY, Crashed, Owner, TooLong, WorkerPool

logger = logging.getLogger("tatami")
ANALYSE = "tatami.server.worker_tasks:analyse"
KEPT = 200
MOST_WAITING, MOST_OF_ONE = 20, 3
"""Analyses that wait or are at work: in all, and of one network address."""
PATIENCE = 20.0
"""Seconds for a single move."""
NICE = 15
"""Everything else comes first."""
ITERATIONS = {"most": 4_000, "fewest": 200, "all": 400_000}
"""For a move, and for all of a game: a long one gets less thought for each move, so that none takes too long."""


class Judgement(msgspec.Struct):
    """An analysis as far as it has come. `moves`: each as it is told in every language."""

    of: int | None = None
    moves: list[Row] = []
    summary: JsonObject | None = None
    failed: bool = False

    @property
    def done(self) -> bool:
        return self.summary is not None or self.failed

    def hear(self, part: Any) -> None:
        if self.of is None:
            self.of = part
        else:
            self.moves.append(part)


class Analyses:
    """Who asks first starts it; who asks again hears how far it is."""

    def __init__(self, bot_pool: BotPool) -> None:
        self.bot_pool = bot_pool
        self.pool = WorkerPool(1, PATIENCE, MEMORY, NICE)
        self.known: OrderedDict[str, Judgement] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.asked_by: Counter[str] = Counter()

    def begun(self, id: str) -> Judgement | None:
        """What is known of a game without asking for more."""
        found = self.known.get(id)
        return None if found is None or found.failed else found

    def of(self, id: str, game: Game, seats: int, record: Record, owner: Owner = NOBODY) -> Judgement:
        found = self.known.get(id)
        if found is None or found.failed:
            if find_spec("tatami.bots") is None:
                raise Refusal("no-analysis")
            if len(self.tasks) >= MOST_WAITING or self.asked_by[owner.address] >= MOST_OF_ONE:
                raise Refusal("busy")
            found = self.known[id] = Judgement()
            self.asked_by[owner.address] += 1
            task = asyncio.create_task(self.judge(found, game, seats, record, owner))
            self.tasks.add(task)
            task.add_done_callback(lambda task: self.judged(task, owner))
            while len(self.known) > KEPT:
                self.known.popitem(last=False)
        self.known.move_to_end(id)
        return found

    def judged(self, task: asyncio.Task[None], owner: Owner) -> None:
        self.tasks.discard(task)
        self.asked_by[owner.address] -= 1
        if not self.asked_by[owner.address]:
            del self.asked_by[owner.address]

    async def judge(self, found: Judgement, game: Game, seats: int, record: Record, owner: Owner) -> None:
        try:
            if not await self.bot_pool.wait_until_prepared(game, seats):
                raise TooLong
            found.summary = await self.pool.run(ANALYSE, record, ITERATIONS, owner=owner, part=found.hear)
        except (TooLong, Crashed, ValueError, RuntimeError) as error:  # whoever asked would wait for ever
            logger.error("an analysis of %s: %s", game.name, type(error).__name__)
            found.failed = True

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.pool.close()
