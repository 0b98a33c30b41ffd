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

SEATS = [Seat(Kind.BOT, "", "random", None, True)] * 2


@pytest.fixture
def unready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(tatami.game("kenjin").engine), "is_compiled", lambda self: False)


def opened(folder: Path, games: CompileWorker) -> Services:
    return Services(Store(address_of(None, folder)), compile_worker=games)


@pytest.mark.usefixtures("unready")
def test_a_game_can_be_played_when_it_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_worker, "COMPILE", "import sys; sys.exit(sys.argv[1] == 'samourai')")

    async def story() -> None:
        told: list[str] = []
        games = CompileWorker(tatami.games(), told.append)
        services = opened(tmp_path, games)
        assert games.unready == list(tatami.games())
        with pytest.raises(Refusal, match="preparing: kenjin"):
            await services.creation.create("me", "kenjin", {}, SEATS)
        with pytest.raises(Refusal, match="preparing: kenjin"):
            await services.imports.take_in("me", tatami.game("kenjin").new().record())
        await services.open()
        assert games.work is not None
        await games.work
        table, _ = await services.creation.create("me", "kenjin", {}, SEATS)
        assert table.game.name == "kenjin"
        assert told == ["samurai-spirit", "kenjin"], "the smallest first"
        with pytest.raises(Refusal, match="preparing: samourai"):
            await services.creation.create("me", "samourai", {}, SEATS)
        await services.close()

    asyncio.run(story())


@pytest.mark.usefixtures("unready")
def test_closing_stops_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_worker, "COMPILE", "import time; time.sleep(600)")

    async def story() -> None:
        services = opened(tmp_path, CompileWorker(["kenjin"]))
        await services.open()
        while services.compile_worker.process is None:
            await asyncio.sleep(0.01)
        await services.close()
        assert await services.compile_worker.process.wait() != 0

    asyncio.run(story())


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
