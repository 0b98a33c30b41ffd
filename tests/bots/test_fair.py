"""Bots know what their seat knows and nothing else: states that differ only in secrets get the same choice."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami import CHANCE, State
from tatami.bots import Knowledge, choose, hint
from tatami.bots.network import network_for
from tests.kit.tables import EVERY_TABLE, label
from tests.kit.walks import walk

BOTS = ("random", "habit", "iterations:40", "net", "net:40")
EVERY = 7  # plies between two looks


def looks(table: tuple[str, dict[str, Any]]) -> list[State]:
    """Decisions of one random game, some plies apart."""
    return [
        state.copy()
        for ply, (state, _) in enumerate(walk(*table, "fair"))
        if ply % EVERY == 0 and state.to_act != CHANCE
    ]


@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_knowledge_is_the_same_whatever_the_secrets(table: tuple[str, dict[str, Any]]) -> None:
    rng = random.Random(3)
    for state, _ in walk(*table, "knowledge"):
        seat = rng.randrange(state.seats)
        twin = state.redeal(seat, rng)
        known = Knowledge(state, seat, 5)
        assert Knowledge(twin, seat, 5).guess().digest() == known.guess().digest()
        packed = known.pack()
        assert Knowledge(twin, seat, 5).pack() == packed, "what a worker process is sent"
        assert Knowledge.unpack(packed).guess().digest() == known.guess().digest()


@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_choices_are_the_same_whatever_the_secrets(table: tuple[str, dict[str, Any]]) -> None:
    rng = random.Random(4)
    for state in looks(table):
        seat = state.to_act
        assert seat is not None
        twin = state.redeal(seat, rng)
        for bot in BOTS:
            chosen = choose(Knowledge(state, seat, 1), bot, 1)
            assert chosen == choose(Knowledge(twin, seat, 1), bot, 1)
            assert chosen in state.actions()


@pytest.mark.parametrize("table", EVERY_TABLE[:1], ids=label)
def test_hints_are_the_same_whatever_the_secrets(table: tuple[str, dict[str, Any]]) -> None:
    rng = random.Random(5)
    for state in looks(table):
        seat = state.to_act
        assert seat is not None
        twin = state.redeal(seat, rng)
        told, other = (hint(Knowledge(one, seat, 1), 1, iterations=60, seconds=None) for one in (state, twin))
        assert told == other


def test_a_net_computes_the_same_whatever_the_secrets() -> None:
    """Byte for byte, in every decision of some games: all that goes in is the line of what the seat knows."""
    rng = random.Random(6)
    seen = 0
    for seed in range(4):
        for state, _ in walk("kenjin", {"players": 2}, seed):
            seat = state.to_act
            if seat is None or seat == CHANCE:
                continue
            known, twin = Knowledge(state, seat, 1), Knowledge(state.redeal(seat, rng), seat, 2)
            network = network_for(known)
            assert network is not None
            assert network.outputs(known).tobytes() == network.outputs(twin).tobytes()
            seen += 1
    assert seen > 80


def test_the_knowledge_holds_no_history_and_no_true_card() -> None:
    """Where a face-down Samurai lies: the guess varies with the seed, so it is not the truth."""
    for state, _ in walk("kenjin", {}, "truth"):
        if state.ply < 20:
            continue
        guesses = {Knowledge(state, 0, seed).guess().digest() for seed in range(20)}
        assert len(guesses) > 1
        assert Knowledge(state, 0, 1).guess().history() == []
        return


def test_a_guess_is_a_copy() -> None:
    state = next(state for state, _ in walk("kenjin", {}, 1) if state.to_act != CHANCE)
    known = Knowledge(state, 0, 1)
    guess = known.guess()
    guess.apply(guess.actions()[0])
    assert known.guess().digest() != guess.digest()


def test_nobody_at_a_table_is_told_the_future() -> None:
    """What chance will draw is a parameter of the search for measuring luck: nothing in the package gives it one."""
    package = Path(tatami.__file__).parent
    named = {path.name for path in package.rglob("*.py") if "foretold" in path.read_text("utf-8")}
    assert named == {"iteration.py", "search.py"}
