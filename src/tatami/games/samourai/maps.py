"""Maps as text: read with precise complaints, and laid out as boards.

The format is described in the heading of every map of `data/maps`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from tatami.core.compiled import plain
from tatami.core.record import Raw, blank, open_record, thaw
from tatami.games.samourai import prepared_boards
from tatami.games.samourai.rules import hexes as grid
from tatami.games.samourai.rules import sight
from tatami.games.samourai.rules.board import (
    BUILDINGS,
    CORNERS,
    HUGGED,
    OPENINGS,
    OUTSIDE,
    SYMBOLS,
    Board,
    Side,
    Terrain,
)
from tatami.games.samourai.rules.hexes import COLUMN_NAMES, COLUMNS, HEXES, NAMES, NUMBERS, OFF, ROWS, SIDES, VERTICES
from tatami.games.samourai.toml_reader import LABEL, BadFile, Mistake, text_of

# Maps are read rarely: in plain Python, so that nothing waits for a compiler.
column_of, row_of = plain(grid.column_of), plain(grid.row_of)
direction_to, next_hex = plain(grid.direction_to), plain(grid.next_hex)

FOLDER = Path(__file__).parent / "data" / "maps"
SHIPPED = ("temple", "village", "crossroads", "gorge", "hamlet", "pass", "shrine")
SECTIONS = ("map", "grid", "levels", "buildings", "doors", "windows", "corners", "marks")
KEYS = ("id", "title_key", "title", "columns", "rows", "raised", "provenance")
HIGHEST = 1  # SB-1.10

Pair = tuple[int, int]


class MapError(BadFile):
    """Everything that is wrong with a map, a line for each."""


@dataclass(frozen=True)
class Map:
    """A map as its file tells it; hexes are numbers."""

    id: str
    columns: int
    rows: int
    terrain: tuple[int, ...]  # by hex: Terrain, or OFF
    level: tuple[int, ...]
    buildings: tuple[tuple[str, tuple[int, ...]], ...] = ()
    doors: tuple[Pair, ...] = ()  # the hex inside, the hex outside
    windows: tuple[Pair, ...] = ()
    corners: tuple[Pair, ...] = ()  # a building's hex and its vertex
    marks: tuple[tuple[str, tuple[int, ...]], ...] = ()
    title_key: str = ""
    title: str = ""
    provenance: str = "own"

    def hexes(self) -> Iterator[int]:
        """Every hex of the map, ascending."""
        return (place for place in range(HEXES) if self.terrain[place] != OFF)


def flanks(place: int, vertex: int, columns: int, rows: int) -> Pair:
    """SB-4.16: the two other hexes that meet at a vertex of a hex, or OFF."""
    return (
        next_hex(place, (vertex + 1) % SIDES, columns, rows),
        next_hex(place, (vertex + 2) % SIDES, columns, rows),
    )


# -- reading


class Reader:
    """Reads one map and gathers what is wrong with it."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.complaints: list[str] = []
        self.columns, self.rows = COLUMNS, ROWS
        self.terrain = [OFF] * HEXES
        self.level = [0] * HEXES
        self.grid_line = [0] * HEXES
        self.building = [OUTSIDE] * HEXES
        self.sections: dict[str, list[tuple[int, str]]] = {}
        self.split(text)

    def wrong(self, line: int, text: str, message: str = "", /, **args: object) -> None:
        """Something is wrong on a line (0: with the whole): in English, and as a message for the page."""
        where = f"{self.name} line {line}" if line else self.name
        self.complaints.append(Mistake.at(where, (where,), text, message, args))

    def split(self, text: str) -> None:
        section: list[tuple[int, str]] | None = None
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.split("#")[0].rstrip()
            if not line.strip():
                continue
            if line.startswith("["):
                name = line.strip("[] ")
                section = []
                if name not in SECTIONS:
                    self.wrong(number, f"[{name}]: no such section; there are {', '.join(SECTIONS)}")
                elif name in self.sections:
                    self.wrong(number, f"[{name}] stands here a second time")
                else:
                    self.sections[name] = section
            elif section is None:
                self.wrong(number, f"{line.strip()}: stands before the first section")
            else:
                section.append((number, line))

    def lines(self, section: str) -> list[tuple[int, str]]:
        return self.sections.get(section, [])

    def hex(self, text: str, line: int, what: str) -> int:
        """A hex of this map, or OFF and a complaint."""
        place = NUMBERS.get(text, OFF)
        if place == OFF:
            self.wrong(line, f"{what}: {text} is no hex; a hex is a column and a row, like H7")
        elif column_of(place) > self.columns or row_of(place) > self.rows:
            self.wrong(line, f"{what}: {text} is not on this map of {self.columns} columns and {self.rows} rows")
            place = OFF
        return place

    def read(self) -> Map:
        head = self.read_head()
        self.read_grid()
        self.read_levels()
        buildings = self.read_buildings()
        taken: dict[frozenset[int], str] = {}
        doors = self.read_openings("doors", "door", taken)
        windows = self.read_openings("windows", "window", taken)
        corners = self.read_corners()
        marks = self.read_marks()
        if self.complaints:
            raise MapError(self.complaints)
        return Map(
            columns=self.columns, rows=self.rows, terrain=tuple(self.terrain), level=tuple(self.level),
            buildings=buildings, doors=doors, windows=windows, corners=corners, marks=marks, **head,
        )  # fmt: skip

    def read_head(self) -> dict[str, str]:
        values: dict[str, str] = {}
        if "map" not in self.sections:
            self.wrong(0, "section [map] is missing")
            return values
        for line, text in self.lines("map"):
            key, equals, value = (part.strip() for part in text.partition("="))
            if not equals:
                self.wrong(line, f"{text.strip()}: expected key = value")
            elif key not in KEYS:
                self.wrong(line, f"{key}: no such key; there are {', '.join(KEYS)}")
            elif key in values:
                self.wrong(line, f"{key} is given a second time")
            else:
                values[key] = value
                self.check_head(key, value, line)
        for key in ("id", "columns", "rows"):
            if key not in values:
                self.wrong(0, f"[map]: {key} is missing")
        if "title" not in values and "title_key" not in values:
            values["title"] = values.get("id", "")
        return {key: value for key, value in values.items() if key not in ("columns", "rows", "raised")}

    def check_head(self, key: str, value: str, line: int) -> None:
        if key in ("columns", "rows"):
            most = COLUMNS if key == "columns" else ROWS
            if not value.isdecimal() or not 1 <= int(value) <= most:
                self.wrong(line, f"{key} = {value}: must be 1 to {most}")
            elif key == "columns":
                self.columns = int(value)
            else:
                self.rows = int(value)
        elif key == "raised" and value != "even":
            self.wrong(line, f"raised = {value}: must be even (columns B, D, F sit half a hex higher)")
        elif key == "id" and not LABEL.fullmatch(value):
            self.wrong(line, f"id = {value}: must be small letters, digits and hyphens")

    def read_grid(self) -> None:
        if "grid" not in self.sections:
            self.wrong(0, "section [grid] is missing")
            return
        lines = self.lines("grid")
        names = list(COLUMN_NAMES[: self.columns])
        if not lines or lines[0][1].split() != names:
            line = lines[0][0] if lines else 0
            self.wrong(line, f"the grid starts with the {self.columns} column names {names[0]} to {names[-1]}")
            return
        for expected, (line, text) in enumerate(lines[1:], 1):
            number, *symbols = text.split()
            if number != str(expected):
                self.wrong(line, f"row {number}: expected row {expected}")
                return
            if expected > self.rows:
                self.wrong(line, f"row {number}: the map has {self.rows} rows")
                return
            if len(symbols) != self.columns:
                self.wrong(line, f"row {number} has {len(symbols)} symbols for {self.columns} columns")
                continue
            for column, symbol in enumerate(symbols):
                place = column * ROWS + expected - 1
                if len(symbol) != 1 or symbol not in SYMBOLS:
                    self.wrong(line, f"{NAMES[place]}: unknown symbol {symbol}; there are {' '.join(SYMBOLS)}")
                else:
                    self.terrain[place] = SYMBOLS.index(symbol)
                    self.grid_line[place] = line
        if len(lines) - 1 < self.rows:
            self.wrong(lines[-1][0], f"the grid ends after {len(lines) - 1} of {self.rows} rows")

    def read_levels(self) -> None:
        for line, label, words in self.labelled_lines("levels", "level"):
            if label not in map(str, range(HIGHEST + 1)):
                self.wrong(line, f"level {label}: must be 0 or {HIGHEST}")
                continue
            for word in words:
                first, _, last = word.partition("-")
                start = self.hex(first, line, f"level {label}")
                end = self.hex(last or first, line, f"level {label}")
                if OFF in (start, end):
                    continue
                if column_of(end) < column_of(start) or row_of(end) < row_of(start):
                    self.wrong(line, f"level {label}: {word} runs backwards")
                    continue
                for column in range(column_of(start), column_of(end) + 1):
                    for row in range(row_of(start), row_of(end) + 1):
                        place = (column - 1) * ROWS + row - 1
                        self.level[place] = int(label)
                        if label != "0" and self.terrain[place] == Terrain.BANK:
                            self.wrong(
                                line,
                                f"level {label}: {NAMES[place]} is a bank hex, which has level 0",
                                "bank-raised",
                                hex=NAMES[place],
                            )

    def labelled_lines(self, section: str, what: str) -> Iterator[tuple[int, str, list[str]]]:
        """Lines of the form `label: word word`."""
        seen = set()
        for line, text in self.lines(section):
            label, colon, rest = (part.strip() for part in text.partition(":"))
            if not colon or not label:
                self.wrong(line, f"{text.strip()}: expected {what}: hexes")
            elif label in seen:
                self.wrong(line, f"{what} {label} is given a second time")
            elif not rest:
                self.wrong(line, f"{what} {label} has no hexes")
            else:
                seen.add(label)
                yield line, label, rest.split()

    def read_buildings(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        buildings: list[tuple[str, tuple[int, ...]]] = []
        for line, label, words in self.labelled_lines("buildings", "building"):
            if not LABEL.fullmatch(label):
                self.wrong(line, f"building {label}: a name is small letters, digits and hyphens")
            hexes = []
            for word in words:
                place = self.hex(word, line, f"building {label}")
                if place == OFF:
                    continue
                if self.terrain[place] not in (OFF, Terrain.INTERIOR, Terrain.ENTRY):
                    symbol = SYMBOLS[self.terrain[place]]
                    self.wrong(line, f"building {label}: {word} is {symbol} on the grid; a building's hexes are I or E")
                if self.building[place] != OUTSIDE:
                    self.wrong(line, f"building {label}: {word} is given twice, or in another building too")
                    continue
                self.building[place] = len(buildings) + 1
                hexes.append(place)
            if apart := self.cut_off(hexes):
                self.wrong(
                    line, f"building {label}: {NAMES[apart[0]]} is not joined to the rest; a building is one room"
                )
            buildings.append((label, tuple(hexes)))
        if len(buildings) > BUILDINGS:
            self.wrong(
                0,
                f"{len(buildings)} buildings; at most {BUILDINGS}",
                "too-many-buildings",
                count=len(buildings),
                most=BUILDINGS,
            )
        for place in range(HEXES):
            if self.terrain[place] in (Terrain.INTERIOR, Terrain.ENTRY) and self.building[place] == OUTSIDE:
                self.wrong(
                    self.grid_line[place], f"{NAMES[place]} is {SYMBOLS[self.terrain[place]]}, but in no building"
                )
        return tuple(buildings)

    def cut_off(self, hexes: list[int]) -> list[int]:
        """The hexes that cannot be reached from the first without leaving the building."""
        reached = hexes[:1]
        for place in reached:
            reached += [other for other in hexes if direction_to(place, other) != OFF and other not in reached]
        return [place for place in hexes if place not in reached]

    def read_openings(self, section: str, what: str, taken: dict[frozenset[int], str]) -> tuple[Pair, ...]:
        openings = []
        for line, text in self.lines(section):
            for word in text.split():
                first, slash, last = word.partition("/")
                if not slash:
                    self.wrong(line, f"{what} {word}: expected inside/outside, like O7/O8")
                    continue
                inside, outside = self.hex(first, line, f"{what} {word}"), self.hex(last, line, f"{what} {word}")
                if OFF in (inside, outside):
                    continue
                pair = frozenset((inside, outside))
                if direction_to(inside, outside) == OFF:
                    self.wrong(
                        line, f"{what} {word}: {first} and {last} are not neighbours", "opening-apart", pair=word
                    )
                elif self.building[inside] == OUTSIDE and self.building[outside] != OUTSIDE:
                    self.wrong(
                        line,
                        f"{what} {word}: write the hex inside first: {last}/{first}",
                        "opening-reversed",
                        pair=word,
                    )
                elif self.building[inside] == OUTSIDE or self.building[outside] != OUTSIDE:
                    self.wrong(
                        line, f"{what} {word} does not join a building and the outside", "opening-nowhere", pair=word
                    )
                elif pair in taken:
                    self.wrong(line, f"{what} {word}: that side is a {taken[pair]} already", "opening-twice", pair=word)
                else:
                    taken[pair] = what
                    openings.append((inside, outside))
                    if len(taken) == OPENINGS + 1:
                        self.wrong(line, f"{what} {word}: more than {OPENINGS} doors and windows")
        return tuple(openings)

    def read_corners(self) -> tuple[Pair, ...]:
        corners: list[Pair] = []
        hugged = [0] * HEXES
        for line, text in self.lines("corners"):
            for word in text.split():
                name, hyphen, vertex = word.partition("-")
                if not hyphen or vertex not in VERTICES:
                    self.wrong(
                        line, f"corner {word}: expected a hex and one of its vertices {' '.join(VERTICES)}, like O6-NW"
                    )
                    continue
                place = self.hex(name, line, f"corner {word}")
                if place == OFF:
                    continue
                corner = (place, VERTICES.index(vertex))
                around = flanks(*corner, self.columns, self.rows)
                if self.building[place] == OUTSIDE:
                    self.wrong(line, f"corner {word}: {name} is in no building", "corner-outside", corner=word)
                elif corner in corners:
                    self.wrong(line, f"corner {word} is given a second time")
                elif OFF in around:
                    text = f"corner {word} lies on the edge of the map: two hexes outside must meet there"
                    self.wrong(line, text, "corner-on-edge", corner=word)
                elif inside := [NAMES[other] for other in around if self.building[other] != OUTSIDE]:
                    text = f"corner {word} is no outer corner: {' and '.join(inside)} there is in a building"
                    self.wrong(line, text, "corner-inner", corner=word)
                else:
                    corners.append(corner)
                    for other in around:
                        hugged[other] += 1
                        if hugged[other] > HUGGED:
                            text = f"corner {word}: {NAMES[other]} flanks more than {HUGGED} corners"
                            self.wrong(line, text, "corner-crowded", corner=word)
        if len(corners) > CORNERS:
            self.wrong(0, f"{len(corners)} corners; at most {CORNERS}", "too-many", count=len(corners), most=CORNERS)
        return tuple(corners)

    def read_marks(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        return tuple(
            (label, tuple(self.hex(word, line, f"mark {label}") for word in words))
            for line, label, words in self.labelled_lines("marks", "mark")
        )


def parse_map(text: str, name: str = "map") -> Map:
    """The map that a text describes; MapError names the line of everything that is wrong."""
    return Reader(text, name).read()


def read_map(path: Path) -> Map:
    """The map in a file."""
    return parse_map(text_of(path), path.name)


@cache
def shipped_map(name: str) -> Map:
    """One of our own maps."""
    return read_map(FOLDER / f"{name}.txt")


# -- laying out


@lru_cache(maxsize=32)
def board_bytes(ground: Map) -> Raw:
    """The bytes of a map's board, tables of sight included."""
    raw = blank(Board)
    lay_out(open_record(Board, raw), ground)
    prepared = prepared_boards.read(raw)
    if prepared is not None:
        return prepared
    sight.fill_tables(raw)
    return raw


def lay_out(b: Board, ground: Map) -> None:
    """Writes a map onto a blank board; the tables of sight are left blank."""
    b.columns, b.rows, b.buildings = ground.columns, ground.rows, len(ground.buildings)
    b.terrain[:] = ground.terrain
    b.level[:] = ground.level
    for number, (_, hexes) in enumerate(ground.buildings, 1):
        b.building[list(hexes)] = number
    openings = dict.fromkeys(ground.doors, Side.DOOR) | dict.fromkeys(ground.windows, Side.WINDOW)
    building = [int(number) for number in b.building]
    beside, sides = b.beside, b.side  # looked up once: every program that starts lays out all maps
    beside[:] = OFF
    for place in ground.hexes():
        for side in range(SIDES):
            other = next_hex(place, side, ground.columns, ground.rows)
            beside[place, side] = other
            kind = openings.get((place, other), openings.get((other, place)))
            sides[place, side] = side_kind(ground, building, place, other) if kind is None else kind
    b.corners = len(ground.corners)
    for number, (place, vertex) in enumerate(ground.corners):
        b.corner_hex[number], b.corner_vertex[number] = place, vertex
        b.flank[2 * number], b.flank[2 * number + 1] = flanks(place, vertex, ground.columns, ground.rows)


def side_kind(ground: Map, building: list[int], place: int, other: int) -> Side:
    """SB-1.9, SB-1.10: what a side without door or window carries."""
    if building[place] != (OUTSIDE if other == OFF else building[other]):
        return Side.WALL
    if other == OFF:
        return Side.OPEN
    level = ground.level
    low, high = (place, other) if level[place] < level[other] else (other, place)
    return Side.CREST if ground.terrain[low] == Terrain.BANK and level[low] < level[high] else Side.OPEN


def write_board(b: Board, ground: Map) -> None:
    """Fills a board record with a map."""
    made = open_record(Board, board_bytes(ground))
    for name in made.dtype.names:  # type: ignore[attr-defined]
        b[name] = made[name]  # type: ignore[index]


@lru_cache(maxsize=32)
def plain_ground(ground: Map) -> Board:
    """A map's board thawed, without its tables of sight: enough for whoever does not shoot."""
    raw = blank(Board)
    lay_out(open_record(Board, raw), ground)
    return thaw(Board, raw)


def corner_name(ground: Map, number: int) -> str:
    """SB-4.16: a corner as it is written, `T5-NW`."""
    place, vertex = ground.corners[number]
    return f"{NAMES[place]}-{VERTICES[vertex]}"
