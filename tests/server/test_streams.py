"""The live channel as a stream of events, for networks without sockets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tests.server.people import Person


def told(person: Person, table: str, **asked: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """The ids and messages of a stream."""
    headers = {"last-event-id": asked.pop("last")} if "last" in asked else {}
    with person.http.stream("GET", f"/api/tables/{table}/events", params=asked, headers=headers) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"].startswith("text/event-stream")
        number = ""
        for line in answer.iter_lines():
            name, _, value = line.partition(": ")
            if name == "id":
                number = value
            if name == "data":
                yield number, msgspec.json.decode(value)


def test_a_stream_tells_what_happens_and_goes_on_where_it_was(aiko: Person, bo: Person) -> None:
    created = aiko.open_table("me", "invite")
    table = created["table"]["id"]
    watching = told(bo, table, board="true")
    number, message = next(watching)
    assert (message["type"], message["table"]["status"], number) == ("table", "waiting", "0")
    assert bo.join(table, created["invitations"][0]["key"]).status_code == 200
    watching.close()
    seen = aiko.see(table)
    watching = told(bo, table)
    number, message = next(watching)
    assert int(number) == seen["version"] == message["table"]["version"] == len(message["table"]["steps"])
    assert aiko.act(table, seen["version"], "peasant@1").status_code == 200
    while message["table"]["version"] == seen["version"]:
        number, message = next(watching)
    assert [step["actor"] for step in message["table"]["steps"]] == [0]
    watching.close()
    number, message = next(told(bo, table, last=number))
    assert message["table"]["steps"] == []


def test_a_stream_of_a_private_table_is_refused(aiko: Person, stranger: Person) -> None:
    wish = {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "spectators": False}
    table = aiko.post("/api/tables", **wish).json()["table"]["id"]
    assert stranger.get(f"/api/tables/{table}/events").json()["code"] == "private"
    assert stranger.get("/api/tables/nowhere/events").json()["code"] == "no-such-table"
    assert stranger.get(f"/api/tables/{table}/events", seat=0).json()["code"] == "not-your-seat"
