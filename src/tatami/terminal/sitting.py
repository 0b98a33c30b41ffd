"""One game at one keyboard: people and bots, what each seat has been told, undo, advice and saving.

The plain lines and the application in the terminal are two faces of it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from tatami.bots import Forfeit, Knowledge, hint, levels
from tatami.core.chance import Dealer
from tatami.core.events import Event, Events
from tatami.core.game import CHANCE, Game, IllegalAction, State
from tatami.core.json_types import Given
from tatami.core.notation import BadNotation
from tatami.core.words import Words
from tatami.terminal.rulebook import rule_lines

PERSON = "human"
SEATS = (PERSON, *levels.KINDS)
SAVE_AS = "game.json"


class Sitting:
    """A state, who sits where, and what each seat may know of all that happened."""

    def __init__(self, state: State, seats: list[str], seed: int, words: Words) -> None:
        self.state = state
        self.game: Game = state.game
        self.seats = seats
        self.dealer = Dealer(seed)
        self.words = words
        self.events: list[list[Event]] = [[] for _ in (*seats, None)]
        """By seat, and last for those who only watch: everything that happened, as they may know it."""
        self.earlier: list[tuple[State, list[int]]] = []
        """What the person in turn may take back to: the state, and how much each seat knew then."""
        self.changes = 0
        """Moves that were played or taken back."""
        self.people = [seat for seat, who in enumerate(seats) if who == PERSON]
        self.bots = {seat: levels.bot(who) for seat, who in enumerate(seats) if who != PERSON}
        self.thoughts = Random(f"bots {seed}")

    def names(self) -> list[str]:
        return self.game.names(self.state.view(None), self.words)

    def event_lines(self, viewer: int | None, since: int = 0) -> list[str]:
        """What happened, in words, as a seat (None: whoever watches) may know it."""
        names = self.names()
        known = self.events[-1 if viewer is None else viewer]
        return [self.words.event(self.game.name, event, names) for event in known[since:]]

    @property
    def hides_hands(self) -> bool:
        """Whether people share this keyboard who must not see each other's cards."""
        return self.game.has_secrets and len(self.people) > 1

    # -- playing

    def others_choice(self) -> tuple[int, str | None]:
        """What chance or a bot plays now and, if that bot failed, why."""
        acting = self.state.to_act
        if acting is None or acting in self.people:
            raise ValueError("a person is to act, or the game is over")
        return (self.dealer.deal(self.state), None) if acting == CHANCE else self.bot_choice(acting)

    def bot_choice(self, seat: int) -> tuple[int, str | None]:
        """What a bot plays; one that fails is replaced by one that plays anything, and everybody is told why."""
        known = Knowledge(self.state, seat, self.thoughts.getrandbits(64))
        try:
            return self.bots[seat].choose(known, self.thoughts), None
        except Forfeit as why:
            self.bots[seat].close()
            self.bots[seat] = levels.bot("random")
            failure = self.words("table-bot-failed", seat=self.names()[seat], why=str(why))
            return self.bots[seat].choose(known, self.thoughts), failure

    def apply(self, action: int, text: str | None = None) -> Events:
        events = self.state.apply(action, text)
        self.changes += 1
        for viewer, known in zip((*range(len(self.seats)), None), self.events, strict=True):
            known += [seen for event in events if (seen := event.seen_by(viewer)) is not None]
        return events

    def read(self, answer: str) -> int:
        """The action that a person means: the number of a choice, or its notation."""
        if not answer.isdigit():
            return self.state.parse(answer)
        actions = self.state.actions()
        if not 1 <= int(answer) <= len(actions):
            raise BadNotation(answer)
        return actions[int(answer) - 1]

    def decide(self, answer: str) -> None:
        """Plays what a person answered; BadNotation or IllegalAction if that cannot be."""
        seat = self.state.to_act
        action = self.read(answer)
        before = (self.state.copy(), [len(known) for known in self.events])
        events = self.apply(action, None if answer.isdigit() else answer)
        if self.state.to_act == seat and not events.reveal:
            self.earlier.append(before)
        else:
            self.earlier.clear()

    def undo(self) -> bool:
        """Within one's own turn, back to the last reveal or roll."""
        if not self.earlier:
            return False
        self.state, known = self.earlier.pop()
        self.changes += 1
        for events, count in zip(self.events, known, strict=True):
            del events[count:]
        return True

    # -- asking

    def refusal(self, error: Exception) -> list[str]:
        """Why an answer was not taken, with the rules that forbid it."""
        if not isinstance(error, IllegalAction):
            return [self.words("table-not-understood", example=self.state.notation(self.state.actions()[0]))]
        lines = [self.words("table-illegal", action=error.text)]
        return lines + [line for number in error.rules for line in rule_lines(self.game, number, self.words)]

    def explanation(self, wish: str) -> list[str]:
        """Which rules forbid a wish now."""
        try:
            forbidding = self.state.why(wish)
        except BadNotation as error:
            return self.refusal(error)
        if not forbidding:
            return [self.words("table-legal", action=wish)]
        return [line for number in forbidding for line in rule_lines(self.game, number, self.words)]

    def odds(self) -> list[str]:
        try:
            return self.game.odds_lines(self.game.odds(self.state), self.names(), self.words)
        except ValueError:
            return [self.words("table-no-odds")]

    def advice(self, seat: int) -> list[str]:
        """The best choices as far as this seat can know, each with its reasons."""
        names = self.names()
        lines = []
        for advice in hint(Knowledge(self.state, seat, self.thoughts.getrandbits(64)), self.thoughts.getrandbits(64)):
            told = self.words.action(self.state, advice.action, names)
            lines.append(f"{told}  [{advice.notation}]  {' '.join(advice.reason_texts(self.words))}")
            for number in advice.rules:
                lines += [f"    {line}" for line in rule_lines(self.game, number, self.words)]
        return lines

    # -- keeping

    def save(self, name: str) -> str:
        """Writes the record; what became of it, in words."""
        return write_record(self.state.record(), name, self.words)

    def result_line(self) -> str:
        """Who won."""
        result = self.state.result
        return result_line([self.names()[seat] for seat in result.winners] if result else [], self.words)

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()


def write_record(record: Given, name: str, words: Words) -> str:
    """What became of it, in words."""
    path = Path(name or SAVE_AS)
    try:
        path.write_bytes(msgspec.json.encode(record) + b"\n")
    except OSError as error:
        return f"{path}: {error.strerror}"
    return words("table-saved", path=str(path))


def result_line(winners: list[str], words: Words) -> str:
    """How a game ended, in a line."""
    return words("table-over", winners=", ".join(winners)) if winners else words("table-lost")
