"""The server under load: many tables, each with one client that plays as soon as it may. Moves a second, latencies.

`--peer` measures boardgame.io's server in the same run, under the same client (npm fetches it into bench/boardgameio).
Ours has each move on the disk before it answers; boardgame.io keeps its moves in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import secrets
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

TOKEN = "load" * 10
PEER = Path(__file__).parent / "boardgameio"
SEATS, CARDS, FIELDS = 4, 13, 7
"""Of the peer's game, which is about what Kenjin's deployment is."""
Took = list[float]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def post(address: str, body: Any) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {TOKEN}"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    while True:
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code != 503:  # the game is still being prepared
                raise
            time.sleep(0.5)


def wait_for(port: int) -> None:
    for _ in range(6000):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health").close()
            return
        except urllib.error.HTTPError:
            return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.05)
    raise SystemExit("the server does not start")


@contextmanager
def running(command: list[str], port: int) -> Iterator[int]:
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield server.pid
    finally:
        server.terminate()
        server.wait(20)


class Pace:
    """How long a client plays, and how long it thinks between two moves, on average."""

    def __init__(self, seconds: float, think: float) -> None:
        self.until = time.monotonic() + seconds
        self.think = think

    @property
    def is_over(self) -> bool:
        return time.monotonic() >= self.until

    async def rest(self, rng: random.Random) -> None:
        if self.think:
            await asyncio.sleep(rng.random() * 2 * self.think)


# -- ours


async def play_ours(port: int, tables: list[str], pace: Pace, took: Took) -> None:
    """All seats of a table over one socket, one move after the other; then the next table."""
    headers = {"Authorization": f"Bearer {TOKEN}"}
    while not pace.is_over and tables:
        table = tables.pop()
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as live:
            await play_table(live, random.Random(table), pace, took)


async def play_table(live: ClientConnection, rng: random.Random, pace: Pace, took: Took) -> None:
    seen: Any = None
    played = -1
    await pace.rest(rng)
    while not pace.is_over:
        while seen is None:
            message = json.loads(await live.recv())
            if message["type"] == "table" and message["table"]["version"] > played:
                seen = message["table"]
        if seen["status"] == "over":
            return
        move = {"type": "act", "version": seen["version"], "action": rng.choice(seen["legal"])["action"]}
        began = time.perf_counter()
        await live.send(json.dumps({**move, "seat": seen["seat"]}))
        played, seen = seen["version"], None
        while True:
            message = json.loads(await live.recv())
            if message["type"] == "table":
                if message["table"]["version"] > played:  # one that only says who is there may come in between
                    seen = message["table"]
            elif message["type"] == "done":
                break
            else:
                raise RuntimeError(f"refused: {message}")
        took.append(time.perf_counter() - began)
        await pace.rest(rng)


# -- boardgame.io


async def play_peer(port: int, tables: list[str], pace: Pace, took: Took) -> None:
    address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    while not pace.is_over and tables:
        match = tables.pop()
        async with connect(address, compression=None, max_size=None) as live:
            await live.recv()
            await live.send("40/deployment,")
            await live.recv()
            await play_match(live, match, pace, took)


async def emit(live: ClientConnection, *message: Any) -> None:
    await live.send("42/deployment," + json.dumps(message))


async def hear(live: ClientConnection, kinds: tuple[str, ...]) -> Any:
    """The next message of one of these kinds; a ping in between is answered."""
    while True:
        text = str(await live.recv())
        if text == "2":
            await live.send("3")
            continue
        message = json.loads(text.removeprefix("42/deployment,"))
        if message[0] in kinds:
            return message


async def play_match(live: ClientConnection, match: str, pace: Pace, took: Took) -> None:
    rng = random.Random(match)
    await emit(live, "sync", match, "0", None, SEATS)
    await hear(live, ("sync",))
    hands = [rng.sample(range(CARDS), CARDS) for _ in range(SEATS)]
    await pace.rest(rng)
    for turn in range(SEATS * CARDS):
        if pace.is_over:
            return
        seat = turn % SEATS
        wish = {"type": "engage", "args": [hands[seat].pop(), rng.randrange(FIELDS)], "playerID": str(seat)}
        began = time.perf_counter()
        await emit(live, "update", {"type": "MAKE_MOVE", "payload": wish}, turn, match, str(seat))
        told = await hear(live, ("update", "patch"))
        reached = told[2]["_stateID"] if told[0] == "update" else told[3]
        if reached != turn + 1:
            raise RuntimeError(f"refused: {told}")
        took.append(time.perf_counter() - began)
        await pace.rest(rng)


# -- measuring

Player = Callable[[int, list[str], Pace, Took], Coroutine[Any, Any, None]]


def processor_time(process: int) -> float:
    """Seconds that a process has worked: the figure that other work on the machine disturbs least."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(
    play: Player, server: int, port: int, tables: list[str], count: int, seconds: float, think: float
) -> dict[str, Any]:
    took: Took = []
    worked = processor_time(server)
    pace = Pace(seconds, think)
    began = time.monotonic()
    await asyncio.gather(*(play(port, tables, pace, took) for _ in range(count)))
    spent = time.monotonic() - began
    cuts = statistics.quantiles(took, n=100)
    return {
        "tables": count,
        "think_s": think,
        "moves_per_s": round(len(took) / spent, 1),
        "p50_ms": round(cuts[49] * 1000, 2),
        "p99_ms": round(cuts[98] * 1000, 2),
        "moves": len(took),
        "server_us_per_move": round((processor_time(server) - worked) / len(took) * 1e6),
    }


def spare(count: int, chosen: argparse.Namespace, think: float) -> int:
    """Tables enough for the whole time: few tables are soon played out."""
    return count if think else max(count, min(5 * count, int(chosen.seconds * 60)))


def ours(chosen: argparse.Namespace, count: int, think: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "tatami", "serve", "--port", str(port), "--data", folder, "--rate", "0"]
        with running(command, port) as server:
            wish = {"game": "kenjin", "options": {"players": SEATS}, "seats": [{"kind": "me"}] * SEATS}
            address = f"http://127.0.0.1:{port}/api/tables"
            opened = [post(address, wish)["table"]["id"] for _ in range(spare(count, chosen, think))]
            return asyncio.run(load(play_ours, server, port, opened, count, chosen.seconds, think))


def peer(chosen: argparse.Namespace, count: int, think: float) -> dict[str, Any]:
    port = free_port()
    with running(["node", str(PEER / "server.cjs"), str(port)], port) as server:
        matches = [secrets.token_hex(6) for _ in range(spare(count, chosen, think))]
        return asyncio.run(load(play_peer, server, port, matches, count, chosen.seconds, think))


def fetch_peer() -> None:
    if shutil.which("npm") is None:
        raise SystemExit("--peer needs Node and npm; on Debian: apt install nodejs npm")
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-save", "--no-audit", "--no-fund"], cwd=PEER, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 2000])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument(
        "--think", type=float, nargs="+", default=[0.0, 2.0], help="seconds between two moves of a table"
    )
    parser.add_argument("--peer", action="store_true", help="boardgame.io's server too")
    chosen = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if chosen.peer:
        fetch_peer()
    for count in chosen.tables:
        for think in chosen.think:
            mine = ours(chosen, count, think)
            print(json.dumps({"server": "tatami", **mine}), flush=True)
            if chosen.peer:
                theirs = peer(chosen, count, think)
                ratio = round(mine["moves_per_s"] / theirs["moves_per_s"], 2)
                print(json.dumps({"server": "boardgame.io", **theirs, "ours_to_theirs": ratio}), flush=True)


if __name__ == "__main__":
    main()
