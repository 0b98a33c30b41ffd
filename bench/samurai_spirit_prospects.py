"""How Samurai Spirit's `prospects` were learnt: samurai play, a net is fitted to who won, again and again.

    python bench/samurai_spirit_ptx.py LOOPS                                      # for a GPU (extra `gpu`)
    python bench/samurai_spirit_prospects.py FOLDER --seconds 600 --loops LOOPS   # there, with CuPy
    python bench/samurai_spirit_prospects.py FOLDER --set games=256 batch=512     # on a processor: far slower
    python bench/samurai_spirit_prospects.py FOLDER --ship                        # writes the weights into the game

Many games are played at once. At each decision every choice is tried, the net says how likely each position that it
leads to is won, and the best is played: temporal differences over afterstates, as backgammon programs learn. What
chance decides is drawn while playing and never weighed. The first iterations are played by habit. It goes on where it
stopped. FOLDER gets the weights and a line of `curve.jsonl` for every ten iterations.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numba
import numpy as np

import fitting
from fitting import Array, Net, xp
from tatami import game
from tatami.core.chance import below
from tatami.core.engine import CHANCE, OVER
from tatami.core.record import dtype_of
from tatami.games.samurai_spirit import bot, prospects
from tatami.games.samurai_spirit.batch import draw_outcome
from tatami.games.samurai_spirit.bot import PER_POINT, VICTORY
from tatami.games.samurai_spirit.prospects import (
    FIRST_LAYER,
    SEAT_INPUTS,
    SECOND_LAYER,
    TABLE_INPUTS,
    THIRD_LAYER,
    WORTHS,
)
from tatami.games.samurai_spirit.rules.decisions import apply, legal
from tatami.games.samurai_spirit.rules.outcome import points
from tatami.games.samurai_spirit.rules.table import (
    CARDS,
    DIFFICULTIES,
    MOST_SAMURAI,
    NOTHING,
    SAMURAI,
    SYMBOLS,
    Penalty,
    Place,
    Reason,
    Step,
)

SEATS = {2: 2, 3: 3, 4: 4, 5: 4, 6: 3, 7: 3}
HOW_HARD = {"easy": 3, "normal": 5, "hard": 4, "heroic": 2}
"""How often tables of so many and of each difficulty are played, beside the half that is four on Normal."""
STARTS = 16_384
EVERY = 10
"""Iterations for a line of the curve."""
PART = 32_768
"""Rows that go through the net at once."""
THREADS = 128
"""Of a block on a GPU."""

# What the net sees besides in the middle of a turn. At the beginning of an action all of it is 0, and a search asks
# only there: so these weights do not ship.
HAND = 0
"""The raider in hand: whether there is one, flames, worth, symbol, penalties."""
PENDING = HAND + 2 + WORTHS + len(SYMBOLS) + len(Penalty)
"""What is still to be done, by steps."""
WAITING = PENDING + len(Step)
"""Which of them waits."""
NOW = WAITING + len(Step)
"""What this turn forbids, its fights, the raiders shown."""
TABLE_MORE = NOW + 6
ASKED, NEXT_FRAME, IN_KIAI, WORKING = range(4)
SEAT_MORE = 4

ALL_TABLE, ALL_SEAT = TABLE_INPUTS + TABLE_MORE, SEAT_INPUTS + SEAT_MORE
ROW = ALL_TABLE + MOST_SAMURAI * ALL_SEAT + 1

spirit = game("samurai-spirit")
TABLE, FIGURES = dtype_of(spirit.engine.table), dtype_of(spirit.engine.figures)
MOST_CHOICES, OUTCOMES = len(spirit.engine.choices()), len(spirit.engine.weights())
write_table, write_seat, pick = prospects.write_table, prospects.write_seat, bot.pick
WORTH, KIND, BEGINS = range(3)
"""What a game tells at every decision: the worth of one that has just ended (-1: none has), at which kind of table, and
whether an action begins."""
KINDS = (MOST_SAMURAI + 1) * len(DIFFICULTIES)
FOUR_ON_NORMAL = 4 * len(DIFFICULTIES) + DIFFICULTIES.index("normal")
LOOK = -1
"""Instead of a choice: the position as it is."""


# -- many games: compiled for the processor, and from the same lines for a GPU, a thread a game


@numba.njit
def first_game():
    """Of those that this thread plays."""
    return 0


@numba.njit
def threads():
    return 1


@numba.njit(nogil=True, error_model="numpy")
def worth_of(t):
    return VICTORY + PER_POINT * points(t) if t.reason == Reason.VICTORY else 0.0


@numba.njit(nogil=True, error_model="numpy")
def write_more(t, f, row):
    """What is going on in the middle of a turn."""
    at = TABLE_INPUTS
    for card in range(CARDS):
        if t.place[card] == Place.HAND:
            row[at + HAND] += 1.0
            row[at + HAND + 1] += f.flames[card]
            row[at + HAND + 2 + f.worth[card] - 1] += 1.0
            if f.symbol[card] != NOTHING:
                row[at + HAND + 2 + WORTHS + f.symbol[card]] += 1.0
            for k in range(2):
                if f.penalty[card, k] != NOTHING:
                    row[at + HAND + 2 + WORTHS + len(SYMBOLS) + f.penalty[card, k]] += 1.0
    for k in range(t.depth):
        row[at + PENDING + t.frames[k].step] += 1.0
    row[at + WAITING + t.decision] = 1.0
    row[at + NOW] = t.no_defend
    row[at + NOW + 1] = t.no_talent
    row[at + NOW + 2] = t.fights / 2.0
    row[at + NOW + 3] = t.shown_count / 2.0
    for k in range(t.shown_count):
        row[at + NOW + 4] += f.worth[t.shown[k]] / 4.0
    row[at + NOW + 5] = t.night
    for who in range(t.players):
        at = ALL_TABLE + who * ALL_SEAT + SEAT_INPUTS
        row[at + ASKED] = 1.0 if t.to_act == who else 0.0
        row[at + NEXT_FRAME] = 1.0 if t.depth > 0 and t.frames[t.depth - 1].who == who else 0.0
        row[at + IN_KIAI] = (t.in_kiai >> who) & 1
        row[at + WORKING] = (t.working >> t.seats[who].samurai) & 1


@numba.njit(nogil=True, error_model="numpy")
def write_row(t, f, row):
    """What the net sees."""
    for k in range(ROW):
        row[k] = 0.0
    write_table(t, f, row, 0)
    for who in range(t.players):
        write_seat(t, f, who, row, ALL_TABLE + who * ALL_SEAT, 0)
    row[ROW - 1] = t.active
    if t.decision != Step.ACTION:
        write_more(t, f, row)


@numba.njit(nogil=True, error_model="numpy")
def go_on(n, games, figures, starts, streams, choices, weights, log, counts, told):
    """Plays chance and whatever leaves no choice, until somebody chooses. A game that is over tells how it ended, and
    another begins in its place."""
    for i in range(first_game(), n, threads()):
        t, f = games[i].view(TABLE)[0], figures.view(FIGURES)[0]
        rng, out = streams[i : i + 1], choices[i]
        told[i, WORTH] = -1.0
        while True:
            if t.to_act == OVER:
                told[i, WORTH] = worth_of(t)
                told[i, KIND] = t.players * len(DIFFICULTIES) + t.difficulty
                fresh = starts[below(rng, starts.shape[0])]
                for k in range(fresh.shape[0]):
                    games[i, k] = fresh[k]
            elif t.to_act == CHANCE:
                log[0] = 0
                apply(t, f, log, draw_outcome(t, f, rng, out, weights[i]))
            else:
                count = legal(t, f, out)
                if count > 1 or t.decision == Step.ACTION:
                    counts[i] = count
                    told[i, BEGINS] = 1.0 if t.decision == Step.ACTION else 0.0
                    break
                log[0] = 0
                apply(t, f, log, np.int64(out[0]))


@numba.njit(nogil=True, error_model="numpy")
def look(n, tried, figures, actions, log, worths, rows):
    """Plays one choice each, or none; what the net sees then, and the worth of games that are over (-1: not yet)."""
    for i in range(first_game(), n, threads()):
        t, f = tried[i].view(TABLE)[0], figures.view(FIGURES)[0]
        if actions[i] != LOOK:
            log[0] = 0
            apply(t, f, log, np.int64(actions[i]))
        worths[i] = worth_of(t) if t.to_act == OVER else -1.0
        write_row(t, f, rows[i])


@numba.njit(nogil=True, error_model="numpy")
def by_habit(n, games, figures, streams, choices, counts, chosen):
    """What steady samurai choose."""
    for i in range(first_game(), n, threads()):
        t, f = games[i].view(TABLE)[0], figures.view(FIGURES)[0]
        chosen[i] = pick(t, f, choices[i], counts[i], streams[i : i + 1])


LOOPS = (go_on, look, by_habit)


def kernels_in(folder: Path) -> dict[str, Any]:
    """The loops as `samurai_spirit_ptx.py` wrote them, for this machine's driver."""
    from tatami.research.launch import lower_ptx_version

    kernels = {}
    for loop in LOOPS:
        text = (folder / f"{loop.__name__}.ptx").read_text("utf-8")
        path = folder / f"{loop.__name__}-here.ptx"
        path.write_text(lower_ptx_version(text, xp.cuda.runtime.driverGetVersion()), "utf-8")
        kernels[loop.__name__] = xp.RawModule(path=str(path)).get_function(loop.__name__)
    return kernels


def first_games(seed: int, count: int) -> Array:
    """Games that have not begun, at tables of all kinds."""
    rng, games = Random(seed), np.zeros((count, TABLE.itemsize), np.uint8)
    for k in range(count):
        players, difficulty = 4, "normal"
        if rng.random() < 0.5:
            players = rng.choices(list(SEATS), list(SEATS.values()))[0]
            difficulty = rng.choices(list(HOW_HARD), list(HOW_HARD.values()))[0]
        games[k] = spirit.new(**{**spirit.draw_options(players, rng), "difficulty": difficulty})._raw
    return games


# -- the net

SHAPES: fitting.Shapes = {  # in the order of `prospects`
    "b1": (FIRST_LAYER,), "table": (ALL_TABLE, FIRST_LAYER), "seat": (ALL_SEAT, FIRST_LAYER),
    "b2": (SECOND_LAYER,), "table2": (ALL_TABLE, SECOND_LAYER), "sum": (FIRST_LAYER, SECOND_LAYER),
    "active": (FIRST_LAYER, SECOND_LAYER), "b3": (THIRD_LAYER,), "third": (SECOND_LAYER, THIRD_LAYER),
    "b4": (1,), "last": (THIRD_LAYER,),
}  # fmt: skip


def parts_of(flat: Array) -> Net:
    return fitting.parts_of(flat, SHAPES)


def shipped(flat: Array) -> Array:
    """Without what only the middle of a turn needs."""
    parts = parts_of(flat)
    parts["table"], parts["table2"] = parts["table"][:TABLE_INPUTS], parts["table2"][:TABLE_INPUTS]
    parts["seat"] = parts["seat"][:SEAT_INPUTS]
    return fitting.flat_of(parts, SHAPES)


def forward(net: Net, rows: Array) -> tuple[Array, tuple[Any, ...]]:
    table = rows[:, :ALL_TABLE]
    seats = xp.ascontiguousarray(rows[:, ALL_TABLE:-1]).reshape(len(rows), MOST_SAMURAI, ALL_SEAT)
    there = (seats[:, :, : len(SAMURAI)].sum(2) > 0).astype(rows.dtype)
    acts = (xp.arange(len(rows)), rows[:, -1].astype(np.int32))
    one = (seats.reshape(-1, ALL_SEAT) @ net["seat"]).reshape(len(rows), MOST_SAMURAI, FIRST_LAYER)
    one += (table @ net["table"] + net["b1"])[:, None]
    one *= (one > 0) * there[:, :, None]
    summed, active = one.sum(1), one[acts]
    second = xp.maximum(summed @ net["sum"] + active @ net["active"] + table @ net["table2"] + net["b2"], 0)
    third = xp.maximum(second @ net["third"] + net["b3"], 0)
    standing = third @ net["last"] + net["b4"][0]
    return 1 / (1 + xp.exp(-standing)), (table, seats, acts, one, summed, active, second, third)


def gradient(net: Net, rows: Array, aims: Array) -> tuple[Net, Array]:
    """Of the cross entropy; and how likely each row was held to be won."""
    hopes, (table, seats, acts, one, summed, active, second, third) = forward(net, rows)
    off = (hopes - aims) / rows.dtype.type(len(rows))
    by_third = off[:, None] * net["last"] * (third > 0)
    by_second = (by_third @ net["third"].T) * (second > 0)
    by_one = xp.repeat((by_second @ net["sum"].T)[:, None], MOST_SAMURAI, 1)
    by_one[acts] += by_second @ net["active"].T
    by_one *= one > 0
    by_table = by_one.sum(1)
    return {
        "b1": by_table.sum(0), "table": table.T @ by_table,
        "seat": seats.reshape(-1, ALL_SEAT).T @ by_one.reshape(-1, FIRST_LAYER),
        "b2": by_second.sum(0), "table2": table.T @ by_second, "sum": summed.T @ by_second,
        "active": active.T @ by_second, "b3": by_third.sum(0), "third": second.T @ by_third,
        "b4": off.sum(keepdims=True), "last": third.T @ off,
    }, hopes  # fmt: skip


def loss_of(hopes: Array, aims: Array) -> Array:
    hopes = xp.clip(hopes, 1e-6, 1 - 1e-6)
    return -(aims * xp.log(hopes) + (1 - aims) * xp.log(1 - hopes)).mean()


# -- learning


class Settings(NamedTuple):
    """How to learn. What has a `last_` moves there from the first iteration to the last."""

    games: int = 32_768
    steps: int = 48
    """Decisions of each game in an iteration."""
    iterations: int = 600
    habit: int = 10
    """The first iterations, played by habit."""
    batch: int = 32_768
    rate: float = 1.5e-3
    last_rate: float = 5e-5
    trust: float = 0.97
    last_trust: float = 0.85
    """How much what follows counts for the worth of a decision, against what the net expected there."""
    rash: int = 100
    last_rash: int = 400
    """One choice in so many is made at random."""
    seed: int = 1


class Decisions(NamedTuple):
    """One decision of each game."""

    after: Array
    """What the net saw of the position that the choice led to,"""
    ended: Array
    """and whether the game was over there."""
    expected: Array
    """What the best choice was held to be worth."""
    rash: Array
    """Whether the choice was made at random."""
    worth: Array
    """What the game came to, if it ended before its next decision; else -1."""
    begun: Array
    """The games in which an action began,"""
    before: Array
    """and what the net saw there before the choice."""


def aims_of(decisions: list[Decisions], hopes: Array, trust: float) -> tuple[list[Array], list[Array]]:
    """The rows to learn from, and what each should have been held to be worth: between what the net expected and what
    followed. `hopes` is what the games are worth after the last decision; a random choice teaches nothing about the
    position before it."""
    rows, aims = [], []
    for one in reversed(decisions):
        then = xp.where(one.worth >= 0, one.worth, hopes)
        alive = xp.flatnonzero(~one.ended)
        hopes = xp.where(one.rash, one.expected, (1 - trust) * one.expected + trust * then)
        rows += [one.after[alive], one.before]
        aims += [then[alive], hopes[one.begun]]
    return rows, aims


class Learner:
    """Plays and fits in turn."""

    def __init__(self, folder: Path, settings: Settings, loops: Path | None = None) -> None:
        self.folder, self.settings = folder, settings
        self.kernels = None if loops is None else kernels_in(loops)
        n, self.room = settings.games, 10 * settings.games
        rng, starts = np.random.default_rng(settings.seed), first_games(settings.seed, min(STARTS, 16 * n))
        self.starts, self.games = xp.asarray(starts), xp.asarray(starts[rng.integers(len(starts), size=n)])
        self.figures = xp.asarray(spirit.new()._figures)
        self.streams = xp.asarray(rng.integers(1 << 63, size=n).astype(np.uint64))
        self.choices, self.weights = xp.zeros((n, MOST_CHOICES), np.int32), xp.zeros((n, OUTCOMES))
        self.log, self.counts, self.chosen = xp.zeros(1, np.int32), xp.zeros(n, np.int32), xp.zeros(n, np.int32)
        self.told = xp.zeros((n, 3), np.float32)
        self.tried = xp.zeros((self.room, TABLE.itemsize), np.uint8)
        self.rows, self.worths = xp.zeros((self.room, ROW), np.float32), xp.zeros(self.room, np.float32)
        self.rng = xp.random.default_rng(settings.seed)
        self.flat = xp.asarray(fitting.first_weights(SHAPES, settings.seed))
        self.first, self.second, self.mean = (xp.zeros_like(self.flat) for _ in range(3))
        self.step = self.iteration = 0
        path = folder / "checkpoint.npz"
        if path.exists():
            saved = np.load(path)
            self.flat, self.first, self.second, self.mean = (
                xp.asarray(saved[name]) for name in ("flat", "first", "second", "mean")
            )
            self.step, self.iteration = int(saved["step"]), int(saved["iteration"])

    def save(self) -> None:
        names = ("flat", "first", "second", "mean")
        host = fitting.taken_back({name: getattr(self, name) for name in names})
        np.savez(self.folder / "checkpoint.npz", **host, step=self.step, iteration=self.iteration)
        np.save(self.folder / "weights.npy", shipped(host["mean"]))

    def run(self, loop: Callable[..., None], n: int, *arrays: Array) -> None:
        if self.kernels is None:
            loop(n, *arrays)
            return
        from tatami.research.launch import kernel_arguments

        numbers = [np.int64(n)]
        for array in arrays:
            numbers += kernel_arguments(array)
        self.kernels[loop.__name__]((-(-n // THREADS),), (THREADS,), tuple(numbers))

    def go_on(self) -> None:
        self.run(
            go_on, len(self.games), self.games, self.figures, self.starts, self.streams, self.choices, self.weights,
            self.log, self.counts, self.told,
        )  # fmt: skip

    def look(self, net: Net) -> tuple[Array, Array]:
        """Tries all choices: where those of each game begin among all that is tried, and what each is held to be worth,
        a game in a line. Where an action begins, what is tried after the choices is the position as it is."""
        each = self.counts + (self.told[:, BEGINS] > 0)
        ends = xp.cumsum(each)
        total = int(ends[-1])
        if total > self.room:
            raise ValueError(f"{total:,} choices: there is room for {self.room:,}")
        owner = xp.searchsorted(ends, xp.arange(total), side="right")
        first = ends - each
        place = xp.arange(total) - first[owner]
        is_choice = place < self.counts[owner]
        place = xp.minimum(place, MOST_CHOICES - 1)
        actions = xp.where(is_choice, self.choices[owner, place], LOOK).astype(np.int32)
        self.tried[:total] = self.games[owner]
        self.run(look, total, self.tried, self.figures, actions, self.log, self.worths, self.rows)
        hopes = xp.concatenate(
            [forward(net, self.rows[k : min(k + PART, total)])[0] for k in range(0, total, PART)]
        )  # fmt: skip
        hopes = xp.where(self.worths[:total] >= 0, self.worths[:total], hopes)
        table = xp.full((len(self.games), MOST_CHOICES), -1, np.float32)
        table[owner, place] = xp.where(is_choice, hopes, -1)
        return first, table

    def play(self) -> tuple[Array, Array, Array, Array]:
        """So many decisions in each game: what the net saw and what it should have said; by kinds of tables, how many
        games were won and how many ended."""
        s, net = self.settings, parts_of(self.flat)
        done, is_habit = self.iteration / s.iterations, self.iteration < s.habit
        rash = 1 / (s.rash + done * (s.last_rash - s.rash))
        trust = 1.0 if is_habit else s.trust + done * (s.last_trust - s.trust)
        kept: list[Decisions] = []
        won, over = xp.zeros(KINDS), xp.zeros(KINDS)
        for _ in range(s.steps):
            first, table = self.look(net)
            best = table.argmax(1)
            expected = table[xp.arange(s.games), best]
            if is_habit:
                self.run(
                    by_habit, s.games, self.games, self.figures, self.streams, self.choices, self.counts, self.chosen,
                )  # fmt: skip
                chosen, at_random = self.chosen.astype(np.int64), xp.zeros(s.games, np.bool_)
            else:
                at_random = self.rng.random(s.games) < rash
                chosen = xp.where(at_random, (self.rng.random(s.games) * self.counts).astype(np.int64), best)
            taken, begun = first + chosen, xp.flatnonzero(self.told[:, BEGINS] > 0)
            before = self.rows[(first + self.counts)[begun]].astype(np.float16)
            after, ended = self.rows[taken].astype(np.float16), self.worths[taken] >= 0
            self.games = self.tried[taken]
            self.go_on()
            worth, kinds = self.told[:, WORTH].copy(), self.told[:, KIND].astype(np.int32)
            over += xp.bincount(kinds, weights=(worth >= 0).astype(np.float64), minlength=KINDS)
            won += xp.bincount(kinds, weights=(worth > 0).astype(np.float64), minlength=KINDS)
            kept.append(Decisions(after, ended, expected, at_random, worth, begun, before))
        rows, aims = aims_of(kept, self.look(net)[1].max(1), trust)
        return xp.concatenate(rows), xp.concatenate(aims).astype(np.float32), won, over

    def fit(self, rows: Array, aims: Array) -> float:
        """One pass of Adam over all rows; the loss before each step, on the average."""
        s = self.settings
        rate = s.last_rate + 0.5 * (s.rate - s.last_rate) * (1 + np.cos(np.pi * self.iteration / s.iterations))
        order, losses = xp.argsort(self.rng.random(len(rows))), list[Array]()
        for k in range(0, len(rows) - s.batch + 1, s.batch):
            places = order[k : k + s.batch]
            parts, hopes = gradient(parts_of(self.flat), rows[places].astype(np.float32), aims[places])
            losses.append(loss_of(hopes, aims[places]))
            slope = xp.concatenate([part.ravel() for part in parts.values()])
            self.step += 1
            self.first += 0.1 * (slope - self.first)
            self.second += 0.001 * (slope * slope - self.second)
            size = xp.sqrt(self.second / (1 - 0.999**self.step)) + 1e-8
            pace = np.float32(rate * min(1, self.step / 100))
            self.flat -= pace * (self.first / np.float32(1 - 0.9**self.step) / size + np.float32(1e-4) * self.flat)
            self.mean += np.float32(max(0.0005, 1 / self.step)) * (self.flat - self.mean)
        return float(sum(losses)) / max(1, len(losses))

    def learn(self, seconds: float) -> None:
        began, s = time.time(), self.settings
        self.folder.mkdir(parents=True, exist_ok=True)
        self.go_on()
        won, over, losses = xp.zeros(KINDS), xp.zeros(KINDS), list[float]()
        while self.iteration < s.iterations and time.time() - began < seconds:
            rows, aims, more_won, more_over = self.play()
            losses.append(self.fit(rows, aims))
            won, over = won + more_won, over + more_over
            self.iteration += 1
            if self.iteration % EVERY == 0 or self.iteration == s.iterations:
                self.save()
                shares = (won / xp.maximum(1, over)).tolist()
                line = {
                    "iteration": self.iteration, "games": int(over.sum()), "rows": len(rows),
                    "loss": round(sum(losses) / len(losses), 4), "four_on_normal": round(shares[FOUR_ON_NORMAL], 4),
                    "seconds": round(time.time() - began),
                }  # fmt: skip
                print(json.dumps(line), flush=True)
                line["tables"] = {
                    f"{DIFFICULTIES[kind % len(DIFFICULTIES)]}-{kind // len(DIFFICULTIES)}": round(shares[kind], 4)
                    for kind in range(KINDS) if over[kind] > 0
                }  # fmt: skip
                with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as file:
                    file.write(json.dumps(line) + "\n")
                won, over, losses = xp.zeros(KINDS), xp.zeros(KINDS), []
        self.save()


def settings_from(texts: list[str]) -> Settings:
    """`NAME=VALUE`, each."""
    settings = Settings()
    for text in texts:
        name, _, value = text.partition("=")
        if name not in Settings._fields:
            raise ValueError(f"{name}: no such setting; there are {', '.join(Settings._fields)}")
        settings = settings._replace(**{name: type(getattr(settings, name))(float(value))})
    return settings


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--loops", type=Path, help="the folder that samurai_spirit_ptx.py wrote, for a GPU")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help=", ".join(Settings._fields))
    parser.add_argument("--ship", action="store_true", help="write the weights into the game, in half precision")
    asked = parser.parse_args()
    if asked.ship:
        np.save(prospects.FILE, np.load(asked.folder / "weights.npy").astype(np.float16))
        return
    if (asked.loops is None) != (xp is np):
        sys.exit("--loops: needed where CuPy finds a GPU, and only there")
    Learner(asked.folder, settings_from(asked.set), asked.loops).learn(asked.seconds)


if __name__ == "__main__":
    main()
