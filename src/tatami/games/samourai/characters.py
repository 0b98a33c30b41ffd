"""Who leads a side: a captain who spares his men, or one who seeks the fight.

Where his men walk is left to the plan: there all choices look alike within a turn.
"""

from __future__ import annotations

from tatami.games.samourai.rules.actions import ACTIONS
from tatami.games.samourai.rules.table import Decision, Figures, Table

LIKES = {
    "cautious": {"attack": -1.0, "done": 0.5, "advance": -0.7, "hold": 0.5, "challenge": -1.0, "refuse": 0.5},
    "bold": {"attack": 1.0, "done": -0.5, "advance": 0.7, "hold": -0.5, "challenge": 1.0, "answer": 0.7},
}
CHARACTERS = tuple(LIKES)
PRICE = 0.06
"""More than usual: a search of one turn tells choices farther apart than they are."""
FIGHTING = (Decision.COMBAT, Decision.ATTACK, Decision.ADVANCE, Decision.ANSWER, Decision.DUEL_COMBAT)


def leaning(character: str, t: Table, f: Figures, action: int) -> float:
    if int(t.decision) not in FIGHTING:
        return 0.0
    return LIKES[character].get(ACTIONS.split(action)[0].name, 0.0)
