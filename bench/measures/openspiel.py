"""OpenSpiel: driven from Python, by its own C++ loops, and its C++ tree searches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from measures.timing import SEED, Metrics, Sample, calls_per_s, driven_from_python, measure

DEALS = 64  # that the compiled loops play from; many, since deals differ in length (oh_hell: 1 to 17 tricks)
ROLLOUTS = 64  # a call, enough for the call from Python not to matter
SIMULATIONS = 1000  # a tree search
UCT = 2.0
MEMORY_MB = 1000
CHANCE_PLAYER = -1  # in OpenSpiel's numbering, where any other player below 0 means that the game is over


def openspiel(name: str, seconds: float) -> Metrics:
    """One game with its default options; `compiled_moves_per_s` is the better of the two C++ loops."""
    import pyspiel

    rng = Random(SEED)
    game = pyspiel.load_game(name)
    deals = [deal(game, rng)[0] for _ in range(DEALS)]
    metrics = driven_from_python(partial(deal, game, rng), partial(play, rng), seconds)
    metrics |= driven_as_in_its_example(game, seconds)
    metrics |= evaluate_bots(game, deals, seconds)
    metrics["compiled_moves_per_s"] = metrics["evaluate_bots_moves_per_s"]
    # OpenSpiel's MCTS, the only door from Python to its C++ rollouts, refuses rewards before the end (hanabi has them).
    if game.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL:
        metrics |= rollouts(game, deals, seconds)
        metrics["compiled_moves_per_s"] = max(metrics["compiled_moves_per_s"], metrics["rollout_moves_per_s"])
    if name == "oh_hell":
        metrics |= tree_search(game, deals, seconds)
    position = midway(game, rng)
    metrics["copies_per_s"] = calls_per_s(position.clone, seconds)
    metrics["views_per_s"] = views_per_s(game, position, seconds)
    return metrics


def step(state: Any, rng: Random) -> int | None:
    """One random step; whose it was, or None when the game is over."""
    player: int = state.current_player()
    if player >= 0:
        state.apply_action(rng.choice(state.legal_actions()))
    elif player == CHANCE_PLAYER:
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, probabilities)[0])
    else:
        return None
    return player


def deal(game: Any, rng: Random) -> tuple[Any, int]:
    """A game at its first decision, and the steps of chance that took."""
    state, dealt = game.new_initial_state(), 0
    while state.is_chance_node():
        step(state, rng)
        dealt += 1
    return state, dealt


def play(rng: Random, state: Any) -> tuple[int, int]:
    """To the end of the game; the decisions and the steps of chance."""
    decisions = steps = 0
    while (player := step(state, rng)) is not None:
        steps += 1
        decisions += player >= 0
    return decisions, steps - decisions


def driven_as_in_its_example(game: Any, seconds: float) -> Metrics:
    """Whole games as OpenSpiel's own example drives them: outcomes of chance by `numpy.random.choice`."""
    import numpy as np

    rng, dice = Random(SEED), np.random.RandomState(SEED)

    def sample() -> Sample:
        state, steps = game.new_initial_state(), 0
        start = perf_counter()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choice(outcomes, p=probabilities))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return {"python_example_steps_per_s": (steps, perf_counter() - start)}

    return measure(sample, seconds)


def midway(game: Any, rng: Random) -> Any:
    """A decision in the middle of a random game, for what depends on how much has been played."""
    played, dealt = deal(game, rng)
    half = sum(play(rng, played)) // 2
    position = game.new_initial_state()
    for action in played.history()[: dealt + half]:
        position.apply_action(action)
    while position.is_chance_node():
        step(position, rng)
    return position


def decisions_in(states: list[Any]) -> int:
    return sum(taken.player >= 0 for state in states for taken in state.full_history())


def random_bots(game: Any) -> list[Any]:
    import pyspiel

    return [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]


def evaluate_bots(game: Any, deals: list[Any], seconds: float) -> Metrics:
    """C++ random bots in OpenSpiel's C++ game loop, one call from Python a game; moves counted exactly, afterwards."""
    import pyspiel

    rng, bots = Random(SEED), random_bots(game)

    def seconds_for(states: list[Any]) -> float:
        seeds = [rng.randrange(2**31) for _ in states]
        start = perf_counter()
        for state, seed in zip(states, seeds, strict=True):
            pyspiel.evaluate_bots(state, bots, seed)
        return perf_counter() - start

    def sample() -> Sample:
        dealt = [state.clone() for state in deals]
        whole = [game.new_initial_state() for _ in deals]
        dealt_s, whole_s = seconds_for(dealt), seconds_for(whole)
        return {
            "evaluate_bots_moves_per_s": (decisions_in(dealt), dealt_s),
            "evaluate_bots_steps_per_s": (sum(len(state.full_history()) for state in whole), whole_s),
        }

    return measure(sample, seconds)


def rollouts(game: Any, deals: list[Any], seconds: float) -> Metrics:
    """C++ rollouts, by searches of one simulation: such a search rolls out from its root and does nothing else.

    (The evaluator has no `evaluate` in Python, and a search from a chance node, so one with the dealing, crashes.)
    Moves a rollout are the average of random games from the same deals.
    """
    import pyspiel

    rng, bots = Random(SEED), random_bots(game)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, UCT, 1, MEMORY_MB, False, SEED, False)

    games = [state.clone() for state in deals for _ in range(50)]
    for state in games:
        pyspiel.evaluate_bots(state, bots, rng.randrange(2**31))
    moves_per_game = decisions_in(games) / len(games)

    def sample() -> Sample:
        start = perf_counter()
        for state in deals:
            bot.mcts_search(state)
        return {"rollout_moves_per_s": (moves_per_game * ROLLOUTS * len(deals), perf_counter() - start)}

    return measure(sample, seconds) | {"moves_per_game": moves_per_game}


def tree_search(game: Any, deals: list[Any], seconds: float) -> Metrics:
    """Simulations a second of the C++ searches from the first decision, one rollout a leaf.

    MCTS sees every card and so needs no redeals; ISMCTS plays fair, with a redeal for each simulation. `playouts_per_s`
    is the better of the two.
    """
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    mcts = pyspiel.MCTSBot(game, evaluator, UCT, SIMULATIONS, MEMORY_MB, False, SEED, False)
    ismcts = pyspiel.ISMCTSBot(SEED, evaluator, UCT, SIMULATIONS)

    def sample(metric: str, search: Callable[[Any], object]) -> Sample:
        start = perf_counter()
        for state in deals:  # all of them in each sample, as they differ in length
            search(state)
        return {metric: (SIMULATIONS * len(deals), perf_counter() - start)}

    metrics = measure(partial(sample, "mcts_playouts_per_s", mcts.mcts_search), seconds)
    metrics |= measure(partial(sample, "ismcts_playouts_per_s", ismcts.step), seconds)
    return metrics | {"playouts_per_s": max(metrics.values())}


def views_per_s(game: Any, state: Any, seconds: float) -> float:
    """What the player to act may know, in the fastest form that the game offers."""
    forms = ("observation_string", "observation_tensor", "information_state_string", "information_state_tensor")
    offered = [form for form in forms if getattr(game.get_type(), f"provides_{form}")]
    player = state.current_player()
    return max(calls_per_s(partial(getattr(state, form), player), seconds / len(offered)) for form in offered)
