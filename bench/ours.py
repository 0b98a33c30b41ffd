"""Tatami's own figures, by the same clock and the same definitions as the peers'."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

import tatami
from measures.timing import SEED, Metrics, Sample, calls_per_s, driven_from_python, measure
from tatami import CHANCE, Game, State
from tatami.bots import Knowledge
from tatami.bots.search import search_of
from tatami.core.chance import stream
from tatami.core.events import muted
from tatami.research import Batch
from tatami.research.observations import is_observed

GAMES_A_CALL = 2000  # of compiled play: enough for the call from Python not to matter
BATCHES = (1, 128, 1024, 8192)
STEPS_A_CALL = 256  # of a batch, as Pgx's are

PLAYOUTS_A_CALL = {"samourai": 500}  # of search; of the others 20,000: what a strong bot does for one move
GENERATED, STEPS_A_CHUNK = 256, 16  # games of a batch with generators, and steps of a chunk
MOST_VIEWS = 200  # of a game, where views at every decision are timed
MOST_MOVES_A_CALL = {"samourai": 65_536}  # of a batch: its moves take longer


def figures(name: str, seconds: float) -> Metrics:
    """One game at its usual table."""
    game = tatami.game(name)
    rng = Random(SEED)
    metrics = compiled(game, seconds) | batched(game, seconds)
    metrics |= driven_from_python(partial(deal, game, rng), partial(play, rng), seconds)
    metrics |= played_whole(game, seconds) | generated(game, seconds)
    metrics |= as_pettingzoo(name, seconds)
    metrics |= searched(game, seconds, rng)
    position = midway(game, rng)
    seat = position.to_act
    metrics["copies_per_s"] = calls_per_s(position.copy, seconds)
    metrics["views_per_s"] = calls_per_s(lambda: position.view(seat), seconds)
    metrics["views_in_play_per_s"] = views_in_play(game, seconds)
    return metrics


def step(state: State, rng: Random) -> bool:
    """One random step; whether it was a decision."""
    if state.to_act == CHANCE:
        outcomes, probabilities = zip(*state.chance(), strict=True)
        state.apply(rng.choices(outcomes, probabilities)[0])
        return False
    actions = state.actions()
    state.apply(actions[int(rng.random() * len(actions))])
    return True


def deal(game: Game, rng: Random) -> tuple[State, int]:
    """A game at its first decision, and the steps of chance that took."""
    state, dealt = game.new(), 0
    while state.to_act == CHANCE:
        step(state, rng)
        dealt += 1
    return state, dealt


def play(rng: Random, state: State) -> tuple[int, int]:
    decisions = chance = 0
    while state.to_act is not None:
        if step(state, rng):
            decisions += 1
        else:
            chance += 1
    return decisions, chance


def midway(game: Game, rng: Random) -> State:
    """A decision in the middle of a random game, for what depends on how much has been played."""
    while True:
        played, _ = deal(game, rng)
        begun = played.copy()
        half = sum(play(rng, played)) // 2
        while begun.to_act is not None and (half > 0 or begun.to_act == CHANCE):
            step(begun, rng)
            half -= 1
        if begun.to_act is not None:  # another game from the same deal may be shorter
            return begun


def compiled(game: Game, seconds: float, games: int = GAMES_A_CALL, **options: Any) -> Metrics:
    """Random play inside the rules, whole games, the dealing on the clock; decisions and chance counted apart."""
    engine, state = game.engine, game.new(**options)
    arguments = (
        state._raw, state._figures, state._raw.copy(), muted(), engine.choices(), engine.weights(), stream(SEED),
    )  # fmt: skip

    def sample() -> Sample:
        tally = np.zeros(2, np.int64)
        start = perf_counter()
        engine.play_many(*arguments, games, tally)
        spent = perf_counter() - start
        return {
            "compiled_moves_per_s": (float(tally[0]), spent),
            "compiled_steps_per_s": (float(tally.sum()), spent),
            "compiled_games_per_s": (games, spent),
        }

    return measure(sample, seconds)


def batched(game: Game, seconds: float) -> Metrics:
    """Random play of a batch, masks written at every step; also with two threads, and with observations."""
    metrics = {f"batched_{n}_moves_per_s": batch_rate(Batch(game, n, SEED, observe=False), seconds) for n in BATCHES}
    metrics["batched_moves_per_s"] = max(metrics.values())
    most = BATCHES[-1]
    with every_core():
        for n in BATCHES[1:]:
            batch = Batch(game, n, SEED, threads=2, observe=False)
            metrics[f"batched_{n}_two_threads_moves_per_s"] = batch_rate(batch, seconds)
    if is_observed(game.name):
        metrics[f"batched_{most}_observed_moves_per_s"] = batch_rate(Batch(game, most, SEED), seconds)
    return metrics


def played_whole(game: Game, seconds: float) -> Metrics:
    """`State.play`: one call a game, recorded."""
    counter = count(SEED)

    def sample() -> Sample:
        state = game.new()
        start = perf_counter()
        state.play("random", next(counter))
        spent = perf_counter() - start
        return {"state_play_steps_per_s": (state.ply, spent)}

    return measure(sample, seconds)


def generated(game: Game, seconds: float) -> Metrics:
    """Decisions with observations and masks, and whole games, as the generators of a batch give them."""
    if not is_observed(game.name):
        return {}
    chunks = Batch(game, GENERATED, SEED).transitions(STEPS_A_CHUNK)
    batch = Batch(game, GENERATED, SEED)

    def sample() -> Sample:
        start = perf_counter()
        next(chunks)
        spent = perf_counter() - start
        return {"transitions_moves_per_s": (GENERATED * STEPS_A_CHUNK, spent)}

    def whole() -> Sample:
        start = perf_counter()
        moves = sum(len(played.actions) for played in batch.games(GENERATED))
        return {"games_moves_per_s": (moves, perf_counter() - start)}

    return measure(sample, seconds) | measure(whole, seconds)


def views_in_play(game: Game, seconds: float) -> float:
    """A view at every decision of random games, for the seat that decides; only the views are timed."""
    rng = Random(SEED)

    def sample() -> Sample:
        state, views, spent = game.new(), 0, 0.0
        while state.to_act is not None and views < MOST_VIEWS:
            if state.to_act != CHANCE:
                start = perf_counter()
                state.view(state.to_act)
                spent += perf_counter() - start
                views += 1
            step(state, rng)
        return {"views": (views, spent)}

    return measure(sample, seconds)["views"]


def batch_rate(batch: Batch, seconds: float) -> float:
    steps = STEPS_A_CALL if batch.n > 1 else STEPS_A_CALL * 64
    steps = min(steps, MOST_MOVES_A_CALL.get(batch.game.name, batch.n * steps) // batch.n)

    def sample() -> Sample:
        start = perf_counter()
        batch.random_steps(steps)
        return {"moves": (batch.n * steps, perf_counter() - start)}

    return measure(sample, seconds)["moves"]


@contextmanager
def every_core() -> Iterator[None]:
    """For what uses threads: all the rest of the bench keeps to one core."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    kept = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, kept)


def as_pettingzoo(name: str, seconds: float) -> Metrics:
    """Our environment driven as PettingZoo's own are (measures/environments.py); left out where it is not installed."""
    try:
        from tatami.research import pettingzoo
    except ImportError:
        return {}
    if not is_observed(name):
        return {}
    rng = Random(SEED)
    env = getattr(pettingzoo, f"tatami_{name.replace('-', '_')}_v1").env()

    def sample() -> Sample:
        env.reset(seed=rng.randrange(2**31))
        moves, start = 0, perf_counter()
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return {"pettingzoo_moves_per_s": (moves, perf_counter() - start)}
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            moves += 1

    return measure(sample, seconds)


def searched(game: Game, seconds: float, rng: Random) -> Metrics:
    """Information-set tree search as the bots do it, from the first decision of a game: redeals, trees, playouts."""
    opening, _ = deal(game, rng)
    assert opening.to_act is not None
    known = Knowledge(opening, opening.to_act, SEED)
    search = search_of(game)

    def sample() -> Sample:
        found = search.run(known, rng, PLAYOUTS_A_CALL.get(game.name, 20_000))
        return {"playouts_per_s": (found.iterations, found.seconds)}

    return measure(sample, seconds)


PREPARE = "import tatami; [None for _ in tatami.game({name!r}).engine.compile()]"


def preparation(name: str) -> Metrics:
    """Compiling a game in a new process: with an empty cache, then with the cache that this filled."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "TATAMI_CACHE": cache}
        command = [sys.executable, "-c", PREPARE.format(name=name)]
        run: Callable[[], float] = lambda: timed(command, environment)  # noqa: E731 - twice the same, said once
        cold, warm = run(), run()
    return {
        "compile_s": cold,
        "compile_warm_s": warm,
        "import_s": timed([sys.executable, "-c", "import tatami"], dict(os.environ)),
    }


def timed(command: list[str], environment: dict[str, str]) -> float:
    start = perf_counter()
    subprocess.run(command, env=environment, check=True)
    return perf_counter() - start
