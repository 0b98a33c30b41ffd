"""How often a captain of Samouraï wins by habit alone, on either side, against a captain who slips.

A game takes half a millisecond, one with search seconds: so a change in `games/samourai/bot.py` is tried here first.
`python bench/captains.py --games 2000 --slips 0.35` plays all scenarios.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

import tatami
from tatami.bots.arena import wilson
from tatami.core.chance import below, stream, unit, weighted
from tatami.core.compiled import bind
from tatami.core.engine import CHANCE, OVER
from tatami.core.events import muted
from tatami.core.record import blank, dtype_of
from tatami.games.samourai.bot import pick

if TYPE_CHECKING:
    TABLE: Any = None
    FIGURES: Any = None
    legal: Any = None
    chance: Any = None
    apply: Any = None

ENDLESS = 40_000


def campaign(
    start: Any, figures: Any, scratch: Any, log: Any, out: Any, weights: Any, rng: Any, sober: int, slips: float,
    games: int,
) -> int:  # fmt: skip
    """How many of so many games the sober captain wins; the other makes a share of his decisions at random."""
    f = figures.view(FIGURES)[0]
    t = scratch.view(TABLE)[0]
    won = 0
    for _ in range(games):
        scratch.view(TABLE)[0] = start.view(TABLE)[0]
        left = ENDLESS
        while t.to_act != OVER and left > 0:
            if t.to_act == CHANCE:
                place = weighted(rng, weights, chance(t, f, out, weights))
            else:
                count = legal(t, f, out)
                slipped = t.to_act != sober and unit(rng) < slips
                place = below(rng, count) if slipped else pick(t, f, out, count, rng)
            log[0] = 0
            apply(t, f, log, out[place])
            left -= 1
        if t.to_act == OVER and t.winner == sober:
            won += 1
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenarios", nargs="*", help="all of them if none is named")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--slips", type=float, default=0.35, help="the share of decisions at random")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = tatami.game("samourai")
    engine = game.engine
    names = {"TABLE": dtype_of(engine.table), "FIGURES": dtype_of(engine.figures), **engine.rules._asdict()}
    play = bind(campaign, "captains", **names)
    for scenario in chosen.scenarios or game.options[0].values:
        state = game.new(scenario=scenario)
        for seat in range(2):
            won = play(
                state._raw, state._figures, blank(engine.table), muted(), engine.choices(), engine.weights(),
                stream(chosen.seed), seat, chosen.slips, chosen.games,
            )  # fmt: skip
            low, high = wilson(won, chosen.games)
            side = ("first", "second")[seat]
            print(f"{scenario:16} {side:7} {won / chosen.games:6.1%} ({low:.1%}–{high:.1%})", flush=True)


if __name__ == "__main__":
    main()
