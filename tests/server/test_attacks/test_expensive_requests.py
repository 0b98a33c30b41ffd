"""Requests that are made to be expensive: refused with reasons, while everybody else is served."""

from __future__ import annotations

import threading
import time
from typing import Any

import httpx
import pytest

import tatami
from tatami.games.samourai import toml_reader as entries
from tatami.games.samourai.toml_reader import BadFile
from tests.server.people import Person, Server

SIZE = 47_990
TEXTS = {
    "a key of 24,000 dots": "a." * (SIZE // 2) + "a=1",
    "a quoted key of 12,000 dots": "'a'." * (SIZE // 4 - 1) + "a=1",
    "a heading of 24,000 dots": "[" + "a." * (SIZE // 2) + "a]",
    "a number of 47,000 digits": "a=" + "1" * SIZE,
    "a number of 47,000 hexadecimal digits": "a=0x" + "f" * SIZE,
    "20,000 brackets": "a=" + "[" * 20_000,
    "10,000 tables within each other": "a=" + "{a=" * 10_000,
    "6,000 keys": "\n".join(f"a{number}=1" for number in range(6_000)),
}
HARMLESS = {
    "quotation marks": '"' * SIZE,
    "escaped quotation marks": '"""' + '\\"""' * (SIZE // 4),
    "apostrophes": "'" * SIZE,
    "backslashes": '"' + "\\" * SIZE,
    "words": "a " * (SIZE // 2),
}


@pytest.mark.parametrize("text", [*TEXTS.values(), *HARMLESS.values()], ids=[*TEXTS, *HARMLESS])
def test_reading_a_hostile_text_takes_as_long_as_the_text_is(text: str) -> None:
    began = time.process_time()
    with pytest.raises(BadFile) as refused:
        entries.loads(text, "scenario.toml")
    assert time.process_time() - began < 1.0
    assert ("too complex" in str(refused.value)) == (text in TEXTS.values())


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_table_with_a_hostile_scenario_is_refused_with_a_reason(aiko: Person, text: str) -> None:
    answer = aiko.post(
        "/api/tables", game="samourai", options={"scenario": {"text": text[:SIZE]}}, seats=[{"kind": "me"}] * 2
    )
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "bad-options" and "too complex" in answer.json()["detail"]


def test_previews_of_a_hostile_text_say_what_is_wrong_in_the_readers_language(aiko: Person) -> None:
    text = TEXTS["a key of 24,000 dots"]
    wish: dict[str, Any] = {"options": {"scenario": {"text": text}}}
    told = aiko.http.post("/api/games/samourai/check", json=wish, params={"lang": "fr"}).json()
    assert "trop compliqué" in told["complaints"][0]["text"]
    assert aiko.http.post("/api/games/samourai/goals", json=wish).json()["code"] == "bad-options"
    assert "too complex" in aiko.post("/api/games/samourai/roster", text=text).json()["complaints"][0]["text"]


def test_huge_numbers_in_options_and_records_are_refused(aiko: Person) -> None:
    huge = b"1" * 5_000
    headers = {"content-type": "application/json"}
    for path, body in (
        ("/api/tables", b'{"game":"kenjin","options":{"players":%s},"seats":[{"kind":"me"}]}' % huge),
        ("/api/records", b'{"format":"tatami/1","game":"kenjin","rules":"1","options":{},"actions":[[%s,"x"]]}' % huge),
        ("/api/records", b'{"format":"tatami/1","game":[[]],"rules":"1","options":{},"actions":[]}'),
    ):
        answer = aiko.http.post(path, content=body, headers=headers)
        assert 400 <= answer.status_code < 500, answer.text


def test_a_position_of_a_stranger_is_read_by_a_worker(aiko: Person) -> None:
    """Also when its table is opened again."""
    game = tatami.game("kenjin")
    state = game.new()
    while state.to_act == -1:
        state.apply(state.actions()[0])
    begun = game.position(state.position())
    answer = aiko.post("/api/records", **begun.record())
    assert answer.status_code == 201, answer.text
    told = aiko.get(f"/api/tables/{answer.json()['id']}/record").json()
    assert told["position"] == begun.record()["position"]
    broken = {**begun.record(), "position": {**begun.record()["position"], "seats": [[[]]] * 9_000}}
    assert aiko.post("/api/records", **broken).json()["code"] == "bad-record"


def test_others_are_served_while_one_address_sends_hostile_texts(server: Server, aiko: Person) -> None:
    stop = time.monotonic() + 3
    texts = list(TEXTS.values()) + list(HARMLESS.values())

    def attack(number: int) -> None:
        with httpx.Client(base_url=server.address, headers={"origin": server.address}, timeout=60) as http:
            while time.monotonic() < stop:
                text = texts[number % len(texts)]
                number += 1
                seats = [{"kind": "me"}] * 2
                wish = {"game": "samourai", "options": {"scenario": {"text": text}}, "seats": seats}
                http.post("/api/tables", json=wish)

    crowd = [threading.Thread(target=attack, args=(3 * number,)) for number in range(4)]
    for one in crowd:
        one.start()
    took = []
    while time.monotonic() < stop:
        began = time.monotonic()
        assert aiko.get("/health").status_code == 200
        took.append(time.monotonic() - began)
    for one in crowd:
        one.join()
    assert max(took) < 3.0 and len(took) > 10, took


def test_every_kind_of_expensive_request_has_a_rate_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    limited = Server(tmp_path_factory.mktemp("limited") / "data", "--rate", "1000").start()
    try:
        eve = Person(limited, "Eve")
        codes = [eve.post("/api/games/samourai/roster", text="a=[").status_code for _ in range(75)]
        assert codes[0] == 200 and 429 in codes
        assert eve.get("/health").status_code == 200 and eve.open_table("me", "me")["table"]["id"]
    finally:
        limited.stop()
