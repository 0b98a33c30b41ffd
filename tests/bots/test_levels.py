"""How levels that have learnt choose: by their policy, and by what a search found."""

from __future__ import annotations

from math import e

import pytest

from tatami.bots.levels import WELL_TRIED, flatten, improve_policy
from tatami.bots.search import Choice, Finding


def found(*choices: tuple[int, int, float]) -> Finding:
    return Finding(tuple(Choice(*choice) for choice in choices), (0.5, 0.5), sum(choice[1] for choice in choices), 0.0)


def test_a_choice_that_is_better_by_a_gain_is_played_e_times_as_often() -> None:
    policy = improve_policy({1: 0.5, 2: 0.5}, found((1, 100, 0.7), (2, 100, 0.5)), gain=0.2)
    assert policy[1] / policy[2] == pytest.approx(e)


def test_how_often_the_search_looked_does_not_matter() -> None:
    few = improve_policy({1: 0.4, 2: 0.6}, found((1, 100, 0.7), (2, 100, 0.5)), gain=0.2)
    many = improve_policy({1: 0.4, 2: 0.6}, found((1, 90_000, 0.7), (2, WELL_TRIED, 0.5)), gain=0.2)
    assert few == many


def test_what_was_hardly_tried_counts_as_the_worst_and_stays_possible() -> None:
    policy = improve_policy(
        {1: 0.2, 2: 0.2, 3: 0.3, 4: 0.3}, found((1, 100, 0.7), (2, 100, 0.5), (3, WELL_TRIED - 1, 0.9)), gain=0.2
    )
    assert policy[3] / 0.3 == pytest.approx(policy[2] / 0.2)
    assert policy[4] == policy[3] > 0.0


def test_a_search_that_found_nothing_leaves_the_policy_as_it_is() -> None:
    assert improve_policy({1: 0.5, 2: 0.5}, found((1, 3, 1.0)), gain=0.2) == {1: 0.5, 2: 0.5}


def test_a_flat_policy_prefers_the_same_but_less() -> None:
    assert flatten({1: 0.8, 2: 0.2}, 1.0) == {1: 0.8, 2: 0.2}
    flat = flatten({1: 0.8, 2: 0.2}, 2.0)
    assert flat[1] / flat[2] == pytest.approx(2.0), "four times as often became twice"
