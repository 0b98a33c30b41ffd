"""Samurai Spirit: how outcomes of chance are listed."""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.core.record import Numbers, Reals


@rule
def list_outcome(action: int, weight: float, count: int, out: Numbers, weights: Reals) -> int:
    """Adds an outcome with its weight. Who only asks what is possible gives no room for weights."""
    out[count] = action
    if weights.shape[0] > 0:
        weights[count] = weight
    return count + 1
