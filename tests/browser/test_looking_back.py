"""Finished games looked at again: what the moves were worth, and whether chance was fair."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Person
from tests.browser.tour import ask, finished_table


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
        page.get_by_role("button", name="Verify the draws").click()
        page.wait_for_selector("[data-fair]")
        return page.locator("[data-fair]").inner_text()

    told = verdict()
    assert page.locator("[data-fair=yes]").count() == 1, told
    assert "promised" in told
    for change, reason in (
        (other_outcome, "should have brought"),
        (other_seed, "not the one that was promised"),
        (other_commitment, "another secret"),
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
    turning = page.locator("[data-ply]").first
    ply = turning.get_attribute("data-ply")
    turning.click()
    one.wait_until(lambda: page.url.endswith(f"ply={ply}"))
    assert "Better" in page.locator("p.now").inner_text()
    # So does its circle in the graph, which is drawn where the decision was made, one moment earlier.
    circles = page.locator("circle[data-turning]")
    assert circles.count() > 0
    for circle in circles.all():
        circle.click(force=True)
        ply = circle.get_attribute("data-turning")
        one.wait_until(lambda ply=ply: page.url.endswith(f"ply={ply}"))
        assert "Better" in page.locator("p.now").inner_text()
    # What was judged once is there at once for everybody who has the address.
    other = person()
    other.go(f"/replay/{table}?seat=1&ply={ply}")
    other.page.get_by_role("button", name="Analyse").click()
    other.page.get_by_text("Turning points").wait_for()
    assert other.page.locator("select").nth(1).input_value() == "1"


def test_a_running_game_is_neither_analysed_nor_its_chances_told(person: Callable[..., Person]) -> None:
    one = person()
    one.play_now("kenjin")
    table = one.page.url.rpartition("/")[2]
    for answer in (ask(one, f"/tables/{table}/analysis", {}), ask(one, f"/tables/{table}/chances")):
        assert (answer.status, answer.json()["code"]) == (409, "not-over")
