"""Line of fire and cover (SB-4): the worked cases of the rules, and what must hold of every line."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tatami.core.record import blank, open_record
from tatami.games.samourai import maps
from tatami.games.samourai.rules import hexes, night, sight
from tatami.games.samourai.rules.board import Side
from tatami.games.samourai.rules.hexes import HEXES, MIDDLE_X, MIDDLE_Y, NAMES, NUMBERS, OFF, SIDES, VERTEX_X, VERTEX_Y
from tatami.games.samourai.rules.sight import ALL_CORNERS, Way
from tatami.games.samourai.rules.table import Figures, Table
from tests.games.samourai.ground import RED, Ground, bank_map, drawn, on

NO, LIGHT, MEDIUM = "none", "light", "medium"
any_hex = st.integers(0, HEXES - 1)
any_map = st.sampled_from(["temple", "village", "crossroads"])


# -- the worked cases


@pytest.mark.rule("SB-4.13")
@pytest.mark.rule("SB-4.15")
def test_case_4_banks() -> None:
    men = {"A": "C3", "B": "B4", "C": "J7", "D": "L6", "E": "G2"}
    light = {"AC", "BC", "BD", "CA", "CB", "DB"}
    ground = Ground(bank_map())
    for one, a in men.items():
        for other, z in men.items():
            if one == other:
                continue
            cover = LIGHT if one + other in light else MEDIUM if one + other in ("DC", "DE") else NO
            expected = 413 if {one, other} == {"B", "E"} else cover
            assert ground.look(a, z) == expected, one + other
    assert sight.stopped_at(ground.board, NUMBERS["B4"], NUMBERS["G2"], ground.men, RED) == NUMBERS["E3"]


@pytest.mark.rule("SB-4.14")
def test_case_5_over_men() -> None:
    ground = on("crossroads").stand("H9", "H8", "H10", "H11", "L9", "L10", "L11", "P11")
    assert ground.look("H9/H8", "H11", mounted=True) == NO
    assert ground.look("L9", "L11") == 414
    assert ground.look("H9/H8", "P11", mounted=True) == 414
    assert "L10" in ground.way("H9", "P11")
    assert "L10" in ground.way("H8", "P11")


@pytest.mark.rule("SB-4.2")
def test_case_17_crossed_hexes_in_order() -> None:
    ground = on("crossroads")
    assert ground.way("A8", "D5") == ["B8", "B7", "C6", "C5"]
    assert ground.way("D5", "A8") == ["C5", "C6", "B7", "B8"]


@pytest.mark.rule("SB-4.3")
def test_case_18_along_sides() -> None:
    assert on("crossroads").stand("B8").look("A8", "C8") == NO
    assert on("crossroads").stand("B9").look("A8", "C8") == NO
    assert on("crossroads").stand("B8", "B9").look("A8", "C8") == 414
    assert on("crossroads").stand("B8", "D8").look("A8", "E8") == NO
    assert on("crossroads").stand("B8", "D9").look("A8", "E8") == 414


@pytest.mark.rule("SB-4.13")
@pytest.mark.parametrize(
    ("a", "z", "expected"),
    [
        ("R12", "R14", NO),
        ("R11", "R14", 413),
        ("R11", "R13", MEDIUM),
        ("R13", "R11", NO),
        ("R11", "R15", NO),
        ("N10", "J10", NO),
    ],
)
def test_case_19_temple_banks(a: str, z: str, expected: str | int) -> None:
    assert on("temple").look(a, z) == expected


@pytest.mark.rule("SB-4.13")
def test_case_19_crossroads_hillock() -> None:
    ground = on("crossroads")
    for a, z, expected in (("Q3", "W3", MEDIUM), ("P3", "X3", 413), ("S4", "S7", 413)):
        assert ground.look(a, z) == expected
        assert ground.look(z, a) == expected


@pytest.mark.rule("SB-4.7")
@pytest.mark.rule("SB-4.8")
@pytest.mark.parametrize(
    ("a", "z", "expected"),
    [
        ("N6", "N3", NO), ("N3", "N6", MEDIUM), ("N3", "N7", 408), ("N6", "K4", NO), ("K4", "N6", 405),
        ("N5", "N7", MEDIUM), ("N5", "P6", MEDIUM), ("N5", "P7", MEDIUM), ("O6", "N3", 405),
    ],
)  # fmt: skip
def test_case_20_a_window(a: str, z: str, expected: str | int) -> None:
    assert on("village").look(a, z) == expected


@pytest.mark.rule("SB-4.9")
@pytest.mark.parametrize(
    ("a", "z", "expected"),
    [
        ("O10", "O7", MEDIUM), ("O10", "O6", MEDIUM), ("O6", "O9", NO), ("O8", "N6", MEDIUM), ("O8", "P6", MEDIUM),
        ("O7", "P9", NO), ("P9", "O7", 405),
    ],
)  # fmt: skip
def test_case_21_a_door(a: str, z: str, expected: str | int) -> None:
    assert on("village").look(a, z) == expected


@pytest.mark.rule("SB-4.10")
def test_case_22_door_and_window() -> None:
    ground = on("village")
    assert ground.look("O7", "S11") == 410
    assert ground.look("T6", "S10") == MEDIUM
    assert ground.look("P7", "S11") == MEDIUM


@pytest.mark.rule("SB-4.6")
def test_case_23_a_room() -> None:
    assert on("village").look("N6", "P6") == NO
    assert on("village").stand("O6").look("N6", "P6") == 414


@pytest.mark.rule("SB-4.16")
def test_case_24_a_corner() -> None:
    ground = on("village")
    assert named(ground, "T5-NW") == {"T4", "S4"}
    for shooter, target, expected in (
        ("T1", "T4", NO), ("Z4", "T4", NO), ("Z5", "T4", MEDIUM), ("S8", "S4", MEDIUM), ("O5", "S4", NO),
    ):  # fmt: skip
        assert ground.look(shooter, target, corner="T5-NW") == expected, (shooter, target)


@pytest.mark.rule("SB-4.15")
def test_case_25_the_river() -> None:
    ground = on("village")
    assert ground.look("H6", "G6") == NO
    assert ground.look("H8", "H10") == NO
    assert ground.look("J7", "G6") == LIGHT
    assert ground.look("E8", "I8") == LIGHT
    assert on("village").stand("G9").look("G8", "G10") == NO


@pytest.mark.rule("SB-13.2")
def test_case_26_light_stops_at_walls() -> None:
    figures, table = blank(Figures), blank(Table)
    f, t = open_record(Figures, figures), open_record(Table, table)
    maps.write_board(f.board, maps.shipped_map("village"))
    lamp = t.lanterns[0]
    lamp.there = lamp.lit = 1
    lamp.hex = NUMBERS["Q5"]
    lit = {NAMES[place] for place in range(HEXES) if night.is_lit(t, f, place)}
    assert lit == {"Q5", "P6", "P5", "Q4", "Q6", "R5", "R6"}
    lamp.hex = NUMBERS["Q6"]
    lit = {NAMES[place] for place in range(HEXES) if night.is_lit(t, f, place)}
    assert not lit & {"P6", "P7"}
    lamp.lit = 0
    assert not any(night.is_lit(t, f, place) for place in range(HEXES))


@pytest.mark.rule("SB-12.3")
@pytest.mark.rule("SB-4.15")
def test_case_27_a_barricade() -> None:
    ground = on("crossroads").barricade("H7", "H8", "I7")
    assert ground.look("L6", "H7") == MEDIUM
    assert ground.look("D7", "H7") == NO


# -- rule by rule


@pytest.mark.rule("SB-4.1")
def test_a_line_runs_from_centre_to_centre() -> None:
    ground = on("crossroads")
    for a in (NUMBERS["A8"], NUMBERS["N9"]):
        for z in (NUMBERS["H3"], NUMBERS["S14"], NUMBERS["A1"]):
            assert ground.way(NAMES[a], NAMES[z]) == [NAMES[place] for place in crossed(a, z, OFF, None)]


@pytest.mark.rule("SB-4.4")
def test_adjacent_figures_shoot_whatever_the_ground() -> None:
    ground = drawn(["TTT", "TTT", "TTT"])
    assert ground.look("B2", "B1") == LIGHT
    temple = on("temple")
    assert temple.look("R13", "R12") == NO
    assert temple.look("R12", "R13") == MEDIUM, "cover is asked all the same"
    assert temple.look("O6", "N6") == 405
    village = on("village")
    assert village.look("N6", "N5") == NO
    assert village.look("N5", "N6") == MEDIUM
    assert village.look("O8", "O7") == MEDIUM
    assert village.look("O7", "O8") == NO


@pytest.mark.rule("SB-4.5")
def test_a_wall_touched_at_its_end_blocks() -> None:
    # C3 is a hut of one hex; from A2 (south of west) the line to D2 only touches a corner of it.
    ground = drawn([".....", ".....", "..I..", ".....", "....."], "[buildings]", "hut: C3")
    b = ground.board
    touched = [
        (NAMES[a], NAMES[z])
        for a in ground.map.hexes()
        for z in ground.map.hexes()
        if a != z and "C3" not in (NAMES[a], NAMES[z]) and "C3" not in ground.way(NAMES[a], NAMES[z])
        and any(grazes(a, z, NUMBERS["C3"], side) for side in range(SIDES))
    ]  # fmt: skip
    assert touched
    for a, z in touched:
        assert ground.look(a, z) == 405, (a, z)
    assert b.walled[NUMBERS["C3"]] == 63


@pytest.mark.rule("SB-4.6")
def test_zigzag_walls_do_not_hinder_those_in_the_room() -> None:
    temple = on("temple")
    for a in ("N8", "O6", "T10", "R8", "O10"):
        for z in ("N8", "O6", "T10", "R8", "O10"):
            if a != z:
                assert temple.look(a, z) == NO, (a, z)
    assert on("temple").stand("N7").look("N8", "O6") == NO, "a man outside is not in the way"
    assert on("temple").stand("O7").look("N8", "O6") == 414, "the other side of that line leaves the room"


@pytest.mark.rule("SB-4.7")
def test_out_by_a_window_only_from_its_hex_and_only_beyond_it() -> None:
    village = on("village")
    assert village.look("P7", "P10") == NO
    assert village.look("O6", "N4") == 405
    assert village.look("N7", "N4") == 407
    assert village.look("P6", "M1") in (405, 407), "P6's window looks east"


@pytest.mark.rule("SB-4.8")
def test_a_sill_serves_for_that_room_only() -> None:
    # The hut B3-C3 has windows north and south of B3: nobody shoots through the whole house.
    ground = drawn(
        [".....", ".....", ".II..", ".....", "....."], "[buildings]", "hut: B3 C3", "[windows]", "B3/B2", "B3/B4"
    )
    assert ground.look("B2", "C3") == MEDIUM
    assert ground.look("B2", "B4") == 408
    assert ground.look("B1", "B3") == MEDIUM
    assert ground.look("B1", "B5") == 408


@pytest.mark.rule("SB-4.9")
def test_doors_are_shot_through_from_end_to_end() -> None:
    ground = drawn(
        [".....", ".....", ".II..", ".....", "....."], "[buildings]", "hut: B3 C3", "[doors]", "B3/B2", "B3/B4"
    )
    assert ground.look("B1", "B5") == NO
    assert ground.look("B2", "B4") == NO
    assert ground.look("B2", "C3") == MEDIUM
    assert ground.look("B3", "B5") == NO
    assert ground.stand("B3").look("B1", "B5") == 414


@pytest.mark.rule("SB-4.9")
def test_who_stands_at_a_door_may_shoot_at_the_whole_room() -> None:
    temple = on("temple")
    for target in ("T7", "T6", "T10", "O6", "R8"):
        assert temple.look("U7", target) == MEDIUM, target
    assert on("temple").stand("T8").look("U7", "T7") == 414, "along the sill only the side of the room counts"


@pytest.mark.rule("SB-4.10")
def test_windows_of_two_buildings_but_never_door_and_window() -> None:
    rows = [".........", ".........", ".II...II.", ".........", "........."]
    huts = ("[buildings]", "west: B3 C3", "east: G3 H3")
    both = drawn(rows, *huts, "[windows]", "C3/D3", "G3/F3")
    assert both.look("C3", "G3") == MEDIUM
    mixed = drawn(rows, *huts, "[windows]", "C3/D3", "[doors]", "G3/F3")
    assert mixed.look("C3", "G3") == 410
    assert mixed.look("G3", "C3") == 410
    doors = drawn(rows, *huts, "[doors]", "C3/D3", "G3/F3")
    assert doors.look("C3", "G3") == MEDIUM


@pytest.mark.rule("SB-4.10")
def test_of_several_origins_the_best_for_the_shooter_counts() -> None:
    # From C4 the door leads over the brush on C3, the window past it.
    rows = [".....", ".....", "..b..", "..I..", "....."]
    door = drawn(rows, "[buildings]", "hut: C4", "[doors]", "C4/C3")
    both = drawn(rows, "[buildings]", "hut: C4", "[doors]", "C4/C3", "[windows]", "C4/D4")
    assert door.look("C4", "D2") == LIGHT
    assert both.look("C4", "D2") == NO


@pytest.mark.rule("SB-4.12")
def test_trees_block_brush_and_the_rest_do_not() -> None:
    for symbol, expected in {"T": 412, "b": LIGHT, "r": NO, "t": NO, "=": LIGHT, "~": NO, "/": NO}.items():
        assert drawn(["...", f".{symbol}.", "..."]).look("B1", "B3") == expected, symbol
    assert drawn(["...", "...", ".T."]).look("B1", "B3") == LIGHT, "a target among trees can be shot at"
    assert drawn([".T.", "...", "..."]).look("B1", "B3") == NO, "the shooter's own hex never counts"


@pytest.mark.rule("SB-4.14")
@pytest.mark.parametrize(
    ("rows", "cover"), [(["...", "...", "..."], NO), (["...", "...", ".b."], LIGHT)],
)  # fmt: skip
def test_beyond_short_range_men_bar_only_targets_with_medium_cover(rows: list[str], cover: str) -> None:
    ground = drawn(rows).stand("B2")
    assert ground.look("B1", "B3", way=Way.BARS) == 414
    assert ground.look("B1", "B3", way=Way.COVER) == cover
    assert ground.look("B1", "B3", way=Way.FREE) == cover


@pytest.mark.rule("SB-4.14")
def test_case_33_medium_cover_and_a_man_between() -> None:
    ground = drawn(["...", "...", "...", "..."]).stand("B2").barricade("B4", "A3", "B3")
    assert ground.look("B1", "B4", way=Way.COVER) == 414
    assert ground.look("B1", "B4", way=Way.FREE) == MEDIUM


@pytest.mark.rule("SB-4.14")
def test_the_targets_and_the_shooters_other_half_are_not_in_the_way() -> None:
    ground = on("crossroads").stand("N9", "N10", "N13", "N14")
    assert ground.look("N9/N10", "N13/N14") == NO
    assert ground.look("N9", "N13/N14") == 414, "N10 is then another's"


@pytest.mark.rule("SB-4.14")
def test_an_unknown_man_is_not_in_the_way() -> None:
    ground = on("crossroads")
    ground.men[NUMBERS["H10"]] = 2  # known to the other side alone
    assert ground.look("H9", "H11") == NO


@pytest.mark.rule("SB-4.15")
def test_cover_of_the_targets_own_hex() -> None:
    for symbol, expected in {"T": LIGHT, "b": LIGHT, "r": NO, "t": LIGHT, "=": LIGHT, "~": LIGHT, "/": NO}.items():
        assert drawn(["...", "...", f".{symbol}."]).look("B1", "B3") == expected, symbol
    assert drawn(["...", ".~.", ".~."]).look("B1", "B3") == NO, "nothing but river is crossed"


@pytest.mark.rule("SB-4.15")
def test_a_cart_on_the_line_is_medium_cover() -> None:
    assert on("crossroads").cart("N10", "N11").look("N9", "N12") == MEDIUM
    assert on("crossroads").cart("N10", "O10").look("N9", "N12") == MEDIUM
    assert on("crossroads").cart("M10", "M11").look("N9", "N12") == NO
    assert on("crossroads").cart("B8", "C7").look("A8", "C8") == NO, "past it on the other side"


@pytest.mark.rule("SB-4.15")
def test_the_entry_hex_of_the_temple_is_covered_like_an_interior() -> None:
    temple = on("temple")
    assert temple.look("L9", "N8") == MEDIUM
    assert temple.look("M8", "N8") == MEDIUM
    assert temple.look("N8", "L9") == NO


@pytest.mark.rule("SB-4.16")
def test_a_single_corner_counts_by_itself_and_of_several_the_one_named() -> None:
    village = on("village")
    b = village.board
    single = [place for place in range(HEXES) if b.hugged[place] == 1]
    several = [place for place in range(HEXES) if b.hugged[place] > 1]
    assert single
    assert several
    for place in single[:6]:
        for a in range(HEXES):
            if a != place:
                assert village.look(NAMES[a], NAMES[place]) == village.look(NAMES[a], NAMES[place], corner=ALL_CORNERS)
    asked = 0
    for place in several:
        names = [sight.corner_of(b, place, k) for k in range(b.hugged[place])]
        for a in range(HEXES):
            if a == place or isinstance(village.look(NAMES[a], NAMES[place], way=Way.FREE), int):
                continue
            plain = village.look(NAMES[a], NAMES[place])
            all_of_them = village.look(NAMES[a], NAMES[place], corner=ALL_CORNERS)
            by_name = {village.look(NAMES[a], NAMES[place], corner=name) for name in names}
            assert by_name <= {plain, all_of_them}
            assert (MEDIUM in by_name) == (all_of_them == MEDIUM)
            asked += plain != all_of_them
    assert asked


@pytest.mark.rule("SB-4.16")
def test_a_corner_of_elsewhere_does_not_count() -> None:
    village = on("village")
    assert village.look("Z5", "T4", corner="N6-NW") == village.look("Z5", "T4")


@pytest.mark.rule("SB-4.17")
def test_a_rider_half_in_brush_has_light_cover() -> None:
    ground = drawn(["....", "....", "....", ".b..", "...."])
    assert ground.look("B1", "C3/B4") == LIGHT
    assert ground.look("B1", "C3") == NO


@pytest.mark.rule("SB-4.17")
def test_a_rider_is_hit_where_he_can_be_hit() -> None:
    # The tail stands behind trees, the head in the open.
    ground = drawn(["....", "....", ".T..", "....", "...."])
    assert ground.look("B1", "B4") == 412
    assert ground.look("B1", "C3/B4") == NO


@pytest.mark.rule("SB-4.17")
@pytest.mark.rule("SB-4.2")
def test_a_riders_own_brush_gives_his_target_no_cover() -> None:
    ground = drawn(["...", ".b.", "...", "..."])
    assert ground.look("B1", "B4") == LIGHT
    assert ground.look("B1/B2", "B4", mounted=True) == NO


@pytest.mark.rule("SB-4.18")
def test_the_first_hindrance_in_order_is_named() -> None:
    ground = drawn([".....", ".....", ".TI..", ".T...", "....."], "[buildings]", "hut: C3").stand("B2")
    assert ground.look("B1", "B5") == 412, "trees are asked before men"
    assert ground.look("C1", "C5") == 405


# -- barricades


@pytest.mark.rule("SB-12.2")
def test_a_barricade_has_four_front_sides() -> None:
    ground = on("crossroads").barricade("H7", "H8", "I7")
    sides = {
        (NAMES[place], hexes.DIRECTIONS[side])
        for place in range(HEXES)
        for side in range(SIDES)
        if ground.works[place] >> side & 1
    }
    assert sides == {("H7", "NE"), ("H7", "SE"), ("H8", "NE"), ("H8", "SE")}
    mirrored = on("crossroads").barricade("H8", "H7", "G7")
    assert {NAMES[place] for place in range(HEXES) if sight.has_barricade(mirrored.works, place)} == {"H7", "H8"}
    assert mirrored.look("D6", "H7") == MEDIUM
    assert mirrored.look("L7", "H7") == NO


@pytest.mark.rule("SB-12.3")
def test_a_barricade_covers_only_those_on_it() -> None:
    ground = on("crossroads").barricade("H7", "H8", "I7")
    assert ground.look("L8", "G8") == NO
    assert ground.look("H11", "H7") == NO, "along it, over its other hex, no front is crossed"


def test_a_cart_comes_and_goes() -> None:
    ground = on("crossroads").cart("H7")
    assert sight.has_cart(ground.works, NUMBERS["H7"])
    sight.take_cart(ground.works, NUMBERS["H7"])
    assert not ground.works.any()


# -- what holds of every line


@pytest.mark.rule("SB-4.2")
@settings(max_examples=150, deadline=None)
@given(any_hex, any_hex)
def test_ways_are_what_clipping_finds(a: int, z: int) -> None:
    if a == z:
        return
    ground = on("crossroads")
    for right in (0, 1):
        expected = crossed(a, z, OFF, right)
        found = ground.way(NAMES[a], NAMES[z], right=right)
        if right and follows_sides(a, z) is False:
            assert found == []
        elif "off" not in found:
            assert found == [NAMES[place] for place in expected]


@pytest.mark.rule("SB-4.2")
@settings(max_examples=150, deadline=None)
@given(any_hex, any_hex)
@example(NUMBERS["Q16"], NUMBERS["A16"])  # along the edge, on one side off the map
def test_successive_hexes_are_neighbours_and_the_way_back_is_the_same_reversed(a: int, z: int) -> None:
    if a == z:
        return
    ground = on("crossroads")
    there, back = ground.way(NAMES[a], NAMES[z]), ground.way(NAMES[z], NAMES[a], right=int(follows_sides(a, z)))
    if "off" in there:
        assert "off" in back
    else:
        assert there == back[::-1]
        chain = [a, *(NUMBERS[name] for name in there), z]
        assert all(hexes.direction_to(one, two) != OFF for one, two in pairwise(chain))


@pytest.mark.rule("SB-4.7")
@settings(max_examples=150, deadline=None)
@given(any_hex, any_hex, st.integers(0, 5))
def test_lines_from_an_opening_are_what_clipping_finds(a: int, z: int, side: int) -> None:
    ground = on("crossroads")
    if a == z or ground.board.beside[a, side] == OFF:
        return
    ways = [ground.way(NAMES[a], NAMES[z], 1 + side, right) for right in (0, 1)]
    for right in (0, 1) if ways[1] else (0,):
        if "off" not in ways[right]:
            assert ways[right] == [NAMES[place] for place in crossed(a, z, side, right)]


@pytest.mark.rule("SB-4.5")
@settings(max_examples=200, deadline=None)
@given(st.sampled_from(["temple", "village"]), any_hex, any_hex)
def test_walls_block_exactly_what_touches_them(name: str, a: int, z: int) -> None:
    ground = on(name)
    b = ground.board
    if a == z or opens(b, a) or b.building[a] == b.building[z] != 0:
        return
    touched = any(
        grazes(a, z, place, side)
        for place in ground.map.hexes()
        for side in range(SIDES)
        if b.side[place, side] == Side.WALL
    )
    verdict = ground.look(NAMES[a], NAMES[z])
    if touched:
        assert isinstance(verdict, int)
    else:
        assert verdict != 405


@pytest.mark.rule("SB-4.19")
@settings(max_examples=300, deadline=None)
@given(any_map, any_hex, any_hex, st.sets(any_hex, max_size=60))
def test_without_openings_both_directions_get_the_same_answer(name: str, a: int, z: int, men: set[int]) -> None:
    ground = on(name)
    b = ground.board
    if a == z or opens(b, a) or opens(b, z):
        return
    assert (ground.look(NAMES[a], NAMES[z]) in (405, 407, 408, 410, 412, 413)) == (
        ground.look(NAMES[z], NAMES[a]) in (405, 407, 408, 410, 412, 413)
    )
    ground.stand(*(NAMES[place] for place in men))
    there, back = ground.look(NAMES[a], NAMES[z]), ground.look(NAMES[z], NAMES[a])
    if not isinstance(there, int) or there == 414:
        assert isinstance(there, int) == isinstance(back, int)


@pytest.mark.rule("SB-4.14")
@settings(max_examples=200, deadline=None)
@given(any_map, any_hex, any_hex, st.sets(any_hex, max_size=60), st.sets(any_hex, max_size=20))
def test_men_never_open_a_line_nor_lessen_cover(name: str, a: int, z: int, men: set[int], more: set[int]) -> None:
    if a == z:
        return
    few, many = on(name), on(name)
    few.stand(*(NAMES[place] for place in men))
    many.stand(*(NAMES[place] for place in men | more))
    for way in Way:
        one, two = few.look(NAMES[a], NAMES[z], way=way), many.look(NAMES[a], NAMES[z], way=way)
        assert isinstance(two, int) or one == two or worse(one, two)


@pytest.mark.rule("SB-4.15")
@settings(max_examples=200, deadline=None)
@given(any_map, any_hex, any_hex, st.sets(any_hex, max_size=60), st.sets(any_hex, max_size=20))
def test_cover_only_grows_with_carts_and_corners(name: str, a: int, z: int, men: set[int], carts: set[int]) -> None:
    if a == z:
        return
    bare = on(name).stand(*(NAMES[place] for place in men))
    built = on(name).stand(*(NAMES[place] for place in men)).cart(*(NAMES[place] for place in carts))
    for way in Way:
        assert not worse(built.look(NAMES[a], NAMES[z], way=way), bare.look(NAMES[a], NAMES[z], way=way))
        assert not worse(
            bare.look(NAMES[a], NAMES[z], way=way, corner=ALL_CORNERS), bare.look(NAMES[a], NAMES[z], way=way)
        )


def test_on_a_small_map_nothing_is_seen_beyond_its_edge() -> None:
    ground = drawn([".......", ".......", "...T...", ".......", ".......", ".......", "......."])
    assert ground.look("D1", "D6") == 412
    assert ground.look("A7", "C7") == NO, "the side path beyond the last row is not used"
    assert on("crossroads").look("A16", "C16") == NO
    assert on("crossroads").stand("B16").look("A16", "C16") == 414
    assert not ground.board.sight[NUMBERS["D1"] * HEXES + NUMBERS["H1"]]


# -- the same things worked out another way


def named(ground: Ground, corner: str) -> set[str]:
    """The flanks of a corner."""
    place, _, vertex = corner.partition("-")
    number = ground.map.corners.index((NUMBERS[place], hexes.VERTICES.index(vertex)))
    return {NAMES[ground.board.flank[2 * number]], NAMES[ground.board.flank[2 * number + 1]]}


def opens(b: object, place: int) -> bool:
    return bool(b.first_station[place + 1] > b.first_station[place])  # type: ignore[attr-defined]


def worse(one: str | int, other: str | int) -> bool:
    """Whether `one` is better for the shooter than `other`."""
    order = [NO, LIGHT, MEDIUM]
    return not isinstance(one, int) and (isinstance(other, int) or order.index(one) < order.index(other))


def follows_sides(a: int, z: int) -> bool:
    across, down = hexes.centre_x(z) - hexes.centre_x(a), hexes.centre_y(z) - hexes.centre_y(a)
    return (down == 0 or abs(across) == abs(down)) and hexes.range_between(a, z) > 1


def crossed(a: int, z: int, side: int, right: int | None) -> list[int]:
    """SB-4.2 by clipping with fractions every hex of the greatest map; with `right` the hexes of that side too."""
    ox, oy = hexes.centre_x(a), hexes.centre_y(a)
    if side != OFF:
        ox, oy = ox + MIDDLE_X[side], oy + MIDDLE_Y[side]
    tx, ty = hexes.centre_x(z), hexes.centre_y(z)
    found = []
    for place in range(HEXES):
        if place in (a, z):
            continue
        x, y = hexes.centre_x(place), hexes.centre_y(place)
        low, high, along = Fraction(0), Fraction(1), 0
        for edge in range(SIDES):
            px, py = x + VERTEX_X[edge], y + VERTEX_Y[edge]
            qx, qy = x + VERTEX_X[(edge + 1) % SIDES], y + VERTEX_Y[(edge + 1) % SIDES]
            start = hexes.cross(px, py, qx, qy, ox, oy)
            end = hexes.cross(px, py, qx, qy, tx, ty)
            if start == end:
                if start < 0:
                    low, high = Fraction(1), Fraction(0)
                elif start == 0:
                    along = hexes.sign(hexes.cross(ox, oy, tx, ty, x, y))
            elif end > start:
                low = max(low, Fraction(-start, end - start))
            else:
                high = min(high, Fraction(start, start - end))
        if low < high and (not along or (right is not None and along == (1 if right else -1))):
            found.append(place)
    return sorted(found, key=lambda h: (hexes.centre_x(h) - ox) * (tx - ox) + 3 * (hexes.centre_y(h) - oy) * (ty - oy))


def grazes(a: int, z: int, place: int, side: int) -> bool:
    """Whether the line from centre to centre touches a side of a hex."""
    x, y = hexes.centre_x(place), hexes.centre_y(place)
    start, end = (side + 4) % SIDES, (side + 5) % SIDES
    return hexes.touch(
        hexes.centre_x(a), hexes.centre_y(a), hexes.centre_x(z), hexes.centre_y(z),
        x + VERTEX_X[start], y + VERTEX_Y[start], x + VERTEX_X[end], y + VERTEX_Y[end],
    )  # fmt: skip
