"""Endings tell the game: who was ahead when, and what decided it."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import expect

import tatami
from tatami.tables import dealing
from tests.browser.battlefield import make_tables, nonce_of, recognise, seed_of
from tests.browser.conftest import Person, Server

SEATS = ["Aiko", "Ren"]
CHOSEN_LATER = {"camp", "sanctuary"}
"""Battlefields where somebody still decides after the last card."""
GAMES = 3


def random_game(seed: int) -> tuple[list[str], dict[str, Any]]:
    """What was played, and what is seen at the end."""
    state, rng, version = tatami.game("kenjin").new(), Random(seed), 0
    moves = []
    while state.to_act is not None:
        if state.to_act == tatami.CHANCE:
            action = dealing.outcome(state, seed_of(seed), [nonce_of(0), nonce_of(1)], version)
        else:
            action = rng.choice(state.actions())
            moves.append(state.notation(action))
        state.apply(action)
        version += 1
    return moves, state.view(0)


def ahead(view: dict[str, Any]) -> str:
    """As the curve must say it after the last card: a coward is punished only after that."""
    one, two = (entry["total"] - entry["coward"] for entry in view["score"])
    if one == two:
        return "Turn 7: level."
    return f"Turn 7: {SEATS[0] if one > two else SEATS[1]} ahead by {abs(one - two)}."


def test_the_curve_ends_with_the_points_of_the_battles(person: Callable[..., Person], server: Server) -> None:
    games = ((seed, *random_game(seed)) for seed in range(100))
    plain = (
        (seed, moves, view)
        for seed, moves, view in games
        if not CHOSEN_LATER & {field["battlefield"] for field in view["battlefields"]}
    )
    chosen = [next(plain) for _ in range(GAMES)]
    wishes = [
        {"game": "kenjin", "options": {}, "seed": seed, "seats": SEATS, "moves": moves} for seed, moves, _ in chosen
    ]
    one = person()
    for table, (_, _, view) in zip(make_tables(server.data, wishes), chosen, strict=True):
        recognise(one, SEATS[0])
        one.go(f"/t/{table}")
        curve = one.page.locator("[data-curve] svg")
        curve.wait_for()
        assert str(curve.get_attribute("aria-label")).endswith(ahead(view))
        expect(one.page.locator("[data-ending]")).to_contain_text(one.page.locator(".words p").inner_text())
    link = one.page.locator("[data-turning-point] a")
    assert re.fullmatch(rf"/replay/{table}\?ply=\d+", str(link.get_attribute("href")))


LED = {
    "en-GB": "Ahead from the first card; biggest gain, turn 7",
    "fr": "En tête dès la première carte\u202f; plus gros gain, tour 7",
    "pl": "Na czele od pierwszej karty; największy zysk, tura 7",
}


def test_who_led_from_the_first_card_is_shown_the_biggest_gain(person: Callable[..., Person], server: Server) -> None:
    """The first card would be true, and say nothing."""
    wish = {"game": "kenjin", "options": {}, "seed": 3, "seats": SEATS, "moves": random_game(3)[0]}
    [table] = make_tables(server.data, [wish])
    for language, title in LED.items():
        one = person(locale=language)
        recognise(one, SEATS[0])
        one.go(f"/t/{table}")
        expect(one.page.locator("[data-turning-point] h3")).to_have_text(title)
