"""`python -m tatami.research.train PACK OUT [--name value ...]`: learns from a packed folder on a GPU.

The names are those of `Settings`, and `seconds`, `starts`, `against` (a checkpoint to beat), `begun` (one whose average
to take up) and `checkpoint` (where to go on from). It needs Python, NumPy and CuPy; the folder that `tatami train GAME
--pack FOLDER` wrote holds the rest.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from tatami.research.train.learner import Learner, Settings
from tatami.research.train.tables import packed_group


def main(arguments: list[str]) -> int:
    if len(arguments) < 2:
        sys.exit(__doc__)
    import cupy

    folder, out = Path(arguments[0]), Path(arguments[1])
    given = dict(zip((name.removeprefix("--") for name in arguments[2::2]), arguments[3::2], strict=True))
    seconds, starts, checkpoint = (
        float(given.pop("seconds", "inf")),
        given.pop("starts", ""),
        given.pop("checkpoint", ""),
    )
    against, begun = (np.load(given.pop(name))["mean"] if name in given else None for name in ("against", "begun"))
    kinds = {name: type(value) for name, value in Settings()._asdict().items()}
    settings = Settings(**{name: kinds[name](float(value)) for name, value in given.items()})
    sizes = {"start": settings.games} | {name: settings.setup_games for name in starts.split(",") if name}
    groups = [packed_group(folder, name, n, cupy) for name, n in sizes.items()]
    learner = Learner(cupy, groups, settings, against, begun)
    if checkpoint and Path(checkpoint).is_file():
        learner.restore(Path(checkpoint))
    learner.run(out, seconds, lambda line: print(line, flush=True))  # noqa: T201 - a program
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
