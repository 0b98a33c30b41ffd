"""Reads scenarios (SB-14): `data/scenarios.toml`, or a player's own file with maps and rosters of his own beside it.

The keys are explained in the heading of `data/scenarios.toml`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from tatami.core.compiled import plain
from tatami.core.json_types import JsonObject
from tatami.games.samourai import maps, roster, tables, toml_reader
from tatami.games.samourai.maps import Map
from tatami.games.samourai.roster import DRESSES, Roster, RosterCharacter
from tatami.games.samourai.rules import board
from tatami.games.samourai.rules import hexes as grid
from tatami.games.samourai.rules.board import TERRAINS, Terrain
from tatami.games.samourai.rules.hexes import COLUMN_NAMES, NAMES, NUMBERS, OFF, SIDES
from tatami.games.samourai.rules.table import BARRICADES, CONDITIONS, HORSES, LANTERNS, MEN, ZONES
from tatami.games.samourai.scenario import Alarm, Enter, Force, MarkerSetup, Scenario, Setup, VictoryCondition
from tatami.games.samourai.toml_reader import BadFile, Entry, Files, files_of, guess, whole_file

# Files are read rarely: in plain Python, so that nothing waits for a compiler.
column_of, row_of, range_between = plain(grid.column_of), plain(grid.row_of), plain(grid.range_between)
direction_to, is_front_hex, are_joined = (plain(grid.direction_to), plain(board.is_front_hex), plain(board.are_joined))

FOLDER = Path(__file__).parent / "data"
FILE = FOLDER / "scenarios.toml"
OURS = FOLDER / "ours.toml"
EDGES = ("N", "E", "S", "W")
CHECKS = ("at_once", "end_of_own_phase", "end_of_game_turn")
STATES = ("healthy", "stunned", "wounded", "dead")
TRIGGERS = ("lit", "missed", "lantern", "met", "corpse")
MARKERS = ("lantern", "barricade", "cart", "draught-horse", "horse")
SELECTORS = ("cols", "rows", "hexes", "terrain", "level", "building", "edge", "near", "any_of")
FARTHEST = 60

# What each kind of victory must say, and what it may.
VICTORIES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "all_dead": (("of",), ("trait", "units")),
    "casualties": (("of", "states", "count"), ()),
    "hold_hex": (("hex", "within", "clear", "times"), ("trait", "states")),
    "hold_buildings": (("count",), ()),
    "left": (("units", "others", "edges"), ("anyone",)),
    "cannot_leave": (("of",), ()),
    "piece_on": (("piece", "hexes"), ()),
    "hold_piece": (("piece", "clear", "times"), ()),
    "none_on_map": (("of",), ()),
    "all": (("parts",), ()),
    "any": (("parts",), ()),
}


class Reader:
    """Reads one scenario and gathers what is wrong with it."""

    def __init__(self, entry: Entry, files: Files, own_roster: Roster | None) -> None:
        self.entry = entry
        self.files = files
        self.traits = tables.shipped().traits
        self.ground: Map
        self.roster: Roster
        self.found_roster = find_roster(entry, files) if entry.has("roster") else own_roster

    # -- files beside the scenario

    def find_map(self) -> Map | None:
        name = self.entry.text("map")
        if name in maps.SHIPPED:
            return maps.shipped_map(name)
        if not name.endswith(".txt"):
            self.entry.wrong(
                f"map = {name}: no such map; {guess(name, maps.SHIPPED)} A file of your own ends in .txt",
                "no-map",
                value=name,
            )
            return None
        try:
            return maps.parse_map(self.files(name), name)
        except BadFile as error:
            self.entry.complaints += error.complaints
        return None

    # -- the whole

    def read(self) -> Scenario | None:
        """The scenario, or None if so much is wrong that the rest cannot be judged."""
        entry = self.entry
        before = len(entry.complaints)
        label, number = entry.label(), entry.number("number", 0, 999, 0)
        title_key, title = entry.text("title_key", ""), entry.title("title", "")
        notes, author = entry.title("notes", "", 1000), entry.title("author", "")
        night = entry.text("time", known=("day", "night")) == "night"
        ground = self.find_map()
        forces = entry.tables("side", "side")
        self.sides = [force.text("id") for force in forces]
        if len(forces) != 2 or len(set(self.sides)) != 2:
            count = len(set(self.sides))
            entry.wrong(f"a scenario has two sides, not {count}", "two-sides", count=count)
            return None
        first = entry.text("first", known=self.sides)
        order = entry.texts("setup_order", known=self.sides)
        if len(order) != 2:
            entry.wrong(f"setup_order: expected both sides, {' and '.join(self.sides)}", "setup-order")
        cap_winner = entry.text("cap_winner", "", known=[*self.sides, ""])
        if ground is None or self.found_roster is None:
            return None
        self.ground, self.roster = ground, self.found_roster
        self.board = maps.plain_ground(self.ground)
        zones = self.read_zones()
        self.zones = dict(zones)
        self.order = order
        self.units: dict[str, tuple[str, ...]] = {}
        sides = [self.read_force(force) for force in forces]
        self.placed_once(sides)
        markers = tuple(self.read_marker(marker) for marker in entry.tables("marker", "marker", "kind"))
        self.pieces = {marker.id: marker for marker in markers if marker.id}
        self.check_markers(markers)
        self.check_room(sides)
        self.exits = {force.id: force.exit for force in sides}
        alarm = self.read_alarm(night, sides) if entry.has("alarm") else None
        victory = self.read_victory()
        entry.finish("roster", "provenance")
        if len(entry.complaints) > before:
            return None
        return Scenario(
            label, number, title_key, title or ("" if title_key else label), self.ground, self.roster, night,
            (sides[0], sides[1]) if sides[0].id == first else (sides[1], sides[0]),
            order, cap_winner, zones, markers, alarm, victory, notes, author,
        )  # fmt: skip

    # -- zones

    def read_zones(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        found: dict[str, tuple[int, ...]] = {}
        listed = self.entry.tables("zone", "zone")
        if len(listed) > ZONES:
            self.entry.wrong(f"{len(listed)} zones; at most {ZONES}", "too-many-zones", most=ZONES)
        for zone in listed[:ZONES]:
            label = zone.label()
            if label in found:
                zone.wrong("there are two zones of that id", "zone-twice")
            before = len(zone.complaints)
            found[label] = tuple(sorted(self.select(zone)))
            if not found[label] and len(zone.complaints) == before:
                zone.wrong("holds no hex of the map", "empty-zone")
        return tuple(found.items())

    def select(self, zone: Entry) -> set[int]:
        """The hexes for which all selectors hold."""
        ground, b = self.ground, self.board
        hexes = set(ground.hexes())
        if not any(zone.has(selector) for selector in SELECTORS):
            zone.wrong(f"has no selector; there are {', '.join(SELECTORS)}", "empty-zone")
        if zone.has("cols"):
            low, high = self.span(zone, "cols", COLUMN_NAMES[: ground.columns])
            hexes = {place for place in hexes if low <= column_of(place) <= high}
        if zone.has("rows"):
            low, high = self.span(zone, "rows", [str(row) for row in range(1, ground.rows + 1)])
            hexes = {place for place in hexes if low <= row_of(place) <= high}
        if zone.has("hexes"):
            hexes &= set(self.hexes(zone, "hexes"))
        if zone.has("terrain"):
            kinds = {TERRAINS.index(kind) for kind in zone.texts("terrain", known=TERRAINS)}
            hexes = {place for place in hexes if ground.terrain[place] in kinds}
        if zone.has("level"):
            level = zone.number("level", 0, maps.HIGHEST)
            hexes = {place for place in hexes if ground.level[place] == level}
        if zone.has("building"):
            hexes &= self.in_buildings(zone)
        if zone.has("edge"):
            edge = zone.text("edge", known=EDGES)
            last = {"N": 1, "S": b.rows, "W": 1, "E": b.columns}.get(edge, 0)
            hexes = {place for place in hexes if (row_of(place) if edge in "NS" else column_of(place)) == last}
        if zone.has("near"):
            near = zone.table("near")
            centres, within = self.hexes(near, "hexes"), near.number("within", 0, FARTHEST)
            near.finish()
            hexes = {place for place in hexes if any(range_between(place, centre) <= within for centre in centres)}
        if zone.has("any_of"):
            hexes &= set().union(*(self.select(part) for part in zone.tables("any_of", "any_of")))
        zone.finish("id")
        return hexes

    def span(self, zone: Entry, key: str, known: Iterable[str]) -> tuple[int, int]:
        """`L-N` or `5-11`, or one alone."""
        names = list(known)
        first, _, last = zone.text(key).partition("-")
        for name in (first, last or first):
            if name not in names:
                zone.wrong(
                    f"{key} = {zone.values[key]}: {name or 'nothing'} is not between {names[0]} and {names[-1]}",
                    "not-between",
                    key=key,
                    value=zone.values[key],
                    name=name or "nothing",
                    low=names[0],
                    high=names[-1],
                )
                return 0, 0
        low, high = names.index(first) + 1, names.index(last or first) + 1
        if low > high:
            zone.wrong(f"{key} = {zone.values[key]}: runs backwards", "backwards", key=key, value=zone.values[key])
        return low, high

    def hex(self, entry: Entry, key: str, name: str) -> int:
        place = NUMBERS.get(name, OFF)
        if place == OFF or self.ground.terrain[place] == OFF:
            message = "no-hex" if name or key != "hex" else "goal-hex"
            entry.wrong(f"{key}: {name} is no hex of the map {self.ground.id}", message, hex=name)
            return OFF
        return place

    def hexes(self, entry: Entry, key: str) -> tuple[int, ...]:
        return tuple(place for name in entry.texts(key) if (place := self.hex(entry, key, name)) != OFF)

    def in_buildings(self, zone: Entry) -> set[int]:
        known = dict(self.ground.buildings)
        inside = {place for hexes in known.values() for place in hexes}
        if isinstance(zone.values["building"], str):
            which = zone.text("building", known=("any", "none"))
            return inside if which == "any" else set(self.ground.hexes()) - inside
        return {place for name in zone.texts("building", known=known) for place in known[name]}

    # -- sides

    def read_force(self, force: Entry) -> Force:
        label = force.label()
        units = force.texts("units", known=self.roster.ids())
        if not units:
            force.wrong("has no units", "no-units")
        self.units[label] = units
        mounted = force.texts("mounted", (), known=units)
        for unit in mounted:
            if not self.roster.character(unit).mounted:
                force.wrong(f"mounted: {unit} has no horse of his own", "no-own-horse", unit=unit)
        setup = tuple(self.read_setup(row, label, units) for row in force.tables("setup", "setup", "zone"))
        enter = tuple(self.read_enter(row, units) for row in force.tables("enter", "enter", "zone"))
        exits = force.texts("exit", (), known=EDGES)
        name = force.title("name", "")
        force.finish()
        placed = [unit for groups in (setup, enter) for group in groups for unit in group.units]
        for unit in units:
            if placed.count(unit) == 0:
                force.wrong(f"{unit} is in units, but is neither set up nor enters", "idle", unit=unit)
            elif placed.count(unit) > 1:
                force.wrong(f"{unit} is set up or enters more than once", "placed-twice", unit=unit)
        return Force(label, units, mounted, setup, enter, exits, name)

    def read_setup(self, row: Entry, side: str, units: tuple[str, ...]) -> Setup:
        zone, members = row.text("zone", known=self.zones), row.texts("units", known=units)
        dress = row.text("dress", "", known=DRESSES)
        if dress:
            dressed = {(counter.character, counter.dress) for counter in self.roster.dress}
            for unit in members:
                if any((unit, other) not in dressed for other in DRESSES):
                    row.wrong(
                        f"dress: the roster has no {' and '.join(DRESSES)} counters of {unit}", "no-dress", unit=unit
                    )
        far = row.table("far_from", needed=False)
        far_side = far_hexes = None
        if row.has("far_from"):
            far_side, far_hexes = far.text("side", known=self.sides), far.number("hexes", 1, FARTHEST)
            far.finish()
            if far_side == side:
                far.wrong(f"{side} cannot keep away from itself", "away-from-itself")
            elif side in self.order and far_side in self.order and self.order.index(far_side) > self.order.index(side):
                far.wrong(
                    f"{far_side} is set up after {side}: nothing to keep away from yet",
                    "away-too-early",
                    other=far_side,
                    side=side,
                )
        setup = Setup(
            zone, members, row.flag("secret", False), dress, row.number("max_per_building", 1, MEN, 0),
            far_side or "", far_hexes or 0,
        )  # fmt: skip
        row.finish()
        return setup

    def read_enter(self, row: Entry, units: tuple[str, ...]) -> Enter:
        zone, members = row.text("zone", known=self.zones), row.texts("units", known=units)
        enter = Enter(zone, members, row.number("turn", 1, 99, 1))
        row.finish()
        b = self.board
        for place in self.zones.get(zone, ()):
            if row_of(place) not in (1, b.rows) and column_of(place) not in (1, b.columns):
                row.wrong(f"{NAMES[place]} is not on the edge of the map", "not-on-edge", hex=NAMES[place])
                break
        return enter

    def placed_once(self, sides: list[Force]) -> None:
        """A figure is on one side only, and there is room for all of them."""
        one, two = sides
        for unit in one.units:
            if unit in two.units:
                self.entry.wrong(f"{unit} is on both sides", "both-sides", unit=unit)
        if len(one.units) + len(two.units) > MEN:
            count = len(one.units) + len(two.units)
            self.entry.wrong(f"{count} characters; at most {MEN}", "too-many-men", count=count, most=MEN)
        for mine in one.setup:
            for theirs in two.setup:
                if mine.far_side or theirs.far_side or mine.zone not in self.zones or theirs.zone not in self.zones:
                    continue
                if common := sorted(set(self.zones[mine.zone]) & set(self.zones[theirs.zone])):
                    self.entry.wrong(
                        f"zones {mine.zone} of {one.id} and {theirs.zone} of {two.id} overlap at {list_hexes(common)}; "
                        "part them, or say far_from",
                        "overlap",
                        hexes=list_hexes(common),
                    )

    def check_room(self, sides: list[Force]) -> None:
        """A zone holds everybody who is set up in it."""
        for force in sides:
            for zone, hexes in self.zones.items():
                units = [unit for group in force.setup if group.zone == zone for unit in group.units]
                needed = sum(2 if unit in force.mounted else 1 for unit in units)
                room = {
                    place for place in hexes for unit in units if self.may_stand(place, self.roster.character(unit))
                }
                if needed > len(room):
                    self.entry.at(f"side {force.id}").wrong(
                        f"zone {zone} has room for {len(room)} of the {needed} hexes needed",
                        "no-room",
                        room=len(room),
                        needed=needed,
                    )
                riders = [unit for unit in units if unit in force.mounted]
                if riders and not any(
                    self.fits_two(place, other) for place in hexes for other in self.neighbours_among(place, hexes)
                ):
                    self.entry.at(f"side {force.id}").wrong(
                        f"zone {zone} has no two joined hexes for {riders[0]} and his horse",
                        "no-room-for-rider",
                        unit=riders[0],
                    )

    def may_stand(self, place: int, character: RosterCharacter) -> bool:
        """SB-1.13, on foot."""
        kind = tables.shipped().terrain[self.ground.terrain[place]]
        return (kind.armoured if character.type in self.traits["armoured"] else kind.foot) > 0

    def fits_two(self, one: int, two: int) -> bool:
        """SB-1.12, SB-5.10: whether a horse or cart may lie on these hexes."""
        kinds = tables.shipped().terrain
        return (
            are_joined(self.board, one, two)
            and kinds[self.ground.terrain[one]].horse > 0
            and kinds[self.ground.terrain[two]].horse > 0
        )

    def neighbours_among(self, place: int, hexes: tuple[int, ...]) -> list[int]:
        return [other for side in range(SIDES) if (other := self.board.beside[place, side]) in hexes]

    # -- markers

    def read_marker(self, row: Entry) -> MarkerSetup:
        kind = row.text("kind", known=MARKERS)
        side = row.text("side", known=self.sides)
        label, zone = "", ""
        at: tuple[int, ...] = ()
        count, apart, lit, hitched = 1, 0, False, ""
        if kind in ("lantern", "barricade"):
            zone, count = row.text("zone", known=self.zones), row.number("count", 1, 99)
            most = LANTERNS if kind == "lantern" else BARRICADES
            if count > most:
                row.wrong(f"count = {count}: at most {most}", "too-many", count=count, most=most)
            apart = row.number("apart", 0, FARTHEST, 0)
            if kind == "lantern":
                lit = row.flag("lit", True)
                if not self.room_apart(zone, count, apart):
                    row.wrong(
                        f"zone {zone} has no room for {count} lanterns {apart} hexes apart",
                        "lanterns-crowded",
                        count=count,
                        apart=apart,
                    )
            elif self.zones.get(zone) and not any(self.is_flat(place) for place in self.zones[zone]):
                row.wrong(f"zone {zone} has no flat hex for a barricade", "barricade-not-flat")
        elif kind in MARKERS:
            label = row.text("id", known=self.roster.piece(kind).ids)
            at = self.hexes(row, "at")
            if len(at) != 2:
                row.wrong("at: expected two hexes, the front one first", "two-hexes")
            elif not self.fits_two(*at):
                hexes = f"{NAMES[at[0]]}/{NAMES[at[1]]}"
                row.wrong(f"at: a {kind} cannot lie on {hexes}", "cannot-lie", hexes=hexes)
            if kind == "draught-horse":
                hitched = row.text("hitched_to", "")
        row.finish("provenance")
        return MarkerSetup(kind, side, label, count, zone, at, apart, lit, hitched)

    def is_flat(self, place: int) -> bool:
        return self.ground.terrain[place] == Terrain.FLAT

    def room_apart(self, zone: str, count: int, apart: int) -> bool:
        """Whether so many can stand so far apart; taken one by one from the west, which a real zone never misses."""
        chosen: list[int] = []
        for place in self.zones.get(zone, ()):
            if all(range_between(place, other) >= max(apart, 1) for other in chosen):
                chosen.append(place)
        return len(chosen) >= count

    def check_markers(self, markers: tuple[MarkerSetup, ...]) -> None:
        entry = self.entry
        taken: dict[int, str] = {}
        for marker in markers:
            for place in marker.at:
                if place in taken:
                    text = f"{NAMES[place]} holds {taken[place]} already"
                    entry.at(f"marker {marker.kind}").wrong(text, "taken", hexes=NAMES[place])
                taken[place] = marker.kind
            if marker.hitched_to:
                self.check_hitch(marker)
        for kind, most in (("lantern", LANTERNS), ("barricade", BARRICADES), ("cart", 1)):
            count = sum(marker.count for marker in markers if marker.kind == kind)
            if count > most:
                entry.wrong(f"{count} markers of the kind {kind}; at most {most}", "too-many", count=count, most=most)
        ids = [marker.id for marker in markers if marker.id]
        for label in sorted({label for label in ids if ids.count(label) > 1}):
            entry.wrong(f"marker {label} is there twice", "piece-twice", piece=label)
        riders = sum(1 for units in self.units.values() for unit in units if self.roster.character(unit).mounted)
        loose = sum(marker.kind in ("horse", "draught-horse") for marker in markers)
        if riders + loose > HORSES:
            entry.wrong(
                f"{riders + loose} horses; at most {HORSES}", "too-many-horses", count=riders + loose, most=HORSES
            )

    def check_hitch(self, horse: MarkerSetup) -> None:
        """SB-5.21"""
        cart = self.pieces.get(horse.hitched_to)
        where = self.entry.at(f"marker {horse.kind}").at(f"hitched_to = {horse.hitched_to}")
        if cart is None or cart.kind != "cart":
            where.wrong("no such cart", "no-cart")
        elif len(horse.at) == 2 and len(cart.at) == 2:
            head, tail = horse.at
            if not is_front_hex(self.board, cart.at[0], cart.at[1], tail):
                text = f"the horse's tail {NAMES[tail]} is not on a front hex of the cart (SB-5.21)"
                where.wrong(text, "hitch-tail", hex=NAMES[tail])
            elif direction_to(head, cart.at[0]) != OFF or direction_to(head, cart.at[1]) != OFF:
                text = f"the horse's head {NAMES[head]} is next to the cart (SB-5.21)"
                where.wrong(text, "hitch-head", hex=NAMES[head])

    # -- alarm and victory

    def read_alarm(self, night: bool, sides: list[Force]) -> Alarm:
        row = self.entry.table("alarm")
        if not night:
            row.wrong("an alarm is for a scenario at night", "alarm-by-day")
        asleep = [unit for force in sides for group in force.setup if group.dress for unit in group.units]
        sleeper = row.text("sleeper", known=asleep)
        triggers = []
        for trigger in row.tables("triggers", "trigger"):
            triggers.append(trigger.text("id", known=TRIGGERS))
            trigger.text("check", known=("at_once", "end_of_ninja_phase"))
            trigger.finish("when", "provenance")
        if not triggers:
            row.wrong("has no triggers", "no-triggers")
        alarm = Alarm(
            sleeper, row.number("dressing_phases", 1, 2), row.number("corpse_radius", 0, FARTHEST), tuple(triggers)
        )
        row.finish()
        return alarm

    def read_victory(self) -> tuple[VictoryCondition, ...]:
        rows = self.entry.tables("victory", "victory", by=None)
        if not rows:
            self.entry.wrong("nobody can win: victory is missing", "no-victory")
        conditions = []
        for row in rows:
            side, check = row.text("side", known=self.sides), row.text("check", known=CHECKS)
            conditions.append(self.read_condition(row, side, check))
        if sum(1 + len(condition.parts) for condition in conditions) > CONDITIONS:
            text = f"too many conditions of victory; at most {CONDITIONS}, parts included"
            self.entry.wrong(text, "too-many-goals", most=CONDITIONS)
        with_hexes = sum(bool(part.hexes) for condition in conditions for part in (condition, *condition.parts))
        if len(self.zones) + with_hexes > ZONES:
            text = f"{len(self.zones)} zones and {with_hexes} piece_on; at most {ZONES} together"
            self.entry.wrong(text, "too-many-zones", most=ZONES)
        leaving = {condition.side for condition in conditions if condition.kind == "left"}
        for condition in conditions:
            if condition.kind == "cannot_leave" and condition.of not in leaving:
                text = f"cannot_leave of {condition.of}, but no victory of {condition.of} is left"
                self.entry.at("victory").wrong(text, "cannot-leave")
        return tuple(conditions)

    def read_condition(self, row: Entry, side: str, check: str) -> VictoryCondition:
        kind = row.text("kind", known=VICTORIES)
        needed, allowed = VICTORIES.get(kind, ((), ()))
        given: JsonObject = {}
        for key in (*needed, *allowed):
            if key in needed or row.has(key):
                given[key] = self.read_key(row, key, side, kind, str(given.get("of", "")))
        if kind == "all_dead" and not row.has("trait") and not row.has("units"):
            row.wrong("say who must be dead: trait or units", "nobody-to-die")
        row.finish()
        return VictoryCondition(kind=kind, side=side, check=check, **given)

    def read_key(self, row: Entry, key: str, side: str, kind: str, of: str) -> Any:
        """One key of a condition of victory."""
        of_whom = of or side
        if key == "of":
            return row.text(key, known=self.sides)
        if key == "trait":
            return row.text(key, known=self.traits)
        if key == "units":
            mine = self.units.get(of_whom, ())
            horses = tuple(
                marker.id for marker in self.pieces.values() if marker.kind != "cart" and marker.side == of_whom
            )
            return row.texts(key, known=mine + (horses if kind == "all_dead" else ()))
        if key == "states":
            return row.texts(key, known=STATES)
        if key == "count":
            most = len(self.ground.buildings) if kind == "hold_buildings" else len(self.units.get(of_whom, ()))
            return row.number(key, 1, most)
        if key == "hex":
            return self.hex(row, key, row.text(key))
        if key == "hexes":
            return self.hexes(row, key)
        if key == "within":
            return row.number(key, 0, FARTHEST)
        if key == "clear":
            return row.number(key, -1, FARTHEST)
        if key == "times":
            return row.number(key, 1, 99)
        if key == "others":
            return row.number(key, 0, len(self.units.get(side, ())))
        if key == "anyone":
            return row.flag(key)
        if key == "edges":
            edges = row.texts(key, known=EDGES)
            for edge in edges:
                if edge not in self.exits.get(side, ()):
                    row.wrong(f"edges: {side} may not leave by {edge}; see exit of that side", "no-exit")
            return edges
        if key == "piece":
            return row.text(key, known=self.pieces)
        parts = row.tables("parts", "part", "kind")
        if len(parts) < 2:
            row.wrong("parts: expected two or more", "too-few-parts")
        for part in parts:
            if part.values.get("kind") in ("all", "any"):
                part.wrong("parts have no parts of their own")
                return ()
        return tuple(self.read_condition(part, side, "") for part in parts)


def list_hexes(hexes: list[int]) -> str:
    names = [NAMES[place] for place in hexes]
    return ", ".join(names) if len(names) <= 3 else f"{', '.join(names[:3])} and {len(names) - 3} more"


def find_roster(entry: Entry, files: Files) -> Roster | None:
    """The roster that an entry names; None, and complaints, if something is wrong with it."""
    name = entry.text("roster")
    try:
        return roster.parse_roster(toml_reader.loads(files(name), name), name)
    except BadFile as error:
        entry.complaints += error.complaints
    return None


def parse_scenarios(values: JsonObject, name: str, files: Files) -> list[Scenario]:
    """The scenarios from what their TOML holds; BadFile names every entry that is wrong."""
    with whole_file(values, name) as top:
        own_roster = find_roster(top, files) if top.has("roster") else roster.shipped()
        rows = top.tables("scenario", "scenario")
        if not rows:
            top.wrong("no scenario: expected [[scenario]]")
        read = [Reader(row, files, own_roster).read() for row in rows]
        top.finish()
        ids = [row.values.get("id") for row in rows]
        for label in sorted({str(label) for label in ids if label is not None and ids.count(label) > 1}):
            top.wrong(f"two scenarios have the label {label}")
    return [scenario for scenario in read if scenario is not None]


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file; maps and rosters that they name lie beside it."""
    return parse_scenarios(toml_reader.load(path), path.name, files_of(path.parent))


def check_scenario(path: Path) -> list[str]:
    """Everything that is wrong with a player's scenario file, a line for each; nothing if it can be played."""
    try:
        read_scenarios(path)
    except BadFile as error:
        return error.complaints
    return []


@cache
def shipped() -> dict[str, Scenario]:
    """The scenarios of the box by id (SB-14.6), then those of ours."""
    return {scenario.id: scenario for file in (FILE, OURS) for scenario in read_scenarios(file)}
