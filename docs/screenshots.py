"""Makes the pictures of the page for the documents: `python docs/screenshots.py`, where the page is built.

`--battles`: only those of Samouraï; `--moments`: of these only the last, in French and Polish; `--shell`: only the
first page, new tables, replays and the contact sheet. Tables of Kenjin and Samurai Spirit: `docs/filmstrips.py`.

Plays real games on a real server in a real Chromium, on a desk, on a phone, in the light and in the dark.
"""

from __future__ import annotations

import json
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Error, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.battlefield import make_tables, point, recognise
from tests.browser.conftest import CHROMIUM, FLAGS, Person, Server
from tests.browser.tour import ask, new_table, play_to_the_end

from tatami.games.samourai import maps

FOLDER = Path(__file__).parent / "screenshots"
DESK = {"width": 1280, "height": 860}
WIDE = {"width": 1440, "height": 900}
LARGE = {"width": 1920, "height": 1080}
PHONE = {"width": 390, "height": 844}
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": WIDE},
    "dark": {"viewport": WIDE, "color_scheme": "dark"},
    "large": {"viewport": LARGE},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "phone-dark": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark"},
}


def shoot(one: Person, name: str) -> None:
    one.page.evaluate("scrollTo(0, 0)")
    one.page.wait_for_timeout(400)
    path = FOLDER / f"{name}.png"
    one.page.screenshot(path=path)
    # Flat inks: 256 colours show them all, in half the bytes.
    Image.open(path).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)


def close_lists(one: Person) -> None:
    one.page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = false })")


def at_rest(one: Person, path: str, wanted: str) -> None:
    one.go(path)
    one.page.wait_for_selector(wanted)


def profile(one: Person, suffix: str) -> None:
    """Somebody's own page, with a battle fought and a game in play."""
    at_rest(one, "/me", "form")
    one.page.get_by_label("Display name").fill("Aiko")
    for wish in one.page.get_by_role("checkbox").all():
        wish.check()
    shoot(one, f"welcome-{suffix}")
    one.page.get_by_role("button", name="Create a profile").click()
    one.page.get_by_role("button", name="I have written it down").click()
    new_table(one, "kenjin", "me", players=2)
    play_to_the_end(one, new_table(one, "samurai-spirit", "me", players=2))
    one.wait_until(lambda: bool(ask(one, "/profile/games").json()["finished"]))
    at_rest(one, "/me", "[data-finished='1']")
    shoot(one, f"me-{suffix}")


def finished_games(one: Person) -> dict[str, str]:
    """A game of each kind that was played to its end and judged: replays show it to everybody."""
    tables = {"kenjin": new_table(one, "kenjin", "me", players=2)}
    tables["samurai-spirit"] = new_table(one, "samurai-spirit", "me", players=3)
    for table in tables.values():
        play_to_the_end(one, table)
        at_rest(one, f"/replay/{table}", "[data-move]")
        one.page.locator(".offer button").click()
        one.page.locator("[data-ply]").first.wait_for(timeout=300_000)
    return tables


def shell(one: Person, suffix: str, finished: dict[str, str]) -> None:
    """The pages that no game has of its own."""
    new_table(one, "samurai-spirit", "me", players=3)
    at_rest(one, "/", "article button:enabled")
    one.page.locator(".lines li").first.wait_for()
    shoot(one, f"home-{suffix}")
    for game, name in (("samurai-spirit", "new"), ("kenjin", "new-kenjin"), ("samourai", "new-samourai")):
        at_rest(one, f"/new/{game}", ".seat")
        close_lists(one)
        one.page.locator("[data-preset]").first.click()
        shoot(one, f"{name}-{suffix}")
    for game, name in (("kenjin", "replay"), ("samurai-spirit", "replay-samurai-spirit")):
        at_rest(one, f"/replay/{finished[game]}", "[data-move]")
        one.page.locator("[data-ply]").first.click()
        shoot(one, f"{name}-{suffix}")
    at_rest(one, "/art", "section li svg")
    shoot(one, f"art-{suffix}")


def pictures(one: Person, suffix: str) -> None:
    at_rest(one, "/learn/kenjin?lesson=scout", ".hand .card")
    one.page.locator(".hand .card", has_text="Scout").click()
    shoot(one, f"learn-{suffix}")
    at_rest(one, f"/t/{new_table(one, 'kenjin', 'me', 'invite', 'invite')}", ".board button")
    one.page.get_by_role("button", name="New link").first.click()
    one.page.wait_for_selector(".invite")
    shoot(one, f"waiting-{suffix}")
    one.play_now("kenjin")
    one.page.get_by_role("button", name="Rules").click()
    shoot(one, f"rules-{suffix}")
    at_rest(one, f"/t/{new_table(one, 'samourai', 'me', players=2)}", "[data-prompt].mine")
    shoot(one, f"samourai-{suffix}")
    profile(one, suffix)


SCENARIOS = ("torii", "ninja-night", "seven-samurai", "temple-assault", "convoy", "crossroads")
RONIN = {
    "id": "ran", "name": "Ran of the Gate", "type": "ronin", "bow": True,
    "healthy": [11, 7, 6], "stunned": [0, 3, 0], "wounded": [5, 5, 3],
}  # fmt: skip
DRAFT = {
    "title": "At the gate", "columns": 27, "rows": 16, "figures": [RONIN],
    "sides": [
        {"name": "Pilgrims", "units": ["ran", "kansuke", "genzo"], "zone": ["A7", "A8", "B7", "B8", "B9", "C8"]},
        {"name": "Wardens", "units": ["jinpachi", "gonroku"], "pinned": {"jinpachi": "J8", "gonroku": "K9"}},
    ],
    "goals": [
        {"kind": "all", "parts": [{"kind": "all_dead", "who": "gonroku"}, {"kind": "hold_hex", "hex": "R8"}]},
        {"side": 1, "kind": "all_dead", "who": "ran"},
    ],
}  # fmt: skip
# Plays by itself, through the server: a set-up, then so many moves that there is something to see.
ONWARDS = """async ([scenario, turn]) => {
  const headers = {"content-type": "application/json"};
  const post = (path, body) => fetch(`/api${path}`, {method: "POST", headers, body: JSON.stringify(body)});
  const ask = async (path, body) => (await post(path, body)).json();
  const seats = [{kind: "me"}, {kind: "bot", bot: "random"}];
  const made = await ask("/tables", {game: "samourai", options: {scenario}, seats});
  const path = `/tables/${made.table.id}`;
  for (let n = 0; n < 2000; n++) {
    const seen = await (await fetch(`/api${path}`)).json();
    if (seen.status !== "playing" || (seen.view.turn >= turn && seen.view.decision === "move")) break;
    if (!seen.legal.length) { await new Promise(done => setTimeout(done, 50)); continue; }
    const moves = seen.legal.filter(one => !["challenge", "done", "stop", "harakiri", "exit"].includes(one.verb));
    const list = moves.length && n % 4 ? moves : seen.legal.filter(one => one.verb !== "challenge");
    const choice = list[(n * 7919 + 31) % list.length];
    await ask(`${path}/actions`, {version: seen.version, action: choice.action, seat: seen.seat});
  }
  return made.table.id;
}"""


def take_up(one: Person, suffix: str) -> None:
    """A figure that can act; on a phone brought nearer."""
    if suffix == "phone":
        one.page.locator("[data-left]").click()
    else:
        one.page.locator(".counter.able .token").first.click(force=True)
        one.page.locator(".card").wait_for()
    with suppress(Error):  # one who has to be led has nowhere to go
        one.page.locator(".cost").first.wait_for(timeout=20_000)


def battles(one: Person, suffix: str) -> None:
    """Every scenario of Samouraï, with a figure in hand or with what wins it; and the editor."""
    for scenario in SCENARIOS:
        one.go("/")
        table = one.page.evaluate(ONWARDS, [scenario, 2])
        one.go(f"/t/{table}")
        one.page.locator("[data-map]").wait_for()
        if scenario == "temple-assault":
            one.page.locator("[data-how-to-win]").click()
            one.page.locator("[data-goals] li").first.wait_for()
        else:
            take_up(one, suffix)
        shoot(one, f"samourai-{scenario}-{suffix}")
    editor(one, suffix)


def editor(one: Person, suffix: str) -> None:
    """A scenario in the making: a map of ours, a figure of one's own, a condition of two parts."""
    one.go("/make/samourai")
    one.page.locator("[data-map]").wait_for()
    files = one.page.locator("input[type=file]")
    draft = json.dumps(DRAFT).encode()
    files.set_input_files({"name": "all.json", "mimeType": "application/json", "buffer": draft})
    files.set_input_files(maps.FOLDER / "temple.txt")
    one.page.locator("[data-figures] summary").first.click()
    one.page.locator("[data-map]").focus()
    one.page.keyboard.press("0")
    shoot(one, f"editor-{suffix}")


def moments(one: Person, suffix: str, table: str) -> None:
    """The chances of a shot in a lesson, odds before a melee, a line that is barred, and the alarm."""
    at_rest(one, "/learn/samourai?lesson=archery", ".coach[data-done]")
    point(one, "B7")
    one.page.locator('[data-aim="fire:genzo>matabei"]').wait_for()
    point(one, "E4")
    shoot(one, f"samourai-blocked-{suffix}")
    at_rest(one, "/learn/samourai?lesson=melee", ".coach[data-done]")
    for hex in ("D8", "C9", "D9"):
        point(one, hex)
    one.page.locator(".deed .chances").wait_for()
    shoot(one, f"samourai-odds-{suffix}")
    recognise(one, suffix)
    at_rest(one, f"/t/{table}", "[data-prompt].mine")
    point(one, "J9")
    one.page.locator('.cost[data-hex="K9"]').wait_for()
    point(one, "K9")
    one.page.locator("[data-alarm]").wait_for()
    shoot(one, f"samourai-alarm-{suffix}")


def night(name: str) -> dict[str, Any]:
    """A ninja beside a lantern."""
    men = {
        "tokimasa": {"at": "J9", "hidden": 1}, "matsuo": {"at": "H10", "hidden": 1}, "kiyomari": "M8", "muneharu": "Q9",
        "morikiyo": "W10", "misakado": {"at": "T6", "hidden": 1, "dress": "undressed"},
    }  # fmt: skip
    options = {"scenario": "ninja-night"}
    position = {"options": options, "step": "movement", "lanterns": ["K10", "R5", "S12"], "men": men}
    return {"options": options, "position": position, "seats": [name, None]}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        [desktop, phone] = make_tables(server.data, [night("desktop"), night("phone")])
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            if not {"--battles", "--moments"} & set(sys.argv):
                first = Person(browser, server, viewport=WIDE)
                first.go("/")
                finished = finished_games(first)
                for suffix, context in SCREENS.items():
                    shell(Person(browser, server, **context), suffix, finished)
            if "--shell" in sys.argv:
                return
            if not {"--battles", "--moments"} & set(sys.argv):
                pictures(Person(browser, server, viewport=DESK), "desktop")
                pictures(Person(browser, server, viewport=PHONE, has_touch=True), "phone")
                pictures(Person(browser, server, viewport=DESK, color_scheme="dark"), "dark")
            if "--moments" not in sys.argv:
                battles(Person(browser, server, viewport=DESK), "desktop")
                battles(Person(browser, server, viewport=PHONE, has_touch=True), "phone")
            moments(Person(browser, server, viewport=DESK, locale="fr-FR"), "desktop", desktop)
            moments(Person(browser, server, viewport=PHONE, has_touch=True, locale="pl-PL"), "phone", phone)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
