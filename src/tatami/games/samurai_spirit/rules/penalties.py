"""Samurai Spirit: step A of a turn, the penalties of the last card (SS-5)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.games.samurai_spirit.rules.deck import infiltrate, shuffle_in
from tatami.games.samurai_spirit.rules.events import Event
from tatami.games.samurai_spirit.rules.fight import has_talent
from tatami.games.samurai_spirit.rules.table import (
    CARDS,
    NOTHING,
    SYMBOLS,
    Figures,
    Penalty,
    Place,
    Samurai,
    Step,
    Table,
    in_round,
    left_neighbour,
    pop,
    push,
    right_neighbour,
)
from tatami.games.samurai_spirit.rules.village import destroy_barricade
from tatami.games.samurai_spirit.rules.wounds import wound


@rule
def penalties(t: Table, f: Figures, who: int) -> None:
    """SS-5.1: those of the last card of one's own line; SS-6.4, SS-6.5: perhaps they may be ignored."""
    seat = t.seats[who]
    if seat.count == 0:
        return
    card = int(seat.line[seat.count - 1])
    if f.penalty[card, 0] == NOTHING:
        return
    if has_talent(t, who, Samurai.GOROBEI if f.worth[card] % 2 == 0 else Samurai.KANBEI):
        push(t, Step.IGNORE, who, card)
    else:
        list_penalties(t, f, who, card)


@rule
def ignore(t: Table, log: Log, who: int, card: int) -> None:
    """SS-6.4, SS-6.5: all penalties of the card or none."""
    pop(t)
    emit(log, Event.PENALTIES_IGNORED, EVERYBODY, who, card)


@rule
def suffer(t: Table, f: Figures, who: int, card: int) -> None:
    pop(t)
    list_penalties(t, f, who, card)


@rule
def list_penalties(t: Table, f: Figures, who: int, card: int) -> None:
    """SS-5.2: of two different penalties the player chooses which comes first."""
    first, second = int(f.penalty[card, 0]), int(f.penalty[card, 1])
    if second == NOTHING:
        push(t, Step.PENALTY, who, 0, first)
    elif first == second:
        push(t, Step.PENALTY, who, 0, second)
        push(t, Step.PENALTY, who, 0, first)
    else:
        push(t, Step.FIRST, who, card)


@rule
def first_forbids(t: Table, f: Figures, card: int, penalty: int) -> int:
    return 0 if penalty in (f.penalty[card, 0], f.penalty[card, 1]) else cite.SS_5_2


@rule
def order_penalties(t: Table, f: Figures, who: int, card: int, penalty: int) -> None:
    """SS-5.2"""
    pop(t)
    both = int(f.penalty[card, 0]) + int(f.penalty[card, 1])
    push(t, Step.PENALTY, who, 0, both - penalty)
    push(t, Step.PENALTY, who, 0, penalty)


@rule
def is_impossible(t: Table, who: int, penalty: int) -> bool:
    """SS-5.3, judged when the penalty's own time has come."""
    if penalty == Penalty.INFILTRATE:
        return bool(t.stack_count == 0)
    if penalty == Penalty.ARROW_LEFT:
        return t.stack_count == 0 or not in_round(t, left_neighbour(t, who))
    if penalty == Penalty.ARROW_RIGHT:
        return t.stack_count == 0 or not in_round(t, right_neighbour(t, who))
    if penalty == Penalty.RETURN_DISCARD:
        return discard_is_empty(t)
    if penalty == Penalty.DISCARD_LEFT:
        return left_is_empty(t, who)
    return False


@rule
def discard_is_empty(t: Table) -> bool:
    for card in range(CARDS):
        if t.place[card] == Place.DISCARD:
            return False
    return True


@rule
def left_is_empty(t: Table, who: int) -> bool:
    for symbol in range(len(SYMBOLS)):
        if t.seats[who].left[symbol] != NOTHING:
            return False
    return True


@rule
def apply_penalty(t: Table, f: Figures, log: Log, who: int, penalty: int) -> None:
    """SS-5.4 to SS-5.13; SS-5.3: one wound instead of a penalty that cannot be applied."""
    if is_impossible(t, who, penalty):
        emit(log, Event.PENALTY_IMPOSSIBLE, EVERYBODY, who, penalty)
        wound(t, f, log, who)
        return
    emit(log, Event.PENALTY, EVERYBODY, who, penalty)
    if penalty == Penalty.FIRE:
        destroy_barricade(t, log)
    elif penalty == Penalty.WOUND:
        wound(t, f, log, who)
    elif penalty == Penalty.INFILTRATE:
        infiltrate(t, log)
    elif penalty == Penalty.NO_DEFEND:
        t.no_defend = 1
    elif penalty == Penalty.NO_SUPPORT:
        t.no_support = 1
    elif penalty == Penalty.ARROW_LEFT:
        push(t, Step.ARROW_CARD, left_neighbour(t, who))
    elif penalty == Penalty.ARROW_RIGHT:
        push(t, Step.ARROW_CARD, right_neighbour(t, who))
    elif penalty == Penalty.MUST_PASS:
        t.must_pass = 1
    elif penalty == Penalty.RETURN_DISCARD:
        push(t, Step.RETURNED_CARD, who)
    elif penalty == Penalty.NO_TALENT:
        t.no_talent = 1
    else:
        push(t, Step.DROP, who)


@rule
def return_forbids(t: Table, found: int) -> int:
    """SS-5.11: any card of the discard."""
    return 0 if t.place[found] == Place.DISCARD else cite.SS_5_11


@rule
def return_card(t: Table, log: Log, found: int) -> None:
    """SS-5.11"""
    pop(t)
    shuffle_in(t, found)
    emit(log, Event.RETURNED, EVERYBODY, found)


@rule
def drop_forbids(t: Table, symbol: int) -> int:
    return cite.SS_5_13 if t.seats[t.to_act].left[symbol] == NOTHING else 0


@rule
def drop(t: Table, log: Log, who: int, symbol: int) -> None:
    """SS-5.13"""
    pop(t)
    card = t.seats[who].left[symbol]
    t.seats[who].left[symbol] = NOTHING
    t.place[card] = Place.DISCARD
    emit(log, Event.DROPPED, EVERYBODY, who, card, symbol)
