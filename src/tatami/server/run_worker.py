"""`tatami worker`: thinks for servers on other machines."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

import tatami
from tatami.bots.search import search_of
from tatami.server.run import set_up_logs
from tatami.tables.analyses import ANALYSES_QUEUE, analysis_workers
from tatami.tables.bot_pool import BOTS_QUEUE, BotPool, bot_workers
from tatami.tables.compile_worker import CompileWorker
from tatami.workers.job_worker import JobWorker
from tatami.workers.pool import processors

READY = "tatami.server.worker_tasks:ready"


def run_worker(dsn: str, bots: int, analyses: int, ready: Callable[[], None]) -> None:
    """Runs until it is told to stop. `bots`, `analyses`: how many it does at once; bots 0: as many as processors."""
    set_up_logs(verbose=False)
    asyncio.run(work(dsn, bots or processors(), analyses, ready))


async def work(dsn: str, bots: int, analyses: int, ready: Callable[[], None]) -> None:
    worker: JobWorker | None = None
    stopped = asyncio.Event()

    def stop() -> None:
        stopped.set()
        if worker is not None:
            worker.stop()

    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop)
    preparing = asyncio.create_task(compile_everything())
    await asyncio.wait([preparing, waiting := asyncio.create_task(stopped.wait())], return_when="FIRST_COMPLETED")
    waiting.cancel()
    if stopped.is_set():
        preparing.cancel()
        return
    preparing.result()
    pools = {BOTS_QUEUE: bot_workers(bots), ANALYSES_QUEUE: analysis_workers(analyses)}
    worker = JobWorker(dsn, {queue: pool for queue, pool in pools.items() if pool.workers})
    await pools[BOTS_QUEUE].run(READY)
    ready()
    await worker.run()


async def compile_everything() -> None:
    """All that bots need: a worker takes nothing before it can search."""
    compile_worker = CompileWorker(tatami.games())
    try:
        await compile_worker.compile_all(list(compile_worker.unready))
    finally:
        compile_worker.close()
    bots = BotPool()
    for game in map(tatami.game, tatami.games()):
        search = search_of(game)
        for seats in {search.trees(seats): seats for seats in range(1, 5)}.values():
            if not search.is_compiled(seats):
                await bots.prepare(game, seats)
