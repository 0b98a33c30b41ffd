"""A table on a server line by line: for a screen reader, a pipe, or anybody who likes it plain.

Lines are read while the table goes on, so that what happens, and what others say, is told at once. An answer that comes
before one's turn waits for it: a pipe can hold a whole game.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections import deque
from collections.abc import Iterable
from typing import TextIO

import tatami
from tatami.terminal.away import TableAway
from tatami.terminal.clock import time_left
from tatami.terminal.lists import LONG_LIST, full_list, short_list
from tatami.terminal.plain import WIPE
from tatami.terminal.rulebook import rule_lines
from tatami.terminal.seen import Refused, Seen, Unreachable

COMMANDS = ("?", "help", "list", "board", "odds", "hint", "rules", "why", "undo", "save", "quit")
END = None
"""Comes after the last line."""
STDIN, ROOM = 0, 65536
TRY_AGAIN_S = 1.0


class LinesAway:
    """A seat at a table on a server, told in lines."""

    def __init__(self, table: TableAway) -> None:
        self.table = table
        self.words = table.words
        self.game = tatami.game(table.table["game"])
        self.paper: TextIO = sys.stdout
        self.waiting: deque[str | None] = deque()
        """Lines that were typed and not yet answered."""
        self.woken = asyncio.Event()
        self.seen = table.seen()
        self.heard: list[str] = []
        """What has been told so far, to the seat `told_to`."""
        self.told_to: int | None = None
        self.asked_at: tuple[object, ...] | None = None
        """The decision that was last asked for."""
        self.is_stalled = False
        """Whether an answer could not be sent: it is tried again."""
        self.standing = {"notice": "", "question": ""}
        """What was last said of the connection, and of a takeback."""

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line, file=self.paper)
        self.paper.flush()

    def say(self, key: str, **args: object) -> None:
        self.show([self.words(key, **args)])

    async def play(self) -> None:
        """To the end of the game, or of the lines."""
        self.table.changed = self.changed
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
                    loop.call_soon_threadsafe(self.come, line.decode(errors="replace").strip())
            for last in ([rest.decode(errors="replace").strip()] if rest else []) + [END]:
                loop.call_soon_threadsafe(self.come, last)
        except RuntimeError:
            return  # the table was left in the meantime

    def come(self, line: str | None) -> None:
        self.waiting.append(line)
        self.woken.set()

    def changed(self, seen: Seen) -> None:
        self.seen = seen
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
                await self.answer(line)
            self.tell()
        return False

    @property
    def is_asked(self) -> bool:
        return bool(self.seen.choices) or self.seen.next_person is not None

    def is_command(self, line: str | None) -> bool:
        """The end of the lines is an answer like any other: those before it are played first."""
        return line is not END and line.partition(" ")[0] in (*COMMANDS, *self.table.commands)

    # -- telling

    def tell(self) -> None:
        """What happened since the last time, and what is asked now."""
        seen = self.seen
        for name, text in (("notice", seen.notice), ("question", seen.question)):
            if text != self.standing[name]:
                self.standing[name] = text
                self.show([text] if text else [self.words("web-connection-live")] if name == "notice" else [])
        if seen.next_person is not None:
            self.ask_for_hand_over(seen.names[seen.next_person])
            return
        if seen.seat != self.told_to or seen.told[: len(self.heard)] != self.heard:
            self.heard, self.told_to = [], seen.seat
        self.show(seen.told[len(self.heard) :])
        self.heard = seen.told
        if seen.status == "over":
            if self.asked_at != ("over",):
                self.asked_at = ("over",)
                self.show(self.game.board(seen.view, self.words))
                self.show([seen.prompt])
                self.say("app-over-leave")
        elif seen.choices:
            self.ask()
        elif self.asked_at != (waits := ("wait", seen.status, seen.to_act)):
            self.asked_at = waits
            self.show([seen.prompt or self.words("app-wait")])

    def ask(self) -> None:
        seen = self.seen
        version = self.table.table["version"]
        if self.asked_at == ("ask", version):
            return
        is_new_turn = self.asked_at is None or self.asked_at[0] != "ask"
        self.asked_at = ("ask", version)
        if is_new_turn:
            self.show(self.game.board(seen.view, self.words))
        if seen.seat is not None:
            self.show([""])
            self.say("table-to-act", seat=seen.names[seen.seat])
        self.show([seen.prompt])
        self.show([left] if (left := time_left(seen.clock, self.words)) else [])
        if len(seen.choices) > LONG_LIST:
            self.show(short_list((choice.notation for choice in seen.choices), self.words))
        else:
            self.show(full_list((choice.text, choice.notation) for choice in seen.choices))
        self.say("table-ask")

    def ask_for_hand_over(self, name: str) -> None:
        if self.asked_at == ("hand over", name):
            return
        self.asked_at = ("hand over", name)
        if self.paper.isatty():
            self.paper.write(WIPE)
        self.say("table-hand-over", seat=name)

    async def hand_over(self) -> None:
        if self.paper.isatty():
            self.paper.write(WIPE)
        try:
            await self.table.take_over()
        except Refused as refused:
            self.show(refused.lines)

    # -- answering

    async def answer(self, line: str) -> None:
        """A command, or an action in one's turn."""
        try:
            if self.is_command(line):
                await self.command(line)
            else:
                await self.table.act(line)
        except Unreachable:
            self.waiting.appendleft(line)
            self.is_stalled = True
            asyncio.get_running_loop().call_later(TRY_AGAIN_S, self.try_again)
        except Refused as refused:
            self.show(refused.lines)
            if self.seen.choices:
                self.say("table-ask")

    def try_again(self) -> None:
        self.is_stalled = False
        self.woken.set()

    async def command(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        table, seen, words = self.table, self.seen, self.words
        match word:
            case "?" | "help":
                self.show([words("table-help"), words("app-help-server")])
            case "list":
                self.show(full_list((choice.text, choice.notation) for choice in seen.choices))
            case "board":
                self.show(self.game.board(seen.view, words))
            case "odds":
                self.show(await table.odds())
            case "hint":
                self.show(await table.hint())
            case "rules":
                try:
                    self.show(rule_lines(self.game, rest or None, words))
                except ValueError as error:
                    self.show([str(error)])
            case "why":
                self.show(await table.why(rest))
            case "undo":
                self.show([await table.undo()])
            case "save":
                self.show([await table.save(rest)])
            case _:
                self.show(await table.command(word, rest))
