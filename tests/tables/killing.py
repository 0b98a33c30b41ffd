"""Opens databases in processes that are killed after so many statements.

Run as a program it reads `WORK ADDRESS STATEMENTS` line by line, forks for each, and says how that ended: everything is
loaded once, so that a kill takes a fraction of a second.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from itertools import count
from pathlib import Path

from alembic import command
from sqlalchemy import Engine, create_engine, event

from tatami.tables import migration_runner, sqlite_files
from tatami.tables.store import Store

LAST_UNSAFE = "7"
"""The last form to which programs came without a transaction."""
FROZEN = 1_800_000_000.0
"""The time of every upgrade: some write it down, and two must be comparable."""


def die_after(statements: int) -> None:
    """Kills this process after so many statements that change something, commits and files put on the disk."""
    left = count(statements - 1, -1)

    def happened(*_: object) -> None:
        if next(left) == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def executed(connection: object, cursor: object, statement: str, *_: object) -> None:
        if not statement.lstrip().startswith(("SELECT", "PRAGMA")):
            happened()

    event.listen(Engine, "after_cursor_execute", executed)
    event.listen(Engine, "commit", happened)
    sync = sqlite_files.sync

    def synced(path: Path) -> None:
        sync(path)
        happened()

    sqlite_files.sync = synced


def now(address: str) -> None:
    asyncio.run(open_and_close(address))


async def open_and_close(address: str) -> None:
    store = Store(address)
    await store.open()
    await store.close()


def once(address: str) -> None:
    """As programs did up to form 7: the driver commits each statement that changes the schema."""
    engine = create_engine(address.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        command.upgrade(migration_runner.settings_for(connection), LAST_UNSAFE)


WORK = {"now": now, "once": once}


class Killer:
    """Runs this module as a program, and asks it."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def was_killed(self, work: str, address: str, statements: int) -> bool:
        """False if the work was done before so many statements."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{work} {address} {statements}\n")
        self.process.stdin.flush()
        ended = int(self.process.stdout.readline())
        assert ended in (0, -signal.SIGKILL)
        return ended != 0

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(60)


def main() -> None:
    time.time = lambda: FROZEN
    for form in migration_runner.forms():
        migration_runner.shape_of(form)  # remembered
    for line in sys.stdin:
        work, address, statements = line.split()
        child = os.fork()
        if not child:
            ended = 1
            try:
                die_after(int(statements))
                WORK[work](address)
                ended = 0
            finally:
                os._exit(ended)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
