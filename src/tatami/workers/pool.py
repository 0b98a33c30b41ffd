"""A pool of worker processes: tasks with a time and a memory limit, done in a fair order.

The standard library's ProcessPoolExecutor can neither end one task nor bound its memory, and asks in the order in which
tasks came.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from functools import partial

import msgspec

from tatami.core.errors import Refusal
from tatami.workers.fork_server import WorkerSettings, fork_server
from tatami.workers.queue import FairQueue, Owner
from tatami.workers.worker import BROKEN, DONE, LENGTH, MEMORY, PART, READY, REFUSED, SLACK, WRONG, Order

__all__ = ["Crashed", "Owner", "TooLong", "WorkerPool"]

MEGABYTE = 1 << 20
LARGEST_ANSWER = 64 * MEGABYTE
STARTING = 300.0
"""Seconds within which a worker must be ready: on a busy machine the games take long to load."""
GRACE = 2.0
"""A worker ends itself when its time is up; after so many seconds more we close its socket, which ends it too."""
TASKS_EACH = 1000
"""After so many a worker is replaced, and with it all that its caches hold."""
NOBODY = Owner()

logger = logging.getLogger("tatami")


class TooLong(Exception):
    """A task took more than its time; its worker was ended."""


class Crashed(Exception):
    """A task took more than its memory, or ended its worker in another way."""


class WorkerJob:
    """A task that waits, or is being done."""

    __slots__ = ("arguments", "future", "part", "seconds", "task", "wanted")

    def __init__(
        self, task: str, arguments: tuple[object, ...], seconds: float, part: Callable[[object], None] | None,
        wanted: Callable[[], bool] | None,
    ) -> None:  # fmt: skip
        self.task, self.arguments, self.seconds, self.part, self.wanted = task, arguments, seconds, part, wanted
        self.future: asyncio.Future[object] = asyncio.get_running_loop().create_future()


class Worker:
    """Our end of one worker process."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.tasks = 0

    @staticmethod
    async def start(settings: WorkerSettings) -> Worker:
        """A worker that is ready; Crashed if none can be started."""
        line = fork_server().spawn(settings)
        worker = Worker(*await asyncio.open_unix_connection(sock=line, limit=MEGABYTE))
        try:
            async with asyncio.timeout(STARTING):
                answer = await worker.answer()
            if answer != [READY]:
                raise Crashed
        except (asyncio.IncompleteReadError, OSError):
            worker.end()
            raise Crashed from None
        except BaseException:
            worker.end()
            raise
        return worker

    def send(self, order: Order) -> None:
        packed = msgspec.msgpack.encode(order)
        self.writer.write(LENGTH.pack(len(packed)) + packed)
        self.tasks += 1

    async def answer(self) -> list[object]:
        (length,) = LENGTH.unpack(await self.reader.readexactly(LENGTH.size))
        if length > LARGEST_ANSWER:
            raise Crashed
        return msgspec.msgpack.decode(await self.reader.readexactly(length), type=list[object])

    def end(self) -> None:
        """It ends as soon as its socket is closed, busy or not."""
        self.writer.transport.abort()


class WorkerPool:
    """Some worker processes and those who wait for them. Nothing is started before the first task."""

    is_elsewhere = False
    """Whether tasks are done by other machines (remote_pool.py)."""

    def __init__(
        self, workers: int, patience: float, memory: int = 256 * MEGABYTE, nice: int = 0, most_waiting: int = 1000
    ) -> None:
        """`patience`: processor seconds for a task; `most_waiting`: tasks of one address that may wait."""
        self.workers = workers
        self.patience = patience
        self.settings = WorkerSettings(memory, nice)
        self.most_waiting = most_waiting
        # One address never has all workers: whoever comes from elsewhere finds one free.
        self.queue: FairQueue[WorkerJob] = FairQueue(max(1, workers - 1))
        self.idle: list[Worker] = []
        self.at_work: set[asyncio.Task[None]] = set()
        self.ended = 0
        self.closed = False

    @property
    def tasks_waiting(self) -> int:
        return len(self.queue)

    async def run(
        self, task: str, *arguments: object, owner: Owner = NOBODY, urgency: int = 0, patience: float | None = None,
        part: Callable[[object], None] | None = None, wanted: Callable[[], bool] | None = None,
    ) -> object:  # fmt: skip
        """What `module:function` returns in a worker; its Refusal and ValueErrors come through.

        TooLong, Crashed: it went beyond its limits. `part` hears of what a generator yields. A task that is not
        `wanted` any more when its turn has come is cancelled.
        """
        if self.closed or self.queue.waiting[owner.address] >= self.most_waiting:
            raise Refusal("busy")
        job = WorkerJob(task, arguments, self.patience if patience is None else patience, part, wanted)
        self.queue.put(job, owner, urgency)
        self.dispatch()
        return await job.future

    def dispatch(self) -> None:
        while len(self.at_work) < self.workers and not self.closed and (taken := self.queue.take()):
            job, address = taken
            if job.future.done() or (job.wanted is not None and not job.wanted()):
                job.future.cancel()
                self.queue.give_back(address)
                continue
            work = asyncio.create_task(self.perform(job))
            self.at_work.add(work)
            work.add_done_callback(partial(self.end_task, address))

    def end_task(self, address: str, work: asyncio.Task[None]) -> None:
        self.at_work.discard(work)
        self.queue.give_back(address)
        self.dispatch()

    async def perform(self, job: WorkerJob) -> None:
        try:
            worker = self.idle.pop() if self.idle else await Worker.start(self.settings)
            is_used = worker.tasks > 0
            try:
                result = await self.done_by(worker, job)
            except Crashed:
                # Earlier tasks may have filled the worker's memory: a task is judged by a fresh one. One that tells its
                # result in parts is not begun again.
                if not is_used or job.part is not None:
                    raise
                result = await self.done_by(await Worker.start(self.settings), job)
        except asyncio.CancelledError:
            job.future.cancel()
            raise
        except Exception as error:
            if not job.future.done():
                job.future.set_exception(error)
        else:
            if not job.future.done():
                job.future.set_result(result)

    async def done_by(self, worker: Worker, job: WorkerJob) -> object:
        """The result of a task; a worker that did not end well does no other."""
        began = time.monotonic()
        try:
            worker.send(Order(job.task, list(job.arguments), job.seconds))
            while True:
                async with asyncio.timeout(job.seconds * SLACK + GRACE):
                    kind, *told = await worker.answer()
                if kind != PART:
                    break
                began = time.monotonic()
                if job.part is not None:
                    job.part(told[0])
        except (TimeoutError, asyncio.IncompleteReadError, OSError):
            worker.end()
            self.ended += 1
            late = time.monotonic() - began > job.seconds * 0.9
            raise (TooLong if late else Crashed)(job.task) from None
        except BaseException:
            worker.end()
            raise
        if kind == MEMORY:
            self.ended += 1
            worker.end()
            raise Crashed(job.task)
        if worker.tasks >= TASKS_EACH or self.closed:
            worker.end()
        else:
            self.idle.append(worker)
        return result_of(job.task, kind, told)

    def warm(self) -> None:
        """Has everything loaded before the first task comes."""
        fork_server().start()

    def close(self) -> None:
        self.closed = True
        for job in self.queue.drain():
            job.future.cancel()
        for work in self.at_work:
            work.cancel()
        for worker in self.idle:
            worker.end()
        self.idle.clear()


def result_of(task: str, kind: object, told: list[object]) -> object:
    if kind == DONE:
        return told[0]
    if kind == REFUSED:
        raise Refusal(*msgspec.convert(told, tuple[str, str, list[str]]))
    if kind == WRONG:
        raise ValueError(told[0])
    assert kind == BROKEN, kind
    logger.error("broken in a worker, %s:\n%s", task, told[0])
    raise RuntimeError(task)


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
