"""What a click on the map does, and what it must not do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.battlefield import WIDE_MAP, make_tables, point, recognise, sit_at
from tests.browser.conftest import Person, Server

TORII = {"scenario": "torii"}
RIDERS = {"nobutsune": "F9/F8", "haruhide": "F5/F4", "tadakage": "J9/J8", "norifusa": "J5/J4"}
CLOSE = {"nobutsune": "C8/C7", "haruhide": "B5/B4", "tadakage": "C9/C10", "norifusa": "M5/M4", "genzo": "C2"}
SCENES = {
    "archers": ({"genzo": "E7", "rokusuke": "E9", "jinpachi": "I7", "matabei": "I5"}, "first-fire", ()),
    "friends": ({"genzo": "B7", "rokusuke": "B8", "jinpachi": "J6"}, "movement", ("move:genzo",)),
    "challenged": (RIDERS, "movement", ("challenge:nobutsune",)),
    "duel": (CLOSE, "movement", ("challenge:nobutsune", "answer:tadakage", "done")),
}


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, str]:
    """The browser with the secret `aiko` is to act."""
    wishes = [
        {
            "options": TORII, "position": {"options": TORII, "men": men, "step": step}, "moves": moves,
            "seats": ["bo", "aiko"] if name == "challenged" else ["aiko", "bo"],
        }
        for name, (men, step, moves) in SCENES.items()
    ]  # fmt: skip
    return dict(zip(SCENES, make_tables(server.data, wishes), strict=True))


def sit(person: Callable[..., Person], table: str) -> Person:
    one = person(**WIDE_MAP)
    recognise(one, "aiko")
    sit_at(one, table)
    one.page.locator("[data-prompt].mine").wait_for()
    return one


def test_after_a_shot_its_lines_and_chances_are_gone(person: Callable[..., Person], tables: dict[str, str]) -> None:
    one = sit(person, tables["archers"])
    point(one, "E7")
    one.page.locator('[data-aim="fire:genzo>jinpachi"]').wait_for()
    assert one.page.locator(".hit").count() == 2
    one.page.locator('[data-aim="fire:genzo>jinpachi"]').click()
    before = one.state_of_table()
    one.page.locator("[data-shoot]").click()
    one.wait_until(lambda: one.state_of_table() != before)
    one.page.locator("[data-busy=false]").wait_for()
    one.page.wait_for_timeout(800)  # the server has been asked once more by then, if at all
    assert one.is_my_turn and one.page.locator("[data-decision=fire]").count()
    assert one.page.locator(".hit, path.line, [data-aim^='fire:genzo']").count() == 0


def test_a_click_on_a_friend_takes_him_up_and_a_button_goes_past_him(
    person: Callable[..., Person], tables: dict[str, str]
) -> None:
    one = sit(person, tables["friends"])
    past = one.page.locator('.card [data-quick="to:B8"]')
    past.wait_for()
    assert past.inner_text() == "To B8, passing Rokusuke"
    assert "B8" not in (one.page.locator("[data-open]").get_attribute("data-open") or "").split()
    point(one, "B8")
    one.page.locator(".counter.chosen[data-unit=rokusuke]").wait_for()
    assert one.page.locator('[data-unit="genzo"]').count() == 1
    one.open_tab("Game log")
    assert "B7 to B8" not in one.whole_log().inner_text()


def test_a_duel_is_accepted_by_a_second_click_only(person: Callable[..., Person], tables: dict[str, str]) -> None:
    one = sit(person, tables["challenged"])
    before = one.state_of_table()
    point(one, "J9")
    confirm = one.page.locator('[data-confirm="answer:tadakage"]')
    confirm.wait_for()
    point(one, "J9")  # a double click is not a second thought
    one.page.wait_for_timeout(500)
    assert one.state_of_table() == before
    one.page.get_by_role("button", name="Not yet").click()
    confirm.wait_for(state="detached")
    one.page.locator("[data-quick=refuse]").click()
    one.page.locator("[data-confirm=refuse]").wait_for()
    assert one.state_of_table() == before
    one.page.get_by_role("button", name="Not yet").click()
    one.page.locator("details:has([data-notation]) summary").click()
    one.page.locator('[data-notation="answer:tadakage"]').click()
    one.page.locator("dialog[data-sure]", has_text="until one of them is dead").wait_for()
    assert one.state_of_table() == before, "nor from the list"
    one.page.keyboard.press("Escape")
    one.page.locator("details:has([data-notation]) summary").click()
    point(one, "J9")
    confirm.click()
    one.wait_until(lambda: one.state_of_table() != before)


def test_an_attack_in_a_duel_opens_with_its_odds(person: Callable[..., Person], tables: dict[str, str]) -> None:
    one = sit(person, tables["duel"])
    deed = one.page.locator(".deed", has=one.page.locator("[data-strike]"))
    deed.wait_for()
    assert "Nobutsune" in deed.inner_text() and "Tadakage" in deed.inner_text()
    assert "%" in deed.inner_text()
