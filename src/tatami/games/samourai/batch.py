"""Samouraï in batches: how chance draws; on a GPU, which games do the same thing."""

from __future__ import annotations

from tatami.core.chance import Stream, unit
from tatami.core.compiled import rule
from tatami.core.record import Array
from tatami.games.samourai.rules.actions import DIE, DONE
from tatami.games.samourai.rules.table import Figures, Table

OUTCOMES = 10
"""Of one die (SB-1.1); there is no other chance."""


@rule
def draw_outcome(t: Table, f: Figures, rng: Stream, out: Array, weights: Array) -> int:
    """A die: the face that `weighted` would draw from the list of all ten."""
    return DIE + int(unit(rng) * OUTCOMES)


@rule
def divergence_key(t: Table, action: int) -> int:
    """The decision; what ends a step leads elsewhere."""
    return 0 if action == DONE else int(t.decision)
