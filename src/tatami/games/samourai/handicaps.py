"""Handicaps for scenarios that one side wins too often: a figure more or less, or a turn limit.

A handicap (`data/handicaps.toml`) makes another scenario of one from the box, before the game begins. The rules know
nothing of it, and a record names it like any scenario.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from tatami.games.samourai import scenarios, toml_reader
from tatami.games.samourai.scenario import Force, Scenario
from tatami.games.samourai.scenarios import FOLDER
from tatami.games.samourai.toml_reader import Entry, whole_file

FILE = FOLDER / "handicaps.toml"


@cache
def shipped() -> dict[str, Scenario]:
    """The scenarios with a handicap, by id."""
    with whole_file(toml_reader.load(FILE), FILE.name) as top:
        found = [read_handicap(row) for row in top.tables("handicap", "handicap")]
    return {scenario.id: scenario for scenario in found}


def read_handicap(row: Entry) -> Scenario:
    box = scenarios.shipped()
    scenario = box[row.text("of", known=box)]
    label = row.label()
    men = {unit for force in scenario.sides for unit in force.units}
    gone = row.texts("without", (), known=men)
    more, beside = row.texts("more", (), known=scenario.roster.ids()), row.text("beside", "", known=[*men, ""])
    turns = row.number("turns", 0, 99, 0)
    winner = row.text("cap_winner", scenario.cap_winner, known=[force.id for force in scenario.sides])
    row.finish()
    sides = [changed_force(force, more if beside in force.units else (), beside, gone) for force in scenario.sides]
    return replace(
        scenario,
        id=label,
        title_key=f"samourai-scenario-{label}",
        sides=(sides[0], sides[1]),
        turns=turns,
        cap_winner=winner,
    )


def changed_force(force: Force, more: tuple[str, ...], beside: str, gone: tuple[str, ...]) -> Force:
    """A side without some of its men and with others, who begin where `beside` does."""

    def group(units: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(unit for unit in units if unit not in gone) + (more if beside in units else ())

    return replace(
        force,
        units=group(force.units),
        mounted=tuple(unit for unit in force.mounted if unit not in gone),
        setup=tuple(replace(one, units=group(one.units)) for one in force.setup),
        enter=tuple(replace(one, units=group(one.units)) for one in force.enter),
    )
