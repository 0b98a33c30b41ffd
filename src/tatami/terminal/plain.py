"""Playing line by line: for a screen reader, a pipe, or anybody who likes it plain.

Every decision can be answered by the number of a choice or by its notation.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TextIO

from tatami.bots import levels
from tatami.core.game import IllegalAction
from tatami.core.notation import BadNotation
from tatami.terminal.lists import LONG_LIST, full_list, short_list
from tatami.terminal.rulebook import rule_lines
from tatami.terminal.sitting import Sitting

WIPE = "\033[3J\033[2J\033[H"


class Quit(Exception):
    """Somebody left the table."""


class Lines:
    """A sitting told in lines: answers are read one by one, and everything said is printed."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.words = sitting.words
        self.answers: TextIO = sys.stdin
        self.paper: TextIO = sys.stdout
        self.heard = [0 for _ in sitting.events]
        """By seat: how much of what happened it has been told."""
        self.at_keyboard: int | None = None
        self.last_to_act: int | None = None

    def say(self, key: str, **args: object) -> None:
        print(self.words(key, **args), file=self.paper)

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line, file=self.paper)

    def play(self) -> None:
        """To the end of the game, or until somebody leaves."""
        sitting = self.sitting
        for seat in sitting.bots:
            bot = levels.title(sitting.seats[seat], self.words)
            self.say("table-bot-sits", seat=sitting.names()[seat], bot=bot)
        try:
            self.play_on()
        finally:
            sitting.close()
        self.tell(self.at_keyboard)
        self.show(self.game.board(sitting.state.view(None), self.words))
        self.show([sitting.result_line()])

    def play_on(self) -> None:
        sitting = self.sitting
        while (acting := sitting.state.to_act) is not None:
            if acting in sitting.people:
                self.begin_turn(acting)
                self.decide(acting)
            else:
                action, trouble = sitting.others_choice()
                self.show([trouble] if trouble else [])
                sitting.apply(action)
                self.last_to_act = acting

    def tell(self, seat: int | None) -> None:
        """What happened since this seat last looked."""
        if seat is None and self.sitting.people:
            seat = self.sitting.people[0]
        place = -1 if seat is None else seat
        self.show(self.sitting.told(seat, self.heard[place]))
        self.heard[place] = len(self.sitting.events[place])

    def begin_turn(self, seat: int) -> None:
        """Whoever's turn begins is told what happened and shown the table."""
        if seat == self.last_to_act:
            return
        self.sitting.earlier.clear()
        if self.sitting.hides_hands and seat != self.at_keyboard:
            self.hand_over(seat)
        self.at_keyboard = seat
        self.tell(seat)
        self.show(self.game.board(self.sitting.state.view(seat), self.words))

    def hand_over(self, seat: int) -> None:
        """Between two people at one keyboard nobody sees the other's hand."""
        if self.paper.isatty():
            self.paper.write(WIPE)
        self.say("table-hand-over", seat=self.sitting.names()[seat])
        self.line()
        if self.paper.isatty():
            self.paper.write(WIPE)

    def decide(self, seat: int) -> None:
        """One decision of a person."""
        sitting = self.sitting
        if self.heard[seat] < len(sitting.events[seat]):
            self.tell(seat)
        actions = sitting.state.actions()
        print(file=self.paper)
        self.say("table-to-act", seat=sitting.names()[seat])
        self.show([self.words(f"{self.game.name}-prompt-{sitting.state.view(seat)['decision']}")])
        self.show(self.short_list(actions) if len(actions) > LONG_LIST else self.full_list(actions))
        while True:
            self.say("table-ask")
            answer = self.line()
            if self.command(answer, seat):
                if sitting.state.to_act != seat or sitting.state.actions() != actions:
                    return
                continue
            try:
                sitting.decide(answer)
            except (BadNotation, IllegalAction) as error:
                self.show(sitting.refusal(error))
                continue
            self.last_to_act = seat
            return

    def full_list(self, actions: list[int]) -> Iterator[str]:
        state, names = self.sitting.state, self.sitting.names()
        return full_list((self.words.action(state, action, names), state.notation(action)) for action in actions)

    def short_list(self, actions: list[int]) -> Iterator[str]:
        return short_list((self.sitting.state.notation(action) for action in actions), self.words)

    def command(self, answer: str, seat: int) -> bool:
        """Whether the answer was a command rather than an action."""
        sitting = self.sitting
        word, _, rest = answer.partition(" ")
        if word in ("?", "help"):
            self.say("table-help")
        elif word == "list":
            self.show(self.full_list(sitting.state.actions()))
        elif word == "board":
            self.show(self.game.board(sitting.state.view(seat), self.words))
        elif word == "odds":
            self.show(sitting.odds())
        elif word == "hint":
            self.show(sitting.advice(seat))
        elif word == "rules":
            try:
                self.show(rule_lines(self.game, rest.strip() or None, self.words))
            except ValueError as error:
                self.show([str(error)])
        elif word == "why":
            self.show(sitting.explanation(rest.strip()))
        elif word == "undo":
            self.undo()
        elif word == "save":
            self.show([sitting.save(rest.strip())])
        elif word == "quit":
            raise Quit
        else:
            return False
        return True

    def undo(self) -> None:
        """Within one's own turn, back to the last reveal or roll."""
        if not self.sitting.undo():
            self.say("table-nothing-to-undo")
            return
        self.heard = [min(heard, len(known)) for heard, known in zip(self.heard, self.sitting.events, strict=True)]
        self.say("table-undone")

    def line(self) -> str:
        self.paper.flush()
        line = self.answers.readline()
        if not line:
            raise Quit
        return line.strip()
