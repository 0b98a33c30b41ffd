"""What a game of a batch is about to do, as a small number: a GPU plays games with the same key side by side.

Threads of one warp wait for each other where they diverge, so games with the same key are played together. A key
decides nothing: whatever it says, the results are the same. Few keys are best: games wait until enough have the same.
"""

from __future__ import annotations

from collections.abc import Callable

from tatami.core.compiled import rule
from tatami.core.engine import Turn
from tatami.core.registry import game
from tatami.research.launch import KEYS

NOTHING = KEYS - 1
"""The key of a place in a pool that has no game."""
CHANCES = 16
FIRST_OF_CHANCE = NOTHING - 1 - CHANCES
"""The keys of chance, by what it decides; then that of a game that is over. Those before are for decisions."""


@rule
def by_decision(t: Turn, action: int) -> int:
    return int(t.decision)


def divergence_key(name: str) -> Callable[..., int]:
    """A game's own `divergence_key(t, action)` (its module `batch`), below FIRST_OF_CHANCE; else its decision."""
    own = game(name).part("batch")
    key: Callable[..., int] = by_decision if own is None else own.divergence_key
    return key
