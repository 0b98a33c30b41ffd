"""What a seat may know, as one line of small whole numbers: for learners.

Each game has one compiled encoder, in its module `tensor`, and a layout that says field by field what the numbers mean
(docs/research.md). A line holds nothing that the seat's view does not hold.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np

from tatami.core.compiled import bind, rule
from tatami.core.game import Game, State
from tatami.core.json_types import Options
from tatami.core.record import Raw, dtype_of
from tatami.core.registry import folder, games
from tatami.core.registry import game as game_called
from tatami.core.tensor import Layout, Line

if TYPE_CHECKING:
    from tatami.core.bound import FIGURES, TABLE, encode

NOTHING = Layout()


@rule
def see_nothing(t: object, f: object, seat: int, out: Line) -> int:
    """The encoder of those who do not look."""
    return 0


def observed_games() -> list[str]:
    """The games that have an encoder."""
    return [name for name in games() if is_observed(name)]


def is_observed(name: str) -> bool:
    return (folder(name) / "tensor.py").is_file()


def _module(name: str) -> ModuleType:
    module = game_called(name).part("tensor")
    if module is None:
        raise ValueError(
            f"{name}: has no observation tensor; {', '.join(observed_games())} have; batches play without: "
            "observe=False"
        )
    return module


def encoder(name: str) -> Callable[..., int]:
    """A game's compiled encoder: encode(t, f, seat, out) writes a line and returns its width."""
    encode: Callable[..., int] = _module(name).encode
    return encode


def layout(game: Game, options: Options) -> Layout:
    """What the numbers of a line mean at such a table."""
    made: Layout = _module(game.name).layout(options)
    return made


def encode_raw(raw: Raw, figures: Raw, seat: int, out: Line) -> int:
    return encode(raw.view(TABLE)[0], figures.view(FIGURES)[0], seat, out)


@cache
def entry_point(name: str, game: Game) -> Callable[..., int]:
    return bind(
        encode_raw,
        name,
        TABLE=dtype_of(game.engine.table),
        FIGURES=dtype_of(game.engine.figures),
        encode=encoder(name),
    )


def observe(state: State, seat: int, out: Line | None = None) -> Line:
    """What a seat may know of a state, as a line."""
    if not 0 <= seat < state.seats:
        raise ValueError(f"seat {seat}: this table has seats 0 to {state.seats - 1}")
    if out is None:
        out = np.zeros(layout(state.game, state.options).width, np.int8)
    entry_point(state.game.name, state.game)(state._raw, state._figures, seat, out)
    return out
