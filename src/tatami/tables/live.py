"""A game at a table: what was played, what may be taken back, and what each seat may be told of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

import msgspec

from tatami.core.events import Event
from tatami.core.game import CHANCE, Game, IllegalAction, State
from tatami.core.words import Words
from tatami.tables import dealing


class Trouble(ValueError):
    """A wish that cannot be granted: a code that every language has words for, and particulars."""

    def __init__(self, code: str, detail: str = "", rules: Sequence[str] = ()) -> None:
        self.code = code
        self.detail = detail
        self.rules = tuple(rules)
        super().__init__(f"{code}: {detail}" if detail else code)


class Did(StrEnum):
    ACT = "act"
    UNDO = "undo"


class Entry(msgspec.Struct, frozen=True):
    """One line of the log: somebody (or chance) played, or took back their last action."""

    number: int
    kind: Did
    actor: int
    text: str


class Step(msgspec.Struct, frozen=True):
    """An entry with what happened. `shown` is the notation as each seat, and last a spectator, may know it."""

    entry: Entry
    action: int | None
    ply: int
    shown: tuple[str | None, ...]
    events: Sequence[Event]

    def as_seen(self, seat: int | None, game: Game, words: Words, names: Sequence[str]) -> dict[str, Any]:
        """The step as a seat may know it, with its words."""
        seen = [shown for event in self.events if (shown := event.seen_by(seat)) is not None]
        return {
            "number": self.entry.number,
            "kind": self.entry.kind.value,
            "ply": self.ply,
            "actor": "chance" if self.entry.actor == CHANCE else self.entry.actor,
            "notation": self.shown[-1 if seat is None else seat],
            "events": [{**event.as_json(), "text": words.event(game.name, event, names)} for event in seen],
        }


class Play:
    """The game itself, without seats and storage: entries go in, steps come out."""

    def __init__(self, start: State) -> None:
        self.state = start
        self.steps: list[Step] = []
        self.ply = 0
        self.earlier: list[State] = []
        """What the seat in turn may take back to, oldest first."""

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.steps)

    def fork(self) -> Play:
        """A copy on which something can be tried; steps are shared up to here."""
        twin = Play(self.state.copy())
        twin.steps, twin.ply, twin.earlier = self.steps.copy(), self.ply, self.earlier.copy()
        return twin

    def add(self, entry: Entry) -> None:
        """Plays an entry that is known to be right; a log that is not says where."""
        if entry.kind is Did.UNDO:
            self.undo(entry)
        else:
            self.act(entry, self.state.parse(entry.text))

    def act(self, entry: Entry, action: int) -> None:
        state = self.state
        before = state.copy()
        shown = tuple(state.game.public_notation(state, action, eyes) for eyes in (*range(state.seats), None))
        events = state.apply(action, entry.text)
        self.ply += 1
        self.steps.append(Step(entry, action, self.ply, shown, events))
        if entry.actor == CHANCE or state.to_act != entry.actor or events.reveal:
            self.earlier.clear()
        else:
            self.earlier.append(before)

    def undo(self, entry: Entry) -> None:
        self.state = self.earlier.pop()
        self.ply -= 1
        self.steps.append(Step(entry, None, self.ply, (None,) * (self.state.seats + 1), ()))

    def wished(self, wish: str | int) -> int:
        """The legal action that a wish means; Trouble says which rule forbids it."""
        state = self.state
        try:
            action = state.parse(wish) if isinstance(wish, str) else wish
        except IllegalAction as error:
            raise Trouble("illegal", error.text, error.rules) from None
        except ValueError as error:
            raise Trouble("no-such-action", str(error)) from None
        if action in state.actions():
            return action
        try:
            raise Trouble("illegal", state.notation(action), state.why(action))
        except Trouble:
            raise
        except ValueError as error:
            raise Trouble("no-such-action", str(error)) from None

    def written(self, action: int, wish: str | int) -> str:
        """What the log keeps of an action: its notation, with what its player wrote where a game asks for words."""
        state = self.state
        if state.game.notation_depends_on_position:
            return state.game.inscription(state, action, wish if isinstance(wish, str) else None)
        return state.notation(action)

    def deal(self, seed: str, nonces: Sequence[str | None]) -> list[Entry]:
        """Plays chance until somebody decides or the game is over."""
        dealt = []
        while self.state.to_act == CHANCE:
            action = dealing.outcome(self.state, seed, nonces, self.ply)
            entry = Entry(self.version, Did.ACT, CHANCE, self.state.notation(action))
            self.act(entry, action)
            dealt.append(entry)
        return dealt

    def was_played(self, version: int, seat: int, wish: str | int) -> bool:
        """Whether this very wish of this seat is that entry already: a retry, to be answered as the first time."""
        step = self.steps[version]
        said = step.action if isinstance(wish, int) else step.entry.text
        return step.entry.kind is Did.ACT and step.entry.actor == seat and said == wish

    def since(self, version: int) -> Iterable[Step]:
        return self.steps[max(version, 0) :]

    def can_undo(self, seat: int | None) -> bool:
        return bool(self.earlier) and seat is not None and self.state.to_act == seat
