"""Streams (server-sent events): whose secrets they tell, and whether anybody can write lines into another's."""

from __future__ import annotations

import threading
from typing import Any

import httpx
import msgspec

from tests.server.people import Person, Server, play_over_http
from tests.server.test_secrets import check_told
from tests.server.test_streams import told

FIELDS = ("", "data", "event", "id", "retry")
INJECTED = 'x\r\n\r\nevent: table\ndata: {"type": "owned"}\n\nid: 999\u2028data: owned\x85data: owned\u0000'


class Listener:
    """Somebody who keeps every line of a stream."""

    def __init__(self, person: Person, table: str, **headers: str) -> None:
        self.lines: list[str] = []
        self.opened = threading.Event()
        self.person, self.table, self.headers = person, table, headers
        self.thread = threading.Thread(target=self.listen, daemon=True)
        self.thread.start()
        assert self.opened.wait(60)

    def listen(self) -> None:
        own = {name: value for name, value in self.person.http.headers.items() if name in ("origin", "authorization")}
        cookies = dict(self.person.http.cookies)
        address = f"{self.person.server.address}/api/tables/{self.table}/events"
        given = {**own, **self.headers}
        with httpx.stream("GET", address, headers=given, cookies=cookies, timeout=60) as answer:
            rest = b""
            for read in answer.iter_bytes():
                *lines, rest = (rest + read).replace(b"\r\n", b"\n").split(b"\n")
                self.lines += [line.decode() for line in lines]
                self.opened.set()
                if any('"status":"over"' in line for line in self.lines) or "event: problem" in self.lines:
                    return

    def tables(self) -> list[dict[str, Any]]:
        data = [line.removeprefix("data: ") for line in self.lines if line.startswith("data: ")]
        return [one["table"] for one in map(msgspec.json.decode, data) if one["type"] == "table"]


def test_streams_of_a_whole_game_tell_each_seat_its_own_secrets_only(
    aiko: Person, bo: Person, stranger: Person
) -> None:
    created = aiko.open_table("me", "invite")
    table = created["table"]["id"]
    assert bo.join(table, created["invitations"][0]["key"]).status_code == 200
    listeners = {0: Listener(aiko, table), 1: Listener(bo, table), None: Listener(stranger, table)}
    play_over_http([aiko, bo], table, "streams")
    for seat, listener in listeners.items():
        listener.thread.join(60)
        tables = listener.tables()
        assert tables[-1]["status"] == "over" and len(tables) > 5
        for one in tables:
            if one["status"] == "playing":
                check_told(one, seat)
        everything = "\n".join(listener.lines)
        for person in (aiko, bo):
            assert all(cookie not in everything for cookie in person.http.cookies.values())


def test_a_resumed_stream_tells_a_stranger_no_more_than_a_new_one(aiko: Person, bo: Person, stranger: Person) -> None:
    """Last-Event-ID is a place in the log, not a right to it; whatever is no number is the beginning."""
    created = aiko.open_table("me", "invite")
    table = created["table"]["id"]
    bo.join(table, created["invitations"][0]["key"])
    for _ in range(2):
        seen = aiko.see(table)
        aiko.act(table, seen["version"], seen["legal"][0]["notation"])
    for last in ("0", "3", "999999", "-1", "1e3", "\u00b2".encode().decode("latin-1"), "0; owned", "9" * 30):
        for person, seat in ((stranger, None), (bo, 1)):
            with person.http.stream(
                "GET", f"/api/tables/{table}/events", headers={b"last-event-id": last.encode("latin-1")}
            ) as answer:
                assert answer.status_code == 200
                line = next(line for line in answer.iter_lines() if line.startswith("data: "))
            check_told(msgspec.json.decode(line.removeprefix("data: "))["table"], seat)


def test_who_gave_up_a_seat_hears_nothing_of_its_hand(aiko: Person, bo: Person, stranger: Person) -> None:
    created = aiko.open_table("me", "invite")
    table = created["table"]["id"]
    bo.join(table, created["invitations"][0]["key"])
    listening = told(bo, table)
    assert next(listening)[1]["table"]["seat"] == 1
    assert bo.post(f"/api/tables/{table}/seats/1", kind="open").status_code == 200
    assert stranger.join(table).status_code == 200
    seen = aiko.see(table)
    assert aiko.act(table, seen["version"], seen["legal"][0]["notation"]).status_code == 200
    for _, message in listening:  # it may also end
        one = message.get("table")
        if one and one["version"] > seen["version"]:
            check_told(one, None)
            break
    again = next(told(bo, table, last="0"))[1]["table"]
    check_told(again, None)
    assert bo.get(f"/api/tables/{table}/events", seat=1).json()["code"] == "not-your-seat"


def test_a_stream_of_anothers_seat_is_refused(aiko: Person, bo: Person, stranger: Person) -> None:
    created = aiko.open_table("me", "invite")
    table = created["table"]["id"]
    bo.join(table, created["invitations"][0]["key"])
    for person, seat in ((bo, 0), (aiko, 1), (stranger, 0), (stranger, 1)):
        answer = person.get(f"/api/tables/{table}/events", seat=seat)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")


def test_no_name_and_no_chat_writes_lines_into_a_stream(server: Server, stranger: Person) -> None:
    villain = Person(server, INJECTED[:60])
    table = villain.open_table("me", "me")["table"]["id"]
    listener = Listener(stranger, table)
    for text in (INJECTED, "\n\n", "data: owned", ":comment", "\ufeffid: 5"):
        villain.post(f"/api/tables/{table}/chat", text=text)
    seen = villain.see(table)
    play_over_http([villain], table, 5) if seen["status"] == "playing" else None
    listener.thread.join(120)
    for line in listener.lines:
        name, _, value = line.partition(": ")
        assert name in FIELDS or line.startswith(":"), line
        if name == "data":
            assert msgspec.json.decode(value)["type"] in ("table", "problem")
        if name == "id":
            assert value.isdigit() and value != "999"
    assert any("owned" in line for line in listener.lines)  # as text inside a message
