"""Boards drawn in characters: a module for each game, beside a plain one for games that have none."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from tatami.core.words import Words
from tatami.terminal.boards.canvas import Canvas
from tatami.terminal.picking import Picking, Thing
from tatami.terminal.seen import Choice, Seen


class Board(Protocol):
    """What a game's module offers."""

    def things(self, choice: Choice, view: dict[str, Any]) -> list[Thing]:
        """The things that a choice consists of, in the order in which they are pointed at."""

    def draw(self, seen: Seen, picking: Picking, words: Words, width: int, height: int) -> Canvas: ...

    def about(self, thing: Thing, seen: Seen, words: Words) -> str:
        """A line on a thing that somebody points at; may be empty."""


def board_of(game: str) -> Board:
    name = f"{__name__}.{game.replace('-', '_')}"
    module: Any = import_module(name if find_spec(name) else f"{__name__}.words")
    board: Board = module
    return board
