"""Two processes behind nginx at one PostgreSQL: any of them, or the database's connections, or the workers may go."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server import nginx, postgres
from tests.server.people import Live, Person, Server, WorkerProcess

pytestmark = pytest.mark.skipif(
    postgres.programs() is None or nginx.program() is None, reason="there is no PostgreSQL or nginx on this machine"
)
BACK_WITHIN = 2.0
"""Seconds in which players are back, in the best of some tries: a busy machine may be slower once or twice."""
TRIES = 3
BOT = "level:1"
"""One that thinks, as shortly as any."""
PATIENCE = 60.0
"""Seconds after which the machine is not busy, but something is wrong."""


class Front(SimpleNamespace):
    """nginx, the servers behind it, and their database."""

    address: str
    port: int
    servers: list[Server]
    database: str


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    folder = tmp_path_factory.mktemp("failover")
    with postgres.running() as database:
        servers = [Server(folder / name, "--database", database, "--workers").start() for name in ("one", "two")]
        both = " max_fails=0; server ".join(f"127.0.0.1:{server.port}" for server in servers)
        try:
            with nginx.running("nginx.conf", folder / "nginx", both, "127.0.0.1", tls=False) as address:
                port = int(address.rpartition(":")[2])
                yield Front(address=address, port=port, servers=servers, database=database)
        finally:
            for server in servers:
                server.start_again()
                server.stop()


def back_in_time(what: str, attempt: Callable[[], float]) -> None:
    """Tries something after which players are back after so many seconds."""
    times: list[float] = []
    while len(times) < TRIES and (not times or times[-1] >= BACK_WITHIN):
        times.append(attempt())
    sys.stdout.write(f"back after {', '.join(f'{one:.2f}' for one in times)} s: {what}\n")
    assert min(times) < BACK_WITHIN, times


class Player:
    """Somebody at a table of their own, who comes back whenever the socket is lost."""

    def __init__(self, front: Front, *seats: str) -> None:
        self.person = Person(front, program=True)  # type: ignore[arg-type]
        self.table = self.person.open_table(*(seats or ("me", "me")))["table"]["id"]
        self.rng = random.Random(self.table)
        self.accepted: list[tuple[int, int]] = []
        self.longest = 0.0
        """Seconds between the loss of a socket, or a refusal, and the next answer."""
        self.live: Live | None = None

    def play(self, moves: int) -> None:
        """So many moves, each sent until it is answered."""
        for _ in range(moves):
            seen = self.seen()
            wish = {
                "version": seen["version"],
                "action": self.rng.choice(seen["legal"])["action"],
                "seat": seen["seat"],
            }
            lost_at = None
            while True:
                try:
                    answer = self.ask(wish)
                except (OSError, TimeoutError, WebSocketException, ConnectionClosed):
                    lost_at = lost_at or time.monotonic()
                    self.live = None
                    continue
                if answer["type"] == "done":
                    break
                assert answer["problem"]["code"] == "storage", answer
                lost_at = lost_at or time.monotonic()
                time.sleep(0.1)
            if lost_at is not None:
                self.longest = max(self.longest, time.monotonic() - lost_at)
            assert answer["accepted"] == wish["version"]
            self.accepted.append((wish["version"], wish["action"]))

    def seen(self) -> dict[str, Any]:
        while True:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException, ConnectionClosed):
                live = self.opened()
                after = self.accepted[-1][0] if self.accepted else -1
                while live.table is None or live.table["version"] <= after or not live.table["your_turn"]:
                    live.receive()
                return live.table
            self.live = None

    def ask(self, wish: dict[str, Any]) -> dict[str, Any]:
        live = self.opened()
        live.send(type="act", **wish)
        while (answer := live.receive(10))["type"] not in ("done", "problem"):
            pass
        return answer

    def opened(self) -> Live:
        if self.live is None:
            self.live = self.person.live(self.table)
            self.live.until("table")
        return self.live

    def check(self) -> None:
        """Every acknowledged move is in the log, once and where it was."""
        deadline = time.monotonic() + PATIENCE
        while (seen := self.person.see(self.table))["version"] <= self.accepted[-1][0]:
            assert time.monotonic() < deadline, "the other process does not hear of the moves"
            time.sleep(0.02)
        numbers = [step["number"] for step in seen["steps"]]
        assert numbers == sorted(set(numbers))
        assert {version for version, _ in self.accepted} <= set(numbers)


def play_meanwhile(player: Player, what: Any, moves: int = 12) -> float:
    """Something happens while somebody plays; they lose no move. Returns for how long they were away."""
    player.longest = 0.0
    player.play(3)
    thread = threading.Timer(0.05, what)
    thread.start()
    player.play(moves)
    thread.join()
    player.play(2)
    player.check()
    return player.longest


@pytest.mark.parametrize("number", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_a_process_is_killed_and_players_are_back_at_the_other(front: Front, number: int) -> None:
    def attempt() -> float:
        killed = front.servers[number]
        players = [Player(front) for _ in range(2)]  # nginx gives them to one process each
        threads = [threading.Thread(target=player.play, args=(15,)) for player in players]
        for thread in threads:
            thread.start()
        time.sleep(0.3)
        killed.kill()
        try:
            for thread in threads:
                thread.join(120)
            for player in players:
                player.play(2)
                player.check()
        finally:
            killed.start()
        return max(player.longest for player in players)

    back_in_time("a server process was killed", attempt)


def test_one_of_two_is_restarted_and_nobody_is_refused(front: Front) -> None:
    """Requests go on all the while; players whose process ends are back at the other."""
    player = Player(front)
    codes: list[int | str] = []
    over = threading.Event()

    def ask_all_the_time() -> None:
        with httpx.Client(base_url=front.address, timeout=30) as asking:
            while not over.is_set():
                try:
                    codes.append(asking.get("/api/games").status_code)
                except httpx.TransportError as error:
                    codes.append(type(error).__name__)

    asker = threading.Thread(target=ask_all_the_time)
    asker.start()
    try:
        for server in front.servers:
            player.play(2)
            assert server.stop() in (0, -signal.SIGTERM)
            player.play(5)
            server.start()
            player.play(2)
    finally:
        over.set()
        asker.join(60)
    player.check()
    assert player.longest < PATIENCE
    assert len(codes) > 10 and set(codes) == {200}


def test_connections_to_the_database_are_cut(front: Front) -> None:
    def cut() -> None:
        asyncio.run(cut_connections(front.database))

    player = Player(front)
    back_in_time("all connections to the database were cut", lambda: play_meanwhile(player, cut))


async def cut_connections(database: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(database)
    others = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'tatami' AND pid <> pg_backend_pid()"
    )
    await connection.execute(others)
    await connection.close()


def test_the_servers_own_workers_are_killed_and_the_bots_play_on(front: Front) -> None:
    player = Player(front, "me", BOT)
    player.play(1)
    for server in front.servers:
        assert server.process is not None
        for worker in descendants(server.process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
    player.play(3)
    player.check()


def test_a_worker_elsewhere_is_killed_while_it_thinks(front: Front, tmp_path: Path) -> None:
    """Another worker thinks again; when the last one is killed too, the servers think themselves."""
    thinkers: dict[int, WorkerProcess] = {}

    def start_one() -> None:
        thinker = WorkerProcess(tmp_path / f"worker{len(thinkers)}", front.database)
        thinkers[thinker.process.pid] = thinker

    def kill_who_thinks() -> float:
        """Waits until a worker has taken a bot's decision; when it was killed."""
        (process,) = asyncio.run(taken_jobs(front.database))
        thinkers[process].kill()
        return time.monotonic()

    def attempt() -> float:
        alive = sum(thinker.process.poll() is None for thinker in thinkers.values())
        for _ in range(alive, 2):
            start_one()
        wait_for_workers(front, 2)
        player = Player(front, "me", BOT)
        player.seen()
        killed_at: list[float] = []
        thread = threading.Thread(target=lambda: killed_at.append(kill_who_thinks()))
        thread.start()
        while thread.is_alive():
            player.play(1)
        player.seen()  # when it is their turn again
        away = time.monotonic() - killed_at[0]
        player.check()
        return away

    try:
        back_in_time("the worker that thought was killed; another took over", attempt)
        player = Player(front, "me", BOT)
        for thinker in thinkers.values():
            thinker.kill()
        player.play(3)
        player.check()
    finally:
        for thinker in thinkers.values():
            thinker.kill()


def workers_known(front: Front) -> int:
    """How many workers every server knows."""
    told = [httpx.get(f"{server.address}/metrics").text for server in front.servers]
    return min(int(re.findall(r"^tatami_workers (\d+)", one, re.MULTILINE)[0]) for one in told)


def wait_for_workers(front: Front, count: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while workers_known(front) != count:
        assert time.monotonic() < deadline
        time.sleep(0.02)


async def taken_jobs(database: str) -> list[int]:
    """The processes that have taken jobs, as soon as one has."""
    import asyncpg

    connection = await asyncpg.connect(database)
    async with asyncio.timeout(PATIENCE):
        while not (rows := await connection.fetch("SELECT worker FROM jobs_1 WHERE worker IS NOT NULL")):
            await asyncio.sleep(0.002)
    await connection.close()
    return [int(row["worker"].split(":")[1]) for row in rows]


def descendants(process: int) -> list[int]:
    found = []
    for thread in Path(f"/proc/{process}/task").iterdir():
        for child in (thread / "children").read_text().split():
            found += [int(child), *descendants(int(child))]
    return found
