"""Bots at a table: what a seat may ask for, and how it is answered without holding anybody up."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tatami.core.game import Game, State
from tatami.tables.workshop import on_leash

WORKERS = 2
PATIENCE = 20.0
"""Seconds after which a bot that does not answer is replaced by a random choice for this move."""
COMPILE = "import sys, tatami; from tatami.bots.search import search_of; g, n = sys.argv[1:]; "
COMPILE += "search_of(tatami.game(g)).compile(int(n))"
Chooser = Callable[[State, int], int]

logger = logging.getLogger("tatami")


def choose_at_random(state: State, seat: int) -> int:
    return random.SystemRandom().choice(state.actions())


def choose_at_level(spec: str) -> Chooser:
    def choose(state: State, seat: int) -> int:
        """The bot gets what its seat knows, never the state itself."""
        bots = thinking_bots()
        seed = secrets.token_hex(8)
        return int(bots.choose(bots.Knowledge(state, seat, seed), spec, seed))

    return choose


@cache
def thinking_bots() -> Any:
    """The bots that search, where they are installed."""
    return import_module("tatami.bots") if find_spec("tatami.bots") else None


@cache
def choosers() -> dict[str, Chooser]:
    found: dict[str, Chooser] = {"random": choose_at_random}
    bots = thinking_bots()
    for level in bots.LEVELS if bots else ():
        found[f"level:{level}"] = choose_at_level(f"level:{level}")
    return found


def bots() -> list[str]:
    """The bots that can sit at a table. Programs of others are not among them: they would run with our rights."""
    return list(choosers())


def check_bot(name: str) -> str:
    if name not in choosers():
        raise ValueError(f"bot {name!r}: there are {', '.join(choosers())}")
    return name


class Players:
    """A few threads in which bots think; one that hangs is left behind, with its thread."""

    def __init__(self, workers: int = WORKERS, patience: float = PATIENCE) -> None:
        self.workers = workers
        self.patience = patience
        self.pool = self.new_pool()
        self.replaced = 0
        self.preparing = asyncio.Lock()
        self.prepared: set[tuple[str, int]] = set()

    def new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.workers, thread_name_prefix="bot")

    async def choose(self, bot: str, state: State, seat: int) -> int:
        """What a bot plays; the state is its own copy."""
        if bot != "random" and not await self.prepare(state.game, state.seats):
            return choose_at_random(state, seat)
        try:
            return int(await self.think(choosers()[bot], state, seat))
        except TimeoutError:
            return choose_at_random(state, seat)
        except Exception:  # a bot that stumbles must not leave a table waiting for it
            logger.exception("a bot of %s", state.game.name)
            return choose_at_random(state, seat)

    async def think(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Runs something in a thread; TimeoutError when it takes too long."""
        pool = self.pool
        thought = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        try:
            return await asyncio.wait_for(thought, self.patience)
        except TimeoutError:
            if pool is self.pool:
                self.pool = self.new_pool()
                pool.shutdown(wait=False)
            self.replaced += 1
            raise

    async def prepare(self, game: Game, seats: int) -> bool:
        """Has the search compiled, by a process of its own: a compiler in one of our threads would stop all tables."""
        wanted = (game.name, seats)
        if wanted in self.prepared:
            return True
        search = import_module("tatami.bots.search").search_of(game)
        async with self.preparing:
            if not search.is_compiled(seats):
                await (await on_leash(COMPILE, game.name, str(seats))).wait()
            if search.is_compiled(seats):
                self.prepared.add(wanted)
                return True
        logger.error("the bots of %s could not be compiled", game.name)
        return False

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
