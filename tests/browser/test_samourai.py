"""Samouraï on its map: the night, a phone, keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.battlefield import WHERE, WIDE_MAP, make_tables, point, recognise, sit_at
from tests.browser.conftest import Person, Server
from tests.browser.tour import serious
from tests.server.people import objects_in

PHONE = {"width": 390, "height": 844}
NINJA = {"tokimasa", "matsuo", "yorikasa", "kagero", "hayate"}

MEADOW = """[map]
id = meadow
columns = 7
rows = 5
raised = even
provenance = own

[grid]
    A  B  C  D  E  F  G
1   .  .  .  .  .  .  .
2   .  .  b  .  .  .  .
3   .  .  .  .  .  T  .
4   .  .  .  .  b  .  .
5   .  .  .  .  .  .  .

[levels]

[buildings]

[doors]

[windows]

[corners]

[marks]
"""
SKIRMISH = """
[[scenario]]
id = "skirmish"
title = "A skirmish in the meadow"
map = "meadow.txt"
time = "day"
first = "west"
setup_order = ["west", "east"]

  [[scenario.zone]]
  id = "west"
  hexes = ["B2", "B3"]

  [[scenario.zone]]
  id = "east"
  hexes = ["E2", "E3"]

  [[scenario.side]]
  id = "west"
  name = "West"
  units = ["genzo", "kansuke"]
  setup = [{ zone = "west", units = ["genzo", "kansuke"] }]

  [[scenario.side]]
  id = "east"
  name = "East"
  units = ["jinpachi", "gonroku"]
  setup = [{ zone = "east", units = ["jinpachi", "gonroku"] }]

  [[scenario.victory]]
  side = "west"
  kind = "casualties"
  of = "east"
  states = ["wounded", "dead"]
  count = 2
  check = "at_once"

  [[scenario.victory]]
  side = "east"
  kind = "casualties"
  of = "west"
  states = ["wounded", "dead"]
  count = 2
  check = "at_once"
"""
OWN = {"text": SKIRMISH, "files": {"meadow.txt": MEADOW}}

OPEN = """async ([options, seats]) => {
  const asked = {game: "samourai", options, seats, name: "Aiko"};
  const headers = {"content-type": "application/json"};
  const answer = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(asked)});
  return answer.json();
}"""
# Plays by itself, through the server, up to a decision: the set-up is not what these tests are about.
ONWARDS = """async ([table, wanted, verbs]) => {
  for (let n = 0; n < 200; n++) {
    const seen = await (await fetch(`/api/tables/${table}`)).json();
    if (seen.view.decision === wanted || seen.status !== "playing") return seen.view;
    if (!seen.legal.length) { await new Promise(done => setTimeout(done, 30)); continue; }
    const choice = seen.legal.find(one => verbs.includes(one.verb)) ?? seen.legal[Math.floor(seen.legal.length / 2)];
    const move = {version: seen.version, action: choice.action, seat: seen.seat};
    const headers = {"content-type": "application/json"};
    await fetch(`/api/tables/${table}/actions`, {method: "POST", headers, body: JSON.stringify(move)});
  }
}"""


def open_table(one: Person, options: dict[str, Any], *seats: str) -> tuple[str, list[str]]:
    """A table for these options, and the paths of its invitations."""
    one.go("/")
    wishes = [{"kind": "bot", "bot": "random"} if seat == "bot" else {"kind": seat} for seat in seats]
    made = one.page.evaluate(OPEN, [options, wishes])
    return made["table"]["id"], [each["path"] for each in made["invitations"]]


def sit_down(one: Person, path: str) -> None:
    one.go(path)
    one.page.get_by_role("button", name="Sit down").click()


def decision_of(one: Person) -> str:
    return one.page.locator("[data-decision]").get_attribute("data-decision") or ""


def end_step(one: Person) -> None:
    """The last step is asked about once more while somebody could still act."""
    asked = one.page.locator("[data-phase=combat] [data-left]").count() > 0
    one.page.locator("[data-quick=done]").click()
    if asked:
        one.page.locator("[data-quick=done]", has_text="could still act").click()


def leaks(received: list[Any]) -> list[Any]:
    """Whatever tells where a hidden ninja is, or what he did."""
    found: list[Any] = []
    for told in objects_in(received):
        if told.get("id") in NINJA and (told.get("hexes") or told.get("place") or told.get("life")):
            found.append(told)
        if told.get("unit") in NINJA and (told.get("hex") or told.get("hexes") or told.get("from")):
            found.append(told)
        if any(name in str(told.get("notation")) for name in NINJA):
            found.append(told)
    return found


def test_the_guards_never_learn_where_a_hidden_ninja_is(person: Callable[..., Person]) -> None:
    ninja, guard = person(curious=True), person(curious=True)
    table, [path] = open_table(ninja, {"scenario": "ninja-night"}, "me", "invite")
    ninja.go(f"/t/{table}")
    sit_down(guard, path)
    guard.page.locator("[data-map]").wait_for()
    # The guards are set up first; then the ninja come from the west, far from every light.
    guard.page.evaluate(ONWARDS, [table, "fire", []])
    hexes: set[str] = set()
    for number, name in enumerate(("tokimasa", "matsuo")):
        ninja.wait_until(lambda: ninja.is_my_turn and decision_of(ninja) in ("fire", "move"), seconds=60)
        if decision_of(ninja) == "fire":
            end_step(ninja)
            ninja.page.locator("[data-decision=move]").wait_for()
        ninja.page.locator(".waiting button", has_text=name.capitalize()).click()
        ninja.page.get_by_role("button", name="Enter the map").click()
        ninja.page.locator("[data-decision=step]").wait_for()
        ninja.page.locator(".dot[data-hex]").nth(4 * number).click()
        ninja.page.locator(f"[data-unit={name}]").wait_for()
        ninja.page.locator(".cost").first.wait_for()
        hexes.add(ninja.page.locator(f"[data-unit={name}]").get_attribute("data-at") or "")
        ninja.page.locator("[data-quick=stop]").click()
        ninja.page.locator("[data-decision=move]").wait_for()
    assert len(hexes) == 2 and all(hex.startswith("A") for hex in hexes)
    end_step(ninja)
    ninja.page.locator("[data-phase=second-fire], [data-phase=combat]").first.wait_for()
    guard.page.locator("[data-phase=second-fire], [data-phase=combat]").first.wait_for()
    assert guard.page.locator(",".join(f"[data-unit={name}]" for name in NINJA)).count() == 0
    assert guard.page.get_by_text("unseen enem").count() == 1
    assert leaks(guard.received) == []
    assert leaks(ninja.received) != []  # the check finds what is there


def test_a_ninja_sees_who_sees_him_and_the_alarm_is_staged(person: Callable[..., Person], server: Server) -> None:
    men = {
        "tokimasa": {"at": "J9", "hidden": 1}, "kiyomari": "M8", "muneharu": "W10",
        "misakado": {"at": "T6", "hidden": 1, "dress": "undressed"},
    }  # fmt: skip
    night = {"options": {"scenario": "ninja-night"}, "step": "movement", "lanterns": ["K10"], "men": men}
    [table] = make_tables(
        server.data, [{"options": night["options"], "position": night, "seats": ["aiko", "bo"], "seed": 1}]
    )
    ninja, guard = person(**WIDE_MAP), person(**WIDE_MAP)
    for one, name in ((ninja, "aiko"), (guard, "bo")):
        recognise(one, name)
        sit_at(one, table)
    point(ninja, "J9")
    ninja.page.locator('.cost[data-hex="L8"]').wait_for()
    assert ninja.page.locator("[data-watcher]").count() == 0
    x, y = ninja.page.evaluate(WHERE, "L8")
    ninja.page.mouse.move(x, y)
    ninja.page.locator("[data-watcher=kiyomari]").wait_for()
    # Into the light: both are told, and it stays to be seen.
    point(ninja, "K9")
    for one, words in ((ninja, "They know you are here"), (guard, "Your guards are awake")):
        one.page.locator("[data-alarm][role=alert]", has_text=words).wait_for()
        one.page.locator(".battle.awake.ringing").wait_for()
        one.page.locator("[data-alarm] button").click()
        one.page.locator("[data-alarm]").wait_for(state="detached")
    assert guard.page.locator(".battle.awake").count() == 1


def test_why_not_is_drawn_and_told(person: Callable[..., Person], server: Server) -> None:
    """The hex that bars a line of fire, with its rule; a hex that is too far, with its cost."""
    men = {"genzo": "B7", "rokusuke": "B9", "jinpachi": "E6", "matabei": "E4"}
    wishes = [
        {"options": {"scenario": "torii"}, "position": {"options": {"scenario": "torii"}, "men": men, "step": step},
         "seats": ["aiko", "bo"]}
        for step in ("first-fire", "movement")
    ]  # fmt: skip
    fire, move = make_tables(server.data, wishes)
    one = person(**WIDE_MAP)
    recognise(one, "aiko")
    sit_at(one, fire)
    point(one, "B7")
    one.page.locator('[data-aim="fire:genzo>matabei"]').wait_for()
    point(one, "E4")
    one.page.locator("[data-stopper=C5]").wait_for(state="attached")
    assert one.page.locator("[data-verdict]").get_attribute("data-verdict") == "SB-4.12"
    sit_at(one, move)
    point(one, "B7")
    one.page.locator(".cost").first.wait_for()
    point(one, "V15")
    refused = one.page.locator("[data-refused=V15]", has_text="he has 5 points")
    refused.wait_for()
    assert "costs 1 on foot, 1 on horseback" in refused.inner_text()
    refused.get_by_role("button", name="SB-5.2").click()
    one.page.locator("dialog[open]", has_text="SB-5.2").wait_for()
    one.go("/rules/samourai")
    one.page.locator("[data-layer=tables]").click()
    one.page.locator("summary", has_text="Terrain: movement cost").wait_for()


def test_a_phone_shows_the_battle(person: Callable[..., Person]) -> None:
    one = person(viewport=PHONE, has_touch=True)
    table, _ = open_table(one, {"scenario": "crossroads"}, "me", "bot")
    one.page.evaluate(ONWARDS, [table, "fire", []])
    one.go(f"/t/{table}")
    one.page.locator("[data-map]").wait_for()
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    one.page.get_by_role("button", name="Whole map").tap()
    one.page.locator(".counter").first.tap()
    one.page.locator(".card").wait_for()
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Its card lies below the map, never on it.
    card, field = (one.page.locator(what).bounding_box() for what in (".card", "[data-map]"))
    assert card and field and card["y"] >= field["y"] + field["height"]


def test_a_figure_is_moved_by_keys_alone(person: Callable[..., Person]) -> None:
    """Hex by hex, with words for what is there and what the figure can do; then the step is taken back."""
    one = person()
    table, _ = open_table(one, {"scenario": OWN}, "me", "bot")
    one.page.evaluate(ONWARDS, [table, "move", ["done"]])
    one.go(f"/t/{table}")
    page = one.page
    page.locator("[data-decision=move]").wait_for()
    page.locator("[data-map]").focus()
    page.keyboard.press("n")
    can, spoken = page.locator("[data-can]"), page.locator("[data-spoken]")
    one.wait_until(lambda: "can move to" in can.inner_text())
    start = page.locator("[data-cursor]").get_attribute("data-cursor") or ""
    assert spoken.inner_text().startswith(f"{start}, ")
    unit = page.locator(".counter.chosen").get_attribute("data-unit")
    page.keyboard.press("ArrowLeft")
    one.wait_until(lambda: page.locator("[data-cursor]").get_attribute("data-cursor") != start)
    there = page.locator("[data-cursor]").get_attribute("data-cursor")
    assert "costs 1 point to reach" in spoken.inner_text()
    page.keyboard.press("Enter")
    one.wait_until(lambda: page.locator(f"[data-unit={unit}]").get_attribute("data-at") == there)
    page.locator("[data-busy=false][data-decision=move]").wait_for()  # his way has ended, and is undone as a whole
    page.get_by_role("button", name="Undo").focus()
    page.keyboard.press("Enter")
    one.wait_until(lambda: page.locator(f"[data-unit={unit}]").get_attribute("data-at") == start)


def test_axe_finds_nothing_serious_on_the_map(person: Callable[..., Person]) -> None:
    one = person(bypass_csp=True)
    table, _ = open_table(one, {"scenario": OWN}, "me", "bot")
    one.page.evaluate(ONWARDS, [table, "fire", []])
    one.go(f"/t/{table}")
    one.page.locator(".counter.able").first.click()
    one.page.locator("[data-target]").first.click()
    one.page.locator(".deed").wait_for()
    one.page.locator("[data-how-to-win]").click()
    one.page.locator("[data-goals] li").first.wait_for()
    assert serious(one) == []
