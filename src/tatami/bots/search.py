"""A search of one decision: how long it goes on, in how many threads, and what it found.

What is done in every iteration is in `bots/iteration.py`, compiled for each game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from math import sqrt
from random import Random
from time import perf_counter, thread_time
from typing import NamedTuple

import numba
import numpy as np

from tatami.bots.iteration import (
    DEEPEST,
    MOST_SEATS,
    TRACKED,
    ActionStats,
    assess,
    by_habit,
    explore,
    never_settled,
    pick_anything,
    seen_by_all,
    value_at_end,
)
from tatami.bots.knowledge import Knowledge
from tatami.bots.network import compile_for
from tatami.bots.tree import Node
from tatami.core.bot import Tuning
from tatami.core.chance import stream
from tatami.core.compiled import Globals, bind, is_cached, plain
from tatami.core.events import muted
from tatami.core.game import Game
from tatami.core.record import Array, Raw, blank, dtype_of

MOST_NODES = 1 << 21
NODES_AN_ITERATION = 10
FIRST_CHUNK = 64
CHUNK_SECONDS = 0.02
PARTS, FINE_PARTS = 8, 80
LEAST_PART = 25
"""A search that may end early is asked so many times whether it does, but not more often than every `LEAST_PART`
iterations: asking takes as long as a few of them."""
PATIENCE = 3.0
"""Seconds are those of a processor; on a busy machine a search takes at most so many times as long."""
TRIALS, BEARABLE = 12, 0.04
"""A weak player tries a choice drawn by lot in so many playouts, and gives away at most this part of a result."""
UNTOLD = np.zeros(0)


class Choice(NamedTuple):
    """One action at the root: how often the search took it, and what it is worth to the seat, 0 to 1."""

    action: int
    visits: int
    value: float


class Finding(NamedTuple):
    """What a search found: every choice it tried, the most visited first, and the mean over all it tried by seat."""

    choices: tuple[Choice, ...]
    seats: tuple[float, ...]
    iterations: int
    seconds: float

    def among(self, actions: Collection[int]) -> Finding:
        """The same without the choices that nobody considers."""
        return self._replace(choices=tuple(one for one in self.choices if one.action in actions and one.visits))

    @property
    def value(self) -> float:
        """What the position is worth to the seat."""
        return max(self.choices, key=lambda choice: choice.visits).value


class Search:
    """The search bound to one game's rules."""

    def __init__(self, game: Game) -> None:
        self.game = game
        own = game.part("bot")
        self.tuning: Tuning = getattr(own, "TUNING", Tuning())
        rules = game.engine.rules
        name = game.name
        names: Globals = {
            "TABLE": dtype_of(game.engine.table),
            "FIGURES": dtype_of(game.engine.figures),
            "returns": rules.returns,
        }
        self.pick = getattr(own, "pick", None) or bind(pick_anything, name)
        self.value = getattr(own, "value", None) or bind(value_at_end, name, **names)
        hides = hasattr(own, "seen")
        self.seen = getattr(own, "seen", None) or bind(seen_by_all, name)
        self.hides = hides
        self.settled = getattr(own, "settled", None) or bind(never_settled, name)
        names |= rules._asdict() | {"pick": self.pick, "value": self.value, "seen": self.seen, "settled": self.settled}
        self.by_habit: Callable[..., int] = bind(by_habit, name, **names)
        self.assess: Callable[..., None] = bind(assess, f"{name.replace('-', '_')}_assess", **names)
        self.effort: dict[int, float] = getattr(own, "EFFORT", {})
        self.doubt: Callable[..., float] | None = getattr(own, "doubt", None)
        self.mixers_doubt: float | None = getattr(own, "MIXERS_DOUBT", None)
        self.slips: bool = getattr(own, "SLIPS", False)
        self.weight: float = getattr(own, "WEIGHT", 1.0)
        self.hair: float = getattr(own, "HAIR", 0.0)
        self.memory: Array = getattr(own, "MEMORY", np.zeros(0, np.float64))
        self.pruning = game.part("pruning")
        self.orders = game.part("orders")
        self._names = names
        self._explore: dict[int, Callable[..., None]] = {}

    def trees(self, seats: int) -> int:
        return seats if self.hides else 1

    def explore(self, trees: int) -> Callable[..., None]:
        """The compiled search with so many trees."""
        if trees not in self._explore:
            self._explore[trees] = bind(
                explore, f"{self.game.name.replace('-', '_')}_{trees}", **self._names, TREES=trees
            )
        return self._explore[trees]

    def habit(self, known: Knowledge, seed: int) -> int:
        """The choice of a seat that does not think."""
        return int(self.by_habit(*known.bytes(), self.game.engine.choices(), stream(seed)))

    def value_of(self, known: Knowledge) -> float:
        """What a position is worth to the seat as it stands."""
        values = np.append(np.zeros(MOST_SEATS), self.memory)
        self.assess(*known.bytes(), values)
        return float(values[known.seat])

    def habit_interpreted(self, known: Knowledge, seed: int) -> int:
        """The same choice while nothing is compiled yet."""
        return int(plain(self.by_habit)(*known.bytes(), self.game.engine.choices(), stream(seed)))

    def effort_for(self, known: Knowledge) -> float:
        """The share of its budget that a bot gives to this decision."""
        return self.effort.get(int(self.opened(known)[0]["decision"]), 1.0) if self.effort else 1.0

    def most_effort(self, known: Knowledge) -> float:
        """The share of its seconds that this decision may take at most, where many decisions make a turn."""
        return float(self.pruning.effort(*self.opened(known))) if self.pruning else 1.0

    def sensible(self, known: Knowledge, actions: list[int]) -> list[int]:
        """The choices that a bot considers (a game's `pruning`); hints and analyses look at all."""
        if self.pruning is None or len(actions) == 1:
            return actions
        kept: list[int] = self.pruning.sensible(*self.opened(known), actions)
        return kept

    def moment_of(self, known: Knowledge) -> tuple[int, ...]:
        """Tells decisions within orders apart; empty where the game has no orders."""
        moment: tuple[int, ...] = self.orders.moment(self.opened(known)[0]) if self.orders is not None else ()
        return moment

    def is_onward(self, known: Knowledge) -> bool:
        """Whether the decision goes on with something that was decided before."""
        return self.pruning is not None and bool(self.pruning.is_onward(self.opened(known)[0]))

    def opened(self, known: Knowledge) -> tuple[np.void, np.void]:
        """The table and the figures, to be read by the names of their fields."""
        engine, (raw, figures) = self.game.engine, known.bytes()
        return raw.view(dtype_of(engine.table))[0], figures.view(dtype_of(engine.figures))[0]

    def in_doubt(self, known: Knowledge, found: Finding, action: int, seed: int, mixes: bool = False) -> int:
        """The action, if it is clearly better than what a playout would do; else that, if it was found too.

        A bot that mixes has drawn the action by lot, which some games doubt more.
        """
        doubt = self.mixers_doubt if mixes else None
        if self.doubt is not None:
            doubt = self.doubt(*self.opened(known))
        if doubt is None:
            return action
        usual = self.habit(known, seed)
        tried = {choice.action: choice for choice in found.choices if choice.visits}
        if usual not in tried:
            return action
        one, other = tried[action], tried[usual]
        margin = doubt * sqrt(1.0 / one.visits + 1.0 / other.visits)
        return action if one.value - other.value > margin else usual

    def bearable(self, known: Knowledge, action: int, rng: Random) -> int:
        """An action that was drawn by lot, unless it costs much against what a playout would do; then that."""
        usual = self.habit(known, rng.getrandbits(64))
        if action == usual:
            return action
        one, other = (self.run(known, rng, TRIALS, forced=each).value for each in (action, usual))
        return action if other - one <= BEARABLE else usual

    def is_compiled(self, seats: int) -> bool:
        return is_cached(self.explore(self.trees(seats)))

    def compile(self, seats: int) -> None:
        """Compiles the search for a table of so many, or loads it from the cache."""
        function = self.explore(self.trees(seats))
        if hasattr(function, "compile"):
            raw, figures = blank(self.game.engine.table), blank(self.game.engine.figures)
            memory, _, _ = SearchTrees.lay_out(self, seats, raw, figures, 0, 0, 1)
            function.compile(tuple(numba.typeof(argument) for argument in (*memory, 1, -1, UNTOLD)))
            if self.orders is not None:
                self.assess.compile(tuple(numba.typeof(argument) for argument in (raw, figures, np.zeros(1))))  # type: ignore[attr-defined]
        compile_for(self.game)

    def run(
        self, known: Knowledge, rng: Random, iterations: int, seconds: float | None = None, threads: int = 1,
        forced: int = -1, briefly: bool = False, hair: float = 0.0, foretold: Array = UNTOLD,
    ) -> Finding:  # fmt: skip
        """Searches for the seat that is to act, as far as it knows the game. Several threads grow trees of their own.

        `forced` looks at one first action alone; `briefly` ends when no other can overtake the most visited any more,
        or when none is likely to be better by a `hair`.
        `foretold` are the numbers that chance will draw with: nobody at a table knows them. A searcher who does is
        the measure of what luck leaves to skill (bench/clairvoyant.py).
        """
        started = perf_counter()
        seeds = [rng.getrandbits(64) for _ in range(threads)]
        share = -(-iterations // threads)
        if threads == 1:
            grown = [self.work(known, share, seconds, forced, briefly, hair, foretold, seeds[0])]
        else:
            with ThreadPoolExecutor(threads) as pool:
                work = partial(self.work, known, share, seconds, forced, briefly, hair, foretold)
                grown = list(pool.map(work, seeds))
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for trees_grown in grown:
            for action, visited, total in trees_grown.root_choices():
                visits[action] = visits.get(action, 0) + visited
                totals[action] = totals.get(action, 0.0) + total
        choices = tuple(
            Choice(action, visited, totals[action] / visited if visited else 0.0)
            for action, visited in sorted(visits.items(), key=lambda item: (-item[1], item[0]))
        )
        done = sum(trees_grown.done for trees_grown in grown)
        sums = np.sum([trees_grown.sums for trees_grown in grown], axis=0)[: known.seats] / max(1, done)
        return Finding(choices, tuple(sums.tolist()), done, perf_counter() - started)

    def work(
        self, known: Knowledge, iterations: int, seconds: float | None, forced: int, briefly: bool, hair: float,
        foretold: Array, seed: int,
    ) -> SearchTrees:  # fmt: skip
        trees_grown = SearchTrees(self, known, seed, iterations, forced, foretold, hair)
        trees_grown.grow(iterations, seconds, briefly)
        return trees_grown


class Clock:
    """Seconds of this thread's processor time, so that a bot is as strong on a busy machine, if slower."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.end = thread_time() + seconds
        self.latest = perf_counter() + seconds * PATIENCE

    def left(self) -> float:
        return min(self.end - thread_time(), self.latest - perf_counter())

    def more_for_each(self) -> float:
        """For each iteration so far, how many more there is time for."""
        left = max(0.0, self.left())
        return left / max(self.seconds - left, 1e-9)


class SearchTrees:
    """The memory of one search: one tree, or one for each seat."""

    def __init__(
        self,
        search: Search,
        known: Knowledge,
        seed: int,
        iterations: int,
        forced: int,
        foretold: Array,
        hair: float = 0.0,
    ) -> None:
        self.explore = search.explore(search.trees(known.seats))
        self.memory, self.nodes, self.sums = self.lay_out(
            search, known.seats, *known.bytes(), known.seat, seed, iterations
        )
        self.tree = known.seat if search.hides else 0
        self.hair = hair
        self.done = 0
        self.last = (forced, foretold)

    @staticmethod
    def lay_out(
        search: Search, seats: int, root: Raw, figures: Raw, seat: int, seed: int, iterations: int
    ) -> tuple[tuple[Array | int, ...], Array, Array]:
        """All that the compiled search reads and writes, in its order; of that the nodes and the sums."""
        engine, trees = search.game.engine, search.trees(seats)
        head = np.full(1, 1 + trees, np.int64)
        nodes = np.zeros(min(MOST_NODES, 64 + iterations * NODES_AN_ITERATION * trees), dtype_of(Node))
        path, at = np.zeros((DEEPEST, 2), np.int32), np.zeros(MOST_SEATS, np.int64)
        values, sums = np.append(np.zeros(MOST_SEATS), search.memory), np.zeros(MOST_SEATS, np.float64)
        scratch, tuning = blank(engine.table), np.array(search.tuning, np.float64)
        stats, plays = np.zeros((MOST_SEATS, TRACKED), dtype_of(ActionStats)), np.zeros((DEEPEST, 2), np.int32)
        memory = (
            root, figures, scratch, nodes, head, path, at, muted(), engine.choices(), engine.weights(), values,
            stats, plays, stream(seed), seat, tuning, sums,
        )  # fmt: skip
        return memory, nodes, sums

    def grow(self, iterations: int, seconds: float | None, briefly: bool) -> None:
        """Iterates until one of the two is used up; the clock is looked at between chunks.

        Whether the search may end early is asked at fixed counts, so that the same seed finds the same.
        """
        clock = None if seconds is None else Clock(seconds)
        part = max(LEAST_PART, -(-iterations // (FINE_PARTS if self.hair else PARTS))) if briefly else iterations
        while self.done < iterations:
            goal = min(iterations, (self.done // part + 1) * part)
            if clock is None:
                self.iterate(goal - self.done)
            elif not self.iterate_until(goal, clock):
                break
            if briefly and self.is_decided(self.most_left(iterations, clock)):
                break

    def iterate(self, count: int) -> None:
        self.explore(*self.memory, count, *self.last)
        self.done += count

    def iterate_until(self, goal: int, clock: Clock) -> bool:
        """False if the clock came first."""
        chunk = FIRST_CHUNK
        while self.done < goal:
            left = clock.left()
            if left <= 0.0:
                return False
            chunk = min(chunk, goal - self.done)
            self.iterate(chunk)
            after = clock.left()
            pace = chunk / max(left - after, 1e-9)
            chunk = max(1, int(pace * min(CHUNK_SECONDS, max(after, 0.001))))
        return True

    def most_left(self, iterations: int, clock: Clock | None) -> int:
        """How many iterations are still to come, at the pace so far."""
        left = iterations - self.done
        return left if clock is None else min(left, int(self.done * clock.more_for_each()))

    def is_decided(self, left: int) -> bool:
        """Whether the most visited choice stays so, whatever the iterations left find, or is as good as any."""
        best, *others = sorted(self.root_choices(), key=lambda choice: choice[1], reverse=True)
        if not others:
            return False
        return best[1] - others[0][1] > left or (self.hair > 0.0 and self.is_as_good(best, others))

    def is_as_good(self, best: tuple[int, int, float], others: list[tuple[int, int, float]]) -> bool:
        """Whether no other choice seems better by a hair, allowing for how much results scatter.

        A few results that are all the same do not say that they never scatter: one of each extreme is added.
        """
        _, looks, sum_of_best = best
        value, usual = sum_of_best / looks, (sum_of_best + 1.0) / (looks + 2.0)
        for _, visits, total in others:
            scatter = sqrt(usual * (1.0 - usual) * (1.0 / looks + 1.0 / visits))
            if total / visits + scatter > value + self.hair:
                return False
        return True

    def root_choices(self) -> list[tuple[int, int, float]]:
        first, count = self.nodes["first"][1 + self.tree], self.nodes["count"][1 + self.tree]
        cells = self.nodes[first : first + count]
        return list(zip(cells["key"].tolist(), cells["visits"].tolist(), cells["total"].tolist(), strict=True))


@cache
def search_of(game: Game) -> Search:
    return Search(game)
