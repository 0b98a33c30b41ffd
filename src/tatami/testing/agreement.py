"""Compiled and uncompiled, a game plays the same, step by step."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec

from tatami.testing.walks import Table

PROGRAM = """
import sys, msgspec, tatami
from tatami.testing.walks import walk
name, options = msgspec.json.decode(sys.argv[1])
for ply, (state, _) in enumerate(walk(name, options, "twins")):
    print(state.digest(), state.actions(), state.redeal(0, tatami.Dealer(1)).digest() if ply % 5 == 0 else "")
print(state.digest(), state.returns())
"""


def digests(table: Table, jit: bool) -> str:
    """What a process of its own says of every state of one game."""
    run = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", PROGRAM, msgspec.json.encode(table).decode()],
        env={**os.environ, "NUMBA_DISABLE_JIT": "0" if jit else "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    return run.stdout


def compiled_and_uncompiled_agree(table: Table) -> None:
    assert digests(table, jit=True) == digests(table, jit=False)
