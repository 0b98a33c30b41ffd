"""`bench`: how fast the games are on this machine."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import tatami
from tatami.cli.common import compiled_game
from tatami.core.commands import AddCommand
from tatami.core.errors import InputError
from tatami.core.words import Words

BENCH = (Path(tatami.__file__).parent / "_bench", Path(tatami.__file__).parents[2] / "bench")
"""Where the bench is: in an installed package, in the sources."""


def register(command: AddCommand, words: Words) -> None:
    bench = command("bench", bench_command, words("cli-bench"))
    bench.add_argument("--json", action="store_true", help=words("cli-json"))
    bench.add_argument("--seconds", type=float, default=2.0, metavar="S", help=words("cli-bench-seconds"))
    bench.add_argument("--peers-python", type=Path, metavar="PYTHON", help=words("cli-bench-peers"))
    bench.add_argument("--write", type=Path, metavar="FILE", help=words("cli-bench-write"))


def bench_command(chosen: argparse.Namespace, words: Words) -> int:
    program = next((folder / "run.py" for folder in BENCH if (folder / "run.py").exists()), None)
    if program is None:
        raise InputError("cli-error-no-bench")
    if chosen.seconds <= 0:
        raise InputError("cli-error-above", option="--seconds", value=f"{chosen.seconds:g}", low="0")
    for name in tatami.games():
        compiled_game(tatami.game(name), words)
    command = [sys.executable, str(program), "--seconds", str(chosen.seconds)]
    command += ["--json"] if chosen.json else []
    command += ["--peers-python", str(chosen.peers_python)] if chosen.peers_python else []
    command += ["--write", str(chosen.write)] if chosen.write else []
    return subprocess.run(command, check=False).returncode
