"""The rules compile for a GPU, on a machine that has none; what launches them is tried with a stand-in for CuPy."""

from __future__ import annotations

import re
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tatami import IllegalAction
from tatami.core.events import muted
from tatami.core.record import dtype_of
from tatami.core.registry import game, games
from tatami.research import Batch, cuda, divergence, launch
from tatami.research.batch import SCORES_ROOM, loops_of, mark

FITS = ("kenjin", "samurai-spirit")
"""Games whose records come near."""


@pytest.mark.slow
@pytest.mark.timeout(1200)  # a minute, on a machine that has nothing else to do
@pytest.mark.parametrize("name", games())
def test_batches_compile_to_ptx_that_calls_nothing_missing(name: str) -> None:
    from tatami.research import gpu

    text = gpu.ptx(name)
    assert f".visible .entry {launch.ENTRY}(" in text
    assert not gpu.missing_calls(text)
    assert "fma.rn.f64" not in text  # a product and a sum in one would round otherwise than the processor does
    assert "bar.warp.sync" in text
    assert ".extern .shared" in text  # records come near
    assert '.pragma "nounroll"' in text
    assert ".const" not in text
    assert (launch.FAR in text, ".maxnreg 128" in text) == (name not in FITS,) * 2


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
def test_loops_of_rules_stay_loops_and_those_that_copy_do_not() -> None:
    from tatami.research import gpu

    def module(name: str) -> str:
        return f'define i32 @"{name}"(i64 %x)\n{{\nB0:\n  br label %"B4"\nB4:\n  br i1 %c, label %"B4", label %"B9"\n}}'

    made = gpu.not_unrolled(module("_ZN5rules4fallB1v"))
    (loop,) = [line for line in made.split("\n") if "!llvm.loop" in line and line.startswith("  br")]
    assert loop.startswith("  br i1 %c") and "llvm.loop.unroll.disable" in made
    assert gpu.not_unrolled(module("_ZN4pool5fetchB1v")) == module("_ZN4pool5fetchB1v")


@pytest.mark.slow
def test_computed_indices_are_not_counted_from_the_end() -> None:
    from tatami.research import gpu

    checked = '  %"a" = icmp slt i64 %"x", 0\n  %"b" = add i64 %"x", %"n"\n  %"c" = select  i1 %"a", i64 %"b", i64 %"x"'
    assert gpu.never_from_the_end(f"{checked}\n  ret") == '  %"c" = add i64 %"x", 0\n  ret'
    constant = checked.replace('%"x"', "-1")
    assert gpu.never_from_the_end(constant) == constant


@pytest.mark.slow
def test_rules_called_through_their_module_are_on_the_device_too() -> None:
    from tatami.games.samurai_spirit.rules import decisions, penalties
    from tatami.research import gpu

    names = gpu.on_device(decisions.go_on).py_func.__globals__
    assert names["penalties"].penalties is gpu.on_device(penalties.penalties)
    assert penalties.penalties is not names["penalties"].penalties


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, 7, 8, 9, 40])
def test_what_the_device_does_otherwise_comes_to_the_same(count: int) -> None:
    from tatami.research import gpu

    out, masks = np.arange(50, dtype=np.int32) * 3, np.zeros((2, 150), np.bool_)
    mark(masks[0], out, count, True)
    gpu.mark_fast(masks[1], out, count, True)
    assert masks.sum() == 2 * count and (masks[0] == masks[1]).all()


@pytest.mark.slow
@pytest.mark.parametrize("name", FITS)
def test_a_record_near_holds_all_that_is_in_play_and_goes_back_whole(name: str) -> None:
    from tatami.research import gpu, pool

    batch = Batch(name, 6, seed=3)
    host, own = dtype_of(batch.game.engine.table), batch.game.part("batch")
    assert own is not None
    made = pool.layout(host, own.LAST)
    names = {**made, "WARP": launch.WARP}
    names["place"] = gpu.with_names(pool.place, names)
    fetch, bring_back = gpu.with_names(pool.fetch, names), gpu.with_names(pool.bring_back, names)
    for _ in range(30):
        batch.random_steps(1)
        for k in range(batch.n):
            far = np.array(batch.records[k])
            used = made["HEAD"] + made["TAIL"] + made["CELL"] * own.cells_in_play(far.view(host)[0])
            half, near = (used + 1) // 2, np.zeros(made["SIZE"] // 2, np.uint16)
            fetch(near, 0, far.view(np.uint16), 0, half, 0, 1)
            for field in host.names or ():
                here, there = near.view(made["TABLE"])[0][field], far.view(host)[0][field]
                assert field == own.LAST or (here == there).all()
            whole = batch.start._raw.copy()  # what is out of play stays as it began
            for lane in range(launch.WARP):
                bring_back(whole.view(np.uint16), 0, near, 0, half, lane)
            assert (whole == far).all()


@pytest.mark.slow
def test_a_large_record_stays_far() -> None:
    from tatami.research import pool

    tables = {name: dtype_of(game(name).engine.table) for name in games()}
    assert {name for name, table in tables.items() if pool.is_near(table)} == {*FITS}
    table = tables["samourai"]
    assert pool.layout(table, "men")["CELL"] == pool.layout(table, "men")["HEAD"] == 0
    assert pool.parts(near=True).keys() == pool.parts(near=False).keys() > {*pool.IN_PLACE}


@pytest.mark.slow
def test_an_enum_member_has_its_value_on_the_device() -> None:
    import numba

    from tatami.games.samourai.rules.table import Task
    from tatami.research import gpu

    task = gpu.constants(Task)

    def write(out: Any) -> None:
        out[0] = task.DRESS.value

    with gpu.imagined_device():
        text, _ = gpu.cuda.compile_ptx(write, numba.void(numba.int64[::1]), cc=gpu.CAPABILITY)
    assert int(Task.DRESS) == 6 and re.search(r" 6;", text)


def test_a_kernel_is_told_how_many_registers_it_may_take() -> None:
    text = ".visible .entry tatami_play(\n\t.param .u64 a\n)\n{\n"
    once = launch.with_registers(text, 128)
    assert once == text.replace("{", ".maxnreg 128\n{") and launch.with_registers(once, 64) == once.replace("128", "64")


@pytest.mark.parametrize("name", games())
def test_every_game_has_an_errand(name: str) -> None:
    batch = Batch(name, 40, seed=1)
    key, told = divergence.divergence_key(name), set()
    for _ in range(60):
        for k in range(batch.n):
            t = batch.records[k].view(dtype_of(batch.game.engine.table))[0]
            told.add(key(t, int(np.flatnonzero(batch.masks[k])[0])))
        batch.random_steps(1)
    assert (
        len(told) > 2 and min(told) >= 0 and max(told) < divergence.FIRST_OF_CHANCE < divergence.NOTHING < launch.KEYS
    )


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


def test_ptx_is_lowered_to_what_the_driver_takes() -> None:
    text = "//\n.version 9.4\n.target sm_90\n"
    assert launch.lower_ptx_version(text, 13000) == "//\n.version 9.0\n.target sm_90\n"
    assert launch.lower_ptx_version(text, 13040) == launch.lower_ptx_version(text, 14000) == text
    with pytest.raises(ValueError, match=r"no \.version line"):
        launch.lower_ptx_version("", 13000)


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
        self.loop = loops_of(name, observed).play_on

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
