"""Makes pictures of Kenjin's and Samurai Spirit's tables, and filmstrips of what plays on them.

`python docs/filmstrips.py [GAME] [MOMENT...] [SUFFIX...]`, once the page is built. Bots play games until one comes to
each moment (a Kiai, the end of a round, the last card before the battles); tables are played to it, on a real server in
a real Chromium, by day and by night, on a desk, a large screen and a phone. A filmstrip is twelve frames of what plays
by itself. `--film` writes the battles as an animation for the README instead; `--language=fr --to=FOLDER` look at other
languages.
"""

from __future__ import annotations

import io
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.battlefield import make_tables, nonce_of, recognise, seed_of
from tests.browser.conftest import CHROMIUM, FLAGS, Person, Server
from tests.browser.tour import ask

import tatami
from tatami.bots import Knowledge, choose
from tatami.tables import dealing

WISHES = dict(one.removeprefix("--").split("=") for one in sys.argv[1:] if "=" in one)
FOLDER = Path(WISHES.get("to") or Path(__file__).parent / "screenshots")
DESK, LARGE, PHONE = (1440, 900), (1920, 1080), (390, 844)
SCREENS = {
    "desktop": (DESK, "light"),
    "dark": (DESK, "dark"),
    "large": (LARGE, "light"),
    "large-dark": (LARGE, "dark"),
    "phone": (PHONE, "light"),
    "phone-dark": (PHONE, "dark"),
}
ME, *OTHERS = PEOPLE = ("Aiko", "Ren", "Hana", "Sora", "Mika", "Kenta", "Yuki")
FRAMES = 12
SEEDS = 400
LONGEST = 60
"""Seconds of a film."""
FILM = "kenjin-battle-film"
FILM_WIDTH, FILM_EVERY = 720, 0.19
"""Pixels, and seconds between two frames."""

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
    still: str = ""
    """Of a filmstrip: the name of the picture that is one of its frames, large."""


def view(state: State) -> dict[str, Any]:
    told: dict[str, Any] = state.view(0)
    return told


def cards_left(state: State) -> int:
    count: int = view(state)["seats"][0]["cards_in_hand"]
    return count


def is_engaging(state: State, left: int) -> bool:
    return view(state)["decision"] == "engage" and cards_left(state) == left


def is_sixes(state: State) -> bool:
    """The second round of a draft: some tiles lie already."""
    offer = view(state)["offer"]
    laid = sum(field["battlefield"] is not None for field in view(state)["battlefields"])
    return len(offer) > 1 and laid >= len(view(state)["battlefields"]) // 2


def is_battle(before: State, after: State) -> bool:
    """My last card; every battlefield is fought for."""
    rows = [row["cards"] for field in view(after)["battlefields"] for row in field["rows"]]
    return is_engaging(before, 1) and all(len(row) > 1 for row in rows)


def is_hard_night(before: State, after: State) -> bool:
    """The end of a round that costs something, with intruders."""
    one, two = view(before), view(after)
    lost = one["village"]["farmsteads"] - two["village"]["farmsteads"]
    return (
        two["round"] > one["round"] and lost > 0 and one["intruders"]["count"] > 2 and one["village"]["barricades"] > 1
    )


def is_over(state: State, won: bool) -> bool:
    return state.to_act is None and state.result is not None and (0 in state.result.winners) is won


def has_cards(state: State) -> bool:
    """A line on every board, a raider in my hand."""
    return view(state)["decision"] == "place" and all(len(seat["line"]) > 1 for seat in view(state)["seats"])


FOUR = {"samurai": ["heihachi", "kyuzo", "gorobei", "daisuke"], "difficulty": "easy"}
SEVEN = {"samurai": ["heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro"]}
TOLD = "[data-curve], [data-rounds]"
"""An ending that has told its game."""
HELD = ".hand .card[aria-disabled=false]"
MOMENTS = {
    "kenjin": [
        Moment("opening", {}, lambda before, _, after: True, HELD),
        Moment("", {}, lambda before, _, after: is_engaging(before, 7), HELD),
        Moment("four", {"players": 4, "teams": True}, lambda before, _, after: is_engaging(before, 5), HELD),
        Moment(
            "draft", {"players": 3, "setup": "draft"}, lambda before, _, after: is_sixes(before), ".offer"
        ),
        Moment("won", {}, lambda before, _, after: is_over(after, True), TOLD, plays=True),
        Moment("lost", {}, lambda before, _, after: is_over(after, False), TOLD, plays=True),
        Moment(
            "battle", {}, lambda before, _, after: is_battle(before, after), TOLD, plays=True, still="fight"
        ),
    ],
    "samurai-spirit": [
        Moment("opening", FOUR, lambda before, _, after: True, ".deed:enabled"),
        Moment("", FOUR, lambda before, _, after: has_cards(before), ".deed:enabled"),
        Moment("seven", SEVEN, lambda before, _, after: has_cards(before), ".deed:enabled"),
        Moment("kiai", FOUR, lambda before, played, after: played == "kiai", "[data-kiai]", plays=True),
        Moment("won", FOUR, lambda before, _, after: is_over(after, True), TOLD, plays=True),
        Moment("lost", FOUR, lambda before, _, after: is_over(after, False), TOLD, plays=True),
        Moment(
            "round-end", FOUR, lambda before, _, after: is_hard_night(before, after), "[data-summary]",
            plays=True, still="night",
        ),
    ],
}  # fmt: skip


class Scene(NamedTuple):
    """A table at its moment: its dealing, what was played before, and what is played from my decision on, by whom."""

    seed: int
    seats: int
    moves: list[str]
    later: list[tuple[int, str]]


def played(game: str, options: dict[str, Any], seed: int) -> Iterator[tuple[State, int, str, State]]:
    """A game of bots, dealt as a table deals: each decision, by whom, with the states around it."""
    state, rng, version = tatami.game(game).new(**options), Random(seed), 0
    nonces = [nonce_of(seat) for seat in range(state.seats)]
    before, seat, text = state.copy(), -1, ""
    while True:
        while state.to_act == tatami.CHANCE:
            state.apply(dealing.outcome(state, seed_of(seed), nonces, version))
            version += 1
        if text:
            yield before, seat, text, state.copy()
        if state.to_act is None:
            return
        before, seat = state.copy(), state.to_act
        action = choose(Knowledge(state, seat, rng.getrandbits(32)), "habit", rng.getrandbits(32))
        text = state.notation(action)
        state.apply(action)
        version += 1


@cache
def found(game: str, name: str) -> Scene:
    moment = next(one for one in MOMENTS[game] if one.name == name)
    for seed in range(SEEDS):
        steps = list(played(game, moment.options, seed))
        for n, (before, seat, text, after) in enumerate(steps):
            # The page itself plays what is forced.
            if seat == 0 and len(before.actions()) > 1 and moment.wanted(before, text, after):
                moves = [one[2] for one in steps]
                return Scene(seed, before.seats, moves[:n], [(one[1], one[2]) for one in steps[n:]])
    raise AssertionError(f"no game comes to {game} {name}")


def save(picture: Image.Image, name: str) -> None:
    """As few colours as prints have keep the files small."""
    picture.convert("RGB").quantize(160, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


def look(one: Person) -> Image.Image:
    picture = Image.open(io.BytesIO(one.page.screenshot()))
    picture.info["at"] = time.monotonic()
    return picture


class Sitting:
    """A table from its moment on: others play what they played in the game that was found."""

    def __init__(self, table: str, scene: Scene, people: list[Person]) -> None:
        self.table, self.later, self.people = table, list(scene.later), people

    def play_on(self) -> None:
        seat, text = self.later.pop(0)
        one = self.people[seat]
        version = ask(one, f"/tables/{self.table}?since=1000000").json()["version"]
        answer = ask(one, f"/tables/{self.table}/actions", {"version": version, "action": text, "seat": seat})
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


def filmed(one: Person, sitting: Sitting, moment: Moment, every: int = 120) -> list[Image.Image]:
    """From my decision on until nothing plays any more."""
    frames = [look(one)]
    sitting.play_on()
    deadline = time.monotonic() + LONGEST
    while time.monotonic() < deadline:
        frames.append(look(one))
        one.page.wait_for_timeout(every)
        if not one.page.locator("[data-playing]").count():
            if one.page.locator(moment.seen).count():
                break
            if sitting.later:
                sitting.play_on()  # a choice in the midst of it
            one.page.locator(f"[data-playing], {moment.seen}").first.wait_for()
    one.page.wait_for_timeout(500)
    return [*frames, look(one)]


def picture(one: Person, sitting: Sitting, game: str, moment: Moment, suffix: str) -> None:
    one.go(f"/t/{sitting.table}")
    one.page.locator("[data-prompt].mine").first.wait_for()
    one.page.locator("aside").first.wait_for(state="attached")
    title = "-".join(part for part in (game, moment.name, suffix) if part)
    if moment.still:
        frames = filmed(one, sitting, moment)
        save(strip(frames, SCREENS[suffix][0] is PHONE), title)
        save(frames[round(len(frames) * 0.6)], f"{game}-{moment.still}-{suffix}")
        return
    if moment.plays:
        sitting.play_on()
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
    one = Person(
        browser, server, curious=False, viewport=viewport, color_scheme=scheme, reduced_motion=moves,
        locale=WISHES.get("language", "en-GB"), **touch,
    )  # fmt: skip
    recognise(one, ME)
    return one


def film(one: Person, sitting: Sitting) -> None:
    """Real frames, small, one after the other."""
    moment = MOMENTS["kenjin"][-1]
    one.go(f"/t/{sitting.table}")
    one.page.locator(HELD).first.wait_for()
    first, *rest = filmed(one, sitting, moment, every=30)
    frames = [first]
    for frame in rest:
        if frame is rest[-1] or frame.info["at"] - frames[-1].info["at"] >= FILM_EVERY:
            frames.append(frame)
    height = round(FILM_WIDTH * DESK[1] / DESK[0])
    small = [frame.convert("RGB").resize((FILM_WIDTH, height), Image.Resampling.LANCZOS) for frame in frames]
    # As long as it took: a busy machine takes fewer frames, not a faster film.
    taken = [frame.info["at"] for frame in frames]
    pauses = [round((later - at) * 1000) for at, later in pairwise(taken)] + [2500]
    small[0].save(
        FOLDER / f"{FILM}.webp", save_all=True, append_images=small[1:], duration=pauses, loop=0, quality=45, method=4
    )


def main() -> None:
    wishes = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    games = [game for game in MOMENTS if game in wishes] or list(MOMENTS)
    suffixes = [suffix for suffix in SCREENS if suffix in wishes] or list(SCREENS)
    names = [one for one in wishes if one not in MOMENTS and one not in SCREENS]
    shots = [
        (game, moment, suffix)
        for game in games
        for moment in MOMENTS[game]
        for suffix in suffixes
        if not names or (moment.name or "middle") in names
    ]
    if "--film" in sys.argv:
        shots = [("kenjin", MOMENTS["kenjin"][-1], "desktop")]
    scenes = [found(game, moment.name) for game, moment, _ in shots]
    tables = [
        {
            "game": game,
            "options": moment.options,
            "seed": scene.seed,
            "seats": PEOPLE[: scene.seats],
            "moves": scene.moves,
        }
        for scene, (game, moment, _) in zip(scenes, shots, strict=True)
    ]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        ids = make_tables(server.data, tables)
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            others = [Person(browser, server, curious=False) for _ in range(max(scene.seats for scene in scenes) - 1)]
            for name, other in zip(OTHERS, others, strict=False):
                recognise(other, name)
            for table, scene, (game, moment, suffix) in zip(ids, scenes, shots, strict=True):
                one = somebody(browser, server, suffix, bool(moment.still) or moment.name == "kiai")
                sitting = Sitting(table, scene, [one, *others])
                if "--film" in sys.argv:
                    film(one, sitting)
                else:
                    picture(one, sitting, game, moment, suffix)
                one.context.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
