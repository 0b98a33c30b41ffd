"""Paper ruled into characters, each with its colours and the things that lie there."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip

from tatami.drawing.picking import Thing

# The colours of the table: ink, straw, lacquer. Terminals with fewer colours take the nearest.
INK = "#dcd7ba"
FAINT = "#727169"
NIGHT = "#16161d"
MAT = "#1f1f28"
RAISED = "#2a2a37"
GOLD = "#e6c384"
GREEN = "#98bb6c"
RED = "#e46876"
CLANS = ("#8f3b3b", "#3b5d8f", "#4f7a3f", "#7a5a9c", "#8f6f2f", "#2f7f7f", "#8a4b73")
"""Backgrounds of the seats, dark enough for light letters."""
CLANS_DARK = ("#4a2527", "#253349", "#2c4126", "#3f3150", "#493a1f", "#1f4343", "#472a3d")


class Cell(NamedTuple):
    mark: str = " "
    style: str = ""
    things: tuple[Thing, ...] = ()


BLANK = Cell()


@lru_cache(maxsize=4096)
def read_style(style: str, thing: str) -> Style:
    read = Style.parse(style) if style else Style.null()
    return read + Style(meta={"things": thing}) if thing else read


@lru_cache(maxsize=256)
def mix_colours(colour: str, other: str, share: float) -> str:
    """A colour on its way to another one."""
    first, second = (Color.parse(name).get_truecolor() for name in (colour, other))
    parts = (round(one + (two - one) * share) for one, two in zip(first, second, strict=True))
    return "#" + "".join(f"{part:02x}" for part in parts)


def fit_text(text: str, width: int) -> str:
    """A text in exactly so many characters."""
    return text.ljust(width) if len(text) <= width else text[: max(0, width - 1)] + "…"


class Canvas:
    """Grows as it is written on. `margin` and `head` are columns and lines that stay in sight when it is scrolled."""

    def __init__(self, margin: int = 0, head: int = 0) -> None:
        self.rows: list[list[Cell]] = []
        self.margin = margin
        self.head = head

    @property
    def height(self) -> int:
        return len(self.rows)

    @property
    def width(self) -> int:
        return max((len(row) for row in self.rows), default=0)

    def put(self, x: int, y: int, text: str, style: str = "", *things: Thing) -> int:
        """Writes a text; gives back where it ends."""
        while len(self.rows) <= y:
            self.rows.append([])
        row = self.rows[y]
        row.extend([BLANK] * (x + len(text) - len(row)))
        for place, mark in enumerate(text, x):
            row[place] = Cell(mark, style, things)
        return x + len(text)

    def fill(self, x: int, y: int, width: int, height: int, style: str, *things: Thing) -> None:
        for line in range(y, y + height):
            self.put(x, line, " " * width, style, *things)

    def restyle(self, x: int, y: int, width: int, style: str) -> None:
        """Other colours for what is written there already."""
        if 0 <= y < len(self.rows):
            row = self.rows[y]
            for place in range(max(0, x), min(x + width, len(row))):
                row[place] = row[place]._replace(style=f"{row[place].style} {style}")

    def places(self) -> dict[Thing, Region]:
        """Where each thing lies: its first stretch of characters, with the lines below it."""
        found: dict[Thing, Region] = {}
        for y, row in enumerate(self.rows):
            for x, cell in enumerate(row):
                for thing in cell.things:
                    known = found.get(thing)
                    if known is None:
                        found[thing] = Region(x, y, 1, 1)
                    elif x == known.right and y == known.y:
                        found[thing] = Region(known.x, known.y, known.width + 1, 1)
        return found

    def strips(self) -> list[Strip]:
        strips = []
        for row in self.rows:
            parts = groupby(row, key=lambda cell: (cell.style, cell.things))
            segments = [
                Segment("".join(cell.mark for cell in cells), read_style(style, " ".join(things)))
                for (style, things), cells in parts
            ]
            strips.append(Strip(segments))
        return strips
