"""The rules compile for a GPU, on a machine that has none; what launches them is tried with a stand-in for CuPy."""

from __future__ import annotations

import dis
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tatami import IllegalAction
from tatami.core.events import muted
from tatami.core.record import dtype_of
from tatami.core.registry import games
from tatami.research import Batch, cuda, divergence, launch
from tatami.research.batch import SCORES_ROOM, loops, mark, play_on, together

FITS = ("kenjin", "samurai-spirit")


@pytest.mark.slow
@pytest.mark.parametrize("name", FITS)
def test_batches_compile_to_ptx_that_calls_nothing_missing(name: str) -> None:
    from tatami.research import gpu

    text = gpu.ptx(name)
    assert f".visible .entry {launch.ENTRY}(" in text
    assert not gpu.missing_calls(text)
    assert "fma.rn.f64" not in text  # a product and a sum in one would round otherwise than the processor does
    assert "bar.warp.sync" in text
    assert "cp.async.ca.shared.global" in text  # records come near
    assert ".const" not in text


@pytest.mark.slow
def test_a_missing_call_would_be_found() -> None:
    from tatami.research import gpu

    text = ".func (.param .b32 out) here(\n)\n\tcall.uni (retval0), \n\there, \n\t(p);\n\tcall.uni \n\tgone, \n\t(p);\n"
    assert gpu.missing_calls(text) == {"gone"}


@pytest.mark.slow
def test_long_rules_called_from_several_places_are_kept_apart() -> None:
    from tatami.research import gpu

    long = "".join(f"  %x{line} = add i32 1, 1\n" for line in range(gpu.LONG))
    module = "\n".join(
        [
            f"define linkonce_odr i32 @long(i8* %t)\n{{\n{long}}}",
            "define linkonce_odr i32 @short(i8* %t)\n{\n  ret i32 0\n}",
            *(f"define void @user{k}()\n{{\n  call i32 @long(i8* %t)\n  call i32 @short(i8* %t)\n}}" for k in (1, 2)),
        ]
    )
    (made,) = gpu.kept_apart([module, module])
    assert "@long(i8* %t) noinline\n" in made and "@short(i8* %t)\n" in made


@pytest.mark.slow
def test_whoever_has_no_game_waits_as_often_as_those_who_play() -> None:
    from tatami.research import warps

    waits = [step for step in dis.get_instructions(play_on) if step.argval == together.__name__]
    assert len(waits) == warps.WAITS


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, 7, 8, 9, 40])
def test_what_the_device_does_otherwise_comes_to_the_same(count: int) -> None:
    from tatami.research import gpu

    out, masks = np.arange(50, dtype=np.int32) * 3, np.zeros((2, 150), np.bool_)
    mark(masks[0], out, count, True)
    gpu.mark_fast(masks[1], out, count, True)
    assert masks.sum() == 2 * count and (masks[0] == masks[1]).all()
    start = Batch("kenjin", 1).start
    fresh, tables = start._raw.view(dtype_of(start.game.engine.table)), np.zeros((2, start._raw.size), np.uint8)
    gpu.lay_out_fast(tables.reshape(-1).view(fresh.dtype), 1, fresh)
    assert (tables[1] == start._raw).all() and not tables[0].any()


@pytest.mark.parametrize("name", games())
def test_every_game_has_an_errand(name: str) -> None:
    batch = Batch(name, 40, seed=1)
    key, told = divergence.divergence_key(name), set()
    for _ in range(60):
        for k in range(batch.n):
            t = batch.records[k].view(dtype_of(batch.game.engine.table))[0]
            told.add(key(t, int(np.flatnonzero(batch.masks[k])[0])))
        batch.random_steps(1)
    assert len(told) > 2 and min(told) >= 0 and max(told) < divergence.NOTHING < launch.KEYS


def test_whoever_plays_the_last_card_of_all_goes_first() -> None:
    batch = Batch("kenjin", 60, seed=2)
    ends = 0
    for _ in range(40):
        tables = [batch.records[k].view(dtype_of(batch.game.engine.table))[0] for k in range(batch.n)]
        acts = [int(np.flatnonzero(mask)[-1]) for mask in batch.masks]
        last = [divergence.divergence_key("kenjin")(t, action) == 0 for t, action in zip(tables, acts, strict=True)]
        batch.step(acts)
        assert not (batch.done & ~np.array(last)).any()
        ends += int(batch.done.sum())
    assert ends


def test_few_games_are_not_sorted() -> None:
    assert [launch.stretch(games) for games in (1, 8192, 65_536, 1_048_576)] == [0, 0, 4, 1]


def test_ptx_is_lowered_to_what_the_driver_takes() -> None:
    text = "//\n.version 9.4\n.target sm_90\n"
    assert launch.lowered(text, 13000) == "//\n.version 9.0\n.target sm_90\n"
    assert launch.lowered(text, 13040) == launch.lowered(text, 14000) == text
    with pytest.raises(ValueError, match=r"no \.version line"):
        launch.lowered("", 13000)


class StandIn:
    """As much of CuPy as a batch uses, on NumPy; the kernel is the processor's own loop."""

    zeros, asarray, ascontiguousarray = (
        staticmethod(np.zeros),
        staticmethod(np.asarray),
        staticmethod(np.ascontiguousarray),
    )
    asnumpy, arange, where = staticmethod(np.array), staticmethod(np.arange), staticmethod(np.where)
    cuda = SimpleNamespace(
        runtime=SimpleNamespace(getDeviceCount=lambda: 1, CUDARuntimeError=RuntimeError),
    )


class LoopAsKernel:
    def __init__(self, name: str, observed: bool) -> None:
        self.loop = loops(name, observed).play_on

    def play(self, how: int, steps: int, *arrays: Any) -> None:
        n, most = arrays[4].shape[0], arrays[5].shape[1]
        for k in range(n):  # one thread a game
            self.loop(k, k + 1, how, steps, *arrays, muted(), np.empty(most), np.zeros(SCORES_ROOM))


@pytest.fixture
def imagined_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", StandIn)
    monkeypatch.setattr(cuda, "kernel", LoopAsKernel)


@pytest.mark.usefixtures("imagined_gpu")
def test_a_batch_on_the_gpu_is_the_batch_on_the_processor() -> None:
    here, there = Batch("kenjin", 5, seed=4), Batch("kenjin", 5, seed=4, device="cuda")
    for batch in (here, there):
        batch.random_steps(40)
        batch.step([int(np.flatnonzero(mask)[0]) for mask in batch.masks])
        batch.play_out()
    assert (here.records == there.records).all() and (here.streams == there.streams).all()
    assert (here.masks == there.masks).all() and (here.observations == there.observations).all()
    assert (here.rewards == there.rewards).all() and there.done.all()
    assert there.state(3).digest() == here.state(3).digest()


@pytest.mark.usefixtures("imagined_gpu")
def test_an_illegal_action_is_named_on_the_gpu_too() -> None:
    batch = Batch("kenjin", 2, seed=3, device="cuda")
    legal = int(np.flatnonzero(batch.masks[0])[0])
    wish = batch.start.codec.parse("assassin:1/1/1")
    with pytest.raises(IllegalAction, match=r"game 1 of the batch: assassin:1/1/1 is not legal now: KJ-4\.4"):
        batch.step([legal, wish])


def test_without_a_gpu_a_batch_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(ImportError, match=r"pip install tatami\[gpu\]"):
        Batch("kenjin", 1, device="cuda")
    with pytest.raises(ValueError, match="device='tpu': must be 'cpu' or 'cuda'"):
        Batch("kenjin", 1, device="tpu")


def test_ptx_made_elsewhere_is_looked_for_in_its_folder(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", StandIn)
    monkeypatch.setenv(cuda.FOLDER, str(tmp_path))
    with pytest.raises(ValueError, match=r"kenjin-observed\.ptx: no such file; `python -m tatami\.research\.gpu"):
        Batch("kenjin", 1, device="cuda")
