"""Makes the pictures of the rules: `python docs/rules_pages.py`, where the page is built.

Overview, numbered rules and annex of every game and the drawer at a table, in three languages, on a desk and on a
phone; and the overviews as they are printed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import CHROMIUM, FLAGS, Person, Server

import tatami

FOLDER = Path(__file__).parent / "screenshots" / "rules"
LANGUAGES = ("en", "fr", "pl")
SIZES: dict[str, ViewportSize] = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}


def shoot(one: Person, name: str, whole: bool = False) -> None:
    one.page.wait_for_timeout(400)
    path = FOLDER / f"{name}.png"
    one.page.screenshot(path=path, full_page=whole)
    Image.open(path).convert("RGB").quantize(64, dither=Image.Dither.NONE).save(path, optimize=True)


def layers(one: Person, game: str, name: str, is_printed: bool) -> None:
    one.go(f"/rules/{game}")
    one.page.locator(f'[data-overview="{game}"]').wait_for()
    shoot(one, f"{name}-overview", whole=True)
    if is_printed:
        one.page.pdf(path=FOLDER / f"{name}.pdf", prefer_css_page_size=True, print_background=True)
    for layer in ("rules", "annex"):
        one.page.locator(f'[data-layer="{layer}"]').click()
        one.page.locator("[data-rule]").first.wait_for()
        shoot(one, f"{name}-{layer}")


def drawer(one: Person, game: str, name: str) -> None:
    one.play_now(game)
    one.page.keyboard.press("r")
    one.page.locator("dialog[open] [data-rule]").first.wait_for()
    shoot(one, f"{name}-drawer")


def all_pages(browser: Browser, server: Server) -> None:
    for language in LANGUAGES:
        for size, viewport in SIZES.items():
            one = Person(browser, server, viewport=viewport, locale=language)
            for game in tatami.games():
                layers(one, game, f"{game}-{language}-{size}", is_printed=size == "desk")
                drawer(one, game, f"{game}-{language}-{size}")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            all_pages(playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS), server)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
