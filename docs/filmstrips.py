"""Makes pictures of Kenjin's and Samurai Spirit's tables, and filmstrips of what plays on them.

`python docs/filmstrips.py [GAME] [SUFFIX...]`, once the page is built. Bots play games until one comes to each moment
(a Kiai, the end of a round, the last card before the battles); tables begin there, on a real server in a real Chromium,
by day and by night, on a desk, a large screen and a phone. A filmstrip is twelve frames of what plays by itself.
`--film` writes the battles as an animation for the README instead.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.battlefield import make_tables, recognise
from tests.browser.conftest import CHROMIUM, FLAGS, Person, Server
from tests.browser.tour import ask

import tatami
from tatami.bots import Knowledge, choose

FOLDER = Path(__file__).parent / "screenshots"
DESK, LARGE, PHONE = (1440, 900), (1920, 1080), (390, 844)
SCREENS = {
    "desktop": (DESK, "light"),
    "dark": (DESK, "dark"),
    "large": (LARGE, "light"),
    "large-dark": (LARGE, "dark"),
    "phone": (PHONE, "light"),
    "phone-dark": (PHONE, "dark"),
}
ME = "Aiko"
FRAMES = 12
SEEDS = 400
FILM = "kenjin-battle-film"
FILM_WIDTH, FILM_EVERY = 720, 140
"""Pixels, and milliseconds between two frames."""

State = tatami.State
Wanted = Callable[[State, str, State], bool]
"""Of a decision of mine: the state before it, what is played, the state after it and after what chance brought then."""


@dataclass(frozen=True)
class Moment:
    """A picture: of the table before my decision, or of what comes of it."""

    name: str
    options: dict[str, Any]
    wanted: Wanted
    seen: str
    """What must stand on the page before the picture is taken."""
    plays: bool = False
    is_film: bool = False


def view(state: State) -> dict[str, Any]:
    told: dict[str, Any] = state.view(0)
    return told


def cards_left(state: State) -> int:
    count: int = view(state)["seats"][0]["cards_in_hand"]
    return count


def is_engaging(state: State, left: int) -> bool:
    return view(state)["decision"] == "engage" and cards_left(state) == left


def is_over(state: State, won: bool) -> bool:
    return state.to_act is None and state.result is not None and (0 in state.result.winners) is won


def has_cards(state: State) -> bool:
    """A line on every board, a raider in my hand."""
    return view(state)["decision"] == "place" and all(len(seat["line"]) > 1 for seat in view(state)["seats"])


FOUR = {"samurai": ["heihachi", "kyuzo", "gorobei", "daisuke"], "difficulty": "easy"}
SEVEN = {"samurai": ["heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro"]}
HELD = ".hand .card[aria-disabled=false]"
MOMENTS = {
    "kenjin": [
        Moment("opening", {}, lambda before, _, after: True, HELD),
        Moment("", {}, lambda before, _, after: is_engaging(before, 7), HELD),
        Moment("four", {"players": 4, "teams": True}, lambda before, _, after: cards_left(before) == 5, HELD),
        Moment(
            "draft", {"players": 3, "setup": "draft"}, lambda before, _, after: len(view(before)["offer"]) > 2, ".offer"
        ),
        Moment("won", {}, lambda before, _, after: is_over(after, True), ".ending", plays=True),
        Moment("lost", {}, lambda before, _, after: is_over(after, False), ".ending", plays=True),
        Moment(
            "battle", {}, lambda before, _, after: is_engaging(before, 1), ".ending", plays=True, is_film=True
        ),
    ],
    "samurai-spirit": [
        Moment("opening", FOUR, lambda before, _, after: True, ".deed:enabled"),
        Moment("", FOUR, lambda before, _, after: has_cards(before), ".deed:enabled"),
        Moment("seven", SEVEN, lambda before, _, after: has_cards(before), ".deed:enabled"),
        Moment("kiai", FOUR, lambda before, played, after: played == "kiai", "[data-kiai]", plays=True),
        Moment("won", FOUR, lambda before, _, after: is_over(after, True), ".ending", plays=True),
        Moment("lost", FOUR, lambda before, _, after: is_over(after, False), ".ending", plays=True),
        Moment(
            "round-end", FOUR, lambda before, _, after: view(after)["round"] > view(before)["round"], "[data-summary]",
            plays=True, is_film=True,
        ),
    ],
}  # fmt: skip


def decisions(game: str, options: dict[str, Any], seed: int) -> Iterator[tuple[State, str, State]]:
    """A game of bots: my decisions, each with the states around it."""
    state, dealer = tatami.game(game).new(**options), tatami.Dealer(seed=seed)
    before, played = state.copy(), ""
    while True:
        while state.to_act == tatami.CHANCE:
            state.apply(dealer.deal(state))
        if played:
            yield before, played, state
        if state.to_act is None:
            return
        before, played = state.copy(), ""
        action = choose(Knowledge(state, state.to_act, seed), "habit", seed)
        if state.to_act == 0:
            played = state.notation(action)
        state.apply(action)


@cache
def found(game: str, name: str) -> tuple[dict[str, Any], str, int]:
    """Where a table of this moment begins, what I play there, and the number of seats."""
    moment = next(one for one in MOMENTS[game] if one.name == name)
    for seed in range(SEEDS):
        for before, played, after in decisions(game, moment.options, seed):
            if moment.wanted(before, played, after):
                return before.position(), played, before.seats
    raise AssertionError(f"no game comes to {game} {name}")


def save(picture: Image.Image, name: str) -> None:
    """As few colours as prints have keep the files small."""
    picture.convert("RGB").quantize(160, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


def look(one: Person) -> Image.Image:
    return Image.open(io.BytesIO(one.page.screenshot()))


def play(one: Person, table: str, text: str) -> None:
    seen = ask(one, f"/tables/{table}?since=1000000").json()
    answer = ask(one, f"/tables/{table}/actions", {"version": seen["version"], "action": text})
    assert answer.ok, answer.text()


def strip(frames: list[Image.Image], is_tall: bool) -> Image.Image:
    columns, width = (6, 195) if is_tall else (4, 400)
    chosen = [frames[round(n * (len(frames) - 1) / (FRAMES - 1))] for n in range(FRAMES)]
    height = round(width * chosen[0].height / chosen[0].width)
    made = Image.new("RGB", (columns * width, -(-FRAMES // columns) * height))
    for n, frame in enumerate(chosen):
        small = frame.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
        made.paste(small, (n % columns * width, n // columns * height))
    return made


def filmed(one: Person, table: str, moment: Moment, text: str, every: int = 120) -> list[Image.Image]:
    """From my decision on until nothing plays any more."""
    frames = [look(one)]
    play(one, table, text)
    while not one.page.locator(moment.seen).count() or one.page.locator("[data-playing]").count():
        frames.append(look(one))
        one.page.wait_for_timeout(every)
        seen = ask(one, f"/tables/{table}?since=1000000").json()
        if seen["your_turn"] and not one.page.locator(f"[data-playing], {moment.seen}").count():
            play(one, table, seen["legal"][0]["action"])  # a choice in the midst of it
    one.page.wait_for_timeout(500)
    return [*frames, look(one)]


def picture(one: Person, table: str, game: str, moment: Moment, suffix: str) -> None:
    one.go(f"/t/{table}")
    one.page.locator("[data-prompt].mine").first.wait_for()
    text = found(game, moment.name)[1]
    title = "-".join(part for part in (game, moment.name, suffix) if part)
    if moment.is_film:
        save(strip(filmed(one, table, moment, text), SCREENS[suffix][0] is PHONE), title)
        return
    if moment.plays:
        play(one, table, text)
    elif game == "kenjin" and not moment.name:
        one.page.locator(moment.seen).nth(2).click(position={"x": 10, "y": 12})
    one.page.locator(moment.seen).first.wait_for()
    one.page.wait_for_timeout(450)
    save(look(one), title)


def somebody(browser: Browser, server: Server, suffix: str, motion: bool) -> Person:
    (width, height), scheme = SCREENS[suffix]
    touch = {"has_touch": True, "is_mobile": True} if width < 600 else {}
    moves = "no-preference" if motion else "reduce"
    viewport = {"width": width, "height": height}
    one = Person(browser, server, curious=False, viewport=viewport, color_scheme=scheme, reduced_motion=moves, **touch)
    recognise(one, ME)
    return one


def film(browser: Browser, server: Server, table: str) -> None:
    """Real frames, small, one after the other."""
    moment = MOMENTS["kenjin"][-1]
    one = somebody(browser, server, "desktop", motion=True)
    one.go(f"/t/{table}")
    one.page.locator(HELD).first.wait_for()
    frames = filmed(one, table, moment, found("kenjin", "battle")[1], every=30)
    height = round(FILM_WIDTH * DESK[1] / DESK[0])
    small = [frame.convert("RGB").resize((FILM_WIDTH, height), Image.Resampling.LANCZOS) for frame in frames]
    pauses = [FILM_EVERY] * (len(small) - 1) + [2500]
    small[0].save(
        FOLDER / f"{FILM}.webp", save_all=True, append_images=small[1:], duration=pauses, loop=0, quality=45, method=4
    )


def main() -> None:
    wishes = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    games = [game for game in MOMENTS if game in wishes] or list(MOMENTS)
    suffixes = [suffix for suffix in SCREENS if suffix in wishes] or list(SCREENS)
    shots = [(game, moment, suffix) for game in games for moment in MOMENTS[game] for suffix in suffixes]
    if "--film" in sys.argv:
        shots = [("kenjin", MOMENTS["kenjin"][-1], "desktop")]
    tables = []
    for game, moment, _ in shots:
        position, _, seats = found(game, moment.name)
        begin = {"options": position["options"], "position": position, "seats": [ME, *[None] * (seats - 1)]}
        tables.append({"game": game, "seed": 3, **begin})
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        ids = make_tables(server.data, tables)
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            if "--film" in sys.argv:
                film(browser, server, ids[0])
                return
            for table, (game, moment, suffix) in zip(ids, shots, strict=True):
                one = somebody(browser, server, suffix, moment.is_film or moment.name == "kiai")
                picture(one, table, game, moment, suffix)
                one.context.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
