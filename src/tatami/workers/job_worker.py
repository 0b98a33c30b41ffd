"""A worker for servers on other machines: takes jobs from the queue in PostgreSQL and does them in pools of its own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import socket
import time
from collections import Counter
from typing import NamedTuple

import msgspec

from tatami.core.errors import Refusal
from tatami.workers import job_queue
from tatami.workers.background import end_tasks, repeat
from tatami.workers.fork_server import TASKS
from tatami.workers.pool import Crashed, Owner, TooLong, WorkerPool
from tatami.workers.remote_pool import CRASHED, TOO_LONG
from tatami.workers.worker import BROKEN, DONE, PART, REFUSED, WRONG

LOOK_EVERY = 0.2
"""Seconds after which leases are renewed, and it is looked for jobs whose worker has gone."""
FORGET_EVERY = 10.0
MOST_TRIES = 3
"""Workers that may be lost over one job; it may be the job's fault."""
TELL_FOR = 10.0
"""Seconds for which an answer is kept while the database is away."""
logger = logging.getLogger("tatami")


class TakenJob(NamedTuple):
    """A job that is being done, as the queue gives it out (job_queue.TAKE)."""

    id: str
    queue: str
    task: str
    arguments: bytes
    seconds: float
    address: str
    session: str
    in_parts: bool
    tries: int


class JobWorker:
    """Does jobs until it is stopped. `pools`: for each queue the pool that does its jobs."""

    def __init__(self, dsn: str, pools: dict[str, WorkerPool], tasks: str = TASKS) -> None:
        self.name = f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
        self.connection = job_queue.QueueConnection(dsn, {job_queue.JOBS_CHANNEL: self.hear_of_job})
        self.pools = pools
        self.tasks = tasks
        """The one module whose functions are run, whatever is in the database."""
        self.news = asyncio.Event()
        self.at_work: dict[asyncio.Task[None], TakenJob] = {}
        self.stopping = False
        self.forgot = 0.0

    def hear_of_job(self, _: str) -> None:
        self.news.set()

    async def run(self) -> None:
        self.connection.open()
        renewing = asyncio.create_task(repeat(self.renew, LOOK_EVERY, "job queue", ConnectionError))
        try:
            while not self.stopping:
                try:
                    while await self.take_jobs():
                        pass
                except ConnectionError:
                    pass
                except Exception as error:  # a worker that ends helps nobody
                    logger.error("job queue: %s", type(error).__name__)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY):
                        await self.news.wait()
                self.news.clear()
        finally:
            renewing.cancel()
            await self.leave()

    def stop(self) -> None:
        """Takes no more; what it has in hand goes to others at once."""
        self.stopping = True
        self.news.set()

    async def leave(self) -> None:
        with contextlib.suppress(ConnectionError):
            await self.connection.notify(job_queue.ALIVE_CHANNEL, f"-{self.name}")
            await self.connection.fetch(job_queue.GIVE_BACK, self.name)
            await self.connection.notify(job_queue.JOBS_CHANNEL, "")
        await end_tasks(self.at_work)
        for pool in self.pools.values():
            pool.close()
        await self.connection.close()

    async def renew(self) -> None:
        await self.connection.notify(job_queue.ALIVE_CHANNEL, self.name)
        if jobs := [taken.id for taken in self.at_work.values()]:
            await self.connection.fetch(job_queue.RENEW, jobs, self.name, job_queue.LEASE)
        if time.monotonic() - self.forgot > FORGET_EVERY:
            self.forgot = time.monotonic()
            await self.connection.fetch(job_queue.FORGET)

    async def take_jobs(self) -> bool:
        """Whether there were jobs, which are now being done: one at most of each queue."""
        found = False
        for queue, pool in self.pools.items():
            held = Counter(taken.address for taken in self.at_work.values() if taken.queue == queue)
            if self.stopping or held.total() >= pool.workers:
                continue
            # One address never has all workers: whoever comes from elsewhere finds one free (queue.py).
            full = [address for address, jobs in held.items() if jobs >= max(1, pool.workers - 1)]
            for row in await self.connection.fetch(
                job_queue.TAKE, queue, job_queue.RELEASE, full, self.name, job_queue.LEASE
            ):
                job = TakenJob(*row)
                task = asyncio.create_task(self.perform(job))
                self.at_work[task] = job
                task.add_done_callback(self.end_task)
                found = True
        return found

    def end_task(self, task: asyncio.Task[None]) -> None:
        del self.at_work[task]
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error(
                "job queue: %s", type(error).__name__
            )  # its lease runs out, and another worker may fare better
        self.news.set()

    async def perform(self, job: TakenJob) -> None:
        answers: asyncio.Queue[list[object]] = asyncio.Queue()
        work = asyncio.create_task(self.work(job, answers))
        try:
            number = 0
            while True:
                answer = await answers.get()
                await self.tell(job.id, number, answer)
                number += 1
                if answer[0] != PART:
                    break
        finally:
            work.cancel()

    async def work(self, job: TakenJob, answers: asyncio.Queue[list[object]]) -> None:
        """Does a job; what it comes to is put into `answers`, the last one always."""
        task = job.task
        try:
            if job.tries > MOST_TRIES:
                raise Crashed(task)
            if task.partition(":")[0] != self.tasks:
                raise ValueError(f"{task}: workers run functions of {self.tasks} only")
            result = await self.pools[job.queue].run(
                task,
                *msgspec.msgpack.decode(job.arguments),
                owner=Owner(job.address, job.session),
                patience=job.seconds,
                part=(lambda part: answers.put_nowait([PART, part])) if job.in_parts else None,
            )
            answers.put_nowait([DONE, result])
        except Refusal as refusal:
            answers.put_nowait([REFUSED, refusal.code, refusal.detail, list(refusal.rules)])
        except TooLong:
            answers.put_nowait([TOO_LONG])
        except Crashed:
            answers.put_nowait([CRASHED])
        except ValueError as error:
            answers.put_nowait([WRONG, str(error)])
        except Exception as error:
            answers.put_nowait([BROKEN, type(error).__name__])

    async def tell(self, job: str, number: int, answer: list[object]) -> None:
        """Tells an answer; nobody hears one that comes too late, for another worker has the job then."""
        statement = job_queue.TELL_PART if answer[0] == PART else job_queue.TELL_LAST
        deadline = time.monotonic() + TELL_FOR
        while time.monotonic() < deadline:
            try:
                await self.connection.fetch(statement, job, self.name, number, msgspec.msgpack.encode(answer))
                return
            except ConnectionError:
                await asyncio.sleep(LOOK_EVERY)
