"""What samurai who search may hope for at the beginning of an action: a small net, compiled, fitted to their games.

It looks at the village and the piles once, and at each samurai in the same way, whoever sits where; what the samurai
mean together is summed. Inputs are those that people would count at the table (SS-13).
"""

from __future__ import annotations

from math import exp

import numpy as np

from tatami.core.compiled import rule
from tatami.core.record import Reals
from tatami.games.samurai_spirit.rules.deck import last_card, shares, weight_of
from tatami.games.samurai_spirit.rules.table import (
    DIFFICULTIES,
    FAMILIES,
    FARMS,
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
)
from tatami.games.samurai_spirit.weights import WEIGHTS

HIDDEN = 32
FULLEST = 6  # Farmsteads
WORTHS = 6
ROOMS = 7  # told apart one by one: below 0, 1 to 5, 6
VILLAGE = LAST_ROUND + len(DIFFICULTIES) + MOST_SAMURAI - FEWEST_SAMURAI + 1 + 3 + FULLEST + len(FAMILIES) + len(FARMS)
PILES = VILLAGE + len(SAMURAI) + 6 + WORTHS + 2 * len(SYMBOLS) + 4 + 5 + 1
"""Numbers for the whole table."""
HARMS = 5
SEAT = len(SAMURAI) + 3 + len(SYMBOLS) + 1 + ROOMS + HARMS + 1 + 1 + len(SAMURAI) + 4
"""Numbers for each samurai."""
AT_G = 16
AT_S = AT_G + PILES
AT_BASE = AT_S + SEAT
AT_ONE = AT_BASE + HIDDEN
AT_SUM = AT_ONE + HIDDEN
AT_Z = AT_SUM + HIDDEN
ROOM = (AT_Z + HIDDEN + 1) // 2
"""Doubles that the net needs beside its results."""
W_B1 = 0
W_G = W_B1 + HIDDEN
W_S = W_G + PILES * HIDDEN
W_B2 = W_S + SEAT * HIDDEN
W_P = W_B2 + HIDDEN
W_G2 = W_P + HIDDEN * HIDDEN
W_OUT = W_G2 + PILES * HIDDEN
W_B3 = W_OUT + HIDDEN
SIZE = W_B3 + 1
assert WEIGHTS.shape == (SIZE,), (WEIGHTS.shape, SIZE)


@rule
def write_table(t: Table, f: Figures, x: Reals, at: int) -> None:
    """The village, the piles and what is missing at the table."""
    for k in range(PILES):
        x[at + k] = 0.0
    x[at + t.round_number - 1] = 1.0
    at += LAST_ROUND
    x[at + t.difficulty] = 1.0
    at += len(DIFFICULTIES)
    x[at + t.players - FEWEST_SAMURAI] = 1.0
    at += MOST_SAMURAI - FEWEST_SAMURAI + 1
    x[at] = t.barricades / 4.0
    x[at + 1] = t.most_barricades / 4.0
    x[at + 2] = 1.0 if t.barricades == 0 else 0.0
    at += 3
    for k in range(FULLEST):
        x[at + k] = 1.0 if t.farmsteads > k else 0.0
    at += FULLEST
    for k in range(len(FAMILIES)):
        x[at + k] = 1.0 if t.families[k] else 0.0
    at += len(FAMILIES)
    if farm_penalties(t):
        for k in range(len(FARMS)):
            x[at + k] = (f.backs[k] - t.turned[k]) / 3.0
    at += len(FARMS)
    for k in range(len(SAMURAI)):
        x[at + k] = 1.0 if t.village[k] else 0.0
    at += len(SAMURAI)
    free = 0
    for who in range(t.players):
        if not t.seats[who].passed:
            free += 1
            x[at] += max(0, kiai_value(t, f, who) - int(t.seats[who].total)) / 20.0
    x[at + 1] = free / 4.0
    x[at + 2] = t.stack_count / 20.0
    x[at + 3] = t.stack_count / (6.0 * max(1, free))
    x[at + 4] = t.intruder_count / 6.0
    flames = at + 5
    at += 6
    # what is still to come, by the odds of an unseen place
    number = int(t.shuffles)
    older, new, doll = shares(t, f, number)
    total, burning = 1e-9, 0.0
    known = 0
    for k in range(t.stack_count):
        if t.stack[k] >= 0:
            known += 1
    scale = 0.0
    for card in range(last_card(t)):
        weight = weight_of(t, f, number, card, older, new, doll)
        if weight > 0.0:
            total += weight
            burning += weight * f.flames[card]
            x[at + f.worth[card] - 1] += weight
            if f.symbol[card] != NOTHING:
                x[at + WORTHS + f.symbol[card]] += weight
            for p in range(2):
                penalty = f.penalty[card, p]
                if penalty == Penalty.FIRE:
                    x[at + WORTHS + 2 * len(SYMBOLS)] += weight
                elif penalty == Penalty.WOUND:
                    x[at + WORTHS + 2 * len(SYMBOLS) + 1] += weight
                elif penalty == Penalty.INFILTRATE:
                    x[at + WORTHS + 2 * len(SYMBOLS) + 2] += weight
    scale = (t.stack_count - known) / total
    for k in range(WORTHS + len(SYMBOLS)):
        x[at + k] *= scale / 5.0
    for k in range(4):
        x[at + WORTHS + 2 * len(SYMBOLS) + k] *= scale / 5.0
    x[at + WORTHS + 2 * len(SYMBOLS) + 3] = burning * scale / 5.0
    for k in range(t.stack_count):
        card = int(t.stack[k])
        if card >= 0:
            x[at + f.worth[card] - 1] += 0.2
            if f.symbol[card] != NOTHING:
                x[at + WORTHS + f.symbol[card]] += 0.2
    for k in range(t.intruder_count):
        card = int(t.intruders[k])
        x[flames] += (float(f.flames[card]) if card >= 0 else burning / total) / 3.0
    at += WORTHS + len(SYMBOLS)
    for who in range(t.players):
        for symbol in range(len(SYMBOLS)):
            if t.seats[who].left[symbol] == NOTHING:
                x[at + symbol] += 0.25
    at += len(SYMBOLS) + 4
    card = int(t.stack[t.stack_count - 1]) if t.stack_count > 0 else -1
    if card >= 0:
        x[at] = 1.0
        x[at + 1] = f.worth[card] / 3.0
        if f.symbol[card] != NOTHING:
            x[at + 2 + f.symbol[card]] = 1.0
    at += 5
    x[at] = 1.0 if t.must_pass else 0.0


@rule
def write_seat(t: Table, f: Figures, who: int, x: Reals, at: int) -> None:
    """One samurai: who he is, what he lacks, what the last raider of his line does, what he was lent."""
    for k in range(SEAT):
        x[at + k] = 0.0
    seat = t.seats[who]
    samurai = int(seat.samurai)
    x[at + samurai] = 1.0
    at += len(SAMURAI)
    x[at] = float(seat.animal)
    x[at + 1] = float(seat.marker)
    x[at + 2] = float(seat.passed)
    at += 3
    for symbol in range(len(SYMBOLS)):
        x[at + symbol] = 1.0 if seat.left[symbol] == NOTHING else 0.0
    at += len(SYMBOLS)
    if not seat.passed:
        left = kiai_value(t, f, who) - int(seat.total)
        x[at] = left / 6.0
        if left < 0:
            x[at + 1] = 1.0
        elif 0 < left <= 6:
            x[at + 1 + left] = 1.0
    at += 1 + ROOMS
    if not seat.passed and seat.count > 0:
        card = int(seat.line[seat.count - 1])
        even = int(f.worth[card]) % 2 == 0
        if not ((samurai == Samurai.GOROBEI and even) or (samurai == Samurai.KANBEI and not even)):
            for p in range(2):
                penalty = f.penalty[card, p]
                if penalty == Penalty.WOUND:
                    x[at + 1] = 1.0
                    if seat.animal and seat.marker:
                        x[at + HARMS] = 1.0
                elif penalty == Penalty.FIRE:
                    x[at] = 1.0
                elif penalty == Penalty.INFILTRATE:
                    x[at + 2] = 1.0
                elif penalty == Penalty.ARROW_LEFT or penalty == Penalty.ARROW_RIGHT:
                    x[at + 3] = 1.0
                elif penalty != NOTHING:
                    x[at + 4] = 1.0
    at += HARMS + 1
    if seat.token == who:
        x[at] = 1.0
    at += 1
    for other in range(t.players):
        if other != who and t.seats[other].token == who:
            x[at + t.seats[other].samurai] = 1.0
    at += len(SAMURAI)
    if not seat.passed:
        away = 0
        other = int(t.active)
        while other != who:
            if not t.seats[other].passed:
                away += 1
            other = (other + 1) % t.players
        x[at] = 1.0 if away == 0 else 0.0
        x[at + 1] = away / 3.0
        x[at + 2] = seat.count / 4.0
        if seat.count > 0:
            x[at + 3] = f.worth[seat.line[0]] / 4.0


@rule
def prospect(t: Table, f: Figures, out: Reals) -> float:
    """How likely such samurai win, 0 to 1. Works in `out`, behind the results."""
    x = out.view(np.float32)  # type: ignore[attr-defined]  # an array, as compiled rules know
    write_table(t, f, x, AT_G)
    for h in range(HIDDEN):
        x[AT_BASE + h] = WEIGHTS[W_B1 + h]
        x[AT_SUM + h] = 0.0
        x[AT_Z + h] = WEIGHTS[W_B2 + h]
    for k in range(PILES):
        one = x[AT_G + k]
        if one != 0.0:
            for h in range(HIDDEN):
                x[AT_BASE + h] += one * WEIGHTS[W_G + k * HIDDEN + h]
            for h in range(HIDDEN):
                x[AT_Z + h] += one * WEIGHTS[W_G2 + k * HIDDEN + h]
    for who in range(t.players):
        write_seat(t, f, who, x, AT_S)
        for h in range(HIDDEN):
            x[AT_ONE + h] = x[AT_BASE + h]
        for k in range(SEAT):
            one = x[AT_S + k]
            if one != 0.0:
                for h in range(HIDDEN):
                    x[AT_ONE + h] += one * WEIGHTS[W_S + k * HIDDEN + h]
        for h in range(HIDDEN):
            x[AT_SUM + h] += max(x[AT_ONE + h], np.float32(0.0))
    for k in range(HIDDEN):
        one = x[AT_SUM + k]
        if one != 0.0:
            for h in range(HIDDEN):
                x[AT_Z + h] += one * WEIGHTS[W_P + k * HIDDEN + h]
    standing = float(WEIGHTS[W_B3])
    for h in range(HIDDEN):
        standing += max(x[AT_Z + h], np.float32(0.0)) * WEIGHTS[W_OUT + h]
    return 1.0 / (1.0 + exp(-standing))
