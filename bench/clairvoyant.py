"""What luck leaves to skill in Samurai Spirit: a searcher who is told how every raider will be drawn.

`python bench/clairvoyant.py --games 100 --out clairvoyant.jsonl` plays the deals of
`tatami arena samurai-spirit ... --players 4 -o difficulty=normal` with the same seed, and goes on where it stopped.
The clairvoyant knows the numbers that chance will draw with, so it cheats: it is no bot and sits at no table. No fair
bot can win more often than the best clairvoyant; this one searches as ours do, so the true bound lies above it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random

import numpy as np

from tatami import CHANCE, Dealer
from tatami.bots import Knowledge
from tatami.bots.arena import Contest, first_state, wilson
from tatami.bots.search import search_of

FORESEEN = 600  # draws of chance: more than a game has


def foreseen(dealer: Dealer) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The numbers that the dealer will draw with, without drawing them."""
    twin = Random()
    twin.setstate(dealer.random.getstate())
    return np.array([twin.random() for _ in range(FORESEEN)])


def won(contest: Contest, deal: int, iterations: int) -> bool:
    state = first_state(contest, deal)
    dealer, rng = Dealer(f"{contest.seed}/{deal}"), Random(f"{contest.seed}/{deal}/clairvoyant")
    search = search_of(state.game)
    while state.to_act is not None:
        if state.to_act == CHANCE:
            state.apply(dealer.deal(state))
            continue
        actions = state.actions()
        if len(actions) > 1:
            known = Knowledge(state, state.to_act, rng.getrandbits(64))
            found = search.run(known, rng, iterations, briefly=True, foretold=foreseen(dealer))
            actions = [found.choices[0].action]
        state.apply(actions[0])
    return bool(state.returns()[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--samurai", type=int, default=4)
    parser.add_argument("--difficulty", default="normal")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--out", type=Path, required=True, help="the file to keep the games in and to go on from")
    chosen = parser.parse_args()
    contest = Contest("samurai-spirit", (), chosen.seed, chosen.samurai, {"difficulty": chosen.difficulty})
    told = {name: value for name, value in vars(chosen).items() if name not in ("games", "out")}
    lines = chosen.out.read_text("utf-8").splitlines() if chosen.out.exists() else [json.dumps(told)]
    if json.loads(lines[0]) != told:
        raise SystemExit(f"{chosen.out}: holds other games; choose another --out, or remove it")
    chosen.out.write_text("\n".join(lines) + "\n", "utf-8")
    results = [bool(json.loads(line)["won"]) for line in lines[1:]]
    for deal in range(len(results), chosen.games):
        results.append(won(contest, deal, chosen.iterations))
        with chosen.out.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"deal": deal, "won": results[-1]}) + "\n")
        low, high = wilson(sum(results), len(results))
        print(
            f"{sum(results)} of {len(results)}: {sum(results) / len(results):.1%} ({low:.1%} to {high:.1%})", flush=True
        )


if __name__ == "__main__":
    main()
