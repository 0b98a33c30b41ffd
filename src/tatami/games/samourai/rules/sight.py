"""Line of fire and cover (SB-4): tables made once for a map, and the shot that looks them up.

From one hex to another a line has the same shape wherever it is drawn, so the hexes it crosses are kept once for every
*shift* (columns and half rows apart) as a way from neighbour to neighbour. A line that follows hexsides has two ways,
left and right (SB-4.3). A line starts at the centre of the shooter's hex or in the middle of an opening in one of its
sides: a *station*, which has tables of its own. What stands still (walls, openings, trees, banks, cover of the ground)
is judged when the tables are made; men, carts, barricades and named corners when somebody shoots.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from types import SimpleNamespace
from typing import NamedTuple

import numpy as np

from tatami.core import citations as cite
from tatami.core.compiled import JIT, rule
from tatami.core.record import Array, Cells, Raw, dtype_of, thaw
from tatami.games.samourai.rules.board import (
    LIGHT,
    MEDIUM,
    NONE,
    OUTSIDE,
    PATH_ROOM,
    PATHS,
    SHIFTS,
    SHIFTS_DOWN,
    STATIONS,
    Board,
    Side,
    Terrain,
)
from tatami.games.samourai.rules.hexes import (
    COLUMNS,
    HEXES,
    MIDDLE_X,
    MIDDLE_Y,
    OFF,
    ROWS,
    SIDES,
    STEP_COLUMN,
    STEP_HALF_ROW,
    VERTEX_X,
    VERTEX_Y,
    centre_x,
    centre_y,
    column_of,
    cross,
    direction_to,
    half_row_of,
    range_between,
    touch,
)
from tatami.games.samourai.rules.table import Horse, Place

# One byte of a way: the direction of the step, whether the line leaves the hex by a vertex and by which, and whether
# the hex entered only lies along a side that the line follows.
STEP = 7
BY_VERTEX = 8
ALONGSIDE = 64

# One byte of a table of sight: the cover by the left way, by the right way, and if both are barred, why.
BARRED = 3
RIGHT_COVER = 2
REASON = 4
REASONS = (
    cite.SB_4_3,
    cite.SB_4_9,
    cite.SB_4_5,
    cite.SB_4_7,
    cite.SB_4_8,
    cite.SB_4_10,
    cite.SB_4_12,
    cite.SB_4_13,
)

# A hex's works (markers): the fronts of a barricade, a cart, the barricade's number.
FRONTS = 63
CART = 64
BARRICADE = 128

NOT_NAMED = -1
ALL_CORNERS = -2


class Way(IntEnum):
    """SB-4.14: what a figure on a crossed hex means."""

    FREE = 0  # nothing (a lantern beyond short range, SB-13.8)
    COVER = 1  # medium and long range: it bars a target with medium cover
    BARS = 2  # short range


# -- ways


@rule
def side_of_vertex(ox: int, oy: int, tx: int, ty: int, column: int, half_row: int, vertex: int) -> int:
    """On which side of the line from o to t a vertex lies: positive right, negative left."""
    return cross(ox, oy, tx, ty, 6 * column + VERTEX_X[vertex], 2 * half_row + VERTEX_Y[vertex])


@rule
def side_of_hexside(side: int, across: int, down: int) -> int:
    """SB-4.7: positive if a hex so far away lies strictly beyond the line of that side, 0 if on it, else negative."""
    start, end = (side + 4) % SIDES, (side + 5) % SIDES
    return -cross(VERTEX_X[start], VERTEX_Y[start], VERTEX_X[end], VERTEX_Y[end], 6 * across, 2 * down)


@rule
def trace(origin: int, across: int, down: int, right: int, out: Array, at: int) -> int:
    """SB-4.2, SB-4.3: writes the way of a line from hex to hex, the last step entering the target; returns its end.

    Origin 0 is the centre, 1 + d the middle of side d. The right way of a line that follows no side is not written.
    """
    ox = oy = column = half_row = 0
    tx, ty = 6 * across, 2 * down
    follows = False
    start = at
    if origin > 0:
        side = origin - 1
        ox, oy = MIDDLE_X[side], MIDDLE_Y[side]
        far = side_of_hexside(side, across, down)
        if far > 0:
            out[at] = side
            at += 1
            column, half_row = STEP_COLUMN[side], STEP_HALF_ROW[side]
        elif far == 0:
            # Along the very side: one half lies left of it, the shooter's hex or the one across; then the third hex.
            follows = True
            end = (side + 5) % SIDES
            clockwise = (tx - ox) * (VERTEX_X[end] - ox) + (ty - oy) * (VERTEX_Y[end] - oy) > 0
            turn = 1 if clockwise else 5
            vertex = end if clockwise else (side + 4) % SIDES
            third = (side + turn) % SIDES
            if clockwise == (right == 0):
                out[at] = side + ALONGSIDE
                out[at + 1] = (side + 2 * turn) % SIDES + BY_VERTEX * ((vertex + 2 * turn) % SIDES + 1)
                at += 2
            else:
                out[at] = third + BY_VERTEX * (vertex + 1)
                at += 1
            column, half_row = STEP_COLUMN[third], STEP_HALF_ROW[third]
    while column != across or half_row != down:
        before = side_of_vertex(ox, oy, tx, ty, column, half_row, 5)
        here = side_of_vertex(ox, oy, tx, ty, column, half_row, 0)
        vertex = 0
        while vertex < SIDES:
            after = side_of_vertex(ox, oy, tx, ty, column, half_row, (vertex + 1) % SIDES)
            if after > 0 and (here < 0 or (here == 0 and before < 0)):
                break
            before = here
            here = after
            vertex += 1
        left_step, right_step = (vertex + 1) % SIDES, (vertex + 2) % SIDES
        if here < 0:
            out[at] = right_step  # through the side after this vertex
            at += 1
            column += STEP_COLUMN[right_step]
            half_row += STEP_HALF_ROW[right_step]
            continue
        # Through the vertex: the side that starts there decides into which of the two hexes beyond it.
        edge = cross(ox, oy, tx, ty, 6 * column + 2 * VERTEX_X[vertex], 2 * half_row + 2 * VERTEX_Y[vertex])
        if edge != 0:
            step = left_step if edge > 0 else right_step
            out[at] = step + BY_VERTEX * (vertex + 1)
            at += 1
            column += STEP_COLUMN[step]
            half_row += STEP_HALF_ROW[step]
            continue
        follows = True
        if right == 0:
            out[at] = left_step + BY_VERTEX * (vertex + 1) + ALONGSIDE
            out[at + 1] = right_step + BY_VERTEX * ((vertex + 1) % SIDES + 1)
        else:
            out[at] = right_step + BY_VERTEX * (vertex + 1) + ALONGSIDE
            out[at + 1] = left_step + BY_VERTEX * ((vertex + 5) % SIDES + 1)
        at += 2
        column += STEP_COLUMN[left_step] + STEP_COLUMN[right_step]
        half_row += STEP_HALF_ROW[left_step] + STEP_HALF_ROW[right_step]
    if right == 1 and not follows:
        return start
    return at


@rule
def write_paths(starts: Array, path: Array) -> int:
    """The ways of all lines on the greatest map, whatever lies on it."""
    at = 0
    for origin in range(1 + SIDES):
        for right in range(2):
            key = (origin * 2 + right) * SHIFTS
            for across in range(1 - COLUMNS, COLUMNS):
                for half in range(SHIFTS_DOWN):
                    down = 2 * half - 2 * ROWS + 1 + (across + 1) % 2
                    starts[key] = at
                    if down < 2 * ROWS and (across != 0 or down != 0):
                        at = trace(origin, across, down, right, path, at)
                    key += 1
    starts[PATHS] = at
    return at


@rule
def path_key(a: int, z: int, origin: int, right: int) -> int:
    across = column_of(z) - column_of(a)
    down = half_row_of(z) - half_row_of(a)
    return (int(origin) * 2 + right) * SHIFTS + (across + COLUMNS - 1) * SHIFTS_DOWN + (down + 2 * ROWS - 1) // 2


# -- what stands still


@rule
def room_of(b: Board, a: int, z: int, origin: int) -> int:
    """SB-4.6: the building inside which the whole line counts, or OUTSIDE."""
    goal = b.building[z]
    if goal == OUTSIDE:
        return OUTSIDE
    if origin == 0:
        return goal if b.building[a] == goal else OUTSIDE
    if b.building[a] == OUTSIDE and b.building[b.beside[a, origin - 1]] == goal:
        return goal
    return OUTSIDE


@rule
def is_wall(b: Board, place: int, side: int, spared: int) -> bool:
    """A wall, but for those of the building spared."""
    if place == OFF or b.side[place, side] != Side.WALL:
        return False
    if spared == OUTSIDE:
        return True
    other = b.beside[place, side]
    return b.building[place] != spared and (other == OFF or b.building[other] != spared)


@rule
def wall_at_vertex(b: Board, place: int, vertex: int, spared: int) -> bool:
    """SB-4.5: whether one of the three sides that meet at a vertex of the hex is a wall."""
    one, two = (vertex + 1) % SIDES, (vertex + 2) % SIDES
    if is_wall(b, place, one, spared) or is_wall(b, place, two, spared):
        return True
    left, right = b.beside[place, one], b.beside[place, two]
    return is_wall(b, left, (one + 2) % SIDES, spared) or is_wall(b, right, (two + 4) % SIDES, spared)


@rule
def bank_bars(b: Board, a: int, z: int, bank: int) -> bool:
    """SB-4.13: whether a crest of this bank hex, which is on the line, stops it."""
    if b.level[a] == b.level[z]:
        return b.level[a] == 0 and bank != a and bank != z
    low, high = (a, z) if b.level[a] < b.level[z] else (z, a)
    return bank != low and range_between(low, bank) < range_between(high, bank)


@rule
def ground_cover(b: Board, a: int, z: int, origin: int, right: int, skipped: int) -> int:
    """SB-4.15 (a) to (e): cover given by the ground; `skipped` is the other half of the shooter (SB-4.2)."""
    room = room_of(b, a, z, origin)
    ground = b.terrain[z]
    light = ground == Terrain.BRUSH or ground == Terrain.TREE or ground == Terrain.TORII or ground == Terrain.BRIDGE
    all_river = True
    key = path_key(a, z, origin, right)
    place = int(a)
    for k in range(b.path_start[key], b.path_start[key + 1]):
        step = b.path[k] & STEP
        entered = int(b.beside[place, step])
        if entered == z:
            if ground == Terrain.BANK and b.side[place, step] == Side.CREST:
                return MEDIUM
        elif entered != skipped and (room == OUTSIDE or b.building[entered] == room):
            crossed = b.terrain[entered]
            if crossed == Terrain.BRUSH or crossed == Terrain.BRIDGE:
                light = True
            if crossed != Terrain.RIVER:
                all_river = False
        place = entered
    if light or (ground == Terrain.RIVER and not all_river):
        return LIGHT
    return NONE


@rule
def judge(b: Board, a: int, z: int, origin: int, right: int) -> int:
    """SB-4.18 for what stands still: the cover, or minus the rule that bars this way of the line."""
    a, z = int(a), int(z)
    key = path_key(a, z, origin, right)
    start, end = int(b.path_start[key]), int(b.path_start[key + 1])
    if start == end:
        return -cite.SB_4_3
    room = room_of(b, a, z, origin)
    door = window = False
    if origin > 0:
        side = origin - 1
        window = b.side[a, side] == Side.WINDOW
        door = not window
        far = side_of_hexside(side, column_of(z) - column_of(a), half_row_of(z) - half_row_of(a))
        if b.building[a] != OUTSIDE:
            if far <= 0:
                return -cite.SB_4_7 if window else -cite.SB_4_9
        elif room == OUTSIDE:
            if window:
                return -cite.SB_4_8
            if far <= 0:
                return -cite.SB_4_9
        elif far == 0 and not b.path[start] & ALONGSIDE:
            return -cite.SB_4_3  # along the sill on the shooter's own side: out of the room
    elif end == start + 1 and b.side[a, b.path[start] & STEP] <= Side.CREST:
        return ground_cover(b, a, z, 0, 0, OFF)  # SB-4.4
    tree = bank = False
    place = a
    for k in range(start, end):
        byte = int(b.path[k])
        step = byte & STEP
        entered = int(b.beside[place, step])
        if entered == OFF:
            return -cite.SB_4_3
        vertex = (byte // BY_VERTEX) % 8 - 1
        if room == OUTSIDE:
            if vertex >= 0 and b.walled[place] >> vertex & 1:
                return -cite.SB_4_5
            kind = b.side[place, step]
            if kind == Side.WALL:
                return -cite.SB_4_5
            if k == start and origin > 0:
                pass  # the opening that is the origin
            elif kind == Side.DOOR:
                if k == start:
                    return -cite.SB_4_9
                door = True
            elif kind == Side.WINDOW:
                if k == start:
                    return -cite.SB_4_9
                if b.building[place] != OUTSIDE:
                    return -cite.SB_4_7
                if entered != z:
                    return -cite.SB_4_8
                if window and b.building[a] == b.building[z]:
                    return -cite.SB_4_10
                window = True
            elif kind == Side.CREST:
                foot = place if b.level[place] < b.level[entered] else entered
                bank = bank or bank_bars(b, a, z, foot)
            tree = tree or (entered != z and b.terrain[entered] == Terrain.TREE)
        else:
            if byte & ALONGSIDE and b.building[entered] != room:
                return -cite.SB_4_3
            if is_wall(b, place, step, room) or (vertex >= 0 and wall_at_vertex(b, place, vertex, room)):
                return -cite.SB_4_5
        place = entered
    if door and window:
        return -cite.SB_4_10
    if tree:
        return -cite.SB_4_12
    if bank:
        return -cite.SB_4_13
    if (door or window) and b.building[z] != OUTSIDE:
        return MEDIUM
    return ground_cover(b, a, z, origin, right, OFF)


@rule
def rank(miss: int) -> int:
    """How far a barred line came in the order of SB-4.18."""
    for k in range(len(REASONS)):
        if REASONS[k] == -miss:
            return k
    return len(REASONS)


@rule
def better_verdict(one: int, other: int) -> int:
    """SB-4.3, SB-4.10: the verdict better for the shooter: possible before impossible, then the lesser cover."""
    if one >= 0 and other >= 0:
        return min(one, other)
    if one >= 0 or other >= 0:
        return max(one, other)
    return one if rank(one) >= rank(other) else other


@rule
def entry(b: Board, a: int, z: int, origin: int) -> int:
    """The byte of a table of sight for one origin and one target."""
    left, right = judge(b, a, z, origin, 0), judge(b, a, z, origin, 1)
    byte = (left if left >= 0 else BARRED) + ((right if right >= 0 else BARRED) << RIGHT_COVER)
    if left < 0 and right < 0:
        byte += rank(better_verdict(left, right)) << REASON
    return byte


@rule
def write_walls(b: Board) -> None:
    """SB-1.9: the vertices at which walls end."""
    for place in range(HEXES):
        if b.terrain[place] != OFF:
            bits = 0
            for vertex in range(SIDES):
                if wall_at_vertex(b, place, vertex, OUTSIDE):
                    bits |= 1 << vertex
            b.walled[place] = bits


@rule
def write_stations(b: Board) -> None:
    """Every opening, seen from the hex inside and from the one outside."""
    count = 0
    for place in range(HEXES):
        b.first_station[place] = count
        if b.terrain[place] != OFF:
            for side in range(SIDES):
                if b.side[place, side] == Side.DOOR or b.side[place, side] == Side.WINDOW:
                    b.station_side[count] = side
                    count += 1
    b.first_station[HEXES] = count
    b.stations = count


@rule
def sees_wall_of(b: Board, building: int, ox: int, oy: int, other: int, own: int, own_side: int) -> bool:
    """SB-4.16: whether the segment from o to the centre of a hex touches a side of that building.

    The opening it starts from, given as a hex and its side, is left out.
    """
    tx, ty = centre_x(other), centre_y(other)
    for place in range(HEXES):
        if b.building[place] != building:
            continue
        x, y = centre_x(place), centre_y(place)
        for side in range(SIDES):
            beside = b.beside[place, side]
            if beside != OFF and b.building[beside] == building:
                continue
            if own != OFF and (
                (place == own and side == own_side) or (beside == own and (side + 3) % SIDES == own_side)
            ):
                continue
            start, end = (side + 4) % SIDES, (side + 5) % SIDES
            if touch(
                ox, oy, tx, ty,
                x + VERTEX_X[start], y + VERTEX_Y[start], x + VERTEX_X[end], y + VERTEX_Y[end],
            ):  # fmt: skip
                return True
    return False


@rule
def write_corners(b: Board) -> None:
    """SB-4.16: for every flank of a corner, the origins that cannot see the corner's other face."""
    for corner in range(b.corners):
        building = b.building[b.corner_hex[corner]]
        for half in range(2):
            flank = 2 * corner + half
            place, other = int(b.flank[flank]), int(b.flank[2 * corner + 1 - half])
            b.hugs[place, b.hugged[place]] = flank
            b.hugged[place] += 1
            row = flank * (HEXES + STATIONS)
            for a in range(HEXES):
                if b.terrain[a] == OFF or a == place:
                    continue
                x, y = centre_x(a), centre_y(a)
                b.blind[row + a] = sees_wall_of(b, building, x, y, other, OFF, OFF)
                for station in range(b.first_station[a], b.first_station[a + 1]):
                    side = int(b.station_side[station])
                    b.blind[row + HEXES + station] = sees_wall_of(
                        b, building, x + MIDDLE_X[side], y + MIDDLE_Y[side], other, a, side
                    )


@rule
def write_sight(b: Board) -> None:
    """Fills the tables of sight of a board whose ground, sides and corners are written, and its ways too."""
    write_walls(b)
    write_stations(b)
    for a in range(HEXES):
        if b.terrain[a] == OFF:
            continue
        for z in range(HEXES):
            if b.terrain[z] == OFF or z == a:
                continue
            b.sight[a * HEXES + z] = entry(b, a, z, 0)
            for station in range(b.first_station[a], b.first_station[a + 1]):
                b.station_sight[station * HEXES + z] = entry(b, a, z, 1 + b.station_side[station])
    write_corners(b)


@cache
def all_paths() -> tuple[Array, Array]:
    """The ways of all lines, made once; every board holds a copy."""
    starts, path = np.zeros(PATHS + 1, np.int32), np.zeros(PATH_ROOM, np.uint8)
    write_paths(starts, path)
    return starts, path


def fill_tables(raw: Raw) -> None:
    """Makes all tables of a board, given as bytes."""
    board = raw.view(dtype_of(Board))[0]
    starts, path = all_paths()
    board.path_start[:] = starts
    board.path[:] = path
    if JIT:
        write_sight(board)
        return
    # Uncompiled, NumPy's cells are ten times slower than Python's own.
    bench = thaw(Board, raw).__dict__
    for name, value in bench.items():
        if isinstance(value, tuple):
            bench[name] = list(value)
    table = SimpleNamespace(**bench)
    write_sight(table)  # type: ignore[arg-type]
    for name in ("stations", "walled", "first_station", "station_side", "hugged", "sight", "station_sight", "blind"):
        board[name] = getattr(table, name)
    for place, value in table.hugs.items():
        board.hugs[place] = value


# -- markers


@rule
def put_barricade(works: Cells[int], number: int, one: int, two: int, front: int) -> None:
    """SB-12.2: barricade `number` (from 0) on two hexes, its front towards a hex adjacent to both: four sides."""
    for place, other in ((one, two), (two, one)):
        facing = direction_to(place, front)
        away = 5 if direction_to(place, other) == (facing + 1) % SIDES else 1
        works[place] = (1 << facing) + (1 << (facing + away) % SIDES) + BARRICADE * (number + 1)


@rule
def has_barricade(works: Cells[int], place: int) -> bool:
    return works[place] >= BARRICADE


@rule
def put_cart(works: Cells[int], place: int) -> None:
    works[place] |= CART


@rule
def take_cart(works: Cells[int], place: int) -> None:
    works[place] &= ~CART


@rule
def has_cart(works: Cells[int], place: int) -> bool:
    return works[place] & CART != 0


# -- a shot


@rule
def corner_of(b: Board, place: int, k: int) -> int:
    """SB-4.16: corner k of those that the hex flanks."""
    return b.hugs[place, k] // 2


@rule
def corner_covers(b: Board, place: int, origin: int, corner: int) -> bool:
    """SB-4.16: whether a corner that counts hides the target from this origin (a hex, or HEXES + a station)."""
    count = b.hugged[place]
    named = False
    for k in range(count):
        named = named or b.hugs[place, k] // 2 == corner
    for k in range(count):
        flank = int(b.hugs[place, k])
        if flank // 2 == corner or corner == ALL_CORNERS or (count == 1 and not named):
            if b.blind[flank * (HEXES + STATIONS) + origin]:
                return True
    return False


class Shooter(NamedTuple):
    """How somebody looks along a line: what may be in the way, and what it means to him.

    `men[h] & side_bit` is not 0 where a figure stands that his side knows of (`Table.men_in_way`). `corner` is the one
    that the target's owner named on this hex, NOT_NAMED or ALL_CORNERS.
    """

    men: Cells[int]
    works: Cells[int]
    horses: Cells[Horse]
    animals: int
    side_bit: int
    mounted: int
    way: int
    corner: int


class Line(NamedTuple):
    """From hex `a` to hex `z`; `own` and `mate` are the other halves of shooter and target, or OFF."""

    a: int
    z: int
    own: int
    mate: int


@rule
def near_archer(line: Line, place: int) -> bool:
    return range_between(place, line.a) == 1 or (line.own != OFF and range_between(place, line.own) == 1)


@rule
def looks_past(s: Shooter, line: Line, place: int) -> bool:
    """SB-4.14: for a mounted archer a figure next to him is not in the way, with neither of its halves."""
    if s.mounted == 0 or near_archer(line, place):
        return s.mounted != 0
    for horse in range(s.animals):
        animal = s.horses[horse]
        if animal.place == Place.ON_MAP and animal.dead == 0 and animal.tail != OFF:
            if place == animal.head or place == animal.tail:
                return near_archer(line, animal.tail if place == animal.head else animal.head)
    return False


@rule
def line_by(b: Board, s: Shooter, line: Line, origin: int, right: int, cover: int, hidden: bool) -> int:
    """One way of a line that nothing standing still bars: cover with markers and corner, then men (SB-4.14)."""
    a, z = line.a, line.z
    room = room_of(b, a, z, origin)
    key = path_key(a, z, origin, right)
    barricade = s.works[z] // BARRICADE
    met = False
    place = a
    for k in range(b.path_start[key], b.path_start[key + 1]):
        step = b.path[k] & STEP
        entered = int(b.beside[place, step])
        if barricade and s.works[entered] // BARRICADE == barricade and s.works[entered] >> ((step + 3) % SIDES) & 1:
            cover = MEDIUM  # SB-12.3
        place = entered
        if entered == z or (room != OUTSIDE and b.building[entered] != room):
            continue
        if entered == line.own:
            if cover == LIGHT:
                cover = ground_cover(b, a, z, origin, right, line.own)
            continue
        if s.works[entered] & CART:
            cover = MEDIUM
        if s.men[entered] & s.side_bit and entered != line.mate and b.terrain[entered] != Terrain.RIVER:
            met = met or not looks_past(s, line, entered)
    if hidden:
        cover = MEDIUM
    if met and (s.way == Way.BARS or (s.way == Way.COVER and cover == MEDIUM)):
        return -cite.SB_4_14
    return cover


@rule
def line_from(b: Board, s: Shooter, line: Line, byte: int, origin: int, source: int) -> int:
    """The better way of a line from one origin, by its byte in a table of sight."""
    left, right = byte & 3, byte >> RIGHT_COVER & 3
    if left == BARRED and right == BARRED:
        return -REASONS[byte >> REASON]
    hidden = b.hugged[line.z] > 0 and corner_covers(b, line.z, source, s.corner)
    verdict = -cite.SB_4_3
    if left != BARRED:
        verdict = line_by(b, s, line, origin, 0, left, hidden)
    if right != BARRED:
        verdict = better_verdict(verdict, line_by(b, s, line, origin, 1, right, hidden))
    return verdict


@rule
def line_of_fire(b: Board, s: Shooter, a: int, z: int, own: int, mate: int) -> int:
    """SB-4.18: hex `a` against hex `z`: the cover of the target, or minus the rule that forbids the line."""
    if a == z:
        return -cite.SB_4_1
    line = Line(int(a) + 0, int(z) + 0, int(own) + 0, int(mate) + 0)  # of one width, compiled or not
    verdict = line_from(b, s, line, int(b.sight[a * HEXES + z]), 0, a)
    for station in range(b.first_station[a], b.first_station[a + 1]):
        byte, side = int(b.station_sight[station * HEXES + z]), int(b.station_side[station])
        verdict = better_verdict(verdict, line_from(b, s, line, byte, 1 + side, HEXES + station))
    return verdict


@rule
def shot(b: Board, s: Shooter, a1: int, a2: int, z1: int, z2: int) -> int:
    """SB-4.17: figure against figure (second hex OFF on foot): the cover, or minus the rule that forbids the shot.

    Per hex of the target the best for the shooter, then the greatest cover among the hexes that can be hit.
    """
    verdict = line_of_fire(b, s, a1, z1, a2, z2)
    if a2 != OFF:
        verdict = better_verdict(verdict, line_of_fire(b, s, a2, z1, a1, z2))
    if z2 == OFF:
        return verdict
    second = line_of_fire(b, s, a1, z2, a2, z1)
    if a2 != OFF:
        second = better_verdict(second, line_of_fire(b, s, a2, z2, a1, z1))
    if verdict >= 0 and second >= 0:
        return max(verdict, second)
    return better_verdict(verdict, second)


@rule
def can_hit(b: Board, s: Shooter, a1: int, a2: int, z1: int, z2: int) -> bool:
    """Whether `shot` allows it: any line will do."""
    if line_of_fire(b, s, a1, z1, a2, z2) >= 0 or (a2 != OFF and line_of_fire(b, s, a2, z1, a1, z2) >= 0):
        return True
    if z2 == OFF:
        return False
    return line_of_fire(b, s, a1, z2, a2, z1) >= 0 or (a2 != OFF and line_of_fire(b, s, a2, z2, a1, z1) >= 0)


@rule
def stopped_at(b: Board, a: int, z: int, men: Cells[int], side_bit: int) -> int:
    """For explanations: the first hex on the straight line that bars it, by a wall before it, its trees, its crest or
    a figure; OFF if none does."""
    key = path_key(a, z, 0, 0)
    place = int(a)
    for k in range(b.path_start[key], b.path_start[key + 1]):
        byte = int(b.path[k])
        step = byte & STEP
        entered = int(b.beside[place, step])
        if entered == OFF:
            return OFF
        kind = b.side[place, step]
        vertex = (byte // BY_VERTEX) % 8 - 1
        if kind >= Side.WINDOW or (vertex >= 0 and b.walled[place] >> vertex & 1):
            return entered
        if kind == Side.CREST:
            foot = place if b.level[place] < b.level[entered] else entered
            if bank_bars(b, a, z, foot):
                return foot
        if entered != z and (b.terrain[entered] == Terrain.TREE or men[entered] & side_bit):
            return entered
        place = entered
    return OFF
