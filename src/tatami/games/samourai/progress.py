"""How far each condition of victory has come, as far as a seat may know, and the hexes that it is about (SB-14.5)."""

from __future__ import annotations

from functools import lru_cache

from tatami.core.compiled import plain
from tatami.core.json_types import View
from tatami.games.samourai import tables
from tatami.games.samourai.rules.hexes import NAMES, NUMBERS, OFF, ROWS, range_between
from tatami.games.samourai.rules.table import Table
from tatami.games.samourai.scenarios import Condition, Scenario
from tatami.games.samourai.setting import Setting

COUNTED_CHECKS = ("hold_hex", "hold_piece")
UNTOLD = ("row", "units")


class Same:
    """A setting that is told apart by identity: to hash a whole scenario costs more than a view."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.setting is other.setting

    def __hash__(self) -> int:
        return id(self.setting)


@lru_cache(maxsize=32)
def aims(place: Same) -> tuple[View, ...]:
    """What never changes: whose, which kind, how many are needed, and where. In the order of the scenario's file."""
    scenario = place.setting.scenario
    found = []
    row = 0
    for condition in scenario.victory:
        found.append(
            {
                "seat": scenario.seat(condition.side),
                "kind": condition.kind,
                "need": needed(condition, scenario),
                "hexes": where(condition, scenario),
                "clear": around(condition.hex, condition.clear, scenario) if condition.kind == "hold_hex" else [],
                "row": row,
                "units": named(condition, scenario) if condition.kind == "all_dead" else frozenset(),
            }
        )
        row += 1 + len(condition.parts)
    return tuple(found)


def progress(t: Table, place: Setting, men: list[View], hides: bool) -> list[View]:
    """`hides`: somebody may be hidden from this seat, so that a count of checks could tell where he stands."""
    told = []
    for aim, condition in zip(aims(Same(place)), place.scenario.victory, strict=True):
        shown = {name: value for name, value in aim.items() if name not in UNTOLD}
        if condition.kind in COUNTED_CHECKS:
            shown["now"] = None if hides else int(t.held[aim["row"]])
        else:
            shown["now"] = counted(condition, place.scenario, men, aim["seat"], aim["units"])
        told.append(shown)
    return told


def needed(condition: Condition, scenario: Scenario) -> int | None:
    """How many make it; None where nothing is counted."""
    if condition.kind in COUNTED_CHECKS:
        return condition.times
    if condition.kind in ("casualties", "hold_buildings"):
        return condition.count
    if condition.kind == "all_dead":
        return len(named(condition, scenario))
    if condition.kind == "left":
        whole = next(side.units for side in scenario.sides if side.id == condition.side)
        return len(condition.units or (() if condition.anyone else whole)) + condition.others
    return None


def counted(condition: Condition, scenario: Scenario, men: list[View], seat: int, units: frozenset[str]) -> int | None:
    """From the figures as this seat sees them."""
    if condition.kind == "casualties":
        hit = [man for man in men if man["side"] != seat and man.get("life") in condition.states]
        return len(hit)
    if condition.kind == "all_dead":
        return len([man for man in men if man["id"] in units and man.get("life") == "dead"])
    if condition.kind == "hold_buildings":
        return sum(holds(hexes, men, seat) for _, hexes in scenario.map.buildings)
    if condition.kind == "left":
        return len([man for man in men if man["side"] == seat and man.get("place") == "left"])
    return None


def holds(hexes: tuple[int, ...], men: list[View], seat: int) -> bool:
    inside = {NAMES[hex] for hex in hexes}
    sides = {
        man["side"] for man in men if man.get("life") in ("healthy", "wounded") and inside & set(man.get("hexes") or ())
    }
    return sides == {seat}


def named(condition: Condition, scenario: Scenario) -> frozenset[str]:
    """Those who must be dead: by name, by trait, or the whole side."""
    if condition.units:
        return frozenset(condition.units)
    enemy = next(side for side in scenario.sides if side.id == condition.of)
    if not condition.trait:
        return frozenset(enemy.units)
    types = tables.shipped().traits[condition.trait]
    return frozenset(unit for unit in enemy.units if scenario.roster.character(unit).type in types)


def where(condition: Condition, scenario: Scenario) -> list[str]:
    """The hexes to be outlined."""
    if condition.kind == "hold_hex":
        return around(condition.hex, condition.within, scenario)
    if condition.kind == "hold_buildings":
        return [NAMES[hex] for _, hexes in scenario.map.buildings for hex in hexes]
    if condition.kind == "left":
        return edge(condition.edges, scenario)
    return [NAMES[hex] for hex in condition.hexes]


def around(hex: int, far: int, scenario: Scenario) -> list[str]:
    if hex == OFF or far < 0:
        return []
    return [name for name in names(scenario) if plain(range_between)(hex, NUMBERS[name]) <= far]


def edge(edges: tuple[str, ...], scenario: Scenario) -> list[str]:
    columns, rows = scenario.map.columns, scenario.map.rows
    found = []
    for name in names(scenario):
        column, row = divmod(NUMBERS[name], ROWS)
        sides = {"N": row == 0, "S": row == rows - 1, "W": column == 0, "E": column == columns - 1}
        if any(sides.get(one) for one in edges):
            found.append(name)
    return found


def names(scenario: Scenario) -> tuple[str, ...]:
    columns, rows = range(scenario.map.columns), range(scenario.map.rows)
    return tuple(NAMES[column * ROWS + row] for column in columns for row in rows)
