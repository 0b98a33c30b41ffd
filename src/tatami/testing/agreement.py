"""Compiled and uncompiled, a game plays the same, step by step."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice

import msgspec

from tatami.core.chance import Dealer
from tatami.core.compiled import JIT
from tatami.testing.walks import Table, walk

PROGRAM = """
import sys, msgspec
from tatami.testing.agreement import state_lines
for line in state_lines(*msgspec.json.decode(sys.argv[1])):
    print(line)
"""
PLIES = 400
"""So far a game is compared; uncompiled, the longest ones take half a minute."""


def state_lines(table: Table, plies: int) -> Iterator[str]:
    """The states of one game, each in a line."""
    name, options = table
    for ply, (state, _) in enumerate(islice(walk(name, options, "twins"), plies)):
        redealt = state.redeal(0, Dealer(1)).digest() if ply % 5 == 0 else ""
        yield f"{state.digest()} {state.actions()} {redealt}"
    yield f"{state.digest()} {state.result and state.returns()}"


def told_elsewhere(table: Table, plies: int, jit: bool) -> str:
    """What a process of its own tells."""
    run = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", PROGRAM, msgspec.json.encode((table, plies)).decode()],
        env={**os.environ, "NUMBA_DISABLE_JIT": "0" if jit else "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    return run.stdout


def compiled_and_uncompiled_agree(table: Table, plies: int = PLIES) -> None:
    """One of them is this process."""
    assert "".join(f"{line}\n" for line in state_lines(table, plies)) == told_elsewhere(table, plies, jit=not JIT)
