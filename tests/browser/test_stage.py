"""What moves on a board: games by drag and drop and by ear, battles that play themselves, motion without secrets."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.conftest import Person
from tests.browser.tour import ask, new_table

CARD = ".hand .card[aria-disabled=false]"
SENTENCE = re.compile(r"[A-ZÀ-Ž].*[.:]")

# Counts the frames in which something was animated, and keeps whatever a face-down card in motion would give away.
WATCH = """() => {
  window.moved = 0;
  window.told = [];
  window.shifts = [];
  const where = ({node, previousRect: was, currentRect: is}) =>
    `${node?.className ?? node?.nodeName}: ${was.x},${was.y} to ${is.x},${is.y}`;
  new PerformanceObserver(list => list.getEntries().forEach(one => {
    if (!one.hadRecentInput) window.shifts.push([one.value, one.sources.map(where)]);
  })).observe({type: 'layout-shift', buffered: true});
  const look = () => {
    const running = document.getAnimations();
    if (running.length) window.moved += 1;
    for (const one of running) {
      const card = one.effect?.target?.closest?.('li[data-thing]');
      const frames = JSON.stringify(one.effect?.getKeyframes?.() ?? []);
      const given = /kj-u-|lord|peasant|brute|archer|samurai/i;
      const hidden = card?.querySelector('[data-card=hidden]');
      if (hidden && given.test(card.innerHTML + frames)) window.told.push(card.innerHTML);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def sit_down(one: Person, players: int = 2) -> str:
    one.go("/")
    table = new_table(one, "kenjin", "me", players=players)
    one.go(f"/t/{table}")
    one.page.locator("[data-prompt].mine").wait_for()
    one.page.locator(".kenjin").wait_for()
    return table


def drag(one: Person, source: Any, target: Any, to_corner: bool = False) -> None:
    """By the corner that is seen, to the middle of the place, or to the corner of a card that others may cover."""
    start, end = source.bounding_box(), target.bounding_box()
    aim = (10, 12) if to_corner else (end["width"] / 2, end["height"] / 2)
    mouse = one.page.mouse
    mouse.move(start["x"] + 10, start["y"] + 14)
    mouse.down()
    mouse.move(start["x"] + 30, start["y"] - 10, steps=3)
    mouse.move(end["x"] + aim[0], end["y"] + aim[1], steps=4)
    mouse.up()


def version(one: Person) -> str:
    return one.page.locator("[data-version]").get_attribute("data-version") or ""


def is_warned(one: Person) -> bool:
    return one.page.locator("[data-bar] .warning[role=status]").count() > 0


def drag_a_decision(one: Person, turn: int) -> None:
    """A card is dragged to a battlefield or onto another card; abilities choose a card that lies there.

    Each card is dragged once, and once more only after a warning.
    """
    page = one.page
    before = version(one)
    one.wait_until(lambda: page.locator(f"{CARD}, .strip.open, .tile.open").first.is_visible())
    cards = page.locator(CARD)
    if cards.count() and not page.locator(".strip.open").count():
        card = cards.nth(turn % cards.count())
        name = card.get_attribute("data-thing")
        number = page.locator(".fields .field").count()
        target = page.locator(f".fields .field:nth-child({turn % number + 1}) .army:not(.above)")
        if name == "hand:assassin":
            card.click(position={"x": 10, "y": 14})
            drag(one, card, page.locator(".strip.open").first, to_corner=True)
        else:
            drag(one, card, target)
            one.wait_until(lambda: version(one) != before or page.locator("[data-sending=true]").count() == 0)
            if is_warned(one) and version(one) == before:  # dropped there once more it is meant
                drag(one, card, target)
    elif page.locator(".strip.open").count():
        page.locator(".strip.open").first.click(position={"x": 10, "y": 12})
        if page.locator(".tile.open .send").count():
            page.locator(".tile.open .send").first.click()
    else:
        page.locator(".tile.open .send").first.click()
        if page.locator(".tile.picked").count():
            page.locator(".tile.open .send").first.click()
    one.wait_until(lambda: version(one) != before or has_answer(one))


def has_answer(one: Person) -> bool:
    """A full Pass takes nobody: the bar says so and the card stays in hand."""
    return one.page.locator("[data-bar] .warning").count() > 0


def test_a_whole_game_by_drag_and_drop(person: Callable[..., Person]) -> None:
    one = person()
    sit_down(one)
    for turn in range(90):
        one.await_turn()
        if one.is_over:
            break
        drag_a_decision(one, turn)
    assert one.page.locator(".reckoning").is_visible()
    assert one.page.locator("[data-ghost]").count() == 0


def test_without_motion_nothing_is_animated(person: Callable[..., Person]) -> None:
    """The same game, and the same ending, with no animation in any frame; nothing on the page ever jumps."""
    one = person()
    sit_down(one)
    one.page.evaluate(WATCH)
    for turn in range(60):
        one.await_turn()
        if one.is_over:
            break
        one.choose_in_words(turn)
    one.page.locator(".reckoning").wait_for()
    passing = "document.getAnimations().filter(one => !(one instanceof CSSTransition)).length"
    assert one.page.evaluate(passing) == 0
    assert one.page.evaluate("window.shifts") == []


def test_a_card_explains_itself_to_a_mouse_that_moves(person: Callable[..., Person]) -> None:
    """Not to one that rested there when the page was drawn."""
    one = person()
    sit_down(one)
    card = one.page.locator(CARD).nth(2)
    box = card.bounding_box()
    assert box is not None
    one.page.mouse.move(box["x"] + 20, box["y"] + 40)
    explained = one.page.get_by_role("tooltip")
    explained.wait_for()
    one.page.reload()
    card.wait_for()
    one.page.wait_for_timeout(1200)  # more than twice as long as a mouse has to rest on a card
    assert explained.count() == 0
    one.page.mouse.move(box["x"] + 24, box["y"] + 44, steps=2)
    explained.wait_for()


def last_card(one: Person, table: str) -> dict[str, Any]:
    """Played over the API until one card is left in hand; gives what the server says then."""
    while True:
        seen: dict[str, Any] = ask(one, f"/tables/{table}?since=1000000").json()
        if not seen["your_turn"]:
            one.page.wait_for_timeout(50)
            continue
        view = seen["view"]
        if view["decision"] == "engage" and view["seats"][view["seat"]]["cards_in_hand"] == 1:
            return seen
        act(one, table, seen)


def act(one: Person, table: str, seen: dict[str, Any]) -> None:
    choice = seen["legal"][len(seen["legal"]) // 2]
    ask(one, f"/tables/{table}/actions", {"version": seen["version"], "action": choice["action"]})


# What is told of the battles, and whether the table tells the winner: at one moment.
TOLD = """() => [
  document.querySelector('[data-bar] .caption')?.textContent ?? '',
  [...document.querySelectorAll('.tag.now')].some(one => one.textContent.includes('Winner')),
]"""


def test_battles_play_themselves_on_the_board(person: Callable[..., Person]) -> None:
    """No click from the last card to the reckoning, no window; what flies face down tells nothing; nothing jumps."""
    one = person(reduced_motion="no-preference")
    table = sit_down(one)
    one.page.evaluate("localStorage.setItem('tatami:speed', '\"fast\"')")
    one.page.reload()
    one.page.locator(".kenjin").wait_for()
    one.page.evaluate(WATCH)
    seen = last_card(one, table)
    act(one, table, seen)
    heard = []
    for _ in range(1200):
        if one.page.locator(".reckoning").count():
            break
        assert not one.is_listening, "a window hides the board"
        now = ask(one, f"/tables/{table}?since=1000000").json()
        if now["your_turn"] and not one.page.locator("[data-playing]").count():
            act(one, table, now)
        caption, winner = one.page.evaluate(TOLD)
        if caption:
            heard.append(caption)
            assert not winner, "the end is told before the battles"
        one.page.wait_for_timeout(50)
    assert one.page.locator(".reckoning").is_visible()
    assert len(set(heard)) > 5, "the battles were not told one after the other"
    assert one.page.evaluate("window.moved") > 60
    assert one.page.evaluate("window.told") == []
    assert one.page.evaluate("window.shifts") == []


def test_a_battle_can_be_paused_and_skipped(person: Callable[..., Person]) -> None:
    one = person(reduced_motion="no-preference")
    table = sit_down(one)
    seen = last_card(one, table)
    one.go(f"/t/{table}")
    one.page.locator(".kenjin").wait_for()
    page = one.page
    act(one, table, seen)
    for _ in range(600):
        now = ask(one, f"/tables/{table}?since=1000000").json()
        if page.locator("[data-bar] .caption").count():
            break
        if now["your_turn"] and not page.locator("[data-playing]").count():
            act(one, table, now)
        page.wait_for_timeout(50)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Continue", pressed=True).wait_for()
    progress = page.locator("[data-bar] progress")
    held = progress.evaluate("one => one.value")
    page.wait_for_timeout(1500)
    assert progress.evaluate("one => one.value") <= held + 1, "it goes on while it is paused"
    page.get_by_role("button", name="Skip").click()
    progress.wait_for(state="detached")
    now = ask(one, f"/tables/{table}?since=1000000").json()
    page.locator("[data-summary], .reckoning").first.wait_for()
    assert now["status"] == "over" or page.locator("[data-summary] li").count() > 0


COVERED = """() => [...document.querySelectorAll('.army .new')].filter(tag =>
  [...tag.parentElement.querySelectorAll('li[data-thing]')].some(card =>
    Number(getComputedStyle(card).zIndex) >= Number(getComputedStyle(tag).zIndex))).map(tag => tag.outerHTML)"""


def test_what_is_new_is_marked_and_played_again(person: Callable[..., Person]) -> None:
    one = person(reduced_motion="no-preference")
    sit_down(one)
    for turn in range(2):
        one.await_turn()
        one.choose_in_words(turn + 5)
    one.await_turn()
    one.wait_until(lambda: one.page.locator("[data-playing]").count() == 0)
    new = one.page.locator(".army.above .fresh")
    one.wait_until(lambda: new.count() > 0)
    count = new.count()
    assert one.page.evaluate(COVERED) == [], "a card lies upon what says that another is new"
    one.page.get_by_role("button", name="Watch again").click()
    one.page.locator("[data-playing]").wait_for()
    one.wait_until(lambda: one.page.locator("[data-playing]").count() == 0)
    assert new.count() == count
    # A move is made while it plays: the first press ends the motion and counts.
    one.page.get_by_role("button", name="Watch again").click()
    one.page.locator("[data-playing]").wait_for()
    card = one.page.locator(CARD).first
    card.click(position={"x": 10, "y": 14})
    assert card.get_attribute("aria-pressed") == "true"
    assert one.page.locator("[data-playing]").count() == 0


FIELD = re.compile(r"^Battlefield \d, [^:]*$")
LYING = re.compile(r"^Battlefield \d, .*, \d+: ")
HELD = re.compile(r"^Power ")


def buttons_to_press(one: Person) -> list[Locator]:
    """What the next press may be, by accessible names: a battlefield, a card that lies there, or a card in hand."""
    page = one.page
    hand = page.get_by_role("region", name="Your hand")
    unpressed = page.locator("button:not([aria-pressed=true])")
    for place, name in ((page, FIELD), (page, LYING), (hand, HELD)):
        if found := place.get_by_role("button", name=name, disabled=False).and_(unpressed).all():
            return found
    return []


def heard_now(one: Person) -> tuple[str, str, bool]:
    """What a press changes: the table, the question, or a warning."""
    return version(one), one.page.locator("[data-prompt]").inner_text(), is_warned(one)


def test_a_whole_game_by_names_alone(person: Callable[..., Person]) -> None:
    """Nothing is looked at: buttons by their names, each pressed once, and what the bot did by the live region."""
    one = person()
    sit_down(one)
    page = one.page
    said = page.get_by_role("log", name="Other players’ moves")
    moves = 0
    buttons: list[Locator] = []

    def can_press() -> bool:
        buttons[:] = buttons_to_press(one)
        return bool(buttons)

    for _ in range(150):
        one.await_turn()
        one.wait_until(lambda: one.is_over or can_press())
        if one.is_over:
            break
        before = heard_now(one)
        buttons[moves % len(buttons)].press("Enter")  # the same one again after a warning
        one.wait_until(lambda before=before: heard_now(one) != before)
        moves += version(one) != before[0]
    assert one.is_over
    said.get_by_text("wins battlefield").first.wait_for(state="attached")  # after a pause in which nothing happens
    told = " ".join(said.locator("p").all_inner_texts())
    assert told.count("Jozu engages") > 5
    assert all(SENTENCE.search(line) for line in said.locator("p").all_inner_texts())
    page.get_by_role("heading", name=re.compile("You (won|lost)|shared")).wait_for()
    page.get_by_role("link", name="Analyse").wait_for()
