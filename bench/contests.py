"""Plays the contests that every game names (its module `contests`), one file each; goes on where it stopped.

`python bench/contests.py --games 400 --workers 2 --out contests` takes hours; `--list` says what it would play.
"""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterator
from pathlib import Path

import tatami
from tatami.cli import main
from tatami.core.contests import contests_of


def commands(games: int, workers: int, folder: Path) -> Iterator[list[str]]:
    """The arguments of `tatami` for each contest."""
    for name in tatami.games():
        for contest in contests_of(tatami.game(name)):
            command = ["arena", name, *contest.bots, "--games", str(games * contest.times), "--workers", str(workers)]
            if contest.players is not None:
                command += ["--players", str(contest.players)]
            for option, value in contest.options.items():
                command += ["-o", f"{option}={value}"]
            yield [*command, "--out", str(folder / f"{name}-{contest.name}.jsonl")]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("contests"))
    parser.add_argument("--list", action="store_true")
    chosen = parser.parse_args()
    chosen.out.mkdir(exist_ok=True)
    for command in commands(chosen.games, chosen.workers, chosen.out):
        print(shlex.join(["tatami", *command]), flush=True)
        if not chosen.list and (code := main(command)):
            raise SystemExit(code)
