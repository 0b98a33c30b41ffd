"""Brings a database to the present form. Whenever the program is ended, the old form or the new one is there, whole."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from functools import lru_cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection

from tatami.tables import sqlite_files

MIGRATIONS = Path(__file__).parent / "migrations"
Part = tuple[str, ...]
"""`(table,)`, `(table, column)` or `(table, "index", name)`."""
logger = logging.getLogger("tatami")


def settings_for(connection: Connection) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.attributes["connection"] = connection
    return settings


@lru_cache(maxsize=1)
def forms() -> list[str]:
    """All that this program knows, the oldest first."""
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    return [script.revision for script in ScriptDirectory.from_config(settings).walk_revisions()][::-1]


def form_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def migrate(connection: Connection) -> None:
    """In the caller's transaction."""
    check_known(form_of(connection))
    command.upgrade(settings_for(connection), "head")


def check_known(present: str | None) -> None:
    known = forms()
    if present is not None and present not in known:
        newest = known[-1]
        raise ValueError(f"the database has form {present}; this program knows forms up to {newest}: use a newer one")


SETTINGS = (
    "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "wal_autocheckpoint=4000",
)  # fmt: skip
"""The last: 16 MB of log before pages are copied, while everybody waits; one that was written often is copied once."""


def make_durable(connection: DBAPIConnection, _: object) -> None:
    """An acknowledged move survives the loss of power: the log is on the disk before the answer is sent."""
    cursor = connection.cursor()
    for setting in SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def migrate_sqlite(address: str) -> None:
    """One transaction for all that is to be done, which Python's driver leaves to us.

    Left to itself, the driver commits every change of the schema at once.
    """
    url = make_url(address).set(drivername="sqlite")
    file = Path(url.database or "")
    try:
        sqlite_files.protect(file)
    except OSError as error:
        raise ValueError(f"{file}: {error.strerror}") from None
    engine = create_engine(url, isolation_level="AUTOCOMMIT", hide_parameters=True)
    event.listen(engine, "connect", make_durable)
    try:
        with engine.connect() as connection:
            if form_of(connection) == forms()[-1]:
                remove_copies(file)
                return
            # Where a migration makes a table anew, dropping the old one must not delete what refers to it.
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                upgrade_whole(connection, file)
                connection.exec_driver_sql("COMMIT")
            except BaseException:
                connection.exec_driver_sql("ROLLBACK")
                raise
    finally:
        engine.dispose()


def upgrade_whole(connection: Connection, file: Path) -> None:
    present = form_of(connection)  # again: another process may have been quicker
    check_known(present)
    if present == forms()[-1]:
        return
    if present is not None:
        keep_copy(file, present)
    undo_half_a_migration(connection, file, present)
    migrate(connection)
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
        raise ValueError(f"{file}: in form {forms()[-1]} some rows would refer to nothing; nothing was changed")


# -- the copy before an upgrade


def copy_of(file: Path, form: str) -> Path:
    return file.with_name(f"{file.name}.form-{form}")


def keep_copy(file: Path, form: str) -> None:
    """The transaction holds the lock, so nobody writes meanwhile."""
    copy = copy_of(file, form)
    try:
        with closing(sqlite3.connect(file)) as origin:
            sqlite_files.copy_whole(origin, copy)
    except (OSError, sqlite3.Error) as error:
        raise ValueError(f"{copy}: no copy could be made before the upgrade ({error}); nothing was changed") from None
    logger.warning("the database is brought from form %s to form %s; a copy is in %s", form, forms()[-1], copy)


def remove_copies(file: Path) -> None:
    """The new form has been opened, by an earlier start and now."""
    for form in forms():
        copy_of(file, form).unlink(missing_ok=True)


# -- files that earlier programs left half-way


def undo_half_a_migration(connection: Connection, file: Path, present: str | None) -> None:
    """Programs up to form 7 changed the schema outside transactions; ended in between, they left half of the next form.

    What they had added is empty: it is removed, and made again with the rest.
    """
    known = forms()
    following = known[known.index(present) + 1] if present else known[0]
    before, after, found = shape_of(present), shape_of(following), shape(connection)
    if lost := before - found:
        raise ValueError(
            f"{file}: is damaged ({', '.join(sorted(part[-1] for part in lost))} missing). Move it away and put a copy "
            "of yours back: tatami restore COPY"
        )
    left = (found & after) - before
    tables = sorted(part[0] for part in left if len(part) == 1)
    for name in tables:
        if name != "alembic_version" and connection.exec_driver_sql(f'SELECT 1 FROM "{name}"').first() is not None:
            raise ValueError(
                f"{file}: has form {present}, but holds rows in {name}, which belongs to form {following}; nothing was "
                "changed. Move the file away and put a copy of yours back: tatami restore COPY"
            )
    for table, kind, name in sorted(part for part in left if len(part) == 3):
        assert kind == "index"
        if table not in tables:
            connection.exec_driver_sql(f'DROP INDEX "{name}"')
    for table, column in sorted(part for part in left if len(part) == 2):
        if table not in tables:
            connection.exec_driver_sql(f'ALTER TABLE "{table}" DROP COLUMN "{column}"')
    for name in tables:
        connection.exec_driver_sql(f'DROP TABLE "{name}"')
    if left:
        logger.warning("an earlier program was ended while it changed the database; its unfinished change was undone")


def shape(connection: Connection) -> set[Part]:
    listed = connection.exec_driver_sql("SELECT type, name, tbl_name, sql FROM sqlite_master").all()
    parts: set[Part] = set()
    for kind, name, table, made_by in listed:
        if kind == "table" and not name.startswith("sqlite_"):
            parts.add((name,))
            columns = connection.exec_driver_sql(f'PRAGMA table_info("{name}")').all()
            parts |= {(name, column[1]) for column in columns}
        elif kind == "index" and made_by is not None:
            parts.add((table, "index", name))
    return parts


@lru_cache(maxsize=32)
def shape_of(form: str | None) -> set[Part]:
    """What a sound database of a form has."""
    if form is None:
        return set()
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            command.upgrade(settings_for(connection), form)
            return shape(connection)
    finally:
        engine.dispose()
