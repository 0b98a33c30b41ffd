"""Maps written back as text, to compare them with what was read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tatami.core.compiled import plain
from tatami.games.samourai.maps import Map
from tatami.games.samourai.rules import hexes as grid
from tatami.games.samourai.rules.board import SYMBOLS
from tatami.games.samourai.rules.hexes import COLUMN_NAMES, NAMES, ROWS, VERTICES

row_of = plain(grid.row_of)


def write_map(ground: Map, heading: Sequence[str] = ()) -> str:
    """The text of a map; reading it gives the same map."""
    lines = [*heading, "", "[map]"] if heading else ["[map]"]
    lines.append(f"id = {ground.id}")
    if ground.title_key:
        lines.append(f"title_key = {ground.title_key}")
    if ground.title:
        lines.append(f"title = {ground.title}")
    lines += [f"columns = {ground.columns}", f"rows = {ground.rows}", "raised = even"]
    lines += [f"provenance = {ground.provenance}", "", "[grid]"]
    lines.append("   " + "".join(f"{name:>3}" for name in COLUMN_NAMES[: ground.columns]))
    for row in range(ground.rows):
        symbols = (SYMBOLS[ground.terrain[column * ROWS + row]] for column in range(ground.columns))
        lines.append(f"{row + 1:>3}" + "".join(f"{symbol:>3}" for symbol in symbols))
    lines += ["", "[levels]"]
    if raised := rectangles([place for place in ground.hexes() if ground.level[place]]):
        lines.append(f"1: {' '.join(raised)}")
    lines += ["", "[buildings]", *(f"{name}: {named(hexes)}" for name, hexes in ground.buildings)]
    for title, openings in (("doors", ground.doors), ("windows", ground.windows)):
        lines += ["", f"[{title}]", *(f"{NAMES[inside]}/{NAMES[outside]}" for inside, outside in openings)]
    lines += ["", "[corners]", *(f"{NAMES[place]}-{VERTICES[vertex]}" for place, vertex in ground.corners)]
    lines += ["", "[marks]", *(f"{name}: {named(hexes)}" for name, hexes in ground.marks)]
    return "\n".join(lines) + "\n"


def named(hexes: Iterable[int]) -> str:
    return " ".join(NAMES[place] for place in hexes)


def rectangles(hexes: list[int]) -> list[str]:
    """The hexes as few rectangles, each grown eastwards row by row from the first hex left."""
    left = set(hexes)
    found = []
    while left:
        start = min(left)
        bottom = start
        while bottom + 1 in left and row_of(bottom) < ROWS:
            bottom += 1
        column = range(start, bottom + 1)
        width = 1
        while all(place + width * ROWS in left for place in column):
            width += 1
        end = bottom + (width - 1) * ROWS
        found.append(NAMES[start] if start == end else f"{NAMES[start]}-{NAMES[end]}")
        left -= {place + step * ROWS for place in column for step in range(width)}
    return found
