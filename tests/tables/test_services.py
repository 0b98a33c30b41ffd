"""Tables on a real SQLite file: who may do what, in which order, and what is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, event, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

import tatami
from tatami.core.errors import Refusal
from tatami.server.services import Services
from tatami.tables import bot_pool, schema
from tatami.tables.bot_pool import BotPool
from tatami.tables.live_table import LiveTable
from tatami.tables.presence import AWAY
from tatami.tables.seat_links import Visitor
from tatami.tables.seats import Kind, Seat, hash_secret
from tatami.tables.store import DatabaseUnreachable, Store, Write, WriteConflict, address_of, sqlite_address

from ..new_tables import create, join

AIKO, BO = hash_secret("aiko"), hash_secret("bo")
Scene = Callable[[Services], Awaitable[None]]


def with_services(folder: Path, scene: Scene, **settings: Any) -> None:
    async def run() -> None:
        services = Services(Store(sqlite_address(folder)), **settings)
        await services.open()
        try:
            await scene(services)
        finally:
            await services.close()

    asyncio.run(run())


def person(name: str = "") -> Seat:
    return Seat(Kind.PERSON, name, "", "00" * 16, True)


async def hot_seat(services: Services) -> LiveTable:
    """Aiko holds both seats, so that nobody else interferes."""
    table, _ = await create(services, AIKO, "kenjin", {}, [person(), person()], mine=(0, 1))
    return table


async def act(services: Services, table: LiveTable, wish: str | int | None = None, session: str = AIKO) -> int:
    state = table.play.state
    chosen = wish if wish is not None else state.actions()[0]
    return (await services.moves.act(table.id, session, None, table.play.version, chosen))[1]


async def code_of(work: Awaitable[Any]) -> str:
    try:
        await work
    except Refusal as trouble:
        return trouble.code
    return "granted"


def test_the_same_move_twice_is_played_once(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await hot_seat(services)
        version = table.play.version
        first = await services.moves.act(table.id, AIKO, 0, version, "peasant@1")
        again = await services.moves.act(table.id, AIKO, 0, version, "peasant@1")
        assert first[1] == again[1] == version
        assert table.play.version == version + 1
        number = table.play.state.parse("peasant@1")
        assert (await services.moves.act(table.id, AIKO, 0, version, number))[1] == version

    with_services(tmp_path, scene)


def test_of_two_moves_for_one_version_one_wins(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await hot_seat(services)
        version = table.play.version
        wishes = [f"peasant@{number}" for number in (1, 2, 3, 4)]
        codes = await asyncio.gather(
            *(code_of(services.moves.act(table.id, AIKO, 0, version, wish)) for wish in wishes)
        )
        assert sorted(codes) == ["conflict"] * 3 + ["granted"]
        assert table.play.version == version + 1

    with_services(tmp_path, scene)


def test_of_two_processes_one_wins_and_the_other_sees_it(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        other = Services(Store(sqlite_address(tmp_path)))
        await other.open()
        try:
            here = await hot_seat(services)
            there = await other.registry.table(here.id)
            version = here.play.version
            await services.moves.act(here.id, AIKO, 0, version, "peasant@1")
            assert there.play.version == version
            assert await code_of(other.moves.act(here.id, AIKO, 0, version, "peasant@2")) == "conflict"
            assert there.play.version == version + 1
            assert there.play.state.digest() == here.play.state.digest()
            fresh = await other.registry.table(here.id)
            await services.moves.act(here.id, AIKO, 0, version + 1, "peasant@2")
            assert (await other.moves.act(here.id, AIKO, 0, version + 1, "peasant@2"))[1] == version + 1
            assert fresh.play.state.digest() == here.play.state.digest()
        finally:
            await other.close()

    with_services(tmp_path, scene)


def test_refusals_come_in_order(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table, keys = await create(services, AIKO, "kenjin", {}, [person(), Seat(Kind.INVITE)], mine=(0,))
        assert await code_of(services.moves.act(table.id, AIKO, 0, 0, "peasant@1")) == "not-begun"
        assert await code_of(join(services, table.id, BO, "x" * 22, None, "", None)) == "bad-key"
        await join(services, table.id, BO, keys[1], None, "Bo", None)
        assert await code_of(join(services, table.id, hash_secret("c"), keys[1], None, "", None)) == "bad-key"
        version = table.play.version
        assert await code_of(services.moves.act("nowhere", AIKO, 0, version, "peasant@1")) == "no-such-table"
        assert (
            await code_of(services.moves.act(table.id, hash_secret("c"), None, version, "peasant@1")) == "not-your-seat"
        )
        assert await code_of(services.moves.act(table.id, BO, 0, version, "peasant@1")) == "not-your-seat"
        assert await code_of(services.moves.act(table.id, BO, 1, version + 1, "peasant@1")) == "conflict"
        assert await code_of(services.moves.act(table.id, BO, 1, version, "peasant@1")) == "not-your-turn"
        assert await code_of(services.moves.act(table.id, AIKO, 0, version, "assassin:1/1/1")) == "illegal"
        assert await code_of(services.moves.act(table.id, AIKO, 0, version, "dragon@1")) == "no-such-action"
        assert await code_of(services.moves.act(table.id, AIKO, 0, version, 10**9)) == "no-such-action"
        assert table.play.version == version

    with_services(tmp_path, scene)


def test_undo_within_the_turn_only_and_never_behind_a_reveal(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await hot_seat(services)
        before = table.play.state.digest()
        assert await code_of(services.moves.undo(table.id, AIKO, 0, table.play.version)) == "nothing-to-undo"
        await act(services, table, "peasant@1")
        await services.moves.undo(table.id, AIKO, 0, table.play.version)
        assert table.play.state.digest() == before
        await act(services, table, "peasant@1")
        await act(services, table, "peasant@1")
        assert await code_of(services.moves.undo(table.id, AIKO, 0, table.play.version)) == "nothing-to-undo"
        await act(services, table, "scout@1")
        await act(services, table, "reveal:1")
        assert await code_of(services.moves.undo(table.id, AIKO, 1, table.play.version)) == "nothing-to-undo"

    with_services(tmp_path, scene)


def test_a_table_opens_again_as_it_was(tmp_path: Path) -> None:
    known: dict[str, Any] = {}

    async def before(services: Services) -> None:
        table = await hot_seat(services)
        for wish in ("peasant@1", "peasant@2", "scout@1", "reveal:1"):
            await act(services, table, wish)
        await act(services, table)
        await services.moves.undo(table.id, AIKO, None, table.play.version) if table.play.earlier else None
        await services.chat.say(table.id, AIKO, 0, "  hello\n there ")
        known.update(id=table.id, digest=table.play.state.digest(), version=table.play.version)

    async def after(services: Services) -> None:
        table = await services.registry.table(known["id"])
        assert (table.play.version, table.play.state.digest()) == (known["version"], known["digest"])
        assert table.seats_of(AIKO) == [0, 1]
        assert [line["text"] for line in table.chat] == ["hello there"]
        await act(services, table)

    with_services(tmp_path, before)
    with_services(tmp_path, after)


@pytest.mark.parametrize("stored", ["notation", "number"])
@pytest.mark.parametrize("game", tatami.games())
def test_a_table_of_every_game_opens_again(tmp_path: Path, game: str, stored: str) -> None:
    """The page plays by numbers, programs by notation: both are kept as notation. Numbers were stored once, too."""
    known: dict[str, Any] = {}

    async def before(services: Services) -> None:
        players = 3 if game == "samurai-spirit" else 2
        table, _ = await create(services, AIKO, game, {}, [person()] * players, players=players, mine=range(players))
        for turn in range(12):
            state = table.play.state
            if state.to_act is None:
                break
            action = state.actions()[turn % len(state.actions())]
            seat, version = state.to_act, table.play.version
            wish = action if turn % 2 else state.notation(action)
            for _ in range(2):  # a retry is recognised
                assert (await services.moves.act(table.id, AIKO, seat, version, wish))[1] == version
        if stored == "number" and game == "samurai-spirit":
            e = schema.entries
            for step in table.play.steps:
                mine = (e.c.table_id == table.id, e.c.number == step.entry.number)
                await services.store.write(Write(update(e).where(*mine).values(text=str(step.action))))
        known.update(id=table.id, digest=table.play.state.digest(), record=table.play.record())

    async def after(services: Services) -> None:
        table = await services.registry.table(known["id"])
        assert (table.play.state.digest(), table.play.record()) == (known["digest"], known["record"])
        assert table.play.record() == table.play.state.record()

    with_services(tmp_path, before)
    with_services(tmp_path, after)


def test_keys_and_sessions_are_stored_as_hashes_only(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table, keys = await create(services, AIKO, "kenjin", {}, [person(), Seat(Kind.INVITE)], mine=(0,))
        rows = await services.store.rows(select(schema.keys).where(schema.keys.c.table_id == table.id))
        assert [row["hash"] for row in rows] == [hash_secret(keys[1])]
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert keys[1].encode() not in stored

    with_services(tmp_path, scene)


def test_a_seat_given_up_goes_to_a_bot_and_the_game_goes_on(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table, keys = await create(services, AIKO, "kenjin", {}, [person(), Seat(Kind.INVITE)], mine=(0,))
        await join(services, table.id, BO, keys[1], None, "Bo", None)
        services.presence.saw_seat(table, 1)
        assert await code_of(services.seating.give(table.id, AIKO, 1, Kind.BOT, "random")) == "not-away"
        assert await code_of(services.seating.give(table.id, AIKO, 1, Kind.INVITE)) == "seat-held"
        assert await code_of(services.seating.give(table.id, BO, 0, Kind.BOT, "random")) == "not-your-seat"
        await services.seating.give(table.id, BO, 1, Kind.BOT, "random")
        assert table.seats_of(BO) == []
        while table.status == "playing":
            if table.to_act == 0:
                await act(services, table)
            await asyncio.sleep(0)
        assert table.record()["result"] is not None

    with_services(tmp_path, scene)


def a_minute_passes(services: Services, table: LiveTable) -> None:
    """For whoever was at a table."""
    services.presence.last_seen = {key: at - AWAY for key, at in services.presence.last_seen.items()}
    table.opened -= AWAY


def test_somebody_who_was_away_comes_back(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table, keys = await create(services, AIKO, "kenjin", {}, [person(), Seat(Kind.INVITE)], mine=(0,))
        await join(services, table.id, BO, keys[1], None, "Bo", None)
        assert await code_of(services.seating.give(table.id, AIKO, 1, Kind.BOT, "random")) == "not-away"
        a_minute_passes(services, table)
        await services.seating.give(table.id, AIKO, 1, Kind.BOT, "random")
        assert await code_of(services.seating.give(table.id, AIKO, 1, Kind.INVITE)) == "seat-held"
        await services.seating.give(table.id, BO, 1, Kind.PERSON)
        assert table.seats[1].kind is Kind.PERSON
        assert table.seats_of(BO) == [1]

    with_services(tmp_path, scene)


def test_a_bot_that_hangs_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "CHOOSE", "tests.workers.errands:hang")
    monkeypatch.setattr(BotPool, "is_prepared", lambda self, *_: True)

    async def scene(services: Services) -> None:
        stuck, _ = await create(
            services, AIKO, "kenjin", {}, [Seat(Kind.BOT, bot="level:1", ready=True), person()], mine=(1,)
        )
        brisk, _ = await create(
            services, AIKO, "kenjin", {}, [Seat(Kind.BOT, bot="random", ready=True), person()], mine=(1,)
        )
        async with asyncio.timeout(60):
            while brisk.to_act != 1 or stuck.to_act != 1:
                await asyncio.sleep(0.01)
        assert services.bot_pool.replaced >= 1

    with_services(tmp_path, scene, bot_pool=BotPool(workers=1, patience=0.1))


def test_a_bot_that_stumbles_plays_at_random_and_waits_for_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "CHOOSE", "tests.workers.errands:stumble")
    monkeypatch.setattr(BotPool, "is_prepared", lambda self, *_: True)
    monkeypatch.setattr("tatami.tables.bot_turns.RETRY", 0.0)

    async def scene(services: Services) -> None:
        submit, refused = services.store.submit, []

        def away(writes: Any, then: Any, *rest: Any) -> None:
            if refused:
                submit(writes, then, *rest)
            else:
                refused.append(rest[0])
                then(OSError())

        seats = [Seat(Kind.BOT, bot="level:1", ready=True), person()]
        table, _ = await create(services, AIKO, "kenjin", {}, seats, mine=(1,))
        services.store.submit = away  # type: ignore[method-assign]
        async with asyncio.timeout(60):
            while table.to_act != 1:
                await asyncio.sleep(0.01)
        assert refused == [table.id]

    with_services(tmp_path, scene)


async def beside(folder: Path, scene: Callable[[Services], Awaitable[None]]) -> None:
    """A second process on the same database, which hears no notifications."""
    other = Services(Store(sqlite_address(folder)))
    await other.open()
    try:
        await scene(other)
    finally:
        await other.close()


async def a_game_ends_while_it_is_read(services: Services, other: Services) -> None:
    """Another process writes its last move between what this one reads: nobody meets a game without anybody to act."""
    await other.pg_notify.stop()
    table = await hot_seat(services)
    while table.status == "playing":
        before = table.play.version
        await act(services, table)
    t, e = schema.tables, schema.entries
    here, last = t.c.id == table.id, (e.c.table_id == table.id, e.c.number >= before)
    entries = await services.store.rows(select(e).where(*last))
    await services.store.write(Write(delete(e).where(*last)), Write(update(t).where(here).values(status="playing")))
    far = await other.registry.table(table.id)
    assert far.to_act is not None

    async def write() -> None:
        engine = create_async_engine(other.store.engine.url)
        async with engine.begin() as connection:
            await connection.execute(insert(e), entries)
            await connection.execute(update(t).where(here).values(status="over"))
        await engine.dispose()

    written = []

    def write_meanwhile(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if "FROM tables" in statement and not written:
            written.append(statement)
            with ThreadPoolExecutor(1) as elsewhere:
                elsewhere.submit(asyncio.run, write()).result()

    event.listen(other.store.engine.sync_engine, "after_cursor_execute", write_meanwhile)
    await other.registry.catch_up(far)
    assert written
    assert (far.status, far.to_act is None) in (("playing", False), ("over", True))
    await other.registry.catch_up(far)
    assert (far.status, far.play.version) == ("over", table.play.version)


def test_a_game_that_ends_while_it_is_read_is_still_on_or_over(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        async def there(other: Services) -> None:
            await a_game_ends_while_it_is_read(services, other)

        await beside(tmp_path, there)

    with_services(tmp_path, scene)


def test_of_two_who_want_an_open_seat_in_two_processes_one_gets_it(tmp_path: Path) -> None:
    """Else both would see the same hand."""

    async def scene(services: Services) -> None:
        async def there(other: Services) -> None:
            here, _ = await create(services, AIKO, "kenjin", {}, [person(), Seat(Kind.OPEN)], mine=(0,))
            await other.registry.table(here.id)
            await join(services, here.id, BO, None, 1, "Bo", None)
            assert await code_of(join(other, here.id, hash_secret("eve"), None, 1, "Eve", None)) == "conflict"
            assert (await other.loader.load(here.id)).sitters[1] == {BO}

        await beside(tmp_path, there)

    with_services(tmp_path, scene)


def test_two_who_sit_down_last_in_two_processes_can_play(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        async def there(other: Services) -> None:
            here, _ = await create(services, AIKO, "kenjin", {}, [Seat(Kind.OPEN), Seat(Kind.OPEN)])
            far = await other.registry.table(here.id)
            await join(services, here.id, AIKO, None, 0, "Aiko", None)
            await join(other, here.id, BO, None, 1, "Bo", None)
            assert (here.status, far.status) == ("waiting", "waiting"), "neither has seen the other"
            await services.registry.catch_up(here)
            await other.registry.catch_up(far)
            assert (here.status, far.status) == ("playing", "playing")
            assert here.play.state.digest() == far.play.state.digest()

        await beside(tmp_path, there)

    with_services(tmp_path, scene)


def test_a_program_that_ended_before_it_dealt_deals_when_it_comes_back(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table, _ = await create(services, AIKO, "kenjin", {}, [person(), Seat(Kind.OPEN)], mine=(0,))
        s = schema.seats
        sat = update(s).where(s.c.table_id == table.id, s.c.seat == 1).values(kind="person", ready=True)
        await services.store.write(Write(sat))
        del services.registry.tables[table.id]
        assert (await services.registry.table(table.id)).status == "playing"

    with_services(tmp_path, scene)


def test_a_table_has_one_rematch_also_in_two_processes(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        async def there(other: Services) -> None:
            here = await hot_seat(services)
            while here.status == "playing":
                await act(services, here)
            far = await other.registry.table(here.id)
            one = await services.rematch.play_again(here.id, Visitor(AIKO), None)
            assert far.rematch is None
            assert (await other.rematch.play_again(here.id, Visitor(AIKO), None)).id == one.id
            assert await services.store.count(schema.tables) == 2

        await beside(tmp_path, there)

    with_services(tmp_path, scene)


def test_whoever_takes_a_seat_before_the_game_brings_their_own_nonce(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table, _ = await create(services, AIKO, "kenjin", {}, [Seat(Kind.OPEN), Seat(Kind.OPEN)])
        await join(services, table.id, AIKO, None, 0, "Aiko", "aa" * 16)
        await services.seating.give(table.id, AIKO, 0, Kind.OPEN)
        assert table.seats[0].name == ""
        await join(services, table.id, BO, None, 0, "Bo", "bb" * 16)
        a_minute_passes(services, table)
        await services.seating.give(table.id, AIKO, 0, Kind.BOT, "random")  # by the host; Bo can come back
        await services.seating.give(table.id, BO, 0, Kind.PERSON)
        assert table.nonces == ["bb" * 16, None]
        await join(services, table.id, AIKO, None, 1, "Aiko", "cc" * 16)
        await services.seating.give(table.id, BO, 0, Kind.OPEN)
        await join(services, table.id, hash_secret("c"), None, 0, "C", "dd" * 16)
        assert table.nonces == ["bb" * 16, "cc" * 16], "once dealt, it is settled"

    with_services(tmp_path, scene)


def test_tables_that_nobody_looks_at_are_closed_also_where_only_new_ones_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tatami.tables.registry.OPEN_TABLES", 3)
    monkeypatch.setattr("tatami.tables.registry.SWEEP_EVERY", 0.0)
    moment = [10**12]

    async def scene(services: Services) -> None:
        for _ in range(6):
            await hot_seat(services)
            moment[0] += 10**7
        assert len(services.registry.tables) <= 3

    with_services(tmp_path, scene, now=lambda: moment[0])


def test_a_table_whose_game_is_over_is_closed_once_all_have_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tatami.tables.registry.SWEEP_EVERY", 0.0)
    moment = [10**12]

    async def scene(services: Services) -> None:
        over, watched, played = [await hot_seat(services) for _ in range(3)]
        over.status = watched.status = "over"
        watched.watchers.add(lambda: None)
        moment[0] += 31_000
        last = await hot_seat(services)
        assert set(services.registry.tables) == {watched.id, played.id, last.id}
        assert (await services.registry.table(over.id)).id == over.id

    with_services(tmp_path, scene, now=lambda: moment[0])


def test_one_table_that_cannot_be_opened_hides_no_other(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        one, other = await hot_seat(services), await hot_seat(services)
        t = schema.tables
        await services.store.write(Write(update(t).where(t.c.id == one.id).values(rules="0")))
        services.registry.tables.clear()
        assert [table.id for table in await services.registry.open_all([one.id, other.id])] == [other.id]
        assert (
            await code_of(services.registry.table("\0"))
            == await code_of(services.registry.table("é"))
            == "no-such-table"
        )

    with_services(tmp_path, scene)


def test_a_record_is_read_in_beside_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long game takes seconds, in which everybody else would have to wait."""

    def here(record: Any) -> Any:
        raise AssertionError("in the server's own process")

    monkeypatch.setattr(tatami, "replay", here)

    async def scene(services: Services) -> None:
        table = await hot_seat(services)
        while table.status == "playing":
            await act(services, table)
        again = await services.imports.take_in(BO, table.record())
        assert again.record() == table.record()

    with_services(tmp_path, scene)


def test_errors_of_the_database_hold_nothing_that_was_asked_for(tmp_path: Path) -> None:
    """They are written into logs."""

    async def scene(services: Services) -> None:
        from sqlalchemy import text

        for work in (
            services.store.rows(text("SELECT :secret FROM nowhere").bindparams(secret="s3cret")),
            services.store.write(Write(text("UPDATE nowhere SET x = :secret"), {"secret": "s3cret"})),
        ):
            with pytest.raises((SQLAlchemyError, DatabaseUnreachable)) as refusal:
                await work
            assert "s3cret" not in str(refusal.value)

    with_services(tmp_path, scene)


def test_a_conflict_in_a_shared_commit_hurts_nobody_else(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await hot_seat(services)

        def chat(number: int) -> Write:
            row = {"table_id": table.id, "number": number, "seat": 0, "name": "", "text": "x", "at": 0}
            return Write(insert(schema.chat), row)

        writes = [services.store.write(chat(number)) for number in (0, 1, 1, 2)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(result, WriteConflict) for result in results] == [False, False, True, False]
        assert await services.store.count(schema.chat) == 3

    with_services(tmp_path, scene)


def test_sqlite_keeps_what_it_acknowledges(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        from sqlalchemy import text

        assert (await services.store.rows(text("PRAGMA journal_mode")))[0]["journal_mode"] == "wal"
        assert (await services.store.rows(text("PRAGMA synchronous")))[0]["synchronous"] == 2

    with_services(tmp_path, scene)


def test_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def scene(services: Services) -> None:
        async with services.store.engine.connect() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
            )
        assert differences == []

    with_services(tmp_path, scene)


def test_addresses_of_databases(tmp_path: Path) -> None:
    assert address_of(None, tmp_path) == f"sqlite+aiosqlite:///{tmp_path}/tatami.db"
    assert address_of("postgresql://me@here/tatami", tmp_path) == "postgresql+asyncpg://me@here/tatami"
    with pytest.raises(ValueError, match="--database: must look like"):
        address_of("mysql://me@here/tatami", tmp_path)


def test_options_and_seats_must_fit(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        assert await code_of(create(services, AIKO, "go", {}, [person()])) == "bad-options"
        assert await code_of(create(services, AIKO, "kenjin", {"players": 9}, [person()])) == "bad-options"
        assert await code_of(create(services, AIKO, "kenjin", {"players": [2]}, [person()])) == "bad-options"
        assert await code_of(create(services, AIKO, "kenjin", {}, [person()])) == "bad-seats"
        bot = Seat(Kind.BOT, bot="godzilla", ready=True)
        assert await code_of(create(services, AIKO, "kenjin", {}, [person(), bot])) == "bad-value"

    with_services(tmp_path, scene)
