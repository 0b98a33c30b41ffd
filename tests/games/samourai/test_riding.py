"""The quick forms of the rules against the plain ones that players ask: a listing must offer what the rules allow."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest

from tatami.core.chance import Dealer
from tatami.core.compiled import plain
from tatami.core.record import open_record
from tatami.games.samourai.rules import steps
from tatami.games.samourai.rules import table as rules
from tatami.games.samourai.rules.board import Side
from tatami.games.samourai.rules.hexes import HEXES, OFF
from tests.games.samourai.table import GAME, figures


def named(scenario: str) -> Any:
    return {"scenario": scenario}


@pytest.mark.rule("SB-5.11")
@pytest.mark.parametrize("scenario", ["torii", "crossroads", "temple-assault"])
def test_a_riders_ten_steps_are_all_that_he_has_and_can_be_taken_back(scenario: str) -> None:
    f = figures(scenario)
    t = open_record(rules.Table, GAME.new(**named(scenario))._raw.copy())
    rider, nth, one = plain(steps.walker)(t, 0, 0), plain(steps.nth_step), plain(steps.try_step)
    ridden = 0
    for head in range(0, HEXES, 3):
        for way in range(6):
            tail = int(f.board.beside[head, way])
            if f.board.terrain[head] == OFF or tail == OFF or f.board.side[head, way] > Side.CREST:
                continue
            stance = plain(steps.mounted_stance)(head, tail)
            found = set()
            for k in range(steps.RIDES):
                cost, after = nth(t, f, rider, stance, way, k)
                if cost > 0:
                    found.add((cost, after))
                    undo = plain(steps.step_back_cost)(t, f, rider, stance, k)
                    back = plain(steps.way_back)(after)
                    if undo > 0:
                        returns = [nth(t, f, rider, after, back, again) for again in range(steps.RIDES)]
                        assert (undo, stance) in returns
            wished = {
                one(t, f, rider, stance, verb, int(f.board.beside[half, side]))
                for verb, half in enumerate((head, tail, head, tail))
                for side in range(6)
                if f.board.beside[half, side] != OFF
            }
            assert found == {(cost, after) for cost, after in wished if cost > 0}
            ridden += len(found)
    assert ridden > 500


@pytest.mark.parametrize("scenario", ["torii", "convoy", "ninja-night"])
def test_listings_offer_what_is_not_forbidden(scenario: str) -> None:
    """Some decisions of every kind in a random game, and every action that there is."""
    state, dealer = GAME.new(**named(scenario)), Dealer(f"listings of {scenario}")
    seen: Counter[str] = Counter()
    while state.to_act is not None:
        decision = rules.DECISIONS[open_record(rules.Table, state._raw).decision]
        seen[decision] += 1
        if seen[decision] in (1, 2, 5, 20, 80) and state.to_act >= 0:
            forbids = partial(state._engine.why_not, state._raw, state._figures)
            assert state.actions() == [action for action in range(state.codec.actions) if forbids(action) == 0], (
                decision
            )
        state.apply(dealer.choose(state))
    assert {"step", "move", "fire", "combat", "place"} <= set(seen)
