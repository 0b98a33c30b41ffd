"""Data of self-play as Parquet, played by Ray on one machine or many (extra `ray`); it goes on where it stopped.

    python -m tatami.research.selfplay GAME --games 100000 --out data/ --seats level:1 random -o players=2

A job is cut into parts of so many games. A part is played from its number alone, written beside its place and then
moved there whole, so that a part that is there is finished; a job started again plays what is missing. Each row is one
decision (docs/research.md has the columns).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from tatami.bots import Knowledge, levels
from tatami.core.chance import Dealer
from tatami.core.extras import named_extra
from tatami.core.game import CHANCE
from tatami.core.json_types import JsonObject
from tatami.core.registry import game as game_called
from tatami.research.observations import layout, observe

if TYPE_CHECKING:
    import pyarrow

DESCRIPTION = "job.json"


class Job(msgspec.Struct, frozen=True):
    """What is played: enough to play any part of it again."""

    game: str
    games: int
    seed: int = 0
    seats: tuple[str, ...] = ("random",)
    options: JsonObject = {}
    part: int = 500
    """Games in a part."""

    @property
    def parts(self) -> int:
        return -(-self.games // self.part)

    def file(self, part: int) -> str:
        return f"part-{part:06d}.parquet"


def check(job: Job) -> None:
    """ValueError if it cannot be played."""
    if job.games < 1 or job.part < 1:
        raise ValueError(f"games={job.games}, part={job.part}: at least one game, and one in a part")
    game = game_called(job.game)
    layout(game, game.complete(job.options))
    if not job.seats:
        raise ValueError("seats: name at least one bot; they take turns at the seats")
    for spec in job.seats:
        levels.check(spec)


def decisions(job: Job, number: int) -> Iterator[JsonObject]:
    """The rows of one game, from its number alone; the bots take turns at the seats."""
    state = game_called(job.game).new(**job.options)
    dealer = Dealer(f"{job.seed}/{number}")
    rngs = [Random(f"{job.seed}/{number}/{seat}") for seat in range(state.seats)]
    names = [job.seats[(seat + number) % len(job.seats)] for seat in range(state.seats)]
    bots = [levels.bot(name) for name in names]
    rows: list[JsonObject] = []
    while state.to_act is not None:
        seat = state.to_act
        if seat == CHANCE:
            state.apply(dealer.deal(state))
            continue
        legal = state.actions()
        action = legal[0]
        if len(legal) > 1:
            known = Knowledge(state, seat, rngs[seat].getrandbits(64))
            action = bots[seat].choose(known, rngs[seat])
        rows.append(
            {
                "game": number, "ply": len(rows), "seat": seat, "bot": names[seat], "observation": observe(state, seat),
                "legal": np.asarray(legal, np.int32), "action": action,
            }
        )  # fmt: skip
        state.apply(action)
    returns = state.returns()
    for row in rows:
        yield {**row, "return": returns[row["seat"]]}


def schema(job: Job) -> pyarrow.Schema:
    with named_extra():
        import pyarrow

    game = game_called(job.game)
    width = layout(game, game.complete(job.options)).width
    about = {"tatami": msgspec.json.encode(job).decode(), "rules": game.rules_version}
    return pyarrow.schema(
        [
            ("game", pyarrow.int64()),
            ("ply", pyarrow.int32()),
            ("seat", pyarrow.int8()),
            ("bot", pyarrow.dictionary(pyarrow.int8(), pyarrow.string())),
            ("observation", pyarrow.list_(pyarrow.int8(), width)),
            ("legal", pyarrow.list_(pyarrow.int32())),
            ("action", pyarrow.int32()),
            ("return", pyarrow.float32()),
        ],
        metadata=about,
    )


def write_part(job: Job, part: int, folder: Path) -> int:
    """Plays one part and puts it in its place; how many rows it has."""
    import pyarrow
    from pyarrow import parquet

    first = part * job.part
    rows = [row for number in range(first, min(first + job.part, job.games)) for row in decisions(job, number)]
    kind = schema(job)
    columns = {name: [row[name] for row in rows] for name in kind.names}
    columns["observation"] = pyarrow.FixedSizeListArray.from_arrays(
        pyarrow.array(np.concatenate(columns["observation"])), kind.field("observation").type.list_size
    )
    table = pyarrow.table(columns, schema=kind)
    beside = folder / f".{job.file(part)}.tmp"
    parquet.write_table(table, beside, compression="zstd")
    beside.replace(folder / job.file(part))
    return len(rows)


def missing_parts(job: Job, folder: Path) -> list[int]:
    """The parts that are still to be played; ValueError if the folder holds another job."""
    check(job)
    folder.mkdir(parents=True, exist_ok=True)
    description = folder / DESCRIPTION
    wanted = msgspec.json.encode(job)
    if description.exists() and description.read_bytes() != wanted:
        raise ValueError(f"{folder}: holds another job, {description.read_text('utf-8')}; choose another folder")
    description.write_bytes(wanted)
    return [part for part in range(job.parts) if not (folder / job.file(part)).exists()]


def run(job: Job, folder: Path, address: str | None = None, workers: int | None = None) -> Iterator[tuple[int, int]]:
    """Plays what is missing on Ray (a cluster's address, or so many workers here); each part as it is done, its rows.

    The folder must be one that all machines of the cluster share.
    """
    with named_extra():
        import ray

    ahead = missing_parts(job, folder)
    if not ray.is_initialized():
        ray.init(address=address, num_cpus=workers, include_dashboard=False, log_to_driver=False)
    remote = ray.remote(num_cpus=1, max_retries=2)(write_part)
    waiting = {remote.remote(job, part, folder.resolve()): part for part in ahead}
    while waiting:
        done, _ = ray.wait(list(waiting), num_returns=1)
        yield waiting.pop(done[0]), ray.get(done[0])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tatami.research.selfplay", description="Data of self-play.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--out", type=Path, required=True, help="a folder; an unfinished job there is gone on with")
    parser.add_argument(
        "--seats", nargs="+", default=["random"], metavar="BOT", help="bots, who take turns at the seats"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--part", type=int, default=500, help="games in a file (default 500)")
    parser.add_argument("--address", help="of a Ray cluster; without it, this machine")
    parser.add_argument("--workers", type=int, help="on this machine (default: its cores)")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args(arguments)
    try:
        options = read_options(given.game, given.option)
        job = Job(given.game, given.games, given.seed, tuple(given.seats), options, given.part)
        done = job.parts - len(missing_parts(job, given.out))
        for part, rows in run(job, given.out, given.address, given.workers):
            done += 1
            sys.stderr.write(f"part {part}: {rows:,} decisions ({done} of {job.parts})\n")
    except (ValueError, ImportError) as error:
        sys.exit(f"selfplay: {error}")
    except KeyboardInterrupt:
        sys.exit("selfplay: broken off; the same command goes on with it")
    return 0


def read_options(name: str, pairs: list[str]) -> JsonObject:
    known = {option.name: option for option in game_called(name).options}
    options = {}
    for pair in pairs:
        key, _, value = pair.partition("=")
        if key not in known:
            raise ValueError(f"-o {pair}: {name} has the options {', '.join(known)}")
        options[key] = known[key].parse(value)
    return options


if __name__ == "__main__":
    # Ray sends what a program itself defines piece by piece, and cannot put a Job together again; what a module
    # defines it sends by name.
    from tatami.research import selfplay

    sys.exit(selfplay.main(sys.argv[1:]))
