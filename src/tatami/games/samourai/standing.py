"""How each side of Samouraï stands: what its men are worth in a fight, and how near it is to what wins."""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.games.samourai.rules.hexes import COLUMNS, OFF, ROWS, range_between
from tatami.games.samourai.rules.pieces import (
    attack_of,
    defence_of,
    figure_on,
    front_of,
    is_mounted,
    is_up,
    lives_on_map,
)
from tatami.games.samourai.rules.table import HEXES, MEN, NOBODY, Figures, Life, Place, Reason, Table, widen

FARTHEST = 400
FIT = (1.0, 0.85, 0.5, 0.0)
"""What is left of a man, by his life."""
HUNT = 0.4
"""What it is worth to stand beside one of those whose death wins."""
NEAR = 30.0
"""Points of movement at which an aim is hardly in reach."""


@rule
def fighting_worth(t: Table, f: Figures, unit: int) -> int:
    """What a figure is worth in a fight."""
    if unit >= MEN:
        return 2
    return attack_of(t, f, unit) + defence_of(t, f, unit)


@rule
def points_to(f: Figures, mounted: int, hex: int, goal: int) -> int:
    """How far it is; where no way leads, as the crow flies, and far away."""
    points = widen(f.ways[mounted, hex, goal])
    return points if points < 255 else 120 + range_between(hex, goal)


@rule
def exit_hex(t: Table, f: Figures, hex: int, edges: int) -> int:
    """The nearest hex of one of these edges, straight across."""
    goal, nearest = OFF, FARTHEST
    column, row = hex // ROWS, hex % ROWS
    for edge in range(4):
        if (edges >> edge) & 1 == 0:
            continue
        if edge == 0:
            there = column * ROWS
        elif edge == 1:
            there = (min(f.board.columns, COLUMNS) - 1) * ROWS + row
        elif edge == 2:
            there = column * ROWS + f.board.rows - 1
        else:
            there = row
        if range_between(hex, there) < nearest:
            goal, nearest = there, range_between(hex, there)
    return goal


@rule
def hex_of_zone(f: Figures, zone: int, hex: int, mounted: int) -> int:
    goal, nearest = OFF, FARTHEST
    for there in range(HEXES):
        if f.zones[zone, there] != 0:
            points = points_to(f, mounted, hex, there)
            if points < nearest:
                goal, nearest = there, points
    return goal


@rule
def wants_out(f: Figures, seat: int) -> bool:
    for k in range(f.conditions):
        if f.condition[k].kind == Reason.LEFT and f.condition[k].side == seat:
            return True
    return False


@rule
def strength(t: Table, f: Figures, seat: int) -> float:
    """The men of a side who can still fight; whoever has left the map alive counts half, unless that is what wins."""
    total = 0.0
    away = 1.0 if wants_out(f, seat) else 0.5
    for man in range(f.men):
        here = t.men[man]
        if here.side == seat and here.life != Life.DEAD and here.place != Place.ABSENT:
            force = (4.0 + fighting_worth(t, f, man)) * FIT[here.life]
            total += away * force if here.place == Place.LEFT or here.place == Place.REMOVED else force
    return total


@rule
def nearness_value(points: int) -> float:
    return max(0.0, 1.0 - points / NEAR)


@rule
def nearest_of(t: Table, f: Figures, seat: int, units: int, goal: int) -> float:
    """How near the nearest man of a side, of those who count, is to a hex: 0 to 1."""
    best = 0.0
    for man in range(f.men):
        if t.men[man].side == seat and (units >> man) & 1 != 0 and lives_on_map(t, man):
            best = max(best, nearness_value(points_to(f, 1 if is_mounted(t, man) else 0, front_of(t, man), goal)))
    return best


@rule
def way_out(t: Table, f: Figures, k: int, man: int) -> float:
    """How near a man is to having left as a condition wants it: 0 to 1."""
    here, edges = t.men[man], f.condition[k].edges
    if here.place == Place.LEFT and here.edges & edges != 0:
        return 1.0
    if not lives_on_map(t, man):
        return 0.0
    hex = front_of(t, man)
    goal = exit_hex(t, f, hex, edges)
    return 0.8 * nearness_value(points_to(f, 1 if is_mounted(t, man) else 0, hex, goal)) if goal != OFF else 0.0


@rule
def on_the_way_out(t: Table, f: Figures, k: int) -> float:
    """How far those have come who must leave, and of the others as many as are wanted: the foremost."""
    condition = f.condition[k]
    wanted, done, counted = 0.0, 0.0, condition.units
    for man in range(f.men):
        if (condition.units >> man) & 1 != 0:
            wanted += 1.0
            done += way_out(t, f, k, man)
    for _ in range(condition.others):
        foremost, farthest = NOBODY, -1.0
        for man in range(f.men):
            if t.men[man].side == condition.side and (counted >> man) & 1 == 0:
                come = way_out(t, f, k, man)
                if come > farthest:
                    foremost, farthest = man, come
        if foremost != NOBODY:
            counted |= 1 << foremost
            done += farthest
        wanted += 1.0
    return done / wanted if wanted > 0.0 else 0.0


@rule
def hold_of_buildings(t: Table, f: Figures, k: int) -> float:
    """How many of the buildings wanted a side holds, and how near its men are to the others."""
    condition = f.condition[k]
    held, near = 0.0, 0.0
    for building in range(1, f.board.buildings + 1):
        inside, best = 0, 0.0
        for hex in range(HEXES):
            if f.board.building[hex] != building:
                continue
            there = figure_on(t, hex, condition.side)
            if there != NOBODY and there < MEN and is_up(t, there):
                inside |= 1 if t.men[there].side == condition.side else 2
            best = max(best, nearest_of(t, f, condition.side, (1 << MEN) - 1, hex))
        if inside == 1:
            held += 1.0
        else:
            near += best
    return float((held + 0.5 * near / max(1, f.board.buildings)) / max(1.0, float(condition.count)))


@rule
def progress(t: Table, f: Figures, k: int) -> float:
    """How near a side is to a condition of victory, 0 to 1."""
    condition = f.condition[k]
    kind = condition.kind
    if kind == Reason.ALL_DEAD:
        wanted, harmed, near = 0.0, 0.0, 0.0
        for man in range(f.men):
            if (condition.units >> man) & 1 != 0:
                wanted += 1.0
                harmed += 1.0 - FIT[t.men[man].life]
                if lives_on_map(t, man):
                    near = max(near, nearest_of(t, f, condition.side, (1 << MEN) - 1, front_of(t, man)))
        return harmed / wanted + HUNT * near if wanted > 0.0 else 0.0
    if kind == Reason.CASUALTIES:
        count = 0
        for man in range(f.men):
            if t.men[man].side == condition.other and (condition.lives >> t.men[man].life) & 1 != 0:
                count += 1
        return count / max(1.0, float(condition.count))
    if kind == Reason.LEFT:
        return on_the_way_out(t, f, k)
    if kind == Reason.PIECE_ON:
        if t.cart_there == 0:
            return 0.0
        goal = hex_of_zone(f, condition.zone, t.cart_front, 1)
        return nearness_value(points_to(f, 1, t.cart_front, goal)) if goal != OFF else 0.0
    if kind == Reason.HOLD_BUILDINGS:
        return hold_of_buildings(t, f, k)
    share = 0.4 * float(t.held[k]) / max(1.0, float(condition.times))
    if kind == Reason.HOLD_HEX:
        return share + 0.4 * nearest_of(t, f, condition.side, condition.units, condition.hex)
    if kind == Reason.HOLD_PIECE and t.cart_there != 0:
        return share + 0.4 * nearest_of(t, f, condition.side, (1 << MEN) - 1, t.cart_front)
    return share
