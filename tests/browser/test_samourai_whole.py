"""A whole scenario of Samouraï without a pointer: by the keyboard alone, and by roles and names alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error as PageError

from tests.browser.conftest import Person
from tests.browser.test_keyboard import move_in_samourai, tab_to
from tests.browser.test_samourai import decision_of, open_table

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SCENARIO = {"scenario": "crossroads"}
"""The shortest: three or four turns."""
MOST = 400
"""Presses of a game."""
ADVISED = 4
"""Steps in which a hint is asked for: each takes a second or two."""


class ByKeys:
    """Hints are taken from their list; other questions are answered on the map or by the button that has the focus."""

    def __init__(self, one: Person) -> None:
        self.one = one

    def press(self, *keys: str) -> None:
        for key in keys:
            self.one.page.keyboard.press(key)

    def ask_for_plans(self) -> None:
        self.press("h")

    def carry_out(self) -> None:
        tab_to(self.one, "[data-carry-out]")
        self.press("Enter")

    def end_step(self) -> None:
        self.press("e")

    def answer(self) -> None:
        move_in_samourai(self.one)


class ByNames:
    """Whatever has no button of its own is in the list of all moves."""

    def __init__(self, one: Person) -> None:
        self.one = one

    def click(self, name: str, patience: float | None = None) -> None:
        self.one.page.get_by_role("button", name=re.compile(name)).first.click(timeout=patience)

    def ask_for_plans(self) -> None:
        self.click("^Hint")

    def carry_out(self) -> None:
        self.one.page.get_by_role("region", name="Plans").get_by_role("button", name="Play this").first.click()

    def end_step(self) -> None:
        with suppress(PageError):  # a step in which nothing is left to do ends by itself
            self.click("End the step", 1000)

    def answer(self) -> None:
        page = self.one.page
        every_move = page.locator("details[data-answers]")
        if every_move.get_attribute("open") is None:
            page.get_by_label(re.compile("moves as a list|only move")).click()
        every_move.get_by_role("button").first.click()


@pytest.mark.parametrize("hands", [ByKeys, ByNames])
def test_a_whole_scenario_is_played_without_a_pointer(
    person: Callable[..., Person], hands: type[ByKeys] | type[ByNames]
) -> None:
    one = person(**DESK)
    table, _ = open_table(one, SCENARIO, "me", "bot")
    one.go(f"/t/{table}")
    page, player = one.page, hands(one)
    advised, carried_out = set(), 0
    for _ in range(MOST):
        one.wait_until(lambda: one.is_over or (one.is_my_turn and not page.locator("[data-busy=true]").count()), 120)
        if one.is_over:
            break
        before, decision = one.state_of_table(), decision_of(one)
        step = page.locator(".when").inner_text() + (page.locator("[data-phase]").get_attribute("data-phase") or "")
        plans = page.locator("[data-carry-out]").count()
        if decision not in ("move", "combat", "fire"):
            player.answer()
        elif plans:
            player.carry_out()
            carried_out += 1
        elif len(advised) < ADVISED and step not in advised and page.locator("[data-left]").count():
            advised.add(step)
            player.ask_for_plans()
            page.locator("[data-plans]").wait_for()
            continue
        else:
            player.end_step()
            if page.get_by_text("End the step anyway").count():
                player.end_step()
        one.wait_until(lambda before=before: one.state_of_table() != before or one.is_over, 120)
    assert one.is_over
    assert carried_out > 2
    assert page.locator(".banner").get_by_text(re.compile("wins|draw", re.IGNORECASE)).count()
    # One big line about me, and what became of every figure.
    ended = page.get_by_role("region", name="How it ended")
    assert re.match("You (won|lost)|A draw", ended.get_by_role("heading").first.inner_text())
    assert ended.get_by_role("listitem").count() == 8 + 7
