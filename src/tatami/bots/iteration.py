"""Information-set Monte-Carlo tree search over any game's rules, compiled.

Every iteration redeals what the searching seat cannot know, walks down the trees, plays out and counts. Each seat has a
tree of its own, whose branches are what that seat sees: what an opponent's hidden card turns out to be never tells the
searching seat's later choices apart (multiple-observer ISMCTS). Where everything is public one tree serves all.
Chance is drawn by its exact odds on the way down. Every seat maximises its own value; allies have equal ones.

`legal`, `apply` and the like are the game's own functions, bound as in `core/engine.py`.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from tatami.bots.tree import NOTHING, Tree, find, follow, grow, missing, survey
from tatami.core.bot import Tuning
from tatami.core.chance import Stream, below, unit
from tatami.core.compiled import rule
from tatami.core.engine import CHANCE, OVER, Turn
from tatami.core.record import Cells, Numbers, Raw, Reals, f64, i32, record

if TYPE_CHECKING:
    from tatami.core.bound import (
        FIGURES,
        TABLE,
        TREES,
        apply,
        chance,
        legal,
        pick,
        redeal,
        returns,
        seen,
        settled,
        value,
    )  # fmt: skip

DEEPEST = 4096
MOST_SEATS = 8
TRIES = 3
TRACKED = 1 << 13
"""Actions whose results are kept apart for a seat; more of them share a place."""


NODE, ACTOR = range(2)


@record
class ActionStats:
    """How one action has served a seat in this search, wherever it was played."""

    times: i32
    total: f64


@rule
def place_drawn(lot: float, weights: Reals, count: int) -> int:
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
def prefer(stats: Cells[ActionStats], seat: int, choices: Numbers, one: int, other: int) -> int:
    """Of two places in `choices`, the one whose action has served this seat better so far."""
    mine = stats[seat, int(choices[one]) % TRACKED]
    theirs = stats[seat, int(choices[other]) % TRACKED]
    return other if theirs.total * (mine.times + 1) > mine.total * (theirs.times + 1) else one


@rule
def put_back(tree: Tree, path: Numbers, depth: int, values: Reals) -> None:
    """Counts a value on every branch taken."""
    for k in range(depth):
        node = tree[path[k, NODE]]
        node.visits += 1
        if path[k, ACTOR] >= 0:
            node.total += values[path[k, ACTOR]]


EXPLORE, FIRST, WIDER, HORIZON, RIVALS = range(len(Tuning._fields))


# -- what a game may leave out


def pick_anything(t: Turn, f: object, choices: Numbers, count: int, rng: Stream) -> int:
    """Which of the legal actions a playout takes: any."""
    return below(rng, count)


def value_at_end(t: Turn, f: object, out: Reals) -> None:
    """What a position is worth to each seat: the result, or nothing known before the end."""
    if t.to_act == OVER:
        returns(t, f, out)
    else:
        for seat in range(out.shape[0]):
            out[seat] = 0.5


def seen_by_all(t: Turn, f: object, action: int, seat: int) -> int:
    """What a seat sees of an action about to be played; for the one who plays it, what he learns (0: nothing)."""
    return action if seat != t.to_act else 0


def never_settled(t: Turn, start: Turn) -> bool:
    """Whether a playout from `start` has come far enough for its position to be valued as it stands."""
    return False


# -- the search itself


def explore(
    root: Raw, figures: Raw, scratch: Raw, tree: Tree, head: Numbers, path: Numbers, at: Numbers, log: Numbers,
    choices: Numbers, weights: Reals, values: Reals, stats: Cells[ActionStats], plays: Numbers, rng: Stream, seat: int,
    tuning: Reals, sums: Reals, iterations: int, forced: int, foretold: Reals,
) -> None:  # fmt: skip
    """Many iterations from one root; with a `forced` first action, if there is one.

    `foretold` is empty at every table: see `Search.run`.
    """
    f = figures.view(FIGURES)[0]
    start = root.view(TABLE)[0]
    t = scratch.view(TABLE)[0]
    rivals = int(tuning[RIVALS])
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
                action = int(choices[place_drawn(lot, weights, chance(t, f, choices, weights))])
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
                            place = prefer(stats, actor, choices, place, pick(t, f, choices, count, rng))
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
                action = int(choices[place_drawn(lot, weights, chance(t, f, choices, weights))])
                draws += 1
            else:
                actor = t.to_act
                count = legal(t, f, choices)
                place = pick(t, f, choices, count, rng)
                for _ in range(rivals):
                    place = prefer(stats, actor, choices, place, pick(t, f, choices, count, rng))
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
                stat = stats[plays[k, 0], plays[k, 1] % TRACKED]
                stat.times += 1
                stat.total += values[plays[k, 0]]
        for k in range(MOST_SEATS):
            sums[k] += values[k]


def assess(root: Raw, figures: Raw, values: Reals) -> None:
    """What a position is worth to each seat as it stands."""
    value(root.view(TABLE)[0], figures.view(FIGURES)[0], values)


def by_habit(root: Raw, figures: Raw, choices: Numbers, rng: Stream) -> int:
    """What a playout would do, without any search."""
    t = root.view(TABLE)[0]
    f = figures.view(FIGURES)[0]
    return int(choices[pick(t, f, choices, legal(t, f, choices), rng)])
