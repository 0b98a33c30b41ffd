"""A game's board in the terminal: its own, or one in words for games that have none."""

from __future__ import annotations

import tatami
from tatami.drawing.board import Board
from tatami.terminal import word_board


def board_of(game: str) -> Board:
    return tatami.game(game).part("terminal") or word_board
