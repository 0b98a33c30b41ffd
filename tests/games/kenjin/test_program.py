"""The program by which a bot of another version plays: it writes out a position again from what its seat is told."""

from __future__ import annotations

import importlib
import io
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import tatami
from tatami import CHANCE, Dealer, State

BENCH = Path(__file__).parents[3] / "bench"
GAME = tatami.game("kenjin")


@pytest.fixture(scope="module")
def program() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(BENCH))
        yield importlib.import_module("kenjin_program")


TABLES = ({"players": 2}, {"players": 3}, {"players": 4}, {"players": 4, "teams": True})


def decisions(seed: int, options: dict[str, Any] = TABLES[0]) -> Iterator[State]:
    """Those of a random game."""
    rng, dealer = random.Random(seed), Dealer(seed)
    state = GAME.new(**options)
    while state.to_act is not None:
        if state.to_act == CHANCE:
            state.apply(dealer.choose(state))
            continue
        yield state
        state.apply(rng.choice(state.actions()))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_position_written_out_again_looks_the_same(program: ModuleType, options: dict[str, Any], seed: int) -> None:
    rng = random.Random(seed)
    for state in decisions(seed, options):
        view = json.loads(json.dumps(state.view(state.to_act)))
        again = GAME.position(program.position_from(view, rng))
        assert json.loads(json.dumps(again.view(state.to_act))) == view
        assert again.actions() == state.actions()


def test_it_answers_with_an_action_of_its_seat(
    program: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state = next(one for one in decisions(5) if one.ply > 12)
    asked: dict[str, Any] = {
        "type": "choose",
        "seat": state.to_act,
        "view": state.view(state.to_act),
        "actions": [],
        "seed": 3,
    }
    lines = [json.dumps({"type": "hello", "protocol": "tatami-bot/1", "game": "kenjin"}), json.dumps(asked)]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
    program.main("iterations:40")
    (answer,) = capsys.readouterr().out.splitlines()
    assert json.loads(answer)["action"] in [state.notation(action) for action in state.actions()]
