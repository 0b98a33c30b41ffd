"""The rules compile for a GPU, on a machine that has none."""

from __future__ import annotations

import pytest

import tatami

FITS = [name for name in tatami.games() if name in ("kenjin", "samurai-spirit")]


@pytest.mark.slow
@pytest.mark.parametrize("name", FITS)
def test_random_play_compiles_to_ptx_that_calls_nothing_missing(name: str) -> None:
    from tatami.research import gpu

    text = gpu.ptx(name)
    assert ".entry" in text
    assert not gpu.missing_calls(text)


@pytest.mark.slow
def test_a_missing_call_would_be_found() -> None:
    from tatami.research import gpu

    text = ".func (.param .b32 out) here(\n)\n\tcall.uni (retval0), \n\there, \n\t(p);\n\tcall.uni \n\tgone, \n\t(p);\n"
    assert gpu.missing_calls(text) == {"gone"}
