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
from typing import Any

import numba
import numpy as np
from numba import cuda
from numba import types as kinds
from numba.cuda import dispatcher
from numba.cuda.cudadrv import nvvm

from tatami.core.chance import below
from tatami.core.compiled import Globals, python_of
from tatami.core.events import emit
from tatami.core.record import Array, dtype_of
from tatami.core.registry import game as game_called
from tatami.core.registry import games
from tatami.core.rows import RuleFunction
from tatami.research import warps
from tatami.research.batch import lay_out, loops, mark, together
from tatami.research.divergence import divergence_key
from tatami.research.launch import ENTRY, WARP, file_name
from tatami.research.observations import is_observed

CAPABILITY = (9, 0)
CALLS = re.compile(r"^\s*call(?:\.uni)?\s+(?:\([^)]*\),\s*)?([\w$]+)", re.MULTILINE)
DEFINED = re.compile(r"^\s*(?:\.weak|\.visible)?\s*\.func\s+(?:\([^)]*\)\s*)?([\w$]+)", re.MULTILINE)
MANGLED = re.compile(r"\.visible \.entry ([\w$]+)")
DEFINITION = re.compile(r'^define linkonce_odr [^@]*@"?([^"(]+)"?\(.*\)$', re.MULTILINE)
FUNCTION = re.compile(r'^define [^@]*@"?([^"(]+)"?\(.*?^}', re.MULTILINE | re.DOTALL)
CALLED = re.compile(r'call [^@\n]*@"?([^"(]+)"?\(')
LONG = 3000  # lines of LLVM's code, before it is made shorter
BUILT_IN = ("vprintf", "malloc", "free", "__assertfail")


@cache
def on_device(function: RuleFunction) -> Any:
    """A rule for the device, down to the last rule it calls."""
    if function is emit:
        return cuda.jit(device=True)(say_nothing)
    if function is together:
        return cuda.jit(device=True)(wait_for_the_others)
    if function is lay_out:
        return cuda.jit(device=True)(lay_out_fast)
    if function is mark:
        return cuda.jit(device=True)(mark_fast)
    code = python_of(function)
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
    log: Array, kind: int, eyes: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """What `emit` does in a batch, whose log keeps nothing."""


def wait_for_the_others() -> None:
    """The threads that share their instructions go on together."""
    cuda.syncwarp()


def lay_out_fast(tables: Array, k: int, fresh: Array) -> None:
    """Several loads before the first store: they need not wait for each other."""
    there, here = tables[k : k + 1].view(np.uint16), fresh[:1].view(np.uint16)
    cells = here.shape[0]
    for at in range(0, cells - 7, 8):
        a, b, c, d = here[at], here[at + 1], here[at + 2], here[at + 3]
        e, f, g, h = here[at + 4], here[at + 5], here[at + 6], here[at + 7]
        there[at], there[at + 1], there[at + 2], there[at + 3] = a, b, c, d
        there[at + 4], there[at + 5], there[at + 6], there[at + 7] = e, f, g, h
    for at in range(cells - cells % 8, cells):
        there[at] = here[at]


def mark_fast(mask: Array, out: Array, count: int, legal: bool) -> None:
    """Likewise; what is too much marks the last choice again."""
    last = numba.uint32(count - 1)
    for first in range(0, count, 8):
        a, b = out[numba.uint32(first)], out[min(numba.uint32(first + 1), last)]
        c, d = out[min(numba.uint32(first + 2), last)], out[min(numba.uint32(first + 3), last)]
        e, f = out[min(numba.uint32(first + 4), last)], out[min(numba.uint32(first + 5), last)]
        g, h = out[min(numba.uint32(first + 6), last)], out[min(numba.uint32(first + 7), last)]
        mask[numba.uint32(a)] = mask[numba.uint32(b)] = mask[numba.uint32(c)] = mask[numba.uint32(d)] = legal
        mask[numba.uint32(e)] = mask[numba.uint32(f)] = mask[numba.uint32(g)] = mask[numba.uint32(h)] = legal


@cache
def constants(names: type[IntEnum]) -> types.ModuleType:
    """The members as plain numbers: on the device an IntEnum is no index."""
    module = types.ModuleType(names.__name__)
    for member in names:
        setattr(module, member.name, int(member))
    return module


def with_names(function: Any, names: Globals) -> types.FunctionType:
    """A copy of a function in which the given names are a game's own."""
    return types.FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)


def kernel(name: str, observed: bool) -> Any:
    """The kernel of one game's batches, and the types of its arguments."""
    engine = game_called(name).engine
    size = dtype_of(engine.table).itemsize
    near_words = warps.words_near(size)
    names = {
        "TABLE": dtype_of(engine.table),
        "CHOICES": engine.most_choices,
        "SIZE": size,
        "NEAR_WORDS": near_words,
        "NEAR_ROOM": max(1, WARP * near_words),
        "play": on_device(loops(name, observed).play_on),
        "key_of": on_device(divergence_key(name)),
        "draw_below": on_device(below),
    }
    for part, function in warps.parts(size).items():
        names[part] = cuda.jit(device=True)(with_names(function, names))
    made = with_names(warps.play_in_warps, names)
    one, two = slice(None, None, 1), (slice(None), slice(None, None, 1))
    signature = kinds.void(
        kinds.int64, kinds.int64, kinds.int64, kinds.int64[one], kinds.uint8[one], kinds.uint8[one], kinds.uint8[one],
        kinds.uint64[one], kinds.int32[two], kinds.int64[one], kinds.boolean[two], kinds.int8[two], kinds.int8[one],
        kinds.float32[two], kinds.boolean[one], kinds.int64[one], kinds.int64[one],
        kinds.uint64[one], kinds.int32[one], kinds.uint8[one], kinds.int32[two], kinds.int64[one],
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
        for observed in (False, True) if is_observed(name) else (False,):
            (folder / file_name(name, observed)).write_text(ptx(name, observed), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
