"""Lessons over HTTP: the learner's moves go there, positions and words come back."""

from __future__ import annotations

import pytest

import tatami
from tatami.tables import dealing
from tests.server.people import Person, play_over_http

TAUGHT = ["kenjin", "samurai-spirit"]


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_can_be_completed(stranger: Person, game: str, language: str) -> None:
    """By somebody with no session at all: nothing is kept, so there is nothing to belong to anybody."""
    course = stranger.get(f"/api/games/{game}/lessons", lang=language).json()
    assert course["lessons"]
    for lesson in course["lessons"]:
        address = f"/api/games/{game}/lessons/{lesson['name']}?lang={language}"
        seen = stranger.post(address).json()
        assert (seen["title"], seen["right"], seen["moves"]) == (lesson["title"], None, [])
        while seen["done"] < seen["tasks"]:
            assert seen["text"]
            assert seen["legal"]
            seen = stranger.post(address, moves=[*seen["moves"], seen["wanted"]]).json()
            assert seen["right"] is True
            assert seen["said"]
        assert seen["wanted"] is None
        assert not seen["legal"]
        # The whole of it again, from its beginning, is the same.
        assert stranger.post(address, moves=seen["moves"]).json() == seen


def test_what_is_wrong_is_said_and_not_played(stranger: Person) -> None:
    address = "/api/games/kenjin/lessons/shadows"
    start = stranger.post(address).json()
    wrong = stranger.post(address, moves=["lord@2"]).json()
    assert (wrong["right"], wrong["done"], wrong["moves"], wrong["view"]) == (False, 0, [], start["view"])
    assert wrong["said"]
    assert not wrong["forbidden_by"]
    forbidden = stranger.post("/api/games/kenjin/lessons/cards", moves=["assassin:1/1/1"]).json()
    assert [rule["number"] for rule in forbidden["forbidden_by"]] == ["KJ-4.4"]
    # What the opponent's cards are is not told to a learner either.
    hidden = start["view"]["battlefields"][1]["rows"][1]["cards"][0]
    assert hidden["unit"] is None


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/games/kenjin/lessons/nothing", "no-such-lesson"),
        ("/api/games/go/lessons/nothing", "no-such-game"),
        ("/api/games/go/first-game", "no-such-game"),
    ],
)
def test_what_is_not_there(stranger: Person, path: str, code: str) -> None:
    answer = stranger.post(path)
    assert (answer.status_code, answer.json()["code"]) == (404, code)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_short_game_at_the_end(aiko: Person, game: str) -> None:
    table = aiko.post(f"/api/games/{game}/first-game", name="Aiko", nonce=aiko.nonce).json()
    assert table["your_turn"]
    assert [seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"] == ["level:1"] * (len(table["seats"]) - 1)
    # The server of these tests runs uncompiled, where bots that think take minutes.
    for seat in range(1, len(table["seats"])):
        assert aiko.post(f"/api/tables/{table['id']}/seats/{seat}", kind="bot", bot="random").status_code == 200
    last = play_over_http([aiko], table["id"], game)
    record = aiko.get(f"/api/tables/{table['id']}/record").json()
    assert record["result"] == last["result"]
    assert tatami.replay(record).to_act is None
    assert dealing.verify(record) >= 0
    replay = aiko.get(f"/api/tables/{table['id']}/replay", first=0, last=0).json()
    assert replay["frames"][0]["view"]["phase"] in ("deployment", "battle")
