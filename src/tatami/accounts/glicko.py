"""Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2013): how strong somebody is, and how sure that is.

Every game is a rating period of its own; while somebody does not play, the deviation grows as if empty periods of
`PERIOD` seconds went by.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

TAU = 0.5
"""How quickly the volatility may change."""
SCALE = 173.7178
CLOSE = 1e-6
PERIOD = 7 * 86400.0
SURE = 110.0
"""A rating whose deviation is larger is provisional."""


class Strength(NamedTuple):
    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


UNKNOWN = Strength()


def strength_after(player: Strength, results: Sequence[tuple[Strength, float]], periods: float = 1.0) -> Strength:
    """A player after games against opponents (1 won, 0.5 drawn, 0 lost); without any, only less certain.

    `periods`: how many rating periods have gone by since the last game; Glickman's example has one.
    """
    mu, phi = (player.rating - UNKNOWN.rating) / SCALE, player.deviation / SCALE
    if not results:
        return player._replace(deviation=min(UNKNOWN.deviation, SCALE * sqrt(phi**2 + periods * player.volatility**2)))
    weight = surprise = 0.0
    for opponent, score in results:
        weigh = attenuation(opponent.deviation / SCALE)
        expected = 1 / (1 + exp(-weigh * (mu - (opponent.rating - UNKNOWN.rating) / SCALE)))
        weight += weigh**2 * expected * (1 - expected)
        surprise += weigh * (score - expected)
    variance = 1 / weight
    volatility = new_volatility(player.volatility, phi, variance, variance * surprise)
    before = min((UNKNOWN.deviation / SCALE) ** 2, phi**2 + periods * volatility**2)
    after = 1 / sqrt(1 / before + 1 / variance)
    return Strength(UNKNOWN.rating + SCALE * (mu + after**2 * surprise), SCALE * after, volatility)


def attenuation(phi: float) -> float:
    """How much a game counts against somebody whose strength is not sure."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def new_volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5: the root of f by the Illinois method."""
    a = log(sigma**2)

    def f(x: float) -> float:
        grown = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - grown) / (2 * grown**2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(a - steps * TAU) < 0:
            steps += 1
        high = a - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
