"""Memory is tidied up when nobody moves, or when too much has gathered; and those who leave, leave nothing behind."""

from __future__ import annotations

import asyncio
import gc
import socket
import threading
import time
import weakref
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.server import ServerProtocol

from tatami.server.app import ServerSettings
from tatami.server.connections import TimedHttp
from tatami.server.direct_socket import DirectSocket
from tatami.server.gc_schedule import collect_garbage
from tatami.server.run import server_of
from tatami.server.services import Services
from tatami.server.sockets import LooseSocket, Viewer
from tatami.tables.live_table import LiveTable
from tatami.tables.store import sqlite_address
from tests.server.people import Person, Server
from tests.tables.test_services import with_services


class Circle:
    """Something that only the collector can find."""

    def __init__(self) -> None:
        self.me = self


async def is_found(services: Services, busy: bool, spare: int) -> bool:
    """Whether a circle is gone after some rounds, with moves in every one of them or in none."""
    lost = weakref.ref(Circle())
    house = asyncio.create_task(collect_garbage(services.moves, services.registry.tables, 0.01, spare, 0))
    try:
        for _ in range(200):
            if busy:
                services.moves.played += 1
            await asyncio.sleep(0.001)
            if lost() is None:
                return True
        return False
    finally:
        house.cancel()


def test_tidying_waits_for_a_quiet_moment(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        gc.disable()
        try:
            gc.collect()
            many = [[number] for number in range(5000)]
            assert not await is_found(services, busy=True, spare=100_000)
            assert await is_found(services, busy=True, spare=len(many) // 2)
            assert await is_found(services, busy=False, spare=100_000)
        finally:
            gc.enable()

    with_services(tmp_path, scene)


OF_CONNECTIONS = (DirectSocket, ServerProtocol, TimedHttp, LooseSocket, Viewer, LiveTable)


def still_there() -> Counter[str]:
    return Counter(type(one).__name__ for one in gc.get_objects() if issubclass(type(one), OF_CONNECTIONS))


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Server]:
    """A server in this process, so that one can look at its objects."""
    server = Server(tmp_path)
    running = server_of(ServerSettings(sqlite_address(tmp_path), rate=0, pace=0), "127.0.0.1", server.port)
    thread = threading.Thread(target=running.run)
    thread.start()
    while not running.started:
        time.sleep(0.01)
    gc.collect()
    gc.disable()
    yield server
    gc.enable()
    running.should_exit = True
    thread.join()


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_whoever_leaves_leaves_nothing_for_the_collector(here: Server) -> None:
    """25 kB for every socket were left to a collector that hardly ever runs."""
    aiko = Person(here, "Aiko")
    before = still_there()
    table = aiko.open_table("me", "me")["table"]["id"]
    polite, rude = aiko.live(table), aiko.live(table)
    version = polite.until("table")["table"]["version"]
    polite.send(type="act", version=version, action=polite.table["legal"][0]["action"], id=1)  # type: ignore[index]
    polite.until("done")
    assert still_there()["DirectSocket"] == 2, "both are counted while they are open"
    polite.close()
    rude.connection.socket.shutdown(socket.SHUT_RDWR)
    aiko.leave()
    deadline = time.monotonic() + 10
    while (left := still_there() - before) - Counter(LiveTable=1) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert left == Counter(LiveTable=1), "the table is still open"
