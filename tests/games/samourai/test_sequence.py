"""The order of play (SB-1, SB-2)."""

from __future__ import annotations

import pytest

from tatami.games.samourai import scenarios
from tests.games.samourai.table import GAME, Table

FOES = {"genzo": "H9", "tadakage": "T9"}


@pytest.mark.rule("SB-2.1", "SB-2.2", "SB-2.3", "SB-2.5")
def test_five_steps_then_the_other_side_then_a_new_turn() -> None:
    table = Table("torii", FOES, step="first-fire")
    seen = []
    for _ in range(9):
        view = table.state.view(None)
        seen.append((view["turn"], view["active"], view["phase"]))
        table.play("done")
    steps = ["first-fire", "movement", "second-fire", "combat"]
    assert seen == [*[(1, 0, step) for step in steps], *[(1, 1, step) for step in steps], (2, 0, "first-fire")]


@pytest.mark.rule("SB-2.4")
def test_nobody_is_obliged_to_act() -> None:
    table = Table("torii", FOES, step="movement")
    assert "done" in table.legal()
    assert table.play("done")


@pytest.mark.rule("SB-2.6", "SB-3.2", "SB-6.2")
def test_an_archer_attacked_in_the_enemys_phase_does_not_shoot_in_step_1_but_on_foot_in_step_3() -> None:
    """Case 12."""
    table = Table(
        "torii", {"genzo": "H9", "haruhide": "J9/J10", "tadakage": "H8", "norifusa": "K8"}, step="combat", active=1
    )
    table.play("attack:tadakage", "on:genzo", "go", "d10:6")  # 11 to 6: 1-1, nothing
    table.play("attack:norifusa", "on:haruhide", "go", "d10:6") if "attack:norifusa" in table.legal() else None
    table.play("done")
    assert table.decision == "fire"
    assert table.why("fire:genzo>tadakage") == ["SB-3.2"]
    assert table.legal("fire:genzo") == []
    table.play("done", "done")
    assert "fire:genzo>tadakage" in table.legal()
    assert table.why("fire:haruhide>tadakage") == ["SB-3.2"]  # mounted, step 3


@pytest.mark.rule("SB-2.7", "SB-1.2")
def test_a_stunned_man_does_nothing() -> None:
    men = {"genzo": {"at": "H9", "life": "stunned"}, "tadakage": "H8", "kansuke": "A5"}
    table = Table("torii", men, step="first-fire")
    assert table.why("fire:genzo>tadakage") == ["SB-2.7"]
    table.play("done")
    assert table.why("move:genzo") == ["SB-2.7"]
    table.play("done", "done")
    assert table.why("attack:genzo") == ["SB-2.7"]
    assert table.man("genzo")["defence"] == 2
    assert table.man("genzo")["attack"] == 0


@pytest.mark.rule("SB-2.8")
def test_stunned_in_the_enemys_phase_one_recovers_in_step_5_of_ones_own() -> None:
    table = Table("torii", {"genzo": {"at": "H9", "life": "stunned"}, "tadakage": "J9"}, step="combat")
    table.play("done")
    assert table.man("genzo")["life"] == "healthy"


@pytest.mark.rule("SB-2.8")
def test_stunned_in_ones_own_phase_one_waits_for_the_next() -> None:
    table = Table("torii", {"genzo": {"at": "H9", "life": "stunned", "fresh": 1}, "tadakage": "J9"}, step="combat")
    table.play("done")
    assert table.man("genzo")["life"] == "stunned"
    table.play(*["done"] * 8)
    assert table.man("genzo")["life"] == "healthy"


@pytest.mark.rule("SB-2.10", "SB-2.11", "SB-5.14", "SB-5.15")
def test_a_task_takes_the_whole_phase() -> None:
    table = Table("torii", {"nobutsune": "H9/H8", "tadakage": "J9", "norifusa": "J5"}, step="movement")
    table.play("dismount:nobutsune")
    assert table.why("move:nobutsune") == ["SB-2.10"]
    table.play("done", "done")
    assert table.why("attack:nobutsune") == ["SB-2.10"]
    table.play("done")
    assert table.decision == "land"
    assert table.legal() == table.legal("land:nobutsune>")
    table.play("land:nobutsune>G9")
    assert table.where("nobutsune") == "G9"
    assert table.horse("nobutsune-horse")["rider"] is None
    table.play(*["done"] * 4)  # the enemy's phase
    table.play("done", "mount:nobutsune>nobutsune-horse", "done", "done", "done")
    assert table.where("nobutsune") == "H9/H8"


@pytest.mark.rule("SB-2.10")
def test_who_fired_or_moved_begins_no_task() -> None:
    table = Table("torii", {"haruhide": "H9/H8", "tadakage": "J9", "norifusa": "J5"}, step="first-fire")
    table.play("fire:haruhide>tadakage", "d10:10", "done")
    assert table.why("dismount:haruhide") == ["SB-2.10"]


@pytest.mark.rule("SB-1.1", "SB-3.5")
def test_the_die_has_ten_faces_all_as_likely() -> None:
    table = Table("torii", {"haruhide": "H9/H8", "tadakage": "J9"}, step="first-fire")
    table.play("fire:haruhide>tadakage")
    assert [round(probability, 6) for _, probability in table.state.chance()] == [0.1] * 10
    assert table.legal() == [f"d10:{face}" for face in range(1, 11)]


@pytest.mark.rule("SB-14.2", "SB-14.3", "SB-14.1", "SB-14.6")
def test_the_scenarios_are_set_up_in_their_order() -> None:
    first = {}
    for scenario in scenarios.shipped():
        state = GAME.new(scenario=scenario)
        first[scenario] = (state.to_act, state.notation(state.actions()[0]).partition("@")[0])
    assert first == {
        "torii": (0, "place:nobutsune"),
        "ninja-night": (1, "lantern"),
        "seven-samurai": (1, "barricade"),
        "temple-assault": (1, "place:gyokan"),
        "convoy": (0, "place:masakatsu"),
        "crossroads": (1, "place:tokuro"),
        "bridge": (1, "barricade"),
        "embers": (1, "lantern"),
        "petition": (1, "place:tetsu"),
        "shrine": (0, "place:tokuro"),
    }


@pytest.mark.rule("SB-14.2", "SB-1.12")
def test_riders_are_set_up_on_two_joined_hexes_and_each_side_ends_with_done() -> None:
    state = GAME.new(scenario="torii")
    dealer = __import__("tatami").Dealer(1)
    places = []
    while state.view(None)["phase"] == "set-up":
        action = dealer.choose(state)
        places.append((state.to_act, state.notation(action)))
        state.apply(action)
    assert "/" in places[0][1]
    assert [text for _, text in places].count("done") == 2
    assert [who for who, _ in places] == [0] * 7 + [1] * 7
    assert state.to_act == 0
