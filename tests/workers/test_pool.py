"""The pool of workers: limits that hold, workers that are replaced and do not outlive the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tatami.core.errors import Refusal
from tatami.workers import Crashed, Owner, TooLong, WorkerPool

MB = 1 << 20


def errand(name: str) -> str:
    return f"tests.workers.errands:{name}"


def in_a_pool(scene: Callable[[WorkerPool], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        pool = WorkerPool(**{"workers": 2, "patience": 60.0, **settings})
        try:
            await scene(pool)
        finally:
            pool.close()

    asyncio.run(run())


def is_alive(process: int) -> bool:
    status = Path(f"/proc/{process}/stat")
    try:
        return ") Z " not in status.read_text()
    except OSError:
        return False


def ends(process: int) -> bool:
    for _ in range(600):
        if not is_alive(process):
            return True
        time.sleep(0.05)
    return False


def test_results_refusals_and_mistakes_come_through() -> None:
    async def scene(pool: WorkerPool) -> None:
        value = {"a": [1, 2.5, None, "é", b"\0"]}
        assert await pool.run(errand("echo"), value) == value
        with pytest.raises(Refusal) as refused:
            await pool.run(errand("refuse"))
        assert (refused.value.code, refused.value.detail, refused.value.rules) == ("illegal", "Engage", ("KJ-3.2",))
        with pytest.raises(ValueError, match="must be 1 to 4"):
            await pool.run(errand("mistake"))
        with pytest.raises(RuntimeError) as broken:
            await pool.run(errand("bug"), "a secret card")
        assert "secret" not in str(broken.value)
        parts: list[int] = []
        assert await pool.run(errand("count"), 3, part=parts.append) == "counted"
        assert parts == [0, 1, 2]

    in_a_pool(scene)


def test_a_bug_is_logged_without_what_it_says(caplog: pytest.LogCaptureFixture) -> None:
    async def scene(pool: WorkerPool) -> None:
        with pytest.raises(RuntimeError):
            await pool.run(errand("bug"), "a secret card")

    in_a_pool(scene)
    assert "KeyError" in caplog.text and "secret" not in caplog.text


@pytest.mark.parametrize("task", ["wait", "spin"])
def test_a_task_that_takes_too_long_ends_with_its_process(task: str) -> None:
    async def scene(pool: WorkerPool) -> None:
        before = await pool.run(errand("who"))
        began = time.monotonic()
        with pytest.raises(TooLong):
            await pool.run(errand(task), *([60.0] if task == "wait" else []), patience=0.5)
        assert time.monotonic() - began < 15
        assert ends(before)
        after = await pool.run(errand("who"))
        assert after != before and pool.ended == 1

    in_a_pool(scene, workers=1)


def test_a_task_that_takes_too_much_memory_is_refused() -> None:
    async def scene(pool: WorkerPool) -> None:
        assert await pool.run(errand("hoard"), 20) == 20 * MB
        with pytest.raises(Crashed):
            await pool.run(errand("hoard"), 400)
        assert await pool.run(errand("search_a_little")) == 200, "compiled code runs under the limit"

    in_a_pool(scene, memory=128 * MB)


def test_a_task_does_not_pay_for_the_memory_of_earlier_ones() -> None:
    async def scene(pool: WorkerPool) -> None:
        answers = [await pool.run(errand("keep"), 48) for _ in range(6)]
        assert max(answers) < 6, "a full worker was replaced"

    in_a_pool(scene, memory=128 * MB, workers=1)


def test_a_worker_that_dies_is_replaced() -> None:
    async def scene(pool: WorkerPool) -> None:
        with pytest.raises(Crashed):
            await pool.run(errand("end"))
        assert await pool.run(errand("echo"), 1) == 1

    in_a_pool(scene)


def test_a_worker_inherits_no_sockets() -> None:
    async def scene(pool: WorkerPool) -> None:
        server = await asyncio.start_server(lambda r, w: None, "127.0.0.1", 0)
        async with server:
            files = await pool.run(errand("open_files"))
        assert len([name for name in files if name.startswith("socket:")]) == 1, "its own line to us"

    in_a_pool(scene)


def test_one_address_never_has_all_workers() -> None:
    async def scene(pool: WorkerPool) -> None:
        await asyncio.gather(*(pool.run(errand("wait"), 0.2, owner=Owner(str(n))) for n in range(2)))
        crowd = [asyncio.create_task(pool.run(errand("wait"), 1.0, owner=Owner("one", str(n)))) for n in range(8)]
        await asyncio.sleep(0.1)
        began = time.monotonic()
        await pool.run(errand("echo"), 0, owner=Owner("two"))
        assert time.monotonic() - began < 4
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    in_a_pool(scene)


def test_the_waiting_tasks_of_an_address_are_bounded() -> None:
    async def scene(pool: WorkerPool) -> None:
        crowd = [asyncio.create_task(pool.run(errand("wait"), 0.5, owner=Owner("one"))) for _ in range(9)]
        answers = await asyncio.gather(*crowd, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refusal)]
        assert len(refused) == 5 and {trouble.code for trouble in refused} == {"busy"}
        assert await pool.run(errand("echo"), 1, owner=Owner("one")) == 1

    in_a_pool(scene, most_waiting=3)


def test_what_nobody_wants_any_more_is_not_done() -> None:
    async def scene(pool: WorkerPool) -> None:
        first = asyncio.create_task(pool.run(errand("wait"), 0.5))
        second = asyncio.create_task(pool.run(errand("echo"), 1, wanted=lambda: False))
        await first
        with pytest.raises(asyncio.CancelledError):
            await second

    in_a_pool(scene, workers=1)


def test_workers_do_not_outlive_a_server_that_is_killed() -> None:
    program = """
import asyncio
from tatami.workers import WorkerPool
async def main():
    pool = WorkerPool(2, 600.0)
    print(await pool.run("tests.workers.errands:who"), flush=True)
    asyncio.create_task(pool.run("tests.workers.errands:wait", 600.0))  # by the same worker
    await asyncio.sleep(0.5)
    from tatami.workers.fork_server import fork_server
    print(fork_server().process.pid, flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""
    root = str(Path(__file__).parents[2])
    path = os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH", "")]))
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}
    ) as server:
        assert server.stdout is not None
        worker, forker = int(server.stdout.readline()), int(server.stdout.readline())
        assert is_alive(worker) and is_alive(forker)
        server.send_signal(signal.SIGKILL)
    assert ends(worker) and ends(forker)


def test_a_fork_server_that_died_is_started_again() -> None:
    async def scene(pool: WorkerPool) -> None:
        from tatami.workers.fork_server import fork_server

        assert await pool.run(errand("echo"), 1) == 1
        process = fork_server().process
        assert process is not None
        process.kill()
        process.wait()
        with pytest.raises(Crashed):
            await pool.run(errand("end"))
        assert await pool.run(errand("echo"), 2) == 2

    in_a_pool(scene, workers=1)


def test_a_round_trip_is_short() -> None:
    async def scene(pool: WorkerPool) -> None:
        await pool.run(errand("echo"), 0)
        took = []
        for _ in range(200):
            began = time.perf_counter()
            await pool.run(errand("echo"), b"x" * 4000)
            took.append(time.perf_counter() - began)
        assert min(took) < 0.5

    in_a_pool(scene)
