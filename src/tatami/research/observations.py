"""What a seat may know, as one line of small whole numbers: for learners.

Each game has one compiled encoder, in its module `tensor`, and a layout that says field by field what the numbers mean
(docs/research.md). A line holds nothing that the seat's view does not hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.core.compiled import bind, rule
from tatami.core.game import Game, State
from tatami.core.record import Raw, dtype_of
from tatami.core.registry import folder, games
from tatami.core.registry import game as game_called
from tatami.core.tensor import Layout, Line

if TYPE_CHECKING:
    TABLE: Any = None
    FIGURES: Any = None
    encode: Any = None

NOTHING = Layout()


@rule
def see_nothing(t: Any, f: Any, seat: int, out: Any) -> int:
    """The encoder of those who do not look."""
    return 0


def observed() -> list[str]:
    """The games that have an encoder."""
    return [name for name in games() if is_observed(name)]


def is_observed(name: str) -> bool:
    return (folder(name) / "tensor.py").is_file()


def _module(name: str) -> Any:
    module = game_called(name).part("tensor")
    if module is None:
        raise ValueError(
            f"{name}: has no observation tensor; {', '.join(observed())} have; batches play without: observe=False"
        )
    return module


def encoder(name: str) -> Any:
    """A game's compiled encoder: encode(t, f, seat, out) writes a line and returns its width."""
    return _module(name).encode


def layout(game: Game, options: Mapping[str, Any]) -> Layout:
    """What the numbers of a line mean at such a table."""
    made: Layout = _module(game.name).layout(options)
    return made


def encode_raw(raw: Raw, figures: Raw, seat: int, out: Line) -> int:
    return encode(raw.view(TABLE)[0], figures.view(FIGURES)[0], seat, out)  # type: ignore[no-any-return]


@cache
def entrance(name: str, game: Game) -> Any:
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
    entrance(state.game.name, state.game)(state._raw, state._figures, seat, out)
    return out
