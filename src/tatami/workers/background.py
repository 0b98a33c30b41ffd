"""Tasks that go on beside everything else until they are ended."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

logger = logging.getLogger("tatami")


async def end_tasks(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancels tasks, and waits until they have ended."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


async def repeat(work: Callable[[], Awaitable[None]], every: float, name: str, *harmless: type[Exception]) -> None:
    """Does something for ever, with a pause after each time. What goes wrong is logged, unless it is harmless."""
    while True:
        try:
            await work()
        except harmless:
            pass
        except Exception as error:
            logger.error("%s: %s", name, type(error).__name__)
        await asyncio.sleep(every)
