"""Samurai Spirit's table: by mouse, keys, names and dragging; nothing secret in it; the round's end on the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Person
from tests.browser.test_samurai_spirit import all_pass, alone
from tests.browser.tour import ask, serious

CODE = re.compile(r"\b[PLB][1-6]-\d\d\b")
"""A card's id: for programs, never for people."""
DEEDS = ".deed:enabled:not([aria-disabled])"
MOVES = 400


def with_a_bot(one: Person, *samurai: str) -> str:
    """A table of this person's samurai, the first, and bots that play at random; gives its id."""
    seats = [{"kind": "me"}, *({"kind": "bot"} for _ in samurai[1:])]
    options = {"samurai": list(samurai), "difficulty": "easy"}
    answer = ask(one, "/tables", {"game": "samurai-spirit", "seats": seats, "options": options})
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    return table


def open_table(one: Person, table: str) -> None:
    one.go(f"/t/{table}")
    one.page.locator(".samurai.mine").wait_for()


def play_out(one: Person, move: Callable[[], None]) -> int:
    """Moves whenever something can be chosen, until all is over; says how often."""
    for moves in range(MOVES):
        one.wait_until(lambda: one.is_over or one.page.locator(DEEDS).count() > 0)
        if one.is_over:
            return moves
        before = one.state_of_table()
        move()
        one.wait_until(lambda before=before: one.is_over or one.state_of_table() != before)  # type: ignore[misc]
    raise AssertionError("the game does not end")


def click(found: Locator) -> None:
    """A step with one way on is taken by itself: then the button is gone, which is as well."""
    if found.count():
        try:
            found.first.click(timeout=3000)
        except Exception:
            return


def test_a_whole_game_by_mouse(person: Callable[..., Person]) -> None:
    one = person(bypass_csp=True)
    one.go("/")
    open_table(one, with_a_bot(one, "kyuzo", "gorobei"))

    def move() -> None:
        assert not CODE.search(one.page.locator("body").inner_text())
        click(one.page.locator(DEEDS))

    assert play_out(one, move) > 3
    headline = one.page.locator(".ending h2").inner_text()
    expect(one.page.locator("[data-rounds] thead th")).to_have_count(
        one.page.locator("[data-rounds] .farms td").count()
    )
    expect(one.page.locator("[data-ending]")).to_contain_text(headline)
    one.page.locator("[data-turning-point] a").wait_for()
    assert serious(one) == []


def test_a_whole_game_by_keys_alone(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/")
    open_table(one, with_a_bot(one, "heihachi", "kanbei"))
    assert play_out(one, lambda: one.page.keyboard.press("1")) > 3
    expect(one.page.locator(".ending h2")).to_be_visible()


def test_a_whole_game_by_names_alone(person: Callable[..., Person]) -> None:
    """What can be done is found by its name; what the bot did is heard."""
    one = person()
    one.go("/")
    open_table(one, with_a_bot(one, "kikuchiyo", "daisuke"))
    choices = one.page.get_by_role("group", name="Your moves")
    wishes = [choices.get_by_role("button", name=re.compile(f"^{name}")) for name in ("Defend", "Fight", "Confront")]

    def move() -> None:
        wished = [wish for wish in wishes if wish.count() and wish.first.is_enabled() and can_be_pressed(wish.first)]
        click(wished[0] if wished else choices.get_by_role("button"))

    assert play_out(one, move) > 3
    heard = one.page.locator("[data-announced]").inner_text()
    assert "Daisuke" in heard and not CODE.search(heard)


def can_be_pressed(button: Locator) -> bool:
    return button.get_attribute("aria-disabled") != "true"


def until_a_card_is_drawn(one: Person, *samurai: str) -> None:
    """One's own table, at a decision where the drawn card can go to two places or more."""
    for _ in range(40):
        table = alone(one, *samurai)
        seen = ask(one, f"/tables/{table}?since=1000000").json()
        for wish in ("ready", "fight"):
            ask(one, f"/tables/{table}/actions", {"version": seen["version"], "action": wish})
            seen = ask(one, f"/tables/{table}?since=1000000").json()
        if {"confront", "defend"} <= {choice["notation"] for choice in seen["legal"]}:
            open_table(one, table)
            return
    raise AssertionError("no card with a symbol comes")


@pytest.mark.parametrize(
    ("place", "lies"), [("confront", ".samurai.mine .ranks .raider"), ("defend", ".samurai.mine .slots .raider")]
)
def test_a_card_is_dragged_to_its_place(person: Callable[..., Person], place: str, lies: str) -> None:
    one = person()
    one.go("/")
    until_a_card_is_drawn(one, "heihachi", "gorobei")
    expect(one.page.locator(lies)).to_have_count(0)
    card, target = one.page.locator(".samurai.mine .drawn"), one.page.locator(f'.samurai.mine [data-drop="{place}"]')
    start, end = card.bounding_box(), target.bounding_box()
    assert start and end
    one.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    one.page.mouse.down()
    one.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    one.page.mouse.up()
    line = "confronts" if place == "confront" else "defends"
    expect(one.page.locator(".log")).to_contain_text(line)


def public_cards(view: dict[str, Any]) -> set[str]:
    """Every card that lies face up."""
    found = {one["card"] for one in [*view["in_hand"], *view["discard"]]}
    for seat in view["seats"]:
        found |= {one["card"] for one in [*seat["line"], *(card for card in seat["left"].values() if card)]}
    return found | {card for pile in ("stack", "intruders") for card in view[pile]["places"] if card}


def test_no_face_down_card_has_an_identity(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/")
    table = alone(one, "kyuzo", "heihachi", "gorobei")
    for turn in range(60):
        seen = ask(one, f"/tables/{table}?since=1000000").json()
        if seen["status"] == "over" or seen["view"]["intruders"]["count"] > 1:
            break
        legal = [choice["notation"] for choice in seen["legal"]]
        wish = next((one for one in ("ready", "support:1", "fight") if one in legal), legal[turn % len(legal)])
        assert ask(one, f"/tables/{table}/actions", {"version": seen["version"], "action": wish}).ok
    open_table(one, table)
    view = ask(one, f"/tables/{table}?since=1000000").json()["view"]
    drawn = set(CODE.findall(one.page.locator(".spirit").evaluate("element => element.outerHTML")))
    assert drawn <= public_cards(view)
    for pile in ("stack", "intruders"):
        assert not CODE.search(one.page.locator(f'[data-thing="{pile}"]').evaluate("element => element.outerHTML"))


def test_the_bars_agree_with_the_odds(person: Callable[..., Person]) -> None:
    """The page works out the next card by itself; the server's odds say the same of every samurai."""
    one = person()
    one.go("/")
    table = alone(one, "kyuzo", "heihachi", "gorobei")
    for _ in range(14):
        seen = ask(one, f"/tables/{table}?since=1000000").json()
        legal = [choice["notation"] for choice in seen["legal"]]
        wish = next((one for one in ("ready", "suffer", "fight", "defend", "confront") if one in legal), legal[0])
        assert ask(one, f"/tables/{table}/actions", {"version": seen["version"], "action": wish}).ok
    open_table(one, table)
    lines = " ".join(ask(one, f"/tables/{table}/odds").json()["lines"])
    told = dict(re.findall(r"If (\w+) draws it: can defend against it ([\d.]+)", lines))
    assert told
    for name, chance in told.items():
        bar = one.page.locator(".samurai").filter(has=one.page.get_by_role("heading", name=name)).locator(".forecast")
        found = re.search(r"(\d+)% to defend", bar.get_attribute("aria-label") or "")
        assert found and abs(int(found[1]) - float(chance)) <= 1, (name, chance)


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_long_words_do_not_make_the_table_wider_than_a_phone(person: Callable[..., Person], language: str) -> None:
    one = person(locale=language, viewport={"width": 360, "height": 780})
    one.go("/")
    open_table(one, alone(one, "kyuzo", "daisuke"))
    for part in ("header", ".piles", ".actions", "[data-prompt]"):
        box = one.page.locator(part).first.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 361, (part, box)


COUNT_MOTION = """
window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...all) { window.moved += 1; return animate.apply(this, all); };
"""
LOUD = """document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 1).length"""


def test_the_end_of_a_round_plays_itself(person: Callable[..., Person]) -> None:
    """Nobody clicks: the bar shows how far it is, then a summary stays."""
    one = person(reduced_motion="no-preference")
    one.go("/")
    one.page.evaluate("localStorage.setItem('tatami:speed', '\"fast\"')")
    for _ in range(5):
        open_table(one, alone(one, "kyuzo", "daisuke", edition="en"))
        all_pass(one, 2)
        one.page.locator("progress").wait_for()
        one.wait_until(lambda: one.page.locator("progress").count() == 0, 90)
        if not one.is_over:
            break
    expect(one.page.locator("[data-summary]")).to_contain_text("Round 1: ")


def test_reduced_motion_animates_nothing(person: Callable[..., Person]) -> None:
    one = person()
    one.page.add_init_script(COUNT_MOTION)
    one.go("/")
    open_table(one, alone(one, "kyuzo", "daisuke", edition="en"))
    one.page.locator('.deed[data-notation="fight"]').click()
    one.page.locator('.deed[data-notation="confront"]').wait_for()
    assert one.page.evaluate("window.moved") == 0
    assert one.page.evaluate(LOUD) == 0


def test_katsushiro_drags_the_raiders_into_their_order(person: Callable[..., Person]) -> None:
    """SS-7.9: what he has put back lies face up, in his order."""
    one = person()
    one.go("/")
    wishes = ("ready", "suffer", "kiai", "fight", "confront")
    for _ in range(40):
        table = alone(one, "katsushiro", "kikuchiyo")
        for _ in range(60):
            seen = ask(one, f"/tables/{table}?since=1000000").json()
            if seen["status"] == "over" or (seen["view"]["decision"] == "order" and len(seen["legal"]) > 1):
                break
            legal = [choice["notation"] for choice in seen["legal"]]
            wish = next((one for one in wishes if one in legal), legal[0])
            assert ask(one, f"/tables/{table}/actions", {"version": seen["version"], "action": wish}).ok
        if seen["status"] != "over" and seen["view"]["decision"] == "order":
            break
    else:
        raise AssertionError("Katsushiro never cries")
    open_table(one, table)
    shown = [card["card"] for card in seen["view"]["in_hand"]]
    first, last = one.page.locator('[data-order="0"]'), one.page.locator(f'[data-order="{len(shown) - 1}"]')
    start, end = last.bounding_box(), first.bounding_box()
    assert start and end
    one.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + 20)
    one.page.mouse.down()
    one.page.mouse.move(end["x"] + end["width"] / 4, end["y"] + 20, steps=6)
    one.page.mouse.up()
    one.page.get_by_role("button", name="Put them back in this order").click()
    expect(one.page.get_by_role("list", name="Known cards, from the top").first).to_be_visible()
    wanted = [shown[-1], *shown[:-1]]
    one.wait_until(
        lambda: ask(one, f"/tables/{table}?since=1000000").json()["view"]["stack"]["places"][: len(wanted)] == wanted
    )
