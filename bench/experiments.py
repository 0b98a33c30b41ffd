"""The experiments of docs/experiments.md: exact figures of the small set-ups, exploitability and learning curves.

`make experiments` runs all of them (ten minutes of CPU time) and writes the page, its picture, and the figures as
JSON in docs/experiments/. `--page` writes page and picture again from the stored figures.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import runpy
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, get_all_states
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from scipy import stats

import tatami
from exact import best, common_value, equilibrium_value, growth, uniform
from exploitability import asked
from plots import curves
from tatami import Dealer
from tatami.bots.arena import wilson
from tatami.research import Batch
from tatami.research.setups import setup
from tatami.simulate import play_by_bots

ROOT = Path(__file__).resolve().parents[1]
PAGE, DATA = ROOT / "docs" / "experiments.md", ROOT / "docs" / "experiments"
RIVALS = "tatami_kenjin(start=last-turns)"
GROWTH = (("samurai-spirit", "last-round", 5), ("samourai", "duel", 14))
CFR_AFTER, MCCFR_AFTER = (1, 10, 100, 500), (50, 200, 600)
SEEDS = (1, 2, 3, 4, 5)
ASKED, GROUPS = 20, 5
BOTS = ("habit", "level:1", "level:2", "level:3")
GAMES = {"random": 10_000, "habit": 1000, "level:1": 500, "level:3": 200}
LEARNERS = {"REINFORCE": ("learn_kenjin.py", 120, (1, 2, 3)), "PPO": ("ppo_kenjin.py", 60, (1, 2, 3))}


def say(what: str) -> None:
    print(f"==> {what}", flush=True)


# -- what is measured


def sizes() -> dict[str, Any]:
    """The whole tree of Kenjin's last turns, its value, and what uniform play gives away."""
    game = pyspiel.load_game(RIVALS)
    states = get_all_states.get_all_states(game, to_string=lambda state: state.history_str())
    told: tuple[set[str], set[str]] = (set(), set())
    for state in states.values():
        if not state.is_terminal():
            told[state.current_player()].add(state.information_state_string(state.current_player()))
    return {
        "states": len(states),
        "terminal": sum(state.is_terminal() for state in states.values()),
        "information_states": [len(seat) for seat in told],
        "value": equilibrium_value(game),
        "uniform": exploitability.exploitability(game, policy.UniformRandomPolicy(game)),
    }


def cooperation() -> dict[str, Any]:
    start = setup("samurai-spirit", "last-cards")
    optimum, states = common_value(start, best)
    return {"states": states, "optimum": optimum, "uniform": common_value(start, uniform)[0]}


def regret(after: tuple[int, ...]) -> list[float]:
    """Exploitability of CFR+ after so many iterations; nothing in it is random."""
    game = pyspiel.load_game(RIVALS)
    solver, left = pyspiel.CFRPlusSolver(game), []
    for number in range(1, max(after) + 1):
        solver.evaluate_and_update_policy()
        if number in after:
            left.append(pyspiel.exploitability(game, solver.average_policy()))
    return left


def sampled_regret(after: tuple[int, ...], seed: int) -> list[float]:
    """The same of external-sampling MCCFR, from one seed."""
    random.seed(seed)
    np.random.seed(seed)  # noqa: NPY002 - the solver draws from the global generator
    game = pyspiel.load_game(RIVALS)
    solver, left = ExternalSamplingSolver(game), []
    for number in range(1, max(after) + 1):
        solver.iteration()
        if number in after:
            left.append(exploitability.exploitability(game, solver.average_policy()))
    return left


def bots_exploited(spec: str) -> list[float]:
    """Exploitability of a bot, once for each group of seeds."""
    game = pyspiel.load_game(RIVALS)
    return [
        exploitability.exploitability(game, asked(game, spec, range(group * ASKED, (group + 1) * ASKED)))
        for group in range(GROUPS)
    ]


def wins(game: str, start: str, spec: str) -> tuple[float, int]:
    """The return of seat 0, summed over games from a set-up, and their number. Rivals both play as `spec`."""
    games = GAMES[spec]
    if spec == "random":
        batch = Batch(game, games, seed=1, start=setup(game, start), observe=False)
        batch.play_out()
        return float(batch.rewards[:, 0].sum()), games
    total = 0.0
    for number in range(games):
        state = setup(game, start)
        play_by_bots(state, Dealer(f"1/{number}"), Random(f"bots 1/{number}"), [spec])
        total += state.returns()[0]
    return total, games


def learning(example: str, updates: int, seed: int) -> list[float]:
    learned: list[float] = runpy.run_path(str(ROOT / "examples" / example))["learn"](updates, seed)
    return learned


def measured() -> dict[str, Any]:
    say("the small set-ups")
    found: dict[str, Any] = {
        "last-turns": sizes(),
        "growth": {f"{game} {start}": growth(setup(game, start), steps) for game, start, steps in GROWTH},
        "last-cards": cooperation(),
    }
    say("CFR+ and MCCFR")
    found["cfr+"] = regret(CFR_AFTER)
    found["mccfr"] = [sampled_regret(MCCFR_AFTER, seed) for seed in SEEDS]
    found["exploited"], found["wins"] = {}, {}
    for spec in BOTS:
        say(f"exploitability of {spec}")
        found["exploited"][spec] = bots_exploited(spec)
    for game, start in (("samurai-spirit", "last-cards"), ("samurai-spirit", "last-round"), ("samourai", "duel")):
        say(f"baselines on {start}")
        found["wins"][start] = {spec: wins(game, start, spec) for spec in GAMES}
    found["learning"] = {}
    for name, (example, updates, seeds) in LEARNERS.items():
        say(f"{name}: {updates} updates, seeds {seeds}")
        found["learning"][name] = [learning(example, updates, seed) for seed in seeds]
    rules = {name: tatami.game(name).rules_version for name in tatami.games()}
    found["made"] = {"tatami": tatami.__version__, "python": platform.python_version(), "rules": rules}
    return found


# -- how it is told


def mean(samples: list[float]) -> tuple[float, float]:
    """The mean and the half width of its 95% interval, by Student's t."""
    spread = stats.t.ppf(0.975, len(samples) - 1) * np.std(samples, ddof=1) / np.sqrt(len(samples))
    return float(np.mean(samples)), float(spread)


def interval(samples: list[float]) -> str:
    return "{:.3f} ± {:.3f}".format(*mean(samples))


def share(total: float, games: int) -> str:
    low, high = wilson(total, games)
    return f"{total / games:.1%} ({100 * low:.1f}–{high:.1%})"


def smoothed(curve: list[float], width: int = 10) -> list[float]:
    """Means of ten updates each."""
    return [float(np.mean(curve[at : at + width])) for at in range(0, len(curve), width)]


def bands(found: dict[str, Any]) -> dict[str, list[tuple[float, float]]]:
    """For each learner the mean over its seeds after every ten updates, with its interval."""
    return {
        name: [mean(list(points)) for points in zip(*(smoothed(run) for run in runs), strict=True)]
        for name, runs in found["learning"].items()
    }


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, ["---"] * len(head), *rows))


def growth_lines(found: dict[str, Any]) -> str:
    return "\n".join(f"- `{name}`: {', '.join(f'{size:,}' for size in found[name])}" for name in found)


def curve_tables(found: dict[str, Any]) -> Iterator[str]:
    for name, points in bands(found).items():
        example, updates, seeds = LEARNERS[name]
        picked = [0, len(points) // 2, len(points) - 1]
        head = [f"{name}, seeds {', '.join(map(str, seeds))}: updates"]
        head += [f"{10 * at + 1}–{10 * at + 10}" for at in picked]
        yield table(head, [["games won", *("{:.3f} ± {:.3f}".format(*points[at]) for at in picked)]])
        yield f"Run `learn({updates}, seed)` of `examples/{example}`."


def page(found: dict[str, Any]) -> str:
    made, turns, cards = found["made"], found["last-turns"], found["last-cards"]
    told = turns["information_states"]
    setups = table(
        ["set-up", "what it is", "size", "exact value"],
        [
            [
                "`kenjin last-turns`",
                "two rivals, the last cards are hidden",
                f"{turns['states']:,} states ({turns['terminal']:,} terminal), {sum(told)} information states",
                f"{turns['value']:.6f} for seat 0",
            ],
            [
                "`samurai-spirit last-cards`",
                "two partners, three unseen raiders",
                f"{cards['states']:,} states",
                f"{cards['optimum']:.6f} (probability of victory)",
            ],
            ["`samurai-spirit last-round`", "two partners, one round", "see below", "not known"],
            ["`samourai duel`", "one samurai a side, 7 × 7 hexes", "see below", "not known"],
        ],
    )
    cfr = table(
        ["CFR+, iterations", *(f"{number:,}" for number in CFR_AFTER)],
        [["exploitability", *(f"{left:.5f}" for left in found["cfr+"])]],
    )
    mccfr = table(
        [f"external-sampling MCCFR, {len(SEEDS)} seeds, iterations", *(f"{number:,}" for number in MCCFR_AFTER)],
        [["exploitability", *(interval(list(column)) for column in zip(*found["mccfr"], strict=True))]],
    )
    bots = [[f"`{spec}`", interval(left)] for spec, left in found["exploited"].items()]
    policies = table(["policy", "exploitability"], [["uniform random", f"{turns['uniform']:.6f}"], *bots])
    baselines = table(
        ["policy", *(f"`{start}`" for start in found["wins"])],
        [
            [f"`{spec}`, {games:,} games", *(share(*results[spec]) for results in found["wins"].values())]
            for spec, games in GAMES.items()
        ],
    )
    versions = ", ".join(f"{name} {number}" for name, number in sorted(made["rules"].items()))
    return f"""# Experiments

Reference results for the small set-ups and for two baseline learners. One command runs everything and writes this page:

    make experiments        # ten minutes of CPU time

Tatami {made["tatami"]}, rules {versions}, Python {made["python"]}.

Figures without an interval are exact. A ± is a 95% interval of the mean over seeds (Student's t). A range in brackets
is a 95% interval of a share (Wilson). All figures, seed by seed: [results.json](experiments/results.json).
To cite Tatami, use [CITATION.cff](../CITATION.cff).

## The set-ups

{setups}

`last-turns` is zero-sum with utilities from -1 to 1. Its value is the solution of the sequence-form linear program.
Seat 0 has {told[0]} information states, seat 1 has {told[1]}. `last-cards` is cooperative and hides nothing between
partners. Its value comes from dynamic programming over all states (`bench/exact.py`).

Load a set-up with `tatami.research.setups.setup(game, name)`, or in OpenSpiel with the parameter `start`:
`pyspiel.load_game("tatami_kenjin(start=last-turns)")`.

The other two trees are too large to walk. Different states after 1, 2, 3, … steps, chance included:

{growth_lines(found["growth"])}

## Exploitability in `kenjin last-turns`

Exploitability is the mean of what the two seats gain by an exact best response: 0 is an equilibrium.

{cfr}

{mccfr}

{policies}

A bot is asked {ASKED} times at every information state, and the best response plays against these frequencies.
{GROUPS} such estimates, each from its own {ASKED} seeds, give the interval. So few samples look less mixed than the bot
is and therefore more exploitable: the bots' figures are upper estimates.

## Baselines on the other set-ups

The return of seat 0, with the same policy at all seats. Partners share one return. For rivals a win is 1, a draw 0.5.

{baselines}

In `last-cards`, uniform random play wins with probability {cards["uniform"]:.6f} exactly and perfect play with
{cards["optimum"]:.6f}.

## Learning curves

Kenjin for two players: the learner at seat 0 against uniform random play. The figures are the share of games won during
training, in means of ten updates; the band is the 95% interval over seeds.

![Share of games won by updates, with intervals](experiments/learning.svg)

{(chr(10) * 2).join(curve_tables(found))}

Both are small networks in NumPy with the default settings of the examples: a floor to beat, not strong players.
"""


def picture(found: dict[str, Any]) -> str:
    return curves("games won against random play, by updates", bands(found), 10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--page", action="store_true", help="write the page again from the stored figures")
    stored = DATA / "results.json"
    if not parser.parse_args().page:
        DATA.mkdir(exist_ok=True)
        stored.write_text(json.dumps(measured(), indent=1) + "\n", "utf-8")
    found = json.loads(stored.read_text("utf-8"))
    (DATA / "learning.svg").write_text(picture(found), "utf-8")
    PAGE.write_text(page(found), "utf-8")


if __name__ == "__main__":
    main()
