"""Two server processes at one PostgreSQL: any of them serves any table, and one may die."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.people import Person, Server, play_over_http
from tests.server.test_crash import PLAYERS, Player, check_player
from tests.server.test_profiles import EVERYTHING, finished, rated_game, sign_up

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason="there is no PostgreSQL on this machine")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres.running() as address:
        yield address


def test_people_of_one_table_on_two_processes(database: str, tmp_path: Path) -> None:
    one = Server(tmp_path / "one", "--database", database).start()
    two = Server(tmp_path / "two", "--database", database).start()
    try:
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
        while aiko.see(table)["version"] < version:
            time.sleep(0.01)
        moved = Person(one, "Bo")
        moved.http.cookies = bo.http.cookies
        assert play_over_http([aiko, moved], table, 2)["status"] == "over"
        record = aiko.get(f"/api/tables/{table}/record").json()
        two.start()
        assert bo.get(f"/api/tables/{table}/record").json() == record
    finally:
        one.stop()
        two.stop()


def test_a_profile_is_the_same_on_both_processes(database: str, tmp_path: Path) -> None:
    """Signed in on one, signed out on the other; and a rated game counts once."""
    one = Server(tmp_path / "one", "--database", database).start()
    two = Server(tmp_path / "two", "--database", database).start()
    try:
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
    finally:
        one.stop()
        two.stop()
    one.start()
    try:
        rungs = Person(one).get("/api/ladder/kenjin").json()["rungs"]
        assert {rung["name"]: rung["games"] for rung in rungs} == {"Aiko": 1, "Bo": 1}
    finally:
        one.stop()


def kill_one_of_two(database: str, folder: Path, times: int) -> None:
    """Whoever played on the process that is killed goes on at the other at once."""
    servers = [Server(folder / name, "--database", database).start() for name in ("one", "two")]
    rng = random.Random(times)
    checked = 0
    for number in range(times):
        players = [Player(servers[seed % 2], 1000 * number + seed) for seed in range(PLAYERS)]
        for player in players:
            player.start()
        time.sleep(rng.uniform(0.2, 1.2))
        killed, other = rng.sample(servers, 2)
        killed.kill()
        for player in players:
            player.stopping.set()
            player.join(60)
            if player.person.server is killed:
                player.person = Person(other, bearer=player.person.bearer)
        checked += sum(check_player(player) for player in players)
        killed.start()
    for server in servers:
        server.stop()
    assert checked > 5 * times


def test_one_of_two_is_killed_and_nothing_acknowledged_is_lost(database: str, tmp_path: Path) -> None:
    kill_one_of_two(database, tmp_path, 1)


@pytest.mark.slow
def test_one_of_two_is_killed_twenty_times(database: str, tmp_path: Path) -> None:
    kill_one_of_two(database, tmp_path, 20)
