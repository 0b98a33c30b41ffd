"""Whole runs of training: one, or several that differ by their seeds, here or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import NamedTuple

import numpy as np

from tatami.core.cluster import map_on_cluster
from tatami.core.json_types import Options
from tatami.core.registry import game as game_named
from tatami.research.train import pack
from tatami.research.train.learner import CHECKPOINT, CURVE, WEIGHTS, Learner, Settings
from tatami.research.train.net import Array


class Run(NamedTuple):
    """All that decides what is learnt."""

    game: str
    options: Options
    setups: tuple[str, ...]
    settings: Settings
    against: Array | None = None
    begun: Array | None = None
    seconds: float = float("inf")
    threads: int = 1
    device: str = "cpu"


def learn(run: Run, folder: Path, tell: Callable[[str], None]) -> Path:
    """Learns in a folder, on from what is there; returns where the weights are."""
    xp: ModuleType = np
    if run.device == "cuda":
        import cupy

        xp = cupy
    game, settings = game_named(run.game), run.settings
    groups = [pack.group_of(game, pack.START, settings.games, run.threads, run.device, run.options)]
    groups += [pack.group_of(game, name, settings.setup_games, 1, run.device) for name in run.setups]
    learner = Learner(xp, groups, settings, run.against, run.begun)
    if (folder / CHECKPOINT).is_file():
        learner.restore(folder / CHECKPOINT)
    learner.run(folder, run.seconds, tell)
    mean = np.load(folder / CHECKPOINT)["mean"]
    with (folder / WEIGHTS).open("wb") as file:
        np.savez_compressed(file, **pack.weights_of(groups[0].task, mean, settings.width, settings.blocks))
    return folder / WEIGHTS


def files_in(folder: Path) -> dict[str, bytes]:
    """What a run keeps, as far as it is there."""
    paths = [folder / name for name in (CHECKPOINT, CURVE, WEIGHTS)]
    return {path.name: path.read_bytes() for path in paths if path.is_file()}


def write_files(folder: Path, files: dict[str, bytes]) -> None:
    """Each under another name first: a file that is there is whole."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        unready = folder / f"{name}.new"
        unready.write_bytes(content)
        unready.replace(folder / name)


def learn_elsewhere(work: tuple[Run, dict[str, bytes]]) -> dict[str, bytes]:
    """On another machine, which has none of our folders: what is there travels to it, and what was learnt back."""
    run, files = work
    with TemporaryDirectory() as name:
        write_files(Path(name), files)
        learn(run, Path(name), lambda line: None)
        return files_in(Path(name))


def learn_on_cluster(runs: Sequence[Run], folders: Sequence[Path], address: str, workers: int) -> Iterator[Path]:
    """All runs, each on a node of its own if there are enough; where the weights of each are, once it has ended."""
    work = ((run, files_in(folder)) for run, folder in zip(runs, folders, strict=True))
    gpus = int(runs[0].device == "cuda")
    learnt = map_on_cluster(learn_elsewhere, work, address, workers, cpus=runs[0].threads, gpus=gpus)
    for folder, files in zip(folders, learnt, strict=True):
        write_files(folder, files)
        yield folder / WEIGHTS
