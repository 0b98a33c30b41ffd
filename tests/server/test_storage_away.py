"""A database that is away, and a disk that is full: who asks is told so, and afterwards all is as before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.people import Person, Server


@pytest.mark.skipif(postgres.programs() is None, reason="there is no PostgreSQL on this machine")
def test_while_postgresql_is_away_nobody_sees_an_error_of_ours(tmp_path: Path) -> None:
    with postgres.controlled() as cluster:
        server = Server(tmp_path / "data", "--database", cluster.address).start()
        try:
            aiko = Person(server, "Aiko")
            table = aiko.open_table("me", "me")["table"]
            paths = [
                "/api/tables",
                "/api/tables/nowhere",
                f"/api/tables/{table['id']}",
                "/api/ladder/kenjin",
                "/api/profile",
            ]
            before = {path: aiko.get(path).status_code for path in paths}
            cluster.stop()
            try:
                codes = {path: aiko.get(path) for path in paths}
                assert {answer.status_code for answer in codes.values()} <= {200, 503, *before.values()}
                assert codes["/api/tables"].status_code == 503
                assert codes["/api/tables"].json()["code"] == "storage"
                refused = aiko.act(table["id"], table["version"], table["legal"][0]["notation"], seat=table["seat"])
                assert (refused.status_code, refused.json()["code"]) == (503, "storage")
                told = aiko.get("/health")
                assert (told.status_code, told.json()) == (503, {"status": "failing", "what": "database"})
            finally:
                cluster.start()
            assert {path: aiko.get(path).status_code for path in paths} == before
            assert aiko.get("/health").json() == {"status": "ok"}
            again = aiko.act(table["id"], table["version"], table["legal"][0]["notation"], seat=table["seat"])
            assert again.status_code == 200
            assert '"broken"' not in server.log()
        finally:
            server.stop()


@pytest.fixture
def full(tmp_path: Path) -> Iterator[Server]:
    """A server whose files cannot grow beyond a size, as on a disk that is full."""
    size = 1 << 20
    prelude = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))"
    running = Server(tmp_path / "data", prelude=prelude).start()
    yield running
    running.stop()


def test_a_server_that_cannot_write_any_more_says_so(full: Server) -> None:
    aiko = Person(full, "Aiko")
    assert aiko.get("/health").json() == {"status": "ok"}
    table = aiko.open_table("me", "me")["table"]["id"]
    refused = 0
    for number in range(2000):
        answer = aiko.post(f"/api/tables/{table}/note", text=f"{number:04}" * (1 if refused else 1000))
        if answer.status_code != 200:
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            refused += 1
            if aiko.get("/health").status_code != 200:
                break
    told = aiko.get("/health")
    assert (told.status_code, told.json()) == (503, {"status": "failing", "what": "writes"})
    assert aiko.see(table)["status"] == "playing", "what is there can be read"


def test_a_server_whose_disk_is_nearly_full_says_so(tmp_path: Path) -> None:
    """What the system says of the disk is made up: no test may fill one."""
    flag = tmp_path / "full"
    prelude = (
        "import os, shutil, types; shutil.disk_usage = "
        f"lambda path: types.SimpleNamespace(free=(63 if os.path.exists({str(flag)!r}) else 65) << 20)"
    )
    server = Server(tmp_path / "data", prelude=prelude).start()
    try:
        flag.touch()
        told = Person(server).get("/health")
        assert (told.status_code, told.json()) == (503, {"status": "failing", "what": "disk"})
    finally:
        server.stop()
