"""A table on a phone: what is asked can be read, and what nobody sees is not drawn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Error

from tests.browser.conftest import Person
from tests.browser.tour import new_table

PHONE = {"width": 390, "height": 844}
ANSWER = "[data-answer]:not(:disabled):not([aria-disabled=true]):not([aria-pressed=true]):visible"
DECISIONS = 22
CUT = """() => [...document.querySelectorAll('[data-prompt] span, [data-bar] .warning')]
  .filter(one => one.scrollHeight > one.clientHeight + 3).map(one => one.textContent)"""


def at_a_phone(person: Callable[..., Person], game: str, players: int, language: str = "en-GB") -> Person:
    one = person(viewport=PHONE, has_touch=True, is_mobile=True, locale=language)
    one.go("/")
    one.go(f"/t/{new_table(one, game, 'me', players=players)}")
    one.page.locator("[data-prompt].mine").wait_for()
    return one


@pytest.mark.parametrize(("game", "players", "language"), [("kenjin", 2, "pl"), ("samurai-spirit", 3, "fr")])
def test_every_question_and_warning_is_whole(
    person: Callable[..., Person], game: str, players: int, language: str
) -> None:
    one = at_a_phone(person, game, players, language)
    answers = one.page.locator(ANSWER)
    for turn in range(DECISIONS):
        one.wait_until(lambda: one.is_over or (one.is_my_turn and answers.count() > 0))
        if one.is_over:
            break
        assert one.page.evaluate(CUT) == []
        try:
            answers.nth(turn * 3 % answers.count()).click(position={"x": 10, "y": 12}, timeout=3000)
        except (Error, ZeroDivisionError):  # what is forced has passed meanwhile
            continue


def test_the_sheet_is_drawn_when_it_is_opened(person: Callable[..., Person]) -> None:
    one = at_a_phone(person, "kenjin", 2)
    one.page.locator("aside").wait_for(state="attached")
    assert one.page.locator("aside *").count() == 0
    one.open_tab("Game log")
    assert one.page.locator("aside .log").is_visible()
