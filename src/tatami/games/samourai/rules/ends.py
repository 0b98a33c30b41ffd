"""Where a move may end (SB-5.5, SB-8.5): the search for a legal end, and the steps that leave one."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.record import Numbers
from tatami.games.samourai.rules.hexes import OFF, direction_to
from tatami.games.samourai.rules.pieces import front_of, rear_of
from tatami.games.samourai.rules.sight import has_cart
from tatami.games.samourai.rules.steps import (
    RIDE_VERB,
    RIDES,
    STEP_BACK,
    STEP_TAIL,
    Stance,
    Walker,
    can_exit,
    can_stand,
    can_stop,
    current_stance,
    distance_after,
    distance_to,
    free_for_walker,
    horse_goes,
    mounted_stance,
    mover,
    nth_step,
    on_foot,
    stance,
    step_back_cost,
    step_choices,
    try_step,
    way_back,
)
from tatami.games.samourai.rules.table import HEXES, Figures, Formation, Table, widen

ASCENDING = (5, 4, 0, 3, 1, 2)  # the ways in which neighbours are numbered upwards
TRAIL, LEFT, WAYS = 1000, 1100, 1150  # cells of the lent room beyond those of a search on foot
FARTHEST_LED = 40  # steps


@rule
def can_end(t: Table, f: Figures, m: Walker, s: Stance, points: int) -> bool:
    """SB-5.5: whether a formation can still end its move legally, here or farther on."""
    if can_stop(t, f, m, s) or can_exit(t, f, m.seat, s, points):
        return True
    if m.nearer != 0:
        # So far from the opponent that no way home is short enough, a hex for every point?
        if distance_after(t, m, s) - points >= m.nearer:
            return False
        if left_straight_on(t, f, m, s, points) >= 0:
            return True
    elif ends_after_one(t, f, m, s, points):
        return True
    return points > 1 and ends_later(t, f, m, s, points)


@rule
def left_straight_on(t: Table, f: Figures, m: Walker, s: Stance, points: int) -> int:
    """In a duel, a quick look before the search: the points left where one who heads for the opponent has come near
    enough; -1 if he does not."""
    opponent = t.duel.challenger + t.duel.answerer - m.man
    front, rear = front_of(t, opponent), rear_of(t, opponent)
    nearest = distance_to(front, rear, s)
    while points > 0:
        left, found, nearer = 0, False, s
        back = way_back(s)
        for k in range(step_choices(s.kind)):
            cost, after = nth_step(t, f, m, s, back, k)
            if cost <= 0 or cost > points:
                continue
            distance = distance_to(front, rear, after)
            if distance < m.nearer and can_stand(t, m, after):
                return points - cost
            if distance < nearest or (distance == nearest and found and points - cost > left):
                nearest, left, found, nearer = distance, points - cost, True, after
        if not found:
            return -1
        points, s = left, nearer
    return -1


@rule
def ends_after_one(t: Table, f: Figures, m: Walker, s: Stance, points: int) -> bool:
    back = way_back(s)
    for k in range(step_choices(s.kind)):
        cost, after = nth_step(t, f, m, s, back, k)
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
    return points > 0 and search(t, f, Walker(m.man, m.seat, m.lifted, s.b, s.c, m.nearer), on_foot(s.a), points)


@rule
def ends_after_two(t: Table, f: Figures, m: Walker, s: Stance, points: int) -> bool:
    """For those who haul, who never pass through others: two steps ahead."""
    back = way_back(s)
    for k in range(step_choices(s.kind)):
        cost, after = nth_step(t, f, m, s, back, k)
        if 0 < cost <= points and ends_after_one(t, f, m, after, points - cost):
            return True
    return False


@rule
def remember_hex(t: Table, cell: int, hex: int) -> None:
    """A hex in two narrow cells of the lent room."""
    t.scratch[cell], t.scratch[cell + 1] = hex // 100, hex % 100


@rule
def remembered_hex(t: Table, cell: int) -> int:
    return 100 * widen(t.scratch[cell]) + widen(t.scratch[cell + 1])


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
            left, way = widen(t.scratch[LEFT + depth]), widen(t.scratch[WAYS + depth])
            continue
        here = TRAIL + 2 * depth
        a, b, c = remembered_hex(t, here + 8), remembered_hex(t, here + 6), remembered_hex(t, here + 4)
        if s.kind == Formation.TRAIN:
            d, e = remembered_hex(t, here + 2), remembered_hex(t, here)
        cost, after = nth_step(t, f, m, stance(s.kind, a, b, c, d, e), 0, way)
        way += 1
        if cost <= 0 or cost > left:
            continue
        if can_stop(t, f, m, after) or can_let_go(t, f, m, after, left - cost):
            found = True
        elif left > cost and depth < FARTHEST_LED:
            t.scratch[LEFT + depth], t.scratch[WAYS + depth] = left, way
            depth += 1
            deepest = max(deepest, depth)
            left, way = left - cost, 0
            remember_hex(t, here + 10, after.a)
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
    """For any legal end. The table lends room for the points with which each place can be reached.

    A rider has six places with his head on a hex: the cell of the hex itself says that one of them is reached.
    """
    rides = s.kind != Formation.FOOT
    low, high = HEXES, 0
    if s.kind == Formation.ENTERING:
        for way in range(6):
            to = widen(f.board.beside[s.a, way])
            if to != OFF:
                cost = horse_goes(t, f, m.seat, s.a, way, to)
                if 0 < cost < points:
                    mark_reached(t, mounted_stance(to, s.a), points - cost)
                    low, high = min(low, to), max(high, to)
    else:
        low = high = s.a
        mark_reached(t, s, points)
    found = False
    for left in range(points, 0, -1):
        hex = low
        while hex <= high and not found:
            if t.scratch[hex] != 0:
                mark, end = (HEXES + 6 * hex, HEXES + 6 * hex + 6) if rides else (hex, hex + 1)
                while mark < end and not found:
                    if t.scratch[mark] == left:
                        found, least, most = spread_from(t, f, m, left, mark)
                        low, high = min(low, least), max(high, most)
                    mark += 1
            hex += 1
    for hex in range(low, high + 1):
        if t.scratch[hex] != 0:
            t.scratch[hex] = 0
            for mark in range(HEXES + 6 * hex, HEXES + 6 * hex + 6 if rides else 0):
                t.scratch[mark] = 0
    return found


@rule
def mark_reached(t: Table, s: Stance, points: int) -> None:
    """Writes with how many points a place is reached."""
    t.scratch[s.a] = 1
    t.scratch[mark_of(s)] = points


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
    return mounted_stance(head, widen(f.board.beside[head, (mark - HEXES) % 6]))


@rule
def spread_from(t: Table, f: Figures, m: Walker, left: int, mark: int) -> tuple[bool, int, int]:
    """Every step from one place of the search: whether one of them is a legal end, and the span of hexes reached."""
    s = stance_at(f, mark)
    limit = m.nearer
    least, most = s.a, s.a
    back = way_back(s)
    for k in range(step_choices(s.kind)):
        cost, after = nth_step(t, f, m, s, back, k)
        if cost <= 0 or cost > left:
            continue
        distance = 0 if limit == 0 else distance_after(t, m, after)
        if (limit == 0 or distance < limit) and can_stand(t, m, after):
            return (True, least, most)
        if can_exit(t, f, m.seat, after, left - cost):
            return (True, least, most)
        if left - cost > t.scratch[mark_of(after)] and (limit == 0 or distance - (left - cost) < limit):
            mark_reached(t, after, left - cost)
            least, most = min(least, after.a), max(most, after.a)
    return (False, least, most)


# -- one step


@rule
def step_forbids(t: Table, f: Figures, m: Walker, s: Stance, points: int, verb: int, to: int) -> int:
    """0, or the rule that forbids this step to somebody with so many points."""
    cost, after = try_step(t, f, m, s, verb, to)
    if cost <= 0:
        return -cost if cost < 0 else cite.SB_5_2
    if cost > points:
        return cite.SB_5_2
    if not can_end(t, f, m, after, points - cost):
        return cite.SB_8_5 if m.nearer != 0 else cite.SB_5_5
    return 0


@rule
def next_step_forbids(t: Table, f: Figures, verb: int, to: int) -> int:
    """The same for whoever is moving."""
    return step_forbids(t, f, mover(t), current_stance(t), t.walk.points, verb, to)


@rule
def add_steps(t: Table, f: Figures, base: int, out: Numbers, count: int) -> int:
    """The steps that whoever is moving may make, ascending; `base` is the action of a step onto hex 0."""
    m, s, points = mover(t), current_stance(t), t.walk.points
    if s.kind == Formation.RIDER:
        return add_rides(t, f, m, s, base, out, count)
    for k in range(6):
        cost, after = nth_step(t, f, m, s, 0, ASCENDING[k])
        if 0 < cost <= points and can_end(t, f, m, after, points - cost):
            out[count] = base + after.a
            count += 1
    return count


@rule
def add_rides(t: Table, f: Figures, m: Walker, s: Stance, base: int, out: Numbers, count: int) -> int:
    """A rider's, sorted. In a duel most steps can be taken back, which leaves the end that is known from here."""
    first, points, back, spare = count, t.walk.points, way_back(s), -1
    if m.nearer != 0:
        spare = points if can_stop(t, f, m, s) else left_straight_on(t, f, m, s, points)
    for k in range(RIDES):
        cost, after = nth_step(t, f, m, s, back, k)
        if cost <= 0 or cost > points:
            continue
        home = spare >= cost and 0 < step_back_cost(t, f, m, s, k) <= spare - cost
        if not home and not can_end(t, f, m, after, points - cost):
            continue
        verb = RIDE_VERB[k]
        action = base + verb * HEXES + (after.b if verb in (STEP_BACK, STEP_TAIL) else after.a)
        place = count
        while place > first and out[place - 1] > action:
            out[place] = out[place - 1]
            place -= 1
        out[place] = action
        count += 1
    return count


@rule
def any_step(t: Table, f: Figures, m: Walker, s: Stance, points: int) -> bool:
    """Whether somebody with so many points has a legal step."""
    if m.nearer != 0:
        return left_straight_on(t, f, m, s, points) >= 0 or search(t, f, m, s, points)
    back = way_back(s)
    for k in range(step_choices(s.kind)):
        cost, after = nth_step(t, f, m, s, back, k)
        if 0 < cost <= points and can_end(t, f, m, after, points - cost):
            return True
    return False
