"""The tables and constants: `data/tables.toml`, every figure with its provenance."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tatami.core.json_types import JsonObject
from tatami.games.samourai import toml_reader
from tatami.games.samourai.roster import TYPES
from tatami.games.samourai.rules.board import COVERS, SYMBOLS, TERRAINS
from tatami.games.samourai.toml_reader import Entry, guess, whole_file

FILE = Path(__file__).parent / "data" / "tables.toml"
FACES = 10
BANDS = ("short", "medium", "long")
MODIFIERS = {
    "shooter_wounded": "arrow", "target_armoured_on_foot": "arrow", "target_mounted": "arrow",
    "thrower_wounded": "shuriken", "target_unlit_at_night": "shuriken", "monk_wounded": "deflection",
}  # fmt: skip
COLUMNS = ("1-1", "2-1", "3-1", "4-1", "5-1", "6-1")
SIGNS = ("minus", "zero", "plus")
TRAITS = ("samurai", "armoured", "monk", "ninja")
CONSTANTS: JsonObject = {
    "wounded_movement": int, "horse_defence": int, "horse_movement": int, "draught_movement": int,
    "captured_attack_bonus": int, "captured_defence_bonus": int, "horse_back_cost": int, "horse_swing_cost": int,
    "horse_control_radius": int, "cart_two_men": int, "cart_three_men": int, "corpse_slow": int, "corpse_block": int,
    "corpse_horse_counts": int, "corpse_surcharge": int, "exit_cost": int, "arrow_retreat": int, "melee_retreat": int,
    "combat_result_a": str, "rider_arrow_b": str, "top_column": int, "shift_below_1_1": str, "group_shift": int,
    "deflection_max": int, "lantern_radius": int, "duel_turn_cap": int, "poem_words_needed": list, "turn_cap": int,
}  # fmt: skip


@dataclass(frozen=True)
class Band:
    """SB-3.4"""

    name: str
    first: int
    last: int
    modifier: int


@dataclass(frozen=True)
class Throw:
    """A column of the shuriken table (SB-11.5)."""

    first: int
    last: int
    results: str


@dataclass(frozen=True)
class Ground:
    """A kind of terrain (SB-1.13); a cost of 0 is impassable."""

    id: str
    symbol: str
    foot: int
    horse: int
    armoured: int
    sign: int
    cover: str


@dataclass(frozen=True)
class MarkerKind:
    """Barricade or cart (SB-1.13)."""

    id: str
    foot: int
    horse: int
    cover: str
    sign: int


@dataclass(frozen=True)
class Constant:
    value: Any
    alternatives: tuple[Any, ...]
    provenance: str
    rule: str


@dataclass(frozen=True)
class Tables:
    bands: tuple[Band, ...]
    modifiers: dict[str, int]
    arrow_foot: dict[str, str]  # by cover
    arrow_mounted: dict[str, str]
    shuriken: tuple[Throw, ...]
    melee_foot: tuple[str, ...]  # by column
    melee_mounted: tuple[str, ...]
    shift: tuple[tuple[int, ...], ...]  # by attacker's sign + 1, defender's sign + 1
    terrain: tuple[Ground, ...]  # in the order of board.Terrain
    window: int
    barricade: MarkerKind
    cart: MarkerKind
    traits: dict[str, tuple[str, ...]]
    constants: dict[str, Constant]

    def value(self, constant: str) -> Any:
        return self.constants[constant].value


def parse_tables(values: JsonObject, name: str = "tables.toml") -> Tables:
    """The tables from what their TOML holds; BadFile names every entry that is wrong."""
    with whole_file(values, name) as top:
        archery, combat = top.table("archery"), top.table("combat")
        markers = {marker.id: marker for marker in (read_marker(entry) for entry in top.tables("marker", "marker"))}
        sides = {
            entry.text("id", known=("door", "window", "wall")): entry for entry in top.tables("hexside", "hexside")
        }
        tables = Tables(
            bands=read_bands(top),
            modifiers=read_modifiers(top),
            arrow_foot=read_arrows(archery, "foot", "ABC-"),
            arrow_mounted=read_arrows(archery, "mounted", "ABCD-"),
            shuriken=read_throws(top.table("shuriken")),
            melee_foot=read_melee(combat, "foot", "ABCDEF-"),
            melee_mounted=read_melee(combat, "mounted", "ABCDEFG-"),
            shift=read_shift(top.table("terrain_shift")),
            terrain=read_terrain(top),
            window=sides["window"].number("foot", 1, 20) if "window" in sides else 0,
            barricade=markers.get("barricade", MarkerKind("barricade", 0, 0, "medium", 0)),
            cart=markers.get("cart", MarkerKind("cart", 0, 0, "medium", 0)),
            traits={trait: top.table("traits").texts(trait, known=TYPES) for trait in TRAITS},
            constants=read_constants(top.table("constant")),
        )
        for group in (archery, combat):
            group.finish("foot_result", "mounted_result")
        for needed, known in (("window", sides), ("barricade", markers), ("cart", markers)):
            if needed not in known:
                top.wrong(f"{needed} is missing")
        top.finish()
    return tables


def letters(entry: Entry, word: str, key: str, known: str) -> str:
    """A result for each face of the die."""
    if len(word) != FACES:
        entry.wrong(f"{key} = {word}: a column has {FACES} results")
    for letter in sorted(set(word) - set(known)):
        entry.wrong(f"{key} = {word}: {letter}: no such result; there are {' '.join(known)}")
    return word


def read_bands(top: Entry) -> tuple[Band, ...]:
    bands = []
    for entry in top.tables("range", "range", "band"):
        bands.append(
            Band(
                entry.text("band", known=BANDS), entry.number("from", 1, 999), entry.number("to", 1, 999),
                entry.number("modifier", -9, 9),
            )
        )  # fmt: skip
        entry.finish("provenance", "alternatives")
    if [band.name for band in bands] != list(BANDS):
        top.wrong(f"range: expected the bands {', '.join(BANDS)} in this order")
    follow_on(top, "range", [(band.first, band.last) for band in bands])
    return tuple(bands)


def follow_on(entry: Entry, key: str, spans: list[tuple[int, int]]) -> None:
    """Spans of range start at 1 and leave no gap."""
    expected = 1
    for first, last in spans:
        if first != expected:
            entry.wrong(f"{key}: {first} to {last} should start at {expected}")
        if last < first:
            entry.wrong(f"{key}: {first} to {last} runs backwards")
        expected = last + 1


def read_modifiers(top: Entry) -> dict[str, int]:
    modifiers = {}
    for entry in top.tables("modifier", "modifier"):
        label = entry.text("id", known=MODIFIERS)
        entry.text("roll", known={MODIFIERS.get(label, "arrow")})
        modifiers[label] = entry.number("value", -9, 9)
        entry.finish("provenance", "rule")
    for label in MODIFIERS:
        if label not in modifiers:
            top.wrong(f"modifier {label} is missing")
    return modifiers


def read_arrows(archery: Entry, key: str, known: str) -> dict[str, str]:
    entry = archery.table(key)
    columns = {cover: letters(entry, entry.text(cover), cover, known) for cover in COVERS[:3]}
    entry.finish("provenance")
    return columns


def read_throws(entry: Entry) -> tuple[Throw, ...]:
    throws = []
    for column in entry.tables("columns", "column"):
        first, last = column.number("from", 1, 99), column.number("to", 1, 99)
        throws.append(Throw(first, last, letters(column, column.text("results"), "results", "DW-")))
        column.finish()
    follow_on(entry, "columns", [(throw.first, throw.last) for throw in throws])
    entry.finish("provenance", "D", "W")
    return tuple(throws)


def read_melee(combat: Entry, key: str, known: str) -> tuple[str, ...]:
    entry = combat.table(key)
    if entry.texts("columns") != COLUMNS:
        entry.wrong(f"columns: expected {', '.join(COLUMNS)}")
    entry.asked.append("results")
    results = entry.values.get("results", [])
    if not isinstance(results, list) or len(results) != len(COLUMNS) or not all(isinstance(r, str) for r in results):
        entry.wrong(f"results: expected {len(COLUMNS)} columns of {FACES} results")
        results = []
    entry.finish("provenance")
    return tuple(
        letters(entry, word, f"results of {column}", known) for column, word in zip(COLUMNS, results, strict=False)
    )


def read_shift(entry: Entry) -> tuple[tuple[int, ...], ...]:
    rows = []
    for attacker in SIGNS:
        row = entry.table(attacker)
        rows.append(tuple(row.number(defender, -5, 5) for defender in SIGNS))
        row.finish()
    entry.finish("provenance")
    return tuple(rows)


def read_terrain(top: Entry) -> tuple[Ground, ...]:
    kinds = []
    for number, entry in enumerate(top.tables("terrain", "terrain")):
        label = entry.text("id", known=TERRAINS)
        symbol = entry.text("symbol")
        if number >= len(TERRAINS) or label != TERRAINS[number] or symbol != SYMBOLS[number]:
            entry.wrong(
                f"expected the terrains {', '.join(TERRAINS)} in this order, with the symbols {' '.join(SYMBOLS)}"
            )
        foot = entry.number("foot", 0, 20)
        kinds.append(
            Ground(
                label, symbol, foot, entry.number("horse", 0, 20), entry.number("armoured", 0, 20, foot),
                entry.number("sign", -1, 1), entry.text("cover", known=COVERS),
            )
        )  # fmt: skip
        entry.finish("cover_when", "provenance")
    if len(kinds) < len(TERRAINS):
        top.wrong(f"terrain: {len(kinds)} of {len(TERRAINS)} kinds")
    return tuple(kinds)


def read_marker(entry: Entry) -> MarkerKind:
    label = entry.text("id", known=("barricade", "cart"))
    no_sign = entry.values.get("sign") == "none"
    marker = MarkerKind(
        label, entry.number("foot", 0, 20), entry.number("horse", 0, 20), entry.text("cover", known=COVERS),
        0 if no_sign else entry.number("sign", -1, 1),
    )  # fmt: skip
    entry.finish("stop", "cover_when", "provenance", "sign")
    return marker


def read_constants(entry: Entry) -> dict[str, Constant]:
    constants = {}
    for name, kind in CONSTANTS.items():
        row = entry.table(name)
        value = row.take("value", kind, {int: "a whole number", str: "text", list: "a list"}[kind], None)
        alternatives = row.take("alternatives", list, "a list", [])
        if any(type(other) is not kind for other in alternatives):
            row.wrong(f"alternatives = {alternatives!r}: expected values like {value!r}")
        constants[name] = Constant(
            tuple(value) if kind is list else value, tuple(alternatives), row.text("provenance"), row.text("rule")
        )
        row.finish()
    for name in entry.values:
        if name not in CONSTANTS:
            entry.wrong(f"{name}: no such constant; {guess(name, CONSTANTS)}")
    return constants


@cache
def shipped() -> Tables:
    return parse_tables(toml_reader.load(FILE))
