"""A net with residual layers and its gradients: few enough lines to need no framework. On a GPU: `half.py`.

All weights of a net lie in one flat array, so an optimiser's step, an average and a copy are one operation each.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np

Array = Any
"""NumPy's or CuPy's."""


def product(a: Array, b: Array, out: Array | None = None) -> Array:
    """The product of two matrices: in this one place, so that another library's can be tried."""
    if out is None:
        return a @ b
    out[...] = a @ b
    return out


class Wiring:
    """How the numbers of a line become inputs: scaled, or one input for each value that a cell can have."""

    def __init__(self, xp: ModuleType, source: Array, kind: Array, scale: Array) -> None:
        self.xp = xp
        self.source, self.kind, self.scale = (
            xp.asarray(array, dtype) for array, dtype in ((source, np.int32), (kind, np.int8), (scale, np.float32))
        )
        self.inputs = source.shape[1]

    def __call__(self, lines: Array, chosen: Array, seen: Array) -> Array:
        """The inputs of the chosen lines; `seen` says of all lines which wires they have (the first index here)."""
        x = self.xp.empty((len(chosen), self.inputs), np.float32)
        for wires in np.unique(seen[chosen]):
            rows = np.nonzero(seen[chosen] == wires)[0]
            kind, scale = self.kind[wires], self.scale[wires]
            cells = np.take(lines[chosen[rows]], self.source[wires], axis=1)
            counts = np.where(kind == -2, cells != 0, cells) * scale
            x[rows] = np.where(kind < 0, counts, cells == kind)
        return x


class Net:
    """Inputs, in one part or several, to a hidden layer; residual layers of the same width; outputs."""

    def __init__(self, xp: ModuleType, parts: Sequence[int], width: int, blocks: int, outputs: int) -> None:
        self.xp, self.parts = xp, tuple(parts)
        self.width, self.blocks, self.outputs = width, blocks, outputs
        shapes: list[tuple[int, ...]] = [(part, width) for part in parts]
        shapes += [(width,), *[(width, width), (width,)] * blocks, (width, outputs), (outputs,)]
        self.shapes = shapes
        self.flat = xp.zeros(sum(int(np.prod(shape)) for shape in shapes), np.float32)
        self.views = self.split(self.flat)

    def split(self, flat: Array) -> list[Array]:
        """The weights and biases, layer by layer, as views."""
        views, at = [], 0
        for shape in self.shapes:
            size = int(np.prod(shape))
            views.append(flat[at : at + size].reshape(shape))
            at += size
        return views

    def begin(self, seed: Sequence[int]) -> Net:
        """Fresh weights; outputs begin near 0, so that a new policy plays almost anything."""
        rng = np.random.default_rng(seed)
        for view in self.views:
            if view.ndim == 2:
                spread = np.sqrt(2.0 / view.shape[0]) * (0.1 if view is self.views[-2] else 1.0)
                view[...] = self.xp.asarray(rng.normal(0.0, spread, view.shape), np.float32)
        return self

    def copy(self) -> Net:
        twin = type(self)(self.xp, self.parts, self.width, self.blocks, self.outputs)
        twin.flat[...] = self.flat
        return twin

    def forward(self, xs: Sequence[Array]) -> tuple[Array, list[Array]]:
        """The outputs, and what `backward` needs: the hidden values before each layer, and what each layer added."""
        xp, first = self.xp, len(self.parts)
        added = product(xs[0], self.views[0])
        for x, weights in zip(xs[1:], self.views[1:first], strict=True):
            added += product(x, weights)
        added += self.views[first]
        hidden = xp.maximum(added, 0.0, out=added)
        trace = [hidden]
        for block in range(self.blocks):
            weights, bias = self.views[first + 1 + 2 * block : first + 3 + 2 * block]
            added = product(hidden, weights)
            added += bias
            xp.maximum(added, 0.0, out=added)
            hidden = hidden + added
            trace += [added, hidden]
        return product(hidden, self.views[-2]) + self.views[-1], trace

    def backward(self, xs: Sequence[Array], trace: list[Array], slope: Array, gradients: list[Array]) -> None:
        """Writes the gradients of a mean loss; given are the slopes of each line's loss by its outputs."""
        first, slope = len(self.parts), slope / np.float32(len(slope))
        product(trace[-1].T, slope, gradients[-2])
        gradients[-1][...] = slope.sum(0)
        back = product(slope, self.views[-2].T)
        for block in reversed(range(self.blocks)):
            before, added = trace[2 * block], trace[2 * block + 1]
            inner = back * (added > 0.0)
            product(before.T, inner, gradients[first + 1 + 2 * block])
            gradients[first + 2 + 2 * block][...] = inner.sum(0)
            back += product(inner, self.views[first + 1 + 2 * block].T)
        back *= trace[0] > 0.0
        for part, x in enumerate(xs):
            product(x.T, back, gradients[part])
        gradients[first][...] = back.sum(0)


class Adam:
    """The optimiser of one net: Adam, with gradients no longer than 1."""

    def __init__(self, net: Net) -> None:
        xp = self.xp = net.xp
        self.net, self.steps = net, 0
        self.mean, self.square = xp.zeros_like(net.flat), xp.zeros_like(net.flat)
        self.flat = xp.zeros_like(net.flat)
        self.gradients = net.split(self.flat)

    def step(self, rate: float) -> None:
        """One step down the gradients."""
        xp, slope = self.xp, self.flat
        self.steps += 1
        slope *= 1.0 / xp.maximum(1.0, xp.sqrt(xp.dot(slope, slope)))
        self.mean *= 0.9
        self.mean += 0.1 * slope
        self.square *= 0.999
        self.square += 0.001 * slope * slope
        rate *= np.sqrt(1.0 - 0.999**self.steps) / (1.0 - 0.9**self.steps)
        self.net.flat -= np.float32(rate) * self.mean / (xp.sqrt(self.square) + np.float32(1e-6))
