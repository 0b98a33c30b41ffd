"""Samurai Spirit: wounds and healing (SS-8)."""

from __future__ import annotations

from typing import Any

from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.games.samurai_spirit.actions import SEAT, WOUND
from tatami.games.samurai_spirit.draws import list_outcome
from tatami.games.samurai_spirit.happenings import Event
from tatami.games.samurai_spirit.outcome import lose
from tatami.games.samurai_spirit.table import Edition, Figures, Reason, Step, Table, in_round, kiai_value, push


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
            look(t, f, who)
    else:
        emit(log, Event.KILLED, EVERYBODY, who)
        lose(t, log, Reason.FOURTH_WOUND)


@rule
def look(t: Table, f: Figures, who: int) -> None:
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


# -- whom farm penalty D may wound


@rule
def may_be_wounded(t: Table, who: int) -> bool:
    """SS-9.3 D: during a turn one still in the round, at the round's end any."""
    return who < t.players and (t.night != 0 or in_round(t, who))


@rule
def wounded_choices(t: Table, out: Any) -> int:
    """In the French edition the players choose."""
    count = 0
    for who in range(t.players):
        if may_be_wounded(t, who):
            out[count] = WOUND + who
            count += 1
    return count


@rule
def wounded_chances(t: Table, out: Any, weights: Any) -> int:
    """In the others it is random."""
    count = 0
    for who in range(t.players):
        if may_be_wounded(t, who):
            count = list_outcome(SEAT + who, 1.0, count, out, weights)
    return count


# -- whom the first Family heals


@rule
def may_be_healed(t: Table, who: int) -> bool:
    """SS-9.4 A: in the English edition any samurai, in the Polish one a marked one."""
    return who < t.players and (t.edition == Edition.EN or t.seats[who].marker != 0)


@rule
def healed_chances(t: Table, out: Any, weights: Any) -> int:
    count = 0
    for who in range(t.players):
        if may_be_healed(t, who):
            count = list_outcome(SEAT + who, 1.0, count, out, weights)
    return count
