"""How often each side of Samouraï's scenarios wins, played at random and by the bots' simple policy.

`python bench/samourai_splits.py --games 200 --write docs/samourai-win-rates.md` makes the page anew.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import tatami
from tatami.bots.arena import wilson
from tatami.core.words import speak
from tatami.simulate import simulate

HEAD = """# Samouraï: win rates without search

Shares of {games} games each, with 95% intervals (Wilson); the side named first plays the first phase. *random*: every
choice uniformly at random, set-up and all. *habit*: the bots' simple policy on both sides (`games/samourai/bot.py`),
without any search; it sets up at random, so these figures say more about the policy than about
the scenarios. Drawn games reached the turn cap.
Made by `python bench/samourai_splits.py --games {games} --seed {seed} --write docs/samourai-win-rates.md`.
"""


def share(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f}% ({100 * low:.1f}–{100 * high:.1f})"


def split(scenario: str, bots: list[str], games: int, seed: int) -> Iterator[str]:
    """One row: who won, how, and how long it took."""
    game, words = tatami.game("samourai"), speak("en")
    winners: Counter[int | None] = Counter()
    ends: Counter[str] = Counter()
    turns = actions = 0
    for state in simulate(game, games, seed, {"scenario": scenario}, bots=bots):
        assert state.result is not None
        record = state.result.record
        winners[record["winner"]] += 1
        ends[record["reason"]] += 1
        turns += record["turn"]
        actions += len(state.history())
    sides = game.names(state.view(None), words)
    yield f"| {scenario} | " + " | ".join(f"{sides[seat]} {share(winners[seat], games)}" for seat in range(2))
    yield f" | {100 * winners[None] / games:.1f}% | {turns / games:.1f} | {actions / games:.0f} | "
    yield ", ".join(f"{reason} {count}" for reason, count in ends.most_common()) + " |\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path)
    chosen = parser.parse_args()
    page = HEAD.format(games=chosen.games, seed=chosen.seed)
    for name, bots in (("habit", ["habit"]), ("random", [])):
        page += f"\n## {name}\n\n| scenario | first side | second side | drawn | turns | actions | ends |\n"
        page += "|---|---|---|---|---|---|---|\n"
        for scenario in tatami.game("samourai").options[0].values:
            page += "".join(split(scenario, bots, chosen.games, chosen.seed))
            print(page.splitlines()[-1], flush=True)
    if chosen.write:
        chosen.write.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
