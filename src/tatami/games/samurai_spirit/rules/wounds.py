"""Samurai Spirit: wounds and healing (SS-8)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.games.samurai_spirit.rules.events import Event
from tatami.games.samurai_spirit.rules.outcome import lose
from tatami.games.samurai_spirit.rules.table import (
    Edition,
    Figures,
    Reason,
    Step,
    Table,
    in_round,
    kiai_value,
    pop,
    push,
)


@rule
def wound(t: Table, f: Figures, log: Log, who: int) -> None:
    """SS-8.1: a marker, then the animal side, a marker again, death."""
    seat = t.seats[who]
    if not seat.marker:
        seat.marker = 1
        emit(log, Event.WOUNDED, EVERYBODY, who)
    elif not seat.animal:
        seat.marker = 0
        seat.animal = 1
        emit(log, Event.BECAME_ANIMAL, EVERYBODY, who)
        if not t.night:
            begin_kiai(t, f, who)
    else:
        emit(log, Event.KILLED, EVERYBODY, who)
        lose(t, log, Reason.FOURTH_WOUND)


@rule
def begin_kiai(t: Table, f: Figures, who: int) -> None:
    """SS-7.1, SS-7.2: a sum that is exactly the value is a Kiai, unless one of his own is being resolved."""
    if t.seats[who].total == kiai_value(t, f, who) and not (t.in_kiai >> who) & 1:
        t.in_kiai |= 1 << who
        push(t, Step.KIAI, who)


@rule
def heal(t: Table, log: Log, who: int) -> None:
    """SS-8.2: only the marker goes."""
    if t.seats[who].marker:
        t.seats[who].marker = 0
        emit(log, Event.HEALED, EVERYBODY, who)
    else:
        emit(log, Event.HEALED_IN_VAIN, EVERYBODY, who)


# -- whom farm penalty D wounds: the players choose in the French edition, chance in the others


@rule
def may_be_wounded(t: Table, seat: int) -> bool:
    """SS-9.3 D: during a turn one still in the round, at the round's end any."""
    return seat < t.players and (t.night != 0 or in_round(t, seat))


@rule
def wound_forbids(t: Table, seat: int) -> int:
    return 0 if may_be_wounded(t, seat) else cite.SS_3_5


@rule
def random_wound_forbids(t: Table, seat: int) -> int:
    return 0 if may_be_wounded(t, seat) else cite.SS_9_3


@rule
def wound_chosen(t: Table, f: Figures, log: Log, seat: int) -> None:
    pop(t)
    wound(t, f, log, seat)


# -- whom the first Family heals


@rule
def random_heal_forbids(t: Table, seat: int) -> int:
    """SS-9.4 A: in the English edition any samurai, in the Polish one a marked one."""
    return 0 if seat < t.players and (t.edition == Edition.EN or t.seats[seat].marker != 0) else cite.SS_9_4


@rule
def heal_chosen(t: Table, log: Log, seat: int) -> None:
    pop(t)
    heal(t, log, seat)
