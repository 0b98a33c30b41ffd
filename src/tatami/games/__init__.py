"""The games: each is one folder here, and its name is the folder's."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from tatami.core import log
from tatami.core.game import Game, State


def games() -> list[str]:
    """The names of all games."""
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__))


@cache
def game(name: str) -> Game:
    """A game by its name."""
    if name not in games():
        raise ValueError(f"{name}: no such game; there are {', '.join(games())}")
    described: Game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return described


def replay(record: Mapping[str, Any] | str | bytes) -> State:
    """The state at the end of a record (a dictionary or its JSON); RecordError says what is wrong with it."""
    return log.replay(record, game)
