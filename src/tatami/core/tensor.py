"""How a game describes what a seat may know as one line of small whole numbers (its module `tensor`)."""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple

import numpy as np

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
