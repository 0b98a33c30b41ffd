"""Samurai Spirit: the Kiai (SS-7)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.games.samurai_spirit.rules.actions import ORDERS
from tatami.games.samurai_spirit.rules.deck import draw, put_on_top, reveal_intruder
from tatami.games.samurai_spirit.rules.events import Event
from tatami.games.samurai_spirit.rules.table import (
    NO_TALENTS,
    Edition,
    Figures,
    Place,
    Samurai,
    Step,
    Table,
    discard_first,
    in_round,
    others_in_round,
    pop,
    push,
    take_last,
)
from tatami.games.samurai_spirit.rules.village import build_barricade
from tatami.games.samurai_spirit.rules.wounds import begin_kiai

FIRST_ORDER = (0, 0, 1, 3)
"""The number of the first of ORDERS for one, two and three cards."""
HOW_MANY_ORDERS = (0, 1, 2, 6)
PUT_BACK = tuple((*order, 0, 0)[:3] for order in ORDERS)


# -- to use it or not


@rule
def kiai_forbids(t: Table, who: int) -> int:
    """SS-7.11: only if the effect would change something."""
    seat = t.seats[who]
    samurai = seat.samurai
    works = True
    if samurai == Samurai.HEIHACHI:
        works = t.barricades < t.most_barricades or (seat.animal != 0 and anybody_to_heal(t))
    elif samurai == Samurai.DAISUKE:
        works = second_take_possible(t, who)
    elif samurai == Samurai.GOROBEI or samurai == Samurai.KATSUSHIRO:
        works = t.stack_count > 0
    elif samurai == Samurai.KANBEI:
        works = t.intruder_count > 0
    elif samurai == Samurai.KYUZO:
        works = (seat.animal != 0 and t.barricades < t.most_barricades) or any_token(t)
    return 0 if works else cite.SS_7_11


@rule
def decline_kiai(t: Table, log: Log, who: int) -> None:
    """SS-7.1"""
    pop(t)
    push(t, Step.AFTER_KIAI, who)
    emit(log, Event.KIAI_DECLINED, EVERYBODY, who)


@rule
def kiai(t: Table, log: Log, who: int) -> None:
    """SS-7.1: the effect first, if the player wants it; its strength is that of the side that is up now."""
    pop(t)
    push(t, Step.AFTER_KIAI, who)
    seat = t.seats[who]
    samurai = seat.samurai
    animal = seat.animal != 0
    emit(log, Event.KIAI, EVERYBODY, who, samurai)
    if samurai == Samurai.HEIHACHI:
        build_barricade(t, log)
        if animal and anybody_to_heal(t):
            push(t, Step.HEAL, who)
    elif samurai == Samurai.DAISUKE or samurai == Samurai.KIKUCHIYO:
        push(t, Step.TAKE, who, 0, 2 if animal else 1)
    elif samurai == Samurai.GOROBEI:
        push(t, Step.ROUTED_CARD, who, 0, min(3 if animal else 2, t.stack_count))
    elif samurai == Samurai.KANBEI:
        push(t, Step.CAUGHT_CARD, who, 0, min(3 if animal else 2, t.intruder_count))
    elif samurai == Samurai.KYUZO:
        if animal:
            build_barricade(t, log)
        if any_token(t):
            push(t, Step.TOKEN, who)
    else:
        push(t, Step.SHOWN_CARD, who, 0, min(3 if animal else 2, t.stack_count))


@rule
def after_kiai(t: Table, f: Figures, log: Log, who: int) -> None:
    """SS-7.1: in any case the first card goes; SS-7.2: then the sum is looked at again."""
    t.in_kiai &= ~(1 << who)
    if t.seats[who].count > 0:
        card = discard_first(t, f, who)
        emit(log, Event.FIRST_DISCARDED, EVERYBODY, who, card, t.seats[who].total)
    begin_kiai(t, f, who)


# -- SS-7.3, Heihachi


@rule
def heal_forbids(t: Table, seat: int) -> int:
    """Heihachi's Kiai heals a marked samurai still in the round (SS-3.5), the Family any marked one (SS-9.4)."""
    if seat >= t.players or not t.seats[seat].marker:
        return cite.SS_8_2
    return cite.SS_3_5 if t.decision == Step.HEAL and t.seats[seat].passed else 0


@rule
def must_heal(t: Table) -> int:
    """The Family's healing is not declined (SS-9.4)."""
    return cite.SS_9_4 if t.decision == Step.HEALED else cite.SS_7_3


@rule
def anybody_to_heal(t: Table) -> bool:
    for who in range(t.players):
        if t.seats[who].marker and in_round(t, who):
            return True
    return False


# -- SS-7.4 and SS-7.7, Daisuke and Kikuchiyo


@rule
def take_forbids(t: Table, giver: int) -> int:
    if giver >= t.players or t.seats[giver].count == 0:
        return cite.SS_7_4 if t.seats[t.to_act].samurai == Samurai.DAISUKE else cite.SS_7_7
    return cite.SS_3_5 if t.seats[giver].passed else 0


@rule
def offer_second_take(t: Table, who: int) -> None:
    if second_take_possible(t, who):
        push(t, Step.TAKE_AGAIN, who)


@rule
def second_take_possible(t: Table, who: int) -> bool:
    """A card to take; for Daisuke another samurai too, who could have it."""
    if t.seats[who].samurai == Samurai.DAISUKE and others_in_round(t, who) == 0:
        return False
    for other in range(t.players):
        if t.seats[other].count > 0 and in_round(t, other):
            return True
    return False


@rule
def take(t: Table, f: Figures, log: Log, who: int, more: int, giver: int) -> None:
    """The last card of a line is taken; an animal may do it all a second time."""
    pop(t)
    if more > 1:
        push(t, Step.SECOND_TAKE, who)
    card = take_last(t, f, giver)
    emit(log, Event.TAKEN, EVERYBODY, who, giver, card)
    if t.seats[who].samurai == Samurai.DAISUKE:
        push(t, Step.GIVE, who, card, giver)
    else:
        t.place[card] = Place.DISCARD
        begin_kiai(t, f, giver)


@rule
def gift_forbids(t: Table, more: int, to: int) -> int:
    """Anybody still in the round but the giver (`more`)."""
    if to >= t.players or to == more:
        return cite.SS_7_4
    return 0 if in_round(t, to) else cite.SS_3_5


@rule
def gift(t: Table, log: Log, card: int, more: int, to: int) -> None:
    """SS-7.4: taking, giving and placing are one move; the giver's sum is looked at last."""
    pop(t)
    emit(log, Event.GIVEN, EVERYBODY, more, to, card)
    push(t, Step.LOOK, more)
    push(t, Step.PLACE, to, card, NO_TALENTS)


# -- SS-7.5 and SS-7.6, Gorobei and Kanbei


@rule
def rout(t: Table, f: Figures, log: Log, who: int, more: int, found: int) -> None:
    """The top raider goes to the discard, and perhaps the next."""
    pop(t)
    draw(t, f, found)
    t.place[found] = Place.DISCARD
    emit(log, Event.ROUTED, EVERYBODY, found)
    if more > 1:
        push(t, Step.ROUTED_CARD, who, 0, more - 1)


@rule
def catch(t: Table, f: Figures, log: Log, who: int, more: int, found: int) -> None:
    """The top intruder goes to the discard, and perhaps the next."""
    pop(t)
    reveal_intruder(t, f, found)
    emit(log, Event.CAUGHT, EVERYBODY, found)
    if more > 1:
        push(t, Step.CAUGHT_CARD, who, 0, more - 1)


# -- SS-7.8, Kyuzo


@rule
def token_forbids(t: Table, of: int, to: int) -> int:
    """His own token, from his own hands; in the Polish edition wherever it lies. All three still in the round."""
    if of >= t.players or to >= t.players:
        return cite.SS_7_8
    holder = t.seats[of].token
    if to == holder or (t.edition != Edition.PL and holder != of):
        return cite.SS_7_8
    return 0 if in_round(t, of) and in_round(t, holder) and in_round(t, to) else cite.SS_3_5


@rule
def any_token(t: Table) -> bool:
    for of in range(t.players):
        for to in range(t.players):
            if token_forbids(t, of, to) == 0:
                return True
    return False


@rule
def move_token(t: Table, log: Log, of: int, to: int) -> None:
    pop(t)
    t.seats[of].token = to
    emit(log, Event.TOKEN_MOVED, EVERYBODY, of, to)


# -- SS-7.9, Katsushiro


@rule
def show(t: Table, f: Figures, log: Log, who: int, more: int, found: int) -> None:
    """A raider is turned up, and perhaps the next; then they are put back."""
    pop(t)
    draw(t, f, found)
    t.shown[t.shown_count] = found
    t.shown_count += 1
    emit(log, Event.SHOWN, EVERYBODY, who, found)
    if more > 1:
        push(t, Step.SHOWN_CARD, who, 0, more - 1)
    else:
        push(t, Step.ORDER, who)


@rule
def order_forbids(t: Table, order: int) -> int:
    """Every order of as many cards as are shown."""
    first = FIRST_ORDER[t.shown_count]
    return 0 if first <= order < first + HOW_MANY_ORDERS[t.shown_count] else cite.SS_7_9


@rule
def put_back(t: Table, log: Log, order: int) -> None:
    """The first named lies on top."""
    pop(t)
    for place in range(t.shown_count - 1, -1, -1):
        card = int(t.shown[PUT_BACK[order][place]])
        put_on_top(t, card)
        emit(log, Event.PUT_BACK, EVERYBODY, card, place + 1)
    for place in range(t.shown_count):
        t.shown[place] = 0
    t.shown_count = 0
