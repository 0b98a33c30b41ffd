"""Every page there is, visited one after the other: for whatever must be true of all of them."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse

import tatami
from tests.browser.conftest import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = """async rules => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  await frame(); await frame();
  // Colours on their way from one theme to the other are nobody's.
  const changing = document.getAnimations().filter(one => one instanceof CSSTransition);
  await Promise.allSettled(changing.map(one => one.finished));
  return axe.run(document, {resultTypes: ['violations'], ...(rules.length ? {runOnly: rules} : {})});
}"""
LONG = 240
"""Seconds for a game played over the API, and for rules still being compiled."""


def ask(one: Person, path: str, body: Any = None) -> APIResponse:
    """What the page itself would ask the server; with a body it is posted.

    As browsers do it is asked again where the server closed a resting connection at that very moment.
    """
    address = f"{one.server.address}/api{path}"
    if body is None:
        return one.page.request.get(address, timeout=LONG * 1000, max_retries=3)
    headers = {"origin": one.server.address}
    return one.page.request.post(address, data=body, headers=headers, timeout=LONG * 1000, max_retries=3)


def new_table(one: Person, game: str, *seats: str, players: int | None = None) -> str:
    """A table with seats like `me`, `bot`, `invite`; gives its id."""
    count = players or len(seats)
    wishes = [{"kind": kind} for kind in (*seats, *["bot"] * (count - len(seats)))]
    deadline = time.monotonic() + LONG
    while (answer := ask(one, "/tables", {"game": game, "seats": wishes, "players": count})).status == 503:
        assert time.monotonic() < deadline, "the rules are never compiled"
        one.page.wait_for_timeout(500)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    return table


def play_to_the_end(one: Person, table: str) -> None:
    """This person's seat is played at random, over the API."""
    rng = random.Random(4)
    deadline = time.monotonic() + LONG
    while time.monotonic() < deadline:
        seen = ask(one, f"/tables/{table}?since=1000000").json()
        while seen["your_turn"]:
            seen = play(one, table, seen, rng)
        if seen["status"] == "over":
            return
    raise AssertionError("the game does not end")


def play(one: Person, table: str, seen: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Any legal action, over the API; the table as it is then."""
    action = rng.choice(seen["legal"])["action"]
    moved = ask(one, f"/tables/{table}/actions", {"version": seen["version"], "action": action})
    assert moved.ok, moved.text()
    table_then: dict[str, Any] = moved.json()["table"]
    return table_then


def finished_table(one: Person, game: str, players: int) -> str:
    """A game of this person with bots, seen to its beginning and played to its end; gives the table's id."""
    one.go("/")
    table = new_table(one, game, "me", players=players)
    # The table is looked at before the end: then the browser knows what was promised.
    one.go(f"/t/{table}")
    one.page.wait_for_selector("[data-prompt]")
    play_to_the_end(one, table)
    return table


SETTLE = """async () => {
  const passing = one => one.playState === "running" && one.effect.getComputedTiming().endTime < 1e5;
  for (let quiet = 0, frames = 0; quiet < 3 && frames < 600; frames += 1) {
    await new Promise(done => requestAnimationFrame(done));
    quiet = document.getAnimations().some(passing) ? 0 : quiet + 1;
  }
}"""
"""Colours that change take a moment: between two of them nothing has the contrast that it will have."""


def serious(one: Person) -> list[Any]:
    """What axe finds wrong with a page, in the light; and in the dark, as far as it depends on colours."""
    found: list[Any] = []
    one.page.add_script_tag(path=AXE)
    for scheme, rules in (("dark", ["color-contrast", "link-in-text-block"]), ("light", [])):
        one.page.emulate_media(color_scheme=scheme)
        one.page.locator(f'html[data-theme="{scheme}"]').wait_for()
        one.page.evaluate(SETTLE)
        told = one.page.evaluate(LOOK, rules)
        found += [
            (scheme, violation["id"], [node["target"] for node in violation["nodes"]][:3])
            for violation in told["violations"]
            if violation["impact"] in ("serious", "critical")
        ]
    return found


def tour(one: Person) -> Iterator[str]:
    """Opens every kind of page, each when it is fully there; yields what it is."""
    page = one.page
    one.go("/")
    page.wait_for_selector("article button")
    yield "home"
    one.go("/art")
    page.wait_for_selector("section li svg")
    yield "the drawings"
    for path in ("/nowhere", "/learn"):
        one.go(path)
        page.wait_for_selector("main a")
        yield path
    for lesson in ("kenjin?lesson=shadows", "samurai-spirit?lesson=talent"):
        one.go(f"/learn/{lesson}")
        page.wait_for_selector(".board summary")
        yield f"learn {lesson}"
    for game in tatami.games():
        one.go(f"/rules/{game}")
        page.wait_for_selector("[data-overview]")
        yield f"overview of {game}"
        page.locator('[data-layer="rules"]').click()
        page.wait_for_selector("[data-rule]")
        page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
        yield f"rules of {game}"
        one.go(f"/new/{game}")
        page.wait_for_selector("fieldset")
        yield f"new table of {game}"
        table = new_table(one, game, "me", players={"samurai-spirit": 4}.get(game, 2))
        one.go(f"/t/{table}")
        page.wait_for_selector("[data-prompt].mine", timeout=LONG * 1000)
        page.wait_for_selector(".board summary, .board .choices")
        yield f"table of {game}"
    table = new_table(one, "kenjin", "me", "invite")
    one.go(f"/t/{table}")
    page.get_by_role("button", name="New link").click()
    page.wait_for_selector(".invite")
    yield "waiting room"
    table = finished_table(one, "kenjin", 2)
    one.go(f"/t/{table}")
    page.wait_for_selector("caption")
    yield "end of a game"
    one.go(f"/replay/{table}?ply=20")
    page.wait_for_selector(".fields")
    page.get_by_text("Fair draws").click()
    page.get_by_role("button", name="Verify the draws").click()
    page.wait_for_selector("[data-fair]")
    yield "replay"
    one.go("/me")
    page.wait_for_selector("form")
    yield "no profile yet"
    page.get_by_label("Display name").fill("Somebody with a long name, but not too long")
    for box in page.get_by_role("checkbox").all():
        box.check()
    page.get_by_role("button", name="Create a profile").click()
    page.wait_for_selector("[data-code]")
    new_table(one, "kenjin", "me", "bot")
    play_to_the_end(one, new_table(one, "kenjin", "me", "bot"))
    one.wait_until(lambda: bool(ask(one, "/profile/games").json()["finished"]))
    yield "recovery code"
    one.go("/me")
    page.wait_for_selector("[data-finished='1']")
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
    yield "profile"
    one.go("/unsubscribe#0123456789abcdef")
    page.wait_for_selector("main button")
    yield "unsubscribing"
    one.go("/ladder/kenjin")
    page.wait_for_selector("table, [data-empty]")
    yield "ladder"
    one.go("/new/kenjin")
    page.get_by_label("Rated game").wait_for()
    yield "new table, perhaps rated"
