"""The figures that an owner may replace (`--figures FILE`): tables and counters as one tree, each by its name.

What an option decides is chosen by the option, and what is a rule rather than a number is not here.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from tatami.core.figures import Figures, override
from tatami.core.json_types import JsonObject
from tatami.games.samourai import roster, tables, toml_reader
from tatami.games.samourai.roster import Roster
from tatami.games.samourai.tables import Tables
from tatami.games.samourai.toml_reader import BadFile

# Lists of tables by what names their rows, and the keys of a row that are numbers to play by.
ROWS: dict[str, tuple[str, tuple[str, ...]]] = {
    "range": ("band", ("modifier",)),
    "modifier": ("id", ("value",)),
    "terrain": ("id", ("foot", "horse", "sign")),
    "marker": ("id", ("foot", "sign")),
    "character": ("id", ("bow", "healthy", "stunned", "wounded", "mounted", "mounted_wounded")),
    "dress": ("dress", ("healthy", "stunned", "wounded")),
}
CONSTANTS = (
    "horse_defence", "horse_movement", "draught_movement", "captured_attack_bonus", "horse_back_cost",
    "horse_swing_cost", "cart_two_men", "cart_three_men", "corpse_slow", "corpse_block", "corpse_horse_counts",
    "corpse_surcharge", "exit_cost", "group_shift", "deflection_max",
)  # fmt: skip
LEAST_ONE = ("horse_defence", "corpse_block")
HIGHEST = 20
SHURIKEN_COLUMNS = 4


class Numbers(NamedTuple):
    """What a table is played by, but for its scenario."""

    book: Tables
    roster: Roster


@cache
def files() -> tuple[JsonObject, JsonObject]:
    return toml_reader.load(tables.FILE), toml_reader.load(roster.FILE)


@cache
def shipped() -> Figures:
    """The tree of all figures that can be replaced."""
    book, people = files()
    tree: Figures = {}
    for name, (by, keys) in ROWS.items():
        rows = (people if name in people else book)[name]
        kept = (*keys, "provenance")
        tree[name] = {row[by]: {key: row[key] for key in kept if key in row and row[key] != "none"} for row in rows}
    for name in ("foot", "mounted"):
        tree.setdefault("archery", {})[name] = book["archery"][name]
        grid = book["combat"][name]
        tree.setdefault("combat", {})[name] = {"results": grid["results"], "provenance": grid["provenance"]}
    tree["shuriken"] = {key: book["shuriken"][key] for key in ("columns", "provenance")}
    tree["terrain_shift"] = book["terrain_shift"]
    tree["window"] = {"foot": tables.shipped().window, "provenance": "printed"}
    tree["constant"] = {
        name: {"value": book["constant"][name]["value"], "provenance": book["constant"][name]["provenance"]}
        for name in CONSTANTS
    }
    return tree


def merged(overrides: Figures | None) -> Figures:
    """The figures in force; a ValueError says what is wrong with the given ones."""
    tree = override(shipped(), overrides or {})
    if overrides:
        numbers(msgspec.json.encode(overrides, order="sorted"))
    return tree


@lru_cache(maxsize=64)
def numbers(overrides: bytes) -> Numbers:
    """Tables and roster with the owner's figures in their places."""
    given = msgspec.json.decode(overrides)
    if not given:
        return Numbers(tables.shipped(), roster.shipped())
    tree = override(shipped(), given)
    book, people = (dict(values) for values in files())
    for name, (by, _) in ROWS.items():
        home = people if name in people else book
        home[name] = [{**row, **tree[name][row[by]]} for row in home[name]]
    book["archery"] = {**book["archery"], **tree["archery"]}
    book["combat"] = {
        **book["combat"],
        **{name: {**book["combat"][name], **grid} for name, grid in tree["combat"].items()},
    }
    book["shuriken"] = {**book["shuriken"], **tree["shuriken"]}
    book["terrain_shift"] = tree["terrain_shift"]
    book["hexside"] = [{**side, **(tree["window"] if side["id"] == "window" else {})} for side in book["hexside"]]
    book["constant"] = {name: {**row, **tree["constant"].get(name, {})} for name, row in book["constant"].items()}
    check_bounds(tree)
    try:
        counters = roster.parse_roster(people, "figures") if {"character", "dress"} & set(given) else roster.shipped()
        return Numbers(tables.parse_tables(book, "figures"), counters)
    except BadFile as error:
        raise ValueError("; ".join(error.complaints)) from None


def check_bounds(tree: Figures) -> None:
    for name, row in tree["constant"].items():
        least = 1 if name in LEAST_ONE else 0
        if not least <= row["value"] <= HIGHEST:
            raise ValueError(f"figures: constant.{name}.value = {row['value']}: must be {least} to {HIGHEST}")
    if len(tree["shuriken"]["columns"]) > SHURIKEN_COLUMNS:
        raise ValueError(f"figures: shuriken.columns: at most {SHURIKEN_COLUMNS} columns")
