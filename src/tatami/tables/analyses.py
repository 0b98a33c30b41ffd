"""Finished games judged move by move: one game at a time, in the bots' threads, kept while they are asked for."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from tatami.core.game import Game
from tatami.tables.players import Players
from tatami.tables.trouble import Trouble

logger = logging.getLogger("tatami")
KEPT = 200
MOST_WAITING = 20
MOST_ITERATIONS, FEWEST_ITERATIONS = 4_000, 200
ALL_ITERATIONS = 400_000
"""A long game gets less thought for each move, so that none takes more than its share."""


class Judgement(msgspec.Struct):
    """An analysis as far as it has come. `moves` are those of tatami.bots.analysis."""

    of: int = 0
    moves: list[Any] = []
    summary: Any = None
    failed: bool = False

    @property
    def done(self) -> bool:
        return self.summary is not None or self.failed


class Analyses:
    """Who asks first starts it; who asks again hears how far it is."""

    def __init__(self, players: Players) -> None:
        self.players = players
        self.known: OrderedDict[str, Judgement] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.one_at_a_time = asyncio.Lock()

    def of(self, id: str, game: Game, seats: int, record: Mapping[str, Any]) -> Judgement:
        found = self.known.get(id)
        if found is None or found.failed:
            if find_spec("tatami.bots") is None:
                raise Trouble("no-analysis")
            if len(self.tasks) >= MOST_WAITING:
                raise Trouble("too-fast")
            found = self.known[id] = Judgement()
            task = asyncio.create_task(self.judge(found, game, seats, record))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            while len(self.known) > KEPT:
                self.known.popitem(last=False)
        self.known.move_to_end(id)
        return found

    async def judge(self, found: Judgement, game: Game, seats: int, record: Mapping[str, Any]) -> None:
        analysis = import_module("tatami.bots.analysis")
        try:
            async with self.one_at_a_time:
                if not await self.players.prepare(game, seats):
                    raise TimeoutError
                found.of = await self.players.think(lambda: sum(1 for _ in analysis.decisions(record)))
                iterations = ALL_ITERATIONS // max(1, found.of)
                iterations = max(FEWEST_ITERATIONS, min(MOST_ITERATIONS, iterations))
                coming = analysis.analyse_moves(record, iterations)
                # One move at a time: bots at live tables get their turn in between.
                while (move := await self.players.think(next, coming, None)) is not None:
                    found.moves.append(move)
                found.summary = await self.players.think(analysis.summed_up, record, found.moves, iterations)
        except (TimeoutError, ValueError):
            found.failed = True
        except Exception:  # whoever asked would wait for ever
            logger.exception("an analysis of %s", game.name)
            found.failed = True

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
