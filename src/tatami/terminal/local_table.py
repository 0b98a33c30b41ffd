"""A table of the application at this machine: a sitting whose bots think in a thread of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tatami.bots import levels
from tatami.bots.search import search_of
from tatami.core.game import CHANCE, IllegalAction
from tatami.core.notation import BadNotation
from tatami.drawing.picking import Choice
from tatami.terminal.seen import Refused, Seen
from tatami.terminal.sitting import Sitting


class TableHere:
    """People and bots at one machine."""

    commands: tuple[str, ...] = ()

    def __init__(self, sitting: Sitting, pace: float = 0.0) -> None:
        self.sitting = sitting
        self.words = sitting.words
        self.figures = sitting.game.figures(sitting.state.figures)
        self.pace = pace
        """Seconds that a bot waits before it plays, so that it can be followed."""
        self.changed: Callable[[Seen], None] = lambda seen: None
        self.at_keyboard = sitting.people[0] if sitting.people and not sitting.hides_hands else None
        """Whose view is shown; nobody's before the first hand-over, and where only bots play."""
        self.failures: list[tuple[list[int], str]] = []
        """Of bots, each with how much every seat knew by then."""
        self.notice = ""
        self.lines: dict[int | None, list[str]] = {}
        """What each viewer has been told, in words: telling a long game anew at every move would take long."""
        self.moved = asyncio.Event()

    @property
    def version(self) -> int:
        return self.sitting.changes

    async def run(self) -> None:
        """Chance and bots play whenever it is their turn."""
        while True:
            self.moved.clear()
            await self.play_on()
            self.show()
            await self.moved.wait()

    async def play_on(self) -> None:
        sitting = self.sitting
        while (acting := sitting.state.to_act) is not None and acting not in sitting.people:
            if acting != CHANCE:
                self.show()
            action, failure = await asyncio.to_thread(sitting.others_choice)
            if acting != CHANCE:
                await asyncio.sleep(self.pace * sitting.game.pace(sitting.state, action))
            sitting.apply(action)
            if failure:
                self.failures.append(([len(known) for known in sitting.events], failure))
        if acting is not None and not sitting.hides_hands:
            self.at_keyboard = acting

    def show(self) -> None:
        self.changed(self.seen())

    def seen(self) -> Seen:
        sitting, words = self.sitting, self.words
        state = sitting.state
        acting = state.to_act
        viewer = self.at_keyboard
        view = state.view(viewer)
        names = sitting.names()
        mine = self.is_mine()
        if acting is None:
            prompt = sitting.result_line()
        elif mine:
            prompt = sitting.game.prompt(view, words)
        elif acting == CHANCE:
            prompt = ""
        else:
            prompt = words("app-waiting-for", seat=names[acting])
        return Seen(
            game=sitting.game.name,
            figures=self.figures,
            status="over" if acting is None else "playing",
            view=view,
            names=names,
            seat=viewer,
            to_act=None if acting == CHANCE else acting,
            prompt=prompt,
            choices=self.choices(names) if mine else [],
            told=self.log_lines(viewer, names),
            can_undo=mine and bool(sitting.earlier),
            next_person=acting if acting in sitting.people and acting != viewer else None,
            notice=self.notice,
        )

    def log_lines(self, viewer: int | None, names: list[str]) -> list[str]:
        sitting, words = self.sitting, self.words
        lines = self.lines.setdefault(viewer, [])
        place = -1 if viewer is None else viewer
        del lines[len(sitting.events[place]) :]
        lines += sitting.event_lines(viewer, len(lines))
        bots = [
            words("table-bot-sits", seat=names[seat], bot=levels.title(sitting.seats[seat], words))
            for seat in sitting.bots
        ]
        told = list(lines)
        for known, failure in reversed(self.failures):
            told.insert(known[place], failure)
        return [*bots, *told]

    def choices(self, names: list[str]) -> list[Choice]:
        state = self.sitting.state
        found = []
        for action in state.actions():
            verb, args = state.codec.verb_and_labels(action)
            found.append(Choice(state.notation(action), self.words.action(state, action, names), verb, args))
        return found

    def is_mine(self) -> bool:
        """Whether whoever sits at the keyboard is to act."""
        acting = self.sitting.state.to_act
        return acting is not None and acting in self.sitting.people and acting == self.at_keyboard

    async def act(self, answer: str) -> None:
        if not self.is_mine():
            raise Refused([self.words("app-not-your-turn")])
        try:
            self.sitting.decide(answer)
        except (BadNotation, IllegalAction) as error:
            raise Refused(self.sitting.refusal(error)) from None
        self.moved.set()

    async def undo(self) -> str:
        if not self.is_mine() or not self.sitting.undo():
            raise Refused([self.words("table-nothing-to-undo")])
        self.show()
        return self.words("table-undone")

    async def command(self, word: str, rest: str) -> list[str]:
        raise ValueError(f"{word}: a table at this machine has no such command")

    async def take_over(self) -> None:
        self.at_keyboard = self.sitting.state.to_act
        self.sitting.earlier.clear()
        self.show()

    async def hint(self) -> list[str]:
        seat = self.at_keyboard
        if seat is None or not self.is_mine():
            raise Refused([self.words("app-not-your-turn")])
        if not search_of(self.sitting.game).is_compiled(self.sitting.state.seats):
            self.notice = self.words("cli-compiling-bots", game=self.words(self.sitting.game.name))
            self.show()
        advice = await asyncio.to_thread(self.sitting.advice, seat)
        self.notice = ""
        self.show()
        return advice

    async def odds(self) -> list[str]:
        return self.sitting.odds()

    async def why(self, wish: str) -> list[str]:
        return self.sitting.explanation(wish)

    async def save(self, name: str) -> str:
        return self.sitting.save(name)

    async def close(self) -> None:
        self.sitting.close()
