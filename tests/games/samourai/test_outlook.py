"""What a player may know beforehand: it must be what the rules then do, and no more than the seat may know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tatami.games.samourai.outlook import NotKnown
from tests.games.samourai.table import GAME, Table


def ask(table: Table, about: str, seat: int | None = None) -> dict[str, Any]:
    to_act = table.state.to_act
    assert to_act is not None
    return GAME.outlook(table.state, to_act if seat is None else seat, about)


def shot(table: Table, shooter: str, target: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in ask(table, shooter)["shots"] if one["target"] == target)
    return found


@pytest.mark.rule("SB-3.6", "SB-3.7")
def test_the_chances_of_a_shot_are_those_of_the_die() -> None:
    men = {"tokuro": "A8", "gyokan": "R8"}
    told = shot(Table("crossroads", men, step="first-fire", active=1), "tokuro", "gyokan")
    assert (told["range"], told["band"], told["cover"]) == (17, "medium", "none")
    assert told["modifiers"] == {"band": 1, "armoured": 1}
    results: list[str] = []
    for die in range(1, 11):
        table = Table("crossroads", men, step="first-fire", active=1)
        table.play(told["action"])
        hit = [event.args["result"] for event in table.roll(die) if event.id == "hit"]
        results.append(str(hit[0]) if hit else "none")
    assert told["chances"] == {result: results.count(result) for result in set(results)}


@pytest.mark.rule("SB-4.14")
def test_what_is_in_the_way_of_a_shot() -> None:
    table = Table("crossroads", {"tokuro": "L9", "bunzo": "L10", "benkan": "L11"}, step="first-fire", active=1)
    told = shot(table, "tokuro", "benkan")
    assert (told["rule"], told["at"]) == ("SB-4.14", "L10")
    assert "chances" not in told


@pytest.mark.rule("SB-5.2", "SB-5.11")
@pytest.mark.parametrize("unit", ["nobutsune", "genzo"])
def test_every_place_in_reach_is_reached_at_its_cost(unit: str) -> None:
    men = {"nobutsune": "E8/D8", "genzo": "E10", "kansuke": "F9", "tadakage": "N8/O8"}
    table = Table("torii", men, step="movement", active=0)
    places = ask(table, unit)["reach"]
    points = table.man(unit)["movement"]
    assert [place["cost"] for place in places] == sorted(place["cost"] for place in places)
    assert any(not place.get("stop", True) for place in places)  # through Kansuke, not onto him
    for place in [one for one in places if one.get("stop")][::9]:
        steps, at = [], place
        while "step" in at:
            steps.append(at["step"])
            at = places[at["from"]]
        mover = Table("torii", men, step="movement", active=0)
        mover.play(f"move:{unit}", *reversed(steps))
        assert mover.state.view(0)["walk"]["points"] == points - place["cost"]
        mover.play("stop")
        assert mover.man(unit)["hexes"] == place["hexes"]


@pytest.mark.rule("SB-6.8", "SB-6.11")
def test_an_attack_before_it_is_made() -> None:
    men = {"genzo": "E10", "kansuke": "F10", "jinpachi": "E9"}
    table = Table("torii", men, step="combat", active=0)
    alone, together = ask(table, "genzo>jinpachi"), ask(table, "genzo+kansuke>jinpachi")
    assert (alone["attack"], alone["defence"], alone["odds"], alone["column"]) == (10, 4, 2, 3)
    assert alone["signs"] == [0, -1]  # he stands in brush
    assert (together["attack"], together["together"], together["column"]) == (16, 1, 6)
    assert sum(together["chances"].values()) == 10
    attacked = table.play("attack:genzo", "with:kansuke", "on:jinpachi", "go")[0]
    assert attacked.args["column"] == together["column"]


@pytest.mark.rule("SB-15.5")
def test_the_outlook_knows_no_more_than_the_seat() -> None:
    """A hidden ninja where he is, or where he is not: the guards' questions get the same answers."""
    state = GAME.position({
        "options": {"scenario": "ninja-night"}, "step": "movement", "active": 1, "alarm": True, "turn": 3,
        "men": {
            "tokimasa": {"at": "J3", "hidden": True}, "matsuo": {"at": "B9", "hidden": True},
            "morikiyo": "M6", "kiyomari": "W10", "misakado": "X7",
        },
    })  # fmt: skip
    table = Table.__new__(Table)
    table.state = state
    before = {unit: GAME.outlook(state, 1, unit) for unit in ("morikiyo", "kiyomari")}
    assert before["morikiyo"]["reach"]
    for seed in range(5):
        other = state.redeal(1, np.random.default_rng(seed))
        assert {unit: GAME.outlook(other, 1, unit) for unit in before} == before
    with pytest.raises(NotKnown, match="your side"):
        GAME.outlook(state, 1, "tokimasa")
    with pytest.raises(NotKnown, match="knows"):
        GAME.outlook(state, 1, "morikiyo>tokimasa")


@pytest.mark.rule("SB-13.2", "SB-13.4")
def test_who_could_see_a_ninja() -> None:
    state = GAME.position({
        "options": {"scenario": "ninja-night"}, "step": "movement", "active": 0, "turn": 2,
        "lanterns": [["Q5", True]],
        "men": {"tokimasa": {"at": "J3", "hidden": True}, "kiyomari": "P9", "misakado": "X7"},
    })  # fmt: skip
    assert GAME.outlook(state, 0, "tokimasa")["watched"]["P8"] == ["kiyomari"]
    assert {"P6", "Q5", "R5"} <= set(state.view(0)["lit"])
    assert "P7" not in state.view(0)["lit"]


@pytest.mark.rule("SB-4.14")
def test_a_mounted_archer_looks_past_the_horse_beside_him() -> None:
    table = Table("crossroads", {"ranmaru": "H9/H8", "jubei": "I9/I8", "gyokan": "R8"}, step="first-fire", active=1)
    assert shot(table, "ranmaru", "gyokan")["chances"]
