"""Commands for whoever runs a server, while it runs."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tatami.cli import main
from tests.server import postgres
from tests.server.people import Person, Server

READ_WITHIN = 60.0
"""Seconds; a server reads orders every two."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def run(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, list[str]]]:
    """A server, and the arguments that tell a command where its tables are."""
    folder = tmp_path_factory.mktemp("admin") / "data"
    if request.param == "sqlite":
        server = Server(folder).start()
        yield server, ["--data", str(folder)]
        server.stop()
        return
    if postgres.programs() is None:
        pytest.skip("there is no PostgreSQL on this machine")
    with postgres.running() as database:
        server = Server(folder, "--database", database).start()
        yield server, ["--database", database]
        server.stop()


def eventually(what: Callable[[], bool]) -> None:
    deadline = time.monotonic() + READ_WITHIN
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def asked_from(address: str, server: Server) -> httpx.Response:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address)) as client:
        return client.get(f"{server.address}/api/games")


def test_tables_are_listed(run: tuple[Server, list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    server, where = run
    table = Person(server, "Aiko").open_table("me", "bot")["table"]["id"]
    assert main(["tables", "--json", *where]) == 0
    (line,) = [one for one in json.loads(capsys.readouterr().out) if one["id"] == table]
    assert (line["game"], line["status"], line["people"]) == ("kenjin", "playing", 1)
    assert line["moves"] > 0, "the battlefields are drawn"
    assert main(["tables", "--status", "over", "--lang", "pl", *where]) == 0
    assert table not in capsys.readouterr().out


def test_a_closed_table_is_gone_for_everybody(
    run: tuple[Server, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    server, where = run
    aiko = Person(server, "Aiko")
    seen = aiko.open_table("me", "me")["table"]
    live = aiko.live(seen["id"])
    live.until("table")
    assert main(["close", seen["id"], *where]) == 0
    while (told := live.receive())["type"] != "problem":
        pass
    assert told["problem"]["code"] == "no-such-table"
    assert aiko.get(f"/api/tables/{seen['id']}").status_code == 404
    refused = aiko.act(seen["id"], seen["version"], seen["legal"][0]["action"])
    assert refused.status_code == 404
    capsys.readouterr()
    assert main(["close", seen["id"], *where]) == 2
    assert capsys.readouterr().err.startswith("tatami: ")


def test_a_banned_address_is_not_served_until_the_ban_is_lifted(run: tuple[Server, list[str]]) -> None:
    server, where = run
    assert asked_from("127.0.0.66", server).status_code == 200
    assert main(["ban", "127.0.0.66", *where]) == 0
    eventually(lambda: asked_from("127.0.0.66", server).status_code == 403)
    assert asked_from("127.0.0.66", server).json()["code"] == "banned"
    assert asked_from("127.0.0.1", server).status_code == 200, "others are served"
    assert main(["ban", "127.0.0.66", "--lift", *where]) == 0
    eventually(lambda: asked_from("127.0.0.66", server).status_code == 200)
    assert main(["ban", "127.0.0.66", "--lift", *where]) == 2
    assert main(["ban", "nonsense", *where]) == 2


def test_a_ban_can_end_by_itself(run: tuple[Server, list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    server, where = run
    assert main(["ban", "127.0.0.67", "--hours", "0", *where]) == 0
    capsys.readouterr()
    assert main(["ban", *where]) == 0
    assert "127.0.0.67" in capsys.readouterr().out
    time.sleep(2.5)
    assert asked_from("127.0.0.67", server).status_code == 200


def test_old_tables_are_pruned_only_when_told_so(
    run: tuple[Server, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    server, where = run
    aiko = Person(server, "Aiko")
    table = aiko.open_table("me", "me")["table"]["id"]
    assert main(["prune", "--days", "1", "--yes", *where]) == 0
    assert aiko.see(table)["status"] == "playing", "it is not old"
    assert main(["prune", "--days", "0", *where]) == 0
    assert aiko.see(table)["status"] == "playing", "they were only counted"
    assert main(["prune", "--days", "0", "--yes", *where]) == 0
    eventually(lambda: aiko.get(f"/api/tables/{table}").status_code == 404)


def test_there_is_no_database_where_there_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "--data", str(tmp_path)]) == 2
    assert not list(tmp_path.iterdir())


def test_answers_and_logs_carry_the_id_of_the_request(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--verbose").start()
    try:
        answer = httpx.get(f"{server.address}/api/games", headers={"x-request-id": "from-the-proxy-1"})
        assert answer.headers["x-request-id"] == "from-the-proxy-1"
        bad = httpx.get(f"{server.address}/api/games", headers={"x-request-id": "key=secret; x"})
        own = bad.headers["x-request-id"]
        assert "secret" not in own
    finally:
        server.stop()
    lines = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
    assert {"from-the-proxy-1", own} <= {line.get("request") for line in lines}
    assert "secret" not in server.log()
