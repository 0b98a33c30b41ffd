"""What a game of a batch is about to do, as a small number: a GPU plays games with the same errand side by side.

Threads that share their instructions wait for each other, so those with the same errand should sit together. An errand
decides nothing: whatever it says, the games are the same. What takes long comes first, for nobody shall wait for it.
"""

from __future__ import annotations

from typing import Any

from tatami.core.compiled import rule
from tatami.games.kenjin import actions as kenjin
from tatami.games.kenjin.table import BATTLEFIELDS, UNITS
from tatami.games.kenjin.table import Decision as KenjinDecision
from tatami.games.samurai_spirit import actions as spirit
from tatami.games.samurai_spirit.table import FIRST_OF_A_SEAT
from tatami.research.launch import ERRANDS

NOTHING = ERRANDS - 1
LAST_CARD = 0
ENGAGE, REVEAL = kenjin.ENGAGE, kenjin.REVEAL
FIGHT, CONFRONT, DEFEND = spirit.FIGHT, spirit.CONFRONT, spirit.DEFEND


@rule
def in_kenjin(t: Any, action: int) -> int:
    """The last card leads to all the fights, the score and a new game; else it is the unit, or the ability."""
    held = 0
    for seat in range(t.players):
        held += t.seats[seat].held
    if held == 0 or (held == 1 and t.decision == KenjinDecision.ENGAGE):
        return LAST_CARD
    if ENGAGE <= action < REVEAL:
        return 1 + (action - ENGAGE) // BATTLEFIELDS
    return len(UNITS) + 1 + int(t.decision)


@rule
def in_samurai_spirit(t: Any, action: int) -> int:
    """The decision, and of the two usual ones how it is answered."""
    if action == FIGHT:
        return 0
    if action == CONFRONT:
        return 1
    if action == DEFEND:
        return 2
    return 3 + int(t.decision) - FIRST_OF_A_SEAT


@rule
def by_decision(t: Any, action: int) -> int:
    return int(t.decision)


BY_GAME = {"kenjin": in_kenjin, "samurai-spirit": in_samurai_spirit}


def errand(game: str) -> Any:
    """A game's own: errand(t, action) from 0 to before NOTHING."""
    return BY_GAME.get(game, by_decision)
