"""Memory is tidied up when nobody moves, and at the latest after a while."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

from tatami.server.gc_schedule import collect_garbage
from tatami.server.services import Services
from tests.tables.test_services import with_services


class Circle:
    """Something that only the collector can find."""

    def __init__(self) -> None:
        self.me = self


async def is_found(services: Services, busy: bool, longest: float) -> bool:
    """Whether a circle is gone after some rounds, with moves in every one of them or in none."""
    lost = weakref.ref(Circle())
    house = asyncio.create_task(collect_garbage(services.moves, 0.01, longest))
    try:
        for _ in range(200):
            if busy:
                services.moves.played += 1
            await asyncio.sleep(0.001)
            if lost() is None:
                return True
        return False
    finally:
        house.cancel()


def test_tidying_waits_for_a_quiet_moment(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        gc.disable()
        try:
            assert not await is_found(services, busy=True, longest=1000)
            assert await is_found(services, busy=True, longest=0)
            assert await is_found(services, busy=False, longest=1000)
        finally:
            gc.enable()

    with_services(tmp_path, scene)
