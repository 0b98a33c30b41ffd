"""Tables in the application, played by a pilot that presses keys and looks at the screen."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

import tatami
from tatami.core.words import speak
from tatami.terminal.app import TableApp
from tatami.terminal.boardview import BoardView
from tatami.terminal.local_table import TableHere
from tatami.terminal.seen import AnyTable, Seen
from tatami.terminal.sitting import Sitting

NARROW, WIDE = (80, 24), (160, 50)
PATIENCE_S = 120
SEED = 18


def sitting(game: str, *seats: str, language: str = "en", players: int | None = None, **options: Any) -> Sitting:
    """A table with a person on the first seat and random bots on the others, or as `seats` says."""
    described = tatami.game(game)
    drawn = {} if players is None else described.draw_options(players, tatami.Dealer(SEED).random)
    state = described.new(**{**drawn, **options})
    who = list(seats) or ["human"] + ["random"] * (state.seats - 1)
    return Sitting(state, who, SEED, speak(language))


class Player:
    """Somebody at the application."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.rng = random.Random(SEED)

    @property
    def seen(self) -> Seen:
        assert self.app.at_table.seen is not None
        return self.app.at_table.seen

    @property
    def board(self) -> BoardView:
        return self.app.at_table.query_one("#board", BoardView)

    async def until(self, true: Callable[[], Any]) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while not true():
            assert time.monotonic() < deadline, self.screen()
            await self.pilot.pause()
            await asyncio.sleep(0.01)

    async def my_turn(self) -> bool:
        """Waits until there is something to choose; whether there is, or the game is over."""
        at_table = self.app.at_table
        await self.until(lambda: at_table.seen and (at_table.seen.choices or at_table.seen.status == "over"))
        return bool(self.seen.choices)

    async def type(self, text: str) -> None:
        await self.pilot.press(*(KEYS.get(mark, mark) for mark in text), "enter")

    async def answer(self, text: str) -> None:
        """Types an answer that will be taken."""
        before = self.seen
        await self.type(text)
        await self.until(lambda: self.seen is not before)

    async def play_to_the_end(self) -> None:
        """At random; of Samouraï's many choices always the first, which ends moves and phases soon."""
        while await self.my_turn():
            first = self.seen.game == "samourai"
            await self.answer("1" if first else str(self.rng.randint(1, len(self.seen.choices))))

    async def click(self, thing: str) -> None:
        place = self.board.places[thing]
        offset = self.board.scroll_offset
        top = 1  # the line of the title
        await self.pilot.click("#board", offset=(place.x - offset.x, place.y - offset.y + top))

    def screen(self) -> str:
        """What is to be read on the screen, line by line."""
        return "\n".join(strip.text for strip in self.app.screen._compositor.render_strips()).replace("\xa0", " ")


KEYS = {
    " ": "space", ":": "colon", "@": "at", "/": "slash", ">": "greater_than_sign", ".": "full_stop", "-": "minus",
    "?": "question_mark",
}  # fmt: skip


@asynccontextmanager
async def at(table: AnyTable, game: str, size: tuple[int, int] = NARROW, language: str = "en") -> AsyncIterator[Player]:
    app = TableApp(table, game, speak(language))
    async with app.run_test(size=size) as pilot:
        yield Player(app, pilot)


@asynccontextmanager
async def at_home(one: Sitting, size: tuple[int, int] = NARROW) -> AsyncIterator[Player]:
    async with at(TableHere(one), one.game.name, size, one.words.language) as player:
        yield player
