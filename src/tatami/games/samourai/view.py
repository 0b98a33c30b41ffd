"""What a seat may know of a table of Samouraï, built field by field (SB-15)."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Generic, TypeVar

from tatami.core.compiled import plain
from tatami.core.game import CHANCE, Result, State
from tatami.core.json_types import View
from tatami.core.record import Raw, dtype_of, reader
from tatami.games.samourai import maps
from tatami.games.samourai.maps import Map
from tatami.games.samourai.progress import progress
from tatami.games.samourai.rules import pieces
from tatami.games.samourai.rules.actions import Phrase
from tatami.games.samourai.rules.board import SYMBOLS, Side
from tatami.games.samourai.rules.events import RESULTS
from tatami.games.samourai.rules.hexes import NAMES, OFF, ROWS
from tatami.games.samourai.rules.table import (
    ARMOURED,
    ATTACKED,
    BOW,
    BUSY,
    CHALLENGED,
    DECISIONS,
    DRESSES,
    DUELLED,
    FIRED,
    FORMATIONS,
    LIVES,
    MEN,
    MONK,
    MOVED,
    NINJA,
    NOBODY,
    NOWHERE,
    PLACES,
    REASONS,
    ROLLS,
    SAMURAI,
    SHOT,
    STEPS,
    TASK_NAMES,
    Decision,
    Figures,
    Horse,
    Life,
    Man,
    Place,
    Roll,
    Table,
)
from tatami.games.samourai.setting import Setting, setting

value = plain(pieces.value)

DID = {
    "fired": FIRED, "shot": SHOT, "moved": MOVED, "busy": BUSY, "attacked": ATTACKED, "challenged": CHALLENGED,
    "duelled": DUELLED,
}  # fmt: skip
TRAITS = {"samurai": SAMURAI, "armoured": ARMOURED, "monk": MONK, "ninja": NINJA, "bow": BOW}


WHOLE = dtype_of(Figures)
READ = ("placings", "characters", "draught", "placing", "horse_movement", "captured_attack", "captured_defence")
"""The figures that a view tells of; the others are tables of the rules, a megabyte of them."""
TABLE = dtype_of(Table)
UNREAD = ("men", "horses", "on", "bodies", "men_in_way", "works", "scratch")
"""What is not read with the rest of a table: figures are read one by one, the others hex by hex or not at all."""
LETTERS, READ_REST, _ = reader(TABLE[[name for name in TABLE.names or () if name not in UNREAD]])
REST = struct.Struct(f"={LETTERS}")
REMEMBERED = 4096
"""Figures in one position each: those of many turns."""
Kind = TypeVar("Kind")


class Field(Generic[Kind]):
    """Where a table keeps its men, or its horses, and how one of them is read."""

    def __init__(self, name: str) -> None:
        assert TABLE.fields is not None
        kind, self.at = TABLE.fields[name][:2]
        assert kind.subdtype is not None
        base = kind.subdtype[0]
        letters, self.read, _ = reader(base)
        self.numbers, self.size = struct.Struct(f"={letters}"), base.itemsize


class Men(Generic[Kind]):
    """The men of a table, or its horses; each is read when it is first asked for."""

    def __init__(self, raw: bytes, field: Field[Kind], count: int) -> None:
        unpack, at, size = field.numbers.unpack_from, field.at, field.size
        self.numbers = [unpack(raw, at + number * size) for number in range(count)]
        self.field, self.found = field, dict[int, Kind]()

    def __getitem__(self, number: int) -> Kind:
        if number not in self.found:
            self.found[number] = self.field.read(self.numbers[number], 0)
        return self.found[number]


MAN, HORSE = dtype_of(Man).names or (), dtype_of(Horse).names or ()
SIDE, PLACE, HIDDEN, RIDES = map(MAN.index, ("side", "place", "hidden", "horse"))
HORSE_PLACE, HOLDER, HEAD = map(HORSE.index, ("place", "holder", "head"))
MEN_FIELD, HORSES_FIELD = Field[Any]("men"), Field[Any]("horses")
BODIES = slice(TABLE.fields["bodies"][1], TABLE.fields["bodies"][1] + len(NAMES)) if TABLE.fields else slice(0)


class Cast:
    """What does not change in a game: the figures that a view tells of, and who is who."""

    def __init__(self, figures: Raw, place: Setting) -> None:
        letters, read, _ = reader(WHOLE[list(READ)])
        self.figures: Figures = read(struct.unpack(f"={letters}", figures.tobytes()), 0)
        vars(self.figures).update(
            characters=tuple(self.figures.characters), placing=tuple(self.figures.placing)
        )  # read once, not whenever they are asked for
        self.place, self.men, self.horses = place, place.men, place.horses
        alarm = place.scenario.alarm
        self.sleeper = alarm.sleeper if alarm else None
        self.ground = ground(place.scenario.map)
        self.seen: dict[tuple[object, ...], View] = {}
        roster = {character.id: character for character in place.scenario.roster.characters}
        self.fixed: list[View] = [
            {
                "id": man,
                "name": roster[man].name,
                "type": roster[man].type,
                "traits": [name for name, bit in TRAITS.items() if figures.traits & bit],
            }
            for man, figures in zip(self.men, self.figures.characters, strict=False)
        ]


class LastCast:
    """The table that was looked at last: a program looks at the same one again and again."""

    figures: Raw | None = None
    place: Setting | None = None
    found: Cast


def cast_of(state: State) -> Cast:
    place, last = setting(state.options["scenario"]), LastCast
    if last.figures is not state._figures or last.place is not place:
        last.found = Cast(state._figures, place)
        last.figures, last.place = state._figures, place
    return last.found


def hidden_from(t: Table, unit: int, seat: int | None, over: bool) -> bool:
    """SB-15.2, SB-15.4; all is shown when the game is over (SB-15.5)."""
    if over or unit >= MEN:
        return False
    return bool(t.men[unit].hidden) and t.men[unit].side != seat


def view(state: State, seat: int | None) -> View:
    """All that a seat (None: a spectator) may know."""
    cast = cast_of(state)
    raw = state._raw.tobytes()
    t: Table = READ_REST(REST.unpack(raw), 0)
    men, horses = Men(raw, MEN_FIELD, len(cast.men)), Men(raw, HORSES_FIELD, len(cast.horses))
    vars(t).update(men=men, horses=horses)
    f, place = cast.figures, cast.place
    over = state.to_act is None
    scenario = place.scenario
    secret_walk = walk_is_secret(t, seat, over)
    secret_clash = clash_is_secret(t, seat, over) or (secret_walk and advances_on(t))
    seen: View = {
        "game": "samourai",
        "options": dict(state.options),
        "seat": seat,
        "phase": STEPS[t.step],
        "to_act": "chance" if state.to_act == CHANCE else state.to_act,
        "decision": public_decision(t, secret_walk, secret_clash),
        "scenario": scenario.id,
        "title": scenario.title or None,
        "map": scenario.map.id,
        "ground": cast.ground,
        "night": bool(scenario.night),
        "turn": t.turn,
        "active": t.active,
        "alarm": bool(t.alarm) if scenario.alarm else None,
        "seats": [side(t, place, number) for number in range(2)],
        "men": all_men(t, cast, men, horses, seat, over),
        "horses": all_horses(t, cast, horses, seat, over),
        "lit": lit_hexes(t, scenario.map) if scenario.night else [],
        "cart": cart_seen(t, place),
        "lanterns": [{"hex": NAMES[lamp.hex], "lit": bool(lamp.lit)} for lamp in t.lanterns if lamp.there],
        "barricades": [
            {"hexes": [NAMES[works.first], NAMES[works.second]], "front": NAMES[works.front]}
            for works in t.barricades
            if works.there
        ],
        "corpses": dict(corpses(raw[BODIES])),
        "placing": placing_seen(t, f, place) if t.decision in (Decision.PLACE, Decision.MARKER) else None,
        "walk": walk(t, place) if t.walk.open and not secret_walk else None,
        "clash": clash(t, place, seat, over) if t.clash.stage and not secret_clash else None,
        "duel": duel(t, place) if t.duel.on else None,
        "tasks": tasks(t, place, seat, over),
        "actions": [],
    }
    seen["goals"] = progress(t, place, seen["men"], bool(scenario.night) and not over)
    if seat is not None and seat == state.to_act:
        unit = int(f.placing[t.placing].unit) if t.placing < f.placings else NOBODY
        phrase = Phrase(state.codec, t, unit)
        seen["actions"] = [phrase.write(action) for action in state.actions()]
    if over:
        seen["result"] = result(state).record
    return seen


@lru_cache(maxsize=256)
def corpses(bodies: bytes) -> tuple[tuple[str, int], ...]:
    return tuple((NAMES[hex], count) for hex, count in enumerate(bodies) if count)


@lru_cache(maxsize=32)
def ground(map: Map) -> View:
    """The map as it is drawn: rows of the symbols of its file, levels likewise, and what its hexsides carry."""
    rows, columns = range(map.rows), range(map.columns)
    named = {kind: [f"{NAMES[inside]}/{NAMES[outside]}" for inside, outside in sides] for kind, sides in (
        ("doors", map.doors), ("windows", map.windows),
    )}  # fmt: skip
    return {
        "columns": map.columns,
        "rows": map.rows,
        "terrain": ["".join(SYMBOLS[map.terrain[column * ROWS + row]] for column in columns) for row in rows],
        "level": ["".join(str(map.level[column * ROWS + row]) for column in columns) for row in rows],
        "buildings": {name: [NAMES[hex] for hex in hexes] for name, hexes in map.buildings},
        **named,
        "corners": [maps.corner_name(map, number) for number in range(len(map.corners))],
        "marks": {name: [NAMES[hex] for hex in hexes] for name, hexes in map.marks},
    }


def lit_hexes(t: Table, map: Map) -> list[str]:
    """SB-13.2: the hexes in the light of a lantern."""
    b = maps.plain_ground(map)
    found = {lamp.hex for lamp in t.lanterns if lamp.there and lamp.lit}
    for hex in tuple(found):
        ways = (way for way in range(6) if b.side[hex, way] != Side.WALL)
        found |= {int(b.beside[hex, way]) for way in ways} - {OFF}
    return [NAMES[hex] for hex in sorted(found)]


def walk_is_secret(t: Table, seat: int | None, over: bool) -> bool:
    """A move of somebody hidden, or with somebody hidden in it."""
    if not t.walk.open and t.decision != Decision.CREW:
        return False
    moving = [t.walk.who, *bits(t.walk.crew)]
    return any(hidden_from(t, man, seat, over) for man in moving)


def clash_is_secret(t: Table, seat: int | None, over: bool) -> bool:
    """An attack being prepared by somebody hidden."""
    if not t.clash.stage or t.clash.roll != Roll.NONE:
        return False
    return any(hidden_from(t, unit, seat, over) for unit in bits(t.clash.attackers))


def advances_on(t: Table) -> bool:
    """An advance in one's own phase: whoever does not see it cannot tell when it ends."""
    return bool(t.decision == Decision.ADVANCE_STEP and t.men[t.walk.who].side == t.active)


def public_decision(t: Table, secret_walk: bool, secret_clash: bool) -> str:
    if secret_walk and t.decision != Decision.ADVANCE_STEP:
        return DECISIONS[Decision.MOVE]
    return DECISIONS[Decision.COMBAT if secret_clash else t.decision]


def names_in(place: Setting, mask: int) -> list[str | None]:
    units = place.units
    return [units[number] for number in bits(mask)]


def bits(mask: int) -> Iterator[int]:
    """The numbers whose bits are set, ascending."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def hexes_of(*hexes: int) -> list[str]:
    return [NAMES[hex] for hex in hexes if hex >= 0]


def side(t: Table, place: Setting, number: int) -> View:
    rite = t.rites[number]
    return {
        "seat": number,
        "side": place.scenario.sides[number].id,
        "name": place.scenario.sides[number].name or None,
        "harakiri": place.units[rite.samurai] if rite.samurai != NOBODY else None,
        "poem": bool(rite.poem),
        "refused_challenge": bool(rite.refused),
    }


def remembered_view(cast: Cast, key: tuple[object, ...], make: Callable[[], View]) -> View:
    """A copy of what a figure looked like when it was last as it is now. The key holds nothing that is secret."""
    kept = cast.seen.get(key)
    if kept is None:
        if len(cast.seen) >= REMEMBERED:
            cast.seen.clear()
        kept = cast.seen[key] = make()
    return kept


def all_men(t: Table, cast: Cast, men: Men[Man], horses: Men[Horse], seat: int | None, over: bool) -> list[View]:
    shown = []
    for number, numbers in enumerate(men.numbers):
        if not numbers[PLACE]:
            continue
        side = numbers[SIDE]
        if numbers[HIDDEN] and side != seat and not over:
            shown.append(man(t, cast, number, seat, over))
            continue
        ridden = numbers[RIDES]
        under = horses.numbers[ridden][HEAD:] if ridden != NOBODY else ()
        key = (number, side == seat or over, numbers, under)
        kept = remembered_view(cast, key, lambda number=number: man(t, cast, number, seat, over))  # type: ignore[misc]
        shown.append(
            {**kept, "traits": kept["traits"].copy(), "hexes": kept["hexes"].copy(), "did": kept["did"].copy()}
        )
    return shown


def all_horses(t: Table, cast: Cast, horses: Men[Horse], seat: int | None, over: bool) -> list[View]:
    shown = []
    for number, numbers in enumerate(horses.numbers):
        if not numbers[HORSE_PLACE]:
            continue
        holder = numbers[HOLDER]
        if holder != NOBODY and hidden_from(t, holder, seat, over):
            shown.append(horse(t, cast, number, seat, over))
            continue
        make = lambda number=number: horse(t, cast, number, seat, over)  # noqa: E731 - as for men
        kept = remembered_view(cast, (number, numbers), make)
        shown.append({**kept, "hexes": kept["hexes"].copy()})
    return shown


def man(t: Table, cast: Cast, number: int, seat: int | None, over: bool) -> View:
    here, f = t.men[number], cast.figures
    known = cast.fixed[number]
    fixed: View = {
        "id": known["id"], "name": known["name"], "type": known["type"], "side": here.side,
        "traits": known["traits"].copy(),
    }  # fmt: skip
    if hidden_from(t, number, seat, over):
        last = (
            None
            if here.seen_hex == NOWHERE
            else {"hex": NAMES[here.seen_hex], "life": LIVES[here.seen_life], "turn": here.seen_turn}
        )
        return {**fixed, "hidden": True, "last_seen": last}
    alive = here.life != Life.DEAD
    seen: View = {
        **fixed,
        "place": PLACES[here.place],
        "life": LIVES[here.life],
        "hexes": place_of(t, number),
        "horse": cast.horses[here.horse] if here.horse != NOBODY else None,
        "attack": int(value(t, f, number, 0)) if alive else 0,
        "defence": int(value(t, f, number, 1)) if alive else 0,
        "movement": int(value(t, f, number, 2)) if alive else 0,
        "engaged": bool(here.engaged),
        "did": [name for name, bit in DID.items() if here.did & bit],
    }
    if here.side == seat or over:
        seen["hidden"] = bool(here.hidden)
    if cast.sleeper == known["id"]:
        seen["dress"] = DRESSES[here.dress]
    if here.place == Place.TO_ENTER:
        seen["enters_from_turn"] = int(f.characters[number].turn)
    return seen


def place_of(t: Table, number: int) -> list[str]:
    here = t.men[number]
    if here.horse != NOBODY:
        return hexes_of(t.horses[here.horse].head, t.horses[here.horse].tail)
    return hexes_of(here.hex)


def horse(t: Table, cast: Cast, number: int, seat: int | None, over: bool) -> View:
    animal = t.horses[number]
    held = animal.holder != NOBODY and not hidden_from(t, animal.holder, seat, over)
    return {
        "id": cast.horses[number],
        "side": animal.side,
        "place": PLACES[animal.place],
        "dead": bool(animal.dead),
        "hexes": hexes_of(animal.head, animal.tail),
        "rider": cast.men[animal.rider] if animal.rider != NOBODY else None,
        "held_by": cast.men[animal.holder] if held else None,
        "hitched": bool(animal.hitched),
        "draught": bool(cast.figures.draught[number]),
    }


def cart_seen(t: Table, place: Setting) -> View | None:
    if not t.cart_there:
        return None
    hitched = place.horses[t.cart_horse] if t.cart_horse != NOBODY else None
    return {"hexes": hexes_of(t.cart_front, t.cart_rear), "horse": hitched}


def placing_seen(t: Table, f: Figures, place: Setting) -> View:
    entry = f.placing[t.placing]
    return {
        "piece": ("lantern", "barricade", "figure", "end")[entry.piece],
        "unit": place.men[entry.unit] if entry.piece == 2 else None,
    }


def walk(t: Table, place: Setting) -> View:
    """The move being made."""
    return {
        "unit": place.men[t.walk.who],
        "formation": FORMATIONS[t.walk.kind],
        "points": t.walk.points,
        "hexes": hexes_of(t.walk.a, t.walk.b, t.walk.c) if not t.walk.entering else [],
        "crew": names_in(place, t.walk.crew),
    }


def clash(t: Table, place: Setting, seat: int | None, over: bool) -> View:
    """The shot or the attack being resolved; of a hidden thrower neither name, range nor modifiers."""
    c = t.clash
    seen: View = {"roll": ROLLS[c.roll], "result": RESULTS[c.result]}
    if c.shooter != NOBODY and (c.roll in (Roll.SHOT, Roll.THROW, Roll.DEFLECTION)):
        unknown = hidden_from(t, c.shooter, seat, over)
        seen["shooter"] = None if unknown else place.men[c.shooter]
        seen["target"] = place.units[c.target] if c.target != NOBODY else None
        seen["lantern"] = NAMES[t.lanterns[c.lantern].hex] if c.lantern != NOBODY else None
        if not unknown:
            seen["distance"], seen["modifier"], seen["cover"] = c.distance, c.modifier, c.cover
    else:
        seen["attackers"], seen["defenders"] = names_in(place, c.attackers), names_in(place, c.defenders)
        seen["column"] = c.column
    seen["retreating"] = names_in(place, c.retreating)
    seen["falling"] = place.men[c.faller] if c.faller != NOBODY else None
    return seen


def duel(t: Table, place: Setting) -> View:
    return {
        "challenger": place.men[t.duel.challenger],
        "answerer": place.men[t.duel.answerer],
        "turn": t.duel.turn,
        "acting": place.men[t.duel.actor],
    }


def tasks(t: Table, place: Setting, seat: int | None, over: bool) -> list[View]:
    """Tasks under way; not those of the hidden."""
    return [
        {
            "task": TASK_NAMES[chore.task],
            "unit": place.men[chore.man],
            "helper": place.men[chore.helper] if chore.helper != NOBODY else None,
            "horse": place.horses[chore.horse] if chore.horse != NOBODY else None,
            "hex": NAMES[chore.hex] if chore.hex >= 0 else None,
        }
        for chore in (t.tasks[k] for k in range(t.chores))
        if not any(hidden_from(t, man, seat, over) for man in (chore.man, chore.helper) if man != NOBODY)
    ]


def result(state: State) -> Result:
    t = state.open()
    winner = None if t.winner == NOBODY else int(t.winner)
    record = {"winner": winner, "reason": REASONS[t.reason], "turn": int(t.turn)}
    return Result(None, (0, 1) if winner is None else (winner,), record)
