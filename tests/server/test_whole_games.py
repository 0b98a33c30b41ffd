"""Whole games over HTTP and over sockets, on a real server with a real database."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

import tatami
from tatami.tables import dealing
from tests.server.people import Person, Server, play_over_http

TABLES = {"samourai": {"options": {"scenario": "crossroads"}, "bot": "random"}}
"""Soon over, and nobody thinks."""
EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


@pytest.mark.parametrize("game", tatami.games())
def test_a_person_and_bots_play_to_the_end(aiko: Person, game: str) -> None:
    described = {one["name"]: one for one in aiko.get("/api/games").json()}[game]
    players = described["players"][0]
    chosen = TABLES.get(game, {})
    bot = {"kind": "bot"} | ({"bot": chosen["bot"]} if "bot" in chosen else {})
    wishes = {"options": chosen["options"]} if "options" in chosen else {}
    answer = aiko.post(
        "/api/tables", game=game, players=players, seats=[{"kind": "me"}] + [bot] * (players - 1), **wishes
    )
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]["id"]
    last = play_over_http([aiko], table, game)
    record = aiko.get(f"/api/tables/{table}/record").json()
    assert record["result"] == last["result"]
    assert tatami.replay(record).to_act is None
    assert dealing.verify(record) > 0


def test_two_people_play_by_invitation(aiko: Person, bo: Person) -> None:
    created = aiko.open_table("me", "invite")
    table, key = created["table"]["id"], created["invitations"][0]["key"]
    assert created["table"]["status"] == "waiting"
    joined = bo.join(table, key).json()
    assert joined["seat"] == 1
    assert joined["table"]["status"] == "playing"
    assert aiko.see(table)["fair"]["nonces"] == [aiko.nonce, bo.nonce]
    last = play_over_http([aiko, bo], table, 1)
    assert last["fair"]["seed"] is not None
    assert dealing.commitment(last["fair"]["seed"]) == created["table"]["fair"]["commitment"]


def test_two_people_play_over_sockets(aiko: Person, bo: Person) -> None:
    created = aiko.open_table("me", "invite")
    table = created["table"]["id"]
    bo.join(table, created["invitations"][0]["key"])
    sockets = [aiko.live(table), bo.live(table)]
    heard: list[list[int]] = [[], []]
    rng = random.Random(5)
    over = [False, False]
    while not all(over):
        for seat, live in enumerate(sockets):
            if over[seat]:
                continue
            try:
                message = live.receive(0.02)
            except TimeoutError:
                continue
            if message["type"] != "table":
                assert message["type"] == "done", message
                continue
            seen = message["table"]
            heard[seat] += [step["number"] for step in seen["steps"]]
            over[seat] = seen["status"] == "over"
            if seen["your_turn"] and seen["steps"]:
                live.send(type="act", version=seen["version"], action=rng.choice(seen["legal"])["action"], id=1)
    for live in sockets:
        live.close()
    length = aiko.see(table)["version"]
    assert heard == [list(range(length))] * 2


def test_a_lost_connection_goes_on_where_it_was(aiko: Person) -> None:
    table = aiko.open_table("me", "bot")["table"]
    first = aiko.live(table["id"])
    seen = first.until("table")["table"]
    first.close()
    answer = aiko.act(table["id"], seen["version"], seen["legal"][0]["notation"])
    assert answer.status_code == 200
    second = aiko.live(table["id"], since=seen["version"])
    steps = second.until("table")["table"]["steps"]
    second.close()
    assert steps[0]["number"] == seen["version"]
    assert steps[0]["notation"] == seen["legal"][0]["notation"]


def test_a_long_poll_answers_when_something_is_new(aiko: Person) -> None:
    table = aiko.open_table("me", "bot")["table"]
    nothing = aiko.see(table["id"], wait=0.3, known=table["version"], since=table["version"])
    assert nothing["version"] == table["version"]
    news = aiko.see(table["id"], wait=10, known=table["version"] - 1)
    assert news["version"] == table["version"]


def test_a_rematch_is_the_same_people_one_seat_further(aiko: Person, bo: Person) -> None:
    created = aiko.open_table("me", "invite")
    table = created["table"]["id"]
    bo.join(table, created["invitations"][0]["key"])
    assert aiko.post(f"/api/tables/{table}/rematch").json()["code"] == "not-over"
    play_over_http([aiko, bo], table, 2)
    again = aiko.post(f"/api/tables/{table}/rematch").json()
    assert again["status"] == "waiting"
    assert again["seat"] == 1
    assert bo.see(table)["rematch"] == again["id"]
    joined = bo.post(f"/api/tables/{table}/rematch").json()
    assert (joined["id"], joined["status"]) == (again["id"], "playing")


def test_one_person_plays_all_seats(aiko: Person) -> None:
    table = aiko.open_table("me", "me")["table"]
    assert table["my_seats"] == [0, 1]
    assert play_over_http([aiko], table["id"], 3)["status"] == "over"


def test_a_game_is_replayed_through_each_seat(aiko: Person, stranger: Person) -> None:
    table = aiko.open_table("me", "bot")["table"]["id"]
    last = play_over_http([aiko], table, 4)
    for seat in (None, 0, 1):
        params = {} if seat is None else {"seat": seat}
        told = stranger.get(f"/api/tables/{table}/replay", first=0, last=99, moves=True, **params).json()
        assert told["plies"] == last["ply"] == len(told["moves"]) == len(told["frames"]) - 1
        assert told["frames"][-1]["view"]["result"] == last["result"]
        hands = [bool(one["hand"]) for one in told["frames"][5]["view"]["seats"]]
        assert hands == [seat == 0, seat == 1]


def test_a_record_is_taken_in_and_replayed(aiko: Person, stranger: Person) -> None:
    table = aiko.open_table("me", "bot")["table"]["id"]
    play_over_http([aiko], table, 6)
    record = aiko.get(f"/api/tables/{table}/record").json()
    taken = stranger.post("/api/records", **record)
    assert taken.status_code == 201, taken.text
    assert taken.json()["status"] == "imported"
    again = aiko.get(f"/api/tables/{taken.json()['id']}/record").json()
    assert again == record
    record["actions"][0][1] = "tile:moon"
    refused = stranger.post("/api/records", **record)
    assert refused.status_code == 400
    assert refused.json()["code"] == "bad-record"


def test_a_bot_that_thinks_plays_and_gives_hints(aiko: Person) -> None:
    assert "level:1" in aiko.get("/api/games").json()[0]["bots"]
    wishes = [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}]
    table = aiko.post("/api/tables", game="kenjin", seats=wishes).json()["table"]
    version = table["version"]
    for _ in range(2):
        version = aiko.act(table["id"], version, "peasant@1").json()["table"]["version"]
    for _ in range(200):
        seen = aiko.see(table["id"], wait=1, known=version)
        version = seen["version"]
        if seen["your_turn"]:
            break
    assert {step["actor"] for step in seen["steps"]} == {"chance", 0, 1}
    told = aiko.post(f"/api/tables/{table['id']}/hint")
    assert told.status_code == 200, told.text
    notations = {choice["notation"] for choice in seen["legal"]}
    assert {one["notation"] for one in told.json()["advice"]} <= notations


def test_whether_a_move_is_final_is_told_beforehand(aiko: Person) -> None:
    """In Kenjin the first card of a turn can be taken back, the second ends the turn."""
    table = aiko.open_table("me", "bot")["table"]
    address, version = f"/api/tables/{table['id']}", table["version"]
    assert aiko.post(f"{address}/why", action="lord@1").json()["final"] is False
    aiko.act(table["id"], version, "lord@1")
    told = aiko.post(f"{address}/why", action="brute@2").json()
    assert (told["legal"], told["final"]) == (True, True)
    assert aiko.post(f"{address}/why", action="lord@2").json()["final"] is False


def test_the_example_program_plays_a_game(server: Server, aiko: Person) -> None:
    created = aiko.open_table("bot", "invite")
    invitation = created["invitations"][0]
    link = f"{server.address}/t/{created['table']['id']}#{invitation['key']}"
    done = subprocess.run([sys.executable, EXAMPLE, link], capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout.strip() in ("won", "lost"), done.stderr
