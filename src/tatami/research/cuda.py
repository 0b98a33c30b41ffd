"""What plays a batch on a GPU: one thread a game, started through CuPy (extra `gpu`).

The PTX is compiled here by numba-cuda; where that is not there, TATAMI_PTX names a folder of PTX made elsewhere.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from numpy.typing import ArrayLike, DTypeLike

from tatami.core.game import Game
from tatami.core.record import Array
from tatami.research.launch import Kernel, load

if TYPE_CHECKING:
    from tatami.research.batch import Shown

FOLDER = "TATAMI_PTX"
MISSING = f"device='cuda': needs CuPy and numba-cuda (pip install tatami[gpu]), or CuPy and PTX in the folder {FOLDER}"


@cache
def kernel(game: str, observed: bool) -> Kernel:
    if folder := os.environ.get(FOLDER):
        return load(Path(folder), game, observed)
    try:
        from tatami.research import gpu
    except ImportError as error:
        raise ImportError(f"{MISSING}: {error}") from error
    return Kernel(gpu.ptx(game, observed))


class Graphics:
    """The GPU's side of a batch."""

    def __init__(self, game: Game, observed: bool) -> None:
        try:
            import cupy
        except ImportError as error:
            raise ImportError(f"{MISSING}: {error}") from error
        try:
            cupy.cuda.runtime.getDeviceCount()
        except cupy.cuda.runtime.CUDARuntimeError as error:
            raise RuntimeError(f"device='cuda': no GPU answers here ({error}); use device='cpu'") from error
        self.cupy = cupy
        self.kernel = kernel(game.name, observed)

    def zeros(self, shape: int | tuple[int, ...], kind: DTypeLike) -> Array:
        array: Array = self.cupy.zeros(shape, kind)
        return array

    def asarray(self, numbers: ArrayLike, kind: DTypeLike | None = None) -> Array:
        array: Array = self.cupy.ascontiguousarray(self.cupy.asarray(numbers, kind))
        return array

    def to_host(self, array: Array) -> Array:
        copy: Array = self.cupy.asnumpy(array)
        return copy

    def read_only(self, array: Array) -> Array:
        return array  # CuPy knows no such arrays

    def first_illegal(self, actions: Array, shown: Shown) -> int:
        """The masks know: the first game whose action is not in its mask, -1 if all are."""
        width = shown.masks.shape[1]
        known = (actions >= 0) & (actions < width)
        legal = shown.masks[self.cupy.arange(actions.size), self.cupy.where(known, actions, 0)] & known
        return -1 if bool(legal.all()) else int(legal.argmin())

    def play(self, how: int, steps: int, *arrays: Array) -> None:
        self.kernel.play(how, steps, *arrays)
