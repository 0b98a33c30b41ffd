"""KJ-7: points, and who has won."""

from __future__ import annotations

import pytest

from .scenes import KENJIN, over, play


@pytest.mark.rule("KJ-7.1")
def test_points_of_battlefields_peasants_the_lord_and_the_coward() -> None:
    state = over(
        ("port", 0, "peasant", "peasant"), ("pass", 0, "lord"), ("camp", 1, "peasant"), ("palace", 1), cowards=[1]
    )  # fmt: skip
    assert state.result.scores == (4 + 1 + 6 + 3, 4 + 1 + 6 - 5)


@pytest.mark.rule("KJ-7.1")
def test_the_score_sheet_tells_every_point_and_adds_up() -> None:
    state = over(("port", 0, "peasant"), ("pass", 0, "lord"), ("torii", 0), ("palace", 1), cowards=[0])
    sheet = state.view(None)["score"]
    lines = [(line["number"], line["points"], line["peasant"], line["lord"]) for line in sheet[0]["battlefields"]]
    assert lines == [(1, 4, 1, 0), (2, 6, 0, 3), (3, 4 + 2, 0, 0)]
    assert (sheet[0]["coward"], sheet[0]["total"], sheet[1]["total"]) == (-5, 15, 6)


@pytest.mark.rule("KJ-7.1")
def test_a_score_may_be_negative() -> None:
    assert over(("port", 1), ("pass", 1), ("camp", 1), ("palace", 1), cowards=[0]).result.scores[0] == -5


@pytest.mark.rule("KJ-7.1")
def test_case_9_the_most_that_one_player_can_have_is_30() -> None:
    state = over(
        ("torii", 0, "peasant", "lord"), ("pass", 0, "peasant"), ("port", 0, "peasant"), ("palace", 0, "peasant")
    )
    assert state.result.scores[0] == 20 + 3 + 4 + 3


@pytest.mark.rule("KJ-7.2")
def test_the_highest_total_wins() -> None:
    state = over(("port", 0), ("pass", 1), ("camp", 0), ("palace", 1))
    assert (state.result.scores, state.result.winners) == ((8, 12), (1,))
    assert state.returns() == [0.0, 1.0]


@pytest.mark.rule("KJ-7.2")
def test_on_a_tie_more_battlefields_win() -> None:
    state = over(("port", 0), ("pass", 1, "lord"), ("camp", 0, "peasant"), ("palace", None))
    assert state.result.record == {"scores": [9, 9], "winners": [0], "battlefields": [2, 1]}
    assert state.returns() == [1.0, 0.0]


@pytest.mark.rule("KJ-7.2")
def test_points_come_before_battlefields() -> None:
    state = over(("port", 0), ("pass", 1, "lord", "peasant"), ("camp", 0, "peasant"), ("palace", None))
    assert state.result.record == {"scores": [9, 10], "winners": [1], "battlefields": [2, 1]}


@pytest.mark.rule("KJ-7.2")
def test_still_tied_the_victory_is_shared() -> None:
    state = over(("port", 0), ("pass", 1), ("camp", 1), ("palace", None), ("village", None), ("fortress", 0))
    assert state.result.record == {"scores": [10, 10, 0], "winners": [0, 1], "battlefields": [2, 2, 0]}
    assert state.returns() == [0.5, 0.5, 0.0]


@pytest.mark.rule("KJ-7.2")
def test_nobody_with_a_point_is_a_victory_shared_by_all() -> None:
    state = over(*[(tile, None) for tile in ("port", "pass", "camp", "palace", "village", "fortress")])
    assert state.result.winners == (0, 1, 2)
    assert state.returns() == pytest.approx([1 / 3] * 3)


def test_the_result_is_there_only_when_the_game_is_over() -> None:
    state = KENJIN.new()
    play(state, "tile:port")
    assert state.result is None
    with pytest.raises(ValueError, match="before the end"):
        state.returns()
