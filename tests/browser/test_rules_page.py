"""The rules as people read them: an overview, numbered rules with tables and examples, an annex; one search."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Person

TABLES = {"samurai-spirit": ("SS-2.3", 4), "samourai": ("SB-1.13", 13)}
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}


def fits(one: Person) -> None:
    """Nothing sticks out; after a change of size the page takes a moment."""
    one.wait_until(lambda: one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_rules_show_code_and_tables(person: Callable[..., Person], language: str) -> None:
    one = person(locale=language, viewport=PHONE)
    for game, (number, rows) in TABLES.items():
        one.go(f"/rules/{game}")
        one.page.locator('[data-layer="rules"]').click()
        rule = one.page.locator(f'[data-rule="{number}"]')
        rule.wait_for()
        assert rule.locator("tr").count() == rows
        assert all(text.strip() for text in rule.locator("th, td").all_inner_texts())
        assert "`" not in one.page.locator("main").inner_text()
        one.page.set_viewport_size(DESK)
        fits(one)
        one.page.set_viewport_size(PHONE)
        fits(one)
    assert one.page.locator('[data-rule="SB-1.13"] code').all_inner_texts() == list(".bT/r~=tIE")
    one.go("/rules/samurai-spirit")
    one.page.locator('[data-layer="annex"]').click()
    expect(one.page.locator('[data-rule="SS-13.2"] li')).to_have_count(3)


@pytest.mark.parametrize("game", ["kenjin", "samurai-spirit", "samourai"])
def test_the_overview_says_the_aim_and_prints_on_one_page(person: Callable[..., Person], game: str) -> None:
    one = person(viewport=PHONE)
    one.go(f"/rules/{game}")
    sheet = one.page.locator(f'[data-overview="{game}"]')
    expect(sheet).to_contain_text("Aim of the game.")
    assert sheet.locator("h3").count() >= 5
    fits(one)
    printed = one.page.pdf(prefer_css_page_size=True, print_background=True)
    assert printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page ") == 1


def test_rules_for_players_have_examples_and_marked_rulings_and_the_annex_has_the_rest(
    person: Callable[..., Person],
) -> None:
    one = person()
    one.go("/rules/samourai#SB-1.7")
    rule = one.page.locator('[data-rule="SB-1.7"]')
    expect(rule).to_contain_text("Example.")
    expect(rule.locator(".ruling")).to_have_text("our ruling")
    expect(rule).not_to_contain_text("max(")
    one.page.locator('[data-layer="annex"]').click()
    expect(rule).to_contain_text("max(|Δx|")


def test_the_search_finds_rules_examples_and_the_annex(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/rules/kenjin")
    search = one.page.get_by_role("searchbox")
    search.fill("secret@2")
    expect(one.page.locator("[data-rule]")).to_have_count(1)
    expect(one.page.locator("[data-rule]")).to_contain_text("KJ-9.3")
    search.fill("2 + 2 = 4")
    expect(one.page.locator("[data-rule]")).to_contain_text("KJ-4.6")
    search.fill("keep the Lord for last")  # the overview's own words
    expect(one.page.locator("[data-overview]")).to_be_visible()
    expect(one.page.get_by_text("No rule matches.")).to_be_hidden()
    search.fill("no such words")
    expect(one.page.get_by_text("No rule matches.")).to_be_visible()


def test_the_drawer_at_the_table_shows_them_too(person: Callable[..., Person]) -> None:
    one = person(viewport=DESK)
    one.play_now("samurai-spirit")
    one.page.get_by_role("button", name="Rules R", exact=True).click()
    drawer = one.page.locator("dialog[open]")
    drawer.locator('[data-rule="SS-2.3"] tr').first.wait_for()
    assert drawer.locator('[data-rule="SS-2.3"] tr').count() == 4
    assert "`" not in drawer.inner_text()
    drawer.locator('[data-layer="tables"]').click()
    expect(
        drawer.get_by_role("cell", name="Heihachi").or_(drawer.get_by_role("rowheader", name="Heihachi"))
    ).to_be_visible()


def test_a_language_made_of_files_alone(person: Callable[..., Person]) -> None:
    """German has the page and one game; everything else is said in English."""
    one = person(locale="de")
    one.go("/rules/kenjin")
    expect(one.page.locator("[data-overview]")).to_contain_text("Ziel des Spiels.")
    one.go("/rules/samourai")
    expect(one.page.locator("[data-overview]")).to_contain_text("Meet your scenario")
    expect(one.page.locator('[data-layer="annex"]')).to_have_text("Technischer Anhang")


def test_the_search_looks_into_the_overview_and_the_tables(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/rules/kenjin")
    sheet = one.page.locator('[data-overview="kenjin"]')
    heading = sheet.locator("h3").nth(1).inner_text()
    one.page.locator("input[type=search]").fill(heading)
    expect(sheet.get_by_role("heading", name=heading)).to_be_visible()
    for shown in sheet.locator("section:visible").all_inner_texts():
        assert heading.lower() in shown.lower()
    one.page.locator("input[type=search]").fill("a phrase that stands nowhere")
    expect(sheet).to_be_hidden()
    expect(one.page.locator("details:visible")).to_have_count(0)
