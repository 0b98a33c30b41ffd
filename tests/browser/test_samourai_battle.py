"""A whole battle in two browsers, by pointing at the map: every shot, melee, retreat and advance, to the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import tatami
from tatami.core.compiled import plain
from tatami.games.samourai.rules import hexes
from tatami.tables import dealing
from tests.browser.battlefield import (
    HEX,
    NONCES,
    ON_FIGURES,
    ON_HEXES,
    WIDE_MAP,
    hexes_of,
    make_tables,
    point,
    recognise,
    seed_of,
    sit_at,
)
from tests.browser.conftest import Person, Server
from tests.browser.test_samourai import OWN
from tests.browser.tour import ask

GAME = tatami.game("samourai")
SEED = 1


class Battle:
    """The game that both browsers play, foretold: the dice follow from the seed, the moves from one simple plan."""

    def __init__(self, seed: int = SEED) -> None:
        self.state = GAME.new(scenario=OWN)
        self.seed = seed_of(seed)
        self.version = 0
        self.events: Counter[str] = Counter()
        self.deal()

    def deal(self) -> None:
        while self.state.to_act == tatami.CHANCE:
            self.apply(self.state.notation(dealing.outcome(self.state, self.seed, NONCES, self.version)))

    def apply(self, notation: str) -> None:
        for event in self.state.apply(self.state.parse(notation), notation):
            self.events[event.id] += 1
        self.version += 1

    def play(self, plan: list[str]) -> None:
        for notation in plan:
            self.apply(notation)
            self.deal()

    def plan(self) -> list[str]:
        """What whoever is to act does next: shoot, come nearer, strike, follow."""
        legal = [self.state.notation(action) for action in self.state.actions()]
        for verb in ("fire:", "on:", "go", "victim:", "retreat:", "advance:", "stop", "to:", "place:"):
            if chosen := [text for text in legal if text.startswith(verb)]:
                return chosen[:1]
        if attacks := [text for text in legal if text.startswith("attack:")]:
            return self.attack(attacks[0])
        for move in (text for text in legal if text.startswith("move:")):
            if steps := self.approach(move.removeprefix("move:")):
                return [move, *steps, "stop"]
        return ["done"]

    def attack(self, first: str) -> list[str]:
        """The best odds that he has alone."""
        unit = first.removeprefix("attack:")
        found = GAME.outlook(self.state, self.seat, unit)["attacks"]
        best = max(found, key=lambda one: one["column"])
        return [first, f"on:{best['defenders'][0]}", "go"] if best["column"] else ["done"]

    def approach(self, unit: str) -> list[str]:
        """The steps to the place that is nearest to an enemy."""
        places = GAME.outlook(self.state, self.seat, unit)["reach"]
        foes = [
            hex for man in self.state.view(self.seat)["men"]
            if man["side"] != self.seat and man["life"] != "dead" for hex in man["hexes"]
        ]  # fmt: skip
        ends = [place for place in places if place.get("stop")]
        if not ends:
            return []
        nearest = min(ends, key=lambda place: (min(far(place["hexes"][0], foe) for foe in foes), place["cost"]))
        if min(far(places[0]["hexes"][0], foe) for foe in foes) <= min(far(nearest["hexes"][0], foe) for foe in foes):
            return []
        steps = []
        at = nearest
        while "step" in at:
            steps.insert(0, at["step"])
            at = places[at["from"]]
        return steps

    @property
    def is_empty_step(self) -> bool:
        """Whether there is nothing to do but to end the step."""
        legal = [self.state.notation(action) for action in self.state.actions()]
        return legal == ["done"] and self.state.view(self.seat)["decision"] in ("fire", "move", "combat")

    @property
    def seat(self) -> int:
        assert self.state.to_act is not None
        return self.state.to_act


def far(one: str, other: str) -> int:
    return int(plain(hexes.range_between)(hexes.NUMBERS[one], hexes.NUMBERS[other]))


def carry_out(one: Person, plan: list[str], view: dict[str, object]) -> None:
    """A plan, by pointing: a whole way by its last hex, an attack by both men and a button."""
    page = one.page
    verb, _, rest = plan[0].partition(":")
    if verb == "fire":
        archer, _, target = rest.partition(">")
        take_up(one, archer, view)
        page.locator(f'[data-aim="{plan[0]}"]').wait_for()
        point(one, hexes_of(view, target)[0])
        page.locator(".deed .chances").wait_for()
        page.locator("[data-shoot]").click()
    elif verb == "move":
        take_up(one, rest, view)
        hex = HEX.findall(plan[-2])[0]
        page.locator(f'.cost[data-hex="{hex}"]').wait_for()
        point(one, hex)
    elif verb == "attack":
        take_up(one, rest, view)
        point(one, hexes_of(view, plan[1].removeprefix("on:"))[0])
        page.locator(".deed .chances").wait_for()
        page.locator("[data-strike]").click()
    elif verb in ON_HEXES:
        point(one, HEX.findall(plan[0])[0])
    elif verb in ON_FIGURES:
        point(one, hexes_of(view, rest)[0])
    else:
        # Only the last step hands the table over: it is asked about once more while somebody could still act.
        asked_twice = page.locator("[data-phase=combat] [data-left]").count() > 0
        page.locator(f'[data-quick="{plan[0]}"]').click()
        if asked_twice:
            page.locator("[data-quick=done].primary").click()


def take_up(one: Person, unit: str, view: dict[str, object]) -> None:
    if not one.page.locator(f".counter.chosen[data-unit={unit}]").count():
        point(one, hexes_of(view, unit)[0])


def test_two_browsers_fight_a_whole_battle_by_pointing(person: Callable[..., Person], server: Server) -> None:
    [table] = make_tables(server.data, [{"options": {"scenario": OWN}, "seats": ["aiko", "bo"], "seed": SEED}])
    both = [person(**WIDE_MAP), person(**WIDE_MAP)]
    for one, name in zip(both, ("aiko", "bo"), strict=True):
        recognise(one, name)
        sit_at(one, table)
    battle = Battle()
    while battle.state.to_act is not None:
        if battle.is_empty_step:
            battle.play(["done"])  # the page does so by itself
            continue
        one, other = both[battle.seat], both[1 - battle.seat]
        version = f'[data-version="{battle.version}"]'
        one.page.locator(f"{version} [data-prompt].mine").wait_for()
        assert other.page.locator(f"{version} [data-prompt].mine").count() == 0
        view = battle.state.view(battle.seat)
        plan = battle.plan()
        carry_out(one, plan, view)
        battle.play(plan)
    for one in both:
        one.page.locator(f'[data-version="{battle.version}"]').wait_for()
        one.page.locator('a[href^="/replay/"]').first.wait_for()
    assert {"fired", "attacked", "retreated", "advanced", "killed", "won"} <= set(battle.events)
    record = ask(both[0], f"/tables/{table}/record").json()
    assert record["result"] == battle.state.record()["result"]
    # The same board tells the game again, to those who were there and to those who come later.
    both[1].go(f"/replay/{table}")
    both[1].page.locator("[data-map]").wait_for()
    both[1].page.keyboard.press("End")
    both[1].page.locator(f"[data-unit={next(iter(living(battle)))}]").wait_for()


def living(battle: Battle) -> list[str]:
    return [man["id"] for man in battle.state.view(None)["men"] if man["life"] != "dead"]
