"""The same rules for a GPU, one thread a game: compiled to PTX, which needs no GPU (extra `gpu`).

Every rule is compiled anew for the device from the very function that runs here; nothing is written twice.
"""

from __future__ import annotations

import dis
import re
import types
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, Any

import numba
from numba import cuda
from numba import types as kinds
from numba.cuda import dispatcher

from tatami.core.chance import below, weighted
from tatami.core.engine import CHANCE, OVER
from tatami.core.record import dtype_of
from tatami.games import game as game_called

if TYPE_CHECKING:
    legal: Any = None
    chance: Any = None
    apply: Any = None
    pick: Any = None
    draw: Any = None

CAPABILITY = (9, 0)
CALLS = re.compile(r"^\s*call(?:\.uni)?\s+(?:\([^)]*\),\s*)?([\w$]+)", re.MULTILINE)
DEFINED = re.compile(r"^\s*(?:\.weak|\.visible)?\s*\.func\s+(?:\([^)]*\)\s*)?([\w$]+)", re.MULTILINE)
BUILT_IN = ("vprintf", "malloc", "free", "__assertfail")


@cache
def on_device(function: Any) -> Any:
    """A rule for the device, down to the last rule it calls."""
    code = getattr(function, "py_func", function)
    copy = types.FunctionType(code.__code__, dict(code.__globals__), code.__name__, code.__defaults__)
    for name in {step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"}:
        value = copy.__globals__.get(name)
        if hasattr(value, "py_func"):
            copy.__globals__[name] = on_device(value)
        elif isinstance(value, type) and issubclass(value, IntEnum):
            copy.__globals__[name] = constants(value)
        elif isinstance(value, IntEnum):
            copy.__globals__[name] = int(value)
    return cuda.jit(device=True)(copy)


@cache
def constants(names: type[IntEnum]) -> types.ModuleType:
    """The members as plain numbers: on the device an IntEnum is no index."""
    module = types.ModuleType(names.__name__)
    for member in names:
        setattr(module, member.name, int(member))
    return module


def play_out(raws: Any, figures: Any, logs: Any, outs: Any, weights: Any, streams: Any, tallies: Any) -> None:
    """One thread plays one game at random to its end; the same draws in the same order as on the processor."""
    k = cuda.grid(1)
    if k >= raws.shape[0]:
        return
    t = raws[k]
    f = figures[0]
    out = outs[k]
    rng = streams[k : k + 1]
    while t.to_act != OVER:
        if t.to_act == CHANCE:
            action = out[draw(rng, weights[k], chance(t, f, out, weights[k]))]
            tallies[k, 1] += 1
        else:
            action = out[pick(rng, legal(t, f, out))]
            tallies[k, 0] += 1
        logs[k, 0] = 0
        apply(t, f, logs[k], action)


def kernel(name: str) -> Any:
    """The kernel of random play of one game, and the types of its arguments."""
    engine = game_called(name).engine
    names = {
        "pick": on_device(below),
        "draw": on_device(weighted),
        **{rule: on_device(getattr(engine.rules, rule)) for rule in ("legal", "chance", "apply")},
    }
    made = types.FunctionType(
        play_out.__code__, {**play_out.__globals__, **names}, f"play_out_{name.replace('-', '_')}"
    )
    records = [numba.from_dtype(dtype_of(kind))[::1] for kind in (engine.table, engine.figures)]
    signature = kinds.void(
        *records,
        kinds.int32[:, ::1],
        kinds.int32[:, ::1],
        kinds.float64[:, ::1],
        kinds.uint64[::1],
        kinds.int64[:, ::1],
    )
    return made, signature


def ptx(name: str) -> str:
    """A game's random play as PTX."""
    made, signature = kernel(name)
    with imagined_device():
        text, _ = cuda.compile_ptx(made, signature, cc=CAPABILITY)
    return str(text)


@contextmanager
def imagined_device() -> Iterator[None]:
    """Device functions ask the present GPU what it can do, even when nothing will run on it; this answers instead."""
    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=CAPABILITY)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked


def missing_calls(text: str) -> set[str]:
    """Functions that PTX calls and does not hold."""
    return {*CALLS.findall(text)} - {*DEFINED.findall(text)} - {*BUILT_IN}
