"""The games that a learner plays: batches that step together, and what a net makes of their lines.

A `Packed` table is a batch of which only arrays and PTX are there: it needs CuPy and nothing of ours that compiles.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, Protocol

import numpy as np

from tatami.research.launch import Kernel, file_name
from tatami.research.train.net import Array

ABOUT, ARRAYS = "about.json", "arrays.npz"
TASK = ("source", "kind", "scale", "secrets", "columns", "progress")


class TrainingTask(NamedTuple):
    """Games as a net sees them, without the game: arrays only, by kind of table, then by the seat that looks."""

    source: Array
    kind: Array
    scale: Array
    """Of each input: which cell of the line, the value that it stands for (`bots/network.py`)."""
    secrets: Array
    """The cells that the critic is told of the other seats' lines; -1: not at this table."""
    columns: Array
    """The action of each output of the policy."""
    progress: Array
    """What each cell of a lost game's last line counts for while the net begins to learn."""
    together: bool
    """All seats win or lose together."""

    @property
    def seats(self) -> int:
        return int(self.columns.shape[1])


class Library(NamedTuple):
    """Positions to begin from, one line each, as a batch shows them, and their kinds of table."""

    kinds: Array
    records: Array
    choices: Array
    counts: Array
    masks: Array
    observations: Array
    to_act: Array


class Games(Protocol):
    """The part of `Batch` that a learner uses."""

    n: int
    masks: Array
    observations: Array
    to_act: Array
    rewards: Array
    done: Array

    def reset(self, seed: int) -> object: ...

    def step(self, actions: Array) -> object: ...


class Group(NamedTuple):
    """Games that step together: how a net sees them, and where they begin if not at the batch's start."""

    task: TrainingTask
    games: Games
    library: Library | None = None
    shown: tuple[Array, ...] = ()
    """The batch's arrays, in the order of `Library`."""

    def begin(self, seed: int, xp: ModuleType) -> Array:
        """A new game at every place; returns of which kind each is."""
        self.games.reset(seed)
        if self.library is None:
            return xp.zeros(self.games.n, np.int64)
        drawn = xp.random.default_rng(seed).integers(0, len(self.library.counts), self.games.n)
        for array, kept in zip(self.shown, self.library[1:], strict=True):
            array[...] = kept[drawn].reshape(array.shape)
        return self.library.kinds[drawn]

    def begin_again(self, over: Array, kinds: Array, rng: np.random.Generator) -> None:
        """Another position of the library instead of each game that is over."""
        if self.library is not None and len(over):
            drawn = rng.integers(0, len(self.library.counts), len(over))
            for array, kept in zip(self.shown, self.library[1:], strict=True):
                array.reshape(self.games.n, -1)[over] = kept[drawn].reshape(len(over), -1)
            kinds[over] = self.library.kinds[drawn]


class PackedGames:
    """Games on a GPU from a start that was packed."""

    kernel: Kernel | None = None

    def __init__(self, folder: Path, start: str, n: int) -> None:
        import cupy

        about, arrays = json.loads((folder / ABOUT).read_text("utf-8")), np.load(folder / ARRAYS)
        if PackedGames.kernel is None:
            PackedGames.kernel = Kernel((folder / file_name(about["game"], True)).read_text("utf-8"))
        zeros = cupy.zeros
        record, figures = arrays[f"start {start}"], arrays[f"figures {start}"]
        width, seats = about["starts"][start]
        self.cupy, self.n = cupy, n
        self.streams, self.masks = zeros(n, np.uint64), zeros((n, about["actions"]), np.bool_)
        self.observations, self.to_act = zeros((n, width), np.int8), zeros(n, np.int8)
        self.rewards, self.done = zeros((n, seats), np.float32), zeros(n, np.bool_)
        self.records, self.choices, self.counts = (
            zeros(n * record.size, np.uint8), zeros((n, about["choices"]), np.int32), zeros(n, np.int64),
        )  # fmt: skip
        self._arrays = (
            self.records, cupy.asarray(figures), cupy.asarray(record), self.streams, self.choices, self.counts,
            self.masks, self.observations, self.to_act, self.rewards, self.done, zeros(n, np.int64), zeros(n, np.int64),
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


def packed_group(folder: Path, start: str, n: int, xp: ModuleType) -> Group:
    """The games of a packed start."""
    arrays = np.load(folder / ARRAYS)
    about = json.loads((folder / ABOUT).read_text("utf-8"))
    task = TrainingTask(**{name: arrays[f"{name} {start}"] for name in TASK}, together=about["together"])
    names = [f"{name} of {start}" for name in Library._fields]
    library = Library(*(xp.asarray(arrays[name]) for name in names)) if names[0] in arrays else None
    games = PackedGames(folder, start, n)
    return Group(task, games, library, tuple(getattr(games, name) for name in Library._fields[1:]))
