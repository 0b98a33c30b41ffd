"""A table told line by line: for a screen reader, a pipe, or anybody who likes it plain.

Every decision can be answered by the number of a choice or by its notation. `LinesHere` is a table at this machine, one
on a server is in plain_remote.py.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Iterable
from typing import ClassVar, TextIO

import tatami
from tatami.terminal.clock import time_left
from tatami.terminal.lists import LONG_LIST, full_list, short_list
from tatami.terminal.local_table import TableHere
from tatami.terminal.rulebook import rule_lines
from tatami.terminal.seen import PlainTable, Refused, Seen, ServerUnreachable

WIPE = "\033[3J\033[2J\033[H"
COMMANDS = ("?", "help", "list", "board", "odds", "hint", "rules", "why", "undo", "save", "quit")


class Lines:
    """A seat at a table, told in lines."""

    help: ClassVar[tuple[str, ...]] = ("table-help",)
    """The messages that explain the commands."""
    farewell: tuple[str, ...] = ()
    """What is said below the result."""

    def __init__(self, table: PlainTable) -> None:
        self.table = table
        self.words = table.words
        self.paper: TextIO = sys.stdout
        self.woken = asyncio.Event()
        self.seen = table.seen()
        self.game = tatami.game(self.seen.game)
        self.heard: dict[int | None, list[str]] = {}
        """What each seat has been told so far."""
        self.asked_at: tuple[object, ...] | None = None
        """The decision that was last asked for."""
        self.standing = {"notice": "", "question": ""}
        """What was last said of the connection, and of a takeback."""

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line, file=self.paper)
        self.paper.flush()

    def say(self, key: str, **args: object) -> None:
        self.show([self.words(key, **args)])

    def take_news(self, seen: Seen) -> None:
        self.seen = seen
        self.woken.set()

    @property
    def is_asked(self) -> bool:
        return bool(self.seen.choices) or self.seen.next_person is not None

    def is_command(self, line: str) -> bool:
        return line.partition(" ")[0] in (*COMMANDS, *self.table.commands)

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
        heard = self.heard.get(seen.seat, [])
        if seen.told[: len(heard)] != heard[: len(seen.told)]:
            heard = []
        self.show(seen.told[len(heard) :])
        self.heard[seen.seat] = seen.told
        if seen.status == "over":
            if self.asked_at != ("over",):
                self.asked_at = ("over",)
                self.show(self.game.board(seen.view, self.words))
                self.show([seen.prompt])
                self.show(self.farewell)
        elif seen.choices:
            self.ask()
        elif self.asked_at != (waits := ("wait", seen.status, seen.to_act)):
            self.asked_at = waits
            self.show([seen.prompt or self.words("app-wait")])

    def ask(self) -> None:
        seen = self.seen
        version = self.table.version
        if self.asked_at == ("ask", seen.seat, version):
            return
        is_new_turn = self.asked_at != ("ask", seen.seat, version - 1)  # somebody else, or chance, has played since
        self.asked_at = ("ask", seen.seat, version)
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
        except ServerUnreachable:
            raise
        except Refused as refused:
            self.show(refused.lines)
        if self.seen.choices and self.asked_at == ("ask", self.seen.seat, self.table.version):
            self.say("table-ask")

    async def command(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        table, seen, words = self.table, self.seen, self.words
        match word:
            case "?" | "help":
                self.show(words(key) for key in self.help)
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


class LinesHere(Lines):
    """A table at this machine: nothing happens there while a person is asked, so a line is read just then."""

    table: TableHere

    async def play(self) -> None:
        """To the end of the game, or until somebody leaves."""
        self.table.changed = self.take_news
        signal.signal(signal.SIGINT, signal.default_int_handler)  # asyncio's own would wait for the line
        playing = asyncio.create_task(self.table.run())
        try:
            await self.woken.wait()
            while await self.wait_for_person():
                self.tell()
                line = sys.stdin.readline()
                if not line or line.strip() == "quit":
                    self.say("table-left")
                    return
                if self.seen.next_person is not None and not self.is_command(line.strip()):
                    await self.hand_over()
                else:
                    await self.answer(line.strip())
            self.tell()
        finally:
            playing.cancel()
            await self.table.close()

    async def wait_for_person(self) -> bool:
        """Whether a person is asked; False when the game is over."""
        while self.seen.status != "over":
            if self.is_asked and not self.table.moved.is_set():
                return True
            self.woken.clear()
            await self.woken.wait()
        return False
