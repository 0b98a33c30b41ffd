"""How Samurai Spirit's `prospects` were fitted: games of the search itself, then logistic regression by a small net.

`python bench/prospects.py play games.npz --games 2000 --iterations 800 --seed 1` plays practice deals of all tables,
six in ten of them of four on Normal, and keeps what lay on the table before every action; one choice in 80 is made at
random, so that bad positions are seen too. The same command goes on where it stopped.
`python bench/prospects.py fit games.npz` fits the weights to who won, from those that are there, and writes them into
the game. Play and fit again: better prospects make better games.
"""

from __future__ import annotations

import argparse
from base64 import b85encode
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tatami import CHANCE, Dealer, game
from tatami.bots import Knowledge
from tatami.bots.search import search_of
from tatami.core.game import State
from tatami.core.record import dtype_of
from tatami.games.samurai_spirit import prospects, weights
from tatami.games.samurai_spirit.prospects import HIDDEN, PILES, SEAT
from tatami.games.samurai_spirit.rules.outcome import points
from tatami.games.samurai_spirit.rules.table import MOST_SAMURAI, SAMURAI, Reason, Step

Array = np.ndarray[Any, np.dtype[Any]]
Net = dict[str, Array]

RASH = 80
KEPT_EVERY = 20
TESTED = 10  # one game in so many is not learnt from, but tested on
SEATS = {2: 3, 3: 4, 4: 3, 5: 5, 6: 3, 7: 2}
DIFFICULTIES = {"easy": 3, "normal": 5, "hard": 4, "heroic": 1}
SHAPES = {
    "b1": (HIDDEN,), "table": (PILES, HIDDEN), "seat": (SEAT, HIDDEN), "b2": (HIDDEN,), "sum": (HIDDEN, HIDDEN),
    "table2": (PILES, HIDDEN), "out": (HIDDEN,), "b3": (1,),
}  # fmt: skip


# -- games


def first_state(rng: Random) -> State:
    samurai = game("samurai-spirit")
    if rng.random() < 0.6:
        return samurai.new(**{**samurai.draw_options(4, rng), "difficulty": "normal"})
    players = rng.choices(list(SEATS), list(SEATS.values()))[0]
    difficulty = rng.choices(list(DIFFICULTIES), list(DIFFICULTIES.values()))[0]
    return samurai.new(**{**samurai.draw_options(players, rng), "difficulty": difficulty})


def row(state: State) -> Array:
    """What the net looks at."""
    engine, numbers = state.game.engine, np.zeros(PILES + MOST_SAMURAI * SEAT, np.float32)
    t, f = state._raw.view(dtype_of(engine.table))[0], state._figures.view(dtype_of(engine.figures))[0]
    prospects.write_table(t, f, numbers, 0)
    for who in range(state.seats):
        prospects.write_seat(t, f, who, numbers, PILES + who * SEAT)
    return numbers


def played(seed: str, iterations: int) -> tuple[list[Array], float]:
    """What lay on the table before each action of one game, and what the game was worth."""
    rng, dealer = Random(seed), Dealer(seed)
    state = first_state(rng)
    search, rows = search_of(state.game), []
    while state.to_act is not None:
        if state.to_act == CHANCE:
            state.apply(dealer.deal(state))
            continue
        actions = state.actions()
        if state._raw.view(dtype_of(state.game.engine.table))[0]["decision"] == Step.ACTION:
            rows.append(row(state))
        action = rng.choice(actions)
        if len(actions) > 1 and rng.randrange(RASH):
            known = Knowledge(state, state.to_act, rng.getrandbits(64))
            action = search.run(known, rng, iterations, briefly=True, hair=search.hair).choices[0].action
        state.apply(action)
    t = state._raw.view(dtype_of(state.game.engine.table))[0]
    return rows, 0.85 + 0.015 * points(t) if t["reason"] == Reason.VICTORY else 0.0


def play(path: Path, games: int, iterations: int, seed: int) -> None:
    kept = dict(np.load(path)) if path.exists() else {}
    rows, worth, whose = ([kept[name]] if kept else [] for name in ("rows", "worth", "whose"))
    done = int(kept["whose"][-1]) + 1 if kept else 0
    for number in range(done, games):
        seen, result = played(f"prospects/{seed}/{number}", iterations)
        rows.append(np.array(seen, np.float16))
        worth.append(np.full(len(seen), result, np.float32))
        whose.append(np.full(len(seen), number))
        if number % KEPT_EVERY == KEPT_EVERY - 1 or number == games - 1:
            rows, worth, whose = ([np.concatenate(part)] for part in (rows, worth, whose))
            np.savez_compressed(path, rows=rows[0], worth=worth[0], whose=whose[0])
            print(f"{number + 1} games, {len(rows[0])} positions", flush=True)


# -- the fit


def apart(flat: Array) -> Net:
    parts = np.split(flat, np.cumsum([int(np.prod(shape)) for shape in SHAPES.values()])[:-1])
    return {name: part.reshape(shape) for (name, shape), part in zip(SHAPES.items(), parts, strict=True)}


def forward(net: Net, rows: Array) -> tuple[Array, tuple[Array, ...]]:
    table, seats = rows[:, :PILES], rows[:, PILES:].reshape(len(rows), MOST_SAMURAI, SEAT)
    there = (seats[:, :, : len(SAMURAI)].sum(2) > 0).astype(np.float32)
    inner = seats @ net["seat"] + (table @ net["table"] + net["b1"])[:, None]
    together = (np.maximum(inner, 0) * there[:, :, None]).sum(1)
    outer = together @ net["sum"] + table @ net["table2"] + net["b2"]
    standing = np.maximum(outer, 0) @ net["out"] + net["b3"][0]
    return 1 / (1 + np.exp(-standing)), (table, seats, there, inner, together, outer)


def gradient(net: Net, rows: Array, aim: Array) -> Net:
    """Of the cross entropy."""
    hope, (table, seats, there, inner, together, outer) = forward(net, rows)
    off = (hope - aim) / len(rows)
    by_outer = off[:, None] * net["out"] * (outer > 0)
    by_inner = (by_outer @ net["sum"].T)[:, None, :] * there[:, :, None] * (inner > 0)
    by_table = by_inner.sum(1)
    return {
        "b1": by_table.sum(0), "table": table.T @ by_table, "b2": by_outer.sum(0), "sum": together.T @ by_outer,
        "seat": seats.reshape(-1, SEAT).T @ by_inner.reshape(-1, HIDDEN), "table2": table.T @ by_outer,
        "out": np.maximum(outer, 0).T @ off, "b3": off.sum(keepdims=True),
    }  # fmt: skip


def loss(net: Net, rows: Array, worth: Array) -> float:
    hope = np.concatenate([forward(net, part.astype(np.float32))[0] for part in np.array_split(rows, 20)])
    return float(-(worth * np.log(hope + 1e-7) + (1 - worth) * np.log(1 - hope + 1e-7)).mean())


def blended(net: Net, rows: Array, worth: Array, whose: Array, trust: float) -> Array:
    """Aims between the outcome and what the net hopes for one action later: they scatter less."""
    hope = np.concatenate([forward(net, part.astype(np.float32))[0] for part in np.array_split(rows, 20)])
    aims = worth.copy()
    for k in range(len(aims) - 2, -1, -1):
        if whose[k] == whose[k + 1]:
            aims[k] = trust * aims[k + 1] + (1 - trust) * hope[k + 1]
    return aims


def fit(paths: list[Path], epochs: int, rate: float, trust: float, seed: int) -> Array:
    """Adam, and the average of its steps; the second half of the epochs learns from blended aims."""
    files = [np.load(path) for path in paths]
    rows, worth = (np.concatenate([file[name] for file in files]) for name in ("rows", "worth"))
    whose = np.concatenate([file["whose"] + 1_000_000 * k for k, file in enumerate(files)])
    tested = whose % TESTED == 0
    learnt, rng = np.flatnonzero(~tested), np.random.default_rng(seed)
    net = apart(weights.WEIGHTS.astype(np.float32))
    mean = {name: part.copy() for name, part in net.items()}
    first, second = ({name: np.zeros_like(part) for name, part in net.items()} for _ in range(2))
    batch, aims, step = 2048, worth, 0
    steps = epochs * (len(learnt) // batch)
    for epoch in range(epochs):
        if epoch == epochs // 2:
            aims = blended(mean, rows, worth, whose, trust)
        order = rng.permutation(learnt)
        for k in range(len(learnt) // batch):
            places = order[k * batch : (k + 1) * batch]
            slopes = gradient(net, rows[places].astype(np.float32), aims[places])
            step += 1
            pace = rate * min(1, step / 100) * 0.5 * (1 + np.cos(np.pi * step / steps)) + 1e-5
            for name, slope in slopes.items():
                first[name] += 0.1 * (slope - first[name])
                second[name] += 0.001 * (slope**2 - second[name])
                size = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
                net[name] = net[name] - pace * first[name] / (1 - 0.9**step) / size
                mean[name] += (0.01 if step > 100 else 1.0) * (net[name] - mean[name])
        print(f"{epoch + 1}: {loss(mean, rows[tested], worth[tested]):.4f} on games not learnt from", flush=True)
    return np.concatenate([mean[name].ravel() for name in SHAPES])


def write(flat: Array) -> None:
    told = b85encode(flat.astype("<f2").tobytes()).decode()
    lines = "\n".join(f'    "{told[k : k + 110]}"' for k in range(0, len(told), 110))
    path = Path(str(weights.__file__))
    before, after = path.read_text("utf-8").split("TOLD = (\n")[0], path.read_text("utf-8").split("\n)\n")[1]
    path.write_text(f"{before}TOLD = (\n{lines}\n)\n{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=800)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--trust", type=float, default=0.9, help="how much of an aim is the outcome, for each action")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.what == "play":
        play(chosen.files[0], chosen.games, chosen.iterations, chosen.seed)
    else:
        write(fit(chosen.files, chosen.epochs, chosen.rate, chosen.trust, chosen.seed))


if __name__ == "__main__":
    main()
