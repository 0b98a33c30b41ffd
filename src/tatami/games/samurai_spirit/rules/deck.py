"""Samurai Spirit: the piles, and cards that are dealt only when they are seen (SS-13.2).

A pile is a row of places. A place that nobody has seen has no card yet: what it may turn out to be, and how likely, is
worked out when it is looked at. Everything else is only counted.
"""

from __future__ import annotations

from math import comb

import numpy as np

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers, Reals
from tatami.games.samurai_spirit.rules.actions import CARD
from tatami.games.samurai_spirit.rules.draws import list_outcome
from tatami.games.samurai_spirit.rules.events import Event
from tatami.games.samurai_spirit.rules.table import (
    BOSSES,
    CARDS,
    DOLLS_WANTED,
    LIEUTENANTS,
    NOTHING,
    PLUNDERERS,
    Figures,
    Place,
    Symbol,
    Table,
    added_each_round,
)

CHOOSE = np.array([[comb(n, k) for k in range(PLUNDERERS + 1)] for n in range(PLUNDERERS + 1)], np.int64)
"""Ways to choose k of n cards; every sum of SS-10.2 is exact in 64 bits."""


# -- the chances


@rule
def stack_chances(t: Table, f: Figures, out: Numbers, weights: Reals) -> int:
    """What the top of the stack may be."""
    return list_chances(t, f, int(t.stack[t.stack_count - 1]), int(t.shuffles), out, weights)


@rule
def intruder_chances(t: Table, f: Figures, out: Numbers, weights: Reals) -> int:
    """What the top intruder may be."""
    card = int(t.intruders[t.intruder_count - 1])
    return list_chances(t, f, card, -1 - card, out, weights)


@rule
def list_chances(t: Table, f: Figures, known: int, number: int, out: Numbers, weights: Reals) -> int:
    """A known card for certain (SS-13.2 b), else whatever an unseen place with this number may be."""
    if known >= 0:
        return list_outcome(CARD + known, 1.0, 0, out, weights)
    older, new, doll = shares(t, f, number)
    count = 0
    for card in range(last_card(t)):
        weight = weight_of(t, f, number, card, older, new, doll)
        if weight > 0.0:
            count = list_outcome(CARD + card, weight, count, out, weights)
    return count


@rule
def can_be(t: Table, f: Figures, known: int, number: int, card: int) -> bool:
    """Whether a place may turn out to be this card."""
    if known >= 0:
        return known == card
    older, new, doll = shares(t, f, number)
    return weight_of(t, f, number, card, older, new, doll) > 0.0


@rule
def raider_forbids(t: Table, f: Figures, raider: int) -> int:
    """SS-13.2: a raider that cannot be the next."""
    return 0 if can_be(t, f, int(t.stack[t.stack_count - 1]), int(t.shuffles), raider) else cite.SS_13_2


@rule
def intruder_forbids(t: Table, f: Figures, found: int) -> int:
    """SS-13.2: an intruder that cannot be the next."""
    known = int(t.intruders[t.intruder_count - 1])
    return 0 if can_be(t, f, known, -1 - known, found) else cite.SS_13_2


@rule
def shares(t: Table, f: Figures, number: int) -> tuple[float, float, float]:
    """SS-13.2 (a): the weights of an older card, of a new one, and of a new one with a doll, at an unseen place.

    The number of a place is how many shuffles there were before it left the stack; in the stack, all so far.
    """
    if t.dolls_due > 0:
        return shares_with_dolls_due(t, f)
    older = 1.0
    if t.lost_count > 0:
        others = t.places - t.lost_count
        older = chance_here(t, number, NOTHING) / others if others > 0 else 0.0
    new = older * float(t.fresh) / float(t.newcomers) if t.fresh > 0 else 0.0
    return older, new, new


@rule
def weight_of(t: Table, f: Figures, number: int, card: int, older: float, new: float, doll: float) -> float:
    """The weight of a card at an unseen place."""
    place = t.place[card]
    if place == Place.NEW:
        return doll if f.symbol[card] == Symbol.DOLL else new
    if place == Place.OLDER:
        return older
    return chance_here(t, number, card) if place == Place.LOST else 0.0


@rule
def last_card(t: Table) -> int:
    """One past the last card that can be in the game in this round."""
    if t.round_number == 1:
        return PLUNDERERS
    return PLUNDERERS + LIEUTENANTS if t.round_number == 2 else CARDS


@rule
def shares_with_dolls_due(t: Table, f: Figures) -> tuple[float, float, float]:
    """SS-10.2: a doll and any other card, by the number of ways to fill the other unseen places."""
    left, places, due = t.newcomers - 1, t.places - 1, int(t.dolls_due)
    dolls = f.dolls - (DOLLS_WANTED - due)
    doll = float(ways_with_dolls(left, dolls - 1, places, due - 1)) if dolls > 0 else 0.0
    other = float(ways_with_dolls(left, dolls, places, due)) if left >= dolls else 0.0
    return 0.0, other, doll


@rule
def ways_with_dolls(cards: int, dolls: int, places: int, due: int) -> int:
    """W of SS-10.2: ways to choose `places` of `cards`, of which `dolls` are dolls, with at least `due` dolls."""
    ways = 0
    for k in range(due, min(dolls, places) + 1):
        if places - k <= cards - dolls:
            ways += CHOOSE[dolls, k] * CHOOSE[cards - dolls, places - k]
    return ways


@rule
def chance_here(t: Table, number: int, wanted: int) -> float:
    """SS-13.2 (c): the chance of a lost card at a place with this number; of no lost card at all, for NOTHING.

    The cards with the largest number are placed first: each is equally likely at every place that is still open to it.
    """
    free = 1.0
    for placed in range(t.lost_count):
        card = t.lost[t.lost_count - 1 - placed]
        if t.lost_at[card] <= number:
            room = open_places(t, t.lost_at[card]) - placed
            if card == wanted:
                return free / room
            free *= (room - 1.0) / room
        elif card == wanted:
            return 0.0
    return free


@rule
def open_places(t: Table, number: int) -> int:
    """Unseen places that were in the stack at that shuffle."""
    count = 0
    for k in range(t.stack_count):
        if t.stack[k] == NOTHING:
            count += 1
    for k in range(t.intruder_count):
        if t.intruders[k] < 0 and -1 - t.intruders[k] >= number:
            count += 1
    return count


# -- a place is looked at


@rule
def draw(t: Table, f: Figures, card: int) -> None:
    """The top raider is turned up, and is this card."""
    t.stack_count -= 1
    if t.stack[t.stack_count] == NOTHING:
        count_seen_card(t, f, card)
    t.stack[t.stack_count] = 0
    t.place[card] = Place.HAND


@rule
def reveal_intruder(t: Table, f: Figures, card: int) -> None:
    """The top intruder is turned up, and is this card; it goes to the discard."""
    t.intruder_count -= 1
    if t.intruders[t.intruder_count] < 0:
        count_seen_card(t, f, card)
    t.intruders[t.intruder_count] = 0
    t.place[card] = Place.DISCARD


@rule
def count_seen_card(t: Table, f: Figures, card: int) -> None:
    """An unseen place has got its card: everything that was counted is counted anew."""
    t.places -= 1
    if t.place[card] == Place.NEW:
        t.fresh -= 1
        t.newcomers -= 1
        if t.dolls_due > 0 and f.symbol[card] == Symbol.DOLL:
            t.dolls_due -= 1
    elif t.place[card] == Place.LOST:
        find(t, card)


@rule
def find(t: Table, card: int) -> None:
    """A lost card has turned up."""
    gap = 0
    while t.lost[gap] != card:
        gap += 1
    t.lost_count -= 1
    for k in range(gap, t.lost_count):
        t.lost[k] = t.lost[k + 1]
    t.lost[t.lost_count] = 0
    t.lost_at[card] = 0


# -- cards are moved


@rule
def infiltrate(t: Table, log: Log) -> None:
    """SS-5.6, SS-11.1: the top raider goes, unseen, onto the intruders; if it is known it stays known (SS-13.2 b)."""
    t.stack_count -= 1
    card = int(t.stack[t.stack_count])
    t.stack[t.stack_count] = 0
    t.intruders[t.intruder_count] = card if card >= 0 else -1 - t.shuffles
    t.intruder_count += 1
    emit(log, Event.KNOWN_INFILTRATED if card >= 0 else Event.INFILTRATED, EVERYBODY, t.stack_count, card)


@rule
def all_infiltrate(t: Table, log: Log) -> None:
    """SS-3.4: what is left of the stack goes on top of the intruders, order kept."""
    emit(log, Event.ALL_INFILTRATED, EVERYBODY, t.stack_count)
    for k in range(t.stack_count):
        t.intruders[t.intruder_count] = t.stack[k] if t.stack[k] >= 0 else -1 - t.shuffles
        t.intruder_count += 1
        t.stack[k] = 0
    t.stack_count = 0


@rule
def put_under(t: Table, card: int) -> None:
    """SS-6.8: everybody knows it there."""
    for k in range(t.stack_count, 0, -1):
        t.stack[k] = t.stack[k - 1]
    t.stack[0] = card
    t.stack_count += 1
    t.place[card] = Place.KNOWN


@rule
def put_on_top(t: Table, card: int) -> None:
    """SS-7.9: face up."""
    t.stack[t.stack_count] = card
    t.stack_count += 1
    t.place[card] = Place.KNOWN


@rule
def shuffle_in(t: Table, card: int) -> None:
    """SS-5.11, SS-13.2 (c): this card, and those at known places of the stack, are now somewhere in it."""
    t.shuffles += 1
    for k in range(t.stack_count):
        if t.stack[k] != NOTHING:
            lose_sight_of(t, t.stack[k])
            t.stack[k] = NOTHING
    t.stack[t.stack_count] = NOTHING
    t.stack_count += 1
    lose_sight_of(t, card)


@rule
def lose_sight_of(t: Table, card: int) -> None:
    t.lost[t.lost_count] = card
    t.lost_count += 1
    t.lost_at[card] = t.shuffles
    t.place[card] = Place.LOST
    t.places += 1


@rule
def gather(t: Table) -> None:
    """SS-9.7: all cards of the game are shuffled into the stack with new ones of the next kind."""
    older = 0
    for card in range(last_card(t)):
        if t.place[card] == Place.NEW or t.place[card] == Place.BOX:
            t.place[card] = Place.BOX
        else:
            t.place[card] = Place.OLDER
            older += 1
    t.newcomers = LIEUTENANTS if t.round_number == 1 else BOSSES
    first_new = last_card(t)
    for card in range(first_new, first_new + t.newcomers):
        t.place[card] = Place.NEW
    t.fresh = added_each_round(t.difficulty, t.players)
    t.dolls_due = 0
    t.shuffles = 0
    t.places = older + t.fresh
    t.stack_count = t.places
    for k in range(t.stack_count):
        t.stack[k] = NOTHING
