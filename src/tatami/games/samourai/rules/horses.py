"""Horses without riders, and the cart: control, leading, hauling (SB-5.17 to SB-5.23)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.record import Numbers
from tatami.games.samourai.rules.actions import CREW, HAUL, LEAD, WITH
from tatami.games.samourai.rules.board import is_front_hex
from tatami.games.samourai.rules.ends import can_end
from tatami.games.samourai.rules.hexes import OFF, range_between
from tatami.games.samourai.rules.pieces import (
    beside_cart,
    is_known,
    is_up,
    joined_to,
    lives_on_map,
    next_to_horse,
    range_to_hex,
)
from tatami.games.samourai.rules.sight import has_cart
from tatami.games.samourai.rules.steps import (
    STEP_TO,
    Walker,
    can_stop,
    current_stance,
    free_for,
    ground_on_foot,
    mover,
    on_foot,
    stance,
    try_step,
    walker,
)
from tatami.games.samourai.rules.table import (
    BUSY,
    DUELLED,
    HEXES,
    MEN,
    MOVED,
    NOBODY,
    Figures,
    Formation,
    Place,
    Table,
    widen,
)


@rule
def in_rite(t: Table, man: int) -> bool:
    """SB-9.2: he stays where he is and neither fires nor fights."""
    return t.rites[t.men[man].side].samurai == man


@rule
def is_idle(t: Table, man: int) -> bool:
    """On the map, up, and free to act in his side's phase: no task, ceremony or duel holds him."""
    return is_up(t, man) and t.men[man].did & (BUSY | DUELLED) == 0 and not in_rite(t, man)


# -- control, SB-5.19


@rule
def may_use(t: Table, f: Figures, seat: int, horse: int) -> bool:
    """A side's own horse, or another's when none of theirs is near enough to hold on to it."""
    owner = t.horses[horse].side
    if owner == seat:
        return True
    for man in range(f.men):
        if t.men[man].side == owner and is_up(t, man) and is_known(t, man, seat):
            near = range_to_hex(t, man, t.horses[horse].head)
            near = min(near, range_to_hex(t, man, t.horses[horse].tail))
            if near <= f.control_radius:
                return False
    return True


@rule
def take_over(t: Table, seat: int, horse: int) -> None:
    t.horses[horse].side = seat


@rule
def is_loose(t: Table, horse: int) -> bool:
    """Alive, on the map, without a rider."""
    return lives_on_map(t, MEN + horse) and t.horses[horse].rider == NOBODY


# -- leading, SB-5.18, SB-5.20, SB-5.21


@rule
def lead_forbids(t: Table, f: Figures, horse: int) -> int:
    """0, or the rule that keeps whoever is moving from taking this horse at the bridle."""
    w = t.walk
    if w.kind != Formation.FOOT or w.entering != 0 or w.had != 0:
        return cite.SB_5_18
    return bridle_forbids(t, f, w.who, w.a, w.start, w.points, w.spent, horse)


@rule
def bridle_forbids(t: Table, f: Figures, man: int, hex: int, start: int, points: int, spent: int, horse: int) -> int:
    """The same for a man on foot on that hex, who has come from `start`."""
    if horse >= f.horses or not is_loose(t, horse) or t.duel.on != 0:
        return cite.SB_5_18
    animal = t.horses[horse]
    seat = t.men[man].side
    if not next_to_horse(t, f, hex, horse) or animal.released != 0:
        return cite.SB_5_18
    if animal.led != 0 and animal.led != 1 + man:
        return cite.SB_5_18
    if not may_use(t, f, seat, horse):
        return cite.SB_5_19
    if f.draught[horse] != 0 and (spent > f.draught_movement or not began_beside(t, start, horse)):
        return cite.SB_5_20
    if animal.hitched != 0 and not is_front_hex(f.board, animal.head, animal.tail, hex):
        return cite.SB_5_21
    # Nothing is moved yet, so the horse's own hexes count as free.
    head, tail = head_first(t, f, horse, hex)
    kind = Formation.TRAIN.value if animal.hitched != 0 else Formation.LEADING.value
    led = stance(kind, hex, head, tail, t.cart_front, t.cart_rear)
    leader = Walker(widen(man), widen(seat), 1 + MEN + widen(horse), OFF, OFF, 0)
    return 0 if can_end(t, f, leader, led, points_with(f, horse, points, spent)) else cite.SB_5_5


@rule
def set_horse(t: Table, horse: int) -> None:
    t.on[t.horses[horse].head] = 1 + MEN + horse
    t.on[t.horses[horse].tail] = 1 + MEN + horse


@rule
def began_beside(t: Table, start: int, horse: int) -> bool:
    """SB-5.20: he began the step adjacent to it."""
    if start == OFF:
        return False
    return min(range_between(start, t.horses[horse].head), range_between(start, t.horses[horse].tail)) == 1


@rule
def head_first(t: Table, f: Figures, horse: int, hex: int) -> tuple[int, int]:
    """SB-5.18: the half next to the leader becomes the head; the head stays head if both are."""
    head, tail = t.horses[horse].head, t.horses[horse].tail
    if t.horses[horse].hitched != 0 or joined_to(f.board, hex, head):
        return (head, tail)
    return (tail, head)


@rule
def points_with(f: Figures, horse: int, points: int, spent: int) -> int:
    """SB-5.20: at most 4 points for the whole move with a draught horse."""
    return min(points, f.draught_movement - spent) if f.draught[horse] != 0 else points


@rule
def add_leads(t: Table, f: Figures, out: Numbers, count: int) -> int:
    if t.walk.kind != Formation.FOOT or t.walk.had != 0 or t.duel.on != 0:
        return count
    for horse in range(f.horses):
        if lead_forbids(t, f, horse) == 0:
            out[count] = LEAD + horse
            count += 1
    return count


@rule
def take_bridle(t: Table, f: Figures, horse: int) -> None:
    """Whoever is moving has the horse at the bridle from now on; it is lifted off the map with him."""
    w = t.walk
    animal = t.horses[horse]
    head, tail = head_first(t, f, horse, w.a)
    t.on[animal.head] = 0
    t.on[animal.tail] = 0
    t.men_in_way[animal.head] = 0
    t.men_in_way[animal.tail] = 0
    w.points = points_with(f, horse, w.points, w.spent)
    if f.draught[horse] != 0:
        w.limited = 1
    animal.head, animal.tail = head, tail
    animal.holder = w.who
    animal.led = 1 + w.who
    take_over(t, t.men[w.who].side, horse)
    w.kind = Formation.TRAIN if animal.hitched != 0 else Formation.LEADING
    w.horse = horse
    w.had = 1 + horse
    w.b, w.c = head, tail
    if animal.hitched != 0:
        w.d, w.e = t.cart_front, t.cart_rear


@rule
def release_forbids(t: Table, f: Figures) -> int:
    w = t.walk
    if w.kind != Formation.LEADING and w.kind != Formation.TRAIN:
        return cite.SB_5_18
    man = w.who
    seat = t.men[man].side
    if not free_for(t, w.b, seat) or not free_for(t, w.c, seat):
        return cite.SB_5_25
    animal = t.horses[w.horse]
    alone = Walker(widen(man), widen(seat), 0, widen(animal.head), widen(animal.tail), 0)
    return 0 if can_end(t, f, alone, on_foot(w.a), w.points) else cite.SB_5_5


@rule
def let_go(t: Table) -> None:
    """SB-5.18: it stays where it is, and nobody leads it any more in this phase."""
    w = t.walk
    animal = t.horses[w.horse]
    set_horse(t, w.horse)
    t.men_in_way[animal.head] = 3
    t.men_in_way[animal.tail] = 3
    animal.holder = NOBODY
    animal.released = 1
    w.kind = Formation.FOOT
    w.horse = NOBODY
    w.b = w.c = w.d = w.e = OFF


@rule
def check_bridles(t: Table, f: Figures) -> None:
    """SB-5.18: one holds a horse as long as one stays next to it, unstunned, on foot."""
    for horse in range(f.horses):
        animal = t.horses[horse]
        if animal.holder == NOBODY:
            continue
        man = animal.holder
        if (
            animal.place != Place.ON_MAP
            or animal.dead != 0
            or animal.rider != NOBODY
            or not is_up(t, man)
            or t.men[man].horse != NOBODY
            or not next_to_horse(t, f, t.men[man].hex, horse)
        ):
            animal.holder = NOBODY


@rule
def held_horse(t: Table, f: Figures, man: int) -> int:
    """The horse with which a man's next move begins, or NOBODY."""
    for horse in range(f.horses):
        animal = t.horses[horse]
        if animal.holder == man and is_loose(t, horse) and animal.released == 0:
            if animal.led != 0 and animal.led != 1 + man:
                continue
            if animal.hitched != 0 and not is_front_hex(f.board, animal.head, animal.tail, t.men[man].hex):
                continue
            return horse
    return NOBODY


# -- hauling the cart, SB-5.22


@rule
def may_haul(t: Table, f: Figures, man: int) -> bool:
    """A character on foot of the active side who began the step adjacent to the cart and has not moved."""
    if not is_idle(t, man) or t.men[man].side != t.active or t.men[man].horse != NOBODY or t.men[man].did & MOVED != 0:
        return False
    hex = t.men[man].hex
    began = joined_to(f.board, hex, t.cart_was_front) or joined_to(f.board, hex, t.cart_was_rear)
    return began and beside_cart(t, f, hex)


@rule
def haul_points(f: Figures, men: int) -> int:
    if men < 2:
        return 0
    return f.two_men if men == 2 else f.three_men


@rule
def haul_forbids(t: Table, f: Figures, man: int) -> int:
    """0, or the rule that keeps him from hauling as the lead man."""
    if t.cart_there == 0 or t.cart_horse != NOBODY or man >= f.men:
        return cite.SB_5_22
    if not may_haul(t, f, man):
        return cite.SB_5_22
    if not is_front_hex(f.board, t.cart_front, t.cart_rear, t.men[man].hex):
        return cite.SB_5_22
    hands = 1 + helpers_after(t, f, man, NOBODY)
    return 0 if hands > 1 and haul_can_start(t, f, man, haul_points(f, hands)) else cite.SB_5_22


@rule
def helpers_after(t: Table, f: Figures, lead: int, last: int) -> int:
    """How many could still be named, in roster order."""
    count = 0
    for man in range(last + 1, f.men):
        if man != lead and may_haul(t, f, man):
            count += 1
    return count


@rule
def haul_can_start(t: Table, f: Figures, man: int, points: int) -> bool:
    hex = t.men[man].hex
    for way in range(6):
        to = widen(f.board.beside[hex, way])
        if to == OFF:
            continue
        hauling = stance(Formation.HAULING, hex, OFF, OFF, t.cart_front, t.cart_rear)
        cost = try_step(t, f, walker(t, man, 0), hauling, STEP_TO, to)[0]
        if 0 < cost <= points:
            return True
    return False


@rule
def count_bits(mask: int) -> int:
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@rule
def first_bit(mask: int) -> int:
    """The first of a set of figures, or NOBODY."""
    for unit in range(64):
        if (mask >> unit) & 1 != 0:
            return unit
    return NOBODY


@rule
def last_bit(mask: int) -> int:
    last = NOBODY
    for unit in range(45):
        if (mask >> unit) & 1 != 0:
            last = unit
    return last


@rule
def add_hauls(t: Table, f: Figures, out: Numbers, count: int) -> int:
    if t.cart_there != 0:
        for man in range(f.men):
            if haul_forbids(t, f, man) == 0:
                out[count] = HAUL + man
                count += 1
    return count


@rule
def helper_forbids(t: Table, f: Figures, man: int) -> int:
    """`with:` while hauling, in roster order."""
    w = t.walk
    lead, last = w.who, last_bit(w.crew)
    if man >= f.men or man == lead or not may_haul(t, f, man) or w.steps != 0:
        return cite.SB_5_22
    if man <= last:
        return cite.SB_5_22
    hands = 2 + count_bits(w.crew) + helpers_after(t, f, lead, man)
    return 0 if haul_can_start(t, f, lead, haul_points(f, hands)) else cite.SB_5_22


@rule
def add_helpers(t: Table, f: Figures, out: Numbers, count: int) -> int:
    if t.walk.steps == 0:
        for man in range(f.men):
            if helper_forbids(t, f, man) == 0:
                out[count] = WITH + man
                count += 1
    return count


@rule
def crew_forbids(t: Table, f: Figures, hex: int) -> int:
    """Where the next of the crew may be put: next to the cart, no farther than the steps made; or he stays."""
    man = first_bit(t.walk.crew_left)
    here = t.men[man].hex
    if hex == here:
        return 0
    seat = t.men[man].side
    if range_between(here, hex) > t.walk.steps or not beside_cart(t, f, hex):
        return cite.SB_5_22
    if not free_for(t, hex, seat) or has_cart(t.works, hex):
        return cite.SB_5_25
    cost = ground_on_foot(t, f, man, hex)
    return -cost if cost < 0 else 0


@rule
def add_crew_places(t: Table, f: Figures, out: Numbers, count: int) -> int:
    for hex in range(HEXES):
        if f.board.terrain[hex] >= 0 and crew_forbids(t, f, hex) == 0:
            out[count] = CREW + hex
            count += 1
    return count


@rule
def horse_of(t: Table, unit: int) -> int:
    """The horse of a rider, or the horse itself."""
    return unit - MEN if unit >= MEN else t.men[unit].horse


@rule
def stops_here(t: Table, f: Figures) -> bool:
    return can_stop(t, f, mover(t), current_stance(t))
