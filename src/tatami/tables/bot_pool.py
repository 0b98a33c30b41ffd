"""Bots at a table: what a seat may ask for, and how it is answered without holding anybody up."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from typing import TypeVar

import msgspec

from tatami.bots import LEVELS, Knowledge
from tatami.bots.characters import character_of, check_character
from tatami.bots.search import search_of
from tatami.core.game import Game, State
from tatami.tables.compile_worker import on_leash
from tatami.workers.pool import MEGABYTE, NOBODY, Crashed, Owner, TooLong, WorkerPool, processors
from tatami.workers.remote_pool import RemotePool, RemoteWorkers, WorkersGone

Told = TypeVar("Told")
PATIENCE = 20.0
"""Seconds of thought after which a bot that does not answer is replaced by a random choice for this move."""
MEMORY = 512 * MEGABYTE
NICE = 5
"""Whoever asks the server for anything else comes before bots."""
WATCHED, ASKED_FOR_HELP, UNWATCHED = range(3)
"""Whose thinking is urgent: bots that somebody waits for, then hints, then bots that play on by themselves."""
CHOOSE = "tatami.server.worker_tasks:choose_actions"
BY_HABIT = "tatami.server.worker_tasks:choose_by_habit"
HINT = "tatami.server.worker_tasks:hints"
PLANS = "tatami.server.worker_tasks:plans_of_figures"
COMPILE = "import sys, tatami; from tatami.bots.search import search_of; g, n = sys.argv[1:]; "
COMPILE += "search_of(tatami.game(g)).compile(int(n))"

logger = logging.getLogger("tatami")


def choose_at_random(state: State) -> int:
    return random.SystemRandom().choice(state.actions())


BOTS = ("random", *(f"level:{level}" for level in LEVELS))
"""The bots that can sit at a table. Programs of others are not among them: they would run with our rights."""


def check_bot(game: Game, name: str) -> str:
    """ValueError if it cannot sit at a table of that game; a level may have a character, as `level:3:bold`."""
    character = character_of(name)
    if name.removesuffix(f":{character}") not in BOTS:
        raise ValueError(f"bot {name!r}: there are {', '.join(BOTS)}")
    check_character(game, character)
    return name


BOTS_QUEUE = "bots"
"""Where workers on other machines find what bots and hints ask for."""


def bot_workers(workers: int | None = None, patience: float = PATIENCE) -> WorkerPool:
    return WorkerPool(workers or max(2, min(8, processors())), patience, MEMORY, NICE)


class BotPool:
    """A few processes in which bots think; one that takes too long is ended, with its process.

    `elsewhere`: workers on other machines, that think instead of those processes while they are there.
    """

    def __init__(
        self, workers: int | None = None, patience: float = PATIENCE, elsewhere: RemoteWorkers | None = None
    ) -> None:
        local = bot_workers(workers, patience)
        self.pool = local if elsewhere is None else RemotePool(BOTS_QUEUE, local, elsewhere)
        self.one_compiler = asyncio.Lock()
        self.preparing: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.prepared: set[tuple[str, int]] = set()

    @property
    def replaced(self) -> int:
        """How many were given up."""
        return self.pool.ended

    async def choose(
        self, bot: str, state: State, seat: int, owner: Owner = NOBODY, urgency: int = WATCHED,
        wanted: Callable[[], bool] | None = None,
    ) -> list[int]:  # fmt: skip
        """What a bot plays, and what right after it if nothing comes between.

        CancelledError if nobody wanted to know any more when its turn to think had come.
        """
        if bot == "random":
            return [choose_at_random(state)]
        seed = secrets.token_hex(8)
        known = Knowledge(state, seat, seed).pack()
        task = (CHOOSE, known, bot, seed) if self.is_prepared(state.game, state.seats) else (BY_HABIT, known, seed)
        try:
            told = await self.pool.run(*task, owner=owner, urgency=urgency, wanted=wanted)
            return msgspec.convert(told, list[int])
        except WorkersGone:
            return await self.choose(bot, state, seat, owner, urgency, wanted)
        except TooLong:
            return [choose_at_random(state)]
        except (Crashed, ValueError, RuntimeError) as error:  # its table must not wait for it
            logger.error("a bot of %s: %s", state.game.name, type(error).__name__)
            return [choose_at_random(state)]

    async def advise(self, task: str, kind: type[Told], state: State, seat: int, seed: str, owner: Owner) -> Told:
        """The best actions of a seat (HINT), or plans for its figures (PLANS); TooLong or Crashed if none comes."""
        known = Knowledge(state, seat, seed).pack()
        told = await self.pool.run(task, known, owner=owner, urgency=ASKED_FOR_HELP)
        return msgspec.convert(told, kind)

    def is_prepared(self, game: Game, seats: int) -> bool:
        """Whether bots can search. If not, the search is compiled, and they play by habit meanwhile."""
        if self.pool.is_elsewhere:
            return True  # workers compile before they take anything
        wanted = (game.name, seats)
        if wanted not in self.prepared and search_of(game).is_compiled(seats):
            self.prepared.add(wanted)
        if wanted in self.prepared:
            return not game.engine.is_interpreted
        if wanted not in self.preparing and not game.engine.is_interpreted:  # one thing after the other
            self.preparing[wanted] = asyncio.create_task(self.prepare(game, seats))
        return False

    async def wait_until_prepared(self, game: Game, seats: int) -> bool:
        """For what needs a search, and has time: whether there is one in the end."""
        if not self.is_prepared(game, seats) and (game.name, seats) in self.preparing:
            await asyncio.shield(self.preparing[game.name, seats])
        return self.is_prepared(game, seats)

    async def prepare(self, game: Game, seats: int) -> None:
        """Has the search compiled, by a process of its own: every worker would compile it for itself."""
        async with self.one_compiler:
            await (await on_leash(COMPILE, game.name, str(seats))).wait()
        if not search_of(game).is_compiled(seats):
            logger.error("the bots of %s could not be compiled", game.name)

    def close(self) -> None:
        for task in self.preparing.values():
            task.cancel()
        self.pool.close()
