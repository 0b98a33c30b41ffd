"""Clients that take their time: headers and bodies that never end, unread answers, too many connections."""

from __future__ import annotations

import contextlib
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.people import Person, Server

HALF_OPEN = 1500
HASTY = "import tatami.server.connections as c; c.HEADER_S = 2.0; c.BODY_S = 2.0; c.UNREAD_S = 2.0"
"""So that a test need not wait as long as a server does."""
HONEST, ATTACKER = "127.0.0.1", "127.0.0.9"
SOON = 20.0


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all its limits, of which the test's own machine is no proxy."""
    folder = tmp_path_factory.mktemp("hasty")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.2")
        running = Server(folder / "data", "--rate", "1000", prelude=HASTY).start()
    yield running
    running.stop()


def dial(server: Server, source: str = ATTACKER) -> socket.socket:
    return dial_at(server.port, source)


def dial_at(port: int, source: str = ATTACKER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 30, source_address=(source, 0))


def is_closed_within(client: socket.socket, seconds: float) -> bool:
    """Whether the server ends it; what it says before does not matter."""
    client.settimeout(seconds)
    with contextlib.suppress(ConnectionError):
        try:
            while client.recv(65536):
                pass
        except TimeoutError:
            return False
    return True


def test_a_connection_that_says_nothing_is_closed(hasty: Server) -> None:
    with dial(hasty) as client:
        assert is_closed_within(client, SOON)


def test_a_header_that_comes_byte_by_byte_is_not_waited_for(hasty: Server) -> None:
    with dial(hasty) as client, contextlib.suppress(ConnectionError):
        client.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n")
        began = time.monotonic()
        while time.monotonic() < began + SOON:
            client.sendall(b"x-a: b\r\n")
            time.sleep(0.2)
        raise AssertionError("the server still listens")


def test_the_second_header_of_a_connection_is_not_waited_for_either(hasty: Server) -> None:
    with dial(hasty) as client, contextlib.suppress(ConnectionError):
        client.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        assert client.recv(65536).startswith(b"HTTP/1.1 200")
        began = time.monotonic()
        while time.monotonic() < began + SOON:
            client.sendall(b"G" if time.monotonic() < began + 0.3 else b"E")
            time.sleep(0.2)
        raise AssertionError("the server still listens")


@pytest.mark.parametrize("path", ["/api/tables", "/nowhere", "/api/import"])
def test_a_body_that_comes_byte_by_byte_is_not_waited_for(hasty: Server, path: str) -> None:
    with dial(hasty) as client, contextlib.suppress(ConnectionError):
        head = f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n"
        client.sendall(head.encode())
        began = time.monotonic()
        while time.monotonic() < began + SOON:
            client.sendall(b" ")
            time.sleep(0.2)
        raise AssertionError("the server still listens")


def test_a_body_that_comes_steadily_is_taken(hasty: Server) -> None:
    """In pieces over more than the time that a body has at least."""
    body = b'{"game": "kenjin", "seats": [{"kind": "me"}, {"kind": "bot"}]}' + b" " * 60_000
    with dial(hasty) as client:
        head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        client.sendall(f"{head}content-length: {len(body)}\r\n\r\n".encode())
        for at in range(0, len(body), 3000):
            client.sendall(body[at : at + 3000])
            time.sleep(0.12)
        client.settimeout(60)
        assert client.recv(65536).startswith(b"HTTP/1.1 201")


def test_an_answer_that_nobody_reads_is_given_up(hasty: Server) -> None:
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        client.bind((ATTACKER, 0))
        client.connect(("127.0.0.1", hasty.port))
        client.sendall(b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 40)
        client.settimeout(SOON)
        time.sleep(5)
        total = 0
        with contextlib.suppress(ConnectionError):
            while piece := client.recv(65536):
                total += len(piece)
                assert total < 30_000_000
        assert total < 40 * len(httpx.get(f"{hasty.address}/api/schema/openapi.json").content)


@contextlib.contextmanager
def half_open_at(port: int, count: int) -> Iterator[None]:
    """So many connections by one address, each with half a header."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, count + 500)), hard))
    clients = []
    try:
        for _ in range(count):
            client = dial_at(port)
            clients.append(client)
            with contextlib.suppress(ConnectionError):
                client.sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\n")
        yield
    finally:
        for client in clients:
            client.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def slowest_at(address: str, times: int, client: httpx.Client) -> float:
    """Seconds for the slowest of some requests, each by a connection of its own."""
    slowest = 0.0
    with client:
        for _ in range(times):
            began = time.monotonic()
            assert client.get(address, headers={"connection": "close"}).status_code == 200
            slowest = max(slowest, time.monotonic() - began)
    return slowest


def slowest_of(server: Server, times: int) -> float:
    return slowest_at(f"{server.address}/health", times, httpx.Client(timeout=30))


def test_1500_half_open_requests_keep_nobody_waiting(hasty: Server) -> None:
    aiko = Person(hasty, "Aiko")
    with half_open_at(hasty.port, HALF_OPEN):
        assert slowest_of(hasty, 20) < 10
        table = aiko.open_table("me", "bot")["table"]
        live = aiko.live(table["id"])
        assert live.until("table", timeout=5)["table"]["id"] == table["id"]


def test_one_address_has_so_many_connections_and_no_more(hasty: Server) -> None:
    refused = 0
    with contextlib.ExitStack() as stack:
        clients = [stack.enter_context(dial(hasty)) for _ in range(600)]
        for client in clients:
            client.setblocking(False)
        time.sleep(0.5)
        for client in clients:
            with contextlib.suppress(BlockingIOError, ConnectionError):
                refused += client.recv(65536).startswith(b"HTTP/1.1 503")
        assert refused >= 50
        assert slowest_of(hasty, 5) < 10
    time.sleep(0.5)
    with dial(hasty) as client:
        client.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        assert client.recv(65536).startswith(b"HTTP/1.1 200"), "whoever has closed theirs is welcome again"


def test_sockets_are_counted_until_they_are_closed(tmp_path: Path) -> None:
    prelude = "import tatami.server.connections as c; c.OF_ONE_ADDRESS = 20"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.2")
        server = Server(tmp_path / "data", "--rate", "1000", prelude=prelude).start()
    try:
        aiko = Person(server, "Aiko")
        table = aiko.open_table("me", "bot")["table"]["id"]
        for _ in range(3):
            lives = [aiko.live(table) for _ in range(15)]
            for live in lives:
                live.until("table")
            for live in lives:
                live.close()
        for _ in range(15):
            aiko.live(table)
        # The refusal may come before the client has sent its request: then it sees a closed connection, not the 503.
        with pytest.raises((InvalidHandshake, ConnectionClosed, ConnectionError, EOFError)):
            [aiko.live(table) for _ in range(15)]
    finally:
        server.stop()


def test_when_all_files_are_taken_those_give_way_who_have_asked_for_nothing(tmp_path: Path) -> None:
    """400 files for a server, of which 256 are not for connections: 1,500 half-open ones of many addresses."""
    prelude = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (400, 400))"
    server = Server(tmp_path / "data", prelude=prelude).start()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4000), hard))
    clients = []
    try:
        for number in range(HALF_OPEN):
            client = dial(server, f"127.0.{number % 200 + 1}.7")
            clients.append(client)
            with contextlib.suppress(ConnectionError):
                client.sendall(b"GET / HTTP/1.1\r\n")
            if number % 300 == 299:
                assert slowest_of(server, 3) < 10
        assert Person(server, "Aiko").open_table("me", "bot")["table"]["id"]
        assert "Too many open files" not in server.log()
    finally:
        for client in clients:
            client.close()
        server.stop()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
