"""What the choices of one decision are worth, and how sure that is: the common ground of hints and analyses.

One search explores all choices. Every choice that is to be shown is then searched alone, several times from scratch:
the mean is its figure, the scatter says how sure it is. These searches are of the same length in a hint and in an
analysis, so the same position gets the same answer. Choices that the results cannot tell apart share one figure; among
them the one is preferred that spends least of what is scarce, then the one that a learnt policy plays most.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from tatami.bots.knowledge import Knowledge
from tatami.bots.network import network_for
from tatami.bots.search import Finding, search_of
from tatami.core.compiled import JIT
from tatami.core.game import Game, State

TIMES = 4
"""How often a choice is searched alone."""
ALONE, FEWEST_ALONE = (500, 50) if JIT else (20, 10)  # uncompiled rules are for tests and debugging
"""Iterations of each of these searches; fewer where a playout is long."""
CLOSE = 0.01
"""Figures are read in whole percents: choices that differ by less are equal, however sure that is."""
SHORTEST = 4
"""They take no longer than this part of the search of all choices, if that is a very short one."""


class Estimate(NamedTuple):
    """What one choice brought when it was searched alone."""

    action: int
    results: tuple[float, ...]

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results)


class Judged(NamedTuple):
    """A choice with the result to expect of it, 0 to 1.

    Searched again as often, its figure is within `margin` in 95 of 100 cases; a longer search may see further.
    """

    action: int
    expected: float
    margin: float
    share: float
    """How much of the search of all choices went to it."""
    is_equal: bool
    """Whether it is as good as the best, as far as anybody can tell."""


class Verdict(NamedTuple):
    """The choices that were judged: first the one to play, then in the order of what they promise."""

    choices: tuple[Judged, ...]
    found: Finding
    follows_plan: bool
    """Whether the first is what the game's plan wants, although the search liked another better."""
    saves: bool
    """Whether the first was preferred because an equal one would have spent something scarce."""
    policy: dict[int, float]
    """How likely a learnt policy plays each choice, at tables that have one."""

    def judged_action(self, action: int) -> Judged:
        return next(choice for choice in self.choices if choice.action == action)


def judge(
    known: Knowledge,
    rng: Random,
    iterations: int,
    seconds: float | None = None,
    most: int = 1,
    wanted: Collection[int] = (),
) -> Verdict:
    """Judges the `most` promising choices of the seat that is to act, and those `wanted`."""
    search, state, spends = search_of(known.game), known.guess(), spends_of(known.game)
    network = network_for(known)
    policy = {} if network is None else network.policy(known)
    found = search.run(known, rng, iterations, seconds)
    favourite = found.choices[0].action
    plan = search.in_doubt(known, found, favourite, rng.getrandbits(64))
    tried = [choice.action for choice in found.choices if choice.visits]
    thriftiest = min(tried, key=lambda action: spends(state, action))  # of several the most visited
    learnt = [max(policy, key=lambda action: policy[action])] if policy else []
    actions = list(dict.fromkeys([*tried[:most], plan, thriftiest, *learnt, *wanted]))
    length = min(max(FEWEST_ALONE, int(ALONE / search.weight)), max(1, iterations // SHORTEST))
    estimates = [search_alone(known, rng, action, length) for action in actions]
    error = standard_error(estimates)
    equal = as_good_as_the_best(estimates, error, plan)

    def preference(one: Estimate) -> tuple[float, ...]:
        return spends(state, one.action), one.action != plan and not policy, -policy.get(one.action, 0.0), -one.mean

    first = min(equal, key=preference)
    common = sum(one.mean for one in equal) / len(equal)
    margin = max(CLOSE / 2, error * quantile(len(estimates) * (TIMES - 1)))
    visits = {choice.action: choice.visits for choice in found.choices}

    def judge_estimate(one: Estimate) -> Judged:
        is_equal = one in equal
        expected = common if is_equal else one.mean
        share = visits.get(one.action, 0) / max(1, found.iterations)
        return Judged(one.action, expected, margin + abs(one.mean - expected), share, is_equal)

    ranked = sorted(estimates, key=lambda one: (one is not first, one not in equal, -one.mean))
    best = max(one.mean for one in estimates)
    return Verdict(
        choices=tuple(judge_estimate(one) for one in ranked),
        found=found,
        follows_plan=not policy and first.action == plan != favourite and first.mean < best,
        saves=spends(state, first.action) < max(spends(state, one.action) for one in equal),
        policy=policy,
    )


def search_alone(known: Knowledge, rng: Random, action: int, iterations: int) -> Estimate:
    """Several searches that begin with one action, each from scratch."""
    search = search_of(known.game)
    found = [search.run(known, rng, iterations, forced=action) for _ in range(TIMES)]
    return Estimate(action, tuple(one.choices[0].value for one in found))


def standard_error(estimates: Sequence[Estimate]) -> float:
    """Of each estimate's mean. A few results tell little of their scatter, so all choices are taken together."""
    scatter = sum((result - one.mean) ** 2 for one in estimates for result in one.results)
    return sqrt(scatter / (len(estimates) * (TIMES - 1)) / TIMES)


def quantile(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches to each side: Student's t, to within 0.3 from 3 degrees on."""
    return 1.96 + 2.8 / freedom


def as_good_as_the_best(estimates: Sequence[Estimate], error: float, plan: int) -> list[Estimate]:
    """The choices that may well be the best. The game's plan is always among them, and whatever lies in between."""
    best = max(one.mean for one in estimates)
    apart = max(CLOSE, error * sqrt(2.0) * quantile(len(estimates) * (TIMES - 1)))
    least = min(one.mean for one in estimates if one.action == plan or best - one.mean <= apart)
    return [one for one in estimates if one.mean >= least]


def spends_of(game: Game) -> Callable[[State, int], int]:
    """`spends` of the game's module `reasons`: how much of what is scarce an action uses up for good."""
    spends: Callable[[State, int], int] = getattr(game.part("reasons"), "spends", lambda state, action: 0)
    return spends
