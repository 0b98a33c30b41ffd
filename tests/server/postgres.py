"""A PostgreSQL of one's own for a test, where the machine has one."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.server.people import free_port

FOLDERS = [*os.environ.get("PATH", "").split(":"), *map(str, Path("/usr/lib/postgresql").glob("*/bin"))]


def programs() -> Path | None:
    for folder in FOLDERS:
        if all((Path(folder) / name).exists() for name in ("initdb", "pg_ctl", "postgres")):
            return Path(folder)
    return None


class Cluster(NamedTuple):
    """One that a test stops and starts."""

    address: str
    stop: Callable[[], None]
    start: Callable[[], None]


@contextmanager
def running(durable: bool = False) -> Iterator[str]:
    """The address of a fresh database."""
    with controlled(durable) as cluster:
        yield cluster.address


@contextmanager
def controlled(durable: bool = False) -> Iterator[Cluster]:
    """A fresh database. PostgreSQL never runs as root, so root lends it its own user.

    It is never killed here, so it need not wait for the disk, unless that is measured (`durable`).
    """
    found = programs()
    assert found is not None
    folder = Path(tempfile.mkdtemp(prefix="tatami-pg-"))
    as_user: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
        as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    port = free_port()

    def run(*command: str) -> None:
        subprocess.run([*as_user, *command], check=True, cwd=folder, capture_output=True)

    try:
        run(str(found / "initdb"), "-D", str(folder / "d"), "-U", "tatami", "-A", "trust", "--no-sync")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync={'on' if durable else 'off'}"
        control = [str(found / "pg_ctl"), "-D", str(folder / "d"), "-w"]
        start = partial(run, *control, "-o", options, "-l", str(folder / "log"), "start")
        start()
        try:
            address = f"postgresql://tatami@127.0.0.1:{port}/postgres"
            yield Cluster(address, partial(run, *control, "-m", "fast", "stop"), start)
        finally:
            run(str(found / "pg_ctl"), "-D", str(folder / "d"), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
