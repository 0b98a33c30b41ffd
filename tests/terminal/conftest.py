"""A server with somebody at it, for those who join from a terminal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.people import Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("joined") / "data").start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for tests that kill a server, and start it again before they end: starting takes longer than they do."""
    running = Server(tmp_path_factory.mktemp("mortal") / "data").start()
    yield running
    running.stop()


@pytest.fixture
def aiko(server: Server) -> Iterator[Person]:
    person = Person(server, "Aiko")
    yield person
    person.leave()
