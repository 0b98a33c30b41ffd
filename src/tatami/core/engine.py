"""A game's compiled entry points: what `State`, simulation, search and batches call.

They take bytes (`uint8` arrays) rather than records, because Numba recognises those ten times faster, and open the
records inside. Each is written once here and bound to every game's own rules. What `State` calls at every move
(`survey`, `step`, `odds`), and `finish`, are called without Numba's wrapper (`direct.py`).
"""

from __future__ import annotations

import types
import warnings
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

import numpy as np
from numba import typeof

from tatami.core import events
from tatami.core.chance import Stream, below, stream, weighted
from tatami.core.compiled import JIT, Globals, Rule, bind, is_cached, plain
from tatami.core.direct import (
    Direct,
    address_of,
    array_at,
    data,
    keep,
    new_bytes,
    new_list,
    new_number,
    new_real,
    numbers,
    pair,
    put_in_list,
    read_number,
    room,
    triple,
    word,
)  # fmt: skip
from tatami.core.record import Array, Raw, blank, dtype_of

CHANCE = -1
OVER = -2

if TYPE_CHECKING:
    from tatami.core.bound import (
        BUFFER_SIZE,
        FIGURES,
        FIGURES_BYTES,
        MOST_CHOICES,
        TABLE,
        TABLE_BYTES,
        apply,
        chance,
        forbids,
        legal,
        play,
        redeal,
        returns,
        settle,
        step_in,
        survey_in,
    )  # fmt: skip

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


def survey_buffer(raw: Raw, figures: Raw, buffer: OutBuffer) -> int:
    """Writes who acts and the choices; returns how much of the buffer is used."""
    buffer[EVENTS] = 0
    return settle(raw.view(TABLE)[0], figures.view(FIGURES)[0], buffer)


def step_buffer(raw: Raw, figures: Raw, buffer: OutBuffer, action: int) -> int:
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


Answer = tuple[int | None, list[int], bytes]
"""Who acts (None: the game is over), the choices, and the log of what happened."""


def survey(raw: Raw, figures: Raw) -> Answer:
    buffer = np.empty(BUFFER_SIZE, np.int32)
    return answer(buffer, survey_in(raw, figures, buffer))


def step(raw: Raw, figures: Raw, action: int) -> Answer | None:
    """Plays an action; None, and nothing changed, if it is not legal."""
    buffer = np.empty(BUFFER_SIZE, np.int32)
    used = step_in(raw, figures, buffer, action)
    return None if used < 0 else answer(buffer, used)


def answer(buffer: OutBuffer, used: int) -> Answer:
    to_act, choices = int(buffer[TO_ACT]), used - int(buffer[CHOICES])
    return None if to_act == OVER else to_act, buffer[choices:used].tolist(), buffer[AFTER_HEAD:choices].tobytes()


def odds(raw: Raw, figures: Raw) -> list[tuple[int, float]]:
    """The outcomes of chance with their probabilities."""
    out, weights = np.empty(MOST_CHOICES, np.int32), np.empty(MOST_CHOICES, np.float64)
    count = chance(raw.view(TABLE)[0], figures.view(FIGURES)[0], out, weights)
    outcomes, shares = out[:count].tolist(), weights[:count].tolist()
    total = sum(shares)
    return [(outcome, share / total) for outcome, share in zip(outcomes, shares, strict=True)]


def finish(raw: Raw, figures: Raw, rng: Stream, history: Any) -> Any:
    """Plays uniformly at random to the end; returns the history with what was played."""
    t, f = raw.view(TABLE)[0], figures.view(FIGURES)[0]
    out, weights, log = np.empty(MOST_CHOICES, np.int32), np.empty(MOST_CHOICES, np.float64), events.muted()
    while t.to_act != OVER:
        if t.to_act == CHANCE:
            action = int(out[weighted(rng, weights, chance(t, f, out, weights))])
        else:
            action = int(out[below(rng, legal(t, f, out))])
        history = history, int(t.to_act), action
        apply(t, f, log, action)
    return history


# The same four as Python's built-in functions (direct.py).


def answer_object(none: int, buffer: OutBuffer, used: int) -> int:
    if used < 0:
        keep(none)
        return none
    choices = used - buffer[CHOICES]
    if buffer[TO_ACT] == OVER:
        keep(none)
        to_act = none
    else:
        to_act = new_number(buffer[TO_ACT])
    log = buffer[AFTER_HEAD:choices]
    return triple(to_act, numbers(buffer[choices:used]), new_bytes(address_of(log), 4 * log.shape[0]))


def survey_object(none: int, arguments: int, count: int) -> int:
    raw = array_at(data(arguments, 0), TABLE_BYTES, np.uint8)
    figures = array_at(data(arguments, 1), FIGURES_BYTES, np.uint8)
    buffer = room(BUFFER_SIZE, np.int32)
    return answer(none, buffer, survey_in(raw, figures, buffer))  # type: ignore[call-arg,arg-type,return-value]


def step_object(none: int, arguments: int, count: int) -> int:
    raw = array_at(data(arguments, 0), TABLE_BYTES, np.uint8)
    figures = array_at(data(arguments, 1), FIGURES_BYTES, np.uint8)
    buffer = room(BUFFER_SIZE, np.int32)
    action = read_number(word(arguments, 2))
    return answer(none, buffer, step_in(raw, figures, buffer, action))  # type: ignore[call-arg,arg-type,return-value]


def odds_object(none: int, arguments: int, count: int) -> int:
    t = array_at(data(arguments, 0), TABLE_BYTES, np.uint8).view(TABLE)[0]
    f = array_at(data(arguments, 1), FIGURES_BYTES, np.uint8).view(FIGURES)[0]
    out = room(MOST_CHOICES, np.int32)
    weights = room(MOST_CHOICES, np.float64)
    outcomes = chance(t, f, out, weights)
    total = 0.0
    for place in range(outcomes):
        total += weights[place]
    made = new_list(outcomes)
    for place in range(outcomes):
        put_in_list(made, place, pair(new_number(out[place]), new_real(weights[place] / total)))
    return made  # type: ignore[no-any-return]


def finish_object(none: int, arguments: int, count: int) -> int:
    t = array_at(data(arguments, 0), TABLE_BYTES, np.uint8).view(TABLE)[0]
    f = array_at(data(arguments, 1), FIGURES_BYTES, np.uint8).view(FIGURES)[0]
    rng = array_at(data(arguments, 2), 1, np.uint64)
    history = word(arguments, 3)
    keep(history)
    out, weights, log = room(MOST_CHOICES, np.int32), room(MOST_CHOICES, np.float64), room(1, np.int32)
    while t.to_act != OVER:
        if t.to_act == CHANCE:
            action = out[weighted(rng, weights, chance(t, f, out, weights))]
        else:
            action = out[below(rng, legal(t, f, out))]
        history = triple(history, new_number(t.to_act), new_number(action))
        log[0] = 0
        apply(t, f, log, action)
    return history


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
        names: Globals = {
            "TABLE": dtype_of(table), "TABLE_BYTES": dtype_of(table).itemsize,
            "FIGURES": dtype_of(figures), "FIGURES_BYTES": dtype_of(figures).itemsize,
            "MOST_CHOICES": most_choices, "BUFFER_SIZE": LOG_END + most_choices, **rules._asdict(),
        }  # fmt: skip
        names["settle"] = bind(settle_buffer, game, **names)
        names["survey_in"] = bind(survey_buffer, game, **names)
        names["step_in"] = bind(step_buffer, game, **names)
        self.survey = self.direct(survey, survey_object, game, names)
        self.step = self.direct(step, step_object, game, names)
        self.odds = self.direct(odds, odds_object, game, names)
        self.why_not = bind(why_not, game, **names)
        self.shuffle_unknown = bind(shuffle_unknown, game, **names)
        self.outcome = bind(outcome, game, **names)
        self.finish = self.direct(finish, finish_object, game, names)
        self.play_many = bind(play_many, game, **names, play=bind(play_out, game, **names))
        self.is_interpreted = False
        self.machine_code = {name: getattr(self, name) for name in self.entry_points()}

    def direct(self, template: Rule, compiled: Callable[..., Any], game: str, names: Globals) -> Rule:
        """A game's own function, in Python and as a built-in function."""
        python = types.FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
        if not JIT:
            return cast(Rule, python)
        return cast(Rule, Direct(bind(compiled, game, **names, answer=bind(answer_object, game)), python, self))

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
            "survey": (raw, figures),
            "step": (raw, figures, 0),
            "odds": (raw, figures),
            "why_not": (raw, figures, 0),
            "shuffle_unknown": (raw, figures, -1, rng),
            "outcome": (raw, figures, np.zeros(16, np.float64)),
            "finish": (raw, figures, rng, None),
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
            setattr(self, name, function.built_in() if isinstance(function, Direct) else function)
        self.is_interpreted = False
        yield "", len(entry_points), len(entry_points)
