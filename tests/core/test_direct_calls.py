"""States call machine code as Python's own functions, and nobody can tell."""

from __future__ import annotations

import gc
import sys
from random import Random
from types import BuiltinFunctionType
from typing import Any

import pytest

import tatami
from tatami.core.compiled import JIT, plain
from tatami.core.direct import Direct

every_game = pytest.mark.parametrize("name", tatami.games())
compiled = pytest.mark.skipif(not JIT, reason="nothing is compiled")


@compiled
@every_game
def test_a_state_that_is_played_calls_its_machine_code_directly(name: str) -> None:
    engine = tatami.game(name).engine
    state = tatami.game(name).new()
    state.apply(state.actions()[0])
    assert isinstance(engine.step, BuiltinFunctionType) and isinstance(engine.survey, BuiltinFunctionType)


@compiled
@every_game
def test_the_built_in_functions_answer_what_the_same_rules_answer_in_python(name: str) -> None:
    engine, rng, state = tatami.game(name).engine, Random(3), tatami.game(name).new()
    slow = {called: plain(function) for called, function in engine.machine_code.items() if isinstance(function, Direct)}
    assert set(slow) >= {"survey", "step", "odds", "finish"}
    for _ in range(60):
        if state.to_act is None:
            break
        raw, figures = state._raw.copy(), state._figures
        assert engine.survey(raw, figures) == slow["survey"](raw, figures)
        if state.to_act == tatami.CHANCE:
            assert engine.odds(raw, figures) == slow["odds"](raw, figures) == state.chance()
        impossible = max(state.actions()) + 1
        assert engine.step(raw, figures, impossible) is None is slow["step"](raw, figures, impossible)
        action = rng.choice(state.actions())
        twin = raw.copy()
        assert engine.step(raw, figures, action) == slow["step"](twin, figures, action)
        assert (raw == twin).all()
        state.apply(action)


@compiled
def test_the_end_of_a_game_is_told_by_none() -> None:
    state, rng = tatami.game("kenjin").new(), Random(1)
    while state.to_act is not None:
        state.apply(rng.choice(state.actions()))
    assert state._engine.survey(state._raw, state._figures) == (None, [], b"")
    assert state._engine.step(state._raw, state._figures, 0) is None


def holders(answer: Any) -> list[int]:
    assert answer[1] and answer[2]
    return [sys.getrefcount(answer), sys.getrefcount(answer[1]), sys.getrefcount(answer[2])]


@compiled
def test_what_the_built_in_functions_make_is_counted_and_freed() -> None:
    """Python counts who holds an object: one too many is never freed, one too few is freed under its holder."""
    engine, state = tatami.game("kenjin").engine, tatami.game("kenjin").new()
    in_python = plain(engine.machine_code["step"])
    assert holders(engine.step(state._raw.copy(), state._figures, 1)) == holders(
        in_python(state._raw.copy(), state._figures, 1)
    )
    nones = sys.getrefcount(None)
    for _ in range(1000):
        assert engine.step(state._raw, state._figures, 600) is None
    assert abs(sys.getrefcount(None) - nones) < 50
    gc.collect()
    before = len(gc.get_objects())
    for _ in range(1000):
        engine.survey(state._raw, state._figures), engine.odds(state._raw, state._figures)
    gc.collect()
    assert len(gc.get_objects()) - before < 50
