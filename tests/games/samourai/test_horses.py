"""Horses without riders, the cart, corpses carried away (SB-5.13 to SB-5.23, SB-7)."""

from __future__ import annotations

import pytest

from tests.games.samourai.table import Table

LONE = {"jubei-horse": {"at": "G7/G6", "side": 1}}


@pytest.mark.rule("SB-5.17", "SB-5.18", "SB-5.19")
def test_a_man_leads_a_horse() -> None:
    table = Table("crossroads", {"ryonen": "G8", "uhei": "AA1"}, step="movement", horses=LONE)
    table.play("move:ryonen", "lead:jubei-horse")
    assert table.why("to:G7") == ["SB-5.18"]
    table.play("to:G9")
    assert table.horse("jubei-horse")["hexes"] == ["G8", "G7"]
    table.play("stop")
    assert table.horse("jubei-horse") | {"held_by": "ryonen", "side": 0} == table.horse("jubei-horse")


@pytest.mark.rule("SB-5.19")
def test_a_horse_is_its_sides_as_long_as_one_of_theirs_is_near() -> None:
    table = Table("crossroads", {"ryonen": "G8", "uhei": "G5"}, step="movement", horses=LONE)
    table.play("move:ryonen")
    assert table.why("lead:jubei-horse") == ["SB-5.19"]
    far = {"ryonen": "G8", "uhei": "G4"}
    assert Table("crossroads", far, step="movement", horses=LONE).play("move:ryonen", "lead:jubei-horse")
    table = Table("crossroads", far, {"horse_control_radius": 2}, step="movement", horses=LONE)
    table.play("move:ryonen")
    assert table.why("lead:jubei-horse") == ["SB-5.19"]


@pytest.mark.rule("SB-5.5", "SB-5.18")
def test_a_leader_may_pass_a_friend_if_he_could_let_go_there_and_walk_on() -> None:
    men = {"genzo": "C7", "kansuke": "B8", "nobutsune": "F3", "tadakage": "M9", "norifusa": "M5"}
    horses = {"nobutsune-horse": {"at": "D7/E7", "side": 0, "rider": None}}
    table = Table("torii", men, step="movement", horses=horses)
    table.play("move:genzo", "lead:nobutsune-horse", "to:B8")
    assert "stop" not in table.legal()
    table.play("release")
    assert table.horse("nobutsune-horse")["hexes"] == ["C7", "D7"]
    table.play("to:A8", "stop")
    assert table.where("genzo") == "A8"


@pytest.mark.rule("SB-5.3", "SB-5.18")
def test_a_led_horse_may_be_taken_past_a_friend() -> None:
    """All three hexes must end free, which takes three steps more."""
    men = {"genzo": "C8", "kansuke": "C9", "nobutsune": "M3", "tadakage": "M9", "norifusa": "M5"}
    horses = {"nobutsune-horse": {"at": "C7/C6", "side": 0, "rider": None}}
    table = Table("torii", men, step="movement", horses=horses)
    table.play("move:genzo", "lead:nobutsune-horse", "to:C9")
    assert "stop" not in table.legal()
    table.play("to:C10")
    assert "stop" not in table.legal()  # the horse's head is on the friend's hex
    while "stop" not in table.legal():  # every step that is offered leads to an end
        table.play(table.legal("to:")[0])
    table.play("stop")
    taken = {*table.horse("nobutsune-horse")["hexes"], table.where("genzo")}
    assert len(taken) == 3
    assert "C9" not in taken


@pytest.mark.rule("SB-5.18", "SB-6.19")
def test_who_leaves_a_horse_in_an_advance_holds_it_no_more() -> None:
    men = {"genzo": "C8", "tadakage": {"at": "C9", "life": "wounded"}, "norifusa": "M5", "tomonori": "M9"}
    horses = {"nobutsune-horse": {"at": "D8/D7", "side": 0, "rider": None, "holder": "genzo"}}
    table = Table("torii", men, step="combat", horses=horses)
    assert table.horse("nobutsune-horse")["held_by"] == "genzo"
    table.play("attack:genzo", "on:tadakage", "go", "d10:1", "advance:genzo", "to:C9", "to:C10")
    assert table.horse("nobutsune-horse")["held_by"] is None


@pytest.mark.rule("SB-5.13", "SB-2.10")
def test_two_pairs_may_clear_one_hex() -> None:
    dead = {name: {"at": "C9", "life": "dead", "fallen": 1 + k} for k, name in enumerate(("rokusuke", "haruhide"))}
    men = {"genzo": "C8", "kansuke": "D9", "heihachi": "D10", "nobutsune": "B9", "tadakage": "M9", "norifusa": "M5"}
    table = Table("torii", {**men, **dead}, step="movement", deaths=2)
    table.play("clear:nobutsune+genzo@C9", "clear:kansuke+heihachi@C9", "done", "done", "done")
    table.play("drop:1>C10", "drop:1>C8" if "drop:1>C8" in table.legal() else table.legal("drop:1")[0])
    assert "C9" not in table.state.view(None)["corpses"]


@pytest.mark.rule("SB-5.18")
def test_once_released_nobody_leads_it_in_that_phase() -> None:
    """Case 39."""
    table = Table("crossroads", {"ryonen": "G8", "ekei": "F8", "uhei": "AA1"}, step="movement", horses=LONE)
    table.play("move:ryonen", "lead:jubei-horse", "release", "stop", "move:ekei")
    assert table.why("lead:jubei-horse") == ["SB-5.18"]


@pytest.mark.rule("SB-5.18")
def test_the_next_move_begins_with_it_at_the_bridle() -> None:
    held = {"jubei-horse": {"at": "G7/G6", "side": 0, "holder": "ryonen"}}
    table = Table("crossroads", {"ryonen": "G8", "uhei": "AA1"}, step="movement", horses=held)
    table.play("move:ryonen")
    assert table.state.view(0)["walk"]["formation"] == "leading"
    assert "release" in table.legal()


@pytest.mark.rule("SB-5.14")
def test_who_may_mount_what() -> None:
    men = {"tokuro": "G8", "rihei": "F7", "masakatsu": {"at": "H7", "life": "wounded"}, "dogyo": "A16"}
    horses = {"jubei-horse": {"at": "G7/G6", "side": 1}}
    table = Table("crossroads", men, step="movement", active=1, horses=horses)
    assert "mount:tokuro>jubei-horse" in table.legal()  # any horse, being a samurai
    assert table.why("mount:rihei>jubei-horse") == ["SB-5.14"]
    assert table.why("mount:masakatsu>jubei-horse") == ["SB-5.14"]
    table.play("mount:tokuro>jubei-horse", "done", "done", "done")
    assert table.where("tokuro") == "G7/G6"


@pytest.mark.rule("SB-5.16")
def test_a_captured_horse_gives_5_attack_and_12_movement() -> None:
    """Case 10."""
    men = {"tokuro": {"horse": "jubei-horse"}, "dogyo": "A16"}
    horses = {"jubei-horse": {"at": "G7/G6", "side": 1, "rider": "tokuro"}}
    man = Table("crossroads", men, step="movement", active=1, horses=horses).man("tokuro")
    assert (man["attack"], man["defence"], man["movement"]) == (15, 6, 12)
    bonus = Table("crossroads", men, {"captured_defence_bonus": 2}, step="movement", active=1, horses=horses)
    assert bonus.man("tokuro")["defence"] == 8


TRAIN = {"draught": {"at": "T9/U9", "side": 0, "hitched": 1}}
CART = {"at": "V9/W9", "horse": "draught"}


@pytest.mark.rule("SB-5.20", "SB-5.21")
def test_the_train() -> None:
    """Case 40."""
    for hex, led in (("T8", True), ("S8", True), ("S9", True), ("U8", False), ("T10", False)):
        table = Table("convoy", {"kisuke": hex, "saru": "A1"}, step="movement", horses=TRAIN, cart=CART)
        table.play("move:kisuke")
        assert ("lead:draught" in table.legal()) == led, hex
    table = Table("convoy", {"kisuke": "S8", "saru": "A1"}, step="movement", horses=TRAIN, cart=CART)
    table.play("move:kisuke", "lead:draught")
    assert table.state.view(0)["walk"]["points"] == 4
    assert set(table.legal("to:")) == {"to:S7", "to:R8", "to:R9"}
    table.play("to:R8")
    assert table.horse("draught")["hexes"] == ["S8", "T9"]
    assert table.state.view(0)["cart"]["hexes"] == ["U9", "V9"]


@pytest.mark.rule("SB-6.19", "SB-7.5", "SB-5.24")
def test_nobody_advances_onto_the_cart_that_rolled_onto_a_vacated_hex() -> None:
    """The train retreats forward and the cart stands where the horse's tail was, the only hex that Senzo touches."""
    for near in (False, True):
        for way in ("S8/T9", "S9/T9"):
            men = {"senzo": "U8", "kisuke": "A1", **({"kohei": "U7"} if near else {})}
            table = Table("convoy", men, step="combat", active=1, horses=TRAIN, cart=CART)
            table.play("attack:senzo", "on:draught", "go", "d10:9", f"retreat:draught>{way}")
            assert table.state.view(0)["cart"]["hexes"] == ["U9", "V9"]
            assert table.decision == "combat"


@pytest.mark.rule("SB-5.20")
def test_a_draught_horse_is_led_only_by_who_began_next_to_it() -> None:
    table = Table("convoy", {"kisuke": "R8", "saru": "A1"}, step="movement", horses=TRAIN, cart=CART)
    table.play("move:kisuke", "to:S8")
    assert table.why("lead:draught") == ["SB-5.20"]


@pytest.mark.rule("SB-5.22")
def test_men_haul_the_cart() -> None:
    """Case 11."""
    crew = {"kisuke": "U9", "tome": "V8", "kohei": "W8", "saru": "A1"}
    table = Table("convoy", {"kisuke": "U9", "saru": "A1"}, step="movement", cart="V9/W9")
    assert table.why("haul:kisuke") == ["SB-5.22"]
    table = Table("convoy", crew, step="movement", cart="V9/W9")
    table.play("haul:kisuke", "with:tome")
    assert table.state.view(0)["walk"]["points"] == 2
    table = Table("convoy", crew, step="movement", cart="V9/W9")
    table.play("haul:kisuke", "with:tome") if "with:tome" in table.legal() else None
    table = Table("convoy", crew, step="movement", cart="V9/W9")
    table.play("haul:kisuke")
    first = table.legal("with:")[0]
    table.play(first)
    table.play(table.legal("with:")[0]) if table.legal("with:") else None
    assert table.state.view(0)["walk"]["points"] in (2, 3)
    table.play(table.legal("to:")[0], "stop")
    assert table.decision == "crew"
    while table.decision == "crew":
        table.play(table.legal("crew:")[0])
    assert table.why("haul:kisuke") == ["SB-5.22"]


@pytest.mark.rule("SB-5.23")
def test_hitching_and_unhitching() -> None:
    table = Table("convoy", {"kisuke": "U8", "saru": "A1"}, step="movement", horses=TRAIN, cart=CART)
    table.play("unhitch:kisuke", "done", "done", "done")
    assert table.state.view(0)["cart"]["horse"] is None
    table.play(*["done"] * 4, "done", "hitch:kisuke", "done", "done", "done")
    assert table.state.view(0)["cart"]["horse"] == "draught"


@pytest.mark.rule("SB-5.23")
@pytest.mark.parametrize("side", [0, 1])
def test_a_man_on_the_dead_horse_may_unhitch_it(side: int) -> None:
    dead = {"draught": {"at": "T9/U9", "side": 0, "hitched": 1, "dead": 1, "fallen": 1}}
    who, other = (("kisuke", "saru"), ("saru", "kisuke"))[side]
    for place in ("U9", "U8"):
        men = {who: place, other: "A1"}
        table = Table("convoy", men, step="movement", active=side, horses=dead, cart=CART, deaths=1)
        table.play(f"unhitch:{who}", "done", "done", "done")
        assert table.state.view(0)["cart"]["horse"] is None
    away = Table("convoy", {who: "T9", other: "A1"}, step="movement", active=side, horses=dead, cart=CART, deaths=1)
    assert away.why(f"unhitch:{who}") == ["SB-5.23"]  # on the horse, but not next to the cart


@pytest.mark.rule("SB-5.13")
def test_clearing_corpses() -> None:
    men = {
        "ryonen": "G8", "ekei": "H8",
        "zenki": {"at": "G7", "life": "dead", "fallen": 2},
        "dogyo": {"at": "G7", "life": "dead", "fallen": 1},
        "uhei": "AA1",
    }  # fmt: skip
    table = Table("crossroads", men, step="movement", deaths=2)
    table.play("clear:ryonen+ekei@G7", "done", "done", "done")
    assert "drop:2>G6" in table.legal()
    assert "drop:3>G6" not in table.legal()
    table.play("drop:1>G6")
    assert table.where("dogyo") == "G6"  # dead longest
    assert table.where("zenki") == "G7"
    assert table.state.view(None)["corpses"] == {"G6": 1, "G7": 1}


@pytest.mark.rule("SB-5.13")
def test_corpses_put_in_the_river_are_gone() -> None:
    men = {"tetsu": "F7", "gon": "F8", "shiro": {"at": "F7", "life": "dead", "fallen": 1}, "yohachi": "AA9"}
    table = Table("seven-samurai", men, step="movement", deaths=1)
    table.play("clear:tetsu+gon@F7", "done", "done", "done", "drop:1>G7")
    assert table.man("shiro")["place"] == "removed"


@pytest.mark.rule("SB-7.5", "SB-7.6", "SB-7.7")
def test_a_hitched_horse_that_retreats_takes_the_cart_along() -> None:
    table = Table(
        "convoy",
        {"kisuke": "AA1", "ranmaru": "Q9", "tome": "AA2"},
        step="first-fire",
        active=1,
        horses=TRAIN,
        cart=CART,
    )
    table.play("fire:ranmaru>draught", "d10:6")
    if table.decision == "retreat":
        assert table.state.to_act == 0
        table.play(table.legal("retreat:draught>")[0])
        assert table.state.view(None)["cart"]["hexes"] != ["V9", "W9"]
        assert table.decision == "fire"
