"""The rules as people read them: code set apart, tables as tables, nothing of the notation left."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import Person

TABLES = {"samurai-spirit": ("SS-2.3", 4), "samourai": ("SB-1.13", 13)}
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_rules_show_code_and_tables(person: Callable[..., Person], language: str) -> None:
    one = person(locale=language, viewport=PHONE)
    for game, (number, rows) in TABLES.items():
        one.go(f"/rules/{game}")
        rule = one.page.locator(f'[data-rule="{number}"]')
        rule.wait_for()
        assert rule.locator("tr").count() == rows
        assert all(text.strip() for text in rule.locator("th, td").all_inner_texts())
        assert "`" not in one.page.locator("main").inner_text()
        one.page.set_viewport_size(DESK)
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        one.page.set_viewport_size(PHONE)
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert one.page.locator('[data-rule="SB-1.13"] code').all_inner_texts() == list(".bT/r~=tIE")
    one.go("/rules/samurai-spirit")
    assert one.page.locator('[data-rule="SS-13.2"] li').count() == 3


def test_the_drawer_at_the_table_shows_them_too(person: Callable[..., Person]) -> None:
    one = person(viewport=PHONE)
    one.play_now("samurai-spirit")
    one.page.get_by_role("button", name="Rules", exact=True).first.click()
    drawer = one.page.locator("dialog[open]")
    drawer.locator('[data-rule="SS-2.3"] tr').first.wait_for()
    assert drawer.locator('[data-rule="SS-2.3"] tr').count() == 4
    assert "`" not in drawer.inner_text()
