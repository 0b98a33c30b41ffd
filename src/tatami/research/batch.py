"""Many games stepped together: one compiled call over one array of records, on the processor or on a GPU.

Each game has a random stream of its own, so that game k plays the same whatever the others do, however many they are
and however many threads share them. The loops are written once and bound to every game's own rules.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tatami.core.chance import below, weighted
from tatami.core.compiled import JIT, bind, built_in, rule
from tatami.core.engine import OVER
from tatami.core.events import muted
from tatami.core.game import Game, IllegalAction, State
from tatami.core.record import dtype_of
from tatami.games import game as game_called
from tatami.research import observations as tensors

if TYPE_CHECKING:
    TABLE: Any = None
    FIGURES: Any = None
    legal: Any = None
    chance: Any = None
    apply: Any = None
    returns: Any = None
    encode: Any = None
    lead_on: Any = None

Array = np.ndarray[Any, Any]

SCORES_ROOM = 16
BEGIN, AT_RANDOM, AS_TOLD, TO_THE_END = 0, 1, 2, 3
"""What a step does: begins the game, plays any legal action, the one that was given, or any until the game is over."""


class Desks(NamedTuple):
    """What a batch shows of its games, one line for each; a line's choices are those of the seat to act."""

    choices: Array
    counts: Array
    masks: Array
    observations: Array
    to_act: Array
    rewards: Array
    done: Array
    finished: Array
    moves: Array


class Scratch(NamedTuple):
    """Room that one thread needs."""

    log: Array
    weights: Array
    scores: Array


@rule
def together() -> None:
    """Where a GPU's threads wait for each other, so that they do the same thing at the same time; here nobody waits."""


@rule
def lay_out(tables: Array, k: int, fresh: Array) -> None:
    """Game k begins anew."""
    tables[k] = fresh[0]


@rule
def mark(mask: Array, out: Array, count: int, legal: bool) -> None:
    """Writes the choices into the mask, or wipes them from it: cheaper than wiping all of it."""
    for c in range(count):
        mask[np.uint32(out[c])] = legal


def to_next_decision(
    tables: Array, k: int, fresh: Array, f: Any, rng: Array, out: Array, rewards: Array,
    log: Array, weights: Array, scores: Array,
) -> int:  # fmt: skip
    """Plays chance until a seat decides; a game that is over pays out and begins anew. Whether one ended."""
    ended = 0
    t = tables[k]
    while t.to_act < 0:
        if t.to_act == OVER:
            returns(t, f, scores)
            for seat in range(rewards.shape[0]):
                rewards[seat] = scores[seat]
            lay_out(tables, k, fresh)
            ended = 1
        else:
            log[0] = 0
            apply(t, f, log, np.int64(out[weighted(rng, weights, chance(t, f, out, weights))]))
    return ended


def play_on(
    first: int, last: int, how: int, steps: int, actions: Array, raws: Array, figures: Array, start: Array,
    streams: Array, choices: Array, counts: Array, masks: Array, observations: Array, to_act: Array, rewards: Array,
    done: Array, finished: Array, moves: Array, log: Array, weights: Array, scores: Array,
) -> None:  # fmt: skip
    """So many steps in each game from `first` to before `last`; game after game, since they do not touch each other."""
    f = figures.view(FIGURES)[0]
    fresh = start.view(TABLE)
    tables = raws.view(TABLE)
    for k in range(first, last):
        t = tables[k]
        out, mask, rng = choices[k], masks[k], streams[k : k + 1]
        count, made, over, ended, shown = counts[k], 0, 0, 1 if done[k] else 0, mask[np.uint32(out[0])]
        for _ in range(steps):
            together()
            if ended:
                rewards[k, :] = 0.0
            if shown:  # the choices are still those that the mask was made from
                mark(mask, out, count, False)
            log[0] = 0
            if how == BEGIN:
                lay_out(tables, k, fresh)
            elif how == AS_TOLD:
                apply(t, f, log, actions[k])
            else:
                apply(t, f, log, np.int64(out[below(rng, count)]))
            ended = 0
            if t.to_act < 0:
                ended = lead_on(tables, k, fresh, f, rng, out, rewards[k], log, weights, scores)
                over += ended
            made += 1
            together()
            count = legal(t, f, out)
            shown = how != TO_THE_END or ended != 0
            if shown:
                mark(mask, out, count, True)
                encode(t, f, t.to_act, observations[k])
                if how == TO_THE_END:
                    break
        counts[k] = count
        to_act[k] = t.to_act
        done[k] = ended != 0
        if how == BEGIN:
            finished[k] = 0
            moves[k] = 0
        else:
            finished[k] += over
            moves[k] += made


def first_illegal(actions: Array, choices: Array, counts: Array) -> int:
    """The first game whose action is not among its choices; -1 if all are legal."""
    for k in range(actions.shape[0]):
        low, high = 0, counts[k]
        while low < high:
            middle = (low + high) // 2
            if choices[k, middle] < actions[k]:
                low = middle + 1
            else:
                high = middle
        if low == counts[k] or choices[k, low] != actions[k]:
            return k
    return -1


class Loops(NamedTuple):
    """The loops bound to one game's rules."""

    play_on: Any
    first_illegal: Any


@cache
def copy_built_in(function: Any, name: str) -> Any:
    """A copy of a rule for the loop alone, whose every step calls it."""
    return built_in(bind(function.py_func, f"{name}_built_in")) if JIT else function


@cache
def loops(name: str, observed: bool) -> Loops:
    engine = game_called(name).engine
    encoder = tensors.encoder(name) if observed else tensors.see_nothing
    label = name if observed else f"{name}_unobserved"
    names = {
        "TABLE": dtype_of(engine.table),
        "FIGURES": dtype_of(engine.figures),
        "encode": encoder,
        **engine.rules._asdict(),
        "apply": copy_built_in(engine.rules.apply, name),
        "legal": copy_built_in(engine.rules.legal, name),
    }
    names["lead_on"] = bind(to_next_decision, label, **names)
    return Loops(bind(play_on, label, **names), bind(first_illegal, label))


class Cores:
    """What plays a batch on the processor: one compiled call, or one for each of several threads."""

    def __init__(self, game: Game, observed: bool, n: int, threads: int) -> None:
        engine = game.engine
        self.loops = loops(game.name, observed)
        self.scratch = [Scratch(muted(), engine.weights(), np.zeros(SCORES_ROOM)) for _ in range(threads)]
        self.bounds = [n * part // threads for part in range(threads + 1)]
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def zeros(self, shape: Any, kind: Any) -> Array:
        return np.zeros(shape, kind)

    def asarray(self, numbers: Any, kind: Any = None) -> Array:
        return np.ascontiguousarray(numbers, kind)

    def home(self, array: Any) -> Array:
        return np.asarray(array)

    def first_illegal(self, actions: Array, desks: Desks) -> int:
        return int(self.loops.first_illegal(actions, desks.choices, desks.counts))

    def play(self, *fixed: Any) -> None:
        loop = self.loops.play_on
        if self.pool is None:
            loop(*self.bounds, *fixed, *self.scratch[0])
            return
        parts = [
            self.pool.submit(loop, self.bounds[part], self.bounds[part + 1], *fixed, *scratch)
            for part, scratch in enumerate(self.scratch)
        ]
        for part in parts:
            part.result()


class Batch:
    """`n` games of one kind, stepped together; a game that ends begins anew by itself.

    The arrays are written in place, one line for each game, and never replaced: views of them, through NumPy or
    DLPack, stay true.

        masks          n × actions  bool   what the seat to act may do
        observations   n × width    int8   what it may know (see `layout`); width 0 with observe=False
        to_act         n            int8   who that is
        rewards        n × seats    float32   the returns of a game that the last step ended, else 0
        done           n            bool   whether the last step ended the game (what is shown is the next one)
        finished       n            int64  games ended so far
        moves          n            int64  decisions made so far
        records        n × size     uint8  the games themselves
        streams        n            uint64 their random streams

    With device="cuda" they are CuPy's and lie on the GPU, where one thread plays each game; game k is the same.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        seed: int = 0,
        *,
        start: State | None = None,
        threads: int = 1,
        observe: bool = True,
        device: str = "cpu",
        **options: Any,
    ) -> None:
        self.game = game_called(game) if isinstance(game, str) else game
        if n < 1:
            raise ValueError(f"n={n}: a batch has at least one game")
        if threads < 1:
            raise ValueError(f"threads={threads}: at least one thread plays")
        if device not in ("cpu", "cuda"):
            raise ValueError(f"device={device!r}: must be 'cpu' or 'cuda'")
        if start is not None and (start.game is not self.game or options):
            raise ValueError("start: must be a state of the same game, and brings its own options")
        self.start = self.game.new(**options) if start is None else start.copy()
        if self.start.to_act is None:
            raise ValueError("start: the game is over")
        self.n, self.seed, self.threads, self.device = n, seed, min(threads, n), device
        self._player: Any
        if device == "cpu":
            self._player = Cores(self.game, observe, n, self.threads)
        else:
            from tatami.research.cuda import Graphics

            self._player = Graphics(self.game, observe)
        zeros = self._player.zeros
        engine = self.game.engine
        self.layout = tensors.layout(self.game, self.start.options) if observe else tensors.NOTHING
        self.actions = self.start.codec.actions
        self.records = zeros((n, dtype_of(engine.table).itemsize), np.uint8)
        self.streams = zeros(n, np.uint64)
        self.masks = zeros((n, self.actions), np.bool_)
        self.observations = zeros((n, self.layout.width), np.int8)
        self.to_act = zeros(n, np.int8)
        self.rewards = zeros((n, self.start.seats), np.float32)
        self.done = zeros(n, np.bool_)
        self.finished = zeros(n, np.int64)
        self.moves = zeros(n, np.int64)
        self._desks = Desks(
            zeros((n, engine.most_choices), np.int32), zeros(n, np.int64), self.masks, self.observations,
            self.to_act, self.rewards, self.done, self.finished, self.moves,
        )  # fmt: skip
        self._fixed = [zeros(raw.size, np.uint8) for raw in (self.start._figures, self.start._raw)]
        for there, here in zip(self._fixed, (self.start._figures, self.start._raw), strict=True):
            there[:] = self._player.asarray(here)
        self._no_actions = zeros(0, np.int64)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Every game anew; the same seed gives the same games."""
        if seed is not None:
            self.seed = seed
        streams = np.random.SeedSequence(self.seed).generate_state(self.n, np.uint64)
        self.streams[:] = self._player.asarray(streams)
        self.done[:] = True  # so that the rewards of games broken off are wiped
        self._run(BEGIN, 1)

    def step(self, actions: Any) -> None:
        """Plays one action in each game; if one is illegal, IllegalAction names it and nothing is played."""
        played = self._player.asarray(actions, np.int64)
        if played.shape != (self.n,):
            raise ValueError(f"actions: expected {self.n} of them, one for each game, not shape {played.shape}")
        wrong = self._player.first_illegal(played, self._desks)
        if wrong >= 0:
            state, wish = self.state(wrong), int(played[wrong])
            raise IllegalAction(f"game {wrong} of the batch: {state.notation(wish)}", tuple(state.why(wish)))
        self._run(AS_TOLD, 1, played)

    def random_steps(self, steps: int) -> None:
        """So many steps in each game, chosen uniformly by the games' own streams."""
        self._run(AT_RANDOM, steps)

    def play_out(self) -> None:
        """Every game to its end, chosen likewise: `rewards` are the returns, and what is shown is the next game."""
        self._run(TO_THE_END, self.game.most_actions(self.start.options))

    def state(self, k: int) -> State:
        """Game k as a state of its own, to look at."""
        return self.start.at(self._player.home(self.records[k]))

    def _run(self, how: int, steps: int, actions: Any = None) -> None:
        told = self._no_actions if actions is None else actions
        self._player.play(how, steps, told, self.records.reshape(-1), *self._fixed, self.streams, *self._desks)
