"""A game of another package: written by `tatami new-game`, installed beside Tatami as pip installs it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tatami.cli import main

NAME = "stone-garden"
MODULE = "tatami_stone_garden"


class Plugin(NamedTuple):
    """Where it was written and where it was installed."""

    sources: Path
    site: Path

    @property
    def path(self) -> str:
        """The `PYTHONPATH` of a process that finds the game."""
        return os.pathsep.join(filter(None, [str(self.site), os.environ.get("PYTHONPATH")]))

    def run(self, *command: str, stdin: str | None = None, **environment: str) -> str:
        """What a Python process says that finds the game; it must succeed, and stdout is what is given back."""
        done = subprocess.run(
            [sys.executable, *command], input=stdin, capture_output=True, text=True, check=False, cwd=self.site.parent,
            env={**os.environ, "TATAMI_LANG": "en", **environment, "PYTHONPATH": self.path},
        )  # fmt: skip
        assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        return done.stdout


def install(folder: Path) -> Plugin:
    """Writes the package into a folder and installs it, with nothing fetched."""
    plugin = Plugin(folder / "sources", folder / "site")
    assert main(["new-game", NAME, "--folder", str(plugin.sources)]) == 0
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    pip += ["--disable-pip-version-check", "--target", str(plugin.site), str(plugin.sources)]
    done = subprocess.run(pip, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return plugin
