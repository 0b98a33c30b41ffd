"""What an order would come to, and how far a goal has come: from what the asking seat knows, and no more."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami.games.samourai.outlook import NotKnown

GAME = tatami.game("samourai")
MEN = {"genzo": "F8", "kansuke": "D6", "nobutsune": "B5", "jinpachi": "I8", "matabei": "L6", "tadakage": "V9"}


def at(scenario: str, men: dict[str, Any], **more: Any) -> tatami.State:
    return GAME.position({"options": {"scenario": scenario}, "men": men, "step": "movement", **more})


def test_a_destination_names_whom_he_could_strike_and_who_could_shoot_him() -> None:
    state = at("torii", MEN)
    before = state.record()
    told = GAME.outlook(state, 0, "kansuke@H8")
    assert [(one["defenders"], one["column"]) for one in told["attacks"]] == [(["jinpachi"], 1)]
    assert [one["unit"] for one in told["archers"]] == ["matabei"]
    assert set(told["strikers"]) == {"jinpachi", "matabei"}
    assert GAME.outlook(state, 0, "kansuke@B4")["attacks"] == []
    assert state.record() == before


def test_an_archer_who_comes_nearer_is_told_his_chances_there() -> None:
    [shot] = [one for one in GAME.outlook(at("torii", MEN), 0, "genzo@G9")["shots"] if one["target"] == "jinpachi"]
    assert sum(shot["chances"].values()) == 10


@pytest.mark.parametrize("about", ["kansuke@I8", "kansuke@H8/H7", "jinpachi@H8", "kansuke@ZZ9", "A1..ZZ9"])
def test_what_cannot_be_is_refused(about: str) -> None:
    with pytest.raises(NotKnown):
        GAME.outlook(at("torii", MEN), 0, about)


@pytest.mark.parametrize("hidden", [0, 1])
def test_nobody_hidden_threatens_or_bars(hidden: int) -> None:
    men = {"tokimasa": {"at": "L9", "hidden": hidden}, "kiyomari": "M8", "misakado": "T6"}
    state = at("ninja-night", men, active=1, alarm=1)
    told = GAME.outlook(state, 1, "kiyomari@M9")
    assert told["strikers"] == ([] if hidden else ["tokimasa"])
    assert bool(GAME.outlook(state, 1, "threat")["threat"]) == (not hidden)
    assert GAME.outlook(state, 1, "L8..L10")["at"] == (None if hidden else "L9")


def test_a_ruler_tells_the_range_and_what_bars_the_line() -> None:
    state = at("torii", MEN)
    assert GAME.outlook(state, 0, "F8..I8") == {"from": "F8", "to": "I8", "range": 3, "at": None}
    assert GAME.outlook(state, 0, "I5..I11")["at"] == "I8"


def test_goals_are_counted() -> None:
    men = {**MEN, "norifusa": {"at": "W9", "life": "dead"}}
    goals = at("torii", men).view(0)["goals"]
    assert [(goal["kind"], goal["seat"], goal["now"], goal["need"]) for goal in goals] == [
        ("all_dead", 0, 1, 3), ("all_dead", 1, 0, 3), ("hold_hex", 0, 0, 3), ("hold_hex", 1, 0, 3),
    ]  # fmt: skip
    assert sorted(goals[2]["hexes"]) == ["F8", "F9", "G7", "G8", "G9", "H8", "H9"]
    assert len(goals[2]["clear"]) == 19


def test_houses_count_while_only_one_side_is_in_them() -> None:
    state = GAME.new(scenario="seven-samurai")
    buildings = state.view(0)["ground"]["buildings"]
    (_, first), (_, second), *_ = buildings.items()
    men = {"onimaru": first[0], "taka": second[0], "yohachi": second[1]}
    [goal] = [one for one in at("seven-samurai", men).view(0)["goals"] if one["kind"] == "hold_buildings"]
    assert (goal["now"], goal["need"]) == (1, 3)
