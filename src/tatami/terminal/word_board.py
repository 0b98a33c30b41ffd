"""A game that has no drawing of its own: the view in words."""

from __future__ import annotations

import tatami
from tatami.core.json_types import View
from tatami.core.words import Words
from tatami.drawing.canvas import Canvas
from tatami.drawing.picking import Choice, Picking, Thing
from tatami.terminal.seen import Seen


def things(choice: Choice, view: View) -> list[Thing]:
    return []


def draw(seen: Seen, picking: Picking, words: Words, width: int, height: int) -> Canvas:
    canvas = Canvas()
    for y, line in enumerate(tatami.game(seen.game).board(seen.view, words)):
        canvas.put(0, y, line)
    return canvas


def about(thing: Thing, seen: Seen, words: Words) -> str:
    return ""
