"""Makes pictures of Samouraï's battlefields: `python docs/battlefields.py`, once the page is built.

All scenarios in the middle of a battle between bots, on a desk and on a phone, in the light and the dark theme; a hint,
filmstrips of a shot and of the enemy's phase (`--films`: only these). Real tables on a real server in a real Chromium.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.battlefield import NONCES, make_tables, point, recognise, seed_of
from tests.browser.conftest import CHROMIUM, FLAGS, Person, Server
from tests.browser.tour import ask

import tatami
from tatami.bots import Knowledge, levels
from tatami.games.samourai.contests import SCENARIOS
from tatami.tables import dealing

FOLDER = Path(__file__).parent / "screenshots" / "samourai"
GAME = tatami.game("samourai")
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
SEED, TURN, FRAMES, PHASE_FRAMES = 3, 2, 10, 12


def save(picture: Image.Image, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    picture.convert("RGB").quantize(192, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


def battle(scenario: str, decision: str, side: int = 0) -> dict[str, Any]:
    """A table where a side is asked this in its second turn; both sides were played by habit.

    `later`: what the side does then, until the other one is asked.
    """
    options: dict[str, Any] = {"scenario": scenario}
    state = GAME.new(**options)
    bot, rng, version = levels.bot("habit"), Random(SEED), 0
    moves: list[str] = []
    later: list[str] = []
    while state.to_act is not None:
        if state.to_act == tatami.CHANCE:
            action = dealing.outcome(state, seed_of(SEED), NONCES, version)
        else:
            view = state.view(state.to_act)
            is_asked = (view["seat"], view["decision"]) == (side, decision) and view["turn"] >= TURN
            if later and view["seat"] != side:
                break
            action = bot.choose(Knowledge(state, state.to_act, rng.getrandbits(64)), rng)
            (later if later or is_asked else moves).append(state.notation(action))
        state.apply(action)
        version += 1
    return {"options": options, "seats": ["aiko", "bo"], "moves": moves, "later": later, "seed": SEED}


def visit(
    browser: Browser, server: Server, table: str, size: str, dark: bool, motion: str = "reduce", is_asked: bool = True
) -> Person:
    width, height = SIZES[size]
    one = Person(
        browser, server, viewport={"width": width, "height": height}, color_scheme="dark" if dark else "light",
        reduced_motion=motion,
    )  # fmt: skip
    recognise(one, "aiko")
    one.go(f"/t/{table}")
    one.page.locator("[data-map]").wait_for()
    if is_asked:
        one.page.locator(".way .title").first.wait_for(state="attached")
    one.page.wait_for_timeout(900)
    return one


def hint(one: Person) -> Image.Image:
    """A plan for each figure."""
    one.page.keyboard.press("h")
    one.page.locator("[data-plans]").wait_for()
    return Image.open(io.BytesIO(one.page.screenshot()))


def film(one: Person) -> None:
    """A shot from the order to its result."""
    archer, target = "D7", '[data-aim="fire:genzo>gonroku"]'
    point(one, archer)
    one.page.locator(target).click()
    one.page.locator("[data-shoot]").click()
    frames = []
    for _ in range(FRAMES):
        frames.append(Image.open(io.BytesIO(one.page.screenshot())).resize((480, 300)))
        one.page.wait_for_timeout(120)
    strip = Image.new("RGB", (480 * 5, 300 * (FRAMES // 5)))
    for number, frame in enumerate(frames):
        strip.paste(frame, (480 * (number % 5), 300 * (number // 5)))
    save(strip, "shot")


def enemy(one: Person, other: Person, table: str, later: list[str], size: str) -> None:
    """The enemy's phase, told figure by figure: it plays, is paused, goes on step by step, and again by itself."""
    for text in later:
        version = ask(other, f"/tables/{table}?since=1000000").json()["version"]
        answer = ask(other, f"/tables/{table}/actions", {"version": version, "action": text, "seat": 1})
        assert answer.ok, answer.text()
    # All of it from its beginning, once it is known.
    one.wait_until(lambda: not one.page.locator("[data-playing]").count())
    one.page.keyboard.press("p")
    one.page.locator("[data-step]").wait_for()
    frames = []
    for number in range(PHASE_FRAMES):
        if not one.page.locator("[data-step]").count():
            break
        if number in (4, 8):
            one.page.locator("[data-stage-control] button").first.click()
        elif 4 < number < 8:
            one.page.locator("[data-step]").click()
        one.page.wait_for_timeout(400)
        frames.append(Image.open(io.BytesIO(one.page.screenshot())).convert("RGB"))
    columns, width = (3, 480) if size == "desk" else (6, 195)
    height = round(width * frames[0].height / frames[0].width)
    strip = Image.new("RGB", (width * columns, height * -(-len(frames) // columns)), "#1c1817")
    for number, frame in enumerate(frames):
        small = frame.resize((width, height), Image.Resampling.LANCZOS)
        strip.paste(small, (width * (number % columns), height * (number // columns)))
    save(strip, f"enemy-phase-{size}")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder) / "tables"
        phase = battle("torii", "move", side=1)
        scenarios = () if "--films" in sys.argv else SCENARIOS
        wishes = [*(battle(one, "move") for one in scenarios), phase, phase, battle("torii", "fire")]
        tables = make_tables(data, wishes)
        server = Server(data)
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for scenario, table in zip(scenarios, tables, strict=False):
                for size in SIZES:
                    for dark in (False, True):
                        one = visit(browser, server, table, size, dark)
                        shot = Image.open(io.BytesIO(one.page.screenshot()))
                        save(shot, f"{scenario}-{size}{'-dark' if dark else ''}")
                        if scenario == "torii" and not dark:
                            save(hint(one), f"hint-{size}")
                        one.context.close()
            other = Person(browser, server)
            recognise(other, "bo")
            for size, table in zip(SIZES, tables[-3:-1], strict=True):
                one = visit(browser, server, table, size, False, "no-preference", is_asked=False)
                enemy(one, other, table, phase["later"], size)
                one.context.close()
            film(visit(browser, server, tables[-1], "desk", False, "no-preference"))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
