"""Samouraï's map as it is played: what happens is seen on it, orders are weighed first, nothing leaks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.browser.battlefield import HEX, WHERE, WIDE_MAP, make_tables, point, recognise, seed_of, sit_at
from tests.browser.conftest import Person, Server
from tests.browser.test_samourai import NINJA, ONWARDS, decision_of, end_step, leaks, open_table, sit_down
from tests.browser.test_samourai_battle import GAME, Battle
from tests.browser.tour import ask

MOVING: dict[str, Any] = {**WIDE_MAP, "reduced_motion": "no-preference"}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "bypass_csp": True}
# Everything that was ever in the document, by the attributes that name it: what plays is gone before a test could look.
WATCH = """
window.everSeen = new Set();
const note = element => {
  for (const one of [element, ...element.querySelectorAll("*")])
    for (const {name, value} of one.attributes)
      if (name.startsWith("data-")) window.everSeen.add(`${name}=${value}`);
};
new MutationObserver(changes => {
  for (const change of changes) {
    for (const node of change.addedNodes) if (node.nodeType === 1) note(node);
    if (change.type === "attributes") note(change.target);
  }
}).observe(document, {subtree: true, childList: true, attributes: true});
"""
SIX = {
    "nobutsune": "B7/A7", "haruhide": "B9/A9", "genzo": "B8", "kansuke": "B6", "heihachi": "B10", "rokusuke": "A11",
    "tadakage": "V7/W7", "norifusa": "V9/W9",
}  # fmt: skip
BATTLE = {"genzo": "F8", "kansuke": "D6", "nobutsune": "B5", "jinpachi": "I8", "matabei": "L6", "tadakage": "V9"}


def torii(men: dict[str, str], step: str, seats: list[str | None], **more: Any) -> dict[str, Any]:
    options = {"scenario": "torii"}
    return {"options": options, "position": {"options": options, "men": men, "step": step, **more}, "seats": seats}


def seen(one: Person) -> set[str]:
    return set(one.page.evaluate("[...window.everSeen]"))


def was_seen(one: Person, what: str) -> bool:
    return any(each.startswith(what) for each in seen(one))


def hover(one: Person, hex: str) -> None:
    x, y = one.page.evaluate(WHERE, hex)
    one.page.mouse.move(x + 1, y)
    one.page.mouse.move(x, y)


def test_a_shot_is_seen_on_the_map_of_both(person: Callable[..., Person], server: Server) -> None:
    """An arrow along its line, the die over the target, what became of him; for the enemy with pause and skip."""
    [table] = make_tables(server.data, [torii(BATTLE, "first-fire", ["aiko", "bo"])])
    both = [person(**MOVING), person(**MOVING)]
    for one, name in zip(both, ("aiko", "bo"), strict=True):
        one.page.add_init_script(WATCH)
        recognise(one, name)
        sit_at(one, table)
    archer = both[0]
    point(archer, "F8")
    archer.page.locator('[data-aim="fire:genzo>jinpachi"]').click()
    archer.page.locator("[data-shoot]").click()
    for one in both:
        for what in ("data-flight=unit:jinpachi", "data-die=", "data-plaque="):
            one.wait_until(partial(was_seen, one, what))
    assert "data-stage-control=" in seen(both[1])
    assert "data-stage-control=" not in {each for each in seen(both[0]) if each.startswith("data-stage")}


def test_the_enemys_phase_is_paused_stepped_through_and_begun_again(
    person: Callable[..., Person], server: Server
) -> None:
    """By keys alone; a step is a whole shot, not each of its events."""
    [table] = make_tables(server.data, [torii(BATTLE, "first-fire", ["aiko", "bo"])])
    archer, other = person(**MOVING), person(**MOVING)
    other.page.add_init_script("localStorage.setItem('tatami:speed', '\"slow\"')")
    for one, name in ((archer, "aiko"), (other, "bo")):
        recognise(one, name)
        sit_at(one, table)
    page = other.page
    shoot(archer, "F8", "fire:genzo>jinpachi")
    progress = page.locator("progress")
    progress.wait_for(state="attached")
    page.keyboard.press(" ")
    assert page.get_by_role("button", name="Continue").get_attribute("aria-pressed") == "true"
    archer.wait_until(lambda: decision_of(archer) == "move")  # nothing is left to shoot: the step passes by itself
    for move in ("move:kansuke", "to:D7", "to:D8", "stop"):
        version = ask(archer, f"/tables/{table}").json()["version"]
        assert ask(archer, f"/tables/{table}/actions", {"version": version, "action": move, "seat": 0}).ok, move
    other.wait_until(lambda: progress.evaluate("one => one.max") > 4)
    assert "shoots" in page.locator(".caption").inner_text()
    presses = 0
    while "Kansuke" not in page.locator(".caption").inner_text():
        page.keyboard.press(".")
        presses += 1
        assert presses < 5
        other.wait_until(lambda: page.locator(".stage-layer > *").count() == 0)
    far = progress.evaluate("one => one.value")
    page.keyboard.press("p")
    other.wait_until(lambda: progress.count() > 0 and progress.evaluate("one => one.value") < far)
    page.keyboard.press("Escape")
    progress.wait_for(state="detached")


def shoot(one: Person, hex: str, shot: str) -> None:
    point(one, hex)
    one.page.locator(f'[data-aim="{shot}"]').click()
    one.page.locator("[data-shoot]").click()


def test_a_hint_is_an_arrow_with_a_reason_for_each_figure(person: Callable[..., Person], server: Server) -> None:
    """Under two seconds on an idle machine; by the keyboard too."""
    [table] = make_tables(server.data, [torii(BATTLE, "movement", ["aiko", "bo"])])
    one = person(**DESK)
    recognise(one, "aiko")
    sit_at(one, table)
    page = one.page
    page.keyboard.press("h")
    plans = page.get_by_role("region", name="Plans")
    plans.wait_for()
    planned = set(page.locator("[data-plan]").evaluate_all("all => all.map(one => one.dataset.plan)"))
    assert planned == {"genzo", "kansuke", "nobutsune"}
    for reason in plans.locator("li p").all_inner_texts():
        assert reason.rstrip().endswith(".")
    first = plans.locator("[data-carry-out]").first
    figure = first.get_attribute("data-carry-out")
    to = page.locator(f'[data-plan="{figure}"]').get_attribute("data-plan-to")
    first.focus()
    page.locator(f'[data-plan="{figure}"].looked').wait_for(state="attached")
    page.keyboard.press("Enter")
    one.wait_until(lambda: page.locator(f'[data-unit="{figure}"][data-at^="{to}"]').count() == 1)
    one.wait_until(lambda: page.locator("[data-plan]").count() == 2)
    plans.wait_for()

    def put_away() -> bool:
        page.keyboard.press("Escape")  # while something still moves it only hurries that
        return plans.count() == 0

    one.wait_until(put_away)
    assert one.complaints == []


def test_a_destination_tells_what_it_would_come_to(person: Callable[..., Person], server: Server) -> None:
    [table] = make_tables(server.data, [torii(BATTLE, "movement", ["aiko", "bo"])])
    one = person(**DESK)
    recognise(one, "aiko")
    sit_at(one, table)
    page = one.page
    point(one, "D6")
    page.locator('.cost[data-hex="H8"]').wait_for()
    hover(one, "H8")
    page.locator('[data-destination="H8"]').wait_for(state="attached")
    going = page.locator('[data-going="H8"]')
    going.wait_for()
    told_there = going.inner_text()
    assert "Blow at Jinpachi" in told_there and "1-1" in told_there and "an attacker is wounded" in told_there
    assert "Matabei could shoot him" in going.inner_text()
    # What the server answers is nothing else than what the table's own seats may ask.
    told = ask(one, f"/tables/{table}/outlook", {"about": "kansuke@H8", "seat": 0}).json()["outlook"]
    assert [each["defenders"] for each in told["attacks"]] == [["jinpachi"]]
    page.keyboard.press("t")
    page.locator("[data-threat]").wait_for(state="attached")
    page.keyboard.press("t")
    page.locator("[data-threat]").wait_for(state="detached")
    page.keyboard.press("v")
    hover(one, "L6")
    page.locator('[data-ruler="L6"]').wait_for(state="attached")
    page.keyboard.press("?")
    keys = page.locator("dialog[open]")
    keys.get_by_text("where the enemy could strike").wait_for()
    keys.get_by_text("measure a line of sight from here").wait_for()


def test_the_column_counts_the_goals_and_explains_the_inks(person: Callable[..., Person], server: Server) -> None:
    """Every goal in a few words with its count, the parts of a joined one too; nothing is cut off."""
    whole = {"options": {"scenario": "seven-samurai"}, "seats": ["aiko", "bo"]}
    held = torii(BATTLE, "movement", ["aiko", "bo"])
    tables = make_tables(server.data, [held, whole])
    one = person(**DESK)
    recognise(one, "aiko")
    sit_at(one, tables[0])
    page = one.page
    goals = page.get_by_role("region", name="Victory conditions")
    goals.get_by_text("Torii held").first.wait_for()
    ways = [" ".join(text.split()) for text in goals.get_by_role("listitem").all_inner_texts()]
    assert ways[0] == "Enemy samurai dead 0 of 3"
    assert ways[1].startswith("Torii held 0 of 3 A healthy samurai of this side is on G8 or beside it")
    is_whole = "one => one.scrollWidth <= one.clientWidth + 1 || !one.clientWidth"
    assert page.evaluate(f"[...document.querySelectorAll('.goals *')].every({is_whole})")
    legend = page.get_by_role("list", name="Inks of the map")
    assert legend.all_inner_texts() == ["hold here\nkeep clear"]
    point(one, "D6")
    page.locator(".cost").first.wait_for()
    assert "my reach" in legend.inner_text()
    # With a figure in hand the goals are still there, in short, and his card is in view.
    assert goals.get_by_text("Torii held").first.is_visible()
    assert page.locator(".card dl").first.is_visible()
    sit_at(one, tables[1])
    page.get_by_role("button", name="Put the briefing away").click()
    assert goals.get_by_text("Dead: Onimaru").count() == 1


def test_six_men_move_with_two_clicks_each(person: Callable[..., Person], server: Server) -> None:
    """And undo takes back a whole way."""
    [table] = make_tables(server.data, [torii(SIX, "movement", ["aiko", "bo"])])
    one = person(**WIDE_MAP)
    recognise(one, "aiko")
    sit_at(one, table)
    page = one.page
    page.evaluate("window.clicks = 0; addEventListener('pointerdown', () => { window.clicks += 1 }, true)")
    ways = {
        "nobutsune": ("B7", "E6"), "haruhide": ("B9", "E10"), "genzo": ("B8", "E8"), "kansuke": ("B6", "C5"),
        "heihachi": ("B10", "C11"), "rokusuke": ("A11", "C10"),
    }  # fmt: skip
    for unit, (start, end) in ways.items():
        point(one, start)
        page.locator(f'.cost[data-hex="{end}"]').wait_for()
        point(one, end)
        page.locator(f'[data-unit={unit}][data-at^="{end}"]').wait_for()
        page.locator("[data-decision=step]").wait_for(state="detached")
    assert page.evaluate("window.clicks") == 12
    # The riders could still challenge somebody, so the step waits. The last way is undone as one.
    page.get_by_role("button", name="Undo").click()
    one.wait_until(lambda: page.locator("[data-unit=rokusuke]").get_attribute("data-at") == "A11")
    assert page.locator("[data-unit=heihachi]").get_attribute("data-at") == "C11"


def test_a_night_in_motion_shows_the_guards_nothing(person: Callable[..., Person]) -> None:
    """Neither the document at any moment nor the network tells where a hidden ninja goes."""
    ninja, guard = person(), person(curious=True, reduced_motion="no-preference")
    guard.page.add_init_script(WATCH)
    table, [path] = open_table(ninja, {"scenario": "ninja-night"}, "me", "invite")
    ninja.go(f"/t/{table}")
    sit_down(guard, path)
    guard.page.locator("[data-map]").wait_for()
    guard.page.evaluate(ONWARDS, [table, "fire", []])
    ninja.wait_until(lambda: ninja.is_my_turn and decision_of(ninja) in ("fire", "move"))
    if decision_of(ninja) == "fire":
        end_step(ninja)
    ninja.page.locator("[data-decision=move]").wait_for()
    ninja.page.locator("[data-waiting=tokimasa]").click()
    ninja.page.get_by_role("button", name="Enter the map").click()
    ninja.page.locator(".dot[data-hex]").first.click()
    ninja.page.locator("[data-unit=tokimasa]").wait_for()
    ninja.page.locator(".cost").first.wait_for()
    ninja.page.locator("[data-quick=stop]").click()
    ninja.page.locator("[data-decision=move]").wait_for()
    end_step(ninja)
    guard.page.locator("[data-phase=second-fire], [data-phase=combat]").first.wait_for()
    known = seen(guard)
    assert any(each.startswith("data-thing=unit:") for each in known)
    assert [each for each in known if any(each.endswith((f"unit:{name}", f"unit={name}")) for name in NINJA)] == []
    assert leaks(guard.received) == []
    # Nor does a question: where he could stand and whom he would meet is told from what he knows.
    told = ask(guard, f"/tables/{table}/outlook", {"about": "threat", "seat": 1}).json()["outlook"]
    assert told == {"threat": {}}


def test_everybody_is_set_up_at_one_press_and_again_as_last_time(person: Callable[..., Person]) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    page = one.page
    places = []
    for press in ("[data-deploy]", "[data-deploy-again]"):
        table, _ = open_table(one, {"scenario": "torii"}, "me", "bot")
        one.go(f"/t/{table}")
        page.locator("[data-briefing]", has_text="All enemy samurai").wait_for()
        page.locator(press).click()
        page.locator("[data-decision=placed]").wait_for()
        page.locator("[data-quick=done]").click()
        page.locator("[data-decision=fire], [data-decision=move]").first.wait_for()
        view = ask(one, f"/tables/{table}").json()["view"]
        places.append({man["id"]: man["hexes"] for man in view["men"] if man["side"] == 0})
        assert all(places[-1].values())
    assert places[0] == places[1]


def test_a_deployment_is_kept_under_a_name_and_used_for_the_same_side(person: Callable[..., Person]) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    page = one.page

    def sit_down_at(*seats: str) -> str:
        table, _ = open_table(one, {"scenario": "torii"}, *seats)
        one.go(f"/t/{table}")
        page.locator("[data-deployments]").wait_for()
        return table

    def places(table: str, side: int) -> dict[str, Any]:
        view = ask(one, f"/tables/{table}").json()["view"]
        return {man["id"]: man["hexes"] for man in view["men"] if man["side"] == side}

    table = sit_down_at("me", "bot")
    page.locator("[data-deploy]").click()
    page.locator("[data-decision=placed]").wait_for()
    page.get_by_label("Name of this deployment").fill("Bows in front")
    page.keyboard.press("Enter")
    page.locator('[data-deployment="Bows in front"]').wait_for()
    kept = places(table, 0)
    table = sit_down_at("me", "bot")
    page.get_by_role("button", name="Deploy as “Bows in front”").click()
    page.locator("[data-decision=placed]").wait_for()
    assert places(table, 0) == kept
    page.get_by_role("button", name="Delete “Bows in front”", exact=True).click()
    page.get_by_role("button", name="Really delete").click()
    page.locator("[data-deployment]").wait_for(state="detached")
    page.get_by_label("Name of this deployment").fill("Mine")
    page.keyboard.press("Enter")
    sit_down_at("bot", "me")
    assert page.locator("[data-deployment]").count() == 0, "the other side has its own"


class Duel(Battle):
    """Two riders side by side: one challenges, the other accepts, and they fight until one of them is dead."""

    PLANS = ("challenge:nobutsune", "answer:tadakage", "fall:", "retreat:", "advance:", "attack:")

    def __init__(self, position: dict[str, Any], seed: int) -> None:
        self.state = GAME.position(position)
        self.seed = seed_of(seed)
        self.version = 0
        self.events = Counter()
        self.deal()

    def plan(self) -> list[str]:
        legal = [self.state.notation(action) for action in self.state.actions()]
        for verb in self.PLANS:
            if chosen := [text for text in legal if text.startswith(verb)]:
                return self.attack(chosen[0]) if verb == "attack:" else chosen[:1]
        return ["done"]


def in_duel(one: Person, plan: list[str]) -> None:
    """Grave words are confirmed; a blow is struck with its odds in sight; the rest is chosen from the list."""
    page = one.page
    verb = plan[0].partition(":")[0]
    if verb == "challenge":
        point(one, "C8")
        page.locator(f"[data-quick='{plan[0]}']").click()
        page.locator(f"[data-confirm='{plan[0]}']").click()
    elif verb == "answer":
        point(one, "C9")
        page.locator(f"[data-confirm='{plan[0]}']").click()
    elif verb == "attack":
        page.locator(".deed .chances").wait_for()
        page.locator("[data-strike]").click()
    elif verb == "done":
        page.locator("[data-quick=done]").click()
    else:
        point(one, HEX.findall(plan[0])[0])


def test_two_browsers_fight_a_duel(person: Callable[..., Person], server: Server) -> None:
    riders = {"nobutsune": "C8/C7", "haruhide": "B5/B4", "tadakage": "C9/C10", "norifusa": "M5/M4", "genzo": "C2"}
    wish = torii(riders, "movement", ["aiko", "bo"])
    [table] = make_tables(server.data, [{**wish, "seed": 5}])
    both = [person(**WIDE_MAP), person(**WIDE_MAP)]
    for one, name in zip(both, ("aiko", "bo"), strict=True):
        recognise(one, name)
        sit_at(one, table)
    duel = Duel(wish["position"], 5)
    while not duel.events["duel-ended"]:
        one = both[duel.seat]
        one.page.locator(f'[data-version="{duel.version}"] [data-prompt].mine').wait_for()
        plan = duel.plan()
        in_duel(one, plan)
        duel.play(plan)
    assert {"challenged", "answered", "attacked", "killed"} <= set(duel.events)
    for one in both:
        one.page.locator(f'[data-version="{duel.version}"]').wait_for()
        assert one.page.locator("[data-unit=nobutsune]").count() + one.page.locator("[data-unit=tadakage]").count() == 1


def test_a_man_mounts_the_horse_beside_him(person: Callable[..., Person], server: Server) -> None:
    men = {"genzo": "C8", "kansuke": "C6", "tadakage": "V9"}
    horse = {"haruhide-horse": {"at": "D8/D7", "side": 0}}
    [table] = make_tables(server.data, [torii(men, "movement", ["aiko", None], horses=horse)])
    one = person(**WIDE_MAP)
    recognise(one, "aiko")
    sit_at(one, table)
    point(one, "C8")
    one.page.locator("[data-quick^='mount:genzo']").click()
    one.page.locator("[data-decision=move]").wait_for()
    # It takes until the end of the phase; the other steps are ended with a key.
    for _ in range(4):
        one.wait_until(lambda: one.is_my_turn)
        if one.page.locator("[data-unit=genzo]").get_attribute("data-at") == "D8/D7":
            break
        version = one.page.locator("[data-version]").get_attribute("data-version")
        one.page.keyboard.press("e")
        if one.page.locator("[data-quick=done].primary", has_text="could still act").count():
            one.page.keyboard.press("e")
        one.page.locator(f'[data-version="{version}"]').wait_for(state="detached")
    one.wait_until(lambda: one.page.locator("[data-unit=genzo]").get_attribute("data-at") == "D8/D7")


def test_orders_are_given_by_accessible_names_alone(person: Callable[..., Person], server: Server) -> None:
    """Nothing but roles and names: a figure from the panel, its way from the list, the end of the step."""
    [table] = make_tables(server.data, [torii(BATTLE, "movement", ["aiko", "bo"])])
    one = person(**DESK)
    recognise(one, "aiko")
    one.go(f"/t/{table}")
    page = one.page
    page.get_by_role("button", name="Kansuke").first.click()
    card = page.get_by_role("region", name="Selected figure")
    card.get_by_role("button", name="Move hex by hex").click()
    page.get_by_label(re.compile("All .* moves as a list")).click()
    page.get_by_role("button", name="To D7", exact=True).first.click()
    one.wait_until(lambda: page.locator("[data-unit=kansuke]").get_attribute("data-at") == "D7")
    page.get_by_role("button", name="Stop here").first.click()
    page.locator("[data-decision=move]").wait_for()
    page.get_by_role("button", name="End the step").click()
    page.locator("[data-phase=second-fire]").wait_for()
