"""The server under load: many tables, each with one client that plays as soon as it may. Moves a second, latencies."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.asyncio.client import connect

TOKEN = "load" * 10


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def post(address: str, body: Any) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {TOKEN}"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def wait_for(address: str) -> None:
    for _ in range(6000):
        try:
            urllib.request.urlopen(f"{address}/health").close()
            return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.05)
    raise SystemExit("the server does not start")


async def play(port: int, table: str, until: float, think: float, took: list[float]) -> None:
    """Both seats of a table over one socket, one move after the other."""
    rng = random.Random(table)
    headers = {"Authorization": f"Bearer {TOKEN}"}
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    async with connect(address, additional_headers=headers, compression=None, max_size=None) as live:
        seen: Any = None
        await asyncio.sleep(rng.random() * think)
        played = -1
        while time.monotonic() < until:
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
            if think:
                await asyncio.sleep(rng.random() * 2 * think)


async def load(port: int, tables: list[str], seconds: float, think: float) -> dict[str, Any]:
    took: list[float] = []
    began = time.monotonic()
    await asyncio.gather(*(play(port, table, began + seconds, think, took) for table in tables))
    spent = time.monotonic() - began
    cuts = statistics.quantiles(took, n=100)
    return {
        "tables": len(tables),
        "moves_per_s": round(len(took) / spent, 1),
        "p50_ms": round(cuts[49] * 1000, 2),
        "p99_ms": round(cuts[98] * 1000, 2),
        "moves": len(took),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--think", type=float, default=0.0, help="seconds between two moves of a table, on average")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "tatami", "serve", "--port", str(port), "--data", folder, "--rate", "0"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for(address)
            for count in chosen.tables:
                wish = {"game": "kenjin", "options": {"players": 4}, "seats": [{"kind": "me"}] * 4}
                opened = [post(f"{address}/api/tables", wish)["table"]["id"] for _ in range(count)]
                print(json.dumps(asyncio.run(load(port, opened, chosen.seconds, chosen.think))), flush=True)
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
