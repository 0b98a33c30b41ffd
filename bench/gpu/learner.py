"""Compares the learner's arithmetic on a GPU with the processor's: `python learner.py` in a packed folder.

The folder is that of `tatami train GAME --pack FOLDER`, with this file beside it; CuPy is enough. It prints how far
apart both are (the length of the difference as a share of the whole), and fails where half precision does not say why.
"""

from __future__ import annotations

import cupy
import numpy as np

from tatami.research.train.half import Half, HalfNet, HalfWiring
from tatami.research.train.learner import PlainMaths, log_softmax
from tatami.research.train.net import Array, Net, Wiring

LINES, CHOICES, STRIDE = 1003, 45, 64


def compare(name: str, found: Array, expected: Array, limit: float) -> None:
    found, expected = cupy.asnumpy(found).astype(np.float64), np.asarray(expected, np.float64)
    apart = float(np.linalg.norm(found - expected) / max(1e-9, np.linalg.norm(expected)))
    print(f"{name:<32} {apart:.2e}", flush=True)
    if not apart <= limit:
        raise SystemExit(f"{name}: {apart} apart, more than {limit}")


def nets(rng: np.random.Generator) -> None:
    sizes = [96, 32], 64, 2, STRIDE
    net, half = Net(np, *sizes).begin([1]), HalfNet(cupy, *sizes)
    net.flat += rng.normal(0.0, 0.05, net.flat.shape).astype(np.float32)
    half.flat[...] = cupy.asarray(net.flat)
    xs = [rng.normal(size=(LINES, part)).astype(np.float16) for part in sizes[0]]
    slope = rng.normal(size=(LINES, STRIDE)).astype(np.float16)
    given = [cupy.asarray(x) for x in xs]
    (out, trace), (found, kept) = net.forward([x.astype(np.float32) for x in xs]), half.forward(given)
    compare("outputs", found, out, 5e-3)
    flats = np.zeros_like(net.flat), cupy.full_like(half.flat, cupy.nan)
    net.backward([x.astype(np.float32) for x in xs], trace, slope.astype(np.float32), net.split(flats[0]))
    half.backward(given, kept, cupy.asarray(slope), half.split(flats[1]))
    for number, (one, other) in enumerate(zip(half.split(flats[1]), net.split(flats[0]), strict=True)):
        compare(f"gradient {number}", one, other, 4e-2)


def policies(rng: np.random.Generator) -> None:
    out, near = (rng.normal(0.0, 3.0, (LINES, STRIDE)).astype(np.float32) for _ in range(2))
    masks = rng.random((2 * LINES, CHOICES)) < 0.6
    masks[:, 40] = True
    masks[::3, :38] = False
    chosen = rng.permutation(2 * LINES)[:LINES]
    actions, before = masks.argmax(1), np.log(rng.uniform(0.01, 0.9, 2 * LINES)).astype(np.float32)
    gains, outcomes = (rng.normal(size=LINES).astype(np.float32) for _ in range(2))
    before[chosen[::2]] = log_softmax(np, out[::2, :CHOICES], masks[chosen[::2]])[
        np.arange(len(chosen[::2])), actions[chosen[::2]]
    ] + np.float32(0.02)
    arrays = masks, chosen, actions, before, gains, outcomes
    for magnet, other in ((0.2, near), (0.0, None)):
        expected, told = PlainMaths().slopes(out, other, *arrays, 0.3, magnet, 0.1)
        found, stats = Half(cupy).slopes(
            cupy.asarray(out),
            other if other is None else cupy.asarray(other),
            *map(cupy.asarray, arrays),
            0.3,
            magnet,
            0.1,
        )
        compare("slopes", found, expected, 2e-3)
        compare("what is measured", cupy.stack(stats), np.array(told), 1e-4)
    compare("first", Half(cupy).first_legal(cupy.asarray(masks)), masks.argmax(1), 0.0)
    compare("rows", Half(cupy).rows(cupy.asarray(masks), cupy.asarray(chosen)), masks[chosen], 0.0)
    games, seen = rng.permutation(50)[:20], rng.integers(0, 2, 20)
    columns, legal = rng.integers(0, 70, (2, CHOICES)), rng.random((50, 70)) < 0.5
    found = Half(cupy).legal(*map(cupy.asarray, (legal, games, columns, seen)))
    compare("legal", found, PlainMaths().legal(legal, games, columns, seen), 0.0)


def draws(rng: np.random.Generator) -> None:
    many = 400_000
    out, masks = rng.normal(size=(1, STRIDE)).astype(np.float32), np.zeros((1, CHOICES), np.bool_)
    masks[0, [2, 7, 30, 31, 32, 44]] = True
    for logits in (out, None):
        zeros = np.zeros_like(out) if logits is None else logits
        expected = log_softmax(np, zeros[:, :CHOICES], masks)[0]
        given = None if logits is None else cupy.asarray(np.repeat(logits, many, 0))
        actions, logs = Half(cupy).draw(given, cupy.asarray(np.repeat(masks, many, 0)), rng)
        counts = np.bincount(cupy.asnumpy(actions), minlength=CHOICES) / many
        compare("how often each is drawn", counts, np.exp(expected), 0.02)
        compare("probabilities told", logs, expected[cupy.asnumpy(actions)], 1e-5)


def wires(rng: np.random.Generator) -> None:
    lines = rng.integers(-3, 9, (200, 77)).astype(np.int8)
    source, kind = rng.integers(0, 77, (3, 160)), rng.integers(-2, 8, (3, 160))
    made = source, kind, rng.random((3, 160))
    chosen, seen = rng.permutation(200)[:90], rng.integers(0, 3, 200)
    found = HalfWiring(cupy, *made)(*map(cupy.asarray, (lines, chosen, seen)))
    compare("inputs", found, Wiring(np, *made)(lines, chosen, seen), 1e-3)


if __name__ == "__main__":
    for check in (wires, nets, policies, draws):
        check(np.random.default_rng(1))
