"""What an illegal wish is told, and that it changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import tatami

from .scenes import KENJIN, Battle, over, play, scene

TWO = (("port", ["lord"], ["+scout", "brute"]), ("pass", ["peasant", "peasant", "archer"], []), "torii", "palace")


def after(*moves: str) -> tatami.State:
    state = scene(*TWO)
    play(state, *moves)
    return state


def drafting(*moves: str) -> tatami.State:
    state = KENJIN.new(players=3, setup="draft")
    play(state, *moves)
    return state


OFFER = [f"tile:{tile}" for tile in ("port", "camp", "torii", "village")]
CHOSEN = [*OFFER, "draft:port", "draft:camp", "draft:torii"]
SIXES = [f"tile:{tile}" for tile in ("pass", "palace", "temple", "fortress")]
ENDED = [("port", 0), ("pass", 1), ("camp", 1), ("palace", 0)]

WISHES: list[tuple[str, Callable[[], tatami.State], str, str]] = [
    ("a 6 where a 4 is drawn", drafting, "tile:pass", "KJ-2.5"),
    ("a battlefield drawn twice", lambda: drafting("tile:port"), "tile:port", "KJ-2.5"),
    ("a draw during the deployment", after, "tile:camp", "KJ-2.5"),
    ("a 4 that is not on offer", lambda: drafting(*OFFER), "draft:rice-field", "KJ-2.6"),
    ("a 6 that is not on offer", lambda: drafting(*CHOSEN, *SIXES), "draft:sanctuary", "KJ-2.7"),
    ("a draft during the deployment", after, "draft:port", "KJ-2.6"),
    ("a card that is on the table already", after, "lord@1", "KJ-2.8"),
    ("a fifth Peasant", lambda: after("peasant@1", "peasant@1", "archer@1", "lord@1"), "peasant@1", "KJ-2.8"),
    (
        "an Assassin played twice",
        lambda: after("assassin:1/1/2", "brute@1", "peasant@1", "peasant@1"),
        "assassin:1/1/3",
        "KJ-2.8",
    ),
    ("a card before the set-up is done", drafting, "lord@1", "KJ-3.1"),
    ("a battlefield of others", lambda: scene("port", "pass", "camp", "palace", "torii", "temple"), "lord@3", "KJ-3.2"),
    ("a card while the Scout waits", lambda: after("scout@1"), "brute@1", "KJ-3.3"),
    ("an Assassin while the Scout waits", lambda: after("scout@1"), "assassin:1/1/2", "KJ-3.3"),
    ("a card after the deployment", lambda: Battle("camp", ["brute"], []).state, "lord@1", "KJ-3.7"),
    ("a card after the end", lambda: over(*ENDED), "lord@1", "KJ-3.7"),
    ("a Scout's choice without a Scout", after, "reveal:2", "KJ-4.1"),
    ("a Scout on a card face up", lambda: after("scout@1"), "reveal:1", "KJ-4.1"),
    ("a Shugenja's choice without a Shugenja", after, "look:1/1/2", "KJ-4.2"),
    ("a Shugenja on a card face up", lambda: after("shugenja@1"), "look:1/1/1", "KJ-4.2"),
    ("a Shugenja on one's own card", lambda: after("shugenja@1"), "look:1/0/1", "KJ-4.2"),
    ("a General's choice without a General", after, "move:1>3", "KJ-4.3"),
    ("a General moving himself", lambda: after("general@1"), "move:2>3", "KJ-4.3"),
    ("a General who stays", lambda: after("general@1"), "move:1>1", "KJ-4.3"),
    ("a General into the full Pass", lambda: after("general@1"), "move:1>2", "KJ-6.1"),
    ("an Assassin on one's own side", after, "assassin@1", "KJ-4.4"),
    ("an Assassin on a card face up", after, "assassin:1/1/1", "KJ-4.4"),
    ("an Assassin on one's own card", after, "assassin:1/0/1", "KJ-4.4"),
    ("a fourth card on the Pass", after, "brute@2", "KJ-6.1"),
    ("destroying outside the Sanctuary", after, "destroy:1", "KJ-6.2"),
    ("destroying a stronger card", lambda: Battle("sanctuary", ["peasant", "brute"], []).state, "destroy:2", "KJ-6.2"),
    ("a bonus without the Camp", after, "bonus:1+2", "KJ-6.9"),
    ("a bonus for the Camp itself", lambda: Battle("camp", ["brute"], []).state, "bonus:1+2", "KJ-6.9"),
]


@pytest.mark.parametrize(("given", "wish", "number"), [wish[1:] for wish in WISHES], ids=[wish[0] for wish in WISHES])
def test_an_illegal_wish_is_told_its_rule_and_changes_nothing(
    given: Callable[[], tatami.State], wish: str, number: str
) -> None:
    state = given()
    before = (state.digest(), state.actions(), state.history())
    assert state.why(wish) == [number]
    with pytest.raises(tatami.IllegalAction, match=re.escape(f"{wish} is not legal now: {number}")) as caught:
        state.apply(state.parse(wish))
    assert caught.value.rules == (number,)
    assert (state.digest(), state.actions(), state.history()) == before


def test_every_legal_action_has_nothing_against_it_and_every_other_has_a_rule() -> None:
    state = after("general@1")
    for action in range(state.codec.actions):
        legal = action in state.actions()
        assert (state.why(action) == []) is legal


@pytest.mark.parametrize(
    "text", ["", "lord", "lord@5", "lord@0", "ninja@1", "look:1/2/1", "move:1>9", "bonus:2+2", "peasant@2 "]
)
def test_what_is_no_action_at_this_table_is_bad_notation(text: str) -> None:
    state = scene(*TWO)
    with pytest.raises(tatami.BadNotation):
        state.parse(text)
    with pytest.raises(tatami.BadNotation):
        state.why(text)


@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_number_that_is_no_action_is_refused_and_changes_nothing(number: int) -> None:
    state = scene(*TWO)
    before = state.digest()
    with pytest.raises(ValueError, match="numbered 0 to"):
        state.apply(number)
    assert state.digest() == before
