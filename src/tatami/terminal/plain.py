"""Playing line by line: for a screen reader, a pipe, or anybody who likes it plain.

Every decision can be answered by the number of a choice or by its notation.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import TextIO

import msgspec

from tatami.bots import Forfeit, Knowledge, hint, levels
from tatami.core.chance import Dealer
from tatami.core.events import Event, Events
from tatami.core.game import CHANCE, Game, IllegalAction, State
from tatami.core.notation import BadNotation
from tatami.core.words import Words
from tatami.terminal.rulebook import rule_lines

WIPE = "\033[3J\033[2J\033[H"
SEATS = ("human", *levels.KINDS)
LONG_LIST = 12
PER_LINE = 4


class Quit(Exception):
    """Somebody left the table."""


class Table:
    """One game at one keyboard: people and bots, and what each of them has not been told yet."""

    def __init__(self, state: State, seats: list[str], seed: int, words: Words) -> None:
        self.state = state
        self.game: Game = state.game
        self.seats = seats
        self.dealer = Dealer(seed)
        self.words = words
        self.answers: TextIO = sys.stdin
        self.paper: TextIO = sys.stdout
        self.untold: list[list[Event]] = [[] for _ in seats]
        self.earlier: list[tuple[State, list[list[Event]]]] = []
        self.at_keyboard: int | None = None
        self.last_to_act: int | None = None
        self.people = [seat for seat, who in enumerate(seats) if who == "human"]
        self.bots = {seat: levels.bot(who) for seat, who in enumerate(seats) if who != "human"}
        self.thoughts = Random(f"bots {seed}")

    def say(self, key: str, **args: object) -> None:
        print(self.words(key, **args), file=self.paper)

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line, file=self.paper)

    def names(self) -> list[str]:
        return self.game.names(self.state.view(None), self.words)

    def play(self) -> None:
        """To the end of the game, or until somebody leaves."""
        for seat in self.bots:
            self.say("table-bot-sits", seat=self.names()[seat], bot=levels.title(self.seats[seat], self.words))
        try:
            self.play_on()
        finally:
            for bot in self.bots.values():
                bot.close()
        self.tell(self.at_keyboard)
        self.show(self.game.board(self.state.view(None), self.words))
        self.say(
            "table-over",
            winners=", ".join(self.names()[seat] for seat in self.state.result.winners) if self.state.result else "",
        )

    def play_on(self) -> None:
        while self.state.to_act is not None:
            if self.state.to_act == CHANCE:
                self.apply(self.dealer.deal(self.state))
            elif self.state.to_act in self.bots:
                self.apply(self.bot_choice(self.state.to_act))
            else:
                self.begin_turn(self.state.to_act)
                self.decide(self.state.to_act)

    def bot_choice(self, seat: int) -> int:
        """What a bot plays; one that fails is replaced by one that plays anything, and everybody is told."""
        known = Knowledge(self.state, seat, self.thoughts.getrandbits(64))
        try:
            return self.bots[seat].choose(known, self.thoughts)
        except Forfeit as why:
            self.say("table-bot-failed", seat=self.names()[seat], why=str(why))
            self.bots[seat].close()
            self.bots[seat] = levels.bot("random")
            return self.bots[seat].choose(known, self.thoughts)

    def apply(self, action: int) -> Events:
        acting = self.state.to_act
        events = self.state.apply(action)
        self.last_to_act = acting
        for seat, untold in enumerate(self.untold):
            untold += [seen for event in events if (seen := event.seen_by(seat)) is not None]
        return events

    def tell(self, seat: int | None) -> None:
        """What happened since this seat last looked."""
        if seat is None:
            seat = self.people[0] if self.people else 0
        names = self.names()
        self.show(self.words.event(self.game.name, event, names) for event in self.untold[seat])
        self.untold[seat].clear()

    def begin_turn(self, seat: int) -> None:
        """Whoever's turn begins is told what happened and shown the table."""
        if seat == self.last_to_act:
            return
        self.earlier.clear()
        if self.game.has_secrets and len(self.people) > 1 and seat != self.at_keyboard:
            self.hand_over(seat)
        self.at_keyboard = seat
        self.tell(seat)
        self.show(self.game.board(self.state.view(seat), self.words))

    def hand_over(self, seat: int) -> None:
        """Between two people at one keyboard nobody sees the other's hand."""
        if self.paper.isatty():
            self.paper.write(WIPE)
        self.say("table-hand-over", seat=self.names()[seat])
        self.line()
        if self.paper.isatty():
            self.paper.write(WIPE)

    def decide(self, seat: int) -> None:
        """One decision of a person."""
        if self.untold[seat]:
            self.tell(seat)
        actions = self.state.actions()
        print(file=self.paper)
        self.say("table-to-act", seat=self.names()[seat])
        self.show([self.words(f"{self.game.name}-prompt-{self.state.view(seat)['decision']}")])
        self.show(self.short_list(actions) if len(actions) > LONG_LIST else self.full_list(actions))
        while True:
            self.say("table-ask")
            answer = self.line()
            if self.command(answer, seat):
                if self.state.to_act != seat or self.state.actions() != actions:
                    return
                continue
            try:
                action = self.read(answer, actions)
                before = (self.state.copy(), [untold.copy() for untold in self.untold])
                events = self.apply(action)
            except (BadNotation, IllegalAction) as error:
                self.refuse(error)
                continue
            if self.state.to_act == seat and not events.reveal:
                self.earlier.append(before)
            else:
                self.earlier.clear()
            return

    def full_list(self, actions: list[int]) -> Iterator[str]:
        """Every choice in words, with its number and its notation."""
        names = self.names()
        for number, action in enumerate(actions, 1):
            yield f"{number:3}. {self.words.action(self.state, action, names)}  [{self.state.notation(action)}]"

    def short_list(self, actions: list[int]) -> Iterator[str]:
        """Many choices by number and notation only, those that begin alike on one line."""
        lines: list[list[str]] = []
        beginning = None
        for number, action in enumerate(actions, 1):
            text = self.state.notation(action)
            if (begins := re.split("[@:>/]", text)[0]) != beginning or len(lines[-1]) == PER_LINE:
                lines.append([])
                beginning = begins
            lines[-1].append(f"{number:3}. {text}")
        for line in lines:
            yield "  ".join(f"{cell:20}" for cell in line).rstrip()
        yield self.words("table-long-list")

    def read(self, answer: str, actions: list[int]) -> int:
        if answer.isdigit():
            if not 1 <= int(answer) <= len(actions):
                raise BadNotation(answer)
            return actions[int(answer) - 1]
        return self.state.parse(answer)

    def refuse(self, error: Exception) -> None:
        if not isinstance(error, IllegalAction):
            self.say("table-not-understood", example=self.state.notation(self.state.actions()[0]))
            return
        self.say("table-illegal", action=error.text)
        for number in error.rules:
            self.show(rule_lines(self.game, number, self.words))

    def command(self, answer: str, seat: int) -> bool:
        """Whether the answer was a command rather than an action."""
        word, _, rest = answer.partition(" ")
        if word in ("?", "help"):
            self.say("table-help")
        elif word == "list":
            self.show(self.full_list(self.state.actions()))
        elif word == "board":
            self.show(self.game.board(self.state.view(seat), self.words))
        elif word == "odds":
            self.show_odds()
        elif word == "hint":
            self.advise(seat)
        elif word == "rules":
            try:
                self.show(rule_lines(self.game, rest.strip() or None, self.words))
            except ValueError as error:
                self.show([str(error)])
        elif word == "why":
            self.explain(rest.strip())
        elif word == "undo":
            self.undo()
        elif word == "save":
            self.save(Path(rest.strip() or "game.json"))
        elif word == "quit":
            raise Quit
        else:
            return False
        return True

    def show_odds(self) -> None:
        try:
            self.show(self.game.odds_lines(self.game.odds(self.state), self.names(), self.words))
        except ValueError:
            self.say("table-no-odds")

    def advise(self, seat: int) -> None:
        """The best choices as far as this seat can know, each with its reasons."""
        names = self.names()
        for advice in hint(Knowledge(self.state, seat, self.thoughts.getrandbits(64)), self.thoughts.getrandbits(64)):
            told = self.words.action(self.state, advice.action, names)
            self.show([f"{told}  [{advice.notation}]: {' '.join(advice.told(self.words))}"])
            for number in advice.rules:
                self.show(f"    {line}" for line in rule_lines(self.game, number, self.words))

    def explain(self, wish: str) -> None:
        try:
            forbidding = self.state.why(wish)
        except BadNotation as error:
            self.refuse(error)
            return
        if not forbidding:
            self.say("table-legal", action=wish)
        for number in forbidding:
            self.show(rule_lines(self.game, number, self.words))

    def undo(self) -> None:
        """Within one's own turn, back to the last reveal or roll."""
        if not self.earlier:
            self.say("table-nothing-to-undo")
            return
        self.state, self.untold = self.earlier.pop()
        self.say("table-undone")

    def save(self, path: Path) -> None:
        try:
            path.write_bytes(msgspec.json.encode(self.state.record()) + b"\n")
        except OSError as error:
            self.show([f"{path}: {error.strerror}"])
            return
        self.say("table-saved", path=str(path))

    def line(self) -> str:
        self.paper.flush()
        line = self.answers.readline()
        if not line:
            raise Quit
        return line.strip()
