"""Every decision of Samouraï can be made on its page: each legal action, by pointing and by keys alone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute

import tatami
from tatami.games.samourai.rules.table import DECISIONS, Decision
from tests.browser.battlefield import (
    GRAVE,
    OF_A_FIGURE,
    ON_FIGURES,
    ON_HEXES,
    WIDE_MAP,
    an_attack,
    friend_in_the_way,
    hexes_named,
    hexes_of,
    make_tables,
    point,
    point_by_keys,
    recognise,
    sit_at,
)
from tests.browser.conftest import Person, Server

GAME = tatami.game("samourai")
RIDERS = {"nobutsune": "F9/F8", "haruhide": "F5/F4", "tadakage": "J9/J8", "norifusa": "J5/J4"}
CLOSE = {"nobutsune": "C8/C7", "haruhide": "B5/B4", "tadakage": "C9/C10", "norifusa": "M5/M4", "genzo": "C2"}
TRAIN = {"draught": {"at": "T9/U9", "side": 0, "hitched": 1}}
FAR = {monk: {"place": "to-enter"} for monk in ("gyokan", "benkan", "jokei", "ekei", "zenki", "tetsugyu")}
CREW = {"kisuke": "U9", "tome": "V8", "kohei": "W8", "saru": "A1"}
DEAD_HORSE = {"jubei-horse": {"at": "G7/G6", "side": 1, "dead": 1, "fallen": 1}}

# Where a decision comes up: the scenario, who stands where, what else is true, and the moves that lead to it.
SCENES: dict[str, tuple[str, dict[str, Any], dict[str, Any], tuple[str, ...]]] = {
    "a rider is set up": ("torii", {}, {}, ()),
    "a man is set up": ("torii", {}, {}, ("place:nobutsune@A3/B3", "place:haruhide@B5/B4")),
    "the set-up is done": ("crossroads", {}, {}, ("place:tokuro@*",) * 7),
    "a barricade is set up": ("seven-samurai", {}, {}, ()),
    "a lantern is set up": ("ninja-night", {}, {}, ()),
    "fire, and a challenge": ("torii", {**RIDERS, "genzo": "E7", "jinpachi": "I7"}, {"step": "first-fire"}, ()),
    "shuriken": (
        "ninja-night", {"tokimasa": "K6", "kiyomari": "M6", "misakado": "T8"},
        {"step": "first-fire", "lanterns": ["L5"]}, (),
    ),
    "hara-kiri": (
        "torii", {"nobutsune": "F9", "kansuke": "F7", "tadakage": "M9", "norifusa": "M5"},
        {"step": "first-fire", "acted": 0}, (),
    ),
    "the poem": (
        "torii", {"nobutsune": "F9", "kansuke": "F7", "tadakage": "M9", "norifusa": "M5"},
        {"step": "first-fire", "acted": 0}, ("harakiri:nobutsune",),
    ),
    "a monk is hit": (
        "crossroads", {**FAR, "tokuro": "L9", "ryonen": "L11", "dogyo": "A16"},
        {"step": "first-fire", "active": 1}, ("fire:tokuro>ryonen", "d10:3"),
    ),
    "an arrow drives back": (
        "crossroads", {**FAR, "tokuro": "L9", "ryonen": "L11", "dogyo": "A16"},
        {"step": "first-fire", "active": 1}, ("fire:tokuro>ryonen", "d10:6", "accept"),
    ),
    "between two corners": (
        "seven-samurai", {"taka": "A2", "yohachi": "M5", "onimaru": "A8"}, {"step": "first-fire"},
        ("fire:taka>yohachi",),
    ),
    "move, mount, dismount": (
        "torii", {"nobutsune": "F9/F8", "genzo": "C8", "kansuke": "C6", "tadakage": "J9/J8", "jinpachi": "B2"},
        {"step": "movement", "horses": {"haruhide-horse": {"at": "D8/D7", "side": 0}}}, (),
    ),
    "a rider's steps": ("torii", {**RIDERS, "tadakage": "J9"}, {"step": "movement"}, ("move:nobutsune",)),
    "a horse to lead": (
        "torii", {"genzo": "C8", "kansuke": "C6", "tadakage": "J9", "jinpachi": "B2"},
        {"step": "movement", "horses": {"haruhide-horse": {"at": "D8/D7", "side": 0}}}, ("move:genzo",),
    ),
    "a horse at the bridle": (
        "torii", {"genzo": "C8", "kansuke": "C6", "tadakage": "J9", "jinpachi": "B2"},
        {"step": "movement", "horses": {"haruhide-horse": {"at": "D8/D7", "side": 0, "holder": "genzo"}}},
        ("move:genzo", "to:C9"),
    ),
    "who leads a horse": (
        "torii", {"genzo": "C8", "kansuke": "C6", "tadakage": "J9", "jinpachi": "B2"},
        {"step": "movement", "horses": {"haruhide-horse": {"at": "D8/D7", "side": 0, "holder": "genzo"}}}, (),
    ),
    "entering": ("seven-samurai", {"onimaru": {"place": "to-enter"}, "yohachi": "T8"}, {"step": "movement"}, ()),
    "at a lantern": (
        "ninja-night", {"tokimasa": "K5", "kiyomari": "P9", "misakado": "T8"},
        {"step": "movement", "lanterns": ["K4"]}, ("move:tokimasa", "to:K4"),
    ),
    "at a lantern that is out": (
        "ninja-night", {"tokimasa": "A5", "kiyomari": "P9", "misakado": "T8"},
        {"step": "movement", "lanterns": [["A6", False]]}, ("move:tokimasa", "to:A6"),
    ),
    "to dress": (
        "ninja-night", {"misakado": {"at": "T8", "dress": "undressed"}, "kiyomari": "P9", "tokimasa": "A5"},
        {"step": "movement", "active": 1, "alarm": 1}, (),
    ),
    "hauling": ("convoy", CREW, {"step": "movement", "cart": "V9/W9"}, ()),
    "a crew": ("convoy", CREW, {"step": "movement", "cart": "V9/W9"}, ("haul:kisuke",)),
    "a cart under way": ("convoy", CREW, {"step": "movement", "cart": "V9/W9"}, ("haul:kisuke", "with:tome")),
    "the crew's places": (
        "convoy", CREW, {"step": "movement", "cart": "V9/W9"}, ("haul:kisuke", "with:tome", "to:T9", "stop"),
    ),
    "to unhitch": (
        "convoy", {"kisuke": "U8", "saru": "A1"},
        {"step": "movement", "horses": TRAIN, "cart": {"at": "V9/W9", "horse": "draught"}}, (),
    ),
    "to hitch": (
        "convoy", {"kisuke": "U8", "saru": "A1"},
        {"step": "movement", "horses": {"draught": {"at": "T9/U9", "side": 0}}, "cart": "V9/W9"}, (),
    ),
    "combat": (
        "crossroads", {**FAR, "dogyo": "G8", "ryonen": "H9", "rihei": "G9", "uhei": "F9"}, {"step": "combat"}, (),
    ),
    "an attack": (
        "crossroads", {**FAR, "dogyo": "G8", "ryonen": "H9", "rihei": "G9", "uhei": "F9"}, {"step": "combat"},
        ("attack:ryonen",),
    ),
    "an attack on two": (
        "crossroads", {**FAR, "benkan": "M8", "uhei": "M9", "bunzo": "M7"}, {"step": "combat"},
        ("attack:benkan", "on:bunzo"),
    ),
    "who is struck": (
        "crossroads", {**FAR, "benkan": "M8", "uhei": "M9", "bunzo": "M7"}, {"step": "combat"},
        ("attack:benkan", "on:bunzo", "on:uhei", "go", "d10:1"),
    ),
    "defenders go back": (
        "crossroads", {**FAR, "benkan": "M8", "uhei": "M9", "bunzo": "M7"}, {"step": "combat"},
        ("attack:benkan", "on:bunzo", "on:uhei", "go", "d10:4"),
    ),
    "an advance": (
        "crossroads", {**FAR, "benkan": "G8", "rihei": {"at": "G9", "life": "stunned"}, "uhei": "A16"},
        {"step": "combat"}, ("attack:benkan", "on:rihei", "go", "d10:1"),
    ),
    "steps of an advance": (
        "crossroads", {**FAR, "benkan": "G8", "rihei": {"at": "G9", "life": "stunned"}, "uhei": "A16"},
        {"step": "combat"}, ("attack:benkan", "on:rihei", "go", "d10:1", "advance:benkan", "to:G9"),
    ),
    "a rider falls": ("torii", CLOSE, {"step": "combat"}, ("attack:nobutsune", "on:tadakage", "go", "d10:1")),
    "a rider goes back": ("torii", CLOSE, {"step": "combat"}, ("attack:nobutsune", "on:tadakage", "go", "d10:2")),
    "a rider's advance": (
        "torii", CLOSE, {"step": "combat"},
        ("attack:nobutsune", "on:tadakage", "go", "d10:2", "retreat:tadakage>C10/D11", "advance:nobutsune"),
    ),
    "in contact in a duel": ("torii", CLOSE, {"step": "movement"}, ("challenge:nobutsune", "answer:tadakage")),
    "a duellist strikes": ("torii", CLOSE, {"step": "movement"}, ("challenge:nobutsune", "answer:tadakage", "done")),
    "a challenge": ("torii", RIDERS, {"step": "movement"}, ("challenge:nobutsune",)),
    "a duel": ("torii", RIDERS, {"step": "movement"}, ("challenge:nobutsune", "answer:tadakage")),
    "bodies to clear": (
        "crossroads",
        {
            **FAR, "ryonen": "G8", "benkan": "H8", "uhei": "AA1",
            "zenki": {"at": "G7", "life": "dead", "fallen": 2}, "dogyo": {"at": "G7", "life": "dead", "fallen": 1},
        },
        {"step": "movement", "deaths": 2}, (),
    ),
    "bodies cleared": (
        "crossroads",
        {
            **FAR, "ryonen": "G8", "benkan": "H8", "uhei": "AA1",
            "zenki": {"at": "G7", "life": "dead", "fallen": 2}, "dogyo": {"at": "G7", "life": "dead", "fallen": 1},
        },
        {"step": "movement", "deaths": 2}, ("clear:benkan+ryonen@G7", "done", "done", "done"),
    ),
    "a dead horse": (
        "crossroads", {**FAR, "ryonen": "G8", "benkan": "H7", "uhei": "AA1"},
        {"step": "movement", "deaths": 1, "horses": DEAD_HORSE}, ("clear:benkan+ryonen@G7", "done", "done", "done"),
    ),
    "to dismount": (
        "torii", {**RIDERS, "tadakage": "J9"}, {"step": "movement"},
        ("dismount:nobutsune", "done", "done", "done"),
    ),
}  # fmt: skip


@lru_cache(maxsize=64)
def scene(name: str) -> tatami.State:
    scenario, men, rest, moves = SCENES[name]
    options = {"scenario": scenario}
    state = GAME.position({"options": options, "men": men, **rest}) if men else GAME.new(**options)
    for move in moves:
        # Where it stands does not matter.
        state.apply(state.actions()[0] if move.endswith("*") else state.parse(move), None)
    return state


def choices(state: tatami.State) -> list[dict[str, Any]]:
    return [
        {"notation": state.notation(action), "verb": verb, "args": args}
        for action in state.actions()
        for verb, args in [state.codec.verb_and_labels(action)]
    ]


def some(listed: list[dict[str, Any]], most: int) -> Iterator[dict[str, Any]]:
    """A few actions of every verb, from all over the list."""
    for verb in dict.fromkeys(choice["verb"] for choice in listed):
        alike = [choice for choice in listed if choice["verb"] == verb]
        yield from alike[:: max(1, len(alike) // most)][:most]


def test_the_scenes_bring_up_every_decision_there_is() -> None:
    never_asked = {Decision.OVER, Decision.DIE, Decision.GO_ON}
    asked = {DECISIONS[scene(name).open().decision] for name in SCENES}
    assert asked == {DECISIONS[decision] for decision in Decision if decision not in never_asked}
    verbs = {choice["verb"] for name in SCENES for choice in choices(scene(name))}
    assert verbs == {verb.name for verb in scene("a duel").codec.verbs} - {"die"}


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, str]:
    """Every scene is a table; the browser with the secret `aiko` is to act."""
    wishes = []
    for name in SCENES:
        state = scene(name)
        seats = ["aiko" if seat == state.to_act else None for seat in range(2)]
        wishes.append({"options": state.options, "position": state.position(), "seats": seats})
    return dict(zip(SCENES, make_tables(server.data, wishes), strict=True))


class Asked:
    """A person at a scene. What the page wants to play is written down, not played: then the next can be tried."""

    def __init__(self, one: Person, table: str, state: tatami.State) -> None:
        self.one, self.page, self.state = one, one.page, state
        self.view = state.view(state.to_act)
        self.wanted: list[str] = []
        one.page.route_web_socket(re.compile("/api/tables/[^/]+/live"), self.listen)
        sit_at(one, table)
        one.page.locator("[data-prompt].mine").wait_for()

    def listen(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def write_down(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] != "act":
                server.send(message)
                return
            action = said["action"]
            self.wanted.append(action if isinstance(action, str) else self.state.notation(action))
            socket.send(json.dumps({"type": "done", "id": said["id"]}))

        socket.on_message(write_down)

    def press(self, selector: str) -> None:
        """A button, by pointer or by key."""
        if self.by_keys:
            self.page.locator(selector).first.focus()
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(selector).first.click()

    def point(self, hex: str) -> None:
        (point_by_keys if self.by_keys else point)(self.one, hex)

    def take_up(self, unit: str) -> None:
        if self.page.locator(f".counter.chosen[data-unit={unit}]").count():
            return
        hexes = hexes_of(self.view, unit)
        if hexes and self.by_keys:
            self.page.locator("[data-map]").focus()
            for _ in self.state.view(None)["men"]:
                self.page.keyboard.press("n")
                if self.page.locator(f".counter.chosen[data-unit={unit}]").count():
                    return
            point_by_keys(self.one, hexes[0])  # N passes over those who could do nothing in this step
        elif hexes:
            self.point(hexes[0])
        else:
            self.press(f".waiting [data-waiting={unit}]")

    def make(self, choice: dict[str, Any], by_keys: bool) -> None:
        """The gestures for a choice, as a player would make them."""
        self.by_keys = by_keys
        self.wanted.clear()
        self.page.locator("[data-map]").focus()
        self.page.keyboard.press("Escape")
        verb, notation, args = choice["verb"], choice["notation"], choice["args"]
        if verb in ON_HEXES:
            # A click on a friend takes him up: to go past him is a button.
            if not friend_in_the_way(choice, self.view):
                for hex in hexes_named(choice, self.view):
                    if not self.wanted:
                        self.point(hex)
            elif by_keys:
                self.take_up(self.view["walk"]["unit"])
            # Where hexes do not tell the choices apart, buttons do.
            button = self.page.locator(f'[data-quick="{notation}"]')
            self.one.wait_until(lambda: bool(self.wanted) or button.count() > 0)
            if not self.wanted:
                self.press(f'[data-quick="{notation}"]')
        elif verb in ON_FIGURES:
            self.point(hexes_of(self.view, args["unit"])[0])
            if verb in GRAVE:
                assert not self.wanted
                self.press("[data-confirm]")
        elif verb in ("fire", "throw"):
            self.take_up(args["unit"])
            self.press(f'[data-aim="{notation}"]')
            self.press("[data-shoot]")
        elif verb == "attack":
            attackers, defenders = an_attack(self.state, args["unit"])
            if self.view["duel"] is None:  # else there is nobody else to strike, and the odds are open already
                for unit in attackers:
                    self.take_up(unit) if unit == attackers[0] else self.point(hexes_of(self.view, unit)[0])
                for unit in defenders:
                    self.point(hexes_of(self.view, unit)[0])
            self.press("[data-strike]")
        elif verb == "poem":
            self.page.locator("#poem").fill("The river goes on\nbut not with me")
            self.press(".poem button")
        else:
            if verb in OF_A_FIGURE or verb == "move":
                self.take_up(args["unit"])
            self.press(f'[data-quick="{notation}"]')
            if verb in GRAVE:
                assert not self.wanted
                self.press("[data-confirm]")
            if verb == "done" and not self.wanted and self.page.locator("[data-left]").count():
                self.press('[data-quick="done"]')
        self.one.wait_until(lambda: bool(self.wanted))
        meant = notation + "The river goes on / but not with me" if verb == "poem" else notation
        assert self.wanted[0] == meant
        self.one.wait_until(lambda: self.page.locator("[data-busy=true]").count() == 0)


@pytest.fixture(scope="module")
def aiko(browser: Browser, server: Server, tables: dict[str, str]) -> Iterator[Person]:
    """One browser that goes from scene to scene: what it has loaded once it need not load again."""
    one = Person(browser, server, **WIDE_MAP)
    recognise(one, "aiko")
    yield one
    one.context.close()


@pytest.mark.parametrize("name", SCENES)
def test_every_choice_can_be_made_by_pointing_and_by_keys(aiko: Person, tables: dict[str, str], name: str) -> None:
    aiko.complaints.clear()
    asked = Asked(aiko, tables[name], scene(name))
    listed = choices(scene(name))
    hexes = {
        hex
        for choice in listed
        if choice["verb"] in ON_HEXES and not friend_in_the_way(choice, asked.view)
        for hex in hexes_named(choice, asked.view)[: 2 if choice["verb"] == "barricade" else 1]
    }
    shown = aiko.page.locator("[data-open]")
    assert set((shown.get_attribute("data-open") or "").split() if shown.count() else []) == hexes
    for choice in some(listed, 2):
        asked.make(choice, by_keys=False)
    for choice in some(listed, 1):
        asked.make(choice, by_keys=True)
    assert aiko.complaints == []
