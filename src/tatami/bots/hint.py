"""Hints: the best actions of a seat, what they promise, and why, in words."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import msgspec

from tatami.bots.knowledge import Knowledge
from tatami.bots.search import search_of
from tatami.core.game import Game, State
from tatami.core.words import Words

ITERATIONS = 40_000
SECONDS = 1.0
MOST = 3
CLOSE = 0.01


class Reason(msgspec.Struct, frozen=True):
    """One reason: a message and what it tells, or a rule's number."""

    key: str | None = None
    args: dict[str, Any] = {}
    rule: str | None = None


class Advice(msgspec.Struct, frozen=True):
    """One action worth considering. `expected` is the result to expect for the seat, 0 to 1."""

    action: int
    notation: str
    expected: float
    share: float
    """How much of the search went to it."""
    reasons: tuple[Reason, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(reason.rule for reason in self.reasons if reason.rule)

    def told(self, words: Words) -> list[str]:
        """The reasons in somebody's language."""
        return [words(f"bot-reason-{reason.key}", **reason.args) for reason in self.reasons if reason.key]


def hint(
    known: Knowledge,
    seed: int | str = 0,
    iterations: int = ITERATIONS,
    seconds: float | None = SECONDS,
    most: int = MOST,
) -> list[Advice]:
    """The best actions of the seat that is to act, best first. It uses nothing that the seat does not know.

    First comes what a bot would play, which in doubt keeps to the game's plan.
    """
    if known.to_act != known.seat:
        raise ValueError(f"hint: seat {known.seat} is not to act")
    search, rng = search_of(known.game), Random(seed)
    found = search.run(known, rng, iterations, seconds)
    guess = known.guess()
    most_visited = found.choices[0].action
    first = search.in_doubt(known, found, most_visited, rng.getrandbits(64))
    tried = [choice for choice in found.choices if choice.visits]
    best = sorted(tried, key=lambda choice: choice.action != first)[:most]
    advice = []
    for place, choice in enumerate(best):
        reasons = [Reason("expected", {"share": choice.value})]
        if place == 0 and len(best) > 1:
            lead = choice.value - max(other.value for other in best[1:])
            if lead < -CLOSE and first != most_visited:
                reasons.append(Reason("plan"))
            else:
                reasons.append(Reason("close") if lead < CLOSE else Reason("lead", {"lead": lead}))
        reasons += game_reasons(known.game, guess, choice.action)
        share = choice.visits / max(1, found.iterations)
        advice.append(Advice(choice.action, guess.notation(choice.action), choice.value, share, tuple(reasons)))
    return advice


def game_reasons(game: Game, state: State, action: int) -> list[Reason]:
    """What the game's own module in `bots/reasons` says, if there is one."""
    name = f"tatami.bots.reasons.{game.name.replace('-', '_')}"
    if find_spec(name) is None:
        return []
    reasons: list[Reason] = import_module(name).reasons(state, action)
    return reasons
