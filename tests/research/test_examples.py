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


def test_ppo_takes_its_first_steps() -> None:
    won = runpy.run_path(str(EXAMPLES / "ppo_kenjin.py"))["learn"](3)
    assert len(won) == 3 and 0.3 < won[0] < 0.7


@pytest.mark.slow
def test_ppo_comes_to_beat_random_play() -> None:
    won = runpy.run_path(str(EXAMPLES / "ppo_kenjin.py"))["learn"](60)
    assert np.mean(won[-10:]) > np.mean(won[:10]) + 0.05


def test_maskable_ppo_takes_its_first_steps() -> None:
    """Where sb3-contrib is installed; it brings Torch, which is too heavy for the lock of the tests."""
    pytest.importorskip("sb3_contrib")
    policy = runpy.run_path(str(EXAMPLES / "maskable_ppo.py"))["learn"](64, n_steps=64)
    assert policy.num_timesteps >= 64
