"""Exact values of small set-ups: a linear programme for two rivals, dynamic programming for partners.

Both need the whole game in memory: some thousand states for rivals, some hundred thousand for partners.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from open_spiel.python.algorithms import sequence_form_utils
from scipy.optimize import linprog

from tatami import CHANCE, State


def equilibrium_value(game: Any) -> float:
    """The utility of seat 0 when both rivals play an equilibrium, from OpenSpiel's sequence form."""
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


Combine = Callable[[list[float]], float]


def best(values: list[float]) -> float:
    return max(values)


def uniform(values: list[float]) -> float:
    return sum(values) / len(values)


def common_value(state: State, combine: Combine = best) -> tuple[float, int]:
    """The expected return of partners who hide nothing from each other, and the number of different states.

    `combine` says what a decision is worth, given its choices: `best` for the optimum, `uniform` for random play.
    """
    found: dict[str, float] = {}

    def value(here: State) -> float:
        digest = here.digest()
        if digest not in found:
            if here.to_act is None:
                found[digest] = float(here.returns()[0])
            elif here.to_act == CHANCE:
                found[digest] = sum(share * value(after(here, outcome)) for outcome, share in here.chance())
            else:
                found[digest] = combine([value(after(here, action)) for action in here.actions()])
        return found[digest]

    return value(state), len(found)


def after(state: State, action: int) -> State:
    twin = state.copy()
    twin.apply(action)
    return twin


def growth(start: State, steps: int) -> list[int]:
    """How many different states there are after one step, two steps and so on, chance included."""
    level, grown = [start], []
    for _ in range(steps):
        found = {}
        for state in level:
            for action in state.actions() if state.to_act is not None else ():
                after = state.copy()
                after.apply(action)
                found.setdefault(after.digest(), after)
        level = list(found.values())
        grown.append(len(level))
    return grown
