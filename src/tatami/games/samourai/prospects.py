"""How likely a side of Samouraï still wins: a small net, compiled, that learnt from games of bots.

It looks at turn, goals and forces once and at each living man in the same way; what the men of a side mean together is
summed. Its weights lie in the array that a search hands to `value`, behind the results.
"""

from __future__ import annotations

from math import exp
from pathlib import Path

import numpy as np

from tatami.core.compiled import rule
from tatami.core.layers import add_row
from tatami.core.record import Array
from tatami.games.samourai.rules.board import Terrain
from tatami.games.samourai.rules.hexes import OFF, range_between
from tatami.games.samourai.rules.pieces import (
    attack_of,
    defence_of,
    front_of,
    has_trait,
    is_mounted,
    is_up,
    lives_on_map,
)
from tatami.games.samourai.rules.table import (
    ARMOURED,
    BOW,
    MONK,
    NINJA,
    NOBODY,
    SAMURAI,
    Figures,
    Life,
    Place,
    Reason,
    Step,
    Table,
    widen,
)
from tatami.games.samourai.standing import exit_hex, points_to, progress, strength

FIRST_LAYER, SECOND_LAYER, THIRD_LAYER = 32, 32, 16
KINDS = 10
"""Kinds of victory that are told apart, from ALL_DEAD to ALL."""

# Where the numbers of the whole table begin.
TIME = 0
STEPS = TIME + 6
NIGHT = STEPS + 4
FORCE = NIGHT + 3
HEADS = FORCE + 5
GOAL = HEADS + 6
TABLE_INPUTS = GOAL + 2 * 3 * KINDS

# Where those of a man begin.
SIDE = 0
STATE = SIDE + 2
SKILL = STATE + 6
TRAIT = SKILL + 2
DUTY = TRAIT + 7
ENEMY = DUTY + 4
GROUND = ENEMY + 9
PLACE = GROUND + 5
MAN_INPUTS = PLACE + 12

# Where the weights of each layer begin.
FIRST_BIAS = 0
FIRST_TABLE = FIRST_BIAS + FIRST_LAYER
FIRST_MAN = FIRST_TABLE + TABLE_INPUTS * FIRST_LAYER
SECOND_BIAS = FIRST_MAN + MAN_INPUTS * FIRST_LAYER
SECOND_TABLE = SECOND_BIAS + SECOND_LAYER
SECOND_SUMS = SECOND_TABLE + TABLE_INPUTS * SECOND_LAYER
THIRD_BIAS = SECOND_SUMS + 2 * FIRST_LAYER * SECOND_LAYER
THIRD = THIRD_BIAS + THIRD_LAYER
LAST_BIAS = THIRD + SECOND_LAYER * THIRD_LAYER
LAST_LAYER = LAST_BIAS + 1
WEIGHTS = LAST_LAYER + THIRD_LAYER

# Where things lie in the array of a search, counted in single floats. First come the results, as doubles.
RESULTS = 8
AT_TABLE = 2 * RESULTS
AT_MAN = AT_TABLE + TABLE_INPUTS
AT_BASE = AT_MAN + MAN_INPUTS
AT_ONE = AT_BASE + FIRST_LAYER
AT_SUMS = AT_ONE + FIRST_LAYER
AT_SECOND = AT_SUMS + 2 * FIRST_LAYER
AT_THIRD = AT_SECOND + SECOND_LAYER
AT_WEIGHTS = AT_THIRD + THIRD_LAYER
AT_END = AT_WEIGHTS + WEIGHTS
FILE = Path(__file__).with_name("prospects.npy")


def memory_for(weights: Array) -> Array:
    """What lies behind the results: room to work in, and the weights."""
    memory = np.zeros(AT_END // 2 + 1 - RESULTS)
    memory.view(np.float32)[AT_WEIGHTS - AT_TABLE : AT_END - AT_TABLE] = weights
    return memory


@rule
def within(points: int, far: float) -> float:
    """1 where it is, 0 where it is far."""
    return max(0.0, 1.0 - points / far)


@rule
def write_table(t: Table, f: Figures, x: Array, at: int) -> None:
    """Turn, step and heads."""
    for k in range(TABLE_INPUTS):
        x[at + k] = 0.0
    x[at + TIME] = t.turn / max(1.0, float(f.turn_cap))
    x[at + TIME + 1] = within(f.turn_cap - t.turn, 5.0)
    x[at + TIME + 2] = t.turn / 10.0
    if f.cap_winner != NOBODY:
        x[at + TIME + 3 + f.cap_winner] = 1.0
    x[at + TIME + 5] = float(t.active)
    if Step.FIRST_FIRE <= t.step <= Step.COMBAT:
        x[at + STEPS + t.step - Step.FIRST_FIRE] = 1.0
    x[at + NIGHT] = float(f.night)
    x[at + NIGHT + 1] = float(t.alarm)
    x[at + NIGHT + 2] = 1.0 if t.cart_there != 0 else 0.0
    for man in range(f.men):
        here = t.men[man]
        if here.place == Place.ABSENT:
            continue
        if here.life == Life.DEAD:
            x[at + HEADS + here.side] += 0.1
        else:
            if is_up(t, man):
                x[at + HEADS + 2 + here.side] += 0.1
            if has_trait(f, man, BOW):
                x[at + HEADS + 4 + here.side] += 0.2


@rule
def write_goals(t: Table, f: Figures, x: Array, at: int) -> None:
    """What the net is told of forces and goals."""
    first, second = strength(t, f, 0), strength(t, f, 1)
    x[at + FORCE] = first / 60.0
    x[at + FORCE + 1] = second / 60.0
    x[at + FORCE + 2] = (first - second) / max(1.0, first + second)
    for k in range(f.conditions):
        condition = f.condition[k]
        if condition.kind > KINDS:
            continue
        goal = at + GOAL + 3 * (2 * (condition.kind - 1) + condition.side)
        come = progress(t, f, k)
        x[goal] = 1.0
        x[goal + 1] = max(x[goal + 1], np.float32(come))
        x[goal + 2] = max(x[goal + 2], np.float32(t.held[k] / max(1.0, float(condition.times))))
        x[at + FORCE + 3 + condition.side] += come


@rule
def points_out(t: Table, f: Figures, man: int) -> int:
    """How far a man has to an edge by which his side wants to leave, or -1."""
    for k in range(f.conditions):
        condition = f.condition[k]
        if condition.kind == Reason.LEFT and condition.side == t.men[man].side and lives_on_map(t, man):
            hex = front_of(t, man)
            goal = exit_hex(t, f, hex, condition.edges)
            if goal != OFF:
                return points_to(f, 1 if is_mounted(t, man) else 0, hex, goal)
    return -1


@rule
def counts(t: Table, man: int) -> bool:
    """A man whom the net looks at."""
    return bool(t.men[man].life != Life.DEAD and t.men[man].place != Place.ABSENT)


@rule
def write_neighbours(t: Table, f: Figures, man: int, hex: int, mounted: int, hunted: int, x: Array, at: int) -> None:
    """Who is near: enemies, archers, friends."""
    side = t.men[man].side
    nearest, nearest_hunted, against = 99, 99, 0
    for other in range(f.men):
        if other == man or not lives_on_map(t, other):
            continue
        there = widen(front_of(t, other))
        far = range_between(hex, there)
        if t.men[other].side == side:
            if far <= 1:
                x[at + ENEMY] += 0.3
            if far <= 3:
                x[at + ENEMY + 1] += attack_of(t, f, other) / 20.0
            continue
        if far <= 1:
            x[at + ENEMY + 2] += 0.3
            against += attack_of(t, f, other)
        if far <= 3:
            x[at + ENEMY + 3] += attack_of(t, f, other) / 20.0
        if has_trait(f, other, BOW) and is_up(t, other):
            if far <= 6:
                x[at + ENEMY + 4] += 0.3
            if far <= 14:
                x[at + ENEMY + 5] += 0.3
        points = points_to(f, mounted, hex, there)
        nearest = min(nearest, points)
        if (hunted >> other) & 1 != 0:
            nearest_hunted = min(nearest_hunted, points)
    x[at + ENEMY + 6] = against / (4.0 * max(1, defence_of(t, f, man)))
    x[at + ENEMY + 7] = within(nearest, 8.0)
    x[at + ENEMY + 8] = within(nearest, 24.0)
    if hunted != 0:
        x[at + PLACE] = within(nearest_hunted, 8.0)
        x[at + PLACE + 1] = within(nearest_hunted, 24.0)


@rule
def write_man(t: Table, f: Figures, man: int, x: Array, at: int) -> None:
    """One living man."""
    for k in range(MAN_INPUTS):
        x[at + k] = 0.0
    here = t.men[man]
    side = here.side
    x[at + SIDE + side] = 1.0
    x[at + STATE + here.life] = 1.0
    if here.place == Place.LEFT or here.place == Place.REMOVED:
        x[at + STATE + 3] = 1.0
    elif here.place != Place.ON_MAP:
        x[at + STATE + 4] = 1.0
    x[at + STATE + 5] = 1.0 if here.hidden != 0 else 0.0
    x[at + SKILL] = attack_of(t, f, man) / 8.0
    x[at + SKILL + 1] = defence_of(t, f, man) / 8.0
    x[at + TRAIT] = 1.0 if has_trait(f, man, SAMURAI) else 0.0
    x[at + TRAIT + 1] = 1.0 if has_trait(f, man, ARMOURED) else 0.0
    x[at + TRAIT + 2] = 1.0 if has_trait(f, man, MONK) else 0.0
    x[at + TRAIT + 3] = 1.0 if has_trait(f, man, NINJA) else 0.0
    x[at + TRAIT + 4] = 1.0 if has_trait(f, man, BOW) else 0.0
    mounted = 1 if is_mounted(t, man) else 0
    x[at + TRAIT + 5] = float(mounted)
    x[at + TRAIT + 6] = 1.0 if here.dress != 0 else 0.0
    hunted = 0
    for k in range(f.conditions):
        condition = f.condition[k]
        if condition.kind == Reason.ALL_DEAD:
            if condition.side == side:
                hunted |= condition.units
            elif (condition.units >> man) & 1 != 0:
                x[at + DUTY] = 1.0
                if condition.units == 1 << man:
                    x[at + DUTY + 1] = 1.0
        elif condition.kind == Reason.LEFT and condition.side == side:
            x[at + DUTY + 2] = 1.0
            if (condition.units >> man) & 1 != 0:
                x[at + DUTY + 3] = 1.0
    if here.place != Place.ON_MAP:
        return
    hex = widen(front_of(t, man))
    write_neighbours(t, f, man, hex, mounted, hunted, x, at)
    ground = widen(f.board.terrain[hex])
    if ground == Terrain.INTERIOR or ground == Terrain.ENTRY:
        x[at + GROUND] = 1.0
    elif ground == Terrain.BRUSH or ground == Terrain.TREE:
        x[at + GROUND + 1] = 1.0
    elif ground == Terrain.RIVER or ground == Terrain.PADDY:
        x[at + GROUND + 2] = 1.0
    elif ground == Terrain.BANK:
        x[at + GROUND + 3] = 1.0
    elif ground == Terrain.BRIDGE:
        x[at + GROUND + 4] = 1.0
    for k in range(f.conditions):
        condition = f.condition[k]
        ours = 0 if condition.side == side else 1
        if condition.kind == Reason.HOLD_HEX:
            points = points_to(f, mounted, hex, condition.hex)
            x[at + PLACE + 2 + ours] = max(x[at + PLACE + 2 + ours], np.float32(within(points, 10.0)))
            if range_between(hex, condition.hex) <= max(condition.within, condition.clear):
                x[at + PLACE + 4 + ours] = 1.0
        elif condition.kind == Reason.HOLD_BUILDINGS and f.board.building[hex] > 0:
            x[at + PLACE + 6 + ours] = 1.0
    exits = points_out(t, f, man)
    if exits >= 0:
        x[at + PLACE + 8] = within(exits, 8.0)
        x[at + PLACE + 9] = within(exits, 30.0)
    if t.cart_there != 0:
        points = points_to(f, mounted, hex, t.cart_front)
        x[at + PLACE + 10] = within(points, 5.0)
        x[at + PLACE + 11] = within(points, 20.0)


@rule
def begin(x: Array) -> None:
    """The first layer's share of the table, which is the same for all men; the second layer's, too."""
    w = AT_WEIGHTS
    for k in range(FIRST_LAYER):
        x[AT_BASE + k] = x[w + FIRST_BIAS + k]
    for k in range(2 * FIRST_LAYER):
        x[AT_SUMS + k] = np.float32(0.0)
    for k in range(SECOND_LAYER):
        x[AT_SECOND + k] = x[w + SECOND_BIAS + k]
    for k in range(TABLE_INPUTS):
        one = x[AT_TABLE + k]
        if one != 0.0:
            add_row(x, AT_BASE, w + FIRST_TABLE + k * FIRST_LAYER, FIRST_LAYER, one)
            add_row(x, AT_SECOND, w + SECOND_TABLE + k * SECOND_LAYER, SECOND_LAYER, one)


@rule
def add_man(x: Array, side: int) -> None:
    for k in range(FIRST_LAYER):
        x[AT_ONE + k] = x[AT_BASE + k]
    for k in range(MAN_INPUTS):
        one = x[AT_MAN + k]
        if one != 0.0:
            add_row(x, AT_ONE, AT_WEIGHTS + FIRST_MAN + k * FIRST_LAYER, FIRST_LAYER, one)
    for k in range(FIRST_LAYER):
        x[AT_SUMS + side * FIRST_LAYER + k] += max(x[AT_ONE + k], np.float32(0.0))


@rule
def finish(x: Array) -> float:
    """How likely the first side wins, 0 to 1."""
    w = AT_WEIGHTS
    for k in range(2 * FIRST_LAYER):
        if x[AT_SUMS + k] != 0.0:
            add_row(x, AT_SECOND, w + SECOND_SUMS + k * SECOND_LAYER, SECOND_LAYER, x[AT_SUMS + k])
    for k in range(THIRD_LAYER):
        x[AT_THIRD + k] = x[w + THIRD_BIAS + k]
    for k in range(SECOND_LAYER):
        if x[AT_SECOND + k] > 0.0:
            add_row(x, AT_THIRD, w + THIRD + k * THIRD_LAYER, THIRD_LAYER, x[AT_SECOND + k])
    standing = float(x[w + LAST_BIAS])
    for k in range(THIRD_LAYER):
        if x[AT_THIRD + k] > 0.0:
            standing += x[AT_THIRD + k] * x[w + LAST_LAYER + k]
    return 1.0 / (1.0 + exp(-standing))


@rule
def prospect(t: Table, f: Figures, out: Array) -> float:
    """How likely the first side wins. Works in `out`, behind the results."""
    x = out.view(np.float32)
    write_table(t, f, x, AT_TABLE)
    write_goals(t, f, x, AT_TABLE)
    begin(x)
    for man in range(f.men):
        if counts(t, man):
            write_man(t, f, man, x, AT_MAN)
            add_man(x, t.men[man].side)
    return finish(x)
