"""A board in characters: what a game's `terminal` module gets, and what it must offer."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from tatami.core.figures import Figures
from tatami.core.json_types import View
from tatami.core.words import Words
from tatami.drawing.canvas import GOLD, GREEN, NIGHT, Canvas
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


class BoardDrawing:
    """A board that is being drawn, with all that its parts need."""

    def __init__(self, seen: BoardView, picking: Picking, words: Words) -> None:
        self.canvas = Canvas()
        self.seen, self.view, self.words = seen, seen.view, words
        self.can, self.picked = picking.open, picking.picked

    def style(self, otherwise: str, *things: Thing) -> str:
        """What was pointed at stands out, and so does what may be."""
        if any(thing in self.picked for thing in things):
            return f"bold {NIGHT} on {GREEN}"
        return f"bold {NIGHT} on {GOLD}" if any(thing in self.can for thing in things) else otherwise


class Board(Protocol):
    """What a game's `terminal` module offers."""

    def things(self, choice: Choice, view: View) -> list[Thing]:
        """The things that a choice consists of, in the order in which they are pointed at."""

    def draw(self, seen: BoardView, picking: Picking, words: Words, width: int, height: int) -> Canvas: ...

    def about(self, thing: Thing, seen: BoardView, words: Words) -> str:
        """A line on a thing that somebody points at; may be empty."""
