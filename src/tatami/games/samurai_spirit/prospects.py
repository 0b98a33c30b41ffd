"""How likely samurai who search still win: a small net, compiled, that learnt from their own games.

It is asked at the beginning of an action. It looks at the village and the piles once and at each samurai in the same
way, whoever sits where; what the samurai mean together is summed. Its inputs are what people would count at the table
(SS-13). Its weights lie in the array that a search hands to `value`, behind the results.
"""

from __future__ import annotations

from math import exp
from pathlib import Path

import numpy as np

from tatami.core.compiled import rule
from tatami.core.layers import add_row
from tatami.core.record import Array
from tatami.games.samurai_spirit.rules.deck import last_card, shares, weight_of
from tatami.games.samurai_spirit.rules.table import (
    DIFFICULTIES,
    FAMILIES,
    FARMS,
    FARMSTEADS,
    FEWEST_SAMURAI,
    LAST_ROUND,
    MOST_SAMURAI,
    NOTHING,
    SAMURAI,
    SYMBOLS,
    Figures,
    Penalty,
    Samurai,
    Table,
    farm_penalties,
    kiai_value,
    left_neighbour,
    right_neighbour,
)

FIRST_LAYER, SECOND_LAYER, THIRD_LAYER = 128, 128, 32
WORTHS = 6
ROOMS = 8
"""How much more a samurai can confront, told apart one by one: too little, 0 to 6."""
BARRICADES = 6
STACKS = 6
"""Of the last raiders in the stack each counts for itself."""

# Where the numbers of the whole table begin.
ROUND = 0
DIFFICULTY = ROUND + LAST_ROUND
PLAYERS = DIFFICULTY + len(DIFFICULTIES)
BARRICADE = PLAYERS + MOST_SAMURAI - FEWEST_SAMURAI + 1
FARMSTEAD = BARRICADE + BARRICADES + 2
FAMILY = FARMSTEAD + FARMSTEADS
BACK = FAMILY + len(FAMILIES)
VILLAGE = BACK + len(FARMS)
STACK = VILLAGE + len(SAMURAI)
CROWD = STACK + STACKS
TO_COME = CROWD + 7
MISSING = TO_COME + WORTHS + len(SYMBOLS) + 4
TOP = MISSING + len(SYMBOLS)
MUST_PASS = TOP + 2 + WORTHS + len(SYMBOLS)
TABLE_INPUTS = MUST_PASS + 2

# Where those of a samurai begin.
BODY = len(SAMURAI)
LACKS = BODY + 4
ROOM = LACKS + len(SYMBOLS) + 1
HARM = ROOM + 1 + ROOMS
LAST = HARM + 6
TOKEN = LAST + 3
BORROWED = TOKEN + 1 + len(SAMURAI)
AWAY = BORROWED + len(SAMURAI)
LINE = AWAY + 4
LEFT = LINE + 2 + WORTHS
RIGHT = LEFT + len(SAMURAI)
ODDS = RIGHT + len(SAMURAI)
SEAT_INPUTS = ODDS + 4

# Where the weights of each layer begin.
FIRST_BIAS = 0
FIRST_TABLE = FIRST_BIAS + FIRST_LAYER
FIRST_SEAT = FIRST_TABLE + TABLE_INPUTS * FIRST_LAYER
SECOND_BIAS = FIRST_SEAT + SEAT_INPUTS * FIRST_LAYER
SECOND_TABLE = SECOND_BIAS + SECOND_LAYER
SECOND_SUM = SECOND_TABLE + TABLE_INPUTS * SECOND_LAYER
SECOND_ACTIVE = SECOND_SUM + FIRST_LAYER * SECOND_LAYER
THIRD_BIAS = SECOND_ACTIVE + FIRST_LAYER * SECOND_LAYER
THIRD = THIRD_BIAS + THIRD_LAYER
LAST_BIAS = THIRD + SECOND_LAYER * THIRD_LAYER
LAST_LAYER = LAST_BIAS + 1
WEIGHTS = LAST_LAYER + THIRD_LAYER

# Where things lie in the array of a search, counted in single floats. First come the results, as doubles.
RESULTS = 8
AT_TABLE = 2 * RESULTS
AT_SEAT = AT_TABLE + TABLE_INPUTS
AT_BASE = AT_SEAT + SEAT_INPUTS
AT_ONE = AT_BASE + FIRST_LAYER
AT_SUM = AT_ONE + FIRST_LAYER
AT_ACTIVE = AT_SUM + FIRST_LAYER
AT_SECOND = AT_ACTIVE + FIRST_LAYER
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
def count_penalties(f: Figures, card: int, x: Array, at: int, weight: float) -> None:
    """Fire, wounds and raiders who slip by, of a card that may come."""
    for k in range(2):
        penalty = f.penalty[card, k]
        if penalty == Penalty.FIRE:
            x[at] += weight
        elif penalty == Penalty.WOUND:
            x[at + 1] += weight
        elif penalty == Penalty.INFILTRATE:
            x[at + 2] += weight


@rule
def count_card(f: Figures, card: int, x: Array, at: int, weight: float) -> None:
    """A card that may come: its worth, its symbol, its penalties, its flames."""
    x[at + TO_COME + f.worth[card] - 1] += weight
    if f.symbol[card] != NOTHING:
        x[at + TO_COME + WORTHS + f.symbol[card]] += weight
    count_penalties(f, card, x, at + TO_COME + WORTHS + len(SYMBOLS), weight)
    x[at + TO_COME + WORTHS + len(SYMBOLS) + 3] += weight * f.flames[card]


@rule
def write_table(t: Table, f: Figures, x: Array, at: int) -> None:
    """The village, the piles and what is missing at the table."""
    for k in range(TABLE_INPUTS):
        x[at + k] = 0.0
    x[at + ROUND + t.round_number - 1] = 1.0
    x[at + DIFFICULTY + t.difficulty] = 1.0
    x[at + PLAYERS + t.players - FEWEST_SAMURAI] = 1.0
    for k in range(BARRICADES):
        x[at + BARRICADE + k] = 1.0 if t.barricades > k else 0.0
    x[at + BARRICADE + BARRICADES] = t.barricades / 4.0
    x[at + BARRICADE + BARRICADES + 1] = t.most_barricades / 4.0
    for k in range(FARMSTEADS):
        x[at + FARMSTEAD + k] = 1.0 if t.farmsteads > k else 0.0
    for k in range(len(FAMILIES)):
        x[at + FAMILY + k] = 1.0 if t.families[k] else 0.0
    if farm_penalties(t):
        for k in range(len(FARMS)):
            x[at + BACK + k] = (f.backs[k] - t.turned[k]) / 3.0
    for k in range(len(SAMURAI)):
        x[at + VILLAGE + k] = 1.0 if t.village[k] else 0.0
    for k in range(STACKS):
        x[at + STACK + k] = 1.0 if t.stack_count == k + 1 else 0.0
    free = 0
    for who in range(t.players):
        for symbol in range(len(SYMBOLS)):
            if t.seats[who].left[symbol] == NOTHING:
                x[at + MISSING + symbol] += 0.25
        if not t.seats[who].passed:
            free += 1
            x[at + CROWD] += max(0, kiai_value(t, f, who) - int(t.seats[who].total)) / 20.0
    x[at + CROWD + 1] = free / 4.0
    x[at + CROWD + 2] = t.stack_count / 20.0
    x[at + CROWD + 3] = t.stack_count / (6.0 * max(1, free))
    x[at + CROWD + 4] = t.intruder_count / 6.0
    known = 0
    for k in range(t.stack_count):
        if t.stack[k] >= 0:
            known += 1
    number = int(t.shuffles)
    older, new, doll = shares(t, f, number)
    total, burning = 1e-9, 0.0
    for card in range(last_card(t)):
        weight = weight_of(t, f, number, card, older, new, doll)
        if weight > 0.0:
            total += weight
            burning += weight * f.flames[card]
            count_card(f, card, x, at, weight)
    scale = (t.stack_count - known) / (5.0 * total)
    worth = 0.0
    for k in range(WORTHS + len(SYMBOLS) + 4):
        x[at + TO_COME + k] *= scale
    for k in range(t.stack_count):
        card = int(t.stack[k])
        if card >= 0:
            count_card(f, card, x, at, 0.2)
    for k in range(WORTHS):
        worth += (k + 1) * x[at + TO_COME + k]
    x[at + CROWD + 5] = worth / 8.0
    for k in range(t.intruder_count):
        card = int(t.intruders[k])
        x[at + CROWD + 6] += (float(f.flames[card]) if card >= 0 else burning / total) / 3.0
    card = int(t.stack[t.stack_count - 1]) if t.stack_count > 0 else NOTHING
    if card >= 0:
        x[at + TOP] = 1.0
        x[at + TOP + 1] = float(f.flames[card])
        x[at + TOP + 2 + f.worth[card] - 1] = 1.0
        if f.symbol[card] != NOTHING:
            x[at + TOP + 2 + WORTHS + f.symbol[card]] = 1.0
    x[at + MUST_PASS] = 1.0 if t.must_pass else 0.0
    x[at + MUST_PASS + 1] = 1.0 if t.no_support else 0.0


@rule
def write_last_raider(t: Table, f: Figures, who: int, x: Array, at: int) -> None:
    """What the last raider of a samurai's line does to him at every turn (SS-5)."""
    seat = t.seats[who]
    card = int(seat.line[seat.count - 1])
    even = int(f.worth[card]) % 2 == 0
    x[at + LAST] = 1.0
    x[at + LAST + 1] = 1.0 if even else 0.0
    x[at + LAST + 2] = float(f.flames[card])
    if (seat.samurai == Samurai.GOROBEI and even) or (seat.samurai == Samurai.KANBEI and not even):
        return
    for k in range(2):
        penalty = f.penalty[card, k]
        if penalty == Penalty.FIRE:
            x[at + HARM] = 1.0
        elif penalty == Penalty.WOUND:
            x[at + HARM + 1] = 1.0
            if seat.animal and seat.marker:
                x[at + HARM + 5] = 1.0
        elif penalty == Penalty.INFILTRATE:
            x[at + HARM + 2] = 1.0
        elif penalty == Penalty.ARROW_LEFT or penalty == Penalty.ARROW_RIGHT:
            x[at + HARM + 3] = 1.0
        elif penalty != NOTHING:
            x[at + HARM + 4] = 1.0


@rule
def write_odds(f: Figures, left: int, x: Array, at: int, table: int) -> None:
    """How likely a raider to come fits exactly, fits with room to spare, overwhelms, or can be defended; from what
    `write_table` wrote at `table`."""
    total = 1e-6
    for k in range(WORTHS):
        share = x[table + TO_COME + k]
        total += share
        if k + 1 == left:
            x[at + ODDS] = share
        elif k + 1 < left:
            x[at + ODDS + 1] += share
        else:
            x[at + ODDS + 2] += share
    for symbol in range(len(SYMBOLS)):
        if x[at + LACKS + symbol] != 0.0:
            x[at + ODDS + 3] += x[table + TO_COME + WORTHS + symbol]
    for k in range(4):
        x[at + ODDS + k] /= total


@rule
def write_seat(t: Table, f: Figures, who: int, x: Array, at: int, table: int) -> None:
    """One samurai: who he is, what he lacks, what the last raider of his line does, what he was lent, who sits beside
    him. The whole table was written at `table`."""
    for k in range(SEAT_INPUTS):
        x[at + k] = 0.0
    seat = t.seats[who]
    x[at + seat.samurai] = 1.0
    x[at + BODY] = float(seat.animal)
    x[at + BODY + 1] = float(seat.marker)
    x[at + BODY + 2] = float(seat.passed)
    x[at + BODY + 3] = 1.0 if seat.animal and seat.marker else 0.0
    lacks = 0
    for symbol in range(len(SYMBOLS)):
        if seat.left[symbol] == NOTHING:
            x[at + LACKS + symbol] = 1.0
            lacks += 1
    x[at + LACKS + len(SYMBOLS)] = 1.0 if lacks == 0 else 0.0
    if seat.token == who:
        x[at + TOKEN] = 1.0
    for other in range(t.players):
        if other != who and t.seats[other].token == who:
            x[at + TOKEN + 1 + t.seats[other].samurai] = 1.0
    for samurai in range(len(SAMURAI)):
        if (seat.borrowed >> samurai) & 1:
            x[at + BORROWED + samurai] = 1.0
    if seat.passed:
        return
    x[at + LEFT + t.seats[left_neighbour(t, who)].samurai] = 1.0
    x[at + RIGHT + t.seats[right_neighbour(t, who)].samurai] = 1.0
    left = kiai_value(t, f, who) - int(seat.total)
    write_odds(f, left, x, at, table)
    x[at + ROOM] = left / 6.0
    if left < 0:
        x[at + ROOM + 1] = 1.0
    elif left < ROOMS - 1:
        x[at + ROOM + 2 + left] = 1.0
    if seat.count > 0:
        write_last_raider(t, f, who, x, at)
    away = 0
    other = int(t.active)
    while other != who:
        if not t.seats[other].passed:
            away += 1
        other = (other + 1) % t.players
    x[at + AWAY + min(away, 3)] = 1.0
    x[at + LINE] = seat.count / 4.0
    if seat.count > 0:
        x[at + LINE + 1] = f.worth[seat.line[0]] / 4.0
    for k in range(seat.count):
        x[at + LINE + 2 + f.worth[seat.line[k]] - 1] = 1.0


@rule
def prospect(t: Table, f: Figures, out: Array) -> float:
    """How likely such samurai win, 0 to 1. Works in `out`, behind the results."""
    x = out.view(np.float32)
    w = AT_WEIGHTS
    write_table(t, f, x, AT_TABLE)
    for k in range(FIRST_LAYER):
        x[AT_BASE + k] = x[w + FIRST_BIAS + k]
        x[AT_SUM + k] = np.float32(0.0)
    for k in range(SECOND_LAYER):
        x[AT_SECOND + k] = x[w + SECOND_BIAS + k]
    for k in range(TABLE_INPUTS):
        one = x[AT_TABLE + k]
        if one != 0.0:
            add_row(x, AT_BASE, w + FIRST_TABLE + k * FIRST_LAYER, FIRST_LAYER, one)
            add_row(x, AT_SECOND, w + SECOND_TABLE + k * SECOND_LAYER, SECOND_LAYER, one)
    for who in range(t.players):
        write_seat(t, f, who, x, AT_SEAT, AT_TABLE)
        for k in range(FIRST_LAYER):
            x[AT_ONE + k] = x[AT_BASE + k]
        for k in range(SEAT_INPUTS):
            one = x[AT_SEAT + k]
            if one != 0.0:
                add_row(x, AT_ONE, w + FIRST_SEAT + k * FIRST_LAYER, FIRST_LAYER, one)
        for k in range(FIRST_LAYER):
            one = max(x[AT_ONE + k], np.float32(0.0))
            x[AT_ONE + k] = one
            x[AT_SUM + k] += one
        if who == t.active:
            for k in range(FIRST_LAYER):
                x[AT_ACTIVE + k] = x[AT_ONE + k]
    for k in range(FIRST_LAYER):
        if x[AT_SUM + k] != 0.0:
            add_row(x, AT_SECOND, w + SECOND_SUM + k * SECOND_LAYER, SECOND_LAYER, x[AT_SUM + k])
        if x[AT_ACTIVE + k] != 0.0:
            add_row(x, AT_SECOND, w + SECOND_ACTIVE + k * SECOND_LAYER, SECOND_LAYER, x[AT_ACTIVE + k])
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
