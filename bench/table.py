"""How a table feels, in figures: frames a second in what plays by itself, layout shifts, empty window, clicks a turn.

`python bench/table.py [--frames | --clicks]`, once the page is built. The phone is a small viewport on a processor
slowed down four times. Frames are counted by `requestAnimationFrame`, from the first to the last of what plays; a late
frame is the page's own if a task of its main thread took longer than a frame on the processor. The others were late
because a machine that paints in software had something else to do.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from docs import filmstrips
from docs.filmstrips import Moment, Scene, Sitting
from tests.browser.battlefield import make_tables, recognise
from tests.browser.conftest import CHROMIUM, FLAGS, Person, Server
from tests.browser.tour import ask, new_table

FRAME = 1000 / 60
COUNT = """() => {
  performance.mark('rests');
  window.gaps = [];
  window.shifts = 0;
  new PerformanceObserver(list => list.getEntries().forEach(one => {
    if (!one.hadRecentInput) window.shifts += one.value;
  })).observe({type: 'layout-shift', buffered: true});
  let last = 0;
  const tick = now => {
    const isPlaying = document.querySelector('[data-playing]') !== null;
    if (isPlaying && last) window.gaps.push(now - last);
    if (isPlaying !== last > 0) performance.mark(isPlaying ? 'plays' : 'rests');
    last = isPlaying ? now : 0;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
# The share of points where nothing lies but the ground.
EMPTY = """() => {
  const full = 'aside, header, [data-bar], .army, .tile, .plate, .turns, .fan, .held, .mine, .card, .score, .handle, '
    + '.rest, .head .teams, .side, .bar, .village, .others > *, .deed, .lend, .chips, .waits, .crest, .asks > *';
  let empty = 0, all = 0;
  for (let x = 4; x < innerWidth; x += 8)
    for (let y = 4; y < innerHeight; y += 8) {
      all += 1;
      if (!document.elementFromPoint(x, y)?.closest(full)) empty += 1;
    }
  return empty / all;
}"""


def frames(browser: Browser, server: Server, shots: list[tuple[str, Moment, Scene, str, str]]) -> None:
    """What plays by itself, at tables that stand just before it: battles, the end of a round, a Kiai."""
    others = [
        Person(browser, server, curious=False) for _ in range(max(scene.seats for _, _, scene, _, _ in shots) - 1)
    ]
    for name, other in zip(filmstrips.OTHERS, others, strict=False):
        recognise(other, name)
    for game, moment, scene, suffix, table in shots:
        slow = 4 if suffix == "phone" else 1
        one = filmstrips.somebody(browser, server, suffix, True)
        one.go(f"/t/{table}")
        one.page.locator("[data-prompt].mine").first.wait_for()
        one.page.locator("aside").first.wait_for(state="attached")
        if slow > 1:
            one.context.new_cdp_session(one.page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
        trace = Trace(browser)
        one.page.evaluate(COUNT)
        watch(one, Sitting(table, scene, [one, *others]), moment)
        gaps, shifts = one.page.evaluate("[window.gaps, window.shifts]")
        long = trace.long_tasks(one)
        seconds = sum(gaps) / 1000
        late = [gap for gap in gaps if gap > 1.5 * FRAME]
        print(
            f"{game} {moment.name}, {suffix}{f', {slow}× slower' if slow > 1 else ''}: "
            f"{len(gaps) / seconds:.0f} frames/s over {seconds:.0f} s, {len(late)} late (longest {max(gaps):.0f} ms), "
            f"{len(long)} by the page itself (longest {max(long, default=0):.0f} ms of processor time), "
            f"layout shifts {shifts:.4f}",
            flush=True,
        )
        one.context.close()


class Trace:
    """What the page's main thread does. Its time on the processor does not depend on the load of the machine."""

    def __init__(self, browser: Browser) -> None:
        self.events: list[dict[str, Any]] = []
        self.session = browser.new_browser_cdp_session()
        self.session.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))
        config = {"includedCategories": ["toplevel", "blink.user_timing"]}
        self.session.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})

    def long_tasks(self, one: Person) -> list[float]:
        """Milliseconds of each task that takes longer than a frame while something plays."""
        done: list[object] = []
        self.session.on("Tracing.tracingComplete", lambda told: done.append(told))
        self.session.send("Tracing.end")
        one.wait_until(lambda: bool(done))
        marks = sorted(
            (event["ts"], event["name"], event["pid"], event["tid"])
            for event in self.events
            if event["name"] in ("plays", "rests")
        )
        page = marks[0][2:]
        played = [
            (begin[0], end[0])
            for begin, end in zip(marks, [*marks[1:], (float("inf"), "", 0, 0)], strict=True)
            if begin[1] == "plays"
        ]
        return [
            event["tdur"] / 1000
            for event in self.events
            if "RunTask" in event["name"]
            and (event["pid"], event["tid"]) == page
            and event.get("tdur", 0) > FRAME * 1000
            and any(begin <= event["ts"] < end for begin, end in played)
        ]


def watch(one: Person, sitting: Sitting, moment: Moment) -> None:
    sitting.play_on()
    one.page.locator("[data-playing]").wait_for()
    while True:
        one.page.locator("[data-playing]").wait_for(state="detached")
        if moment.name == "kiai" or not sitting.later or one.page.locator(moment.seen).count():
            return
        sitting.play_on()  # a choice in the midst of it
        one.page.locator(f"[data-playing], {moment.seen}").first.wait_for()


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


MOMENTS = [("kenjin", "battle"), ("samurai-spirit", "round-end"), ("samurai-spirit", "kiai")]


def main() -> None:
    wanted = [(game, name, suffix) for suffix in ("desktop", "phone") for game, name in MOMENTS]
    moments = {(game, one.name): one for game, all_ in filmstrips.MOMENTS.items() for one in all_}
    found = {} if "--clicks" in sys.argv else {key: filmstrips.found(*key) for key in MOMENTS}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        tables = [
            {
                "game": game,
                "options": moments[game, name].options,
                "seed": found[game, name].seed,
                "seats": filmstrips.PEOPLE[: found[game, name].seats],
                "moves": found[game, name].moves,
            }
            for game, name, _ in wanted
            if found
        ]
        ids = make_tables(server.data, tables) if tables else []
        try:
            server.start()
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            if found:
                shots = [
                    (game, moments[game, name], found[game, name], suffix, table)
                    for (game, name, suffix), table in zip(wanted, ids, strict=True)
                ]
                frames(browser, server, shots)
            if "--frames" not in sys.argv:
                clicks(browser, server, "kenjin", 2, games=2, spread=3)
                clicks(browser, server, "samurai-spirit", 3, games=4, spread=0)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
