"""Glicko-2 against the figures that its author published, and what must be true of any rating."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.accounts.glicko import UNKNOWN, Strength, strength_after

strengths = st.builds(Strength, st.floats(600, 2600), st.floats(30, 350), st.floats(0.03, 0.1))


def test_the_published_example() -> None:
    """Glickman, "Example of the Glicko-2 system": three games in one period."""
    results = [(Strength(1400, 30), 1.0), (Strength(1550, 100), 0.0), (Strength(1700, 300), 0.0)]
    after = strength_after(Strength(1500, 200, 0.06), results)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_is_only_less_certain() -> None:
    """Step 6 alone; and never less certain than somebody unknown."""
    after = strength_after(Strength(1500, 200, 0.06), [])
    assert after == (1500, pytest.approx(200.2714, abs=0.0001), 0.06)
    assert strength_after(Strength(1700, 60), [], periods=1e6) == (1700, UNKNOWN.deviation, 0.06)


@given(strengths, strengths)
def test_a_win_lifts_a_loss_lowers_and_both_make_sure(one: Strength, other: Strength) -> None:
    won, drawn, lost = (strength_after(one, [(other, score)], periods=0.0) for score in (1.0, 0.5, 0.0))
    assert lost.rating < one.rating < won.rating
    assert lost.rating < drawn.rating < won.rating
    assert all(after.deviation < one.deviation for after in (won, drawn, lost))


def test_equals_exchange_what_one_loses() -> None:
    won, lost = strength_after(UNKNOWN, [(UNKNOWN, 1.0)]), strength_after(UNKNOWN, [(UNKNOWN, 0.0)])
    assert won.rating + lost.rating == pytest.approx(2 * UNKNOWN.rating)
    assert won.rating == pytest.approx(1662.3, abs=0.1)
