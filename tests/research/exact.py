"""The exact value of a small two-sided game: OpenSpiel's sequence form, solved as a linear programme."""

from __future__ import annotations

from typing import Any

import numpy as np
from open_spiel.python.algorithms import sequence_form_utils
from scipy.optimize import linprog


def equilibrium_value(game: Any) -> float:
    """What the first seat gets when both play perfectly: the most it can make sure of, whatever the other does."""
    _, sequences, actions, parents, payoffs, _ = sequence_form_utils.construct_vars(game)
    constraints = sequence_form_utils.construct_constraint_vars(parents, sequences, actions)
    (ours, our_sum), (theirs, their_sum) = constraints[0], constraints[1]
    worth = np.asarray(payoffs)
    worth = worth[0] if worth.ndim == 3 else worth
    first, second = worth.shape
    solved = linprog(
        np.concatenate([np.zeros(first), -their_sum]),
        A_ub=np.hstack([-worth.T, theirs.T]),
        b_ub=np.zeros(second),
        A_eq=np.hstack([ours, np.zeros((len(our_sum), len(their_sum)))]),
        b_eq=our_sum,
        bounds=[(0, None)] * first + [(None, None)] * len(their_sum),
        method="highs",
    )
    assert solved.success, solved.message
    return float(-solved.fun)
