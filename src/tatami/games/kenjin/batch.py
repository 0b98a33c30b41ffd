"""Kenjin in batches on a GPU: which games do the same thing next, and what of a record is in play."""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.games.kenjin.rules.actions import ENGAGE, REVEAL
from tatami.games.kenjin.rules.table import BATTLEFIELDS, Decision, Table, Unit, battlefields

LAST_CARD = 0
OTHERS = int(Unit.GENERAL) + 1
"""Units from here on do nothing when they are engaged: they share a key."""
LAST = "rows"
"""The field of which only the first cells may be in play."""


@rule
def divergence_key(t: Table, action: int) -> int:
    """The last card leads to all the fights; else it is a unit with an ability, another one, or the ability."""
    held = 0
    for seat in range(t.players):
        held += t.seats[seat].held
    if held == 0 or (held == 1 and t.decision == Decision.ENGAGE):
        return LAST_CARD
    if ENGAGE <= action < REVEAL:
        return 1 + min((action - ENGAGE) // BATTLEFIELDS, OTHERS)
    return 2 + OTHERS + int(t.decision)


@rule
def cells_in_play(t: Table) -> int:
    """Rows: those of battlefields that nobody fights on stay empty."""
    return 2 * battlefields(t)
