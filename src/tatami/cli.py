"""The command line: `tatami` alone says what can be done."""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import tatami
from tatami.bots import analysis, arena, levels
from tatami.bots.graph import svg
from tatami.bots.outside import ANSWER_SECONDS
from tatami.bots.search import search_of
from tatami.core import cluster, log
from tatami.core import figures as figures_file
from tatami.core.game import Game, State
from tatami.core.options import Option
from tatami.core.words import LANGUAGES, Words, chosen_language, speak
from tatami.games.samourai import draw, scenarios, textmap
from tatami.games.samourai import maps as samourai_maps
from tatami.simulate import Summary, simulate
from tatami.terminal import plain
from tatami.terminal.complaints import reworded
from tatami.terminal.contest import analysis_lines, forfeit_lines, standing_lines
from tatami.terminal.poems import Shelf
from tatami.terminal.rulebook import figure_lines, rule_lines
from tatami.terminal.sitting import PERSON, SEATS, Sitting

BAD_INPUT = 2
BENCH = (Path(tatami.__file__).parent / "_bench", Path(tatami.__file__).parents[2] / "bench")
"""Where the bench is: in an installed package, in the sources."""
WELCOME = ("serve", "play", "join", "simulate", "replay", "verify", "arena", "analyse", "rules", "odds", "bench")
"""The commands, in the order in which somebody new may want them."""
Item = TypeVar("Item")


class Parser(argparse.ArgumentParser):
    """Errors in one line, as everywhere else."""

    def error(self, message: str) -> NoReturn:
        raise ValueError(message)


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; bad input is one line on stderr and exit code 2."""
    given = sys.argv[1:] if arguments is None else arguments
    words = speak(chosen_language())
    try:
        words = speak(language_of(given))
        chosen = parser(words).parse_args(given)
        return int(chosen.run(chosen, words) or 0)
    except ValueError as error:
        print(f"tatami: {reworded(str(error), words)}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def language_of(given: list[str]) -> str:
    """The language is needed before the arguments can be read, for the help is in it too."""
    for place, argument in enumerate(given):
        if argument == "--lang" and place + 1 < len(given):
            return given[place + 1]
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
    return chosen_language()


def parser(words: Words) -> Parser:
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, help=words("cli-lang"))
    common.add_argument("-h", "--help", action="help", help=words("cli-help"))
    top = Parser(prog="tatami", description=words("cli-about"), parents=[common], add_help=False)
    top.set_defaults(run=welcome)
    commands = top.add_subparsers(title=words("cli-commands"), metavar="COMMAND", parser_class=Parser)

    def command(name: str, run: Any) -> Parser:
        text = words(f"cli-{name}")
        added: Parser = commands.add_parser(name, parents=[common], add_help=False, help=text, description=text)
        added.set_defaults(run=run)
        return added

    play = command("play", play_command)
    play.add_argument("game", nargs="?", default="kenjin", metavar="GAME", help=words("cli-game"))
    table_arguments(play, words)
    play.add_argument("--plain", action="store_true", help=words("cli-play-plain"))
    play.add_argument("--seats", metavar="WHO,WHO", help=words("cli-play-seats", kinds=", ".join(SEATS)))
    play.add_argument("--seed", type=whole, metavar="S", help=words("cli-seed"))
    play.add_argument("--pace", type=float, default=0.15, metavar="S", help=words("cli-serve-pace"))
    play.add_argument("--resume", type=Path, metavar="FILE", help=words("cli-play-resume"))

    joining = command("join", join_command)
    joining.add_argument("link", metavar="URL", help=words("cli-join-link"))
    joining.add_argument("--name", default="", metavar="NAME", help=words("cli-join-name"))
    joining.add_argument("--watch", action="store_true", help=words("cli-join-watch"))
    joining.add_argument("--plain", action="store_true", help=words("cli-play-plain"))

    many = command("simulate", simulate_command)
    many.add_argument("game", metavar="GAME", help=words("cli-game"))
    table_arguments(many, words)
    many.add_argument("--games", type=whole, default=100, metavar="N", help=words("cli-simulate-games"))
    many.add_argument("--seed", type=whole, default=1, metavar="S", help=words("cli-seed"))
    many.add_argument("--bots", metavar="BOT,BOT", help=words("cli-simulate-bots", kinds=", ".join(levels.KINDS)))
    many.add_argument("--out", type=Path, metavar="FILE", help=words("cli-simulate-out"))
    many.add_argument("--json", action="store_true", help=words("cli-json"))

    again = command("replay", replay_command)
    again.add_argument("file", type=Path, metavar="FILE", help=words("cli-replay-file"))
    again.add_argument("--show", type=whole, metavar="N", help=words("cli-replay-show"))
    again.add_argument("--json", action="store_true", help=words("cli-json"))

    contest = command("arena", arena_command)
    contest.add_argument("game", metavar="GAME", help=words("cli-game"))
    contest.add_argument("bots", nargs="+", metavar="BOT", help=words("cli-arena-bots", kinds=", ".join(levels.KINDS)))
    table_arguments(contest, words)
    contest.add_argument("--games", type=whole, default=100, metavar="N", help=words("cli-arena-games"))
    contest.add_argument("--seed", type=whole, default=1, metavar="S", help=words("cli-seed"))
    contest.add_argument("--workers", type=whole, default=1, metavar="N", help=words("cli-arena-workers"))
    contest.add_argument("--ray", nargs="?", const=cluster.LOCAL, metavar="ADDRESS", help=words("cli-arena-ray"))
    contest.add_argument(
        "--answer-seconds", type=float, default=ANSWER_SECONDS, metavar="S", help=words("cli-arena-seconds")
    )
    contest.add_argument("--out", type=Path, metavar="FILE", help=words("cli-arena-out"))
    contest.add_argument("--json", action="store_true", help=words("cli-json"))

    judge = command("analyse", analyse_command)
    judge.add_argument("file", type=Path, metavar="RECORD", help=words("cli-replay-file"))
    judge.add_argument("--line", type=whole, default=1, metavar="N", help=words("cli-analyse-line"))
    judge.add_argument(
        "--iterations", type=whole, default=analysis.ITERATIONS, metavar="N", help=words("cli-analyse-iterations")
    )
    judge.add_argument("--seed", type=whole, default=1, metavar="S", help=words("cli-seed"))
    judge.add_argument("--svg", type=Path, metavar="FILE", help=words("cli-analyse-svg"))
    judge.add_argument("--json", action="store_true", help=words("cli-json"))

    ground = command("map", map_command)
    ground.add_argument("file", metavar="FILE", help=words("cli-map-file", maps=", ".join(samourai_maps.SHIPPED)))
    ground.add_argument("--svg", action="store_true", help=words("cli-map-svg"))
    ground.add_argument("--out", type=Path, metavar="FILE", help=words("cli-map-out"))

    own = command("scenario", scenario_command)
    own.add_argument("what", choices=("check",), metavar="check", help=words("cli-scenario-check"))
    own.add_argument("file", type=Path, metavar="FILE", help=words("cli-scenario-file"))

    rules = command("rules", rules_command)
    rules.add_argument("game", metavar="GAME", help=words("cli-game"))
    rules.add_argument("number", nargs="?", metavar="NUMBER", help=words("cli-rules-number"))
    rules.add_argument("--figures", type=Path, metavar="FILE", help=words("cli-figures"))
    rules.add_argument("--json", action="store_true", help=words("cli-json"))

    serving = command("serve", serve_command)
    serving.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=words("cli-serve-host"))
    serving.add_argument("--port", type=whole, default=8000, metavar="N", help=words("cli-serve-port"))
    serving.add_argument("--data", type=Path, metavar="FOLDER", help=words("cli-serve-data"))
    serving.add_argument("--database", metavar="URL", help=words("cli-serve-database"))
    serving.add_argument("--rate", type=float, default=50.0, metavar="N", help=words("cli-serve-rate"))
    serving.add_argument("--pace", type=float, default=0.4, metavar="S", help=words("cli-serve-pace"))
    serving.add_argument("--origin", action="append", default=[], metavar="URL", help=words("cli-serve-origin"))
    serving.add_argument("--hooks", choices=["public", "any", "off"], default="public", help=words("cli-serve-hooks"))
    serving.add_argument("--contact", default="", metavar="ADDRESS", help=words("cli-serve-contact"))
    serving.add_argument("--verbose", action="store_true", help=words("cli-serve-verbose"))

    copies = {"backup": backup_command, "restore": restore_command, "export": export_command, "import": import_command}
    for name, run in copies.items():
        copying = command(name, run)
        copying.add_argument("file", type=Path, metavar="FILE", help=words("cli-copy-file"))
        copying.add_argument("--data", type=Path, metavar="FOLDER", help=words("cli-serve-data"))
        if name in ("export", "import"):
            copying.add_argument("--database", metavar="URL", help=words("cli-serve-database"))

    fair = command("verify", verify_command)
    fair.add_argument("file", type=Path, metavar="FILE", help=words("cli-verify-file"))
    fair.add_argument("--json", action="store_true", help=words("cli-json"))

    chances = command("odds", odds_command)
    chances.add_argument("game", metavar="GAME", help=words("cli-game"))
    chances.add_argument("file", type=Path, metavar="FILE", help=words("cli-odds-file"))
    chances.add_argument("--ply", type=whole, metavar="N", help=words("cli-odds-ply"))
    chances.add_argument("--json", action="store_true", help=words("cli-json"))

    bench = command("bench", bench_command)
    bench.add_argument("--json", action="store_true", help=words("cli-json"))
    bench.add_argument("--seconds", type=float, default=2.0, metavar="S", help=words("cli-bench-seconds"))
    bench.add_argument("--peers-python", type=Path, metavar="PYTHON", help=words("cli-bench-peers"))
    bench.add_argument("--write", type=Path, metavar="FILE", help=words("cli-bench-write"))
    return top


def table_arguments(to: Parser, words: Words) -> None:
    to.add_argument("--players", type=whole, metavar="N", help=words("cli-players"))
    to.add_argument("-o", "--option", action="append", default=[], metavar="KEY=VALUE", help=words("cli-option"))
    to.add_argument("--figures", type=Path, metavar="FILE", help=words("cli-figures"))
    to.add_argument("--scenario", metavar="FILE", help=words("cli-scenario-own"))


def whole(text: str) -> int:
    if not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 up")
    return int(text)


# -- what the commands share


def options_of(game: Game, chosen: argparse.Namespace) -> dict[str, Any]:
    """`-o key=value` read by the game's own options; `--scenario FILE` is short for one of them."""
    known: dict[str, Option] = {option.name: option for option in game.options}
    given = {}
    for pair in [*chosen.option, *([f"scenario={chosen.scenario}"] if chosen.scenario else [])]:
        key, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"-o {pair}: write it as key=value")
        if key not in known:
            raise ValueError(f"-o {pair}: {game.name} has no option {key!r}; it has {', '.join(known)}")
        try:
            given[key] = known[key].parse(value)
        except ValueError as error:
            raise ValueError(f"-o {error}") from None
    return given


def figures_of(game: Game, path: Path | None) -> dict[str, Any]:
    if path is None:
        return {}
    given = figures_file.load(path)
    game.figures(given)
    return given


def compiled(game: Game, words: Words) -> Game:
    """The game with its rules compiled; the first time that takes a while, and is shown."""
    if not game.engine.is_compiled():
        steps = list(game.engine.entrances())
        console = Console(stderr=True)
        with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=console) as progress:
            task = progress.add_task(words("cli-compiling", game=words(game.name)), total=len(steps))
            for _, done, _ in game.engine.compile():
                progress.update(task, completed=done)
    return game


def thinking(game: Game, seats: int, words: Words) -> None:
    """The bots' search compiled; the first time that takes a while, and is shown."""
    search = search_of(game)
    if not search.is_compiled(seats):
        console = Console(stderr=True)
        with console.status(words("cli-compiling-bots", game=words(game.name))):
            search.compile(seats)


def watched(items: Iterable[Item], total: int, text: str) -> Iterator[Item]:
    """The items, with a progress bar where somebody can see one."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(items, total=total, description=text)


def print_json(value: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


# -- the commands


def welcome(chosen: argparse.Namespace, words: Words) -> None:
    """What can I do?"""
    print(words("cli-welcome"))
    print()
    for name in tatami.games():
        print(f"  {name:16} {words(f'{name}-about')}")
    print()
    print(words("cli-welcome-commands"))
    for name in WELCOME:
        print(f"  tatami {name:12} {words(f'cli-{name}')}")
    print()
    print(words("cli-welcome-more"))
    print(words("cli-unofficial"))


def play_command(chosen: argparse.Namespace, words: Words) -> None:
    game = compiled(tatami.game(chosen.game), words)
    seed = int.from_bytes(os.urandom(8)) if chosen.seed is None else chosen.seed
    if chosen.resume:
        state = resumed(game, chosen.resume)
    else:
        state = first_state(game, chosen, seed)
    seats = seats_of(chosen.seats, state.seats)
    if any(who.startswith(("level:", "iterations:")) for who in seats):
        thinking(game, state.seats, words)
    if not 0 <= chosen.pace <= 60:
        raise ValueError(f"--pace {chosen.pace:g}: must be 0 to 60 seconds")
    sitting = Sitting(state, seats, seed, words)
    shelf = Shelf(words, sys.stdin, sys.stdout) if game.name == "samourai" and sitting.people else None
    if shelf:
        shelf.ask()
    sit_down(sitting, chosen)
    if shelf and len(sitting.people) == state.seats:
        shelf.keep(sitting.state.record())


def sit_down(sitting: Sitting, chosen: argparse.Namespace) -> None:
    """Plays in the application, or line by line where that is wished or there is no screen."""
    words = sitting.words
    if not chosen.plain and is_terminal():
        from tatami.terminal.app import TableApp  # Textual takes its time: only whoever needs it waits for it
        from tatami.terminal.here import TableHere

        TableApp(TableHere(sitting, chosen.pace), sitting.state.game.name, words).run()
        return
    if not chosen.plain:
        print(words("app-no-terminal"), file=sys.stderr)
    try:
        plain.Lines(sitting).play()
    except plain.Quit:
        print(words("table-left"))


def is_terminal() -> bool:
    """Whether somebody can see a screen and type here; Textual draws on stderr."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream.isatty() for stream in streams) and os.environ.get("TERM", "dumb") != "dumb"


def join_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables.store import data_folder
    from tatami.terminal.away import Link, Server, TableAway, own_token
    from tatami.terminal.seen import Refused

    link = Link.read(chosen.link)
    server = Server(link, own_token(data_folder()), words)
    try:
        table = server.sit_down(chosen.name, chosen.watch)
    except Refused as refused:
        raise ValueError(refused.lines[0]) from None
    if not chosen.plain and is_terminal():
        from tatami.terminal.app import TableApp

        TableApp(TableAway(server, table), table["game"], words).run()
        return
    if not chosen.plain:
        print(words("app-no-terminal"), file=sys.stderr)
    from tatami.terminal.plainaway import LinesAway

    asyncio.run(LinesAway(TableAway(server, table)).play())


def first_state(game: Game, chosen: argparse.Namespace, seed: int) -> State:
    drawn = {} if chosen.players is None else game.draw_options(chosen.players, tatami.Dealer(seed).random)
    return game.new(figures=figures_of(game, chosen.figures), **{**drawn, **options_of(game, chosen)})


def resumed(game: Game, path: Path) -> State:
    state = tatami.replay(read_text(path))
    if state.game is not game:
        raise ValueError(f"{path}: a game of {state.game.name}, not of {game.name}")
    return state


def seats_of(wish: str | None, count: int) -> list[str]:
    """Who sits where: by default a person at seat 0 and bots at the others, as the page offers them first."""
    seats = [PERSON] + ["level:2"] * (count - 1) if wish is None else wish.split(",")
    if len(seats) != count:
        raise ValueError(f"--seats {wish}: {len(seats)} given, but the table has {count} seats")
    for who in seats:
        try:
            if who != PERSON:
                levels.check(who)
        except ValueError:
            raise ValueError(f"--seats: {who!r} is not one of {', '.join(SEATS)}") from None
    return seats


def simulate_command(chosen: argparse.Namespace, words: Words) -> None:
    game = compiled(tatami.game(chosen.game), words)
    options = options_of(game, chosen)
    figures = figures_of(game, chosen.figures)
    summary = Summary()
    bots = chosen.bots.split(",") if chosen.bots else []
    for bot in bots:
        levels.check(bot)
    played = simulate(game, chosen.games, chosen.seed, options, chosen.players, figures, bots)
    out = open_for_writing(chosen.out)
    try:
        for state in watched(played, chosen.games, words("cli-simulating", game=words(game.name))):
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
        print(words("cli-simulated-seat", seat=seat, value=value, low=low, high=high))
    if chosen.out:
        print(words("cli-written", path=str(chosen.out)))


def open_for_writing(path: Path | None) -> Any:
    if path is None:
        return None
    try:
        return path.open("wb")
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{path}: not UTF-8 text") from None


def record_lines(path: Path) -> list[str]:
    """The records of a file, one a line. A file of the arena begins with what was played, which is none."""
    lines = [line for line in read_text(path).splitlines() if line.strip()]
    if lines and lines[0].startswith('{"arena":'):
        del lines[0]
    if not lines:
        raise ValueError(f"{path}: no records in it")
    return lines


def record_of(line: str) -> dict[str, Any]:
    """A line of the arena's file holds the record among other things."""
    told = log.decode(line)
    return told["record"] if isinstance(told.get("record"), dict) else told


def replay_command(chosen: argparse.Namespace, words: Words) -> None:
    lines = record_lines(chosen.file)
    if chosen.show is not None and not 1 <= chosen.show <= len(lines):
        raise ValueError(f"--show {chosen.show}: {chosen.file} has records 1 to {len(lines)}")
    ready: set[str] = set()
    told = []
    for number, line in enumerate(watched(lines, len(lines), words("cli-replaying")), 1):
        try:
            record = record_of(line)
            if isinstance(name := record.get("game"), str) and name in tatami.games() and name not in ready:
                compiled(tatami.game(name), words)
                ready.add(name)
            if number == chosen.show:
                narrate(record, words)
            state = tatami.replay(record)
        except ValueError as error:
            raise ValueError(f"{chosen.file} record {number}: {error}") from None
        result = state.result.record if state.result else None
        told.append(
            {
                "line": number,
                "game": state.game.name,
                "actions": len(record["actions"]),
                "result": result,
                "digest": state.digest(),
            }
        )
    if chosen.json:
        print_json(told)
    elif chosen.show is None:
        for entry in told if len(told) <= 10 else []:
            print(words("cli-replayed-one", line=entry["line"], actions=entry["actions"], result=str(entry["result"])))
        print(words("cli-replayed", records=len(told)))


def arena_command(chosen: argparse.Namespace, words: Words) -> None:
    game = compiled(tatami.game(chosen.game), words)
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
        raise ValueError("--games 0: at least one game is needed")
    if not 0 < chosen.answer_seconds < float("inf"):
        raise ValueError(f"--answer-seconds {chosen.answer_seconds:g}: must be above 0")
    if any(not bot.startswith(("random", "cmd:")) for bot in chosen.bots):
        thinking(game, arena.first_state(contest, 0).seats, words)
    try:
        played = arena.reopened(chosen.out, contest) if chosen.out else []
    except OSError as error:
        raise ValueError(f"{chosen.out}: {error.strerror}") from None
    done = {one.number for one in played}
    numbers = [number for number in range(chosen.games) if number not in done]
    playing = arena.compete(contest, numbers, chosen.workers, chosen.ray)
    for one in watched(playing, len(numbers), words("cli-simulating", game=words(game.name))):
        played.append(one)
        if chosen.out:
            with chosen.out.open("ab") as out:
                out.write(msgspec.json.encode(one) + b"\n")
    standings = arena.standings(contest, played)
    if chosen.json:
        forfeits = [one.forfeit for one in played if one.forfeit]
        print_json({"arena": contest, "games": len(played), "standings": standings, "forfeits": forfeits})
        return
    for line in (*standing_lines(standings, words), *forfeit_lines(played, words)):
        print(line)


def analyse_command(chosen: argparse.Namespace, words: Words) -> None:
    lines = record_lines(chosen.file)
    if not 1 <= chosen.line <= len(lines):
        raise ValueError(f"--line {chosen.line}: {chosen.file} has records 1 to {len(lines)}")
    if chosen.iterations < 1:
        raise ValueError("--iterations 0: at least one is needed")
    try:
        record = record_of(lines[chosen.line - 1])
        state = tatami.replay(record)
    except ValueError as error:
        raise ValueError(f"{chosen.file} record {chosen.line}: {error}") from None
    thinking(compiled(state.game, words), state.seats, words)
    total = sum(1 for _ in analysis.decisions(record))
    judged = analysis.analyse_moves(record, chosen.iterations, chosen.seed)
    moves = list(watched(judged, total, words("cli-analysing")))
    found = analysis.summed_up(record, moves, chosen.iterations)
    names = state.game.names(state.view(None), words)
    if chosen.svg:
        try:
            chosen.svg.write_text(svg(found, names, words("analysis-graph", game=words(state.game.name))), "utf-8")
        except OSError as error:
            raise ValueError(f"{chosen.svg}: {error.strerror}") from None
    if chosen.json:
        print_json(found.as_json())
        return
    for line in analysis_lines(found, names, words):
        print(line)


def narrate(record: dict[str, Any], words: Words) -> None:
    """A game told from the first action to the last, with nothing hidden."""
    state = log.start(record, tatami.game)
    for state, _, events in log.steps(record, tatami.game):
        names = state.game.names(state.view(None), words)
        for event in events:
            print(words.event(state.game.name, event, names))
    for line in state.game.board(state.view(None), words):
        print(line)


def contact_of(address: str) -> str:
    if address and not address.startswith(("mailto:", "https://")):
        raise ValueError(f"--contact {address}: must be like mailto:somebody@example.org or https://example.org")
    return address


def serve_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.server.app import Settings
    from tatami.server.run import serve  # the network's libraries take their time: only whoever serves waits for them
    from tatami.tables.notices import Reach
    from tatami.tables.store import address_of, data_folder

    folder = chosen.data or data_folder()
    address = address_of(chosen.database, folder)
    if chosen.database is None:
        make_folder(folder)
    place = "localhost" if chosen.host in ("127.0.0.1", "::1") else chosen.host
    print(words("server-listening", address=f"http://{place}:{chosen.port}"), flush=True)
    settings = Settings(
        database=address,
        rate=chosen.rate,
        pace=chosen.pace,
        origins=tuple(chosen.origin),
        reach=Reach(chosen.hooks),
        contact=contact_of(chosen.contact),
        games=tatami.games(),
    )
    unready = [name for name in tatami.games() if not tatami.game(name).engine.is_compiled()]
    if unready:
        print(words("server-preparing", games=", ".join(words(name) for name in unready)), flush=True)

    def tell(game: str) -> None:
        print(words("server-ready", game=words(game)), flush=True)

    serve(settings, chosen.host, chosen.port, chosen.verbose, tell)


def make_folder(folder: Path) -> None:
    """A folder that only its owner can read: seeds and hashes of keys lie there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"--data {folder}: {error.strerror}") from None


def kept_at(chosen: argparse.Namespace) -> Path:
    from tatami.tables.store import data_folder

    return chosen.data or data_folder()


def backup_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables import copies

    copies.backup(kept_at(chosen), chosen.file)
    print(words("cli-backed-up", path=str(chosen.file)))


def restore_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables import copies

    make_folder(kept_at(chosen))
    copies.restore(kept_at(chosen), chosen.file)
    print(words("cli-restored", path=str(kept_at(chosen))))


def export_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables import copies
    from tatami.tables.store import address_of

    if chosen.database is None and not (kept_at(chosen) / copies.KEPT).exists():
        raise ValueError(f"{kept_at(chosen)}: no tables are kept there")
    count = asyncio.run(copies.export_records(address_of(chosen.database, kept_at(chosen)), chosen.file))
    print(words("cli-exported", records=count, path=str(chosen.file)))


def import_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables import copies
    from tatami.tables.store import address_of

    lines = [line for line in read_text(chosen.file).splitlines() if line.strip()]
    if chosen.database is None:
        make_folder(kept_at(chosen))
    try:
        taken = asyncio.run(copies.import_records(address_of(chosen.database, kept_at(chosen)), lines))
    except ValueError as error:
        raise ValueError(f"{chosen.file} {error}") from None
    for table in taken:
        print(f"/t/{table}")
    print(words("cli-imported", records=len(taken)))


def verify_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables import dealing

    lines = record_lines(chosen.file)
    told = []
    for number, line in enumerate(lines, 1):
        try:
            outcomes = dealing.verify(record_of(line))
        except ValueError as error:
            raise ValueError(f"{chosen.file} record {number}: {error}") from None
        told.append({"line": number, "outcomes": outcomes, "fair": True})
        if not chosen.json:
            print(words("cli-verified-one", line=number, outcomes=outcomes))
    if chosen.json:
        print_json(told)


def rules_command(chosen: argparse.Namespace, words: Words) -> None:
    game = tatami.game(chosen.game)
    figures = game.figures(figures_of(game, chosen.figures))
    if chosen.json:
        print_json({"game": game.name, "rules": rule_lines(game, chosen.number, words), "figures": figures})
        return
    if chosen.number is None:
        print(words(game.name))
        print()
    print("\n".join(rule_lines(game, chosen.number, words)))
    if chosen.number is None:
        print()
        print(words("rules-figures"))
        print("\n".join(figure_lines(figures, words)))


def map_command(chosen: argparse.Namespace, words: Words) -> None:
    """A map of Samouraï, shipped or one's own, as characters or as a drawing."""
    shipped = chosen.file in samourai_maps.SHIPPED
    ground = samourai_maps.shipped_map(chosen.file) if shipped else samourai_maps.read_map(Path(chosen.file))
    drawn = draw.svg(ground) if chosen.svg else "\n".join([*textmap.hex_map(ground, {}), "", *textmap.legend(words)])
    if chosen.out is None:
        print(drawn)
        return
    with open_for_writing(chosen.out) as out:
        out.write(drawn.encode() + b"\n")
    print(words("cli-map-written", path=str(chosen.out)))


def scenario_command(chosen: argparse.Namespace, words: Words) -> int:
    """Everything that is wrong with a player's own scenario, a line each."""
    complaints = scenarios.check_scenario(chosen.file)
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    if not complaints:
        print(words("cli-scenario-good", path=str(chosen.file)))
    return BAD_INPUT if complaints else 0


def odds_command(chosen: argparse.Namespace, words: Words) -> None:
    game = tatami.game(chosen.game)
    state = position_in(compiled(game, words), chosen.file, chosen.ply)
    odds = game.odds(state)
    if chosen.json:
        print_json(odds)
    else:
        print("\n".join(game.odds_lines(odds, game.names(state.view(None), words), words)))


def position_in(game: Game, path: Path, ply: int | None) -> State:
    """The state that a file holds: a position, or a record at one of its plies."""
    try:
        found = log.decode(read_text(path))
        if "format" not in found:
            return game.position(found)
        if ply is not None:
            if ply > len(found.get("actions", ())):
                raise ValueError(f"--ply {ply}: the record has {len(found['actions'])} actions")
            found = {**found, "actions": found["actions"][:ply], "result": None}
        state = tatami.replay(found)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
    if state.game is not game:
        raise ValueError(f"{path}: a game of {state.game.name}, not of {game.name}")
    return state


def bench_command(chosen: argparse.Namespace, words: Words) -> int:
    program = next((folder / "run.py" for folder in BENCH if (folder / "run.py").exists()), None)
    if program is None:
        raise ValueError("bench: its programs are not installed here; they are in the folder bench of the sources")
    if chosen.seconds <= 0:
        raise ValueError(f"--seconds {chosen.seconds:g}: must be above 0")
    for name in tatami.games():
        compiled(tatami.game(name), words)
    command = [sys.executable, str(program), "--seconds", str(chosen.seconds)]
    command += ["--json"] if chosen.json else []
    command += ["--peers-python", str(chosen.peers_python)] if chosen.peers_python else []
    command += ["--write", str(chosen.write)] if chosen.write else []
    return subprocess.run(command, check=False).returncode
