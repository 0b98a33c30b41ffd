"""Who sits at the table: a samurai who holds back, or one who looks for a fight."""

from __future__ import annotations

from tatami.games.samurai_spirit.rules.actions import ACTIONS
from tatami.games.samurai_spirit.rules.table import Figures, Table

LIKES = {
    "cautious": {"pass": 0.7, "support": 1.0, "fight": -1.0, "defend": 0.5, "confront": -0.5, "no-kiai": 0.3},
    "bold": {"pass": -1.0, "support": -0.5, "fight": 1.0, "defend": -0.5, "confront": 0.5, "kiai": 1.0},
}
CHARACTERS = tuple(LIKES)


def leaning(character: str, t: Table, f: Figures, action: int) -> float:
    return LIKES[character].get(ACTIONS.split(action)[0].name, 0.0)
