"""How smoothly the map of Samouraï moves, what shifts, and how soon a move is answered: `python bench/battlefield.py`.

The Village with all figures of its largest scenario, in headless Chromium on a real server. Dragged and zoomed by
events of the pointer and the wheel, one for every frame, for some seconds each; a frame counts when the browser asks
for the next one (requestAnimationFrame), so painting slows the count. A move's round trip is from letting go of the
pointer over a hex until the figure is drawn there.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.battlefield import WHERE, make_tables, recognise
from tests.browser.conftest import CHROMIUM, FLAGS, Person, Server

import tatami

SECONDS = 4
MOVES = 12
MOVE_MAP = """async ([gesture, seconds]) => {
  const map = document.querySelector("[data-map]");
  const box = map.getBoundingClientRect();
  const middle = {x: box.x + box.width / 2, y: box.y + box.height / 2};
  const send = (type, x, y) => map.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, pointerType: "mouse", button: 0, buttons: 1, clientX: x, clientY: y, bubbles: true,
  }));
  map.setPointerCapture = () => {};
  if (gesture === "pan") send("pointerdown", middle.x, middle.y);
  const began = performance.now();
  const times = [];
  let last = began;
  await new Promise(done => requestAnimationFrame(function frame(now) {
    times.push(now - last);
    last = now;
    const angle = (now - began) / 400;
    const to = {x: middle.x + 220 * Math.sin(angle), y: middle.y + 160 * Math.cos(angle * 0.7)};
    if (gesture === "pan") send("pointermove", to.x, to.y);
    else map.dispatchEvent(new WheelEvent("wheel", {
      deltaY: 26 * Math.sin(angle), clientX: middle.x, clientY: middle.y, cancelable: true, bubbles: true,
    }));
    if (now - began < seconds * 1000) requestAnimationFrame(frame);
    else done();
  }));
  if (gesture === "pan") send("pointerup", middle.x, middle.y);
  const frames = times.slice(2);
  const whole = frames.reduce((sum, one) => sum + one, 0);
  return {frames_per_s: 1000 * frames.length / whole, slowest_ms: Math.max(...frames)};
}"""
SHIFTS = """
window.shifts = 0;
new PerformanceObserver(list => list.getEntries().forEach(one => {
  if (!one.hadRecentInput) window.shifts += one.value;
})).observe({type: "layout-shift", buffered: true});
"""
WAIT_FOR_STEP = """unit => {
  const counter = document.querySelector(`[data-unit=${unit}]`);
  const before = counter.dataset.at;
  window.answered = new Promise(done => {
    document.querySelector("[data-map]").addEventListener("pointerup", () => {
      const began = performance.now();
      new MutationObserver((_, watcher) => {
        if (counter.dataset.at === before) return;
        watcher.disconnect();
        requestAnimationFrame(() => done(performance.now() - began));
      }).observe(counter, {attributes: true});
    }, {once: true, capture: true});
  });
}"""


def village() -> dict[str, Any]:
    """Everybody on the map, the brigands too, and a man of theirs about to move."""
    game = tatami.game("samourai")
    state = game.new(scenario="seven-samurai")
    dealer = tatami.Dealer(7)
    while state.view(None)["phase"] == "set-up":
        state.apply(dealer.choose(state))
    position = state.position()
    taken = {hex for man in state.view(1)["men"] for hex in man.get("hexes") or []}
    free = (f"{column}{row}" for column in "BCDE" for row in range(4, 12) if f"{column}{row}" not in taken)
    for man in position["men"].values():
        if man["place"] == "to-enter":
            man |= {"place": "on-map", "at": next(free)}
            man.pop("horse", None)
    return {**position, "horses": {}, "step": "movement", "decision": "move", "to_act": 0, "active": 0, "turn": 1}


def measure() -> dict[str, Any]:
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        start = village()
        [table] = make_tables(server.data, [{"options": start["options"], "position": start, "seats": ["aiko", "bo"]}])
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            one = Person(browser, server, reduced_motion="no-preference")
            one.page.add_init_script(SHIFTS)
            recognise(one, "aiko")
            one.go(f"/t/{table}")
            one.page.locator(".counter").first.wait_for()
            found["figures"] = one.page.locator(".counter").count()
            one.page.wait_for_load_state("networkidle")
            for gesture in ("pan", "zoom"):
                told = one.page.evaluate(MOVE_MAP, [gesture, SECONDS])
                found[gesture] = {key: round(value, 1) for key, value in told.items()}
            found["round_trip_ms"] = round_trips(one)
            found["layout_shift"] = round(one.page.evaluate("window.shifts"), 4)
        finally:
            server.kill()
    found["load"] = [round(part, 1) for part in os.getloadavg()]
    return found


def round_trips(one: Person) -> dict[str, float]:
    page = one.page
    page.locator("[data-map]").focus()
    page.keyboard.press("0")
    unit = page.locator(".counter.able").first.get_attribute("data-unit")
    page.keyboard.press("n")
    page.locator(f".counter.chosen[data-unit={unit}]").wait_for()
    page.locator(".cost").first.wait_for()
    times = []
    for _ in range(MOVES):
        # To undo takes back the figure's whole way: it sets out anew each time.
        page.locator(f'[data-quick="move:{unit}"]').click()
        page.locator("[data-open]").wait_for(state="attached")
        hex = (page.locator("[data-open]").get_attribute("data-open") or "").split()[0]
        page.evaluate(WAIT_FOR_STEP, unit)
        page.mouse.click(*page.evaluate(WHERE, hex))
        times.append(page.evaluate("window.answered"))
        page.get_by_role("button", name="Undo").click()
        page.locator("[data-busy=false]").wait_for()
    return {"median": round(statistics.median(times), 1), "slowest": round(max(times), 1)}


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))
