"""How Samurai Spirit's `prospects` were learnt: samurai play, a net is fitted to who won, again and again.

    python bench/prospects.py FOLDER --seconds 3600 --workers 2                     # they look one turn ahead
    python bench/prospects.py FOLDER --seconds 3600 --workers 2 --playouts 250      # they search
    python bench/prospects.py FOLDER --ship                                         # writes the weights into the game

It goes on where it stopped. In the first round they play by habit. FOLDER gets the weights after each round and a line
of `curve.jsonl`: among others how many of its games of four on Normal were won, a few choices being made at random.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

import numba
import numpy as np

import fitting
from fitting import Array, Net
from tatami import game
from tatami.bots import Knowledge
from tatami.bots.iteration import place_drawn
from tatami.bots.search import search_of
from tatami.core.chance import Dealer, below, unit
from tatami.core.engine import CHANCE, OVER
from tatami.core.events import muted
from tatami.core.game import State
from tatami.core.record import dtype_of
from tatami.games.samurai_spirit import bot as own
from tatami.games.samurai_spirit import prospects
from tatami.games.samurai_spirit.prospects import (
    AT_TABLE,
    FIRST_LAYER,
    RESULTS,
    SEAT_INPUTS,
    SECOND_LAYER,
    TABLE_INPUTS,
    THIRD_LAYER,
)
from tatami.games.samurai_spirit.rules.actions import CARD
from tatami.games.samurai_spirit.rules.table import CARDS, MOST_SAMURAI, SAMURAI, Reason, Step

SEATS = {2: 2, 3: 3, 4: 4, 5: 4, 6: 3, 7: 3}
DIFFICULTIES = {"easy": 3, "normal": 5, "hard": 4, "heroic": 2}
"""How often tables of so many and of each difficulty are played, beside the half that is four on Normal."""
ROW = TABLE_INPUTS + MOST_SAMURAI * SEAT_INPUTS + 1
MOST_ROWS = 400
DEEPEST = 14
REPEATS = 5
"""What chance decides without being weighed is looked at so often."""
MOST_TRIED = 400
"""Choices looked at for one choice of the first; beyond that the samurai go by habit."""
RASH, RASH_SEARCHER = 90, 400
"""One choice in so many is made at random."""
HABIT_SECONDS = 12
TRUST, TRUST_SEARCHER = 0.93, 0.7
"""How much the result counts against what was found on the way to it, for each action that lies between."""
BATCH = 4096
RATE = 1e-3

spirit = game("samurai-spirit")
rules = spirit.engine.rules
legal, chance, apply = rules.legal, rules.chance, rules.apply
TABLE, FIGURES = dtype_of(spirit.engine.table), dtype_of(spirit.engine.figures)
write_table, write_seat = prospects.write_table, prospects.write_seat
value, pick = own.value, own.pick


# -- games


@numba.njit(nogil=True, error_model="numpy")
def worth_after(tables, figures, depth, exact, early, turns, number, choices, weights, log, values, likes, rng, state):
    """What the table at this depth is worth when the next action begins: the best of a seat's choices; of the first
    raider drawn all that may come, by their odds; of everything else that chance decides one outcome.

    `state` notes whether something was drawn, whether something was weighed, and how many choices were tried.
    """
    t, f = tables[depth].view(TABLE)[0], figures.view(FIGURES)[0]
    while True:
        if t.to_act == OVER or (t.decision == Step.ACTION and (early or t.turns != turns or t.round_number != number)):
            value(t, f, values)
            return values[0]
        mine = choices[depth]
        if t.to_act == CHANCE:
            odds = weights[depth]
            count = chance(t, f, mine, odds)
            if exact > 0 and count > 1 and depth + 2 < DEEPEST and t.decision == Step.FIGHT_CARD:
                total, expected = 0.0, 0.0
                state[1] = 1
                for k in range(count):
                    total += odds[k]
                for k in range(count):
                    if odds[k] <= 0.0:
                        continue
                    weight, card = odds[k], int(mine[k]) - CARD
                    for j in range(k + 1, count):  # raiders that cannot be told apart are looked at once
                        other = int(mine[j]) - CARD
                        if odds[j] > 0.0 and likes[other] == likes[card] and t.place[other] == t.place[card]:
                            weight += odds[j]
                            odds[j] = 0.0
                    tables[depth + 1] = tables[depth]
                    log[0] = 0
                    apply(tables[depth + 1].view(TABLE)[0], f, log, int(mine[k]))
                    expected += weight * worth_after(
                        tables, figures, depth + 1, exact - 1, early, turns, number, choices, weights, log, values,
                        likes, rng, state,
                    )  # fmt: skip
                return expected / total
            if count > 1:
                state[0] = 1
            action = int(mine[place_drawn(unit(rng), odds, count)])
        else:
            count = legal(t, f, mine)
            in_turn = t.turns == turns and t.round_number == number
            if count == 1:
                action = int(mine[0])
            elif in_turn and depth + 2 < DEEPEST and t.decision != Step.USE and state[2] < MOST_TRIED:
                state[2] += count
                best = -1.0
                for k in range(count):
                    tables[depth + 1] = tables[depth]
                    log[0] = 0
                    apply(tables[depth + 1].view(TABLE)[0], f, log, int(mine[k]))
                    found = worth_after(
                        tables, figures, depth + 1, exact, early, turns, number, choices, weights, log, values, likes,
                        rng, state,
                    )  # fmt: skip
                    best = max(best, found)
                return best
            else:
                action = int(mine[pick(t, f, mine, count, rng)])
        log[0] = 0
        apply(t, f, log, action)


@numba.njit(nogil=True, error_model="numpy")
def look_ahead(tables, figures, choices, weights, log, values, likes, rng, state, count):
    """The place of the best choice, and what it is worth."""
    t, f = tables[0].view(TABLE)[0], figures.view(FIGURES)[0]
    turns, number = int(t.turns), int(t.round_number)
    best, most = 0, -1.0
    for k in range(count):
        total, times = 0.0, 0
        state[:] = 0
        while times < 1 or (state[0] == 1 and state[1] == 0 and times < REPEATS):
            tables[1] = tables[0]
            log[0] = 0
            apply(tables[1].view(TABLE)[0], f, log, int(choices[0, k]))
            total += worth_after(
                tables, figures, 1, 1, t.decision != Step.ACTION, turns, number, choices, weights, log, values, likes,
                rng, state,
            )  # fmt: skip
            times += 1
        if total / times > most:
            best, most = k, total / times
    return best, most


@numba.njit(nogil=True, error_model="numpy")
def write_row(t, f, x, row):
    """What the net looks at."""
    write_table(t, f, x)
    for k in range(TABLE_INPUTS):
        row[k] = x[AT_TABLE + k]
    row[TABLE_INPUTS:] = 0.0
    for who in range(t.players):
        write_seat(t, f, who, row, TABLE_INPUTS + who * SEAT_INPUTS)
    row[ROW - 1] = t.active


@numba.njit(nogil=True, error_model="numpy")
def play_game(tables, figures, choices, weights, log, values, likes, rng, state, by_habit, rows, found):
    """One game: how many actions it had, what it was worth and why it ended; in `rows` and `found` what lay on the
    table before each action, and what it was found worth (-1: nobody looked)."""
    t, f = tables[0].view(TABLE)[0], figures.view(FIGURES)[0]
    actions = 0
    while t.to_act != OVER:
        mine = choices[0]
        if t.to_act == CHANCE:
            action = int(mine[place_drawn(unit(rng), weights[0], chance(t, f, mine, weights[0]))])
        else:
            count = legal(t, f, mine)
            most = -1.0
            is_action = t.decision == Step.ACTION and actions < rows.shape[0]
            if is_action:
                write_row(t, f, values.view(np.float32), rows[actions])
            if count == 1:
                action = int(mine[0])
            elif by_habit:
                action = int(mine[pick(t, f, mine, count, rng)])
            elif below(rng, RASH) == 0:
                action = int(mine[below(rng, count)])
            else:
                best, most = look_ahead(tables, figures, choices, weights, log, values, likes, rng, state, count)
                action = int(mine[best])
            if is_action:
                found[actions] = most
                actions += 1
        log[0] = 0
        apply(t, f, log, action)
    value(t, f, values)
    return actions, values[0], t.reason


class Player(Protocol):
    """Whoever plays games for the net to learn from."""

    rows: Array
    """What lay on the table before each action of the last game."""
    found: Array
    """What it was found worth (-1: nobody looked)."""
    trust: float

    def play(self, start: State, seed: int) -> tuple[int, float, int]:
        """One game: how many actions it had, what it was worth and why it ended."""


class LookAhead:
    """Plays by habit, or looks one turn ahead."""

    trust = TRUST

    def __init__(self, net: Array, by_habit: bool) -> None:
        state, engine = spirit.new(), spirit.engine
        self.tables = np.zeros((DEEPEST, len(state._raw)), np.uint8)
        self.figures = state._figures.copy()
        choices, weights = engine.choices(), engine.weights()
        f = self.figures.view(FIGURES)[0]
        kinds: dict[tuple[int, ...], int] = {}
        looks = [
            (*map(int, f["penalty"][k]), int(f["worth"][k]), int(f["symbol"][k]), int(f["flames"][k]))
            for k in range(CARDS)
        ]
        likes = [kinds.setdefault(look, k) for k, look in enumerate(looks)]
        self.rng = np.zeros(1, np.uint64)
        self.rest = (
            np.zeros((DEEPEST, len(choices)), choices.dtype), np.zeros((DEEPEST, len(weights)), weights.dtype),
            muted(), np.append(np.zeros(RESULTS), prospects.memory_for(net)), np.array(likes), self.rng,
            np.zeros(3, np.int64), by_habit,
        )  # fmt: skip
        self.rows, self.found = np.zeros((MOST_ROWS, ROW), np.float32), np.zeros(MOST_ROWS)

    def play(self, start: State, seed: int) -> tuple[int, float, int]:
        self.tables[0], self.figures[:], self.rng[0] = start._raw, start._figures, seed
        return play_game(self.tables, self.figures, *self.rest, self.rows, self.found)


class Searcher:
    """Plays as bots do, with so many playouts a choice."""

    trust = TRUST_SEARCHER

    def __init__(self, net: Array, playouts: int) -> None:
        self.search, self.playouts = search_of(spirit), playouts
        self.search.memory = prospects.memory_for(net)
        self.values = np.append(np.zeros(RESULTS), self.search.memory)
        self.rows, self.found = np.zeros((MOST_ROWS, ROW), np.float32), np.zeros(MOST_ROWS)

    def play(self, start: State, seed: int) -> tuple[int, float, int]:
        rng, dealer, actions = Random(seed), Dealer(seed), 0
        while (seat := start.to_act) is not None:
            if seat == CHANCE:
                start.apply(dealer.deal(start))
                continue
            t, f = opened(start)
            is_action = t["decision"] == Step.ACTION and actions < MOST_ROWS
            if is_action:
                write_row(t, f, self.values.view(np.float32), self.rows[actions])
            action, worth = self.choose(Knowledge(start, seat, rng.getrandbits(64)), rng)
            if is_action:
                self.found[actions] = worth
                actions += 1
            start.apply(action)
        t, f = opened(start)
        value(t, f, self.values)
        return actions, self.values[0], int(t["reason"])

    def choose(self, known: Knowledge, rng: Random) -> tuple[int, float]:
        """The choice, and what the position was found worth."""
        choices = known.actions()
        if len(choices) == 1:
            return choices[0], -1.0
        if rng.randrange(RASH_SEARCHER) == 0:
            return rng.choice(choices), -1.0
        found = self.search.run(known, rng, self.playouts, briefly=True, hair=self.search.hair)
        return found.choices[0].action, found.value


def opened(state: State) -> tuple[Any, Any]:
    """The table and the figures, to be read by the names of their fields."""
    return state._raw.view(TABLE)[0], state._figures.view(FIGURES)[0]


def first_state(rng: Random) -> State:
    players, difficulty = 4, "normal"
    if rng.random() < 0.5:
        players = rng.choices(list(SEATS), list(SEATS.values()))[0]
        difficulty = rng.choices(list(DIFFICULTIES), list(DIFFICULTIES.values()))[0]
    return spirit.new(**{**spirit.draw_options(players, rng), "difficulty": difficulty})


def aims_of(found: Array, result: float, trust: float) -> Array:
    """What to learn for each action: between the result and what was found from there on."""
    aims, running = np.empty(len(found), np.float32), result
    for k in range(len(found) - 1, -1, -1):
        if found[k] >= 0.0:
            running = trust * running + (1 - trust) * found[k]
        aims[k] = running
    return aims


class Games(NamedTuple):
    """What was played in a round."""

    rows: Array
    aims: Array
    """What each row's game came to, or is likely to."""
    count: int
    won: list[bool]
    """The games of four on Normal."""


def play_games(player: Player, seconds: float, seed: str) -> Games:
    rng, end = Random(seed), time.time() + seconds
    rows: list[Array] = []
    aims: list[Array] = []
    won: list[bool] = []
    while time.time() < end or not rows:
        start = first_state(rng)
        actions, result, reason = player.play(start, rng.getrandbits(60))
        rows.append(player.rows[:actions].astype(np.float16))
        aims.append(aims_of(player.found[:actions], result, player.trust))
        if start.seats == 4 and start.options["difficulty"] == "normal":
            won.append(reason == Reason.VICTORY)
    return Games(np.concatenate(rows), np.concatenate(aims), len(rows), won)


def work(net: Array, by_habit: bool, playouts: int, seconds: float, seed: str) -> Games:
    """A worker's part of a round."""
    player: Player = Searcher(net, playouts) if playouts and not by_habit else LookAhead(net, by_habit)
    player.play(first_state(Random(seed)), 1)  # compiles, if nobody has yet
    return play_games(player, seconds, seed)


# -- the fit

SHAPES = {  # in the order of `prospects`
    "b1": (FIRST_LAYER,), "table": (TABLE_INPUTS, FIRST_LAYER), "seat": (SEAT_INPUTS, FIRST_LAYER),
    "b2": (SECOND_LAYER,), "table2": (TABLE_INPUTS, SECOND_LAYER), "sum": (FIRST_LAYER, SECOND_LAYER),
    "active": (FIRST_LAYER, SECOND_LAYER), "b3": (THIRD_LAYER,), "third": (SECOND_LAYER, THIRD_LAYER),
    "b4": (1,), "last": (THIRD_LAYER,),
}  # fmt: skip


def parts_of(flat: Array) -> Net:
    return fitting.parts_of(flat, SHAPES)


def first_weights(seed: int) -> Array:
    return fitting.first_weights(SHAPES, seed)


def forward(net: Net, rows: Array) -> tuple[Array, tuple[Any, ...]]:
    table = rows[:, :TABLE_INPUTS]
    seats = rows[:, TABLE_INPUTS:-1].reshape(len(rows), MOST_SAMURAI, SEAT_INPUTS)
    there = (seats[:, :, : len(SAMURAI)].sum(2) > 0).astype(np.float32)
    acts = (np.arange(len(rows)), rows[:, -1].astype(np.int32))
    one = np.maximum(seats @ net["seat"] + (table @ net["table"] + net["b1"])[:, None], 0) * there[:, :, None]
    summed, active = one.sum(1), one[acts]
    second = np.maximum(summed @ net["sum"] + active @ net["active"] + table @ net["table2"] + net["b2"], 0)
    third = np.maximum(second @ net["third"] + net["b3"], 0)
    standing = third @ net["last"] + net["b4"][0]
    return 1 / (1 + np.exp(-standing)), (table, seats, acts, one, summed, active, second, third)


def gradient(net: Net, rows: Array, aims: Array) -> Net:
    """Of the cross entropy."""
    hopes, (table, seats, acts, one, summed, active, second, third) = forward(net, rows)
    off = (hopes - aims) / len(rows)
    by_third = off[:, None] * net["last"] * (third > 0)
    by_second = (by_third @ net["third"].T) * (second > 0)
    by_one = np.repeat((by_second @ net["sum"].T)[:, None], MOST_SAMURAI, 1)
    by_one[acts] += by_second @ net["active"].T
    by_one *= one > 0
    by_table = by_one.sum(1)
    return {
        "b1": by_table.sum(0), "table": table.T @ by_table,
        "seat": seats.reshape(-1, SEAT_INPUTS).T @ by_one.reshape(-1, FIRST_LAYER),
        "b2": by_second.sum(0), "table2": table.T @ by_second, "sum": summed.T @ by_second,
        "active": active.T @ by_second, "b3": by_third.sum(0), "third": second.T @ by_third,
        "b4": off.sum(keepdims=True), "last": third.T @ off,
    }  # fmt: skip


def loss(flat: Array, rows: Array, aims: Array) -> float:
    return fitting.loss(parts_of(flat), forward, rows, aims)


def fit(flat: Array, rows: Array, aims: Array, steps: int, rate: float, seed: int) -> Array:
    def draw(rng: np.random.Generator) -> tuple[Array, Array]:
        places = rng.integers(len(rows), size=BATCH)
        return rows[places], aims[places]

    return fitting.flat_of(fitting.fit(parts_of(flat), gradient, draw, steps, rate, seed), SHAPES)


class Plan(NamedTuple):
    """How to learn."""

    workers: int
    playouts: int
    span: float
    passes: float
    window: int
    rate: float


def learn(folder: Path, seconds: float, plan: Plan) -> None:
    """Plays and fits in turn until the time is over."""
    folder.mkdir(parents=True, exist_ok=True)
    path, curve = folder / "weights.npy", folder / "curve.jsonl"
    number = len(curve.read_text("utf-8").splitlines()) if curve.exists() else 0
    net = np.load(path) if path.exists() else first_weights(1)
    began, kept = time.time(), list[Games]()
    with ProcessPoolExecutor(plan.workers, get_context("spawn")) as pool:
        while time.time() - began < seconds:
            span = plan.span if number else HABIT_SECONDS
            parts = [
                pool.submit(work, net, number == 0, plan.playouts, span, f"learn/{number}/{worker}")
                for worker in range(plan.workers)
            ]
            games = joined([part.result() for part in parts])
            before = loss(net, games.rows, games.aims)
            kept = [*kept[1 - plan.window :], games]
            steps = int(plan.passes * len(games.rows) * min(2, len(kept)) / BATCH)
            net = fit(net, *joined(kept)[:2], steps, plan.rate if number > 1 else 2 * plan.rate, number)
            np.save(path, net)
            line = {
                "round": number, "games": games.count, "rows": len(games.rows), "loss": round(before, 4),
                "four_on_normal": round(sum(games.won) / max(1, len(games.won)), 4), "playouts": plan.playouts,
                "seconds": round(time.time() - began),
            }  # fmt: skip
            with curve.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            print(json.dumps(line), flush=True)
            number += 1


def joined(parts: list[Games]) -> Games:
    return Games(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.aims for part in parts]),
        sum(part.count for part in parts),
        [won for part in parts for won in part.won],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--playouts", type=int, default=0, help="of a search for each choice; 0: look one turn ahead")
    parser.add_argument("--span", type=float, default=40, help="seconds of play between two fits")
    parser.add_argument("--passes", type=float, default=6, help="over the newest games, in each fit")
    parser.add_argument("--window", type=int, default=10, help="rounds of games to learn from")
    parser.add_argument("--rate", type=float, default=RATE, help="of the fit at its beginning")
    parser.add_argument("--ship", action="store_true", help="write the weights into the game, in half precision")
    asked = parser.parse_args()
    if asked.ship:
        np.save(prospects.FILE, np.load(asked.folder / "weights.npy").astype(np.float16))
    else:
        plan = Plan(asked.workers, asked.playouts, asked.span, asked.passes, asked.window, asked.rate)
        learn(asked.folder, asked.seconds, plan)


if __name__ == "__main__":
    main()
