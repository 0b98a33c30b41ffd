"""How Your Game is played: for each verb what forbids it and what it does, and at the end the rows that say so.

A prohibition returns 0, or the rule that forbids by its name: `cite.YG_2_2` is YG-2.2.
These functions run compiled (no allocation, no exceptions, no Python objects) and uncompiled, and must agree.
"""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.engine import OVER
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Reals
from tatami.core.rows import Row, dispatch
from tatami_yourgame.rules.actions import CODEC
from tatami_yourgame.rules.events import Event
from tatami_yourgame.rules.table import CARDS, PLAYERS, Decision, Figures, Table

# -- the cards are dealt (YG-1.2)


@rule
def deal(t: Table, log: Log, number: int) -> None:
    """Deal `number` of DEALS: the card of seat 0, and one of the two others for seat 1, in ascending order."""
    first = number // (CARDS - 1) + 1
    second = number % (CARDS - 1) + 1
    if second >= first:
        second += 1
    t.cards[0] = first
    t.cards[1] = second
    for seat in range(PLAYERS):
        emit(log, Event.DEALT, 1 << seat, seat, t.cards[seat])
    t.decision = Decision.TURN
    t.to_act = 0


# -- a turn: take stones (YG-2.2)


@rule
def take_forbids(t: Table, less_one: int) -> int:
    """An argument is the place of its label, from 0: `take:1` has 0."""
    return cite.YG_2_2 if less_one + 1 > t.stones else 0


@rule
def take(t: Table, log: Log, less_one: int) -> None:
    seat = t.to_act
    t.stones -= less_one + 1
    emit(log, Event.TOOK, EVERYBODY, seat, less_one + 1, t.stones)
    if t.stones > 0:
        t.to_act = 1 - seat
        return
    t.last = seat  # YG-3.1
    t.decision = Decision.OVER
    t.to_act = OVER
    emit(log, Event.ENDED, EVERYBODY)


# -- a turn: show the card (YG-2.3)


@rule
def show_forbids(t: Table) -> int:
    return cite.YG_2_3 if t.shown[t.to_act] else 0


@rule
def show(t: Table, log: Log) -> None:
    seat = t.to_act
    t.shown[seat] = 1
    emit(log, Event.SHOWED, EVERYBODY, seat, t.cards[seat])
    t.to_act = 1 - seat


# -- the score (YG-3.2)


@rule
def points_of(t: Table, f: Figures, seat: int) -> int:
    points = 0 if t.shown[seat] else int(t.cards[seat])
    return points + int(f.last_stone) if t.last == seat else points


@rule
def returns(t: Table, f: Figures, out: Reals) -> None:
    """YG-3.3: 1 for the winner, 0 for the loser, a half for each where they are level."""
    lead = points_of(t, f, 0) - points_of(t, f, 1)
    out[0] = 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    out[1] = 1.0 - out[0]


# -- the rows: a verb, its decision, what forbids it, what it does, what forbids it at other decisions

legal, chance, apply, forbids = dispatch(
    __name__,
    CODEC,
    Row("deal", Decision.DEAL, None, deal, cite.YG_1_2),
    Row("take", Decision.TURN, take_forbids, take, cite.YG_2_1),
    Row("show", Decision.TURN, show_forbids, show, cite.YG_2_1),
)
