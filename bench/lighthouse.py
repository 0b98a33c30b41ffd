"""Lighthouse (mobile) on the first page, a new table, tables and a replay: `python bench/lighthouse.py [PAGE...]`.

Needs the page built, Chromium and Lighthouse (`npm install --global lighthouse`, or `LIGHTHOUSE` with the path of its
command). Each page is measured three times on a quiet machine; the median by performance is told.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import CHROMIUM, FLAGS, Person, Server
from tests.browser.tour import new_table, play_to_the_end

LIGHTHOUSE = os.environ.get("LIGHTHOUSE", "lighthouse")
TIMES = int(os.environ.get("TIMES", "3"))
TRIES = 3
KINDS = ("performance", "accessibility", "best-practices", "seo")
FIGURES = ("first-contentful-paint", "largest-contentful-paint", "speed-index", "total-blocking-time")


def tables(server: Server) -> dict[str, str]:
    """The pages to measure: what stands on a public table is what everybody sees there."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        one = Person(browser, server, curious=False)
        one.go("/")
        running = {game: new_table(one, game, "me", players=2) for game in ("kenjin", "samurai-spirit")}
        finished = new_table(one, "kenjin", "me", players=2)
        play_to_the_end(one, finished)
        browser.close()
    return {
        "home": "/",
        "new": "/new/samurai-spirit",
        "kenjin": f"/t/{running['kenjin']}",
        "samurai-spirit": f"/t/{running['samurai-spirit']}",
        "replay": f"/replay/{finished}?ply=12",
    }


def measure(address: str, report: Path) -> dict[str, Any]:
    flags = " ".join(FLAGS)
    command = [LIGHTHOUSE, address, "--output=json", f"--output-path={report}", f"--chrome-flags={flags}", "--quiet"]
    for _ in range(TRIES):  # now and then a headless Chromium paints nothing
        if not subprocess.run(command, env={**os.environ, "CHROME_PATH": str(CHROMIUM)}).returncode:
            break
    told: dict[str, Any] = json.loads(report.read_text("utf-8"))
    return told


def main() -> None:
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        server.start()
        try:
            pages = tables(server)
            for name in sys.argv[1:] or pages:
                reports = [measure(server.address + pages[name], Path(data) / f"{name}.json") for _ in range(TIMES)]
                reports.sort(key=lambda one: one["categories"]["performance"]["score"])
                told = reports[len(reports) // 2]
                if keep := os.environ.get("KEEP"):
                    (Path(keep) / f"{name}.json").write_text(json.dumps(told), "utf-8")
                scores = " ".join(f"{kind} {told['categories'][kind]['score'] * 100:.0f}" for kind in KINDS)
                figures = ", ".join(f"{one} {told['audits'][one]['displayValue']}" for one in FIGURES)
                shift = told["audits"]["cumulative-layout-shift"]["numericValue"]
                print(f"{name}: {scores}; {figures}, shift {shift:.4f}", flush=True)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
