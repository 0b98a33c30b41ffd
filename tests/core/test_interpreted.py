"""Games are played before their rules are compiled: as plain Python, move for move the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import BuiltinFunctionType, FunctionType

import pytest

import tatami

PLAY = """
import random, sys
from numba.core.dispatcher import Dispatcher
import tatami
from tatami.bots import Knowledge
from tatami.bots.search import search_of
from tatami.core.words import Words

def refuse(self, signature):
    raise AssertionError(f"{self.py_func.__module__}.{self.py_func.__name__} was compiled")

Dispatcher.compile = refuse
game = tatami.game(sys.argv[1])
assert not game.engine.is_compiled()
game.engine.interpret()
state, rng, words = game.new(), random.Random(7), Words("en")
for ply in range(120):
    if state.to_act is None:
        break
    seat = state.to_act
    action = rng.choice(state.actions())
    if seat == tatami.CHANCE:
        assert action in dict(state.chance())
    elif ply % 5 == 0:
        view = state.view(seat)
        game.names(view, words), game.board(view, words), game.prompt(view, words), state.view(None)
        known = Knowledge(state, seat, "seed")
        assert search_of(game).habit_interpreted(known, 1) in state.actions()
        state.why(action)
    state.apply(action)
print(state.digest())
"""


def played(game: str) -> str:
    import random

    state, rng = tatami.game(game).new(), random.Random(7)
    for _ in range(120):
        if state.to_act is None:
            break
        state.apply(rng.choice(state.actions()))
    return state.digest()


@pytest.mark.parametrize("game", tatami.games())
def test_interpreted_rules_play_the_same_game_and_compile_nothing(game: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game],
        env={**os.environ, "TATAMI_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == played(game)


def test_machine_code_takes_over_between_two_moves() -> None:
    game = tatami.game("kenjin")
    state = game.new()
    game.engine.interpret()
    try:
        assert game.engine.is_interpreted and isinstance(game.engine.step, FunctionType)
        state.apply(state.actions()[0])
    finally:
        list(game.engine.compile())
    assert not game.engine.is_interpreted and isinstance(game.engine.step, BuiltinFunctionType)
    state.apply(state.actions()[0])
