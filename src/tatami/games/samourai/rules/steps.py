"""Steps: what a hex costs, how every formation steps, and where a move may end (SB-5)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
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

Steps = tuple[int, int, int, int, int, int, int]


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


# -- the steps of a formation: (cost or minus a rule, kind, a, b, c, d, e)


@rule
def try_step(
    t: Table, f: Figures, man: int, seat: int, kind: int, a: int, b: int, c: int, d: int, e: int, verb: int, to: int
) -> Steps:
    """One step of a formation onto hex `to`, named by the half that leads."""
    if kind == Formation.RIDER:
        return rider_step(t, f, seat, a, b, verb, to)
    if verb != STEP_TO:
        return (-cite.SB_5_11, kind, a, b, c, d, e)
    way = direction_to(a, to)
    if way == OFF:
        return (-cite.SB_5_5, kind, a, b, c, d, e)
    if kind == Formation.FOOT:
        return (step_on_foot(t, f, man, seat, a, way), kind, to, b, c, d, e)
    if kind == Formation.LEADING:
        return leading_step(t, f, man, seat, a, b, c, d, e, way, to)
    if kind == Formation.TRAIN:
        return train_step(t, f, man, seat, a, b, c, d, e, way, to)
    if kind == Formation.ENTERING:
        return (horse_enters(t, f, seat, a, to), Formation.RIDER.value, to, a, c, d, e)
    return hauling_step(t, f, man, seat, a, b, c, d, e, way, to)


@rule
def rider_step(t: Table, f: Figures, seat: int, head: int, tail: int, verb: int, to: int) -> Steps:
    """SB-5.11"""
    kind = Formation.RIDER.value
    if verb == STEP_TO:
        if not is_front_hex(f.board, head, tail, to):
            return (-cite.SB_5_11, kind, head, tail, OFF, OFF, OFF)
        return (horse_enters(t, f, seat, head, to), kind, to, head, OFF, OFF, OFF)
    if verb == STEP_BACK:
        if not is_front_hex(f.board, tail, head, to):
            return (-cite.SB_5_11, kind, head, tail, OFF, OFF, OFF)
        return (at_least(horse_enters(t, f, seat, tail, to), f.back_cost), kind, tail, to, OFF, OFF, OFF)
    if to in (head, tail) or range_between(head, to) != 1 or range_between(tail, to) != 1:
        return (-cite.SB_5_11, kind, head, tail, OFF, OFF, OFF)
    goes, stays = (head, tail) if verb == STEP_SWING else (tail, head)
    cost = at_least(horse_enters(t, f, seat, goes, to), f.swing_cost)
    if cost > 0 and not joined_to(f.board, stays, to):
        cost = -cite.SB_5_10
    if verb == STEP_SWING:
        return (cost, kind, to, tail, OFF, OFF, OFF)
    return (cost, kind, head, to, OFF, OFF, OFF)


@rule
def at_least(cost: int, least: int) -> int:
    return cost if cost < 0 else max(cost, least)


@rule
def leading_step(
    t: Table, f: Figures, man: int, seat: int, a: int, b: int, c: int, d: int, e: int, way: int, to: int
) -> Steps:
    """SB-5.18: the head enters the hex that the leader left, the tail the head's; the leader alone pays."""
    kind = Formation.LEADING.value
    cost = step_on_foot(t, f, man, seat, a, way)
    if cost > 0 and to in (b, c):
        cost = -cite.SB_5_18
    if cost > 0:
        follow = horse_enters(t, f, seat, b, a)
        if follow < 0:
            cost = follow
    return (cost, kind, to, a, b, d, e)


@rule
def train_step(
    t: Table, f: Figures, man: int, seat: int, a: int, b: int, c: int, d: int, e: int, way: int, to: int
) -> Steps:
    """SB-5.21: leader, horse and cart, without a turn so sharp that it would break the train."""
    cost = step_on_foot(t, f, man, seat, a, way)
    if cost > 0:
        follow = horse_enters(t, f, seat, b, a)
        if follow < 0:
            cost = follow
        elif (
            not is_front_hex(f.board, a, b, to)
            or not train_holds(f, a, b, c, d)
            or not cart_enters(t, f, seat, d, c, NOBODY)
        ):
            cost = -cite.SB_5_21
    return (cost, Formation.TRAIN.value, to, a, b, c, d)


@rule
def train_holds(f: Figures, head: int, tail: int, front: int, rear: int) -> bool:
    """SB-5.21: the horse's tail on a front hex of the cart, its head not next to the cart."""
    if not is_front_hex(f.board, front, rear, tail) or not joined_to(f.board, front, tail):
        return False
    return range_between(head, front) > 1 and range_between(head, rear) > 1


@rule
def cart_enters(t: Table, f: Figures, seat: int, front: int, to: int, lead: int) -> bool:
    """SB-5.21: where a horse may go, never onto living figures; the lead man is leaving that hex."""
    there = figure_on(t, to, seat)
    if (there != NOBODY and there != lead) or not joined_to(f.board, front, to):
        return False
    return cart_ground(t, f, to)


@rule
def cart_ground(t: Table, f: Figures, hex: int) -> bool:
    if f.horse[f.board.terrain[hex]] == 0 or has_barricade(t.works, hex):
        return False
    return t.bodies[hex] < f.corpse_block


@rule
def hauling_step(
    t: Table, f: Figures, man: int, seat: int, a: int, b: int, c: int, d: int, e: int, way: int, to: int
) -> Steps:
    """SB-5.22: the lead man walks over free hexes, each again a front hex after the step."""
    cost = step_on_foot(t, f, man, seat, a, way)
    if cost > 0:
        if (
            figure_on(t, to, seat) != NOBODY
            or has_cart(t.works, to)
            or not is_front_hex(f.board, a, d, to)
            or not cart_enters(t, f, seat, d, a, man)
        ):
            cost = -cite.SB_5_22
    return (cost, Formation.HAULING.value, to, b, c, a, d)


# -- where a move may end


@rule
def free_for(t: Table, hex: int, seat: int) -> bool:
    """SB-5.25: no living figure there, as far as the seat knows."""
    return hex == OFF or t.on[hex] == 0 or figure_on(t, hex, seat) == NOBODY


@rule
def can_stop(t: Table, f: Figures, seat: int, kind: int, a: int, b: int, c: int) -> bool:
    """SB-5.24, SB-5.25: free of others, and nobody stops on a cart; in a duel nearer than before (SB-8.5)."""
    if kind == Formation.ENTERING:
        return False
    if not free_for(t, a, seat) or not free_for(t, b, seat) or not free_for(t, c, seat):
        return False
    if (
        kind != Formation.RIDER
        and t.works[a] != 0
        and kind != Formation.HAULING
        and kind != Formation.TRAIN
        and has_cart(t.works, a)
    ):
        return False
    return t.walk.nearer == 0 or distance_after(t, kind, a, b) < t.walk.nearer


@rule
def distance_after(t: Table, kind: int, a: int, b: int) -> int:
    """How far a duellist would be from his opponent."""
    opponent = t.duel.challenger + t.duel.answerer - t.walk.who
    near = range_to_hex(t, opponent, a)
    if kind == Formation.RIDER:
        near = min(near, range_to_hex(t, opponent, b))
    return near


@rule
def is_too_far(t: Table, kind: int, a: int, b: int, points: int) -> bool:
    """In a duel: so far from the opponent that no way home is short enough, a hex for every point."""
    return t.walk.nearer != 0 and distance_after(t, kind, a, b) - points >= t.walk.nearer


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
def can_exit(t: Table, f: Figures, seat: int, kind: int, a: int, points: int) -> bool:
    """SB-5.26: nobody while leading, nobody in a duel, nobody in an advance (SB-6.19)."""
    if points < f.exit_cost or f.exits[seat] == 0 or t.duel.on != 0 or t.clash.stage == Stage.ADVANCE:
        return False
    return (kind == Formation.FOOT or kind == Formation.RIDER) and exit_edges(f, seat, a) != 0


@rule
def can_end(
    t: Table, f: Figures, man: int, seat: int, points: int, kind: int, a: int, b: int, c: int, d: int, e: int
) -> bool:
    """SB-5.5: whether a formation can still end its move legally, here or farther on."""
    if can_stop(t, f, seat, kind, a, b, c) or can_exit(t, f, seat, kind, a, points):
        return True
    if is_too_far(t, kind, a, b, points):
        return False
    if t.walk.nearer != 0:
        if ends_straight_on(t, f, man, seat, points, kind, a, b):
            return True
    elif ends_after_one(t, f, man, seat, points, kind, a, b, c, d, e):
        return True
    return points > 1 and ends_later(t, f, man, seat, points, kind, a, b, c, d, e)


@rule
def ends_straight_on(t: Table, f: Figures, man: int, seat: int, points: int, kind: int, a: int, b: int) -> bool:
    """In a duel, a quick look before the search: whether heading for the opponent ends near enough."""
    nearest = distance_after(t, kind, a, b)
    while points > 0:
        left, next_a, next_b = 0, OFF, OFF
        for choice in range(step_choices(kind)):
            to = step_target(f, kind, a, b, choice)
            if to == OFF:
                continue
            cost, _, a2, b2, c2, _, _ = try_step(t, f, man, seat, kind, a, b, OFF, OFF, OFF, choice // 6, to)
            if cost <= 0 or cost > points:
                continue
            if can_stop(t, f, seat, kind, a2, b2, c2):
                return True
            distance = distance_after(t, kind, a2, b2)
            if distance < nearest or (distance == nearest and next_a != OFF and points - cost > left):
                nearest, left, next_a, next_b = distance, points - cost, a2, b2
        if next_a == OFF:
            return False
        points, a, b = left, next_a, next_b
    return False


@rule
def step_target(f: Figures, kind: int, a: int, b: int, choice: int) -> int:
    """The hex of one of a formation's possible steps: 6 for each verb."""
    if kind == Formation.RIDER and (choice // 6 == STEP_BACK or choice // 6 == STEP_TAIL):
        return whole(f.board.beside[b, choice % 6])
    return whole(f.board.beside[a, choice % 6])


@rule
def step_choices(kind: int) -> int:
    return 24 if kind == Formation.RIDER else 6


@rule
def ends_after_one(
    t: Table, f: Figures, man: int, seat: int, points: int, kind: int, a: int, b: int, c: int, d: int, e: int
) -> bool:
    for choice in range(step_choices(kind)):
        to = step_target(f, kind, a, b, choice)
        if to == OFF:
            continue
        cost, kind2, a2, b2, c2, _, _ = try_step(t, f, man, seat, kind, a, b, c, d, e, choice // 6, to)
        if 0 < cost <= points and (
            can_stop(t, f, seat, kind2, a2, b2, c2) or can_exit(t, f, seat, kind2, a2, points - cost)
        ):
            return True
    return can_let_go(t, f, man, seat, points, kind, a, b, c)


@rule
def can_let_go(t: Table, f: Figures, man: int, seat: int, points: int, kind: int, a: int, b: int, c: int) -> bool:
    """SB-5.18: whether a leader could release his horse here and stay, or go on alone."""
    if kind != Formation.LEADING and kind != Formation.TRAIN:
        return False
    if not free_for(t, b, seat) or not free_for(t, c, seat):
        return False
    if free_for(t, a, seat) and not has_cart(t.works, a):
        return True
    head, tail = t.on[b], t.on[c]
    t.on[b] = t.on[c] = 1 + MEN  # the horse stays there
    ends = points > 0 and search(t, f, man, seat, points, Formation.FOOT.value, a, OFF)
    t.on[b], t.on[c] = head, tail
    return ends


@rule
def ends_after_two(
    t: Table, f: Figures, man: int, seat: int, points: int, kind: int, a: int, b: int, c: int, d: int, e: int
) -> bool:
    """For those who haul, who never pass through others: two steps ahead."""
    for choice in range(step_choices(kind)):
        to = step_target(f, kind, a, b, choice)
        if to == OFF:
            continue
        cost, kind2, a2, b2, c2, d2, e2 = try_step(t, f, man, seat, kind, a, b, c, d, e, choice // 6, to)
        if 0 < cost <= points and ends_after_one(t, f, man, seat, points - cost, kind2, a2, b2, c2, d2, e2):
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
def leader_ends(
    t: Table, f: Figures, man: int, seat: int, points: int, kind: int, a: int, b: int, c: int, d: int, e: int
) -> bool:
    """For those who lead: SB-5.3 lets all three hexes pass through friends, so every way on is tried, depth first.

    Horse and cart go where the leader went: his trail, kept in the lent room, says where they are.
    """
    remember_hex(t, TRAIL, e)
    remember_hex(t, TRAIL + 2, d)
    remember_hex(t, TRAIL + 4, c)
    remember_hex(t, TRAIL + 6, b)
    remember_hex(t, TRAIL + 8, a)
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
        if kind == Formation.TRAIN:
            d, e = remembered_hex(t, here + 2), remembered_hex(t, here)
        to = whole(f.board.beside[a, way])
        way += 1
        if to == OFF:
            continue
        cost, _, a2, b2, c2, _, _ = try_step(t, f, man, seat, kind, a, b, c, d, e, STEP_TO, to)
        if cost <= 0 or cost > left:
            continue
        if can_stop(t, f, seat, kind, a2, b2, c2) or can_let_go(t, f, man, seat, left - cost, kind, a2, b2, c2):
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
def ends_later(
    t: Table, f: Figures, man: int, seat: int, points: int, kind: int, a: int, b: int, c: int, d: int, e: int
) -> bool:
    if kind == Formation.LEADING or kind == Formation.TRAIN:
        return leader_ends(t, f, man, seat, points, kind, a, b, c, d, e)
    if kind == Formation.HAULING:
        return ends_after_two(t, f, man, seat, points, kind, a, b, c, d, e)
    return search(t, f, man, seat, points, kind, a, b)


@rule
def search(t: Table, f: Figures, man: int, seat: int, points: int, kind: int, a: int, b: int) -> bool:
    """For any legal end. The table lends room for the points with which each place can be reached."""
    low, high = 7 * HEXES, 0
    if kind == Formation.ENTERING:
        for way in range(6):
            to = whole(f.board.beside[a, way])
            if to != OFF:
                cost = horse_enters(t, f, seat, a, to)
                if 0 < cost < points:
                    mark = mark_of(Formation.RIDER.value, to, a)
                    t.scratch[mark] = points - cost
                    low, high = min(low, mark), max(high, mark)
    else:
        low = high = mark_of(kind, a, b)
        t.scratch[low] = points
    found = False
    for left in range(points, 0, -1):
        mark = low
        while mark <= high and not found:
            if t.scratch[mark] == left:
                found, least, most = spread(t, f, man, seat, left, mark)
                low, high = min(low, least), max(high, most)
            mark += 1
    for mark in range(low, high + 1):
        t.scratch[mark] = 0
    return found


@rule
def mark_of(kind: int, a: int, b: int) -> int:
    return a if kind == Formation.FOOT else HEXES + a * 6 + direction_to(a, b)


@rule
def spread(t: Table, f: Figures, man: int, seat: int, left: int, mark: int) -> tuple[bool, int, int]:
    """Every step from one place of the search: whether one of them is a legal end, and the span of places reached."""
    kind, a, b = Formation.FOOT.value, mark, OFF
    if mark >= HEXES:
        kind, a = Formation.RIDER.value, (mark - HEXES) // 6
        b = whole(f.board.beside[a, (mark - HEXES) % 6])
    least, most = mark, mark
    for choice in range(step_choices(kind)):
        to = step_target(f, kind, a, b, choice)
        if to == OFF:
            continue
        cost, kind2, a2, b2, c2, _, _ = try_step(t, f, man, seat, kind, a, b, OFF, OFF, OFF, choice // 6, to)
        if cost <= 0 or cost > left:
            continue
        if can_stop(t, f, seat, kind2, a2, b2, c2) or can_exit(t, f, seat, kind2, a2, left - cost):
            return (True, least, most)
        further = mark_of(kind2, a2, b2)
        if left - cost > t.scratch[further] and not is_too_far(t, kind2, a2, b2, left - cost):
            t.scratch[further] = left - cost
            least, most = min(least, further), max(most, further)
    return (False, least, most)


# -- one step of the move under way


@rule
def step_forbids(t: Table, f: Figures, verb: int, to: int) -> int:
    """0, or the rule that forbids this step to whoever is moving."""
    w = t.walk
    man, seat, points = w.who, walker_side(t), w.points
    cost, kind, a, b, c, d, e = try_step(t, f, man, seat, w.kind, w.a, w.b, w.c, w.d, w.e, verb, to)
    if cost <= 0:
        return -cost if cost < 0 else cite.SB_5_2
    if cost > points:
        return cite.SB_5_2
    if not can_end(t, f, man, seat, points - cost, kind, a, b, c, d, e):
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
        return search(t, f, w.who, walker_side(t), w.points, w.kind, w.a, w.b)
    kind = w.kind
    for choice in range(step_choices(kind)):
        to = step_target(f, kind, w.a, w.b, choice)
        if to != OFF and step_forbids(t, f, choice // 6, to) == 0:
            return True
    return False
