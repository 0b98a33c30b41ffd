"""Memory that is tidied up when it disturbs nobody.

Moves leave nothing behind that goes round in circles, so the collector has nothing to find while people play; but it
looks through the objects of all tables again and again, and everybody waits: at 2,000 tables half a second.
"""

from __future__ import annotations

import asyncio
import gc
import time

from tatami.tables.moves import Moves

ROUND = 60.0
LONGEST = 900.0
"""Seconds after which everything is looked through even while people play."""


async def collect_garbage(moves: Moves, pause: float = ROUND, longest: float = LONGEST) -> None:
    """Looks through all objects when nobody has moved for a while, else rarely."""
    played, tidied = moves.played, time.monotonic()
    while True:
        await asyncio.sleep(pause)
        is_quiet, played = played == moves.played, moves.played
        if is_quiet or time.monotonic() - tidied > longest:
            gc.collect()
            tidied = time.monotonic()
