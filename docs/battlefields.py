"""Makes pictures of Samouraï's battlefields: `python docs/battlefields.py`, once the page is built.

All scenarios in the middle of a battle between bots, on a desk and on a phone, in the light and the dark theme; a hint,
and a filmstrip of a shot. Real tables on a real server in a real Chromium.
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

import tatami
from tatami.bots import Knowledge, levels
from tatami.games.samourai.contests import SCENARIOS
from tatami.tables import dealing

FOLDER = Path(__file__).parent / "screenshots" / "samourai"
GAME = tatami.game("samourai")
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
SEED, TURN, FRAMES = 3, 2, 10


def save(picture: Image.Image, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    picture.convert("RGB").quantize(192, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


def battle(scenario: str, decision: str) -> dict[str, Any]:
    """A table where the first side is asked this in its second turn; both sides were played by habit."""
    options: dict[str, Any] = {"scenario": scenario}
    state = GAME.new(**options)
    bot, rng, moves, version = levels.bot("habit"), Random(SEED), [], 0
    while state.to_act is not None:
        if state.to_act == tatami.CHANCE:
            action = dealing.outcome(state, seed_of(SEED), NONCES, version)
        else:
            view = state.view(state.to_act)
            if (view["seat"], view["decision"]) == (0, decision) and view["turn"] >= TURN:
                break
            action = bot.choose(Knowledge(state, state.to_act, rng.getrandbits(64)), rng)
            moves.append(state.notation(action))
        state.apply(action)
        version += 1
    return {"options": options, "seats": ["aiko", "bo"], "moves": moves, "seed": SEED}


def visit(browser: Browser, server: Server, table: str, size: str, dark: bool, motion: str = "reduce") -> Person:
    width, height = SIZES[size]
    one = Person(
        browser, server, viewport={"width": width, "height": height}, color_scheme="dark" if dark else "light",
        reduced_motion=motion,
    )  # fmt: skip
    recognise(one, "aiko")
    one.go(f"/t/{table}")
    one.page.locator("[data-map]").wait_for()
    one.page.locator(".way .text").first.wait_for(state="attached")
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


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder) / "tables"
        wishes = [*(battle(one, "move") for one in SCENARIOS), battle("torii", "fire")]
        tables = make_tables(data, wishes)
        server = Server(data)
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for scenario, table in zip(SCENARIOS, tables, strict=False):
                for size in SIZES:
                    for dark in (False, True):
                        one = visit(browser, server, table, size, dark)
                        shot = Image.open(io.BytesIO(one.page.screenshot()))
                        save(shot, f"{scenario}-{size}{'-dark' if dark else ''}")
                        if scenario == "torii" and not dark:
                            save(hint(one), f"hint-{size}")
                        one.context.close()
            film(visit(browser, server, tables[-1], "desk", False, "no-preference"))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
