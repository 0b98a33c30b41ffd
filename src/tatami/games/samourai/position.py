"""Positions of Samouraï as dictionaries: written out whole, and read with every mistake named.

A figure is given by where it is, `"kohei": "H7"`, `"masakatsu": "H7/H8"` (mounted on his own horse), or by an object:
`"kohei": {"at": "H7", "life": "wounded", "did": 4}`. Characters that are not mentioned take no part. What is under way
(a move, a shot, an attack, a duel) is written field by field, as the table has it; fields that are zero are left out.
"""

from __future__ import annotations

from typing import Any

from tatami.core.compiled import plain
from tatami.core.engine import CHANCE, OVER
from tatami.core.json_types import Given, Position
from tatami.core.position_reader import PositionReader
from tatami.core.record import blank, open_record
from tatami.games.samourai.rules import hexes, sight
from tatami.games.samourai.rules.hexes import NAMES, NUMBERS
from tatami.games.samourai.rules.table import (
    BARRICADES,
    CONDITIONS,
    DECISIONS,
    DRESSES,
    HORSES,
    LANTERNS,
    LIVES,
    MEN,
    NOBODY,
    NOWHERE,
    PLACES,
    REASONS,
    STEPS,
    TASK_NAMES,
    TASKS,
    Decision,
    Formation,
    Horse,
    Life,
    Man,
    Place,
    Table,
)
from tatami.games.samourai.setting import Setting

put_barricade, put_cart = plain(sight.put_barricade), plain(sight.put_cart)
range_between = plain(hexes.range_between)

MAN = ("fresh", "engaged", "hidden", "betrayed", "edges", "did", "fallen", "corner", "corner_hex", "seen_turn")
HORSE = ("dead", "side", "led", "released", "hitched", "fallen", "corner", "corner_hex")
WALK = (
    "open", "kind", "who", "horse", "points", "spent", "steps", "did", "entering", "limited", "a", "b", "c", "d",
    "e", "back_kind", "back_a", "back_b", "back_c", "back_d", "back_e", "start", "had", "near", "nearer", "crew",
    "crew_left",
)  # fmt: skip
CLASH = (
    "stage", "roll", "shooter", "target", "lantern", "cover", "modifier", "distance", "result", "column", "mounted",
    "first_corner", "second_corner", "attackers", "defenders", "struck", "retreating", "leg", "legs", "away",
    "away_tail", "faller", "near", "victor", "vacant",
)  # fmt: skip
DUEL = ("on", "challenger", "answerer", "turn", "actor", "part")
TABLE = ("turn", "active", "acted", "alarm", "placing", "deaths", "stir", "chore", "winner")
FIELDS = (
    "game", "options", "figures", "decision", "to_act", "step", "reason", *TABLE, "men", "horses", "cart", "lanterns",
    "barricades", "tasks", "walk", "clash", "duel", "rites", "held",
)  # fmt: skip


def name_hex(hex: int) -> str | None:
    return None if hex < 0 else NAMES[hex]


# -- writing


def fields_of(source: object, names: tuple[str, ...]) -> dict[str, int]:
    return {name: int(getattr(source, name)) for name in names if getattr(source, name) != 0}


def dump(t: Table, place: Setting) -> Position:
    """The whole truth."""
    dumped: Position = {
        "decision": DECISIONS[t.decision],
        "to_act": "chance" if t.to_act == CHANCE else None if t.to_act == OVER else int(t.to_act),
        "step": STEPS[t.step],
        "reason": REASONS[t.reason],
        **{name: int(getattr(t, name)) for name in TABLE},
        "men": {unit: dump_man(t, place, number) for number, unit in enumerate(place.men) if t.men[number].place},
        "horses": {unit: dump_horse(t, place, k) for k, unit in enumerate(place.horses) if t.horses[k].place},
    }
    if t.cart_there:
        dumped["cart"] = {
            "at": f"{NAMES[t.cart_front]}/{NAMES[t.cart_rear]}",
            "was": f"{NAMES[t.cart_was_front]}/{NAMES[t.cart_was_rear]}",
            "horse": None if t.cart_horse == NOBODY else place.horses[t.cart_horse],
        }
    dumped["lanterns"] = [[NAMES[lamp.hex], bool(lamp.lit)] for lamp in t.lanterns if lamp.there]
    dumped["barricades"] = [
        f"{NAMES[works.first]}/{NAMES[works.second]}>{NAMES[works.front]}" for works in t.barricades if works.there
    ]
    dumped["tasks"] = [
        {
            "task": TASK_NAMES[chore.task], "man": int(chore.man), "helper": int(chore.helper),
            "horse": int(chore.horse), "hex": name_hex(chore.hex),
        }
        for chore in (t.tasks[k] for k in range(t.chores))
    ]  # fmt: skip
    dumped["walk"] = fields_of(t.walk, WALK)
    dumped["clash"] = fields_of(t.clash, CLASH) | {"vacated": [int(t.clash.vacated[k]) for k in range(t.clash.vacant)]}
    dumped["duel"] = fields_of(t.duel, DUEL)
    dumped["rites"] = [
        {"samurai": int(rite.samurai), "poem": int(rite.poem), "refused": int(rite.refused)} for rite in t.rites
    ]
    dumped["held"] = [int(times) for times in t.held]
    return dumped


def dump_man(t: Table, place: Setting, number: int) -> Position:
    man = t.men[number]
    dumped: Position = {"place": PLACES[man.place], "life": LIVES[man.life], **fields_of(man, MAN)}
    if man.hex != NOWHERE:
        dumped["at"] = NAMES[man.hex]
    if man.horse != NOBODY:
        dumped["horse"] = place.horses[man.horse]
    if man.dress:
        dumped["dress"] = DRESSES[man.dress]
    if man.seen_hex != NOWHERE:
        dumped["seen_hex"] = NAMES[man.seen_hex]
        dumped["seen_life"] = LIVES[man.seen_life]
    if "corner_hex" in dumped:
        dumped["corner_hex"] = NAMES[man.corner_hex]
    return dumped


def dump_horse(t: Table, place: Setting, number: int) -> Position:
    horse = t.horses[number]
    dumped: Position = {"place": PLACES[horse.place], "side": int(horse.side), **fields_of(horse, HORSE)}
    if horse.head != NOWHERE:
        dumped["at"] = NAMES[horse.head] if horse.tail == NOWHERE else f"{NAMES[horse.head]}/{NAMES[horse.tail]}"
    if horse.rider != NOBODY:
        dumped["rider"] = place.men[horse.rider]
    if horse.holder != NOBODY:
        dumped["holder"] = place.men[horse.holder]
    if "corner_hex" in dumped:
        dumped["corner_hex"] = NAMES[horse.corner_hex]
    return dumped


# -- reading


class Reader(PositionReader):
    """Reads a position into a table, naming what is wrong and where."""

    def __init__(self, t: Table, place: Setting) -> None:
        self.t = t
        self.place = place

    def read(self, position: Given) -> None:
        self.only(position, FIELDS)
        self.clear()
        t = self.t
        for name in TABLE:
            setattr(t, name, self.whole_number(position.get(name, DEFAULTS.get(name, 0)), name))
        t.step = self.name(position.get("step", "movement"), STEPS, "step")
        t.reason = self.name(position.get("reason", "none"), REASONS, "reason")
        self.read_horses(position.get("horses", {}))
        self.read_men(position.get("men", {}))
        self.read_markers(position)
        self.read_under_way(position)
        self.lay_out()
        decision = position.get("decision", STEP_DECISIONS.get(STEPS[t.step], "go-on"))
        t.decision = self.name(decision, DECISIONS, "decision")
        self.read_actor(position.get("to_act", "active"))

    def clear(self) -> None:
        """Nobody on the map; what the scenario fixes stays known."""
        t = self.t
        for number in range(MEN):
            man = t.men[number]
            side = man.side
            t.men[number] = BLANK_MAN
            t.men[number].side = side
        for number in range(HORSES):
            t.horses[number] = BLANK_HORSE
        t.cart_there = t.cart_front = t.cart_rear = 0
        t.cart_horse = NOBODY
        for cells in (t.on, t.works, t.bodies, t.men_in_way):
            cells[:] = 0

    def whole_number(self, value: object, where: str) -> int:
        if not isinstance(value, int):
            raise self.wrong(where, f"{value!r} is not a whole number")
        return int(value)

    def hex(self, word: object, where: str) -> int:
        if word is None:
            return NOWHERE
        if not isinstance(word, str) or word not in NUMBERS:
            raise self.wrong(where, f"{word!r} is no hex; they go from A1 to AA16")
        return NUMBERS[word]

    def hexes(self, word: object, where: str) -> tuple[int, int]:
        """`H7`, or `H7/H8`: head and tail."""
        if not isinstance(word, str) or word.count("/") > 1:
            raise self.wrong(where, f"{word!r}: expected a hex like H7, or two like H7/H8")
        first, _, second = word.partition("/")
        return self.hex(first, where), self.hex(second or None, where)

    def read_actor(self, who: object) -> None:
        t = self.t
        if who == "active":
            t.to_act = t.active
        elif who == "chance":
            t.to_act = CHANCE
        elif who is None:
            t.to_act = OVER
        elif who in (0, 1):
            t.to_act = who
        else:
            raise self.wrong("to_act", f"{who!r}: expected 0, 1, chance, active or null")
        if (t.to_act == OVER) != (t.decision == Decision.OVER) or (t.to_act == CHANCE) != (t.decision == Decision.DIE):
            raise self.wrong("to_act", f"does not go with the decision {DECISIONS[t.decision]}")

    # -- figures

    def read_horses(self, given: object) -> None:
        for unit, entry in self.mapping(given, "horses").items():
            where = f"horses.{unit}"
            number = self.name(unit, self.place.horses, where)
            horse = self.t.horses[number]
            row = {"at": entry} if isinstance(entry, str) else self.mapping(entry, where)
            self.only(row, ("at", "place", "rider", "holder", *HORSE), where)
            horse.place = self.name(row.get("place", "on-map"), PLACES, f"{where}.place")
            if "at" in row:
                horse.head, horse.tail = self.hexes(row["at"], f"{where}.at")
            for name in HORSE:
                if name != "corner_hex":
                    setattr(horse, name, self.whole_number(row.get(name, 0), f"{where}.{name}"))
            horse.corner_hex = max(0, self.hex(row.get("corner_hex"), f"{where}.corner_hex"))
            for name in ("rider", "holder"):
                if row.get(name) is not None:
                    setattr(horse, name, self.name(row[name], self.place.men, f"{where}.{name}"))
            if horse.rider != NOBODY:
                self.t.men[horse.rider].horse = number

    def read_men(self, given: object) -> None:
        for unit, entry in self.mapping(given, "men").items():
            where = f"men.{unit}"
            number = self.name(unit, self.place.men, where)
            row = {"at": entry} if isinstance(entry, str) else self.mapping(entry, where)
            self.only(row, ("at", "place", "life", "horse", "dress", "seen_hex", "seen_life", *MAN), where)
            man = self.t.men[number]
            man.place = self.name(row.get("place", "on-map"), PLACES, f"{where}.place")
            man.life = self.name(row.get("life", "healthy"), LIVES, f"{where}.life")
            man.dress = self.name(row.get("dress", "armed"), DRESSES, f"{where}.dress")
            for name in MAN:
                if name != "corner_hex":
                    setattr(man, name, self.whole_number(row.get(name, 0), f"{where}.{name}"))
            man.corner_hex = max(0, self.hex(row.get("corner_hex"), f"{where}.corner_hex"))
            man.seen_hex = self.hex(row.get("seen_hex"), f"{where}.seen_hex")
            man.seen_life = self.name(row.get("seen_life", "healthy"), LIVES, f"{where}.seen_life")
            self.settle(number, row, where)

    def settle(self, number: int, row: Given, where: str) -> None:
        """Where a man is: on a hex, or in a saddle, his own horse's if two hexes are given."""
        man, unit = self.t.men[number], self.place.men[number]
        name = row.get("horse")
        if "at" in row:
            head, tail = self.hexes(row["at"], f"{where}.at")
            if tail == NOWHERE:
                man.hex = head
            else:
                name = name or f"{unit}-horse"
                self.seat(number, name, where)
                horse = self.t.horses[self.place.horses.index(name)]
                horse.place, horse.side, horse.head, horse.tail = Place.ON_MAP, man.side, head, tail
        elif name is not None:
            self.seat(number, name, where)
        elif man.place == Place.ON_MAP and man.horse == NOBODY:
            raise self.wrong(where, "on the map, but where? Give `at`")

    def seat(self, number: int, name: str, where: str) -> None:
        horse = self.name(name, self.place.horses, f"{where}.horse")
        self.t.men[number].horse = horse
        self.t.horses[horse].rider = number

    # -- markers and what is under way

    def read_markers(self, position: Given) -> None:
        t = self.t
        if position.get("cart"):
            given = position["cart"]
            row = {"at": given} if isinstance(given, str) else self.mapping(given, "cart")
            self.only(row, ("at", "was", "horse"), "cart")
            t.cart_there = 1
            t.cart_front, t.cart_rear = self.hexes(row.get("at"), "cart.at")
            t.cart_was_front, t.cart_was_rear = self.hexes(row.get("was", row.get("at")), "cart.was")
            if row.get("horse") is not None:
                t.cart_horse = self.name(row["horse"], self.place.horses, "cart.horse")
                t.horses[t.cart_horse].hitched = 1
        lamps, walls = position.get("lanterns", []), position.get("barricades", [])
        if len(lamps) > LANTERNS or len(walls) > BARRICADES:
            raise self.wrong("lanterns", f"at most {LANTERNS} lanterns and {BARRICADES} barricades")
        for number, entry in enumerate(lamps):
            hex, lit = (entry, True) if isinstance(entry, str) else entry
            lamp = t.lanterns[number]
            lamp.there, lamp.lit, lamp.hex = 1, self.whole_number(lit, "lanterns"), self.hex(hex, "lanterns")
        for number, text in enumerate(walls):
            pair, _, front = str(text).partition(">")
            works = t.barricades[number]
            works.first, works.second = self.hexes(pair, "barricades")
            works.there, works.front = 1, self.hex(front, "barricades")
            if range_between(works.first, works.front) != 1 or range_between(works.second, works.front) != 1:
                raise self.wrong("barricades", f"{text}: the front must be next to both hexes (SB-12.2)")
            if range_between(works.first, works.second) != 1:
                raise self.wrong("barricades", f"{text}: its two hexes must be neighbours (SB-12.1)")

    def read_fields(self, target: object, given: object, names: tuple[str, ...], where: str) -> None:
        row = self.mapping(given, where)
        self.only(row, (*names, "vacated"), where)
        for name in names:
            setattr(target, name, self.whole_number(row.get(name, 0), f"{where}.{name}"))

    def read_under_way(self, position: Given) -> None:
        t = self.t
        tasks = position.get("tasks", [])
        if len(tasks) > TASKS:
            raise self.wrong("tasks", f"at most {TASKS}")
        t.chores = len(tasks)
        for number, row in enumerate(tasks):
            chore = t.tasks[number]
            chore.task = self.name(row.get("task"), TASK_NAMES, "tasks")
            for name in ("man", "helper", "horse"):
                setattr(chore, name, self.whole_number(row.get(name, NOBODY), f"tasks.{name}"))
            chore.hex = self.hex(row.get("hex"), "tasks.hex")
        self.read_fields(t.walk, position.get("walk", {}), WALK, "walk")
        self.read_fields(t.clash, position.get("clash", {}), CLASH, "clash")
        for number, hex in enumerate(position.get("clash", {}).get("vacated", [])):
            t.clash.vacated[number] = self.whole_number(hex, "clash.vacated")
        self.read_fields(t.duel, position.get("duel", {}), DUEL, "duel")
        for seat, row in enumerate(position.get("rites", [{}, {}])):
            t.rites[seat].samurai = self.whole_number(row.get("samurai", NOBODY), "rites.samurai")
            t.rites[seat].poem = self.whole_number(row.get("poem", 0), "rites.poem")
            t.rites[seat].refused = self.whole_number(row.get("refused", 0), "rites.refused")
        for number, times in enumerate(position.get("held", [0] * CONDITIONS)):
            t.held[number] = self.whole_number(times, "held")

    # -- what follows from it

    def lay_out(self) -> None:
        """Figures, corpses and markers onto their hexes; whoever is in the middle of a move stands on none."""
        t = self.t
        walking = bool(t.walk.open)
        for number in range(BARRICADES):
            works = t.barricades[number]
            if works.there:
                put_barricade(t.works, number, int(works.first), int(works.second), int(works.front))
        if t.cart_there:
            put_cart(t.works, int(t.cart_front))
            put_cart(t.works, int(t.cart_rear))
        for number in range(MEN):
            man = t.men[number]
            if man.place != Place.ON_MAP:
                continue
            if man.life == Life.DEAD:
                if man.hex != NOWHERE:
                    t.bodies[man.hex] += 1
            elif man.horse == NOBODY and not (walking and t.walk.who == number):
                self.stand(number, int(man.hex))
        led = walking and t.walk.kind in (Formation.LEADING, Formation.TRAIN)
        for number in range(HORSES):
            horse = t.horses[number]
            if horse.place != Place.ON_MAP:
                continue
            rider = int(horse.rider)
            for hex in (int(horse.head), int(horse.tail)):
                if horse.dead:
                    t.bodies[hex] += 3
                elif (walking and t.walk.who == rider) or (led and t.walk.horse == number):
                    continue
                else:
                    self.stand(MEN + number if rider == NOBODY else rider, hex)

    def stand(self, unit: int, hex: int) -> None:
        t = self.t
        if t.on[hex]:
            raise self.wrong(
                "men", f"{self.place.units[t.on[hex] - 1]} and {self.place.units[unit]} are both on {NAMES[hex]}"
            )
        t.on[hex] = 1 + unit
        hidden = unit < MEN and t.men[unit].hidden
        t.men_in_way[hex] = 1 << int(t.men[unit].side) if hidden else 3


DEFAULTS = {"turn": 1, "acted": 1, "winner": NOBODY}
STEP_DECISIONS = {
    "first-fire": "fire", "movement": "move", "second-fire": "fire", "combat": "combat", "recovery": "go-on",
    "over": "over",
}  # fmt: skip


def blank_figure(record: type, **fields: int) -> Any:
    made: Any = open_record(record, blank(record))
    for name, value in fields.items():
        setattr(made, name, value)
    return made


BLANK_MAN = blank_figure(Man, horse=NOBODY, hex=NOWHERE, seen_hex=NOWHERE)
BLANK_HORSE = blank_figure(Horse, rider=NOBODY, holder=NOBODY, head=NOWHERE, tail=NOWHERE)
