"""Tatami: tabletop games for people and for machines."""

from importlib.metadata import version

import tatami.games  # noqa: F401 - first: loading it later would hide the function of the same name
from tatami.core.chance import Dealer
from tatami.core.events import Event
from tatami.core.game import CHANCE, Game, IllegalAction, Result, State
from tatami.core.game_record import RecordError, replay
from tatami.core.notation import BadNotation
from tatami.core.registry import game, games

__all__ = [
    "CHANCE",
    "BadNotation",
    "Dealer",
    "Event",
    "Game",
    "IllegalAction",
    "RecordError",
    "Result",
    "State",
    "__version__",
    "game",
    "games",
    "replay",
]

__version__ = version("tatami")
