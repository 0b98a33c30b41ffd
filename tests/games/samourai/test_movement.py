"""Movement on foot and on horseback (SB-5)."""

from __future__ import annotations

import pytest

from tests.games.samourai.table import Table


@pytest.mark.rule("SB-5.1", "SB-5.2", "SB-5.5", "SB-1.13")
def test_each_hex_costs_its_terrain_and_stop_comes_once_something_was_done() -> None:
    table = Table("crossroads", {"ryonen": "G4", "uhei": "Z9"}, step="movement")  # a monk: 6 points; G5 is brush
    table.play("move:ryonen")
    assert "stop" not in table.legal()
    table.play("to:G5")
    assert table.state.view(0)["walk"]["points"] == 4
    assert "stop" in table.legal()
    table.play("to:G6", "stop")
    assert table.where("ryonen") == "G6"
    assert table.why("move:ryonen") == ["SB-5.5"]


@pytest.mark.rule("SB-5.2")
def test_no_step_beyond_the_points_left() -> None:
    table = Table("crossroads", {"ryonen": {"at": "G8", "life": "wounded"}, "uhei": "Z9"}, step="movement")
    table.play("move:ryonen", "to:G7", "to:G6")
    assert table.state.view(0)["walk"]["points"] == 1
    assert table.why("to:G5") == ["SB-5.2"]


@pytest.mark.rule("SB-5.3", "SB-5.25", "SB-5.4")
def test_enemies_bar_their_hexes_friends_are_passed_through() -> None:
    men = {"ryonen": "G8", "ekei": "G7", "uhei": {"at": "H8", "life": "stunned"}, "dogyo": "A16"}
    table = Table("crossroads", men, step="movement")
    table.play("move:ryonen")
    assert table.why("to:H8") == ["SB-5.3"]
    table.play("to:G7")
    assert "stop" not in table.legal()
    assert table.why("stop") == ["SB-5.5", "SB-5.25"][1:]
    table.play("to:G6", "stop")
    assert table.where("ryonen") == "G6"


@pytest.mark.rule("SB-5.5")
def test_a_step_onto_a_friend_is_offered_only_if_the_move_can_still_end() -> None:
    men = {"ryonen": {"at": "G8", "life": "wounded"}, "ekei": "G7", "zenki": "G6", "uhei": "Z9"}
    table = Table("crossroads", men, step="movement")
    table.play("move:ryonen", "to:F9", "to:F8")  # one point left, G7 is a friend's
    assert table.why("to:G7") == ["SB-5.5"]


@pytest.mark.rule("SB-5.6")
def test_walls_are_impassable_doors_cost_what_lies_behind() -> None:
    table = Table("seven-samurai", {"tetsu": "N8", "gon": "O8", "yohachi": "AA9"}, step="movement")
    table.play("move:tetsu")
    assert table.why("to:N7") == ["SB-5.6"]
    table.play("to:N9", "stop", "move:gon", "to:O7")
    assert table.state.view(0)["walk"]["points"] == 5


@pytest.mark.rule("SB-5.7")
def test_a_window_costs_4_and_is_never_for_the_wounded() -> None:
    """Case 3."""
    table = Table(
        "seven-samurai", {"tetsu": "N5", "gon": {"at": "P8", "life": "wounded"}, "yohachi": "AA9"}, step="movement"
    )
    table.play("move:tetsu", "to:N6")
    assert table.state.view(0)["walk"]["points"] == 2
    table.play("stop", "move:gon")
    assert table.why("to:P7") == ["SB-5.2"]


@pytest.mark.rule("SB-5.7")
def test_no_window_onto_an_enemy() -> None:
    table = Table("seven-samurai", {"tetsu": "N5", "yohachi": "N6"}, step="movement")
    table.play("move:tetsu")
    assert table.why("to:N6") == ["SB-5.7"]


@pytest.mark.rule("SB-5.8", "SB-1.11")
def test_no_step_between_bridge_and_river() -> None:
    table = Table("seven-samurai", {"tetsu": "G8", "yohachi": "AA9"}, step="movement")
    table.play("move:tetsu")
    assert table.why("to:G7") == ["SB-5.8"]
    assert "to:H8" in table.legal()


@pytest.mark.rule("SB-5.9", "SB-1.3")
def test_the_river_is_barred_to_armour_and_costs_others_5() -> None:
    """Case 8."""
    men = {"onimaru": "F7", "tetsu": "F8", "gon": {"at": "F9", "life": "wounded"}, "yohachi": "AA9"}
    table = Table("seven-samurai", men, step="movement")
    table.play("move:onimaru")
    assert table.why("to:G7") == ["SB-5.9"]
    table.play("to:E7", "stop", "move:tetsu", "to:G7")
    assert table.state.view(0)["walk"]["points"] == 1
    table.play("stop", "move:gon")
    assert table.why("to:G9") == ["SB-5.2"]


@pytest.mark.rule("SB-5.9", "SB-5.2")
def test_five_points_are_just_enough_to_wade() -> None:
    """Case 8."""
    slow = {"character": {"tetsu": {"healthy": [5, 4, 5]}}}
    table = Table("seven-samurai", {"tetsu": "F8", "yohachi": "AA9"}, step="movement", figures=slow)
    table.play("move:tetsu", "to:G7")
    assert table.state.view(0)["walk"]["points"] == 0
    assert table.legal() == ["stop"]


@pytest.mark.rule("SB-5.10", "SB-1.4")
def test_horses_keep_out_of_trees_and_houses() -> None:
    table = Table("seven-samurai", {"onimaru": "O8/O9", "yohachi": "AA9"}, step="movement")
    table.play("move:onimaru")
    assert table.why("to:O7") == ["SB-5.10"]


@pytest.mark.rule("SB-5.11", "SB-1.12")
def test_steps_of_riders() -> None:
    table = Table("crossroads", {"masakatsu": "N8/N9", "ryonen": "A16"}, step="movement", active=1)
    table.play("move:masakatsu")
    assert table.legal("to:") == ["to:M7", "to:N7", "to:O7"]
    assert table.legal("back:") == ["back:M9", "back:N10", "back:O9"]
    assert table.legal("swing:") == ["swing:M8", "swing:O8"]
    assert table.legal("tail:") == ["tail:M8", "tail:O8"]
    table.play("to:N7")
    assert table.state.view(1)["walk"]["points"] == 11
    table.play("swing:O7")
    assert table.state.view(1)["walk"]["hexes"] == ["O7", "N8"]
    assert table.state.view(1)["walk"]["points"] == 9
    table.play("back:M8", "stop")
    assert table.where("masakatsu") == "N8/M8"


@pytest.mark.parametrize(("dead", "cost"), [(2, 1), (3, 2), (5, 2), (6, 0)])
@pytest.mark.rule("SB-5.12")
def test_corpses_of_men(dead: int, cost: int) -> None:
    """Case 9."""
    names = ["benkan", "jokei", "ekei", "zenki", "tetsugyu", "dogyo"]
    men = {name: {"at": "G7", "life": "dead", "fallen": place + 1} for place, name in enumerate(names[:dead])}
    table = Table("crossroads", {**men, "ryonen": "G8", "uhei": "Z9"}, step="movement", deaths=dead)
    table.play("move:ryonen")
    if cost == 0:
        assert table.why("to:G7") == ["SB-5.12"]
    else:
        table.play("to:G7")
        assert table.state.view(0)["walk"]["points"] == 6 - cost


@pytest.mark.parametrize(("men_dead", "horses", "cost"), [(0, 1, 2), (2, 1, 2), (3, 1, 0), (0, 2, 0)])
@pytest.mark.rule("SB-5.12")
def test_corpses_of_horses(men_dead: int, horses: int, cost: int) -> None:
    """Case 9: a horse counts 3 on each of its hexes."""
    names = ["benkan", "jokei", "ekei"][:men_dead]
    men = {name: {"at": "G7", "life": "dead", "fallen": place + 1} for place, name in enumerate(names)}
    dead_horses = {name: {"at": "G7/G6", "dead": 1} for name in ["masakatsu-horse", "jubei-horse"][:horses]}
    table = Table("crossroads", {**men, "ryonen": "G8", "uhei": "Z9"}, step="movement", horses=dead_horses)
    table.play("move:ryonen")
    if cost == 0:
        assert table.why("to:G7") == ["SB-5.12"]
    else:
        table.play("to:G7")
        assert table.state.view(0)["walk"]["points"] == 6 - cost


@pytest.mark.rule("SB-5.26")
def test_entering_pays_for_the_first_hex() -> None:
    table = Table("crossroads", {"ryonen": {"place": "to-enter"}, "uhei": "A1"}, step="movement")
    table.play("move:ryonen")
    assert table.legal() == [f"to:{column}16" for column in "LMNOPQ"]
    table.play("to:N16", "to:N15", "stop")
    assert table.where("ryonen") == "N15"


@pytest.mark.rule("SB-5.26")
def test_an_entering_riders_tail_follows_with_his_second_step() -> None:
    men = {"onimaru": {"place": "to-enter", "horse": "onimaru-horse"}, "yohachi": "AA9"}
    table = Table(
        "seven-samurai", men, step="movement", horses={"onimaru-horse": {"place": "to-enter", "rider": "onimaru"}}
    )
    table.play("move:onimaru", "to:A8")
    assert table.legal() == ["to:A7", "to:A9", "to:B8", "to:B9"]
    table.play("to:B8", "stop")
    assert table.where("onimaru") == "B8/A8"


@pytest.mark.rule("SB-5.26")
def test_leaving_costs_a_point_more_from_an_edge_hex() -> None:
    table = Table("crossroads", {"ryonen": "N2", "ekei": "N9", "uhei": "A1"}, step="movement")
    table.play("move:ryonen")
    assert table.why("exit") == ["SB-5.26"]
    table.play("to:N1", "exit")
    assert table.man("ryonen")["place"] == "left"


@pytest.mark.rule("SB-12.4", "SB-5.24")
def test_barricades_and_carts_cost_4_and_nobody_stops_on_a_cart() -> None:
    table = Table("convoy", {"kohei": "K9", "saru": "AA1"}, step="movement", cart="K8/L8", barricades=["J9/J10>K9"])
    table.play("move:kohei", "to:J9")
    assert table.state.view(0)["walk"]["points"] == 2
    table.play("stop", "done", "done", "done")
    table = Table("convoy", {"kohei": "K9", "saru": "AA1"}, step="movement", cart="K8/L8")
    table.play("move:kohei", "to:K8")
    assert "stop" not in table.legal()
    assert table.state.view(0)["walk"]["points"] == 2


@pytest.mark.rule("SB-5.2", "SB-5.7", "SB-5.12")
def test_corpses_add_to_what_a_window_costs() -> None:
    dead = {name: {"at": "N6", "life": "dead", "fallen": 1 + k} for k, name in enumerate(("gon", "shiro", "tetsu"))}
    table = Table("seven-samurai", {"kappa": "N5", "yohachi": "AA9", **dead}, step="movement", deaths=3)
    before = table.man("kappa")["movement"]
    table.play("move:kappa", "to:N6")
    assert table.state.view(0)["walk"]["points"] == before - 5
