"""How often each side of Samouraï's scenarios wins when one bot plays both.

    python bench/samourai_splits.py play level:2 --games 200
    python bench/samourai_splits.py write docs/samourai-win-rates.md

`play` adds games to a file and goes on where it stopped; `write` makes the page of all that were played, and prints
the rates for the game's opening.toml.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from random import Random

import tatami
from tatami.bots.arena import wilson
from tatami.core.chance import Dealer
from tatami.core.json_types import JsonObject
from tatami.core.words import speak
from tatami.simulate import play_by_bots

GAME = tatami.game("samourai")
SEED = 1
GAMES = Path("contests/samourai-splits.jsonl")
BOTS = ("random", "habit", "level:2", "level:4", "level:5")
HEAD = """# Samouraï: how often each side wins

One bot plays both sides. Shares of so many games, with 95% intervals (Wilson); the side named first plays the first
phase. Drawn games reached the turn cap. *random*: every choice uniformly at random, set-up and all. *habit*: the bots'
simple policy, without any search. *level:2* (Disciple), *level:4* (Master) and *level:5* (Sage) search. All of them set
up almost at random, so the figures tell of these bots as much as of the scenarios. Of few games little can be said: the
intervals show how little. `bridge`, `embers`, `petition` and `shrine` are ours, as are the handicaps (`convoy-…`,
`crossroads-…`).

Made by `python bench/samourai_splits.py play BOT --games N` for each bot, then by
`python bench/samourai_splits.py write docs/samourai-win-rates.md`.
"""


def play(scenario: str, bot: str, number: int) -> JsonObject:
    """One game, the same for the same number as long as the bot counts playouts, not seconds."""
    began = time.process_time()
    state = GAME.new(scenario=scenario)
    dealer = Dealer(f"{SEED}/{number}")
    play_by_bots(state, dealer, Random(f"bots {SEED}/{number}"), [bot])
    assert state.result is not None
    told = {"scenario": scenario, "bot": bot, "number": number, **state.result.record}
    return {**told, "actions": len(state.history()), "seconds": round(time.process_time() - began, 2)}


def read(path: Path) -> list[JsonObject]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def play_all(path: Path, bot: str, names: list[str], games: int) -> None:
    """The games that are still missing, a few of each scenario at a time, so that all of them grow together."""
    path.parent.mkdir(exist_ok=True)
    there = {(row["scenario"], row["bot"], row["number"]) for row in read(path)}
    with path.open("a", encoding="utf-8") as file:
        for number in range(games):
            for scenario in names:
                if (scenario, bot, number) not in there:
                    file.write(json.dumps(play(scenario, bot, number)) + "\n")
                    file.flush()


def share(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins} of {games}, {100 * wins / games:.1f}% ({100 * low:.1f}–{100 * high:.1f})"


def row(scenario: str, rows: list[JsonObject]) -> str:
    """Who won, how, and how long it took."""
    games = len(rows)
    winners, ends = Counter(one["winner"] for one in rows), Counter(one["reason"] for one in rows)
    sides = GAME.names(GAME.new(scenario=scenario).view(None), speak("en"))
    means = [sum(one[key] for one in rows) / games for key in ("turn", "actions", "seconds")]
    cells = [
        scenario,
        *(f"{sides[seat]} {share(winners[seat], games)}" for seat in range(2)),
        str(winners[None]),
        f"{means[0]:.1f}",
        f"{means[1]:.0f}",
        f"{means[2]:.1f}",
        ", ".join(f"{reason} {count}" for reason, count in ends.most_common()),
    ]
    return f"| {' | '.join(cells)} |"


def page(rows: list[JsonObject]) -> str:
    text = HEAD
    for bot in reversed(BOTS):
        mine = [one for one in rows if one["bot"] == bot]
        if not mine:
            continue
        text += f"\n## {bot}\n\n| scenario | first side | second side | drawn | turns | actions | seconds | ends |\n"
        text += "|---|---|---|---|---|---|---|---|\n"
        for scenario in GAME.options[0].values:
            if games := [one for one in mine if one["scenario"] == scenario]:
                text += row(scenario, games) + "\n"
    return text


def rate(scenario: str, bot: str, rows: list[JsonObject]) -> str:
    """A line for opening.toml."""
    won = [sum(one["winner"] == seat for one in rows) for seat in range(2)]
    return f'    {{ value = "{scenario}", bot = "{bot}", won = {won}, games = {len(rows)} }},'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file", type=Path, default=GAMES, help="where the games are kept")
    what = parser.add_subparsers(dest="what", required=True)
    playing = what.add_parser("play")
    playing.add_argument("bot", choices=BOTS)
    playing.add_argument("--games", type=int, default=200, help="of each scenario")
    playing.add_argument("--scenarios", nargs="+", default=list(GAME.options[0].values))
    writing = what.add_parser("write")
    writing.add_argument("page", type=Path)
    chosen = parser.parse_args()
    if chosen.what == "play":
        play_all(chosen.file, chosen.bot, chosen.scenarios, chosen.games)
    else:
        rows = read(chosen.file)
        chosen.page.write_text(page(rows), "utf-8")
        for scenario in GAME.options[0].values:
            for bot in BOTS:
                games = [one for one in rows if (one["scenario"], one["bot"]) == (scenario, bot)]
                if games and bot.startswith("level:"):
                    print(rate(scenario, bot, games))


if __name__ == "__main__":
    main()
