"""On PostgreSQL: the life of a profile, every statement that SQLite takes; and a process that has not heard yet."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tatami.accounts import ratings
from tatami.accounts.history import battles_of, games_of
from tatami.accounts.profile_export import profile_data
from tatami.notify.outgoing import Reach
from tatami.notify.push import SubscribedBrowser
from tatami.server.services import Services
from tatami.tables import schema
from tatami.tables.seats import Kind, Seat, hash_secret
from tatami.tables.store import Store, address_of
from tests.accounts.test_profiles import LATE, PHONE, written_down
from tests.accounts.test_ratings import ALL, after, play_on, rated_table, same, strengths, two
from tests.notify.test_push import AUTH, RECEIVER
from tests.server import postgres
from tests.tables.test_migrations import fill, goes_on, versions
from tests.tables.test_services import AIKO, BO, a_game_ends_while_it_is_read, act, code_of, person

from ..new_tables import create, join

BROWSER = SubscribedBrowser("https://push.example/x", RECEIVER, AUTH, "pl")


async def live(services: Services) -> None:
    one, other = await two(services)
    for _ in range(2):
        table = await rated_table(services, one, other)
        await play_on(services, table)
        await written_down(services)
        if await services.store.count(schema.seated) == 2:
            same(await strengths(services), after(table))
    assert {games for _, games in (await strengths(services)).values()} == {2}
    assert len(await ratings.ladder(services.store, "kenjin", 10)) == 2
    assert len(await games_of(services.store, one.id, True, LATE, 10)) == 2
    assert await battles_of(services.store, one.id) == []

    going = await rated_table(services, one, other)
    code = await services.profiles.renew_code(one)
    _, token = await services.profiles.sign_in(PHONE, code)
    assert await services.profiles.profile_of_token(hash_secret(token)) == one
    assert await services.profiles.sit(going.id, one, PHONE, hash_secret(token)) == [0]
    await services.push.of_table(going.id, BO, BROWSER)
    await services.push.of_profile(one.id, PHONE, BROWSER)
    told = await profile_data(services.store, services.profiles, one)
    assert (len(told["games"]), len(told["push"]), len(told["signed_in_since"])) == (3, 1, 2)
    assert (await services.loader.load(going.id)).pushed == {BO}
    await services.profiles.sign_out(one, hash_secret(token))
    assert (await services.loader.load(going.id)).seats_of(PHONE) == []
    await services.profiles.sign_out_everywhere(one)
    assert (await services.loader.load(going.id)).sitters[0] == set()
    await services.profiles.change(other, ALL._replace(name="Bo", history=False))
    assert (await services.loader.load(going.id)).links[1] is not None, "a rated game counts first"
    assert len(await games_of(services.store, other.id, True, LATE, 10)) == 0
    for profile in (one, other):
        await services.profiles.delete(profile)
    assert await code_of(services.profiles.sign_in(AIKO, code)) == "bad-code"
    for table_of_profiles in (schema.profiles, schema.signed_in, schema.seated, schema.ratings):
        assert await services.store.count(table_of_profiles) == 0


async def one_is_behind(services: Services, other: Services) -> None:
    """Of two processes one hears no notifications: whoever plays there what they saw elsewhere is not refused."""
    await other.pg_notify.stop()
    table, _ = await create(services, AIKO, "kenjin", {}, [person(), Seat(Kind.OPEN)], mine=[0])
    behind = await other.registry.table(table.id)
    await join(services, table.id, BO, None, 1, "Bo", None)
    assert behind.status == "waiting"
    await other.moves.act(table.id, AIKO, 0, table.play.version, "peasant@1")
    await act(services, await services.registry.table_at(table.id, behind.play.version), "peasant@1")
    assert behind.play.version < table.play.version
    await other.moves.act(table.id, BO, 1, table.play.version, "peasant@1")
    await services.registry.table_at(table.id, behind.play.version)
    assert table.play.record() == behind.play.record()


async def people_are_seen_from_afar(services: Services, other: Services) -> None:
    """Who looks at a table by one process is not away for the host at another."""
    table, keys = await create(services, AIKO, "kenjin", {}, [person(), Seat(Kind.INVITE)], mine=[0])
    await join(services, table.id, BO, keys[1], None, "Bo", None)
    far = await other.registry.table(table.id)
    far.opened = table.opened = -1e9
    far.present[1] += 1
    other.pg_notify.say_who_is_there(far)
    async with asyncio.timeout(60):
        while not table.is_present(1):
            await asyncio.sleep(0.01)
    assert await code_of(services.seating.give(table.id, AIKO, 1, Kind.BOT, "random")) == "not-away"
    far.present[1] -= 1
    other.pg_notify.say_who_is_there(far)
    async with asyncio.timeout(60):
        while table.is_present(1):
            await asyncio.sleep(0.01)
    services.presence.last_seen.clear()
    await services.seating.give(table.id, AIKO, 1, Kind.BOT, "random")


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
        services = Services(Store(address))
        await services.open()
        await goes_on(services)
        await services.close()
    await server.dispose()


@pytest.mark.skipif(postgres.programs() is None, reason="there is no PostgreSQL on this machine")
def test_on_postgresql() -> None:
    async def run(address: str) -> None:
        servers = [Services(Store(address), reach=Reach.PUBLIC) for _ in range(2)]
        for services in servers:
            await services.open()
        try:
            assert servers[0].push.public_key == servers[1].push.public_key
            await people_are_seen_from_afar(*servers)
            await one_is_behind(*servers)
            await a_game_ends_while_it_is_read(*servers)
            await live(servers[0])
        finally:
            for services in servers:
                await services.close()

    with postgres.running() as database:
        asyncio.run(run(address_of(database, Path())))
        asyncio.run(older_versions(database))
