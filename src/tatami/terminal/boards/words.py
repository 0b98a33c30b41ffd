"""A game that has no drawing of its own: the view in words."""

from __future__ import annotations

from typing import Any

import tatami
from tatami.core.words import Words
from tatami.terminal.boards.canvas import Canvas
from tatami.terminal.picking import Picking, Thing
from tatami.terminal.seen import Choice, Seen


def things(choice: Choice, view: dict[str, Any]) -> list[Thing]:
    return []


def draw(seen: Seen, picking: Picking, words: Words, width: int, height: int) -> Canvas:
    canvas = Canvas()
    for y, line in enumerate(tatami.game(seen.game).board(seen.view, words)):
        canvas.put(0, y, line)
    return canvas


def about(thing: Thing, seen: Seen, words: Words) -> str:
    return ""
