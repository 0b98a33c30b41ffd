"""Figures on the map: their values, where they stand, what they touch (SB-1, SB-13.5)."""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY
from tatami.games.samourai.rules.board import Board, Side, Terrain, bridge_and_river
from tatami.games.samourai.rules.hexes import OFF, direction_to, range_between
from tatami.games.samourai.rules.table import (
    ARMED,
    ARMOURED,
    ATTACK,
    DEFENCE,
    MEN,
    MOUNTED,
    MOUNTED_WOUNDED,
    MOVEMENT,
    NOBODY,
    UNDRESSED,
    Figures,
    Life,
    Place,
    Table,
    widen,
)

BOTH_SEATS = 3


@rule
def is_mounted(t: Table, unit: int) -> bool:
    """A rider, or a horse: whatever lies on two hexes."""
    return unit >= MEN or t.men[unit].horse != NOBODY


@rule
def front_of(t: Table, unit: int) -> int:
    """The hex of a man on foot, or the head of a horse, ridden or not."""
    if unit >= MEN:
        return t.horses[unit - MEN].head
    if t.men[unit].horse != NOBODY:
        return t.horses[t.men[unit].horse].head
    return t.men[unit].hex


@rule
def rear_of(t: Table, unit: int) -> int:
    """The tail of a horse, ridden or not; OFF on foot."""
    if unit >= MEN:
        return t.horses[unit - MEN].tail
    if t.men[unit].horse != NOBODY:
        return t.horses[t.men[unit].horse].tail
    return OFF


@rule
def side_of(t: Table, unit: int) -> int:
    return t.horses[unit - MEN].side if unit >= MEN else t.men[unit].side


@rule
def lives_on_map(t: Table, unit: int) -> bool:
    if unit >= MEN:
        horse = t.horses[unit - MEN]
        return horse.place == Place.ON_MAP and horse.dead == 0
    man = t.men[unit]
    return man.place == Place.ON_MAP and man.life != Life.DEAD


@rule
def is_lone_horse(t: Table, unit: int) -> bool:
    return unit >= MEN and lives_on_map(t, unit) and t.horses[unit - MEN].rider == NOBODY


@rule
def is_up(t: Table, man: int) -> bool:
    """A living, unstunned character on the map."""
    here = t.men[man]
    return here.place == Place.ON_MAP and (here.life == Life.HEALTHY or here.life == Life.WOUNDED)


@rule
def is_armoured(f: Figures, man: int) -> bool:
    """SB-1.3: for the river, dressed or not (SB-14.8)."""
    return f.characters[man].traits & ARMOURED != 0


@rule
def is_armoured_unit(t: Table, f: Figures, unit: int) -> bool:
    return unit < MEN and is_armoured(f, unit)


@rule
def has_trait(f: Figures, man: int, trait: int) -> bool:
    return f.characters[man].traits & trait != 0


# -- values, SB-1.2, SB-5.16, SB-14.8


@rule
def value(t: Table, f: Figures, man: int, which: int) -> int:
    here, numbers = t.men[man], f.characters[man]
    if here.horse != NOBODY:
        if numbers.captures:
            foot = widen(numbers.values[here.life, which])
            if which == ATTACK:
                return foot + f.captured_attack
            return f.horse_movement if which == MOVEMENT else foot + f.captured_defence
        return widen(numbers.values[MOUNTED_WOUNDED if here.life == Life.WOUNDED else MOUNTED, which])
    if here.dress == ARMED:
        return widen(numbers.values[here.life, which])
    if here.dress == UNDRESSED:
        return widen(numbers.undressed[here.life, which])
    return widen(numbers.half_armed[here.life, which])


@rule
def attack_of(t: Table, f: Figures, man: int) -> int:
    return value(t, f, man, ATTACK)


@rule
def defence_of(t: Table, f: Figures, unit: int) -> int:
    """SB-7.4: every horse has 1."""
    return f.horse_defence if unit >= MEN else value(t, f, unit, DEFENCE)


@rule
def movement_of(t: Table, f: Figures, man: int) -> int:
    return value(t, f, man, MOVEMENT)


# -- who stands where, and who knows


@rule
def is_known(t: Table, unit: int, seat: int) -> bool:
    """Whether a seat knows where a figure is (SB-13.4, SB-15.4)."""
    return unit >= MEN or t.men[unit].side == seat or t.men[unit].hidden == 0


@rule
def figure_on(t: Table, hex: int, seat: int) -> int:
    """The living figure on a hex as far as a seat knows, or NOBODY."""
    unit = widen(t.on[hex]) - 1
    if unit >= 0 and unit < MEN and t.men[unit].hidden != 0 and t.men[unit].side != seat:
        return NOBODY
    return unit


@rule
def stand(t: Table, unit: int, hex: int) -> None:
    t.on[hex] = 1 + unit
    hidden = unit < MEN and t.men[unit].hidden != 0
    t.men_in_way[hex] = 1 << t.men[unit].side if hidden else BOTH_SEATS


@rule
def put_down(t: Table, unit: int) -> None:
    """Writes a figure onto its hexes."""
    stand(t, unit, front_of(t, unit))
    if rear_of(t, unit) != OFF:
        stand(t, unit, rear_of(t, unit))


@rule
def clear_hex(t: Table, hex: int) -> None:
    if hex != OFF:
        t.on[hex] = 0
        t.men_in_way[hex] = 0


@rule
def lift(t: Table, unit: int) -> None:
    """Takes a figure off its hexes: while it moves it is in nobody's way."""
    clear_hex(t, front_of(t, unit))
    clear_hex(t, rear_of(t, unit))


@rule
def lift_if_there(t: Table, unit: int, hex: int) -> None:
    if hex != OFF and t.on[hex] == 1 + unit:
        clear_hex(t, hex)


# -- distance and contact


@rule
def range_to_hex(t: Table, unit: int, hex: int) -> int:
    """SB-1.7: the smallest over the figure's hexes."""
    near = range_between(front_of(t, unit), hex)
    if rear_of(t, unit) != OFF:
        near = min(near, range_between(rear_of(t, unit), hex))
    return near


@rule
def range_of(t: Table, unit: int, other: int) -> int:
    """SB-1.7: between figures, the smallest over their hexes."""
    near = range_to_hex(t, unit, front_of(t, other))
    if rear_of(t, other) != OFF:
        near = min(near, range_to_hex(t, unit, rear_of(t, other)))
    return near


@rule
def is_touching(b: Board, hex: int, way: int) -> bool:
    """SB-1.11, towards one neighbour."""
    return (
        b.beside[hex, way] != OFF
        and b.side[hex, way] != Side.WALL
        and not bridge_and_river(b, hex, widen(b.beside[hex, way]))
    )


@rule
def hex_meets_enemy(t: Table, f: Figures, hex: int, seat: int, awake_only: bool) -> bool:
    """Whether a figure of the seat on that hex is in contact with an enemy character it knows of."""
    b = f.board
    for way in range(6):
        beside = widen(b.beside[hex, way])
        if beside == OFF or t.on[beside] == 0:
            continue
        unit = figure_on(t, beside, seat)
        if unit == NOBODY or unit >= MEN or t.men[unit].side == seat:
            continue
        if awake_only and t.men[unit].life == Life.STUNNED:
            continue
        if is_touching(b, hex, way):
            return True
    return False


@rule
def meets_enemy(t: Table, f: Figures, unit: int, seat: int, awake_only: bool) -> bool:
    rear = rear_of(t, unit)
    if hex_meets_enemy(t, f, front_of(t, unit), seat, awake_only):
        return True
    return rear != OFF and hex_meets_enemy(t, f, rear, seat, awake_only)


@rule
def hexes_in_contact(f: Figures, hex: int, other: int) -> bool:
    way = direction_to(hex, other)
    return way != OFF and is_touching(f.board, hex, way)


@rule
def in_contact_with(t: Table, f: Figures, unit: int, other: int) -> bool:
    """SB-1.11, SB-1.12: a two-hex figure touches what either half touches."""
    a, z = rear_of(t, unit), rear_of(t, other)
    if hexes_in_contact(f, front_of(t, unit), front_of(t, other)):
        return True
    if a != OFF and hexes_in_contact(f, a, front_of(t, other)):
        return True
    if z != OFF and hexes_in_contact(f, front_of(t, unit), z):
        return True
    return a != OFF and z != OFF and hexes_in_contact(f, a, z)


@rule
def joined_way(b: Board, hex: int, way: int) -> bool:
    """Towards a neighbour, by an open or crest side."""
    return b.beside[hex, way] != OFF and b.side[hex, way] <= Side.CREST


@rule
def joined_to(b: Board, hex: int, other: int) -> bool:
    """SB-1.12: neighbours by an open or crest side."""
    if hex == OFF or other == OFF:
        return False
    way = direction_to(hex, other)
    return way != OFF and joined_way(b, hex, way)


@rule
def next_to_horse(t: Table, f: Figures, hex: int, horse: int) -> bool:
    """Next to a horse by an open or crest side, not on it."""
    head, tail = t.horses[horse].head, t.horses[horse].tail
    if hex in (head, tail):
        return False
    return joined_to(f.board, hex, head) or joined_to(f.board, hex, tail)


@rule
def beside_cart(t: Table, f: Figures, hex: int) -> bool:
    """Next to the cart by an open or crest side, not on it."""
    if t.cart_there == 0 or hex == t.cart_front or hex == t.cart_rear:
        return False
    return joined_to(f.board, hex, t.cart_front) or joined_to(f.board, hex, t.cart_rear)


@rule
def viewers_of(t: Table, unit: int) -> int:
    """Which seats may see what a figure does."""
    if unit < MEN and t.men[unit].hidden != 0:
        return 1 << t.men[unit].side
    return EVERYBODY


@rule
def is_river(f: Figures, hex: int) -> bool:
    return f.board.terrain[hex] == Terrain.RIVER


@rule
def lantern_on(t: Table, hex: int) -> int:
    """The lantern on a hex, or NOBODY."""
    for lantern in range(len(t.lanterns)):
        if t.lanterns[lantern].there != 0 and t.lanterns[lantern].hex == hex:
            return lantern
    return NOBODY
