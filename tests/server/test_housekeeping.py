"""Memory is tidied up when nobody moves, and at the latest after a while."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

from tatami.server.housekeeping import keep_house
from tatami.tables.hall import Hall
from tests.tables.test_hall import in_a_hall


class Circle:
    """Something that only the collector can find."""

    def __init__(self) -> None:
        self.me = self


async def is_found(hall: Hall, busy: bool, longest: float) -> bool:
    """Whether a circle is gone after some rounds, with moves in every one of them or in none."""
    lost = weakref.ref(Circle())
    house = asyncio.create_task(keep_house(hall, 0.01, longest))
    try:
        for _ in range(200):
            if busy:
                hall.moves += 1
            await asyncio.sleep(0.001)
            if lost() is None:
                return True
        return False
    finally:
        house.cancel()


def test_tidying_waits_for_a_quiet_moment(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        gc.disable()
        try:
            assert not await is_found(hall, busy=True, longest=1000)
            assert await is_found(hall, busy=True, longest=0)
            assert await is_found(hall, busy=False, longest=1000)
        finally:
            gc.enable()

    in_a_hall(tmp_path, scene)
