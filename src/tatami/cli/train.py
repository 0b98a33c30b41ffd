"""`train`: a policy that learns a game by playing against itself."""

from __future__ import annotations

import argparse
import os
from functools import partial
from pathlib import Path

import tatami
from tatami.cli.common import compiled_game, first_options, table_arguments, whole_number
from tatami.core.cluster import LOCAL
from tatami.core.commands import AddCommand
from tatami.core.errors import InputError
from tatami.core.json_types import JsonObject
from tatami.core.words import Words
from tatami.research.train import pack
from tatami.research.train.learner import Settings
from tatami.research.train.runs import Run, learn, learn_on_cluster


def register(command: AddCommand, words: Words) -> None:
    training = command("train", train_command, words("cli-train"))
    training.add_argument("game", metavar="GAME", help=words("cli-game"))
    table_arguments(training, words)
    training.add_argument("--out", type=Path, default=Path("training"), metavar="FOLDER", help=words("cli-train-out"))
    training.add_argument("--iterations", type=whole_number, metavar="N", help=words("cli-train-iterations"))
    training.add_argument("--games", type=whole_number, metavar="N", help=words("cli-train-games"))
    training.add_argument("--seed", type=whole_number, default=1, metavar="S", help=words("cli-seed"))
    training.add_argument("--seconds", type=float, default=float("inf"), metavar="S", help=words("cli-train-seconds"))
    training.add_argument("--setups", default="", metavar="NAME,NAME", help=words("cli-train-setups"))
    training.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=words("cli-train-set"))
    training.add_argument("--threads", type=whole_number, default=1, metavar="N", help=words("cli-train-threads"))
    training.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help=words("cli-train-device"))
    training.add_argument("--against", type=Path, metavar="FILE", help=words("cli-train-against"))
    training.add_argument("--begun", type=Path, metavar="FILE", help=words("cli-train-begun"))
    training.add_argument("--runs", type=whole_number, default=1, metavar="N", help=words("cli-train-runs"))
    training.add_argument("--ray", nargs="?", const=LOCAL, metavar="ADDRESS", help=words("cli-train-ray"))
    training.add_argument("--pack", type=Path, metavar="FOLDER", help=words("cli-train-pack"))


def train_command(chosen: argparse.Namespace, words: Words) -> None:
    game, settings = tatami.game(chosen.game), settings_of(chosen)
    if game.part("net") is None:
        raise InputError("cli-error-no-net", game=game.name)
    compiled_game(game, words)
    options = first_options(game, chosen, chosen.seed)
    setups = [name for name in chosen.setups.split(",") if name]
    if chosen.pack:
        pack.pack(game, chosen.pack, setups, options)
        print(words("cli-train-written", path=str(chosen.pack)))
        return
    if chosen.runs < 1:
        raise InputError("cli-error-least", option="--runs", value=str(chosen.runs), low="1")
    made = pack.task_of(game, options), settings.width, settings.blocks
    against, begun = (path and pack.taken_up(path, *made) for path in (chosen.against, chosen.begun))
    run = Run(
        game.name, options, tuple(setups), settings, against, begun, chosen.seconds, chosen.threads, chosen.device
    )
    runs = [run._replace(settings=settings._replace(seed=settings.seed + k)) for k in range(chosen.runs)]
    folders = [chosen.out / f"seed-{one.settings.seed}" for one in runs] if chosen.runs > 1 else [chosen.out]
    if chosen.ray:
        learnt = learn_on_cluster(runs, folders, chosen.ray, os.cpu_count() or 1)
    else:
        learnt = map(partial(learn, tell=partial(print, flush=True)), runs, folders)
    for path in learnt:
        print(words("cli-train-written", path=str(path)))


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
