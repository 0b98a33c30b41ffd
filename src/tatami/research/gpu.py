"""The same rules for a GPU, one thread a game: compiled to PTX, which needs no GPU (extra `gpu`).

Every rule, and the loop of a batch around them, is compiled anew for the device from the very function that runs here;
nothing is written twice. `python -m tatami.research.gpu FOLDER [GAME ...]` writes the PTX for a machine that cannot
compile; `tatami.research.launch` starts it.
"""

from __future__ import annotations

import dis
import re
import sys
import types
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numba
from numba import cuda
from numba import types as kinds
from numba.cuda import dispatcher
from numba.cuda.cudadrv import nvvm

from tatami.core.events import emit
from tatami.games import game as game_called
from tatami.games import games
from tatami.research.batch import SCORES_ROOM, loops, together
from tatami.research.launch import ENTRY, file_name

if TYPE_CHECKING:
    play: Any = None
    CHOICES: Any = None

CAPABILITY = (9, 0)
CALLS = re.compile(r"^\s*call(?:\.uni)?\s+(?:\([^)]*\),\s*)?([\w$]+)", re.MULTILINE)
DEFINED = re.compile(r"^\s*(?:\.weak|\.visible)?\s*\.func\s+(?:\([^)]*\)\s*)?([\w$]+)", re.MULTILINE)
MANGLED = re.compile(r"\.visible \.entry ([\w$]+)")
DEFINITION = re.compile(r'^define linkonce_odr [^@]*@"?([^"(]+)"?\(.*\)$', re.MULTILINE)
FUNCTION = re.compile(r'^define [^@]*@"?([^"(]+)"?\(.*?^}', re.MULTILINE | re.DOTALL)
CALLED = re.compile(r'call [^@\n]*@"?([^"(]+)"?\(')
LONG = 400  # lines of LLVM's code, before it is made shorter
BUILT_IN = ("vprintf", "malloc", "free", "__assertfail")


@cache
def on_device(function: Any) -> Any:
    """A rule for the device, down to the last rule it calls."""
    if function is emit:
        return cuda.jit(device=True)(say_nothing)
    if function is together:
        return cuda.jit(device=True)(wait_for_the_others)
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


def say_nothing(
    log: Any, kind: int, eyes: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """What `emit` does in a batch, whose log keeps nothing."""


def wait_for_the_others() -> None:
    """The threads that share their instructions go on together."""
    cuda.syncwarp()


@cache
def constants(names: type[IntEnum]) -> types.ModuleType:
    """The members as plain numbers: on the device an IntEnum is no index."""
    module = types.ModuleType(names.__name__)
    for member in names:
        setattr(module, member.name, int(member))
    return module


def play_mine(
    how: int, steps: int, actions: Any, raws: Any, figures: Any, start: Any, streams: Any, choices: Any, counts: Any,
    masks: Any, observations: Any, to_act: Any, rewards: Any, done: Any, finished: Any, moves: Any,
) -> None:  # fmt: skip
    """One thread plays its game of the batch, with the same draws in the same order as on the processor."""
    k = cuda.grid(1)
    if k >= streams.shape[0]:
        return
    log = cuda.local.array(1, numba.int32)
    weights = cuda.local.array(CHOICES, numba.float64)
    scores = cuda.local.array(SCORES_ROOM, numba.float64)
    play(
        k, k + 1, how, steps, actions, raws, figures, start, streams, choices, counts, masks, observations, to_act,
        rewards, done, finished, moves, log, weights, scores,
    )  # fmt: skip


def kernel(name: str, observed: bool) -> Any:
    """The kernel of one game's batches, and the types of its arguments."""
    engine = game_called(name).engine
    names = {"play": on_device(loops(name, observed).play_on), "CHOICES": engine.most_choices}
    made = types.FunctionType(play_mine.__code__, {**play_mine.__globals__, **names}, "play_mine")
    one, two = slice(None, None, 1), (slice(None), slice(None, None, 1))
    signature = kinds.void(
        kinds.int64, kinds.int64, kinds.int64[one], kinds.uint8[one], kinds.uint8[one], kinds.uint8[one],
        kinds.uint64[one], kinds.int32[two], kinds.int64[one], kinds.boolean[two], kinds.int8[two], kinds.int8[one],
        kinds.float32[two], kinds.boolean[one], kinds.int64[one], kinds.int64[one],
    )  # fmt: skip
    return made, signature


@cache
def ptx(name: str, observed: bool = False) -> str:
    """A game's batches as PTX, in which the kernel is called ENTRY."""
    made, signature = kernel(name, observed)
    with imagined_device(), own_compiler_options():
        text, _ = cuda.compile_ptx(made, signature, cc=CAPABILITY)
    mangled = MANGLED.findall(text)
    assert len(mangled) == 1, mangled
    return out_of_constant_memory(str(text)).replace(mangled[0], ENTRY)


def out_of_constant_memory(text: str) -> str:
    """Tables of the rules go where there is room: every function brings its own copy, and 64 kB are soon full."""
    text = re.sub(r"\b(ld|cvta|cvta\.to)\.const\b", r"\1.global", text)
    return re.sub(r"^\.const ", ".global ", text, flags=re.MULTILINE)


@contextmanager
def imagined_device() -> Iterator[None]:
    """Device functions ask the present GPU what it can do, even when nothing will run on it; this answers instead."""
    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=CAPABILITY)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked


@contextmanager
def own_compiler_options() -> Iterator[None]:
    """What numba-cuda does not let us say: no fused products, and which rules stay functions of their own.

    A product and a sum are rounded one after the other, as here: fused, a draw could fall differently. And a GPU waits
    for its instructions more than for anything else when every rule is copied into every other that calls it.
    """
    compile_ir = nvvm.compile_ir
    nvvm.compile_ir = lambda code, **options: compile_ir(kept_apart(code), **{**options, "fma": False})
    try:
        yield
    finally:
        nvvm.compile_ir = compile_ir


def kept_apart(modules: list[str]) -> list[str]:
    """LLVM's code of all rules, each once; those that are long and called from several places are never inlined."""
    modules = list(dict.fromkeys(modules))
    bodies = {found[1]: found[0] for text in modules for found in FUNCTION.finditer(text)}
    calls = {name: CALLED.findall(body) for name, body in bodies.items()}
    places = Counter(name for called in calls.values() for name in called)
    lengths: dict[str, int] = {}
    apart: set[str] = set()

    def measure(name: str) -> int:
        if name not in lengths:
            lengths[name] = bodies[name].count("\n") if name in bodies else 0
            lengths[name] += sum(measure(other) for other in calls.get(name, ()) if other not in apart)
            if lengths[name] > LONG and places[name] > 1:
                apart.add(name)
        return 0 if name in apart else lengths[name]

    for name in bodies:
        measure(name)
    return [
        DEFINITION.sub(lambda found: found[0] + (" noinline" if found[1] in apart else ""), text) for text in modules
    ]


def missing_calls(text: str) -> set[str]:
    """Functions that PTX calls and does not hold."""
    return {*CALLS.findall(text)} - {*DEFINED.findall(text)} - {*BUILT_IN}


def main(arguments: list[str]) -> int:
    """`python -m tatami.research.gpu FOLDER [GAME ...]`: the PTX of those games, with and without observations."""
    if not arguments:
        sys.exit("usage: python -m tatami.research.gpu FOLDER [GAME ...]")
    folder, names = Path(arguments[0]), arguments[1:] or games()
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        for observed in (False, True):
            (folder / file_name(name, observed)).write_text(ptx(name, observed), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
