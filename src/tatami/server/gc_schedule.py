"""Memory that is tidied up when it disturbs nobody.

Neither moves nor whoever leaves leave anything behind that goes round in circles, so the collector has nothing to find
while people play; but it looks through the objects of all tables, and everybody waits: at 2,000 tables half a second.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Collection

from tatami.tables.moves import Moves

ROUND = 60.0
SPARE = 500_000
"""Objects beyond those of open tables that may gather while people play: about 100 MB."""
OF_TABLE = 1_000
"""Objects that a table may have, with all who look at it: a game of cards makes some 150, a socket 100."""


async def collect_garbage(
    moves: Moves, tables: Collection[object], pause: float = ROUND, spare: int = SPARE, of_table: int = OF_TABLE
) -> None:
    """Looks through all objects when nobody has moved for a while, or when there are more than tables explain.

    The collector's first counter is the number of objects made, less those freed, since it last looked.
    """
    played = moves.played
    while True:
        await asyncio.sleep(pause)
        is_quiet, played = played == moves.played, moves.played
        if is_quiet or gc.get_count()[0] > spare + of_table * len(tables):
            gc.collect()
