"""One server for all tests that do not kill it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.people import EVERYBODY, Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.stop()


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
