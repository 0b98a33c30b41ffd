"""How often Samurai Spirit is won without skill, by difficulty and number of samurai.

`python bench/win_rates.py --games 2000 --write docs/samurai-spirit-win-rates.md` makes the page anew.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import tatami
from tatami import CHANCE, State

DIFFICULTIES = ("easy", "normal", "hard", "heroic")
SAMURAI = range(2, 8)
SURE = 1.96  # standard deviations: 95%

WISHES = {
    "ignore": 0,
    "suffer": 1,
    "fight": 0,
    "support": 1,
    "enough": 1,
    "pass": 2,
    "defend": 0,
    "kiai": 0,
    "no-kiai": 1,
}
"""What a steady samurai likes best, by verb; all that is not here comes second."""

Policy = Callable[[State, Random], int]


def anything(state: State, rng: Random) -> int:
    """Uniformly at random."""
    return rng.choice(state.actions())


def steady(state: State, rng: Random) -> int:
    """Fights rather than supports, passes only when forced, defends where that is possible, uses the Kiai, ignores
    penalties; everything else at random."""
    actions = state.actions()
    best = min(wish(state, action) for action in actions)
    return rng.choice([action for action in actions if wish(state, action) == best])


def wish(state: State, action: int) -> int:
    return wishes(state.seats)[action]


@cache
def wishes(players: int) -> list[int]:
    codec = tatami.game("samurai-spirit").codec({"samurai": [""] * players})
    return [WISHES.get(codec.split(action)[0].name, 1) for action in range(codec.actions)]


POLICIES: dict[str, Policy] = {"random": anything, "steady": steady}


def won(policy: Policy, difficulty: str, samurai: int, rng: Random) -> bool:
    game = tatami.game("samurai-spirit")
    state = game.new(**game.draw_options(samurai, rng), difficulty=difficulty)
    while state.to_act is not None:
        if state.to_act == CHANCE:
            outcomes, chances = zip(*state.chance(), strict=True)
            state.apply(rng.choices(outcomes, chances)[0])
        else:
            state.apply(policy(state, rng))
    assert state.result is not None
    return bool(state.result.record["won"])


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    share, spread = wins / games, SURE**2 / games
    middle = share + spread / 2
    width = SURE * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - width) / (1 + spread)), min(1.0, (middle + width) / (1 + spread))


def page(games: int, seed: int) -> Iterator[str]:
    yield "# Samurai Spirit: win rates without skill"
    yield ""
    yield f"Shares of {games} games each, with 95% intervals (Wilson). French edition, samurai drawn for each game,"
    yield "village support with two samurai only. *random*: every choice uniformly at random. *steady*: fights rather"
    yield "than supports, passes only when forced, defends where it can, uses the Kiai, ignores penalties; the rest at"
    yield "random."
    yield f"Made by `python bench/win_rates.py --games {games} --seed {seed} --write docs/samurai-spirit-win-rates.md`."
    for name, policy in POLICIES.items():
        yield ""
        yield f"## {name}"
        yield ""
        yield "| samurai | " + " | ".join(DIFFICULTIES) + " |"
        yield "|" + "---|" * (1 + len(DIFFICULTIES))
        for samurai in SAMURAI:
            cells = []
            for difficulty in DIFFICULTIES:
                rng = Random(f"{seed} {name} {difficulty} {samurai}")
                wins = sum(won(policy, difficulty, samurai, rng) for _ in range(games))
                low, high = interval(wins, games)
                cells.append(f"{100 * wins / games:.1f}% ({100 * low:.1f}–{100 * high:.1f})")
            yield f"| {samurai} | " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="for each cell of the table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path, help="the page to write; else it is printed")
    chosen = parser.parse_args()
    text = "\n".join(page(chosen.games, chosen.seed)) + "\n"
    if chosen.write:
        chosen.write.write_text(text, "utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
