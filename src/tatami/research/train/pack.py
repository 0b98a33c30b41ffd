"""What a learner needs of a game: its tasks and its tables, here or packed for a machine that compiles nothing."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

import numpy as np

from tatami.bots.knowledge import Knowledge
from tatami.bots.network import cells_seen, design, required_part
from tatami.bots.search import search_of
from tatami.core.game import CHANCE, Game, State
from tatami.core.json_types import JsonObject, Options
from tatami.research import Batch, launch, observe, setups
from tatami.research.train.net import Array, Net
from tatami.research.train.tables import ABOUT, ARRAYS, TASK, Group, Library, TrainingTask

NO_OPTIONS: Options = {}
START = "start"
"""What the usual beginning is called, among the small set-ups."""
PRACTICE = "practice"
"""What the tables are called that a game's net practises at."""
POSITIONS, FROM_THE_START, KEPT_OF_A_GAME = 12288, 0.6, 3
"""In a library: how many, how many of them first decisions, and the most that a game played by habit gives."""


def task_of(game: Game, options: Options = NO_OPTIONS) -> TrainingTask:
    """A table as a net sees it."""
    net, start = required_part(game, "net"), game.new(**options)
    made, layout = design(game, start.options, start.seats), required_part(game, "tensor").layout(start.options)
    nothing = np.zeros(0, np.int64)
    secrets = np.stack([
        np.concatenate([nothing, *(cells_seen(game, start.options, seat, name).ravel() for name in net.SECRETS)])
        for seat in range(start.seats)
    ])  # fmt: skip
    progress = np.zeros(layout.width, np.float32)
    for name, values in net.PROGRESS.items():
        progress[layout.places[name]] = values
    teams = game.teams(start.options)
    return TrainingTask(
        made.source[None], made.kind[None], made.scale[None], secrets[None], made.columns[None], progress[None],
        together=len(set(teams)) == 1,
    )  # fmt: skip


def one_task(tasks: Sequence[TrainingTask]) -> TrainingTask:
    """Tables of several kinds as one task, as wide as the widest."""

    def stacked(name: str) -> Array:
        arrays = [getattr(task, name)[0] for task in tasks]
        whole = np.zeros((len(arrays), *np.max([array.shape for array in arrays], axis=0)), arrays[0].dtype)
        for k, array in enumerate(arrays):
            whole[k][tuple(slice(size) for size in array.shape)] = array
        return whole

    return tasks[0]._replace(**{name: stacked(name) for name in TASK})


def group_of(game: Game, start: str, n: int, threads: int, device: str, options: Options = NO_OPTIONS) -> Group:
    """Games from the usual beginning, from a small set-up, or from positions to practise."""
    given: JsonObject = {"threads": threads, "device": device}
    if start == START:
        return Group(task_of(game, options), Batch(game, n, **given, **options))
    tables: dict[str, JsonObject] = required_part(game, "net").TABLES
    if start in tables:
        return group_of(game, START, n, threads, device, tables[start])
    if start != PRACTICE:
        state = setups.setup(game.name, start)
        return Group(task_of(game, state.options), Batch(game, n, start=state, **given))
    states = positions(game)
    firsts = list({state.seats: state for state in sorted(states, key=lambda state: state.seats)}.values())
    batch = Batch(game, n, start=firsts[-1], **given)
    kept = batch._shown
    shown = batch._records, kept.choices, kept.counts, batch.masks, batch.observations, batch.to_act
    kinds = {state.seats: kind for kind, state in enumerate(firsts)}
    library = library_of(states, kinds, batch.layout.width)
    task = one_task([task_of(game, state.options) for state in firsts])
    return Group(task, batch, Library(*(batch._player.asarray(array) for array in library)), shown)


def positions(game: Game) -> list[State]:
    """Decisions at tables that the game's net practises at: the first ones, and some of games played by habit."""
    net, search, rng, found = required_part(game, "net"), search_of(game), Random(1), list[State]()
    while len(found) < POSITIONS:
        state, passed = game.new(**net.practice(rng)), list[State]()
        later = rng.random() > FROM_THE_START
        while state.to_act is not None and (later or not passed):
            if state.to_act == CHANCE:
                outcomes, chances = zip(*state.chance(), strict=True)
                state.apply(rng.choices(outcomes, chances)[0])
                continue
            passed.append(state.copy())
            state.apply(search.habit(Knowledge(state, state.to_act, 1), rng.getrandbits(64)))
        found += rng.sample(passed, min(len(passed), KEPT_OF_A_GAME if later else 1))
    return found


def library_of(states: Sequence[State], kinds: Mapping[int, int], width: int) -> Library:
    """Positions as a batch shows them; which kind of table each is follows from its seats."""
    choices = np.zeros((len(states), states[0].game.engine.most_choices), np.int32)
    counts, masks = np.zeros(len(states), np.int64), np.zeros((len(states), states[0].codec.actions), np.bool_)
    seats = [state.to_act or 0 for state in states]
    for k, state in enumerate(states):
        actions = state.actions()
        choices[k, : len(actions)], counts[k], masks[k, actions] = actions, len(actions), True
    lines = np.zeros((len(states), width), np.int8)
    for k, state in enumerate(states):
        line = observe(state, seats[k])
        lines[k, : len(line)] = line
    records = np.stack([state._raw for state in states])
    numbers = np.array([kinds[state.seats] for state in states], np.int64)
    return Library(numbers, records, choices, counts, masks, lines, np.array(seats, np.int8))


def pack(game: Game, folder: Path, starts: list[str], options: Options = NO_OPTIONS) -> None:
    """Writes the tasks, the starts and the learner itself; the PTX is `python -m tatami.research.gpu FOLDER GAME`."""
    arrays: dict[str, Array] = {}
    about: JsonObject = {"game": game.name, "choices": game.engine.most_choices, "starts": {}}
    for name in (START, *starts):
        task, batch, library, _ = group_of(game, name, 1, 1, "cpu", options)
        assert isinstance(batch, Batch)
        arrays |= {f"{field} {name}": getattr(task, field) for field in TASK}
        arrays[f"start {name}"], arrays[f"figures {name}"] = batch.start._raw, batch.start._figures
        if library is not None:
            arrays |= {f"{field} of {name}": array for field, array in library._asdict().items()}
        about["actions"], about["together"] = batch.actions, task.together
        about["starts"][name] = batch.layout.width, task.seats
    here, home = Path(__file__).parent, folder / "tatami" / "research"
    (home / "train").mkdir(parents=True, exist_ok=True)
    for package in (home.parent, home):
        (package / "__init__.py").write_text("", "utf-8")
    shutil.copy(str(launch.__file__), home / "launch.py")
    for module in ("__init__", "__main__", "net", "half", "tables", "learner"):
        shutil.copy(here / f"{module}.py", home / "train" / f"{module}.py")
    np.savez_compressed(folder / ARRAYS, **arrays)
    (folder / ABOUT).write_text(json.dumps(about), "utf-8")


def taken_up(path: Path, task: TrainingTask, width: int, blocks: int) -> Array:
    """The policy of a checkpoint, or of weights as a game ships them, to learn on from."""
    from tatami.research.train.learner import padded_size

    with np.load(path) as kept:
        if "mean" in kept:
            return kept["mean"]
        inputs, choices = task.source.shape[2], task.columns.shape[2]
        net = Net(np, [padded_size(inputs)], width, blocks, padded_size(choices + 1))
        first, first_bias, *layers, last, last_bias = net.views
        first[:inputs], first_bias[...] = kept["first"], kept["first_bias"]
        for layer, array in zip(
            layers, (part for pair in zip(kept["layers"], kept["biases"], strict=True) for part in pair), strict=True
        ):
            layer[...] = array
        last[:, : choices + 1], last_bias[: choices + 1] = kept["last"], kept["last_bias"]
        return net.flat


def weights_of(task: TrainingTask, flat: Array, width: int, blocks: int) -> dict[str, Array]:
    """The weights of a learnt policy as `bots/network.py` reads them, in half precision and without padding."""
    from tatami.research.train.learner import padded_size

    inputs, choices = task.source.shape[2], task.columns.shape[2]
    net = Net(np, [padded_size(inputs)], width, blocks, padded_size(choices + 1))
    net.flat[...] = flat
    first, first_bias, *layers, last, last_bias = net.views
    shipped = {
        "first": first[:inputs],
        "first_bias": first_bias,
        "layers": np.stack(layers[::2]),
        "biases": np.stack(layers[1::2]),
        "last": last[:, : choices + 1],
        "last_bias": last_bias[: choices + 1],
    }
    return {name: array.astype(np.float16) for name, array in shipped.items()}
