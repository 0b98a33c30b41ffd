"""The command line: `tatami` alone says what can be done."""

from __future__ import annotations

import argparse
import os
import sys
from types import ModuleType

import tatami
from tatami.cli import admin, bench, contests, games, new_game, play, records, rules, server, train, worker
from tatami.cli import words as words_of_languages
from tatami.cli.common import Parser
from tatami.core import registry
from tatami.core.commands import Run
from tatami.core.errors import Mistakes, in_words
from tatami.core.extras import extra_of
from tatami.core.plaintext import one_line
from tatami.core.words import LANGUAGES, Words, chosen_language, speak

BAD_INPUT = 2
MOST_COMPLAINTS = 40
WELCOME = (
    "serve", "play", "join", "simulate", "replay", "verify", "arena", "analyse", "rules", "odds", "bench",
    "train", "new-game",
)  # fmt: skip
"""The commands, in the order in which somebody new may want them."""


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; bad input is one line on stderr and exit code 2."""
    given = sys.argv[1:] if arguments is None else arguments
    words = speak(chosen_language())
    try:
        words = speak(language_of(given))
        chosen = parser(words).parse_args(given)
        return int(chosen.run(chosen, words) or 0)
    except Mistakes as error:
        return complain(error.lines, words)
    except ValueError as error:
        print(f"tatami: {one_line(in_words(error, words.language))}", file=sys.stderr)
        return BAD_INPUT
    except ModuleNotFoundError as error:
        extra = extra_of(error)
        if extra is None:
            raise
        needed = words("cli-needs-extra", module=error.name, extra=extra)
        print(f"tatami: {needed}", file=sys.stderr)
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
    top.add_argument("--version", action="version", version=f"tatami {tatami.__version__}", help=words("cli-version"))
    top.set_defaults(run=welcome)
    commands = top.add_subparsers(title=words("cli-commands"), metavar="COMMAND", parser_class=Parser)

    def command(name: str, run: Run, about: str) -> Parser:
        if name in commands.choices:  # as with games of one name, the first one counts
            return Parser()
        added: Parser = commands.add_parser(name, parents=[common], add_help=False, help=about, description=about)
        added.set_defaults(run=run)
        return added

    for group in (
        games, play, contests, records, rules, words_of_languages, server, worker, admin, bench, train, new_game,
        *commands_of_games(),
    ):  # fmt: skip
        group.register(command, words)
    return top


def commands_of_games() -> list[ModuleType]:
    """The modules `commands` of the games that have one; only those games are loaded, for that takes its time."""
    having = [name for name in tatami.games() if (registry.folder(name) / "commands.py").is_file()]
    return [module for name in having if (module := tatami.game(name).part("commands"))]


def complain(complaints: list[str], words: Words) -> int:
    """All that is wrong with a file, a line each, as far as anybody reads on."""
    for complaint in complaints[:MOST_COMPLAINTS]:
        print(one_line(complaint), file=sys.stderr)
    if len(complaints) > MOST_COMPLAINTS:
        print(words("cli-more-complaints", count=len(complaints) - MOST_COMPLAINTS), file=sys.stderr)
    return BAD_INPUT


def welcome(chosen: argparse.Namespace, words: Words) -> None:
    """What can I do?"""
    print(words("cli-welcome"))
    print()
    games.games_command(chosen, words)
    print()
    print(words("cli-welcome-commands"))
    for name in WELCOME:
        print(f"  tatami {name:12} {words(f'cli-{name}')}")
    print()
    print(words("cli-welcome-more"))
    print(words("cli-unofficial"))
