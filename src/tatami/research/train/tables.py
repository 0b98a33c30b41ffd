"""The games that a learner plays: batches that step together, and what a net makes of their lines.

A `Packed` table is a batch of which only arrays and PTX are there: it needs CuPy and nothing of ours that compiles.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tatami.research.launch import Kernel, file_name

Array = Any
ABOUT, ARRAYS = "about.json", "arrays.npz"


class Task(NamedTuple):
    """A game as a net sees it, without the game: arrays only."""

    name: str
    source: Array
    kind: Array
    scale: Array
    """Of each input: which cell of the line, the value that it stands for (-1: the number itself, scaled)."""
    secrets: Array
    """The cells that the critic is told of the other seats' lines."""
    columns: Array
    """By seat, the action of each output of the policy."""
    width: int
    """Of a line."""

    @property
    def seats(self) -> int:
        return int(self.columns.shape[0])


class Packed:
    """Games on a GPU from a start that was packed: the part of `Batch` that a learner uses."""

    kernel: Kernel | None = None

    def __init__(self, folder: Path, start: str, n: int) -> None:
        import cupy

        about, arrays = json.loads((folder / ABOUT).read_text("utf-8")), np.load(folder / ARRAYS)
        if Packed.kernel is None:
            Packed.kernel = Kernel((folder / file_name(about["game"], True)).read_text("utf-8"))
        zeros = cupy.zeros
        record, figures = arrays[f"start {start}"], arrays[f"figures {start}"]
        self.cupy, self.n = cupy, n
        self.streams, self.masks = zeros(n, np.uint64), zeros((n, about["actions"]), np.bool_)
        self.observations, self.to_act = zeros((n, about["width"]), np.int8), zeros(n, np.int8)
        self.rewards, self.done = zeros((n, about["seats"]), np.float32), zeros(n, np.bool_)
        self._arrays = (
            zeros(n * record.size, np.uint8), cupy.asarray(figures), cupy.asarray(record), self.streams,
            zeros((n, about["choices"]), np.int32), zeros(n, np.int64), self.masks, self.observations, self.to_act,
            self.rewards, self.done, zeros(n, np.int64), zeros(n, np.int64),
        )  # fmt: skip

    def reset(self, seed: int) -> None:
        self.streams[:] = self.cupy.asarray(np.random.SeedSequence(seed).generate_state(self.n, np.uint64))
        self.done[:] = True
        self._play(0, self.cupy.zeros(self.n, np.int64))

    def step(self, actions: Array) -> None:
        self._play(2, actions.astype(np.int64))

    def _play(self, how: int, actions: Array) -> None:
        assert self.kernel is not None
        self.kernel.play(how, 1, actions, *self._arrays)


def packed_task(folder: Path) -> Task:
    about, arrays = json.loads((folder / ABOUT).read_text("utf-8")), np.load(folder / ARRAYS)
    fields = {name: arrays[name] for name in ("source", "kind", "scale", "secrets", "columns")}
    return Task(name=about["game"], width=about["width"], **fields)
