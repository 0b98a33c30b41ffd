"""Information-set Monte-Carlo tree search over any game's rules, compiled.

Every iteration redeals what the searching seat cannot know, walks down the trees, plays out and counts. Each seat has a
tree of its own, whose branches are what that seat sees: what an opponent's hidden card turns out to be never tells the
searching seat's later choices apart (multiple-observer ISMCTS). Where everything is public one tree serves all.
Chance is drawn by its exact odds on the way down. Every seat maximises its own value; allies have equal ones.

`legal`, `apply` and the like are the game's own functions, bound as in `core/engine.py`.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import numba
import numpy as np

from tatami.bots.knowledge import Knowledge
from tatami.bots.tree import NOTHING, Node, find, follow, grow, missing, survey
from tatami.core.chance import below, stream, unit
from tatami.core.compiled import bind, is_cached, rule
from tatami.core.engine import CHANCE, OVER
from tatami.core.events import muted
from tatami.core.game import Game
from tatami.core.record import blank, dtype_of, f64, i32, record

if TYPE_CHECKING:
    TABLE: Any = None
    FIGURES: Any = None
    TREES: int = 1
    legal: Any = None
    chance: Any = None
    apply: Any = None
    redeal: Any = None
    returns: Any = None
    pick: Any = None
    value: Any = None
    seen: Any = None
    settled: Any = None

DEEPEST = 4096
MOST_SEATS = 8
MOST_NODES = 1 << 21
TRIES = 3
NODES_AN_ITERATION = 10
FIRST_CHUNK = 64
CHUNK_SECONDS = 0.02
PARTS = 8
UNTOLD = np.zeros(0)
TASTES = 1 << 13
"""Actions that a seat's taste tells apart; more of them share a place."""


NODE, ACTOR = range(2)


@record
class Taste:
    """How one action has served a seat in this search, wherever it was played."""

    times: i32
    total: f64


@rule
def drawn(lot: float, weights: Any, count: int) -> int:
    """The place that a number in [0, 1) draws, each as likely as its weight."""
    total = 0.0
    for k in range(count):
        total += weights[k]
    left = lot * total
    for k in range(count - 1):
        left -= weights[k]
        if left < 0.0:
            return k
    return count - 1


@rule
def prefer(tastes: Any, seat: int, choices: Any, one: int, other: int) -> int:
    """Of two places in `choices`, the one whose action has served this seat better so far."""
    mine = tastes[seat, int(choices[one]) % TASTES]
    theirs = tastes[seat, int(choices[other]) % TASTES]
    return other if theirs.total * (mine.times + 1) > mine.total * (theirs.times + 1) else one


@rule
def put_back(tree: Any, path: Any, depth: int, values: Any) -> None:
    """Counts a value on every branch taken."""
    for k in range(depth):
        node = tree[path[k, NODE]]
        node.visits += 1
        if path[k, ACTOR] >= 0:
            node.total += values[path[k, ACTOR]]


class Tuning(NamedTuple):
    """How a game is searched."""

    explore: float = 0.7
    """How much rarely tried choices are favoured."""
    first: float = 24.0
    wider: float = 1.5
    """A node visited N times considers first + wider * sqrt(N) choices."""
    horizon: int = 100_000
    """Decisions of a playout before the position is valued as it stands."""
    taste: int = 0
    """How many rivals a playout compares its pick with, by how each has served the seat in this search so far."""


EXPLORE, FIRST, WIDER, HORIZON, TASTE = range(len(Tuning._fields))


# -- what a game may leave out


def pick_anything(t: Any, f: Any, choices: Any, count: int, rng: Any) -> int:
    """Which of the legal actions a playout takes: any."""
    return below(rng, count)


def value_at_end(t: Any, f: Any, out: Any) -> None:
    """What a position is worth to each seat: the result, or nothing known before the end."""
    if t.to_act == OVER:
        returns(t, f, out)
    else:
        for seat in range(out.shape[0]):
            out[seat] = 0.5


def seen_by_all(t: Any, f: Any, action: int, seat: int) -> int:
    """What a seat sees of an action about to be played; for the one who plays it, what he learns (0: nothing)."""
    return action if seat != t.to_act else 0


def never_settled(t: Any, start: Any) -> bool:
    """Whether a playout from `start` has come far enough for its position to be valued as it stands."""
    return False


# -- the search itself


def explore(
    root: Any, figures: Any, scratch: Any, tree: Any, head: Any, path: Any, at: Any, log: Any, choices: Any,
    weights: Any, values: Any, tastes: Any, plays: Any, rng: Any, seat: int, tuning: Any, sums: Any, iterations: int,
    forced: int, foretold: Any,
) -> None:  # fmt: skip
    """Many iterations from one root; with a `forced` first action, if there is one.

    `foretold` is empty at every table: see `Search.run`.
    """
    f = figures.view(FIGURES)[0]
    start = root.view(TABLE)[0]
    t = scratch.view(TABLE)[0]
    rivals = int(tuning[TASTE])
    for _ in range(iterations):
        scratch.view(TABLE)[0] = root.view(TABLE)[0]
        redeal(t, f, seat, rng)
        for k in range(TREES):
            at[k] = 1 + k
            tree[1 + k].visits += 1
        depth = 0
        plies = 0
        draws = 0
        inside = True
        while inside and t.to_act != OVER and depth + 2 * TREES < DEEPEST:
            actor = t.to_act
            own = -1
            if actor == CHANCE:
                lot = foretold[draws] if draws < foretold.shape[0] else unit(rng)
                action = int(choices[drawn(lot, weights, chance(t, f, choices, weights))])
                draws += 1
            else:
                own = actor if TREES > 1 else 0
                here = at[own]
                count = legal(t, f, choices)
                best, known = survey(tree, here, choices, count, tuning[EXPLORE])
                if depth == 0 and forced >= 0:
                    action = forced
                    best = follow(tree, head, here, action)
                elif known < count and known < tuning[FIRST] + tuning[WIDER] * sqrt(float(tree[here].visits)):
                    action = -1
                    for _ in range(TRIES):  # what a playout would do is worth a look first
                        place = pick(t, f, choices, count, rng)
                        for _ in range(rivals):
                            place = prefer(tastes, actor, choices, place, pick(t, f, choices, count, rng))
                        wish = int(choices[place])
                        if find(tree, here, wish) == NOTHING:
                            action = wish
                            break
                    if action < 0:
                        action = missing(tree, here, choices, count, below(rng, count - known))
                    best = grow(tree, head, here, action)
                    if best == NOTHING:
                        break
                    tree[best].offered += 1
                    inside = count == 1
                else:
                    action = int(tree[best].key)
                at[own] = best
                path[depth, NODE] = best
                path[depth, ACTOR] = actor
                depth += 1
                plays[plies, 0] = actor
                plays[plies, 1] = action
                plies += 1
            for k in range(TREES):
                if k == own:
                    if TREES == 1:
                        continue
                    key = -seen(t, f, action, k)
                    if key == 0:
                        continue
                else:
                    key = action if actor == CHANCE else seen(t, f, action, k)
                node = follow(tree, head, at[k], key)
                if node == NOTHING:
                    inside = False
                    continue
                at[k] = node
                path[depth, NODE] = node
                path[depth, ACTOR] = -1
                depth += 1
            log[0] = 0
            apply(t, f, log, action)
        left = int(tuning[HORIZON])
        while t.to_act != OVER and left > 0 and not settled(t, start):
            if t.to_act == CHANCE:
                lot = foretold[draws] if draws < foretold.shape[0] else unit(rng)
                action = int(choices[drawn(lot, weights, chance(t, f, choices, weights))])
                draws += 1
            else:
                actor = t.to_act
                count = legal(t, f, choices)
                place = pick(t, f, choices, count, rng)
                for _ in range(rivals):
                    place = prefer(tastes, actor, choices, place, pick(t, f, choices, count, rng))
                action = int(choices[place])
                if plies < DEEPEST:
                    plays[plies, 0] = actor
                    plays[plies, 1] = action
                    plies += 1
                left -= 1
            log[0] = 0
            apply(t, f, log, action)
        value(t, f, values)
        put_back(tree, path, depth, values)
        if rivals > 0:
            for k in range(plies):
                taste = tastes[plays[k, 0], plays[k, 1] % TASTES]
                taste.times += 1
                taste.total += values[plays[k, 0]]
        for k in range(MOST_SEATS):
            sums[k] += values[k]


def by_habit(root: Any, figures: Any, choices: Any, rng: Any) -> int:
    """What a playout would do, without any search."""
    t = root.view(TABLE)[0]
    f = figures.view(FIGURES)[0]
    return int(choices[pick(t, f, choices, legal(t, f, choices), rng)])


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

    @property
    def value(self) -> float:
        """What the position is worth to the seat."""
        return max(self.choices, key=lambda choice: choice.visits).value


class Search:
    """The search bound to one game's rules."""

    def __init__(self, game: Game) -> None:
        self.game = game
        own = values_of(game)
        self.tuning: Tuning = getattr(own, "TUNING", Tuning())
        rules = game.engine.rules
        name = game.name
        names: dict[str, Any] = {
            "TABLE": dtype_of(game.engine.table),
            "FIGURES": dtype_of(game.engine.figures),
            "returns": rules.returns,
        }
        self.pick = getattr(own, "pick", None) or bind(pick_anything, name)
        self.value = getattr(own, "value", None) or bind(value_at_end, name, **names)
        hides = hasattr(own, "seen")
        self.seen = own.seen if hides else bind(seen_by_all, name)
        self.hides = hides
        self.settled = getattr(own, "settled", None) or bind(never_settled, name)
        names |= rules._asdict() | {"pick": self.pick, "value": self.value, "seen": self.seen, "settled": self.settled}
        self.by_habit = bind(by_habit, name, **names)
        self.effort: dict[int, float] = getattr(own, "EFFORT", {})
        self._names = names
        self._explore: dict[int, Any] = {}

    def trees(self, seats: int) -> int:
        return seats if self.hides else 1

    def explore(self, trees: int) -> Any:
        """The compiled search with so many trees."""
        if trees not in self._explore:
            self._explore[trees] = bind(
                explore, f"{self.game.name.replace('-', '_')}_{trees}", **self._names, TREES=trees
            )
        return self._explore[trees]

    def habit(self, known: Knowledge, seed: int) -> int:
        """The choice of a seat that does not think."""
        return int(self.by_habit(*known.bytes(), self.game.engine.choices(), stream(seed)))

    def effort_for(self, known: Knowledge) -> float:
        """The share of its budget that a bot gives to this decision."""
        if not self.effort:
            return 1.0
        table = known.bytes()[0].view(dtype_of(self.game.engine.table))[0]
        return self.effort.get(int(table["decision"]), 1.0)

    def is_compiled(self, seats: int) -> bool:
        return is_cached(self.explore(self.trees(seats)))

    def compile(self, seats: int) -> None:
        """Compiles the search for a table of so many, or loads it from the cache."""
        function = self.explore(self.trees(seats))
        if hasattr(function, "compile"):
            raw, figures = blank(self.game.engine.table), blank(self.game.engine.figures)
            memory = Grove.lay_out(self, seats, raw, figures, 0, 0, 1)
            function.compile(tuple(numba.typeof(argument) for argument in (*memory, 1, -1, UNTOLD)))

    def run(
        self, known: Knowledge, rng: Any, iterations: int, seconds: float | None = None, threads: int = 1,
        forced: int = -1, briefly: bool = False, foretold: Any = UNTOLD,
    ) -> Finding:  # fmt: skip
        """Searches for the seat that is to act, as far as it knows the game. Several threads grow trees of their own.

        `forced` looks at one first action alone; `briefly` ends when no other can overtake the most visited any more.
        `foretold` are the numbers that chance will draw with: nobody at a table knows them. A searcher who does is
        the measure of what luck leaves to skill (bench/clairvoyant.py).
        """
        started = perf_counter()
        seeds = [rng.getrandbits(64) for _ in range(threads)]
        share = -(-iterations // threads)
        if threads == 1:
            groves = [self.work(known, share, seconds, forced, briefly, foretold, seeds[0])]
        else:
            with ThreadPoolExecutor(threads) as pool:
                work = partial(self.work, known, share, seconds, forced, briefly, foretold)
                groves = list(pool.map(work, seeds))
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for grove in groves:
            for action, visited, total in grove.root_choices():
                visits[action] = visits.get(action, 0) + visited
                totals[action] = totals.get(action, 0.0) + total
        choices = tuple(
            Choice(action, visited, totals[action] / visited if visited else 0.0)
            for action, visited in sorted(visits.items(), key=lambda item: (-item[1], item[0]))
        )
        done = sum(grove.done for grove in groves)
        sums = sum(grove.sums for grove in groves)[: known.seats] / max(1, done)
        return Finding(choices, tuple(sums.tolist()), done, perf_counter() - started)

    def work(
        self, known: Knowledge, iterations: int, seconds: float | None, forced: int, briefly: bool, foretold: Any,
        seed: int,
    ) -> Grove:  # fmt: skip
        grove = Grove(self, known, seed, iterations, forced, foretold)
        grove.grow(iterations, seconds, briefly)
        return grove


class Grove:
    """The memory of one search: one tree, or one for each seat."""

    def __init__(
        self, search: Search, known: Knowledge, seed: int, iterations: int, forced: int, foretold: Any
    ) -> None:
        self.explore = search.explore(search.trees(known.seats))
        self.memory = self.lay_out(search, known.seats, *known.bytes(), known.seat, seed, iterations)
        self.nodes, self.sums = self.memory[3], self.memory[-1]
        self.tree = known.seat if search.hides else 0
        self.done = 0
        self.last = (forced, foretold)

    @staticmethod
    def lay_out(
        search: Search, seats: int, root: Any, figures: Any, seat: int, seed: int, iterations: int
    ) -> tuple[Any, ...]:
        """All that the compiled search reads and writes, in its order."""
        engine, trees = search.game.engine, search.trees(seats)
        head = np.full(1, 1 + trees, np.int64)
        nodes = np.zeros(min(MOST_NODES, 64 + iterations * NODES_AN_ITERATION * trees), dtype_of(Node))
        path, at = np.zeros((DEEPEST, 2), np.int32), np.zeros(MOST_SEATS, np.int64)
        values, sums = np.zeros(MOST_SEATS, np.float64), np.zeros(MOST_SEATS, np.float64)
        scratch, tuning = blank(engine.table), np.array(search.tuning, np.float64)
        tastes, plays = np.zeros((MOST_SEATS, TASTES), dtype_of(Taste)), np.zeros((DEEPEST, 2), np.int32)
        return (
            root, figures, scratch, nodes, head, path, at, muted(), engine.choices(), engine.weights(), values,
            tastes, plays, stream(seed), seat, tuning, sums,
        )  # fmt: skip

    def grow(self, iterations: int, seconds: float | None, briefly: bool) -> None:
        """Iterates until one of the two is used up; the clock is looked at between chunks.

        Whether the search may end early is asked at fixed counts, so that the same seed finds the same.
        """
        end = None if seconds is None else perf_counter() + seconds
        part = -(-iterations // PARTS) if briefly else iterations
        while self.done < iterations:
            goal = min(iterations, (self.done // part + 1) * part)
            if end is None:
                self.iterate(goal - self.done)
            elif not self.iterate_until(goal, end):
                break
            if briefly and self.is_decided(iterations - self.done):
                break

    def iterate(self, count: int) -> None:
        self.explore(*self.memory, count, *self.last)
        self.done += count

    def iterate_until(self, goal: int, end: float) -> bool:
        """False if the clock came first."""
        chunk = FIRST_CHUNK
        while self.done < goal:
            started = perf_counter()
            if started >= end:
                return False
            chunk = min(chunk, goal - self.done)
            self.iterate(chunk)
            pace = chunk / max(perf_counter() - started, 1e-9)
            chunk = max(1, int(pace * min(CHUNK_SECONDS, max(end - perf_counter(), 0.001))))
        return True

    def is_decided(self, left: int) -> bool:
        """Whether the most visited choice stays so, whatever the iterations left find."""
        visits = sorted((visits for _, visits, _ in self.root_choices()), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def root_choices(self) -> list[tuple[int, int, float]]:
        found = []
        root = self.nodes[1 + self.tree]
        for cell in self.nodes[root["first"] : root["first"] + root["count"]]:
            found.append((int(cell["key"]), int(cell["visits"]), float(cell["total"])))
        return found


def values_of(game: Game) -> Any:
    """What a game's own module in `bots/values` says, if there is one."""
    name = f"tatami.bots.values.{game.name.replace('-', '_')}"
    return import_module(name) if find_spec(name) else None


@cache
def search_of(game: Game) -> Search:
    return Search(game)
