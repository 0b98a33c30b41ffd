"""On the machine with the GPU, in the folder that pack.py made: `python3 run.py [--out FILE.json] [--seconds S]`.

Checks that every game of every batch is the one that the processor played, then measures moves a second over sizes of
batch, registers and occupancy, and, where Pgx's sources are there and JAX is installed, Pgx on the same GPU.
`--registers 255 128` also tries each kernel with at most so many registers a thread, and with several numbers of warps.
With `--profile GAME` it only starts one kernel a few times, for a profiler to look at.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import statistics
import subprocess
import sys
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import cupy
import launch
import numpy as np

HERE = Path(__file__).resolve().parent
BEGIN, AT_RANDOM, AS_TOLD, TO_THE_END = 0, 1, 2, 3
BATCHES = (1, 128, 1024, 8192, 65_536, 262_144, 1_048_576)
STEPS = 256  # a call
REPEATS = 5
SHOWN = ("records", "streams", "masks", "observations", "to_act", "rewards", "done", "finished", "moves")
PATIENCE = 400  # seconds for one kernel
TRIED, TRIED_WARPS = 65_536, (4, 6, 8, 12, 16, 24, 32)
ROOM = 60e9  # bytes of the GPU's memory that a batch may take


class Batch:
    """The arrays of a batch on the GPU, and its kernel."""

    def __init__(self, kernel: Any, packed: Any, n: int, observed: bool) -> None:
        choices, actions, width, seats = (int(size) for size in packed["sizes"])
        self.kernel, self.n = kernel, n
        size = packed["start"].size
        self.records = cupy.zeros((n, size), np.uint8)
        self.streams = cupy.asarray(np.random.SeedSequence(int(packed["call"][0])).generate_state(n, np.uint64))
        self.masks = cupy.zeros((n, actions), np.bool_)
        self.observations = cupy.zeros((n, width if observed else 0), np.int8)
        self.to_act = cupy.zeros(n, np.int8)
        self.rewards = cupy.zeros((n, seats), np.float32)
        self.done = cupy.ones(n, np.bool_)
        self.finished = cupy.zeros(n, np.int64)
        self.moves = cupy.zeros(n, np.int64)
        self.actions = cupy.zeros(n, np.int64)
        self.arrays = (
            self.actions, self.records.reshape(-1), cupy.asarray(packed["figures"]), cupy.asarray(packed["start"]),
            self.streams, cupy.zeros((n, choices), np.int32), cupy.zeros(n, np.int64), self.masks, self.observations,
            self.to_act, self.rewards, self.done, self.finished, self.moves,
        )  # fmt: skip
        self.play(BEGIN, 1)

    def play(self, how: int, steps: int) -> None:
        self.kernel.play(how, steps, *self.arrays)


def bytes_a_game(packed: Any) -> int:
    choices, actions, width, seats = (int(size) for size in packed["sizes"])
    return int(packed["start"].size) + 4 * choices + actions + width + 4 * seats + 64


def check(kernel: Any, packed: Any, observed: bool) -> str:
    """Every array of every game against what the processor made of the same streams."""
    _, steps, most, many = (int(number) for number in packed["call"])
    told = packed["steps_to_act"].size
    batch = Batch(kernel, packed, told, observed)
    wrong = []
    for moment, call in (("steps", (AT_RANDOM, steps)), ("end", (TO_THE_END, most))):
        batch.play(*call)
        for name in SHOWN:
            if name == "observations" and not observed:
                continue
            here, there = cupy.asnumpy(getattr(batch, name)), packed[f"{moment}_{name}"]
            differ = int((here != there).reshape(told, -1).any(axis=1).sum())
            if differ:
                wrong.append(f"{moment}/{name}: {differ} of {told} games differ")
    if not observed:
        large = Batch(kernel, packed, many, observed)
        large.play(AT_RANDOM, steps)
        large.play(TO_THE_END, most)
        found = hashlib.sha256()
        for array in (large.records, large.streams, large.rewards):
            found.update(cupy.asnumpy(array).tobytes())
        if found.hexdigest() != str(packed["digest"]):
            wrong.append(f"{many} games: the digest differs")
    return "; ".join(wrong) or "equal"


def timed(call: Any) -> float:
    """Seconds on the GPU's own clock."""
    begun, ended = cupy.cuda.Event(), cupy.cuda.Event()
    begun.record()
    call()
    ended.record()
    ended.synchronize()
    return float(cupy.cuda.get_elapsed_time(begun, ended)) / 1000


def rates(kernel: Any, packed: Any, observed: bool, seconds: float, largest: int) -> dict[str, dict[str, float]]:
    """Moves a second by size of batch, the median of some calls: many steps a call, one step a call, whole games."""
    most = int(packed["call"][2])
    found: dict[str, dict[str, float]] = {"random_steps": {}, "single_steps": {}, "play_out": {}}
    for n in BATCHES:
        if n > largest or n * bytes_a_game(packed) > ROOM:
            break
        batch = Batch(kernel, packed, n, observed)
        for what, how, steps in (
            ("random_steps", AT_RANDOM, STEPS), ("single_steps", AT_RANDOM, 1), ("play_out", TO_THE_END, most),
        ):  # fmt: skip
            samples: list[float] = []
            batch.play(how, steps)
            end = perf_counter() + seconds
            while len(samples) < REPEATS and (not samples or perf_counter() < end):
                before = int(batch.moves.sum())
                spent = timed(partial(batch.play, how, steps))
                samples.append((int(batch.moves.sum()) - before) / spent)
            found[what][str(n)] = statistics.median(samples)
        del batch
        cupy.get_default_memory_pool().free_all_blocks()
    return found


def about(kernel: Any) -> dict[str, Any]:
    """What the kernel takes of a multiprocessor."""
    function = kernel.function
    device = cupy.cuda.Device()
    threads = launch.WARP * min(kernel.warps, kernel.most_warps)
    blocks = cupy.cuda.driver.occupancyMaxActiveBlocksPerMultiprocessor(function.kernel.ptr, threads, kernel.room)
    return {
        "registers": function.num_regs,
        "local_bytes_a_thread": function.local_size_bytes,
        "threads_a_block": threads,
        "blocks_a_multiprocessor": blocks,
        "occupancy": blocks * threads / device.attributes["MaxThreadsPerMultiProcessor"],
        "multiprocessors": device.attributes["MultiProcessorCount"],
    }


def named(path: Path) -> tuple[str, bool]:
    """The game of a file of PTX, and whether it writes observations."""
    games = {table.stem.rpartition("-")[0] for table in HERE.glob("*.npz")}
    return max((game for game in games if path.stem.startswith(game)), key=len), "-observed" in path.stem


def measure(path: Path, seconds: float, largest: int) -> dict[str, Any]:
    game, observed = named(path)
    begun = perf_counter()
    kernel = launch.Kernel(path.read_text("utf-8"))
    told: dict[str, Any] = {"load_s": perf_counter() - begun, **about(kernel)}
    for table in sorted(HERE.glob(f"{game}-[0-9].npz")):
        told[f"check_{table.stem}"] = check(kernel, np.load(table), observed)
    return told | rates(kernel, np.load(HERE / f"{game}-0.npz"), observed, seconds, largest)


def by_warps(name: str, registers: int) -> dict[str, Any]:
    """Moves a second of one large batch, by how many warps share a multiprocessor."""
    path = HERE / f"{name}.ptx"
    kernel = launch.Kernel(launch.with_registers(path.read_text("utf-8"), registers))
    packed = np.load(HERE / f"{named(path)[0]}-0.npz")
    batch = Batch(kernel, packed, TRIED, observed=False)
    found: dict[str, dict[str, float]] = {"random_steps": {}, "single_steps": {}}
    for warps in (warps for warps in TRIED_WARPS if warps <= kernel.most_warps):
        kernel.warps = kernel.warps_for_one_step = warps
        for what, steps in (("random_steps", STEPS), ("single_steps", 1)):
            batch.play(AT_RANDOM, steps)
            spent = timed(partial(batch.play, AT_RANDOM, steps))
            found[what][f"{warps} warps"] = TRIED * steps / spent
    return about(kernel) | found


def pgx(name: str, seconds: float) -> dict[str, float]:
    """Pgx's own game, many at once: one jitted scan with its auto-reset, as bench/measures/batched.py does on a CPU."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))
    found = {}
    for n in BATCHES:

        def advance(carry: Any, _: None, n: int = n) -> tuple[Any, None]:
            state, key, score = carry
            key, choice_key, step_key = jax.random.split(key, 3)
            so_far = jnp.cumsum(state.legal_action_mask, axis=1)
            chosen = jnp.floor(jax.random.uniform(choice_key, (n, 1)) * so_far[:, -1:])
            state = step(state, jnp.argmax(so_far > chosen, axis=1), jax.random.split(step_key, n))
            return (state, key, score + state.rewards.sum()), None

        play = jax.jit(lambda state, key: jax.lax.scan(advance, (state, key, 0.0), None, length=STEPS)[0])
        key = jax.random.PRNGKey(1)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(key, n))
        state, key, score = play(state, key)
        score.block_until_ready()
        samples: list[float] = []
        end = perf_counter() + seconds
        while len(samples) < REPEATS and (not samples or perf_counter() < end):
            begun = perf_counter()
            state, key, score = play(state, key)
            score.block_until_ready()
            samples.append(n * STEPS / (perf_counter() - begun))
        found[str(n)] = statistics.median(samples)
    return found


def in_a_process_of_its_own(what: str, seconds: float, largest: int) -> Any:
    """One broken kernel takes the whole GPU's context with it; the others shall not suffer."""
    command = [sys.executable, __file__, "--only", what, "--seconds", str(seconds), "--largest", str(largest)]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        print(f"{what}: broken off after {PATIENCE} s", flush=True)
        return None
    if run.returncode:
        print(f"{what}: failed: {run.stderr.strip().splitlines()[-1:]}", flush=True)
        return None
    told = json.loads(run.stdout.splitlines()[-1])
    print(what)
    for key, value in told.items():
        line = "  ".join(f"{n}: {rate:,.0f}" for n, rate in value.items()) if isinstance(value, dict) else value
        print(f"  {key}: {line}", flush=True)
    return told


def profile(name: str) -> None:
    """Starts a kernel a few times, for a profiler to look at."""
    path = HERE / f"{name}.ptx"
    game, observed = named(path)
    batch = Batch(launch.Kernel(path.read_text("utf-8")), np.load(HERE / f"{game}-0.npz"), 262_144, observed)
    batch.play(AT_RANDOM, 64)
    batch.play(TO_THE_END, 10_000)
    cupy.cuda.Device().synchronize()


def main() -> int:
    parser = argparse.ArgumentParser(description="Check and measure the games on this machine's GPU.")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--seconds", type=float, default=2.0, help="at most, for each figure (default 2)")
    parser.add_argument("--largest", type=int, default=BATCHES[-1], help="batch (default %(default)s)")
    parser.add_argument("--profile", metavar="NAME", help="start this kernel alone, without measuring")
    parser.add_argument("--only", metavar="NAME", help="measure this kernel, or this game of Pgx, and print JSON")
    parser.add_argument("--registers", type=int, nargs="*", default=(), help="at most so many, to be tried")
    options = parser.parse_args()
    if options.profile:
        profile(options.profile)
        return 0
    if options.only:
        name, _, registers = options.only.partition("@")
        if name.startswith("pgx/"):
            told = {"random_steps": pgx(name.removeprefix("pgx/"), options.seconds)}
        elif registers:
            told = by_warps(name, int(registers))
        else:
            told = measure(HERE / f"{name}.ptx", options.seconds, options.largest)
        print(json.dumps(told))
        return 0
    properties = cupy.cuda.runtime.getDeviceProperties(0)
    machine = {
        "gpu": properties["name"].decode(),
        "driver": cupy.cuda.runtime.driverGetVersion(),
        "cupy": cupy.__version__,
    }
    print(json.dumps(machine), flush=True)
    report: dict[str, Any] = {"machine": machine, "tatami": {}, "tried": {}, "peers": {}}
    for path in sorted(HERE.glob("*.ptx")):
        report["tatami"][path.stem] = in_a_process_of_its_own(path.stem, options.seconds, options.largest)
    for name in (f"{path.stem}@{most}" for most in options.registers for path in sorted(HERE.glob("*.ptx"))):
        if "-observed" not in name:
            report["tried"][name] = in_a_process_of_its_own(name, options.seconds, options.largest)
    for name in ("pgx/leduc_holdem", "pgx/connect_four") if (HERE / "pgx").is_dir() else ():
        report["peers"][name] = in_a_process_of_its_own(name, options.seconds, options.largest)
    if options.out:
        options.out.write_text(json.dumps(report, indent=1), "utf-8")
    wrong = [
        f"{name}: {key}: {value}"
        for name, told in report["tatami"].items()
        for key, value in (told or {"check": "failed"}).items()
        if "check" in key and value != "equal"
    ]
    print("\n".join(wrong) or "every game is the one that the processor played", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
