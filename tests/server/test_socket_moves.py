"""Moves over the socket: what a move changes is all that is told of it, and nothing is lost or played twice."""

from __future__ import annotations

import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

import tatami
from tests.server.conftest import Pair
from tests.server.people import Live, Person, Server

MOVES = 30
TOLD = (
    "version", "ply", "seat", "to_act", "your_turn", "legal", "can_undo", "can_ask_back", "takeback", "view", "status",
    "result", "winners", "options", "prompt",
)  # fmt: skip


def until_version(live: Live, version: int) -> dict[str, Any]:
    while live.table is None or live.table["version"] < version:
        live.receive()
    return live.table


def answer_to(live: Live, **message: Any) -> dict[str, Any]:
    live.send(**message)
    while (answer := live.receive())["type"] == "table":
        pass
    return answer


@pytest.mark.parametrize("game", tatami.games())
def test_news_make_the_table_that_one_would_get_by_asking(aiko: Person, stranger: Person, game: str) -> None:
    players = next(one["players"][0] for one in aiko.get("/api/games").json() if one["name"] == game)
    opened = aiko.post("/api/tables", game=game, players=players, seats=[{"kind": "me"}] * players)
    table = opened.json()["table"]["id"]
    lives: dict[int | None, Live] = {seat: aiko.live(table, seat=seat) for seat in range(players)}
    lives[None] = stranger.live(table)
    rng, news = random.Random(3), 0
    for live in lives.values():
        live.until("table")
    for move in range(MOVES):
        acting = aiko.see(table, since=10**6)
        if acting["status"] != "playing":
            break
        live = lives[acting["to_act"]]
        legal = until_version(live, acting["version"])["legal"]
        done = answer_to(live, type="act", version=acting["version"], action=rng.choice(legal)["action"], id=move)
        assert done == {"type": "done", "id": move, "accepted": acting["version"]}
        for seat, one in lives.items():
            asks = {"since": acting["version"]} | ({} if seat is None else {"seat": seat})
            asked = (stranger if seat is None else aiko).see(table, **asks)
            told = until_version(one, asked["version"])
            assert {name: told[name] for name in TOLD} == {name: asked[name] for name in TOLD}
            assert told["steps"] == asked["steps"]
            named = [*told["legal"], *(event for step in told["steps"] for event in step["events"])]
            assert not any("text" in one for one in named), "nobody asked for words"
            news += 1
    assert news > 2 * len(lives), "some moves were told to everybody"
    everything = b"".join(aiko.received)
    assert everything.count(b'"type":"news"') >= news // len(lives), "a move is told as news"


def test_words_come_to_those_who_ask(aiko: Person) -> None:
    table = aiko.open_table("me", "me")["table"]["id"]
    live = aiko.live(table, words="fr")
    seen = live.until("table")["table"]
    assert all(choice["text"] for choice in seen["legal"]) and seen["prompt"]["text"]
    answer_to(live, type="act", version=seen["version"], action=seen["legal"][0]["action"])
    told = until_version(live, seen["version"] + 1)
    events = [event for step in told["steps"] for event in step["events"]]
    assert events and all(event["text"] for event in events)
    assert b'"type":"news"' not in b"".join(aiko.received)
    assert any("text" in choice for choice in aiko.see(table, words="pl")["legal"])
    board = aiko.get(f"/api/tables/{table}/board", lang="fr").json()
    assert board["version"] == told["version"] and board["lines"]


def test_the_same_move_sent_again_is_answered_the_same(aiko: Person) -> None:
    table = aiko.open_table("me", "me")["table"]["id"]
    live = aiko.live(table)
    seen = live.until("table")["table"]
    move = {"version": seen["version"], "action": seen["legal"][0]["action"], "seat": seen["seat"]}
    first = answer_to(live, type="act", id=1, **move)
    assert first == {"type": "done", "id": 1, "accepted": seen["version"]}
    assert answer_to(live, type="act", id=2, **move)["accepted"] == seen["version"]
    live.close()
    again = aiko.live(table, since=seen["version"])
    assert answer_to(again, type="act", id=3, **move)["accepted"] == seen["version"]
    assert aiko.post(f"/api/tables/{table}/actions", **move).json()["accepted"] == seen["version"]
    assert aiko.see(table)["ply"] == seen["ply"] + 1
    other = {**move, "action": seen["legal"][1]["action"]}
    assert answer_to(again, type="act", id=4, **other)["problem"]["code"] == "conflict"


def test_refusals_are_keys_with_a_place(aiko: Person, stranger: Person) -> None:
    table = aiko.open_table("me", "me")["table"]["id"]
    live = aiko.live(table, lang="en")
    version = live.until("table")["table"]["version"]
    illegal = answer_to(live, type="act", version=version, action="lord@9", id=1)
    posted = aiko.act(table, version, "lord@9").json()
    assert illegal == {"type": "problem", "id": 1, "problem": posted}
    assert posted["code"] in ("illegal", "no-such-action")
    assert answer_to(live, type="act", version=version + 1, action=0, id=2)["problem"]["code"] == "conflict"
    assert answer_to(live, type="act", version=version, action=0, seat=7, id=3)["problem"]["code"] == "not-your-seat"
    wrong = answer_to(live, type="act", version="4", action=0, id=4)
    assert (wrong["id"], wrong["problem"]["code"], wrong["problem"]["place"]) == (None, "bad-request", "$.version")
    for seat in (None, 0):
        refused = answer_to(stranger.live(table), type="act", version=version, action=0, seat=seat, id=5)
        assert refused["problem"]["code"] == "not-your-seat"
    assert aiko.see(table)["version"] == version


def test_messages_in_pieces_are_heard_whole(aiko: Person) -> None:
    """A frame byte by byte, a message in three fragments with a ping between, and several frames in one packet."""
    table = aiko.open_table("me", "me")["table"]["id"]
    live = aiko.live(table)
    live.until("table")
    line: socket.socket = live.connection.socket

    def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
        return Frame(opcode, data, fin).serialize(mask=True, extensions=[])

    ping = b'{"type":"ping","id":%d}'
    for byte in frame(Opcode.TEXT, ping % 1):
        line.sendall(bytes([byte]))
    assert live.until("done")["id"] == 1
    text = ping % 2
    for part in (
        frame(Opcode.TEXT, text[:5], False), frame(Opcode.CONT, text[5:9], False), frame(Opcode.PING, b"x"),
        frame(Opcode.CONT, text[9:]),
    ):  # fmt: skip
        line.sendall(part)
    assert live.until("done")["id"] == 2
    line.sendall(b"".join(frame(Opcode.TEXT, ping % number) for number in range(3, 30)))
    assert [live.until("done")["id"] for _ in range(3, 30)] == list(range(3, 30))


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "strict", "--rate", "5").start()
    yield server
    server.stop()


def test_messages_over_sockets_count_as_requests_do(strict: Server) -> None:
    aiko = Person(strict, "Aiko")
    table = aiko.open_table("me", "me")["table"]["id"]
    lives = [aiko.live(table) for _ in range(6)]
    codes = []
    for number in range(100):
        for live in lives:
            live.send(type="ping", id=number)
    for live in lives:
        for _ in range(100):
            while (message := live.receive())["type"] == "table":
                pass
            codes.append(message.get("problem", {}).get("code", "done"))
    assert codes.count("too-fast") > 200, "each socket may send 120 at once, one address fewer than all of them"
    assert set(codes) == {"too-fast", "done"}


def test_two_processes_play_one_table_over_sockets(pair: Pair) -> None:
    both = pair.servers
    aiko, bo = Person(both[0], "Aiko"), Person(both[1], "Bo")
    created = aiko.open_table("me", "invite")
    table = created["table"]["id"]
    bo.join(table, created["invitations"][0]["key"])
    lives = [aiko.live(table), bo.live(table)]
    while lives[0].until("table")["table"]["status"] != "playing":
        pass
    version = aiko.see(table)["version"]
    rng = random.Random(4)
    for move in range(12):
        seat = until_version(lives[0], version)["to_act"]
        legal = until_version(lives[seat], version)["legal"]
        wish = {"type": "act", "version": version, "action": rng.choice(legal)["action"], "id": move}
        assert answer_to(lives[seat], **wish)["accepted"] == version
        assert answer_to(lives[seat], **wish)["accepted"] == version, "a retry"
        version = lives[seat].table["version"]  # type: ignore[index]
        other = lives[1 - seat]
        told = other.until("table")
        while told["table"]["version"] < version:
            told = other.until("table")
        assert told.get("was_news"), "a move made at another process is told as news too"
    assert until_version(lives[0], version)["ply"] == until_version(lives[1], version)["ply"]
