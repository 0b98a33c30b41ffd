"""Samurai Spirit: a raider is drawn and placed, with or without Talents (SS-4, SS-6)."""

from __future__ import annotations

from typing import Any

from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.games.samurai_spirit.actions import CONFRONT, DEFEND, DISCARD, ENOUGH, FIGHT, GIVE, UNDER
from tatami.games.samurai_spirit.deck import draw, put_under
from tatami.games.samurai_spirit.happenings import Event
from tatami.games.samurai_spirit.table import (
    MOST_SAMURAI,
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
from tatami.games.samurai_spirit.village import destroy_barricade
from tatami.games.samurai_spirit.wounds import look


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
def draw_to_play(t: Table, f: Figures, log: Log, card: int) -> None:
    """SS-4.1: the raider is turned up; whoever drew it places it."""
    frame = t.frames[t.depth - 1]
    who, held = int(frame.who), int(frame.more)
    pop(t)
    draw(t, f, card)
    emit(log, Event.DRAWN, EVERYBODY, who, card)
    push(t, Step.PLACE, who, card, held)


@rule
def draw_by_arrow(t: Table, f: Figures, log: Log, card: int) -> None:
    """SS-5.9: straight into the line, without a decision."""
    who = int(t.frames[t.depth - 1].who)
    pop(t)
    draw(t, f, card)
    emit(log, Event.DRAWN, EVERYBODY, who, card)
    confront(t, f, log, who, card)


# -- the drawn card: confront, defend, give, under, discard


@rule
def defend_forbids(t: Table, f: Figures, who: int, card: int) -> int:
    """SS-4.3, SS-4.4, SS-5.7"""
    symbol = f.symbol[card]
    if symbol == NOTHING or t.seats[who].left[symbol] != NOTHING:
        return 404
    return 507 if t.no_defend and who == t.active else 0


@rule
def give_forbids(t: Table, f: Figures, who: int, card: int, held: int, to: int) -> int:
    """SS-6.1 to SS-6.3"""
    if held == NO_TALENTS:
        return 608 if t.in_kiai == 0 else 704
    even = f.worth[card] % 2 == 0
    if not has_talent(t, who, Samurai.HEIHACHI if even else Samurai.DAISUKE):
        return 601 if even else 602
    if to >= t.players or (to != left_neighbour(t, who) and to != right_neighbour(t, who)):
        return 601 if even else 602
    if not in_round(t, to):
        return 305
    return 603 if (held >> to) & 1 else 0


@rule
def under_forbids(t: Table, who: int, held: int) -> int:
    """SS-6.8"""
    return 0 if held != NO_TALENTS and t.stack_count > 0 and has_talent(t, who, Samurai.KATSUSHIRO) else 608


@rule
def discard_forbids(t: Table, f: Figures, who: int, card: int, held: int) -> int:
    """SS-6.7"""
    if held == NO_TALENTS or not has_talent(t, who, Samurai.KYUZO):
        return 607
    seat = t.seats[who]
    for k in range(seat.count):
        if f.worth[seat.line[k]] == f.worth[card]:
            return 0
    return 607


@rule
def place_choices(t: Table, f: Figures, out: Any) -> int:
    frame = t.frames[t.depth - 1]
    who, card, held = int(frame.who), int(frame.card), int(frame.more)
    out[0] = CONFRONT
    count = 1
    if defend_forbids(t, f, who, card) == 0:
        out[count] = DEFEND
        count += 1
    if held == NO_TALENTS:
        return count
    samurai = Samurai.HEIHACHI if f.worth[card] % 2 == 0 else Samurai.DAISUKE
    if has_talent(t, who, samurai):
        for to in range(t.players):
            if give_forbids(t, f, who, card, held, to) == 0:
                out[count] = GIVE + to
                count += 1
    if under_forbids(t, who, held) == 0:
        out[count] = UNDER
        count += 1
    if discard_forbids(t, f, who, card, held) == 0:
        out[count] = DISCARD
        count += 1
    return count


@rule
def place_forbids(t: Table, f: Figures, action: int) -> int:
    frame = t.frames[t.depth - 1]
    who, card, held = int(frame.who), int(frame.card), int(frame.more)
    if action == DEFEND:
        return defend_forbids(t, f, who, card)
    if GIVE <= action < GIVE + MOST_SAMURAI:
        return give_forbids(t, f, who, card, held, action - GIVE)
    if action == UNDER:
        return under_forbids(t, who, held)
    if action == DISCARD:
        return discard_forbids(t, f, who, card, held)
    return 0 if action == CONFRONT else 401


@rule
def place(t: Table, f: Figures, log: Log, action: int) -> None:
    frame = t.frames[t.depth - 1]
    who, card, held = int(frame.who), int(frame.card), int(frame.more)
    pop(t)
    if action == CONFRONT:
        confront(t, f, log, who, card)
    elif action == DEFEND:
        t.seats[who].left[f.symbol[card]] = card
        t.place[card] = Place.LEFT
        emit(log, Event.DEFENDED, EVERYBODY, who, card, f.symbol[card])
    elif action == UNDER:
        put_under(t, card)
        emit(log, Event.PUT_UNDER, EVERYBODY, who, card)
        push(t, Step.FIGHT_CARD, who, 0, NO_TALENTS)
    elif action == DISCARD:
        t.place[card] = Place.DISCARD
        emit(log, Event.DISCARDED, EVERYBODY, who, card)
    else:
        to = action - GIVE
        emit(log, Event.GIVEN, EVERYBODY, who, to, card)
        push(t, Step.PLACE, to, card, held | 1 << to)


@rule
def confront(t: Table, f: Figures, log: Log, who: int, card: int) -> None:
    """SS-4.2: below the Kiai value nothing, exactly the Kiai, above it overwhelmed."""
    add_to_line(t, f, who, card)
    total = int(t.seats[who].total)
    emit(log, Event.CONFRONTED, EVERYBODY, who, card, total)
    if total > kiai_value(t, f, who):
        emit(log, Event.OVERWHELMED, EVERYBODY, who, total)
        destroy_barricade(t, log)
    else:
        look(t, f, who)


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
def again_choices(out: Any) -> int:
    out[0] = FIGHT
    out[1] = ENOUGH
    return 2


@rule
def again(t: Table, action: int) -> None:
    who = int(t.frames[t.depth - 1].who)
    pop(t)
    if action == FIGHT:
        begin_fight(t, who)
