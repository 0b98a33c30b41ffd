"""Starts a batch's kernel on a GPU through CuPy. Needs NumPy and CuPy and nothing else of ours.

So this file, the PTX and the arrays of a batch are all that a machine without a compiler has to have.
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

ENTRY = "tatami_play"
WARP = 32
KEYS = 64
"""How many keys there may be (divergence.py)."""
VERSION = re.compile(r"^\.version .*$", re.MULTILINE)


def file_name(game: str, observed: bool) -> str:
    """What the PTX of a game's batches is called in a folder."""
    return f"{game}{'-observed' if observed else ''}.ptx"


def lowered(text: str, driver: int) -> str:
    """PTX as a driver of that CUDA version (13000: 13.0) takes it: it refuses a newer number, whatever is inside."""
    newest = driver // 1000 - 4, driver % 1000 // 10
    found = VERSION.search(text)
    if found is None:
        raise ValueError("PTX: has no .version line")
    written = tuple(int(part) for part in found[0].split()[1].split("."))
    return text if written <= newest else VERSION.sub(f".version {newest[0]}.{newest[1]}", text, count=1)


def flat(array: Any) -> list[np.int64]:
    """An array as compiled kernels take it: two owners (nobody), cells, bytes a cell, address, shape, strides."""
    numbers = [0, 0, array.size, array.itemsize, array.data.ptr, *array.shape, *array.strides]
    return [np.int64(number) for number in numbers]


def stretch(games: int) -> int:
    """How many steps are played before the games are sorted again; 0: never.

    Sorted, the threads of a warp do the same thing; but all wait for the slowest game, which few games do not repay.
    """
    return 1 if games >= 200_000 else 4 if games >= 30_000 else 0


class Kernel:
    """A batch's kernel, loaded."""

    def __init__(self, text: str) -> None:
        import cupy

        with tempfile.NamedTemporaryFile("w", suffix=".ptx") as file:
            file.write(lowered(text, cupy.cuda.runtime.driverGetVersion()))
            file.flush()
            self.function = cupy.RawModule(path=file.name, enable_cooperative_groups=True).get_function(ENTRY)
        places = cupy.cuda.driver.occupancyMaxActiveBlocksPerMultiprocessor(self.function.kernel.ptr, WARP, 0)
        self.most_blocks = places * cupy.cuda.Device().attributes["MultiProcessorCount"]

    def play(self, how: int, steps: int, *arrays: Any) -> None:
        """As many warps as there is room for share the games; the arrays in the order of `warps.play_in_warps`."""
        import cupy

        games = arrays[4].shape[0]
        words = cupy.ndarray(((arrays[1].nbytes + 7) // 8,), np.uint64, arrays[1].data)  # memory comes in larger pieces
        order, keys = cupy.arange(games, dtype=np.int32), cupy.empty(games, np.uint8)
        tallies, gate = cupy.zeros((2, KEYS + 1), np.int32), cupy.zeros(1, np.int64)
        numbers = [np.int64(how), np.int64(steps), np.int64(stretch(games))]
        for array in (*arrays, words, order, keys, tallies, gate):
            numbers += flat(array)
        blocks = min((games + WARP - 1) // WARP, self.most_blocks)
        self.function((blocks,), (WARP,), tuple(numbers))


def load(folder: Path, game: str, observed: bool) -> Kernel:
    path = folder / file_name(game, observed)
    if not path.is_file():
        raise ValueError(f"{path}: no such file; `python -m tatami.research.gpu {folder} {game}` makes it")
    return Kernel(path.read_text("utf-8"))
