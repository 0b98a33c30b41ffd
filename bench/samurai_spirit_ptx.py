"""The loops of Samurai Spirit's learner for a GPU: `python bench/samurai_spirit_ptx.py FOLDER` (extra `gpu`)."""

from __future__ import annotations

import sys
import types
from pathlib import Path

import numba
from numba import cuda
from numba import types as kinds

import samurai_spirit_prospects as learner
from tatami.research import gpu


def first_game():
    return cuda.grid(1)


def threads():
    return cuda.gridsize(1)


RECORDS, FIGURES, STREAMS = kinds.uint8[:, ::1], kinds.uint8[::1], kinds.uint64[::1]
CHOICES, COUNTS, WEIGHTS, LOG = kinds.int32[:, ::1], kinds.int32[::1], kinds.float64[:, ::1], kinds.int32[::1]
SINGLES, LINES = kinds.float32[::1], kinds.float32[:, ::1]
ARGUMENTS = {
    learner.go_on: (RECORDS, FIGURES, RECORDS, STREAMS, CHOICES, WEIGHTS, LOG, COUNTS, LINES),
    learner.look: (RECORDS, FIGURES, COUNTS, LOG, SINGLES, LINES),
    learner.by_habit: (RECORDS, FIGURES, STREAMS, CHOICES, COUNTS, COUNTS),
}


def ptx(loop: numba.core.dispatcher.Dispatcher) -> str:
    """A loop as a kernel of its own name."""
    code = loop.py_func
    here = {function.__name__: cuda.jit(device=True)(function) for function in (first_game, threads)}
    copy = types.FunctionType(code.__code__, {**code.__globals__, **here}, code.__name__)
    signature = kinds.void(kinds.int64, *ARGUMENTS[loop])
    with gpu.imagined_device(), gpu.own_compiler_options():
        text, _ = cuda.compile_ptx(gpu.on_device(copy).py_func, signature, cc=gpu.CAPABILITY)
    (mangled,) = gpu.MANGLED.findall(text)
    return gpu.out_of_constant_memory(str(text)).replace(mangled, code.__name__)


def main(arguments: list[str]) -> None:
    if len(arguments) != 1:
        sys.exit(__doc__)
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for loop in ARGUMENTS:
        (folder / f"{loop.__name__}.ptx").write_text(ptx(loop), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
