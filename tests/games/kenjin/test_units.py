"""KJ-4: what the cards of a clan do."""

from __future__ import annotations

import pytest

from .scenes import Battle, fought, ids, legal, play, row, scene, seen, told

FOUR = ("port", "pass", "rice-field", "sanctuary", "village", "palace", "torii", "fortress")


# -- the Scout


@pytest.mark.rule("KJ-4.1")
def test_the_scout_turns_up_one_card_facing_it_and_the_order_stays() -> None:
    state = scene(("port", [], ["brute", "lord", "archer"]), "pass", "torii", "palace")
    play(state, "scout@1", "reveal:2")
    assert row(state, 1, 1) == ["brute", "+lord", "archer"]
    assert seen(state, 0, 1, 1) == [None, "lord", None]


@pytest.mark.rule("KJ-4.1")
def test_the_scout_works_on_its_own_battlefield_and_the_opponents_cards_only() -> None:
    state = scene(("port", ["peasant"], ["+ashigaru", "brute"]), ("pass", [], ["lord"]), "torii", "palace")
    play(state, "scout@1")
    assert legal(state) == ["reveal:2"]
    assert state.why("reveal:1") == ["KJ-4.1"]
    assert state.why("reveal:3") == ["KJ-4.1"]


@pytest.mark.rule("KJ-4.1")
def test_the_scout_facing_only_face_up_cards_does_nothing() -> None:
    state = scene(("port", [], ["+ashigaru", "+lord"]), ("pass", [], ["brute"]), "torii", "palace")
    play(state, "scout@1")
    assert legal(state, "reveal") == [] and legal(state, "lord") != []


@pytest.mark.rule("KJ-4.1")
def test_a_card_turned_up_is_safe_from_assassin_and_shugenja() -> None:
    state = scene(("port", [], ["+lord", "brute"]), "pass", "torii", "palace")
    assert legal(state, "assassin") == ["assassin:1/1/2"]
    assert state.why("assassin:1/1/1") == ["KJ-4.4"]
    play(state, "shugenja@1")
    assert legal(state) == ["look:1/1/2"]


@pytest.mark.rule("KJ-4.1")
def test_a_card_turned_up_can_no_longer_follow_its_general() -> None:
    state = scene(("port", ["+lord", "brute"], []), "pass", "torii", "palace")
    play(state, "general@1")
    assert legal(state) == ["move:2>2", "move:2>3", "move:2>4"]


# -- the Shugenja


@pytest.mark.rule("KJ-4.2")
def test_the_shugenja_looks_at_a_face_down_card_of_anybody_else_anywhere() -> None:
    fields = [
        "port",
        ("pass", ["lord"], ["brute"]),
        *FOUR[2:4],
        ("village", ["archer", "+scout"], ["samurai"]),
        *FOUR[5:],
    ]
    state = scene(*fields)
    play(state, "shugenja@1")
    assert legal(state) == ["look:2/1/1", "look:5/2/1", "look:5/3/1"]
    assert state.why("look:2/0/1") == ["KJ-4.2"]
    assert state.why("look:5/2/2") == ["KJ-4.2"]


@pytest.mark.rule("KJ-4.2")
def test_the_shugenja_alone_sees_the_card_and_everybody_sees_which_card() -> None:
    state = scene("port", "pass", ("village", ["archer"], []), "palace", "torii", "fortress")
    events = play(state, "shugenja@1", "look:3/1/1")
    assert row(state, 3, 0) == ["archer?0"]
    assert seen(state, 0, 3, 0) == ["archer"]
    assert seen(state, 2, 3, 0) == [None]
    for viewer in (1, 2, None):
        assert state.view(viewer)["battlefields"][2]["rows"][0]["cards"][0]["known_to"] == [0, 1]
    looked = {"id": "looked", "seat": 0, "number": 3, "owner": 1, "place": 1}
    assert told(events, 2)[1] == told(events, None)[1] == looked
    assert told(events, 0)[1] == looked | {"unit": "archer"}


# -- the General


@pytest.mark.rule("KJ-4.3")
def test_the_general_must_move_a_face_down_card_to_the_end_of_another_row() -> None:
    state = scene(("port", ["lord", "brute"], []), ("pass", ["archer"], []), "torii", "palace")
    play(state, "general@1")
    assert legal(state) == ["move:1>2", "move:1>3", "move:1>4", "move:2>2", "move:2>3", "move:2>4"]
    play(state, "move:1>2")
    assert row(state, 1, 0) == ["brute", "+general"]
    assert row(state, 2, 0) == ["archer", "lord"]


@pytest.mark.rule("KJ-4.3")
def test_the_general_moves_only_ones_own_face_down_cards_to_another_of_ones_own_battlefields() -> None:
    fields = (("port", ["+ashigaru", "lord", "assassin#1"], ["archer"]), *FOUR[1:])
    state = scene(*fields)
    play(state, "general@1")
    assert legal(state) == ["move:2>2", "move:2>7", "move:2>8"]
    assert state.why("move:1>2") == ["KJ-4.3"]  # face up
    assert state.why("move:3>2") == ["KJ-4.3"]  # a foreign Assassin
    assert state.why("move:2>1") == ["KJ-4.3"]  # not another battlefield
    assert state.why("move:2>3") == ["KJ-4.3"]  # not one's own


@pytest.mark.rule("KJ-4.3")
def test_the_general_does_not_move_cards_from_other_battlefields() -> None:
    state = scene("port", ("pass", ["lord"], []), "torii", "palace")
    play(state, "general@1")
    assert legal(state, "move") == [] and legal(state, "brute") != []


@pytest.mark.rule("KJ-4.3", "KJ-4.6")
def test_a_lord_moved_by_the_general_counts_as_the_last_of_his_new_row() -> None:
    fields = (("port", [], ["lord", "peasant"]), "pass", ("torii", [], ["peasant", "peasant"]), "palace")
    state = fought(*fields, last="general@1")
    play(state, "move:1>3")
    assert row(state, 3, 1) == ["+peasant", "+peasant", "+lord"]
    assert state.view(None)["battlefields"][2]["rows"][1]["power"] == 2


# -- the Assassin


@pytest.mark.rule("KJ-4.4")
def test_the_assassin_takes_the_place_of_a_face_down_card() -> None:
    state = scene(("port", [], ["brute", "lord", "archer"]), "pass", "torii", "palace")
    play(state, "assassin:1/1/2")
    assert row(state, 1, 1) == ["brute", "+assassin#0", "archer"]
    assert state.position()["seats"][0]["taken"] == "lord#1?0"
    assert state.view(None)["battlefields"][0]["rows"][1]["cards"][1]["owner"] == 0


@pytest.mark.rule("KJ-4.4")
def test_the_assassin_reaches_any_battlefield_bordered_or_not() -> None:
    fields = [("port", ["lord"], ["brute"]), *FOUR[1:4], ("village", ["archer", "+scout"], ["samurai"]), *FOUR[5:]]
    state = scene(*fields)
    assert legal(state, "assassin") == ["assassin:1/1/1", "assassin:5/2/1", "assassin:5/3/1"]
    assert state.why("assassin:1/0/1") == ["KJ-4.4"]  # one's own card
    assert state.why("assassin:5/2/2") == ["KJ-4.4"]  # face up
    assert state.why("assassin:5/2/3") == ["KJ-4.4"]  # nothing there


@pytest.mark.rule("KJ-4.4")
def test_the_assassin_is_not_laid_on_ones_own_side() -> None:
    state = scene("port", "pass", "torii", "palace")
    assert state.why("assassin@1") == ["KJ-4.4"]


@pytest.mark.rule("KJ-4.4")
def test_the_assassin_cannot_be_played_without_a_target() -> None:
    state = scene(("port", ["lord"], ["+brute"]), "pass", "torii", "palace")
    assert legal(state, "assassin") == []


@pytest.mark.rule("KJ-4.4")
def test_what_the_assassin_took_is_known_to_him_and_its_owner_until_the_end() -> None:
    state = scene(("port", [], ["lord"]), "pass", "village", "palace", "torii", "fortress")
    events = play(state, "assassin:1/1/1")
    for viewer, unit in [(0, "lord"), (1, "lord"), (2, None), (None, None)]:
        assert state.view(viewer)["seats"][0]["taken"]["unit"] == unit
        assert told(events, viewer)[0].get("unit") == unit


@pytest.mark.rule("KJ-4.4")
def test_the_assassins_power_counts_for_the_army_it_lies_in() -> None:
    assert Battle("torii", ["assassin#1", "archer"], ["archer"]).powers == [2, 1]


@pytest.mark.rule("KJ-4.4")
def test_the_assassin_breaks_a_tie_as_a_card_of_that_army() -> None:
    battle = Battle("torii", ["assassin#1", "+scout"], ["samurai"])
    assert (battle.powers, battle.winner) == ([2, 2], 0)


@pytest.mark.rule("KJ-4.4", "KJ-6.6")
def test_the_assassin_makes_an_army_larger_in_the_palace() -> None:
    assert Battle("palace", ["assassin#1", "brute"], ["archer"]).powers == [4 - 2, 1]


@pytest.mark.rule("KJ-4.4", "KJ-6.8")
def test_the_assassin_is_the_third_card_that_the_fortress_wants() -> None:
    battle = Battle("fortress", ["assassin#1", "peasant", "peasant"], [])
    assert battle.winner == 0


@pytest.mark.rule("KJ-4.4", "KJ-6.3")
def test_the_assassin_is_a_face_up_card_of_that_army_in_the_port() -> None:
    assert Battle("port", ["assassin#1", "peasant"], ["peasant"]).powers == [1 + 1, 0]


@pytest.mark.rule("KJ-4.4", "KJ-6.5")
def test_the_assassin_has_power_2_in_the_village() -> None:
    assert Battle("village", ["assassin#1"], ["peasant"]).powers == [2, 0]


@pytest.mark.rule("KJ-4.4", "KJ-6.2")
def test_the_assassin_is_destroyed_in_the_sanctuary_by_the_owner_of_the_row() -> None:
    battle = Battle("sanctuary", ["brute", "assassin#1"], [])
    assert (battle.state.to_act, legal(battle.state)) == (0, ["destroy:2"])
    battle.play("destroy:2")
    assert (battle.powers, battle.winner) == ([3, 0], 0)


@pytest.mark.rule("KJ-4.4", "KJ-6.1")
def test_the_assassin_is_one_of_the_passs_three() -> None:
    state = scene("port", ("pass", ["peasant", "assassin#1", "lord"], []), "torii", "palace")
    assert state.why("brute@2") == ["KJ-6.1"]


@pytest.mark.rule("KJ-4.4", "KJ-4.6")
def test_the_assassin_in_a_later_place_serves_the_lords_bonus() -> None:
    assert Battle("torii", ["lord", "assassin#1"], ["peasant"]).powers == [3 + 1, 0]
    assert Battle("torii", ["assassin#1", "lord"], ["peasant"]).powers == [1 + 2, 0]


@pytest.mark.rule("KJ-4.4", "KJ-4.10")
def test_the_samurai_does_not_touch_the_assassin() -> None:
    battle = Battle("torii", ["assassin#1", "brute", "peasant"], ["samurai"])
    assert (battle.sizes, battle.powers) == ([1, 1], [1, 2])


@pytest.mark.rule("KJ-4.4", "KJ-5.4")
def test_case_2_an_assassin_alone_against_nobody_wins_for_the_owner_of_the_row() -> None:
    fields = (("port", ["peasant"], []), "pass", "torii", "palace")
    state = fought(*fields, last="assassin:1/0/1")
    assert state.result.record == {"scores": [4, 0], "winners": [0], "battlefields": [1, 0]}


@pytest.mark.rule("KJ-4.4")
def test_an_eliminated_peasant_and_lord_bring_their_owner_nothing() -> None:
    fields = (("port", ["peasant", "brute"], []), ("pass", ["lord", "archer"], []), "torii", "palace")
    state = scene(*fields, hands={0: [], 1: ["assassin"]}, to_act=1)
    lordless = state.copy()
    play(state, "assassin:1/0/1")
    assert state.result.scores[0] == 4 + 6 + 3
    play(lordless, "assassin:2/0/1")
    assert lordless.result.scores[0] == 4 + 1 + 6


# -- the Ashigaru and the Brute


@pytest.mark.rule("KJ-4.5")
def test_the_ashigaru_has_no_ability() -> None:
    state = scene(("port", ["lord"], ["brute"]), "pass", "torii", "palace")
    assert ids(play(state, "ashigaru@1")) == ["engaged"]
    assert legal(state, "archer") != []
    assert Battle("torii", ["+ashigaru"], ["+scout"]).powers == [2, 1]


@pytest.mark.rule("KJ-4.8")
def test_the_brute_has_no_ability() -> None:
    state = scene(("port", ["lord"], ["archer"]), "pass", "torii", "palace")
    assert ids(play(state, "brute@1")) == ["engaged"]
    battle = Battle("torii", ["brute"], ["peasant", "samurai"])
    assert (battle.powers, battle.sizes) == ([0, 2], [0, 2])
    assert Battle("torii", ["brute"], ["peasant", "lord"]).sizes == [1, 2]


# -- the Lord


@pytest.mark.rule("KJ-4.6")
def test_case_4_the_lord_first_with_three_cards_after_him_is_5() -> None:
    battle = Battle("torii", ["lord", "peasant", "peasant", "peasant"], [])
    assert battle.powers == [5, 0]


@pytest.mark.rule("KJ-4.6")
def test_case_4_one_of_the_three_eliminated_leaves_4() -> None:
    battle = Battle("torii", ["lord", "samurai", "peasant", "peasant"], ["archer"])
    assert battle.powers[0] == 4


@pytest.mark.rule("KJ-4.6")
def test_cards_before_the_lord_do_not_count_for_him() -> None:
    assert Battle("torii", ["peasant", "peasant", "lord", "peasant"], []).powers == [3, 0]


@pytest.mark.rule("KJ-4.6")
def test_a_lord_alive_on_a_battlefield_won_brings_three_points() -> None:
    assert Battle("port", ["lord"], []).state.result.scores[0] == 4 + 3


@pytest.mark.rule("KJ-4.6")
def test_a_lord_on_a_battlefield_lost_or_drawn_brings_nothing() -> None:
    lost = Battle("port", ["lord"], ["brute", "archer"])
    assert (lost.winner, lost.state.result.scores[0]) == (1, 0)
    drawn = Battle("port", ["lord"], ["samurai"])
    assert (drawn.winner, drawn.state.result.scores[0]) == (None, 0)


# -- the Peasants


@pytest.mark.rule("KJ-4.7")
@pytest.mark.parametrize("tile", ["port", "village", "torii"])
def test_case_1_a_peasant_alone_against_nobody_wins_and_brings_one_more_point(tile: str) -> None:
    battle = Battle(tile, ["peasant"], [])
    assert (battle.powers, battle.winner) == ([0, 0], 0)
    assert battle.state.result.scores[0] == 4 + 1


@pytest.mark.rule("KJ-4.7", "KJ-6.7", "KJ-6.8")
@pytest.mark.parametrize(("tile", "points"), [("pass", 7), ("palace", 7), ("temple", 0), ("fortress", 0)])
def test_case_1_the_lone_peasant_on_the_6s(tile: str, points: int) -> None:
    assert Battle(tile, ["peasant"], []).state.result.scores[0] == points


@pytest.mark.rule("KJ-4.7")
def test_several_peasants_bring_one_point_per_battlefield() -> None:
    assert Battle("port", ["peasant", "peasant", "peasant"], []).state.result.scores[0] == 4 + 1


@pytest.mark.rule("KJ-4.7")
def test_a_peasant_on_each_of_two_battlefields_brings_two_points() -> None:
    fields = (("port", ["peasant"], []), ("pass", ["peasant"], []), "torii", "palace")
    state = fought(*fields, last="brute@3")
    assert state.result.scores[0] == 4 + 1 + 6 + 1


@pytest.mark.rule("KJ-4.7")
@pytest.mark.parametrize(("must_survive", "points"), [(True, 4), (False, 5)])
def test_only_a_surviving_peasant_counts_unless_the_option_says_otherwise(must_survive: bool, points: int) -> None:
    battle = Battle("torii", ["lord", "samurai", "peasant"], ["samurai"], peasant_must_survive=must_survive)
    assert (battle.winner, battle.sizes) == (0, [2, 1])
    assert battle.state.result.scores[0] == points + 3


@pytest.mark.rule("KJ-4.7")
@pytest.mark.parametrize(("must_survive", "points"), [(True, 6), (False, 7)])
def test_a_peasant_destroyed_in_the_sanctuary_did_not_survive(must_survive: bool, points: int) -> None:
    battle = Battle("sanctuary", ["peasant", "brute"], [], peasant_must_survive=must_survive).play("destroy:1")
    assert battle.state.result.scores[0] == points


@pytest.mark.rule("KJ-4.7")
def test_a_peasant_taken_by_the_assassin_brings_nothing_even_by_the_letter_of_the_text() -> None:
    battle = Battle("port", ["assassin#1"], [], peasant_must_survive=False)
    assert (battle.winner, battle.state.result.scores[0]) == (0, 4)


# -- the Archer and the Samurai


@pytest.mark.rule("KJ-4.9")
def test_case_5_the_archer_shoots_the_samurai_before_it_can_act() -> None:
    battle = Battle("torii", ["archer", "peasant"], ["samurai", "peasant"])
    assert "cut-down" not in ids(battle.events)
    assert (battle.sizes, battle.powers) == ([2, 1], [1, 0])


@pytest.mark.rule("KJ-4.9")
def test_the_archer_shoots_nobody_but_the_samurai_and_only_on_its_battlefield() -> None:
    units = ["lord", "peasant", "brute", "archer", "+scout", "+shugenja", "+general"]
    assert Battle("torii", ["archer"], units).sizes == [1, 7]
    fields = (("port", ["archer"], []), ("pass", [], ["samurai"]), "torii", "palace")
    state = scene(*fields, hands={0: [], 1: ["brute"]}, to_act=1)
    assert "shot" not in ids(play(state, "brute@3"))


@pytest.mark.rule("KJ-4.9", "KJ-4.10")
def test_archer_and_samurai_spare_their_own_army() -> None:
    battle = Battle("torii", ["archer", "samurai", "peasant", "brute", "+ashigaru"], ["+scout"])
    assert battle.sizes == [5, 1]


@pytest.mark.rule("KJ-4.10")
def test_case_6_the_samurai_cuts_down_all_but_the_lord_who_keeps_no_bonus() -> None:
    battle = Battle("torii", ["samurai"], ["lord", "+ashigaru", "brute", "peasant", "peasant"])
    assert (battle.sizes, battle.powers) == ([1, 1], [2, 2])


@pytest.mark.rule("KJ-4.10")
def test_the_samurai_spares_everybody_else() -> None:
    battle = Battle("torii", ["samurai"], ["lord", "+scout", "+shugenja", "+general", "samurai", "assassin#0"])
    assert battle.sizes == [1, 6]


@pytest.mark.rule("KJ-4.11")
def test_both_archers_shoot_at_once() -> None:
    battle = Battle("torii", ["archer", "samurai", "brute"], ["archer", "samurai", "brute"])
    assert (battle.sizes, battle.winner) == ([2, 2], None)


@pytest.mark.rule("KJ-4.11")
def test_both_samurai_strike_at_once() -> None:
    battle = Battle("torii", ["samurai", "brute", "peasant"], ["samurai", "brute"])
    assert (battle.sizes, battle.winner) == ([1, 1], None)


@pytest.mark.rule("KJ-4.11")
def test_a_samurai_shot_does_not_strike_but_the_other_does() -> None:
    battle = Battle("torii", ["archer", "samurai", "brute"], ["samurai", "brute"])
    assert (battle.sizes, battle.winner) == ([3, 0], 0)
