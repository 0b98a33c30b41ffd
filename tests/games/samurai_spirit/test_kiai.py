"""SS-7, SS-8: the Kiai, wounds and healing."""

from __future__ import annotations

from typing import Any

import pytest

from tatami import State
from tests.games.samurai_spirit.tables import barricades, choices, discard, left, line, play, seat, seen, table

TO_KIAI = {
    ("heihachi", "human"): ["P4-03", "P4-06"],
    ("heihachi", "animal"): ["P4-03", "P4-06", "P3-02"],
    ("daisuke", "human"): ["P4-03", "P4-06"],
    ("daisuke", "animal"): ["P4-03", "P4-06", "P3-02"],
    ("gorobei", "human"): ["P4-03", "P4-06", "P1-02"],
    ("gorobei", "animal"): ["P4-03", "P4-06", "P4-01"],
    ("kanbei", "human"): ["P4-03", "P4-06", "P1-02"],
    ("kanbei", "animal"): ["P4-03", "P4-06", "P4-01"],
    ("kikuchiyo", "human"): ["P4-03", "P4-06", "P2-02"],
    ("kikuchiyo", "animal"): ["P4-03", "P4-06", "P4-01", "P1-02"],
    ("kyuzo", "human"): ["P4-03", "P4-06", "P1-02"],
    ("kyuzo", "animal"): ["P4-03", "P4-06", "P4-01"],
    ("katsushiro", "human"): ["P4-03", "P4-06", "P2-02"],
    ("katsushiro", "animal"): ["P4-03", "P4-06", "P4-01", "P1-02"],
}


def crying(
    samurai: str, *others: str, side: str = "human", seats: dict[int, Any] | None = None, **position: Any
) -> State:
    """A table at which the Kiai of seat 0 has just been triggered, in his own turn."""
    own = {"side": side, "line": TO_KIAI[samurai, side], **(seats or {}).get(0, {})}
    return table(
        samurai,
        *others,
        seats={**(seats or {}), 0: own},
        kiai=[0],
        pending=[{"step": "end-turn", "who": 0}, {"step": "kiai", "who": 0}],
        **position,
    )


@pytest.mark.rule("SS-7.1")
def test_the_effect_is_optional_the_discard_is_not() -> None:
    for answer in ("kiai", "no-kiai"):
        state = crying("heihachi", "daisuke", "kyuzo", barricades=3)
        play(state, answer)
        assert line(state, 0) == ["P4-06"]
        assert discard(state) == ["P4-03"]
        assert barricades(state) == (4 if answer == "kiai" else 3)


@pytest.mark.rule("SS-7.1")
def test_a_card_taken_away_can_trigger_it_in_anothers_turn() -> None:
    state = crying("kikuchiyo", "kyuzo", "daisuke", seats={1: {"line": ["P3-06", "P3-05", "P3-04", "P1-07"]}})
    play(state, "kiai", "take:1")
    assert (state.to_act, choices(state)) == (1, ["kiai", "no-kiai"])
    play(state, "no-kiai")
    assert line(state, 1) == ["P3-05", "P3-04"]
    assert line(state, 0) == ["P4-06", "P2-02"]


@pytest.mark.rule("SS-7.1")
def test_an_end_of_round_wound_cannot_trigger_it() -> None:
    state = table(
        "heihachi",
        "kyuzo",
        "daisuke",
        seats={0: {"wound": True, "line": TO_KIAI["heihachi", "animal"], "passed": True}, 1: {"passed": True}},
        turn=2,
    )
    happened = play(state, "pass")
    assert "became-animal" in happened
    assert "kiai" not in seen(state)["decision"]


@pytest.mark.rule("SS-7.2")
def test_it_can_trigger_again_but_not_while_it_is_being_resolved() -> None:
    """Kikuchiyo takes the last of his own line: exactly his value again only after the first card is gone."""
    state = crying(
        "daisuke",
        "gorobei",
        "kyuzo",
        side="animal",
        seats={0: {"line": ["P2-02", "P3-01", "P2-07", "P4-03"]}, 1: {"line": ["P2-13"]}},
    )
    play(state, "kiai", "take:1", "give:0", "confront")
    assert seat(state, 0)["total"] == 13
    assert state.to_act == 0
    play(state, "enough")
    assert seat(state, 0)["total"] == 11
    assert choices(state) == ["kiai", "no-kiai"]


@pytest.mark.rule("SS-7.2")
def test_the_kiai_of_others_is_resolved_inside() -> None:
    state = crying(
        "daisuke", "gorobei", "kyuzo", side="animal", seats={1: {"line": ["P4-05", "P3-06"]}, 2: {"line": ["P2-07"]}}
    )
    play(state, "kiai", "take:2", "give:1", "confront")
    assert (state.to_act, choices(state)) == (1, ["kiai", "no-kiai"])
    assert seen(state)["kiai"] == [0, 1]
    play(state, "no-kiai")
    assert line(state, 1) == ["P3-06", "P2-07"]
    assert choices(state) == ["take:0", "take:1", "enough"]


@pytest.mark.rule("SS-7.3")
def test_heihachi_builds_and_the_animal_heals() -> None:
    state = crying("heihachi", "daisuke", "kyuzo", side="animal", seats={1: {"wound": True}}, barricades=3)
    play(state, "kiai")
    assert barricades(state) == 4
    assert choices(state) == ["heal:1", "no-heal"]
    play(state, "heal:1")
    assert not seat(state, 1)["wound"]


@pytest.mark.rule("SS-7.4")
def test_daisuke_gives_a_last_card_on() -> None:
    state = crying("daisuke", "heihachi", "kyuzo", seats={1: {"line": ["P2-01", "P2-07"]}})
    play(state, "kiai")
    assert choices(state) == ["take:0", "take:1"]
    play(state, "take:1")
    assert choices(state) == ["give:0", "give:2"]
    play(state, "give:2")
    assert (state.to_act, choices(state)) == (2, ["confront", "defend"])
    play(state, "defend")
    assert left(state, 2) == ["P2-07"]
    assert line(state, 0) == ["P4-06"]


@pytest.mark.rule("SS-7.4")
def test_the_receiver_is_resolved_before_the_giver() -> None:
    state = crying(
        "daisuke",
        "gorobei",
        "kyuzo",
        seats={1: {"line": ["P4-05", "P3-06"]}, 2: {"line": ["P3-05", "P3-04", "P3-08", "P2-07"]}},
    )
    play(state, "kiai", "take:2", "give:1", "confront")
    assert state.to_act == 1
    play(state, "no-kiai")
    assert (state.to_act, choices(state)) == (2, ["kiai", "no-kiai"])


@pytest.mark.rule("SS-7.5")
@pytest.mark.parametrize(("side", "count"), [("human", 2), ("animal", 3)])
def test_gorobei_routs_raiders(side: str, count: int) -> None:
    cards = ["P2-07", "P2-05", "P2-06"][:count]
    state = crying("gorobei", "daisuke", "kyuzo", side=side, top=cards)
    play(state, "kiai", *(f"card:{card}" for card in cards))
    assert set(cards) <= set(discard(state))
    assert state.to_act == 1


@pytest.mark.rule("SS-7.6")
@pytest.mark.parametrize(("side", "count"), [("human", 2), ("animal", 3)])
def test_kanbei_catches_intruders(side: str, count: int) -> None:
    cards = ["P2-07", "P2-05", "P2-06", "P2-08"]
    state = crying("kanbei", "daisuke", "kyuzo", side=side, intruders=cards)
    play(state, "kiai", *(f"card:{card}" for card in cards[:count]))
    assert seen(state)["intruders"]["places"] == cards[count:]


@pytest.mark.rule("SS-7.7")
def test_kikuchiyo_discards_a_last_card_and_the_animal_perhaps_two() -> None:
    state = crying("kikuchiyo", "daisuke", "kyuzo", seats={1: {"line": ["P2-07"]}})
    play(state, "kiai", "take:1")
    assert discard(state) == ["P2-07", "P4-03"]
    state = crying("kikuchiyo", "daisuke", "kyuzo", side="animal", seats={1: {"line": ["P2-07"]}})
    play(state, "kiai", "take:1")
    assert choices(state) == ["take:0", "enough"]
    play(state, "take:0")
    assert line(state, 0) == ["P4-06", "P4-01"]


@pytest.mark.rule("SS-7.8")
def test_kyuzo_has_a_token_handed_over() -> None:
    state = crying("kyuzo", "daisuke", "gorobei", seats={2: {"token_at": 1}})
    play(state, "kiai")
    assert choices(state) == ["token:0>1", "token:0>2", "token:1>0", "token:1>2", "no-token"]
    assert state.why("token:2>0") == ["SS-7.8"]
    play(state, "token:1>2")
    assert seat(state, 1)["token_at"] == 2


@pytest.mark.rule("SS-7.8")
def test_in_the_polish_edition_any_token_wherever_it_lies() -> None:
    state = crying("kyuzo", "daisuke", "gorobei", seats={2: {"token_at": 1}}, edition="pl", side="animal", barricades=2)
    play(state, "kiai")
    assert barricades(state) == 3
    assert choices(state) == ["token:0>1", "token:0>2", "token:1>0", "token:1>2", "token:2>0", "token:2>2", "no-token"]


@pytest.mark.rule("SS-7.9")
def test_katsushiro_puts_raiders_back_as_he_likes_face_up() -> None:
    state = crying("katsushiro", "daisuke", "kyuzo", side="animal", top=["P2-07", "P2-05", "P2-06"])
    play(state, "kiai", "card:P2-07", "card:P2-05", "card:P2-06")
    assert len(choices(state)) == 6
    assert choices(state)[0] == "order:P2-07,P2-05,P2-06"
    assert state.parse("order:P2-06,P2-07,P2-05") in state.actions()
    play(state, "order:P2-06,P2-07,P2-05")
    assert seen(state)["stack"]["places"][:4] == ["P2-06", "P2-07", "P2-05", None]
    assert state.record()["actions"][-1] == [0, "order:P2-06,P2-07,P2-05"]


@pytest.mark.rule("SS-7.9")
def test_an_order_names_the_cards_that_are_shown() -> None:
    state = crying("katsushiro", "daisuke", "kyuzo", top=["P2-07", "P2-05"])
    assert state.why("order:P2-07,P2-05") == ["SS-7.9"]
    play(state, "kiai", "card:P2-07", "card:P2-05")
    for wrong in ("order:P2-07", "order:P2-07,P2-07", "order:P2-07,P2-06", "order:P2-07,P2-05,P2-06"):
        with pytest.raises(ValueError, match="name each card turned up once"):
            state.parse(wrong)
    assert state.why("order:1,2,3") == ["SS-7.9"]


@pytest.mark.rule("SS-7.10")
def test_with_fewer_cards_than_asked_what_is_there() -> None:
    state = crying("kanbei", "daisuke", "kyuzo", intruders=["P2-07"])
    play(state, "kiai", "card:P2-07")
    assert seen(state)["intruders"]["count"] == 0
    assert state.to_act == 1


@pytest.mark.rule("SS-7.11")
@pytest.mark.parametrize(
    ("samurai", "side", "position", "offered"),
    [
        ("heihachi", "human", {}, False),
        ("heihachi", "human", {"barricades": 4}, True),
        ("heihachi", "human", {"seats": {1: {"wound": True}}}, False),
        ("heihachi", "animal", {"seats": {1: {"wound": True}}}, True),
        ("heihachi", "animal", {"seats": {1: {"wound": True, "passed": True}}}, False),
        ("daisuke", "human", {}, True),
        ("daisuke", "human", {"seats": {1: {"passed": True}, 2: {"passed": True}}}, False),
        ("gorobei", "human", {}, True),
        ("kanbei", "human", {}, False),
        ("kanbei", "human", {"intruders": ["?"]}, True),
        ("katsushiro", "human", {}, True),
        ("kikuchiyo", "human", {"seats": {1: {"passed": True}, 2: {"passed": True}}}, True),
        ("kyuzo", "human", {"seats": {1: {"passed": True}, 2: {"passed": True}}}, False),
        ("kyuzo", "animal", {"seats": {1: {"passed": True}, 2: {"passed": True}}, "barricades": 1}, True),
        ("kyuzo", "human", {"seats": {0: {"token_at": 1}, 1: {"token_at": 2}, 2: {"token_at": 0}}}, False),
        (
            "kyuzo",
            "human",
            {"seats": {0: {"token_at": 1}, 1: {"token_at": 2}, 2: {"token_at": 0}}, "edition": "pl"},
            True,
        ),
    ],
)
def test_kiai_is_offered_only_if_it_would_change_something(
    samurai: str, side: str, position: dict[str, Any], offered: bool
) -> None:
    others = [name for name in ("daisuke", "gorobei", "kyuzo") if name != samurai][:2]
    state = crying(samurai, *others, side=side, **position)
    assert choices(state) == (["kiai", "no-kiai"] if offered else ["no-kiai"])
    assert state.why("kiai") == ([] if offered else ["SS-7.11"])


# -- SS-8


@pytest.mark.rule("SS-8.1")
def test_a_marker_the_animal_side_a_marker_death() -> None:
    sides = []
    for given in ({}, {"wound": True}, {"side": "animal"}):
        state = table("kyuzo", "daisuke", "gorobei", seats={0: {"line": ["P3-05"], **given}})
        sides.append((seat(state, 0)["side"], seat(state, 0)["wound"], line(state, 0)))
    assert sides == [("human", True, ["P3-05"]), ("animal", False, ["P3-05"]), ("animal", True, ["P3-05"])]


@pytest.mark.rule("SS-8.1")
def test_turning_above_the_animal_value_costs_no_further_barricade() -> None:
    state = table(
        "kyuzo", "daisuke", "gorobei", seats={0: {"wound": True, "line": ["P4-03", "P4-06", "P3-02", "P3-05"]}}
    )
    assert seat(state, 0)["side"] == "animal"
    assert barricades(state) == 5
    assert choices(state) == ["pass"]


@pytest.mark.rule("SS-8.2")
def test_healing_only_removes_a_marker() -> None:
    state = crying("heihachi", "daisuke", "kyuzo", side="animal", seats={0: {"wound": True}})
    play(state, "kiai", "heal:0")
    assert seat(state, 0)["side"] == "animal"
    assert not seat(state, 0)["wound"]
    state = crying("heihachi", "daisuke", "kyuzo", side="animal", seats={0: {"wound": True}})
    play(state, "kiai")
    assert state.why("heal:1") == ["SS-8.2"]
