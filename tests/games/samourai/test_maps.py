"""Maps as text (SB-1.5, SB-1.9, SB-1.10): our three, and every way in which a player's own can be wrong."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tatami.games.samourai import map_svg, maps
from tatami.games.samourai.maps import MapError, parse_map, read_map, shipped_map
from tatami.games.samourai.rules.board import Side, Terrain
from tatami.games.samourai.rules.hexes import NAMES, NUMBERS, OFF
from tatami.games.samourai.toml_reader import BadFile
from tests.games.samourai.ground import drawn, sketch
from tests.games.samourai.map_text import rectangles, write_map

HUT = [".....", ".....", ".II..", ".....", "....."]
PLAIN = ["...", "..."]
WALLS = ("[buildings]", "hut: B3 C3")


def edited(old: str, new: str) -> str:
    """A plain map with something else in it."""
    return sketch(PLAIN).replace(old, new)


def complaints(text: str) -> list[str]:
    with pytest.raises(MapError) as caught:
        parse_map(text, "my.txt")
    return caught.value.complaints


@pytest.mark.parametrize("name", maps.SHIPPED)
def test_our_maps_are_of_their_size_and_written_back_word_for_word(name: str) -> None:
    ground = shipped_map(name)
    size = {"gorge": (21, 12), "hamlet": (23, 14), "pass": (27, 12), "shrine": (27, 13)}.get(name, (27, 16))
    assert (ground.columns, ground.rows, len(list(ground.hexes()))) == (*size, size[0] * size[1])
    text = (maps.FOLDER / f"{name}.txt").read_text("utf-8")
    assert write_map(ground, heading_of(text)) == text
    assert parse_map(write_map(ground)) == ground


def heading_of(text: str) -> list[str]:
    """The comment that a file begins with."""
    return list(takewhile(lambda line: line.startswith("#"), text.splitlines()))


@pytest.mark.rule("SB-1.9")
def test_the_village_has_its_huts_doors_and_corners() -> None:
    village = shipped_map("village")
    assert [name for name, _ in village.buildings] == ["chief-house", "hut-ne", "hut-se", "hut-s", "hut-e", "granary"]
    assert (NUMBERS["O7"], NUMBERS["O8"]) in village.doors
    assert [name for name, hexes in village.buildings if NUMBERS["O7"] in hexes] == ["chief-house"]
    assert not any(NUMBERS["O8"] in hexes for _, hexes in village.buildings)
    assert [NAMES[place] for place in dict(village.marks)["bridge"]] == ["G8", "H8"]
    assert "T5-NW" in [maps.corner_name(village, number) for number in range(len(village.corners))]


@pytest.mark.rule("SB-1.10")
def test_the_temple_terrace_has_stairs_without_a_crest() -> None:
    b = maps.plain_ground(shipped_map("temple"))
    for stair in ("K7", "K8", "K9", "Y8"):
        assert b.terrain[NUMBERS[stair]] == Terrain.FLAT
        assert Side.CREST not in [b.side[NUMBERS[stair], side] for side in range(6)]
    assert Side.CREST in [b.side[NUMBERS["K10"], side] for side in range(6)]


def test_a_small_map_is_written_and_read_back() -> None:
    text = sketch(
        HUT, *WALLS, "[doors]", "B3/B4", "[windows]", "C3/C2", "[corners]", "C3-E", "[levels]", "1: A1-B2 D1",
        "[marks]", "yard: B4 C4",
    )  # fmt: skip
    ground = parse_map(text)
    assert parse_map(write_map(ground)) == ground
    assert [NAMES[place] for place in ground.hexes() if ground.level[place]] == ["A1", "A2", "B1", "B2", "D1"]


def test_levels_are_written_as_few_rectangles() -> None:
    places = [NUMBERS[f"{column}{row}"] for column in "BCD" for row in (2, 3)] + [
        NUMBERS["D4"],
        NUMBERS["F16"],
        NUMBERS["G1"],
    ]
    assert rectangles(sorted(places)) == ["B2-D3", "D4", "F16", "G1"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            sketch(HUT, *WALLS, "[doors]", "B3/A2", "B3/C3"),
            "line 17: door B3/C3 does not join a building and the outside",
        ),
        (sketch(HUT, *WALLS, "[doors]", "A1/A2"), "line 16: door A1/A2 does not join a building and the outside"),
        (sketch(HUT, *WALLS, "[doors]", "B4/B3"), "line 16: door B4/B3: write the hex inside first: B3/B4"),
        (sketch(HUT, *WALLS, "[windows]", "B3/E5"), "line 16: window B3/E5: B3 and E5 are not neighbours"),
        (sketch(HUT, *WALLS, "[windows]", "B3"), "line 16: window B3: expected inside/outside, like O7/O8"),
        (
            sketch(HUT, *WALLS, "[doors]", "B3/B4", "[windows]", "B3/B4"),
            "line 18: window B3/B4: that side is a door already",
        ),
        (sketch(HUT, *WALLS, "[doors]", "B3/H9"), "line 16: door B3/H9: H9 is not on this map of 5 columns and 5 rows"),
        (
            sketch(HUT, *WALLS, "[doors]", "B3/x"),
            "line 16: door B3/x: x is no hex; a hex is a column and a row, like H7",
        ),
        (sketch(HUT), "line 10: B3 is I, but in no building"),
        (
            sketch(HUT, "[buildings]", "hut: B3 C3 D3"),
            "line 14: building hut: D3 is . on the grid; a building's hexes are I or E",
        ),
        (
            sketch(HUT, "[buildings]", "hut: B3 C3", "shed: C3"),
            "line 15: building shed: C3 is given twice, or in another building too",
        ),
        (
            sketch(["I....", ".....", "..I.."], "[buildings]", "hut: A1 C3"),
            "line 12: building hut: C3 is not joined to the rest; a building is one room",
        ),
        (
            sketch(HUT, "[buildings]", "Hut: B3 C3"),
            "line 14: building Hut: a name is small letters, digits and hyphens",
        ),
        (sketch(HUT, *WALLS, "hut: B3"), "line 15: building hut is given a second time"),
        (sketch(HUT, *WALLS, "shed:"), "line 15: building shed has no hexes"),
        (sketch(HUT, *WALLS, "shed"), "line 15: shed: expected building: hexes"),
        (
            sketch(HUT, *WALLS, "[corners]", "B3-N"),
            "line 16: corner B3-N: expected a hex and one of its vertices E SE SW W NW NE, like O6-NW",
        ),
        (sketch(HUT, *WALLS, "[corners]", "A1-E"), "line 16: corner A1-E: A1 is in no building"),
        (
            sketch(HUT, *WALLS, "[corners]", "B3-E"),
            "line 16: corner B3-E is no outer corner: C3 there is in a building",
        ),
        (sketch(HUT, *WALLS, "[corners]", "B3-W B3-W"), "line 16: corner B3-W is given a second time"),
        (
            sketch(["I..", "...", "..."], "[buildings]", "hut: A1", "[corners]", "A1-W"),
            "line 14: corner A1-W lies on the edge of the map: two hexes outside must meet there",
        ),
        (
            sketch(["...", "./.", "..."], "[levels]", "1: A1-C3"),
            "line 12: level 1: B2 is a bank hex, which has level 0",
        ),
        (sketch(PLAIN, "[levels]", "2: A1"), "line 11: level 2: must be 0 or 1"),
        (sketch(PLAIN, "[levels]", "1: C2-A1"), "line 11: level 1: C2-A1 runs backwards"),
        (sketch(["...", ".x."]), "line 9: B2: unknown symbol x; there are . b T / r ~ = t I E"),
        (sketch(["...", ".."]), "line 9: row 2 has 2 symbols for 3 columns"),
        (sketch(PLAIN, "[marks]", "well: D1"), "line 11: mark well: D1 is not on this map of 3 columns and 2 rows"),
        (sketch(PLAIN, "[roads]"), "line 10: [roads]: no such section; there are map, grid, levels, "),
        (sketch(PLAIN, "[grid]"), "line 10: [grid] stands here a second time"),
        (
            "a = b\n[map]\nid = x\ncolumns = 1\nrows = 1\n[grid]\nA\n1 .\n",
            "line 1: a = b: stands before the first section",
        ),
        ("[map]\nid = x\ncolumns = 1\nrows = 1\n", ": section [grid] is missing"),
        ("[grid]\nA\n1 .\n", ": section [map] is missing"),
        (edited("id = sketch\n", ""), ": [map]: id is missing"),
        (edited("sketch", "My Map"), "line 2: id = My Map: must be small letters, digits and hyphens"),
        (edited("= even", "= odd"), "line 5: raised = odd: must be even"),
        (edited("rows = 2", "rows = 17"), "line 4: rows = 17: must be 1 to 16"),
        (edited("rows = 2", "rows = 3"), "line 9: the grid ends after 2 of 3 rows"),
        (edited("rows = 2", "rows = 1"), "line 9: row 2: the map has 1 rows"),
        (edited("\n2 ", "\n3 "), "line 9: row 3: expected row 2"),
        (edited("A B C", "A C B"), "line 7: the grid starts with the 3 column names A to C"),
        (edited("raised = even", "colour = red"), "line 5: colour: no such key; there are id, "),
        (edited("raised = even", "raised"), "line 5: raised: expected key = value"),
        (edited("raised = even", "id = y"), "line 5: id is given a second time"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, expected: str) -> None:
    told = [complaint.removeprefix("my.txt").lstrip() for complaint in complaints(text)]
    assert any(complaint.startswith(expected) for complaint in told), told


def test_everything_wrong_is_told_at_once() -> None:
    told = complaints(sketch(HUT, *WALLS, "[doors]", "B3/C3", "A1/A2", "[corners]", "A1-E"))
    assert [line.split(":")[0] for line in told] == ["my.txt line 16", "my.txt line 17", "my.txt line 19"]


def test_limits_are_named() -> None:
    rows = ["." * 27] * 16
    huts = [[NAMES[column * 16 + row] for column in range(1, 26, 2)] for row in range(1, 15, 2)]
    grid = [list(row) for row in rows]
    for line in huts:
        for name in line:
            place = NUMBERS[name]
            grid[place % 16][place // 16] = "I"
    names = [name for line in huts for name in line]
    text = sketch(
        ["".join(row) for row in grid], "[buildings]", *(f"hut-{k}: {name}" for k, name in enumerate(names, 1))
    )
    assert complaints(text) == [f"my.txt: {len(names)} buildings; at most 32"]


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(maps.SHIPPED), st.data())
def test_a_damaged_map_is_complained_of_and_nothing_worse(name: str, data: st.DataObject) -> None:
    lines = write_map(shipped_map(name)).splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    words = lines[number].split(" ")
    words[data.draw(st.integers(0, len(words) - 1))] = data.draw(
        st.sampled_from(["", "x", "~", "A1", "[doors]", ":", "A1/A2"])
    )
    lines[number] = " ".join(words)
    told = []
    try:
        parse_map("\n".join(lines), "my.txt")
    except MapError as error:
        told = error.complaints
    assert all(line.startswith("my.txt") for line in told)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"^nowhere.txt: No such file"):
        read_map(tmp_path / "nowhere.txt")
    (tmp_path / "bad.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(BadFile, match=r"^bad.txt: "):
        read_map(tmp_path / "bad.txt")


@pytest.mark.rule("SB-1.5")
def test_hexes_beyond_a_small_map_are_none() -> None:
    ground = drawn(["...", "..."])
    assert ground.map.terrain[NUMBERS["D1"]] == OFF
    assert ground.board.terrain[NUMBERS["A3"]] == OFF


@pytest.mark.parametrize("name", maps.SHIPPED)
def test_a_map_is_drawn_with_every_hex_and_opening(name: str) -> None:
    ground = shipped_map(name)
    picture = map_svg.svg(ground)
    assert picture.startswith("<svg ")
    assert picture.endswith("</svg>\n")
    assert picture.count('class="hex ') == ground.columns * ground.rows
    assert picture.count('class="door"') == len(ground.doors)
    assert picture.count('class="window"') == len(ground.windows)
    assert f">{NAMES[max(ground.hexes())]}<" in picture
