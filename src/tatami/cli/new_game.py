"""`new-game`: the package of a game of one's own."""

from __future__ import annotations

import argparse
from pathlib import Path

from tatami import new_game
from tatami.core.commands import AddCommand
from tatami.core.words import Words


def register(command: AddCommand, words: Words) -> None:
    made = command("new-game", new_game_command, words("cli-new-game"))
    made.add_argument("name", metavar="NAME", help=words("cli-new-game-name"))
    made.add_argument("--folder", type=Path, metavar="FOLDER", help=words("cli-new-game-folder"))


def new_game_command(chosen: argparse.Namespace, words: Words) -> None:
    """Writes the package of a new game."""
    folder = chosen.folder or Path(f"tatami-{chosen.name}")
    try:
        new_game.write_package(chosen.name, folder)
    except OSError as error:
        raise ValueError(f"{folder}: {error.strerror}") from None
    print(words("cli-new-game-written", path=str(folder), name=chosen.name))
