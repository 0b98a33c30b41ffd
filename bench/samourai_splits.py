"""How often each side of Samouraï's scenarios wins when one bot plays both.

    python bench/samourai_splits.py play level:2 --games 200
    python bench/samourai_splits.py write docs/samourai-win-rates.md

`play` adds games to a file of counts and goes on where it, or another machine, stopped; a bot that has changed begins
anew (`forget BOT`). `write` makes the page of all that were played, and prints the rates for the game's opening.toml.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import NamedTuple

import tatami
from tatami.bots.arena import wilson
from tatami.core.chance import Dealer
from tatami.core.json_types import JsonObject
from tatami.core.words import speak
from tatami.simulate import play_by_bots

GAME = tatami.game("samourai")
SEED = 1
COUNTS = Path(__file__).parents[1] / "docs" / "samourai-win-rates.json"
BOTS = ("random", "habit", "level:2", "level:4", "level:5")
HEAD = """# Samouraï: how often each side wins

One bot plays both sides. Shares of so many games, with 95% intervals (Wilson); the side named first plays the first
phase. Drawn games reached the turn cap. *random*: every choice uniformly at random, set-up and all. *habit*: the bots'
simple policy, without any search. *level:2* (Disciple), *level:4* (Master) and *level:5* (Sage) search. All of them set
up almost at random, so the figures tell of these bots as much as of the scenarios. Of few games little can be said: the
intervals show how little. `bridge`, `embers`, `petition` and `shrine` are ours, as are the handicaps (`torii-…`,
`convoy-…`, `crossroads-…`, `embers-…`). All games of levels were played before bots learnt what a position is worth
([decision 247](decisions/0247-orders-and-a-learnt-value-for-samourai.md)).

Made by `python bench/samourai_splits.py play BOT --games N` for each bot, then by
`python bench/samourai_splits.py write docs/samourai-win-rates.md`.
"""


class Match(NamedTuple):
    """Games in which one bot plays both sides of a scenario; `number` tells them apart."""

    scenario: str
    bot: str
    number: int

    def play(self) -> JsonObject:
        """The same game for the same number as long as the bot counts playouts, not seconds."""
        began = time.process_time()
        state = GAME.new(scenario=self.scenario)
        rng = Random(f"bots {SEED}/{self.number}")
        play_by_bots(state, Dealer(f"{SEED}/{self.number}"), rng, [self.bot])
        assert state.result is not None
        seconds = round(time.process_time() - began, 2)
        return {**state.result.record, "actions": len(state.history()), "seconds": seconds}


def add(counts: JsonObject, result: JsonObject) -> None:
    """One game more: those counted are always the first ones."""
    counts["games"] = counts.get("games", 0) + 1
    won = counts.setdefault("won", [0, 0])
    if result["winner"] is not None:
        won[result["winner"]] += 1
    for key in ("turn", "actions", "seconds"):
        counts[key] = round(counts.get(key, 0) + result[key], 2)
    ends = counts.setdefault("ends", {})
    ends[result["reason"]] = ends.get(result["reason"], 0) + 1


def read(path: Path) -> JsonObject:
    """By bot, by scenario."""
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def keep(path: Path, counts: JsonObject) -> None:
    rows = (f'    "{name}": {json.dumps(one)}' for bot in counts.values() for name, one in bot.items())
    parts = [
        f'  "{bot}": {{\n' + ",\n".join(next(rows) for _ in scenarios) + "\n  }" for bot, scenarios in counts.items()
    ]
    new = path.with_suffix(".new")
    new.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")
    new.replace(path)


def missing(counts: JsonObject, bot: str, names: list[str], games: int) -> Iterator[Match]:
    """One of each scenario after the other, so that all of them grow together."""
    for number in range(games):
        for scenario in names:
            if number >= counts.get(bot, {}).get(scenario, {}).get("games", 0):
                yield Match(scenario, bot, number)


def play_all(path: Path, bot: str, names: list[str], games: int, workers: int) -> None:
    counts = read(path)
    matches = list(missing(counts, bot, names, games))
    with Pool(workers) as pool:
        for match, result in zip(matches, pool.imap(Match.play, matches), strict=True):
            add(counts.setdefault(bot, {}).setdefault(match.scenario, {}), result)
            keep(path, counts)


def share(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins} of {games}, {100 * wins / games:.1f}% ({100 * low:.1f}–{100 * high:.1f})"


def row(scenario: str, counts: JsonObject) -> str:
    """Who won, how, and how long it took."""
    games, won = counts["games"], counts["won"]
    sides = GAME.names(GAME.new(scenario=scenario).view(None), speak("en"))
    means = [counts[key] / games for key in ("turn", "actions", "seconds")]
    cells = [
        scenario,
        *(f"{sides[seat]} {share(won[seat], games)}" for seat in range(2)),
        str(games - sum(won)),
        f"{means[0]:.1f}",
        f"{means[1]:.0f}",
        f"{means[2]:.1f}",
        ", ".join(f"{reason} {count}" for reason, count in Counter(counts["ends"]).most_common()),
    ]
    return f"| {' | '.join(cells)} |"


def page(counts: JsonObject) -> str:
    text = HEAD
    for bot in reversed(BOTS):
        mine = counts.get(bot)
        if not mine:
            continue
        text += f"\n## {bot}\n\n| scenario | first side | second side | drawn | turns | actions | seconds | ends |\n"
        text += "|---|---|---|---|---|---|---|---|\n"
        text += "".join(row(name, mine[name]) + "\n" for name in GAME.options[0].values if name in mine)
    return text


def rates(counts: JsonObject) -> Iterator[str]:
    """Lines for opening.toml. A level of few games says less than another of many: it is left out."""
    for scenario in GAME.options[0].values:
        found = {bot: counts.get(bot, {}).get(scenario) for bot in BOTS if bot.startswith("level:")}
        most = max(one["games"] for one in found.values() if one)
        for bot, one in found.items():
            if one and 2 * one["games"] >= most:
                told = f'value = "{scenario}", bot = "{bot}", won = {one["won"]}, games = {one["games"]}'
                yield f"    {{ {told} }},"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file", type=Path, default=COUNTS, help="where the counts are kept")
    what = parser.add_subparsers(dest="what", required=True)
    playing = what.add_parser("play")
    playing.add_argument("bot", choices=BOTS)
    playing.add_argument("--games", type=int, default=200, help="of each scenario")
    playing.add_argument("--workers", type=int, default=1)
    playing.add_argument("--scenarios", nargs="+", default=list(GAME.options[0].values))
    what.add_parser("forget").add_argument("bot", choices=BOTS)
    what.add_parser("write").add_argument("page", type=Path)
    chosen = parser.parse_args()
    counts = read(chosen.file)
    if chosen.what == "play":
        play_all(chosen.file, chosen.bot, chosen.scenarios, chosen.games, chosen.workers)
    elif chosen.what == "forget":
        counts.pop(chosen.bot, None)
        keep(chosen.file, counts)
    else:
        chosen.page.write_text(page(counts), "utf-8")
        print(*rates(counts), sep="\n")


if __name__ == "__main__":
    main()
