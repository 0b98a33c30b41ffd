"""One game taken from decision to decision by one compiled call: what an environment steps.

`State.apply` also tells what happened and writes the record; somebody who trains an agent wants neither, at every move.
What was played is noted as numbers, so that a state with its whole record can be made of it whenever one is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from tatami.core.chance import below, stream, weighted
from tatami.core.compiled import bind
from tatami.core.engine import CHANCE, OVER
from tatami.core.events import muted
from tatami.core.game import Game, State
from tatami.core.json_types import Pickled
from tatami.core.record import Array, dtype_of

if TYPE_CHECKING:
    from tatami.core.bound import FIGURES, TABLE, apply, chance, legal

NOTHING = -1
"""No action: the game begins, and chance deals."""
ILLEGAL = -3
EVERY_SEAT = -1
"""Instead of the seat of a learner: everybody is asked."""
PLAYED, CHOICES, FIRST = 0, 1, 2
"""On the notes: how much was played so far, how many choices there are now, and then all that was played."""


def take_turn(
    raw: Array, figures: Array, rng: Array, action: int, learner: int, choices: Array, weights: Array, log: Array,
    mask: Array, notes: Array,
) -> int:  # fmt: skip
    """Plays an action and then chance until a seat decides, whose choices it marks; who that is, OVER, or ILLEGAL.

    If a seat learns, the others play at random until it is asked.
    """
    t = raw.view(TABLE)[0]
    f = figures.view(FIGURES)[0]
    if action != NOTHING:
        low, high = 0, notes[CHOICES]
        while low < high:
            middle = (low + high) // 2
            if choices[middle] < action:
                low = middle + 1
            else:
                high = middle
        if low == notes[CHOICES] or choices[low] != action:
            return ILLEGAL
        log[0] = 0
        apply(t, f, log, action)
        notes[FIRST + notes[PLAYED]] = action
        notes[PLAYED] += 1
    while t.to_act != OVER:
        if t.to_act == CHANCE:
            outcome = np.int64(choices[weighted(rng, weights, chance(t, f, choices, weights))])
        elif learner != EVERY_SEAT and t.to_act != learner:
            outcome = np.int64(choices[below(rng, legal(t, f, choices))])
        else:
            break
        log[0] = 0
        apply(t, f, log, outcome)
        notes[FIRST + notes[PLAYED]] = outcome
        notes[PLAYED] += 1
    notes[CHOICES] = 0
    if t.to_act != OVER:
        notes[CHOICES] = legal(t, f, choices)
        for c in range(notes[CHOICES]):
            mask[choices[c]] = 1
    return int(t.to_act)


@cache
def turns(game: Game) -> Callable[..., int]:
    engine = game.engine
    tables = {"TABLE": dtype_of(engine.table), "FIGURES": dtype_of(engine.figures)}
    return bind(take_turn, game.name, **tables, **engine.rules._asdict())


class Mask(np.ndarray[Any, np.dtype[np.int8]]):
    """A mask of int8, as Gymnasium wants it, in which the legal actions are found fast: NumPy looks for what is not
    zero among bools twenty times faster than among numbers, and a game may have 38,000 actions."""

    def nonzero(self) -> tuple[Array, ...]:
        return np.asarray(self).astype(np.bool_).nonzero()


class GameInPlay:
    """A game in play. `to_act` is the seat that decides, OVER when the game is over; `mask` marks what it may do.

    With a learner's seat only that one decides, and the others play at random.
    """

    def __init__(self, start: State, learner: int = EVERY_SEAT) -> None:
        engine = start.game.engine
        self.start, self.learner = start, learner
        self.actions = start.codec.actions
        self.outcome = engine.outcome
        self.take_turn = turns(start.game)
        self.figures = start._figures
        self.choices, self.weights, self.log = engine.choices(), engine.weights(), muted()
        self.notes = np.zeros(FIRST + start.game.most_actions(start.options), np.int32)
        self.scores = np.zeros(max(start.seats, 16))

    def __reduce__(self) -> Pickled:
        names = ("raw", "rng", "state", "followed", "notes", "choices", "to_act", "mask")
        kept = {name: getattr(self, name) for name in names if hasattr(self, name)}
        return GameInPlay, (self.start, self.learner), kept

    def begin(self, rng: Array) -> None:
        """A new game, whose chance draws from this stream."""
        self.raw, self.rng = self.start._raw.copy(), rng
        self.state, self.followed = self.start.copy(), 0
        self.notes[PLAYED] = 0
        self._turn(NOTHING)

    def act(self, action: SupportsIndex) -> None:
        """Plays an action of the seat that decides; IllegalAction if it may not."""
        if type(action) is not int or action >> 31:
            action = self.start._number(action)  # other types would compile the rules anew
        if self._turn(action) == ILLEGAL:
            self.position.apply(action)  # refuses, with the number of the rule

    def _turn(self, action: int) -> int:
        mask = np.zeros(self.actions, np.int8)
        to_act = self.take_turn(
            self.raw, self.figures, self.rng, action, self.learner, self.choices, self.weights, self.log, mask,
            self.notes,
        )  # fmt: skip
        if to_act != ILLEGAL:
            self.to_act, self.mask = to_act, mask.view(Mask)
        return to_act

    def returns(self) -> list[float]:
        """A value in [0, 1] for each seat, once the game is over."""
        self.outcome(self.raw, self.figures, self.scores)
        values: list[float] = self.scores[: self.start.seats].tolist()
        return values

    @property
    def position(self) -> State:
        """The game as a state with its record, to look at: what was played since the last look is played in it too."""
        played = int(self.notes[PLAYED])
        for action in self.notes[FIRST + self.followed : FIRST + played].tolist():
            self.state.apply(action)
        self.followed = played
        return self.state


def fresh_stream(seed: int | None = None) -> Array:
    """A stream of random numbers from a seed, or from the system."""
    return stream(int(np.random.SeedSequence().generate_state(1, np.uint64)[0]) if seed is None else seed)
