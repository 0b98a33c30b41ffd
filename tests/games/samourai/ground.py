"""A map to look over: lines of fire asked by the names of hexes."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tatami.core.record import dtype_of, open_record
from tatami.games.samourai import maps
from tatami.games.samourai.maps import Map
from tatami.games.samourai.rules import sight
from tatami.games.samourai.rules.board import COVERS, Board
from tatami.games.samourai.rules.hexes import COLUMN_NAMES, HEXES, NAMES, NUMBERS, OFF, direction_to
from tatami.games.samourai.rules.sight import NOT_NAMED, Way
from tatami.games.samourai.rules.table import Horse

RED = 1  # the eyes of seat 0


class Ground:
    """A map with men and markers on it."""

    def __init__(self, ground: Map) -> None:
        self.map = ground
        self.board: Any = open_record(Board, maps.board_bytes(ground))
        self.men = np.zeros(HEXES, np.int8)
        self.works = np.zeros(HEXES, np.int16)

    def stand(self, *names: str) -> Ground:
        for name in names:
            self.men[NUMBERS[name]] = RED
        return self

    def barricade(self, one: str, two: str, front: str) -> Ground:
        sight.put_barricade(self.works, 0, NUMBERS[one], NUMBERS[two], NUMBERS[front])
        return self

    def cart(self, *names: str) -> Ground:
        for name in names:
            sight.put_cart(self.works, NUMBERS[name])
        return self

    def look(
        self, shooter: str, target: str, *, way: Way = Way.BARS, mounted: bool = False, corner: str | int = NOT_NAMED
    ) -> str | int:
        """The cover in words, or the rule that forbids the shot; two-hex figures as `H9/H8`."""
        a1, _, a2 = shooter.partition("/")
        z1, _, z2 = target.partition("/")
        if isinstance(corner, str):
            corner = [maps.corner_name(self.map, k) for k in range(len(self.map.corners))].index(corner)
        hexes = NUMBERS[a1], NUMBERS.get(a2, OFF), NUMBERS[z1], NUMBERS.get(z2, OFF)
        verdict = sight.shot(self.board, self.shooter(way, corner, mounted), *hexes)
        return COVERS[verdict] if verdict >= 0 else -verdict

    def shooter(self, way: Way, corner: int, mounted: bool = False) -> sight.Shooter:
        """One of seat 0, who stands among the men and markers of this map."""
        no_horses: Any = np.zeros(1, dtype_of(Horse))
        return sight.Shooter(self.men, self.works, no_horses, 0, RED, int(mounted), int(way), corner)

    def way(self, a: str, z: str, origin: int = 0, right: int = 0) -> list[str]:
        """The hexes crossed, in order, the target left out; "off" where the way leaves the map, which ends it."""
        b, place = self.board, NUMBERS[a]
        key = sight.path_key(place, NUMBERS[z], origin, right)
        crossed = []
        for k in range(b.path_start[key], b.path_start[key + 1]):
            place = int(b.beside[place, b.path[k] & sight.STEP])
            if place == OFF:
                return [*crossed, "off"]
            crossed.append(NAMES[place])
        return crossed[:-1]


@cache
def shipped(name: str) -> Map:
    return maps.shipped_map(name)


def on(name: str) -> Ground:
    """One of our maps, empty."""
    return Ground(shipped(name))


def sketch(rows: list[str], *sections: str) -> str:
    """The text of a small map from its rows of symbols."""
    columns = len(rows[0])
    lines = ["[map]", "id = sketch", f"columns = {columns}", f"rows = {len(rows)}", "raised = even", "[grid]"]
    lines.append(" ".join(COLUMN_NAMES[:columns]))
    lines += [f"{number} {' '.join(row)}" for number, row in enumerate(rows, 1)]
    return "\n".join([*lines, *sections]) + "\n"


def drawn(rows: list[str], *sections: str) -> Ground:
    return Ground(maps.parse_map(sketch(rows, *sections)))


@cache
def bank_map() -> Map:
    """The map of the rulebook's example of banks (worked case 4)."""
    high = {
        NUMBERS[f"{column}{row}"]
        for column in "ABCDEFGHIJKL"
        for row in range(1, 9)
        if column in "ABCD" or (column in "HIJKL" and row <= 3) or column in "KL"
    }
    rows = []
    for row in range(1, 9):
        line = ""
        for column in "ABCDEFGHIJKL":
            place = NUMBERS[f"{column}{row}"]
            near = place not in high and any(direction_to(place, other) != OFF for other in high)
            line += "b" if (column, row) == ("G", 5) else "/" if near else "."
        rows.append(line)
    return maps.parse_map(sketch(rows, "[levels]", "1: A1-D8 H1-L3 K4-L8"))
