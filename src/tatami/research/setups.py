"""Small set-ups for exact work: positions from which the whole tree of a game can be walked, and small battles.

What lies on the table and in the hands at the start is known to both sides; what is laid face down afterwards is not.
Each game lists its own in its module `setups`.
"""

from __future__ import annotations

from tatami.core.game import Game, State
from tatami.core.json_types import JsonObject
from tatami.core.registry import game as game_called


def setups_of(game: Game) -> dict[str, JsonObject]:
    own = game.part("setups")
    return own.SETUPS if own is not None else {}


def setups(game: str) -> list[str]:
    """The names of a game's small set-ups."""
    return list(setups_of(game_called(game)))


def setup(game: str, name: str) -> State:
    """A small set-up by its name."""
    described = game_called(game)
    found = setups_of(described).get(name)
    if found is None:
        raise ValueError(f"start={name}: {game} has {', '.join(setups(game)) or 'no small set-ups'}")
    return described.new(**found["options"]) if found.keys() == {"options"} else described.position(found)
