"""Many games without people: `simulate` and `arena`."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

import tatami
from tatami.bots import arena, levels
from tatami.bots.external import ANSWER_SECONDS
from tatami.cli.common import (
    compile_search,
    compiled_game,
    figures_of,
    open_for_writing,
    options_of,
    print_json,
    show,
    table_arguments,
    whole_number,
    with_progress,
)
from tatami.core import cluster
from tatami.core.commands import AddCommand
from tatami.core.errors import InputError
from tatami.core.words import Words
from tatami.simulate import Summary, simulate
from tatami.terminal.contest import forfeit_lines, standing_lines


def register(command: AddCommand, words: Words) -> None:
    many = command("simulate", simulate_command, words("cli-simulate"))
    many.add_argument("game", metavar="GAME", help=words("cli-game"))
    table_arguments(many, words)
    many.add_argument("--games", type=whole_number, default=100, metavar="N", help=words("cli-simulate-games"))
    many.add_argument("--seed", type=whole_number, default=1, metavar="S", help=words("cli-seed"))
    many.add_argument("--bots", metavar="BOT,BOT", help=words("cli-simulate-bots", kinds=", ".join(levels.KINDS)))
    many.add_argument("--out", type=Path, metavar="FILE", help=words("cli-simulate-out"))
    many.add_argument("--json", action="store_true", help=words("cli-json"))

    contest = command("arena", arena_command, words("cli-arena"))
    contest.add_argument("game", metavar="GAME", help=words("cli-game"))
    contest.add_argument("bots", nargs="+", metavar="BOT", help=words("cli-arena-bots", kinds=", ".join(levels.KINDS)))
    table_arguments(contest, words)
    contest.add_argument("--games", type=whole_number, default=100, metavar="N", help=words("cli-arena-games"))
    contest.add_argument("--seed", type=whole_number, default=1, metavar="S", help=words("cli-seed"))
    contest.add_argument("--workers", type=whole_number, default=1, metavar="N", help=words("cli-arena-workers"))
    contest.add_argument("--ray", nargs="?", const=cluster.LOCAL, metavar="ADDRESS", help=words("cli-arena-ray"))
    contest.add_argument(
        "--answer-seconds", type=float, default=ANSWER_SECONDS, metavar="S", help=words("cli-arena-seconds")
    )
    contest.add_argument("--out", type=Path, metavar="FILE", help=words("cli-arena-out"))
    contest.add_argument("--json", action="store_true", help=words("cli-json"))


def simulate_command(chosen: argparse.Namespace, words: Words) -> None:
    game = compiled_game(tatami.game(chosen.game), words)
    options = options_of(game, chosen)
    figures = figures_of(game, chosen.figures)
    summary = Summary()
    bots = chosen.bots.split(",") if chosen.bots else []
    for bot in bots:
        levels.check(bot)
    played = simulate(game, chosen.games, chosen.seed, options, chosen.players, figures, bots)
    out = open_for_writing(chosen.out)
    try:
        for state in with_progress(played, chosen.games, words("cli-simulating", game=words(game.name))):
            summary.add(state)
            if out:
                out.write(msgspec.json.encode(state.record()) + b"\n")
    finally:
        if out:
            out.close()
    if chosen.json:
        print_json(summary.as_json())
        return
    told = summary.as_json()
    print(words("cli-simulated", games=told["games"], actions=told["actions_per_game"], longest=told["longest"]))
    for seat, value in enumerate(told["returns"]):
        low, high = told["intervals"][seat]
        print(words("cli-simulated-seat", seat=seat + 1, value=value, low=low, high=high))
    if chosen.out:
        print(words("cli-written", path=str(chosen.out)))


def arena_command(chosen: argparse.Namespace, words: Words) -> None:
    game = compiled_game(tatami.game(chosen.game), words)
    contest = arena.Contest(
        game.name,
        tuple(chosen.bots),
        chosen.seed,
        chosen.players,
        options_of(game, chosen),
        figures_of(game, chosen.figures),
        chosen.answer_seconds,
    )
    arena.check(contest)
    if chosen.games < 1:
        raise InputError("cli-error-least", option="--games", value="0", low="1")
    if not 0 < chosen.answer_seconds < float("inf"):
        raise InputError("cli-error-above", option="--answer-seconds", value=f"{chosen.answer_seconds:g}", low="0")
    if any(not bot.startswith(("random", "cmd:")) for bot in chosen.bots):
        compile_search(game, arena.first_state(contest, 0).seats, words)
    try:
        played = arena.read_played_games(chosen.out, contest) if chosen.out else []
    except OSError as error:
        raise ValueError(f"{chosen.out}: {error.strerror}") from None
    done = {one.number for one in played}
    numbers = [number for number in range(chosen.games) if number not in done]
    playing = arena.compete(contest, numbers, chosen.workers, chosen.ray)
    for one in with_progress(playing, len(numbers), words("cli-simulating", game=words(game.name))):
        played.append(one)
        if chosen.out:
            with chosen.out.open("ab") as out:
                out.write(msgspec.json.encode(one) + b"\n")
    standings = arena.standings(contest, played)
    if chosen.json:
        forfeits = [one.forfeit for one in played if one.forfeit]
        print_json({"arena": contest, "games": len(played), "standings": standings, "forfeits": forfeits})
        return
    show((*standing_lines(standings, words), *forfeit_lines(played, words)))
