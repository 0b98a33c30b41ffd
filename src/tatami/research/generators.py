"""Decisions and whole games as data: generators over a batch, which plays them compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import numpy as np

from tatami.core.chance import GAMMA, MIX_1, MIX_2, SHIFT_27, SHIFT_30, SHIFT_31, SHIFT_32
from tatami.core.record import Array

if TYPE_CHECKING:
    from tatami.research.batch import Batch

Policy: TypeAlias = "Literal['random'] | Callable[[Batch], Array]"
"""Chooses an action for every game of a batch; "random": uniformly, by the games' own streams."""


class Transitions(NamedTuple):
    """Steps of all games of a batch: what was known and done, and what came of it. Line [t, k] is step t of game k."""

    to_act: Array
    observations: Array
    masks: Array
    actions: Array
    rewards: Array
    done: Array


class Trajectory(NamedTuple):
    """One whole game, a line for each decision: who decided, what that seat knew, could do and did; the returns."""

    game: int
    """Which line of the batch played it."""
    to_act: Array
    observations: Array
    masks: Array
    actions: Array
    returns: Array


def transitions(batch: Batch, steps: int, policy: Policy) -> Iterator[Transitions]:
    if batch.device != "cpu":
        raise ValueError("transitions: only on the processor")
    if steps < 1:
        raise ValueError(f"steps={steps}: at least one in a chunk")
    if policy != "random" and not callable(policy):
        raise ValueError(f'policy={policy!r}: expected "random" or a function of the batch')
    shown = (batch.to_act, batch.observations, batch.masks)
    while True:
        before = [np.empty((steps, *array.shape), array.dtype) for array in shown]
        actions = np.empty((steps, batch.n), np.int64)
        after = [np.empty((steps, *array.shape), array.dtype) for array in (batch.rewards, batch.done)]
        for t in range(steps):
            for kept, array in zip(before, shown, strict=True):
                kept[t] = array
            if callable(policy):
                actions[t] = policy(batch)
                batch.step(actions[t])
            else:
                actions[t] = next_random(batch)
                batch.random_steps(1)
            after[0][t], after[1][t] = batch.rewards, batch.done
        yield Transitions(before[0], before[1], before[2], actions, after[0], after[1])


def next_random(batch: Batch) -> Array:
    """What `random_steps` plays next: the same draw (`chance.below`), for all games at once."""
    choices, counts = batch._shown[:2]
    with np.errstate(over="ignore"):
        z = batch.streams + GAMMA
        z = (z ^ (z >> SHIFT_30)) * MIX_1
        z = (z ^ (z >> SHIFT_27)) * MIX_2
        places = (((z ^ (z >> SHIFT_31)) >> SHIFT_32) * counts.astype(np.uint64)) >> SHIFT_32
    actions: Array = choices[np.arange(batch.n), places.astype(np.int64)]
    return actions


def games(batch: Batch, count: int, policy: Policy, steps: int) -> Iterator[Trajectory]:
    """Every line plays its share of the games to the end: the first to end would be the short ones."""
    batch.reset()
    left = [count // batch.n + (k < count % batch.n) for k in range(batch.n)]
    begun: list[list[tuple[Array, ...]]] = [[] for _ in range(batch.n)]
    chunks = transitions(batch, steps, policy)
    while count:
        chunk = next(chunks)
        for k in range(batch.n):
            if not left[k]:
                continue
            first = 0
            for last in np.flatnonzero(chunk.done[:, k]).tolist():
                begun[k].append(tuple(array[first : last + 1, k] for array in chunk[:4]))
                to_act, observed, masks, actions = (np.concatenate(parts) for parts in zip(*begun[k], strict=True))
                yield Trajectory(k, to_act, observed, masks, actions, chunk.rewards[last, k])
                begun[k].clear()
                first, count, left[k] = last + 1, count - 1, left[k] - 1
                if not left[k]:
                    break
            if left[k] and first < steps:
                begun[k].append(tuple(array[first:, k] for array in chunk[:4]))
