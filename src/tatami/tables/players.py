"""Bots at a table: what a seat may ask for, and how it is answered without holding anybody up."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tatami.core.game import State

WORKERS = 2
PATIENCE = 20.0
"""Seconds after which a bot that does not answer is replaced by a random choice for this move."""
Chooser = Callable[[State, int], int]


def choose_at_random(state: State, seat: int) -> int:
    return random.SystemRandom().choice(state.actions())


CHOOSERS: dict[str, Chooser] = {"random": choose_at_random}


def bots() -> list[str]:
    """The bots that can sit at a table."""
    return list(CHOOSERS)


def check_bot(name: str) -> str:
    if name not in CHOOSERS:
        raise ValueError(f"bot {name!r}: there are {', '.join(CHOOSERS)}")
    return name


class Players:
    """A few threads in which bots think; one that hangs is left behind, with its thread."""

    def __init__(self, workers: int = WORKERS, patience: float = PATIENCE) -> None:
        self.workers = workers
        self.patience = patience
        self.pool = self.new_pool()
        self.replaced = 0

    def new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.workers, thread_name_prefix="bot")

    async def choose(self, bot: str, state: State, seat: int) -> int:
        """What a bot plays; the state is its own copy."""
        pool = self.pool
        thought = asyncio.get_running_loop().run_in_executor(pool, CHOOSERS[bot], state, seat)
        try:
            return await asyncio.wait_for(thought, self.patience)
        except TimeoutError:
            if pool is self.pool:
                self.pool = self.new_pool()
                pool.shutdown(wait=False)
            self.replaced += 1
            return choose_at_random(state, seat)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
