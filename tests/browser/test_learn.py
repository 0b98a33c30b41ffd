"""The tutorials, learnt by a beginner in a browser, to the short game at their end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Person
from tests.browser.test_kenjin import SEAL


def lesson_after(one: Person, done: int) -> dict[str, Any]:
    """What the server last said of the lesson, so many tasks having been done; the page may know it before we do."""

    def last() -> dict[str, Any]:
        heard = (told for told in reversed(one.received) if isinstance(told, dict) and "wanted" in told)
        return next(heard, {})

    one.wait_until(lambda: last().get("done") == done)
    return last()


def find_the_move(one: Person) -> None:
    """Plays what is wanted, from the choices in words; waits until the coach has said so."""
    coach = one.page.locator(".coach")
    before = int(coach.get_attribute("data-done") or 0)
    asked = lesson_after(one, before)
    notation = next(choice["notation"] for choice in asked["legal"] if choice["action"] == asked["wanted"])
    one.page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
    one.page.locator(f'[data-notation="{notation}"]').first.click()
    one.page.wait_for_selector(f'.coach[data-done="{before + 1}"]')
    assert one.page.locator("[data-said=right]").count() == 1
    one.skip_story()
    one.page.wait_for_selector("dialog[open]", state="detached")


@pytest.mark.parametrize("game", ["kenjin", "samurai-spirit", "samourai"])
def test_a_course_from_its_first_lesson_to_the_first_game(person: Callable[..., Person], game: str) -> None:
    one = person(curious=True)
    one.go("/learn")
    one.page.locator(f'a[href="/learn/{game}"]').click()
    one.page.wait_for_selector(".coach[data-done]")
    lessons = one.page.locator("nav ol li").count() - 1
    for number in range(lessons):
        one.page.wait_for_selector(f'nav li:nth-child({number + 1}) [aria-current="step"]')
        one.page.wait_for_selector('.coach[data-done="0"]')
        for _ in range(lesson_after(one, 0)["tasks"]):
            find_the_move(one)
        one.page.wait_for_selector(f"nav li:nth-child({number + 1}) .mark.done")
        one.page.locator(".coach .primary").click()
    one.page.wait_for_url("**/t/*")
    # A skirmish takes long, and whole ones are fought elsewhere.
    for turn in range(6 if game == "samourai" else 60):
        # The bot's search is compiled once, if nobody has played against it before.
        one.wait_until(lambda: one.is_my_turn or one.is_over, seconds=300)
        one.skip_story()
        if one.is_over:
            break
        one.choose_in_words(turn)
    assert one.is_over or game == "samourai"
    one.go("/learn")
    assert str(lessons) in one.page.locator(f'a[href="/learn/{game}"]').inner_text()


def test_a_lesson_on_the_board(person: Callable[..., Person]) -> None:
    """A wrong move is spoken of, a forbidden one names its rule, the answer is shown on request."""
    one = person()
    one.go("/learn/kenjin?lesson=cards")
    page = one.page
    page.wait_for_selector(".coach[data-done]")
    page.locator(".hand .card", has_text="Brute").click(position=SEAL)
    page.keyboard.press("2")
    page.wait_for_selector("[data-said=wrong]")
    assert page.locator(".strip").count() == 0, "a wrong move was played"
    page.get_by_role("button", name="Show me the move").click()
    assert "Ashigaru" in page.locator(".answer").inner_text()
    page.locator(".hand .card", has_text="Assassin").click(force=True, position=SEAL)
    one.wait_until(lambda: "KJ-4.4" in page.locator(".ask").inner_text())
    page.locator(".hand .card", has_text="Ashigaru").click(position=SEAL)
    page.locator(".tile.open .send").first.click()
    page.wait_for_selector('.coach[data-done="1"]')
    page.locator("header select").select_option("pl")
    page.wait_for_selector('main[data-language="pl"]')
    one.wait_until(lambda: "Wieśniaka" in page.locator(".coach").inner_text())
    page.locator(".hand .card", has_text="Wieśniak").click(position=SEAL)
    page.keyboard.press("3")
    page.wait_for_selector('.coach[data-done="2"]')


def test_a_lesson_on_the_map(person: Callable[..., Person]) -> None:
    """The chances are there to be compared; one button strikes, and does what three tasks ask."""
    one = person()
    one.go("/learn/samourai?lesson=melee")
    page = one.page
    page.wait_for_selector(".coach[data-done]")
    for unit in ("genzo", "kansuke", "jinpachi"):
        page.locator(f"[data-unit={unit}] .token").click()
    page.locator(".deed .chances").wait_for()
    page.locator("[data-strike]").click()
    page.wait_for_selector('.coach[data-done="4"]')
    page.locator("[data-unit=genzo] .token").click()
    page.wait_for_selector("[data-said=wrong]")
    page.locator("[data-unit=kansuke] .token").click()
    page.wait_for_selector('.coach[data-done="5"]')
    page.locator('.dot[data-hex="D9"]').click()
    page.wait_for_selector('.coach[data-done="6"]')
