"""The examples run, and do what they say."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_regret_minimisation_and_search_on_kenjin() -> None:
    example = runpy.run_path(str(EXAMPLES / "solve_kenjin.py"))
    left = example["solve"](60)
    assert left[0] > left[-1]
    assert example["search"](2) in (-1, 0, 1)


def test_the_learner_takes_its_first_steps() -> None:
    won = runpy.run_path(str(EXAMPLES / "learn_kenjin.py"))["learn"](2)
    assert len(won) == 2 and 0.3 < won[0] < 0.7


@pytest.mark.slow
def test_the_learner_comes_to_beat_random_play() -> None:
    won = runpy.run_path(str(EXAMPLES / "learn_kenjin.py"))["learn"](120)
    assert np.mean(won[-10:]) > 0.7
