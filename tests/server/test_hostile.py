"""Whatever is thrown at the server, it answers with a clear refusal, leaks nothing, and goes on."""

from __future__ import annotations

import contextlib
import random
import string
import threading
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tatami.server.guards import network_of
from tests.server.people import Live, Person, Server, play_over_http

KNOWN = {"code", "message", "detail", "rules", "options", "args", "place"}


def is_refused(answer: httpx.Response) -> None:
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
    assert set(answer.json()) == KNOWN, answer.text
    assert "Traceback" not in answer.text and ".py" not in answer.text


BAD_TABLES: list[Any] = [
    b"", b"{", b"null", b"[]", b"42", b'"x"', b"\xff\xfe", b"{" * 5000, b'{"game": "kenjin"}',
    b'{"game": "kenjin", "seats": [{"kind": "me"}], "options": {"a": ' + b"[" * 20_000 + b"]" * 20_000 + b"}}",
    {"game": 7, "seats": []}, {"game": "kenjin", "seats": []}, {"game": "kenjin", "seats": [{"kind": "god"}]},
    {"game": "../kenjin", "seats": [{"kind": "me"}]}, {"game": "kenjin", "seats": [{"kind": "me"}] * 17},
    {"game": "kenjin", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x" * 70}]},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "options": {"players": {"$gt": 0}}},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "options": {"players": True}},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "options": {"figures": {"a": 1}}},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "options": {"setup": "draft"}},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "players": -1},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "players": 16},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "nonce": "xyz"},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "nonce": "0" * 32 + "\n"},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "admin": True},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "name": "x" * 100},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "spectators": "true"},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "clock": {"move": 1}},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "clock": {"move": 60, "bank": -1}},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "clock": {"move": 60, "bot": "godzilla"}},
    {"game": "kenjin", "seats": [{"kind": "me"}] * 2, "delay": 10**6},
]  # fmt: skip


@pytest.mark.parametrize("body", BAD_TABLES, ids=range(len(BAD_TABLES)))
def test_bad_tables(aiko: Person, body: Any) -> None:
    if isinstance(body, bytes):
        is_refused(aiko.http.post("/api/tables", content=body, headers={"content-type": "application/json"}))
    else:
        is_refused(aiko.http.post("/api/tables", json=body))


BAD_ACTIONS: list[Any] = [
    {}, {"version": 4}, {"action": "peasant@1"}, {"version": "four", "action": "peasant@1"},
    {"version": -1, "action": "peasant@1"}, {"version": 10**30, "action": "peasant@1"},
    {"version": 4, "action": None}, {"version": 4, "action": -1}, {"version": 4, "action": 2**31 - 1},
    {"version": 4, "action": 2**70}, {"version": 4, "action": 1.5}, {"version": 4, "action": "x" * 3000},
    {"version": 4, "action": "tile:port"}, {"version": 4, "action": "peasant@1\n"}, {"version": 4, "action": "\u0000"},
    {"version": 4, "action": "peasant@\u0661"}, {"version": 4, "action": "peasant@1", "seat": 1},
    {"version": 4, "action": "peasant@1", "seat": -1}, {"version": 4, "action": ["peasant@1"]},
    {"version": 0, "action": "peasant@1"}, {"version": 99, "action": "peasant@1"}, {"version": True, "action": 1},
    {"version": "4", "action": "peasant@1"}, {"version": 4.0, "action": "peasant@1", "seat": "0"},
]  # fmt: skip


def test_bad_actions_change_nothing(aiko: Person) -> None:
    table = aiko.open_table("me", "bot")["table"]
    for body in BAD_ACTIONS:
        is_refused(aiko.post(f"/api/tables/{table['id']}/actions", **body))
    assert aiko.see(table["id"])["version"] == table["version"]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/nothing"), ("GET", "/api/tables/nowhere"), ("GET", "/api/tables/%00"),
        ("GET", "/api/tables/" + "x" * 5000), ("GET", "/api/tables/..%2f..%2fetc"), ("DELETE", "/api/tables"),
        ("PUT", "/api/me"), ("GET", "/api/games/go/rules"), ("GET", "/api/tables/nowhere/record"),
        ("GET", "/api/tables/nowhere/replay?first=-1"), ("GET", "/api/tables/nowhere?wait=1e999"),
        ("GET", "/api/tables/nowhere?seat=abc"), ("GET", "/api/tables/nowhere?since=99999999999999999999"),
        ("POST", "/api/tables/nowhere/seats/99999999999999999999999"), ("POST", "/api/tables/nowhere/seats/0/link"),
    ],
)  # fmt: skip
def test_bad_addresses(aiko: Person, method: str, path: str) -> None:
    is_refused(aiko.http.request(method, path))


def test_a_path_never_leaves_the_folder(aiko: Person) -> None:
    for path in (
        "/../pyproject.toml",
        "/..%2f..%2fpyproject.toml",
        "/%2e%2e/cli.py",
        "//etc/passwd",
        "/assets/../../x",
    ):
        answer = aiko.http.get(path)
        assert b"[project]" not in answer.content and b"root:" not in answer.content
        assert answer.status_code in (200, 404)


def test_too_much_is_refused(aiko: Person) -> None:
    table = aiko.open_table("me", "bot")["table"]["id"]
    answer = aiko.post(f"/api/tables/{table}/chat", text="x" * 100_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
    is_refused(aiko.post(f"/api/tables/{table}/chat", text="x" * 1900))
    is_refused(aiko.post(f"/api/tables/{table}/chat", text=" \n "))
    record = {
        "format": "tatami/1",
        "game": "kenjin",
        "rules": "1",
        "options": {},
        "actions": [["chance", "x"]] * 30_000,
    }
    is_refused(aiko.post("/api/records", **record))


BAD_RECORDS: list[dict[str, Any]] = [
    {}, {"format": 1}, {"format": "tatami/1", "game": ["kenjin"]},
    {"format": "tatami/1", "game": "kenjin", "rules": "1", "options": {"players": 2}, "actions": {}},
    {"format": "tatami/1", "game": "kenjin", "rules": "1", "options": {}, "actions": [], "position": 7},
    {"format": "tatami/1", "game": "kenjin", "rules": "1", "options": {}, "actions": [], "figures": [1]},
    {"format": "tatami/1", "game": "kenjin", "rules": "1", "actions": [[{}, {}]],
     "options": {"players": 2, "setup": "random", "teams": False, "torii_counts_itself": False,
                 "peasant_must_survive": True}},
    {"format": "tatami/1", "game": "kenjin", "rules": "1", "actions": [], "result": None, "fair": {"seed": 5},
     "options": {"players": 2, "setup": "random", "teams": False, "torii_counts_itself": False,
                 "peasant_must_survive": True}},
    {"format": "tatami/1", "game": "kenjin", "rules": "1", "actions": [], "position": {"battlefields": [[[]]] * 99},
     "options": {"players": 2, "setup": "random", "teams": False, "torii_counts_itself": False,
                 "peasant_must_survive": True}},
]  # fmt: skip


@pytest.mark.parametrize("record", BAD_RECORDS, ids=range(len(BAD_RECORDS)))
def test_bad_records(aiko: Person, record: dict[str, Any]) -> None:
    is_refused(aiko.post("/api/records", **record))


def test_foreign_pages_are_refused(server: Server, aiko: Person) -> None:
    table = aiko.open_table("me", "bot")["table"]
    body = {"version": table["version"], "action": table["legal"][0]["action"]}
    path = f"/api/tables/{table['id']}/actions"
    for origin in ("https://evil.example", "null", f"{server.address}.evil.example", "http://localhost"):
        answer = aiko.http.post(path, json=body, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    without = httpx.post(
        f"{server.address}{path}", json=body, headers={"cookie": f"tatami={aiko.http.cookies['tatami']}"}
    )
    assert without.status_code == 403
    with pytest.raises(InvalidStatus):
        connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/live",
            origin="https://evil.example",  # type: ignore[arg-type]
            additional_headers={"Cookie": f"tatami={aiko.http.cookies['tatami']}"},
        ).__enter__()
    assert aiko.post(path, **body).status_code == 200


def test_others_keys_and_seats_do_not_help(aiko: Person, bo: Person, stranger: Person) -> None:
    created = aiko.open_table("me", "invite")
    other = bo.open_table("me", "invite")
    key = created["invitations"][0]["key"]
    assert stranger.join(other["table"]["id"], key).json()["code"] == "bad-key"
    assert stranger.join(created["table"]["id"], key[:-1] + "_").json()["code"] == "bad-key"
    table = created["table"]["id"]
    for path, body in (
        ("/actions", {"version": 0, "action": 0}), ("/undo", {"version": 0}), ("/chat", {"text": "x"}),
        ("/why", {"action": 0}), ("/seats/0", {"kind": "bot"}), ("/seats/0/link", {}),
    ):  # fmt: skip
        answer = stranger.post(f"/api/tables/{table}{path}", **body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat"), path
    assert stranger.join(table).json()["code"] == "no-free-seat"
    assert bo.join(table, key).status_code == 200


def test_security_headers(aiko: Person) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/health"):
        headers = aiko.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def junk(rng: random.Random) -> str:
    def value(depth: int) -> str:
        kind = rng.randrange(8)
        if kind == 0 and depth:
            return "[" + ",".join(value(depth - 1) for _ in range(rng.randrange(4))) + "]"
        if kind == 1 and depth:
            return "{" + ",".join(f'"{name()}":{value(depth - 1)}' for _ in range(rng.randrange(4))) + "}"
        words = ["null", "true", "-1", "0", "7", "1e308", "9" * 40, '"act"', '"peasant@1"', f'"{name()}"', '"\\u0000"']
        return rng.choice(words)

    def name() -> str:
        known = ["type", "version", "action", "seat", "id", "text", "lang", "__proto__"]
        return rng.choice([*known, "".join(rng.choices(string.printable[:62], k=5))])

    kind = rng.randrange(4)
    if kind == 0:
        return "".join(rng.choices(string.printable, k=rng.randrange(60)))
    if kind == 1:
        verb = rng.choice(["act", "undo", "chat", "look", "ping"])
        return f'{{"type":"{verb}","version":{value(1)},"action":{value(1)},"text":{value(1)},"seat":{value(1)}}}'
    return value(3)


def test_a_fuzzed_socket_stays_polite_while_others_play(server: Server, aiko: Person, stranger: Person) -> None:
    table = aiko.open_table("me", "bot")["table"]["id"]
    rng = random.Random(11)
    finished = threading.Event()

    def fuzz() -> None:
        while not finished.is_set():
            live = stranger.live(table)
            try:
                for _ in range(50):
                    live.connection.send(junk(rng))
                    message = live.receive()
                    assert message["type"] in ("table", "problem", "done")
                    if message["type"] == "problem":
                        assert message["problem"]["code"] != "broken"
            except ConnectionClosed:
                pass
            finally:
                live.close()

    attack = threading.Thread(target=fuzz)
    attack.start()
    try:
        assert play_over_http([aiko], table, 8)["status"] == "over"
    finally:
        finished.set()
        attack.join(60)
    assert '"level": "error"' not in server.log()


def listen_to_the_end(live: Live) -> list[dict[str, Any]]:
    """What comes until the server closes the socket; if it does not, this fails by a timeout."""
    heard = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(live.receive(60))
    return heard


def test_huge_and_binary_messages_close_only_their_socket(aiko: Person) -> None:
    table = aiko.open_table("me", "bot")["table"]["id"]
    live = aiko.live(table)
    live.until("table")
    live.connection.send("x" * 1_000_000)
    listen_to_the_end(live)
    other = aiko.live(table)
    other.until("table")
    other.connection.send(b"\xff\x00\x01")
    with contextlib.suppress(ConnectionClosed):
        assert other.until("problem")["problem"]["code"] == "bad-request"
    assert aiko.see(table)["status"] == "playing"


def test_a_flood_is_slowed_and_then_sent_away(aiko: Person) -> None:
    table = aiko.open_table("me", "bot")["table"]["id"]
    live = aiko.live(table)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(600):
            live.send(type="ping")
    codes = {message["problem"]["code"] for message in listen_to_the_end(live) if message["type"] == "problem"}
    assert codes <= {"too-fast"}
    assert aiko.see(table)["status"] == "playing"


def test_neighbours_in_one_network_share_their_rate() -> None:
    """Whoever has one IPv6 address has 2^64 of them, however they are written."""
    assert network_of("2001:db8::1") == network_of("2001:0db8:0:0:ffff::2") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") != network_of("::ffff:192.0.2.2")
    assert network_of("somebody") == "somebody"
