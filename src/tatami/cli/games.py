"""`games`: what is installed, and what could not be loaded."""

from __future__ import annotations

import argparse

import tatami
from tatami.core.commands import AddCommand
from tatami.core.plaintext import one_line
from tatami.core.registry import broken_games
from tatami.core.words import Words


def register(command: AddCommand, words: Words) -> None:
    command("games", games_command, words("cli-games"))


def games_command(chosen: argparse.Namespace, words: Words) -> None:
    for name in tatami.games():
        print(f"  {name:16} {words(f'{name}-about')}")
    for broken in broken_games():
        why = one_line(broken.why)
        print("  " + words("cli-games-broken", name=broken.name, package=broken.package, why=why))
