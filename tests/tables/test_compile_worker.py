"""Rules are compiled while the tables are open: the first start does not wait for them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tatami
from tatami.core.errors import Refusal
from tatami.server.services import Services
from tatami.tables import compile_worker
from tatami.tables.compile_worker import CompileWorker
from tatami.tables.seats import Kind, Seat
from tatami.tables.store import Store, address_of

from ..new_tables import create

SEATS = [Seat(Kind.BOT, "", "random", None, True)] * 2


@pytest.fixture
def unready(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in {type(tatami.game(name).engine) for name in tatami.games()}:
        monkeypatch.setattr(kind, "is_compiled", lambda self: False)


def opened(folder: Path, games: CompileWorker) -> Services:
    return Services(Store(address_of(None, folder)), compile_worker=games)


@pytest.mark.usefixtures("unready")
def test_games_are_played_while_they_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = tmp_path / "gate"
    wait = f"import pathlib, sys, time\nwhile not pathlib.Path({str(gate)!r}).exists(): time.sleep(0.05)\n"
    monkeypatch.setattr(compile_worker, "COMPILE", wait + "sys.exit(sys.argv[1] == 'samourai')")

    async def story() -> None:
        told: list[str] = []
        games = CompileWorker(tatami.games(), told.append)
        services = opened(tmp_path, games)
        assert games.unready == list(tatami.games())
        await services.open()
        for name in tatami.games():
            table, _ = await create(services, "me", name, {}, SEATS, players=2)
            assert table.game.engine.is_interpreted
        with pytest.raises(Refusal, match="preparing: kenjin"):
            await services.imports.take_in("me", tatami.game("kenjin").new().record())
        gate.touch()
        assert games.work is not None
        await games.work
        assert told == ["samurai-spirit", "kenjin"], "the longest beside the others, of which the smallest is first"
        assert not tatami.game("kenjin").engine.is_interpreted
        assert tatami.game("samourai").engine.is_interpreted, "it could not be compiled"
        await services.close()

    try:
        asyncio.run(story())
    finally:
        list(tatami.game("samourai").engine.compile())


@pytest.mark.usefixtures("unready")
def test_closing_stops_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_worker, "COMPILE", "import time; time.sleep(600)")

    async def story() -> None:
        services = opened(tmp_path, CompileWorker(["kenjin"]))
        await services.open()
        while not services.compile_worker.processes:
            await asyncio.sleep(0.01)
        await services.close()
        assert await services.compile_worker.processes[0].wait() != 0

    try:
        asyncio.run(story())
    finally:
        list(tatami.game("kenjin").engine.compile())


def test_a_compiler_does_not_outlive_a_server_that_is_killed() -> None:
    program = "import asyncio; from tatami.tables.compile_worker import on_leash\n"
    program += "async def main():\n    print((await on_leash('import time; time.sleep(600)')).pid, flush=True)\n"
    program += "    await asyncio.sleep(600)\nasyncio.run(main())"
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        compiler = Path("/proc") / server.stdout.readline().strip() / "stat"
        assert compiler.exists()
        server.kill()
    for _ in range(600):
        if not compiler.exists() or ") Z " in compiler.read_text():
            return
        time.sleep(0.1)
    raise AssertionError("the compiler goes on")
