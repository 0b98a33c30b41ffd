"""SS-3, SS-11: rounds and turns, Support and Pass."""

from __future__ import annotations

import pytest

from tests.games.samurai_spirit.tables import GAME, choices, line, play, seat, seen, table

THREE = ("kyuzo", "daisuke", "gorobei")


@pytest.mark.rule("SS-3.1")
def test_turns_go_clockwise_and_skip_who_has_passed() -> None:
    state = table(*THREE, seats={1: {"passed": True}}, top=["P4-03"])
    assert state.to_act == 0
    play(state, "fight", "card:P4-03", "confront")
    assert state.to_act == 2
    play(state, "pass")
    assert state.to_act == 0
    assert seen(state)["round"] == 1


@pytest.mark.rule("SS-3.2")
def test_the_penalty_comes_before_the_action() -> None:
    state = table(*THREE, seats={0: {"line": ["P3-01"]}}, barricades=5)
    assert seen(state)["village"]["barricades"] == 4
    assert choices(state) == ["fight", "support:1", "support:2", "pass"]


def spent(count: int, *elsewhere: str) -> list[str]:
    """So many Plunderers for the discard, but not those that lie elsewhere."""
    names = [f"P{value}-{number:02}" for value in (4, 3, 2) for number in range(1, 14)]
    return [name for name in names if name not in elsewhere][:count]


@pytest.mark.rule("SS-3.3")
def test_an_empty_stack_ends_the_round_after_step_a_without_an_action() -> None:
    state = table(*THREE, stack=["?"], discard=spent(19), seats={0: {"line": ["P1-03"]}})
    assert seen(state)["phase"] == "night"
    assert seen(state)["stack"]["count"] == 0


@pytest.mark.rule("SS-3.3")
def test_what_is_under_way_is_finished_when_the_stack_runs_out() -> None:
    """Gorobei's Kiai takes the last raider in his own Fight: first his Kiai is over, then the round."""
    state = table(
        "gorobei",
        "daisuke",
        "kyuzo",
        seats={0: {"line": ["P4-06", "P1-02"]}},
        stack=["P4-03", "?"],
        discard=spent(17, "P4-06", "P4-03"),
    )
    play(state, "fight", "card:P4-03", "confront", "kiai")
    assert seen(state)["phase"] == "battle"
    happened = play(state, choices(state)[0])
    assert happened[:4] == ["routed", "first-discarded", "round-ended", "undefended"]
    assert line(state, 0) == ["P1-02", "P4-03"]


@pytest.mark.rule("SS-3.4")
def test_when_everybody_has_passed_the_stack_goes_on_top_of_the_intruders_in_its_order() -> None:
    state = table(*THREE, seats={1: {"passed": True}, 2: {"passed": True}}, top=["P4-01", "P4-02"], intruders=["P1-01"])
    happened = play(state, "pass")
    assert "all-infiltrated" in happened
    places = seen(state)["intruders"]["places"]
    assert places[:3] == ["P4-01", "P4-02", None]
    assert places[-1] == "P1-01"
    assert seen(state)["stack"]["count"] == 0


@pytest.mark.rule("SS-3.5")
def test_who_has_passed_is_given_nothing_and_named_by_nothing() -> None:
    state = table("heihachi", "daisuke", "gorobei", "kanbei", seats={1: {"passed": True, "wound": True}}, top=["P2-07"])
    assert "support:1" not in choices(state)
    assert state.why("support:1") == ["SS-3.5"]
    play(state, "fight", "card:P2-07")
    assert [text for text in choices(state) if text.startswith("give")] == ["give:3"]
    assert state.why("give:1") == ["SS-3.5"]
    kiai = table(
        "heihachi",
        "daisuke",
        "gorobei",
        seats={0: {"side": "animal", "line": ["P4-03", "P4-06"], "wound": True}, 1: {"passed": True, "wound": True}},
        top=["P3-02"],
    )
    play(kiai, "fight", "card:P3-02", "confront", "kiai")
    assert choices(kiai) == ["heal:0", "no-heal"]
    assert kiai.why("heal:1") == ["SS-3.5"]


@pytest.mark.rule("SS-3.5")
def test_the_token_of_a_passed_samurai_still_comes_home() -> None:
    state = table(*THREE, seats={2: {"passed": True, "token_at": 0}})
    play(state, "pass")
    assert seat(state, 2)["token_at"] == 2


@pytest.mark.rule("SS-3.6")
def test_with_two_samurai_both_neighbours_are_the_same() -> None:
    for card in ("P3-03", "P4-02"):
        state = table("kyuzo", "daisuke", seats={0: {"line": [card]}}, top=["P1-07"])
        play(state, "card:P1-07")
        assert line(state, 1) == ["P1-07"]


@pytest.mark.rule("SS-3.7")
def test_the_fourth_wound_loses_at_once() -> None:
    state = table(
        *THREE,
        seats={0: {"side": "animal", "wound": True, "line": ["P1-10"]}, 1: {"line": ["P4-01"]}},
        turn=1,
        top=["P2-07"],
    )
    play(state, "fight", "card:P2-07", "defend", "pass")
    assert state.to_act is None
    assert state.result is not None
    assert state.result.record == {"won": False, "reason": "fourth-wound", "round": 1, "score": None, "grade": None}
    assert state.returns() == [0, 0, 0]
    assert state.why("fight") == ["SS-3.7"]


@pytest.mark.rule("SS-3.7")
def test_the_last_farmstead_and_the_last_family_lose_at_once() -> None:
    state = table(*THREE, seats={0: {"line": ["P4-03", "P4-06"]}}, top=["P3-02"], barricades=0, farmsteads=1)
    play(state, "fight", "card:P3-02", "confront")
    assert state.result is not None
    assert state.result.record["reason"] == "last-farmstead"
    state = table(*THREE, seats={1: {"passed": True}, 2: {"passed": True}}, families=["B"], farmsteads=6)
    play(state, "pass", "family:B")
    assert state.result is not None
    assert state.result.record["reason"] == "last-family"


@pytest.mark.rule("SS-3.7")
def test_the_last_farmstead_is_drawn_and_then_nothing_more() -> None:
    state = table(
        *THREE,
        seats={0: {"line": ["P4-03", "P4-06"]}},
        top=["P3-02"],
        barricades=0,
        turned=["A", "B", "C", "C", "D"],
        difficulty="hard",
    )
    play(state, "fight", "card:P3-02", "confront")
    assert choices(state) == ["farm:D"]
    play(state, "farm:D")
    assert state.to_act is None


@pytest.mark.rule("SS-3.8")
def test_a_round_is_over_after_500_turns() -> None:
    state = table(*THREE, round=3, turns=499, seats={1: {"passed": True}, 2: {"passed": True}}, top=["P4-03"])
    happened = play(state, "fight", "card:P4-03", "confront")
    assert "round-ended" in happened
    assert seen(state)["phase"] == "night"
    assert seen(state)["stack"]["count"] > 0
    before = table(*THREE, round=3, turns=498, seats={1: {"passed": True}, 2: {"passed": True}}, top=["P4-03"])
    play(before, "fight", "card:P4-03", "confront")
    assert before.to_act == 0


# -- SS-11


@pytest.mark.rule("SS-11.1")
def test_support_gives_the_token_and_sends_a_raider_to_the_intruders_unseen() -> None:
    state = table(*THREE)
    play(state, "support:2")
    assert seat(state, 0)["token_at"] == 2
    assert seen(state)["intruders"]["places"] == [None]
    assert seen(state)["stack"]["count"] == 20
    assert state.to_act == 1


@pytest.mark.rule("SS-11.1")
def test_support_needs_the_token_in_ones_own_hands() -> None:
    state = table(*THREE, seats={0: {"token_at": 2}})
    assert choices(state) == ["fight", "pass"]
    assert state.why("support:1") == ["SS-11.1"]
    assert state.why("support:0") == ["SS-11.1"]


@pytest.mark.rule("SS-11.2")
def test_the_receiver_has_the_talent_in_his_next_turn_and_the_token_goes_home() -> None:
    state = table("heihachi", "gorobei", "kyuzo", top=["?", "P2-07"])
    play(state, "support:1", "fight", "card:P2-07")
    assert choices(state) == ["confront", "defend", "give:0", "give:2"]
    play(state, "give:2", "confront")
    assert seat(state, 0)["token_at"] == 0


@pytest.mark.rule("SS-11.2")
def test_tokens_add_up_and_those_of_passed_samurai_still_work() -> None:
    state = table(
        "gorobei",
        "heihachi",
        "daisuke",
        "kyuzo",
        seats={1: {"token_at": 0, "passed": True}, 2: {"token_at": 0}},
        top=["P2-07"],
    )
    assert seat(state, 0)["tokens"] == ["gorobei", "heihachi", "daisuke"]
    play(state, "fight", "card:P2-07")
    assert choices(state) == ["confront", "defend", "give:3"]
    play(state, "confront")
    assert [seat(state, number)["token_at"] for number in range(4)] == [0, 1, 2, 3]


@pytest.mark.rule("SS-11.3")
def test_pass_is_for_the_rest_of_the_round() -> None:
    state = table(*THREE, top=["P1-02", "P1-07"])
    play(state, "pass")
    assert seat(state, 0)["passed"]
    play(state, "fight", "card:P1-02", "confront", "fight", "card:P1-07", "confront")
    assert state.to_act == 1


def test_positions_are_refused_with_the_place_of_the_mistake() -> None:
    for wrong, trouble in (
        ({"seats": [{"line": ["P4-01"]}, {"line": ["P4-01"]}, {}]}, "P4-01 is at seats"),
        ({"seats": [{"line": ["L5-01"]}, {}, {}]}, "before round 2"),
        ({"seats": [{"left": ["P1-13"]}, {}, {}]}, "has no symbol"),
        ({"seats": [{"left": ["P1-01", "P2-01"]}, {}, {}]}, "a hat already"),
        ({"seats": [{}, {}]}, "a list of 3"),
        ({"seats": [{"passed": 1}, {}, {}]}, "true or false"),
        ({"seats": [{"hat": 1}, {}, {}]}, "no such field"),
        ({"stack": ["?"]}, "unseen places"),
        ({"stack": []}, "unseen places"),
        ({"barricades": 9}, "from 0 to 5"),
        ({"tokens": ["kyuzo"]}, "does not lie by the village"),
        ({"turned": ["A"]}, "hard and heroic"),
        ({"round": 4}, "from 1 to 3"),
        ({"turns": 500}, "turns"),
        ({"pending": []}, "nothing is pending"),
        ({"pending": [{"step": "end-turn"}]}, "must wait"),
        ({"pending": [{"step": "fly"}]}, "is not one of"),
        ({"pending": [{"step": "kiai", "who": 0}]}, "kiai"),
        ({"pending": [{"step": "take", "who": 0, "more": 9}]}, "from 1 to 2"),
        ({"pending": [{"step": "caught-card", "more": 1}]}, "not enough cards"),
        ({"colour": "red"}, "no such field"),
        ({"older": ["P1-01"]}, "no card is older"),
        ({"over": "none"}, "expected a reason"),
        ({"round": 3, "shuffles": 1, "returned": [["P1-01", 2]]}, "returned"),
        (
            {"round": 3, "stack": [], "intruders": ["?"] * 27, "shuffles": 1, "returned": [["P1-01", 1]]},
            "no unseen place",
        ),
    ):
        with pytest.raises(ValueError, match=trouble):
            GAME.position({"options": {"samurai": list(THREE)}, **wrong})
