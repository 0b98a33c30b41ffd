"""By keys and by ear: the focus goes to the next decision after every move, and what the others do is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tatami
from tests.browser.conftest import Person
from tests.browser.tour import new_table

# Notes when the page's body has had the focus for a few frames: longer than it takes to hand it on.
WATCH = """() => {
  window.lost = [];
  let frames = 0;
  const look = () => {
    const active = document.activeElement;
    frames = !active || active === document.body ? frames + 1 : 0;
    if (frames === 3) window.lost.push(document.querySelector('[data-prompt]')?.innerText);
    requestAnimationFrame(look);
  };
  look();
}"""
HELD = "wanted => document.activeElement?.matches(wanted) ?? false"
TURNS = 14


def sit_down(one: Person, game: str, players: int) -> str:
    one.go("/")
    table = new_table(one, game, "me", players=players)
    one.go(f"/t/{table}")
    one.page.locator("[data-prompt].mine").wait_for()
    return table


def has_focus(one: Person, selector: str) -> bool:
    return bool(one.page.evaluate(HELD, selector))


def press(one: Person, *keys: str) -> None:
    for key in keys:
        one.page.keyboard.press(key)


def tab_to(one: Person, selector: str, key: str = "Tab") -> None:
    for _ in range(90):
        if has_focus(one, selector):
            return
        press(one, key)
    there = one.page.evaluate("[...document.querySelectorAll('[data-quick]')].map(one => one.dataset.quick).join()")
    raise AssertionError(f"Tab does not reach {selector}; there is {there} for {one.state_of_table()}")


def move_in_kenjin(one: Person) -> None:
    page = one.page
    one.wait_until(lambda: has_focus(one, ".hand .card, .strip.open, .tile button, .offer button"))
    press(one, "Enter")
    opened = page.locator(".tile.open .number").all_inner_texts()
    if opened:
        press(one, opened[0])
        if page.locator("[data-bar] .warning[role=status]").count():  # a costly slip, meant
            press(one, opened[0])
        elif page.locator(".tile.picked").count():
            press(one, page.locator(".tile.open .number").all_inner_texts()[0])
    elif page.locator(".strip.open").count() and one.is_my_turn:
        tab_to(one, ".strip.open", "Shift+Tab")  # the battlefields lie above the hand
        press(one, "Enter")


def move_in_samurai_spirit(one: Person) -> None:
    one.wait_until(lambda: has_focus(one, "[data-answer]"))
    press(one, "Enter")


def move_in_samourai(one: Person) -> None:
    one.wait_until(lambda: has_focus(one, "[data-map], [data-quick]"))
    one.wait_until(lambda: one.page.locator("[data-open], [data-quick]").count() > 0)
    if has_focus(one, "[data-quick]"):
        press(one, "Enter")
    elif one.page.locator("[data-open]").count():
        press(one, "n", "Enter")
    else:
        tab_to(one, "[data-quick]", "Shift+Tab")  # the steps stand above the map
        press(one, "Enter")
        if has_focus(one, "[data-confirm], [data-quick=done].primary"):
            press(one, "Enter")


MOVES = {"kenjin": move_in_kenjin, "samurai-spirit": move_in_samurai_spirit, "samourai": move_in_samourai}


@pytest.mark.parametrize("game", tatami.games())
def test_the_focus_is_never_lost_after_a_move(person: Callable[..., Person], game: str) -> None:
    one = person()
    sit_down(one, game, {"samurai-spirit": 3}.get(game, 2))
    tab_to(one, "[data-answer], .choices [data-notation]")
    one.page.evaluate(WATCH)
    moves = 0
    while moves < TURNS and not one.is_over:
        before = one.state_of_table()
        MOVES[game](one)
        one.wait_until(lambda before=before: one.state_of_table() != before or one.is_listening or has_picked(one))
        one.skip_story()
        one.await_turn(180)  # bots may have the rest of a round to themselves
        one.wait_until(lambda: one.page.locator("[data-sending=true]").count() == 0)
        moves += 1
    assert moves > 3
    assert one.page.evaluate("window.lost") == []


def has_picked(one: Person) -> bool:
    """A rider stands on two hexes: after the first nothing is played yet."""
    return one.page.locator(".picked").count() > 0


LINES = """log => {
  const turns = [...log.querySelectorAll('section:not(.new)')].reverse();
  const lines = [...turns, ...log.querySelectorAll('.new')].flatMap(turn => [...turn.querySelectorAll('li')]);
  return lines.map(line => ({
    owner: line.style.getPropertyValue('--owner'), text: line.querySelector('.text').title }));
}"""


def lines_of(one: Person) -> list[dict[str, str]]:
    """The lines of the log, oldest first, and whose they are."""
    lines: list[dict[str, str]] = one.whole_log().evaluate(LINES)
    return lines


@pytest.mark.parametrize("game", ["kenjin", "samurai-spirit"])
def test_what_the_others_do_is_said(person: Callable[..., Person], game: str) -> None:
    """Every line of the log that is not of one's own move is said once, in the order of the log."""
    one = person()
    sit_down(one, game, 3)
    known = len(lines_of(one))
    others: list[str] = []
    mine: list[str] = []
    for turn in range(16):  # now and then the others have passed already, and act again only in the next round
        one.await_turn()
        log = lines_of(one)[known:]
        others = [line["text"] for line in log if line["owner"] in ("var(--seat-1)", "var(--seat-2)")]
        mine = [line["text"] for line in log if line["owner"] == "var(--seat-0)"]
        if one.is_over or (turn >= 4 and others and mine):
            break
        one.choose_in_words(turn)
    assert others and mine
    said = one.page.locator("[data-announced][aria-live=polite]")
    one.wait_until(lambda: not left_out(others, " ".join(said.locator("p").all_inner_texts())))
    assert said.locator("p").count() < len(others), "a few sentences at a time, not a flood"
    assert mine[0] not in " ".join(said.locator("p").all_inner_texts())


def left_out(texts: list[str], told: str) -> list[str]:
    """The sentences from the first one on that is not told after those before it."""
    at = 0
    for k, text in enumerate(texts):
        found = told.find(text, at)
        if found < 0:
            return texts[k:]
        at = found + len(text)
    return []


def test_a_bots_phase_on_the_map_is_said(person: Callable[..., Person]) -> None:
    """Where the bot set up each of its figures."""
    one = person()
    sit_down(one, "samourai", 2)
    for turn in range(30):
        one.await_turn()
        if one.page.locator("[data-phase=first-fire], [data-phase=movement]").count():
            break
        one.choose_in_words(turn)
    placed = [line["text"] for line in lines_of(one) if line["owner"] == "var(--seat-1)"]
    assert placed
    said = one.page.locator("[data-announced]")
    one.wait_until(lambda: placed[-1] in said.inner_text())
    told = " ".join(said.locator("p").all_inner_texts())
    assert [text for text in placed if text not in told] == []
