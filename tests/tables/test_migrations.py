"""A database of any earlier version opens with all that is in it, and play goes on, whenever the program was killed."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import JSON, Connection, NullPool, column, create_engine, insert, select, table, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

import tatami
from tatami.accounts.profiles import Wishes
from tatami.server.services import Services
from tatami.tables import schema
from tatami.tables.migration_runner import MIGRATIONS, copy_of, shape, shape_of
from tatami.tables.seats import hash_secret
from tatami.tables.store import Store, Write, address_of, sqlite_address
from tests.server import postgres
from tests.tables.killing import FROZEN, LAST_UNSAFE, Killer, now, open_and_close
from tests.tables.test_services import act, code_of, person, with_services

from ..new_tables import create, join

AIKO, BO = hash_secret("aiko"), hash_secret("bo")
SEED = "5e" * 32
BEGUN = 1_700_000_000_000


def settings() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def versions() -> list[str]:
    return [script.revision for script in ScriptDirectory.from_config(settings()).walk_revisions()]


def first_rows() -> dict[str, list[dict[str, Any]]]:
    """What a table looked like in the first version: a game begun, with a hand engaged and a word said."""
    options = tatami.game("kenjin").complete({})
    state = tatami.game("kenjin").new()
    dealer = tatami.Dealer(seed=3)
    entries: list[dict[str, Any]] = []

    def entry(actor: int, text: str) -> None:
        entries.append({"number": len(entries), "kind": "act", "actor": actor, "text": text, "at": BEGUN})

    while state.to_act == tatami.CHANCE:
        action = dealer.deal(state)
        entry(-1, state.notation(action))
        state.apply(action)
    entry(0, "peasant@1")
    entries.append({"number": len(entries), "kind": "undo", "actor": 0, "text": "", "at": BEGUN})
    entry(0, "lord@2")
    seat = {"kind": "person", "bot": "", "nonce": None, "ready": True, "given_up": False}
    return {
        "tables": [
            {"id": "old", "game": "kenjin", "rules": "1", "options": options, "figures": None, "position": None,
             "status": "playing", "spectators": True, "host": AIKO, "seed": SEED, "fair": None, "rematch": None,
             "created": BEGUN, "touched": BEGUN},
        ],
        "seats": [{"seat": 0, "name": "Aiko", **seat}, {"seat": 1, "name": "Bo", **seat}],
        "sitters": [{"seat": 0, "session": AIKO}, {"seat": 1, "session": BO}],
        "keys": [{"hash": hash_secret("key"), "seat": 1}],
        "entries": entries,
        "chat": [{"number": 0, "seat": 1, "name": "Bo", "text": "hello", "at": BEGUN}],
    }  # fmt: skip


def fill(connection: Connection, version: str) -> None:
    """A database as a program of that version would have left it."""
    config = settings()
    config.attributes["connection"] = connection
    command.upgrade(config, version)
    for name, rows in first_rows().items():
        for row in rows:
            full = row if name == "tables" else {"table_id": "old", **row}
            kinds = [column(key, JSON) if isinstance(value, dict) else column(key) for key, value in full.items()]
            connection.execute(insert(table(name, *kinds)).values(**full))


async def goes_on(services: Services) -> None:
    old = await services.registry.table("old")
    assert [step.entry.text for step in old.play.in_force()][-1] == "lord@2"
    assert [line["text"] for line in old.chat] == ["hello"]
    assert (old.seats_of(AIKO), old.seats_of(BO), old.clock, old.delay) == ([0], [1], None, 0)
    assert await code_of(join(services, "old", hash_secret("c"), "key", None, "", None)) == "bad-key"
    while old.status == "playing":
        await act(services, old, session=AIKO if old.to_act == 0 else BO)
    assert old.record()["result"] is not None
    assert (old.rated, old.links) == (False, [None, None])
    profile, _, code = await services.profiles.make(AIKO, Wishes("Aiko", history=True))
    table, _ = await create(services, AIKO, "kenjin", {}, [person(), person()], mine=(0, 1), guest=profile.guest)
    assert (await services.loader.load(table.id)).links == table.links != [None, None]
    assert (await services.profiles.sign_in(BO, code))[0] == profile


@pytest.mark.parametrize("version", versions())
def test_a_database_of_any_version_opens_and_play_goes_on(tmp_path: Path, version: str) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tatami.db'}")
    with engine.begin() as connection:
        fill(connection, version)
    engine.dispose()
    with_services(tmp_path, goes_on)


@pytest.mark.parametrize("version", ["1", "7"])
def test_old_keys_stay_good_where_nobody_but_the_host_can_have_made_them(tmp_path: Path, version: str) -> None:
    """A seat that waits has the keys of its invitation. Nobody knows who made one for a held seat, or for the host."""
    engine = create_engine(f"sqlite:///{tmp_path / 'tatami.db'}")
    with engine.begin() as connection:
        fill(connection, version)
        connection.execute(text("UPDATE seats SET kind = 'invite' WHERE seat = 1"))
        connection.execute(text("DELETE FROM sitters WHERE seat = 1"))
        for key, seat in (("device", 0), ("host", -1)):
            connection.execute(text(f"INSERT INTO keys VALUES ('{hash_secret(key)}', 'old', {seat})"))
    engine.dispose()

    async def scene(services: Services) -> None:
        for key in ("device", "host"):
            assert await code_of(join(services, "old", hash_secret("c"), key, None, "", None)) == "bad-key"
        assert (await join(services, "old", hash_secret("c"), "key", None, "", None))[1] == 1
        assert {row["device"] for row in await services.store.rows(select(schema.sitters))} == {""}

    with_services(tmp_path, scene)


def test_there_is_one_line_of_versions() -> None:
    assert versions() == [str(number) for number in range(len(versions()), 0, -1)]


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    async def leap(services: Services) -> None:
        await services.store.write(Write(text("UPDATE alembic_version SET version_num = '99'")))

    async def nothing(services: Services) -> None: ...

    with_services(tmp_path, leap)
    with pytest.raises(ValueError, match="form 99; this program knows forms up to"):
        with_services(tmp_path, nothing)


# -- killed in between

FRESH = "fresh"
TRIED = ("1", LAST_UNSAFE, versions()[1])
"""From the other forms the same statements run, fewer of them: those tests are slow ones."""


def from_forms(forms: list[str]) -> list[Any]:
    """From no file at all, and from files of these forms."""
    return [FRESH, *(pytest.param(form, marks=[pytest.mark.slow] * (form not in TRIED)) for form in forms)]


@pytest.fixture(scope="module")
def killer() -> Iterator[Killer]:
    running = Killer()
    yield running
    running.close()


@pytest.fixture(scope="module")
def old_files(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """A file of every form, with a game in it; of none there is no file."""
    folder = tmp_path_factory.mktemp("forms")

    def file_of(form: str) -> Path:
        file = folder / form
        if form != FRESH and not file.exists():
            engine = create_engine(f"sqlite:///{file}")
            with engine.begin() as connection:
                fill(connection, form)
            engine.dispose()
        return file

    return file_of


@pytest.fixture
def quick_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """At a time that stands still, and in memory, where there is such a place.

    A kill loses nothing that only a disk would keep, and there syncing is free.
    """
    monkeypatch.setattr(time, "time", lambda: FROZEN)
    memory = Path("/dev/shm")
    if not memory.is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        yield Path(folder)


def content(file: Path) -> tuple[Any, ...]:
    """Everything in a file: how its tables were made, and all rows."""
    with closing(sqlite3.connect(file)) as connection:
        made = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return made, [(name, connection.execute(f'SELECT * FROM "{name}"').fetchall()) for name in sorted(tables)]


def check_opens(file: Path, rows: Any) -> None:
    """It gets the present form, nothing more, and all that an upgrade without trouble would have left in it."""
    now(sqlite_address(file.parent))
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert shape(connection) == shape_of(versions()[0])
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    engine.dispose()
    assert content(file)[1] == rows


def prepared(old: Path, folder: Path) -> Path:
    folder.mkdir()
    if old.exists():
        shutil.copy(old, folder / "tatami.db")
    return folder / "tatami.db"


def kill_at_every_statement(killer: Killer, work: str, old: Path, folder: Path) -> tuple[int, int]:
    """How often it was killed, and how many different files that left; each of those is opened."""
    undisturbed = prepared(old, folder / "undisturbed")
    now(sqlite_address(undisturbed.parent))
    rows = content(undisturbed)[1]
    left: list[tuple[Any, ...]] = []
    for statements in count(1):
        file = prepared(old, folder / str(statements))
        killed = killer.was_killed(work, sqlite_address(file.parent), statements)
        found = content(file)
        if found not in left:
            left.append(found)
            check_opens(file, rows)
        if not killed:
            return statements - 1, len(left)
    raise AssertionError("it never ends")


@pytest.mark.parametrize("form", from_forms(versions()[:0:-1]))
def test_killed_at_any_statement_of_an_upgrade_the_file_is_the_old_one_or_the_new_one(
    quick_folder: Path, old_files: Callable[[str], Path], killer: Killer, form: str
) -> None:
    kills, files = kill_at_every_statement(killer, "now", old_files(form), quick_folder)
    assert kills > 5
    assert files == 2


@pytest.mark.parametrize("form", from_forms([form for form in versions()[::-1] if int(form) < int(LAST_UNSAFE)]))
def test_a_file_that_an_earlier_program_left_half_way_opens_and_nothing_is_lost(
    quick_folder: Path, old_files: Callable[[str], Path], killer: Killer, form: str
) -> None:
    kills, files = kill_at_every_statement(killer, "once", old_files(form), quick_folder)
    assert kills > 2
    assert files > (5 if form == FRESH else 1), "that is what earlier programs did"


def test_a_half_way_file_that_cannot_be_mended_is_refused_in_words(
    tmp_path: Path, old_files: Callable[[str], Path]
) -> None:
    for trouble, complaint in (
        ("DROP TABLE chat", "is damaged (at, chat, name, number, seat, table_id, text missing).*tatami restore"),
        ("CREATE TABLE mutes (seat INTEGER); INSERT INTO mutes VALUES (1)", "holds rows in mutes.*tatami restore"),
    ):
        file = tmp_path / "tatami.db"
        shutil.copy(old_files("1"), file)
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(trouble)
        before = content(file)
        with pytest.raises(ValueError, match=complaint.replace("(", r"\(").replace(")", r"\)")):
            now(sqlite_address(tmp_path))
        assert content(file) == before


def test_before_an_upgrade_a_copy_is_kept_until_the_new_form_was_opened_again(
    tmp_path: Path, old_files: Callable[[str], Path]
) -> None:
    file = tmp_path / "tatami.db"
    shutil.copy(old_files("1"), file)
    now(sqlite_address(tmp_path))
    copy = copy_of(file, "1")
    assert content(copy) == content(old_files("1"))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    now(sqlite_address(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["tatami.db"]


def test_other_users_of_the_machine_cannot_read_the_database(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        folder = tmp_path / "data"

        async def scene(services: Services) -> None:
            await services.store.write(Write(text("INSERT INTO server_keys VALUES ('x', 'y')")))
            for path in folder.iterdir():
                assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
            assert len(list(folder.iterdir())) == 3, "the log and its index too"

        with_services(folder, scene)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        (folder / "tatami.db").chmod(0o644)  # as earlier programs made it
        with_services(folder, scene_of_nothing)
        assert stat.S_IMODE((folder / "tatami.db").stat().st_mode) == 0o600
    finally:
        os.umask(old)


async def scene_of_nothing(services: Services) -> None: ...


# -- PostgreSQL


async def kill_on_postgresql(killer: Killer, database: str, form: str, every: int) -> int:
    """Its transactions hold changes of the schema too: until the commit there is nothing, then there is all."""
    server = create_async_engine(address_of(database, Path()), isolation_level="AUTOCOMMIT")
    async with server.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE killed_{form}_{every}"))
    await server.dispose()
    address = address_of(database, Path()).rpartition("/")[0] + f"/killed_{form}_{every}"
    engine = create_async_engine(address, poolclass=NullPool)
    if form != FRESH:
        async with engine.begin() as connection:
            await connection.run_sync(fill, form)
    old = await content_of(engine)
    for statements in count(1, every):
        if not killer.was_killed("now", address, statements):
            break
        found = await content_of(engine)
        if found[0] != old[0]:
            break  # killed after the commit
        assert found == old
    await open_and_close(address)
    assert (await content_of(engine))[0] == [(versions()[0],)]
    if form != FRESH:
        services = Services(Store(address))
        await services.open()
        await goes_on(services)
        await services.close()
    await engine.dispose()
    return statements


async def content_of(engine: AsyncEngine) -> tuple[Any, ...]:
    """The form, and every column there is."""
    async with engine.connect() as connection:
        columns = (
            await connection.execute(
                text(
                    "SELECT table_name, column_name, data_type FROM information_schema.columns "
                    "WHERE table_schema = 'public' ORDER BY 1, 2"
                )
            )
        ).all()
        has_form = any(row[0] == "alembic_version" for row in columns)
        form = (await connection.execute(text("SELECT * FROM alembic_version"))).all() if has_form else []
        return [tuple(row) for row in form], [tuple(row) for row in columns]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    if postgres.programs() is None:
        pytest.skip("there is no PostgreSQL on this machine")
    with postgres.running() as address:
        yield address


@pytest.mark.parametrize("form", [FRESH, "1"])
def test_killed_at_any_statement_of_an_upgrade_on_postgresql_nothing_is_lost(
    killer: Killer, database: str, form: str
) -> None:
    """By default at every fifth, from the first form only: from the others the same statements run, fewer of them."""
    assert asyncio.run(kill_on_postgresql(killer, database, form, 5)) > 15


@pytest.mark.slow
@pytest.mark.parametrize("form", [FRESH, *versions()[:0:-1]])
def test_killed_at_every_statement_of_an_upgrade_on_postgresql_nothing_is_lost(
    killer: Killer, database: str, form: str
) -> None:
    assert asyncio.run(kill_on_postgresql(killer, database, form, 1)) > 3
