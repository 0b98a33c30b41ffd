"""The server under load: many tables at once, moves a second, latencies, and what a move costs the server.

`--peer` measures boardgame.io's server in the same run, under the same client (npm fetches it into bench/boardgameio).
Ours has each move on the disk before it answers; boardgame.io keeps its moves in memory.

Whoever sits at a table gets every change: with `--lines 4` every seat has a socket of its own, with `--lines 1` one
socket plays all four. A move has been answered when whoever made it has the acknowledgement and the new view.
All sockets are open before the clock starts. Errors end the run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import secrets
import shlex
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from measures.lines import Line, open_line

PEER = Path(__file__).parent / "boardgameio"
SEATS, CARDS, FIELDS = 4, 13, 7
"""Of the peer's game, which is about what Kenjin's deployment is."""
WARM = 1.0
"""Seconds of play that are not counted."""
AT_ONCE = 25
"""Sockets that open at a time."""
EVERYTHING = (
    *((100, 0.0, lines, 0) for lines in (1, 4)),
    *((100, 0.0, 1, processes) for processes in (1, 2, 4)),
    *((tables, 2.0, lines, 0) for tables, lines in ((500, 1), (500, 4), (5000, 1))),
)
"""Tables, seconds of thought, sockets a table and processes of what docs/load.md tells."""


class Run:
    """One measurement: how long it goes on, and what came of it."""

    def __init__(self, seconds: float, think: float) -> None:
        self.seconds = seconds
        self.think = think
        self.took: list[float] = []
        self.counting = False
        self.heard = 0
        """Bytes of all messages."""
        self.over = asyncio.Event()
        self.breaking = asyncio.create_task(self.over.wait())
        self.waiting: list[Table] = []
        """Tables that begin when others end."""
        self.trouble: Any = None
        asyncio.get_running_loop().set_exception_handler(self.break_off)

    def break_off(self, loop: Any, context: dict[str, Any]) -> None:
        """Whatever goes wrong in a line ends the run."""
        self.trouble = self.trouble or context.get("exception") or context["message"]
        self.over.set()

    def answered(self, began: float) -> None:
        if self.counting:
            self.took.append(time.perf_counter() - began)

    def ended(self, table: Table) -> None:
        """A game is over: the next table begins, so that always as many are played."""
        if self.waiting:
            self.waiting.pop().play()
        else:
            self.over.set()

    def later(self, move: Callable[[], None], rng: random.Random) -> None:
        if self.over.is_set():
            return
        if self.think:
            asyncio.get_running_loop().call_later(rng.random() * 2 * self.think, move)
        else:
            move()


class Table:
    """One table, with all who sit at it."""

    def __init__(self, run: Run, ports: list[int], id: str, lines: int) -> None:
        self.run, self.ports, self.id = run, ports, id
        self.rng = random.Random(id)
        self.lines: list[Line] = []
        self.seats = [None] if lines == 1 else list(range(lines))
        self.began = 0.0
        self.playing = False
        self.ready = asyncio.Event()

    async def open(self) -> None:
        for place in range(len(self.seats)):
            self.lines.append(await self.line(place))
        await asyncio.wait(
            {asyncio.create_task(self.ready.wait()), self.run.breaking}, return_when=asyncio.FIRST_COMPLETED
        )

    async def line(self, place: int) -> Line:
        raise NotImplementedError

    def port(self, place: int) -> int:
        """Of the process that a seat's socket goes to."""
        return self.ports[place % len(self.ports)]

    def play(self) -> None:
        self.playing = True
        self.run.later(self.move, self.rng)

    def move(self) -> None:
        raise NotImplementedError


# -- ours


class Choice(msgspec.Struct):
    action: int


class Seen(msgspec.Struct):
    version: int
    status: str
    seat: int | None
    to_act: int | None
    legal: list[Choice]


class WholeTable(msgspec.Struct, tag="table"):
    table: Seen


class News(msgspec.Struct, tag="news"):
    version: int
    seat: int | None
    to_act: int | None
    legal: list[int]


class Done(msgspec.Struct, tag="done"):
    accepted: int | None


class Refused(msgspec.Struct, tag="problem"):
    problem: msgspec.Raw


hear_ours = msgspec.json.Decoder(WholeTable | News | Done | Refused).decode


class OurTable(Table):
    """Kenjin."""

    version = -1
    sent = -1
    mover = 0
    waits_for = 0
    is_over = False
    turn: tuple[int, int, list[int]] | None = None
    """The version at which a seat is in turn, the seat, and its legal actions."""
    token = ""

    async def line(self, place: int) -> Line:
        seat = self.seats[place]
        path = f"/api/tables/{self.id}/live" + ("" if seat is None else f"?seat={seat}")
        return await open_line(
            self.port(place), path, lambda data: self.hear(place, data), f"Authorization: Bearer {self.token}\r\n"
        )

    def hear(self, place: int, data: bytes) -> None:
        heard = hear_ours(data)
        self.run.heard += len(data)
        if isinstance(heard, Done):
            self.answer(2)
        elif isinstance(heard, Refused):
            raise RuntimeError(f"refused: {data!r}")
        else:
            seen: Seen | News = heard.table if isinstance(heard, WholeTable) else heard
            if isinstance(heard, WholeTable) and heard.table.status == "over":
                self.is_over = True
            if place == self.mover and self.waits_for & 1 and seen.version > self.sent:
                self.answer(1)
            if seen.to_act == seen.seat and seen.seat is not None and seen.version > self.version:
                legal = [one.action for one in heard.table.legal] if isinstance(heard, WholeTable) else heard.legal
                self.version, self.turn = seen.version, (seen.version, seen.seat, legal)
                self.ready.set()
                self.go_on()
            elif self.is_over:
                self.end()

    def answer(self, part: int) -> None:
        """The acknowledgement and the new view come in any order."""
        self.waits_for &= ~part
        if not self.waits_for:
            self.run.answered(self.began)
            if self.is_over:
                self.end()
            else:
                self.go_on()

    def go_on(self) -> None:
        if self.playing and not self.waits_for and self.turn is not None and self.sent < self.version:
            self.run.later(self.move, self.rng)

    def end(self) -> None:
        if self.playing and not self.waits_for:
            self.playing = False
            self.run.ended(self)

    def move(self) -> None:
        turn = self.turn
        if turn is None or self.sent >= turn[0] or self.run.over.is_set():
            return
        version, seat, legal = turn
        self.sent, self.waits_for, self.turn = version, 3, None
        self.mover = 0 if len(self.lines) == 1 else self.seats.index(seat)
        action = self.rng.choice(legal)
        self.began = time.perf_counter()
        self.lines[self.mover].say(b'{"type":"act","version":%d,"action":%d,"seat":%d}' % (version, action, seat))


# -- boardgame.io


class Match(msgspec.Struct):
    state: int = msgspec.field(name="_stateID")


hear_update = msgspec.json.Decoder(tuple[str, str, Match, msgspec.Raw]).decode
SPACE = b"/deployment,"
UPDATE = b"42" + SPACE + b'["update"'


class TheirTable(Table):
    """Cards engaged at battlefields (bench/boardgameio/server.cjs)."""

    turn = 0
    gone_on = 0
    mover = 0
    waits = False
    synced = 0

    def __init__(self, run: Run, ports: list[int], id: str, lines: int) -> None:
        super().__init__(run, ports, id, lines)
        self.seen = [0] * lines
        self.hands = [self.rng.sample(range(CARDS), CARDS) for _ in range(SEATS)]

    async def line(self, place: int) -> Line:
        path = "/socket.io/?EIO=4&transport=websocket"
        return await open_line(self.port(place), path, lambda data: self.hear(place, data))

    def emit(self, place: int, *message: Any) -> None:
        self.lines[place].say(b"42" + SPACE + msgspec.json.encode(message))

    def hear(self, place: int, data: bytes) -> None:
        self.run.heard += len(data)
        if data.startswith(UPDATE):
            self.seen[place] = hear_update(data[len(SPACE) + 2 :])[2].state
            if self.waits and place == self.mover:
                if self.seen[place] != self.turn + 1:
                    raise RuntimeError(f"refused: {data!r}")
                self.run.answered(self.began)
                self.waits = False
                self.turn += 1
                self.mover = self.turn % SEATS % len(self.lines)
            if not self.waits and self.gone_on < self.turn == self.seen[self.mover]:
                self.gone_on = self.turn
                self.go_on()
        elif data == b"2":
            self.lines[place].say(b"3")
        elif data.startswith(b"0"):
            asyncio.get_running_loop().call_soon(lambda: self.lines[place].say(b"40" + SPACE))
        elif data.startswith(b"40"):
            self.emit(place, "sync", self.id, str(place), None, SEATS)
        elif data.startswith(b"42" + SPACE + b'["sync"'):
            self.synced += 1
            if self.synced == len(self.seats):
                self.ready.set()
        elif not data.startswith(b"42" + SPACE + b'["matchData"'):
            raise RuntimeError(f"refused: {data!r}")

    def go_on(self) -> None:
        if self.turn == SEATS * CARDS:
            self.playing = False
            self.run.ended(self)
        else:
            self.run.later(self.move, self.rng)

    def move(self) -> None:
        if self.run.over.is_set():
            return
        seat = self.turn % SEATS
        wish = {"type": "engage", "args": [self.hands[seat].pop(), self.rng.randrange(FIELDS)], "playerID": str(seat)}
        self.waits = True
        self.began = time.perf_counter()
        self.emit(self.mover, "update", {"type": "MAKE_MOVE", "payload": wish}, self.turn, self.id, str(seat))


# -- measuring


def processor_time(processes: list[int]) -> float:
    """Seconds that processes have worked: the figure that other work on the machine disturbs least."""
    spent = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        spent += int(fields[11]) + int(fields[12])
    return spent / os.sysconf("SC_CLK_TCK")


def memory(processes: list[int]) -> float:
    """Megabytes that processes hold."""
    pages = sum(int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in processes)
    return pages * resource.getpagesize() / 1e6


def postgres_processes(database: str | None) -> list[int]:
    """The PostgreSQL that was started for a measurement, with all that it has started."""
    if database is None:
        return []
    port = database.rpartition(":")[2].partition("/")[0]
    found = subprocess.run(["pgrep", "-f", f"postgres .*-p {port} "], capture_output=True, text=True).stdout.split()
    return [int(one) for parent in found for one in (parent, *children(parent))]


def children(process: str) -> list[str]:
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()


def threads_of(process: int) -> list[int]:
    return [int(one.name) for one in Path(f"/proc/{process}/task").iterdir()]


@contextmanager
def urgent(servers: list[int], wanted: bool, apart: bool) -> Iterator[None]:
    """Server and client alone on one core, or each on its own, before all other work, for as long as the clock runs."""
    if not wanted:
        yield
        return
    cores = os.sched_getaffinity(0)
    places = {thread: max(cores) for process in servers for thread in threads_of(process)}
    places |= dict.fromkeys(threads_of(os.getpid()), min(cores) if apart else max(cores))
    for thread, core in places.items():
        os.sched_setaffinity(thread, {core})
        os.sched_setscheduler(thread, os.SCHED_RR, os.sched_param(1))
    try:
        yield
    finally:
        for thread in places:
            os.sched_setscheduler(thread, os.SCHED_OTHER, os.sched_param(0))
            os.sched_setaffinity(thread, cores)


async def load(kind: type[Table], server: list[int], ports: list[int], ids: list[str], chosen: Any, count: int,
               think: float, lines: int, database: str | None = None) -> dict[str, Any]:  # fmt: skip
    run = Run(chosen.seconds, think)
    at_first = memory(server)
    spread = [ports[place % len(ports) :] + ports[: place % len(ports)] for place in range(len(ids))]
    if not chosen.across:
        spread = [those[:1] for those in spread]
    tables = [kind(run, those, one, lines) for those, one in zip(spread, ids, strict=True)]
    for place in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[place : place + AT_ONCE]))
        if run.trouble:
            raise SystemExit(f"load: {run.trouble}")
    with_all = memory(server)
    run.waiting = tables[count:]
    with urgent(server, chosen.urgent and database is None, chosen.apart):  # several processes need several cores
        for table in tables[:count]:
            table.play()
        await asyncio.sleep(WARM)
        run.counting = True
        began, worked, ours = time.monotonic(), processor_time(server), time.process_time()
        engine = postgres_processes(database)
        stored = processor_time(engine)
        run.heard = 0
        try:
            async with asyncio.timeout(chosen.seconds):
                await run.over.wait()
        except TimeoutError:
            run.over.set()
        run.counting = False
        stored = processor_time(engine) - stored
        spent, worked, ours = time.monotonic() - began, processor_time(server) - worked, time.process_time() - ours
    if run.trouble:
        raise SystemExit(f"load: {run.trouble}")
    for table in tables:
        for line in table.lines:
            line.leave()
    moves = len(run.took)
    cuts = statistics.quantiles(run.took, n=1000)
    return {
        "tables": count,
        "lines": lines,
        "think_s": think,
        "moves_per_s": round(moves / spent, 1),
        "p50_ms": round(cuts[499] * 1000, 2),
        "p99_ms": round(cuts[989] * 1000, 2),
        "p999_ms": round(cuts[998] * 1000, 2),
        "seconds": round(spent, 2),
        "moves": moves,
        "server_us_per_move": round(worked / moves * 1e6),
        "database_us_per_move": round(stored / moves * 1e6),
        "bytes_per_move": round(run.heard / moves),
        "client_us_per_move": round(ours / moves * 1e6),
        "server_cores": round(worked / spent, 2),
        "server_mb": round(with_all),
        "kb_per_table": round((with_all - at_first) * 1000 / len(tables)),
    }


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def post(address: str, body: Any, token: str = "") -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
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
def running(commands: dict[int, list[str]]) -> Iterator[list[int]]:
    """Servers by their ports."""
    servers = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for command in commands.values()]
    try:
        for port in commands:
            wait_for(port)
        yield [server.pid for server in servers]
    finally:
        for server in servers:
            server.terminate()
        for server in servers:
            server.wait(20)


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of its own, which waits for the disk."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.server import postgres

    with postgres.running(durable=True) as address:
        yield address


def tables_needed(count: int, chosen: argparse.Namespace, think: float) -> int:
    """Tables enough for the whole time: without thinking they are soon played out."""
    return count if think else max(count, int(chosen.seconds * chosen.spare))


def in_loop(work: Any) -> dict[str, Any]:
    """On the same loop as the server has, where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)  # type: ignore[no-any-return]
    return uvloop.run(work)  # type: ignore[no-any-return]


def ours(chosen: argparse.Namespace, count: int, think: float, lines: int, processes: int) -> dict[str, Any]:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(postgres()) if processes else None
        ports = [free_port() for _ in range(max(processes, 1))]
        program = shlex.split(chosen.server) if chosen.server else [sys.executable, "-m", "tatami"]
        kept = ["--database", database] if database else []
        commands = {
            port: [*program, "serve", "--port", str(port), "--data", folder, "--rate", "0", *kept] for port in ports
        }
        servers = stack.enter_context(running(commands))
        OurTable.token = post(f"http://127.0.0.1:{ports[0]}/api/token", {})["token"]
        ids = [new_table(ports[place % len(ports)]) for place in range(tables_needed(count, chosen, think))]
        found = in_loop(load(OurTable, servers, ports, ids, chosen, count, think, lines, database))
        return {"store": "postgresql" if processes else "sqlite", "processes": len(ports), **found}


def new_table(port: int) -> str:
    wish = {"game": "kenjin", "options": {"players": SEATS}, "seats": [{"kind": "me"}] * SEATS}
    made: str = post(f"http://127.0.0.1:{port}/api/tables", wish, OurTable.token)["table"]["id"]
    return made


def peer(chosen: argparse.Namespace, count: int, think: float, lines: int) -> dict[str, Any]:
    port = free_port()
    with running({port: ["node", str(PEER / "server.cjs"), str(port)]}) as servers:
        ids = [secrets.token_hex(6) for _ in range(tables_needed(count, chosen, think))]
        return in_loop(load(TheirTable, servers, [port], ids, chosen, count, think, lines))


def fetch_peer() -> None:
    if shutil.which("npm") is None:
        raise SystemExit("--peer needs Node and npm; on Debian: apt install nodejs npm")
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-save", "--no-audit", "--no-fund"], cwd=PEER, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 2000])
    parser.add_argument("--lines", type=int, nargs="+", choices=(1, SEATS), default=[1, SEATS])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument(
        "--think", type=float, nargs="+", default=[0.0, 2.0], help="seconds between two moves of a table, on average"
    )
    parser.add_argument("--spare", type=float, default=60.0, help="tables without thinking that end in a second")
    parser.add_argument("--rounds", type=int, default=1, help="each measurement so many times, ours and theirs in turn")
    parser.add_argument(
        "--processes", type=int, nargs="+", default=[0], help="so many servers on one PostgreSQL; 0: one on SQLite"
    )
    parser.add_argument("--across", action="store_true", help="the seats of a table at different processes")
    parser.add_argument("--peer", action="store_true", help="boardgame.io's server too")
    parser.add_argument(
        "--urgent", action="store_true", help="server and client alone on one core, before all else (root only)"
    )
    parser.add_argument("--apart", action="store_true", help="with --urgent: server and client on a core each")
    parser.add_argument("--everything", action="store_true", help="the measurements of docs/load.md instead of these")
    parser.add_argument("--server", help="another program than this Python's tatami, to profile it")
    chosen = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if chosen.peer:
        fetch_peer()
    for count, think, lines, processes in cases(chosen):
        mine = ours(chosen, count, think, lines, processes)
        print(json.dumps({"server": "tatami", **mine}), flush=True)
        if chosen.peer and not (chosen.everything and processes):
            theirs = peer(chosen, count, think, lines)
            ratio = round(mine["moves_per_s"] / theirs["moves_per_s"], 2)
            print(json.dumps({"server": "boardgame.io", **theirs, "ours_to_theirs": ratio}), flush=True)


def cases(chosen: argparse.Namespace) -> Iterator[tuple[int, float, int, int]]:
    """Tables, seconds of thought, sockets a table and processes of each measurement."""
    if chosen.everything:
        yield from EVERYTHING
        return
    for count, think, lines in product(chosen.tables, chosen.think, chosen.lines):
        for processes in chosen.processes * chosen.rounds:
            yield count, think, lines, processes


if __name__ == "__main__":
    main()
