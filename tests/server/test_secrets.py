"""Nothing that a person may not know reaches them, in any byte."""

from __future__ import annotations

import json
import logging
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tatami.server.run import JsonLines
from tests.server.people import Person, Server, objects_in, play_over_http

SAME_SEED = "from tatami.tables import dealing; dealing.new_seed = lambda: '5e' * 32"
NONCES = ("a1" * 16, "b2" * 16)
TURNS = [
    ("brute@1", "archer@2"),
    ("peasant@1", "ashigaru@2"),
    ("lord@3", "peasant@3"),
    ("peasant@4", "peasant@3"),
    ("samurai@4", "peasant@4"),
    ("brute@2", "samurai@1"),
]
"""Aiko's and Bo's cards in turn; none of them looks at, moves or turns up another."""
TWINS = {"brute": "archer", "archer": "brute", "lord": "samurai", "samurai": "lord"}
"""In the second game Aiko engages another secret card instead."""


def test_a_client_that_keeps_every_byte_learns_nothing(aiko: Person, bo: Person, stranger: Person) -> None:
    created = aiko.open_table("me", "invite")
    table = created["table"]["id"]
    bo.join(table, created["invitations"][0]["key"])
    sockets = {bo: bo.live(table), stranger: stranger.live(table)}
    aiko.live(table)
    play_over_http([aiko, bo], table, "bytes")
    for live in sockets.values():
        while live.receive()["table"]["status"] != "over":
            pass
    seats: dict[Person, int | None] = {aiko: 0, bo: 1, stranger: None}
    for person, seat in seats.items():
        checked = 0
        for data in person.received:
            told = msgspec.json.decode(data)
            tables = [one for one in objects_in(told) if "fair" in one and "view" in one and one["status"] != "over"]
            for one in tables:
                check_told(one, seat)
                checked += 1
        assert checked > 10 or person is stranger
        everything = b"".join(person.received)
        if person is not aiko:
            assert created["invitations"][0]["key"].encode() not in everything
        for other in seats:
            if cookie := other.http.cookies.get("tatami"):
                assert cookie.encode() not in everything


def check_told(told: dict[str, Any], seat: int | None) -> None:
    assert told["seat"] == seat
    assert told["fair"]["seed"] is None
    for number, one in enumerate(told["view"]["seats"]):
        assert (one["hand"] is not None) == (number == seat)
    for field in told["view"]["battlefields"]:
        for row in field["rows"]:
            for card in row["cards"]:
                if not card["up"] and seat not in card["known_to"]:
                    assert card["unit"] is None
    for step in told["steps"]:
        if step["actor"] not in (seat, "chance") and "@" in (step["notation"] or ""):
            unit = step["notation"].partition("@")[0]
            assert unit in ("secret", "scout", "shugenja", "general", "ashigaru")
        for event in step["events"]:
            if event["id"] in ("looked", "assassinated") and seat not in (event["seat"], event["owner"]):
                assert "unit" not in event


def test_games_that_differ_in_secrets_give_the_same_bytes(tmp_path: Path) -> None:
    told = []
    for twins in ({}, TWINS):
        server = Server(tmp_path / f"twin{len(told)}", prelude=SAME_SEED).start()
        try:
            told.append(scripted_game(server, twins))
        finally:
            server.stop()
    for person in ("Bo", "Stranger"):
        assert told[0][person] == told[1][person]
    assert told[0]["Aiko"] != told[1]["Aiko"]


def scripted_game(server: Server, twins: dict[str, str]) -> dict[str, list[bytes]]:
    """What everybody receives, without what is drawn by lot: the table's address and the times."""
    aiko, bo, stranger = Person(server, "Aiko"), Person(server, "Bo"), Person(server, "Stranger")
    aiko.nonce, bo.nonce = NONCES
    created = aiko.open_table("me", "invite")
    table = created["table"]["id"]
    bo.join(table, created["invitations"][0]["key"])
    people = [aiko, bo, stranger]
    for turn, cards in enumerate(TURNS):
        seat = turn % 2
        for card in cards:
            unit, _, place = card.partition("@")
            wish = f"{twins.get(unit, unit)}@{place}" if seat == 0 else card
            answer = people[seat].act(table, people[seat].see(table)["version"], wish)
            assert answer.status_code == 200, answer.text
            if seat == 1:
                people[1].post(f"/api/tables/{table}/why", action="assassin:1/0/1")
                people[1].act(table, 3, "lord@1")
            for person in people:
                person.see(table, words="en")
                person.get(f"/api/tables/{table}/board")
                person.get(f"/api/tables/{table}/replay", first=0, last=50, moves=True)
                live = person.live(table)
                live.until("table")
                live.close()
    return {person.name: [cleaned(data, table) for data in person.received] for person in people}


def cleaned(data: bytes, table: str) -> bytes:
    text = data.decode().replace(table, "TABLE")
    text = re.sub(r'"(created|touched|at)":\d+', r'"\1":0', text)
    text = re.sub(r'"present":(true|false)', '"present":0', text)
    return re.sub(r'"(key|path)":"[^"]*"', r'"\1":""', text).encode()


@pytest.mark.parametrize("path", ["", "/record", "/replay"])
def test_a_private_table_shows_strangers_nothing(aiko: Person, stranger: Person, path: str) -> None:
    answer = aiko.post("/api/tables", game="kenjin", seats=[{"kind": "me"}, {"kind": "bot"}], spectators=False)
    refused = stranger.get(f"/api/tables/{answer.json()['table']['id']}{path}")
    assert (refused.status_code, refused.json()["code"]) == (403, "private")


def test_nobody_looks_through_another_seat(aiko: Person, bo: Person) -> None:
    created = aiko.open_table("me", "invite")
    table = created["table"]["id"]
    bo.join(table, created["invitations"][0]["key"])
    assert bo.get(f"/api/tables/{table}", seat=0).json()["code"] == "not-your-seat"
    assert bo.get(f"/api/tables/{table}/replay", seat=0).json()["code"] == "not-your-seat"
    assert bo.get(f"/api/tables/{table}/record").json()["code"] == "not-over"
    live = bo.live(table)
    live.send(type="look", seat=0, id=4)
    assert live.until("problem")["problem"]["code"] == "not-your-seat"
    assert bo.live(table, seat=0).until("problem")["problem"]["code"] == "not-your-seat"


def test_cookies_are_out_of_reach_and_logs_know_no_secret(tmp_path: Path) -> None:
    server = Server(tmp_path / "logged", "--verbose").start()
    try:
        aiko, bo = Person(server, "Aiko"), Person(server, "Bo")
        created = aiko.open_table("me", "invite")
        table, key = created["table"]["id"], created["invitations"][0]["key"]
        answer = bo.join(table, key)
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "samesite=strict" in cookie.lower()
        bo.get(f"/api/tables/{table}", since=3)
        token = bo.http.cookies["tatami"]
    finally:
        server.stop()
    log = server.log()
    assert '"route": "/api/tables/{id}/join"' in log
    for secret in (key, token, table, "since"):
        assert secret not in log


def test_a_spectator_who_is_behind_does_not_hear_when_others_move(aiko: Person, stranger: Person) -> None:
    wish = {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "delay": 3600}
    table = aiko.post("/api/tables", **wish).json()["table"]
    watching = stranger.live(table["id"])
    watching.until("table")
    assert aiko.act(table["id"], table["version"], "peasant@1").status_code == 200
    watching.send(type="ping", id=1)
    assert watching.receive()["type"] == "done"
    watching.send(type="look", lang="fr", id=2)
    assert {watching.receive()["type"], watching.receive()["type"]} == {"done", "table"}


def test_a_log_says_where_something_broke_and_not_with_which_card() -> None:
    card = "lord" + "@3"
    try:
        raise KeyError(card)
    except KeyError:
        record = logging.LogRecord("tatami", logging.ERROR, __file__, 1, "broken", None, sys.exc_info())
    line = json.loads(JsonLines().format(record))
    assert line["error"].endswith("KeyError") and "raise KeyError(card)" in line["error"]
    assert card not in line["error"]
