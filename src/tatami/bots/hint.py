"""Hints: the best actions of a seat, what they promise, and why, in words."""

from __future__ import annotations

from math import ceil
from random import Random

import msgspec

from tatami.bots.knowledge import Knowledge
from tatami.bots.verdict import Judged, judge
from tatami.core.bot import Reason
from tatami.core.game import Game, State
from tatami.core.words import Words

ITERATIONS = 40_000
SECONDS = 0.5
"""For the search of all choices; judging those that are shown takes about as long again."""
MOST = 3


class Advice(msgspec.Struct, frozen=True):
    """One action worth considering. `expected` is the result to expect for the seat, 0 to 1, give or take `margin`:
    another search as long finds it that near in 95 of 100 cases."""

    action: int
    notation: str
    expected: float
    margin: float
    share: float
    """How much of the search went to it."""
    reasons: tuple[Reason, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(reason.rule for reason in self.reasons if reason.rule)

    def reason_texts(self, words: Words) -> list[str]:
        """The reasons in somebody's language."""
        return [words(f"bot-reason-{reason.key}", **reason.args) for reason in self.reasons if reason.key]


def hint(
    known: Knowledge,
    seed: int | str = 0,
    iterations: int = ITERATIONS,
    seconds: float | None = SECONDS,
    most: int = MOST,
) -> list[Advice]:
    """The best actions of the seat that is to act, in the order of what they promise.

    Those that are equally good, as far as anybody can tell, share one figure. Of these the first is the one that saves
    what is scarce, or else the one that a learnt policy plays most or, where there is none, that keeps to the game's
    plan. It uses nothing that the seat does not know.
    """
    if known.to_act != known.seat:
        raise ValueError(f"hint: seat {known.seat} is not to act")
    verdict = judge(known, Random(seed), iterations, seconds, most)
    best = verdict.choices[:most]
    guess = known.guess()
    advice = []
    for place, choice in enumerate(best):
        reasons = [Reason("expected", {"share": choice.expected, "margin": rounded_up(choice.margin)})]
        if place == 0 and len(best) > 1:
            if verdict.saves:
                reasons.append(Reason(f"{known.game.name}-saves"))
            elif verdict.follows_plan:
                reasons.append(Reason("plan"))
            else:
                reasons.append(comparison_reason(choice, best[1]))
        if choice.action in verdict.policy:
            reasons.append(Reason("learnt", {"share": verdict.policy[choice.action]}))
        reasons += game_reasons(known.game, guess, choice.action)
        advice.append(
            Advice(
                choice.action,
                guess.notation(choice.action),
                choice.expected,
                choice.margin,
                choice.share,
                tuple(reasons),
            )
        )
    return advice


def comparison_reason(first: Judged, second: Judged) -> Reason:
    return Reason("close") if second.is_equal else Reason("lead", {"lead": first.expected - second.expected})


def rounded_up(margin: float) -> float:
    """A margin in whole percents, never less than it is, and never none: nothing that was sampled is exact."""
    return max(1, ceil(100 * margin)) / 100


def game_reasons(game: Game, state: State, action: int) -> list[Reason]:
    """What the game itself says, if it has a module `reasons`."""
    module = game.part("reasons")
    reasons: list[Reason] = module.reasons(state, action) if module else []
    return reasons
