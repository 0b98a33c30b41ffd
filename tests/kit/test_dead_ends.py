"""Nobody is ever left without a legal action: a search in crowded positions, played on at random and by spite."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections import Counter
from functools import lru_cache
from heapq import heappop, heappush
from itertools import accumulate
from random import Random
from typing import Any

import msgspec
import pytest

import tatami
from tatami import CHANCE, State
from tatami.core.notation import Codec
from tests.kit.crowds import crowds

SECONDS = 2
MANY_SECONDS = 600
PLIES = 24
NODES = 200
"""So many positions are looked at from each crowd, where spite chooses."""
LOOKED_AT = 24
"""So many actions of one position, at most."""
NO_ACTION = "whoever is to act has no legal action"


class DeadEnd(AssertionError):
    """The position, and the actions that led from it to where nobody can act."""


def in_turn(state: State, rng: Random) -> list[int]:
    """The legal actions, one of each verb first, so that what is rare is not lost among the many."""
    actions = state.actions()
    rng.shuffle(actions)
    ends = verb_ends(state.codec)
    seen: Counter[int] = Counter()
    ranks = {}
    for action in actions:
        verb = bisect_right(ends, action)
        ranks[action] = seen[verb]
        seen[verb] += 1
    return sorted(actions, key=ranks.__getitem__)


@lru_cache(maxsize=64)
def verb_ends(codec: Codec) -> list[int]:
    """Where the numbers of each verb's actions end."""
    return list(accumulate(verb.width for verb in codec.verbs))


def is_dead_end(state: State) -> bool:
    return state.to_act is not None and not state.actions()


def choose(state: State, rng: Random) -> int:
    """Any verb, then any action of it; of chance now and then the first outcome, which is the best die."""
    if state.to_act == CHANCE:
        outcomes = state.actions()
        return rng.choice((outcomes[0], rng.choice(outcomes)))
    actions = in_turn(state, rng)
    verbs = len({bisect_right(verb_ends(state.codec), action) for action in actions})
    return rng.choice(actions[:verbs])


def report(start: State, end: State) -> DeadEnd:
    played = " ".join(text for _, text in end.history())
    return DeadEnd(f"{msgspec.json.encode(start.position()).decode()}\nafter {played}")


def squeeze(start: State, rng: Random) -> None:
    """By spite: goes on where the fewest choices are left, as long as one seat acts and dice fall."""
    left = NODES
    ahead: list[tuple[int, int, float, State]] = [(0, 0, 0.0, start)]
    while ahead and left > 0:
        _, depth, _, here = heappop(ahead)
        for action in in_turn(here, rng)[: LOOKED_AT if here.to_act != CHANCE else 1]:
            if here.to_act == CHANCE:
                action = choose(here, rng)
            after = here.copy()
            after.apply(action)
            left -= 1
            if is_dead_end(after):
                raise report(start, after)
            if after.to_act in (start.to_act, CHANCE):
                choices = len(after.actions()) if after.to_act != CHANCE else 1
                heappush(ahead, (choices, depth - 1, rng.random(), after))


def play_on(start: State, rng: Random) -> None:
    """At random."""
    state = start.copy()
    for _ in range(PLIES):
        if state.to_act is None:
            return
        state.apply(choose(state, rng))
        if is_dead_end(state):
            raise report(start, state)


def search(name: str, seconds: float, seed: Any) -> Counter[str]:
    """Plays from crowded positions until the time is over; how many, and how many could not be."""
    rng = Random(f"{name}/{seed}")
    count: Counter[str] = Counter()
    until = float("inf")
    for position, given in crowds(name, rng):
        if isinstance(given, State):
            count["played"] += 1
            squeeze(given, rng)
            play_on(given, rng)
        elif NO_ACTION in str(given):
            raise DeadEnd(msgspec.json.encode(position).decode())
        else:
            count["refused"] += 1
        if count["played"] == 1:  # from here on nothing has to be compiled any more
            until = time.process_time() + seconds
        if time.process_time() > until:
            return count
    raise AssertionError("builders never end")


@pytest.mark.parametrize("name", tatami.games())
def test_nobody_is_left_without_a_legal_action(name: str) -> None:
    count = search(name, SECONDS, 1)
    assert count["played"] > 20, count
    assert count["played"] > count["refused"] / 4, count


@pytest.mark.slow
@pytest.mark.parametrize("name", tatami.games())
def test_nobody_is_left_without_a_legal_action_in_ten_minutes(name: str) -> None:
    search(name, MANY_SECONDS, 2)
