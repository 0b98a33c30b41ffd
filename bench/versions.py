"""Two bots against each other, with a part of their thinking, the second perhaps as an earlier version of Tatami plays.

    python bench/versions.py play samourai level:5 level:4 --share 0.1 --games 120 -o scenario=torii
    python bench/versions.py play samourai level:5 level:5 --share 0.1 --games 120 -o scenario=torii --earlier FOLDER
    python bench/versions.py show

FOLDER is a checkout of the earlier version; its bot runs there, in a process of its own that is told every action of
the game and knows what its seat knows, as here. `--share` cuts the playouts and the seconds of both alike, or of each
by a number of its own: `--share 0.4 0.1`. The bots change seats after every game, and two games in a row share one
stream of chance. `play` goes on where it stopped; `show` tells how much of a processor each took for a game.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

GAMES = Path("contests/versions.jsonl")
SEED = 1


def scaled(spec: str, share: float):
    """A level with a part of its budget."""
    from tatami.bots.levels import LEVELS, SearchBot

    level = LEVELS[int(spec.removeprefix("level:"))]
    cut = {"iterations": max(1, int(level.iterations * share)), "seconds": level.seconds * share}
    if getattr(level, "learnt", None):
        cut["learnt"] = max(1, int(level.learnt * share))
    return SearchBot(level._replace(**cut))


def chosen(bot, state, seed: int) -> tuple[str, float]:
    """What the bot plays, from what its seat knows, in notation; and how long it thought."""
    from tatami.bots import Knowledge

    began = time.process_time()
    rng = Random(seed)
    known = Knowledge(state, state.to_act, rng.getrandbits(64))
    return state.notation(bot.choose(known, rng)), time.process_time() - began


def answer(spec: str, share: float) -> None:
    """The earlier version's side: a line of JSON begins a game, tells an action, or asks for one."""
    import tatami

    bot, state = scaled(spec, share), None
    for line in sys.stdin:
        told = json.loads(line)
        if "game" in told:
            state = tatami.game(told["game"]).new(**told["options"])
        elif "action" in told:
            state.apply(state.parse(told["action"]))
        else:
            print(json.dumps(chosen(bot, state, told["seed"])), flush=True)


class Earlier:
    """The process of the earlier version."""

    def __init__(self, folder: Path, spec: str, share: float) -> None:
        command = [sys.executable, str(Path(__file__).resolve()), "answer", spec, str(share)]
        paths = [str((folder / "src").resolve()), os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def tell(self, **line: object) -> None:
        self.process.stdin.write(json.dumps(line) + "\n")
        self.process.stdin.flush()

    def ask(self, seed: int) -> tuple[str, float]:
        self.tell(seed=seed)
        return json.loads(self.process.stdout.readline())


def play(
    game, bots: list[str], options: dict[str, str], number: int, shares: list[float], earlier: Earlier | None
) -> dict[str, list[float]]:
    """One game: what each bot made of it, and how long it thought."""
    from tatami.core.chance import Dealer
    from tatami.core.game import CHANCE

    state = game.new(**options)
    dealer, thoughts = Dealer(f"{SEED}/{number // 2}"), Random(f"bots {SEED}/{number}")
    seats = [(seat + number) % 2 for seat in range(2)]
    players = [scaled(spec, share) for spec, share in zip(bots, shares, strict=True)]
    seconds = [0.0, 0.0]
    if earlier:
        earlier.tell(game=game.name, options=options)
    while state.to_act is not None:
        if state.to_act == CHANCE:
            action = state.notation(dealer.deal(state))
        else:
            who, seed = seats[state.to_act], thoughts.getrandbits(64)
            action, took = earlier.ask(seed) if earlier and who == 1 else chosen(players[who], state, seed)
            seconds[who] += took
        state.apply(state.parse(action))
        if earlier:
            earlier.tell(action=action)
    returns = state.returns()
    return {"results": [returns[seats.index(who)] for who in range(2)], "seconds": [round(one, 3) for one in seconds]}


def read(path: Path) -> list[dict]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def play_all(asked: argparse.Namespace) -> None:
    """The games that the file does not hold yet."""
    import tatami

    game = tatami.game(asked.game)
    options = dict(pair.split("=", 1) for pair in asked.option)
    shares = (asked.share * 2)[:2]
    version = asked.earlier.resolve().name if asked.earlier else None
    contest = {"game": asked.game, "bots": [asked.first, asked.second], "options": options, "share": shares}
    contest["earlier"] = version
    there = {row["number"] for row in read(asked.file) if row.items() >= contest.items()}
    earlier = Earlier(asked.earlier, asked.second, shares[1]) if asked.earlier else None
    asked.file.parent.mkdir(exist_ok=True)
    with asked.file.open("a", encoding="utf-8") as file:
        for number in range(asked.games):
            if number not in there:
                played = play(game, [asked.first, asked.second], options, number, shares, earlier)
                file.write(json.dumps({**contest, "number": number, **played}) + "\n")
                file.flush()


def show(path: Path) -> None:
    """The contests so far, one row each: as a whole, and with the first bot at each seat."""
    from tatami.bots.arena import wilson

    def share(values: list[float]) -> str:
        low, high = wilson(sum(values), len(values))
        return f"{100 * sum(values) / len(values):.1f}% ({100 * low:.1f}–{100 * high:.1f})" if values else "–"

    contests: dict[str, list[dict]] = {}
    for row in read(path):
        name = f"{row['bots'][0]} against {row['earlier'] or ''} {row['bots'][1]}".replace("  ", " ")
        key = (
            f"| {' '.join(row['options'].values())} | {name} | {' and '.join(f'{share:g}' for share in row['share'])} |"
        )
        contests.setdefault(key, []).append(row)
    print("| options | bots | thinking | games | result of the first | as first seat | as second seat | seconds |")
    print("|---|---|---|---|---|---|---|---|")
    for key, rows in contests.items():
        seats = [[row["results"][0] for row in rows if row["number"] % 2 == seat] for seat in range(2)]
        took = " and ".join(f"{sum(row['seconds'][who] for row in rows) / len(rows):.1f}" for who in range(2))
        whole = [share(seats[0] + seats[1]), share(seats[0]), share(seats[1]), took]
        print(key, len(rows), "|", " | ".join(whole), "|")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file", type=Path, default=GAMES, help="where the games are kept")
    what = parser.add_subparsers(dest="what", required=True)
    playing = what.add_parser("play")
    playing.add_argument("game")
    playing.add_argument("first")
    playing.add_argument("second")
    playing.add_argument("-o", "--option", action="append", default=[], metavar="KEY=VALUE")
    playing.add_argument("--share", type=float, nargs="+", default=[1.0], help="of their playouts and seconds")
    playing.add_argument("--games", type=int, default=120)
    playing.add_argument("--earlier", type=Path, help="the checkout that the second bot plays from")
    what.add_parser("show")
    answering = what.add_parser("answer")
    answering.add_argument("bot")
    answering.add_argument("share", type=float)
    asked = parser.parse_args()
    if asked.what == "play":
        play_all(asked)
    elif asked.what == "show":
        show(asked.file)
    else:
        answer(asked.bot, asked.share)


if __name__ == "__main__":
    main()
