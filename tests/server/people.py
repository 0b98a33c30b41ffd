"""A real server process, and people who play on it over HTTP and sockets, recording every byte they get."""

from __future__ import annotations

import contextlib
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

import tatami
from tatami.protocol import LiveNews, TableSeen
from tatami.terminal.remote_news import merge_news

READY_S = 300
PATIENCE_S = 600
EVERYBODY: list[Person] = []


def free_port() -> int:
    """A port nobody listens at, below those that outgoing connections take: it must still be free in a moment."""
    for port in random.SystemRandom().sample(range(20_000, 32_000), 100):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


def objects_in(received: Any) -> Iterator[dict[str, Any]]:
    """Every object that came over the network, however deep."""
    if isinstance(received, dict):
        yield received
        for value in received.values():
            yield from objects_in(value)
    elif isinstance(received, list):
        for value in received:
            yield from objects_in(value)


class Server:
    """`tatami serve` in a process of its own."""

    def __init__(self, data: Path, *arguments: str, prelude: str = "") -> None:
        """`prelude`: Python that runs before the server, where a test must know what is drawn by lot."""
        self.data = data
        self.program = ["-c", f"{prelude}; from tatami.cli import main; main()"] if prelude else ["-m", "tatami"]
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.arguments = arguments
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        given = list(self.arguments)
        if "--rate" not in given:
            given += ["--rate", "0"]
        if "--pace" not in given:
            given += ["--pace", "0"]
        serve = ["serve", "--port", str(self.port), "--data", str(self.data)]
        command = [sys.executable, *self.program, *serve, *given]
        log = (self.data.parent / f"{self.data.name}.log").open("ab")
        # Plain Python is quick enough for a few games, and starts at once even where nothing is compiled yet.
        self.process = subprocess.Popen(
            command, stdout=log, stderr=log, env={**os.environ, "NUMBA_DISABLE_JIT": "1", "TATAMI_LANG": "en"}
        )
        log.close()
        deadline = time.monotonic() + READY_S
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.log()
            try:
                if httpx.get(f"{self.address}/health", timeout=5).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"not ready after {READY_S} s: {self.log()}")

    def log(self) -> str:
        return (self.data.parent / f"{self.data.name}.log").read_text("utf-8", "replace")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def start_again(self) -> None:
        """Runs as before, whatever a test that failed has left."""
        if self.process is None or self.process.poll() is not None:
            self.start()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(120)


class WorkerProcess:
    """`tatami worker` in a process of its own."""

    def __init__(self, log: Path, database: str) -> None:
        command = [sys.executable, "-m", "tatami", "worker", "--database", database]
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "TATAMI_LANG": "en"}
        with log.open("wb") as output:
            self.process = subprocess.Popen(command, stdout=output, stderr=output, env=environment)
        deadline = time.monotonic() + READY_S
        while "is ready" not in log.read_text("utf-8"):
            assert self.process.poll() is None and time.monotonic() < deadline, log.read_text("utf-8")
            time.sleep(0.05)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(60)


class Person:
    """Somebody with a browser's cookie (or a program's token), who keeps everything that the server ever sent."""

    def __init__(self, server: Server, name: str = "", bearer: str | None = None, program: bool = False) -> None:
        """`bearer`: a token as it is; `program`: with a new one from the server."""
        self.server = server
        self.name = name
        if program:
            bearer = httpx.post(f"{server.address}/api/token", timeout=240).json()["token"]
        self.bearer = bearer
        headers = {"authorization": f"Bearer {bearer}"} if bearer else {"origin": server.address}
        self.http = httpx.Client(base_url=server.address, headers=headers, timeout=240)
        self.received: list[bytes] = []
        self.sockets: list[Live] = []
        self.nonce = secrets.token_hex(16)
        EVERYBODY.append(self)

    def leave(self) -> None:
        for live in self.sockets:
            live.close()
        self.http.close()

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.keep(self.http.get(path, params=params))

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.keep(self.http.post(path, json=body))

    def keep(self, response: httpx.Response) -> httpx.Response:
        self.received.append(response.content)
        return response

    def open_table(self, *seats: str, game: str = "kenjin", **options: Any) -> dict[str, Any]:
        """Seats like `me`, `bot` (which plays at random), `level:3` (which thinks), `invite`, `open`."""
        wishes = [{"kind": "bot", "bot": seat} if ":" in seat else {"kind": seat} for seat in seats]
        answer = self.post("/api/tables", game=game, options=options, seats=wishes, name=self.name, nonce=self.nonce)
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    def join(self, table: str, key: str | None = None) -> httpx.Response:
        body = {"name": self.name, "nonce": self.nonce} | ({"key": key} if key else {})
        return self.post(f"/api/tables/{table}/join", **body)

    def see(self, table: str, **params: Any) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}", **params)
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def act(self, table: str, version: int, action: str | int, **more: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/actions", version=version, action=action, **more)

    def live(self, table: str, since: int = 0, **params: Any) -> Live:
        query = "&".join(f"{key}={value}" for key, value in {"since": since, **params}.items())
        headers = {}
        if "authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["authorization"]
        elif cookie := self.http.cookies.get("tatami"):
            headers["Cookie"] = f"tatami={cookie}"
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?{query}"
        opened = connect(
            address,
            additional_headers=headers,
            origin=self.server.address,
            max_size=None,
            open_timeout=120,
            close_timeout=1,
        )
        return Live(self, opened.__enter__())


class Live:
    """An open socket."""

    def __init__(self, person: Person, connection: ClientConnection) -> None:
        self.person = person
        self.connection = connection
        self.table: dict[str, Any] | None = None
        """The table as this socket told it last."""
        person.sockets.append(self)

    def send(self, **message: Any) -> None:
        self.connection.send(msgspec.json.encode(message).decode())

    def receive(self, timeout: float = 120) -> dict[str, Any]:
        """The next message; news as the table that they make of the one before."""
        text = self.connection.recv(timeout)
        data = text.encode() if isinstance(text, str) else text
        self.person.received.append(data)
        message: dict[str, Any] = msgspec.json.decode(data)
        if message["type"] == "news":
            assert self.table is not None and self.table["version"] == message["since"]
            news = msgspec.json.decode(data, type=LiveNews)
            told = merge_news(msgspec.convert(self.table, TableSeen), news, tatami.game(self.table["game"]))
            table = msgspec.to_builtins(told)
            message = {"type": "table", "table": table, "was_news": True}
        if message["type"] == "table":
            self.table = message["table"]
        return message

    def until(self, kind: str, timeout: float = 120) -> dict[str, Any]:
        while (message := self.receive(timeout))["type"] != kind:
            pass
        return message

    def close(self) -> None:
        self.connection.close()


def play_over_http(people: list[Person], table: str, seed: int | str) -> dict[str, Any]:
    """Everybody plays at random until the game is over; bots in between are waited for."""
    rng = random.Random(seed)
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        for person in people:
            seen = person.see(table, since=10**6)
            if seen["status"] == "over":
                return seen
            if seen["your_turn"]:
                choice = rng.choice(seen["legal"])
                answer = person.act(table, seen["version"], choice["notation"], seat=seen["seat"])
                assert answer.status_code == 200, answer.text
                break
        else:
            time.sleep(0.01)
    raise AssertionError("the game does not end")
