"""How a table feels, in figures: frames a second in Kenjin's battles, layout shifts, empty window, clicks for a turn.

`python bench/table.py [--frames | --clicks]`, once the page is built. The phone is a small viewport on a processor
slowed down four times. Frames are counted by `requestAnimationFrame`, long tasks by the browser's own observer.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import CHROMIUM, FLAGS, Person, Server
from tests.browser.tour import ask, new_table

COUNT = """() => {
  window.frames = 0;
  window.shifts = 0;
  window.long = 0;
  new PerformanceObserver(list => list.getEntries().forEach(one => { window.long += one.duration - 50; }))
    .observe({type: 'longtask'});
  new PerformanceObserver(list => list.getEntries().forEach(one => {
    if (!one.hadRecentInput) window.shifts += one.value;
  })).observe({type: 'layout-shift', buffered: true});
  const tick = () => { window.frames += 1; requestAnimationFrame(tick); };
  tick();
}"""
# The share of points where nothing lies but the ground.
EMPTY = """() => {
  const full = 'aside, header, [data-bar], .army, .tile, .plate, .turns, .fan, .held, .mine, .card, .score, .handle, '
    + '.rest, .teams, .side, .bar, .village, .others > *, .deed, .lend, .chips, .waits, .crest, .asks > *';
  let empty = 0, all = 0;
  for (let x = 4; x < innerWidth; x += 8)
    for (let y = 4; y < innerHeight; y += 8) {
      all += 1;
      if (!document.elementFromPoint(x, y)?.closest(full)) empty += 1;
    }
  return empty / all;
}"""


def play_to_last_card(one: Person, table: str) -> dict[str, Any]:
    rng = random.Random(2)
    while True:
        seen: dict[str, Any] = ask(one, f"/tables/{table}?since=1000000").json()
        view = seen["view"]
        if seen["your_turn"]:
            if view["decision"] == "engage" and view["seats"][view["seat"]]["cards_in_hand"] == 1:
                return seen
            act(one, table, seen, rng)


def act(one: Person, table: str, seen: dict[str, Any], rng: random.Random) -> None:
    action = rng.choice(seen["legal"])["action"]
    ask(one, f"/tables/{table}/actions", {"version": seen["version"], "action": action})


def measure(browser: Browser, server: Server, name: str, slow: float, **context: Any) -> None:
    one = Person(browser, server, curious=False, reduced_motion="no-preference", **context)
    one.go("/")
    table = new_table(one, "kenjin", "me", players=2)
    one.go(f"/t/{table}")
    one.page.locator(".hand .card").first.wait_for()
    opening = one.page.evaluate(EMPTY)
    seen = play_to_last_card(one, table)
    one.page.reload()
    one.page.locator(".hand").wait_for()
    if slow > 1:
        one.context.new_cdp_session(one.page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    one.page.evaluate(COUNT)
    rng = random.Random(1)
    act(one, table, seen, rng)
    frames = seconds = 0.0
    while not one.page.locator(".reckoning").count():
        if one.page.locator("[data-bar] .caption").count():
            before, start = one.page.evaluate("window.frames"), time.monotonic()
            one.page.wait_for_timeout(500)
            frames += one.page.evaluate("window.frames") - before
            seconds += time.monotonic() - start
        else:
            now = ask(one, f"/tables/{table}?since=1000000").json()
            if now["your_turn"] and not one.page.locator("[data-playing]").count():
                act(one, table, now, rng)
    shifts, long = one.page.evaluate("[window.shifts, window.long]")
    print(
        f"{name}: {frames / max(seconds, 0.1):.0f} frames/s over {seconds:.0f} s of battles, "
        f"{long / max(seconds, 0.1):.0f} ms of long tasks a second, "
        f"layout shifts {shifts:.4f}, empty share at the opening {opening:.0%}",
        flush=True,
    )
    one.context.close()


ANSWER = "[data-answer]:not(:disabled):not([aria-disabled=true]):not([aria-pressed=true]):visible"
LONGEST = 50
"""Seconds for the clicks of one game: where they are over before it ends, whole turns up to then are counted."""


def turns_of(one: Person, table: str) -> int:
    """How many turns I have ended: a turn is what I decide until somebody else does, or until it begins anew for me."""
    seen = ask(one, f"/tables/{table}?since=0").json()
    mine, turns, was = seen["my_seats"][0], 0, None
    for step in seen["steps"]:
        if not isinstance(step["actor"], int):
            continue
        began = any(event["id"] == "turn-began" and event["seat"] == mine for event in step["events"])
        turns += step["actor"] == mine and (was != mine or began)
        was = step["actor"]
    return turns


def clicks(browser: Browser, server: Server, game: str, players: int, games: int, spread: int) -> None:
    """Games by clicks on the board, with bots that answer at once. What plays by itself is never clicked on.

    The first answer is taken, or with a `spread` another one each time; a warning is answered by the same click again.
    """
    one = Person(browser, server, curious=False, viewport={"width": 1440, "height": 900})
    one.go("/")
    empty: list[float] = []
    pressed = turns = 0
    shifts = 0.0
    deadline = time.monotonic() + LONGEST
    for _ in range(games):
        table = new_table(one, game, "me", players=players)
        one.go(f"/t/{table}")
        one.page.locator("[data-prompt]").first.wait_for()
        one.page.evaluate(COUNT)
        pressed += play_by_clicks(one, spread, deadline, empty)
        shifts += one.page.evaluate("window.shifts")
        turns += turns_of(one, table)
    print(
        f"{game}: {pressed} clicks in {turns} turns ({pressed / max(1, turns):.1f} a turn"
        f"{'' if one.is_over else ', not played to the end'}), none to see what plays by itself; "
        f"layout shifts {shifts:.4f}, empty share {min(empty):.0%} to {max(empty):.0%}",
        flush=True,
    )
    one.context.close()


def play_by_clicks(one: Person, spread: int, deadline: float, empty: list[float]) -> int:
    """Gives the number of clicks; notes now and then how much of the window is empty."""
    pressed = decided = 0
    asked = ""
    answers = one.page.locator(ANSWER)
    while time.monotonic() < deadline and not one.is_over:
        count = answers.count()
        if not one.is_my_turn or not count:
            one.page.wait_for_timeout(30)  # bots play, and what is forced passes by itself
            continue
        before = one.state_of_table()
        if pressed % 8 == 0:
            empty.append(one.page.evaluate(EMPTY))
        decided += before != asked
        asked = before
        try:
            answers.nth(decided * spread % count).click(position={"x": 10, "y": 12}, timeout=3000)
        except Error:  # a forced step has passed meanwhile
            continue
        pressed += 1
        one.page.wait_for_timeout(60)
        one.wait_until(lambda before=before: one.state_of_table() != before or answers.count() > 0)
    return pressed


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            if "--clicks" not in sys.argv:
                measure(browser, server, "desk 1440×900", 1, viewport={"width": 1440, "height": 900})
                phone = {"width": 390, "height": 844}
                measure(browser, server, "phone 390×844, 4× slower", 4, viewport=phone, has_touch=True, is_mobile=True)
            if "--frames" not in sys.argv:
                clicks(browser, server, "kenjin", 2, games=2, spread=3)
                clicks(browser, server, "samurai-spirit", 3, games=4, spread=0)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
