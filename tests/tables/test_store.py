"""One writer for all tables: what shares a commit, what happens when it fails, and who is told in which order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import select

from tatami.server.services import Services
from tatami.tables import schema
from tatami.tables.store import ADD_ENTRIES, Store, Write, WriteConflict, sqlite_address
from tests.tables.test_services import AIKO, act, code_of, hot_seat, with_services

TABLES = 8


def entry(table: str, number: int, text: str = "peasant@1") -> Write:
    row = {"table_id": table, "number": number, "kind": "act", "actor": 0, "text": text, "at": 0}
    return Write(ADD_ENTRIES, [row])


def set_writing(store: Store, allowed: bool) -> None:
    """A disk that takes nothing any more, and one that does again: SQLite itself refuses."""
    assert store.sqlite_writer is not None
    store.sqlite_writer.thread.submit(pragma, store, f"query_only={'OFF' if allowed else 'ON'}").result()


def pragma(store: Store, setting: str) -> Any:
    assert store.sqlite_writer is not None and store.sqlite_writer.connection is not None
    result = store.sqlite_writer.connection.exec_driver_sql(f"PRAGMA {setting}")
    return result.scalar() if result.returns_rows else None


async def moves_stored(services: Services, table: str) -> list[str]:
    e = schema.entries
    rows = await services.store.rows(select(e).where(e.c.table_id == table, e.c.actor >= 0).order_by(e.c.number))
    return [row["text"] for row in rows]


def test_the_connection_that_writes_is_durable(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        await hot_seat(services)
        assert services.store.sqlite_writer is not None
        settings = [
            services.store.sqlite_writer.thread.submit(pragma, services.store, name).result()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
        assert settings == ["wal", 2, 1]

    with_services(tmp_path, scene)


def test_moves_of_many_tables_share_commits(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        tables = [await hot_seat(services) for _ in range(TABLES)]
        before = services.store.commits
        await asyncio.gather(*(act(services, table, "peasant@1") for table in tables))
        assert services.store.commits - before < TABLES
        for table in tables:
            assert await moves_stored(services, table.id) == ["peasant@1"]

    with_services(tmp_path, scene)


def test_a_commit_that_fails_is_an_error_for_all_and_loses_nothing(tmp_path: Path) -> None:
    digests: dict[str, str] = {}

    async def scene(services: Services) -> None:
        tables = [await hot_seat(services) for _ in range(TABLES)]
        for table in tables:
            await act(services, table, "peasant@1")
        versions = [table.play.version for table in tables]
        set_writing(services.store, allowed=False)
        codes = await asyncio.gather(*(code_of(act(services, table, "peasant@2")) for table in tables))
        assert codes == ["storage"] * TABLES
        assert [table.play.version for table in tables] == versions
        assert not any(table.lock.locked() for table in tables)
        set_writing(services.store, allowed=True)
        await asyncio.gather(*(act(services, table, "peasant@2") for table in tables))
        for table in tables:
            assert await moves_stored(services, table.id) == ["peasant@1", "peasant@2"]
            digests[table.id] = table.play.state.digest()

    async def later(services: Services) -> None:
        for known, digest in digests.items():
            assert (await services.registry.table(known)).play.state.digest() == digest

    with_services(tmp_path, scene)
    with_services(tmp_path, later)


def test_of_two_moves_for_one_entry_in_one_commit_the_first_wins(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table, other = await hot_seat(services), await hot_seat(services)
        number = table.play.version
        answers: list[tuple[str, type | None]] = []
        wishes = [("a", table.id, "lord@1"), ("b", table.id, "lord@2"), ("c", other.id, "lord@3")]
        for name, where, text in wishes:
            services.store.submit(
                [entry(where, number, text)],
                lambda trouble, name=name: answers.append((name, type(trouble) if trouble else None)),
            )
        await services.store.write()  # comes after them
        assert answers == [("a", None), ("b", WriteConflict), ("c", None)]
        assert await moves_stored(services, table.id) == ["lord@1"]
        assert await moves_stored(services, other.id) == ["lord@3"]

    with_services(tmp_path, scene)


def test_a_callback_that_fails_does_not_stop_the_writing(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await hot_seat(services)

        def fail(trouble: Exception | None) -> None:
            raise RuntimeError("of somebody else")

        services.store.submit([entry(table.id, 1000)], fail)
        await services.store.write(entry(table.id, 1001))
        assert await moves_stored(services, table.id) == ["peasant@1"] * 2

    with_services(tmp_path, scene)


def test_a_move_is_kept_although_nobody_waits_for_it_any_more(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await hot_seat(services)
        version = table.play.version
        asked = asyncio.create_task(services.moves.act(table.id, AIKO, 0, version, "peasant@1"))
        await asyncio.sleep(0)
        assert table.lock.locked()
        asked.cancel()
        async with table.lock:
            assert asked.cancelled()
            assert table.play.version == version + 1
        assert await moves_stored(services, table.id) == ["peasant@1"]
        assert (await services.moves.act(table.id, AIKO, 0, version, "peasant@1"))[1] == version

    with_services(tmp_path, scene)


def test_every_text_is_kept_as_it_is(tmp_path: Path) -> None:
    texts = ["a poem:\nÉté, żółć, 霧", 'quotes " and \\u0000 \\', "a\0b", "\x01", "", "12"]

    async def scene(services: Services) -> None:
        table = await hot_seat(services)
        for number, text in enumerate(texts):
            await services.store.write(entry(table.id, 1000 + number, text))
        assert await moves_stored(services, table.id) == texts

    with_services(tmp_path, scene)


def test_what_waits_is_written_before_the_end(tmp_path: Path) -> None:
    async def scene() -> None:
        services = Services(Store(sqlite_address(tmp_path)))
        await services.open()
        table = await hot_seat(services)
        for number in range(1000, 1300):
            services.store.submit([entry(table.id, number)], lambda trouble: None)
        await services.close()

    async def later(services: Services) -> None:
        assert await services.store.count(schema.entries) >= 300

    asyncio.run(scene())
    with_services(tmp_path, later)
