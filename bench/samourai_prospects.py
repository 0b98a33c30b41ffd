"""How Samouraï's `prospects` were learnt: captains play, a net is fitted to who won, again and again.

    python bench/samourai_prospects.py FOLDER --seconds 3600 --workers 2      # goes on where it stopped
    python bench/samourai_prospects.py FOLDER --ship                          # writes the weights into the game

In the first round they play by habit, then by search with few playouts. FOLDER keeps what was played in each round, the
weights fitted to all of it, and a line of `curve.jsonl`.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numba
import numpy as np

import fitting
from fitting import Array, Net
from tatami import game
from tatami.bots import Knowledge
from tatami.bots.search import search_of
from tatami.core.chance import Dealer
from tatami.core.game import CHANCE, State
from tatami.core.record import dtype_of
from tatami.games.samourai import prospects
from tatami.games.samourai.prospects import FIRST_LAYER, MAN_INPUTS, SECOND_LAYER, TABLE_INPUTS, THIRD_LAYER

PRINTED = ("torii", "ninja-night", "seven-samurai", "temple-assault", "convoy", "crossroads")
OURS = ("bridge", "embers", "petition", "shrine")
MOST_MEN = 28
ROW = TABLE_INPUTS + MOST_MEN * MAN_INPUTS
EVERY, EVERY_BY_HABIT = 25, 70
"""Of about so many actions one is learnt from."""
RASH, RASH_BY_HABIT = 100, 25
"""One choice in so many is made at random."""
FEWEST = 3
TRUST = 0.993
"""How much the result counts against what a search found on the way to it, for each search that lies between."""
HABIT_WEIGHT = 0.3
"""What a row of the first round counts against later ones: there are many more of them."""
BATCH, PASSES = 1024, 8
RATE, DECAY = 2e-3, 1e-2

samourai = game("samourai")
TABLE, FIGURES = dtype_of(samourai.engine.table), dtype_of(samourai.engine.figures)
write_table, write_man = prospects.write_table, prospects.write_man
write_goals, counts = prospects.write_goals, prospects.counts


# -- games


@numba.njit(nogil=True, error_model="numpy")
def write_row(t, f, row):
    """What the net looks at."""
    row[:] = 0.0
    write_table(t, f, row, 0)
    write_goals(t, f, row, 0)
    count = 0
    for man in range(f.men):
        if counts(t, man) and count < MOST_MEN:
            write_man(t, f, man, row, TABLE_INPUTS + count * MAN_INPUTS)
            count += 1


class Played(NamedTuple):
    """What a worker brings from a round."""

    rows: Array
    aims: Array
    games: int


class Captains:
    """Both sides of a game, and what is learnt from it."""

    def __init__(self, net: Array | None, playouts: int, rng: Random) -> None:
        self.search, self.playouts, self.rng = search_of(samourai), playouts, rng
        self.by_habit = net is None
        if net is not None:
            self.search.memory = prospects.memory_for(net)
        self.row = np.zeros(ROW, np.float32)

    def choose(self, state: State, playouts: int) -> tuple[int, float | None]:
        """The choice, and what a search found the position worth to the first side."""
        known = Knowledge(state, state.to_act, self.rng.getrandbits(64))
        choices = known.actions()
        if self.rng.randrange(RASH_BY_HABIT if self.by_habit else RASH) == 0:
            return self.rng.choice(choices), None
        if self.by_habit:
            return self.search.habit(known, self.rng.getrandbits(64)), None
        choices = self.search.sensible(known, choices)
        if len(choices) == 1:
            return choices[0], None
        effort = max(FEWEST, int(playouts * self.search.effort_for(known)))
        found = self.search.run(known, self.rng, effort).among(choices)
        if not found.choices:
            return self.rng.choice(choices), None
        action = self.search.in_doubt(known, found, found.choices[0].action, self.rng.getrandbits(64))
        worth = found.value if state.to_act == 0 else 1.0 - found.value
        return action, worth if effort >= playouts / 2 else None

    def play(self) -> tuple[list[Array], Array]:
        """A game: of some of its actions what lay on the map, and what it came to from there."""
        rng = self.rng
        state = samourai.new(scenario=rng.choice(PRINTED * 2 + OURS))
        dealer, playouts = (
            Dealer(rng.getrandbits(60)),
            rng.choice((self.playouts // 2, self.playouts, 2 * self.playouts)),
        )
        every = EVERY_BY_HABIT if self.by_habit else EVERY
        rows: list[Array] = []
        noted: list[float | None] = []
        """What searches found, and None wherever a row was taken."""
        to_come = rng.uniform(0, 2 * every)
        while state.to_act is not None:
            if state.to_act == CHANCE:
                state.apply(dealer.deal(state))
                continue
            t, f = state._raw.view(TABLE)[0], state._figures.view(FIGURES)[0]
            to_come -= 1
            if to_come <= 0 and t["turn"] > 0:
                write_row(t, f, self.row)
                rows.append(self.row.astype(np.float16))
                noted.append(None)
                to_come = rng.uniform(0, 2 * every)
            action, worth = self.choose(state, playouts)
            if worth is not None:
                noted.append(worth)
            state.apply(action)
        return rows, aims_of(noted, state.returns()[0], len(rows))


def aims_of(noted: list[float | None], result: float, count: int) -> Array:
    """What to learn for each row: between the result and what was found from there on."""
    aims, running, place = np.empty(count, np.float32), result, count
    for one in reversed(noted):
        if one is None:
            place -= 1
            aims[place] = running
        else:
            running = TRUST * running + (1 - TRUST) * one
    return aims


def work(net: Array | None, playouts: int, seconds: float, seed: str) -> Played:
    """A worker's part of a round."""
    captains = Captains(net, playouts, Random(seed))
    captains.play()  # compiles, if nobody has yet
    rows: list[Array] = []
    aims: list[Array] = []
    games, end = 0, time.time() + seconds
    while time.time() < end or not rows:
        more, what = captains.play()
        rows += more
        aims.append(what)
        games += 1
    return Played(np.array(rows, np.float16), np.concatenate(aims), games)


# -- the fit

SHAPES: fitting.Shapes = {  # in the order of `prospects`
    "b1": (FIRST_LAYER,), "table": (TABLE_INPUTS, FIRST_LAYER), "man": (MAN_INPUTS, FIRST_LAYER),
    "b2": (SECOND_LAYER,), "table2": (TABLE_INPUTS, SECOND_LAYER), "sums": (2 * FIRST_LAYER, SECOND_LAYER),
    "b3": (THIRD_LAYER,), "third": (SECOND_LAYER, THIRD_LAYER), "b4": (1,), "last": (THIRD_LAYER,),
}  # fmt: skip


def forward(net: Net, rows: Array) -> tuple[Array, tuple[Any, ...]]:
    table, men = rows[:, :TABLE_INPUTS], rows[:, TABLE_INPUTS:].reshape(len(rows), MOST_MEN, MAN_INPUTS)
    first, second = men[:, :, 0:1], men[:, :, 1:2]
    one = np.maximum(men @ net["man"] + (table @ net["table"] + net["b1"])[:, None], 0)
    sums = np.concatenate([(one * first).sum(1), (one * second).sum(1)], 1)
    layer2 = np.maximum(sums @ net["sums"] + table @ net["table2"] + net["b2"], 0)
    layer3 = np.maximum(layer2 @ net["third"] + net["b3"], 0)
    standing = layer3 @ net["last"] + net["b4"][0]
    return 1 / (1 + np.exp(-standing)), (table, men, first, second, one, sums, layer2, layer3)


def gradient(net: Net, rows: Array, aims: Array) -> Net:
    """Of the cross entropy."""
    hopes, (table, men, first, second, one, sums, layer2, layer3) = forward(net, rows)
    off = (hopes - aims) / len(rows)
    by_third = off[:, None] * net["last"] * (layer3 > 0)
    by_second = (by_third @ net["third"].T) * (layer2 > 0)
    by_sums = by_second @ net["sums"].T
    by_one = (by_sums[:, None, :FIRST_LAYER] * first + by_sums[:, None, FIRST_LAYER:] * second) * (one > 0)
    by_table = by_one.sum(1)
    return {
        "b1": by_table.sum(0), "table": table.T @ by_table,
        "man": men.reshape(-1, MAN_INPUTS).T @ by_one.reshape(-1, FIRST_LAYER),
        "b2": by_second.sum(0), "table2": table.T @ by_second, "sums": sums.T @ by_second,
        "b3": by_third.sum(0), "third": layer2.T @ by_third, "b4": off.sum(keepdims=True), "last": layer3.T @ off,
    }  # fmt: skip


def fit(rounds: list[Played], seed: int) -> Array:
    """A new net for all rounds so far: one that learns on from a few new games forgets more than it learns."""
    rows, aims = (np.concatenate([getattr(one, name) for one in rounds]) for name in ("rows", "aims"))
    weights = np.concatenate(
        [np.full(len(one.aims), HABIT_WEIGHT if k == 0 else 1.0) for k, one in enumerate(rounds)]
    ).cumsum()

    def draw(rng: np.random.Generator) -> tuple[Array, Array]:
        places = np.searchsorted(weights, rng.random(BATCH) * weights[-1])
        return rows[places], aims[places]

    steps = int(PASSES * weights[-1] / BATCH)
    net = fitting.parts_of(fitting.first_weights(SHAPES, seed), SHAPES)
    return fitting.flat_of(fitting.fit(net, gradient, draw, steps, RATE, seed, DECAY), SHAPES)


# -- rounds


def played(folder: Path, number: int) -> Played:
    file = np.load(folder / f"round-{number}.npz")
    return Played(file["rows"], file["aims"], int(file["games"]))


def learn(folder: Path, seconds: float, workers: int, playouts: int, span: float) -> None:
    """Plays and fits in turn until the time is over."""
    folder.mkdir(parents=True, exist_ok=True)
    path, curve = folder / "weights.npy", folder / "curve.jsonl"
    number = len(curve.read_text("utf-8").splitlines()) if curve.exists() else 0
    rounds = [played(folder, k) for k in range(number)]
    began = time.time()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        while time.time() - began < seconds:
            net = np.load(path) if number else None
            asked = [pool.submit(work, net, playouts, span, f"learn/{number}/{k}") for k in range(workers)]
            parts = [one.result() for one in asked]
            rows, aims = (np.concatenate([getattr(part, name) for part in parts]) for name in ("rows", "aims"))
            games = sum(part.games for part in parts)
            before = fitting.loss(fitting.parts_of(net, SHAPES), forward, rows, aims) if net is not None else None
            np.savez(folder / f"round-{number}.npz", rows=rows, aims=aims, games=games)
            rounds.append(Played(rows, aims, games))
            np.save(path, fit(rounds, number))
            line = {
                "round": number, "games": games, "rows": len(rows), "loss": before and round(before, 4),
                "playouts": playouts if number else 0, "seconds": round(time.time() - began),
            }  # fmt: skip
            with curve.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            print(json.dumps(line), flush=True)
            number += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--playouts", type=int, default=12, help="of a search for who moves, half or twice as many")
    parser.add_argument("--span", type=float, default=240, help="seconds of play between two fits")
    parser.add_argument("--ship", action="store_true", help="write the weights into the game, in half precision")
    asked = parser.parse_args()
    if asked.ship:
        np.save(prospects.FILE, np.load(asked.folder / "weights.npy").astype(np.float16))
    else:
        learn(asked.folder, asked.seconds, asked.workers, asked.playouts, asked.span)


if __name__ == "__main__":
    main()
