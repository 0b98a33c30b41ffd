"""Samurai Spirit: a raider is drawn and placed, with or without Talents (SS-4, SS-6)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers
from tatami.games.samurai_spirit.rules.actions import GIVE
from tatami.games.samurai_spirit.rules.deck import draw, put_under
from tatami.games.samurai_spirit.rules.events import Event
from tatami.games.samurai_spirit.rules.table import (
    NO_TALENTS,
    NOTHING,
    Figures,
    Place,
    Samurai,
    Step,
    Table,
    add_to_line,
    in_round,
    kiai_value,
    left_neighbour,
    pop,
    push,
    right_neighbour,
)
from tatami.games.samurai_spirit.rules.village import destroy_barricade
from tatami.games.samurai_spirit.rules.wounds import begin_kiai


@rule
def has_talent(t: Table, who: int, samurai: int) -> bool:
    """SS-6: one's own Talent always; those of Support tokens (SS-11.2) and village tokens (SS-10.3) in one's own turn,
    and none in a turn without talents (SS-5.12)."""
    seat = t.seats[who]
    if who == t.active:
        if t.no_talent:
            return False
        if (seat.borrowed >> samurai) & 1:
            return True
        if (t.working >> samurai) & 1 and t.seats[t.seat_of[samurai]].token == who:
            return True
    return bool(seat.samurai == samurai)


# -- a raider is drawn


@rule
def begin_fight(t: Table, who: int) -> None:
    """SS-4.1"""
    t.fights += 1
    push(t, Step.AFTER_FIGHT, who)
    push(t, Step.FIGHT_CARD, who, 0, 1 << who)


@rule
def draw_to_play(t: Table, f: Figures, log: Log, who: int, held: int, raider: int) -> None:
    """SS-4.1: the raider is turned up; whoever drew it places it."""
    pop(t)
    draw(t, f, raider)
    emit(log, Event.DRAWN, EVERYBODY, who, raider)
    push(t, Step.PLACE, who, raider, held)


@rule
def draw_by_arrow(t: Table, f: Figures, log: Log, who: int, raider: int) -> None:
    """SS-5.9: straight into the line, without a decision."""
    pop(t)
    draw(t, f, raider)
    emit(log, Event.DRAWN, EVERYBODY, who, raider)
    add_raider(t, f, log, who, raider)


# -- the drawn card: confront, defend, give, under, discard


@rule
def defend_forbids(t: Table, f: Figures, who: int, card: int) -> int:
    """SS-4.3, SS-4.4, SS-5.7"""
    symbol = f.symbol[card]
    if symbol == NOTHING or t.seats[who].left[symbol] != NOTHING:
        return cite.SS_4_4
    return cite.SS_5_7 if t.no_defend and who == t.active else 0


@rule
def give_forbids(t: Table, f: Figures, who: int, card: int, held: int, to: int) -> int:
    """SS-6.1 to SS-6.3"""
    if held == NO_TALENTS:
        return cite.SS_6_8 if t.in_kiai == 0 else cite.SS_7_4
    even = f.worth[card] % 2 == 0
    if not has_talent(t, who, Samurai.HEIHACHI if even else Samurai.DAISUKE):
        return cite.SS_6_1 if even else cite.SS_6_2
    if to >= t.players or (to != left_neighbour(t, who) and to != right_neighbour(t, who)):
        return cite.SS_6_1 if even else cite.SS_6_2
    if not in_round(t, to):
        return cite.SS_3_5
    return cite.SS_6_3 if (held >> to) & 1 else 0


@rule
def under_forbids(t: Table, who: int, held: int) -> int:
    """SS-6.8"""
    return 0 if held != NO_TALENTS and t.stack_count > 0 and has_talent(t, who, Samurai.KATSUSHIRO) else cite.SS_6_8


@rule
def discard_forbids(t: Table, f: Figures, who: int, card: int, held: int) -> int:
    """SS-6.7"""
    if held == NO_TALENTS or not has_talent(t, who, Samurai.KYUZO):
        return cite.SS_6_7
    seat = t.seats[who]
    for k in range(seat.count):
        if f.worth[seat.line[k]] == f.worth[card]:
            return 0
    return cite.SS_6_7


@rule
def give_choices(t: Table, f: Figures, out: Numbers, count: int, who: int, card: int, held: int) -> int:
    samurai = Samurai.HEIHACHI if f.worth[card] % 2 == 0 else Samurai.DAISUKE
    if held != NO_TALENTS and has_talent(t, who, samurai):
        for to in range(t.players):
            if give_forbids(t, f, who, card, held, to) == 0:
                out[count] = GIVE + to
                count += 1
    return count


@rule
def confront(t: Table, f: Figures, log: Log, who: int, card: int) -> None:
    pop(t)
    add_raider(t, f, log, who, card)


@rule
def add_raider(t: Table, f: Figures, log: Log, who: int, card: int) -> None:
    """SS-4.2: below the Kiai value nothing, exactly the Kiai, above it overwhelmed."""
    add_to_line(t, f, who, card)
    total = int(t.seats[who].total)
    emit(log, Event.CONFRONTED, EVERYBODY, who, card, total)
    if total > kiai_value(t, f, who):
        emit(log, Event.OVERWHELMED, EVERYBODY, who, total)
        destroy_barricade(t, log)
    else:
        begin_kiai(t, f, who)


@rule
def defend(t: Table, f: Figures, log: Log, who: int, card: int) -> None:
    """SS-4.3"""
    pop(t)
    t.seats[who].left[f.symbol[card]] = card
    t.place[card] = Place.LEFT
    emit(log, Event.DEFENDED, EVERYBODY, who, card, f.symbol[card])


@rule
def give(t: Table, log: Log, who: int, card: int, held: int, to: int) -> None:
    """SS-6.1 to SS-6.3: whoever gets the raider places it."""
    pop(t)
    emit(log, Event.GIVEN, EVERYBODY, who, to, card)
    push(t, Step.PLACE, to, card, held | 1 << to)


@rule
def lay_under(t: Table, log: Log, who: int, card: int) -> None:
    """SS-6.8"""
    pop(t)
    put_under(t, card)
    emit(log, Event.PUT_UNDER, EVERYBODY, who, card)
    push(t, Step.FIGHT_CARD, who, 0, NO_TALENTS)


@rule
def discard(t: Table, log: Log, who: int, card: int) -> None:
    """SS-6.7"""
    pop(t)
    t.place[card] = Place.DISCARD
    emit(log, Event.DISCARDED, EVERYBODY, who, card)


# -- the second fight (SS-6.6)


@rule
def after_fight(t: Table, f: Figures, who: int) -> None:
    """SS-6.6: not above the Kiai value, not with an empty stack, never a third time."""
    if (
        t.fights == 1
        and t.stack_count > 0
        and has_talent(t, who, Samurai.KIKUCHIYO)
        and t.seats[who].total <= kiai_value(t, f, who)
    ):
        push(t, Step.AGAIN, who)


@rule
def fight(t: Table, who: int) -> None:
    """SS-4.1, SS-6.6"""
    pop(t)
    begin_fight(t, who)
