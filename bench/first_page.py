"""How much pages weigh and how soon they can be used: `python bench/first_page.py`, where the page is built.

A real server and a fresh Chromium for each visit: nothing is cached. Interactive is when the first "Play now" stands
there, with its handler, and what the browser had to work on is done.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import CHROMIUM, FLAGS, Server

VISITS = 6
PAGES = {
    "home": ("/", "article button"),
    "learn": ("/learn/kenjin", ".hand .card"),
    "rules": ("/rules/kenjin", "[data-overview]"),
}
TABLES = {"kenjin": ".hand .card", "samurai-spirit": ".mine"}
WATCH = """
    const wanted = %s;
    new MutationObserver((_, watcher) => {
        if (!document.querySelector(wanted)) return;
        watcher.disconnect();
        setTimeout(() => { window.interactive = performance.now(); });
    }).observe(document, {childList: true, subtree: true});
"""


def visit(browser: Browser, address: str, wanted: str) -> dict[str, float]:
    context = browser.new_context()
    page = context.new_page()
    bytes_received = [0.0]
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda told: bytes_received.append(told["encodedDataLength"]))
    page.add_init_script(WATCH % json.dumps(wanted))
    page.goto(address)
    page.wait_for_selector(wanted)
    while not (interactive := page.evaluate("window.interactive")):
        page.wait_for_timeout(20)
    page.wait_for_load_state("networkidle")
    context.close()
    return {"kB": sum(bytes_received) / 1000, "requests": len(bytes_received) - 1, "interactive_ms": interactive}


def table_of(browser: Browser, server: Server, game: str) -> str:
    """A running table that everybody may watch."""
    seats = [{"kind": "me"}, {"kind": "bot"}]
    context = browser.new_context()
    headers = {"origin": server.address}
    asked = {"game": game, "seats": seats, "players": 2}
    answer = context.request.post(f"{server.address}/api/tables", data=asked, headers=headers)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['table']['id']}"


def measure() -> dict[str, Any]:
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            pages = PAGES | {f"table of {game}": (table_of(browser, server, game), TABLES[game]) for game in TABLES}
            for name, (path, wanted) in pages.items():
                visits = [visit(browser, server.address + path, wanted) for _ in range(VISITS)][1:]
                found[name] = {key: round(statistics.median(one[key] for one in visits), 1) for key in visits[0]}
                found[name]["fastest_ms"] = round(min(one["interactive_ms"] for one in visits), 1)
        finally:
            server.kill()
    found["load"] = [round(part, 1) for part in os.getloadavg()]
    return found


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))
