"""What the small nets have in common that tell a search what a position is worth.

Inputs, sums and weights lie in one array of single floats, so that compiled rules work in it without allocating.
"""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.core.record import Array


@rule
def add_row(x: Array, to: int, row: int, width: int, one: float) -> None:
    """Adds a row of weights, so many times, to the sums of a layer."""
    sums, weights = x[to : to + width], x[row : row + width]
    for k in range(width):
        sums[k] += one * weights[k]
