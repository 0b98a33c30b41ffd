"""Replays asked for again and again: made once, by a worker, within bounds."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from typing import Any

import httpx
import pytest

import tatami
from tatami.core.errors import Refusal
from tatami.tables.replays import Replays
from tatami.workers import Owner, WorkerPool
from tests.server.people import Person, Server

COUNT = "tests.workers.errands:count_calls"


def a_game(seed: int = 1) -> dict[str, Any]:
    rng = random.Random(seed)
    state = tatami.game("kenjin").new()
    while state.to_act is not None:
        state.apply(rng.choice(state.actions()))
    return state.record()


def in_replays(scene: Any, most_bytes: int = 1 << 20) -> None:
    async def run() -> None:
        pool = WorkerPool(2, 60.0)
        try:
            await scene(Replays(pool, most_bytes))
        finally:
            pool.close()

    asyncio.run(run())


def test_many_who_ask_for_the_same_replay_at_once_have_it_made_once() -> None:
    async def scene(replays: Replays) -> None:
        asked = [replays.answer("same", COUNT, owner=Owner(str(number))) for number in range(20)]
        assert len(set(await asyncio.gather(*asked))) == 1
        assert await replays.answer("same", COUNT, owner=Owner()) == b"1"
        assert await replays.answer("another", COUNT, owner=Owner()) in (b"1", b"2")

    in_replays(scene)


def test_whoever_stops_waiting_does_not_take_a_replay_from_others() -> None:
    async def scene(replays: Replays) -> None:
        first = asyncio.create_task(replays.answer("same", COUNT, owner=Owner()))
        await asyncio.sleep(0)
        second = asyncio.create_task(replays.answer("same", COUNT, owner=Owner()))
        await asyncio.sleep(0)
        first.cancel()
        assert await second == b"1"

    in_replays(scene)


def test_replays_are_kept_within_bounds() -> None:
    async def scene(replays: Replays) -> None:
        for number in range(20):
            await replays.answer(number, "tests.workers.errands:echo", b"x" * 100, owner=Owner())
        assert replays.bytes == 500 and list(replays.kept) == [15, 16, 17, 18, 19]

    in_replays(scene, most_bytes=550)


def test_a_replay_that_takes_too_much_is_refused_and_not_kept() -> None:
    async def scene(replays: Replays) -> None:
        with pytest.raises(Refusal, match="too-costly"):
            await replays.answer("huge", "tests.workers.errands:hoard", 2_000, owner=Owner())
        assert not replays.kept and not replays.coming

    in_replays(scene)


def test_a_replay_is_the_same_the_second_time_and_others_eyes_see_another(aiko: Person) -> None:
    table = aiko.post("/api/records", **a_game()).json()["id"]
    path = f"/api/tables/{table}/replay"
    one = aiko.get(path, moves=True, last=5)
    assert one.status_code == 200 and len(one.json()["frames"]) == 6
    assert aiko.get(path, moves=True, last=5).content == one.content
    assert aiko.get(path, moves=True, last=5, seat=0).json()["seat"] == 0
    assert aiko.get(path, moves=True, last=5, lang="fr").json()["title"]
    chances = aiko.get(f"/api/tables/{table}/chances")
    assert chances.headers["content-type"].startswith("application/json") and chances.json()


def test_a_running_games_replay_follows_the_game(aiko: Person) -> None:
    table = aiko.open_table("me", "me")["table"]["id"]
    path = f"/api/tables/{table}/replay"
    before = aiko.get(path).json()["plies"]
    seen = aiko.see(table)
    aiko.act(table, seen["version"], seen["legal"][0]["action"], seat=seen["seat"])
    assert aiko.get(path).json()["plies"] > before


def test_others_are_served_while_one_address_asks_for_replays(server: Server, aiko: Person) -> None:
    ids = [aiko.post("/api/records", **a_game(seed)).json()["id"] for seed in range(3)]
    stop = time.monotonic() + 2.5

    def attack(number: int) -> None:
        with httpx.Client(base_url=server.address, timeout=60) as http:
            while time.monotonic() < stop:
                number += 1
                asked = {"moves": True, "first": number % 40, "last": 99, "board": True}
                http.get(f"/api/tables/{ids[number % 3]}/replay", params=asked)

    crowd = [threading.Thread(target=attack, args=(number,)) for number in range(10)]
    for one in crowd:
        one.start()
    took = []
    while time.monotonic() < stop:
        began = time.monotonic()
        aiko.get("/health")
        took.append(time.monotonic() - began)
        time.sleep(0.02)
    for one in crowd:
        one.join()
    assert max(took) < 15.0, took
