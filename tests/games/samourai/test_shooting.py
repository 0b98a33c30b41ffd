"""Archery and monks (SB-3, SB-4.14, SB-10)."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games.samourai.maps import shipped_map
from tatami.games.samourai.rules import sight
from tatami.games.samourai.rules.hexes import HEXES, NAMES, OFF
from tatami.games.samourai.rules.sight import ALL_CORNERS, NOT_NAMED, Way
from tests.games.samourai.ground import Ground
from tests.games.samourai.table import GAME, Table


def volley(men: dict[str, Any], active: int = 1, step: str = "first-fire", **more: Any) -> Table:
    return Table("crossroads", men, step=step, active=active, **more)


@pytest.mark.rule("SB-4.14")
def test_over_men() -> None:
    """Case 5."""
    men = {
        "ranmaru": "H9/H8", "rihei": "H10", "gyokan": "H11",
        "tokuro": "L9", "bunzo": "L10", "benkan": "L11", "jokei": "P11",
    }  # fmt: skip
    table = volley(men)
    assert "fire:ranmaru>gyokan" in table.legal()
    assert table.why("fire:tokuro>benkan") == ["SB-4.14"]
    assert table.why("fire:ranmaru>jokei") == ["SB-4.14"]


@pytest.mark.rule("SB-4.14")
def test_a_mounted_archer_shoots_past_a_horse_beside_him_whole() -> None:
    """The figure is adjacent, so its other half is not in the way either; a man there is."""
    men = {"ranmaru": "H9/H8", "gyokan": "H13"}
    beside = {"jubei-horse": {"at": "H10/H11", "side": 1, "rider": None}}
    assert "fire:ranmaru>gyokan" in volley(men, horses=beside).legal()
    apart = {"jubei-horse": {"at": "H11/H12", "side": 1, "rider": None}}
    assert volley(men, horses=apart).why("fire:ranmaru>gyokan") == ["SB-4.14"]
    foot = {"tokuro": "H9", "gyokan": "H13"}
    assert volley(foot, horses=beside).why("fire:tokuro>gyokan") == ["SB-4.14"]


@pytest.mark.rule("SB-3.1", "SB-3.3", "SB-4.11")
def test_who_shoots_at_what() -> None:
    table = volley({"tokuro": "L9", "bunzo": "N9", "gyokan": "L11"})
    assert table.legal("fire") == ["fire:tokuro>gyokan"]
    assert table.why("fire:bunzo>gyokan") == ["SB-3.1"]
    assert table.why("fire:tokuro>bunzo") == ["SB-3.3"]
    table = Table("seven-samurai", {"taka": "G7", "yohachi": "I7"}, step="first-fire")
    assert table.why("fire:taka>yohachi") == ["SB-4.11"]


@pytest.mark.parametrize(
    ("shooter", "target", "modifier"),
    [
        ({"tokuro": "A8"}, {"gyokan": "R8"}, 2),  # medium, armoured on foot
        ({"tokuro": "L9"}, {"ryonen": "L11"}, 0),  # a monk who is no samurai, short
        ({"tokuro": {"at": "L9", "life": "wounded"}}, {"ryonen": "L11"}, 1),
        ({"tokuro": {"at": "L9", "life": "wounded"}}, {"gyokan": "L11"}, 2),
    ],
)
@pytest.mark.rule("SB-3.4", "SB-3.6")
def test_what_is_added_to_the_die(shooter: dict[str, Any], target: dict[str, Any], modifier: int) -> None:
    """Case 34."""
    table = volley({**shooter, **target})
    fired = table.play(f"fire:tokuro>{next(iter(target))}")[0]
    assert fired.args["modifier"] == modifier


@pytest.mark.rule("SB-3.6", "SB-3.7", "SB-3.9")
def test_against_a_rider_1_is_added() -> None:
    table = Table("torii", {"genzo": "F9", "tadakage": "I9/J9"}, step="first-fire")
    fired = table.play("fire:genzo>tadakage")[0]
    assert fired.args["modifier"] == 1
    table.roll(4)  # 5: B
    assert table.man("tadakage")["life"] == "wounded"
    assert table.where("tadakage") == "I9/J9"


@pytest.mark.rule("SB-3.9", "SB-7.1", "SB-2.9", "SB-6.20")
def test_c_kills_the_horse_and_throws_the_rider() -> None:
    table = Table("torii", {"genzo": "F9", "tadakage": "I9/J9"}, step="first-fire")
    table.play("fire:genzo>tadakage", "d10:1")
    assert table.decision == "fall"
    assert table.state.to_act == 1
    table.play(table.legal("fall:tadakage>")[0])
    assert table.man("tadakage")["life"] == "stunned"
    assert table.horse("tadakage-horse")["dead"]
    assert table.state.view(None)["corpses"] == {"I9": 3, "J9": 3}


@pytest.mark.rule("SB-3.9")
def test_b_throws_the_rider_if_the_option_says_so() -> None:
    table = Table("torii", {"genzo": "F9", "tadakage": "I9/J9"}, {"rider_arrow_b": "thrown_wounded"}, step="first-fire")
    table.play("fire:genzo>tadakage", "d10:4")
    assert table.decision == "fall"


@pytest.mark.rule("SB-3.8", "SB-2.9")
def test_on_foot_b_wounds_c_kills_and_a_second_wound_kills() -> None:
    men = {"tokuro": "L9", "uhei": "M9", "ryonen": "L11", "ekei": {"at": "M12", "life": "wounded"}}
    table = volley(men)
    table.play("fire:tokuro>ryonen", "d10:1", "accept")
    assert table.man("ryonen")["life"] == "dead"
    table.play("fire:uhei>ekei", "d10:4", "accept")
    assert table.man("ekei")["life"] == "dead"


@pytest.mark.rule("SB-3.11", "SB-6.17")
def test_a_retreat_from_an_arrow_is_two_hexes_each_farther_from_the_shooter() -> None:
    table = volley({"tokuro": "L9", "ryonen": "L11", "dogyo": "A16"})
    table.play("fire:tokuro>ryonen", "d10:6", "accept")
    assert set(table.legal()) == {f"retreat:ryonen>{hex}" for hex in ("K11", "L12", "M11")}
    table.play("retreat:ryonen>L12")
    assert table.decision == "retreat"
    assert "retreat:ryonen>L11" not in table.legal()
    table.play("retreat:ryonen>L13")
    assert table.where("ryonen") == "L13"
    assert table.decision == "fire"


@pytest.mark.rule("SB-3.11")
def test_one_hex_if_the_option_says_so() -> None:
    table = Table("crossroads", {"tokuro": "L9", "ryonen": "L11"}, {"arrow_retreat": 1}, step="first-fire", active=1)
    table.play("fire:tokuro>ryonen", "d10:6", "accept", "retreat:ryonen>L12")
    assert table.decision == "fire"


@pytest.mark.rule("SB-3.11")
def test_side_on() -> None:
    """Case 38."""
    table = Table("crossroads", {"masakatsu": "N8/N9", "jokei": "H8"}, step="first-fire")
    table.play("fire:jokei>masakatsu", "d10:6")
    assert set(table.legal()) == {"retreat:masakatsu>O7/N8", "retreat:masakatsu>N9/O9"}


@pytest.mark.rule("SB-3.11")
def test_with_no_complete_retreat_he_is_wounded_where_he_stands() -> None:
    men = {"tokuro": "A8", "uhei": "A1", "ryonen": "AA8"}
    table = volley(men)
    table.play("fire:tokuro>ryonen", "d10:5", "accept")  # medium: 6, A
    assert table.man("ryonen")["life"] == "wounded"
    assert table.where("ryonen") == "AA8"


@pytest.mark.rule("SB-3.10", "SB-7.3")
def test_a_lone_horse_hit_by_b_suffers_nothing() -> None:
    """Case 13."""
    horses = {"masakatsu-horse": {"at": "L11/L12", "side": 1}}
    table = Table("crossroads", {"jokei": "L9", "masakatsu": "A1"}, step="first-fire", horses=horses)
    table.play("fire:jokei>masakatsu-horse", "d10:3")
    assert not table.horse("masakatsu-horse")["dead"]
    assert table.decision == "fire"


@pytest.mark.rule("SB-3.10", "SB-13.9")
def test_a_lone_horse_hit_by_c_is_killed() -> None:
    horses = {"masakatsu-horse": {"at": "L11/L12", "side": 1}}
    table = Table("crossroads", {"jokei": "L9", "masakatsu": "A1"}, step="first-fire", horses=horses)
    table.play("fire:jokei>masakatsu-horse", "d10:1")
    assert table.horse("masakatsu-horse")["dead"]


@pytest.mark.rule("SB-3.4")
def test_the_short_band_is_an_option() -> None:
    men = {"tokuro": "A8", "gyokan": "N8"}  # range 13
    assert Table("crossroads", men, step="first-fire", active=1).play("fire:tokuro>gyokan")[0].args["modifier"] == 1
    table = Table("crossroads", men, {"short_range": 12}, step="first-fire", active=1)
    assert table.play("fire:tokuro>gyokan")[0].args["modifier"] == 2


@pytest.mark.parametrize(
    ("life", "die", "after"),
    [("healthy", 4, "healthy"), ("healthy", 5, "wounded"), ("wounded", 3, "wounded"), ("wounded", 4, "dead")],
)
@pytest.mark.rule("SB-10.1", "SB-10.2", "SB-10.3", "SB-10.4")
def test_a_monk_turns_an_arrow_aside(life: str, die: int, after: str) -> None:
    """Case 7: wounded becomes retreat."""
    table = volley({"tokuro": "L9", "ryonen": {"at": "L11", "life": life}, "dogyo": "A16"})
    table.play("fire:tokuro>ryonen", "d10:3")
    assert table.legal() == ["deflect", "accept"]
    table.play("deflect", f"d10:{die}")
    assert table.man("ryonen")["life"] == after
    assert (table.decision == "retreat") == (die <= 4 and after == life)


@pytest.mark.rule("SB-10.3")
def test_killed_softened_is_wounded_and_a_wounded_monk_dies_of_it() -> None:
    """Case 7."""
    for life, after in (("healthy", "wounded"), ("wounded", "dead")):
        table = volley({"tokuro": "L9", "ryonen": {"at": "L11", "life": life}, "dogyo": "A16"})
        table.play("fire:tokuro>ryonen", "d10:1", "deflect", "d10:1")
        assert table.man("ryonen")["life"] == after


@pytest.mark.rule("SB-10.5")
def test_one_attempt_a_monk_and_fire_step() -> None:
    table = volley({"tokuro": "L9", "uhei": "M9", "ryonen": "L11", "dogyo": "A16"})
    table.play("fire:tokuro>ryonen", "d10:4", "deflect", "d10:9", "fire:uhei>ryonen", "d10:4")
    assert table.man("ryonen")["life"] == "dead"


@pytest.mark.rule("SB-4.16")
def test_a_man_between_two_corners_names_one_for_the_whole_step() -> None:
    ground = Ground(shipped_map("village"))
    shooter, target = next(
        (a, z)
        for z in range(HEXES)
        if ground.board.hugged[z] >= 2
        for a in range(HEXES)
        if a != z
        and cover(ground, a, z, NOT_NAMED) >= 0
        and cover(ground, a, z, ALL_CORNERS) > cover(ground, a, z, NOT_NAMED)
    )
    men = {"taka": NAMES[shooter], "yohachi": NAMES[target], "onimaru": "A8"}
    table = Table("seven-samurai", men, step="first-fire")
    table.play("fire:taka>yohachi")
    assert table.state.to_act == 1
    assert len(table.legal("corner:")) == 2
    table.play(table.legal()[0], "d10:10")
    table.play("done", "done")
    assert table.legal("fire:taka>yohachi")


def cover(ground: Any, a: int, z: int, corner: int) -> int:
    return int(sight.shot(ground.board, ground.shooter(Way.FREE, corner), a, OFF, z, OFF))


def in_the_air(scenario: str, men: dict[str, Any], shooter: str, target: str, **clash: int) -> Table:
    """A missile whose die is still to roll."""
    units = next(verb for verb in GAME.codec(GAME.complete({"scenario": scenario})).verbs if verb.name == "on").labels[
        "unit"
    ]
    nobody = dict.fromkeys(("lantern", "leg", "faller", "victor", "away", "away_tail"), -1)
    flying = {
        "stage": 1,
        "shooter": units.index(shooter),
        "target": units.index(target),
        "distance": 2,
        **nobody,
        **clash,
    }
    return Table(scenario, men, step="first-fire", decision="die", to_act="chance", clash=flying)


@pytest.mark.rule("SB-11.6")
def test_a_shuriken_kills_a_rider_or_wounds_him_in_the_saddle() -> None:
    men = {"genzo": "F9", "tadakage": "H9/I9", "norifusa": "N9"}
    table = in_the_air("torii", men, "genzo", "tadakage", roll=2)
    table.roll(1)
    assert table.decision == "fall"
    table.play(table.legal("fall:tadakage>")[0])
    assert table.man("tadakage")["life"] == "dead"
    assert not table.horse("tadakage-horse")["dead"]
    table = in_the_air("torii", men, "genzo", "tadakage", roll=2)
    table.roll(5)
    assert table.man("tadakage") | {"life": "wounded", "hexes": ["H9", "I9"]} == table.man("tadakage")


@pytest.mark.rule("SB-7.2", "SB-6.18")
def test_with_no_hex_to_fall_on_but_the_river_armour_drowns() -> None:
    around = {"tetsu": "F8", "gon": "F9", "shiro": "I7", "ushi": "I8"}
    table = in_the_air(
        "seven-samurai", {"onimaru": "G8/H8", **around, "goroji": "M8"}, "goroji", "onimaru", roll=1, modifier=1
    )
    assert "drowned" in [event.id for event in table.roll(1)]
    assert table.man("onimaru")["place"] == "removed"


@pytest.mark.rule("SB-7.2")
def test_else_he_takes_the_nearest_hex_open_to_him() -> None:
    around = {"ryonen": "A2", "ekei": "B1", "zenki": "B3", "dogyo": "A4", "benkan": "B2", "jokei": "B4"}
    table = in_the_air(
        "crossroads",
        {**around, "jubei": "A3/A2", "tokuro": "N9"} | {"ryonen": "N16"},
        "tokuro",
        "jubei",
        roll=1,
        modifier=1,
    )
    table.roll(1)
    assert table.decision == "fall"


@pytest.mark.rule("SB-4.16")
@pytest.mark.parametrize("place", ["M5/N5", "N5/M5"])
def test_the_owner_of_a_lone_horse_names_its_corner_for_the_whole_step(place: str) -> None:
    men = {"saru": "N3", "mimizuku": "Q5", "kisuke": "AA9"}
    table = Table("convoy", men, step="first-fire", active=1, horses={"draught": {"at": place, "side": 0}})
    table.play("fire:saru>draught")
    assert table.state.to_act == 0
    assert table.legal() == ["corner:N6-NW", "corner:M4-SE"]
    covered = {}
    for corner in table.legal():
        twin = Table("convoy", men, step="first-fire", active=1, horses={"draught": {"at": place, "side": 0}})
        events = twin.play("fire:saru>draught", corner)
        covered[corner] = next(event for event in events if event.id == "fired").as_json()["cover"]
        again = GAME.position(twin.state.position())
        assert again.digest() == twin.state.digest()
        twin.roll(10)
        twin.play("fire:mimizuku>draught")
        assert twin.decision == "die"  # named already in this step
    assert set(covered.values()) == {"none", "medium"}
