"""MaskablePPO of sb3-contrib on one seat of a game: `pip install tatami[research] sb3-contrib`.

python examples/maskable_ppo.py [steps]
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO

import tatami.research.gymnasium  # noqa: F401 - makes the environments known


def learn(steps: int, **arguments: Any) -> MaskablePPO:
    """A policy for seat 0 of Kenjin after so many steps against random play."""
    env = gymnasium.make("tatami/Kenjin-v1", bot="random")
    return MaskablePPO("MultiInputPolicy", env, seed=0, **arguments).learn(steps)


if __name__ == "__main__":
    learn(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000, verbose=1)
