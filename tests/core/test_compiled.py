"""The cache of machine code: new sources, new code."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tatami.bots import search
from tatami.core import chance, compiled
from tatami.core.compiled import KEPT_CACHES, cache_of, plain, reach
from tatami.games.kenjin import resolution
from tatami.games.samourai import sight


def file(module: object) -> Path:
    return Path(str(module.__file__))  # type: ignore[attr-defined]


def test_what_a_rule_reaches_names_its_cache() -> None:
    reached = reach(frozenset({file(resolution)}))
    assert {file(resolution), file(chance), file(compiled)} <= reached
    assert file(resolution).with_name("figures.toml") in reached
    assert not {file(sight), file(search)} & reached


def test_a_change_gets_a_new_cache_and_old_ones_are_swept_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TATAMI_CACHE", str(tmp_path / "cache"))
    folders = []
    for version in range(KEPT_CACHES + 3):
        source = tmp_path / str(version) / "rules.py"
        source.parent.mkdir()
        source.write_text(f"VERSION = {version}")
        folders.append(cache_of("rules", frozenset({source})))
        os.utime(folders[-1], (version, version))
    assert len(set(folders)) == KEPT_CACHES + 3
    assert [folder.is_dir() for folder in folders] == [False, False, *[True] * (KEPT_CACHES + 1)]


def test_a_plain_twin_calls_plain_rules_only() -> None:
    twin = plain(resolution.rank)
    assert not hasattr(twin, "py_func")
    assert not hasattr(twin.__globals__["points_of"], "py_func")
    assert twin is plain(resolution.rank)
