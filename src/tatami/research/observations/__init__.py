"""What a seat may know, as one line of small whole numbers: for learners.

Each game has one compiled encoder, in the module here that has its name, and a layout that says field by field what
the numbers mean (docs/research.md). A line holds nothing that the seat's view does not hold.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tatami.core.compiled import bind, rule
from tatami.core.game import Game, State
from tatami.core.record import Raw, dtype_of

if TYPE_CHECKING:
    TABLE: Any = None
    FIGURES: Any = None
    encode: Any = None

Line = np.ndarray[Any, np.dtype[np.int8]]


class Field(NamedTuple):
    """One field of a line: its shape, the range of its numbers, what they mean."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def width(self) -> int:
        return prod(self.shape)


class Layout:
    """The fields of a line, in order."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        self.places: dict[str, slice] = {}
        at = 0
        for field in fields:
            self.places[field.name] = slice(at, at + field.width)
            at += field.width
        self.width = at

    def read(self, line: Line) -> dict[str, Line]:
        """The fields of a line (or of many) by their names; views, not copies."""
        return {
            field.name: line[..., self.places[field.name]].reshape(line.shape[:-1] + field.shape)
            for field in self.fields
        }

    def bounds(self) -> tuple[Line, Line]:
        """The lowest and the highest number of every cell."""
        low = [np.full(field.width, field.low, np.int8) for field in self.fields]
        high = [np.full(field.width, field.high, np.int8) for field in self.fields]
        return np.concatenate(low), np.concatenate(high)


NOTHING = Layout()


@rule
def see_nothing(t: Any, f: Any, seat: int, out: Any) -> int:
    """The encoder of those who do not look."""
    return 0


def observed() -> list[str]:
    """The games that have an encoder."""
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__))


def _module(name: str) -> Any:
    if name not in observed():
        raise ValueError(f"{name}: has no observation tensor; {', '.join(observed())} have; use observe=False")
    return import_module(f"{__name__}.{name.replace('-', '_')}")


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
