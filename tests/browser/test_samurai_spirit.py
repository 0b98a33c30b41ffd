"""Samurai Spirit in the browser: a table of one's own, the night, the village tokens, and what a hint says."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Person
from tests.browser.tour import ask

TRIES = 25
"""One village in three keeps the Family that heals: so many tables without one are one in 25,000."""


def alone(one: Person, *samurai: str, **options: Any) -> str:
    """A table at which one person plays all samurai; gives its id."""
    wish = {"samurai": list(samurai), "difficulty": "easy", **options}
    answer = ask(one, "/tables", {"game": "samurai-spirit", "seats": [{"kind": "me"}] * len(samurai), "options": wish})
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    return table


def choose(one: Person, notation: str) -> None:
    """Clicks a button of the board, once, and waits until the table has moved on."""
    version = lambda: one.page.locator("[data-version]").first.get_attribute("data-version")  # noqa: E731
    before = version()
    one.page.locator(f'.actions [data-notation="{notation}"]:enabled').click()
    one.wait_until(lambda: version() != before)


def all_pass(one: Person, samurai: int) -> None:
    """Everybody lies down at once: nobody defends anything."""
    for _ in range(samurai):
        choose(one, "pass")


def group(one: Person, text: str) -> Locator:
    return one.page.locator("fieldset").filter(has_text=text)


@pytest.mark.parametrize(("locale", "edition"), [("en-GB", "English"), ("fr-FR", "Français"), ("pl-PL", "Polski")])
def test_a_new_table_has_the_edition_of_the_readers_language(
    person: Callable[..., Person], locale: str, edition: str
) -> None:
    one = person(locale=locale)
    one.go("/new/samurai-spirit")
    editions = one.page.locator('input[name="edition"]')
    expect(editions).to_have_count(3)
    assert one.page.locator('label:has(input[name="edition"]:checked)').inner_text().strip() == edition
    one.page.locator('button[type="submit"]').click()
    one.page.wait_for_url("**/t/*")
    table = one.page.url.rpartition("/")[2]
    assert ask(one, f"/tables/{table}").json()["options"]["edition"] == locale[:2]


def test_another_edition_can_be_chosen(person: Callable[..., Person]) -> None:
    one = person(locale="pl-PL")
    one.go("/new/samurai-spirit")
    one.page.locator("label").filter(has_text="Français").locator('input[name="edition"]').check()
    one.page.locator('button[type="submit"]').click()
    one.page.wait_for_url("**/t/*")
    table = one.page.url.rpartition("/")[2]
    assert ask(one, f"/tables/{table}").json()["options"]["edition"] == "fr"


def test_a_new_table_shows_what_the_rules_leave_no_choice_about(person: Callable[..., Person]) -> None:
    """SS-10.4: the village tokens of two samurai, of seven, and of three that one person plays."""
    one = person()
    one.go("/new/samurai-spirit")
    page, tokens = one.page, group(one, "Support tokens of the unused samurai")
    chosen, answer = tokens.locator("label:has(:checked)"), tokens.locator("input").first

    def players(count: int) -> None:
        page.locator(f'input[name="players"][value="{count}"]').check()

    players(2)
    expect(answer).to_be_disabled()
    expect(chosen).to_have_text("yes")
    expect(tokens).to_contain_text("SS-10.4")
    players(7)
    expect(answer).to_be_disabled()
    expect(chosen).to_have_text("no")
    players(3)
    expect(answer).to_be_enabled()
    expect(chosen).to_have_text("no")
    for seat in range(3):
        page.locator(".seat select").nth(2 * seat).select_option("me")
    expect(answer).to_be_disabled()
    expect(chosen).to_have_text("yes")
    page.locator('button[type="submit"]').click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".chips .chip")).to_have_count(4)


def test_whoever_chooses_in_the_night_is_told_all_of_it(person: Callable[..., Person]) -> None:
    """Two samurai of one person, nobody defends anything; if the right Family is left it heals one, who is chosen."""
    one = person()
    one.go("/")
    summary = one.page.locator("[data-summary]")
    for _ in range(TRIES):
        table = alone(one, "kyuzo", "daisuke", edition="fr")
        one.go(f"/t/{table}")
        one.page.wait_for_selector("[data-prompt].mine")
        all_pass(one, 2)
        one.wait_until(lambda: one.is_over or one.page.locator(".deed:enabled").count() > 0)
        if one.is_over:
            continue
        expect(summary).to_contain_text("Round 1: ")
        expect(summary).to_contain_text(
            re.compile(r"[2-6] farms \((Kyuzo|Daisuke) had no farm, (Kyuzo|Daisuke) had no farm")
        )
        if one.page.locator('.deed[data-notation^="heal:"]:enabled').count():
            break
    else:
        raise AssertionError("no Family heals")
    cited = one.whole_log().locator("li")
    for symbol, rule in (("hat", "SS-9.1"), ("farm", "SS-9.2"), ("doll", "SS-9.4")):
        for line in cited.filter(has_text=re.compile(rf"has no {symbol}\.")).all():
            assert line.locator(".rule").inner_text() == rule
    lost = cited.filter(has_text=re.compile("A Farmstead is lost"))
    assert lost.count() == 2 and {line.locator(".rule").inner_text() for line in lost.all()} == {"SS-9.2"}
    choose(one, "heal:0")
    expect(one.page.locator(".log")).to_contain_text("Round 2 begins")
    expect(summary).to_contain_text("1 healed")


def test_a_lent_talent_is_not_called_ones_own(person: Callable[..., Person]) -> None:
    """With a village token Kyuzo may ignore penalties; the question says whose token it is, and who is asked."""
    one = person()
    one.go("/")
    table = alone(one, "kyuzo", "daisuke")
    wishes = {"use": "ready", "action": "fight", "place": "confront", "ignore": "suffer"}
    for _ in range(120):
        seen = ask(one, f"/tables/{table}?since=1000000").json()
        assert seen["status"] == "playing"
        view = seen["view"]
        acting = view["seats"][view["to_act"]]
        if view["decision"] == "use" and acting["line"] and acting["line"][-1]["penalties"]:
            break
        legal = [choice["notation"] for choice in seen["legal"]]
        wish = wishes.get(view["decision"], legal[0])
        action = wish if wish in legal else legal[-1]
        assert ask(one, f"/tables/{table}/actions", {"version": seen["version"], "action": action}).ok
    else:
        raise AssertionError("nobody ever had a penalty before him")
    owner = "kanbei" if acting["line"][-1]["value"] % 2 else "gorobei"
    one.go(f"/t/{table}")
    prompt = one.page.locator("[data-prompt]")
    name = acting["samurai"].capitalize()
    choose(one, f"use:{owner}")
    seen = ask(one, f"/tables/{table}?since=1000000").json()
    assert ask(one, f"/tables/{table}/actions", {"version": seen["version"], "action": "ready"}).ok
    expect(prompt).to_have_text(f"{name}: Use {owner.capitalize()}’s token to ignore the penalties of your last card?")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "pl-PL"])
def test_a_hint_says_how_sure_it_is_and_keeps_its_order(person: Callable[..., Person], locale: str) -> None:
    one = person(locale=locale)
    one.go("/")
    one.go(f"/t/{alone(one, 'kyuzo', 'daisuke')}")
    one.page.wait_for_selector("[data-prompt].mine")
    one.page.locator(
        ".tools button:has-text('Hint'), .tools button:has-text('Conseil'), .tools button:has-text('Podpowiedź')"
    ).click()
    one.page.locator("dialog[open] .tag").first.wait_for(timeout=240_000)  # the search may have to be compiled
    figures = [re.findall(r"\d+", tag) for tag in one.page.locator("dialog[open] .tag").all_inner_texts()]
    assert figures and all(len(found) == 2 and int(found[1]) >= 1 for found in figures)
    shown = [int(found[0]) for found in figures]
    assert shown == sorted(shown, reverse=True)
    assert all("±" in text for text in one.page.locator("dialog[open] .tag").all_inner_texts())


def test_a_card_that_is_engaged_cites_its_own_rule(person: Callable[..., Person]) -> None:
    """KJ-3.2, not that of what secret units do later."""
    one = person()
    one.play_now("kenjin")
    one.wait_until(lambda: one.is_my_turn)
    one.choose_in_words()
    engaged = one.page.locator(".log li").filter(has_text=re.compile(r" on \d ")).first
    expect(engaged.locator(".rule")).to_have_text("KJ-3.2")
