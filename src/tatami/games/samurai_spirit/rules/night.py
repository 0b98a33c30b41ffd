"""Samurai Spirit: the end of a round (SS-9)."""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.games.samurai_spirit.rules.deck import gather, reveal_intruder
from tatami.games.samurai_spirit.rules.events import Event
from tatami.games.samurai_spirit.rules.outcome import anybody_marked, win
from tatami.games.samurai_spirit.rules.table import (
    LAST_ROUND,
    NOTHING,
    SYMBOLS,
    Difficulty,
    Edition,
    Family,
    Figures,
    Step,
    Symbol,
    Table,
    next_starter,
    pop,
    push,
)
from tatami.games.samurai_spirit.rules.village import build_barricade, destroy_barricade, lose_farmstead
from tatami.games.samurai_spirit.rules.wounds import wound


@rule
def begin_night(t: Table) -> None:
    """SS-9, in this order; the restrictions of the last turn are over."""
    t.night = 1
    t.no_defend = t.no_support = t.must_pass = t.no_talent = t.fights = t.working = 0
    push(t, Step.NO_HAT, next_starter(t))


@rule
def ask_next(t: Table, step: int, who: int) -> None:
    """The same of the next seat in turn order; after the last, the next step (SS-9)."""
    following = (who + 1) % t.players
    if following != next_starter(t):
        push(t, step, following)
    elif step == Step.NO_DOLL:
        push(t, Step.FAMILY_A if t.difficulty != Difficulty.HEROIC else Step.INTRUDERS)
    else:
        push(t, step + 1, following)


@rule
def note_undefended(t: Table, log: Log, who: int, symbol: int) -> bool:
    """Whether a samurai has nothing on his left with that symbol, which is then told."""
    if t.seats[who].left[symbol] != NOTHING:
        return False
    emit(log, Event.UNDEFENDED, EVERYBODY, who, symbol)
    return True


@rule
def no_hat(t: Table, f: Figures, log: Log, who: int) -> None:
    """SS-9.1"""
    ask_next(t, Step.NO_HAT, who)
    if note_undefended(t, log, who, Symbol.HAT):
        wound(t, f, log, who)


@rule
def no_farm(t: Table, log: Log, who: int) -> None:
    """SS-9.2"""
    ask_next(t, Step.NO_FARM, who)
    if note_undefended(t, log, who, Symbol.FARM):
        lose_farmstead(t, log)


@rule
def no_doll(t: Table, log: Log, who: int) -> None:
    """SS-9.4"""
    ask_next(t, Step.NO_DOLL, who)
    if note_undefended(t, log, who, Symbol.DOLL):
        push(t, Step.FAMILY)


@rule
def family_a(t: Table, log: Log) -> None:
    """SS-9.4 A: a marker must be removed, if there is one."""
    push(t, Step.FAMILY_B)
    if not t.families[Family.A] or not anybody_marked(t):
        return
    emit(log, Event.FAMILY_BONUS, EVERYBODY, Family.A)
    if t.edition == Edition.FR:
        push(t, Step.HEALED, next_starter(t))
    else:
        push(t, Step.RANDOM_HEALED)


@rule
def family_b(t: Table, log: Log) -> None:
    """SS-9.4 B"""
    push(t, Step.FAMILY_C)
    if t.families[Family.B] and t.barricades < t.most_barricades:
        emit(log, Event.FAMILY_BONUS, EVERYBODY, Family.B)
        build_barricade(t, log)


@rule
def family_c(t: Table, log: Log) -> None:
    """SS-9.4 C"""
    push(t, Step.INTRUDERS)
    if t.families[Family.C] and t.intruder_count > 0:
        emit(log, Event.FAMILY_BONUS, EVERYBODY, Family.C)
        push(t, Step.CAUGHT_CARD, 0, 0, 1)


@rule
def intruders(t: Table) -> None:
    """SS-9.5: one by one."""
    push(t, Step.INTRUDER_CARD if t.intruder_count > 0 else Step.DAWN)


@rule
def intruder(t: Table, f: Figures, log: Log, found: int) -> None:
    """SS-9.5: one with flames destroys a Barricade, or if there is none a Farmstead."""
    pop(t)
    push(t, Step.INTRUDERS)
    reveal_intruder(t, f, found)
    emit(log, Event.INTRUDER_REVEALED, EVERYBODY, found, f.flames[found])
    if f.flames[found]:
        destroy_barricade(t, log)


@rule
def dawn(t: Table, log: Log) -> None:
    """SS-9.6, SS-9.7"""
    if t.round_number == LAST_ROUND:
        win(t, log)
        return
    starter = next_starter(t)
    gather(t)
    for who in range(t.players):
        clear_board(t, who)
    t.round_number += 1
    t.night = 0
    t.turns = 0
    emit(log, Event.ROUND_BEGAN, EVERYBODY, t.round_number, starter, t.stack_count)
    push(t, Step.BEGIN_TURN, starter)


@rule
def clear_board(t: Table, who: int) -> None:
    """SS-9.7: the cards are gathered, the track goes to 0, the token home."""
    seat = t.seats[who]
    for k in range(seat.count):
        seat.line[k] = 0
    seat.count = 0
    seat.total = 0
    for symbol in range(len(SYMBOLS)):
        seat.left[symbol] = NOTHING
    seat.passed = 0
    seat.token = who
    seat.borrowed = 0
