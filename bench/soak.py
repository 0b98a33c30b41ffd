"""The server for a long time: many tables of people who think, and how memory, errors and latencies go on.

    python bench/soak.py --tables 2000 --minutes 30 --out docs/benchmarks/soak

A game that is over is followed by a new table. Writes OUT.json and OUT.svg.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from load import AT_ONCE, OurTable, Run, free_port, in_loop, memory, new_table, post, processor_time, running

EVERY = 5.0
"""Seconds between two samples."""
WIDTH, HEIGHT, LEFT, GAP = 720, 130, 64, 46


class Soak(Run):
    """A run in which another table begins wherever one ends."""

    def __init__(self, seconds: float, think: float, port: int) -> None:
        super().__init__(seconds, think)
        self.port = port
        self.games = 0
        self.errors = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def break_off(self, loop: Any, context: dict[str, Any]) -> None:
        self.errors += 1
        self.trouble = self.trouble or context.get("exception") or context["message"]

    def ended(self, table: Any) -> None:
        """Its people leave, and another table begins."""
        self.games += 1
        for line in table.lines:
            line.leave()
        self.tasks.add(task := asyncio.get_running_loop().create_task(self.begin_another()))
        task.add_done_callback(self.tasks.discard)

    async def begin_another(self) -> None:
        if not self.over.is_set():
            table = OurTable(self, [self.port], await asyncio.to_thread(new_table, self.port), 1)
            await table.open()
            table.play()


async def soak(chosen: argparse.Namespace, server: list[int], port: int, ids: list[str]) -> list[dict[str, float]]:
    run = Soak(chosen.minutes * 60, chosen.think, port)
    tables = [OurTable(run, [port], one, 1) for one in ids]
    for place in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[place : place + AT_ONCE]))
    for table in tables:
        table.play()
    run.counting = True
    began, worked, samples = time.monotonic(), processor_time(server), []
    while time.monotonic() - began < run.seconds:
        since = time.monotonic()
        await asyncio.sleep(EVERY)
        took, run.took = run.took, []
        cuts = statistics.quantiles(took, n=100) if len(took) > 2 else [0.0] * 99
        before, worked = worked, processor_time(server)
        samples.append(
            {
                "minute": round((time.monotonic() - began) / 60, 3),
                "moves_per_s": round(len(took) / (time.monotonic() - since), 1),
                "p50_ms": round(cuts[49] * 1000, 2),
                "p99_ms": round(cuts[98] * 1000, 2),
                "memory_mb": round(memory(server), 1),
                "cores": round((worked - before) / (time.monotonic() - since), 3),
                "errors": run.errors,
                "games": run.games,
            }
        )
        print(json.dumps(samples[-1]), flush=True)
    run.over.set()
    for table in tables:
        for line in table.lines:
            line.leave()
    if run.trouble:
        print(f"soak: {run.errors} errors, the first: {run.trouble}", file=sys.stderr)
    return samples


def plot(samples: list[dict[str, float]], title: str) -> str:
    """Three diagrams, one below the other."""
    shown = [("memory_mb", "memory, MB"), ("p99_ms", "p99 of a move, ms"), ("moves_per_s", "moves a second")]
    last = samples[-1]["minute"]
    height = len(shown) * (HEIGHT + GAP) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + LEFT + 20} {height}">',
        "<style>text { font: 12px sans-serif }</style>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="{LEFT}" y="18">{title}</text>',
    ]
    for number, (name, label) in enumerate(shown):
        top = 40 + number * (HEIGHT + GAP)
        most = max(sample[name] for sample in samples) * 1.1 or 1.0
        points = " ".join(
            f"{LEFT + WIDTH * sample['minute'] / last:.1f},{top + HEIGHT * (1 - sample[name] / most):.1f}"
            for sample in samples
        )
        parts += [
            f'<text x="{LEFT}" y="{top - 5}">{label}</text>',
            f'<rect x="{LEFT}" y="{top}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#999"/>',
            f'<text x="{LEFT - 6}" y="{top + 10}" text-anchor="end">{most:.0f}</text>',
            f'<text x="{LEFT - 6}" y="{top + HEIGHT}" text-anchor="end">0</text>',
            f'<polyline points="{points}" fill="none" stroke="#b3312c" stroke-width="1.5"/>',
        ]
    parts.append(f'<text x="{LEFT + WIDTH}" y="{height - 14}" text-anchor="end">{last:.0f} minutes</text></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--think", type=float, default=5.0, help="seconds between two moves of a table, on average")
    parser.add_argument("--out", type=Path, default=Path("soak"))
    chosen = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "tatami", "serve", "--port", str(port), "--data", folder, "--rate", "0"]
        with running({port: command}) as server:
            OurTable.token = post(f"http://127.0.0.1:{port}/api/token", {})["token"]
            ids = [new_table(port) for _ in range(chosen.tables)]
            samples: Any = in_loop(soak(chosen, server, port, ids))
    chosen.out.with_suffix(".json").write_text(json.dumps(samples, indent=1) + "\n", "utf-8")
    title = f"{chosen.tables} tables, {chosen.think:g} s of thought on average, {samples[-1]['errors']} errors"
    chosen.out.with_suffix(".svg").write_text(plot(samples, title), "utf-8")
    raise SystemExit(1 if samples[-1]["errors"] else 0)


if __name__ == "__main__":
    main()
