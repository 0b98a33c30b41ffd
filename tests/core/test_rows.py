"""Rows: `legal`, `chance`, `apply` and `forbids` made from what is said of each verb."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tatami.core import citations as cite
from tatami.core.compiled import plain, rule
from tatami.core.engine import CHANCE
from tatami.core.notation import Codec, Verb
from tatami.core.record import blank, dtype_of, i8, record
from tatami.core.rows import Row, dispatch

CODEC = Codec(
    "cairn",
    Verb("roll", "roll:{face}", face=("1", "2", "3")),
    Verb("lay", "lay:{stone}@{place}", stone=("small", "big"), place=("1", "2", "3")),
    Verb("rest", "rest"),
)
ROLL, BUILD, STORM = 0, 1, 2


@record
class Cairn:
    to_act: i8
    decision: i8
    height: i8


@rule
def roll(t: Cairn, face: int) -> None:
    t.height = face


@rule
def odds(t: Cairn, out: Any, weights: Any) -> int:
    """A loaded die: a face weighs as much as it shows."""
    for face in range(3):
        out[face] = face
        if weights.shape[0] > 0:
            weights[face] = face + 1.0
    return 3


@rule
def lay_forbids(t: Cairn, stone: int, place: int) -> int:
    return cite.CA_2_1 if place > t.height else cite.CA_2_3 if stone == 1 and place == 0 else 0


@rule
def lay(t: Cairn, f: Any, log: Any, stone: int, place: int) -> None:
    t.height += 10 * (stone + 1) + place


@rule
def sit(t: Cairn) -> None:
    t.height = -1


@rule
def cower(t: Cairn) -> None:
    t.height = -2


@rule
def why_no_rest(t: Cairn) -> int:
    return cite.CA_3_1


ROWS = (
    Row("roll", ROLL, None, roll, cite.CA_1_1, odds),
    Row("lay", BUILD, lay_forbids, lay, cite.CA_2_2),
    Row("rest", BUILD, None, sit, why_no_rest),
    Row("rest", STORM, None, cower),
)
legal, chance, apply, forbids = dispatch(__name__, CODEC, *ROWS)


def cairn(decision: int, height: int = 0, to_act: int = 0) -> Any:
    t = blank(Cairn).view(dtype_of(Cairn))[0]
    t.decision, t.height, t.to_act = decision, height, to_act
    return t


def choices(t: Any) -> list[str]:
    out = np.empty(16, np.int32)
    return [CODEC.text(action) for action in out[: legal(t, None, out)].tolist()]


def test_what_nothing_forbids_is_listed() -> None:
    assert choices(cairn(BUILD, 1)) == ["lay:small@1", "lay:small@2", "lay:big@2", "rest"]
    assert choices(cairn(STORM)) == ["rest"]
    assert choices(cairn(ROLL)) == ["roll:1", "roll:2", "roll:3"]
    assert choices(cairn(9)) == []


def test_a_wish_is_answered_by_the_rule_that_forbids_it() -> None:
    t = cairn(BUILD, 1)
    answers = {text: forbids(t, None, CODEC.parse(text)) for text in ("lay:small@3", "lay:big@1", "lay:big@2", "rest")}
    assert answers == {"lay:small@3": 201, "lay:big@1": 203, "lay:big@2": 0, "rest": 0}
    assert [forbids(cairn(ROLL), None, CODEC.parse(text)) for text in ("lay:big@2", "rest", "roll:3")] == [202, 301, 0]


def test_a_verb_with_two_rows_does_what_the_decision_says() -> None:
    heights = {}
    for decision in (BUILD, STORM):
        t = cairn(decision)
        apply(t, None, np.zeros(1, np.int32), CODEC.parse("rest"))
        heights[decision] = int(t.height)
    assert heights == {BUILD: -1, STORM: -2}


def test_arguments_arrive_in_the_order_of_the_notation() -> None:
    t = cairn(BUILD, 2)
    apply(t, None, np.zeros(1, np.int32), CODEC.parse("lay:big@3"))
    assert t.height == 2 + 20 + 2


def test_chance_has_the_weights_of_its_listing_and_nobody_elses() -> None:
    out, weights = np.empty(16, np.int32), np.empty(16, np.float64)
    assert chance(cairn(ROLL, to_act=CHANCE), None, out, weights) == 3
    assert weights[:3].tolist() == [1.0, 2.0, 3.0]
    assert chance(cairn(ROLL), None, out, weights) == 0
    assert chance(cairn(STORM, to_act=CHANCE), None, out, weights) == 1
    assert weights[0] == 1.0


def test_the_plain_twin_runs_as_python() -> None:
    assert plain(forbids)(cairn(BUILD, 1), None, CODEC.parse("lay:small@3")) == 201


@pytest.mark.parametrize(
    ("rows", "says"),
    [
        (ROWS[:2], "rest: one of its rows must say what forbids it"),
        ((*ROWS, Row("wave", BUILD, None, sit, cite.CA_1_1)), "wave: no verb of cairn"),
        ((*ROWS, Row("rest", (STORM, 5), None, sit)), "rest: two rows for one decision"),
    ],
)
def test_rows_that_do_not_fit_are_refused(rows: tuple[Row, ...], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        dispatch(__name__, CODEC, *rows)


def test_a_function_must_take_the_arguments_of_its_verb() -> None:
    with pytest.raises(TypeError, match="the verb has 2 arguments"):
        dispatch(__name__, CODEC, ROWS[0], Row("lay", BUILD, None, roll, cite.CA_2_2), *ROWS[2:])


def test_a_citation_is_the_number_of_a_rule() -> None:
    assert (cite.KJ_3_2, cite.SB_13_12) == (302, 1312)
    with pytest.raises(AttributeError, match="written like KJ_3_2"):
        _ = cite.KJ_THREE


def test_decisions_kept_apart_answer_the_same() -> None:
    apart = dispatch(__name__, CODEC, *ROWS, often=(BUILD,))
    for decision in (ROLL, BUILD, STORM, 9):
        out, expected = np.empty(16, np.int32), np.empty(16, np.int32)
        t = cairn(decision, 1)
        count = legal(t, None, expected)
        assert count == apart.legal(t, None, out)
        assert out[:count].tolist() == expected[:count].tolist()
    t = cairn(STORM)
    apart.apply(t, None, np.zeros(1, np.int32), CODEC.parse("rest"))
    assert t.height == -2
