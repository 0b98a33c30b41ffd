"""Orders: several actions that belong together, such as all steps of a figure's move, compared by where they end.

Only games whose turns are many small steps have them (the part `orders` of a game).
"""

from __future__ import annotations

from math import ceil, log2, sqrt
from random import Random
from types import ModuleType
from typing import NamedTuple

from tatami.bots.knowledge import Knowledge
from tatami.bots.search import Clock, Search
from tatami.core.game import State

LEAST_PLAYOUTS = 100
"""Whoever has fewer takes one step after another."""
KEPT = 12
"""Of all ends so many are compared by playouts: those that are worth most as they stand."""
AT_A_TIME = 8
LONGEST = 40
DOUBT = 0.1
"""An order must be better than the usual one by so many times the scatter of one playout that both may have."""


class Order:
    """Actions to play one after the other, and what they have been found worth so far."""

    def __init__(self, actions: list[int], end: State) -> None:
        self.actions = actions
        self.end = end
        self.visits = 0
        self.total = 0.0

    @property
    def value(self) -> float:
        return self.total / max(1, self.visits)

    def look(self, search: Search, known: Knowledge, rng: Random, playouts: int) -> None:
        found = search.run(known.after(self.end), rng, playouts)
        self.visits += playouts
        self.total += playouts * found.seats[known.seat]


class Budget(NamedTuple):
    playouts: int
    seconds: float | None


def best_order(search: Search, known: Knowledge, actions: list[int], budget: Budget, rng: Random) -> list[int]:
    """The best order that begins with one of these actions; empty if there is none to be given here."""
    game_part = search.orders
    if game_part is None or budget.playouts < LEAST_PLAYOUTS or not game_part.begins(search.opened(known)[0]):
        return []
    usual = usual_order(game_part, search, known, rng)
    ends = game_part.ends(known.guess(), known.seat, actions)
    if not ends or usual.actions[0] not in actions:
        return []
    ends.sort(key=lambda end: -search.value_of(known.after(end[1])))
    left = [usual, *(Order(*end) for end in ends[:KEPT])]
    rounds = ceil(log2(len(left)))
    clock = Clock(budget.seconds) if budget.seconds is not None else None
    for number in range(1, rounds + 1):
        look_at_all(search, known, left, budget.playouts // rounds, rng, clock, 1.0 - number / rounds)
        left.sort(key=lambda order: -order.value)
        if number < rounds:
            left = left[: max(2, (len(left) + 1) // 2)]
    best = left[0]
    margin = DOUBT * sqrt(1.0 / max(1, best.visits) + 1.0 / max(1, usual.visits))
    return best.actions if best.value - usual.value > margin else usual.actions


def look_at_all(
    search: Search, known: Knowledge, orders: list[Order], playouts: int, rng: Random, clock: Clock | None, until: float
) -> None:
    """Shares out playouts among orders; ends early when only this part of the time is left."""
    each = max(2, playouts // len(orders))
    while each > 0:
        for order in orders:
            order.look(search, known, rng, min(each, AT_A_TIME))
        each -= AT_A_TIME
        if clock is not None and clock.left() < until * clock.seconds:
            break


def usual_order(game_part: ModuleType, search: Search, known: Knowledge, rng: Random) -> Order:
    """What a playout would do."""
    state, actions = known.guess(), list[int]()
    while not actions or (len(actions) < LONGEST and game_part.is_under_way(state.open(), known.seat)):
        actions.append(search.habit(known.after(state), rng.getrandbits(64)))
        state.apply(actions[-1])
    return Order(actions, state)
