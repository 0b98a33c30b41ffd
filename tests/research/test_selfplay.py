"""Data of self-play: a part is what its games were, and a job that was broken off goes on."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import tatami
from tatami.research import layout, observe
from tatami.research.selfplay import Job, decisions, main, missing_parts, read_options, run, write_part

PATIENCE_S = 300
JOB = Job("kenjin", games=5, seed=3, seats=("habit", "random"), options={"players": 2}, part=2)


def test_rows_are_the_decisions_of_a_game() -> None:
    rows = list(decisions(JOB, 1))
    assert [row["ply"] for row in rows] == list(range(len(rows)))
    assert {(row["seat"], row["bot"]) for row in rows} == {(0, "random"), (1, "habit")}  # they changed seats
    state = tatami.game("kenjin").new(players=2)
    dealer = tatami.Dealer("3/1")
    for row in rows:
        while state.to_act == tatami.CHANCE:
            state.apply(dealer.deal(state))
        assert (row["seat"], row["legal"].tolist()) == (state.to_act, state.actions())
        assert (row["observation"] == observe(state, row["seat"])).all()
        state.apply(row["action"])
    returns = state.returns()
    assert [row["return"] for row in rows] == [returns[row["seat"]] for row in rows]


def test_a_job_is_checked_before_it_is_played(tmp_path: Path) -> None:
    for job, told in (
        (Job("kenjin", 0), "at least one game"),
        (Job("kenjin", 1, seats=("nobody",)), "nobody"),
        (Job("kenjin", 1, options={"players": 9}), "players=9"),
    ):
        with pytest.raises(ValueError, match=told):
            missing_parts(job, tmp_path)
    assert missing_parts(JOB, tmp_path) == [0, 1, 2]
    with pytest.raises(ValueError, match="holds another job"):
        missing_parts(Job("kenjin", 6), tmp_path)
    assert read_options("kenjin", ["players=3"]) == {"players": 3}
    with pytest.raises(SystemExit, match="-o player=3: kenjin has the options"):
        main(["kenjin", "--games", "1", "--out", str(tmp_path), "-o", "player=3"])


@pytest.mark.slow
def test_a_part_reads_as_it_was_written(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    rows = write_part(JOB, 2, tmp_path)
    table = parquet.read_table(tmp_path / JOB.file(2))
    played = list(decisions(JOB, 4))
    assert rows == len(played) == table.num_rows
    game = tatami.game("kenjin")
    lines = np.array(table["observation"].to_pylist())
    assert lines.shape == (rows, layout(game, game.complete(JOB.options)).width)
    assert (lines == np.array([row["observation"] for row in played])).all()
    assert table["action"].to_pylist() == [row["action"] for row in played]
    assert b'"seed":3' in table.schema.metadata[b"tatami"]
    assert not list(tmp_path.glob(".*"))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_two_workers_play_what_is_missing_on_ray(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    write_part(JOB, 1, tmp_path)
    kept = (tmp_path / JOB.file(1)).stat().st_mtime_ns
    try:
        played = dict(run(JOB, tmp_path, workers=2))
        assert ray.cluster_resources()["CPU"] == 2
    finally:
        ray.shutdown()
    assert sorted(played) == [0, 2]
    assert not missing_parts(JOB, tmp_path)
    assert (tmp_path / JOB.file(1)).stat().st_mtime_ns == kept


@pytest.mark.slow
def test_the_program_broken_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    parquet = pytest.importorskip("pyarrow.parquet")
    job = Job("kenjin", games=200, seats=("random",), options={"players": 2}, part=10)
    data = tmp_path / "data"
    command = [
        sys.executable, "-m", "tatami.research.selfplay", "kenjin", "--games", "200", "--part", "10", "--workers", "2",
        "-o", "players=2", "--out", str(data),
    ]  # fmt: skip
    with (tmp_path / "log").open("w") as log:
        begun = subprocess.Popen(command, stderr=log)
        deadline = time.monotonic() + PATIENCE_S
        while not list(data.glob("part-*")) and begun.poll() is None:
            assert time.monotonic() < deadline, (tmp_path / "log").read_text()
            time.sleep(0.05)
        begun.send_signal(signal.SIGINT)
        begun.wait(PATIENCE_S)
    there = sorted(path.name for path in data.glob("part-*"))
    assert there, (tmp_path / "log").read_text()
    again = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert again.returncode == 0, again.stderr
    assert not missing_parts(job, data)
    assert again.stderr.count(" decisions (") == job.parts - len(there)
    tables = [parquet.read_table(data / job.file(part)) for part in range(job.parts)]
    assert {game for table in tables for game in table["game"].to_pylist()} == set(range(200))
    rows = [row for number in range(190, 200) for row in decisions(job, number)]  # as whoever plays the part plays it
    assert tables[19]["action"].to_pylist() == [row["action"] for row in rows]
