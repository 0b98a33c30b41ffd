"""A map in characters: hexes, walls, openings and crests, with two characters in every hex to say what is there."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from tatami.core.words import Words
from tatami.games.samourai import maps
from tatami.games.samourai.maps import Map
from tatami.games.samourai.rules.board import Board, Side, Terrain
from tatami.games.samourai.rules.hexes import COLUMN_NAMES, ROWS, SIDES, Direction

PITCH = 3  # characters from column to column
MARGIN = 3  # for the numbers of the rows, on both sides
GROUND = {
    Terrain.FLAT: "  ", Terrain.BRUSH: "bb", Terrain.TREE: "TT", Terrain.BANK: "nn", Terrain.PADDY: "rr",
    Terrain.RIVER: "~~", Terrain.BRIDGE: "==", Terrain.TORII: "tt", Terrain.INTERIOR: "..", Terrain.ENTRY: "..",
}  # fmt: skip
RAISED = " '"  # flat ground of level 1
SIDE = {Side.CREST: "^", Side.DOOR: "D", Side.WINDOW: "o", Side.WALL: "#"}
OPEN = {
    Direction.N: "_", Direction.NE: "\\", Direction.SE: "/", Direction.S: "_", Direction.SW: "\\", Direction.NW: "/",
}  # fmt: skip
# Where a side is drawn, from the first character and line of its hex.
SPOTS = {
    Direction.N: ((1, 0), (2, 0)), Direction.NE: ((3, 1),), Direction.SE: ((3, 2),), Direction.S: ((1, 2), (2, 2)),
    Direction.SW: ((0, 2),), Direction.NW: ((0, 1),),
}  # fmt: skip


def hex_map(
    ground: Map, labels: Mapping[int, str] | None = None, width: int = 80, window: tuple[int, int] | None = None
) -> list[str]:
    """The whole map in as many panels, one below the other, as the width asks for; or a window of its columns.

    `labels` says of a hex what stands there, in two characters; other hexes show their ground.
    """
    lines: list[str] = []
    for first, last in [window] if window else panels(ground.columns, width):
        if lines:
            lines.append("")
        lines += panel(ground, labels or {}, first, last)
    return lines


def legend(words: Words) -> list[str]:
    """What the characters mean."""
    kinds = [
        (GROUND[kind], f"samourai-terrain-{kind.name.lower()}")
        for kind in Terrain
        if kind not in (Terrain.FLAT, Terrain.ENTRY)
    ]
    kinds.append((RAISED, "samourai-text-raised"))
    sides = [(mark, f"samourai-hexside-{kind.name.lower()}") for kind, mark in SIDE.items()]
    return [", ".join(f"{mark.strip()} {words(key)}" for mark, key in listed) for listed in (kinds, sides)]


def panels(columns: int, width: int) -> list[tuple[int, int]]:
    """The columns of each panel; neighbouring panels share one, so that every step can be followed on one of them."""
    room = max(2, (width - 2 * MARGIN - 1) // PITCH)
    if columns <= room:
        return [(1, columns)]
    count = 2
    while columns + count - 1 > count * room:
        count += 1
    cuts = [1 + (columns - 1) * number // count for number in range(count + 1)]
    return list(pairwise(cuts))


def panel(ground: Map, labels: Mapping[int, str], first: int, last: int) -> list[str]:
    """Some columns of a map, from top to bottom."""
    b = maps.plain_ground(ground)
    across = PITCH * (last - first + 1) + 1
    paper = [[" "] * across for _ in range(2 * ground.rows + 2)]
    numbers = [" " * MARGIN] * len(paper)
    for column in range(first, last + 1):
        for row in range(1, ground.rows + 1):
            x, y = PITCH * (column - first), 2 * row - 1 - (column + 1) % 2
            place = (column - 1) * ROWS + row - 1
            draw_hex(b, paper, place, x, y, labels.get(place, ground_of(b, place)))
            if column == first:
                numbers[y + 1] = f"{row:>2} "
    names = " " * MARGIN + " " + "".join(f"{name:<{PITCH}}" for name in COLUMN_NAMES[first - 1 : last])
    body = [(number + "".join(line)).rstrip() for number, line in zip(numbers, paper, strict=True)]
    return [names.rstrip(), *body, names.rstrip()]


def ground_of(b: Board, place: int) -> str:
    terrain = Terrain(b.terrain[place])
    return RAISED if terrain == Terrain.FLAT and b.level[place] else GROUND[terrain]


def draw_hex(b: Board, paper: list[list[str]], place: int, x: int, y: int, label: str) -> None:
    for side in range(SIDES):
        kind = b.side[place, side]
        direction = Direction(side)
        mark = OPEN[direction] if kind == Side.OPEN else SIDE[Side(kind)]
        for dx, dy in SPOTS[direction]:
            paper[y + dy][x + dx] = mark
    paper[y + 1][x + 1 : x + 3] = list(f"{label:<2}"[:2])
