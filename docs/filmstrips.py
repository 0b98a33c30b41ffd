"""Makes pictures of Kenjin's table and filmstrips of its battles: `python docs/filmstrips.py`, once the page is built.

Real games on a real server in a real Chromium, by day and by night, on a desk and on a phone. A filmstrip is twelve
frames of the battles as they play themselves, with no click between the last card and the reckoning.
"""

from __future__ import annotations

import io
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import CHROMIUM, FLAGS, Person, Server
from tests.browser.tour import ask

FOLDER = Path(__file__).parent / "screenshots"
DESK, LARGE, PHONE = (1440, 900), (1920, 1080), (390, 844)
FRAMES = 12
TRIES = 12


def save(picture: Image.Image, name: str) -> None:
    """As few colours as prints have keep the files small."""
    picture.convert("RGB").quantize(192, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


def shoot(one: Person, name: str) -> None:
    one.page.wait_for_timeout(400)
    save(Image.open(io.BytesIO(one.page.screenshot())), name)


def sit_down(one: Person, options: dict[str, Any], players: int, level: str = "random") -> str:
    one.go("/")
    seats: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "bot", "bot": level} for _ in range(players - 1))]
    answer = ask(one, "/tables", {"game": "kenjin", "seats": seats, "players": players, "options": options})
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    return table


def seen_now(one: Person, table: str) -> dict[str, Any]:
    seen: dict[str, Any] = ask(one, f"/tables/{table}?since=1000000").json()
    return seen


def act(one: Person, table: str, seen: dict[str, Any], rng: random.Random) -> None:
    action = rng.choice(seen["legal"])["action"]
    ask(one, f"/tables/{table}/actions", {"version": seen["version"], "action": action})


def play_until(one: Person, table: str, wanted: Any, rng: random.Random) -> None:
    """This seat is played at random until the table is as wanted, or over."""
    while (seen := seen_now(one, table))["status"] == "playing":
        if seen["your_turn"]:
            if wanted(seen["view"]):
                return
            act(one, table, seen, rng)
        else:
            one.page.wait_for_timeout(50)


def cards_left(count: int) -> Any:
    return lambda view: view["decision"] == "engage" and view["seats"][view["seat"]]["cards_in_hand"] <= count


def visit(one: Person, table: str, wanted: str) -> None:
    one.go(f"/t/{table}")
    one.page.locator(wanted).first.wait_for()


def tables(one: Person, suffix: str) -> None:
    rng = random.Random(3)
    table = sit_down(one, {}, 2)
    play_until(one, table, lambda view: True, rng)
    visit(one, table, "[data-prompt].mine")
    shoot(one, f"kenjin-opening-{suffix}")
    play_until(one, table, cards_left(7), rng)
    visit(one, table, ".hand .card[aria-disabled=false]")
    one.page.locator(".hand .card[aria-disabled=false]").nth(2).click(position={"x": 10, "y": 12})
    shoot(one, f"kenjin-{suffix}")
    table = sit_down(one, {"teams": True}, 4)
    play_until(one, table, cards_left(5), rng)
    visit(one, table, ".hand .card[aria-disabled=false]")
    shoot(one, f"kenjin-four-{suffix}")
    table = sit_down(one, {"setup": "draft"}, 3)
    play_until(one, table, lambda view: view["decision"] == "draft", rng)
    visit(one, table, ".offer .open")
    one.page.locator(".offer .open").first.hover()
    shoot(one, f"kenjin-draft-{suffix}")


def endings(one: Person, suffix: str) -> None:
    """One that is won and one that is lost."""
    missing = {"won", "lost"}
    for number in range(TRIES):
        table = sit_down(one, {}, 2)
        play_until(one, table, lambda view: False, random.Random(number))
        visit(one, table, ".ending")
        outcome = one.page.locator(".ending").get_attribute("data-outcome") or ""
        if outcome in missing:
            missing.remove(outcome)
            shoot(one, f"kenjin-{outcome}-{suffix}")
        if not missing:
            return


def filmstrip(one: Person, name: str, columns: int, width: int) -> None:
    rng = random.Random(8)
    table = sit_down(one, {}, 2)
    play_until(one, table, cards_left(1), rng)
    visit(one, table, ".kenjin")
    act(one, table, seen_now(one, table), rng)
    frames: list[Image.Image] = []
    while not one.page.locator(".ending").count():
        seen = seen_now(one, table)
        if seen["your_turn"] and not one.page.locator("[data-playing]").count():
            act(one, table, seen, rng)
        frames.append(Image.open(io.BytesIO(one.page.screenshot())))
        one.page.wait_for_timeout(120)
    one.page.wait_for_timeout(400)
    frames.append(Image.open(io.BytesIO(one.page.screenshot())))
    chosen = [frames[round(n * (len(frames) - 1) / (FRAMES - 1))] for n in range(FRAMES)]
    height = round(width * chosen[0].height / chosen[0].width)
    strip = Image.new("RGB", (columns * width, -(-FRAMES // columns) * height))
    for n, frame in enumerate(chosen):
        strip.paste(
            frame.convert("RGB").resize((width, height), Image.Resampling.LANCZOS),
            (n % columns * width, n // columns * height),
        )
    save(strip, name)


def somebody(browser: Browser, server: Server, size: tuple[int, int], **context: Any) -> Person:
    viewport = {"width": size[0], "height": size[1]}
    touch = {"has_touch": True, "is_mobile": True} if size is PHONE else {}
    return Person(browser, server, viewport=viewport, **touch, **context)


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for size, suffix in ((DESK, "desktop"), (PHONE, "phone")):
                tables(somebody(browser, server, size), suffix)
                endings(somebody(browser, server, size), suffix)
                columns, width = (4, 400) if size is DESK else (6, 195)
                filmstrip(
                    somebody(browser, server, size, reduced_motion="no-preference"),
                    f"kenjin-battle-{suffix}",
                    columns,
                    width,
                )
            for size, suffix in ((DESK, "dark"), (PHONE, "phone-dark")):
                tables(somebody(browser, server, size, color_scheme="dark"), suffix)
            columns, width = 4, 400
            night = somebody(browser, server, DESK, reduced_motion="no-preference", color_scheme="dark")
            filmstrip(night, "kenjin-battle-dark", columns, width)
            tables(somebody(browser, server, LARGE), "large")
        finally:
            server.kill()


if __name__ == "__main__":
    main()
