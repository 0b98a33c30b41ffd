"""A map as the rules read it: ground, hexsides and the tables of sight made from them.

`maps.py` reads the text of a map, `sight.py` fills the tables and answers questions about lines of fire.
"""

from __future__ import annotations

from enum import IntEnum

from tatami.core.compiled import rule
from tatami.core.record import Cells, cells, i8, i16, i32, record, u8
from tatami.games.samourai.rules.hexes import (
    COLUMNS,
    HEXES,
    OFF,
    ROWS,
    SIDES,
    column_of,
    direction_to,
    opposite_direction,
    row_of,
)


class Terrain(IntEnum):
    """SB-1.13, in the order of `tables.toml`."""

    FLAT = 0
    BRUSH = 1
    TREE = 2
    BANK = 3
    PADDY = 4
    RIVER = 5
    BRIDGE = 6
    TORII = 7
    INTERIOR = 8
    ENTRY = 9


TERRAINS = tuple(terrain.name.lower() for terrain in Terrain)
SYMBOLS = ".bT/r~=tIE"


class Side(IntEnum):
    """SB-1.9: what a hexside carries."""

    OPEN = 0
    CREST = 1
    DOOR = 2
    WINDOW = 3
    WALL = 4


class Cover(IntEnum):
    """SB-4.15; total cover is no line at all."""

    NONE = 0
    LIGHT = 1
    MEDIUM = 2


NONE, LIGHT, MEDIUM = map(int, Cover)  # what rules return: numbers
COVERS = ("none", "light", "medium", "total")

OUTSIDE = 0  # the building number of every hex that is in none
BUILDINGS = 32
OPENINGS = 64
STATIONS = 2 * OPENINGS
CORNERS = 64
HUGGED = 4  # corners that one hex may flank

# A line starts at the centre of the shooter's hex, or in the middle of one of its six sides.
ORIGINS = 1 + SIDES
# Ways from one hex to another: columns apart and half rows apart.
SHIFTS_ACROSS = 2 * COLUMNS - 1
SHIFTS_DOWN = 2 * ROWS
SHIFTS = SHIFTS_ACROSS * SHIFTS_DOWN
PATHS = ORIGINS * 2 * SHIFTS
PATH_ROOM = 229376


@record
class Board:
    """One map. Fields of a hex that is not on the map are OFF (`terrain`) or 0."""

    columns: i16
    rows: i16
    terrain: Cells[i8] = cells(HEXES)  # Terrain, or OFF
    level: Cells[i8] = cells(HEXES)
    building: Cells[i8] = cells(HEXES)  # 1, 2, … in the order of the map's text, or OUTSIDE
    buildings: i16  # how many
    beside: Cells[i16] = cells(HEXES, SIDES)  # the neighbour, or OFF
    side: Cells[i8] = cells(HEXES, SIDES)  # Side
    walled: Cells[u8] = cells(HEXES)  # a bit for each vertex that is the end of a wall

    # Stations: a hex with an opening and the side it is in, both for the hex inside and the one outside, by hex.
    stations: i16
    first_station: Cells[i16] = cells(HEXES + 1)
    station_side: Cells[i8] = cells(STATIONS)

    # Outer corners (SB-4.16); flank 2k and 2k + 1 are the two hexes that meet at corner k.
    corners: i16
    corner_hex: Cells[i16] = cells(CORNERS)
    corner_vertex: Cells[i8] = cells(CORNERS)
    flank: Cells[i16] = cells(2 * CORNERS)
    hugged: Cells[i8] = cells(HEXES)  # how many corners the hex flanks
    hugs: Cells[i16] = cells(HEXES, HUGGED)  # its flanks

    # The tables of sight (SB-4), which only sight.py reads.
    sight: Cells[u8] = cells(HEXES * HEXES)
    station_sight: Cells[u8] = cells(STATIONS * HEXES)
    blind: Cells[u8] = cells(2 * CORNERS * (HEXES + STATIONS))
    path_start: Cells[i32] = cells(PATHS + 1)
    path: Cells[u8] = cells(PATH_ROOM)


@rule
def on_map(b: Board, place: int) -> bool:
    return 0 <= place < HEXES and b.terrain[place] != OFF


@rule
def bridge_and_river(b: Board, a: int, c: int) -> bool:
    """One is a bridge hex, the other a river hex."""
    ground, other = b.terrain[a], b.terrain[c]
    return (ground == Terrain.BRIDGE and other == Terrain.RIVER) or (
        ground == Terrain.RIVER and other == Terrain.BRIDGE
    )


@rule
def are_joined(b: Board, a: int, c: int) -> bool:
    """SB-1.12: neighbours on which a two-hex piece may lie: their side is open or a crest."""
    direction = direction_to(a, c)
    return direction != OFF and b.side[a, direction] <= Side.CREST


@rule
def front_hex(b: Board, head: int, tail: int, k: int) -> int:
    """SB-1.12: front hex k (0 left, 1 straight on, 2 right) of a two-hex piece, or OFF beyond the map.

    The back hexes are the front hexes of the piece turned round: `front_hex(b, tail, head, k)`.
    """
    ahead = opposite_direction(direction_to(head, tail))
    return b.beside[head, (ahead + k + SIDES - 1) % SIDES]


@rule
def is_front_hex(b: Board, head: int, tail: int, place: int) -> bool:
    """SB-1.12: next to the head and not to the tail, nor the tail itself."""
    return direction_to(head, place) != OFF and place != tail and direction_to(tail, place) == OFF and on_map(b, place)


@rule
def on_edge(b: Board, place: int, direction: int) -> bool:
    """An outermost hex of that side: N is row 1, S the last row, SW and NW column A, NE and SE the last column."""
    if direction == 0:
        return row_of(place) == 1
    if direction == 3:
        return row_of(place) == b.rows
    if direction >= 4:
        return column_of(place) == 1
    return column_of(place) == b.columns
