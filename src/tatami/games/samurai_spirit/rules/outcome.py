"""Samurai Spirit: how the game ends, and the score (SS-3.7, SS-9.6, SS-12)."""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.core.engine import OVER
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Reals
from tatami.games.samurai_spirit.rules.events import Event
from tatami.games.samurai_spirit.rules.table import FAMILIES, Figures, Reason, Step, Table


@rule
def lose(t: Table, log: Log, reason: int) -> None:
    """SS-3.7: at once."""
    t.reason = reason
    t.to_act = OVER
    t.decision = Step.OVER
    emit(log, Event.LOST, EVERYBODY, reason)


@rule
def win(t: Table, log: Log) -> None:
    """SS-9.6"""
    t.reason = Reason.VICTORY
    t.to_act = OVER
    t.decision = Step.OVER
    emit(log, Event.WON, EVERYBODY, points(t))


@rule
def points(t: Table) -> int:
    """SS-12.1"""
    score = int(t.farmsteads)
    for family in range(len(FAMILIES)):
        score += t.families[family]
    return score if anybody_marked(t) else score + 1


@rule
def anybody_marked(t: Table) -> bool:
    for seat in range(t.players):
        if t.seats[seat].marker:
            return True
    return False


@rule
def returns(t: Table, f: Figures, out: Reals) -> None:
    """All win or lose together."""
    for seat in range(t.players):
        out[seat] = 1.0 if t.reason == Reason.VICTORY else 0.0
