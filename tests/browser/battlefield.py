"""Samouraï as somebody points at it: hexes on the map, buttons, keys. And tables that begin where a test wants them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import tatami
from tatami.accounts.tokens import Caller
from tatami.server.guards import COOKIE
from tatami.server.services import Services
from tatami.tables import dealing, schema
from tatami.tables.clocks import now
from tatami.tables.devices import sitter_row
from tatami.tables.seats import Kind, Seat, hash_secret
from tatami.tables.store import Store, Write, sqlite_address
from tests.browser.conftest import Person

from ..new_tables import create

HEX = re.compile(r"[A-Z]{1,2}\d{1,2}")
ON_HEXES = {
    "to", "back", "swing", "tail", "place", "place-rider", "lantern", "barricade", "crew", "fall", "land", "drop",
    "drop-horse", "retreat", "retreat-horse",
}  # fmt: skip
ON_FIGURES = {"victim", "advance", "answer", "with", "on"}
OF_A_FIGURE = {"mount", "dismount", "hitch", "unhitch", "clear", "dress", "haul", "challenge", "harakiri"}
GRAVE = {"challenge", "answer", "refuse", "harakiri"}
"""What is confirmed before it is played."""
# What floats above the map is put away, so that every hex can be clicked where it lies.
BARE = ".small-map, .around .tools, .roof-switch { display: none !important; }"
WIDE_MAP = {"viewport": {"width": 690, "height": 1300}, "bypass_csp": True}
WHERE = """hex => {
  const letters = hex.match(/^[A-Z]+/)[0];
  const column = letters.length === 1 ? letters.charCodeAt(0) - 64 : letters.charCodeAt(1) - 64 + 26;
  const row = Number(hex.slice(letters.length));
  const half = 32 * Math.sqrt(3) / 2;
  const paper = document.querySelector("[data-map] .paper");
  const box = paper.getBoundingClientRect(), scale = box.width / paper.offsetWidth;
  const x = 26 + 32 + (column - 1) * 48, y = 26 + 2 * half + (row - 1) * 2 * half - (column % 2 ? 0 : half);
  return [box.x + x * scale, box.y + y * scale];
}"""


def seed_of(number: int) -> str:
    return f"{number:064x}"


def nonce_of(seat: int) -> str:
    return f"{seat:032x}"


NONCES = [nonce_of(seat) for seat in range(2)]


SECRETS: dict[tuple[Path, str], str] = {}
"""What the cookies of people's browsers hold, by the server's folder and their names."""


def make_tables(folder: Path, wishes: Sequence[dict[str, Any]]) -> list[str]:
    """Tables in a server's folder, from positions and with dice that are always the same; their addresses.

    A wish: `game` (if not Samouraï), `options`, `position` (where the game begins, if not at its start), `moves`
    that were made already,
    `ago` (so many milliseconds) and `seats`, each
    somebody's name, or None for a bot.
    """

    async def make() -> list[str]:
        ago = 0
        services = Services(Store(sqlite_address(folder)), now=lambda: now() - ago)
        await services.open()
        made = []

        def session_of(name: str) -> str:
            return hash_secret(SECRETS.setdefault((folder, name), services.tokens.new(Caller.BROWSER)))

        try:
            for number, wish in enumerate(wishes):
                seats = [
                    Seat(Kind.BOT, "", "random", None, True)
                    if name is None
                    else Seat(Kind.PERSON, name, "", nonce_of(seat), True)
                    for seat, name in enumerate(wish["seats"])
                ]
                begin = wish.get("position")
                ago = wish.get("ago", 0)
                with patch.object(dealing, "new_seed", partial(seed_of, wish.get("seed", number))):
                    table, _ = await create(
                        services,
                        hash_secret("host"),
                        wish.get("game", "samourai"),
                        wish["options"],
                        seats,
                        position=begin,
                    )
                held = [(seat, session_of(name)) for seat, name in enumerate(wish["seats"]) if name]
                for seat, session in held:
                    table.sitters[seat].add(session)
                rows = [sitter_row(table.id, seat, session, "", now()) for seat, session in held]
                await services.store.write(Write(schema.sitters.insert(), rows))
                for text in wish.get("moves", ()):
                    seat = table.play.state.to_act
                    assert seat is not None
                    holder = session_of(wish["seats"][seat])
                    await services.moves.act(table.id, holder, seat, table.play.version, text)
                made.append(table.id)
        finally:
            await services.close()
        return made

    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(1) as elsewhere:  # Playwright has a loop running in this thread
        return elsewhere.submit(asyncio.run, make()).result()


def recognise(one: Person, name: str) -> None:
    """The browser is the one that holds a seat already."""
    secret = SECRETS[one.server.data, name]
    one.context.add_cookies([{"name": COOKIE, "value": secret, "url": one.server.address}])


def sit_at(one: Person, table: str) -> None:
    one.go(f"/t/{table}")
    one.page.locator("[data-map]").wait_for()
    one.page.locator("[data-prompt]").wait_for()
    one.page.add_style_tag(content=BARE)
    one.page.locator("[data-map]").focus()
    one.page.keyboard.press("0")


def point(one: Person, hex: str) -> None:
    """A click on a hex, once the map has come to rest under the pointer."""
    over = one.page.locator(f'[data-map][data-under="{hex}"]')

    def is_under() -> bool:
        one.page.locator("[data-map]").evaluate("map => map.scrollIntoView({block: 'center'})")
        x, y = one.page.evaluate(WHERE, hex)
        one.page.mouse.move(x + 1, y)
        one.page.mouse.move(x, y)
        return over.count() == 1

    one.wait_until(is_under)
    one.page.mouse.down()
    one.page.mouse.up()


def point_by_keys(one: Person, hex: str) -> None:
    """N goes on to the next thing that may be pointed at; else the arrows lead there."""
    field = one.page.locator("[data-map]")
    field.focus()

    def cursor() -> str:
        at: str = one.page.evaluate("document.querySelector('[data-cursor]')?.dataset.cursor ?? ''")
        return at

    seen: set[str] = set()
    while cursor() != hex and cursor() not in seen:
        seen.add(cursor())
        one.page.keyboard.press("n")
    for _ in range(60):
        if cursor() == hex:
            break
        one.page.keyboard.press(way_of_keys(cursor(), hex))
    assert cursor() == hex
    one.page.keyboard.press("Enter")


def column_row(hex: str) -> tuple[int, int]:
    letters = re.match(r"[A-Z]+", hex)
    assert letters
    text = letters.group()
    return (ord(text) - 64 if len(text) == 1 else ord(text[1]) - 38), int(hex[len(text) :])


def way_of_keys(start: str, end: str) -> str:
    """Left and right keep to the row as well as the grid lets them; then up or down."""
    if not start:
        return "ArrowUp"
    (column, row), (to_column, to_row) = column_row(start), column_row(end)
    if column != to_column:
        return "ArrowRight" if to_column > column else "ArrowLeft"
    return "ArrowDown" if to_row > row else "ArrowUp"


def hexes_of(view: dict[str, Any], unit: str) -> list[str]:
    return next(list(one.get("hexes") or []) for one in [*view["men"], *view["horses"]] if one["id"] == unit)


def hexes_named(choice: dict[str, Any], view: dict[str, Any]) -> list[str]:
    """The hexes to point at; of a horse that retreats the one that is new to it."""
    hexes = HEX.findall(choice["notation"])
    if choice["verb"] != "retreat-horse":
        return hexes
    now = hexes_of(view, choice["notation"].split(":")[1].split(">")[0])
    return [hex for hex in hexes if hex not in now]


def friend_in_the_way(choice: dict[str, Any], view: dict[str, Any]) -> bool:
    """Whether a step leads onto the hex of a friend."""
    if choice["verb"] not in {"to", "back", "swing", "tail"}:
        return False
    going = [view["walk"]["unit"], *view["walk"]["crew"]]
    return any(
        man["side"] == view["seat"] and man["id"] not in going and man["life"] != "dead" and man["place"] == "on-map"
        for man in view["men"]
        if choice["args"]["hex"] in (man.get("hexes") or ())
    )


def an_attack(state: tatami.State, unit: str) -> tuple[list[str], list[str]]:
    """The first whole attack that this one can begin: who takes part, and on whom."""
    trial = state.copy()
    trial.apply(trial.parse(f"attack:{unit}"))
    attackers, defenders = [unit], []
    while (notations := [trial.notation(action) for action in trial.actions()]) and "go" not in notations:
        chosen = next((text for text in notations if text.startswith("on:")), notations[0])
        (defenders if chosen.startswith("on:") else attackers).append(chosen.partition(":")[2])
        trial.apply(trial.parse(chosen))
    return attackers, defenders
