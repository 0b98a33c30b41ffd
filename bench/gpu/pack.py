"""Packs a folder for a machine with a GPU and no compiler: `python bench/gpu/pack.py FOLDER [GAME ...]`.

For each game its PTX, what a batch begins with, and what the processor's own batch made of the same random streams.
`run.py` in that folder needs CuPy and nothing else. `--peers ENVIRONMENT` adds Pgx's sources from an environment that
holds them (bench/peers-requirements.txt).
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
from pathlib import Path
from typing import Any

import numpy as np

import tatami
from tatami.research import Batch, gpu, launch

HERE = Path(__file__).resolve().parent
SEED, STEPS = 5, 300
TOLD = 1024  # games of which every array is kept; of more, only a digest
MANY = 65_536
SCENARIOS = ("torii", "ninja-night", "seven-samurai", "temple-assault", "convoy", "crossroads")
TABLES: dict[str, list[dict[str, Any]]] = {
    "kenjin": [{}, {"players": 4, "setup": "draft", "teams": True}],
    "samurai-spirit": [{}, {"samurai": ["katsushiro", "kyuzo", "heihachi"], "difficulty": "heroic", "edition": "pl"}],
    "samourai": [{"scenario": name} for name in SCENARIOS],
}
SHOWN = ("records", "streams", "masks", "observations", "to_act", "rewards", "done", "finished", "moves")


def main() -> None:
    parser = argparse.ArgumentParser(description="Pack what a machine with a GPU needs.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=tatami.games(), metavar="GAME")
    parser.add_argument("--peers", type=Path, metavar="ENVIRONMENT")
    parser.add_argument("--many", type=int, default=MANY, help=f"games in the large batch (default {MANY})")
    parser.add_argument("--told", type=int, default=TOLD, help=f"games of which all is kept (default {TOLD})")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in options.games:
        for table, chosen in enumerate(TABLES[name]):
            np.savez_compressed(
                options.folder / f"{name}-{table}.npz", **expected(name, chosen, options.told, options.many)
            )
            print(f"{name} {chosen}: expected results", flush=True)
        for observed in (True, False):
            path = options.folder / launch.file_name(name, observed)
            path.write_text(gpu.ptx(name, observed), "utf-8")
            print(f"{path.name}: {path.stat().st_size:,} bytes", flush=True)
    shutil.copy(str(launch.__file__), options.folder)
    shutil.copy(HERE / "run.py", options.folder)
    if options.peers:
        for package in ("pgx", "svgwrite"):
            (source,) = options.peers.glob(f"lib/python*/site-packages/{package}")
            shutil.copytree(
                source, options.folder / package, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
            )


def expected(name: str, chosen: dict[str, Any], told: int, many: int) -> dict[str, Any]:
    """What a batch begins with, and what it shows after random steps and after playing out."""
    batch = Batch(name, told, SEED, **chosen)
    arrays: dict[str, Any] = {
        "figures": batch.start._figures,
        "start": batch.start._raw,
        "sizes": [batch.game.engine.most_choices, batch.actions, batch.layout.width, batch.start.seats],
        "call": [SEED, STEPS, batch.game.most_actions(batch.start.options), many],
    }
    for moment, play in (("steps", lambda: batch.random_steps(STEPS)), ("end", batch.play_out)):
        play()
        arrays |= {f"{moment}_{array}": getattr(batch, array).copy() for array in SHOWN}
    large = Batch(name, many, SEED, threads=2, observe=False, **chosen)
    large.random_steps(STEPS)
    large.play_out()
    arrays["digest"] = digest(large.records, large.streams, large.rewards)
    return arrays


def digest(*arrays: Any) -> str:
    """Of many games: one number that differs if one of them does."""
    found = hashlib.sha256()
    for array in arrays:
        found.update(array.tobytes())
    return found.hexdigest()


if __name__ == "__main__":
    main()
