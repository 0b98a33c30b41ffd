"""Bots: they play well, know only what their seat knows, and can say why."""

from tatami.bots.analysis import Analysis, analyse
from tatami.bots.external import Forfeit
from tatami.bots.hint import Advice, hint
from tatami.bots.knowledge import Knowledge
from tatami.bots.levels import LEVELS, Bot, bot, choose

__all__ = ["LEVELS", "Advice", "Analysis", "Bot", "Forfeit", "Knowledge", "analyse", "bot", "choose", "hint"]
