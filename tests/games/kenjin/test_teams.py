"""KJ-8: two against two."""

from __future__ import annotations

import pytest

import tatami

from .scenes import KENJIN, Field, legal, over, play, scene, seen, told

FOUR: tuple[Field, ...] = ("port", "pass", "rice-field", "sanctuary", "village", "palace", "torii", "fortress")


@pytest.mark.rule("KJ-8.1")
@pytest.mark.parametrize("players", [2, 3])
def test_teams_need_four_players(players: int) -> None:
    with pytest.raises(ValueError, match=r"teams need four players \(KJ-8\.1\)"):
        KENJIN.new(players=players, teams=True)


@pytest.mark.rule("KJ-8.1")
def test_partners_sit_opposite_and_every_battlefield_lies_between_opponents() -> None:
    for field in KENJIN.new(players=4, teams=True).view(None)["battlefields"]:
        assert {side["seat"] % 2 for side in field["rows"]} == {0, 1}


@pytest.mark.rule("KJ-8.1", "KJ-9.3")
def test_partners_see_no_more_than_others_of_hidden_cards() -> None:
    state = scene(("port", ["lord"], ["brute"]), *FOUR[1:], teams=True)
    view = state.view(2)
    assert seen(state, 2, 1, 0) == seen(state, 3, 1, 0) == [None]
    assert view["seats"][0]["hand"] is None
    assert told(play(state, "archer@7"), 2) == [{"id": "engaged", "seat": 0, "number": 7, "place": 1}]


@pytest.mark.rule("KJ-4.2", "KJ-9.3")
def test_the_shugenja_may_look_at_the_partners_card() -> None:
    state = scene(*FOUR[:4], ("village", ["lord"], []), *FOUR[5:], teams=True)
    play(state, "shugenja@1", "look:5/2/1")
    assert seen(state, 0, 5, 0) == ["lord"]


@pytest.mark.rule("KJ-4.4")
@pytest.mark.parametrize(
    ("teams", "targets"), [(True, ["assassin:5/3/1"]), (False, ["assassin:5/2/1", "assassin:5/3/1"])]
)
def test_the_assassin_takes_opponents_cards_only(teams: bool, targets: list[str]) -> None:
    state = scene(*FOUR[:4], ("village", ["lord"], ["brute"]), *FOUR[5:], teams=teams)
    assert legal(state, "assassin") == targets
    assert state.why("assassin:5/2/1") == (["KJ-4.4"] if teams else [])


def at_the_camp(teams: bool) -> tatami.State:
    """Seat 0 has won the Supply Camp, number 1; its partner has a Peasant on 5 against a Peasant of seat 3."""
    fields = (("camp", ["+scout"], []), *FOUR[1:4], ("village", ["peasant"], ["peasant"]), *FOUR[5:])
    state = scene(*fields, hands={0: [], 1: [], 2: [], 3: ["brute"]}, to_act=3, teams=teams)
    play(state, "brute@8")
    return state


@pytest.mark.rule("KJ-6.9")
def test_in_team_play_the_camp_also_supplies_the_allys_army() -> None:
    state = at_the_camp(teams=True)
    assert len(legal(state)) == 7 * 6 // 2
    play(state, "bonus:5+7")
    village = state.view(None)["battlefields"][4]
    assert ([side["camp"] for side in village["rows"]], village["winner"]) == ([1, 0], 2)
    assert [side["camp"] for side in state.view(None)["battlefields"][6]["rows"]] == [0, 1]


@pytest.mark.rule("KJ-6.9")
def test_without_teams_the_camp_supplies_nobody_else() -> None:
    state = at_the_camp(teams=False)
    assert legal(state) == ["bonus:2+7", "bonus:2+8", "bonus:7+8"]
    assert state.why("bonus:5+7") == ["KJ-6.9"]


@pytest.mark.rule("KJ-8.2")
def test_a_team_has_the_sum_of_both_and_both_partners_win() -> None:
    # Seat 1 has most points of all, but the even seats have more together.
    state = over(
        ("port", 0), ("pass", 1), ("camp", 1), ("palace", 2), ("village", None), ("temple", 2), ("rice-field", 0),
        ("fortress", None), teams=True,
    )  # fmt: skip
    assert state.result.scores == (8, 10, 12, 0)
    assert state.result.winners == (0, 2)
    assert state.returns() == [1.0, 0.0, 1.0, 0.0]


@pytest.mark.rule("KJ-8.2")
def test_the_team_decides_not_the_best_single_player() -> None:
    state = over(
        ("port", 1, "peasant"), ("pass", 1), ("camp", 2), ("palace", None), ("village", None), ("temple", None),
        ("rice-field", 0), ("fortress", 0), teams=True,
    )  # fmt: skip
    assert state.result.scores == (10, 11, 4, 0)
    assert state.result.winners == (0, 2)


@pytest.mark.rule("KJ-8.2")
def test_a_tie_of_teams_is_broken_by_the_battlefields_of_both_together() -> None:
    state = over(
        ("port", 0), ("pass", None), ("camp", 2), ("palace", None), ("village", 2), ("temple", 3), ("rice-field", None),
        ("fortress", 3), teams=True,
    )  # fmt: skip
    assert state.result.record == {"scores": [4, 0, 8, 12], "winners": [0, 2], "battlefields": [1, 0, 2, 2]}


@pytest.mark.rule("KJ-8.2")
def test_teams_still_tied_share_the_victory() -> None:
    state = over(
        ("port", 0), ("pass", 1), ("camp", 1), ("palace", None), ("village", None), ("temple", 2), ("rice-field", None),
        ("fortress", None), teams=True,
    )  # fmt: skip
    assert state.result.winners == (0, 1, 2, 3)
    assert state.returns() == [0.5] * 4


@pytest.mark.rule("KJ-8.2", "KJ-6.10")
def test_the_torii_counts_its_winners_own_battlefields_only() -> None:
    state = over(
        ("torii", 0), ("pass", 0), ("camp", 2), ("palace", 2), ("village", 2), ("temple", 2), ("rice-field", None),
        ("fortress", None), teams=True,
    )  # fmt: skip
    assert state.result.scores[0] == (4 + 1) + 6


@pytest.mark.rule("KJ-8.3")
def test_there_is_no_way_to_show_a_card_that_was_taken() -> None:
    """Talk is free and no business of the program, but what an Assassin took is told to nobody before the end."""
    fields: tuple[Field, ...] = (
        ("camp", ["+scout"], []),
        *FOUR[1:4],
        ("village", ["peasant", "lord"], ["archer"]),
        *FOUR[5:],
    )
    state = scene(*fields, hands={0: [], 1: [], 2: [], 3: ["assassin"]}, to_act=3, teams=True)
    play(state, "assassin:5/2/2")
    assert [state.view(viewer)["seats"][3]["taken"]["unit"] for viewer in (0, 1, 2, 3, None)] == [
        None,
        None,
        "lord",
        "lord",
        None,
    ]
    assert all(text.startswith("bonus:") for text in legal(state))
    play(state, "bonus:2+7")
    assert state.view(None)["seats"][3]["taken"]["unit"] == "lord"  # the game is over
