"""Where rules are compiled while tables are already open: a first start need not wait for the longest of the games."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Iterable

import tatami
from tatami.core.errors import Refusal
from tatami.core.game import Game

COMPILE = "import sys, tatami; list(tatami.game(sys.argv[1]).engine.compile())"
LEASH = "import os, sys, threading as t; t.Thread(target=lambda: sys.stdin.read() or os._exit(1), daemon=True).start()"
"""A compiler ends with whoever waits for it, however that one ended: our end of its standard input closes then."""

logger = logging.getLogger("tatami")


async def on_leash(program: str, *arguments: str) -> asyncio.subprocess.Process:
    """A Python program in a process of its own that does not outlive this one."""
    command = (sys.executable, "-c", f"{LEASH}; {program}", *arguments)
    return await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE)


def size(name: str) -> int:
    """The smallest games are compiled first: people can play those while they wait for the others."""
    return tatami.game(name).engine.most_choices


class CompileWorker:
    """Compiles one game after another in a process of its own; a compiler among our threads would stop all tables."""

    def __init__(self, games: Iterable[str] = (), finished: Callable[[str], None] = lambda game: None) -> None:
        self.unready = [name for name in games if not tatami.game(name).engine.is_compiled()]
        self.finished = finished
        self.work: asyncio.Task[None] | None = None
        self.process: asyncio.subprocess.Process | None = None

    def open(self) -> None:
        if self.unready:
            self.work = asyncio.create_task(self.compile())

    async def compile(self) -> None:
        for name in sorted(self.unready, key=size):
            self.process = await on_leash(COMPILE, name)
            if await self.process.wait():
                logger.error("the rules of %s could not be compiled", name)
            else:
                self.unready.remove(name)
                self.finished(name)

    def close(self) -> None:
        if self.work is not None:
            self.work.cancel()
        if self.process is not None and self.process.returncode is None:
            self.process.terminate()

    def game(self, name: str) -> Game:
        """A game that can be played; a Refusal while its rules are still being compiled."""
        self.check(name)
        return tatami.game(name)

    def check(self, name: object) -> None:
        if name in self.unready:
            raise Refusal("preparing", str(name))
