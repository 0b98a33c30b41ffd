"""Clocks: what they count, that they survive a restart, and that a bot goes on when they run out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tatami.server.services import Services
from tatami.tables import schema
from tatami.tables.clocks import Clock, Out, Times
from tatami.tables.live_table import LiveTable
from tatami.tables.seats import Kind, Seat
from tatami.tables.store import Write
from tests.tables.test_services import AIKO, BO, act, person, with_services

from ..new_tables import create, join

MINUTE = 60_000


class Day:
    """A clock on the wall that tests turn."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at


def clock(out: Out = Out.BOT, bank: int = 120) -> Clock:
    return Clock(60, bank, out, "random")


async def timed(services: Services, out: Out = Out.BOT, bank: int = 120) -> LiveTable:
    table, keys = await create(
        services, AIKO, "kenjin", {}, [person(), Seat(Kind.INVITE)], mine=(0,), clock=clock(out, bank)
    )
    await join(services, table.id, BO, keys[1], None, "Bo", None)
    return table


def times_of(table: LiveTable) -> Times:
    assert table.play.times is not None
    return table.play.times


async def stored_deadline(services: Services, table: LiveTable) -> int | None:
    row = await services.store.row(select(schema.tables.c.deadline).where(schema.tables.c.id == table.id))
    assert row is not None
    found: int | None = row["deadline"]
    return found


def test_the_bank_pays_for_what_takes_longer(tmp_path: Path) -> None:
    day = Day()

    async def scene(services: Services) -> None:
        table = await timed(services)
        assert await stored_deadline(services, table) == day.at + 3 * MINUTE
        day.at += MINUTE
        await act(services, table, "peasant@1")
        assert times_of(table).banks == [2 * MINUTE, 2 * MINUTE]
        day.at += MINUTE + 30_000
        await act(services, table, "peasant@1")
        assert times_of(table).banks == [90_000, 2 * MINUTE]
        assert await stored_deadline(services, table) == day.at + 3 * MINUTE == times_of(table).deadline(1)

    with_services(tmp_path, scene, now=day)


def test_taking_back_gains_no_time(tmp_path: Path) -> None:
    day = Day()

    async def scene(services: Services) -> None:
        table = await timed(services)
        due = await stored_deadline(services, table)
        day.at += 90_000
        await act(services, table, "peasant@1")
        assert times_of(table).banks[0] == 90_000
        day.at += 5_000
        await services.moves.undo(table.id, AIKO, 0, table.play.version)
        assert await stored_deadline(services, table) == due
        assert times_of(table).banks[0] == 2 * MINUTE

    with_services(tmp_path, scene, now=day)


def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    day = Day()
    known: dict[str, Any] = {}

    async def before(services: Services) -> None:
        table = await timed(services)
        day.at += 100_000
        await act(services, table, "peasant@1")
        day.at += 1000
        known.update(id=table.id, banks=times_of(table).banks, since=times_of(table).since)

    async def after(services: Services) -> None:
        table = await services.registry.table(known["id"])
        assert (times_of(table).banks, times_of(table).since) == (known["banks"], known["since"])
        assert table.clock == clock()

    with_services(tmp_path, before, now=day)
    with_services(tmp_path, after, now=day)


async def until_others_are_to_act(table: LiveTable, seat: int) -> None:
    async with asyncio.timeout(60):
        while table.to_act == seat:
            await asyncio.sleep(0.01)


def test_when_the_time_is_up_a_bot_takes_the_seat_until_its_player_is_back(tmp_path: Path) -> None:
    day = Day()

    async def scene(services: Services) -> None:
        table = await timed(services)
        day.at += 3 * MINUTE - 1
        await services.timekeeper.check_clocks()
        assert table.seats[0].kind is Kind.PERSON
        day.at += 1
        await services.timekeeper.check_clocks()
        assert table.seats[0].kind is Kind.BOT
        await until_others_are_to_act(table, 0)
        assert table.to_act == 1
        assert table.seats_of(AIKO) == [0]
        await services.seating.give(table.id, AIKO, 0, Kind.PERSON)
        assert table.seats[0].kind is Kind.PERSON
        assert times_of(table).banks == [0, 2 * MINUTE]
        await act(services, table, session=BO)

    with_services(tmp_path, scene, now=day)


def test_or_makes_this_one_decision(tmp_path: Path) -> None:
    day = Day()

    async def scene(services: Services) -> None:
        table = await timed(services, Out.SKIP, 0)
        version = table.play.version
        day.at += MINUTE
        await services.timekeeper.check_clocks()
        async with asyncio.timeout(60):
            while table.play.version == version:
                await asyncio.sleep(0.01)
        assert (table.play.version, table.to_act) == (version + 1, 0)
        assert table.seats[0].kind is Kind.PERSON
        await act(services, table)

    with_services(tmp_path, scene, now=day)


@pytest.mark.parametrize("out", list(Out))
def test_games_that_everybody_has_left_are_played_to_the_end(tmp_path: Path, out: Out) -> None:
    """Nobody opens the table again: the timekeeper finds it by what is stored."""
    day = Day()
    known: dict[str, str] = {}

    async def before(services: Services) -> None:
        known["id"] = (await timed(services, out, 0)).id

    async def after(services: Services) -> None:
        async with asyncio.timeout(120):
            while (
                known["id"] not in services.registry.tables or services.registry.tables[known["id"]].status == "playing"
            ):
                day.at += MINUTE
                await services.timekeeper.check_clocks()
                await asyncio.sleep(0.01)
        assert services.registry.tables[known["id"]].record()["result"] is not None

    with_services(tmp_path, before, now=day)
    with_services(tmp_path, after, now=day)


def test_bots_have_no_clock(tmp_path: Path) -> None:
    day = Day()

    async def scene(services: Services) -> None:
        table = await timed(services)
        await services.seating.give(table.id, AIKO, 0, Kind.BOT, "random")
        await until_others_are_to_act(table, 0)
        await act(services, table, session=BO)
        await act(services, table, session=BO)
        async with asyncio.timeout(60):
            while table.to_act != 1 and table.status == "playing":
                await asyncio.sleep(0.01)
        assert await stored_deadline(services, table) == times_of(table).deadline(1)
        await services.seating.give(table.id, BO, 1, Kind.BOT, "random")
        assert await stored_deadline(services, table) is None

    with_services(tmp_path, scene, now=day)


def test_a_table_that_cannot_be_opened_holds_up_no_other(tmp_path: Path) -> None:
    day = Day()
    known: dict[str, str] = {}

    async def before(services: Services) -> None:
        known["broken"] = (await timed(services, Out.BOT, 0)).id
        known["sound"] = (await timed(services, Out.BOT, 0)).id
        t = schema.tables
        await services.store.write(Write(update(t).where(t.c.id == known["broken"]).values(rules="0")))

    async def after(services: Services) -> None:
        day.at += MINUTE
        await services.timekeeper.check_clocks()
        assert services.registry.tables[known["sound"]].seats[0].kind is Kind.BOT
        assert await services.timekeeper.due_tables() == []

    with_services(tmp_path, before, now=day)
    with_services(tmp_path, after, now=day)
