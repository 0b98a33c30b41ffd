"""What a game of a batch is about to do, as a small number: a GPU plays games with the same key side by side.

Threads of one warp wait for each other where they diverge, so games with the same key should sit together. A key
decides nothing: whatever it says, the results are the same. What takes long has the lowest key: nobody waits for it.
"""

from __future__ import annotations

from collections.abc import Callable

from tatami.core.compiled import rule
from tatami.core.engine import Turn
from tatami.core.registry import game
from tatami.research.launch import KEYS

NOTHING = KEYS - 1
"""The key of a game that has nothing to do."""


@rule
def by_decision(t: Turn, action: int) -> int:
    return int(t.decision)


def divergence_key(name: str) -> Callable[..., int]:
    """A game's own `divergence_key(t, action)`, from 0 to before NOTHING (its module `batch`); else its decision."""
    own = game(name).part("batch")
    key: Callable[..., int] = by_decision if own is None else own.divergence_key
    return key
