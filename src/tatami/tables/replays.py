"""Games looked at again: each answer is made once, by a worker, and kept as it was sent."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable

from tatami.tables.starts import within_limits
from tatami.workers.pool import MEGABYTE, Owner, WorkerPool

MOST_BYTES = 32 * MEGABYTE


class Replays:
    """Answers by what they are about. Who asks for one that is being made waits for the same."""

    def __init__(self, pool: WorkerPool, most_bytes: int = MOST_BYTES) -> None:
        self.pool = pool
        self.most_bytes = most_bytes
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.bytes = 0
        self.coming: dict[Hashable, asyncio.Future[bytes]] = {}

    async def answer(self, key: Hashable, task: str, *arguments: object, owner: Owner) -> bytes:
        """`key` must say everything that the answer depends on."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        coming = self.coming.get(key)
        if coming is None:
            work = within_limits(self.pool.run(task, *arguments, owner=owner), bytes)
            coming = self.coming[key] = asyncio.ensure_future(work)
            coming.add_done_callback(lambda done: self.keep_replay(key, done))
        return await asyncio.shield(coming)  # whoever stops waiting does not take it from the others

    def keep_replay(self, key: Hashable, done: asyncio.Future[bytes]) -> None:
        del self.coming[key]
        if done.cancelled() or done.exception() is not None:
            return
        self.kept[key] = done.result()
        self.bytes += len(done.result())
        while self.bytes > self.most_bytes:
            self.bytes -= len(self.kept.popitem(last=False)[1])
