"""The grid (SB-1.5 to SB-1.8, SB-1.11, SB-1.12) and worked case 16."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tatami.games.samourai.rules import board, hexes
from tatami.games.samourai.rules.hexes import HEXES, NAMES, NUMBERS, OFF, SIDES, VERTEX_X, VERTEX_Y, Direction
from tatami.games.samourai.rules.pieces import is_touching
from tests.games.samourai.ground import drawn, on

any_hex = st.integers(0, HEXES - 1)
small = st.integers(-9, 9)


def cube(place: int) -> tuple[int, int, int]:
    """SB-1.7: the cube coordinates of a hex."""
    x = hexes.column_of(place) - 1
    z = hexes.row_of(place) - 1 - (x + x % 2) // 2
    return x, -x - z, z


def side_between(b: board.Board, a: int, c: int) -> int:
    """The kind of the common side of two neighbours; OFF if they are none."""
    direction = hexes.direction_to(a, c)
    return OFF if direction == OFF else b.side[a, direction]


def in_contact(b: board.Board, a: int, c: int) -> bool:
    direction = hexes.direction_to(a, c)
    return direction != OFF and is_touching(b, a, direction)


@pytest.mark.rule("SB-1.5")
def test_columns_run_from_a_to_aa_and_rows_to_16() -> None:
    assert len(NAMES) == 432
    assert (NAMES[0], NAMES[15], NAMES[16], NAMES[-1]) == ("A1", "A16", "B1", "AA16")
    assert (hexes.column_of(NUMBERS["AA3"]), hexes.row_of(NUMBERS["AA3"])) == (27, 3)


@pytest.mark.rule("SB-1.5")
@pytest.mark.parametrize("text", ["", "h7", "H0", "H17", "AB1", "H07", "7H", "BA1"])
def test_nothing_else_names_a_hex(text: str) -> None:
    assert text not in NUMBERS


@pytest.mark.rule("SB-1.6")
def test_neighbours_of_g8_clockwise_from_the_north() -> None:
    around = [hexes.next_hex(NUMBERS["G8"], direction, 27, 16) for direction in range(SIDES)]
    assert [NAMES[place] for place in around] == ["G7", "H8", "H9", "G9", "F9", "F8"]


@pytest.mark.rule("SB-1.6")
def test_neighbours_of_an_even_column_and_at_the_edge() -> None:
    around = [hexes.next_hex(NUMBERS["H7"], direction, 27, 16) for direction in range(SIDES)]
    assert [NAMES[place] for place in around] == ["H6", "I6", "I7", "H8", "G7", "G6"]
    assert [hexes.next_hex(NUMBERS["A1"], direction, 27, 16) for direction in (0, 4, 5)] == [OFF] * 3
    assert hexes.next_hex(NUMBERS["G7"], int(Direction.NE), 7, 7) == OFF


@pytest.mark.rule("SB-1.6")
@settings(deadline=None)
@given(any_hex, st.integers(0, 5))
def test_neighbours_are_mutual(place: int, direction: int) -> None:
    other = hexes.next_hex(place, direction, 27, 16)
    if other != OFF:
        assert hexes.next_hex(other, hexes.opposite_direction(direction), 27, 16) == place
        assert hexes.direction_to(place, other) == direction
        assert hexes.range_between(place, other) == 1


@pytest.mark.rule("SB-1.7")
@pytest.mark.parametrize(
    ("name", "coordinates"), [("A1", (0, 0, 0)), ("B1", (1, 0, -1)), ("H7", (7, -9, 2)), ("AA16", (26, -28, 2))]
)
def test_cube_coordinates(name: str, coordinates: tuple[int, int, int]) -> None:
    assert cube(NUMBERS[name]) == coordinates


@pytest.mark.rule("SB-1.7")
@pytest.mark.parametrize(
    ("a", "b", "distance"), [("A1", "AA16", 28), ("A8", "AA8", 26), ("A1", "A16", 15), ("C3", "C3", 0)]
)
def test_range_counts_the_last_hex_and_not_the_first(a: str, b: str, distance: int) -> None:
    assert hexes.range_between(NUMBERS[a], NUMBERS[b]) == distance


@pytest.mark.rule("SB-1.7")
@settings(deadline=None)
@given(any_hex, any_hex)
def test_range_is_the_largest_difference_of_cube_coordinates(a: int, b: int) -> None:
    assert hexes.range_between(a, b) == max(abs(p - q) for p, q in zip(cube(a), cube(b), strict=True))


@pytest.mark.rule("SB-1.8")
def test_the_middle_of_a_side_lies_between_its_ends_and_half_way_to_the_neighbour() -> None:
    for side in range(SIDES):
        start, end = (side + 4) % SIDES, (side + 5) % SIDES
        middle = (hexes.MIDDLE_X[side], hexes.MIDDLE_Y[side])
        assert (VERTEX_X[start] + VERTEX_X[end], VERTEX_Y[start] + VERTEX_Y[end]) == (2 * middle[0], 2 * middle[1])
        other = hexes.next_hex(NUMBERS["H7"], side, 27, 16)
        assert hexes.centre_x(other) - hexes.centre_x(NUMBERS["H7"]) == 2 * middle[0]
        assert hexes.centre_y(other) - hexes.centre_y(NUMBERS["H7"]) == 2 * middle[1]
    assert (hexes.centre_x(NUMBERS["H7"]), hexes.centre_y(NUMBERS["H7"])) == (48, 26)


@pytest.mark.rule("SB-1.8")
@settings(deadline=None)
@given(small, small, small, small, small, small, small, small)
def test_segments_touch_exactly_if_they_have_a_point_in_common(
    ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int
) -> None:
    assert hexes.touch(ax, ay, bx, by, cx, cy, dx, dy) == common_point((ax, ay), (bx, by), (cx, cy), (dx, dy))


def common_point(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    """Solved with fractions rather than by signs."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    wx, wy = c[0] - a[0], c[1] - a[1]
    det = ux * vy - uy * vx
    if det:
        s, t = Fraction(wx * vy - wy * vx, det), Fraction(wx * uy - wy * ux, det)
        return 0 <= s <= 1 and 0 <= t <= 1
    ends = [(a, b, c), (a, b, d), (c, d, a), (c, d, b)]
    return any(
        (q[0] - p[0]) * (r[1] - p[1]) == (q[1] - p[1]) * (r[0] - p[0])
        and min(p[0], q[0]) <= r[0] <= max(p[0], q[0])
        and min(p[1], q[1]) <= r[1] <= max(p[1], q[1])
        for p, q, r in ends
    )


@pytest.mark.rule("SB-1.9")
def test_sides_of_a_building_are_walls_but_for_doors_and_windows() -> None:
    b = on("village").board
    assert side_between(b, NUMBERS["O7"], NUMBERS["O8"]) == board.Side.DOOR
    assert side_between(b, NUMBERS["N5"], NUMBERS["N6"]) == board.Side.WINDOW
    assert side_between(b, NUMBERS["N6"], NUMBERS["M6"]) == board.Side.WALL
    assert side_between(b, NUMBERS["N6"], NUMBERS["O6"]) == board.Side.OPEN
    assert side_between(b, NUMBERS["A1"], NUMBERS["C1"]) == OFF
    for place in range(HEXES):
        for side in range(SIDES):
            other = int(b.beside[place, side])
            if other != OFF:
                assert b.side[place, side] == b.side[other, hexes.opposite_direction(side)]


@pytest.mark.rule("SB-1.9")
def test_a_building_on_the_edge_of_the_map_has_walls_there() -> None:
    lodge = on("temple").board
    assert lodge.side[NUMBERS["P16"], Direction.S] == board.Side.WALL
    assert lodge.side[NUMBERS["O16"], Direction.S] == board.Side.OPEN


@pytest.mark.rule("SB-1.10")
def test_a_crest_is_the_side_of_a_bank_towards_higher_ground() -> None:
    b = on("temple").board
    assert side_between(b, NUMBERS["R13"], NUMBERS["R12"]) == board.Side.CREST
    assert side_between(b, NUMBERS["R13"], NUMBERS["R14"]) == board.Side.OPEN
    assert side_between(b, NUMBERS["R13"], NUMBERS["Q13"]) == board.Side.OPEN
    assert side_between(b, NUMBERS["K8"], NUMBERS["L8"]) == board.Side.OPEN, "a stair"
    assert b.level[NUMBERS["R13"]] == 0
    assert b.level[NUMBERS["R12"]] == 1


@pytest.mark.rule("SB-1.11")
@pytest.mark.parametrize(
    ("a", "c", "contact"),
    [
        ("O7", "O8", True),
        ("N5", "N6", True),
        ("N6", "M6", False),
        ("G8", "G9", False),
        ("G8", "H8", True),
        ("A8", "C8", False),
    ],
)
def test_contact_stops_at_walls_and_between_bridge_and_river(a: str, c: str, contact: bool) -> None:
    b = on("village").board
    assert in_contact(b, NUMBERS[a], NUMBERS[c]) == contact
    assert in_contact(b, NUMBERS[c], NUMBERS[a]) == contact


@pytest.mark.rule("SB-1.12")
def test_front_and_back_hexes_of_a_two_hex_piece() -> None:
    b = on("crossroads").board
    head, tail = NUMBERS["H7"], NUMBERS["H8"]
    assert [NAMES[board.front_hex(b, head, tail, k)] for k in range(3)] == ["G6", "H6", "I6"]
    assert [NAMES[board.front_hex(b, tail, head, k)] for k in range(3)] == ["I8", "H9", "G8"]
    fronts = [NAMES[place] for place in range(HEXES) if board.is_front_hex(b, head, tail, place)]
    assert fronts == ["G6", "H6", "I6"]


@pytest.mark.rule("SB-1.12")
def test_a_two_hex_piece_lies_across_open_sides_and_crests_only() -> None:
    temple = on("temple").board
    assert board.are_joined(temple, NUMBERS["R13"], NUMBERS["R12"])
    assert not board.are_joined(temple, NUMBERS["N8"], NUMBERS["M8"]), "a door"
    assert not board.are_joined(temple, NUMBERS["Q6"], NUMBERS["Q5"]), "a window"


@pytest.mark.rule("SB-1.5")
def test_a_smaller_map_ends_where_its_grid_ends() -> None:
    b = drawn(["." * 7] * 7).board
    assert (b.columns, b.rows) == (7, 7)
    assert sum(board.on_map(b, place) for place in range(HEXES)) == 49
    assert not board.on_map(b, NUMBERS["H1"])
    assert b.beside[NUMBERS["G4"], Direction.NE] == OFF
    assert [board.on_edge(b, NUMBERS["G7"], side) for side in (0, 1, 3, 5)] == [False, True, True, False]
    assert any(board.on_edge(b, NUMBERS["A4"], side) for side in range(SIDES))
    assert not any(board.on_edge(b, NUMBERS["D4"], side) for side in range(SIDES))


@pytest.mark.rule("SB-1.13")
def test_every_symbol_of_the_grid_is_a_terrain() -> None:
    assert dict(zip(board.SYMBOLS, board.TERRAINS, strict=True)) == {
        ".": "flat", "b": "brush", "T": "tree", "/": "bank", "r": "paddy", "~": "river", "=": "bridge", "t": "torii",
        "I": "interior", "E": "entry",
    }  # fmt: skip
