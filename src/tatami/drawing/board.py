"""A board in characters: what a game's `terminal` module gets, and what it must offer."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from tatami.core.figures import Figures
from tatami.core.json_types import View
from tatami.core.words import Words
from tatami.drawing.canvas import Canvas
from tatami.drawing.picking import Choice, Picking, Thing


class BoardView(Struct, frozen=True):
    """A table as one seat sees it (None: a spectator)."""

    game: str
    figures: Figures
    view: View
    names: list[str]
    seat: int | None
    to_act: int | None
    choices: list[Choice]


class Board(Protocol):
    """What a game's `terminal` module offers."""

    def things(self, choice: Choice, view: View) -> list[Thing]:
        """The things that a choice consists of, in the order in which they are pointed at."""

    def draw(self, seen: BoardView, picking: Picking, words: Words, width: int, height: int) -> Canvas: ...

    def about(self, thing: Thing, seen: BoardView, words: Words) -> str:
        """A line on a thing that somebody points at; may be empty."""
