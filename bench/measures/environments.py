"""Peers whose rules are plain Python: RLCard, PettingZoo's classic games, python-chess, Catanatron."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from measures.timing import SEED, Metrics, calls_per_s, driven_from_python


def rlcard(name: str, seconds: float) -> Metrics:
    """RLCard's `step` with a random legal action; a step also builds the next player's observation."""
    import rlcard

    rng = Random(SEED)
    env = rlcard.make(name, config={"seed": SEED})

    def play(state: dict[str, Any]) -> tuple[int, int]:
        moves = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return moves, 0

    return driven_from_python(lambda: (env.reset()[0], 0), play, seconds)


def pettingzoo(name: str, seconds: float) -> Metrics:
    """A classic environment as documented (`env()`, with its wrappers): `last`, a legal action from the mask, `step`.

    hanabi is OpenSpiel's behind Shimmy and leduc_holdem is RLCard's: those figures are the price of the layers.
    """
    import numpy

    rng = Random(SEED)
    env = import_module(f"pettingzoo.classic.{name}").env()

    def deal() -> tuple[Any, int]:
        env.reset(seed=rng.randrange(2**31))
        return env, 0

    def play(env: Any) -> tuple[int, int]:
        moves = 0
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return moves, 0
            env.step(int(rng.choice(numpy.flatnonzero(observation["action_mask"]))))
            moves += 1

    return driven_from_python(deal, play, seconds)


def python_chess(seconds: float) -> Metrics:
    """Random legal chess to mate, stalemate, too few men or the 75-move rule; repetitions are not looked for."""
    import chess

    rng = Random(SEED)

    def play(board: chess.Board) -> tuple[int, int]:
        moves = 0
        while not board.is_insufficient_material() and board.halfmove_clock < 150:
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(rng.choice(legal))
            moves += 1
        return moves, 0

    metrics = driven_from_python(lambda: (chess.Board(), 0), play, seconds)
    # Without the stack of moves: the cheapest copy that can be played on.
    return metrics | {"copies_per_s": calls_per_s(partial(chess.Board().copy, stack=False), seconds)}


def catanatron(seconds: float) -> Metrics:
    """Random Catan, four players. Forced moves, such as rolling, are moves; the dice are inside them."""
    from catanatron import Color, Game, RandomPlayer

    rng = Random(SEED)

    def deal() -> tuple[Any, int]:
        return Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1, 2**31)), 0

    def decide(_player: Any, _game: Any, actions: list[Any]) -> Any:
        return rng.choice(actions)

    def play(game: Any) -> tuple[int, int]:
        moves = 0
        while game.winning_color() is None and game.state.num_turns < 1000:  # the limit of its own `play`
            game.play_tick(decide_fn=decide)
            moves += 1
        return moves, 0

    metrics = driven_from_python(deal, play, seconds)
    game, _ = deal()
    for _ in range(100):
        game.play_tick(decide_fn=decide)
    return metrics | {"copies_per_s": calls_per_s(game.copy, seconds)}
