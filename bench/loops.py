"""The plain loop, compiled play, views and copies of every game, as JSON: `python bench/loops.py [SECONDS [GAME]...]`.

Needs nothing but the public interface, so it measures earlier versions too: `PYTHONPATH=EARLIER/src`.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from random import Random

import tatami
from measures.timing import SEED, Metrics, calls_per_s, driven_from_python
from ours import compiled, deal, midway, play, views_in_play

SCENARIOS = {"samourai": ("torii", "ninja-night", "seven-samurai", "temple-assault", "convoy", "crossroads")}
GAMES_A_CALL = 200  # of a scenario


def loops(name: str, seconds: float) -> Metrics:
    game, rng = tatami.game(name), Random(SEED)
    found = driven_from_python(partial(deal, game, rng), partial(play, rng), seconds)
    position = midway(game, rng)
    seat = position.to_act
    found["views_per_s"] = calls_per_s(lambda: position.view(seat), seconds)
    found["views_in_play_per_s"] = views_in_play(game, seconds)
    found["copies_per_s"] = calls_per_s(position.copy, seconds)
    for scenario in SCENARIOS.get(name, ()):
        play_inside = compiled(game, seconds, GAMES_A_CALL, scenario=scenario)
        found[f"compiled_moves_per_s, {scenario}"] = play_inside["compiled_moves_per_s"]
    return found


if __name__ == "__main__":
    print(
        json.dumps(
            {name: loops(name, float(sys.argv[1]) if sys.argv[1:] else 2.0) for name in sys.argv[2:] or tatami.games()}
        )
    )
