"""Memory that is tidied up when it disturbs nobody.

Moves leave nothing behind that goes round in circles, so the collector has little to find while people play; but it
looks through the objects of all tables again and again, and everybody waits: at 2,000 tables half a second.
"""

from __future__ import annotations

import asyncio
import gc
import time

from tatami.tables.moves import Moves

YOUNG = 2.0
"""Seconds between two looks through what is new since the last one: milliseconds, however many tables there are."""
ROUND = 60.0
LONGEST = 6 * 3600.0
"""Seconds after which everything is looked through even while people play."""


async def collect_garbage(moves: Moves, young: float = YOUNG, pause: float = ROUND, longest: float = LONGEST) -> None:
    """Looks through new objects often, and through all when nobody has moved for a while, else rarely."""
    played = moves.played
    looked = tidied = time.monotonic()
    while True:
        await asyncio.sleep(young)
        instant = time.monotonic()
        if instant - looked < pause:
            gc.collect(1)
            continue
        is_quiet, played, looked = played == moves.played, moves.played, instant
        if is_quiet or instant - tidied > longest:
            gc.collect()
            tidied = instant
