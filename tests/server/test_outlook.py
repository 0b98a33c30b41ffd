"""Questions before a decision: what would come of it (more in tests/browser), and whether options would do."""

from __future__ import annotations

from tests.server.people import Person
from tests.server.test_hostile import is_refused


def test_a_game_without_an_outlook_says_so(aiko: Person, stranger: Person) -> None:
    table = aiko.open_table("me", "me")["table"]["id"]
    answer = aiko.post(f"/api/tables/{table}/outlook", about="lord", seat=0)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-outlook")
    is_refused(stranger.post(f"/api/tables/{table}/outlook", about="lord", seat=0))


def test_options_are_checked_without_a_table(aiko: Person) -> None:
    before = len(aiko.get("/api/tables").json())
    assert aiko.post("/api/games/samourai/check", options={"scenario": "torii"}).json() == {"complaints": []}
    own = {"text": "[[scenario]]\nid = 'mine'\nmap = 'village'\n"}
    complaints = aiko.post("/api/games/samourai/check", options={"scenario": own}).json()["complaints"]
    assert [one["text"] for one in complaints] == ["time is missing.", "A scenario has two sides, not 0."]
    assert aiko.post("/api/games/kenjin/check", options={"players": 9}).json()["complaints"]
    is_refused(aiko.post("/api/games/chess/check", options={}))
    assert len(aiko.get("/api/tables").json()) == before
