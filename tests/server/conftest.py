"""One server for all tests that do not kill it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.server import postgres
from tests.server.people import EVERYBODY, Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.stop()


class Pair(NamedTuple):
    """Two servers at one PostgreSQL. Whoever stops one starts it again."""

    database: str
    servers: list[Server]


@pytest.fixture(scope="session")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    if postgres.programs() is None:
        pytest.skip("there is no PostgreSQL on this machine")
    folder = tmp_path_factory.mktemp("pair")
    with postgres.running() as database:
        servers = [Server(folder / name, "--database", database).start() for name in ("one", "two")]
        yield Pair(database, servers)
        for server in servers:
            server.start_again()
            server.stop()


@pytest.fixture(autouse=True)
def everybody_leaves() -> Iterator[None]:
    yield
    for person in EVERYBODY:
        person.leave()
    EVERYBODY.clear()


@pytest.fixture
def aiko(server: Server) -> Person:
    return Person(server, "Aiko")


@pytest.fixture
def bo(server: Server) -> Person:
    return Person(server, "Bo")


@pytest.fixture
def stranger(server: Server) -> Person:
    return Person(server, "Stranger")
