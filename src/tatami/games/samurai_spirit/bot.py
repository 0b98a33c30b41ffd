"""Samurai Spirit for the search: how a steady samurai ends a turn, and what a position is worth then."""

from __future__ import annotations

import numpy as np

from tatami.core.bot import Tuning
from tatami.core.chance import Stream, below
from tatami.core.compiled import rule
from tatami.core.engine import OVER
from tatami.core.record import Numbers, Reals
from tatami.games.samurai_spirit.prospects import FILE, memory_for, prospect
from tatami.games.samurai_spirit.rules.actions import (
    CONFRONT,
    DEFEND,
    DISCARD,
    FIGHT,
    GIVE,
    HEAL,
    SUPPORT,
    TAKE,
    UNDER,
    WOUND,
)
from tatami.games.samurai_spirit.rules.deck import last_card, shares, weight_of
from tatami.games.samurai_spirit.rules.outcome import points
from tatami.games.samurai_spirit.rules.table import (
    MOST_SAMURAI,
    NOTHING,
    SYMBOLS,
    Figures,
    Penalty,
    Reason,
    Samurai,
    Step,
    Table,
    kiai_value,
    left_neighbour,
    others_in_round,
    right_neighbour,
)

TUNING = Tuning(explore=0.3, first=32.0)
MEMORY = memory_for(np.load(FILE).astype(np.float32))
"""The net that `value` asks, and room for it to work in."""
HAIR = 0.004
MIXERS_DOUBT = 0.5
"""Few playouts tell little: drawn from their shares almost anything is played, and one mistake costs all a round."""

VICTORY, PER_POINT = 0.95, 0.005
RASH = 60
"""One choice in so many is made at random."""

# How a steady samurai weighs what may come: fitted to how often he wins, in some millions of games of two to five.
DEFENDED = 68
EXACTLY = 68
FITS = 24
OVERWHELMED = 36
NEEDED = 10
WOUNDED = 16
BURNT = 24
BOTHERED = 3
LETHAL = 500
MOST_BURDEN = 60
CONFRONTED = 10
"""A raider whom he could as well have defended."""
KIAI_FIRST = 112
"""To confront one exactly, though he could defend him."""
DISCARDED = 45
REPEATED = 35
PUT_UNDER = 29
SUPPORTS = 20
BURNS = 18
CROWDED = 8
SHIELDS = 1.8
PASSES = -20
CONCERN_ANOTHER = (Step.TAKE, Step.TAKE_AGAIN, Step.GIVE, Step.HEAL, Step.HEALED, Step.WOUNDED)


@rule
def room(t: Table, f: Figures, who: int) -> int:
    """How much more a samurai can confront before he is overwhelmed."""
    return kiai_value(t, f, who) - int(t.seats[who].total)


@rule
def can_defend(t: Table, f: Figures, who: int, card: int) -> bool:
    """SS-4.3"""
    symbol = f.symbol[card]
    return bool(symbol != NOTHING and t.seats[who].left[symbol] == NOTHING)


@rule
def wounds(t: Table, who: int) -> int:
    """SS-8.1: how many a samurai has taken, as far as it still counts."""
    return 2 * int(t.seats[who].animal) + int(t.seats[who].marker)


@rule
def harm(t: Table, f: Figures, who: int, card: int) -> int:
    """SS-5: what a raider does to a samurai turn after turn while it lies last in his line."""
    samurai = t.seats[who].samurai
    even = int(f.worth[card]) % 2 == 0
    if (samurai == Samurai.GOROBEI and even) or (samurai == Samurai.KANBEI and not even):
        return 0
    total = 0
    for k in range(2):
        penalty = f.penalty[card, k]
        if penalty == Penalty.WOUND:
            total += LETHAL if wounds(t, who) == 3 else WOUNDED
        elif penalty == Penalty.FIRE:
            total += BURNT
        elif penalty != NOTHING:
            total += BOTHERED
    return total


@rule
def burden(t: Table, f: Figures, who: int) -> int:
    """What the last raider of his line does to a samurai, until another covers it."""
    seat = t.seats[who]
    return min(MOST_BURDEN, harm(t, f, who, int(seat.line[seat.count - 1]))) if seat.count > 0 else 0


@rule
def missing(t: Table, who: int) -> int:
    """How many of the three symbols a samurai still needs (SS-9)."""
    count = 0
    for symbol in range(len(SYMBOLS)):
        if t.seats[who].left[symbol] == NOTHING:
            count += 1
    return count


@rule
def confronted(t: Table, f: Figures, who: int, card: int) -> int:
    """How a raider fits into a samurai's line: exactly, with room to spare or not at all; it covers the last one."""
    left = room(t, f, who) - int(f.worth[card])
    change = burden(t, f, who) - harm(t, f, who, card)
    if left == 0:
        return EXACTLY + change
    return change + FITS if left > 0 else change - OVERWHELMED - NEEDED * missing(t, who)


@rule
def comfort(t: Table, f: Figures, who: int, card: int) -> int:
    """How well a raider fits a samurai, on his left if he can."""
    return DEFENDED if can_defend(t, f, who, card) else confronted(t, f, who, card)


@rule
def liking(t: Table, f: Figures, who: int, card: int, action: int) -> int:
    """How much a steady samurai likes to do this with the raider in hand."""
    if action == DEFEND:
        return DEFENDED
    if action == CONFRONT:
        if not can_defend(t, f, who, card):
            return confronted(t, f, who, card)
        return KIAI_FIRST + confronted(t, f, who, card) if room(t, f, who) == f.worth[card] else CONFRONTED
    if action == DISCARD:
        return DISCARDED
    if action == UNDER:
        return PUT_UNDER
    if GIVE <= action < GIVE + MOST_SAMURAI:
        return comfort(t, f, action - GIVE, card)
    return 0


@rule
def welcome(t: Table, f: Figures, who: int, card: int) -> int:
    """How well the next raider would suit a samurai who draws it: the best that he, or a talent of his, can make of
    it."""
    best = comfort(t, f, who, card)
    samurai = t.seats[who].samurai
    even = int(f.worth[card]) % 2 == 0
    if (samurai == Samurai.HEIHACHI and even) or (samurai == Samurai.DAISUKE and not even):
        for other in (left_neighbour(t, who), right_neighbour(t, who)):
            if other != who and t.seats[other].passed == 0:
                best = max(best, comfort(t, f, other, card))
    elif samurai == Samurai.KYUZO:
        seat = t.seats[who]
        for k in range(seat.count):
            if f.worth[seat.line[k]] == f.worth[card]:
                return max(best, REPEATED)
    return best


@rule
def outlook(t: Table, f: Figures, who: int) -> tuple[float, float]:
    """What to expect of the next raider, by its exact odds (SS-13.2): how welcome it is, and the chance of flames."""
    known = int(t.stack[t.stack_count - 1])
    if known >= 0:
        return float(welcome(t, f, who, known)), float(f.flames[known])
    number = int(t.shuffles)
    older, new, doll = shares(t, f, number)
    total, liked, burning = 1e-9, 0.0, 0.0
    for card in range(last_card(t)):
        weight = weight_of(t, f, number, card, older, new, doll)
        if weight > 0.0:
            total += weight
            liked += weight * welcome(t, f, who, card)
            burning += weight * f.flames[card]
    return liked / total, burning / total


@rule
def shield(t: Table, f: Figures, samurai: int, who: int) -> int:
    """SS-6.4, SS-6.5: what this samurai's token would spare another in his next turn."""
    seat = t.seats[who]
    if seat.count == 0 or (samurai != Samurai.GOROBEI and samurai != Samurai.KANBEI):
        return 0
    even = int(f.worth[seat.line[seat.count - 1]]) % 2 == 0
    return burden(t, f, who) if even == (samurai == Samurai.GOROBEI) else 0


@rule
def neediest(t: Table, f: Figures, choices: Numbers, count: int) -> int:
    """Whom to lend the Support token: the one with the least room, or whom it shields."""
    samurai = t.seats[t.to_act].samurai
    best, least = 1, 1000
    for k in range(1, count - 1):
        who = int(choices[k]) - SUPPORT
        left = room(t, f, who) - 2 * shield(t, f, samurai, who)
        if left < least:
            best, least = k, left
    return best


@rule
def choose_action(t: Table, f: Figures, choices: Numbers, count: int) -> int:
    """Fight, support or pass (SS-3.2), by what the next raider promises and how many are still to come for each."""
    who = t.to_act
    seat = t.seats[who]
    if seat.count > 0 and harm(t, f, who, int(seat.line[seat.count - 1])) >= LETHAL:
        return count - 1
    promise, burning = outlook(t, f, who)
    if count > 2:
        best = neediest(t, f, choices, count)
        to_come = t.stack_count / (1 + others_in_round(t, who)) - 3.0
        spared = SHIELDS * shield(t, f, seat.samurai, int(choices[best]) - SUPPORT)
        if promise < SUPPORTS - BURNS * burning + CROWDED * to_come + spared:
            return best
    return count - 1 if promise < PASSES else 0


@rule
def taken(t: Table, f: Figures, who: int) -> int:
    """How much good it does to take the last raider out of a samurai's line (SS-7.4, SS-7.7)."""
    seat, left = t.seats[who], room(t, f, who)
    relief = harm(t, f, who, int(seat.line[seat.count - 1])) + 3 * int(f.worth[seat.line[seat.count - 1]]) - 2 * left
    return relief if left >= 0 else relief + 20


@rule
def worth_of(t: Table, f: Figures, action: int) -> int:
    """How good one of the choices is that concern another samurai: whom to relieve, to give to, to heal, to wound."""
    if WOUND <= action < WOUND + MOST_SAMURAI:
        return -wounds(t, action - WOUND)
    if HEAL <= action < HEAL + MOST_SAMURAI:
        return wounds(t, action - HEAL)
    if TAKE <= action < TAKE + MOST_SAMURAI:
        return taken(t, f, action - TAKE)
    if GIVE <= action < GIVE + MOST_SAMURAI:
        return comfort(t, f, action - GIVE, int(t.frames[t.depth - 1].card))
    return 0


@rule
def pick(t: Table, f: Figures, choices: Numbers, count: int, rng: Stream) -> int:
    """Fights while it helps, defends where he can, uses the Kiai, ignores penalties; now and then anything."""
    best = below(rng, count)
    if count == 1 or below(rng, RASH) == 0:
        return best
    step = t.decision
    if step == Step.ACTION:
        return choose_action(t, f, choices, count) if choices[0] == FIGHT else best
    if step == Step.AGAIN:
        return 0 if (choices[0] == FIGHT) == (outlook(t, f, t.to_act)[0] >= 0.0) else count - 1
    if step == Step.IGNORE or step == Step.KIAI:
        return 0
    if step == Step.USE:
        return count - 1
    most = -2 * LETHAL
    if step == Step.PLACE:
        card = int(t.frames[t.depth - 1].card)
        for k in range(count):
            liked = liking(t, f, t.to_act, card, int(choices[k]))
            if liked > most:
                best, most = k, liked
    elif step in CONCERN_ANOTHER:
        for k in range(count):
            liked = worth_of(t, f, int(choices[k]))
            if liked > most:
                best, most = k, liked
    return best


@rule
def value(t: Table, f: Figures, out: Reals) -> None:
    """A victory, a little better the more is left; before the end, how likely one is."""
    if t.to_act == OVER:
        worth = VICTORY + PER_POINT * points(t) if t.reason == Reason.VICTORY else 0.0
    else:
        worth = prospect(t, f, out)  # type: ignore[arg-type]  # in play an array, and more than its results
    for seat in range(t.players):
        out[seat] = worth


@rule
def settled(t: Table, start: Table) -> bool:
    """A playout ends where the action of a later turn begins: the net knows what that is worth."""
    return bool(t.decision == Step.ACTION and (t.turns != start.turns or t.round_number != start.round_number))
