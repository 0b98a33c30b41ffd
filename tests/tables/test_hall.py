"""Tables on a real SQLite file: who may do what, in which order, and what is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.exc import SQLAlchemyError

import tatami
from tatami.tables import schema
from tatami.tables.hall import Hall
from tatami.tables.players import Players, choosers
from tatami.tables.seats import Kind, Seat, hashed
from tatami.tables.store import Store, Taken, Write, address_of, sqlite_address
from tatami.tables.table import Table
from tatami.tables.trouble import Trouble

AIKO, BO = hashed("aiko"), hashed("bo")
Scene = Callable[[Hall], Awaitable[None]]


def in_a_hall(folder: Path, scene: Scene, **settings: Any) -> None:
    async def run() -> None:
        hall = Hall(Store(sqlite_address(folder)), **settings)
        await hall.open()
        try:
            await scene(hall)
        finally:
            await hall.close()

    asyncio.run(run())


def person(name: str = "") -> Seat:
    return Seat(Kind.PERSON, name, "", "00" * 16, True)


async def hot_seat(hall: Hall) -> Table:
    """Aiko holds both seats, so that nobody else interferes."""
    table, _ = await hall.create(AIKO, "kenjin", {}, [person(), person()], mine=(0, 1))
    return table


async def act(hall: Hall, table: Table, wish: str | int | None = None, session: str = AIKO) -> int:
    state = table.play.state
    chosen = wish if wish is not None else state.actions()[0]
    return (await hall.act(table.id, session, None, table.play.version, chosen))[1]


async def code_of(work: Awaitable[Any]) -> str:
    try:
        await work
    except Trouble as trouble:
        return trouble.code
    return "granted"


def test_the_same_move_twice_is_played_once(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await hot_seat(hall)
        version = table.play.version
        first = await hall.act(table.id, AIKO, 0, version, "peasant@1")
        again = await hall.act(table.id, AIKO, 0, version, "peasant@1")
        assert first[1] == again[1] == version
        assert table.play.version == version + 1
        number = table.play.state.parse("peasant@1")
        assert (await hall.act(table.id, AIKO, 0, version, number))[1] == version

    in_a_hall(tmp_path, scene)


def test_of_two_moves_for_one_version_one_wins(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await hot_seat(hall)
        version = table.play.version
        wishes = [f"peasant@{number}" for number in (1, 2, 3, 4)]
        codes = await asyncio.gather(*(code_of(hall.act(table.id, AIKO, 0, version, wish)) for wish in wishes))
        assert sorted(codes) == ["conflict"] * 3 + ["granted"]
        assert table.play.version == version + 1

    in_a_hall(tmp_path, scene)


def test_of_two_processes_one_wins_and_the_other_sees_it(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        other = Hall(Store(sqlite_address(tmp_path)))
        await other.open()
        try:
            here = await hot_seat(hall)
            there = await other.table(here.id)
            version = here.play.version
            await hall.act(here.id, AIKO, 0, version, "peasant@1")
            assert there.play.version == version
            assert await code_of(other.act(here.id, AIKO, 0, version, "peasant@2")) == "conflict"
            assert there.play.version == version + 1
            assert there.play.state.digest() == here.play.state.digest()
            fresh = await other.table(here.id)
            await hall.act(here.id, AIKO, 0, version + 1, "peasant@2")
            assert (await other.act(here.id, AIKO, 0, version + 1, "peasant@2"))[1] == version + 1
            assert fresh.play.state.digest() == here.play.state.digest()
        finally:
            await other.close()

    in_a_hall(tmp_path, scene)


def test_refusals_come_in_order(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table, keys = await hall.create(AIKO, "kenjin", {}, [person(), Seat(Kind.INVITE)], mine=(0,))
        assert await code_of(hall.act(table.id, AIKO, 0, 0, "peasant@1")) == "not-begun"
        assert await code_of(hall.join(table.id, BO, "x" * 22, None, "", None)) == "bad-key"
        await hall.join(table.id, BO, keys[1], None, "Bo", None)
        assert await code_of(hall.join(table.id, hashed("c"), keys[1], None, "", None)) == "bad-key"
        version = table.play.version
        assert await code_of(hall.act("nowhere", AIKO, 0, version, "peasant@1")) == "no-such-table"
        assert await code_of(hall.act(table.id, hashed("c"), None, version, "peasant@1")) == "not-your-seat"
        assert await code_of(hall.act(table.id, BO, 0, version, "peasant@1")) == "not-your-seat"
        assert await code_of(hall.act(table.id, BO, 1, version + 1, "peasant@1")) == "conflict"
        assert await code_of(hall.act(table.id, BO, 1, version, "peasant@1")) == "not-your-turn"
        assert await code_of(hall.act(table.id, AIKO, 0, version, "assassin:1/1/1")) == "illegal"
        assert await code_of(hall.act(table.id, AIKO, 0, version, "dragon@1")) == "no-such-action"
        assert await code_of(hall.act(table.id, AIKO, 0, version, 10**9)) == "no-such-action"
        assert table.play.version == version

    in_a_hall(tmp_path, scene)


def test_undo_within_the_turn_only_and_never_behind_a_reveal(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await hot_seat(hall)
        before = table.play.state.digest()
        assert await code_of(hall.undo(table.id, AIKO, 0, table.play.version)) == "nothing-to-undo"
        await act(hall, table, "peasant@1")
        await hall.undo(table.id, AIKO, 0, table.play.version)
        assert table.play.state.digest() == before
        await act(hall, table, "peasant@1")
        await act(hall, table, "peasant@1")
        assert await code_of(hall.undo(table.id, AIKO, 0, table.play.version)) == "nothing-to-undo"
        await act(hall, table, "scout@1")
        await act(hall, table, "reveal:1")
        assert await code_of(hall.undo(table.id, AIKO, 1, table.play.version)) == "nothing-to-undo"

    in_a_hall(tmp_path, scene)


def test_a_table_opens_again_as_it_was(tmp_path: Path) -> None:
    known: dict[str, Any] = {}

    async def before(hall: Hall) -> None:
        table = await hot_seat(hall)
        for wish in ("peasant@1", "peasant@2", "scout@1", "reveal:1"):
            await act(hall, table, wish)
        await act(hall, table)
        await hall.undo(table.id, AIKO, None, table.play.version) if table.play.earlier else None
        await hall.talk.say(table.id, AIKO, 0, "  hello\n there ")
        known.update(id=table.id, digest=table.play.state.digest(), version=table.play.version)

    async def after(hall: Hall) -> None:
        table = await hall.table(known["id"])
        assert (table.play.version, table.play.state.digest()) == (known["version"], known["digest"])
        assert table.seats_of(AIKO) == [0, 1]
        assert [line["text"] for line in table.chat] == ["hello there"]
        await act(hall, table)

    in_a_hall(tmp_path, before)
    in_a_hall(tmp_path, after)


@pytest.mark.parametrize("stored", ["notation", "number"])
@pytest.mark.parametrize("game", tatami.games())
def test_a_table_of_every_game_opens_again(tmp_path: Path, game: str, stored: str) -> None:
    """The page plays by numbers, programs by notation: both are kept as notation. Numbers were stored once, too."""
    known: dict[str, Any] = {}

    async def before(hall: Hall) -> None:
        players = 3 if game == "samurai-spirit" else 2
        table, _ = await hall.create(AIKO, game, {}, [person()] * players, players=players, mine=range(players))
        for turn in range(12):
            state = table.play.state
            if state.to_act is None:
                break
            action = state.actions()[turn % len(state.actions())]
            seat, version = state.to_act, table.play.version
            wish = action if turn % 2 else state.notation(action)
            for _ in range(2):  # a retry is recognised
                assert (await hall.act(table.id, AIKO, seat, version, wish))[1] == version
        if stored == "number" and game == "samurai-spirit":
            e = schema.entries
            for step in table.play.steps:
                mine = (e.c.table_id == table.id, e.c.number == step.entry.number)
                await hall.store.write(Write(update(e).where(*mine).values(text=str(step.action))))
        known.update(id=table.id, digest=table.play.state.digest(), record=table.play.record())

    async def after(hall: Hall) -> None:
        table = await hall.table(known["id"])
        assert (table.play.state.digest(), table.play.record()) == (known["digest"], known["record"])
        assert table.play.record() == table.play.state.record()

    in_a_hall(tmp_path, before)
    in_a_hall(tmp_path, after)


def test_keys_and_sessions_are_stored_as_hashes_only(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table, keys = await hall.create(AIKO, "kenjin", {}, [person(), Seat(Kind.INVITE)], mine=(0,))
        rows = await hall.store.rows(select(schema.keys).where(schema.keys.c.table_id == table.id))
        assert [row["hash"] for row in rows] == [hashed(keys[1])]
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert keys[1].encode() not in stored

    in_a_hall(tmp_path, scene)


def test_a_seat_given_up_goes_to_a_bot_and_the_game_goes_on(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table, keys = await hall.create(AIKO, "kenjin", {}, [person(), Seat(Kind.INVITE)], mine=(0,))
        await hall.join(table.id, BO, keys[1], None, "Bo", None)
        hall.seen_at(table, 1)
        assert await code_of(hall.give(table.id, AIKO, 1, Kind.BOT, "random")) == "not-away"
        assert await code_of(hall.give(table.id, AIKO, 1, Kind.INVITE)) == "seat-held"
        assert await code_of(hall.give(table.id, BO, 0, Kind.BOT, "random")) == "not-your-seat"
        await hall.give(table.id, BO, 1, Kind.BOT, "random")
        assert table.seats_of(BO) == []
        while table.status == "playing":
            if table.to_act == 0:
                await act(hall, table)
            await asyncio.sleep(0)
        assert table.record()["result"] is not None

    in_a_hall(tmp_path, scene)


def test_somebody_who_was_away_comes_back(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table, keys = await hall.create(AIKO, "kenjin", {}, [person(), Seat(Kind.INVITE)], mine=(0,))
        await hall.join(table.id, BO, keys[1], None, "Bo", None)
        await hall.give(table.id, AIKO, 1, Kind.BOT, "random")
        assert await code_of(hall.give(table.id, AIKO, 1, Kind.INVITE)) == "seat-held"
        await hall.give(table.id, BO, 1, Kind.PERSON)
        assert table.seats[1].kind is Kind.PERSON
        assert table.seats_of(BO) == [1]

    in_a_hall(tmp_path, scene)


def test_a_bot_that_hangs_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    released = threading.Event()

    def hang(state: Any, seat: int) -> int:
        released.wait(60)
        return int(state.actions()[0])

    async def ready(self: Players, *_: Any) -> bool:
        return True

    monkeypatch.setitem(choosers(), "hangs", hang)
    monkeypatch.setattr(Players, "prepare", ready)

    async def scene(hall: Hall) -> None:
        stuck, _ = await hall.create(AIKO, "kenjin", {}, [Seat(Kind.BOT, bot="hangs", ready=True), person()], mine=(1,))
        brisk, _ = await hall.create(
            AIKO, "kenjin", {}, [Seat(Kind.BOT, bot="random", ready=True), person()], mine=(1,)
        )
        async with asyncio.timeout(60):
            while brisk.to_act != 1 or stuck.to_act != 1:
                await asyncio.sleep(0.01)
        assert hall.players.replaced >= 1
        released.set()

    in_a_hall(tmp_path, scene, players=Players(workers=1, patience=0.1))


def test_a_bot_that_stumbles_plays_at_random_and_waits_for_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(state: Any, seat: int) -> int:
        raise RuntimeError

    async def ready(self: Players, *_: Any) -> bool:
        return True

    monkeypatch.setitem(choosers(), "stumbles", stumble)
    monkeypatch.setattr(Players, "prepare", ready)
    monkeypatch.setattr("tatami.tables.hall.RETRY", 0.0)

    async def scene(hall: Hall) -> None:
        submit, refused = hall.store.submit, []

        def away(writes: Any, then: Any, about: str = "") -> None:
            if refused:
                submit(writes, then, about)
            else:
                refused.append(about)
                then(OSError())

        seats = [Seat(Kind.BOT, bot="stumbles", ready=True), person()]
        table, _ = await hall.create(AIKO, "kenjin", {}, seats, mine=(1,))
        hall.store.submit = away  # type: ignore[method-assign]
        async with asyncio.timeout(60):
            while table.to_act != 1:
                await asyncio.sleep(0.01)
        assert refused == [table.id]

    in_a_hall(tmp_path, scene)


async def beside(folder: Path, scene: Callable[[Hall], Awaitable[None]]) -> None:
    """A second process on the same database, which hears no bells."""
    other = Hall(Store(sqlite_address(folder)))
    await other.open()
    try:
        await scene(other)
    finally:
        await other.close()


def test_of_two_who_want_an_open_seat_in_two_processes_one_gets_it(tmp_path: Path) -> None:
    """Else both would see the same hand."""

    async def scene(hall: Hall) -> None:
        async def there(other: Hall) -> None:
            here, _ = await hall.create(AIKO, "kenjin", {}, [person(), Seat(Kind.OPEN)], mine=(0,))
            await other.table(here.id)
            await hall.join(here.id, BO, None, 1, "Bo", None)
            assert await code_of(other.join(here.id, hashed("eve"), None, 1, "Eve", None)) == "conflict"
            assert (await other.shelf.load(here.id)).sitters[1] == {BO}

        await beside(tmp_path, there)

    in_a_hall(tmp_path, scene)


def test_two_who_sit_down_last_in_two_processes_can_play(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        async def there(other: Hall) -> None:
            here, _ = await hall.create(AIKO, "kenjin", {}, [Seat(Kind.OPEN), Seat(Kind.OPEN)])
            far = await other.table(here.id)
            await hall.join(here.id, AIKO, None, 0, "Aiko", None)
            await other.join(here.id, BO, None, 1, "Bo", None)
            assert (here.status, far.status) == ("waiting", "waiting"), "neither has seen the other"
            await hall.catch_up(here)
            await other.catch_up(far)
            assert (here.status, far.status) == ("playing", "playing")
            assert here.play.state.digest() == far.play.state.digest()

        await beside(tmp_path, there)

    in_a_hall(tmp_path, scene)


def test_a_program_that_ended_before_it_dealt_deals_when_it_comes_back(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table, _ = await hall.create(AIKO, "kenjin", {}, [person(), Seat(Kind.OPEN)], mine=(0,))
        s = schema.seats
        sat = update(s).where(s.c.table_id == table.id, s.c.seat == 1).values(kind="person", ready=True)
        await hall.store.write(Write(sat))
        del hall.tables[table.id]
        assert (await hall.table(table.id)).status == "playing"

    in_a_hall(tmp_path, scene)


def test_a_table_has_one_rematch_also_in_two_processes(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        async def there(other: Hall) -> None:
            here = await hot_seat(hall)
            while here.status == "playing":
                await act(hall, here)
            far = await other.table(here.id)
            one = await hall.play_again(here.id, AIKO, None)
            assert far.rematch is None
            assert (await other.play_again(here.id, AIKO, None)).id == one.id
            assert await hall.store.count(schema.tables) == 2

        await beside(tmp_path, there)

    in_a_hall(tmp_path, scene)


def test_whoever_takes_a_seat_before_the_game_brings_their_own_nonce(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table, _ = await hall.create(AIKO, "kenjin", {}, [Seat(Kind.OPEN), Seat(Kind.OPEN)])
        await hall.join(table.id, AIKO, None, 0, "Aiko", "aa" * 16)
        await hall.give(table.id, AIKO, 0, Kind.OPEN)
        assert table.seats[0].name == ""
        await hall.join(table.id, BO, None, 0, "Bo", "bb" * 16)
        await hall.give(table.id, AIKO, 0, Kind.BOT, "random")  # by the host; Bo can come back
        await hall.give(table.id, BO, 0, Kind.PERSON)
        assert table.nonces == ["bb" * 16, None]
        await hall.join(table.id, AIKO, None, 1, "Aiko", "cc" * 16)
        await hall.give(table.id, BO, 0, Kind.OPEN)
        await hall.join(table.id, hashed("c"), None, 0, "C", "dd" * 16)
        assert table.nonces == ["bb" * 16, "cc" * 16], "once dealt, it is settled"

    in_a_hall(tmp_path, scene)


def test_tables_that_nobody_looks_at_are_closed_also_where_only_new_ones_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tatami.tables.hall.OPEN_TABLES", 3)
    monkeypatch.setattr("tatami.tables.hall.SWEEP_EVERY", 0.0)
    moment = [10**12]

    async def scene(hall: Hall) -> None:
        for _ in range(6):
            await hot_seat(hall)
            moment[0] += 10**7
        assert len(hall.tables) <= 3

    in_a_hall(tmp_path, scene, now=lambda: moment[0])


def test_one_table_that_cannot_be_opened_hides_no_other(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        one, other = await hot_seat(hall), await hot_seat(hall)
        t = schema.tables
        await hall.store.write(Write(update(t).where(t.c.id == one.id).values(rules="0")))
        hall.tables.clear()
        assert [table.id for table in await hall.those_that_open([one.id, other.id])] == [other.id]
        assert await code_of(hall.table("\0")) == await code_of(hall.table("é")) == "no-such-table"

    in_a_hall(tmp_path, scene)


def test_a_record_is_read_in_beside_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long game takes seconds, in which everybody else would have to wait."""
    import threading

    replay, where = tatami.replay, []

    def watched(record: Any) -> Any:
        where.append(threading.current_thread())
        return replay(record)

    monkeypatch.setattr(tatami, "replay", watched)

    async def scene(hall: Hall) -> None:
        table = await hot_seat(hall)
        while table.status == "playing":
            await act(hall, table)
        again = await hall.take_in(BO, table.record())
        assert again.record() == table.record()
        assert where and where[0] is not threading.main_thread()

    in_a_hall(tmp_path, scene)


def test_errors_of_the_database_hold_nothing_that_was_asked_for(tmp_path: Path) -> None:
    """They are written into logs."""

    async def scene(hall: Hall) -> None:
        from sqlalchemy import text

        for work in (
            hall.store.rows(text("SELECT :secret FROM nowhere").bindparams(secret="s3cret")),
            hall.store.write(Write(text("UPDATE nowhere SET x = :secret"), {"secret": "s3cret"})),
        ):
            with pytest.raises(SQLAlchemyError) as refusal:
                await work
            assert "s3cret" not in str(refusal.value)

    in_a_hall(tmp_path, scene)


def test_a_conflict_in_a_shared_commit_hurts_nobody_else(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await hot_seat(hall)

        def chat(number: int) -> Write:
            row = {"table_id": table.id, "number": number, "seat": 0, "name": "", "text": "x", "at": 0}
            return Write(insert(schema.chat), row)

        writes = [hall.store.write(chat(number)) for number in (0, 1, 1, 2)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(result, Taken) for result in results] == [False, False, True, False]
        assert await hall.store.count(schema.chat) == 3

    in_a_hall(tmp_path, scene)


def test_sqlite_keeps_what_it_acknowledges(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        from sqlalchemy import text

        assert (await hall.store.rows(text("PRAGMA journal_mode")))[0]["journal_mode"] == "wal"
        assert (await hall.store.rows(text("PRAGMA synchronous")))[0]["synchronous"] == 2

    in_a_hall(tmp_path, scene)


def test_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def scene(hall: Hall) -> None:
        async with hall.store.engine.connect() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
            )
        assert differences == []

    in_a_hall(tmp_path, scene)


def test_addresses_of_databases(tmp_path: Path) -> None:
    assert address_of(None, tmp_path) == f"sqlite+aiosqlite:///{tmp_path}/tatami.db"
    assert address_of("postgresql://me@here/tatami", tmp_path) == "postgresql+asyncpg://me@here/tatami"
    with pytest.raises(ValueError, match="--database: must be like"):
        address_of("mysql://me@here/tatami", tmp_path)


def test_options_and_seats_must_fit(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        assert await code_of(hall.create(AIKO, "go", {}, [person()])) == "bad-options"
        assert await code_of(hall.create(AIKO, "kenjin", {"players": 9}, [person()])) == "bad-options"
        assert await code_of(hall.create(AIKO, "kenjin", {"players": [2]}, [person()])) == "bad-options"
        assert await code_of(hall.create(AIKO, "kenjin", {}, [person()])) == "bad-seats"
        bot = Seat(Kind.BOT, bot="godzilla", ready=True)
        assert await code_of(hall.create(AIKO, "kenjin", {}, [person(), bot])) == "bad-value"

    in_a_hall(tmp_path, scene)
