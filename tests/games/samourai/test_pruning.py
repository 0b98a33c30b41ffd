"""What bots do not consider, by position; and how much time a whole phase may take."""

from __future__ import annotations

from random import Random
from typing import Any

from tatami import CHANCE, Dealer
from tatami.bots import Knowledge
from tatami.bots.levels import LEVELS, SearchBot
from tatami.bots.search import search_of
from tatami.games.samourai.rules.table import Reason
from tests.games.samourai.table import GAME, Table, figures


def considered(table: Table) -> list[str]:
    state = table.state
    assert state.to_act is not None
    known = Knowledge(state, state.to_act, 1)
    return [state.notation(action) for action in search_of(GAME).sensible(known, known.actions())]


def test_nobody_walks_there_and_back() -> None:
    table = Table("torii", {"genzo": "B7", "jinpachi": "P7"}, step="movement")
    table.play("move:genzo")
    assert {"to:A7", "to:C7"} <= set(considered(table))  # at first every way is open
    table.play("to:C7")
    assert "to:B7" in table.legal("to:")
    steps = considered(table)
    assert "to:B7" not in steps and "to:C6" not in steps  # back, or no farther away
    assert {"stop", "to:D7", "to:D8"} <= set(steps)


def test_a_rider_turns_before_he_goes_and_does_not_ride_back() -> None:
    table = Table("torii", {"nobutsune": "C7/B7", "jinpachi": "P7"}, step="movement")
    table.play("move:nobutsune")
    assert any(text.startswith(("back:", "swing:")) for text in considered(table))
    table.play("to:D7")
    assert any(text.startswith(("back:", "swing:")) for text in table.legal())
    assert not any(text.startswith(("back:", "swing:", "tail:")) for text in considered(table))


def test_no_arrow_is_spent_on_a_loose_horse() -> None:
    loose = {"norifusa-horse": {"at": "F9/F10", "side": 1}}
    table = Table("torii", {"genzo": "B7", "jinpachi": "F7"}, step="first-fire", horses=loose)
    assert "fire:genzo>norifusa-horse" in table.legal("fire")
    assert "fire:genzo>jinpachi" in considered(table)
    assert not any(text.endswith("-horse") for text in considered(table))


def test_nobody_stands_still_unless_time_works_for_him() -> None:
    men = {"genzo": "B7", "jinpachi": "M7", "gonroku": "M9"}
    table = Table("torii", men, step="movement")
    assert table.legal("done") == ["done"] and "done" not in considered(table)
    assert "move:genzo" in considered(table)
    waiting = Table("torii-dusk", men, step="movement", active=1)
    assert "done" in considered(waiting), "Shirakawa wins at dusk"
    there = figures("torii-dusk").condition
    theirs = next(k for k in range(4) if there[k].kind == Reason.HOLD_HEX and there[k].side == 0)
    losing = Table("torii-dusk", men, step="movement", active=1, held=[int(k == theirs) for k in range(4)])
    assert losing.legal("done") == ["done"] and "done" not in considered(losing)
    assert {"move:jinpachi", "move:gonroku"} <= set(considered(losing))


def test_the_time_of_a_phase_is_shared_by_its_decisions() -> None:
    """A whole phase of the largest scenario, counted at level 5 without thinking: under fifteen seconds in all."""
    state = GAME.new(scenario="seven-samurai")
    dealer, rng, search = Dealer(3), Random(5), search_of(GAME)
    spent: dict[tuple[int, int], float] = {}
    quick = SearchBot(LEVELS[2]._replace(iterations=1, seconds=0.01, slips=0.0))
    while state.to_act is not None and len(spent) < 5:
        if state.to_act == CHANCE or state.view(None)["phase"] == "set-up":
            state.apply(dealer.choose(state))
            continue
        t: Any = state.open()
        known = Knowledge(state, state.to_act, rng.getrandbits(60))
        if len(search.sensible(known, known.actions())) > 1:
            share = min(search.effort_for(known), search.most_effort(known))
            phase = (int(t.turn), int(t.active))
            spent[phase] = spent.get(phase, 0.0) + LEVELS[5].seconds * share
        state.apply(quick.choose(known, rng))
    assert max(spent.values()) < 15.0, spent
