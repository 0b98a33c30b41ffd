"""The worked cases of the rules page, by their numbers."""

from __future__ import annotations

import pytest

from tests.games.samurai_spirit.tables import GAME, barricades, choices, discard, line, play, seat, seen, table
from tests.games.samurai_spirit.test_night import calm_card, nightfall


@pytest.mark.rule("SS-4.2", "SS-7.1")
def test_case_1_kyuzo_reaches_nine() -> None:
    state = table("kyuzo", "daisuke", "gorobei", seats={0: {"line": ["P4-03", "P2-02"]}}, top=["P3-02"])
    play(state, "fight", "card:P3-02", "confront")
    assert seat(state, 0)["total"] == 9
    play(state, "kiai", "no-token")
    assert (discard(state), seat(state, 0)["total"]) == (["P4-03"], 5)


@pytest.mark.rule("SS-4.3", "SS-4.4")
@pytest.mark.parametrize(
    ("card", "expected"), [("P1-02", ["confront", "defend"]), ("P2-09", ["confront"]), ("P1-13", ["confront"])]
)
def test_case_2_a_farm_on_the_left(card: str, expected: list[str]) -> None:
    state = table("gorobei", "daisuke", "kyuzo", seats={0: {"left": ["P1-09"]}}, top=[card])
    play(state, "fight", f"card:{card}")
    assert choices(state) == expected


@pytest.mark.rule("SS-5.4", "SS-4.6")
def test_case_3_fire_before_the_action() -> None:
    state = table("kyuzo", "daisuke", "gorobei", seats={0: {"line": ["P3-01"]}})
    assert barricades(state) == 4
    above = table("kyuzo", "daisuke", "gorobei", seats={0: {"line": ["P4-03", "P4-06", "P3-01"]}})
    assert (barricades(above), choices(above)) == (4, ["pass"])


@pytest.mark.rule("SS-6.1", "SS-11.2")
def test_case_4_an_odd_card_cannot_be_given_with_heihachis_token() -> None:
    state = table("gorobei", "kyuzo", "heihachi", seats={2: {"token_at": 0}}, top=["P3-06"])
    play(state, "fight", "card:P3-06")
    assert choices(state) == ["confront", "defend"]
    play(state, "defend")
    assert seat(state, 2)["token_at"] == 2


@pytest.mark.rule("SS-5.9", "SS-5.3")
def test_case_5_an_arrow_at_a_passed_neighbour_is_a_wound() -> None:
    state = table("kyuzo", "daisuke", "gorobei", seats={0: {"line": ["P3-03"]}, 1: {"passed": True}})
    assert seat(state, 0)["wound"]
    assert line(state, 1) == []


@pytest.mark.rule("SS-8.1")
def test_case_6_the_second_wound_turns_the_board() -> None:
    state = table(
        "kyuzo", "daisuke", "gorobei", seats={0: {"line": ["P4-03", "P2-01"], "left": ["P1-09"], "wound": True}}
    )
    assert (seat(state, 0)["side"], seat(state, 0)["total"]) == ("animal", 6)
    assert choices(state)[0] == "fight"
    exact = table("kyuzo", "daisuke", "gorobei", seats={0: {"line": ["P4-03", "P4-06", "P4-05"], "wound": True}})
    assert (seat(exact, 0)["side"], choices(exact)) == ("animal", ["kiai", "no-kiai"])


@pytest.mark.rule("SS-4.6", "SS-8.1")
def test_case_7_back_on_the_track() -> None:
    state = table("kyuzo", "daisuke", "gorobei", seats={0: {"line": ["P4-03", "P4-06", "P3-05"], "wound": True}})
    assert choices(state)[0] == "fight"
    above = table(
        "kyuzo", "daisuke", "gorobei", seats={0: {"line": ["P4-03", "P4-06", "P3-02", "P3-05"], "wound": True}}
    )
    assert choices(above) == ["pass"]


@pytest.mark.rule("SS-9.5")
def test_case_8_one_barricade_and_two_flames() -> None:
    state = nightfall(
        "kyuzo", "daisuke", "gorobei", barricades=1, families=["A"], intruders=["P1-03", "P1-01", "P2-01"]
    )
    play(state, calm_card(state), "card:P1-03", "card:P1-01", "card:P2-01")
    assert (barricades(state), seen(state)["village"]["farmsteads"]) == (0, 5)


@pytest.mark.rule("SS-2.3", "SS-9.7")
def test_case_9_the_numbers_for_five() -> None:
    five = ("kyuzo", "daisuke", "gorobei", "kanbei", "heihachi")
    for difficulty, expected in (("normal", (7, 35, 40, 45)), ("easy", (8, 30, 34, 38))):
        state = table(*five, difficulty=difficulty)
        later = [seen(table(*five, difficulty=difficulty, round=number))["stack"]["count"] for number in (2, 3)]
        assert (barricades(state), seen(state)["stack"]["count"], *later) == expected


@pytest.mark.rule("SS-6.7", "SS-6.3")
def test_case_10_kyuzo_is_given_a_two() -> None:
    state = table("heihachi", "kyuzo", "gorobei", seats={1: {"line": ["P2-02", "P4-03", "P2-03"]}}, top=["P2-07"])
    play(state, "fight", "card:P2-07", "give:1")
    assert choices(state) == ["confront", "defend", "discard"]


@pytest.mark.rule("SS-6.6")
def test_case_11_kikuchiyo_defends_then_confronts() -> None:
    state = table("kikuchiyo", "kyuzo", "gorobei", top=["P3-09", "P2-07"])
    play(state, "fight", "card:P3-09", "defend", "fight", "card:P2-07", "confront")
    assert (seat(state, 0)["total"], state.to_act) == (2, 1)


@pytest.mark.rule("SS-6.3")
def test_case_12_heihachi_passes_an_even_card_on_not_back() -> None:
    state = table("gorobei", "heihachi", "kyuzo", seats={1: {"token_at": 0}}, top=["P2-07"])
    play(state, "fight", "card:P2-07", "give:1")
    assert choices(state) == ["confront", "defend", "give:2"]


@pytest.mark.rule("SS-11.1")
def test_case_13_alone_in_the_round_no_support() -> None:
    state = table("kyuzo", "daisuke", "gorobei", seats={1: {"passed": True}, 2: {"passed": True}})
    assert choices(state) == ["fight", "pass"]
    assert state.why("support:1") == ["SS-3.5"]


@pytest.mark.rule("SS-12.1")
def test_case_14_seven_plus_plus() -> None:
    state = GAME.position(
        {
            "options": {"samurai": ["kyuzo", "daisuke", "gorobei"], "difficulty": "hard"},
            "round": 3,
            "night": True,
            "over": "victory",
            "turned": ["A", "D"],
            "families": ["A", "B"],
        }
    )
    assert state.result is not None
    assert state.result.record["grade"] == "7++"


@pytest.mark.rule("SS-10.2")
def test_case_15_the_last_card_can_only_be_a_doll() -> None:
    hats = ["P1-01", "P1-02", "P1-03", "P1-04", "P2-01", "P2-02", "P2-03", "P2-04", "P3-01", "P3-02", "P3-03", "P4-01"]
    state = table("kyuzo", "daisuke", stack=["?"], discard=[*hats, "P1-07"])
    play(state, "fight")
    outcomes = [state.notation(action)[5:] for action, _ in state.chance()]
    assert len(outcomes) == 17
    assert all(GAME.figures()["card"][card]["symbol"] == "doll" for card in outcomes)
    assert state.why("card:P4-02") == ["SS-13.2"]


@pytest.mark.rule("SS-7.2", "SS-7.4")
def test_case_16_no_new_kiai_of_daisuke_inside_his_own() -> None:
    state = table(
        "daisuke",
        "gorobei",
        "kyuzo",
        kiai=[0],
        seats={0: {"side": "animal", "line": ["P4-03", "P4-06", "P3-02"]}},
        pending=[{"step": "end-turn", "who": 0}, {"step": "kiai", "who": 0}],
    )
    play(state, "kiai", "take:0", "give:1", "confront", "take:1", "give:0", "confront")
    assert line(state, 0) == ["P4-06", "P3-02"]
    assert (seat(state, 0)["total"], state.to_act) == (7, 1)


@pytest.mark.rule("SS-3.3", "SS-5.6")
def test_case_17_double_infiltrate_with_one_raider_left() -> None:
    older = [f"P{value}-{number:02}" for value in (1, 2) for number in range(1, 12)][:20]
    lieutenants = ["L5-01", "L5-02", "L5-03"]
    state = table(
        "kyuzo",
        "daisuke",
        "gorobei",
        round=3,
        seats={0: {"line": ["B6-01"], "left": ["P3-02"]}},
        stack=["?"],
        discard=[*older, *lieutenants, "B6-02"],
    )
    assert seat(state, 0)["wound"]
    assert seen(state)["phase"] == "night"
    assert seen(state)["intruders"]["count"] == 1


@pytest.mark.rule("SS-11.2", "SS-7.8")
def test_case_18_a_token_received_in_ones_own_turn_never_works() -> None:
    """Kyuzo's own Kiai in his own turn: Kikuchiyo's token would let him fight again, but it was not there before."""
    state = table("kyuzo", "kikuchiyo", "gorobei", seats={0: {"line": ["P4-03", "P3-02"]}}, top=["P2-07"])
    play(state, "fight", "card:P2-07", "confront", "kiai", "token:1>0")
    assert state.to_act == 1
    assert seat(state, 1)["token_at"] == 1


@pytest.mark.rule("SS-5.2", "SS-7.1")
def test_case_19_a_wound_that_triggers_the_kiai_between_two_penalties() -> None:
    state = table(
        "gorobei", "daisuke", "kyuzo", round=3, seats={0: {"line": ["P4-03", "P2-02", "B6-06"], "wound": True}}
    )
    play(state, "suffer", "first:wound")
    assert (seat(state, 0)["side"], choices(state)) == ("animal", ["kiai", "no-kiai"])
    assert seen(state)["restrictions"] == []
    play(state, "no-kiai")
    assert seen(state)["restrictions"] == ["no-support"]
    assert choices(state) == ["fight", "pass"]


@pytest.mark.rule("SS-13.2")
def test_case_20_box_cards_and_returned_cards() -> None:
    state = table("kyuzo", "daisuke", "gorobei", round=2)
    play(state, "fight")
    outcomes = [state.notation(action)[5:] for action, _ in state.chance()]
    assert sum(card.startswith("P") for card in outcomes) == 21
    assert sum(card.startswith("L") for card in outcomes) == 7
    safe = [{"left": [f"P{value}-02", f"P{value}-09", f"P{value}-06"]} for value in (2, 3, 4)]
    safe[2]["left"][0] = "P4-03"
    returned = table(
        "kanbei",
        "daisuke",
        "gorobei",
        round=3,
        intruders=["?"],
        discard=["P1-01"],
        seats={0: {"line": ["B6-04"], **safe[0]}, 1: {"passed": True, **safe[1]}, 2: {"passed": True, **safe[2]}},
    )
    play(returned, "first:return-discard", "card:P1-01")
    play(returned, "pass")
    while seen(returned)["decision"] != "intruder-card" or seen(returned)["intruders"]["count"] > 2:
        others = [text for text in choices(returned) if text != "card:P1-01"]
        calm = [text for text in others if not GAME.figures()["card"].get(text[5:], {}).get("flames")]
        play(returned, (calm or others)[-1])
    assert choices(returned) == ["card:P1-01"]
