"""Night, ninja, lanterns, the alarm (SB-11, SB-13, SB-14.7, SB-14.8, SB-15)."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tests.games.samourai.ground import sketch
from tests.games.samourai.table import Table

GUARD = {"kiyomari": "K9"}


def night(men: dict[str, Any], step: str = "movement", active: int = 0, **more: Any) -> Table:
    more.setdefault("alarm", 1)
    return Table("ninja-night", {"misakado": "X7", **men}, step=step, active=active, **more)


def hidden(at: str, **more: Any) -> dict[str, Any]:
    return {"at": at, "hidden": 1, **more}


@pytest.mark.rule("SB-13.4", "SB-13.2", "SB-13.3")
def test_in_the_dark_two_hexes_from_everybody_a_ninja_is_hidden() -> None:
    """Case 35."""
    table = night({"tokimasa": hidden("K5"), **GUARD}, lanterns=["K3"])
    assert table.man("tokimasa", 1) == {**table.man("tokimasa", 1), "hidden": True, "last_seen": None}
    table.play("move:tokimasa", "to:K4")
    assert table.man("tokimasa", 1)["hexes"] == ["K4"]  # lit


@pytest.mark.rule("SB-13.4")
def test_next_to_an_enemy_he_is_seen_unless_a_wall_is_between() -> None:
    """Case 35."""
    table = night({"tokimasa": hidden("N4"), "kiyomari": "N7"})
    table.play("move:tokimasa", "to:N5")
    assert "hexes" not in table.man("tokimasa", 1)
    window = night({"tokimasa": hidden("N4"), "kiyomari": "N6"})
    window.play("move:tokimasa", "to:N5")
    assert window.man("tokimasa", 1)["hexes"] == ["N5"]


@pytest.mark.rule("SB-13.6", "SB-15.3")
def test_past_a_guard_he_is_seen_and_lost() -> None:
    """Case 36."""
    table = night({"tokimasa": hidden("K7"), **GUARD})
    events = table.play("move:tokimasa", "to:K8")
    assert [event.id for event in events if event.seen_by(1)] == ["seen"]
    events = table.play("to:J8")
    assert "lost" in [event.id for event in events] or table.man("tokimasa", 1)["hexes"]
    assert table.state.game.public_notation(table.state, table.state.parse("stop"), 1) in (None, "stop")


@pytest.mark.rule("SB-13.5", "SB-15.5")
def test_a_hidden_ninja_is_no_target_and_bars_nothing() -> None:
    table = night(
        {"tokimasa": hidden("J6"), "morikiyo": "J10", "hayate": "J3"}, step="first-fire", active=1, lanterns=["J4"]
    )
    assert table.why("fire:morikiyo>tokimasa") == ["SB-13.3"]
    assert "fire:morikiyo>hayate" in table.legal()  # through the hidden one


@pytest.mark.rule("SB-11.1", "SB-11.2", "SB-11.3", "SB-11.4", "SB-11.5", "SB-10.6", "SB-15.3")
def test_a_throw_by_a_hidden_ninja() -> None:
    """Case 34: wounded ninja, unlit target: +2."""
    table = night({"tokimasa": hidden("K6", life="wounded"), **GUARD}, step="first-fire")
    throw = table.state.parse("throw:tokimasa>kiyomari")
    assert table.state.game.public_notation(table.state, throw, 1) == "throw:?>kiyomari"
    event = next(iter(table.state.apply(throw)))
    assert event.args["modifier"] == 2
    shown = event.seen_by(1)
    assert shown is not None and set(shown.args) == {"target"}
    table.roll(1)  # range 3: D at 3? DDWWW-----
    assert table.man("kiyomari")["life"] in ("wounded", "dead")
    assert "hexes" not in table.man("tokimasa", 1)


@pytest.mark.rule("SB-11.3")
def test_no_throw_beyond_seven_hexes() -> None:
    table = night({"tokimasa": hidden("K1"), **GUARD}, step="first-fire")
    assert table.why("throw:tokimasa>kiyomari") == ["SB-11.3"]


@pytest.mark.rule("SB-11.2")
def test_shuriken_only_in_step_1() -> None:
    table = night({"tokimasa": hidden("K6"), **GUARD}, step="second-fire")
    assert table.why("throw:tokimasa>kiyomari") == ["SB-11.2"]


@pytest.mark.rule("SB-13.5")
def test_an_attack_gives_him_away_until_he_leaves_the_hex() -> None:
    men = {"tokimasa": hidden("K6"), "kiyomari": {"at": "K7", "life": "stunned"}}
    table = night(men, step="combat")
    table.play("attack:tokimasa", "on:kiyomari", "go")
    assert table.man("tokimasa", 1)["hexes"] == ["K6"]


@pytest.mark.rule("SB-13.1", "SB-13.7")
def test_lanterns_are_put_out_and_lit_by_hand() -> None:
    table = night({"tokimasa": hidden("K5"), **GUARD}, lanterns=["K4"])
    table.play("move:tokimasa", "to:K4", "douse")
    assert table.state.view(1)["lanterns"] == [{"hex": "K4", "lit": False}]
    assert "light" in table.legal()
    table.play("light")
    assert table.state.view(1)["lanterns"] == [{"hex": "K4", "lit": True}]
    assert table.decision == "move"


@pytest.mark.rule("SB-13.8")
def test_lanterns_are_shot_out() -> None:
    """Case 34: lantern in brush, unwounded archer, short: 0, no-cover column."""
    table = night({"morikiyo": "K9", "tokimasa": hidden("A1")}, step="first-fire", active=1, lanterns=["J8", "M9"])
    event = table.play("fire:morikiyo>lantern@J8")[0]
    assert event.args["modifier"] == 0
    table.roll(7)
    assert table.state.view(1)["lanterns"][0] == {"hex": "J8", "lit": False}


@pytest.mark.rule("SB-14.7")
def test_until_the_alarm_the_defenders_do_nothing() -> None:
    table = night({"tokimasa": hidden("K5"), **GUARD}, alarm=0, step="combat")
    table.play("done")
    view = table.state.view(None)
    assert (view["active"], view["turn"], view["alarm"]) == (0, 2, False)


@pytest.mark.rule("SB-14.7")
def test_a_ninja_on_a_lit_hex_raises_it() -> None:
    table = night({"tokimasa": hidden("K5"), **GUARD}, alarm=0, lanterns=["K3"])
    events = table.play("move:tokimasa", "to:K4")
    assert "alarm" in [event.id for event in events]
    table.play("stop", "done", "done", "done")
    assert table.state.to_act == 1


@pytest.mark.rule("SB-14.7")
def test_a_throw_that_leaves_him_alive_raises_it() -> None:
    table = night({"tokimasa": hidden("K6"), **GUARD}, alarm=0, step="first-fire")
    events = table.play("throw:tokimasa>kiyomari", "d10:10")
    assert "alarm" in [event.id for event in events]


@pytest.mark.rule("SB-14.7")
def test_contact_with_a_guard_at_the_end_of_the_phase_raises_it() -> None:
    table = night({"tokimasa": hidden("K7"), **GUARD}, alarm=0)
    table.play("move:tokimasa", "to:K8", "stop", "done", "done")
    assert not table.state.view(None)["alarm"]
    table.play("done")
    assert table.state.view(None)["alarm"]


@pytest.mark.rule("SB-14.8")
def test_misakado_dresses_in_two_tasks() -> None:
    men = {"misakado": {"at": "X7", "dress": "undressed"}, "tokimasa": hidden("A5")}
    table = Table("ninja-night", men, step="movement", active=1, alarm=1)
    assert table.man("misakado")["attack"] == 4
    table.play("dress:misakado", "done", "done", "done")
    assert table.man("misakado")["dress"] == "half-armed"
    table.play(*["done"] * 4, "done", "dress:misakado", "done", "done", "done")
    assert table.man("misakado") | {"dress": "armed", "attack": 13} == table.man("misakado")
    sleeping = Table("ninja-night", men, step="movement", active=1, alarm=0)
    assert sleeping.why("dress:misakado") == ["SB-14.8"]


@pytest.mark.rule("SB-15.4", "SB-14.7")
def test_the_sleepers_hut_is_secret_until_a_ninja_is_at_its_opening() -> None:
    men = {"misakado": {"at": "X7", "dress": "undressed", "hidden": 1}, "tokimasa": hidden("X11"), "kiyomari": "K9"}
    table = Table("ninja-night", men, step="movement", active=0, alarm=0)
    assert "hexes" not in table.man("misakado", 0)
    assert table.man("misakado", 1)["hexes"] == ["X7"]
    table.play("move:tokimasa", "to:X10", "to:X9")
    assert table.man("misakado", 0)["hexes"] == ["X7"]


@pytest.mark.rule("SB-15.1", "SB-15.2")
def test_what_each_side_knows() -> None:
    table = night({"tokimasa": hidden("K5"), "kagero": {"place": "to-enter", "hidden": 1}, **GUARD})
    assert table.man("tokimasa", 0)["hexes"] == ["K5"]
    keys = {"id", "name", "type", "side", "traits", "hidden", "last_seen"}
    assert set(table.man("tokimasa", 1)) == set(table.man("kagero", 1)) == keys
    assert set(table.man("tokimasa")) == keys  # a spectator
    assert table.man("kiyomari", 0)["hexes"] == ["K9"]


@pytest.mark.rule("SB-15.5", "SB-15.2")
def test_a_redealt_table_looks_the_same_and_hides_the_ninja_elsewhere() -> None:
    men = {"tokimasa": hidden("K5"), "matsuo": hidden("M14"), "kagero": {"place": "to-enter", "hidden": 1}, **GUARD}
    table = night(men, step="movement", active=1, turn=3, lanterns=["P9"])
    places = set()
    for seed in range(12):
        twin = table.state.redeal(1, tatami.Dealer(seed))
        assert twin.view(1) == table.state.view(1)
        assert twin.actions() == table.state.actions()
        places.add(str(twin.position()["men"]["tokimasa"].get("at")))
    assert len(places) > 3


@pytest.mark.rule("SB-13.4", "SB-13.6")
def test_whoever_passes_through_a_stunned_friend_sees_the_ninja_beside_him() -> None:
    men = {"tokimasa": hidden("K5"), "kiyomari": {"at": "K6", "life": "stunned"}, "shinkuro": "K8"}
    table = night(men, active=1)
    table.play("move:shinkuro", "to:K7")
    assert table.man("tokimasa", 1)["hidden"]
    table.play("to:K6")
    assert table.man("tokimasa", 1)["hexes"] == ["K5"]
    assert table.why("to:K5") == ["SB-5.3"]


# -- a redeal gives away nothing of what is done unseen


def guesses(table: Table, seat: int | None = 1) -> list[str]:
    """What a bot of the other side would be given, for some seeds."""
    return [table.state.redeal(seat, tatami.Dealer(seed)).digest() for seed in range(6)]


def spots(table: Table, *units: str) -> set[tuple[str, ...]]:
    """Where they stand in many redeals."""
    dealt = [table.state.redeal(1, tatami.Dealer(seed)).position()["men"] for seed in range(20)]
    return {tuple(str(men[unit].get("at")) for unit in units) for men in dealt}


@pytest.mark.rule("SB-15.2", "SB-15.3")
def test_a_shuriken_may_come_from_anybody_anywhere() -> None:
    """Mid-throw: neither who threw nor from where decides what the enemy's bot is given."""
    one = night({"tokimasa": hidden("K6"), "matsuo": hidden("T14"), **GUARD}, step="first-fire", turn=3)
    two = night({"tokimasa": hidden("A4"), "matsuo": hidden("N10"), **GUARD}, step="first-fire", turn=3)
    one.play("throw:tokimasa>kiyomari")
    two.play("throw:matsuo>kiyomari")
    assert guesses(one) == guesses(two)
    assert guesses(one, None) == guesses(two, None)
    throwers = set()
    for seed in range(20):
        twin = one.state.redeal(1, tatami.Dealer(seed))
        clash = twin.view(0)["clash"]
        throwers.add((clash["shooter"], clash["distance"]))
        assert 1 <= clash["distance"] <= 7
        assert twin.view(1) == one.state.view(1)
    assert {who for who, _ in throwers} == {"tokimasa", "matsuo"}
    assert len(throwers) > 3


@pytest.mark.rule("SB-15.2", "SB-13.5")
def test_an_attack_in_preparation_is_unknown() -> None:
    men = {"matsuo": hidden("T14"), "kiyomari": {"at": "K7", "life": "stunned"}}
    one = night({"tokimasa": hidden("K6"), **men}, step="combat", turn=3)
    two = night({"tokimasa": hidden("D3"), **men}, step="combat", turn=3)
    one.play("attack:tokimasa")
    assert one.state.view(1) == two.state.view(1)
    assert guesses(one) == guesses(two)


@pytest.mark.rule("SB-15.2", "SB-5.13")
def test_a_task_in_the_dark_is_unknown_but_for_what_is_put_down() -> None:
    dead = {"kagetoki": {"at": "K6", "life": "dead", "fallen": 1}}
    men = {"hayate": hidden("T14"), **GUARD, **dead}
    one = night({"tokimasa": hidden("K5"), "matsuo": hidden("J6"), **men}, turn=3, deaths=1)
    two = night({"tokimasa": hidden("D3"), "matsuo": hidden("E3"), **men}, turn=3, deaths=1)
    events = one.play("clear:tokimasa+matsuo@K6")
    assert [event for event in events if event.seen_by(1)] == []
    assert one.state.view(1) == two.state.view(1)
    assert guesses(one) == guesses(two)
    one.play("done", "done", "done")
    assert one.decision == "drop"
    assert one.state.view(1)["tasks"] == []
    assert len(spots(one, "tokimasa", "matsuo", "hayate")) > 5
    told = [event.seen_by(1) for event in one.play("drop:1>L6") if event.id == "cleared"]
    assert [shown and "unit" in shown.args for shown in told] == [False]


@pytest.mark.rule("SB-13.6", "SB-15.2")
def test_nobody_is_told_where_a_ninja_goes_out_of_sight() -> None:
    table = night({"tokimasa": hidden("K7"), **GUARD})
    table.play("move:tokimasa", "to:K8")
    step = table.state.parse("to:J8")
    assert table.state.game.public_notation(table.state, step, 1) is None
    assert table.state.game.public_notation(table.state, step, 0) == "to:J8"
    told = [shown for event in table.state.apply(step) if (shown := event.seen_by(1)) is not None]
    assert [shown.id for shown in told] == ["lost"]
    assert "J8" not in str([shown.args for shown in told])


@pytest.mark.rule("SB-13.6", "SB-6.19")
def test_an_advance_that_a_discovery_leaves_without_an_end_is_set_back() -> None:
    """Over three corpses onto his stunned comrade's hex: the way on is Matsuo's, the way back too dear."""
    fallen = {man: {"at": "M14", "life": "dead", "fallen": 1} for man in ("yorikasa", "kagero", "muneharu")}
    men = {
        "kiyomari": "N13", "tokimasa": {"at": "M13", "life": "wounded"}, "morikiyo": {"at": "M15", "life": "stunned"},
        "matsuo": hidden("M16"), "hayate": hidden("A1"), **fallen,
    }  # fmt: skip
    table = night(men, step="combat", active=1, deaths=3)
    table.play("attack:kiyomari", "on:tokimasa", "go", "d10:1", "advance:kiyomari", "to:M13", "to:M14")
    assert "to:M15" in table.legal()
    events = table.play("to:M15")
    assert "seen" in [event.id for event in events]
    assert table.legal() == ["stop"]
    events = table.play("stop")
    assert "set-back" in [event.id for event in events]
    assert table.where("kiyomari") == "M14"
    assert table.decision == "combat"


YARD = """
[[scenario]]
id = "yard"
title = "Yard"
map = "yard.txt"
time = "night"
first = "monks"
setup_order = ["monks", "ninja"]

  [[scenario.zone]]
  id = "gate"
  cols = "A"

  [[scenario.zone]]
  id = "yard"
  cols = "B-C"

  [[scenario.side]]
  id = "monks"
  units = ["ryonen", "ekei", "zenki", "dogyo", "tetsugyu", "benkan"]
  enter = [{ zone = "gate", units = ["ryonen", "ekei", "zenki", "dogyo", "tetsugyu", "benkan"], turn = 1 }]

  [[scenario.side]]
  id = "ninja"
  units = ["matsuo"]
  setup = [{ zone = "yard", units = ["matsuo"] }]

  [[scenario.victory]]
  side = "monks"
  kind = "none_on_map"
  of = "ninja"
  check = "at_once"
"""


@pytest.mark.rule("SB-13.6", "SB-5.26")
def test_who_meets_a_hidden_ninja_at_the_gate_of_a_full_yard_has_not_entered() -> None:
    """The stunned see nobody; when Matsuo is met on A2 there is no free hex left to take instead."""
    ground = sketch(["...", "..."])
    friends = {monk: {"at": at, "life": "stunned"} for monk, at in (("ekei", "A1"), ("zenki", "B1"), ("dogyo", "B2"))}
    state = tatami.game("samourai").position(
        {
            "options": {"scenario": {"text": YARD, "files": {"yard.txt": ground}}},
            "men": {
                "ryonen": {"place": "to-enter"},
                "matsuo": hidden("A2"),
                **friends,
                "tetsugyu": {"at": "C1", "life": "stunned"},
                "benkan": {"at": "C2", "life": "stunned"},
            },
            "horses": {},
            "barricades": [],
        }
    )
    for text in ("move:ryonen", "to:A2"):
        state.apply(state.parse(text))
    assert state.to_act == 0
    assert [state.notation(action) for action in state.actions()] == ["done"]
