"""The cache of machine code: new sources, new code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.bots import search
from tatami.core import chance, compiled
from tatami.core.compiled import KEPT_CACHES, cache_of, plain, reachable_files
from tatami.games.kenjin import view as kenjin_view
from tatami.games.kenjin.rules import resolution
from tatami.games.samourai.rules import sight


def file(module: object) -> Path:
    return Path(str(module.__file__))  # type: ignore[attr-defined]


def test_what_a_rule_reaches_names_its_cache() -> None:
    reached = reachable_files(frozenset({file(resolution)}))
    assert {file(resolution), file(chance), file(compiled)} <= reached
    assert file(resolution).with_name("table.py") in reached
    assert file(kenjin_view) not in reached
    assert not {file(sight), file(search)} & reached


def test_only_the_folder_of_rules_inside_a_package_belongs_together(tmp_path: Path) -> None:
    """A folder above the package may be called `rules` too: what else lies there is no part of the game."""
    home = tmp_path / "rules" / "some_game"
    for file in ("__init__.py", "bot.py", "view.py", "rules/__init__.py", "rules/table.py", "rules/decisions.py"):
        (home / file).parent.mkdir(parents=True, exist_ok=True)
        (home / file).write_text("")
    (home / "bot.py").write_text("from some_game.rules import table\n")
    inside = {home / "rules" / name for name in ("__init__.py", "table.py", "decisions.py")}
    assert reachable_files(frozenset({home / "bot.py"})) == {home / "bot.py", *inside}


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


LOOK = """
import sys, warnings
import numba
before = numba.config.CACHE_DIR
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    import tatami
    tatami.game("kenjin").new()
assert numba.config.CACHE_DIR == before
print([str(warning.message) for warning in told if "cannot be written" in str(warning.message)])
"""


def look(**environment: str) -> str:
    """What a fresh process says of its cache; uncompiled rules have none, so nothing else is at stake."""
    source = str(Path(compiled.__file__).parents[2])
    made = {"PATH": "", "PYTHONPATH": f"{source}:{os.environ.get('PYTHONPATH', '')}", **environment}
    ran = subprocess.run([sys.executable, "-c", LOOK], env=made, capture_output=True, text=True, check=True)
    return ran.stdout.strip()


def test_numbas_own_cache_folder_is_left_alone(tmp_path: Path) -> None:
    """Somebody else's compiled functions keep their place: the default one, and one that was chosen."""
    cache = os.environ.get("TATAMI_CACHE") or str(Path.home() / ".cache" / "tatami")
    assert look(TATAMI_CACHE=cache, HOME=str(tmp_path)) == "[]"
    assert look(TATAMI_CACHE=cache, HOME=str(tmp_path), NUMBA_CACHE_DIR=str(tmp_path / "elsewhere")) == "[]"
    assert not (tmp_path / "elsewhere").exists()


def test_without_a_writable_cache_there_is_one_warning_and_a_temporary_folder(tmp_path: Path) -> None:
    """A file where the folder should be: not even root can write there."""
    (tmp_path / "home").write_text("")
    folder = tmp_path / "home" / ".cache" / "tatami"
    writable_folder = compiled.writable_folder.__wrapped__  # not what an earlier call was answered
    with pytest.warns(UserWarning, match="cannot be written: rules are compiled for this process only") as told:
        instead = writable_folder(folder)
    assert instead.is_dir() and len(told) == 1 and str(folder) in str(told[0].message)
