"""Small nets fitted to the results of games: with NumPy, or with CuPy where it finds a GPU.

A net is an array of weights, or its parts by name. `xp` is one of the two.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from multiprocessing import current_process
from typing import Any

import numpy as np

xp: Any = np
if current_process().name == "MainProcess":  # workers play, and leave the GPU to whoever fits
    try:
        import cupy

        if cupy.cuda.runtime.getDeviceCount() > 0:
            xp = cupy
    except Exception:  # no CuPy, or no GPU: what it raises then depends on the driver
        pass

Array = np.ndarray[Any, np.dtype[Any]]
Net = dict[str, Array]
Shapes = dict[str, tuple[int, ...]]
Forward = Callable[[Net, Array], tuple[Array, tuple[Any, ...]]]
"""What a net says of rows, and what it went through to say so."""
Gradient = Callable[[Net, Array, Array], Net]


def parts_of(flat: Array, shapes: Shapes) -> Net:
    parts = np.split(flat, np.cumsum([int(np.prod(shape)) for shape in shapes.values()])[:-1])
    return {name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)}


def flat_of(net: Net, shapes: Shapes) -> Array:
    return np.concatenate([net[name].ravel() for name in shapes]).astype(np.float32)


def first_weights(shapes: Shapes, seed: int) -> Array:
    """Biases, whose names begin with b, are 0."""
    rng = np.random.default_rng(seed)
    scatter = {name: 0.0 if name[0] == "b" else np.sqrt(1.5 / shape[0]) for name, shape in shapes.items()}
    return flat_of({name: rng.standard_normal(shape) * scatter[name] for name, shape in shapes.items()}, shapes)


def loss(net: Net, forward: Forward, rows: Array, aims: Array, batch: int = 4096) -> float:
    """The cross entropy."""
    net = lent(net)
    parts = [forward(net, xp.asarray(rows[k : k + batch], np.float32))[0] for k in range(0, len(rows), batch)]
    hopes, aims = xp.clip(xp.concatenate(parts), 1e-6, 1 - 1e-6), xp.asarray(aims)
    return float(-(aims * xp.log(hopes) + (1 - aims) * xp.log(1 - hopes)).mean())


def lent(net: Net) -> Net:
    """A copy where it is fitted."""
    return {name: xp.array(part) for name, part in net.items()}


def taken_back(net: Net) -> Net:
    return {name: part if xp is np else xp.asnumpy(part) for name, part in net.items()}


def fit(
    net: Net, gradient: Gradient, draw: Callable[[np.random.Generator], tuple[Array, Array]], steps: int, rate: float,
    seed: int, decay: float = 1e-4,
) -> Net:  # fmt: skip
    """Adam with a rate that falls to a twentieth; what is kept is the average of the later steps."""
    mean, net, rng = lent(net), lent(net), np.random.default_rng(seed)
    first, second = ({name: xp.zeros_like(part) for name, part in net.items()} for _ in range(2))
    for step in range(1, steps + 1):
        rows, aims = draw(rng)
        pace = rate * min(1, step / 50) * (0.05 + 0.475 * (1 + cos(pi * step / steps)))
        for name, slope in gradient(net, xp.asarray(rows, np.float32), xp.asarray(aims, np.float32)).items():
            first[name] += 0.1 * (slope - first[name])
            second[name] += 0.001 * (slope**2 - second[name])
            size = xp.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
            net[name] -= pace * (first[name] / (1 - 0.9**step) / size + decay * net[name])
            mean[name] += max(0.01, 1 / step) * (net[name] - mean[name])
    return taken_back(mean)
