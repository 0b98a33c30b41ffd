"""`train`: a policy that learns a game by playing against itself."""

from __future__ import annotations

import argparse
from pathlib import Path
from types import ModuleType

import numpy as np

import tatami
from tatami.cli.common import compiled_game, first_options, table_arguments, whole_number
from tatami.core.commands import AddCommand
from tatami.core.errors import InputError
from tatami.core.json_types import JsonObject
from tatami.core.words import Words
from tatami.research.train import pack
from tatami.research.train.learner import CHECKPOINT, WEIGHTS, Learner, Settings


def register(command: AddCommand, words: Words) -> None:
    learn = command("train", train_command, words("cli-train"))
    learn.add_argument("game", metavar="GAME", help=words("cli-game"))
    table_arguments(learn, words)
    learn.add_argument("--out", type=Path, default=Path("training"), metavar="FOLDER", help=words("cli-train-out"))
    learn.add_argument("--iterations", type=whole_number, metavar="N", help=words("cli-train-iterations"))
    learn.add_argument("--games", type=whole_number, metavar="N", help=words("cli-train-games"))
    learn.add_argument("--seed", type=whole_number, default=1, metavar="S", help=words("cli-seed"))
    learn.add_argument("--seconds", type=float, default=float("inf"), metavar="S", help=words("cli-train-seconds"))
    learn.add_argument("--setups", default="", metavar="NAME,NAME", help=words("cli-train-setups"))
    learn.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=words("cli-train-set"))
    learn.add_argument("--threads", type=whole_number, default=1, metavar="N", help=words("cli-train-threads"))
    learn.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help=words("cli-train-device"))
    learn.add_argument("--against", type=Path, metavar="FILE", help=words("cli-train-against"))
    learn.add_argument("--begun", type=Path, metavar="FILE", help=words("cli-train-begun"))
    learn.add_argument("--pack", type=Path, metavar="FOLDER", help=words("cli-train-pack"))


def train_command(chosen: argparse.Namespace, words: Words) -> None:
    game, settings = tatami.game(chosen.game), settings_of(chosen)
    if game.part("net") is None:
        raise InputError("cli-error-no-net", game=game.name)
    compiled_game(game, words)
    options = first_options(game, chosen, chosen.seed)
    setups = [name for name in chosen.setups.split(",") if name]
    if chosen.pack:
        pack.pack(game, chosen.pack, setups, options)
        print(words("cli-written", path=str(chosen.pack)))
        return
    xp: ModuleType = np
    if chosen.device == "cuda":
        import cupy

        xp = cupy
    groups = [pack.group_of(game, pack.START, settings.games, chosen.threads, chosen.device, options)]
    groups += [pack.group_of(game, name, settings.setup_games, 1, chosen.device) for name in setups]
    made = groups[0].task, settings.width, settings.blocks
    policies = [path and pack.taken_up(path, *made) for path in (chosen.against, chosen.begun)]
    learner = Learner(xp, groups, settings, *policies)
    if (chosen.out / CHECKPOINT).is_file():
        learner.restore(chosen.out / CHECKPOINT)
    learner.run(chosen.out, chosen.seconds, lambda line: print(line, flush=True))
    mean = np.load(chosen.out / CHECKPOINT)["mean"]
    with (chosen.out / WEIGHTS).open("wb") as file:
        np.savez_compressed(file, **pack.weights_of(made[0], mean, *made[1:]))
    print(words("cli-written", path=str(chosen.out / WEIGHTS)))


def settings_of(chosen: argparse.Namespace) -> Settings:
    """The settings by name: `--iterations`, `--games` and `--seed` have options of their own."""
    usual = Settings()._asdict()
    given: JsonObject = {"seed": chosen.seed}
    for name in ("iterations", "games"):
        if getattr(chosen, name) is not None:
            given[name] = getattr(chosen, name)
    for pair in chosen.set:
        name, _, value = pair.partition("=")
        if name not in usual:
            raise InputError("cli-error-train-setting", name=name, known=", ".join(usual))
        try:
            given[name] = type(usual[name])(value)
        except ValueError:
            raise InputError("cli-error-train-setting", name=pair, known=", ".join(usual)) from None
    return Settings(**given)
