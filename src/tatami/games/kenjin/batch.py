"""Kenjin in batches on a GPU: which games do the same thing next."""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.games.kenjin.rules.actions import ENGAGE, REVEAL
from tatami.games.kenjin.rules.table import BATTLEFIELDS, UNITS, Decision, Table

LAST_CARD = 0


@rule
def divergence_key(t: Table, action: int) -> int:
    """The last card leads to all the fights, the score and a new game; else it is the unit, or the ability."""
    held = 0
    for seat in range(t.players):
        held += t.seats[seat].held
    if held == 0 or (held == 1 and t.decision == Decision.ENGAGE):
        return LAST_CARD
    if ENGAGE <= action < REVEAL:
        return 1 + (action - ENGAGE) // BATTLEFIELDS
    return len(UNITS) + 1 + int(t.decision)
