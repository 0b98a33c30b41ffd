"""Memory that is tidied up when it disturbs nobody.

Moves leave nothing behind that goes round in circles, so the collector has nothing to find while people play; but it
looks through the objects of all tables again and again, and everybody waits: at 2,000 tables half a second.
"""

from __future__ import annotations

import asyncio
import gc
import time

from tatami.tables.hall import Hall

ROUND = 60.0
LONGEST = 900.0
"""Seconds after which everything is looked through even while people play."""


async def keep_house(hall: Hall, pause: float = ROUND, longest: float = LONGEST) -> None:
    """Looks through all objects when nobody has moved for a while, else rarely."""
    moves, tidied = hall.moves, time.monotonic()
    while True:
        await asyncio.sleep(pause)
        is_quiet, moves = moves == hall.moves, hall.moves
        if is_quiet or time.monotonic() - tidied > longest:
            gc.collect()
            tidied = time.monotonic()
