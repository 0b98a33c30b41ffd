"""Steps: what a hex costs, how every formation steps, and where a move may end (SB-5)."""

from __future__ import annotations

from typing import NamedTuple

from tatami.core import citations as cite
from tatami.core.compiled import built_in, rule
from tatami.core.record import Numbers
from tatami.games.samourai.rules.board import Side, Terrain, bridge_and_river, is_front_hex, on_edge
from tatami.games.samourai.rules.hexes import OFF, direction_to, range_between
from tatami.games.samourai.rules.pieces import figure_on, is_armoured, joined_to, range_to_hex, side_of
from tatami.games.samourai.rules.sight import has_barricade, has_cart
from tatami.games.samourai.rules.table import HEXES, MEN, NOBODY, Figures, Formation, Stage, Table, whole

ASCENDING = (5, 4, 0, 3, 1, 2)  # the ways in which neighbours are numbered upwards
STEP_TO, STEP_BACK, STEP_SWING, STEP_TAIL = range(4)
EDGES = (0, 1, 3, 4)  # N, E, S, W for `on_edge`
TRAIL, LEFT, WAYS = 1000, 1100, 1150  # cells of the lent room beyond those of a search on foot
FARTHEST_LED = 40  # steps


class Walker(NamedTuple):
    """Who moves, and how the map differs for him from what lies on it.

    The hexes of the horse that he has just taken at the bridle (`lifted`: what `Table.on` says of it, or 0) count as
    free; one that he would release stays on `head` and `tail`, or OFF.
    """

    man: int
    seat: int
    lifted: int
    head: int
    tail: int


class Stance(NamedTuple):
    """A formation and the hexes of its parts, as `Walk` keeps them."""

    kind: int
    a: int
    b: int
    c: int
    d: int
    e: int


@rule
def walker(man: int, seat: int) -> Walker:
    return Walker(whole(man), whole(seat), 0, OFF, OFF)


@built_in
@rule
def stance(kind: int, a: int, b: int, c: int, d: int, e: int) -> Stance:
    """Made here alone: compiled, two stances of numbers of different widths would be of different types."""
    return Stance(whole(kind), whole(a), whole(b), whole(c), whole(d), whole(e))


@rule
def now(t: Table) -> Stance:
    """How whoever is moving stands now."""
    w = t.walk
    return stance(w.kind, w.a, w.b, w.c, w.d, w.e)


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
    bodies = whole(t.bodies[hex])
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
    cost = whole(f.foot[terrain])
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
    cost = whole(f.horse[f.board.terrain[hex]])
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
    to = whole(b.beside[hex, way])
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
    b = f.board
    if to == OFF:
        return -cite.SB_5_26
    way = direction_to(hex, to)
    if b.side[hex, way] > Side.CREST:
        return -cite.SB_5_6 if b.side[hex, way] == Side.WALL else -cite.SB_5_10
    if enemy_bars(t, to, seat):
        return -cite.SB_5_3
    return ground_for_horse(t, f, to)


# -- the steps of a formation: the cost, or minus a rule, and how it stands afterwards


@rule
def try_step(t: Table, f: Figures, m: Walker, s: Stance, verb: int, to: int) -> tuple[int, Stance]:
    """One step of a formation onto hex `to`, named by the half that leads."""
    if s.kind == Formation.RIDER:
        cost, head, tail = rider_step(t, f, m.seat, s.a, s.b, verb, to)
        return (cost, mounted(head, tail))
    if verb != STEP_TO:
        return (-cite.SB_5_11, s)
    way = direction_to(s.a, to)
    if way == OFF:
        return (-cite.SB_5_5, s)
    if s.kind == Formation.FOOT:
        return (step_on_foot(t, f, m.man, m.seat, s.a, way), stance(s.kind, to, s.b, s.c, s.d, s.e))
    if s.kind == Formation.LEADING:
        return leading_step(t, f, m, s, way, to)
    if s.kind == Formation.TRAIN:
        return train_step(t, f, m, s, way, to)
    if s.kind == Formation.ENTERING:
        return (horse_enters(t, f, m.seat, s.a, to), stance(Formation.RIDER, to, s.a, s.c, s.d, s.e))
    return hauling_step(t, f, m, s, way, to)


@rule
def rider_step(t: Table, f: Figures, seat: int, head: int, tail: int, verb: int, to: int) -> tuple[int, int, int]:
    """SB-5.11: the cost, then head and tail afterwards."""
    if verb == STEP_TO:
        if not is_front_hex(f.board, head, tail, to):
            return (-cite.SB_5_11, head, tail)
        return (horse_enters(t, f, seat, head, to), to, head)
    if verb == STEP_BACK:
        if not is_front_hex(f.board, tail, head, to):
            return (-cite.SB_5_11, head, tail)
        return (at_least(horse_enters(t, f, seat, tail, to), f.back_cost), tail, to)
    if to in (head, tail) or range_between(head, to) != 1 or range_between(tail, to) != 1:
        return (-cite.SB_5_11, head, tail)
    goes, stays = (head, tail) if verb == STEP_SWING else (tail, head)
    cost = at_least(horse_enters(t, f, seat, goes, to), f.swing_cost)
    if cost > 0 and not joined_to(f.board, stays, to):
        cost = -cite.SB_5_10
    if verb == STEP_SWING:
        return (cost, to, tail)
    return (cost, head, to)


@rule
def on_foot(hex: int) -> Stance:
    return stance(Formation.FOOT, hex, OFF, OFF, OFF, OFF)


@built_in
@rule
def mounted(head: int, tail: int) -> Stance:
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
            or not cart_enters(t, f, m, s.d, s.c, NOBODY)
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
def cart_enters(t: Table, f: Figures, m: Walker, front: int, to: int, lead: int) -> bool:
    """SB-5.21: where a horse may go, never onto living figures; the lead man is leaving that hex."""
    there = figure_on(t, to, m.seat)
    if (there != NOBODY and there != lead and t.on[to] != m.lifted) or not joined_to(f.board, front, to):
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
            or not cart_enters(t, f, m, s.d, s.a, m.man)
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
    return hex == OFF or t.on[hex] == 0 or t.on[hex] == m.lifted or figure_on(t, hex, m.seat) == NOBODY


@rule
def can_stop(t: Table, f: Figures, m: Walker, s: Stance) -> bool:
    """SB-5.24, SB-5.25: free of others, and nobody stops on a cart; in a duel nearer than before (SB-8.5)."""
    if s.kind == Formation.ENTERING:
        return False
    if not free_for_walker(t, s.a, m) or not free_for_walker(t, s.b, m) or not free_for_walker(t, s.c, m):
        return False
    if m.head != OFF and (s.a == m.head or s.a == m.tail):
        return False
    if (
        s.kind != Formation.RIDER
        and t.works[s.a] != 0
        and s.kind != Formation.HAULING
        and s.kind != Formation.TRAIN
        and has_cart(t.works, s.a)
    ):
        return False
    return t.walk.nearer == 0 or distance_after(t, s) < t.walk.nearer


@rule
def distance_after(t: Table, s: Stance) -> int:
    """How far a duellist would be from his opponent."""
    opponent = t.duel.challenger + t.duel.answerer - t.walk.who
    near = range_to_hex(t, opponent, s.a)
    if s.kind == Formation.RIDER:
        near = min(near, range_to_hex(t, opponent, s.b))
    return near


@rule
def is_too_far(t: Table, s: Stance, points: int) -> bool:
    """In a duel: so far from the opponent that no way home is short enough, a hex for every point."""
    return t.walk.nearer != 0 and distance_after(t, s) - points >= t.walk.nearer


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


@rule
def can_end(t: Table, f: Figures, m: Walker, s: Stance, points: int) -> bool:
    """SB-5.5: whether a formation can still end its move legally, here or farther on."""
    if can_stop(t, f, m, s) or can_exit(t, f, m.seat, s, points):
        return True
    if is_too_far(t, s, points):
        return False
    if t.walk.nearer != 0:
        if ends_straight_on(t, f, m, s, points):
            return True
    elif ends_after_one(t, f, m, s, points):
        return True
    return points > 1 and ends_later(t, f, m, s, points)


@rule
def ends_straight_on(t: Table, f: Figures, m: Walker, s: Stance, points: int) -> bool:
    """In a duel, a quick look before the search: whether heading for the opponent ends near enough."""
    nearest = distance_after(t, s)
    while points > 0:
        left, found, nearer = 0, False, s
        for choice in range(step_choices(s.kind)):
            to = step_target(f, s, choice)
            if to == OFF:
                continue
            cost, after = try_step(t, f, m, s, choice // 6, to)
            if cost <= 0 or cost > points:
                continue
            if can_stop(t, f, m, after):
                return True
            distance = distance_after(t, after)
            if distance < nearest or (distance == nearest and found and points - cost > left):
                nearest, left, found, nearer = distance, points - cost, True, after
        if not found:
            return False
        points, s = left, nearer
    return False


@rule
def step_target(f: Figures, s: Stance, choice: int) -> int:
    """The hex of one of a formation's possible steps: 6 for each verb."""
    if s.kind == Formation.RIDER and (choice // 6 == STEP_BACK or choice // 6 == STEP_TAIL):
        return whole(f.board.beside[s.b, choice % 6])
    return whole(f.board.beside[s.a, choice % 6])


@rule
def step_choices(kind: int) -> int:
    return 24 if kind == Formation.RIDER else 6


@rule
def ends_after_one(t: Table, f: Figures, m: Walker, s: Stance, points: int) -> bool:
    for choice in range(step_choices(s.kind)):
        to = step_target(f, s, choice)
        if to == OFF:
            continue
        cost, after = try_step(t, f, m, s, choice // 6, to)
        if 0 < cost <= points and (can_stop(t, f, m, after) or can_exit(t, f, m.seat, after, points - cost)):
            return True
    return can_let_go(t, f, m, s, points)


@rule
def can_let_go(t: Table, f: Figures, m: Walker, s: Stance, points: int) -> bool:
    """SB-5.18: whether a leader could release his horse here and stay, or go on alone."""
    if s.kind != Formation.LEADING and s.kind != Formation.TRAIN:
        return False
    if not free_for_walker(t, s.b, m) or not free_for_walker(t, s.c, m):
        return False
    if free_for_walker(t, s.a, m) and not has_cart(t.works, s.a):
        return True
    return points > 0 and search(t, f, Walker(m.man, m.seat, m.lifted, s.b, s.c), on_foot(s.a), points)


@rule
def ends_after_two(t: Table, f: Figures, m: Walker, s: Stance, points: int) -> bool:
    """For those who haul, who never pass through others: two steps ahead."""
    for choice in range(step_choices(s.kind)):
        to = step_target(f, s, choice)
        if to == OFF:
            continue
        cost, after = try_step(t, f, m, s, choice // 6, to)
        if 0 < cost <= points and ends_after_one(t, f, m, after, points - cost):
            return True
    return False


@rule
def remember_hex(t: Table, cell: int, hex: int) -> None:
    """A hex in two narrow cells of the lent room."""
    t.scratch[cell], t.scratch[cell + 1] = hex // 100, hex % 100


@rule
def remembered_hex(t: Table, cell: int) -> int:
    return 100 * whole(t.scratch[cell]) + whole(t.scratch[cell + 1])


@rule
def leader_ends(t: Table, f: Figures, m: Walker, s: Stance, points: int) -> bool:
    """For those who lead: SB-5.3 lets all three hexes pass through friends, so every way on is tried, depth first.

    Horse and cart go where the leader went: his trail, kept in the lent room, says where they are.
    """
    remember_hex(t, TRAIL, s.e)
    remember_hex(t, TRAIL + 2, s.d)
    remember_hex(t, TRAIL + 4, s.c)
    remember_hex(t, TRAIL + 6, s.b)
    remember_hex(t, TRAIL + 8, s.a)
    d, e = s.d, s.e
    depth, deepest, left, way, found = 0, 0, points, 0, False
    while not found:
        if way == 6:
            if depth == 0:
                break
            depth -= 1
            left, way = whole(t.scratch[LEFT + depth]), whole(t.scratch[WAYS + depth])
            continue
        here = TRAIL + 2 * depth
        a, b, c = remembered_hex(t, here + 8), remembered_hex(t, here + 6), remembered_hex(t, here + 4)
        if s.kind == Formation.TRAIN:
            d, e = remembered_hex(t, here + 2), remembered_hex(t, here)
        to = whole(f.board.beside[a, way])
        way += 1
        if to == OFF:
            continue
        cost, after = try_step(t, f, m, stance(s.kind, a, b, c, d, e), STEP_TO, to)
        if cost <= 0 or cost > left:
            continue
        if can_stop(t, f, m, after) or can_let_go(t, f, m, after, left - cost):
            found = True
        elif left > cost and depth < FARTHEST_LED:
            t.scratch[LEFT + depth], t.scratch[WAYS + depth] = left, way
            depth += 1
            deepest = max(deepest, depth)
            left, way = left - cost, 0
            remember_hex(t, here + 10, to)
    for k in range(2 * deepest + 12):
        t.scratch[TRAIL + k] = 0
    for k in range(deepest + 1):
        t.scratch[LEFT + k] = t.scratch[WAYS + k] = 0
    return found


@rule
def ends_later(t: Table, f: Figures, m: Walker, s: Stance, points: int) -> bool:
    if s.kind == Formation.LEADING or s.kind == Formation.TRAIN:
        return leader_ends(t, f, m, s, points)
    if s.kind == Formation.HAULING:
        return ends_after_two(t, f, m, s, points)
    return search(t, f, m, s, points)


@rule
def search(t: Table, f: Figures, m: Walker, s: Stance, points: int) -> bool:
    """For any legal end. The table lends room for the points with which each place can be reached."""
    low, high = 7 * HEXES, 0
    if s.kind == Formation.ENTERING:
        for way in range(6):
            to = whole(f.board.beside[s.a, way])
            if to != OFF:
                cost = horse_enters(t, f, m.seat, s.a, to)
                if 0 < cost < points:
                    mark = mark_of(mounted(to, s.a))
                    t.scratch[mark] = points - cost
                    low, high = min(low, mark), max(high, mark)
    else:
        low = high = mark_of(s)
        t.scratch[low] = points
    found = False
    for left in range(points, 0, -1):
        mark = low
        while mark <= high and not found:
            if t.scratch[mark] == left:
                found, least, most = spread(t, f, m, left, mark)
                low, high = min(low, least), max(high, most)
            mark += 1
    for mark in range(low, high + 1):
        t.scratch[mark] = 0
    return found


@rule
def mark_of(s: Stance) -> int:
    """The number of a place: on foot a hex, mounted a hex and the way to the tail."""
    return s.a if s.kind == Formation.FOOT else HEXES + s.a * 6 + direction_to(s.a, s.b)


@rule
def stance_at(f: Figures, mark: int) -> Stance:
    """And back."""
    if mark < HEXES:
        return on_foot(mark)
    head = (mark - HEXES) // 6
    return mounted(head, whole(f.board.beside[head, (mark - HEXES) % 6]))


@rule
def spread(t: Table, f: Figures, m: Walker, left: int, mark: int) -> tuple[bool, int, int]:
    """Every step from one place of the search: whether one of them is a legal end, and the span of places reached."""
    s = stance_at(f, mark)
    least, most = mark, mark
    for choice in range(step_choices(s.kind)):
        to = step_target(f, s, choice)
        if to == OFF:
            continue
        cost, after = try_step(t, f, m, s, choice // 6, to)
        if cost <= 0 or cost > left:
            continue
        if can_stop(t, f, m, after) or can_exit(t, f, m.seat, after, left - cost):
            return (True, least, most)
        further = mark_of(after)
        if left - cost > t.scratch[further] and not is_too_far(t, after, left - cost):
            t.scratch[further] = left - cost
            least, most = min(least, further), max(most, further)
    return (False, least, most)


# -- one step of the move under way


@rule
def step_forbids(t: Table, f: Figures, verb: int, to: int) -> int:
    """0, or the rule that forbids this step to whoever is moving."""
    w = t.walk
    m = walker(w.who, walker_side(t))
    cost, after = try_step(t, f, m, now(t), verb, to)
    if cost <= 0:
        return -cost if cost < 0 else cite.SB_5_2
    if cost > w.points:
        return cite.SB_5_2
    if not can_end(t, f, m, after, w.points - cost):
        return cite.SB_8_5 if w.nearer != 0 else cite.SB_5_5
    return 0


@rule
def walker_side(t: Table) -> int:
    return side_of(t, t.walk.who)


@rule
def add_steps(t: Table, f: Figures, verb: int, base: int, out: Numbers, count: int) -> int:
    """The steps of one verb that whoever is moving may make."""
    w = t.walk
    from_tail = w.kind == Formation.RIDER and verb in (STEP_BACK, STEP_TAIL)
    start = w.b if from_tail else w.a
    for k in range(6):
        to = whole(f.board.beside[start, ASCENDING[k]])
        if to != OFF and step_forbids(t, f, verb, to) == 0:
            out[count] = base + to
            count += 1
    return count


@rule
def any_step(t: Table, f: Figures) -> bool:
    w = t.walk
    if w.nearer != 0:
        return search(t, f, walker(w.who, walker_side(t)), now(t), w.points)
    for choice in range(step_choices(w.kind)):
        to = step_target(f, now(t), choice)
        if to != OFF and step_forbids(t, f, choice // 6, to) == 0:
            return True
    return False
