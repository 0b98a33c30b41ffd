"""Tatami: Kenjin, Samurai Spirit and Samouraï, for people and for machines."""

from tatami.core.chance import Dealer
from tatami.core.events import Event
from tatami.core.game import CHANCE, Game, IllegalAction, Result, State
from tatami.core.log import RecordError
from tatami.core.notation import BadNotation
from tatami.games import game, games, replay

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
    "game",
    "games",
    "replay",
]
