"""Killed under load, at any moment: no acknowledged move is missing, none is doubled."""

from __future__ import annotations

import contextlib
import random
import signal
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.people import READY_S, Person, Server

PLAYERS = 4
FEWEST = 3


class Player(threading.Thread):
    """Plays tables of their own, both seats, as fast as the server answers, and notes what was acknowledged."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = Person(server, f"p{seed}", program=True)
        self.rng = random.Random(seed)
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.unsure: list[tuple[str, int, str, int]] = []
        self.trouble: list[str] = []
        self.moves = 0
        self.stopping = threading.Event()

    def run(self) -> None:
        with contextlib.suppress(httpx.TransportError):
            while not self.stopping.is_set():
                self.play_one()

    def play_one(self) -> None:
        seen = self.person.open_table("me", "me")["table"]
        self.acknowledged[seen["id"]] = {}
        while seen["status"] == "playing" and not self.stopping.is_set():
            choice = self.rng.choice(seen["legal"])["notation"]
            wish = (seen["id"], seen["version"], choice, seen["seat"])
            self.unsure.append(wish)
            answer = self.person.act(seen["id"], seen["version"], choice, seat=seen["seat"])
            if answer.status_code != 200:
                self.trouble.append(answer.text)
                return
            self.unsure.remove(wish)
            self.acknowledged[seen["id"]][answer.json()["accepted"]] = choice
            self.moves += 1
            seen = self.person.see(seen["id"])


def play_for_a_while(players: list[Player], rng: random.Random) -> int:
    """Starts them; returns at some moment after each has had a few moves acknowledged: how many there are at least."""
    for player in players:
        player.start()
    deadline = time.monotonic() + READY_S
    while min(player.moves for player in players) < FEWEST:
        assert time.monotonic() < deadline, [player.trouble for player in players]
        time.sleep(0.01)
    time.sleep(rng.uniform(0, 0.5))
    return FEWEST * len(players)


def whole_log(person: Person, table: str) -> dict[int, str]:
    """Every decision of a table, each as its own seat knows it."""
    log: dict[int, str] = {}
    for seat in (0, 1):
        seen = person.see(table, seat=seat)
        numbers = [step["number"] for step in seen["steps"]]
        assert numbers == list(range(seen["version"]))
        log |= {step["number"]: step["notation"] for step in seen["steps"] if step["actor"] == seat}
    return log


def check_player(player: Player) -> int:
    """After the restart: what was acknowledged is there; what was not can be sent again, and is there once."""
    checked = 0
    assert player.trouble == []
    for table, noted in player.acknowledged.items():
        log = whole_log(player.person, table)
        assert noted.items() <= log.items()
        assert len(log) - len(noted) <= 1
        checked += len(noted)
    for table, version, choice, seat in player.unsure:
        answer: dict[str, Any] = player.person.act(table, version, choice, seat=seat).json()
        assert answer["accepted"] == version
        again = player.person.act(table, version, choice, seat=seat).json()
        assert again["accepted"] == version
        log = whole_log(player.person, table)
        assert log[version] == choice
        assert log.items() >= player.acknowledged[table].items()
    return checked


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("mortal") / "data").start()
    yield running
    running.stop()


def kill_again_and_again(server: Server, times: int) -> None:
    rng = random.Random(times)
    for number in range(times):
        players = [Player(server, 1000 * number + seed) for seed in range(PLAYERS)]
        fewest = play_for_a_while(players, rng)
        server.kill()
        for player in players:
            player.stopping.set()
            player.join(READY_S)
        server.start()
        assert sum(check_player(player) for player in players) >= fewest
        for player in players:
            player.person.leave()


def test_killed_under_load_nothing_acknowledged_is_lost(mortal: Server) -> None:
    kill_again_and_again(mortal, 2)


@pytest.mark.slow
def test_killed_fifty_times_nothing_acknowledged_is_lost(mortal: Server) -> None:
    kill_again_and_again(mortal, 50)


def test_told_to_stop_it_stops_and_goes_on_later(mortal: Server) -> None:
    aiko = Person(mortal, "Aiko")
    table = aiko.open_table("me", "bot")["table"]
    live = aiko.live(table["id"])
    live.until("table")
    try:
        assert mortal.stop() in (0, -signal.SIGTERM)
    finally:
        mortal.start_again()
    again = aiko.live(table["id"], since=table["version"]).until("table")["table"]
    assert (again["version"], again["your_turn"]) == (table["version"], True)
