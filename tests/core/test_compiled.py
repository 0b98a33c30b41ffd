"""The cache of machine code: new sources, new code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tatami.core.compiled import KEPT_CACHES, plain, sources_digest
from tatami.games.kenjin import resolution


def test_the_cache_is_named_after_the_sources() -> None:
    assert sources_digest() == sources_digest()
    assert len(sources_digest()) == 16


def test_old_caches_are_swept_out(tmp_path: Path) -> None:
    for number in range(8):
        folder = tmp_path / f"old{number}"
        folder.mkdir()
        os.utime(folder, (number, number))
    run = [sys.executable, "-c", "from tatami.core.compiled import CACHE; print(CACHE)"]
    subprocess.run(run, env={**os.environ, "TATAMI_CACHE": str(tmp_path)}, check=True, capture_output=True)
    assert sorted(folder.name for folder in tmp_path.iterdir() if folder.name.startswith("old")) == [
        f"old{number}" for number in range(8 - KEPT_CACHES, 8)
    ]


def test_a_plain_twin_calls_plain_rules_only() -> None:
    twin = plain(resolution.rank)
    assert not hasattr(twin, "py_func")
    assert not hasattr(twin.__globals__["points_of"], "py_func")
    assert twin is plain(resolution.rank)
