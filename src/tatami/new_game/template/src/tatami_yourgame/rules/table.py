"""What is true at a table of Your Game."""

from __future__ import annotations

from enum import IntEnum

from tatami.core.record import Cells, cells, i8, record

PLAYERS = 2
CARDS = 3  # numbered 1 to 3; 0 means: not dealt yet
MOST_TAKEN = 3
NOBODY = -1


class Decision(IntEnum):
    """What is being decided, by a seat or by chance."""

    DEAL = 0
    TURN = 1
    OVER = 2


DECISIONS = tuple(decision.name.lower() for decision in Decision)


@record
class Figures:
    last_stone: i8


@record
class Table:
    to_act: i8  # a seat, CHANCE or OVER; every game's table begins with it
    decision: i8
    stones: i8  # left in the heap
    cards: Cells[i8] = cells(PLAYERS)
    shown: Cells[i8] = cells(PLAYERS)
    last: i8  # who took the last stone, or NOBODY
