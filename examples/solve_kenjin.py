"""OpenSpiel on Kenjin: sampled regret minimisation nears an equilibrium of the last turns; its ISMCTS bot plays a game.

python examples/solve_kenjin.py [iterations]
"""

from __future__ import annotations

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability, ismcts, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import tatami.research.openspiel  # noqa: F401 - makes the games known to pyspiel


def solve(iterations: int) -> list[float]:
    """How much a perfect opponent could still win against the strategy found: it falls towards nothing."""
    random.seed(1)
    np.random.seed(1)  # noqa: NPY002 - the solver draws from the global generator
    game = pyspiel.load_game("tatami_kenjin(start=last-turns)")
    solver = ExternalSamplingSolver(game)
    left = []
    for part in range(1, 4):
        for _ in range(iterations * part // 6):
            solver.iteration()
        left.append(exploitability.exploitability(game, solver.average_policy()))
        print(f"exploitability {left[-1]:.3f}", flush=True)
    return left


def search(simulations: int) -> float:
    """What the bot made of one game against random play, from -1 to 1."""
    game = pyspiel.load_game("tatami_kenjin(players=2)")
    draws = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(random_state=draws),
        uct_c=1.4,
        max_simulations=simulations,
        random_state=draws,
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(bot.step(state) if state.current_player() == 0 else int(draws.choice(state.legal_actions())))
    print(f"the bot's utility: {state.returns()[0]:+.0f}")
    return float(state.returns()[0])


if __name__ == "__main__":
    wished = int(sys.argv[1]) if len(sys.argv) > 1 else 600
    solve(wished)
    search(max(2, wished // 10))
