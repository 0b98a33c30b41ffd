"""A table on a server line by line: for a screen reader, a pipe, or anybody who likes it plain.

Lines are read while the table goes on, so that what happens, and what others say, is told at once. An answer that comes
before one's turn waits for it: a pipe can hold a whole game.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections import deque

from tatami.terminal.plain import Lines
from tatami.terminal.remote_table import TableAway
from tatami.terminal.seen import ServerUnreachable

END = None
"""Comes after the last line."""
STDIN, ROOM = 0, 65536
TRY_AGAIN_S = 1.0


class LinesAway(Lines):
    """A seat at a table on a server, told in lines."""

    help = ("table-help", "app-help-server")

    def __init__(self, table: TableAway) -> None:
        super().__init__(table)
        self.farewell = (self.words("app-over-leave"),)
        self.waiting: deque[str | None] = deque()
        """Lines that were typed and not yet answered."""
        self.is_stalled = False
        """Whether an answer could not be sent: it is tried again."""

    async def play(self) -> None:
        """To the end of the game, or of the lines."""
        self.table.changed = self.take_news
        listening = asyncio.create_task(self.table.run())
        loop = asyncio.get_running_loop()
        threading.Thread(target=self.read, args=(loop,), daemon=True).start()
        try:
            while not await self.go_on():
                await self.woken.wait()
                self.woken.clear()
        finally:
            listening.cancel()
            await self.table.close()

    def read(self, loop: asyncio.AbstractEventLoop) -> None:
        """In a thread of its own, since nothing else can wait for a line; past Python's buffer, whose lock a thread
        that still waits would hold when the program ends."""
        rest = b""
        try:
            while read := os.read(STDIN, ROOM):
                *lines, rest = (rest + read).split(b"\n")
                for line in lines:
                    loop.call_soon_threadsafe(self.take_line, line.decode(errors="replace").strip())
            for last in ([rest.decode(errors="replace").strip()] if rest else []) + [END]:
                loop.call_soon_threadsafe(self.take_line, last)
        except RuntimeError:
            return  # the table was left in the meantime

    def take_line(self, line: str | None) -> None:
        self.waiting.append(line)
        self.woken.set()

    async def go_on(self) -> bool:
        """Tells what is new and takes the lines that can be answered now; whether this is the end."""
        self.tell()
        while self.waiting and not self.is_stalled:
            line = self.waiting[0]
            if not self.is_command(line) and not self.is_asked and self.seen.status != "over":
                return False  # an answer waits for its turn
            self.waiting.popleft()
            if line is END or line == "quit" or (self.seen.status == "over" and not self.is_command(line)):
                self.say("table-left")
                return True
            if self.seen.next_person is not None and not self.is_command(line):
                await self.hand_over()
            elif line:
                await self.send(line)
            self.tell()
        return False

    async def send(self, line: str) -> None:
        """Answers; what the server cannot hear now is tried again."""
        try:
            await self.answer(line)
        except ServerUnreachable:
            self.waiting.appendleft(line)
            self.is_stalled = True
            asyncio.get_running_loop().call_later(TRY_AGAIN_S, self.try_again)

    def try_again(self) -> None:
        self.is_stalled = False
        self.woken.set()

    def is_command(self, line: str | None) -> bool:
        """The end of the lines is an answer like any other: those before it are played first."""
        return line is not END and super().is_command(line)
