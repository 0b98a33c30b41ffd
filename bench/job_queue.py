"""The queue between servers and workers: how long a task takes that does nothing, and how many are done a second.

python bench/job_queue.py --workers 2
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server import postgres
from tests.server.people import WorkerProcess

from tatami.server.run_worker import READY
from tatami.workers import RemotePool, RemoteWorkers, WorkerPool


async def measure(database: str, workers: int, tasks: int, at_once: int) -> None:
    link = RemoteWorkers(database, "bench")
    pool = RemotePool("bots", WorkerPool(1, 20.0), link)
    link.open()
    while link.alive < workers:
        await asyncio.sleep(0.05)
    took = []
    for _ in range(tasks):
        began = time.perf_counter()
        await pool.run(READY)
        took.append(time.perf_counter() - began)
    print(f"one at a time: median {statistics.median(took) * 1e3:.1f} ms, longest {max(took) * 1e3:.1f} ms")
    gate = asyncio.Semaphore(at_once)

    async def one() -> None:
        async with gate:
            await pool.run(READY)

    began = time.perf_counter()
    await asyncio.gather(*(one() for _ in range(10 * tasks)))
    print(f"{at_once} at a time: {10 * tasks / (time.perf_counter() - began):.0f} a second")
    pool.close()
    await link.close()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--tasks", type=int, default=100)
    options.add_argument("--at-once", type=int, default=20)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres.running(durable=True) as database:
        thinkers = [WorkerProcess(Path(folder) / f"worker{number}", database) for number in range(chosen.workers)]
        try:
            asyncio.run(measure(database, chosen.workers, chosen.tasks, chosen.at_once))
        finally:
            for thinker in thinkers:
                thinker.kill()


if __name__ == "__main__":
    main()
