"""KJ-6: the ten battlefields."""

from __future__ import annotations

import pytest

import tatami

from .scenes import Battle, fought, ids, legal, over, play, row, scene, seen, told

FULL = ("pass", ["peasant", "lord", "+ashigaru"], [])


# -- the Pass


@pytest.mark.rule("KJ-6.1")
def test_no_card_may_be_engaged_on_a_full_side_of_the_pass() -> None:
    state = scene("port", FULL, "torii", "palace")
    assert legal(state, "brute") == ["brute@1", "brute@3", "brute@4"]
    assert state.why("brute@2") == ["KJ-6.1"]
    assert state.why("general@2") == ["KJ-6.1"]


@pytest.mark.rule("KJ-6.1")
def test_the_limit_of_the_pass_is_for_each_side() -> None:
    state = scene("port", FULL, "torii", "palace", to_act=1)
    play(state, "brute@2")
    assert row(state, 2, 1) == ["brute"]


@pytest.mark.rule("KJ-6.1", "KJ-4.4")
def test_case_3_an_assassin_may_replace_a_card_on_a_full_side() -> None:
    state = scene("port", FULL, "torii", "palace", to_act=1)
    play(state, "assassin:2/0/2")
    assert row(state, 2, 0) == ["peasant", "+assassin#1", "+ashigaru"]


@pytest.mark.rule("KJ-6.1", "KJ-4.3")
def test_case_3_a_full_pass_is_no_destination_for_the_general() -> None:
    state = scene(("port", ["brute"], []), FULL, "torii", "palace")
    play(state, "general@1")
    assert legal(state) == ["move:1>3", "move:1>4"]
    assert state.why("move:1>2") == ["KJ-6.1"]


@pytest.mark.rule("KJ-6.1", "KJ-4.3")
def test_the_general_as_third_card_of_the_pass_makes_room_again() -> None:
    state = scene("port", ("pass", ["peasant", "lord"], []), "torii", "palace")
    play(state, "general@2", "move:1>1", "brute@2")
    assert row(state, 2, 0) == ["lord", "+general", "brute"]


# -- the Sanctuary


@pytest.mark.rule("KJ-6.2")
def test_each_player_destroys_one_of_his_weakest_cards_choosing_among_equals() -> None:
    battle = Battle("sanctuary", ["peasant", "brute", "peasant"], ["archer", "lord"])
    assert (battle.state.to_act, legal(battle.state)) == (0, ["destroy:1", "destroy:3"])
    assert battle.state.why("destroy:2") == battle.state.why("destroy:4") == ["KJ-6.2"]
    battle.play("destroy:3")
    assert (battle.state.to_act, legal(battle.state)) == (1, ["destroy:1"])
    battle.play("destroy:1")
    assert (battle.sizes, battle.powers) == ([2, 1], [3, 2])


@pytest.mark.rule("KJ-6.2")
def test_the_lords_bonus_counts_for_what_is_weakest_and_then_anew() -> None:
    battle = Battle("sanctuary", ["lord", "samurai", "brute"], [])
    assert legal(battle.state) == ["destroy:2"]  # the Lord has 4
    battle.play("destroy:2")
    assert battle.powers[0] == (2 + 1) + 3


@pytest.mark.rule("KJ-6.2")
def test_a_lord_without_bonus_may_be_the_one_that_is_destroyed() -> None:
    battle = Battle("sanctuary", ["samurai", "brute", "lord"], [])
    assert legal(battle.state) == ["destroy:1", "destroy:3"]
    battle.play("destroy:3")
    assert battle.state.result.scores[0] == 6  # no +3


@pytest.mark.rule("KJ-6.2")
def test_places_are_counted_after_the_samurai() -> None:
    battle = Battle("sanctuary", ["peasant", "brute", "lord", "+scout"], ["samurai"])
    assert legal(battle.state) == ["destroy:2"]  # the Scout, after Peasant and Brute fell
    battle.play("destroy:2", "destroy:1")
    assert (battle.sizes, battle.winner) == ([1, 0], 0)


@pytest.mark.rule("KJ-6.2")
def test_a_side_without_cards_has_no_action() -> None:
    battle = Battle("sanctuary", [], ["peasant", "brute"])
    assert battle.state.to_act == 1
    battle.play("destroy:1")
    assert (battle.state.to_act, battle.winner) == (None, 1)


@pytest.mark.rule("KJ-6.2")
def test_two_empty_sides_have_no_action_at_all() -> None:
    assert Battle("sanctuary", [], []).state.to_act is None


@pytest.mark.rule("KJ-6.2")
def test_a_single_card_is_destroyed_and_the_choice_is_still_recorded() -> None:
    battle = Battle("sanctuary", ["lord"], ["brute"])
    assert legal(battle.state) == ["destroy:1"]
    battle.play("destroy:1", "destroy:1")
    assert (battle.sizes, battle.winner) == ([0, 0], None)


def sanctuary() -> tatami.State:
    return Battle("sanctuary", ["peasant", "archer", "peasant"], ["+scout", "+general", "brute"]).state


@pytest.mark.rule("KJ-6.2")
def test_the_first_choice_at_the_sanctuary_is_hidden_from_everybody_else() -> None:
    first, third = sanctuary(), sanctuary()
    told_of_first, told_of_third = play(first, "destroy:1"), play(third, "destroy:3")
    assert first.digest() != third.digest()
    for viewer in (1, None):
        assert first.view(viewer) == third.view(viewer)
        assert told(told_of_first, viewer) == told(told_of_third, viewer)
    assert (first.to_act, first.actions()) == (third.to_act, third.actions())
    assert (first.view(0)["doomed"], third.view(0)["doomed"]) == (1, 3)


@pytest.mark.rule("KJ-6.2")
def test_the_first_choice_at_the_sanctuary_does_not_show_in_its_public_notation() -> None:
    state = sanctuary()
    for viewer in (1, None):
        texts = {state.game.public_notation(state, action, viewer) for action in state.actions()}
        assert len(texts) == 1
    assert state.game.public_notation(state, state.parse("destroy:3"), 0) == "destroy:3"


@pytest.mark.rule("KJ-6.2")
def test_both_cards_leave_together_after_the_second_choice() -> None:
    state = sanctuary()
    play(state, "destroy:3")
    assert row(state, 2, 0) == ["+peasant", "+archer", "+peasant"]
    events = play(state, "destroy:2")
    gone = [(event.args["seat"], event.args["unit"]) for event in events if event.id == "destroyed"]
    assert gone == [(0, "peasant"), (1, "general")]
    assert row(state, 2, 1) == ["+scout", "+brute"]


@pytest.mark.rule("KJ-6.2")
def test_the_lower_seat_chooses_first_also_where_it_sits_on_the_far_side() -> None:
    fields = ("port", "pass", "village", "palace", "torii", ("sanctuary", ["brute"], ["lord"]))
    state = scene(*fields, hands={0: [], 1: [], 2: ["archer"]}, to_act=2)
    play(state, "archer@3")
    assert state.to_act == 0
    play(state, "destroy:1")
    assert state.to_act == 2


# -- the 4s


@pytest.mark.rule("KJ-6.3")
def test_the_port_gives_1_for_each_card_that_lay_face_up_before_the_fight() -> None:
    battle = Battle("port", ["+scout", "+lord", "peasant"], ["brute", "peasant"])
    assert battle.powers == [1 + (2 + 1) + 0 + 2, 3]


@pytest.mark.rule("KJ-6.3")
def test_eliminations_do_not_cancel_the_ports_bonus() -> None:
    battle = Battle("port", ["+ashigaru", "lord"], ["samurai"])
    assert (battle.sizes, battle.powers) == ([1, 1], [2 + 1, 2])


@pytest.mark.rule("KJ-6.4")
def test_in_the_rice_field_peasants_have_power_1() -> None:
    assert Battle("rice-field", ["peasant", "peasant", "archer"], ["brute"]).powers == [1 + 1 + 1, 3]


@pytest.mark.rule("KJ-6.5")
def test_in_the_village_cards_of_power_1_have_power_2() -> None:
    assert Battle("village", ["+scout", "archer"], ["brute", "peasant", "+ashigaru"]).powers == [4, 3 + 0 + 2]


@pytest.mark.rule("KJ-6.5")
def test_the_village_does_not_touch_the_lord() -> None:
    figures = {"unit": {"lord": {"power": 1}}}
    assert Battle("village", ["lord"], ["peasant"], figures=figures).powers == [1, 0]
    assert Battle("village", ["lord", "peasant"], ["peasant"]).powers == [3, 0]


@pytest.mark.rule("KJ-6.9")
def test_the_winner_of_the_camp_must_name_two_other_battlefields_of_his_at_once() -> None:
    battle = Battle("camp", ["brute"], [])
    state = battle.state
    assert (state.to_act, legal(state)) == (0, ["bonus:2+3", "bonus:2+4", "bonus:3+4"])
    assert row(state, 3, 1) == ["+ashigaru!"] and ids(battle.events)[-1] == "won"
    assert state.why("bonus:1+2") == ["KJ-6.9"]  # the Camp itself
    with pytest.raises(tatami.BadNotation):
        state.parse("bonus:3+2")  # smaller number first
    with pytest.raises(tatami.BadNotation):
        state.parse("bonus:3+3")  # two different ones


@pytest.mark.rule("KJ-6.9")
def test_the_camps_bonus_goes_only_where_its_winner_borders() -> None:
    fields = (("camp", ["+scout"], []), "pass", "torii", "palace", "port", "temple")
    state = scene(*fields, hands={0: [], 1: [], 2: ["archer"]}, to_act=2)
    play(state, "archer@3")
    assert legal(state) == ["bonus:2+5", "bonus:2+6", "bonus:5+6"]
    assert state.why("bonus:2+3") == ["KJ-6.9"]


@pytest.mark.rule("KJ-6.9")
def test_nothing_else_is_revealed_before_the_bonus_is_named() -> None:
    state = fought(("camp", ["brute"], []), ("pass", ["lord"], ["archer"]), "torii", "palace", last="peasant@4")
    assert seen(state, 0, 2, 1) == seen(state, 0, 4, 1) == [None]


@pytest.mark.rule("KJ-6.9")
def test_the_camps_bonus_is_one_for_each_army_named() -> None:
    fields = (
        ("camp", ["brute"], []),
        ("pass", ["archer"], ["+ashigaru"]),
        ("torii", ["peasant"], ["peasant"]),
        "palace",
    )
    state = fought(*fields, last="samurai@4")
    play(state, "bonus:2+3")
    fields_after = state.view(None)["battlefields"]
    assert [side["power"] for side in fields_after[1]["rows"]] == [1 + 1, 2]
    assert [side["power"] for side in fields_after[2]["rows"]] == [0 + 1, 0]
    assert fields_after[2]["winner"] == 0


@pytest.mark.rule("KJ-6.9", "KJ-6.7")
@pytest.mark.parametrize(("bonus", "winner"), [("bonus:2+3", 0), ("bonus:3+4", None)])
def test_the_camps_bonus_counts_for_the_temples_four(bonus: str, winner: int | None) -> None:
    state = fought(("camp", ["+scout"], []), ("temple", ["brute"], []), "torii", "palace", last="lord@4")
    play(state, bonus)
    assert state.view(None)["battlefields"][1]["winner"] == winner


@pytest.mark.rule("KJ-6.9", "KJ-5.3")
def test_case_11_an_empty_side_with_the_camps_bonus_loses_to_one_peasant() -> None:
    state = fought(("camp", ["brute"], []), "pass", ("torii", [], ["peasant"]), "palace", last="lord@4")
    play(state, "bonus:2+3")
    torii = state.view(None)["battlefields"][2]
    assert [side["power"] for side in torii["rows"]] == [1, 0]
    assert torii["winner"] == 1


@pytest.mark.rule("KJ-6.9")
def test_nobody_is_asked_where_nobody_wins_the_camp() -> None:
    battle = Battle("camp", ["peasant"], ["peasant"])
    assert battle.state.to_act is None


def torii(*others: str, **options: bool) -> int:
    """Seat 0's points for winning the Torii and these battlefields."""
    won = [(name, 0 if name in ("torii", *others) else None) for name in ("torii", "pass", "port", "palace")]
    return over(*won, **options).result.scores[0]


@pytest.mark.rule("KJ-6.10")
def test_case_7_the_torii_won_alone_is_worth_4_and_with_two_more_6() -> None:
    assert torii() == 4
    assert torii("pass", "port") == 6 + 6 + 4


@pytest.mark.rule("KJ-6.10")
def test_the_torii_counts_itself_if_the_option_says_so() -> None:
    assert torii(torii_counts_itself=True) == 5
    assert torii("pass", "port", torii_counts_itself=True) == 7 + 6 + 4


@pytest.mark.rule("KJ-6.10")
def test_the_torii_counts_battlefields_that_are_won_after_it() -> None:
    state = fought(("torii", ["brute"], []), ("pass", ["lord"], []), "port", "palace", last="peasant@4")
    assert state.view(None)["score"][0]["battlefields"][0] == {
        "number": 1, "battlefield": "torii", "points": 5, "peasant": 0, "lord": 0,
    }  # fmt: skip


# -- the other 6s


@pytest.mark.rule("KJ-6.6")
def test_in_the_palace_the_side_with_more_cards_has_2_less() -> None:
    assert Battle("palace", ["+scout", "archer"], ["brute"]).powers == [2 - 2, 3]
    assert Battle("palace", ["+scout"], ["brute"]).powers == [1, 3]


@pytest.mark.rule("KJ-6.6")
def test_the_palace_counts_cards_after_the_eliminations() -> None:
    battle = Battle("palace", ["lord", "peasant", "peasant"], ["samurai", "+scout"])
    assert (battle.sizes, battle.powers) == ([1, 2], [2, 3 - 2])


@pytest.mark.rule("KJ-6.7")
@pytest.mark.parametrize(("army", "winner"), [(["brute", "archer"], 0), (["brute", "peasant", "peasant"], None)])
def test_the_temple_wants_a_winner_of_power_4(army: list[str], winner: int | None) -> None:
    assert Battle("temple", army, ["+scout"]).winner == winner


@pytest.mark.rule("KJ-6.7", "KJ-6.8")
@pytest.mark.parametrize("tile", ["temple", "fortress"])
def test_where_the_winner_is_not_enough_all_cards_are_eliminated(tile: str) -> None:
    battle = Battle(tile, ["+ashigaru"], ["peasant"])
    assert "not-enough" in ids(battle.events)
    assert (battle.winner, battle.rows) == (None, [[], []])


@pytest.mark.rule("KJ-6.7")
def test_where_the_temple_sees_no_winner_the_cards_stay() -> None:
    battle = Battle("temple", ["peasant"], ["peasant"])
    assert (battle.winner, battle.rows) == (None, [["+peasant"], ["+peasant"]])


@pytest.mark.rule("KJ-6.8")
@pytest.mark.parametrize(("army", "winner"), [(["brute", "archer", "peasant"], 0), (["brute", "archer"], None)])
def test_the_fortress_wants_a_winner_of_three_cards(army: list[str], winner: int | None) -> None:
    assert Battle("fortress", army, ["+scout"]).winner == winner


@pytest.mark.rule("KJ-6.8")
def test_the_fortress_counts_cards_after_the_eliminations() -> None:
    battle = Battle("fortress", ["lord", "archer", "+scout", "peasant"], ["samurai", "peasant"])
    assert battle.winner == 0
    battle = Battle("fortress", ["lord", "+general", "+scout", "peasant"], ["samurai"])
    assert battle.sizes == [3, 1] and battle.winner == 0
    battle = Battle("fortress", ["lord", "+general", "peasant", "peasant"], ["samurai"])
    assert battle.sizes == [2, 1] and battle.winner is None
