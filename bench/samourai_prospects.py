"""How Samouraï's `prospects` were learnt: captains play, a net is fitted to who won, again and again.

    python bench/samourai_prospects.py FOLDER --seconds 3600 --workers 2      # goes on where it stopped
    python bench/samourai_prospects.py FOLDER --ship                          # writes the weights into the game

Until there is a net they play by habit, then by search with few playouts and the newest net. They never wait for it:
while it is fitted they play on. Every fit begins anew and takes in all games so far, but for one in ten. FOLDER keeps
the games, the weights, and for each fit a line of `curve.jsonl`.
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
from fitting import Array, Net, xp
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
"""What a row of a game by habit counts against others: there are many more of them."""
HELD_OUT = 10
"""One game in so many is not learnt from, but tells how good the net is."""
BATCH, PASSES, FEWEST_STEPS = 1024, 8, 500
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


def work(folder: Path, number: int, workers: int, playouts: int, span: float, habit: float, end: float) -> None:
    """Plays until the end; now and then writes down what was played, and takes the newest net."""
    while time.time() < end:
        net = weights_in(folder)
        captains = Captains(net, playouts, Random(f"learn/{number}"))
        enough = min(end, time.time() + (habit if net is None else span))
        games = [captains.play()]
        while time.time() < enough:
            games.append(captains.play())
        write_games(folder / f"games-{number:05}.npz", games, net is None)
        number += workers


def compile_all() -> None:
    """So that workers find everything in the cache."""
    for net in (None, np.zeros(prospects.WEIGHTS, np.float32)):
        Captains(net, FEWEST, Random(1)).play()


# -- what was played


class Learnt(NamedTuple):
    """What a net is fitted to, or tried on."""

    rows: Array
    aims: Array
    by_habit: Array
    """Whether it was played so: an array of NumPy's, also where the others are of CuPy's."""

    def taken(self, which: Array) -> Learnt:
        places = xp.asarray(np.flatnonzero(which))
        return Learnt(self.rows[places], self.aims[places], self.by_habit[which])

    def loss(self, net: Array) -> float | None:
        if not len(self.by_habit):
            return None
        return round(fitting.loss(fitting.parts_of(net, SHAPES), forward, self.rows, self.aims), 4)


NOTHING = Learnt(np.zeros((0, ROW), np.float16), np.zeros(0, np.float32), np.zeros(0, np.bool_))


def joined(parts: list[Learnt]) -> Learnt:
    """All in one, where it is fitted."""
    rows, aims = (xp.concatenate([xp.asarray(getattr(part, name)) for part in parts]) for name in ("rows", "aims"))
    return Learnt(rows, aims, np.concatenate([part.by_habit for part in parts]))


def write_games(path: Path, games: list[tuple[list[Array], Array]], by_habit: bool) -> None:
    """Under another name first: a file that is there is whole."""
    rows = np.array([row for rows, _ in games for row in rows], np.float16).reshape(-1, ROW)
    aims = np.concatenate([aims for _, aims in games])
    unready = path.with_name(f"unready-{path.name}")
    np.savez_compressed(unready, rows=rows, aims=aims, rows_of=[len(aims) for _, aims in games], by_habit=by_habit)
    unready.replace(path)


def read_games(path: Path) -> tuple[Learnt, Learnt, int]:
    """What to learn from, what to hold out, and how many games they are."""
    with np.load(path) as file:
        rows, aims, rows_of, by_habit = (file[name] for name in ("rows", "aims", "rows_of", "by_habit"))
    held_out = np.repeat(np.arange(len(rows_of)) % HELD_OUT == HELD_OUT - 1, rows_of)
    learnt, held = (Learnt(rows[which], aims[which], np.full(which.sum(), by_habit)) for which in (~held_out, held_out))
    return learnt, held, len(rows_of)


def weights_in(folder: Path) -> Array | None:
    """The newest net, if there is one of this width."""
    path = folder / "weights.npy"
    weights: Array | None = np.load(path) if path.exists() else None
    return weights if weights is not None and weights.size == prospects.WEIGHTS else None


def write_weights(folder: Path, weights: Array) -> None:
    np.save(folder / "unready.npy", weights)
    (folder / "unready.npy").replace(folder / "weights.npy")


# -- the fit

SHAPES: fitting.Shapes = {  # in the order of `prospects`
    "b1": (FIRST_LAYER,), "table": (TABLE_INPUTS, FIRST_LAYER), "man": (MAN_INPUTS, FIRST_LAYER),
    "b2": (SECOND_LAYER,), "table2": (TABLE_INPUTS, SECOND_LAYER), "sums": (2 * FIRST_LAYER, SECOND_LAYER),
    "b3": (THIRD_LAYER,), "third": (SECOND_LAYER, THIRD_LAYER), "b4": (1,), "last": (THIRD_LAYER,),
}  # fmt: skip


def forward(net: Net, rows: Array) -> tuple[Array, tuple[Any, ...]]:
    table, men = rows[:, :TABLE_INPUTS], rows[:, TABLE_INPUTS:].reshape(-1, MAN_INPUTS)
    base = table @ net["table"] + net["b1"]
    one = xp.maximum((men @ net["man"]).reshape(len(rows), MOST_MEN, FIRST_LAYER) + base[:, None], 0)
    first, second = (men[:, side].reshape(len(rows), MOST_MEN, 1) for side in (0, 1))
    sums = xp.concatenate([(one * first).sum(1), (one * second).sum(1)], 1)
    layer2 = xp.maximum(sums @ net["sums"] + table @ net["table2"] + net["b2"], 0)
    layer3 = xp.maximum(layer2 @ net["third"] + net["b3"], 0)
    standing = layer3 @ net["last"] + net["b4"][0]
    return 1 / (1 + xp.exp(-standing)), (table, men, first, second, one, sums, layer2, layer3)


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
        "man": men.T @ by_one.reshape(-1, FIRST_LAYER),
        "b2": by_second.sum(0), "table2": table.T @ by_second, "sums": sums.T @ by_second,
        "b3": by_third.sum(0), "third": layer2.T @ by_third, "b4": off.sum(keepdims=True), "last": layer3.T @ off,
    }  # fmt: skip


def fit(learnt: Learnt, seed: int) -> Array:
    """A new net for all games so far: one that learns on from a few new games forgets more than it learns."""
    weights = np.where(learnt.by_habit & ~learnt.by_habit.all(), HABIT_WEIGHT, 1.0).cumsum()

    def draw(rng: np.random.Generator) -> tuple[Array, Array]:
        places = xp.asarray(np.searchsorted(weights, rng.random(BATCH) * weights[-1]))
        return learnt.rows[places], learnt.aims[places]

    steps = max(FEWEST_STEPS, int(PASSES * weights[-1] / BATCH))
    net = fitting.parts_of(fitting.first_weights(SHAPES, seed), SHAPES)
    return fitting.flat_of(fitting.fit(net, gradient, draw, steps, RATE, seed, DECAY), SHAPES)


# -- learning


class Store:
    """The games in a folder, where the net is fitted to them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.read = set[Path]()
        self.learnt = self.held = NOTHING

    def unread(self) -> list[Path]:
        return sorted(set(self.folder.glob("games-*.npz")) - self.read)

    def take(self, paths: list[Path]) -> tuple[Learnt, int]:
        """Takes files in: what is new, and how many games it is."""
        self.read.update(paths)
        learnt, held, games = zip(*map(read_games, paths), strict=True)
        self.learnt, self.held = joined([self.learnt, *learnt]), joined([self.held, *held])
        return joined([*learnt, *held]), sum(games)


def learn(folder: Path, seconds: float, workers: int, playouts: int, span: float, habit: float) -> None:
    """Plays until the time is over, and fits whenever there is something new of everybody."""
    end = time.time() + seconds
    folder.mkdir(parents=True, exist_ok=True)
    store, net = Store(folder), weights_in(folder)
    old = store.unread()
    number = 1 + int(old[-1].stem.split("-")[1]) if old else 0
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        pool.submit(compile_all).result()  # by one of them for all
        playing = [pool.submit(work, folder, number + k, workers, playouts, span, habit, end) for k in range(workers)]
        if old:
            store.take(old)
            if net is None:  # its layers had another width
                net = fit(store.learnt, len(old))
                write_weights(folder, net)
        is_last = False
        while not is_last:
            is_last = all(one.done() for one in playing)
            unread = store.unread()
            if len(unread) < (1 if is_last else workers):
                time.sleep(0.5)
                continue
            new, games = store.take(unread)
            before = None if net is None else new.loss(net)
            net = fit(store.learnt, len(store.read))
            write_weights(folder, net)
            line = {
                "files": len(store.read), "games": games, "rows": len(new.by_habit), "loss": before,
                "held_out": store.held.taken(~store.held.by_habit).loss(net),
                "held_out_by_habit": store.held.taken(store.held.by_habit).loss(net),
                "playouts": 0 if new.by_habit.all() else playouts, "seconds": round(seconds - end + time.time()),
            }  # fmt: skip
            with (folder / "curve.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            print(json.dumps(line), flush=True)
        for one in playing:
            one.result()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--playouts", type=int, default=12, help="of a search for who moves, half or twice as many")
    parser.add_argument("--span", type=float, default=120, help="seconds of play before somebody asks for a newer net")
    parser.add_argument(
        "--habit", type=float, default=30, help="the same while there is none yet, and play is by habit"
    )
    parser.add_argument("--ship", action="store_true", help="write the weights into the game, in half precision")
    asked = parser.parse_args()
    if asked.ship:
        np.save(prospects.FILE, np.load(asked.folder / "weights.npy").astype(np.float16))
        return
    if np.load(prospects.FILE).size != prospects.WEIGHTS:  # its layers had another width: nobody could load it
        np.save(prospects.FILE, np.zeros(prospects.WEIGHTS, np.float16))
    learn(asked.folder, asked.seconds, asked.workers, asked.playouts, asked.span, asked.habit)


if __name__ == "__main__":
    main()
