"""Tasks that are left to workers on other machines (`tatami worker`), by way of a queue in PostgreSQL.

While no worker is there a server does its tasks itself, in its own pool.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable

import msgspec

from tatami.core.errors import Refusal
from tatami.workers import job_queue
from tatami.workers.background import end_tasks
from tatami.workers.pool import NOBODY, Crashed, Owner, TooLong, WorkerPool, result_of
from tatami.workers.worker import PART

GONE_AFTER = 1.5
"""Seconds after which a worker that has not said that it is there is not."""
LOOK_EVERY = 0.3
WANT_EVERY = 1.5
TOO_LONG, CRASHED = "too-long", "crashed"
"""Kinds of answers besides those of a worker process."""
logger = logging.getLogger("tatami")


class WorkersGone(Crashed):
    """All workers went away before there was an answer; whoever asked can ask again, and is answered here."""


class RemoteJob:
    """A job that a server waits for."""

    def __init__(
        self, queue: str, task: str, arguments: tuple[object, ...], seconds: float, owner: Owner, urgency: int,
        part: Callable[[object], None] | None, wanted: Callable[[], bool] | None,
    ) -> None:  # fmt: skip
        self.id = secrets.token_hex(12)
        self.queue, self.task, self.seconds, self.owner, self.urgency = queue, task, seconds, owner, urgency
        self.arguments = msgspec.msgpack.encode(arguments)
        self.part, self.wanted = part, wanted
        self.parts_heard = 0
        self.is_answered = False
        self.future: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    def hear(self, number: int, answer: list[object]) -> None:
        """A worker that takes over tells all parts again; those that were heard are left out."""
        kind, *told = answer
        if self.future.done():
            return
        if kind == PART:
            if number == self.parts_heard:
                self.parts_heard += 1
                if self.part is not None:
                    self.part(told[0])
            return
        self.is_answered = True
        try:
            if kind in (TOO_LONG, CRASHED):
                raise (TooLong if kind == TOO_LONG else Crashed)(self.task)
            self.future.set_result(result_of(self.task, kind, told))
        except Exception as error:
            self.future.set_exception(error)


class RemoteWorkers:
    """What one server process knows of the workers, and the jobs that it waits for."""

    def __init__(self, dsn: str, process: str) -> None:
        self.process = process
        channels = {
            job_queue.answers_channel(process): self.hear_of_answer,
            job_queue.ALIVE_CHANNEL: self.hear_of_worker,
        }
        self.connection = job_queue.QueueConnection(dsn, channels)
        self.pending: dict[str, RemoteJob] = {}
        self.heard_of: dict[str, float] = {}
        """When each worker last said that it is there."""
        self.news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.connection.open()
        self.tasks = [asyncio.create_task(self.tend_for_ever())]

    async def close(self) -> None:
        await end_tasks(self.tasks)
        with contextlib.suppress(ConnectionError):
            await self.connection.fetch(job_queue.WITHDRAW, list(self.pending))
        await self.connection.close()

    @property
    def alive(self) -> int:
        """How many workers there are."""
        since = time.monotonic() - GONE_AFTER
        return sum(at > since for at in self.heard_of.values())

    def hear_of_answer(self, _: str) -> None:
        self.news.set()

    def hear_of_worker(self, told: str) -> None:
        """`name` is there; `-name` goes."""
        if told.startswith("-"):
            self.heard_of.pop(told[1:], None)
        elif told:
            self.heard_of[told] = time.monotonic()

    async def perform(self, job: RemoteJob) -> object:
        self.pending[job.id] = job
        try:
            try:
                await self.put(job)
            except ConnectionError:
                pass  # it is put again as soon as the database is back
            except Exception as error:
                logger.error("job queue: %s", type(error).__name__)
                raise Crashed(job.task) from None
            return await job.future
        finally:
            del self.pending[job.id]
            if not job.is_answered:
                with contextlib.suppress(ConnectionError):
                    await self.connection.fetch(job_queue.WITHDRAW, [job.id])

    async def put(self, job: RemoteJob) -> None:
        owner = job.owner
        await self.connection.fetch(
            job_queue.PUT, job.id, self.process, job.queue, job_queue.RELEASE, job.task, job.arguments, job.seconds,
            owner.address, owner.session, job.urgency, job.part is not None, job_queue.WANTED,
        )  # fmt: skip
        await self.connection.notify(job_queue.JOBS_CHANNEL, job.queue)

    async def tend_for_ever(self) -> None:
        wanted_at = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self.news.wait()
            try:
                self.give_up_if_alone()
                if self.news.is_set():
                    self.news.clear()
                    await self.collect()
                if self.pending and time.monotonic() - wanted_at > WANT_EVERY:
                    wanted_at = time.monotonic()
                    await self.renew_jobs()
            except ConnectionError:
                self.news.set()
                await asyncio.sleep(LOOK_EVERY)
            except Exception as error:  # one answer that cannot be read must not stop all others
                logger.error("job queue: %s", type(error).__name__)

    def give_up_if_alone(self) -> None:
        if self.pending and not self.alive:
            for job in list(self.pending.values()):
                if not job.future.done():
                    job.future.set_exception(WorkersGone(job.task))

    async def collect(self) -> None:
        rows = await self.connection.fetch(job_queue.COLLECT, self.process)
        for row in sorted(rows, key=lambda row: (row["job"], row["number"])):
            if job := self.pending.get(row["job"]):
                job.hear(row["number"], msgspec.msgpack.decode(row["answer"]))

    async def renew_jobs(self) -> None:
        """Says which jobs are still waited for, and puts again what a crash of the database has lost."""
        idle = [job for job in self.pending.values() if job.wanted is not None and not job.wanted()]
        for job in idle:
            job.future.cancel()
        asked = [job for job in self.pending.values() if not job.future.done()]
        there = {
            row["id"]
            for row in await self.connection.fetch(job_queue.WANT, [job.id for job in asked], job_queue.WANTED)
        }
        await self.collect()  # a job that is not there any more may have been answered
        for job in asked:
            if job.id not in there and not job.future.done():
                await self.put(job)


class RemotePool:
    """Does what a WorkerPool does, by workers elsewhere while there are any; else by the pool that it is given."""

    def __init__(self, queue: str, local: WorkerPool, workers: RemoteWorkers) -> None:
        self.queue = queue
        self.local = local
        self.workers = workers
        self.waiting: Counter[str] = Counter()

    @property
    def is_elsewhere(self) -> bool:
        return self.workers.alive > 0

    @property
    def ended(self) -> int:
        return self.local.ended

    @property
    def tasks_waiting(self) -> int:
        return self.local.tasks_waiting + self.waiting.total()

    async def run(
        self, task: str, *arguments: object, owner: Owner = NOBODY, urgency: int = 0, patience: float | None = None,
        part: Callable[[object], None] | None = None, wanted: Callable[[], bool] | None = None,
    ) -> object:  # fmt: skip
        """As WorkerPool.run; WorkersGone if the last worker went away meanwhile."""
        if not self.is_elsewhere:
            return await self.local.run(
                task, *arguments, owner=owner, urgency=urgency, patience=patience, part=part, wanted=wanted
            )
        if self.waiting[owner.address] >= self.local.most_waiting:
            raise Refusal("busy")
        seconds = self.local.patience if patience is None else patience
        self.waiting[owner.address] += 1
        try:
            return await self.workers.perform(
                RemoteJob(self.queue, task, arguments, seconds, owner, urgency, part, wanted)
            )
        finally:
            self.waiting[owner.address] -= 1
            if not self.waiting[owner.address]:
                del self.waiting[owner.address]

    def close(self) -> None:
        self.local.close()
