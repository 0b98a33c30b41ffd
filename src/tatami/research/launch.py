"""Starts a batch's kernel on a GPU through CuPy. Needs NumPy and CuPy and nothing else of ours.

So this file, the PTX and the arrays of a batch are all that a machine without a compiler has to have.
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    import cupy

ENTRY = "tatami_play"
WARP = 32
KEYS = 64
"""How many keys there may be (divergence.py)."""
WARPS, WARPS_FOR_ONE_STEP = 6, 12
"""That share a multiprocessor's pool of games. The more there are, the fewer games are left for each to choose from; of
calls that fetch and bring back a record for every step, more wait for memory (docs/gpu.md)."""
WARPS_FAR = 16
"""Likewise of a game whose records stay far: there all of them wait for memory."""
FAR = "// records stay far"
"""A line of the PTX of such a game."""
HEADING = re.compile(r"(\.visible \.entry [\w$]+\([^)]*\)\s*)(?:\.maxnreg \d+\s*)?\{")
VERSION = re.compile(r"^\.version .*$", re.MULTILINE)


def file_name(game: str, observed: bool) -> str:
    """What the PTX of a game's batches is called in a folder."""
    return f"{game}{'-observed' if observed else ''}.ptx"


def lower_ptx_version(text: str, driver: int) -> str:
    """PTX as a driver of that CUDA version (13000: 13.0) takes it: it refuses a newer number, whatever is inside."""
    newest = driver // 1000 - 4, driver % 1000 // 10
    found = VERSION.search(text)
    if found is None:
        raise ValueError("PTX: has no .version line")
    written = tuple(int(part) for part in found[0].split()[1].split("."))
    return text if written <= newest else VERSION.sub(f".version {newest[0]}.{newest[1]}", text, count=1)


def with_registers(text: str, most: int) -> str:
    """PTX whose threads take at most so many registers, so that more of them fit."""
    return HEADING.sub(rf"\1.maxnreg {most}\n{{", text, count=1)


def kernel_arguments(array: cupy.ndarray) -> list[np.int64]:
    """An array as compiled kernels take it: two owners (nobody), cells, bytes a cell, address, shape, strides."""
    numbers = [0, 0, array.size, array.itemsize, array.data.ptr, *array.shape, *array.strides]
    return [np.int64(number) for number in numbers]


class Kernel:
    """A batch's kernel, loaded."""

    def __init__(self, text: str) -> None:
        import cupy

        with tempfile.NamedTemporaryFile("w", suffix=".ptx") as file:
            file.write(lower_ptx_version(text, cupy.cuda.runtime.driverGetVersion()))
            file.flush()
            self.function = cupy.RawModule(path=file.name).get_function(ENTRY)
        about = cupy.cuda.Device().attributes
        self.warps, self.warps_for_one_step = (WARPS_FAR,) * 2 if FAR in text else (WARPS, WARPS_FOR_ONE_STEP)
        self.room = about["MaxSharedMemoryPerBlockOptin"]
        self.blocks = about["MultiProcessorCount"]
        self.most_warps = about["MaxRegistersPerBlock"] // (WARP * self.function.num_regs)
        self.function.max_dynamic_shared_size_bytes = self.room

    def play(self, how: int, steps: int, *arrays: cupy.ndarray) -> None:
        """Every multiprocessor takes its share of the games; the arrays in the order of `pool.play_from_pools`."""
        import cupy

        numbers = [np.int64(how), np.int64(steps), np.int64(self.room)]
        for array in (*arrays, cupy.zeros(1, np.int32)):
            numbers += kernel_arguments(array)
        blocks = min(arrays[4].shape[0], self.blocks)
        warps = min(self.warps if steps > 1 else self.warps_for_one_step, self.most_warps)
        self.function((blocks,), (WARP * warps,), tuple(numbers), shared_mem=self.room)


def load(folder: Path, game: str, observed: bool) -> Kernel:
    path = folder / file_name(game, observed)
    if not path.is_file():
        raise ValueError(f"{path}: no such file; `python -m tatami.research.gpu {folder} {game}` makes it")
    return Kernel(path.read_text("utf-8"))
