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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum
from functools import cache
from pathlib import Path

import numba
import numpy as np
from numba import cuda
from numba import types as kinds
from numba.cuda import dispatcher
from numba.cuda.cudadrv import nvvm
from numba.cuda.extending import overload_attribute

from tatami.core.chance import below
from tatami.core.compiled import Globals, python_of
from tatami.core.events import emit
from tatami.core.record import Array, dtype_of
from tatami.core.registry import game as game_called
from tatami.core.registry import games
from tatami.core.rows import RuleFunction
from tatami.research import pool
from tatami.research.batch import lay_out, loops_of, mark
from tatami.research.divergence import divergence_key
from tatami.research.launch import ENTRY, FAR, WARP, WARPS_FAR, file_name, with_registers
from tatami.research.observations import is_observed

CAPABILITY = (9, 0)
CALLS = re.compile(r"^\s*call(?:\.uni)?\s+(?:\([^)]*\),\s*)?([\w$]+)", re.MULTILINE)
DEFINED = re.compile(r"^\s*(?:\.weak|\.visible)?\s*\.func\s+(?:\([^)]*\)\s*)?([\w$]+)", re.MULTILINE)
MANGLED = re.compile(r"\.visible \.entry ([\w$]+)")
DEFINITION = re.compile(r'^define linkonce_odr [^@]*@"?([^"(]+)"?\(.*\)$', re.MULTILINE)
FUNCTION = re.compile(r'^define [^@]*@"?([^"(]+)"?\(.*?^}', re.MULTILINE | re.DOTALL)
CALLED = re.compile(r'call [^@\n]*@"?([^"(]+)"?\(')
LONG = 3000  # lines of LLVM's code, before it is made shorter
LABEL = re.compile(r'^"?([^"\s:]+)"?:')
JUMP = re.compile(r'label %"?([^",\s]+)"?')
WRAPPED = re.compile(
    r'^  (%"[^"]+") = icmp slt i64 (%"[^"]+"), 0\n  (%"[^"]+") = add i64 \2, %"[^"]+"\n'
    r'  (%"[^"]+") = select +i1 \1, i64 \3, i64 \2$',
    re.MULTILINE,
)
UNROLLED = ("fetch", "bring_back", "encode")
"""Functions whose loops are unrolled: they wait for memory, and several loads at once wait no longer than one."""
FIRST_NOTE = 1_000_000  # a number that none of LLVM's own notes has
REGISTERS = 65536  # of a multiprocessor
BUILT_IN = ("vprintf", "malloc", "free", "__assertfail")


@cache
def on_device(function: RuleFunction) -> numba.cuda.dispatcher.CUDADispatcher:
    """A rule for the device, down to the last rule it calls."""
    if function is emit:
        return cuda.jit(device=True)(say_nothing)
    if function is lay_out:
        return cuda.jit(device=True)(lay_out_near)
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
        elif isinstance(value, types.ModuleType):
            copy.__globals__[name] = with_rules_on_device(value, code.__code__.co_names)
    return cuda.jit(device=True)(copy)


def say_nothing(
    log: Array, kind: int, viewers: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """What `emit` does in a batch, whose log keeps nothing."""


def lay_out_near(tables: Array, k: int, fresh: Array) -> None:
    """What `lay_out` does where only the part of a record that is in play is near; `fresh` is that part, as pairs."""
    there = tables[k : k + 1].view(np.uint16)
    for pair in range(fresh.shape[0]):
        there[numba.uint32(pair)] = fresh[numba.uint32(pair)]


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


def with_rules_on_device(module: types.ModuleType, names: Sequence[str]) -> types.ModuleType:
    """A module through which a rule calls others, if it does."""
    rules = {name: value for name in names if hasattr(value := getattr(module, name, None), "py_func")}
    if not rules:
        return module
    copy = types.ModuleType(module.__name__)
    vars(copy).update(vars(module) | {name: on_device(value) for name, value in rules.items()})
    return copy


@cache
def constants(names: type[IntEnum]) -> types.ModuleType:
    """The members as plain numbers: on the device an IntEnum is no index."""
    module = types.ModuleType(names.__name__)
    for member in names:
        setattr(module, member.name, int(member))
    return module


def with_names(function: RuleFunction, names: Globals) -> types.FunctionType:
    """A copy of a function in which the given names are a game's own."""
    assert isinstance(function, types.FunctionType)
    return types.FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)


def kernel(name: str, observed: bool) -> tuple[types.FunctionType, numba.core.typing.Signature]:
    """The kernel of one game's batches, and the types of its arguments."""
    game = game_called(name)
    engine, own = game.engine, game.part("batch")
    table, last = dtype_of(engine.table), getattr(own, "LAST", None)
    loop = loops_of(name, observed)
    names = {
        "HOST": table,
        "FIGURES": dtype_of(engine.figures),
        "CHOICES": engine.most_choices if pool.is_near(table) else 1,
        "OUTCOMES": getattr(own, "OUTCOMES", engine.most_choices),
        "LISTED": numba.int16 if game.codec(game.complete({})).actions < 1 << 15 else numba.int32,
        "key_of": on_device(divergence_key(name)),
        "draw_below": on_device(below),
        "lay_out": on_device(lay_out),
        "mark": on_device(mark),
        "cells_in_play": on_device(own.cells_in_play) if own is not None and last else cuda.jit(device=True)(all_cells),
        **pool.layout(table, last),
    }
    for rule in ("apply", "legal", "lead_on", "encode"):
        names[rule] = on_device(python_of(loop.play_on).__globals__[rule])
    for part, function in pool.parts(pool.is_near(table)).items():
        inline = "always" if part in pool.IN_PLACE else "never"  # only so may a function give an array of its own
        names[part] = cuda.jit(device=True, inline=inline)(with_names(function, names))
    made = with_names(pool.play_from_pools, names)
    one, two = slice(None, None, 1), (slice(None), slice(None, None, 1))
    signature = kinds.void(
        kinds.int64, kinds.int64, kinds.int64, kinds.int64[one], kinds.uint8[one], kinds.uint8[one], kinds.uint8[one],
        kinds.uint64[one], kinds.int32[two], kinds.int64[one], kinds.boolean[two], kinds.int8[two], kinds.int8[one],
        kinds.float32[two], kinds.boolean[one], kinds.int64[one], kinds.int64[one], kinds.int32[one],
    )  # fmt: skip
    return made, signature


def all_cells(t: Array) -> int:
    """Of a game that does not say which cells are in play."""
    return 1


@cache
def ptx(name: str, observed: bool = False) -> str:
    """A game's batches as PTX, in which the kernel is called ENTRY."""
    made, signature = kernel(name, observed)
    with imagined_device(), own_compiler_options():
        text, _ = cuda.compile_ptx(made, signature, cc=CAPABILITY)
    mangled = MANGLED.findall(text)
    assert len(mangled) == 1, mangled
    text = out_of_constant_memory(str(text)).replace(mangled[0], ENTRY)
    if pool.is_near(dtype_of(game_called(name).engine.table)):
        return text
    return f"{FAR}\n{with_registers(text, REGISTERS // (WARP * WARPS_FAR))}"


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


@overload_attribute(kinds.Integer, "value", target="cuda", inline="always")
def value_of(number):  # type: ignore[no-untyped-def]  # Numba compares its signature with that of the lambda
    """`Step.MOVE.value` where Step is no enum but `constants`."""
    return lambda number: number


@contextmanager
def own_compiler_options() -> Iterator[None]:
    """What numba-cuda does not let us say: no fused products, and which rules stay functions of their own.

    A product and a sum are rounded one after the other, as here: fused, a draw could fall differently. And a GPU waits
    for its instructions more than for anything else when every rule is copied into every other that calls it.
    """
    compile_ir = nvvm.compile_ir
    nvvm.compile_ir = lambda code, **options: compile_ir(
        [not_unrolled(never_from_the_end(text)) for text in kept_apart(code)], **{**options, "fma": False}
    )
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


def never_from_the_end(module: str) -> str:
    """LLVM's code of rules in which no computed index is below 0, as none of ours is: only constants count from the
    end, and those are not looked at. Each such check costs three instructions."""
    return WRAPPED.sub(r"  \4 = add i64 \2, 0", module)


def not_unrolled(module: str) -> str:
    """LLVM's code of rules whose loops stay loops: unrolled, they would not fit into the cache of instructions."""
    lines, labels, loops, counts = module.split("\n"), set[str](), 0, True
    for number, line in enumerate(lines):
        if line.startswith("define "):
            labels, counts = set(), not any(f"{len(name)}{name}B" in line for name in UNROLLED)
        elif found := LABEL.match(line):
            labels.add(found[1])
        elif counts and line.startswith("  br ") and not labels.isdisjoint(JUMP.findall(line)):
            loops += 1
            lines[number] = f"{line}, !llvm.loop !{FIRST_NOTE + loops}"
    if loops:
        lines.append(f'!{FIRST_NOTE} = !{{!"llvm.loop.unroll.disable"}}')
        lines += [f"!{n} = distinct !{{!{n}, !{FIRST_NOTE}}}" for n in range(FIRST_NOTE + 1, FIRST_NOTE + loops + 1)]
    return "\n".join(lines)


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
