"""Profiles over HTTP: cookies, codes, limits, other sites, other devices; ratings and lists as the page gets them."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tatami.server.account_routes import WRONG_CODES, one_page
from tatami.server.guards import Rates
from tests.server.people import READY_S, Person, Server, play_over_http

EVERYTHING = {"history": True, "rated": True, "shown": True}
CLOCK = {"move": 3600}


def sign_up(person: Person, **wishes: bool) -> str:
    """Makes a profile; gives the recovery code."""
    answer = person.post("/api/profile", name=person.name, **wishes)
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


def rated_game(one: Person, other: Person) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = one.post("/api/tables", game="kenjin", seats=seats, name=one.name, clock=CLOCK, rated=True)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]["id"]
    assert other.join(table).status_code == 200
    return table


def finished(person: Person, count: int) -> list[dict[str, Any]]:
    """The list of finished games, once they are written down."""
    for _ in range(600):
        games: list[dict[str, Any]] = person.get("/api/profile/games").json()["finished"]
        if len(games) == count:
            return games
        time.sleep(0.05)
    raise AssertionError("the game is never written down")


def test_a_profile_is_known_by_a_cookie_that_scripts_and_other_sites_cannot_use(server: Server, aiko: Person) -> None:
    answer = aiko.post("/api/profile", name="  Aiko\n ", history=True)
    cookies = {cookie.partition("=")[0]: cookie.lower() for cookie in answer.headers.get_list("set-cookie")}
    assert set(cookies) == {"tatami", "tatami-profile"}
    for cookie in cookies.values():
        assert "httponly" in cookie and "samesite=strict" in cookie
    me = aiko.get("/api/me").json()["profile"]
    assert (me["name"], me["history"], me["rated"], me["browsers"]) == ("Aiko", True, False, 1)
    assert aiko.post("/api/profile", name="again").json()["code"] == "signed-in"
    for headers in ({"origin": "https://evil.example"}, {"origin": ""}):
        sent = {"cookie": f"tatami-profile={aiko.http.cookies['tatami-profile']}", **headers}
        sent = {key: value for key, value in sent.items() if value}
        foreign = httpx.post(f"{server.address}/api/profile/delete", json={"sure": True}, headers=sent)
        assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-origin")
    assert aiko.get("/api/me").json()["profile"] is not None


def test_a_program_has_no_profile(server: Server, aiko: Person) -> None:
    sign_up(aiko)
    cookie = aiko.http.cookies["tatami-profile"]
    for token in (cookie, "x" * 40):
        headers = {"authorization": f"Bearer {token}", "cookie": f"tatami-profile={cookie}", "origin": server.address}
        assert httpx.get(f"{server.address}/api/me", headers=headers).json()["profile"] is None


def test_without_a_profile_there_is_nothing_to_see_or_change(stranger: Person) -> None:
    for path in ("/api/profile/games", "/api/profile/export"):
        assert (stranger.get(path).status_code, stranger.get(path).json()["code"]) == (403, "no-profile")
    for path, body in (
        ("settings", {"name": "x"}), ("code", {}), ("sign-out", {}), ("delete", {"sure": True}), ("tables/x/sit", {}),
    ):  # fmt: skip
        answer = stranger.post(f"/api/profile/{path}", **body)
        assert (answer.status_code, answer.json()["code"]) == (403, "no-profile"), path


def test_the_same_game_on_two_devices(server: Server, aiko: Person, bo: Person) -> None:
    code = sign_up(aiko, history=True)
    created = aiko.open_table("me", "invite")
    table = created["table"]["id"]
    bo.join(table, created["invitations"][0]["key"])
    phone = Person(server, "Aiko")
    assert phone.post("/api/profile/sign-in", code=code.lower().replace("-", " ")).status_code == 200
    games = phone.get("/api/profile/games").json()
    assert [(line["id"], line["your_turn"]) for line in games["playing"]] == [(table, True)]
    screen = aiko.open_table("me", "me")["table"]["id"]
    assert sorted(line["id"] for line in aiko.get("/api/profile/games").json()["playing"]) == sorted((table, screen))
    assert phone.see(table)["seat"] is None
    assert phone.post(f"/api/profile/tables/{table}/sit").json() == {"seats": [0]}
    seen = phone.see(table)
    assert seen["seat"] == 0
    assert phone.act(table, seen["version"], seen["legal"][0]["action"]).status_code == 200
    live = phone.live(table)
    assert live.until("table")["table"]["seat"] == 0
    assert aiko.post("/api/profile/sign-out", everywhere=True).status_code == 200
    while live.until("table")["table"]["seat"] is not None:
        pass
    with pytest.raises(ConnectionClosed):
        live.until("problem")
    answer = phone.post(f"/api/tables/{table}/undo", version=seen["version"] + 1)
    assert answer.json()["code"] == "not-your-seat"
    for person in (aiko, phone):
        assert person.get("/api/me").json()["profile"] is None
        assert person.see(table)["seat"] is None
        assert "tatami-profile" not in aiko.http.cookies


def test_wrong_codes_can_be_tried_only_so_often_and_nothing_too_often(tmp_path: Path) -> None:
    server = Server(tmp_path / "limited", "--rate", "1").start()
    try:
        aiko = Person(server, "Aiko")
        code = sign_up(aiko)
        guesser = Person(server)
        tried = 0
        while (answer := guesser.post("/api/profile/sign-in", code="0" * 28)).json()["code"] == "bad-code":
            tried += 1
            assert tried < 100, "anybody may guess for ever"
        assert (answer.status_code, tried >= 10) == (429, True)
        assert aiko.post("/api/profile/sign-in", code="").status_code == 400, "who asks for nothing is not counted"
        assert code not in guesser.server.log()
        kept = 0
        while guesser.post("/api/records").json()["code"] == "bad-record":
            kept += 1
            assert kept < 100, "anybody may have as much kept as they like"
        deadline = time.monotonic() + READY_S
        while (answer := guesser.get("/api/me")).status_code == 200:
            assert time.monotonic() < deadline, "as many requests as one likes"
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert answer.headers["retry-after"] == "1"
    finally:
        server.stop()


def test_after_wrong_codes_the_right_one_has_to_wait_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a guesser would learn from the answer; and asking whether one may costs nothing."""
    moment = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: moment[0])
    rates = Rates(*WRONG_CODES)
    for _ in range(10):
        assert not rates.is_used_up("a")
        assert rates.allows("a")
    assert rates.is_used_up("a") and rates.is_used_up("a") and not rates.is_used_up("b")
    moment[0] += 31
    assert not rates.is_used_up("a") and rates.allows("a") and rates.is_used_up("a")


def test_a_rated_game_from_the_table_to_the_ladder(aiko: Person, bo: Person, stranger: Person) -> None:
    codes = [sign_up(aiko, **EVERYTHING), sign_up(bo, history=True, rated=True)]
    table = rated_game(aiko, bo)
    seen = aiko.see(table)
    assert (seen["rated"], seen["unrated_by"], seen["status"]) == (True, [], "playing")
    in_turn = aiko if seen["your_turn"] else bo
    assert in_turn.post(f"/api/tables/{table}/hint").json()["code"] == "rated-hint"
    assert aiko.post(f"/api/tables/{table}/seats/1", kind="bot").json()["code"] == "rated-seat"
    over = play_over_http([aiko, bo], table, "rated")
    (line,) = finished(aiko, 1)
    assert (line["table"], line["seat"], line["rated"]) == (table, 0, True)
    assert line["outcome"] == ("won" if over["winners"] == [0] else "lost" if over["winners"] == [1] else "shared")
    assert line["change"] == line["rating"] - 1500
    assert line["result"] == over["result"]
    assert [seat["name"] for seat in line["seats"]] == ["Aiko", "Bo"]
    (rating,) = aiko.get("/api/me").json()["profile"]["ratings"]
    assert (rating["game"], rating["rating"], rating["games"], rating["sure"]) == ("kenjin", line["rating"], 1, False)
    rungs = stranger.get("/api/ladder/kenjin").json()["rungs"]
    assert [rung["rating"] for rung in rungs if rung["name"] == "Aiko"] == [line["rating"]]
    assert "Bo" not in [rung["name"] for rung in rungs], "who did not ask to be shown is not"
    assert stranger.get("/api/ladder/samurai-spirit").json()["code"] == "no-such-game"
    told = aiko.get("/api/profile/export").json()
    assert [game["table"] for game in told["games"]] == [table]
    for person, other in ((aiko, bo), (bo, aiko), (stranger, aiko)):
        everything = b"".join(person.received)
        assert other.http.cookies["tatami-profile"].encode() not in everything
    assert codes[0].encode() not in b"".join(bo.received + stranger.received)


def test_a_table_says_before_the_game_why_it_will_not_be_rated(aiko: Person, bo: Person, stranger: Person) -> None:
    sign_up(aiko, **EVERYTHING)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    answer = aiko.post("/api/tables", game="kenjin", seats=seats, options={"players": 3}, clock=CLOCK, rated=True)
    table = answer.json()["table"]
    assert (table["rated"], table["unrated_by"]) == (True, [])
    bo.join(table["id"])
    seen = aiko.see(table["id"])
    assert (seen["rated"], seen["unrated_by"]) == (True, [1])
    stranger.join(table["id"])
    seen = aiko.see(table["id"])
    assert (seen["status"], seen["rated"], seen["unrated_by"]) == ("playing", False, [])


def test_finished_games_come_page_by_page(aiko: Person) -> None:
    sign_up(aiko, history=True)
    for number in range(3):
        table = aiko.open_table("me", "me")["table"]["id"]
        play_over_http([aiko], table, number)
    lines = finished(aiko, 6)
    assert [line["ended"] for line in lines] == sorted((line["ended"] for line in lines), reverse=True)
    older = aiko.get("/api/profile/games", before=lines[2]["ended"]).json()
    assert older["playing"] == [] and older["older"] is None
    assert [line["table"] for line in older["finished"]] == [
        line["table"] for line in lines if line["ended"] < lines[2]["ended"]
    ]


def test_a_deleted_profile_is_gone(aiko: Person, stranger: Person) -> None:
    code = sign_up(aiko, history=True)
    assert aiko.post("/api/profile/delete", sure=False).status_code == 400
    assert aiko.post("/api/profile/delete", sure=True).json()["profile"] is None
    assert aiko.get("/api/me").json()["profile"] is None
    assert stranger.post("/api/profile/sign-in", code=code).json()["code"] == "bad-code"


def test_a_page_never_parts_what_ended_together() -> None:
    rows = [{"ended": ended} for ended in (9, 8, 8, 7)]
    assert one_page(rows, 4) == rows
    assert one_page(rows, 2) == rows[:1]
    assert one_page(rows, 3) == rows[:3]
    assert one_page([{"ended": 5}] * 3, 2) == [{"ended": 5}] * 2
