"""Combat: odds, terrain, groups, results, retreats, advances (SB-6, SB-7)."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.core.compiled import plain
from tatami.games.samourai.rules import melee
from tests.games.samourai.table import Table, figures

column_for = plain(melee.column_for)
PLUS, ZERO, MINUS = 1, 0, -1


def column(
    attack: int, defence: int, ours: int = 0, theirs: int = 0, men: int = 1, mounted: bool = False, **options: Any
) -> int:
    return int(column_for(figures(**options), attack, defence, ours, theirs, men, mounted))


def fight(men: dict[str, Any], active: int = 0, **more: Any) -> Table:
    return Table("crossroads", men, step="combat", active=active, **more)


@pytest.mark.rule("SB-6.6")
def test_odds_are_rounded_down_and_below_1_1_there_is_no_attack() -> None:
    """Case 1."""
    assert column(8, 3) == 2
    assert column(7, 8) == 0


@pytest.mark.rule("SB-6.8", "SB-6.11", "SB-6.9")
def test_two_attackers_on_0_and_minus() -> None:
    """Case 2."""
    assert column(16, 4, MINUS, ZERO, men=2) == 4
    assert column(16, 4, MINUS, ZERO, men=2, mounted=True) == 3
    assert column(16, 4, MINUS, ZERO) == 3


@pytest.mark.rule("SB-6.6", "SB-6.8", "SB-6.13")
def test_shifts_and_the_ends_of_the_table() -> None:
    """Case 28."""
    assert column(4, 2, ZERO, PLUS) == 1
    assert column(3, 2, ZERO, PLUS) == 0
    assert column(40, 1) == 6
    assert column(40, 1, ZERO, PLUS) == 5
    assert column(40, 1, PLUS, MINUS) == 6
    assert column(3, 2, ZERO, PLUS, shift_below_1_1="resolve_at_1_1") == 1


@pytest.mark.rule("SB-6.10")
def test_one_against_several() -> None:
    """Case 29: 12 against 4, 3 and 4, one of them on brush, the best sign counts."""
    men = {"benkan": "G6", "rihei": "G5", "uhei": "G7", "bunzo": "H6"}  # G5 and H6 are brush
    table = fight({**men, "bunzo": "F6"})
    table.play("attack:benkan", "on:rihei", "on:bunzo", "on:uhei")
    event = table.play("go")[0]
    assert (event.args["attack"], event.args["defence"], event.args["column"]) == (12, 11, 1)


@pytest.mark.rule("SB-6.10")
def test_all_on_foot_or_all_mounted() -> None:
    table = fight({"benkan": "G8", "uhei": "G7", "masakatsu": "H8/H7"})
    table.play("attack:benkan")
    assert "on:uhei" in table.legal()
    table.play("on:masakatsu")
    assert table.legal() == ["go"]
    assert table.why("on:uhei") == ["SB-6.13"]


@pytest.mark.rule("SB-6.1", "SB-6.3", "SB-1.11")
def test_only_enemies_in_contact() -> None:
    table = fight({"benkan": "G8", "uhei": "G6", "ekei": "A1"})
    assert table.legal() == ["done"]
    assert table.why("attack:benkan") == ["SB-6.3"]


@pytest.mark.rule("SB-6.2")
def test_a_character_attacks_once_a_phase_a_defender_is_attacked_again() -> None:
    table = fight({"benkan": "G8", "ryonen": "H9", "rihei": "G9"})
    table.play("attack:ryonen", "on:rihei", "go", "d10:8")  # 2-1: nothing
    assert table.why("attack:ryonen") == ["SB-6.2"]
    assert "attack:benkan" in table.legal()


@pytest.mark.rule("SB-6.3", "SB-6.4")
def test_the_wounded_attack_into_no_barricade_and_armour_into_no_river() -> None:
    """Cases 3 and 8."""
    men = {"benkan": {"at": "G8", "life": "wounded"}, "uhei": "G7"}
    table = fight(men, barricades=["F7/G7>F8"])
    assert table.why("attack:benkan") == ["SB-6.3"]
    table = Table("seven-samurai", {"onimaru": "F8", "tetsu": "F7", "yohachi": "G7"}, step="combat")
    assert table.why("attack:onimaru") == ["SB-6.3"]
    assert "attack:tetsu" in table.legal()


@pytest.mark.rule("SB-6.4")
def test_none_between_bridge_and_river_and_no_rider_into_a_door() -> None:
    """Case 32."""
    table = Table("seven-samurai", {"tetsu": "G8", "yohachi": "G7"}, step="combat")
    assert table.why("attack:tetsu") == ["SB-6.3"]
    table = Table("seven-samurai", {"onimaru": "O8/O9", "yohachi": "O7"}, step="combat")
    assert table.why("attack:onimaru") == ["SB-6.3"]


@pytest.mark.rule("SB-6.5")
def test_through_a_window_one_against_one() -> None:
    """Case 32."""
    men = {"tetsu": "N5", "gon": "O7", "shiro": "O6", "yohachi": "N6"}
    table = Table("seven-samurai", {**men, "shiro": "A8", "gon": "A9"}, step="combat")
    table.play("attack:tetsu")
    assert table.legal() == ["on:yohachi"]
    table.play("on:yohachi")
    assert table.legal() == ["go"]


@pytest.mark.rule("SB-6.12")
def test_several_against_several_is_not_possible() -> None:
    table = fight({"benkan": "G8", "ryonen": "H9", "rihei": "G9", "uhei": "H10"})
    table.play("attack:benkan", "with:ryonen", "on:rihei")
    assert table.legal() == ["go"]
    assert table.why("on:uhei") == ["SB-6.12"]


@pytest.mark.rule("SB-6.7", "SB-6.14")
def test_results_against_men_on_foot() -> None:
    """10 against 4 is 2-1 (EEDDCCC-BB)."""
    men = {"jokei": "G8", "rihei": "G9", "uhei": "A1"}
    for die, life in ((1, "wounded"), (3, "stunned"), (8, "healthy")):
        table = fight(men)
        table.play("attack:jokei", "on:rihei", "go", f"d10:{die}")
        assert table.man("rihei")["life"] == life
        assert table.decision == "combat"
    strong = {"benkan": "G8", "uhei": "G9", "rihei": "A1"}  # 12 to 3: 4-1 FFEEEDDCCB
    table = fight(strong)
    table.play("attack:benkan", "on:uhei", "go", "d10:1")
    assert table.man("uhei")["life"] == "dead"
    assert table.decision == "advance"


@pytest.mark.rule("SB-6.14")
def test_a_wounds_one_attacker_or_stuns_him_by_option() -> None:
    men = {"dogyo": "G8", "rihei": "G9"}  # 7 to 4: 1-1 DDCC---BBA
    table = fight(men)
    table.play("attack:dogyo", "on:rihei", "go", "d10:10")
    assert table.man("dogyo")["life"] == "wounded"
    table = fight(men, options={"combat_result_a": "attacker_stunned"})
    table.play("attack:dogyo", "on:rihei", "go", "d10:10")
    assert table.man("dogyo")["life"] == "stunned"
    table.play("done")
    assert table.man("dogyo")["life"] == "stunned"


@pytest.mark.rule("SB-6.16")
def test_the_owner_names_who_is_struck() -> None:
    table = fight({"benkan": "M8", "uhei": "M9", "bunzo": "M7"})  # 12 to 7: 1-1
    table.play("attack:benkan", "on:bunzo", "on:uhei", "go", "d10:1")
    assert table.state.to_act == 1
    assert table.legal() == ["victim:bunzo", "victim:uhei"]
    table.play("victim:uhei")
    assert table.man("uhei")["life"] == "stunned"


@pytest.mark.rule("SB-2.9", "SB-6.17")
def test_c_kills_the_stunned_and_wounds_him_who_has_no_hex() -> None:
    """Case 30."""
    table = fight({"jokei": "G8", "rihei": {"at": "G9", "life": "stunned"}, "uhei": "A16"})
    table.play("attack:jokei", "on:rihei", "go", "d10:9")  # 10 to 2: 5-1 FFFEEEDDCB
    assert table.man("rihei")["life"] == "dead"
    for life, after in (("healthy", "wounded"), ("wounded", "dead")):  # A1 has three neighbours, all taken
        men = {"benkan": "A2", "ekei": "B2", "ryonen": "B1", "rihei": {"at": "A1", "life": life}, "bunzo": "N16"}
        table = fight(men)
        table.play("attack:ekei", "on:rihei", "go")
        table.roll(6 if life == "healthy" else 3)
        assert table.man("rihei")["life"] == after


@pytest.mark.rule("SB-6.17", "SB-6.19")
def test_b_sends_both_attackers_back_and_a_defender_may_advance_into_either_hex() -> None:
    """Case 31."""
    table = fight({"dogyo": "G9", "ekei": "G8", "rihei": "H9"})  # (7 + 8) to 4: 3-1, one right: 4-1; die 10: B
    table.play("attack:ekei", "with:dogyo", "on:rihei", "go", "d10:10")
    assert {text.split(">")[0] for text in table.legal()} == {"retreat:ekei", "retreat:dogyo"}
    table.play("retreat:ekei>G7" if "retreat:ekei>G7" in table.legal() else table.legal("retreat:ekei")[0])
    table.play(table.legal("retreat:dogyo")[0])
    assert table.state.to_act == 1
    assert table.legal() == ["hold", "advance:rihei"]
    table.play("advance:rihei")
    assert set(table.legal()) == {"to:G8", "to:G9"}
    table.play("to:G8")
    assert "stop" in table.legal()


@pytest.mark.rule("SB-6.19")
def test_one_hex_only_if_still_in_contact() -> None:
    table = fight({"benkan": "G8", "uhei": "G9", "rihei": "F8", "dogyo": "A16"})
    table.play("attack:benkan", "on:uhei", "go", "d10:1", "advance:benkan", "to:G9")
    assert table.legal() == ["stop"]
    table.play("stop")
    assert table.where("benkan") == "G9"
    assert table.decision == "combat"


@pytest.mark.rule("SB-6.19")
def test_free_of_contact_he_advances_with_his_full_movement() -> None:
    table = fight({"benkan": "G8", "uhei": "G9", "rihei": "A16"})
    table.play("attack:benkan", "on:uhei", "go", "d10:1", "advance:benkan", "to:G9")
    assert table.state.view(0)["walk"]["points"] == 4
    table.play("to:G10", "stop")
    assert table.where("benkan") == "G10"


@pytest.mark.rule("SB-6.17")
def test_the_first_waits_for_the_seconds_hex() -> None:
    """Case 41: B against a stunned man; the first has no hex but the second's."""
    men = {
        "tetsugyu": "A1",
        "dogyo": "B2",
        "ryonen": "A2",
        "masakatsu": {"at": "B1", "life": "stunned"},
        "bunzo": "AA16",
    }
    table = fight(men)
    table.play("attack:tetsugyu", "with:dogyo", "on:masakatsu", "go", "d10:10")  # 15 to 3: 5-1
    assert {text.partition(">")[0] for text in table.legal()} == {"retreat:dogyo"}
    table.play(table.legal()[0])
    assert table.legal() == ["retreat:tetsugyu>B2"]
    table.play("retreat:tetsugyu>B2")
    assert table.man("tetsugyu")["life"] == table.man("dogyo")["life"] == "healthy"


@pytest.mark.rule("SB-6.15", "SB-7.1", "SB-6.20")
def test_results_against_riders() -> None:
    """29 to 8 is 3-1, without a shift for the group: FEDDCCC-BB."""
    men = {"benkan": "G8", "ekei": "F9", "ryonen": "H9", "jubei": "G9/G10", "uhei": "A16"}
    for die, life in ((3, "stunned"), (2, "wounded"), (1, "wounded")):
        table = fight(men)
        assert table.play("attack:benkan", "with:ryonen", "with:ekei", "on:jubei", "go")[0].args["column"] == 3
        table.roll(die)
        assert table.state.to_act == 1
        table.play(table.legal("fall:jubei>")[0])
        assert table.man("jubei")["life"] == life
        assert table.horse("jubei-horse")["dead"] == (die == 1)
        assert table.decision == "combat"  # a thrown rider who lives vacates no hex


@pytest.mark.rule("SB-6.17", "SB-7.7")
def test_a_rider_retreats_by_one_forward_or_backward_step() -> None:
    """Case 37."""
    men = {"benkan": "G9", "ryonen": "G8", "ekei": "A16", "jubei": "H9/H8", "uhei": "A1"}
    table = fight(men)
    table.play("attack:benkan", "with:ryonen", "on:jubei", "go", "d10:5")  # (12 + 9) to 8: 2-1 EDDCC---BB
    assert table.decision == "retreat"
    for text in table.legal():
        head, tail = text.partition(">")[2].split("/")
        assert head == "H8" or tail == "H9"


@pytest.mark.rule("SB-6.18")
def test_armour_is_driven_into_the_river_only_as_a_last_resort_and_drowns() -> None:
    men = {"tetsu": "H5", "gon": "I5", "ushi": "I6", "kanzaemon": "H6", "yohachi": "AA9"}
    table = Table("seven-samurai", men, step="combat")
    table.play("attack:tetsu", "with:gon", "with:ushi", "on:kanzaemon", "go", "d10:7")  # 21 to 7: 3-1
    assert table.legal() == ["retreat:kanzaemon>G6"]
    assert table.play("retreat:kanzaemon>G6")[0].id == "drowned"
    assert table.man("kanzaemon")["place"] == "removed"
    dry = Table("seven-samurai", {**men, "ushi": "H7"}, step="combat")  # I6 is free, but tetsu's neighbour: gon bars it
    assert dry.decision == "combat"


@pytest.mark.rule("SB-7.4", "SB-6.15", "SB-7.3")
def test_every_horse_has_defence_1() -> None:
    """Case 13."""
    assert column(7, 1, mounted=True) == 6
    horses = {"jubei-horse": {"at": "G9/G10", "side": 1}}
    table = fight({"dogyo": "G8", "uhei": "A1"}, horses=horses)
    event = table.play("attack:dogyo", "on:jubei-horse", "go")[0]
    assert event.args["column"] == 6
    table.roll(3)
    assert table.horse("jubei-horse")["dead"]
    assert table.decision == "advance"


@pytest.mark.rule("SB-7.8")
def test_a_wounded_rider_stunned_again_dies_and_falls_his_horse_lives() -> None:
    men = {"benkan": "G8", "ekei": "F9", "ryonen": "H9", "jubei": {"at": "G9/G10", "life": "wounded"}, "uhei": "A16"}
    table = fight(men)
    table.play("attack:benkan", "on:jubei", "go")  # 12 to 5: 2-1 EDDCC---BB
    table.roll(2)
    assert table.decision == "fall"
    table.play(table.legal("fall")[0])
    assert table.man("jubei")["life"] == "dead"
    assert not table.horse("jubei-horse")["dead"]


@pytest.mark.rule("SB-12.4", "SB-6.8")
def test_a_man_on_a_barricade_has_plus() -> None:
    table = fight({"benkan": "M8", "uhei": "M9", "ekei": "A1"}, barricades=["L9/M9>L10"])
    event = table.play("attack:benkan", "on:uhei", "go")[0]
    assert event.args["column"] == 3  # 4-1, one left


@pytest.mark.rule("SB-5.5", "SB-6.19", "SB-5.26")
def test_leaving_the_map_is_no_end_of_an_advance() -> None:
    """Zenki's hex on the edge is passed only by one who can still stop: nobody leaves the map in an advance."""
    table = Table("crossroads", {"ekei": "B3", "zenki": "B1", "uhei": "B2", "bunzo": "AA1"}, step="combat")
    table.play("attack:ekei", "on:uhei", "go", "d10:1", "advance:ekei", "to:B2", "to:C1")
    assert table.legal() == ["stop", "to:B2", "to:C2", "to:D1", "to:D2"]
    assert table.why("to:B1") == ["SB-5.5"]
    assert table.why("exit") == ["SB-5.26"]
    for step in table.legal("to:"):
        twin = table.state.copy()
        twin.apply(twin.parse(step))
        assert twin.actions(), step
