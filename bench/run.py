"""The whole bench: Tatami, and its peers where there is an environment that holds them, in one run.

`tatami bench` starts this program. Ratios are made from one run only: the machine may be shared and noisy.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import tatami
from measures.timing import Metrics
from ours import figures, preparation

HERE = Path(__file__).resolve().parent

# ours against theirs: (our game, our metric, peers, their metric, what is compared)
COMPARISONS: list[tuple[str, str, tuple[str, ...], str, str]] = [
    (
        "kenjin",
        "compiled_moves_per_s",
        ("openspiel/spades", "openspiel/oh_hell", "openspiel/hearts"),
        "compiled_moves_per_s",
        "random play inside the engine, decisions only (theirs without the dealing, ours with it)",
    ),
    (
        "kenjin",
        "python_steps_per_s",
        ("openspiel/oh_hell", "openspiel/hearts"),
        "python_example_steps_per_s",
        "whole games driven from Python as OpenSpiel's own example does, every step counted",
    ),
    (
        "kenjin",
        "python_steps_per_s",
        ("openspiel/oh_hell", "openspiel/hearts", "openspiel/spades", "openspiel/hanabi"),
        "python_steps_per_s",
        "whole games driven from Python, both by the fastest driver we know, every step counted",
    ),
    (
        "kenjin",
        "python_moves_per_s",
        ("openspiel/oh_hell", "openspiel/hearts", "rlcard/uno", "chess"),
        "python_moves_per_s",
        "decisions driven from Python once the cards are dealt",
    ),
    (
        "kenjin",
        "playouts_per_s",
        ("openspiel/oh_hell",),
        "ismcts_playouts_per_s",
        "information-set tree search from the opening, one core, playouts to the end",
    ),
    ("kenjin", "copies_per_s", ("openspiel/oh_hell", "openspiel/hearts", "chess"), "copies_per_s", "copies of a state"),
    (
        "kenjin",
        "views_per_s",
        ("openspiel/oh_hell", "openspiel/hearts"),
        "views_per_s",
        "what a player may know (ours a whole JSON-able view, theirs their fastest form)",
    ),
    (
        "kenjin",
        "batched_moves_per_s",
        ("pgx/leduc_holdem", "pgx/connect_four", "pgx/sparrow_mahjong"),
        "batched_moves_per_s",
        "random play of a batch of its best size, masks included, on one core",
    ),
    (
        "samurai-spirit",
        "compiled_steps_per_s",
        ("openspiel/hanabi",),
        "evaluate_bots_steps_per_s",
        "random play inside the engine, every step counted",
    ),
    (
        "samurai-spirit",
        "python_steps_per_s",
        ("openspiel/hanabi",),
        "python_example_steps_per_s",
        "whole games driven from Python as OpenSpiel's own example does, every step counted",
    ),
]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Tatami and its peers.")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--peers-python", type=Path)
    parser.add_argument("--write", type=Path)
    options = parser.parse_args()
    if options.seconds <= 0:
        parser.error("--seconds must be above 0")
    one_core()
    report = {
        "tatami": {name: ours(name, options.seconds) for name in tatami.games()},
        "peers": peers(options.peers_python, options.seconds) if options.peers_python else {},
        "machine": machine(),
    }
    if options.write:
        options.write.write_text(page(report), "utf-8")
    print(json.dumps(report, indent=2) if options.json else page(report))
    return 0


def one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-1:])


def ours(name: str, seconds: float) -> Metrics:
    print(f"measuring tatami {name}", file=sys.stderr, flush=True)
    return preparation(name) | figures(name, seconds)


def peers(python: Path, seconds: float) -> dict[str, Metrics]:
    if not python.exists():
        sys.exit(f"tatami bench: {python}: no such Python; `make bench` makes an environment with the peers")
    run = subprocess.run(
        [str(python), str(HERE / "peers.py"), "--seconds", str(seconds)], stdout=subprocess.PIPE, text=True, check=False
    )
    measured: dict[str, Metrics] = json.loads(run.stdout)
    return measured


def machine() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": processor(),
        "cores": os.cpu_count(),
    }


def processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def page(report: dict[str, Any]) -> str:
    """Ratios first, then every figure, then how it was done."""
    lines = ["# Benchmarks", "", "Made by `make bench`, all in one run on one core; ratios first.", ""]
    lines += ratios(report)
    for group in ("tatami", "peers"):
        if report[group]:
            lines += [f"## {'Tatami' if group == 'tatami' else 'Peers'}", ""]
            lines += table(report[group])
    lines += ["## Method", "", *METHOD, ""]
    about = report["machine"]
    lines += [
        f"Machine: {about['processor']}, {about['cores']} cores, {about['system']}, Python {about['python']}.",
        "",
    ]
    return "\n".join(lines)


def ratios(report: dict[str, Any]) -> list[str]:
    rows = []
    for game, metric, rivals, theirs, what in COMPARISONS:
        own = report["tatami"].get(game, {}).get(metric)
        for rival in rivals:
            other = report["peers"].get(rival, {}).get(theirs)
            if own and other:
                rows.append(f"| {game} | {rival} | {own / other:.2f} | {own:,.0f} | {other:,.0f} | {what} |")
    if not rows:
        return []
    return ["| ours | peer | ratio | ours, per s | theirs, per s | what |", "|---|---|---|---|---|---|", *rows, ""]


def table(measured: dict[str, Metrics]) -> list[str]:
    lines = ["| | figure | value |", "|---|---|---|"]
    for name, metrics in measured.items():
        for metric, value in metrics.items():
            lines.append(
                f"| {name} | {metric} | {value:,.2f} |" if value < 100 else f"| {name} | {metric} | {value:,.0f} |"
            )
    return [*lines, ""]


METHOD = [
    "- A rate is the median of five slices of the time given; one process on one core; the machine may be shared.",
    "- `*_moves_per_s` counts decisions only; `*_steps_per_s` counts every step of whole games, chance included.",
    "- `compiled_*` is random play inside the engine: ours through `play_many`, whole games with their dealing;",
    "  OpenSpiel's through `evaluate_bots` and through rollouts of its MCTS evaluator from dealt games, the better.",
    "- `python_*` is driven move by move from Python through the public interface, legal actions and a random choice",
    "  included; `python_moves_per_s` has the dealing off the clock, `python_whole_moves_per_s` on it.",
    "- OpenSpiel's card games are simpler inside a decision than Kenjin; its views are short texts, ours dictionaries",
    "  with everything in them. Pgx deals inside its step. PettingZoo's hanabi is OpenSpiel behind a wrapper.",
    "- `batched_N_*` is random play of N games side by side, masks written at every step, ended games begun anew:",
    "  ours through `Batch.random_steps`, which takes each game 256 steps on before the next, Pgx's as one scan of 256",
    "  steps; `batched_moves_per_s` is the best of the sizes. Only `*_two_threads_*` leaves the one core;",
    "  `*_observed_*` also writes the observation tensor, which the others, and Pgx when nobody reads it, leave out.",
    "- `playouts_per_s` is the bots' own search, with redeals, trees and their playouts: to the end of the game, in",
    "  Samurai Spirit to the end of the round.",
    "- `compile_s` is a new process with an empty cache, `compile_warm_s` the next one, import included.",
]


if __name__ == "__main__":
    sys.exit(main())
