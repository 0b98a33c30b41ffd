"""Kenjin for the search: what others see of a hidden card, a playout that is no coward, points besides victory."""

from __future__ import annotations

from tatami.core.bot import Tuning
from tatami.core.chance import Stream, below
from tatami.core.compiled import rule
from tatami.core.record import Numbers, Reals
from tatami.games.kenjin.rules.actions import ASSASSIN, BONUS, DESTROY, END, ENGAGE, LOOK, MOVE, REVEAL
from tatami.games.kenjin.rules.resolution import is_first_choice, points_of, returns
from tatami.games.kenjin.rules.table import (
    BATTLEFIELDS,
    FIRST_SECRET,
    ROW_ROOM,
    Decision,
    Figures,
    Table,
    Unit,
    are_opponents,
    row_of,
)

TUNING = Tuning(rivals=3)
HIDDEN = END
LEARNT = 16  # more than there are units
POINTS = 0.3
"""The weight of the points in the value of a finished game; the rest is the victory itself."""
SPAN = 40.0
"""A lead of half of this is all that the points can tell."""


@rule
def seen(t: Table, f: Figures, action: int, seat: int) -> int:
    """KJ-9.3: a face-down card reads the same to the others; a reveal tells all, a look or a murder only its maker."""
    if ENGAGE <= action < REVEAL:
        if seat == t.to_act:
            return 0
        unit, field = (action - ENGAGE) // BATTLEFIELDS, (action - ENGAGE) % BATTLEFIELDS
        return HIDDEN + field if unit >= FIRST_SECRET else action
    if REVEAL <= action < LOOK:
        card = t.rows[row_of(t, t.to_act, t.here) ^ 1].cards[action - REVEAL]
        if seat == t.to_act:
            return 1 + int(card.unit)
        return (action + 1) * LEARNT * 2 + int(card.unit)
    if seat == t.to_act:
        if LOOK <= action < MOVE:
            return 1 + int(t.rows[(action - LOOK) // ROW_ROOM].cards[(action - LOOK) % ROW_ROOM].unit)
        if ASSASSIN <= action < DESTROY:
            return 1 + int(t.rows[(action - ASSASSIN) // ROW_ROOM].cards[(action - ASSASSIN) % ROW_ROOM].unit)
        return 0
    if DESTROY <= action < BONUS and is_first_choice(t):
        return HIDDEN + BATTLEFIELDS
    return action


@rule
def pick(t: Table, f: Figures, choices: Numbers, count: int, rng: Stream) -> int:
    """Anything, but the Lord is not kept for the last card (KJ-3.8)."""
    k = below(rng, count)
    if t.decision == Decision.ENGAGE:
        seat = t.seats[t.to_act]
        if seat.held == 2 and seat.hand[Unit.LORD]:
            first = ENGAGE + Unit.LORD * BATTLEFIELDS
            for _ in range(8):
                if first <= choices[k] < first + BATTLEFIELDS:
                    return k
                k = below(rng, count)
    return k


@rule
def value(t: Table, f: Figures, out: Reals) -> None:
    """Victory, and how clear it was: a playout lost by one point was nearer than one lost by twenty."""
    returns(t, f, out)
    for seat in range(t.players):
        mine, best = 0, -1000
        for other in range(t.players):
            if t.teams and not are_opponents(t, seat, other):
                mine += points_of(t, f, other)
            elif other == seat:
                mine = points_of(t, f, seat)
            elif not t.teams:
                best = max(best, points_of(t, f, other))
        if t.teams:
            best = points_of(t, f, (seat + 1) % 4) + points_of(t, f, (seat + 3) % 4)
        lead = min(1.0, max(0.0, 0.5 + (mine - best) / SPAN))
        out[seat] = (1.0 - POINTS) * out[seat] + POINTS * lead
