"""Steps: what a hex costs, how every formation steps, and where it can stop (SB-5)."""

from __future__ import annotations

from typing import NamedTuple

from tatami.core import citations as cite
from tatami.core.compiled import built_in, rule
from tatami.games.samourai.rules.board import Side, Terrain, bridge_and_river, is_front_hex, on_edge
from tatami.games.samourai.rules.hexes import OFF, direction_to, range_between
from tatami.games.samourai.rules.pieces import figure_on, front_of, is_armoured, joined_to, joined_way, rear_of
from tatami.games.samourai.rules.sight import has_barricade, has_cart
from tatami.games.samourai.rules.table import MEN, NOBODY, Figures, Formation, Stage, Table, widen

STEP_TO, STEP_BACK, STEP_SWING, STEP_TAIL = range(4)
EDGES = (0, 1, 3, 4)  # N, E, S, W for `on_edge`

# A rider's ten steps. Ways are counted from that of the tail, seen from the head.
RIDES = 10
RIDE_VERB = (*[STEP_TO] * 3, *[STEP_BACK] * 3, *[STEP_SWING] * 2, *[STEP_TAIL] * 2)
RIDE_WAY = (2, 3, 4, 5, 0, 1, 1, 5, 2, 4)  # of the half that goes
RIDE_HOLD = (0, 0, 0, 0, 0, 0, 2, 4, 1, 5)  # from the half that stays to where the other has gone


class Walker(NamedTuple):
    """Who moves, and how the map differs for him from what lies on it.

    His own hexes count as free, and those of the horse that he has just taken at the bridle (`lifted`: what `Table.on`
    says of it, or 0); one that he would release stays on `head` and `tail`, or OFF. In a duel he must end nearer to his
    opponent than `nearer`; 0: as he likes.
    """

    man: int
    seat: int
    lifted: int
    head: int
    tail: int
    nearer: int


class Stance(NamedTuple):
    """A formation and the hexes of its parts, as `Walk` keeps them."""

    kind: int
    a: int
    b: int
    c: int
    d: int
    e: int


@rule
def walker(t: Table, man: int, nearer: int) -> Walker:
    """Somebody who moves, or could."""
    return Walker(widen(man), widen(t.men[man].side), 0, OFF, OFF, widen(nearer))


@rule
def mover(t: Table) -> Walker:
    """Whoever is moving."""
    return walker(t, t.walk.who, t.walk.nearer)


@built_in
@rule
def stance(kind: int, a: int, b: int, c: int, d: int, e: int) -> Stance:
    """Made here alone: compiled, two stances of numbers of different widths would be of different types."""
    return Stance(widen(kind), widen(a), widen(b), widen(c), widen(d), widen(e))


@rule
def current_stance(t: Table) -> Stance:
    """How whoever is moving stands now."""
    w = t.walk
    return stance(w.kind, w.a, w.b, w.c, w.d, w.e)


@rule
def first_stance(t: Table, man: int) -> Stance:
    """How a man on the map stands before he moves."""
    horse = t.men[man].horse
    return on_foot(t.men[man].hex) if horse == NOBODY else mounted_stance(t.horses[horse].head, t.horses[horse].tail)


# -- what a hex costs, SB-5.2


@rule
def enemy_bars(t: Table, hex: int, seat: int) -> bool:
    """SB-5.3: living enemies bar their hexes; lone horses do not."""
    if t.on[hex] == 0:
        return False
    unit = figure_on(t, hex, seat)
    return unit != NOBODY and unit < MEN and t.men[unit].side != seat


@rule
def cost_of_corpses(t: Table, f: Figures, hex: int) -> int:
    """SB-5.12: what corpses add, or -1 where they block."""
    bodies = widen(t.bodies[hex])
    if bodies >= f.corpse_block:
        return -1
    return f.corpse_cost if bodies >= f.corpse_slow else 0


@rule
def ground_on_foot(t: Table, f: Figures, man: int, hex: int) -> int:
    """What entering a hex costs a man on foot, hexside and occupants aside; or minus the rule that forbids it."""
    return past_corpses(t, f, hex, bare_ground_on_foot(t, f, man, hex))


@rule
def bare_ground_on_foot(t: Table, f: Figures, man: int, hex: int) -> int:
    """The same, corpses aside."""
    terrain = f.board.terrain[hex]
    if terrain == Terrain.RIVER and is_armoured(f, man):
        return -cite.SB_5_9
    cost = widen(f.foot[terrain])
    if t.works[hex] != 0:
        if has_barricade(t.works, hex):
            cost = max(cost, f.barricade_cost)
        if has_cart(t.works, hex):
            cost = max(cost, f.cart_cost)
    return cost


@rule
def ground_for_horse(t: Table, f: Figures, hex: int) -> int:
    """What entering a hex costs a horse; negative: minus the rule that forbids it (SB-5.10)."""
    return past_corpses(t, f, hex, bare_ground_for_horse(t, f, hex))


@rule
def bare_ground_for_horse(t: Table, f: Figures, hex: int) -> int:
    """The same, corpses aside."""
    cost = widen(f.horse[f.board.terrain[hex]])
    return -cite.SB_5_10 if cost == 0 or t.works[hex] != 0 else cost


@rule
def past_corpses(t: Table, f: Figures, hex: int, cost: int) -> int:
    """A hex that costs so much bare, with its corpses (SB-5.12)."""
    if cost < 0 or t.bodies[hex] < f.corpse_slow:
        return cost
    more = cost_of_corpses(t, f, hex)
    return -cite.SB_5_12 if more < 0 else cost + more


@rule
def step_on_foot(t: Table, f: Figures, man: int, seat: int, hex: int, way: int) -> int:
    """SB-5.2, SB-5.6 to SB-5.9: the cost of one step on foot, or minus the rule that forbids it."""
    b = f.board
    to = widen(b.beside[hex, way])
    if to == OFF:
        return -cite.SB_5_26
    side = b.side[hex, way]
    if side == Side.WALL:
        return -cite.SB_5_6
    if bridge_and_river(b, hex, to):
        return -cite.SB_5_8
    if enemy_bars(t, to, seat):
        return -cite.SB_5_7 if side == Side.WINDOW else -cite.SB_5_3
    cost = ground_on_foot(t, f, man, to)
    if cost > 0 and side == Side.WINDOW:
        corpses = cost_of_corpses(t, f, to)  # they add to what a window costs, too
        cost = max(cost - corpses, f.window_cost) + corpses
    return cost


@rule
def horse_enters(t: Table, f: Figures, seat: int, hex: int, to: int) -> int:
    """The cost for a horse's half to go from a hex to a neighbour, or minus the rule that forbids it."""
    return horse_goes(t, f, seat, hex, direction_to(hex, to), to)


@rule
def horse_goes(t: Table, f: Figures, seat: int, hex: int, way: int, to: int) -> int:
    """The same, the way known."""
    if to == OFF:
        return -cite.SB_5_26
    side = f.board.side[hex, way]
    if side > Side.CREST:
        return -cite.SB_5_6 if side == Side.WALL else -cite.SB_5_10
    if enemy_bars(t, to, seat):
        return -cite.SB_5_3
    return ground_for_horse(t, f, to)


# -- the steps of a formation: the cost, or minus a rule, and how it stands afterwards


@rule
def try_step(t: Table, f: Figures, m: Walker, s: Stance, verb: int, to: int) -> tuple[int, Stance]:
    """One step of a formation onto hex `to`, named by the half that leads."""
    if s.kind == Formation.RIDER:
        return rider_step(t, f, m.seat, s, verb, to)
    if verb != STEP_TO:
        return (-cite.SB_5_11, s)
    way = direction_to(s.a, to)
    if way == OFF:
        return (-cite.SB_5_5, s)
    return step_by(t, f, m, s, way, to)


@rule
def step_choices(kind: int) -> int:
    """How many steps a formation has."""
    return RIDES if kind == Formation.RIDER else 6


@rule
def way_back(s: Stance) -> int:
    """In which direction a rider's tail lies."""
    return direction_to(s.a, s.b) if s.kind == Formation.RIDER else 0


@rule
def nth_step(t: Table, f: Figures, m: Walker, s: Stance, back: int, k: int) -> tuple[int, Stance]:
    """One of all steps of a formation: for a search, which asks for nobody's wish. `back` is `way_back` of it."""
    if s.kind == Formation.RIDER:
        return ride(t, f, m.seat, s, back, k)
    to = widen(f.board.beside[s.a, k])
    if to == OFF:
        return (-cite.SB_5_26, s)
    return step_by(t, f, m, s, k, to)


@rule
def step_by(t: Table, f: Figures, m: Walker, s: Stance, way: int, to: int) -> tuple[int, Stance]:
    """A step of a formation that has no rider, to the hex that lies that way."""
    if s.kind == Formation.FOOT:
        return (step_on_foot(t, f, m.man, m.seat, s.a, way), stance(s.kind, to, s.b, s.c, s.d, s.e))
    if s.kind == Formation.LEADING:
        return leading_step(t, f, m, s, way, to)
    if s.kind == Formation.TRAIN:
        return train_step(t, f, m, s, way, to)
    if s.kind == Formation.ENTERING:
        return (horse_goes(t, f, m.seat, s.a, way, to), stance(Formation.RIDER, to, s.a, s.c, s.d, s.e))
    return hauling_step(t, f, m, s, way, to)


@rule
def rider_step(t: Table, f: Figures, seat: int, s: Stance, verb: int, to: int) -> tuple[int, Stance]:
    """SB-5.11"""
    head, tail = s.a, s.b
    if verb == STEP_TO:
        if not is_front_hex(f.board, head, tail, to):
            return (-cite.SB_5_11, s)
        return (horse_enters(t, f, seat, head, to), mounted_stance(to, head))
    if verb == STEP_BACK:
        if not is_front_hex(f.board, tail, head, to):
            return (-cite.SB_5_11, s)
        return (at_least(horse_enters(t, f, seat, tail, to), f.back_cost), mounted_stance(tail, to))
    if to in (head, tail) or range_between(head, to) != 1 or range_between(tail, to) != 1:
        return (-cite.SB_5_11, s)
    goes, stays = (head, tail) if verb == STEP_SWING else (tail, head)
    cost = at_least(horse_enters(t, f, seat, goes, to), f.swing_cost)
    if cost > 0 and not joined_to(f.board, stays, to):
        cost = -cite.SB_5_10
    return (cost, mounted_stance(to, tail) if verb == STEP_SWING else mounted_stance(head, to))


@rule
def wrap_direction(way: int) -> int:
    return way - 6 if way >= 6 else way


@built_in
@rule
def ride(t: Table, f: Figures, seat: int, s: Stance, back: int, k: int) -> tuple[int, Stance]:
    """One of a rider's ten steps, as `rider_step` makes it."""
    verb, head, tail = RIDE_VERB[k], s.a, s.b
    goes, stays = (tail, head) if verb in (STEP_BACK, STEP_TAIL) else (head, tail)
    way = wrap_direction(back + RIDE_WAY[k])
    to = widen(f.board.beside[goes, way])
    cost = horse_goes(t, f, seat, goes, way, to)
    if verb == STEP_TO:
        return (cost, mounted_stance(to, head))
    if verb == STEP_BACK:
        return (at_least(cost, f.back_cost), mounted_stance(tail, to))
    if cost > 0 and not joined_way(f.board, stays, wrap_direction(back + RIDE_HOLD[k])):
        cost = -cite.SB_5_10
    cost = at_least(cost, f.swing_cost)
    return (cost, mounted_stance(to, tail) if verb == STEP_SWING else mounted_stance(head, to))


@rule
def step_back_cost(t: Table, f: Figures, m: Walker, s: Stance, k: int) -> int:
    """What it costs a rider to take his k-th step back at once, or minus the rule that keeps him from it.

    He crosses the same hexsides again, so only the hex that he has left counts.
    """
    verb = RIDE_VERB[k]
    left = s.a if verb in (STEP_BACK, STEP_SWING) else s.b
    cost = -cite.SB_5_3 if enemy_bars(t, left, m.seat) else ground_for_horse(t, f, left)
    if verb == STEP_BACK:
        return cost
    return at_least(cost, f.back_cost if verb == STEP_TO else f.swing_cost)


@rule
def on_foot(hex: int) -> Stance:
    return stance(Formation.FOOT, hex, OFF, OFF, OFF, OFF)


@built_in
@rule
def mounted_stance(head: int, tail: int) -> Stance:
    return stance(Formation.RIDER, head, tail, OFF, OFF, OFF)


@rule
def at_least(cost: int, least: int) -> int:
    return cost if cost < 0 else max(cost, least)


@rule
def leading_step(t: Table, f: Figures, m: Walker, s: Stance, way: int, to: int) -> tuple[int, Stance]:
    """SB-5.18: the head enters the hex that the leader left, the tail the head's; the leader alone pays."""
    cost = step_on_foot(t, f, m.man, m.seat, s.a, way)
    if cost > 0 and to in (s.b, s.c):
        cost = -cite.SB_5_18
    if cost > 0:
        follow = horse_enters(t, f, m.seat, s.b, s.a)
        if follow < 0:
            cost = follow
    return (cost, stance(s.kind, to, s.a, s.b, s.d, s.e))


@rule
def train_step(t: Table, f: Figures, m: Walker, s: Stance, way: int, to: int) -> tuple[int, Stance]:
    """SB-5.21: leader, horse and cart, without a turn so sharp that it would break the train."""
    cost = step_on_foot(t, f, m.man, m.seat, s.a, way)
    if cost > 0:
        follow = horse_enters(t, f, m.seat, s.b, s.a)
        if follow < 0:
            cost = follow
        elif (
            not is_front_hex(f.board, s.a, s.b, to)
            or not train_holds(f, s.a, s.b, s.c, s.d)
            or not cart_enters(t, f, m, s.d, s.c)
        ):
            cost = -cite.SB_5_21
    return (cost, stance(s.kind, to, s.a, s.b, s.c, s.d))


@rule
def train_holds(f: Figures, head: int, tail: int, front: int, rear: int) -> bool:
    """SB-5.21: the horse's tail on a front hex of the cart, its head not next to the cart."""
    if not is_front_hex(f.board, front, rear, tail) or not joined_to(f.board, front, tail):
        return False
    return range_between(head, front) > 1 and range_between(head, rear) > 1


@rule
def cart_enters(t: Table, f: Figures, m: Walker, front: int, to: int) -> bool:
    """SB-5.21: where a horse may go, never onto other living figures."""
    if not free_for_walker(t, to, m) or not joined_to(f.board, front, to):
        return False
    return cart_ground(t, f, to)


@rule
def cart_ground(t: Table, f: Figures, hex: int) -> bool:
    if f.horse[f.board.terrain[hex]] == 0 or has_barricade(t.works, hex):
        return False
    return t.bodies[hex] < f.corpse_block


@rule
def hauling_step(t: Table, f: Figures, m: Walker, s: Stance, way: int, to: int) -> tuple[int, Stance]:
    """SB-5.22: the lead man walks over free hexes, each again a front hex after the step."""
    cost = step_on_foot(t, f, m.man, m.seat, s.a, way)
    if cost > 0:
        if (
            figure_on(t, to, m.seat) != NOBODY
            or has_cart(t.works, to)
            or not is_front_hex(f.board, s.a, s.d, to)
            or not cart_enters(t, f, m, s.d, s.a)
        ):
            cost = -cite.SB_5_22
    return (cost, stance(s.kind, to, s.b, s.c, s.a, s.d))


# -- where a move may end


@rule
def free_for(t: Table, hex: int, seat: int) -> bool:
    """SB-5.25: no living figure there, as far as the seat knows."""
    return hex == OFF or t.on[hex] == 0 or figure_on(t, hex, seat) == NOBODY


@rule
def free_for_walker(t: Table, hex: int, m: Walker) -> bool:
    """The same for one who moves, a horse that he would leave behind aside."""
    if hex == OFF or t.on[hex] == 0 or t.on[hex] == 1 + m.man or t.on[hex] == m.lifted:
        return True
    return figure_on(t, hex, m.seat) == NOBODY


@rule
def can_stop(t: Table, f: Figures, m: Walker, s: Stance) -> bool:
    """SB-5.24, SB-5.25: where he can stand; in a duel nearer than before (SB-8.5)."""
    return can_stand(t, m, s) and (m.nearer == 0 or distance_after(t, m, s) < m.nearer)


@rule
def can_stand(t: Table, m: Walker, s: Stance) -> bool:
    """Free of others, and nobody stops on a cart."""
    if s.kind == Formation.ENTERING:
        return False
    if not free_for_walker(t, s.a, m) or not free_for_walker(t, s.b, m) or not free_for_walker(t, s.c, m):
        return False
    if m.head != OFF and (s.a == m.head or s.a == m.tail):
        return False
    return (
        s.kind == Formation.RIDER
        or t.works[s.a] == 0
        or s.kind == Formation.HAULING
        or s.kind == Formation.TRAIN
        or not has_cart(t.works, s.a)
    )


@rule
def distance_after(t: Table, m: Walker, s: Stance) -> int:
    """How far a duellist would be from his opponent."""
    opponent = t.duel.challenger + t.duel.answerer - m.man
    return distance_to(front_of(t, opponent), rear_of(t, opponent), s)


@rule
def distance_to(front: int, rear: int, s: Stance) -> int:
    """From a figure on one or two hexes."""
    near = range_between(front, s.a)
    if s.kind == Formation.RIDER:
        near = min(near, range_between(front, s.b))
    if rear != OFF:
        near = min(near, range_between(rear, s.a))
        if s.kind == Formation.RIDER:
            near = min(near, range_between(rear, s.b))
    return near


@rule
def exit_edges(f: Figures, seat: int, hex: int) -> int:
    """The edges, a bit each, by which a side may leave from a hex (SB-5.26)."""
    if f.exits[seat] == 0:
        return 0
    edges = 0
    for edge in range(4):
        if (f.exits[seat] >> edge) & 1 != 0 and on_edge(f.board, hex, EDGES[edge]):
            edges |= 1 << edge
    return edges


@rule
def can_exit(t: Table, f: Figures, seat: int, s: Stance, points: int) -> bool:
    """SB-5.26: nobody while leading, nobody in a duel, nobody in an advance (SB-6.19)."""
    if points < f.exit_cost or f.exits[seat] == 0 or t.duel.on != 0 or t.clash.stage == Stage.ADVANCE:
        return False
    return (s.kind == Formation.FOOT or s.kind == Formation.RIDER) and exit_edges(f, seat, s.a) != 0
