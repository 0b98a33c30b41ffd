"""Finished games looked at again: what the moves were worth, and whether chance was fair."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Person
from tests.browser.tour import ask, finished_table, new_table


def tampered(change: Callable[[Any], None]) -> Callable[[Route], None]:
    """Answers of the server, changed on their way."""

    def handle(route: Route) -> None:
        told = route.fetch().json()
        change(told)
        route.fulfill(content_type="application/json", body=json.dumps(told))

    return handle


def other_outcome(record: Any) -> None:
    """Chance brought what it brought elsewhere: something that can be, but was not due."""
    drawn = [entry for entry in record["actions"] if entry[0] == "chance"]
    last = drawn[-1]
    kind = last[1].partition(":")[0]
    last[1] = next(text for _, text in drawn if text.startswith(kind) and text != last[1])


def other_seed(record: Any) -> None:
    record["fair"]["seed"] = "0" * 64


def other_commitment(record: Any) -> None:
    """A server that would have dealt with another secret, and now says that this was its promise."""
    record["fair"]["seed"] = "00" * 32
    record["fair"]["commitment"] = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


@pytest.mark.parametrize(("game", "players"), [("kenjin", 2), ("samurai-spirit", 3)])
def test_the_dealing_is_checked_in_the_browser(person: Callable[..., Person], game: str, players: int) -> None:
    one = person()
    table = finished_table(one, game, players)
    one.go(f"/replay/{table}")
    page = one.page

    def verdict() -> str:
        page.get_by_text("Fair draws").click()
        page.get_by_role("button", name="Verify the draws").click()
        page.wait_for_selector("[data-fair]")
        return page.locator("[data-fair]").inner_text()

    told = verdict()
    assert page.locator("[data-fair=yes]").count() == 1, told
    assert "this browser was given a commitment for" in told
    for change, reason in (
        (other_outcome, "but should have been"),
        (other_seed, "does not match the server’s commitment"),
        (other_commitment, "a commitment to another secret"),
    ):
        page.route("**/api/tables/*/record*", tampered(change))
        page.reload()
        assert reason in verdict()
        assert page.locator("[data-fair=no]").count() == 1
        page.unroute_all()


def test_a_finished_game_is_analysed(person: Callable[..., Person]) -> None:
    one = person()
    table = finished_table(one, "kenjin", 2)
    one.go(f"/replay/{table}?ply=7")
    page = one.page
    page.get_by_role("button", name="Analyse").click()
    page.get_by_text("Turning points").wait_for(timeout=300_000)
    assert page.locator("polyline").count() == 2
    assert page.locator(".accuracy span").count() == 2
    decision = page.get_by_role("region", name="The decision here")

    def is_at_decision(ply: str | None) -> None:
        """One stands before the move, and sees it beside the better one."""
        one.wait_until(lambda: page.url.endswith(f"ply={int(ply or 0) - 1}"))
        assert "Played" in decision.inner_text() and "Better" in decision.inner_text()

    turning = page.locator("[data-ply]").first
    turning.click()
    is_at_decision(turning.get_attribute("data-ply"))
    # So does its circle in the graph, and the key.
    circles = page.locator("circle[data-turning]")
    assert circles.count() > 0
    for circle in circles.all():
        circle.click(force=True)
        is_at_decision(circle.get_attribute("data-turning"))
    page.keyboard.press("Home")
    page.keyboard.press("t")
    is_at_decision(turning.get_attribute("data-ply"))
    # What was judged once is there at once for everybody who has the address.
    other = person()
    other.go(f"/replay/{table}?seat=1&ply=3")
    other.page.get_by_text("Turning points").wait_for()
    assert other.page.locator("select").nth(1).input_value() == "1"


def test_the_arrow_of_an_assassin_goes_from_his_card_to_the_victim(person: Callable[..., Person]) -> None:
    one = person()
    table = finished_table(one, "kenjin", 2)
    frames = ask(one, f"/tables/{table}/replay?first=0&last=40&seat=0&opened=true").json()["frames"]
    ply, row, number = next(
        (ply, row, field["number"])
        for ply, view in enumerate(frame["view"] for frame in frames)
        if "assassin" in view["seats"][0]["hand"]
        for field in view["battlefields"]
        for row in field["rows"]
        if row["seat"] == 1 and row["cards"]
    )
    place = len(row["cards"])
    args = {"number": str(number), "seat": "1", "place": str(place)}
    best = {"action": 0, "notation": f"assassin:{number}/1/{place}", "verb": "assassin", "args": args}
    played = {"action": 0, "notation": "scout@1", "verb": "engage", "args": {"unit": "scout", "number": "1"}}
    judged = {
        "ply": ply + 1, "seat": 0, "played": played, "expected": 0.4, "margin": 0.01,
        "best": best, "best_expected": 0.6, "best_margin": 0.01, "loss": 0.2, "seats": [0.4, 0.6],
    }  # fmt: skip
    answer = {"moves": [judged], "of": 1, "done": True, "swings": [ply + 1], "accuracy": [0.9, 0.9]}
    page = one.page
    page.route("**/analysis*", lambda route: route.fulfill(content_type="application/json", body=json.dumps(answer)))
    one.go(f"/replay/{table}?seat=0&ply={ply}")
    arrow = page.locator('[data-drawn="better"] path').first
    arrow.wait_for(state="attached")
    card, victim, board = (
        page.locator(selector).first.bounding_box() or {}
        for selector in ('[data-thing="hand:assassin"]', f'[data-thing="card:{number}/1/{place}"]', "[data-replayed]")
    )

    def is_in(box: Any, x: float, y: float) -> bool:
        return 0 <= x + board["x"] - box["x"] <= box["width"] and 0 <= y + board["y"] - box["y"] <= box["height"]

    points = [float(part) for part in re.findall(r"-?[\d.]+", arrow.get_attribute("d") or "")]
    assert is_in(card, *points[:2]) and is_in(victim, *points[-2:])


def test_after_the_end_everything_is_open(person: Callable[..., Person]) -> None:
    one = person()
    table = finished_table(one, "kenjin", 2)
    hidden = ask(one, f"/tables/{table}/replay?seat=0&first=6&last=20").json()
    opened = ask(one, f"/tables/{table}/replay?seat=0&first=6&last=20&opened=true").json()
    for frame in opened["frames"]:
        assert all(player["hand"] is not None for player in frame["view"]["seats"])
        rows = [row for field in frame["view"]["battlefields"] for row in field["rows"]]
        assert all(card["unit"] for row in rows for card in row["cards"])
    assert any(player["hand"] is None for frame in hidden["frames"] for player in frame["view"]["seats"])
    running = new_table(one, "kenjin", "me", "me")
    told = ask(one, f"/tables/{running}/replay?seat=0&opened=true").json()
    assert not told["opened"]
    assert [player["hand"] is None for player in told["frames"][0]["view"]["seats"]] == [False, True]


def test_moves_are_told_in_words_by_turns(person: Callable[..., Person]) -> None:
    """No codes of cards, no notation: what a player would say."""
    one = person()
    table = finished_table(one, "samurai-spirit", 2)
    one.go(f"/replay/{table}")
    moves = one.page.locator(".moves")
    moves.locator("[data-move]").first.wait_for()
    assert moves.get_by_role("heading").count() >= 3, "chance's and a turn of either samurai, however short the game"
    assert not re.search(r"\b[PLB]\d-\d\d\b|card:", moves.inner_text())
    chart = one.page.locator("[data-series] svg")
    assert chart.get_attribute("aria-label") == "Farms: 6, Families: 3, Wounds: 0"
    one.page.keyboard.press("End")
    one.wait_until(lambda: chart.get_attribute("aria-label") != "Farms: 6, Families: 3, Wounds: 0")
    # Space plays, from wherever one stands.
    one.page.keyboard.press("Home")
    one.page.locator("h1").focus()
    one.page.keyboard.press("Space")
    one.wait_until(lambda: not one.page.url.endswith("ply=0"))


@pytest.mark.parametrize("game", ["kenjin", "samurai-spirit"])
def test_a_game_is_played_on_from_any_moment(person: Callable[..., Person], game: str) -> None:
    one = person()
    table = finished_table(one, game, 2)
    told = ask(one, f"/tables/{table}/replay?first=6&last=6&seat=0&opened=true&moves=true").json()
    mine = next(move["actor"] for move in told["moves"][6:] if move["actor"] != "chance")
    one.go(f"/replay/{table}?ply=6")
    one.page.get_by_role("button", name="Play from here").click()
    one.page.wait_for_url("**/t/*")
    one.page.wait_for_selector("[data-prompt]")
    branch = ask(one, f"/tables/{one.page.url.rpartition('/')[2]}").json()
    assert branch["seat"] == mine and branch["status"] == "playing"
    assert branch["options"] == told["options"]
    assert {seat["kind"] for seat in branch["seats"] if not seat["mine"]} == {"bot"}
    # The end of a game cannot be played on; nor can a game that still runs be branched.
    one.go(f"/replay/{table}?ply={told['plies']}")
    expect(one.page.get_by_role("button", name="Play from here")).to_be_disabled()
    refused = ask(one, f"/tables/{branch['id']}/branch", {"ply": 2, "seat": 0})
    assert (refused.status, refused.json()["code"]) == (409, "not-over")


def test_a_running_game_is_neither_analysed_nor_its_chances_told(person: Callable[..., Person]) -> None:
    one = person()
    one.play_now("kenjin")
    table = one.page.url.rpartition("/")[2]
    for answer in (ask(one, f"/tables/{table}/analysis", {}), ask(one, f"/tables/{table}/chances")):
        assert (answer.status, answer.json()["code"]) == (409, "not-over")
