"""Opening a table: what cannot be played cannot be chosen, a refusal stands where it can be mended, teams are shown."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route

import tatami
from tatami.core.words import speak
from tatami.tables.openings import opening
from tests.browser.conftest import Person

IN_SIGHT = """element => {
  const {top, bottom} = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && document.activeElement === element;
}"""


def choose(one: Person, option: str, nth: int) -> None:
    one.page.locator(f'input[name="{option}"]').nth(nth).check()


def test_options_that_do_not_go_together_cannot_be_chosen(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/new/kenjin")
    page = one.page
    teams, setup = page.locator('input[name="teams"]'), page.locator('input[name="setup"]')
    teams.first.wait_for()
    assert teams.nth(1).is_disabled() and setup.nth(1).is_disabled()
    assert page.locator("[data-barred=teams]").inner_text() == "Teams need four players."
    choose(one, "players", 2)
    choose(one, "teams", 1)
    choose(one, "setup", 1)
    assert page.locator("[data-barred]").count() == 0
    # Two again: what was wished gives way, and is back with four.
    choose(one, "players", 0)
    assert teams.nth(0).is_checked() and setup.nth(0).is_checked()
    choose(one, "players", 2)
    assert teams.nth(1).is_checked() and setup.nth(1).is_checked()
    choose(one, "players", 0)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def test_two_samurai_always_have_the_tokens(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/new/samurai-spirit")
    tokens = one.page.locator('input[name="village_support"]')
    tokens.first.wait_for()
    assert tokens.nth(0).is_checked() and tokens.nth(0).is_enabled()
    choose(one, "players", 0)
    assert tokens.nth(1).is_checked() and tokens.nth(0).is_disabled()
    choose(one, "players", 5)
    assert tokens.nth(0).is_checked() and tokens.nth(1).is_disabled()


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_refusal_stands_beside_its_option_in_the_players_words(person: Callable[..., Person], language: str) -> None:
    """The form offers nothing that is refused; an old page might. Its request is changed on the way."""

    def as_an_old_page_would(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wish, "options": {"players": 2, "setup": "draft"}}))

    one = person(locale=language, viewport={"width": 390, "height": 844})
    one.page.route("**/api/tables?*", as_an_old_page_would)
    one.go("/new/kenjin")
    one.page.locator('input[name="setup"]').first.wait_for()
    one.page.locator("form button.primary").click()
    said = one.page.locator("fieldset:has(input[name=setup]) [data-trouble=setup][role=alert]")
    said.wait_for()
    assert said.inner_text() == speak(language)("kenjin-conflict-draft-for-two")
    one.wait_until(lambda: bool(said.evaluate(IN_SIGHT)))
    one.complaints.clear()  # the browser itself notes that a request was refused


def test_a_team_game_shows_who_plays_with_whom(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/new/kenjin")
    page = one.page
    page.get_by_label("Your name").fill("Aiko")
    choose(one, "players", 2)
    assert page.locator("[data-team]").count() == 0
    choose(one, "teams", 1)
    assert page.locator("fieldset [data-team]").all_inner_texts() == [
        "Seat 1 · Team 1, with seat 3", "Seat 2 · Team 2, with seat 4",
        "Seat 3 · Team 1, with seat 1", "Seat 4 · Team 2, with seat 2",
    ]  # fmt: skip
    for seat in (1, 2):
        page.locator(".seat select").nth(seat).select_option("bot:random")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("heading", name="Waiting").first.wait_for()
    missing = page.locator(".board li [data-team]").inner_text()
    page.locator(".seats strong").nth(1).wait_for()  # the column comes after the board
    names = page.locator(".seats strong").all_inner_texts()
    assert missing == f"Team 2, with {names[1]}"
    page.get_by_role("button", name="Replace with a bot").first.click()
    page.locator("[data-version] .fields").first.wait_for()
    told = page.locator(".seats [data-team]").all_inner_texts()
    names = page.locator(".seats strong").all_inner_texts()
    assert told == [f"Team {seat % 2 + 1}, with {names[(seat + 2) % 4]}" for seat in range(4)]


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_handicap_is_chosen_with_its_scenario(person: Callable[..., Person], language: str) -> None:
    one, words = person(locale=language), speak(language)
    one.go("/new/samourai")
    page = one.page
    card = page.locator(".card", has=page.locator('input[name="scenario"]')).filter(
        has_text=words("samourai-scenario-convoy-about")
    )
    card.wait_for()
    assert page.locator('[data-handicaps] input[value="torii-dusk"]').count() == 1
    assert page.locator('[data-handicaps] input[value="convoy-guard"]').count() == 0
    card.locator("input").check()
    page.locator('[data-handicaps] input[value="convoy-guard"]').check()
    page.get_by_text(words("samourai-scenario-convoy-guard-about"), exact=True).wait_for()
    assert card.locator("input").is_checked()
    page.locator(".seat select").nth(1).select_option("bot:level:1")
    page.get_by_label(words("web-new-character", number=2)).select_option("bold")
    page.get_by_text(words("samourai-character-bold"), exact=True).wait_for()
    page.locator('form[data-game] button[type="submit"]').click()
    page.wait_for_url("**/t/*")
    page.get_by_text(words("samourai-scenario-convoy-guard")).first.wait_for()
    novice = words("bot-character-bold", bot=words("bot-level-1"))
    page.get_by_text(words("web-seat-bot", bot=novice)).first.wait_for()


def test_what_is_not_from_the_box_says_so(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/new/samourai")
    one.page.locator(".card").first.wait_for()
    rates = [rate for rate in opening(tatami.game("samourai")).rates if rate.value == "torii"]
    told = one.page.locator(".card").first.locator("[data-measured]").inner_text()
    words = speak("en")
    assert told in {
        words("web-rate-between", bot=words(rate.bot.replace("level:", "bot-level-")), games=rate.games)
        for rate in rates
    }
    marked = one.page.locator(".card:has([data-author]) .body > strong").all_inner_texts()
    assert marked == [speak("en")(f"samourai-scenario-{name}") for name in ("bridge", "embers", "petition", "shrine")]
