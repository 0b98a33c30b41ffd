"""On PostgreSQL: the life of a profile, every statement that SQLite takes; and a process that has not heard yet."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tatami.tables import ratings, schema
from tatami.tables.dossier import dossier
from tatami.tables.hall import Hall
from tatami.tables.history import battles_of, games_of
from tatami.tables.notices import Reach
from tatami.tables.pushes import Browser
from tatami.tables.seats import Kind, Seat, hashed
from tatami.tables.store import Store, address_of
from tests.server import postgres
from tests.tables.test_hall import AIKO, BO, act, code_of, person
from tests.tables.test_migrations import fill, goes_on, versions
from tests.tables.test_profiles import LATE, PHONE, written_down
from tests.tables.test_pushes import AUTH, RECEIVER
from tests.tables.test_ratings import ALL, after, play_on, rated_table, same, strengths, two

BROWSER = Browser("https://push.example/x", RECEIVER, AUTH, "pl")


async def live(hall: Hall) -> None:
    one, other = await two(hall)
    for _ in range(2):
        table = await rated_table(hall, one, other)
        await play_on(hall, table)
        await written_down(hall)
        if await hall.store.count(schema.seated) == 2:
            same(await strengths(hall), after(table))
    assert {games for _, games in (await strengths(hall)).values()} == {2}
    assert len(await ratings.ladder(hall.store, "kenjin", 10)) == 2
    assert len(await games_of(hall.store, one.id, True, LATE, 10)) == 2
    assert await battles_of(hall.store, one.id) == []

    going = await rated_table(hall, one, other)
    code = await hall.profiles.renew_code(one)
    _, token = await hall.profiles.sign_in(PHONE, code)
    assert await hall.profiles.of(hashed(token)) == one
    assert await hall.profiles.sit(going.id, one, PHONE, hashed(token)) == [0]
    await hall.pushes.of_table(going.id, BO, BROWSER)
    await hall.pushes.of_profile(one, PHONE, BROWSER)
    told = await dossier(hall, one)
    assert (len(told["games"]), len(told["push"]), len(told["signed_in_since"])) == (3, 1, 2)
    assert (await hall.shelf.load(going.id)).pushed == {BO}
    await hall.profiles.sign_out(one, hashed(token))
    assert (await hall.shelf.load(going.id)).seats_of(PHONE) == []
    await hall.profiles.sign_out_everywhere(one)
    assert (await hall.shelf.load(going.id)).sitters[0] == set()
    await hall.profiles.change(other, ALL._replace(name="Bo", history=False))
    assert (await hall.shelf.load(going.id)).links[1] is not None, "a rated game counts first"
    assert len(await games_of(hall.store, other.id, True, LATE, 10)) == 0
    for profile in (one, other):
        await hall.profiles.delete(profile)
    assert await code_of(hall.profiles.sign_in(AIKO, code)) == "bad-code"
    for table_of_profiles in (schema.profiles, schema.signed_in, schema.seated, schema.ratings):
        assert await hall.store.count(table_of_profiles) == 0


async def one_is_behind(hall: Hall, other: Hall) -> None:
    """Of two processes one hears no bells: whoever plays there what they saw elsewhere is not refused."""
    await other.bells.stop()
    table, _ = await hall.create(AIKO, "kenjin", {}, [person(), Seat(Kind.OPEN)], mine=[0])
    behind = await other.table(table.id)
    await hall.join(table.id, BO, None, 1, "Bo", None)
    assert behind.status == "waiting"
    await other.act(table.id, AIKO, 0, table.play.version, "peasant@1")
    await act(hall, await hall.table_at(table.id, behind.play.version), "peasant@1")
    assert behind.play.version < table.play.version
    await other.act(table.id, BO, 1, table.play.version, "peasant@1")
    await hall.table_at(table.id, behind.play.version)
    assert table.play.record() == behind.play.record()


async def people_are_seen_from_afar(hall: Hall, other: Hall) -> None:
    """Who looks at a table by one process is not away for the host at another."""
    table, keys = await hall.create(AIKO, "kenjin", {}, [person(), Seat(Kind.INVITE)], mine=[0])
    await hall.join(table.id, BO, keys[1], None, "Bo", None)
    far = await other.table(table.id)
    far.opened = table.opened = -1e9
    far.present[1] += 1
    other.bells.say_who_is_there(far)
    async with asyncio.timeout(60):
        while not table.is_present(1):
            await asyncio.sleep(0.01)
    assert await code_of(hall.give(table.id, AIKO, 1, Kind.BOT, "random")) == "not-away"
    far.present[1] -= 1
    other.bells.say_who_is_there(far)
    async with asyncio.timeout(60):
        while table.is_present(1):
            await asyncio.sleep(0.01)
    hall.last_seen.clear()
    await hall.give(table.id, AIKO, 1, Kind.BOT, "random")


async def older_versions(database: str) -> None:
    """A database of any earlier version opens, as on SQLite."""
    server = create_async_engine(address_of(database, Path()), isolation_level="AUTOCOMMIT")
    for version in versions():
        async with server.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE version_{version}"))
        address = address_of(database, Path()).rpartition("/")[0] + f"/version_{version}"
        old = create_async_engine(address)
        async with old.begin() as connection:
            await connection.run_sync(fill, version)
        await old.dispose()
        hall = Hall(Store(address))
        await hall.open()
        await goes_on(hall)
        await hall.close()
    await server.dispose()


@pytest.mark.skipif(postgres.programs() is None, reason="there is no PostgreSQL on this machine")
def test_on_postgresql() -> None:
    async def run(address: str) -> None:
        halls = [Hall(Store(address), reach=Reach.PUBLIC) for _ in range(2)]
        for hall in halls:
            await hall.open()
        try:
            assert halls[0].pushes.public_key == halls[1].pushes.public_key
            await people_are_seen_from_afar(*halls)
            await one_is_behind(*halls)
            await live(halls[0])
        finally:
            for hall in halls:
                await hall.close()

    with postgres.running() as database:
        asyncio.run(run(address_of(database, Path())))
        asyncio.run(older_versions(database))
