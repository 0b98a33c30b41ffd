"""Set-up, victory, whole games (SB-12, SB-14)."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami import State
from tests.games.samourai.table import GAME, Table

SCENARIOS = GAME.options[0].values


def over(table: Table) -> dict[str, Any] | None:
    return table.state.result.record if table.state.result else None


@pytest.mark.rule("SB-14.5")
def test_all_dead_at_once() -> None:
    men = {"nobutsune": "F9", "tadakage": {"at": "F8", "life": "wounded"}, "jinpachi": "M9"}
    dead = {name: {"at": "N1", "life": "dead", "fallen": 1} for name in ("norifusa", "tomonori")}
    table = Table("torii", {**men, **dead}, step="combat")
    table.play("attack:nobutsune", "on:tadakage", "go", "d10:1")
    assert over(table) == {"winner": 0, "reason": "all-dead", "turn": 1}


@pytest.mark.rule("SB-14.5")
def test_hold_hex_three_times_in_a_row_at_the_end_of_ones_own_phase() -> None:
    table = Table("torii", {"nobutsune": "G8", "tadakage": "N9", "norifusa": "N5"}, step="first-fire")
    for _ in range(2):
        table.play(*["done"] * 8)
        assert over(table) is None
    table.play(*["done"] * 4)
    assert over(table) == {"winner": 0, "reason": "hold-hex", "turn": 3}


@pytest.mark.rule("SB-14.5")
def test_an_enemy_too_near_spoils_it() -> None:
    table = Table("torii", {"nobutsune": "G8", "tadakage": "I9", "norifusa": "N5"}, step="first-fire", held=[0, 0, 2])
    table.play(*["done"] * 4)
    assert over(table) is None


@pytest.mark.rule("SB-14.5")
def test_hold_buildings_at_the_end_of_the_game_turn() -> None:
    men = {"tetsu": "O7", "gon": "T6", "shiro": "S10", "yohachi": "AA9", "kanzaemon": "AA1"}
    table = Table("seven-samurai", men, step="combat", active=1)
    table.play("done")
    assert over(table) == {"winner": 0, "reason": "hold-buildings", "turn": 1}


@pytest.mark.rule("SB-14.5", "SB-5.26")
def test_left_and_cannot_leave() -> None:
    left = {name: {"place": "left", "edges": 1} for name in ("gyokan", "ekei", "zenki")}
    table = Table("crossroads", {**left, "ryonen": "N1", "uhei": "A1"}, step="movement")
    table.play("move:ryonen", "exit")
    assert over(table) == {"winner": 0, "reason": "left", "turn": 1}
    table = Table(
        "crossroads", {"gyokan": {"at": "N9", "life": "wounded"}, "tokuro": "N12"}, step="first-fire", active=1
    )
    table.play("fire:tokuro>gyokan", "d10:2", "accept")
    assert over(table) == {"winner": 1, "reason": "cannot-leave", "turn": 1}


@pytest.mark.rule("SB-14.5")
def test_the_cart_on_the_west_edge() -> None:
    table = Table("convoy", {"kisuke": "C9", "saru": "AA1"}, step="combat", cart="A8/B8")
    table.play("done")
    assert over(table) == {"winner": 0, "reason": "piece-on", "turn": 1}


@pytest.mark.rule("SB-14.5")
def test_a_side_with_nobody_left_has_lost() -> None:
    table = Table("convoy", {"kisuke": "C9", "saru": {"at": "C8", "life": "stunned"}, "masakatsu": "C7"}, step="combat")
    table.play("attack:masakatsu", "on:saru", "go", "d10:1")
    assert over(table) == {"winner": 0, "reason": "nobody-left", "turn": 1}


@pytest.mark.rule("SB-14.4")
def test_the_turn_cap() -> None:
    men = {"nobutsune": "A3", "tadakage": "N9"}
    table = Table("torii", men, step="combat", active=1, turn=40)
    table.play("done")
    assert over(table) == {"winner": None, "reason": "turn-cap", "turn": 40}
    assert table.state.returns() == [0.5, 0.5]
    endless = Table("torii", men, {"turn_cap": 0}, step="combat", active=1, turn=40)
    endless.play("done")
    assert over(endless) is None


@pytest.mark.rule("SB-12.1", "SB-12.2")
def test_barricades_are_set_up_on_two_flat_hexes_with_a_front() -> None:
    state = GAME.new(scenario="seven-samurai")
    state.apply(state.parse("barricade@M8/M9>N9"))
    assert state.view(None)["barricades"] == [{"hexes": ["M8", "M9"], "front": "N9"}]
    assert state.why("barricade@M9/M10>N10") == ["SB-12.1"]


@pytest.mark.rule("SB-13.1", "SB-14.2")
def test_lanterns_stand_apart() -> None:
    state = GAME.new(scenario="ninja-night")
    state.apply(state.parse("lantern@Q9"))
    assert state.why("lantern@Q12") == ["SB-14.2"]
    assert state.why("lantern@Q13") == []


@pytest.mark.rule("SB-15.4", "SB-14.2")
def test_the_hut_is_noted_in_secret() -> None:
    state = GAME.new(scenario="ninja-night")
    dealer = tatami.Dealer(1)
    while "lantern@" in state.notation(state.actions()[0]):
        state.apply(dealer.choose(state))
    action = state.parse("place:misakado@X7")
    assert GAME.public_notation(state, action, 0) == "place:misakado@?"
    assert GAME.public_notation(state, action, 1) == "place:misakado@X7"
    events = list(state.apply(action))
    shown = events[0].seen_by(0)
    assert shown is not None and "hex" not in shown.args
    assert "X7" not in str(state.view(0)["men"])


# -- whole games


def check(state: State) -> None:
    """Every figure is somewhere, no two living on a hex, corpses count as they should."""
    view = state.view(None)
    position = state.position()
    standing: dict[str, str] = {}
    walker = position["walk"].get("who", 0) if position["walk"].get("open") else None
    names = next(verb for verb in state.codec.verbs if verb.name == "move").labels["unit"]
    bodies: dict[str, int] = {}
    for unit, man in position["men"].items():
        assert man["place"] in ("to-set-up", "to-enter", "on-map", "left", "removed")
        if man["life"] == "dead":
            assert man["place"] in ("on-map", "removed")
            if "at" in man and view["phase"] != "over":
                bodies[man["at"]] = bodies.get(man["at"], 0) + 1
            continue
        if man["place"] != "on-map" or (walker is not None and names[walker] == unit):
            continue
        hexes = [man["at"]] if "at" in man else position["horses"][man["horse"]]["at"].split("/")
        for hex in hexes:
            assert hex not in standing, (hex, standing[hex], unit)
            standing[hex] = unit
    for horse in position["horses"].values():
        if horse.get("dead") and horse["place"] == "on-map":
            for hex in horse["at"].split("/"):
                bodies[hex] = bodies.get(hex, 0) + 3
    if view["phase"] != "over":
        assert view["corpses"] == bodies
    if view["walk"]:
        assert view["walk"]["points"] >= 0


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("SB-5.1", "SB-5.25", "SB-5.12", "SB-14.4")
def test_random_play_keeps_everything_in_its_place_and_ends(scenario: str) -> None:
    for seed in range(2):
        state = GAME.new(scenario=scenario)
        dealer = tatami.Dealer(seed)
        while state.to_act is not None:
            if state.view(None)["decision"] != "step":
                check(state)
            state.apply(dealer.choose(state))
        check(state)
        assert state.result is not None
        assert state.ply <= GAME.most_actions(state.options)
