"""A finished or half-played game looked at again: what each move was worth, and what would have been better.

Every move is judged from what its seat knew at that moment, never from what the record knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import msgspec

from tatami.bots.knowledge import Knowledge
from tatami.bots.verdict import judge
from tatami.core import game_record
from tatami.core.game import CHANCE, State
from tatami.core.json_types import JsonObject, Record

ITERATIONS = 4_000
SWINGS = 5


class Move(msgspec.Struct, frozen=True):
    """One decision: what was played and what it promised, and what a hint would have named first.

    `margin` and `best_margin` say how sure the figures are, as in a hint. A move that is as good as the best, as far as
    anybody can tell, is itself the best.
    """

    ply: int
    seat: int
    action: str
    expected: float
    margin: float
    best: str
    best_expected: float
    best_margin: float
    seats: tuple[float, ...]
    """What the search expected for every seat before the move."""

    @property
    def loss(self) -> float:
        return max(0.0, self.best_expected - self.expected)


class Analysis(msgspec.Struct, frozen=True):
    """A whole game: its moves, the costliest of them, and how near the best each seat kept."""

    game: str
    seats: int
    iterations: int
    moves: tuple[Move, ...]
    swings: tuple[int, ...]
    """The plies of the costliest moves, the costliest first."""
    accuracy: tuple[float | None, ...]
    """By seat, 0 to 1: the share of what could be expected that its moves kept; None if it had nothing to decide."""
    result: JsonObject | None

    def as_json(self) -> JsonObject:
        told: JsonObject = msgspec.to_builtins(self)
        for move, written in zip(self.moves, told["moves"], strict=True):
            written["loss"] = move.loss
        return told


def decisions(record: Record) -> Iterator[tuple[int, State, int]]:
    """Every decision of a record that had a choice: its ply, the state before it, the action taken."""
    before = game_record.start(record).copy()
    for ply, (after, action, _) in enumerate(game_record.steps(record), 1):
        if before.to_act != CHANCE and len(before.actions()) > 1:
            yield ply, before, action
        before = after.copy()


def analyse_moves(record: Record, iterations: int = ITERATIONS, seed: int = 0, threads: int = 1) -> Iterator[Move]:
    """The moves one by one, for a progress bar; the same whatever the number of threads."""

    def judge_decision(decision: tuple[int, State, int]) -> Move:
        return judge_move(*decision, iterations, f"{seed}/{decision[0]}")

    if threads == 1:
        yield from map(judge_decision, decisions(record))
        return
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(judge_decision, decisions(record))


def judge_move(ply: int, state: State, action: int, iterations: int, seed: str) -> Move:
    """A move that was played in a state, from what its seat knew there."""
    seat = state.to_act
    assert seat is not None
    verdict = judge(Knowledge(state, seat, seed), Random(seed), iterations, wanted=(action,))
    played = verdict.judged_action(action)
    best = played if played.is_equal else verdict.choices[0]
    return Move(
        ply,
        seat,
        state.notation(action),
        played.expected,
        played.margin,
        state.notation(best.action),
        best.expected,
        best.margin,
        verdict.found.seats,
    )


def summed_up(record: Record, moves: list[Move], iterations: int) -> Analysis:
    """What the moves say together."""
    state = game_record.replay(record)
    swings = sorted((move for move in moves if move.loss > 0), key=lambda move: -move.loss)[:SWINGS]
    accuracy: list[float | None] = []
    for seat in range(state.seats):
        own = [move for move in moves if move.seat == seat]
        kept = [1.0 - move.loss for move in own]
        accuracy.append(sum(kept) / len(kept) if kept else None)
    return Analysis(
        state.game.name,
        state.seats,
        iterations,
        tuple(moves),
        tuple(move.ply for move in swings),
        tuple(accuracy),
        state.result.record if state.result else None,
    )


def analyse(record: Record, iterations: int = ITERATIONS, seed: int = 0) -> Analysis:
    """A record judged move by move."""
    return summed_up(record, list(analyse_moves(record, iterations, seed)), iterations)
