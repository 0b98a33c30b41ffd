"""Samurai Spirit in batches on a GPU: which games do the same thing next, and what of a record is in play."""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.games.samurai_spirit.rules.actions import CONFRONT, DEFEND, FIGHT
from tatami.games.samurai_spirit.rules.table import FIRST_OF_A_SEAT, Table

LAST = "seats"
"""The field of which only the first cells may be in play."""


@rule
def divergence_key(t: Table, action: int) -> int:
    """The decision, and of the two usual ones how it is answered."""
    if action == FIGHT:
        return 0
    if action == CONFRONT:
        return 1
    if action == DEFEND:
        return 2
    return 3 + int(t.decision) - FIRST_OF_A_SEAT


@rule
def cells_in_play(t: Table) -> int:
    """Seats: those that nobody sits at stay empty."""
    return int(t.players)
