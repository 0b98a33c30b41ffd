"""States call machine code without Numba's dispatcher once there is some, and nobody can tell."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.compiled import JIT
from tatami.core.game import machine_code


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_a_state_that_is_played_calls_its_machine_code_directly() -> None:
    engine = tatami.game("kenjin").engine
    for _ in range(2):
        state = tatami.game("kenjin").new()
        state.apply(state.actions()[0])
    assert not hasattr(engine.step, "overloads") and not hasattr(engine.survey, "overloads")
    there = state.copy()
    again = tatami.game("kenjin").new()
    again.apply(again.actions()[0])
    engine.step = engine.machine_code["step"]
    assert again.apply(again.actions()[1]) == there.apply(there.actions()[1])
    assert again.actions() == there.actions() and again == there


def test_what_is_not_compiled_stays_as_it_is() -> None:
    assert machine_code(len) is len
