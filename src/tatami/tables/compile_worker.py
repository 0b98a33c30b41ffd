"""Where rules are compiled while tables are already open: a first start need not wait for the longest of the games."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Iterable

import tatami
from tatami.core.errors import Refusal

COMPILE = "import os, sys, tatami; os.nice(5); list(tatami.game(sys.argv[1]).engine.compile())"
LONGEST, SHORTEST = 0, -1
"""Of two compilers one begins with the longest game, so that all are done soon; the other with what is done at once."""
LEASH = "import os, sys, threading as t; t.Thread(target=lambda: sys.stdin.read() or os._exit(1), daemon=True).start()"
"""A compiler ends with whoever waits for it, however that one ended: our end of its standard input closes then."""

logger = logging.getLogger("tatami")


async def on_leash(program: str, *arguments: str) -> asyncio.subprocess.Process:
    """A Python program in a process of its own that does not outlive this one."""
    command = (sys.executable, "-c", f"{LEASH}; {program}", *arguments)
    return await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE)


def size(name: str) -> int:
    """How long a game takes to compile, roughly."""
    return tatami.game(name).engine.most_choices


def check_compiled(name: object) -> None:
    """A Refusal while a game's rules are still being compiled: for what takes too long without."""
    if isinstance(name, str) and name in tatami.games() and tatami.game(name).engine.is_interpreted:
        raise Refusal("preparing", name)


class CompileWorker:
    """Compiles games in processes of their own; a compiler among our threads would stop all tables.

    Until then their rules run as plain Python, quick enough for people; what plays through many moves is refused.
    """

    def __init__(self, games: Iterable[str] = (), finished: Callable[[str], None] = lambda game: None) -> None:
        self.unready = [name for name in games if not tatami.game(name).engine.is_compiled()]
        for name in self.unready:
            tatami.game(name).engine.interpret()
        self.finished = finished
        self.work: asyncio.Task[None] | None = None
        self.processes: list[asyncio.subprocess.Process] = []

    def open(self) -> None:
        if self.unready:
            self.work = asyncio.create_task(self.compile_all(sorted(self.unready, key=size, reverse=True)))

    async def compile_all(self, ahead: list[str]) -> None:
        async def some(from_end: int) -> None:
            while ahead:
                await self.compile(ahead.pop(from_end))

        await asyncio.gather(some(LONGEST), some(SHORTEST))

    async def compile(self, name: str) -> None:
        process = await on_leash(COMPILE, name)
        self.processes.append(process)
        if await process.wait():
            logger.error("the rules of %s could not be compiled", name)
            return
        await asyncio.to_thread(list, tatami.game(name).engine.compile())  # loads it, then swaps between two moves
        self.unready.remove(name)
        self.finished(name)

    def close(self) -> None:
        if self.work is not None:
            self.work.cancel()
        for process in self.processes:
            if process.returncode is None:
                process.terminate()
