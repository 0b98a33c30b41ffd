"""Playing line by line: for a screen reader, a pipe, or anybody who likes it plain.

Every decision can be answered by the number of a choice or by its notation.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

import msgspec

from tatami.core.chance import Dealer
from tatami.core.events import Event, Events
from tatami.core.game import CHANCE, Game, IllegalAction, State
from tatami.core.notation import BadNotation
from tatami.core.words import Words
from tatami.terminal.rulebook import rule_lines

WIPE = "\033[3J\033[2J\033[H"
SEATS = ("human", "random")


class Quit(Exception):
    """Somebody left the table."""


class Table:
    """One game at one keyboard: people and random bots, and what each of them has not been told yet."""

    def __init__(
        self, state: State, seats: list[str], seed: int, words: Words, answers: TextIO = sys.stdin, paper: TextIO = sys.stdout
    ) -> None:
        self.state = state
        self.game: Game = state.game
        self.seats = seats
        self.dealer = Dealer(seed)
        self.words = words
        self.answers = answers
        self.paper = paper
        self.untold: list[list[Event]] = [[] for _ in seats]
        self.earlier: list[tuple[State, list[list[Event]]]] = []
        self.at_keyboard: int | None = None
        self.people = [seat for seat, who in enumerate(seats) if who == "human"]

    def say(self, key: str, **args: object) -> None:
        print(self.words(key, **args), file=self.paper)

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line, file=self.paper)

    def names(self) -> list[str]:
        return self.game.names(self.state.view(None), self.words)

    def play(self) -> None:
        """To the end of the game, or until somebody leaves."""
        while self.state.to_act is not None:
            if self.state.to_act == CHANCE:
                self.apply(self.dealer.deal(self.state))
            elif self.seats[self.state.to_act] == "random":
                self.apply(self.dealer.pick(self.state.actions()))
            else:
                self.hand_over(self.state.to_act)
                self.decide(self.state.to_act)
        self.tell(self.at_keyboard)
        self.show(self.game.board(self.state.view(None), self.words))
        self.say("table-over", winners=", ".join(self.names()[seat] for seat in self.state.result.winners) if self.state.result else "")

    def apply(self, action: int) -> Events:
        events = self.state.apply(action)
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

    def hand_over(self, seat: int) -> None:
        """Between two people at one keyboard nobody sees the other's hand."""
        if seat == self.at_keyboard:
            return
        self.earlier.clear()
        if len(self.people) > 1:
            if self.paper.isatty():
                self.paper.write(WIPE)
            self.say("table-hand-over", seat=self.names()[seat])
            self.line()
            if self.paper.isatty():
                self.paper.write(WIPE)
        self.at_keyboard = seat
        self.tell(seat)
        self.show(self.game.board(self.state.view(seat), self.words))

    def decide(self, seat: int) -> None:
        """One decision of a person."""
        if self.untold[seat]:
            self.tell(seat)
        view = self.state.view(seat)
        names = self.names()
        actions = self.state.actions()
        print(file=self.paper)
        self.say("table-to-act", seat=names[seat])
        self.show([self.words(f"{self.game.name}-prompt-{view['decision']}")])
        self.show(
            f"{number:3}. {self.words.action(self.state, action, names)}  [{self.state.notation(action)}]"
            for number, action in enumerate(actions, 1)
        )
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

    def read(self, answer: str, actions: list[int]) -> int:
        if answer.isdigit():
            if not 1 <= int(answer) <= len(actions):
                raise BadNotation(self.words("table-no-such-number", most=len(actions)))
            return actions[int(answer) - 1]
        return self.state.parse(answer)

    def refuse(self, error: Exception) -> None:
        if not isinstance(error, IllegalAction):
            self.show([str(error)])
            return
        self.say("table-illegal", action=error.text)
        for number in error.rules:
            self.show(rule_lines(self.game, number, self.words))

    def command(self, answer: str, seat: int) -> bool:
        """Whether the answer was a command rather than an action."""
        word, _, rest = answer.partition(" ")
        if word in ("?", "help"):
            self.say("table-help")
        elif word == "board":
            self.show(self.game.board(self.state.view(seat), self.words))
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

    def explain(self, wish: str) -> None:
        try:
            forbidding = self.state.why(wish)
        except BadNotation as error:
            self.show([str(error)])
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
