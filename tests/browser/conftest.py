"""A real server and a real Chromium; people in it, with everything they ever received."""

from __future__ import annotations

import json
import random
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Locator, Page, sync_playwright

WEB = Path(__file__).parents[2] / "src" / "tatami" / "web" / "index.html"
CHROMIUM = shutil.which("chromium")
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM
"""The same without windows and notifications: a visitor costs it a fifth of the time of a whole Chromium."""
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PATIENCE = 60_000
STARTING = 240


def free_port() -> int:
    """A port nobody listens at, below those that outgoing connections take: it must still be free after a restart."""
    for port in random.sample(range(20_000, 32_000), 100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    raise AssertionError("no port is free")


class Server:
    """`tatami serve` with a folder of its own; it can be killed and started again."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.data = data
        self.arguments = arguments
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.logged = data.with_suffix(".log")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tatami", "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.logged.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--rate", "0", "--pace", "0.02", *self.arguments], stdout=subprocess.DEVNULL, stderr=log
            )
        deadline = time.monotonic() + STARTING
        while time.monotonic() < deadline:
            try:
                with urlopen(f"{self.address}/api/games", timeout=10) as answer:
                    if all(game["ready"] for game in json.load(answer)):
                        return
            except OSError:
                assert self.process.poll() is None, "the server did not start"
            time.sleep(0.2)
        raise AssertionError("the server does not answer, or its rules are never compiled")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


class Person:
    """Somebody with a browser of their own. Keeps every complaint of the page.

    Who is curious also keeps all that the network brought; that takes the time to fetch it once more.
    """

    def __init__(self, browser: Browser, server: Server, curious: bool = False, **context: Any) -> None:
        self.server = server
        self.curious = curious
        self.context = browser.new_context(
            **{"locale": "en-GB", "viewport": {"width": 1280, "height": 860}, "reduced_motion": "reduce", **context}
        )
        self.heard: list[Any] = []
        self.complaints: list[str] = []
        self.stories = 0
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        if curious:
            self.page.on("response", self.hear)
            self.page.on(
                "websocket", lambda ws: ws.on("framereceived", lambda text: self.heard.append(json.loads(text)))
            )
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    @property
    def received(self) -> list[Any]:
        assert self.curious, "nothing was kept: person(curious=True)"
        return self.heard

    def hear(self, response: Any) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            try:
                self.heard.append(response.json())
            except Exception:  # the page went elsewhere before the answer was whole
                return

    def go(self, path: str) -> None:
        self.page.goto(self.server.address + path)
        self.page.wait_for_selector("h1", state="attached")
        if path.startswith("/new/"):
            # Variants are folded away; whoever tests them has unfolded them.
            self.page.locator("form details").evaluate("one => { one.open = true }")

    def play_now(self, game: str) -> None:
        """From the first page to a table with bots."""
        self.go("/")
        self.page.locator("article").filter(has=self.page.locator(f'a[href="/new/{game}"]')).locator("button").click()
        self.page.wait_for_url("**/t/*")
        self.page.wait_for_selector("[data-prompt]")

    @property
    def is_my_turn(self) -> bool:
        return self.page.locator("[data-prompt].mine").count() > 0

    @property
    def is_handed_over(self) -> bool:
        """Whether the screen waits for another person at it."""
        return self.page.get_by_role("button", name="nobody else is looking").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator('a[href^="/replay/"]').count() > 0

    def choose_in_words(self, nth: int = 0) -> None:
        """Plays a choice from the list, unless the turn has just passed on; waits until the table has moved on."""
        before = self.state_of_table()
        self.wait_until(lambda: self.can_choose() or not self.is_my_turn or self.is_handed_over)
        if not self.can_choose():
            return
        choices = self.page.locator("[data-notation]:enabled")
        choices.nth(nth % choices.count()).click()
        if (sure := self.page.locator("dialog[data-sure] .primary")).count():
            sure.click()
        self.wait_until(lambda: self.state_of_table() != before or self.is_listening)

    def can_choose(self) -> bool:
        """Whether the choices are there to be clicked; puts away what is told and opens the list on the way."""
        self.skip_story()
        self.page.evaluate(
            "document.querySelectorAll('details:has([data-notation])').forEach(one => { one.open = true })"
        )
        return self.page.locator("[data-notation]:enabled").first.is_visible()

    def state_of_table(self) -> str:
        """The number that every change of the table raises, and the prompt, read at one moment."""
        told: str = self.page.evaluate(
            "(document.querySelector('[data-version]')?.dataset.version ?? '') + ' ' +"
            " (document.querySelector('[data-prompt]')?.innerText ?? '')"
        )
        return told

    def wait_until(self, true: Callable[[], bool], seconds: float = 60) -> None:
        for _ in range(int(seconds * 20)):
            if true():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"waited in vain; the page says: {self.page.locator('main').inner_text()[:1500]}")

    def await_turn(self, seconds: float = 60) -> None:
        """Until it is my turn, or all is over, and what happened before has been told and put away."""
        self.wait_until(
            lambda: not self.skip_story() and (self.is_my_turn or self.is_over) and not self.is_listening, seconds
        )

    @property
    def is_listening(self) -> bool:
        """Whether something is told step by step; until it is put away the table stands still."""
        return self.page.locator("dialog[open]").count() > 0

    def whole_log(self) -> Locator:
        """The log with all of its lines, once it has caught up with the board, which plays what happened; then it
        waits for an idle moment."""
        self.page.locator("[data-telling=false] .panel[aria-busy=false] .log").wait_for()
        if (rest := self.page.get_by_role("button", name="Show all")).count():
            rest.click()
            rest.wait_for(state="detached")
        return self.page.locator(".log")

    def open_tab(self, name: str) -> None:
        """One of the tabs beside the board; on a phone the sheet is opened first."""
        handle = self.page.locator(".handle")
        if handle.is_visible() and handle.get_attribute("aria-expanded") == "false":
            handle.click()
        self.page.locator(".tabs button", has_text=name).click()

    def skip_story(self) -> bool:
        """Puts away whatever is told step by step; says whether something was told."""
        if not self.is_listening:
            return False
        self.stories += 1
        self.page.keyboard.press("Escape")
        return True


# One server and one browser for all of these tests, not longer: Playwright keeps a loop running in its thread, which
# tests elsewhere could not bear.
@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if CHROMIUM is None:
        pytest.fail("the tests in the browser need Chromium: apt install chromium (make test does it where it may)")
    if not WEB.is_file():
        pytest.fail("the page is not built: python web/build.py (make test does it)")
    running = Server(tmp_path_factory.mktemp("tables"), "--hooks", "any")
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=SHELL, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def person(server: Server, browser: Browser) -> Iterator[Callable[..., Person]]:
    """Makes people; in the end none of their pages may have complained."""
    came: list[Person] = []

    def arrive(at: Server = server, by: Browser = browser, **context: Any) -> Person:
        came.append(Person(by, at, **context))
        return came[-1]

    yield arrive
    complaints = [complaint for one in came for complaint in one.complaints]
    for one in came:
        one.context.close()
    assert complaints == [], server.logged.read_text("utf-8")[-5000:]
