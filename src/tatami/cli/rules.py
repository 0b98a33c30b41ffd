"""`rules`: the rules of a game and its figures."""

from __future__ import annotations

import argparse
from pathlib import Path

import tatami
from tatami.cli.common import figures_of, print_json, show
from tatami.core.commands import AddCommand
from tatami.core.words import Words
from tatami.terminal.rulebook import figure_lines, rule_lines, rule_texts


def register(command: AddCommand, words: Words) -> None:
    rules = command("rules", rules_command, words("cli-rules"))
    rules.add_argument("game", metavar="GAME", help=words("cli-game"))
    rules.add_argument("number", nargs="?", metavar="NUMBER", help=words("cli-rules-number"))
    rules.add_argument("--figures", type=Path, metavar="FILE", help=words("cli-figures"))
    rules.add_argument("--json", action="store_true", help=words("cli-json"))


def rules_command(chosen: argparse.Namespace, words: Words) -> None:
    game = tatami.game(chosen.game)
    figures = game.figures(figures_of(game, chosen.figures))
    if chosen.json:
        print_json(
            {"game": game.name, "rules": rule_texts(game, chosen.number, words, technical=True), "figures": figures}
        )
        return
    if chosen.number is None:
        print(words(game.name))
        print()
    print("\n".join(rule_lines(game, chosen.number, words, technical=chosen.number is not None)))
    if chosen.number is None:
        print()
        print(words("rules-figures"))
        show(figure_lines(figures, words))
