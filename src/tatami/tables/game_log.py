"""A game at a table: what was played, what may be taken back, and what each seat may be told of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from random import Random
from typing import Any

import msgspec

from tatami.core.errors import Refusal
from tatami.core.events import Event
from tatami.core.game import CHANCE, IllegalAction, State
from tatami.core.json_types import Options, Record
from tatami.tables import dealing
from tatami.tables.clocks import Times
from tatami.tables.entries import Entry, EntryKind


class Takeback(StrEnum):
    """What somebody says about taking back: I would like to, please do, rather not."""

    ASK = "ask"
    AGREE = "agree"
    REFUSE = "refuse"


class Step(msgspec.Struct, frozen=True, gc=False):
    """An entry with what happened. `shown` is the notation as each seat, and last a spectator, may know it."""

    entry: Entry
    action: int | None
    ply: int
    shown: tuple[str | None, ...]
    events: Sequence[Event]


class GameLog:
    """The game itself, without seats and storage: entries go in, steps come out."""

    def __init__(self, start: State, times: Times | None = None) -> None:
        self.start = start
        self.state = start.copy()
        self.times = times
        self._steps: list[Step] = []
        """Shared with forks, which add to it: only so many are this log's as it has entries."""
        self.version = 0
        """How many entries the log has."""
        self.ply = 0
        self.earlier: list[State] = []
        """What the seat in turn may take back to, oldest first."""
        self.kept = 0
        """The version of the last snapshot (snapshots.py)."""

    @property
    def steps(self) -> Sequence[Step]:
        shared = self._steps
        return shared if len(shared) == self.version else shared[: self.version]

    def keep(self, step: Step) -> None:
        if len(self._steps) != self.version:
            self._steps = self._steps[: self.version]  # another fork has added something that is not ours
        self._steps.append(step)
        self.version += 1

    def fork(self) -> GameLog:
        """A copy on which something can be tried. Nothing of what was played is copied, nor even read: with many tables
        that would take longer than all else."""
        twin = GameLog.__new__(GameLog)
        twin.start, twin.state = self.start, self.state.copy()
        twin.times = self.times and self.times.fork()
        twin._steps, twin.version, twin.ply = self._steps, self.version, self.ply
        twin.earlier, twin.kept = self.earlier.copy(), self.kept
        return twin

    def with_options(self, options: Options) -> GameLog:
        """The same game before its first entry, by other options."""
        start = self.start.game.new(figures=self.start.figures, **options)
        return GameLog(start, self.times and self.times.fork())

    def add(self, entry: Entry) -> None:
        """Plays an entry that is known to be right; a log that is not says where."""
        if entry.kind is EntryKind.UNDO:
            self.undo(entry)
        elif entry.kind is EntryKind.RECALL:
            self.recall(entry)
        else:
            self.act(entry, self.state.parse(entry.text))

    def act(self, entry: Entry, action: int, before: State | None = None) -> None:
        """`before`: the state as it was, where somebody has it already and will not change it."""
        state = self.state
        if before is None and entry.actor != CHANCE:
            before = state.copy()
        notation = state.game.public_notation
        shown = (*[notation(state, action, seat) for seat in range(state.seats)], notation(state, action, None))
        events = state.apply(action, entry.text)
        self.ply += 1
        self.keep(Step(entry, action, self.ply, shown, events))
        if self.times is not None:
            self.times.keep(entry)
        if before is None or state.to_act != entry.actor or events.reveal:
            self.earlier.clear()
        else:
            self.earlier.append(before)

    def is_final(self, seat: int, action: int) -> bool:
        """Whether a seat could not take an action back by itself; found out from what the seat knows alone."""
        trial = self.state.redeal(seat, Random(0))
        events = trial.apply(action)
        return trial.to_act != seat or bool(events.reveal)

    def undo(self, entry: Entry) -> None:
        count = entry.taken_back
        if count <= len(self.earlier):
            self.state = self.earlier[-count]
            del self.earlier[-count:]
        else:
            self.state = self.state_at(self.ply - count)
            self.earlier.clear()
        self.ply -= count
        if self.times is not None:
            self.times.keep(entry)
        self.keep(Step(entry, None, self.ply, (None,) * (self.state.seats + 1), ()))

    def recall(self, entry: Entry) -> None:
        """Changes nothing of the game, which is over."""
        self.keep(Step(entry, None, self.ply, (None,) * (self.state.seats + 1), ()))

    def in_force(self) -> list[Step]:
        """The actions that were not taken back."""
        kept: list[Step] = []
        for step in self.steps:
            if step.entry.kind is EntryKind.UNDO:
                del kept[-step.entry.taken_back :]
            elif step.entry.kind is EntryKind.ACT:
                kept.append(step)
        return kept

    def record(self) -> Record:
        """The record of the game so far: a state that was opened from a snapshot has no past of its own."""
        result = self.state.result
        actions = [["chance" if s.entry.actor == CHANCE else s.entry.actor, s.entry.text] for s in self.in_force()]
        return {**self.start.record(), "actions": actions, "result": result.record if result else None}

    def state_at(self, ply: int) -> State:
        """The position after so many actions."""
        state = self.start.copy()
        for step in self.in_force()[:ply]:
            state.apply(state.parse(step.entry.text), step.entry.text)
        return state

    def reaches_of_takeback(self) -> dict[int, int]:
        """For each seat how many actions go back to before its last one; never behind an outcome of chance.

        Chance would bring the same again: whoever took back a roll would know it.
        """
        found: dict[int, int] = {}
        undone = count = 0
        seats = self.state.seats
        for step in reversed(self.steps):
            if step.action is None:
                undone += step.entry.taken_back
            elif undone:
                undone -= 1
            elif (actor := step.entry.actor) == CHANCE:
                break
            else:
                count += 1
                if actor not in found:
                    found[actor] = count
                    if len(found) == seats:
                        break
        return found

    def action_of_wish(self, wish: str | int) -> int:
        """The legal action that a wish means; Refusal says which rule forbids it."""
        state = self.state
        try:
            action = state.parse(wish) if isinstance(wish, str) else wish
        except IllegalAction as error:
            raise Refusal("illegal", error.text, error.rules) from None
        except ValueError as error:
            raise Refusal("no-such-action", str(error)) from None
        if action in state.actions():
            return action
        try:
            raise Refusal("illegal", state.notation(action), state.why(action))
        except Refusal:
            raise
        except ValueError as error:
            raise Refusal("no-such-action", str(error)) from None

    def logged_text(self, action: int, wish: str | int) -> str:
        """What the log keeps of an action: its notation, with what its player wrote where a game asks for words."""
        state = self.state
        if state.game.notation_depends_on_position:
            said: Any = state.game.recorded_text(state, action, wish if isinstance(wish, str) else None)
            return said if isinstance(said, str) else state.codec.text(said)  # a game may keep a number: logs do not
        return state.notation(action)

    def deal(self, seed: str, nonces: Sequence[str | None], at: int = 0) -> list[Entry]:
        """Plays chance until somebody decides or the game is over."""
        dealt = []
        while self.state.to_act == CHANCE:
            action = dealing.outcome(self.state, seed, nonces, self.ply)
            entry = Entry(self.version, EntryKind.ACT, CHANCE, self.state.notation(action), at)
            self.act(entry, action)
            dealt.append(entry)
        return dealt

    def was_played(self, version: int, seat: int, wish: str | int) -> bool:
        """Whether this very wish of this seat is that entry already: a retry, to be answered as the first time."""
        step = self.steps[version]
        said = step.action if isinstance(wish, int) else step.entry.text
        return step.entry.kind is EntryKind.ACT and step.entry.actor == seat and said == wish

    def was_undone(self, version: int, seat: int) -> bool:
        entry = self.steps[version].entry
        return entry.kind is EntryKind.UNDO and entry.actor == seat

    def since(self, version: int) -> Iterable[Step]:
        return self._steps[max(version, 0) : self.version]

    def can_undo(self, seat: int | None) -> bool:
        return bool(self.earlier) and seat is not None and self.state.to_act == seat
