"""How far each condition of victory has come, as far as a seat may know, and the hexes that it is about (SB-14.5)."""

from __future__ import annotations

from functools import lru_cache

from tatami.core.compiled import plain
from tatami.core.json_types import View
from tatami.games.samourai.rules.hexes import NAMES, OFF, ROWS, range_between
from tatami.games.samourai.rules.table import Table
from tatami.games.samourai.scenario import Scenario, VictoryCondition
from tatami.games.samourai.setting import Setting

COUNTED_CHECKS = ("hold_hex", "hold_piece")
UNTOLD = ("row", "units")


@lru_cache(maxsize=32)
def fixed_goals(place: Setting) -> tuple[View, ...]:
    """What never changes: whose, which kind, how many are needed, and where. In the order of the scenario's file."""
    scenario = place.scenario
    found = []
    row = 0
    for condition in scenario.victory:
        found.append(
            {
                "seat": scenario.seat(condition.side),
                "kind": condition.kind,
                "need": count_needed(condition, scenario),
                "hexes": goal_hexes(condition, scenario),
                "clear": hexes_within(condition.hex, condition.clear, scenario) if condition.kind == "hold_hex" else [],
                "row": row,
                "units": must_die(condition, scenario) if condition.kind == "all_dead" else (),
            }
        )
        if condition.parts:
            found[-1]["parts"] = [{"kind": part.kind, "need": count_needed(part, scenario)} for part in condition.parts]
        row += 1 + len(condition.parts)
    return tuple(found)


def progress(t: Table, place: Setting, men: list[View], hides: bool) -> list[View]:
    """`hides`: somebody may be hidden from this seat, so that a count of checks could tell where he stands."""
    told = []
    for aim, condition in zip(fixed_goals(place), place.scenario.victory, strict=True):
        shown = {name: value for name, value in aim.items() if name not in UNTOLD}
        if condition.kind in COUNTED_CHECKS:
            shown["now"] = None if hides else int(t.held[aim["row"]])
        else:
            shown["now"] = count_so_far(condition, place.scenario, men, aim["seat"], aim["units"])
        if condition.parts:
            shown["parts"] = [
                {**part, "now": part_counted(one, place.scenario, men, aim["seat"])}
                for part, one in zip(aim["parts"], condition.parts, strict=True)
            ]
        told.append(shown)
    return told


def count_needed(condition: VictoryCondition, scenario: Scenario) -> int | None:
    """How many make it; None where nothing is counted."""
    if condition.kind in COUNTED_CHECKS:
        return condition.times
    if condition.kind in ("casualties", "hold_buildings"):
        return condition.count
    if condition.kind == "all_dead":
        return len(must_die(condition, scenario))
    if condition.kind == "left":
        return len(scenario.units_of(condition, scenario.seat(condition.side))) + condition.others
    return None


def count_so_far(
    condition: VictoryCondition, scenario: Scenario, men: list[View], seat: int, units: tuple[str, ...]
) -> int | None:
    """From the figures as this seat sees them."""
    if condition.kind == "casualties":
        hit = [man for man in men if man["side"] != seat and man.get("life") in condition.states]
        return len(hit)
    if condition.kind == "all_dead":
        return len([man for man in men if man["id"] in units and man.get("life") == "dead"])
    if condition.kind == "hold_buildings":
        return sum(side_holds(hexes, men, seat) for _, hexes in scenario.map.buildings)
    if condition.kind == "left":
        return len([man for man in men if man["side"] == seat and man.get("place") == "left"])
    return None


def part_counted(condition: VictoryCondition, scenario: Scenario, men: list[View], seat: int) -> int | None:
    return count_so_far(
        condition, scenario, men, seat, must_die(condition, scenario) if condition.kind == "all_dead" else ()
    )


def side_holds(hexes: tuple[int, ...], men: list[View], seat: int) -> bool:
    inside = {NAMES[hex] for hex in hexes}
    sides = {
        man["side"] for man in men if man.get("life") in ("healthy", "wounded") and inside & set(man.get("hexes") or ())
    }
    return sides == {seat}


def must_die(condition: VictoryCondition, scenario: Scenario) -> tuple[str, ...]:
    return scenario.units_of(condition, scenario.seat(condition.of))


def goal_hexes(condition: VictoryCondition, scenario: Scenario) -> list[str]:
    """The hexes to be outlined."""
    if condition.kind == "hold_hex":
        return hexes_within(condition.hex, condition.within, scenario)
    if condition.kind == "hold_buildings":
        return [NAMES[hex] for _, hexes in scenario.map.buildings for hex in hexes]
    if condition.kind == "left":
        return edge(condition.edges, scenario)
    return [NAMES[hex] for hex in condition.hexes]


def hexes_within(hex: int, far: int, scenario: Scenario) -> list[str]:
    if hex == OFF or far < 0:
        return []
    return [NAMES[place] for place in scenario.map.hexes() if plain(range_between)(hex, place) <= far]


def edge(edges: tuple[str, ...], scenario: Scenario) -> list[str]:
    columns, rows = scenario.map.columns, scenario.map.rows
    found = []
    for place in scenario.map.hexes():
        column, row = divmod(place, ROWS)
        sides = {"N": row == 0, "S": row == rows - 1, "W": column == 0, "E": column == columns - 1}
        if any(sides[one] for one in edges):
            found.append(NAMES[place])
    return found
