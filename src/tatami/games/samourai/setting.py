"""A scenario made ready to play: its figures numbered, its numbers written into records, its table laid."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from tatami.core.compiled import plain
from tatami.core.json_types import Given, Options
from tatami.games.samourai import custom_scenario, handicaps, maps, scenarios, tables
from tatami.games.samourai.figures import Numbers
from tatami.games.samourai.maps import corner_name
from tatami.games.samourai.roster import shipped as shipped_roster
from tatami.games.samourai.rules import sight
from tatami.games.samourai.rules.distances import write_ways
from tatami.games.samourai.rules.night import CORPSE_SEEN, LANTERN_SHOT, LEFT_ALIVE, MET_GUARD, ON_LIT_HEX
from tatami.games.samourai.rules.table import (
    ARMED,
    ARMOURED,
    BOW,
    FIGURES,
    HORSES,
    LIVES,
    MEN,
    MONK,
    NINJA,
    NOBODY,
    NOWHERE,
    REASONS,
    SAMURAI,
    UNDRESSED,
    Check,
    Decision,
    Figures,
    Piece,
    Place,
    Step,
    Table,
)
from tatami.games.samourai.scenario import MarkerSetup, Scenario, VictoryCondition

EDGES = {"N": 1, "E": 2, "S": 4, "W": 8}
TRIGGERS = {"lit": ON_LIT_HEX, "missed": LEFT_ALIVE, "lantern": LANTERN_SHOT, "met": MET_GUARD, "corpse": CORPSE_SEEN}
CHECKS = {
    "at_once": Check.AT_ONCE,
    "end_of_own_phase": Check.END_OF_OWN_PHASE,
    "end_of_game_turn": Check.END_OF_GAME_TURN,
}
LETTERS = "-ABCDEFGW"
TRAITS = {"samurai": SAMURAI, "armoured": ARMOURED, "monk": MONK, "ninja": NINJA}


@dataclass(frozen=True, eq=False)
class Setting:
    """The figures of a scenario by their numbers: characters in roster order, then their horses, then the others'.

    Told apart by identity: to hash a whole scenario costs more than a view.
    """

    scenario: Scenario
    units: tuple[str | None, ...]
    corners: tuple[str, ...]

    def number(self, unit: str) -> int:
        return self.units.index(unit)

    def turn_cap(self, options: Options) -> int:
        """SB-14.4; a handicap may end a game before the option does."""
        turns: int = options["turn_cap"]
        return min(turns or self.scenario.turns, self.scenario.turns or turns)

    @property
    def men(self) -> list[str]:
        return [unit for unit in self.units[:MEN] if unit]

    @property
    def horses(self) -> list[str]:
        return [unit for unit in self.units[MEN:] if unit]


def setting(scenario: str | Given) -> Setting:
    """A scenario by the value of its option: the id of a shipped one, or a player's own."""
    if isinstance(scenario, str):
        return shipped_setting(scenario)
    if not isinstance(scenario, custom_scenario.OwnScenario):
        return arrange(custom_scenario.read(custom_scenario.cache_key(scenario)))
    if not hasattr(scenario, "setting"):
        scenario.setting = arrange(custom_scenario.read(custom_scenario.cache_key(scenario)))
    found: Setting = scenario.setting
    return found


@lru_cache(maxsize=32)
def shipped_setting(scenario: str) -> Setting:
    return arrange({**scenarios.shipped(), **handicaps.shipped()}[scenario])


def arrange(scenario: Scenario) -> Setting:
    taking_part = {unit for force in scenario.sides for unit in force.units}
    men = [unit for unit in scenario.roster.ids() if unit in taking_part]
    own = [f"{unit}-horse" for unit in men if scenario.roster.character(unit).horse]
    fixed = {marker.id for marker in scenario.markers}
    others = [horse for horse in scenario.roster.horses() if horse in fixed]
    horses = [*own, *others]
    units: list[str | None] = [None] * FIGURES
    units[: len(men)] = men
    units[MEN : MEN + len(horses)] = horses
    corners = tuple(corner_name(scenario.map, number) for number in range(len(scenario.map.corners)))
    return Setting(scenario, tuple(units), corners)


# -- the figures


def write(f: Figures, place: Setting, options: Options, numbers: Numbers) -> None:
    """Everything that is fixed at a table."""
    write_tables(f, numbers.book, options)
    write_options(f, numbers.book, options)
    write_characters(f, place, numbers)
    write_scenario(f, place, options)
    maps.write_board(f.board, place.scenario.map)
    write_ways(f)


def write_tables(f: Figures, book: tables.Tables, options: Options) -> None:
    for k, band in enumerate(book.bands):
        f.bands[k] = band.last
        f.band_modifier[k] = band.modifier
    f.bands[0] = options["short_range"]
    f.shooter_wounded = book.modifiers["shooter_wounded"]
    f.target_armoured = book.modifiers["target_armoured_on_foot"]
    f.target_mounted = book.modifiers["target_mounted"]
    f.thrower_wounded = book.modifiers["thrower_wounded"]
    f.target_unlit = book.modifiers["target_unlit_at_night"]
    f.monk_wounded = book.modifiers["monk_wounded"]
    for mounted, columns in enumerate((book.arrow_foot, book.arrow_mounted)):
        for cover, name in enumerate(("none", "light", "medium")):
            f.arrow[mounted, cover] = results(columns[name])
    f.shuriken_columns = len(book.shuriken)
    for k, throw in enumerate(book.shuriken):
        f.shuriken_to[k] = throw.last
        f.shuriken[k] = results(throw.results)
    for mounted, grid in enumerate((book.melee_foot, book.melee_mounted)):
        for column, word in enumerate(grid):
            f.melee[mounted, column] = results(word)
    f.shift[:] = np.array(book.shift)
    for k, ground in enumerate(book.terrain):
        f.foot[k], f.horse[k], f.signs[k] = ground.foot, ground.horse, ground.sign
    f.window_cost, f.barricade_cost, f.cart_cost = book.window, book.barricade.foot, book.cart.foot
    f.barricade_sign = book.barricade.sign


def results(word: str) -> list[int]:
    """A column of a table: the number of the result for each face of the die."""
    return [LETTERS.index(letter) for letter in word]


def write_options(f: Figures, book: tables.Tables, options: Options) -> None:
    f.horse_defence = book.value("horse_defence")
    f.horse_movement = book.value("horse_movement")
    f.draught_movement = book.value("draught_movement")
    f.captured_attack = book.value("captured_attack_bonus")
    f.captured_defence = options["captured_defence_bonus"]
    f.back_cost, f.swing_cost = book.value("horse_back_cost"), book.value("horse_swing_cost")
    f.control_radius = options["horse_control_radius"]
    f.two_men, f.three_men = book.value("cart_two_men"), book.value("cart_three_men")
    f.corpse_slow, f.corpse_block = book.value("corpse_slow"), book.value("corpse_block")
    f.corpse_horse, f.corpse_cost = book.value("corpse_horse_counts"), book.value("corpse_surcharge")
    f.exit_cost = book.value("exit_cost")
    f.arrow_retreat = options["arrow_retreat"]
    f.melee_retreat = book.value("melee_retreat")
    f.result_a_stuns = options["combat_result_a"] == "attacker_stunned"
    f.arrow_b_throws = options["rider_arrow_b"] == "thrown_wounded"
    f.resolve_at_1_1 = options["shift_below_1_1"] == "resolve_at_1_1"
    f.group_shift = book.value("group_shift")
    f.deflection = book.value("deflection_max")
    f.duel_cap = options["duel_turn_cap"]


def write_characters(f: Figures, place: Setting, numbers_in_force: Numbers) -> None:
    book = numbers_in_force.book
    roster = place.scenario.roster
    if roster is shipped_roster():
        roster = numbers_in_force.roster
    elif numbers_in_force.roster is not shipped_roster():
        raise ValueError("figures: this scenario has a roster of its own; change the counters there")
    f.men, f.horses = len(place.men), len(place.horses)
    for man, unit in enumerate(place.men):
        character, numbers = roster.character(unit), f.characters[man]
        traits = BOW if character.bow else 0
        for name, bit in TRAITS.items():
            if character.type in book.traits[name]:
                traits |= bit
        numbers.traits = traits
        numbers.own_horse = place.units.index(character.horse) - MEN if character.horse in place.units else NOBODY
        numbers.captures = character.mounted is None
        numbers.zone = NOBODY
        states = [character.healthy, character.stunned, character.wounded, character.mounted, character.mounted_wounded]
        for state, values in enumerate(states):
            numbers.values[state] = values or 0
        for dress in roster.dress:
            if dress.character == unit:
                cells = numbers.undressed if dress.dress == "undressed" else numbers.half_armed
                cells[:] = np.array([dress.healthy, dress.stunned, dress.wounded])
    for k, horse in enumerate(place.horses):
        f.draught[k] = horse in roster.piece("draught-horse").ids


def write_scenario(f: Figures, place: Setting, options: Options) -> None:
    scenario = place.scenario
    f.night = scenario.night
    f.turn_cap = place.turn_cap(options)
    f.cap_winner = scenario.seat(scenario.cap_winner) if scenario.cap_winner else NOBODY
    names = [name for name, _ in scenario.zones]
    for number, (_, hexes) in enumerate(scenario.zones):
        for hex in hexes:
            f.zones[number, hex] = 1
    f.sleeper = f.guards = NOBODY
    if scenario.alarm:
        f.alarmed = 1
        f.sleeper = place.number(scenario.alarm.sleeper)
        f.guards = next(seat for seat, force in enumerate(scenario.sides) if scenario.alarm.sleeper in force.units)
        f.corpse_radius = scenario.alarm.corpse_radius
        f.triggers = sum(TRIGGERS[trigger] for trigger in scenario.alarm.triggers)
    for seat, force in enumerate(scenario.sides):
        f.exits[seat] = sum(EDGES[edge] for edge in force.exit)
        for entry in force.enter:
            for unit in entry.units:
                numbers = f.characters[place.number(unit)]
                numbers.zone, numbers.turn = names.index(entry.zone), entry.turn
    write_placings(f, place, names)
    write_conditions(f, place, len(names))


def write_placings(f: Figures, place: Setting, names: list[str]) -> None:
    """SB-14.2: one side wholly after the other; markers first, then figures, then `done`."""
    scenario = place.scenario
    rows: list[dict[str, int]] = []
    group = 0
    for side in scenario.setup_order:
        seat = scenario.seat(side)
        before = len(rows)
        for marker in scenario.markers:
            if marker.side == side and not marker.at:
                kind = Piece.LANTERN if marker.kind == "lantern" else Piece.BARRICADE
                row = {"piece": int(kind), "side": seat, "zone": names.index(marker.zone), "apart": marker.apart}
                rows += [row] * marker.count
        for setup in scenario.sides[seat].setup:
            group += 1
            for unit in setup.units:
                rows.append(
                    {
                        "piece": int(Piece.FIGURE),
                        "side": seat,
                        "unit": place.number(unit),
                        "mounted": int(unit in scenario.sides[seat].mounted),
                        "zone": names.index(setup.zone),
                        "secret": int(setup.secret),
                        "crowd": setup.max_per_building,
                        "group": group,
                        "far": setup.far_hexes,
                    }
                )
        if len(rows) > before:
            rows.append({"piece": int(Piece.END), "side": seat})
    if not rows:  # everybody enters: whoever is first begins
        rows.append({"piece": int(Piece.END), "side": 0})
    f.placings = len(rows)
    for number, row in enumerate(rows):
        for key, value in row.items():
            setattr(f.placing[number], key, value)


def write_conditions(f: Figures, place: Setting, zones: int) -> None:
    scenario = place.scenario
    rows: list[tuple[VictoryCondition, int, int]] = []
    for condition in scenario.victory:
        rows.append((condition, int(CHECKS[condition.check]), NOBODY))
        parent = len(rows) - 1
        rows += [(part, Check.PART.value, parent) for part in condition.parts]
    f.conditions = len(rows)
    for number, (condition, check, parent) in enumerate(rows):
        row = f.condition[number]
        side = rows[parent][0].side if parent != NOBODY else condition.side
        row.kind, row.check, row.parent = REASONS.index(condition.kind.replace("_", "-")), check, parent
        row.side = scenario.seat(side)
        row.other = scenario.seat(condition.of) if condition.of else 1 - row.side
        for name in ("count", "others", "within", "clear", "times", "hex"):
            setattr(row, name, getattr(condition, name))
        row.edges = sum(EDGES[edge] for edge in condition.edges)
        states = condition.states or (() if condition.kind != "hold_hex" else ("healthy", "stunned", "wounded"))
        row.lives = sum(1 << LIVES.index(state) for state in states)
        seat = int(row.other) if condition.kind == "all_dead" else int(row.side)
        row.units = sum(1 << place.number(unit) for unit in scenario.units_of(condition, seat))
        if condition.hexes:
            row.zone = zones
            for hex in condition.hexes:
                f.zones[zones, hex] = 1
            zones += 1


# -- the table before play

put_cart = plain(sight.put_cart)


def set_pieces(t: Table, place: Setting) -> None:
    """SB-14.2: everything still to set up or to enter; fixed pieces stand where the scenario says."""
    scenario = place.scenario
    t.winner = NOBODY
    t.step = Step.SET_UP
    t.cart_horse = NOBODY
    for seat in range(2):
        t.rites[seat].samurai = NOBODY
    for number in range(MEN):
        man = t.men[number]
        man.horse, man.hex, man.seen_hex = NOBODY, NOWHERE, NOWHERE
    for number in range(HORSES):
        horse = t.horses[number]
        horse.rider, horse.holder, horse.head, horse.tail = NOBODY, NOBODY, NOWHERE, NOWHERE
    for seat, force in enumerate(scenario.sides):
        entering = {unit for entry in force.enter for unit in entry.units}
        for unit in force.units:
            number = place.number(unit)
            t.men[number].side = seat
            t.men[number].place = Place.TO_ENTER if unit in entering else Place.TO_SET_UP
            ninja = scenario.roster.character(unit).type in tables.shipped().traits["ninja"]
            t.men[number].hidden = scenario.night and ninja
            if unit in force.mounted:
                own = place.number(f"{unit}-horse") - MEN
                t.men[number].horse = own
                t.horses[own].rider, t.horses[own].side = number, seat
                t.horses[own].place = t.men[number].place
        for setup in force.setup:
            for unit in setup.units:
                t.men[place.number(unit)].dress = UNDRESSED if setup.dress == "undressed" else ARMED
    for marker in scenario.markers:
        if marker.at:
            lay_piece(t, place, marker)
    t.decision = Decision.GO_ON


def lay_piece(t: Table, place: Setting, marker: MarkerSetup) -> None:
    first, second = marker.at
    if marker.kind == "cart":
        t.cart_there, t.cart_front, t.cart_rear = 1, first, second
        put_cart(t.works, first)
        put_cart(t.works, second)
        return
    number = place.number(marker.id)
    horse = t.horses[number - MEN]
    horse.place, horse.side = Place.ON_MAP, place.scenario.seat(marker.side)
    horse.head, horse.tail = first, second
    for hex in marker.at:
        t.on[hex] = 1 + number
        t.men_in_way[hex] = 3
    if marker.hitched_to:
        horse.hitched = 1
        t.cart_horse = number - MEN
