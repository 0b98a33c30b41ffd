"""Makes the captures of the terminal, and the pictures that environments draw, in docs/screenshots.

`python docs/captures.py [GAME]`, with Tatami and what its tests need installed.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from PIL import Image

import tatami
from tatami.core.words import speak
from tatami.research import pettingzoo
from tatami.terminal.app import TableApp
from tatami.terminal.local_table import TableHere
from tatami.terminal.sitting import Sitting

FOLDER = Path(__file__).parent / "screenshots"
SIZES = {"80x24": (80, 24), "160x50": (160, 50)}
TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "kenjin": ({"players": 2}, 12),
    "samurai-spirit": ({"samurai": ["kyuzo", "daisuke", "gorobei", "kanbei", "heihachi"]}, 3),
    "samourai": ({"scenario": "torii"}, 12),
}
"""Of each game: its options, and how many decisions are made before the picture is taken."""

PICTURED_AFTER = {"kenjin": 19, "samurai-spirit": 26, "samourai": 160}


def bare(svg: str) -> str:
    """Without fonts fetched from elsewhere: the reader's own will do."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: Fira Code, monospace", "font-family: monospace", svg)


async def capture(game: str, size: str) -> None:
    options, decisions = TABLES[game]
    state = tatami.game(game).new(**options)
    seats = ["human"] + ["random"] * (state.seats - 1)
    app = TableApp(TableHere(Sitting(state, seats, 7, speak("en"))), game, speak("en"))
    rng = Random(7)
    async with app.run_test(size=SIZES[size]) as pilot:
        for made in range(decisions + 1):
            while not (app.at_table.seen and (app.at_table.seen.choices or app.at_table.seen.status == "over")):
                await pilot.pause(0.01)
            if made < decisions and app.at_table.seen.choices:
                before = app.at_table.seen
                await pilot.press(*str(rng.randint(1, len(before.choices))), "enter")
                while app.at_table.seen is before:
                    await pilot.pause(0.01)
        await pilot.pause()
        (FOLDER / f"{game}-{size}.svg").write_text(bare(app.export_screenshot(title=app.title)), "utf-8")


def picture(game: str) -> None:
    """What `render_mode="rgb_array"` shows in the middle of a random game."""
    env = pettingzoo.Environments(game).env(render_mode="rgb_array", **TABLES[game][0])
    env.reset(seed=7)
    rng = Random(7)
    for _ in range(PICTURED_AFTER[game]):
        env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    Image.fromarray(env.render()).quantize(200).save(FOLDER / f"picture-{game}.png", optimize=True)


def main() -> None:
    for game in sys.argv[1:] or TABLES:
        picture(game)
        for size in SIZES:
            asyncio.run(capture(game, size))


if __name__ == "__main__":
    main()
