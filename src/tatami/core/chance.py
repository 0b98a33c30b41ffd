"""Chance: a small generator that compiled and plain code share, and the dealer that uses it on states.

The rules never own randomness: it is an array of one 64-bit number, passed in (SplitMix64: a counter and a mixer, so
that every game of a batch, and every thread of a GPU, can have a stream of its own).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import numpy as np

from tatami.core.compiled import JIT, rule
from tatami.core.record import Array

if TYPE_CHECKING:
    from tatami.core.game import State

Item = TypeVar("Item")
Stream = np.ndarray[tuple[int], np.dtype[np.uint64]]

GAMMA = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
SHIFT_30, SHIFT_27, SHIFT_31, SHIFT_32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
UNIT = 1.0 / (1 << 32)


def stream(seed: int) -> Stream:
    """A fresh stream of random numbers."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], np.uint64)


@rule
def next_bits(rng: Stream) -> np.uint64:
    """The next 32 random bits of the stream."""
    rng[0] = rng[0] + GAMMA
    z = rng[0]
    z = (z ^ (z >> SHIFT_30)) * MIX_1
    z = (z ^ (z >> SHIFT_27)) * MIX_2
    bits: np.uint64 = (z ^ (z >> SHIFT_31)) >> SHIFT_32
    return bits


if not JIT:
    # Uncompiled, NumPy would warn of every wrap-around; here it is meant.
    next_bits = np.errstate(over="ignore")(next_bits)


@rule
def below(rng: Stream, bound: int) -> int:
    """A whole number from 0 to bound - 1. The bias, under bound / 2^32, is far below what any test could see."""
    return np.int64((next_bits(rng) * np.uint64(bound)) >> SHIFT_32)  # type: ignore[return-value]


@rule
def unit(rng: Stream) -> float:
    """A number in [0, 1)."""
    return float(next_bits(rng)) * UNIT


@rule
def weighted(rng: Stream, weights: Array, count: int) -> int:
    """A place from 0 to count - 1, as likely as its weight."""
    total = 0.0
    for k in range(count):
        total += weights[k]
    left = unit(rng) * total
    for k in range(count - 1):
        left -= weights[k]
        if left < 0.0:
            return k
    return count - 1


Rng: TypeAlias = "Random | np.random.Generator | Dealer"
"""A generator that a caller brings."""


def seed_from(rng: Rng) -> int:
    """64 bits from whatever generator a caller brings: `random.Random`, NumPy's `Generator`, a `Dealer`."""
    if isinstance(rng, Dealer):
        rng = rng.random
    if hasattr(rng, "getrandbits"):
        return int(rng.getrandbits(64))
    if hasattr(rng, "integers"):
        return int(rng.integers(0, 1 << 64, dtype=np.uint64))
    raise TypeError(f"rng: expected random.Random, numpy.random.Generator or tatami.Dealer, not {type(rng).__name__}")


class Dealer:
    """Plays chance, and random players, from a seed of its own."""

    def __init__(self, seed: int | str) -> None:
        self.random = Random(seed)

    def pick(self, items: Sequence[Item]) -> Item:
        return items[int(self.random.random() * len(items))]

    def deal(self, state: State) -> int:
        """An outcome of the chance node that `state` is at, by its exact probabilities."""
        left = self.random.random()
        outcomes = state.chance()
        for action, probability in outcomes:
            left -= probability
            if left < 0:
                return action
        return outcomes[-1][0]

    def choose(self, state: State) -> int:
        """Chance by its probabilities, players uniformly at random."""
        return self.deal(state) if state.to_act == -1 else self.pick(state.actions())
