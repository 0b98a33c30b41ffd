"""Two server processes at one PostgreSQL: any of them serves any table, and one may die."""

from __future__ import annotations

import random
import time
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Pair
from tests.server.people import READY_S, Person, Server, play_over_http
from tests.server.test_account_routes import EVERYTHING, finished, rated_game, sign_up
from tests.server.test_crash import PLAYERS, Player, check_player, play_for_a_while


@pytest.fixture
def servers(pair: Pair) -> list[Server]:
    for server in pair.servers:
        server.start_again()
    return pair.servers


def test_people_of_one_table_on_two_processes(servers: list[Server]) -> None:
    one, two = servers
    aiko, bo = Person(one, "Aiko"), Person(two, "Bo")
    created = aiko.open_table("me", "invite")
    table = created["table"]["id"]
    waiting = aiko.live(table)
    waiting.until("table")
    bo.join(table, created["invitations"][0]["key"])
    while waiting.until("table")["table"]["status"] != "playing":
        pass
    rng = random.Random(1)
    version = 0
    for turn in range(6):
        person = (aiko, bo)[turn % 2]
        while (seen := person.see(table))["version"] < version:
            time.sleep(0.01)
        while seen["your_turn"]:
            answer = person.act(table, seen["version"], rng.choice(seen["legal"])["action"])
            assert answer.status_code == 200, answer.text
            seen = answer.json()["table"]
        version = seen["version"]
    two.kill()
    try:
        while aiko.see(table)["version"] < version:
            time.sleep(0.01)
        moved = Person(one, "Bo")
        moved.http.cookies = bo.http.cookies
        assert play_over_http([aiko, moved], table, 2)["status"] == "over"
        record = aiko.get(f"/api/tables/{table}/record").json()
    finally:
        two.start()
    assert bo.get(f"/api/tables/{table}/record").json() == record


def test_a_profile_is_the_same_on_both_processes(servers: list[Server]) -> None:
    """Signed in on one, signed out on the other; and a rated game counts once."""
    one, two = servers
    aiko, bo = Person(one, "Aiko"), Person(two, "Bo")
    code = sign_up(aiko, **EVERYTHING)
    sign_up(bo, **EVERYTHING)
    table = rated_game(aiko, bo)
    phone = Person(two, "Aiko")
    assert phone.post("/api/profile/sign-in", code=code).status_code == 200
    assert phone.post(f"/api/profile/tables/{table}/sit").json() == {"seats": [0]}
    play_over_http([phone, bo], table, "two")
    (line,) = finished(aiko, 1)
    assert line["rated"]
    going = rated_game(aiko, bo)
    assert phone.post(f"/api/profile/tables/{going}/sit").json() == {"seats": [0]}
    assert aiko.post("/api/profile/sign-out", everywhere=True).status_code == 200
    deadline = time.monotonic() + 60
    while phone.see(going)["seat"] is not None:
        assert time.monotonic() < deadline, "the other process never hears of it"
        time.sleep(0.01)
    one.stop()
    one.start()  # which looks for games that were not written down
    rungs = Person(one).get("/api/ladder/kenjin").json()["rungs"]
    assert {rung["name"]: rung["games"] for rung in rungs} == {"Aiko": 1, "Bo": 1}


def test_rate_limits_hold_for_both_processes_together(pair: Pair, tmp_path: Path) -> None:
    """Somebody who is refused at one process is refused at the other; others are not."""
    both = [Server(tmp_path / name, "--database", pair.database, "--rate", "1").start() for name in ("one", "two")]
    try:
        one, two = (httpx.Client(base_url=server.address, timeout=60) for server in both)
        with one, two:
            allowed = 0
            while one.get("/api/games").status_code == 200:
                allowed += 1
            assert allowed >= 250
            deadline = time.monotonic() + 60
            while two.get("/api/games").status_code == 200:
                assert time.monotonic() < deadline, "the other process never hears of it"
                time.sleep(1.2)  # slower than the rate: this alone would be allowed for ever
            codes = [two.post("/api/profile/sign-in", json={"code": "wrong"}).status_code for _ in range(3)]
            assert set(codes) == {429}
            with httpx.Client(
                base_url=both[1].address, timeout=60, transport=httpx.HTTPTransport(local_address="127.0.0.5")
            ) as other:
                assert other.get("/api/games").status_code == 200
    finally:
        for server in both:
            server.stop()


def kill_one_of_two(servers: list[Server], times: int) -> None:
    """Whoever played on the process that is killed goes on at the other at once."""
    rng = random.Random(times)
    for number in range(times):
        players = [Player(servers[seed % 2], 1000 * number + seed) for seed in range(PLAYERS)]
        fewest = play_for_a_while(players, rng)
        killed, other = rng.sample(servers, 2)
        killed.kill()
        try:
            for player in players:
                player.stopping.set()
                player.join(READY_S)
                if player.person.server is killed:
                    player.person = Person(other, bearer=player.person.bearer)
            assert sum(check_player(player) for player in players) >= fewest
        finally:
            killed.start()


def test_one_of_two_is_killed_and_nothing_acknowledged_is_lost(servers: list[Server]) -> None:
    kill_one_of_two(servers, 1)


@pytest.mark.slow
def test_one_of_two_is_killed_twenty_times(servers: list[Server]) -> None:
    kill_one_of_two(servers, 20)
