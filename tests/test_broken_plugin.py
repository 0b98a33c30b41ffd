"""A game of another package that cannot be loaded is skipped with one warning; everything else works."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tatami

BROKEN = {
    "missing": ("tatami_missing:GAME", None),
    "raising": ("tatami_raising:GAME", "raise RuntimeError('no luck today')"),
    "unfinished": ("tatami_unfinished:GAME", "GAME = "),
    "misnamed": ("tatami_misnamed:GAME", "class GAME:\n    name = 'other'"),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages, each of which offers a game that does not work."""
    folder = tmp_path_factory.mktemp("site")
    for name, (entry, source) in BROKEN.items():
        package = entry.partition(":")[0]
        if source is not None:
            (folder / package).mkdir()
            (folder / package / "__init__.py").write_text(source)
        metadata = folder / f"{package}-1.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
        (metadata / "entry_points.txt").write_text(f"[tatami.games]\n{name} = {entry}\n")
    return folder


def run(site: Path, *command: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "TATAMI_LANG": "en", "PYTHONPATH": path}
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False, env=environment)


def test_broken_games_are_listed_with_the_reason_and_warned_of_once(site: Path) -> None:
    done = run(site, "-m", "tatami", "games")
    assert done.returncode == 0, done.stderr
    for name in tatami.games():
        assert f"  {name}" in done.stdout
    for name, why in (
        ("missing", "No module named 'tatami_missing'"),
        ("raising", "no luck today"),
        ("unfinished", "invalid syntax"),
        ("misnamed", "leads to a game called other"),
    ):
        assert any(
            f"{name} (package tatami_{name}) was skipped" in line and why in line for line in done.stdout.split("\n")
        )
        assert done.stderr.count(f"The game {name} is skipped") == 1
    assert "Traceback" not in done.stderr


def test_the_other_games_are_played_as_before(site: Path) -> None:
    done = run(site, "-c", f"import tatami; assert tatami.games() == {tatami.games()}; tatami.game('raising')")
    assert "raising: no such game; there are" in done.stderr
