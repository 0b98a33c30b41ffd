"""Many games stepped together: one compiled call over one array of records, on the processor or on a GPU.

Each game has a random stream of its own, so that game k plays the same whatever the others do, however many they are
and however many threads share them. The loops are written once and bound to every game's own rules.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

import msgspec
import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from tatami.core.chance import below, weighted
from tatami.core.compiled import JIT, Rule, bind, built_in, python_of, rule
from tatami.core.engine import OVER
from tatami.core.events import muted
from tatami.core.game import Game, IllegalAction, NoSuchAction, State
from tatami.core.json_types import Options, Pickled
from tatami.core.options import Value
from tatami.core.record import Array, dtype_of
from tatami.core.registry import game as game_called
from tatami.research import generators
from tatami.research import observations as tensors
from tatami.research.generators import Policy, Trajectory, Transitions

if TYPE_CHECKING:
    from tatami.core.bound import FIGURES, TABLE, apply, chance, draw, encode, lead_on, legal, returns

SCORES_ROOM = 16
BEGIN, AT_RANDOM, AS_TOLD, TO_THE_END = 0, 1, 2, 3
"""What a step does: begins the game, plays any legal action, the one that was given, or any until the game is over."""
SKIP = -1
"""Given as an action: this game waits."""
FORMAT = "tatami-batch/1"
KEPT = ("records", "streams", "masks", "observations", "to_act", "rewards", "done", "finished", "moves")
"""The arrays of a batch that are saved, besides its starts and its choices."""


class Shown(NamedTuple):
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
def lay_out(tables: Array, k: int, fresh: Array) -> None:
    """Game k begins anew, from its own start if each has one."""
    tables[k] = fresh[k % fresh.shape[0]]


@rule
def mark(mask: Array, out: Array, count: int, legal: bool) -> None:
    """Writes the choices into the mask, or wipes them from it: cheaper than wiping all of it."""
    for c in range(count):
        mask[np.uint32(out[c])] = legal


def draw_from_list(t: object, f: object, rng: Array, out: Array, weights: Array) -> int:
    """An outcome of chance. A game's own `draw_outcome` (its module `batch`) draws the same without a list."""
    return int(out[weighted(rng, weights, chance(t, f, out, weights))])


def to_next_decision(
    tables: Array, k: int, fresh: Array, f: object, rng: Array, out: Array, rewards: Array,
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
            apply(t, f, log, np.int64(draw(t, f, rng, out, weights)))
    return ended


def play_on(
    first: int, last: int, how: int, steps: int, actions: Array, raws: Array, figures: Array, start: Array,
    streams: Array, choices: Array, counts: Array, masks: Array, observations: Array, to_act: Array, rewards: Array,
    done: Array, finished: Array, moves: Array, log: Array, weights: Array, scores: Array,
) -> None:  # fmt: skip
    """So many steps in each game from `first` to before `last`; game after game, since they do not touch each other.

    A GPU does the same from pools of games (pool.py).
    """
    f = figures.view(FIGURES)[0]
    fresh = start.view(TABLE)
    tables = raws.view(TABLE)
    for k in range(first, last):
        if how == AS_TOLD and actions[k] == SKIP:
            continue
        t = tables[k]
        out, mask, rng = choices[k], masks[k], streams[k : k + 1]
        count, made, over, ended, shown = counts[k], 0, 0, 1 if done[k] else 0, mask[np.uint32(out[0])]
        for _ in range(steps):
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

    play_on: Callable[..., None]
    first_illegal: Callable[..., int]


@cache
def copy_built_in(function: Rule, name: str) -> Rule:
    """A copy of a rule for the loop alone, whose every step calls it."""
    return built_in(bind(python_of(function), f"{name}_built_in")) if JIT else function


@cache
def loops_of(name: str, observed: bool) -> Loops:
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
    own = getattr(game_called(name).part("batch"), "draw_outcome", None)
    names["draw"] = bind(draw_from_list, label, **names) if own is None else own
    names["lead_on"] = bind(to_next_decision, label, **names)
    return Loops(bind(play_on, label, **names), bind(first_illegal, label))


class Player(Protocol):
    """What plays a batch, and keeps its arrays where it plays (a GPU's arrays behave as NumPy's)."""

    def zeros(self, shape: int | tuple[int, ...], kind: DTypeLike) -> Array: ...
    def asarray(self, numbers: ArrayLike, kind: DTypeLike | None = None) -> Array: ...
    def read_only(self, array: Array) -> Array: ...
    def to_host(self, array: Array) -> Array: ...
    def first_illegal(self, actions: Array, shown: Shown) -> int: ...
    def play(self, how: int, steps: int, *arrays: Array) -> None: ...


class Cores:
    """What plays a batch on the processor: one compiled call, or one for each of several threads."""

    def __init__(self, game: Game, observed: bool, n: int, threads: int) -> None:
        engine = game.engine
        self.loops = loops_of(game.name, observed)
        self.scratch = [Scratch(muted(), engine.weights(), np.zeros(SCORES_ROOM)) for _ in range(threads)]
        self.bounds = [n * part // threads for part in range(threads + 1)]
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def zeros(self, shape: int | tuple[int, ...], kind: DTypeLike) -> Array:
        return np.zeros(shape, kind)

    def asarray(self, numbers: ArrayLike, kind: DTypeLike | None = None) -> Array:
        return np.ascontiguousarray(numbers, kind)

    def read_only(self, array: Array) -> Array:
        shown = array.view()
        shown.flags.writeable = False
        return shown

    def to_host(self, array: Array) -> Array:
        return np.asarray(array)

    def first_illegal(self, actions: Array, shown: Shown) -> int:
        return int(self.loops.first_illegal(actions, shown.choices, shown.counts))

    def play(self, how: int, steps: int, *arrays: Array) -> None:
        loop, fixed = self.loops.play_on, (how, steps, *arrays)
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
        records        n × size     uint8  the games themselves; read-only, since the rest is made from them
        streams        n            uint64 their random streams

    `start` is a state from which every game begins, or one for each of them. With device="cuda" the arrays are CuPy's
    and lie on the GPU, where one thread plays each game; game k is the same.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        seed: int = 0,
        *,
        start: State | Sequence[State] | None = None,
        threads: int = 1,
        observe: bool = True,
        device: str = "cpu",
        **options: Value,
    ) -> None:
        self.game = game_called(game) if isinstance(game, str) else game
        if n < 1:
            raise ValueError(f"n={n}: a batch has at least one game")
        if threads < 1:
            raise ValueError(f"threads={threads}: at least one thread plays")
        if device not in ("cpu", "cuda"):
            raise ValueError(f"device={device!r}: must be 'cpu' or 'cuda'")
        starts = [self.game.new(**options)] if start is None else [start] if isinstance(start, State) else list(start)
        check_starts(self.game, n, starts, options if start is not None else {})
        if len(starts) > 1 and device != "cpu":
            raise ValueError("start: on a GPU all games begin from one state")
        self.start = starts[0].copy()
        self.n, self.seed, self.threads, self.device = n, seed, min(threads, n), device
        self._player: Player
        if device == "cpu":
            self._player = Cores(self.game, observe, n, self.threads)
        else:
            from tatami.research.cuda import Graphics

            self._player = Graphics(self.game, observe)
        zeros = self._player.zeros
        engine = self.game.engine
        self.layout = tensors.layout(self.game, self.start.options) if observe else tensors.NOTHING
        self.actions = self.start.codec.actions
        self._records = zeros((n, dtype_of(engine.table).itemsize), np.uint8)
        self.records = self._player.read_only(self._records)
        self.streams = zeros(n, np.uint64)
        self.masks = zeros((n, self.actions), np.bool_)
        self.observations = zeros((n, self.layout.width), np.int8)
        self.to_act = zeros(n, np.int8)
        self.rewards = zeros((n, self.start.seats), np.float32)
        self.done = zeros(n, np.bool_)
        self.finished = zeros(n, np.int64)
        self.moves = zeros(n, np.int64)
        self._shown = Shown(
            zeros((n, engine.most_choices), np.int32), zeros(n, np.int64), self.masks, self.observations,
            self.to_act, self.rewards, self.done, self.finished, self.moves,
        )  # fmt: skip
        fixed = (self.start._figures, np.concatenate([one._raw for one in starts]))
        self._fixed = [zeros(raw.size, np.uint8) for raw in fixed]
        for there, here in zip(self._fixed, fixed, strict=True):
            there[:] = self._player.asarray(here)
        self._no_actions = zeros(0, np.int64)
        self.reset(seed)

    @classmethod
    def from_states(cls, states: Sequence[State], seed: int = 0, **arguments: Value) -> Batch:
        """A batch whose game k begins at states[k], and begins there anew once it is over."""
        if not states:
            raise ValueError("states: a batch has at least one game")
        return cls(states[0].game, len(states), seed, start=states, **arguments)

    def reset(self, seed: int | None = None) -> None:
        """Every game anew; the same seed gives the same games."""
        if seed is not None:
            self.seed = seed
        streams = np.random.SeedSequence(self.seed).generate_state(self.n, np.uint64)
        self.streams[:] = self._player.asarray(streams)
        self.done[:] = True  # so that the rewards of games broken off are wiped
        self._run(BEGIN, 1)

    def step(self, actions: ArrayLike) -> None:
        """Plays one action in each game; if one is illegal, IllegalAction names it and nothing is played."""
        given = cast(Array, actions) if hasattr(actions, "dtype") else np.asarray(actions)
        if getattr(given.dtype, "kind", "i") not in "iu":
            raise NoSuchAction("actions", f"expected whole numbers, not {given.dtype}")
        played = self._player.asarray(given, np.int64)
        if played.shape != (self.n,):
            raise ValueError(f"actions: expected {self.n} of them, one for each game, not shape {played.shape}")
        self._check(played)
        self._run(AS_TOLD, 1, played)

    def step_some(self, games: ArrayLike, actions: ArrayLike) -> None:
        """Plays actions in some of the games only; in the others nothing changes, `done` and `rewards` included."""
        games, actions = np.asarray(games), np.asarray(actions)
        if actions.dtype.kind not in "iu" or games.shape != actions.shape:
            raise ValueError("step_some: expected whole numbers, one action for each of the games")
        if self.device != "cpu":
            raise ValueError("step_some: only on the processor")
        checked = self._shown.choices[:, 0].astype(np.int64)
        checked[games] = actions
        self._check(checked)
        played = np.full(self.n, SKIP, np.int64)
        played[games] = actions
        self._run(AS_TOLD, 1, played)

    def random_actions(self, games: Array, rng: np.random.Generator) -> Array:
        """For each of these games a legal action, chosen uniformly by a generator of the caller's."""
        counts = self._shown.counts[games]
        picked: Array = self._shown.choices[games, (rng.random(len(counts)) * counts).astype(np.int64)]
        return picked.astype(np.int64)

    def _check(self, actions: Array) -> None:
        wrong = self._player.first_illegal(actions, self._shown)
        if wrong < 0:
            return
        try:
            self.state(wrong).apply(int(actions[wrong]))
        except NoSuchAction as error:
            raise NoSuchAction(f"game {wrong} of the batch: {error.text}", error.trouble) from None
        except IllegalAction as error:
            raise IllegalAction(f"game {wrong} of the batch: {error.text}", error.rules) from None

    def random_steps(self, steps: int) -> None:
        """So many steps in each game, chosen uniformly by the games' own streams."""
        self._run(AT_RANDOM, steps)

    def play_out(self) -> None:
        """Every game to its end, chosen likewise: `rewards` are the returns, and what is shown is the next game."""
        self._run(TO_THE_END, self.game.most_actions(self.start.options))

    def transitions(self, steps: int = 16, policy: Policy = "random") -> Iterator[Transitions]:
        """Plays on for ever and yields chunks of so many steps: observations, masks, actions, rewards, copied.

        `policy` is "random", or a function that takes the batch and gives an action for each game.
        """
        return generators.transitions(self, steps, policy)

    def games(self, count: int, policy: Policy = "random", steps: int = 16) -> Iterator[Trajectory]:
        """Begins anew and yields so many whole games, an equal share of them from each line of the batch."""
        return generators.games(self, count, policy, steps)

    def state(self, k: int) -> State:
        """Game k as a state of its own, to look at."""
        return self.start.at(self._player.to_host(self.records[k]))

    def save(self, file: str | os.PathLike[str]) -> None:
        """Everything as one file of NumPy's; `load` refuses it if a bit of it has changed."""
        about, arrays = self._saved_arrays()
        arrays["about"] = np.frombuffer(about, np.uint8)
        with Path(file).open("wb") as opened:
            np.savez_compressed(opened, allow_pickle=False, digest=digest_of(arrays), **arrays)

    @staticmethod
    def load(file: str | os.PathLike[str]) -> Batch:
        """The batch that `save` wrote; ValueError says why it cannot be opened."""
        try:
            with Path(file).open("rb") as raw, np.load(raw, allow_pickle=False) as opened:
                arrays = {name: opened[name] for name in opened.files}
        except FileNotFoundError:
            raise
        except Exception as error:  # a broken archive fails in zipfile, zlib or NumPy, each in its own way
            raise ValueError(f"{os.fspath(file)}: no batch, or damaged: {error}") from None
        digest = arrays.pop("digest", None)
        if digest is None or "about" not in arrays or not np.array_equal(digest, digest_of(arrays)):
            raise ValueError(f"{os.fspath(file)}: no batch, or damaged: it is not what was saved")
        return restored_batch(arrays.pop("about").tobytes(), arrays)

    def __reduce__(self) -> Pickled:
        return restored_batch, self._saved_arrays()

    def _saved_arrays(self) -> tuple[bytes, dict[str, Array]]:
        about = {
            "format": FORMAT, "game": self.game.name, "rules": self.game.rules_version,
            "options": dict(self.start.options), "figures": self.start.figures, "n": self.n, "seed": self.seed,
            "threads": self.threads, "device": self.device, "observe": self.layout is not tensors.NOTHING,
        }  # fmt: skip
        arrays = {name: self._player.to_host(getattr(self, name)) for name in KEPT}
        arrays["starts"] = self._player.to_host(self._fixed[1])
        arrays["choices"], arrays["counts"] = map(self._player.to_host, self._shown[:2])
        return msgspec.json.encode(about), arrays

    def _run(self, how: int, steps: int, actions: Array | None = None) -> None:
        told = self._no_actions if actions is None else actions
        self._player.play(how, steps, told, self._records.reshape(-1), *self._fixed, self.streams, *self._shown)


def check_starts(game: Game, n: int, starts: Sequence[State], options: Options) -> None:
    """ValueError if a batch of the game cannot begin so."""
    first = starts[0] if starts else None
    if options or first is None or first.game is not game:
        raise ValueError("start: must be a state of the same game, and brings its own options")
    if len(starts) not in (1, n):
        raise ValueError(f"start: expected one state, or {n} of them, one for each game, not {len(starts)}")
    for state in starts:
        if (state.game, state.options, state.figures) != (first.game, first.options, first.figures):
            raise ValueError("start: the games of a batch have the same options and figures")
        if state.to_act is None:
            raise ValueError("start: the game is over")


def digest_of(arrays: Mapping[str, Array]) -> Array:
    """A hash of the arrays, their names, types and shapes."""
    made = hashlib.sha256()
    for name, array in sorted(arrays.items()):
        made.update(f"{name} {array.dtype.str} {array.shape} ".encode())
        made.update(np.ascontiguousarray(array).tobytes())
    return np.frombuffer(made.digest(), np.uint8)


def restored_batch(about: bytes, arrays: Mapping[str, Array]) -> Batch:
    """A batch that was saved or pickled."""
    told = msgspec.json.decode(about)
    game = game_called(told["game"])
    if (told["format"], told["rules"]) != (FORMAT, game.rules_version):
        raise ValueError(
            f"a batch of {game.name}, {told['format']}, by rules {told['rules']!r}: "
            f"this program plays by rules {game.rules_version!r} and reads {FORMAT}"
        )
    fresh = game.new(figures=told["figures"] or None, **told["options"])
    starts = [fresh.at(raw) for raw in arrays["starts"].reshape(-1, fresh._raw.size)]
    batch = Batch(
        game, told["n"], told["seed"], start=starts, threads=told["threads"], observe=told["observe"],
        device=told["device"],
    )  # fmt: skip
    into = {name: getattr(batch, name) for name in KEPT} | {"records": batch._records}
    into["choices"], into["counts"] = batch._shown[:2]
    for name, array in into.items():
        if array.shape != arrays[name].shape:
            raise ValueError(f"{name}: of shape {arrays[name].shape}, expected {array.shape}")
        array[:] = batch._player.asarray(arrays[name])
    return batch
