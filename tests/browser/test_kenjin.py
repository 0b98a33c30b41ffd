"""A whole game of Kenjin between two browsers, and what neither ever received of the other's cards."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Person
from tests.server.people import objects_in

SECRET = {"lord", "peasant", "brute", "archer", "samurai"}
HIDDEN = "face down"


def leaks(received: list[Any], me: int) -> list[Any]:
    """What a seat was sent of cards it may not know, before they were turned up."""
    found: list[Any] = []
    for told in objects_in(received):
        if told.get("phase") not in (None, "deployment", "set-up"):
            continue
        for seat in told.get("seats", []) if "phase" in told else []:
            if seat["seat"] != me and seat["hand"] is not None:
                found.append(seat)
        for field in told.get("battlefields", []) if "phase" in told else []:
            for row in field["rows"]:
                found += [
                    card
                    for card in row["cards"]
                    if card["unit"] and not card["up"] and card["owner"] != me and me not in card["known_to"]
                ]
        if told.get("id") == "engaged" and told.get("seat") != me and told.get("unit") in SECRET:
            found.append(told)
        if told.get("actor", me) not in (me, "chance") and str(told.get("notation")).partition("@")[0] in SECRET:
            found.append(told)
    return found


SEAL = {"x": 10, "y": 12}
"""Where cards overlap, the corner with the power is what can be seen and clicked."""


def can_point(person: Person) -> bool:
    return person.page.locator(".hand .card[aria-disabled=false], .strip.open, .tile.open").first.is_visible()


def sees_the_score(person: Person) -> bool:
    return person.page.locator(".reckoning table").count() > 0


def point(person: Person, turn: int) -> None:
    """One decision, made as people make it: a card of the hand and a battlefield, or a card on the table."""
    page = person.page
    before = person.state_of_table()
    person.wait_until(lambda: can_point(person))
    if page.locator(".hand .card[aria-disabled=false]").count() and not page.locator(".strip.open").count():
        cards = page.locator(".hand .card[aria-disabled=false]")
        cards.nth(turn % cards.count()).click(position=SEAL)
    if page.locator(".strip.open").count():
        targets = page.locator(".strip.open")
        targets.nth(turn % targets.count()).click(position=SEAL)
    if page.locator(".tile.open").count():
        fields = page.locator(".tile.open .send")
        field = fields.nth(turn % fields.count())
        field.click()
        if page.locator("[data-bar] .warning[role=status]").count():  # a costly slip: the same press again means it
            field.click()
        elif page.locator(".tile.open").count() and page.locator(".tile.picked").count():
            page.locator(".tile.open .send").first.click()
    person.wait_until(lambda: person.state_of_table() != before or not person.is_my_turn or person.is_listening)


def test_a_whole_game_of_two_browsers(person: Callable[..., Person]) -> None:
    aiko, bo = person(curious=True), person(curious=True, viewport={"width": 390, "height": 844})
    aiko.go("/new/kenjin")
    aiko.page.get_by_label("Your name").fill("Aiko")
    aiko.page.get_by_role("button", name="Open the table").click()
    aiko.page.wait_for_url("**/t/*")
    aiko.page.get_by_role("button", name="QR code").click()
    assert aiko.page.get_by_role("img", name="QR").is_visible()
    link = aiko.page.get_by_label("Invitation link").input_value()
    assert "#" in link

    bo.page.goto(link)
    bo.page.get_by_label("Your name").fill("Bo")
    assert "#" not in bo.page.url, "the key stays in the address"
    bo.page.get_by_role("button", name="Sit down").click()
    for one in (aiko, bo):
        one.page.wait_for_selector(".fields")

    people = [aiko, bo]
    heard = [0, 0]
    hidden_seen = turn = 0
    while not aiko.is_over and turn < 80:
        aiko.wait_until(lambda: aiko.is_my_turn or bo.is_my_turn or aiko.is_over)
        if aiko.is_over:
            break
        playing = aiko if aiko.is_my_turn else bo
        point(playing, turn)
        for seat, one in enumerate(people):
            for strip in one.page.locator(".field .army.above .strip[data-card=hidden]").all_inner_texts():
                assert strip.strip().partition(",")[0] == HIDDEN, "a hidden card says what it is"
                hidden_seen += 1
            hand = one.page.locator(".hand").inner_text() if one.page.locator(".hand").count() else ""
            assert "None" not in hand
            news = one.received[heard[seat] :]
            heard[seat] += len(news)
            # The server opens a game only after its end: then the ending tells all of it.
            assert leaks([told for told in news if not (isinstance(told, dict) and told.get("opened"))], seat) == []
        turn += 1
    for one in people:
        one.wait_until(partial(sees_the_score, one))
        assert one.page.locator(".reckoning thead .clan").count() == 2
    assert hidden_seen > 10, "no hidden card was ever looked at: the test proves nothing"
    assert sum(len(list(objects_in(one.received))) for one in people) > 1000


def test_the_check_for_leaks_finds_one() -> None:
    card = {"owner": 1, "up": False, "unit": "lord", "known_to": [1]}
    view = {"phase": "deployment", "seats": [], "battlefields": [{"rows": [{"cards": [card]}]}]}
    assert leaks([{"table": {"view": view}}], 0) == [card]
    assert leaks([{"id": "engaged", "seat": 1, "unit": "lord"}], 0)
    assert leaks([{"actor": 1, "notation": "lord@2"}], 0)
    assert not leaks([{"actor": 1, "notation": "secret@2"}], 0)


@pytest.mark.parametrize(("players", "teams"), [(3, False), (4, False), (4, True)])
def test_more_players(person: Callable[..., Person], players: int, teams: bool) -> None:
    one = person()
    one.go("/new/kenjin")
    one.page.locator('input[name="players"]').nth(players - 2).check()
    for seat in range(1, players):
        one.page.get_by_label(f"Player in seat {seat + 1}").select_option("bot:random")
    if teams:
        one.page.get_by_role("group", name="two teams").get_by_label("yes").check()
    one.page.get_by_role("button", name="Open the table").click()
    one.page.locator(".hand > *").first.wait_for()
    assert one.page.locator(".field").count() == 2 * players
    for turn in range(3):
        one.wait_until(lambda: one.is_my_turn)
        point(one, turn)


def test_why_not(person: Callable[..., Person]) -> None:
    """The Assassin has nobody to take at first: the page says which rule that is (KJ-4.4)."""
    one = person()
    one.play_now("kenjin")
    one.wait_until(lambda: one.is_my_turn)
    one.page.locator(".hand .card", has_text="Assassin").click(force=True, position=SEAL)
    told = one.page.locator("[data-bar] .warning")
    told.wait_for()
    assert "nobody to take" in told.inner_text()
    told.get_by_role("button", name="KJ-4.4").click()
    one.page.locator("dialog[open] [data-rule='KJ-4.4']").wait_for()


def test_undo(person: Callable[..., Person]) -> None:
    one = person()
    one.play_now("kenjin")
    one.wait_until(lambda: one.is_my_turn)
    one.page.locator(".hand .card", has_text="Brute").click(position=SEAL)
    one.page.keyboard.press("2")
    one.page.wait_for_selector(".strip[data-card=brute]")
    one.page.get_by_role("button", name="Undo").click()
    one.page.wait_for_selector(".strip[data-card=brute]", state="detached")
    assert one.page.locator(".hand .card", has_text="Brute").count() == 1


def test_who_plays_quickly_need_not_wait_for_an_answer(person: Callable[..., Person]) -> None:
    """What the socket told already the answer need not tell again: the second card goes out before it is there."""
    one = person()
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold_answers(ws: WebSocketRoute) -> None:
        server = ws.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            if json.loads(text)["type"] == "done":
                held.append((ws, text))
            else:
                ws.send(text)

        server.on_message(pass_on)

    one.page.route_web_socket("**/live*", hold_answers)
    one.play_now("kenjin")
    one.wait_until(lambda: one.is_my_turn)
    for unit in ("brute", "lord"):
        one.page.locator(".hand .card", has_text=unit.capitalize()).click(position=SEAL)
        one.page.keyboard.press("2")
        one.page.wait_for_selector(f".strip[data-card={unit}]")
    one.wait_until(lambda: len(held) == 2)
    for ws, answer in held:
        ws.send(answer)
    one.wait_until(lambda: one.is_my_turn)
    point(one, 0)
