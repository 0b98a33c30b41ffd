"""Tasks left to workers on other machines: real PostgreSQL, real worker processes, real kills."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tatami.core.errors import Refusal
from tatami.workers import Crashed, Owner, RemotePool, RemoteWorkers, TooLong, WorkerPool, WorkersGone
from tatami.workers.job_queue import LEASE, RELEASE, TAKE, QueueConnection
from tests.server import postgres
from tests.workers.test_pool import errand

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason="there is no PostgreSQL on this machine")
PROGRAM = """
import asyncio, signal, sys
from tatami.workers import WorkerPool
from tatami.workers.job_worker import JobWorker

async def main():
    pool = WorkerPool(int(sys.argv[2]), 60.0)
    await pool.run("tests.workers.errands:who")
    pools = {"bots": pool, "analyses": WorkerPool(1, 60.0)}
    worker = JobWorker(sys.argv[1], pools, "tests.workers.errands")
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, worker.stop)
    await worker.run()

asyncio.run(main())
"""
PATIENCE = 60.0


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres.running() as address:
        yield address


@pytest.fixture(scope="module")
def with_worker(database: str) -> Iterator[str]:
    """A database with a worker that no test kills; those that do use another one."""
    asyncio.run(execute(database, "CREATE DATABASE steady"))
    address = database.rpartition("/")[0] + "/steady"
    with worker(address, at_once=2):
        yield address


async def execute(database: str, statement: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(database)
    await connection.execute(statement)
    await connection.close()


@contextlib.contextmanager
def worker(database: str, at_once: int = 1) -> Iterator[subprocess.Popen[bytes]]:
    """A worker process; its own workers end with it."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    process = subprocess.Popen([sys.executable, "-c", PROGRAM, database, str(at_once)], env=environment)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def in_a_remote_pool(database: str, workers: int, scene: Callable[[RemotePool], Awaitable[None]]) -> None:
    """Runs a scene when so many workers are there."""

    async def run() -> None:
        link = RemoteWorkers(database, secrets.token_hex(8))
        pool = RemotePool("bots", WorkerPool(1, 60.0), link)
        link.open()
        try:
            await until(lambda: link.alive >= workers)
            async with asyncio.timeout(PATIENCE):
                await scene(pool)
        finally:
            pool.close()
            await link.close()

    asyncio.run(run())


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)


def test_answers_refusals_and_failures_come_back(with_worker: str) -> None:
    async def scene(pool: RemotePool) -> None:
        value = {"a": [1, 2.5, None, "é", b"\0"]}
        assert await pool.run(errand("echo"), value) == value
        assert await pool.run(errand("who")) != os.getpid()
        with pytest.raises(Refusal) as refused:
            await pool.run(errand("refuse"))
        assert (refused.value.code, refused.value.detail, refused.value.rules) == ("illegal", "Engage", ("KJ-3.2",))
        with pytest.raises(ValueError, match="must be 1 to 4"):
            await pool.run(errand("mistake"))
        with pytest.raises(TooLong):
            await pool.run(errand("wait"), 60, patience=0.2)
        with pytest.raises(Crashed):
            await pool.run(errand("end"))
        parts: list[int] = []
        assert await pool.run(errand("count"), 3, part=parts.append) == "counted"
        assert parts == [0, 1, 2]
        assert pool.tasks_waiting == 0

    in_a_remote_pool(with_worker, 1, scene)


def test_only_tasks_are_run_whatever_the_database_says(with_worker: str) -> None:
    async def scene(pool: RemotePool) -> None:
        with pytest.raises(ValueError, match="only"):
            await pool.run("os:getpid")

    in_a_remote_pool(with_worker, 1, scene)


def test_a_killed_workers_job_is_taken_over(database: str, tmp_path: Path) -> None:
    """The worker that began the job is killed; the other one answers after a short lease, and parts come once."""
    note = tmp_path / "begun"

    async def scene(pool: RemotePool) -> None:
        parts: list[int] = []
        asked = asyncio.create_task(pool.run(errand("begin_slowly"), str(note), part=parts.append))
        await until(lambda: note.exists() and len(note.read_text().split()) == 1)
        begun_by = int(note.read_text())
        first, second = (one.pid for one in both)
        killed = first if parent_of_worker(begun_by, first) else second
        os.kill(killed, signal.SIGKILL)
        assert await asked == "done"
        assert parts == [0, 1]
        assert len(note.read_text().split()) == 2, "begun twice, by another process"

    with worker(database) as one, worker(database) as two:
        both = [one, two]
        in_a_remote_pool(database, 2, scene)


def parent_of_worker(process: int, ancestor: int) -> bool:
    """Whether a process descends from another."""
    while process > 1:
        if process == ancestor:
            return True
        process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    return False


@pytest.mark.parametrize("turns", range(4))
def test_closing_ends_also_while_an_answer_arrives(turns: int) -> None:
    """A cancellation in the very turns of the loop in which it hears of an answer is not lost."""

    async def scene() -> None:
        link = RemoteWorkers("postgresql://nobody@127.0.0.1:1/nothing", "abc")
        link.open()
        await asyncio.sleep(0.01)
        link.hear_of_answer("")
        for _ in range(turns):
            await asyncio.sleep(0)
        ended, _ = await asyncio.wait([asyncio.create_task(link.close())], timeout=10)
        assert ended

    asyncio.run(scene())


def test_without_workers_it_is_done_here(database: str) -> None:
    async def scene(pool: RemotePool) -> None:
        assert not pool.is_elsewhere
        assert await pool.run(errand("echo"), 1) == 1

    in_a_remote_pool(database, 0, scene)


def test_the_last_worker_is_killed_and_whoever_waits_hears_of_it(database: str) -> None:
    async def scene(pool: RemotePool) -> None:
        asked = asyncio.create_task(pool.run(errand("wait"), 50))
        await asyncio.sleep(0.5)
        last.kill()
        with pytest.raises(WorkersGone):
            await asked
        assert await pool.run(errand("echo"), 2) == 2, "done here"

    with worker(database) as last:
        in_a_remote_pool(database, 1, scene)


def test_a_worker_that_is_stopped_gives_its_jobs_back(database: str, tmp_path: Path) -> None:
    note = tmp_path / "begun"

    async def scene(pool: RemotePool) -> None:
        asked = asyncio.create_task(pool.run(errand("begin_slowly"), str(note)))
        await until(lambda: note.exists() and note.read_text().strip() != "")
        one.terminate()
        with worker(database):
            with contextlib.suppress(WorkersGone):
                assert await asked == "done"
            assert one.wait(30) == 0

    with worker(database) as one:
        in_a_remote_pool(database, 1, scene)


def test_one_address_does_not_make_another_wait(with_worker: str) -> None:
    """Ten jobs of one address wait when a single one of another comes: it is the next."""

    async def scene(pool: RemotePool) -> None:
        done: list[str] = []

        async def ask(address: str) -> None:
            await pool.run(errand("wait"), 0.2, owner=Owner(address))
            done.append(address)

        many = [asyncio.create_task(ask("many")) for _ in range(10)]
        await until(lambda: len(done) >= 1)
        await ask("one")
        assert done.index("one") <= 4, done
        for task in many:
            task.cancel()

    in_a_remote_pool(with_worker, 1, scene)


def test_an_analysis_does_not_keep_bots_of_the_same_address_waiting(with_worker: str) -> None:
    async def scene(pool: RemotePool) -> None:
        analyses = RemotePool("analyses", WorkerPool(1, 60.0), pool.workers)
        busy = asyncio.create_task(analyses.run(errand("wait"), 20, owner=Owner("a")))
        await asyncio.sleep(0.5)
        assert await pool.run(errand("echo"), 1, owner=Owner("a")) == 1
        assert not busy.done()
        busy.cancel()
        await asyncio.gather(busy, return_exceptions=True)
        analyses.close()

    in_a_remote_pool(with_worker, 1, scene)


def test_what_nobody_wants_any_more_is_withdrawn(with_worker: str) -> None:
    async def scene(pool: RemotePool) -> None:
        wanted = True
        busy = [asyncio.create_task(pool.run(errand("wait"), 5, owner=Owner("a")))]
        await asyncio.sleep(0.3)
        idle = asyncio.create_task(pool.run(errand("echo"), 1, owner=Owner("a"), wanted=lambda: wanted))
        await asyncio.sleep(0.3)
        wanted = False
        with pytest.raises(asyncio.CancelledError):
            await idle
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        assert await pool.workers.connection.fetch("SELECT 1 FROM jobs_1") == []

    in_a_remote_pool(with_worker, 1, scene)


def test_a_database_that_forgot_the_jobs_is_told_again(with_worker: str) -> None:
    """As after a crash of PostgreSQL, whose tables without a log are empty then."""

    async def scene(pool: RemotePool) -> None:
        link = pool.workers
        blocked = asyncio.create_task(pool.run(errand("wait"), 1))  # one address has all but one of the worker's places
        await asyncio.sleep(0.2)
        asked = asyncio.create_task(pool.run(errand("echo"), 7))
        await asyncio.sleep(0.2)
        await link.connection.fetch("DELETE FROM jobs_1 WHERE worker IS NULL")
        assert await asked == 7
        await blocked

    in_a_remote_pool(with_worker, 1, scene)


def test_of_two_workers_one_gets_a_job(database: str) -> None:
    async def scene() -> None:
        connections = [QueueConnection(database, {}) for _ in range(4)]
        for connection in connections:
            connection.open()
        link = RemoteWorkers(database, "abc")
        link.open()
        link.hear_of_worker("somebody")
        pool = RemotePool("race", WorkerPool(1, 60.0), link)
        await until(lambda: all(one.connection for one in (*connections, link.connection)))
        asked = [asyncio.create_task(pool.run(errand("echo"), number)) for number in range(8)]
        await asyncio.sleep(0.5)
        takes = [one.fetch(TAKE, "race", RELEASE, [], f"worker{n}", LEASE) for n, one in enumerate(connections)]
        taken = [row["id"] for rows in await asyncio.gather(*takes) for row in rows]
        assert len(taken) == len(set(taken)) == 4
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        for one in (*connections, link):
            await one.close()
        pool.close()

    asyncio.run(scene())
