"""The grid: columns, rows, neighbours, range, and the plane on which lines are drawn (SB-1.5 to SB-1.8).

A hex is a number, column by column: A1 is 0, A2 is 1, B1 is 16. Smaller maps leave the rest of the numbers unused, so
that `H7` is the same number on every map. Whole numbers only; floating point is never used.
"""

from __future__ import annotations

from enum import IntEnum

from tatami.core.compiled import rule

COLUMNS = 27
ROWS = 16
ROW_BITS = 4  # compiled, a shift is half the work of a division that rounds down
HEXES = COLUMNS * ROWS
OFF = -1  # beyond the edge of the map, or no hex at all
SIDES = 6


class Direction(IntEnum):
    """Towards a neighbour, and the hexside that faces it; clockwise."""

    N = 0
    NE = 1
    SE = 2
    S = 3
    SW = 4
    NW = 5


class Vertex(IntEnum):
    """Clockwise. Side d runs from vertex (d + 4) % 6 to vertex (d + 5) % 6."""

    E = 0
    SE = 1
    SW = 2
    W = 3
    NW = 4
    NE = 5


DIRECTIONS = tuple(direction.name for direction in Direction)
VERTICES = tuple(vertex.name for vertex in Vertex)

# SB-1.6 in columns and half rows (h = 2r - e of SB-1.7), where no column needs a rule of its own.
STEP_COLUMN = (0, 1, 1, 0, -1, -1)
STEP_HALF_ROW = (-2, -1, 1, 2, 1, -1)
FACING = tuple(
    next((way for way in range(SIDES) if (STEP_COLUMN[way], STEP_HALF_ROW[way]) == (across, down)), OFF)
    for across in (-1, 0, 1)
    for down in (-2, -1, 0, 1, 2)
)
"""The direction of a hex so many columns and half rows away."""

# SB-1.8, relative to the centre.
VERTEX_X = (4, 2, -2, -4, -2, 2)
VERTEX_Y = (0, 2, 2, 0, -2, -2)
MIDDLE_X = (0, 3, 3, 0, -3, -3)
MIDDLE_Y = (-2, -1, 1, 2, 1, -1)


def column_name(column: int) -> str:
    """1 is A, 26 is Z, 27 is AA."""
    return chr(64 + column) if column <= 26 else "A" + chr(38 + column)


COLUMN_NAMES = tuple(column_name(column) for column in range(1, COLUMNS + 1))
NAMES = tuple(f"{column}{row}" for column in COLUMN_NAMES for row in range(1, ROWS + 1))
NUMBERS = {name: number for number, name in enumerate(NAMES)}


@rule
def column_of(place: int) -> int:
    """1 for A, 27 for AA."""
    return (int(place) >> ROW_BITS) + 1


@rule
def row_of(place: int) -> int:
    return (int(place) & (ROWS - 1)) + 1


@rule
def half_row_of(place: int) -> int:
    """SB-1.7: h, in which columns B, D, F… sit half a hex higher."""
    return 2 * ((int(place) & (ROWS - 1)) + 1) - ((int(place) >> ROW_BITS) & 1)


@rule
def hex_in(column: int, half_row: int, columns: int, rows: int) -> int:
    """The hex of a column and half row, or OFF."""
    row = (half_row + 1) // 2
    if column < 1 or column > columns or row < 1 or row > rows:
        return OFF
    return (column - 1) * ROWS + row - 1


@rule
def next_hex(place: int, direction: int, columns: int, rows: int) -> int:
    """SB-1.6: the neighbour in that direction on a map of that size, or OFF. In play `board.beside` knows it."""
    return hex_in(
        column_of(place) + STEP_COLUMN[direction], half_row_of(place) + STEP_HALF_ROW[direction], columns, rows
    )


@rule
def range_between(a: int, b: int) -> int:
    """SB-1.7: the largest difference of the cube coordinates; the first hex is not counted, the last is."""
    across = abs(column_of(a) - column_of(b))
    down = abs(half_row_of(a) - half_row_of(b))
    return across if down <= across else (across + down) >> 1


@rule
def direction_to(a: int, b: int) -> int:
    """The side of `a` that faces its neighbour `b`, or OFF if they are not neighbours."""
    across = column_of(b) - column_of(a)
    down = half_row_of(b) - half_row_of(a)
    if across < -1 or across > 1 or down < -2 or down > 2:
        return OFF
    return FACING[5 * across + down + 7]


@rule
def first_beside(a: int, b: int) -> int:
    """The least number that a hex next to one of two neighbours can have."""
    return max(0, min(a, b) - ROWS - 1)


@rule
def end_beside(a: int, b: int) -> int:
    """One more than the greatest."""
    return min(HEXES, max(a, b) + ROWS + 2)


@rule
def opposite_direction(direction: int) -> int:
    return (direction + 3) % SIDES


@rule
def centre_x(place: int) -> int:
    """SB-1.8"""
    return 6 * column_of(place)


@rule
def centre_y(place: int) -> int:
    """SB-1.8, growing southwards."""
    return 2 * half_row_of(place)


@rule
def cross(px: int, py: int, qx: int, qy: int, rx: int, ry: int) -> int:
    """SB-1.8: positive if r lies to the right of the way from p to q, negative to the left, 0 on its line."""
    return (qx - px) * (ry - py) - (qy - py) * (rx - px)


@rule
def sign(number: int) -> int:
    return (number > 0) - (number < 0)


@rule
def is_between(px: int, py: int, qx: int, qy: int, rx: int, ry: int) -> bool:
    """Whether r, known to be on the line of p and q, lies between them or on one of them."""
    return min(px, qx) <= rx <= max(px, qx) and min(py, qy) <= ry <= max(py, qy)


@rule
def touch(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int) -> bool:
    """SB-4.5: whether the closed segments ab and cd have a point in common."""
    c = sign(cross(ax, ay, bx, by, cx, cy))
    d = sign(cross(ax, ay, bx, by, dx, dy))
    a = sign(cross(cx, cy, dx, dy, ax, ay))
    b = sign(cross(cx, cy, dx, dy, bx, by))
    if c * d < 0 and a * b < 0:
        return True
    return (
        (c == 0 and is_between(ax, ay, bx, by, cx, cy))
        or (d == 0 and is_between(ax, ay, bx, by, dx, dy))
        or (a == 0 and is_between(cx, cy, dx, dy, ax, ay))
        or (b == 0 and is_between(cx, cy, dx, dy, bx, by))
    )
