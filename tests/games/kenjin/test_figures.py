"""Figures: an owner's own numbers in the place of those in the box."""

from __future__ import annotations

from typing import Any

import pytest

import tatami

from .scenes import KENJIN, Battle, over, play, random_game


def test_an_overridden_power_counts() -> None:
    assert Battle("torii", ["+scout"], ["peasant"], figures={"unit": {"scout": {"power": 3}}}).powers == [3, 0]


def test_overridden_points_count_in_result_and_view() -> None:
    figures = {"battlefield": {"port": 7}, "score": {"peasant": 2, "lord": 10, "coward": -20}}
    battle = Battle("port", ["peasant", "lord"], [], last="lord@3", figures=figures)
    assert battle.state.result.scores == (7 + 2 + 10, 4 + 10 - 20)
    assert battle.state.view(None)["score"][0]["battlefields"][0]["points"] == 7


def test_a_battlefield_shows_the_points_it_is_worth() -> None:
    state = KENJIN.new(figures={"battlefield": {"port": 7}})
    play(state, "tile:port")
    assert state.view(None)["battlefields"][0]["points"] == 7


def test_figures_left_alone_keep_their_provenance_and_changed_ones_become_ones_own() -> None:
    figures = KENJIN.figures({"unit": {"scout": {"power": 3}}})
    assert figures["unit"]["scout"] == {"copies": 1, "kind": "regular", "power": 3, "provenance": "own"}
    assert figures["unit"]["brute"] == KENJIN.figures()["unit"]["brute"]
    assert KENJIN.figures()["unit"]["scout"]["provenance"] == "reconstructed"


@pytest.mark.rule("KJ-1.2", "KJ-4.6", "KJ-4.7")
def test_the_printed_powers_of_lord_and_peasant() -> None:
    units = KENJIN.figures()["unit"]
    assert (units["lord"]["power"], units["peasant"]["power"]) == (2, 0)
    assert {name for name, unit in units.items() if unit["kind"] == "regular"} == {
        "scout", "shugenja", "general", "assassin", "ashigaru",
    }  # fmt: skip
    assert sum(unit["copies"] for unit in units.values()) == 13


@pytest.mark.parametrize(
    ("figures", "message"),
    [
        ({"units": {}}, r"figures: units: no such figure; here there are unit, battlefield, score"),
        ({"unit": {"ninja": {"power": 1}}}, r"figures: unit\.ninja: no such figure; here there are scout"),
        ({"unit": {"scout": {"strength": 1}}}, r"figures: unit\.scout\.strength: no such figure"),
        ({"unit": {"scout": {"provenance": "printed"}}}, r"figures: unit\.scout\.provenance: no such figure"),
        ({"unit": 3}, r"figures: unit: expected a table, not 3"),
        ({"unit": {"scout": {"power": "3"}}}, r"figures: unit\.scout\.power = '3': expected a value like 1"),
        ({"unit": {"scout": {"power": True}}}, r"figures: unit\.scout\.power = True: expected a value like 1"),
        ({"unit": {"scout": {"power": 10}}}, r"figures: unit\.scout\.power = 10: must be 0 to 9"),
        ({"unit": {"scout": {"power": -1}}}, r"figures: unit\.scout\.power = -1: must be 0 to 9"),
        ({"unit": {"scout": {"copies": 2}}}, r"figures: unit\.scout\.copies: cannot be changed.*KJ-1\.2"),
        ({"unit": {"scout": {"kind": "secret"}}}, r"figures: unit\.scout\.kind: cannot be changed.*KJ-1\.2"),
        ({"battlefield": {"port": 21}}, r"figures: battlefield\.port = 21: must be 0 to 20"),
        ({"battlefield": {"harbour": 4}}, r"figures: battlefield\.harbour: no such figure"),
        ({"score": {"coward": -21}}, r"figures: score\.coward = -21: must be -20 to 20"),
    ],
)
def test_a_wrong_figure_is_named(figures: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        KENJIN.new(figures=figures)


def test_the_record_keeps_the_figures_and_replays_with_them() -> None:
    figures = {"score": {"lord": 20}}
    *_, end = random_game(4, figures=figures)
    *_, plain = random_game(4)
    record = end.record()
    assert record["figures"] == figures
    assert record["actions"] == plain.record()["actions"] and record["result"] != plain.record()["result"]
    assert tatami.replay(record).digest() == end.digest()


def test_a_record_that_lost_its_figures_is_refused() -> None:
    *_, end = random_game(4, figures={"score": {"lord": 20}})
    record = end.record()
    del record["figures"]
    with pytest.raises(tatami.RecordError, match="result: the record says"):
        tatami.replay(record)


def test_figures_left_alone_are_not_written_into_the_record() -> None:
    assert "figures" not in over(("port", 0), ("pass", 1), ("camp", 1), ("palace", 0)).record()


@pytest.mark.rule("KJ-5.6")
def test_the_greatest_powers_an_owner_may_choose_still_round_trip() -> None:
    figures = {"unit": {unit: {"power": 9} for unit in KENJIN.figures()["unit"]}}
    army = ["lord", "peasant", "peasant", "peasant", "peasant", "brute", "archer", "samurai"]
    battle = Battle("torii", army, [], figures=figures)
    assert battle.powers[0] == 8 * 9 + 7
    assert KENJIN.position(battle.state.position()).digest() == battle.state.digest()
