"""How long an honest player waits for a bot while one other address does its worst within the server's limits.

A real server (`tatami serve` on SQLite, default limits) on this machine. The honest player comes from 127.0.0.1, plays
Kenjin against `level:2` over a socket and measures from sending a move to seeing what the bot answered; the pace
(`--pace`, 0 here) is not part of it. The attacker comes from 127.0.0.2 and does, all at once: 200 tables, most of them
between bots of `level:5`, some of which it watches; hostile scenarios; hostile rosters and goals; imports; replays of
long games, ten at a time; analyses; hints; and 1,500 connections that send half a request. What the server refuses
(429) counts as tried. All loops are bounded in number and in time.

The longest stall of the event loop is the longest time that `GET /health` took, asked for every 50 ms from 127.0.0.3.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

HONEST, ATTACKER, WATCH = "127.0.0.1", "127.0.0.2", "127.0.0.3"
TABLES, HALF_OPEN = 200, 1_500
WATCHED = 60
SCENARIOS = {
    "dots": "a." * 23_990 + "a=1",
    "digits": "a=" + "1" * 47_000,
    "brackets": "a=" + "[" * 20_000,
    "keys": "\n".join(f"a{number}=1" for number in range(5_000)),
    "strings": "'" * 47_999,
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HONEST, 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    port = free_port()
    command = [sys.executable, "-m", "tatami", "serve", "--port", str(port), "--data", str(folder), "--pace", "0"]
    with (folder.parent / "log").open("wb") as log, subprocess.Popen(command, stdout=log, stderr=log) as server:
        try:
            address = f"http://{HONEST}:{port}"
            wait_until_ready(address)
            yield address
        finally:
            server.terminate()


def wait_until_ready(address: str) -> None:
    deadline = time.monotonic() + 600
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            games = json.load(urllib.request.urlopen(f"{address}/api/games", timeout=30))
            if all(game["ready"] for game in games):
                return
        time.sleep(0.5)
    raise SystemExit("the server does not start")


def client(address: str, source: str, connections: int = 50) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=source, limits=httpx.Limits(max_connections=connections))
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=120, headers={"origin": address})


class Attack:
    """Everything that one address can do at once."""

    def __init__(self, address: str, until: float, records: list[bytes]) -> None:
        self.address = address
        self.until = until
        self.records = records
        self.answers: Counter[str] = Counter()
        self.tables: list[str] = []
        self.imported: list[str] = []
        self.http = client(address, ATTACKER)

    async def go(self) -> None:
        end, self.until = self.until, time.monotonic() + (self.until - time.monotonic()) / 3
        await asyncio.gather(*(self.again(self.open_table, 0.01) for _ in range(8)))  # first, while it has its own way
        self.until = end
        works = [
            self.again(self.open_table, 0.02), self.again(self.send_scenario, 0.02), self.again(self.look, 0.05),
            self.again(self.send_roster, 0.1), self.again(self.import_record, 0.2), self.again(self.analyse, 0.5),
            self.again(self.list_tables, 0.5), self.half_open(), self.watch(),
            *(self.again(self.replay, 0.01) for _ in range(10)),
        ]  # fmt: skip
        try:
            await asyncio.gather(*works)
        finally:
            await self.http.aclose()

    async def again(self, what: Callable[[], Awaitable[None]], pause: float) -> None:
        while time.monotonic() < self.until:
            try:
                async with asyncio.timeout(max(0.1, self.until - time.monotonic())):
                    await what()
            except (TimeoutError, httpx.HTTPError) as error:
                self.answers[f"{what.__name__} {type(error).__name__}"] += 1
            await asyncio.sleep(pause)

    async def ask(self, kind: str, method: str, path: str, **given: Any) -> httpx.Response:
        answer = await self.http.request(method, path, **given)
        self.answers[f"{kind} {answer.status_code}"] += 1
        return answer

    async def open_table(self) -> None:
        if len(self.tables) >= TABLES:
            return
        game = random.choice(("kenjin", "samurai-spirit", "samourai"))
        seats = {"kenjin": 4, "samurai-spirit": 3, "samourai": 2}[game]
        options = {"kenjin": {"players": 4}, "samourai": {"short_range": random.choice((12, 20))}}.get(game, {})
        wish = {"game": game, "options": options, "seats": [{"kind": "bot", "bot": "level:5"}] * seats}
        if game == "samurai-spirit":
            wish = {"game": game, "players": 3, "options": {}, "seats": wish["seats"]}
        answer = await self.ask("table", "POST", "/api/tables", json=wish)
        if answer.status_code == 201:
            self.tables.append(answer.json()["table"]["id"])

    async def send_scenario(self) -> None:
        text = random.choice(list(SCENARIOS.values()))
        wish = {"game": "samourai", "options": {"scenario": {"text": text}}, "seats": [{"kind": "me"}] * 2}
        await self.ask("scenario", "POST", "/api/tables", json=wish)

    async def send_roster(self) -> None:
        text = random.choice(list(SCENARIOS.values()))
        await self.ask("roster", "POST", "/api/games/samourai/roster", json={"text": text})

    async def look(self) -> None:
        """As a player without a socket does: keeps bots of many tables at work."""
        if self.tables:
            await self.ask("look", "GET", f"/api/tables/{random.choice(self.tables)}")

    async def list_tables(self) -> None:
        await self.ask("list", "GET", "/api/tables")

    async def import_record(self) -> None:
        headers = {"content-type": "application/json"}
        record = random.choice(self.records)
        answer = await self.ask("import", "POST", "/api/records", content=record, headers=headers)
        if answer.status_code == 201:
            self.imported.append(answer.json()["id"])

    async def replay(self) -> None:
        if self.imported:
            which = random.choice(self.imported)
            span = random.randrange(200)
            asked = {"moves": True, "first": span, "last": span + 99, "board": True}
            await self.ask("replay", "GET", f"/api/tables/{which}/replay", params=asked)

    async def analyse(self) -> None:
        if self.imported:
            await self.ask("analysis", "POST", f"/api/tables/{random.choice(self.imported)}/analysis", json={})

    async def half_open(self) -> None:
        """Requests that begin and do not go on."""
        port = int(self.address.rpartition(":")[2])
        open_ones = []
        try:
            for _ in range(HALF_OPEN):
                if time.monotonic() > self.until:
                    break
                try:
                    lines = await asyncio.open_connection(HONEST, port, local_addr=(ATTACKER, 0))
                except OSError as error:
                    self.answers[f"half-open {type(error).__name__}"] += 1
                    continue
                lines[1].write(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\n")
                open_ones.append(lines[1])
                self.answers["half-open"] += 1
                await asyncio.sleep(0.002)
            await asyncio.sleep(max(0, self.until - time.monotonic()))
        finally:
            for line in open_ones:
                line.close()

    async def watch(self) -> None:
        """Sockets at tables where only bots play."""
        port = self.address.rpartition(":")[2]
        async with contextlib.AsyncExitStack() as stack:
            seen = 0
            while time.monotonic() < self.until:
                while seen < min(len(self.tables), WATCHED):
                    address = f"ws://{HONEST}:{port}/api/tables/{self.tables[seen]}/live"
                    seen += 1
                    with contextlib.suppress(Exception):
                        live = connect(address, origin=self.address, local_addr=(ATTACKER, 0), max_queue=None)  # type: ignore[arg-type]
                        await stack.enter_async_context(live)
                        self.answers["socket"] += 1
                await asyncio.sleep(0.2)


async def play_honestly(address: str, until: float, took: list[float]) -> None:
    """Game after game against `level:2`."""
    port = address.rpartition(":")[2]
    async with client(address, HONEST) as http:
        while time.monotonic() < until:
            wish = {
                "game": "kenjin",
                "options": {"players": 2},
                "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level:2"}],
            }
            answer = await http.post("/api/tables", json=wish)
            table = answer.json()["table"]["id"]
            headers = {"cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)}
            live = f"ws://{HONEST}:{port}/api/tables/{table}/live"
            async with connect(live, origin=address, additional_headers=headers, max_size=None) as line:  # type: ignore[arg-type]
                await play_one(line, until, took)


async def play_one(line: Any, until: float, took: list[float]) -> None:
    began, moved = 0.0, -1
    number = 0
    async for text in line:
        told = json.loads(text)
        if told["type"] != "table":
            continue
        seen = told["table"]
        if seen["status"] == "over" or time.monotonic() > until:
            return
        if not seen["your_turn"] or seen["version"] <= moved:
            continue
        if moved >= 0:
            took.append(time.monotonic() - began)
            await asyncio.sleep(0.2)  # a very quick person
        number += 1
        began, moved = time.monotonic(), seen["version"]
        act = {"type": "act", "id": number, "version": moved, "action": random.choice(seen["legal"])["action"]}
        await line.send(json.dumps(act))


async def measure_stalls(address: str, until: float, took: list[float]) -> None:
    async with client(address, WATCH) as http:
        while time.monotonic() < until:
            began = time.monotonic()
            with contextlib.suppress(httpx.HTTPError):
                await http.get("/health")
            took.append(time.monotonic() - began)
            await asyncio.sleep(0.05)


def long_records() -> list[bytes]:
    """Games played at random, some of them long."""
    import tatami

    found = []
    for seed in range(4):
        rng = random.Random(seed)
        for game in ("samourai", "kenjin"):
            state = tatami.game(game).new()
            while state.to_act is not None and len(state.history() if seed < 0 else ()) < 5_000:
                state.apply(rng.choice(state.actions()))
            found.append(json.dumps(state.record()).encode())
    return found


def told(took: list[float]) -> dict[str, Any]:
    if len(took) < 2:
        return {"count": len(took)}
    cuts = statistics.quantiles(took, n=100)
    return {
        "count": len(took),
        "p50_ms": round(cuts[49] * 1000),
        "p99_ms": round(cuts[98] * 1000),
        "most_ms": round(max(took) * 1000),
    }


async def run(address: str, seconds: float, attack: bool, records: list[bytes]) -> dict[str, Any]:
    until = time.monotonic() + seconds
    moves: list[float] = []
    stalls: list[float] = []
    honest = asyncio.create_task(play_honestly(address, until, moves))
    watch = asyncio.create_task(measure_stalls(address, until, stalls))
    attacker = Attack(address, until, records) if attack else None
    works = [watch, *([asyncio.create_task(attacker.go())] if attacker else [])]
    await asyncio.gather(*works, return_exceptions=False)
    try:
        async with asyncio.timeout(60):
            await honest
        waited = None
    except TimeoutError:
        waited = "the last move was not answered within a minute of the end"
    result = {"move_to_answer": told(moves), "health": told(stalls)}
    if attacker:
        result["attacker"] = dict(sorted(attacker.answers.items()))
    return result | ({"trouble": waited} if waited else {})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="of the attack, and as many before it in peace")
    parser.add_argument("--peace", type=float, default=10.0, help="seconds without an attack, first")
    chosen = parser.parse_args()
    records = long_records()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data") as address:
        asyncio.run(run(address, 5.0, False, []))  # everything is loaded once
        print(json.dumps({"peace": asyncio.run(run(address, chosen.peace, False, []))}), flush=True)
        print(json.dumps({"attack": asyncio.run(run(address, chosen.seconds, True, records))}), flush=True)
        print(json.dumps({"load": os.getloadavg()}), flush=True)


if __name__ == "__main__":
    main()
