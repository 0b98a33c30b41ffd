"""Finds the games: every installed package with an entry point in the group `tatami.games`, ours and anybody's."""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tatami.core.errors import InputError

if TYPE_CHECKING:
    from tatami.core.game import Game

GROUP = "tatami.games"
OURS = "tatami.games."
"""What the modules of our own games begin with: they are loaded when somebody asks for them."""
logger = logging.getLogger("tatami")


class Broken(NamedTuple):
    """A game that cannot be loaded, and why."""

    name: str
    package: str
    why: str


@cache
def scan() -> tuple[dict[str, EntryPoint], list[Broken]]:
    """The games by name, and those that are skipped; where two packages offer the same name, the first one counts.

    Games of other packages are loaded at once. One that cannot be would otherwise break every command.
    """
    works: dict[str, EntryPoint] = {}
    broken = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        if entry.name in works:
            continue
        try:
            if not entry.module.startswith(OURS):
                load(entry)
                package_folder(entry)
            works[entry.name] = entry
        except Exception as error:  # it is somebody else's code
            why = f"{type(error).__name__}: {error}"
            broken.append(Broken(entry.name, entry.module.partition(".")[0], why))
            logger.warning("The game %s is skipped: %s cannot be loaded (%s)", entry.name, entry.value, why)
    return works, broken


def load(entry: EntryPoint) -> Game:
    described: Game = entry.load()
    if described.name != entry.name:
        raise ValueError(f"the entry point leads to a game called {described.name}")
    return described


def package_folder(entry: EntryPoint) -> Path:
    spec = find_spec(entry.module)
    if spec is None or not spec.submodule_search_locations:
        raise ValueError(f"{entry.module} is not a package")
    return Path(next(iter(spec.submodule_search_locations)))


def games() -> list[str]:
    """The names of all games."""
    return list(scan()[0])


def broken_games() -> list[Broken]:
    """Games that are installed, but cannot be loaded."""
    return scan()[1]


@cache
def game(name: str) -> Game:
    """A game by its name."""
    if name not in scan()[0]:
        raise InputError("cli-error-game", game=name, known=games())
    return load(scan()[0][name])


@cache
def folder(name: str) -> Path:
    """The folder of a game's package, found without importing our own games."""
    return package_folder(scan()[0][name])
