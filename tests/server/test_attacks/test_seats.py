"""Attacks on seats: keys for another purpose than they were made for, and devices that should be out."""

from __future__ import annotations

import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Pair
from tests.server.people import Live, Person, Server
from tests.server.test_account_routes import EVERYTHING, sign_up


def link(person: Person, table: str, seat: int) -> str:
    answer = person.post(f"/api/tables/{table}/seats/{seat}/link")
    assert answer.status_code == 200, answer.text
    key: str = answer.json()["key"]
    return key


def devices(person: Person, table: str, seat: int) -> list[dict[str, Any]]:
    answer = person.get(f"/api/tables/{table}/seats/{seat}/devices")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def is_refused(person: Person, table: str, key: str) -> None:
    """The key does not work, and whoever tried it sees no hand but their own."""
    before = person.see(table)["my_seats"]
    answer = person.join(table, key)
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-key"), answer.text
    assert person.see(table)["my_seats"] == before


def open_game(aiko: Person, bo: Person) -> str:
    """Aiko is the host; Bo has come by the table's address."""
    table: str = aiko.open_table("me", "open")["table"]["id"]
    assert bo.join(table).status_code == 200
    return table


def test_a_host_makes_a_key_of_an_open_seat_and_uses_it_when_somebody_sits_there(aiko: Person, bo: Person) -> None:
    table = aiko.open_table("me", "open")["table"]["id"]
    key = link(aiko, table, 1)
    assert bo.join(table).json()["table"]["status"] == "playing"
    is_refused(aiko, table, key)


def test_a_host_does_the_same_in_a_rated_game(aiko: Person, bo: Person) -> None:
    for person in (aiko, bo):
        sign_up(person, **EVERYTHING)
    clock = {"move": 600, "bank": 600, "out": "bot", "bot": "random"}
    wishes = {"game": "kenjin", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
    table = aiko.post("/api/tables", **wishes, rated=True).json()["table"]["id"]
    key = link(aiko, table, 1)
    assert bo.join(table).json()["table"]["rated"]
    is_refused(aiko, table, key)


def test_a_host_keeps_the_first_key_of_an_invitation_that_was_renewed(aiko: Person, bo: Person) -> None:
    created = aiko.open_table("me", "invite")
    table, first = created["table"]["id"], created["invitations"][0]["key"]
    second = link(aiko, table, 1)
    is_refused(bo, table, first)
    assert bo.join(table, second).status_code == 200
    is_refused(aiko, table, first)


def test_a_host_makes_a_key_of_a_seat_that_somebody_holds(aiko: Person, bo: Person) -> None:
    table = open_game(aiko, bo)
    assert aiko.post(f"/api/tables/{table}/seats/1/link").json()["code"] == "not-your-seat"


def test_a_host_makes_a_key_of_a_seat_kept_in_a_rematch(aiko: Person, bo: Person) -> None:
    table = open_game(aiko, bo)
    finish(aiko, bo, table)
    again = aiko.post(f"/api/tables/{table}/rematch").json()["id"]
    kept = next(seat["seat"] for seat in aiko.see(again)["seats"] if not seat["ready"])
    assert aiko.post(f"/api/tables/{again}/seats/{kept}/link").json()["code"] == "not-your-seat"
    answer = aiko.post(f"/api/tables/{again}/seats/{kept}", kind="invite").json()
    freed = answer["invitations"][0]["key"]
    assert aiko.post(f"/api/tables/{again}/seats/{kept}", kind="open").status_code == 200
    assert bo.join(again).status_code == 200
    is_refused(aiko, again, freed)


def test_whoever_had_a_seat_before_comes_back_by_a_key_for_their_other_device(aiko: Person, bo: Person) -> None:
    table = open_game(aiko, bo)
    key = link(bo, table, 1)
    assert bo.post(f"/api/tables/{table}/seats/1", kind="open").status_code == 200
    cleo = Person(aiko.server, "Cleo")
    assert cleo.join(table).status_code == 200
    is_refused(bo, table, key)


def test_a_key_for_another_device_is_used_twice(aiko: Person, bo: Person, stranger: Person) -> None:
    table = open_game(aiko, bo)
    key = link(bo, table, 1)
    phone = Person(bo.server, "Bo")
    assert phone.join(table, key).json()["seat"] == 1
    is_refused(stranger, table, key)


def test_a_key_of_the_host_is_used_after_the_host_has_changed(aiko: Person, bo: Person, stranger: Person) -> None:
    table = open_game(aiko, bo)
    first = link(aiko, table, -1)
    second = link(aiko, table, -1)
    is_refused(stranger, table, first)
    assert bo.join(table, second).status_code == 200
    assert (aiko.see(table)["host"], bo.see(table)["host"]) == (False, True)
    for_bo = link(bo, table, -1)
    assert aiko.join(table, for_bo).status_code == 200
    assert (aiko.see(table)["host"], bo.see(table)["host"]) == (True, False)


def test_a_stranger_or_the_host_asks_for_the_devices_of_a_seat(aiko: Person, bo: Person, stranger: Person) -> None:
    table = open_game(aiko, bo)
    (device,) = devices(bo, table, 1)
    for person in (aiko, stranger):
        person.post("/api/tables", game="kenjin", options={}, seats=[{"kind": "me"}, {"kind": "open"}])
        assert person.get(f"/api/tables/{table}/seats/1/devices").json()["code"] == "not-your-seat"
        answer = person.post(f"/api/tables/{table}/seats/1/devices/{device['id']}/remove")
        assert answer.json()["code"] == "not-your-seat"
    assert bo.see(table)["my_seats"] == [1]
    assert bo.get(f"/api/tables/{table}/seats/7/devices").json()["code"] == "no-such-seat"


def test_the_list_of_devices_gives_no_secret_away(aiko: Person, bo: Person) -> None:
    from tatami.tables.seats import hash_secret

    table = open_game(aiko, bo)
    phone = Person(bo.server, "Bo")
    phone.http.headers["user-agent"] = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_1) FxiOS/120.0 <b>Mobile</b> x"
    phone.join(table, link(bo, table, 1))
    found = devices(bo, table, 1)
    assert [(one["device"], one["this"]) for one in found] == [("", True), ("Firefox, iPhone", False)]
    assert all(abs(one["added"] - time.time() * 1000) < 60_000 for one in found)
    assert all(one["seen"] >= one["added"] for one in found)
    for person in (bo, phone):
        token = person.http.cookies["tatami"]
        assert token not in str(found) and hash_secret(token)[:16] not in str(found)


def throw_out(owner: Person, table: str, seat: int) -> None:
    (other,) = [one for one in devices(owner, table, seat) if not one["this"]]
    answer = owner.post(f"/api/tables/{table}/seats/{seat}/devices/{other['id']}/remove")
    assert answer.status_code == 200, answer.text
    assert [one["this"] for one in answer.json()] == [True]


def loses_the_seat(socket: Live) -> None:
    """At once, and the channel ends: it must not stay open for a seat that is held no more."""
    while (table := socket.until("table", 20)["table"])["my_seats"]:
        pass
    assert table["seat"] is None and table["legal"] == []
    with pytest.raises(ConnectionClosed):
        socket.receive(20)


def test_a_device_that_was_thrown_out_plays_on(aiko: Person, bo: Person) -> None:
    table = open_game(aiko, bo)
    phone = Person(bo.server, "Bo")
    phone.join(table, link(bo, table, 1))
    hidden = link(phone, table, 1)
    socket = phone.live(table)
    assert socket.until("table")["table"]["my_seats"] == [1]
    throw_out(bo, table, 1)
    loses_the_seat(socket)
    seen = phone.see(table)
    assert (seen["my_seats"], seen["seat"]) == ([], None)
    assert phone.act(table, seen["version"], 0).json()["code"] == "not-your-seat"
    assert phone.post(f"/api/tables/{table}/seats/1/link").json()["code"] == "not-your-seat"
    is_refused(phone, table, hidden)
    assert bo.see(table)["my_seats"] == [1]


def test_a_device_throws_itself_out_and_leaves_the_seat_to_nobody(aiko: Person, bo: Person) -> None:
    table = open_game(aiko, bo)
    (device,) = devices(bo, table, 1)
    answer = bo.post(f"/api/tables/{table}/seats/1/devices/{device['id']}/remove")
    assert (answer.status_code, answer.json()["code"]) == (409, "own-device")
    answer = bo.post(f"/api/tables/{table}/seats/1/devices/{'0' * 16}/remove")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-device")


def test_a_browser_that_was_thrown_out_sits_down_again_by_the_profile(aiko: Person, bo: Person) -> None:
    """Whoever owns the profile signs it out too."""
    code = sign_up(bo, **EVERYTHING)
    table = open_game(aiko, bo)
    stolen = Person(bo.server, "Bo")
    assert stolen.post("/api/profile/sign-in", code=code).status_code == 200
    assert stolen.post(f"/api/profile/tables/{table}/sit").json() == {"seats": [1]}
    throw_out(bo, table, 1)
    assert stolen.post(f"/api/profile/tables/{table}/sit").json()["code"] == "no-profile"
    assert stolen.see(table)["my_seats"] == []
    assert bo.get("/api/me").json()["profile"] is not None


def test_a_host_puts_a_bot_on_a_seat_that_was_taken_a_moment_ago(aiko: Person, bo: Person) -> None:
    """Without a socket, which the page opens only after it has sat down."""
    table = open_game(aiko, bo)
    answer = aiko.post(f"/api/tables/{table}/seats/1", kind="bot")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-away"), answer.text


def test_a_host_puts_a_bot_on_such_a_seat_before_the_game_begins(aiko: Person, bo: Person) -> None:
    table = aiko.open_table("me", "open", "open", players=3)["table"]["id"]
    assert bo.join(table).json()["table"]["status"] == "waiting"
    assert aiko.post(f"/api/tables/{table}/seats/1", kind="bot").json()["code"] == "not-away"
    assert bo.see(table)["my_seats"] == [1]


def test_a_host_without_a_seat_learns_from_the_list_when_others_move(bo: Person, server: Server) -> None:
    """Spectators are behind, and so is a host who is one of them."""
    host = Person(server, "Host")
    wishes = {"game": "kenjin", "options": {}, "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}]}
    table = host.post("/api/tables", **wishes, delay=600).json()["table"]["id"]
    bo.join(table)
    (line,) = host.get("/api/tables").json()
    before = line["touched"]
    time.sleep(0.01)
    while (seen := bo.see(table))["your_turn"] and seen["version"] < 3:
        bo.act(table, seen["version"], seen["legal"][0]["action"])
    (line,) = host.get("/api/tables").json()
    assert line["touched"] == before
    (line,) = bo.get("/api/tables").json()
    assert line["touched"] > before


def test_the_same_attacks_by_another_process(pair: Pair) -> None:
    one, two = pair.servers
    aiko, bo = Person(one, "Aiko"), Person(two, "Bo")
    table = aiko.open_table("me", "open")["table"]["id"]
    key = link(aiko, table, 1)
    assert bo.join(table).status_code == 200
    assert aiko.join(table, key).json()["code"] == "bad-key"
    while aiko.see(table)["status"] != "playing":
        time.sleep(0.01)
    assert aiko.post(f"/api/tables/{table}/seats/1", kind="bot").json()["code"] == "not-away"

    phone = Person(one, "Bo")
    assert phone.join(table, link(bo, table, 1)).json()["seat"] == 1
    socket = phone.live(table)
    assert socket.until("table")["table"]["my_seats"] == [1]
    deadline = time.monotonic() + 20
    while len(devices(bo, table, 1)) < 2:
        assert time.monotonic() < deadline
    throw_out_soon(bo, table, deadline)
    loses_the_seat(socket)
    assert phone.see(table)["my_seats"] == []


def throw_out_soon(owner: Person, table: str, deadline: float) -> None:
    """The owner's process may hear of the device a moment after it is stored."""
    (other,) = [one for one in devices(owner, table, 1) if not one["this"]]
    while (answer := owner.post(f"/api/tables/{table}/seats/1/devices/{other['id']}/remove")).status_code != 200:
        assert answer.json()["code"] == "no-such-device" and time.monotonic() < deadline, answer.text


def finish(one: Person, other: Person, table: str) -> None:
    """Plays a game to its end."""
    deadline = time.monotonic() + 120
    while (seen := one.see(table, since=10**6))["status"] == "playing":
        person = one if seen["your_turn"] else other
        seen = person.see(table, since=10**6)
        if seen["your_turn"]:
            person.act(table, seen["version"], seen["legal"][0]["action"])
        assert time.monotonic() < deadline
