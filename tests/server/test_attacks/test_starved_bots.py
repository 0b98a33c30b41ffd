"""Bots of many tables, opened by one address: nobody else's bot is kept waiting."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tatami.server.services import Services
from tatami.tables import bot_pool
from tatami.tables.bot_pool import BotPool
from tatami.tables.live_table import LiveTable
from tatami.tables.seats import Kind, Seat, hash_secret
from tatami.workers import Owner
from tests.tables.test_services import person, with_services

from ...new_tables import create

EVE, AIKO = Owner("192.0.2.1", "eve"), Owner("192.0.2.2", "aiko")


def bot(name: str = "level:1") -> Seat:
    return Seat(Kind.BOT, bot=name, ready=True)


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ready(self: BotPool, *_: Any) -> bool:
        return True

    monkeypatch.setattr(BotPool, "prepare", ready)


async def moves(table: LiveTable, seconds: float) -> int:
    before = table.play.version
    await asyncio.sleep(seconds)
    return table.play.version - before


def test_bots_do_not_think_at_a_table_that_nobody_looks_at(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table, _ = await create(services, "eve", "kenjin", {}, [bot("random"), bot("random")], owner=EVE)
        assert table.status == "playing"
        assert await moves(table, 0.5) == 0
        services.bot_turns.looked_at(table, None, EVE)
        assert await moves(table, 0.5) > 0

    with_services(tmp_path, scene, pace=0.02)


def test_bots_stop_when_everybody_has_gone_and_go_on_when_somebody_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tatami.tables.bot_turns.LOOKED", 0.2)

    async def scene(services: Services) -> None:
        table, _ = await create(services, "eve", "kenjin", {}, [bot("random"), bot("random")], owner=EVE)
        watcher = asyncio.Event()
        table.watchers.add(watcher)
        services.bot_turns.wake(table)
        assert await moves(table, 0.3) > 0
        table.watchers.discard(watcher)
        await asyncio.sleep(0.3)
        assert await moves(table, 0.3) == 0
        table.watchers.add(watcher)
        services.bot_turns.wake(table)
        assert await moves(table, 0.3) > 0

    with_services(tmp_path, scene, pace=0.05)


def test_a_person_without_a_socket_is_answered(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        aiko = hash_secret("aiko")
        table, _ = await create(services, aiko, "kenjin", {}, [person(), bot("random")], mine=(0,), owner=AIKO)
        async with asyncio.timeout(60):
            while table.status == "playing":
                if table.to_act == 0:
                    await services.moves.act(table.id, aiko, 0, table.play.version, table.play.state.actions()[0])
                await asyncio.sleep(0)

    with_services(tmp_path, scene)


def test_two_hundred_tables_of_one_address_do_not_starve_anothers_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of the attacker's bots thinks for a second; the honest one is answered as if it were alone."""
    monkeypatch.setattr(bot_pool, "CHOOSE", "tests.workers.errands:think")

    async def scene(services: Services) -> None:
        for number in range(200):
            table, _ = await create(services, f"eve{number}", "kenjin", {}, [bot("level:5"), bot("level:5")], owner=EVE)
            services.bot_turns.looked_at(table, None, Owner(EVE.address, f"eve{number}"))
        await asyncio.sleep(1.0)
        aiko = hash_secret("aiko")
        table, _ = await create(services, aiko, "kenjin", {}, [person(), bot("level:2")], mine=(0,), owner=AIKO)
        took = []
        for _ in range(10):
            async with asyncio.timeout(60):
                while table.to_act != 0:
                    await asyncio.sleep(0.005)
            began = time.monotonic()
            await services.moves.act(table.id, aiko, 0, table.play.version, table.play.state.actions()[0])
            async with asyncio.timeout(60):
                while table.to_act not in (0, None):
                    await asyncio.sleep(0.005)
            took.append(time.monotonic() - began)
        assert max(took) < 15.0, took

    with_services(tmp_path, scene)


def test_who_only_looks_cannot_make_others_bots_wait_in_their_own_queue(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table, _ = await create(services, "aiko", "kenjin", {}, [person(), bot("random")], mine=(0,), owner=AIKO)
        services.bot_turns.looked_at(table, None, EVE)
        assert table.owner == AIKO

    with_services(tmp_path, scene)


def test_a_bots_time_does_not_run_while_it_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four bots that think for a second each, one after the other, with two seconds for each: none is given up."""
    monkeypatch.setattr(bot_pool, "CHOOSE", "tests.workers.errands:think")

    async def scene(services: Services) -> None:
        await services.bot_pool.pool.run("tests.workers.errands:echo", 0)  # everything is loaded
        state = (await create(services, "eve", "kenjin", {}, [bot(), bot()], owner=EVE))[0].play.state
        assert state.to_act is not None
        wishes = [services.bot_pool.choose("level:1", state.copy(), state.to_act, EVE) for _ in range(4)]
        await asyncio.gather(*wishes)
        assert services.bot_pool.replaced == 0

    with_services(tmp_path, scene, bot_pool=BotPool(workers=1, patience=2.0))


def test_a_table_whose_clock_has_run_out_goes_on_without_anybody(tmp_path: Path) -> None:
    from tatami.tables.clocks import Clock, Out, now

    moment = [now()]

    async def scene(services: Services) -> None:
        clock = Clock(5, 0, Out.BOT, "random")
        table, _ = await create(
            services, "aiko", "kenjin", {}, [person(), bot("random")], mine=(0,), owner=AIKO, clock=clock
        )
        table.looked = float("-inf")
        moment[0] += 10_000
        while table.to_act != 0:
            await asyncio.sleep(0.01)
        await services.timekeeper.run_out(table.id)
        async with asyncio.timeout(60):
            while table.status == "playing":
                await asyncio.sleep(0.01)

    with_services(tmp_path, scene, now=lambda: moment[0])
