"""The generator and the dealer."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

import tatami
from tatami.core.chance import below, seed_from, stream, unit, weighted


def test_a_stream_repeats_from_its_seed() -> None:
    first, again, other = stream(5), stream(5), stream(6)
    drawn = [below(first, 1000) for _ in range(20)]
    assert drawn == [below(again, 1000) for _ in range(20)]
    assert drawn != [below(other, 1000) for _ in range(20)]


def test_numbers_below_a_bound_are_uniform() -> None:
    rng = stream(1)
    seen = Counter(int(below(rng, 6)) for _ in range(60_000))
    assert set(seen) == set(range(6))
    assert max(seen.values()) - min(seen.values()) < 600


def test_weights_are_respected() -> None:
    rng = stream(2)
    weights = np.array([1.0, 0.0, 3.0])
    seen = Counter(int(weighted(rng, weights, 3)) for _ in range(40_000))
    assert seen[1] == 0
    assert 0.24 < seen[0] / 40_000 < 0.26
    assert all(0 <= unit(rng) < 1 for _ in range(1000))


def test_a_dealer_never_touches_the_global_generator() -> None:
    random.seed(1)
    before = random.getstate()
    state = tatami.game("kenjin").new()
    dealer = tatami.Dealer(3)
    for _ in range(10):
        state.apply(dealer.choose(state))
    state.redeal(0, dealer)
    assert random.getstate() == before


def test_any_usual_generator_can_redeal() -> None:
    state = tatami.game("kenjin").new()
    for rng in (random.Random(1), np.random.default_rng(1), tatami.Dealer(1)):
        assert state.redeal(0, rng).view(0) == state.view(0)
        assert isinstance(seed_from(rng), int)
    with pytest.raises(TypeError, match="expected"):
        state.redeal(0, 3)
