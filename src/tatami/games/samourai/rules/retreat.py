"""Retreats from missiles and in melee (SB-3.11, SB-6.17, SB-6.18, SB-7.5 to SB-7.7)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import Log, emit
from tatami.core.record import Numbers
from tatami.games.samourai.rules.actions import RETREAT, RETREAT_HORSE
from tatami.games.samourai.rules.board import Side, Terrain, bridge_and_river, is_front_hex
from tatami.games.samourai.rules.events import Event
from tatami.games.samourai.rules.hexes import OFF, direction_to, range_between
from tatami.games.samourai.rules.horses import horse_of
from tatami.games.samourai.rules.injuries import drown
from tatami.games.samourai.rules.movement import reveal_man, roll_cart
from tatami.games.samourai.rules.night import viewers_after
from tatami.games.samourai.rules.pieces import (
    figure_on,
    hex_meets_enemy,
    is_armoured_unit,
    is_mounted,
    is_river,
    lift,
    put_down,
    side_of,
)
from tatami.games.samourai.rules.sight import has_barricade, has_cart
from tatami.games.samourai.rules.steps import train_holds
from tatami.games.samourai.rules.table import FIGURES, MEN, NOBODY, Decision, Figures, Table, widen

NO, DRY, WET = 0, 1, 2  # a hex is barred, complies, or complies but drowns


@rule
def is_farther(t: Table, hex: int, to: int) -> bool:
    """SB-3.11: farther from the shooter than the hex it is entered from."""
    if t.clash.away == OFF:
        return True
    return range_to_shooter(t, to) > range_to_shooter(t, hex)


@rule
def range_to_shooter(t: Table, hex: int) -> int:
    near = range_between(t.clash.away, hex)
    if t.clash.away_tail != OFF:
        near = min(near, range_between(t.clash.away_tail, hex))
    return near


@rule
def other_on(t: Table, hex: int, unit: int) -> bool:
    """Whether another figure is on a hex, as far as its side knows; its own hexes are not in its way."""
    return figure_on(t, hex, side_of(t, unit)) not in (NOBODY, unit)


@rule
def retreat_step(t: Table, f: Figures, unit: int, hex: int, way: int, mounted: bool) -> int:
    """SB-6.17: whether one hex can be entered in a retreat, contact aside."""
    b = f.board
    to = widen(b.beside[hex, way])
    if to == OFF or b.side[hex, way] > (Side.CREST if mounted else Side.DOOR):
        return NO
    if bridge_and_river(b, hex, to) or other_on(t, to, unit) or has_cart(t.works, to):
        return NO
    if t.bodies[to] >= f.corpse_block or not is_farther(t, hex, to):
        return NO
    if b.terrain[to] == Terrain.RIVER:
        if is_armoured_unit(t, f, unit):
            return WET
        return NO if mounted else DRY
    if mounted:
        return DRY if f.horse[b.terrain[to]] > 0 and not has_barricade(t.works, to) else NO
    return DRY if f.foot[b.terrain[to]] > 0 else NO


@rule
def is_safe_end(t: Table, f: Figures, unit: int, hex: int) -> bool:
    """SB-6.17: the last hex is not in contact with a seen, unstunned enemy."""
    return not hex_meets_enemy(t, f, hex, side_of(t, unit), True)


# -- on foot


@rule
def foot_path(t: Table, f: Figures, unit: int, hex: int, way: int, legs: int) -> int:
    """Whether a retreat of so many hexes can begin with this one: NO, DRY, or WET if only by drowning."""
    first = retreat_step(t, f, unit, hex, way, False)
    if first == NO:
        return NO
    to = widen(f.board.beside[hex, way])
    if legs == 1:
        return first if is_safe_end(t, f, unit, to) else NO
    best = NO
    for further in range(6):
        second = retreat_step(t, f, unit, to, further, False)
        if second != NO and is_safe_end(t, f, unit, widen(f.board.beside[to, further])):
            path = WET if first == WET or second == WET else DRY
            if best == NO or path == DRY:
                best = path
    return best


# -- horses, ridden or not: legs 0 to 5 forward, the head leading; 6 to 11 backward


@rule
def horse_leg(t: Table, f: Figures, unit: int, head: int, tail: int, leg: int) -> int:
    """One forward or backward step of a horse on those hexes."""
    first, second = (head, tail) if leg < 6 else (tail, head)
    to = widen(f.board.beside[first, leg % 6])
    if to == OFF:
        return NO
    horse = t.horses[horse_of(t, unit)]
    if horse.hitched != 0 and t.cart_there != 0:
        return train_leg(t, f, unit, head, tail, leg)
    if not is_front_hex(f.board, first, second, to):
        return NO
    return retreat_step(t, f, unit, first, leg % 6, True)


@rule
def train_leg(t: Table, f: Figures, unit: int, head: int, tail: int, leg: int) -> int:
    """SB-7.5: the train makes one step, forward (cart following) or backward (rear first)."""
    front = t.cart_front
    if leg < 6:
        to = widen(f.board.beside[head, leg])
        if not is_front_hex(f.board, head, tail, to) or not train_holds(f, to, head, tail, front):
            return NO
        return retreat_step(t, f, unit, head, leg, True)
    if f.board.beside[tail, leg - 6] != front or cart_backs_to(t, f, unit) == OFF:
        return NO
    return DRY if is_farther(t, tail, front) else NO


@rule
def cart_backs_to(t: Table, f: Figures, unit: int) -> int:
    """The hex that the cart's rear enters: straight back if it can, else to either side; OFF if nowhere."""
    front, rear = t.cart_front, t.cart_rear
    straight = direction_to(front, rear)
    for turn in (0, 1, 5):
        way = (straight + turn) % 6
        to = widen(f.board.beside[rear, way])
        if to == OFF or f.board.side[rear, way] > Side.CREST:
            continue
        if other_on(t, to, unit) or t.bodies[to] >= f.corpse_block:
            continue
        if f.horse[f.board.terrain[to]] > 0 and not has_barricade(t.works, to):
            return to
    return OFF


@rule
def horse_after(t: Table, f: Figures, head: int, tail: int, leg: int) -> tuple[int, int]:
    if leg < 6:
        return (widen(f.board.beside[head, leg]), head)
    return (tail, widen(f.board.beside[tail, leg - 6]))


@rule
def horse_safe(t: Table, f: Figures, unit: int, head: int, tail: int, leg: int) -> bool:
    """The hex that counts is the one entered, by the half that leads."""
    return is_safe_end(t, f, unit, head if leg < 6 else tail)


@rule
def horse_path(t: Table, f: Figures, unit: int, head: int, tail: int, leg: int, legs: int) -> int:
    first = horse_leg(t, f, unit, head, tail, leg)
    if first == NO:
        return NO
    head1, tail1 = horse_after(t, f, head, tail, leg)
    if legs == 1 or t.horses[horse_of(t, unit)].hitched != 0:
        return first if horse_safe(t, f, unit, head1, tail1, leg) else NO
    best = NO
    for further in range(12):
        second = horse_leg(t, f, unit, head1, tail1, further)
        if second == NO:
            continue
        head2, tail2 = horse_after(t, f, head1, tail1, further)
        if horse_safe(t, f, unit, head2, tail2, further):
            path = WET if first == WET or second == WET else DRY
            if best == NO or path == DRY:
                best = path
    return best


# -- the decision


@rule
def path_of(t: Table, f: Figures, unit: int, choice: int) -> int:
    """One of the 6 (on foot) or 12 (horses) ways in which a figure's retreat could go on."""
    legs = t.clash.legs
    if is_mounted(t, unit):
        animal = t.horses[horse_of(t, unit)]
        return horse_path(t, f, unit, animal.head, animal.tail, choice, legs)
    return foot_path(t, f, unit, t.men[unit].hex, choice, legs)


@rule
def best_path(t: Table, f: Figures, unit: int) -> int:
    """DRY if any complete retreat complies, WET if only by drowning (SB-6.18), NO if none."""
    best = NO
    for choice in range(12 if is_mounted(t, unit) else 6):
        path = path_of(t, f, unit, choice)
        if path != NO and best != DRY:
            best = path
    return best


@rule
def add_retreats(t: Table, f: Figures, unit: int, base: int, out: Numbers, count: int) -> int:
    best = best_path(t, f, unit)
    if best == NO:
        return count
    for choice in range(12 if is_mounted(t, unit) else 6):
        if path_of(t, f, unit, choice) == best:
            out[count] = base + choice
            count += 1
    return count


@rule
def is_retreating(t: Table, unit: int) -> bool:
    if t.clash.leg != NOBODY:
        return t.clash.leg == unit
    return (t.clash.retreating >> unit) & 1 != 0


@rule
def retreat_choices(t: Table, f: Figures, out: Numbers, count: int) -> int:
    """Everybody who retreats and belongs to the side that is asked, men on foot first."""
    for man in range(f.men):
        if is_retreating(t, man) and not is_mounted(t, man):
            count = add_retreats(t, f, man, RETREAT + man * 6, out, count)
    for unit in range(FIGURES):
        if is_retreating(t, unit) and is_mounted(t, unit) and side_of(t, unit) == t.to_act:
            count = add_retreats(t, f, unit, RETREAT_HORSE + unit * 12, out, count)
    return count


@rule
def retreat_forbids(t: Table, f: Figures, unit: int, choice: int, mounted: bool) -> int:
    if not is_retreating(t, unit) or is_mounted(t, unit) != mounted or side_of(t, unit) != t.to_act:
        return cite.SB_6_17
    path = path_of(t, f, unit, choice)
    if path != NO and path == best_path(t, f, unit):
        return 0
    return cite.SB_6_18 if path == WET else cite.SB_3_11 if t.clash.away != OFF else cite.SB_6_17


@rule
def on_foot_forbids(t: Table, f: Figures, man: int, side: int) -> int:
    return retreat_forbids(t, f, man, side, False)


@rule
def mounted_forbids(t: Table, f: Figures, unit: int, leg: int) -> int:
    return retreat_forbids(t, f, unit, leg, True)


@rule
def choose_retreat(t: Table, f: Figures, log: Log, unit: int, choice: int) -> None:
    retreat(t, f, log, unit, choice)
    t.decision = Decision.GO_ON


@rule
def retreat(t: Table, f: Figures, log: Log, unit: int, choice: int) -> None:
    """One hex of a retreat."""
    c = t.clash
    if not is_mounted(t, unit):
        to = widen(f.board.beside[widen(t.men[unit].hex), choice])
        tail = OFF
    else:
        animal = t.horses[horse_of(t, unit)]
        to, tail = horse_after(t, f, animal.head, animal.tail, choice)
    led = to if choice < 6 else tail
    if reveal_hidden(t, log, led):
        return
    if c.leg == NOBODY:
        vacate(t, unit)
    if is_armoured_unit(t, f, unit) and is_river(f, led):
        drown(t, f, log, unit, led)
        end_leg(t, unit, True)
        return
    lift(t, unit)
    if is_mounted(t, unit):
        animal = t.horses[horse_of(t, unit)]
        if animal.hitched != 0 and t.cart_there != 0:
            if choice < 6:
                roll_cart(t, log, animal.tail, t.cart_front)
            else:
                roll_cart(t, log, t.cart_rear, cart_backs_to(t, f, unit))
            c.legs = 1
        animal.head, animal.tail = to, tail
    else:
        t.men[unit].hex = to
        t.men[unit].betrayed = 0
    put_down(t, unit)
    emit(log, Event.RETREATED, viewers_after(t, f, unit), unit, to, tail)
    end_leg(t, unit, False)


@rule
def reveal_hidden(t: Table, log: Log, hex: int) -> bool:
    """SB-13.6: a hidden ninja there is seen, and another hex is chosen: whether there was one."""
    if t.on[hex] == 0:
        return False
    unit = widen(t.on[hex]) - 1
    if unit < MEN and t.men[unit].hidden != 0:
        reveal_man(t, log, unit)
        return True
    return False


@rule
def end_leg(t: Table, unit: int, gone: bool) -> None:
    c = t.clash
    c.retreating &= ~(1 << unit)
    if c.legs > 1 and not gone:
        c.legs -= 1
        c.leg = unit
    else:
        c.leg = NOBODY


@rule
def vacate(t: Table, unit: int) -> None:
    """SB-6.19: the hexes of figures that retreat or die are vacated."""
    if is_mounted(t, unit):
        animal = t.horses[horse_of(t, unit)]
        add_vacated(t, animal.head)
        add_vacated(t, animal.tail)
    else:
        add_vacated(t, t.men[unit].hex)


@rule
def add_vacated(t: Table, hex: int) -> None:
    c = t.clash
    if c.vacant < len(c.vacated) and hex != OFF:
        c.vacated[c.vacant] = hex
        c.vacant += 1


@rule
def is_vacated(t: Table, hex: int) -> bool:
    for k in range(t.clash.vacant):
        if t.clash.vacated[k] == hex:
            return True
    return False
