"""Finished games judged move by move: one game at a time, by a process of its own; judged once, kept with the table."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import Counter, OrderedDict

import msgspec
from sqlalchemy import delete, insert, select

from tatami.core.errors import Refusal
from tatami.core.game import Game
from tatami.core.json_types import JsonObject, Record
from tatami.tables import schema
from tatami.tables.bot_pool import MEMORY, BotPool
from tatami.tables.schema import Row
from tatami.tables.store import DatabaseUnreachable, Store, Write, WriteConflict
from tatami.workers.pool import NOBODY, Crashed, Owner, TooLong, WorkerPool
from tatami.workers.remote_pool import RemotePool, RemoteWorkers, WorkersGone

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


ANALYSES_QUEUE = "analyses"


def analysis_workers(workers: int = 1) -> WorkerPool:
    return WorkerPool(workers, PATIENCE, MEMORY, NICE)


class Judgement(msgspec.Struct):
    """An analysis as far as it has come. `moves`: each as it is told in every language."""

    of: int | None = None
    moves: list[Row] = []
    summary: JsonObject | None = None
    failed: bool = False

    @property
    def done(self) -> bool:
        return self.summary is not None or self.failed

    def hear(self, part: object) -> None:
        if self.of is None:
            self.of = msgspec.convert(part, int)
        else:
            self.moves.append(msgspec.convert(part, Row))


class Analyses:
    """Who asks first starts it; who asks again hears how far it is."""

    def __init__(self, store: Store, bot_pool: BotPool, elsewhere: RemoteWorkers | None = None) -> None:
        self.store = store
        self.bot_pool = bot_pool
        local = analysis_workers()
        self.pool = local if elsewhere is None else RemotePool(ANALYSES_QUEUE, local, elsewhere)
        self.known: OrderedDict[str, Judgement] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.asked_by: Counter[str] = Counter()

    async def known_judgement(self, id: str) -> Judgement | None:
        """What is known of a game without asking for more."""
        if id not in self.known:
            a = schema.analyses
            row = await self.store.row(select(a.c.judgement).where(a.c.table_id == id))
            if row is not None and id not in self.known:
                self.know(id, msgspec.json.decode(zlib.decompress(row["judgement"]), type=Judgement))
        found = self.known.get(id)
        return None if found is None or found.failed else found

    def know(self, id: str, found: Judgement) -> None:
        self.known[id] = found
        while len(self.known) > KEPT:
            self.known.popitem(last=False)

    async def keep(self, id: str, found: Judgement) -> None:
        """A judgement that cannot be kept is still shown, until the server ends."""
        a = schema.analyses
        kept = {"table_id": id, "judgement": zlib.compress(msgspec.json.encode(found))}
        try:
            await self.store.write(Write(delete(a).where(a.c.table_id == id)), Write(insert(a), kept))
        except (DatabaseUnreachable, WriteConflict):
            logger.error("an analysis could not be kept")

    def judgement_of(self, id: str, game: Game, seats: int, record: Record, owner: Owner = NOBODY) -> Judgement:
        found = self.known.get(id)
        if found is None or found.failed:
            if len(self.tasks) >= MOST_WAITING or self.asked_by[owner.address] >= MOST_OF_ONE:
                raise Refusal("busy")
            self.know(id, found := Judgement())
            self.asked_by[owner.address] += 1
            task = asyncio.create_task(self.judge(id, found, game, seats, record, owner))
            self.tasks.add(task)
            task.add_done_callback(lambda task: self.end_task(task, owner))
        self.known.move_to_end(id)
        return found

    def end_task(self, task: asyncio.Task[None], owner: Owner) -> None:
        self.tasks.discard(task)
        self.asked_by[owner.address] -= 1
        if not self.asked_by[owner.address]:
            del self.asked_by[owner.address]

    async def judge(self, id: str, found: Judgement, game: Game, seats: int, record: Record, owner: Owner) -> None:
        try:
            if not await self.bot_pool.wait_until_prepared(game, seats):
                raise TooLong
            told = await self.pool.run(ANALYSE, record, ITERATIONS, owner=owner, part=found.hear)
            found.summary = msgspec.convert(told, Row)
        except WorkersGone:
            found.of, found.moves = None, []  # it is begun again, here
            await self.judge(id, found, game, seats, record, owner)
        except (TooLong, Crashed, ValueError, RuntimeError) as error:  # whoever asked would wait for ever
            logger.error("an analysis of %s: %s", game.name, type(error).__name__)
            found.failed = True
        else:
            await self.keep(id, found)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.pool.close()
