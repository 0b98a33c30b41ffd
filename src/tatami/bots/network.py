"""A policy that was learnt: how likely it plays each action, from what a seat knows. Compiled; no framework is needed.

A game that has one says in its module `net` what goes in and what comes out, and ships the weights beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

import numba
import numpy as np

from tatami.bots.knowledge import Knowledge
from tatami.core.compiled import bind
from tatami.core.game import Game
from tatami.core.json_types import Options
from tatami.core.record import Array, Raw, blank, dtype_of

if TYPE_CHECKING:
    from tatami.core.bound import FIGURES, TABLE, encode

NUMBER, PRESENT, NEVER = -1, -2, 127
"""Instead of the value that an input stands for: the number itself, whether there is one, nothing at all."""


class Design(NamedTuple):
    """Inputs and outputs of a game's net; the first index is the seat that looks."""

    source: Array
    """Of each input the cell of the line that it reads,"""
    kind: Array
    """the value that it stands for, or `NUMBER`, `PRESENT`, `NEVER`;"""
    scale: Array
    """what numbers are multiplied by."""
    columns: Array
    """The action of each output."""
    width: int
    """Cells of a line."""


def required_part(game: Game, name: str) -> ModuleType:
    """A module of the game that a net cannot do without."""
    module = game.part(name)
    if module is None:
        raise ValueError(f"{game.name}: has no module {name}, so it has no net")
    return module


def design(game: Game, options: Options, seats: int) -> Design:
    """The design by a game's modules `net` and `tensor`."""
    net, layout = required_part(game, "net"), required_part(game, "tensor").layout(options)
    names = [field.name for field in layout.fields if field.name not in net.left_out(options)]
    names.sort(key=lambda name: (name in net.ONE_HOT, name in net.PRESENT))
    inputs: list[tuple[list[int], list[int], list[float]]] = []
    for seat in range(seats):
        source, kind, scale = list[int](), list[int](), list[float]()
        for name in names:
            values = range(1, net.ONE_HOT[name] + 1) if name in net.ONE_HOT else ()
            for cell in cells_seen(game, options, seat, name).ravel().tolist():
                source += [max(0, cell)] * (len(values) or 1)
                kind += [value if cell >= 0 else NEVER for value in values]
                if not values:
                    kind.append(PRESENT if name in net.PRESENT else NUMBER)
                scale += [1.0 / net.SCALES.get(name, 1.0) if cell >= 0 else 0.0] * (len(values) or 1)
        inputs.append((source, kind, scale))
    sources, kinds, scales = zip(*inputs, strict=True)
    columns = [net.columns(options, seat) for seat in range(seats)]
    return Design(
        np.array(sources, np.int32), np.array(kinds, np.int8), np.array(scales, np.float32),
        np.array(columns, np.int32), layout.width,
    )  # fmt: skip


def cells_seen(game: Game, options: Options, seat: int, name: str) -> Array:
    """The cells of a field in the order in which a seat's net reads them; -1: not at this table."""
    layout = required_part(game, "tensor").layout(options)
    shape = next(field.shape for field in layout.fields if field.name == name)
    numbers = np.arange(layout.width, dtype=np.int64)[layout.places[name]].reshape(shape)
    cells: Array = required_part(game, "net").cells(options, seat, name, numbers)
    return cells


def infer(
    root: Raw, figures: Raw, seat: int, line: Array, source: Array, kind: Array, scale: Array, first: Array,
    first_bias: Array, layers: Array, biases: Array, last: Array, last_bias: Array, hidden: Array, added: Array,
    out: Array,
) -> None:  # fmt: skip
    """Writes the outputs for what a seat knows. Few inputs are on, so the first layer adds their rows."""
    encode(root.view(TABLE)[0], figures.view(FIGURES)[0], seat, line)
    width, outputs = hidden.shape[0], out.shape[0]
    for j in range(width):
        hidden[j] = first_bias[j]
    for k in range(source.shape[0]):
        cell = line[source[k]]
        if kind[k] < 0:
            if cell != 0:
                x = scale[k] if kind[k] == PRESENT else np.float32(cell) * scale[k]
                for j in range(width):
                    hidden[j] += x * first[k, j]
        elif cell == kind[k]:
            for j in range(width):
                hidden[j] += first[k, j]
    for j in range(width):
        hidden[j] = max(hidden[j], np.float32(0.0))
    for layer in range(layers.shape[0]):
        for j in range(width):
            added[j] = biases[layer, j]
        for k in range(width):
            x = hidden[k]
            if x != np.float32(0.0):
                for j in range(width):
                    added[j] += x * layers[layer, k, j]
        for j in range(width):
            hidden[j] += max(added[j], np.float32(0.0))
    for j in range(outputs):
        out[j] = last_bias[j]
    for k in range(width):
        x = hidden[k]
        if x != np.float32(0.0):
            for j in range(outputs):
                out[j] += x * last[k, j]


@cache
def infer_of(game: Game) -> Callable[..., None]:
    """`infer` bound to a game."""
    return bind(
        infer, game.name, TABLE=dtype_of(game.engine.table), FIGURES=dtype_of(game.engine.figures),
        encode=required_part(game, "tensor").encode,
    )  # fmt: skip


def compile_for(game: Game) -> None:
    """Compiles a game's net, if it has one, or loads it from the cache."""
    if game.part("net") is not None and hasattr(infer := infer_of(game), "compile"):
        number, line, small = np.zeros(1, np.int32), np.zeros(1, np.int8), np.zeros(1, np.float32)
        two, three = np.zeros((1, 1), np.float32), np.zeros((1, 1, 1), np.float32)
        raw = blank(game.engine.table), blank(game.engine.figures)
        weights = (two, small, three, two, two, small)
        arguments = (*raw, 0, line, number, line, small, *weights, small, small, small)
        infer.compile(tuple(numba.typeof(argument) for argument in arguments))


class Network:
    """A game's net with its weights; read-only, so that threads can share it."""

    def __init__(self, game: Game, options: Options, seats: int, weights: Mapping[str, Array]) -> None:
        made = design(game, options, seats)
        self.inputs = list(zip(made.source, made.kind, made.scale, strict=True))
        self.width = made.width
        names = ("first", "first_bias", "layers", "biases", "last", "last_bias")
        self.weights = tuple(np.ascontiguousarray(weights[name], np.float32) for name in names)
        first, last = self.weights[0], self.weights[4]
        if first.shape[0] != made.source.shape[1] or last.shape[1] != made.columns.shape[1] + 1:
            raise ValueError(f"{game.name}: a net of {first.shape[0]} inputs and {last.shape[1]} outputs does not fit")
        self.places = [{int(action): k for k, action in enumerate(line)} for line in made.columns]
        self.gain: float = required_part(game, "net").GAIN
        self.infer = infer_of(game)

    def outputs(self, known: Knowledge) -> Array:
        """A logit for each column, then the value, -1 to 1."""
        hidden = self.weights[1].shape[0]
        out = np.zeros(self.weights[5].shape[0], np.float32)
        room = np.zeros(hidden, np.float32), np.zeros(hidden, np.float32), out
        self.infer(
            *known.bytes(), known.seat, np.zeros(self.width, np.int8), *self.inputs[known.seat], *self.weights, *room
        )
        return out

    def policy(self, known: Knowledge) -> dict[int, float]:
        """How likely the seat that is to act plays each of its actions."""
        actions, places = known.actions(), self.places[known.seat]
        logits = self.outputs(known)[[places[action] for action in actions]].astype(np.float64)
        shares = np.exp(logits - logits.max())
        return dict(zip(actions, (shares / shares.sum()).tolist(), strict=True))

    def value(self, known: Knowledge) -> float:
        """What the seat may expect, 0 to 1, as far as the net can tell without a search."""
        return float(np.clip(0.5 + 0.5 * self.outputs(known)[-1], 0.0, 1.0))


def network_for(known: Knowledge) -> Network | None:
    """The net that plays at such a table; None if there is none."""
    net = known.game.part("net")
    file = None if net is None else net.weights(known.options)
    if file is None or not (known.game.folder / file).is_file():
        return None
    options = {name: tuple(value) if isinstance(value, list) else value for name, value in known.options.items()}
    return load_network(known.game, file, tuple(sorted(options.items())), known.seats)


@cache
def shipped_weights(game: Game, file: str) -> dict[str, Array]:
    with np.load(game.folder / file) as weights:
        return {name: np.ascontiguousarray(weights[name], np.float32) for name in weights}


@lru_cache(maxsize=256)
def load_network(game: Game, file: str, options: tuple[tuple[str, object], ...], seats: int) -> Network:
    return Network(game, dict(options), seats, shipped_weights(game, file))
