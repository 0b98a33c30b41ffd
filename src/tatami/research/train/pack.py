"""What a learner needs of a game: its task and its tables, here or packed for a machine that compiles nothing."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np

from tatami.bots.network import design, needed
from tatami.core.game import Game
from tatami.research import Batch, launch, setups
from tatami.research.train.net import Net
from tatami.research.train.tables import ABOUT, ARRAYS, Task

START = "start"
"""What the usual beginning is called, among the small set-ups."""


def task_of(game: Game, **options: Any) -> Task:
    """A game as a net sees it."""
    net, start = needed(game, "net"), game.new(**options)
    made, layout = design(game, start.options, start.seats), needed(game, "tensor").layout(start.options)
    cells = [layout.places[name] for name in net.SECRETS]
    secrets = np.concatenate([np.arange(part.start, part.stop) for part in cells])
    return Task(game.name, made.source, made.kind, made.scale, secrets, made.columns, made.width)


def tables_of(game: Game, start: str, n: int, threads: int, device: str, **options: Any) -> Batch:
    """Games from the usual beginning, or from a small set-up."""
    if start == START:
        return Batch(game, n, threads=threads, device=device, **options)
    return Batch(game, n, start=setups.setup(game.name, start), threads=threads, device=device)


def pack(game: Game, folder: Path, starts: list[str], **options: Any) -> None:
    """Writes the task, the starts and the learner itself; the PTX is `python -m tatami.research.gpu FOLDER GAME`."""
    task = task_of(game, **options)
    arrays = {name: getattr(task, name) for name in ("source", "kind", "scale", "secrets", "columns")}
    tables = [tables_of(game, start, 1, 1, "cpu", **options) for start in (START, *starts)]
    for name, table in zip((START, *starts), tables, strict=True):
        arrays[f"start {name}"], arrays[f"figures {name}"] = table.start._raw, table.start._figures
    about = {
        "game": game.name, "width": task.width, "actions": tables[0].actions, "seats": task.seats,
        "choices": game.engine.most_choices,
    }  # fmt: skip
    here, home = Path(__file__).parent, folder / "tatami" / "research"
    (home / "train").mkdir(parents=True, exist_ok=True)
    for package in (home.parent, home):
        (package / "__init__.py").write_text("", "utf-8")
    shutil.copy(str(launch.__file__), home / "launch.py")
    for module in ("__init__", "__main__", "net", "tables", "learner"):
        shutil.copy(here / f"{module}.py", home / "train" / f"{module}.py")
    np.savez(folder / ARRAYS, **arrays)
    (folder / ABOUT).write_text(json.dumps(about), "utf-8")


def weights_of(task: Task, flat: Any, width: int, blocks: int) -> dict[str, Any]:
    """The weights of a learnt policy as `bots/network.py` reads them, in half precision and without padding."""
    from tatami.research.train.learner import padded

    choices = task.columns.shape[1]
    net = Net(np, [padded(len(task.source))], width, blocks, padded(choices + 1))
    net.flat[...] = flat
    first, first_bias, *layers, last, last_bias = net.views
    shipped = {
        "first": first[: len(task.source)],
        "first_bias": first_bias,
        "layers": np.stack(layers[::2]),
        "biases": np.stack(layers[1::2]),
        "last": last[:, : choices + 1],
        "last_bias": last_bias[: choices + 1],
    }
    return {name: array.astype(np.float16) for name, array in shipped.items()}
