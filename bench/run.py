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
from ours import every_core, figures, preparation
from page import page, write

HERE = Path(__file__).resolve().parent


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Tatami and its peers.")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--peers-python", type=Path)
    parser.add_argument("--write", type=Path)
    parser.add_argument("--no-compiling", action="store_true", help="leave out how long compiling takes (minutes)")
    parser.add_argument("--before", type=Path, help="the `src` folder of an earlier version, measured in the same run")
    options = parser.parse_args()
    if options.seconds <= 0:
        parser.error("--seconds must be above 0")
    about = machine()
    one_core()
    report = {
        "tatami": {name: ours(name, options.seconds, not options.no_compiling) for name in tatami.games()},
        "peers": peers(options.peers_python, options.seconds) if options.peers_python else {},
        "machine": about,
    }
    if options.before:
        report["before"], report["after"] = (
            driven(sources, options.seconds) for sources in (options.before, Path(tatami.__file__).parents[1])
        )
    if options.write:
        write(report, options.write)
    print(json.dumps(report, indent=2) if options.json else page(report))
    return 0


def one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-1:])


def ours(name: str, seconds: float, compiling: bool) -> Metrics:
    print(f"measuring tatami {name}", file=sys.stderr, flush=True)
    return (preparation(name) if compiling else {}) | figures(name, seconds)


def peers(python: Path, seconds: float) -> dict[str, Metrics]:
    if not python.exists():
        sys.exit(f"tatami bench: {python}: no such Python; `make bench` makes an environment with the peers")
    measured = measured_by(python, "--seconds", str(seconds))
    if (os.cpu_count() or 1) > 1:  # Pgx alone can use more than one
        with every_core():
            pgx = measured_by(python, "--seconds", str(seconds), "--cores", "2", "--only", "pgx")
        measured |= {name.replace("pgx/", "pgx-two-cores/"): figures for name, figures in pgx.items()}
    return measured


def measured_by(python: Path, *arguments: str) -> dict[str, Metrics]:
    command = [str(python), str(HERE / "peers.py"), *arguments]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    measured: dict[str, Metrics] = json.loads(run.stdout)
    return measured


def driven(sources: Path, seconds: float) -> dict[str, Metrics]:
    """The plain loop, views and copies by other sources than ours."""
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    run = subprocess.run(
        [sys.executable, str(HERE / "loops.py"), str(seconds)],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        check=True,
    )
    measured: dict[str, Metrics] = json.loads(run.stdout)
    return measured


def machine() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": processor(),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0,
    }


def processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


if __name__ == "__main__":
    sys.exit(main())
