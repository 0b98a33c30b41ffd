"""A game's compiled entry points: what `State`, simulation, search and batches call.

They take bytes (`uint8` arrays) rather than records, because Numba recognises those ten times faster, and open the
records inside. Each is written once here and bound to every game's own rules.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple, Protocol

import numpy as np
from numba import typeof

from tatami.core import events
from tatami.core.chance import Stream, below, stream, weighted
from tatami.core.compiled import bind, is_cached, plain
from tatami.core.record import Array, Raw, blank, dtype_of

CHANCE = -1
OVER = -2

if TYPE_CHECKING:
    from tatami.core.bound import FIGURES, TABLE, apply, chance, forbids, legal, play, redeal, returns, settle

OutBuffer = np.ndarray[tuple[int], np.dtype[np.int32]]

# An out buffer: who acts, how many choices, the log (its length first) and, right behind its last event, the choices.
TO_ACT, CHOICES, EVENTS = 0, 1, 2
AFTER_HEAD = events.FIRST
EVENT_WIDTH = events.WIDTH
LOG_ROOM = 384
LOG_END = AFTER_HEAD + LOG_ROOM * EVENT_WIDTH


class Turn(Protocol):
    """What every game's table says: who acts (a seat, CHANCE or OVER), and what is asked."""

    to_act: int
    decision: int


class Rules(NamedTuple):
    """A game's own compiled rules. `t` is the table, `f` the figures; `t.to_act` is a seat, CHANCE or OVER.

    legal(t, f, out) -> count          choices of whoever acts, or outcomes of chance, ascending
    chance(t, f, out, weights) -> count    the same outcomes with their weights
    apply(t, f, log, action)           plays a legal action and writes what happened
    forbids(t, f, action) -> code      0 if legal now, else the rule: 100 * section + number
    redeal(t, f, seat, rng)            makes everything that the seat (-1: a spectator) cannot know random
    returns(t, f, out)                 a value in [0, 1] for each seat, once the game is over
    """

    legal: Callable[..., int]
    chance: Callable[..., int]
    apply: Callable[..., None]
    forbids: Callable[..., int]
    redeal: Callable[..., None]
    returns: Callable[..., None]


def settle_buffer(t: Turn, f: object, buffer: OutBuffer) -> int:
    buffer[TO_ACT] = t.to_act
    start = AFTER_HEAD + EVENT_WIDTH * buffer[EVENTS]
    count = 0
    if t.to_act != OVER:
        count = legal(t, f, buffer[start:])
    buffer[CHOICES] = count
    return int(start + count)


def survey(raw: Raw, figures: Raw, buffer: OutBuffer) -> int:
    """Writes who acts and the choices; returns how much of the buffer is used."""
    buffer[EVENTS] = 0
    return settle(raw.view(TABLE)[0], figures.view(FIGURES)[0], buffer)


def step(raw: Raw, figures: Raw, buffer: OutBuffer, action: int) -> int:
    """Plays an action if it is legal, then surveys; -1, and nothing changed, if it is not."""
    t = raw.view(TABLE)[0]
    f = figures.view(FIGURES)[0]
    if t.to_act == OVER:
        return -1
    out = buffer[AFTER_HEAD:]
    low, high = 0, legal(t, f, out)
    count = high
    while low < high:
        middle = (low + high) // 2
        if out[middle] < action:
            low = middle + 1
        else:
            high = middle
    if low == count or out[low] != action:
        return -1
    buffer[EVENTS] = 0
    apply(t, f, buffer[EVENTS:LOG_END], action)
    return settle(t, f, buffer)


def odds(raw: Raw, figures: Raw, out: OutBuffer, weights: Array) -> int:
    return chance(raw.view(TABLE)[0], figures.view(FIGURES)[0], out, weights)


def why_not(raw: Raw, figures: Raw, action: int) -> int:
    return forbids(raw.view(TABLE)[0], figures.view(FIGURES)[0], action)


def shuffle_unknown(raw: Raw, figures: Raw, seat: int, rng: Stream) -> None:
    redeal(raw.view(TABLE)[0], figures.view(FIGURES)[0], seat, rng)


def outcome(raw: Raw, figures: Raw, out: Array) -> None:
    returns(raw.view(TABLE)[0], figures.view(FIGURES)[0], out)


def play_out(
    raw: Raw,
    figures: Raw,
    log: OutBuffer,
    out: OutBuffer,
    weights: Array,
    rng: Stream,
    tally: Array,
) -> None:
    """Plays uniformly at random to the end; adds decisions and chance outcomes to the tally."""
    t = raw.view(TABLE)[0]
    f = figures.view(FIGURES)[0]
    while t.to_act != OVER:
        if t.to_act == CHANCE:
            action = out[weighted(rng, weights, chance(t, f, out, weights))]
            tally[1] += 1
        else:
            action = out[below(rng, legal(t, f, out))]
            tally[0] += 1
        log[0] = 0
        apply(t, f, log, action)


def play_many(
    start: Raw, figures: Raw, scratch: Raw, log: OutBuffer, out: OutBuffer, weights: Array, rng: Stream,
    games: int, tally: Array,
) -> None:  # fmt: skip
    """Plays `games` random games from one start."""
    for _ in range(games):
        scratch.view(TABLE)[0] = start.view(TABLE)[0]
        play(scratch, figures, log, out, weights, rng, tally)


class Engine:
    """One game's rules behind the entry points."""

    def __init__(self, game: str, rules: Rules, table: type, figures: type, most_choices: int) -> None:
        self.rules = rules
        self.table = table
        self.figures = figures
        self.most_choices = most_choices
        names = {"TABLE": dtype_of(table), "FIGURES": dtype_of(figures), **rules._asdict()}
        names["settle"] = bind(settle_buffer, game, **names)
        self.survey = bind(survey, game, **names)
        self.step = bind(step, game, **names)
        self.odds = bind(odds, game, **names)
        self.why_not = bind(why_not, game, **names)
        self.shuffle_unknown = bind(shuffle_unknown, game, **names)
        self.outcome = bind(outcome, game, **names)
        self.play_out = bind(play_out, game, **names)
        self.play_many = bind(play_many, game, **names, play=self.play_out)
        self.is_interpreted = False
        self.machine_code = {name: getattr(self, name) for name in self.entry_points()}

    def out_buffer(self) -> OutBuffer:
        return np.empty(LOG_END + self.most_choices, np.int32)

    def choices(self) -> OutBuffer:
        return np.empty(self.most_choices, np.int32)

    def weights(self) -> Array:
        return np.empty(self.most_choices, np.float64)

    def entry_points(self) -> dict[str, tuple[object, ...]]:
        """Every entry point with arguments on which it is harmless: the means to compile it."""
        raw, figures = blank(self.table), blank(self.figures)
        raw.view(dtype_of(self.table))[0].to_act = OVER
        log, out, weights, rng, tally = events.muted(), self.choices(), self.weights(), stream(0), np.zeros(2, np.int64)
        return {
            "survey": (raw, figures, self.out_buffer()),
            "step": (raw, figures, self.out_buffer(), 0),
            "odds": (raw, figures, out, weights),
            "why_not": (raw, figures, 0),
            "shuffle_unknown": (raw, figures, -1, rng),
            "outcome": (raw, figures, np.zeros(16, np.float64)),
            "play_out": (raw, figures, log, out, weights, rng, tally),
            "play_many": (raw, figures, raw.copy(), log, out, weights, rng, 0, tally),
        }

    def is_compiled(self) -> bool:
        return all(is_cached(function) for function in self.machine_code.values())

    def interpret(self) -> None:
        """Runs the rules as ordinary Python until `compile` has ended: a thousand times slower, but at once."""
        warnings.filterwarnings("ignore", "overflow encountered", RuntimeWarning)  # generators count modulo 2^64
        self.is_interpreted = True
        for name, function in self.machine_code.items():
            setattr(self, name, plain(function))

    def compile(self) -> Iterator[tuple[str, int, int]]:
        """Compiles entry point after entry point (or loads it from the cache); says which, and how many there are."""
        entry_points = self.entry_points()
        for number, (name, arguments) in enumerate(entry_points.items()):
            yield name, number, len(entry_points)
            function = self.machine_code[name]
            if hasattr(function, "compile"):
                function.compile(tuple(typeof(argument) for argument in arguments))
        for name, function in self.machine_code.items():
            setattr(self, name, function)
        self.is_interpreted = False
        yield "", len(entry_points), len(entry_points)
