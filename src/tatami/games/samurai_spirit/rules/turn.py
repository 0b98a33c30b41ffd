"""Samurai Spirit: rounds and turns, Support and Pass (SS-3, SS-10.3, SS-11)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers
from tatami.games.samurai_spirit.rules.actions import SUPPORT
from tatami.games.samurai_spirit.rules.deck import all_infiltrate, infiltrate
from tatami.games.samurai_spirit.rules.events import Event
from tatami.games.samurai_spirit.rules.night import begin_night
from tatami.games.samurai_spirit.rules.table import (
    NOBODY,
    SAMURAI,
    TURN_LIMIT,
    Edition,
    Figures,
    Step,
    Table,
    in_round,
    kiai_value,
    left_neighbour,
    pop,
    push,
)

STACK_EMPTY, ALL_PASSED, LIMIT_REACHED = 0, 1, 2


@rule
def first_seat_forbids(t: Table, seat: int) -> int:
    return 0 if seat < t.players else cite.SS_2_5


@rule
def first_seat(t: Table, log: Log, seat: int) -> None:
    """SS-2.5: a random samurai starts."""
    pop(t)
    emit(log, Event.ROUND_BEGAN, EVERYBODY, t.round_number, seat, t.stack_count)
    push(t, Step.BEGIN_TURN, seat)


@rule
def begin_turn(t: Table, log: Log, who: int) -> None:
    """SS-3.2: the penalties, then one action; before both perhaps village tokens (SS-10.3)."""
    t.active = who
    t.turns += 1
    t.no_defend = t.no_support = t.must_pass = t.no_talent = t.fights = 0
    note_tokens(t, who)
    emit(log, Event.TURN_BEGAN, EVERYBODY, who)
    push(t, Step.END_TURN, who)
    push(t, Step.AFTER_PENALTIES, who)
    push(t, Step.PENALTIES, who)
    if any_village_token(t):
        push(t, Step.USE, who)


@rule
def note_tokens(t: Table, who: int) -> None:
    """SS-6: a token works only if it was there when the turn began."""
    t.working = 0
    for other in range(t.players):
        if other != who and t.seats[other].token == who:
            t.working |= 1 << t.seats[other].samurai


# -- village tokens (SS-10.3)


@rule
def any_village_token(t: Table) -> bool:
    for samurai in range(len(SAMURAI)):
        if t.village[samurai]:
            return True
    return False


@rule
def use_forbids(t: Table, samurai: int) -> int:
    return 0 if t.village[samurai] else cite.SS_10_3


@rule
def use_token(t: Table, log: Log, who: int, samurai: int) -> None:
    """SS-10.3: the token is spent for the game."""
    t.village[samurai] = 0
    t.seats[who].borrowed |= 1 << samurai
    emit(log, Event.TOKEN_USED, EVERYBODY, who, samurai)


# -- the action (SS-3.2)


@rule
def after_penalties(t: Table, who: int) -> None:
    """SS-3.3: with an empty stack the action is not taken."""
    if t.stack_count > 0:
        push(t, Step.ACTION, who)


@rule
def only_pass(t: Table, f: Figures, who: int) -> int:
    """SS-4.6, SS-5.10: the rule that leaves no action but Pass, or 0."""
    if t.seats[who].total > kiai_value(t, f, who):
        return cite.SS_4_6
    return cite.SS_5_10 if t.must_pass else 0


@rule
def support_forbids(t: Table, f: Figures, who: int, to: int) -> int:
    """SS-11.1, SS-5.8"""
    bound = only_pass(t, f, who)
    if bound:
        return bound
    if t.no_support:
        return cite.SS_5_8
    if t.seats[who].token != who or to == who or to >= t.players:
        return cite.SS_11_1
    return 0 if in_round(t, to) else cite.SS_3_5


@rule
def support_choices(t: Table, f: Figures, out: Numbers, count: int, who: int) -> int:
    if t.seats[who].token == who and not t.no_support and only_pass(t, f, who) == 0:
        for to in range(t.players):
            if support_forbids(t, f, who, to) == 0:
                out[count] = SUPPORT + to
                count += 1
    return count


@rule
def support(t: Table, log: Log, who: int, to: int) -> None:
    """SS-11.1"""
    pop(t)
    t.seats[who].token = to
    emit(log, Event.SUPPORTED, EVERYBODY, who, to)
    infiltrate(t, log)


@rule
def pass_turn(t: Table, log: Log, who: int) -> None:
    """SS-3.4"""
    pop(t)
    t.seats[who].passed = 1
    emit(log, Event.PASSED, EVERYBODY, who)


# -- the end of the turn


@rule
def end_turn(t: Table, log: Log, who: int) -> None:
    """SS-11.2, then SS-3.3: is the round over?"""
    send_tokens_home(t, log, who)
    if t.edition == Edition.FR:
        t.seats[who].borrowed = 0
    following = next_in_round(t, who)
    if t.stack_count == 0:
        end_round(t, log, STACK_EMPTY)
    elif following == NOBODY:
        end_round(t, log, ALL_PASSED)
    elif t.turns >= TURN_LIMIT:
        end_round(t, log, LIMIT_REACHED)
    else:
        push(t, Step.BEGIN_TURN, following)


@rule
def send_tokens_home(t: Table, log: Log, who: int) -> None:
    """SS-11.2: used or not, even those received during this very turn."""
    for other in range(t.players):
        if other != who and t.seats[other].token == who:
            t.seats[other].token = other
            emit(log, Event.TOKEN_HOME, EVERYBODY, who, other)


@rule
def next_in_round(t: Table, who: int) -> int:
    """SS-3.1: clockwise, skipping those who have passed; himself, if he is the only one left."""
    seat = left_neighbour(t, who)
    for _ in range(t.players):
        if in_round(t, seat):
            return seat
        seat = left_neighbour(t, seat)
    return NOBODY


@rule
def end_round(t: Table, log: Log, end: int) -> None:
    """SS-3.3, SS-3.4, SS-3.8"""
    emit(log, Event.ROUND_ENDED, EVERYBODY, t.round_number, end)
    if end == ALL_PASSED:
        all_infiltrate(t, log)
    begin_night(t)
