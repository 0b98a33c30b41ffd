"""SQLite's files: readable by their owner only, and copied whole."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

COMPANIONS = ("", "-wal", "-shm", "-journal")
"""What SQLite puts beside a database; new ones get the database's own mode."""
PRIVATE = 0o600
logger = logging.getLogger("tatami")


def protect(file: Path) -> None:
    """Makes the file if there is none; other users of the machine must not read hands and hashes of keys."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
    for suffix in COMPANIONS:
        part = file.with_name(file.name + suffix)
        with suppress(FileNotFoundError):
            if part.stat().st_mode & 0o077:
                try:
                    part.chmod(PRIVATE)
                except PermissionError:  # it belongs to somebody else, who has to do it
                    logger.warning("%s can be read by other users, and is not ours to change", part)


def copy_whole(origin: sqlite3.Connection, to: Path) -> None:
    """A consistent copy, while others write; on the disk and complete before it has its name."""
    part = to.with_name(to.name + ".part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
        with closing(sqlite3.connect(part)) as copy:
            origin.backup(copy)
        sync(part)
        part.rename(to)
        sync(to.parent)
    except BaseException:
        for suffix in COMPANIONS:
            part.with_name(part.name + suffix).unlink(missing_ok=True)
        raise


def sync(path: Path) -> None:
    if os.name == "nt" and path.is_dir():
        return  # Windows cannot, and need not
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
