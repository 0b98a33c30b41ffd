"""The clock and the loops that every peer shares."""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Callable
from time import perf_counter
from typing import TypeVar

Metrics = dict[str, float]
Sample = dict[str, tuple[float, float]]  # metric: how many, in how many seconds
Game = TypeVar("Game")

SEED = 1
SLICES = 5
CALLS = 200  # between two looks at the clock, where a single call is too short to time


def measure(sample: Callable[[], Sample], seconds: float) -> Metrics:
    """Rates of what `sample` counts. It times itself, so that its preparations stay off the clock.

    The median of slices, because on a shared machine a mean moves with whoever else wakes up.
    """
    sample()  # warm-up: first calls fill caches
    rates: dict[str, list[float]] = defaultdict(list)
    for _ in range(SLICES):
        done: dict[str, float] = defaultdict(float)
        spent: dict[str, float] = defaultdict(float)
        end = perf_counter() + seconds / SLICES
        while True:
            for metric, (count, elapsed) in sample().items():
                done[metric] += count
                spent[metric] += elapsed
            if perf_counter() >= end:
                break
        for metric in done:
            rates[metric].append(done[metric] / spent[metric])
    return {metric: statistics.median(values) for metric, values in rates.items()}


def driven_from_python(
    deal: Callable[[], tuple[Game, int]], play: Callable[[Game], tuple[int, int]], seconds: float
) -> Metrics:
    """Random play with every decision chosen in Python.

    `deal` gives a game at its first decision and the steps of chance before it; `play` plays that game to its end and
    gives the decisions and the steps of chance it took.
    """

    def sample() -> Sample:
        start = perf_counter()
        game, dealt = deal()
        ready = perf_counter()
        decisions, chance = play(game)
        end = perf_counter()
        return {
            "python_moves_per_s": (decisions, end - ready),
            "python_whole_moves_per_s": (decisions, end - start),
            "python_steps_per_s": (dealt + decisions + chance, end - start),
        }

    return measure(sample, seconds)


def calls_per_s(call: Callable[[], object], seconds: float) -> float:
    """How often a function can be called from Python, the cost of the call included."""

    def sample() -> Sample:
        start = perf_counter()
        for _ in range(CALLS):
            call()
        return {"calls": (CALLS, perf_counter() - start)}

    return measure(sample, seconds)["calls"]
