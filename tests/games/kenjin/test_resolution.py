"""KJ-5: the fights."""

from __future__ import annotations

import pytest

from .scenes import Battle, fought, ids, play, row, scene, seen


@pytest.mark.rule("KJ-5.1")
def test_the_cowards_are_named_before_any_fight() -> None:
    fields = (("port", ["brute"], ["archer"]), "pass", "torii", "palace")
    state = scene(*fields, hands={0: ["lord"], 1: ["lord"]})
    events = play(state, "lord@3", "lord@4")
    assert ids(events)[1:5] == ["engaged", "coward", "coward", "port-counted"]
    assert [event.args["seat"] for event in events if event.id == "coward"] == [0, 1]


@pytest.mark.rule("KJ-5.1")
def test_naming_the_cowards_tells_every_seat_where_their_lords_lie() -> None:
    fields = (("camp", ["+scout"], []), "pass", "torii", "palace", "port", "temple")
    state = scene(*fields, hands={0: ["lord"], 1: ["brute"], 2: ["archer"]})
    play(state, "lord@2", "brute@4")
    assert seen(state, 1, 2, 0) == seen(state, 2, 2, 0) == [None]
    play(state, "archer@4")
    assert state.view(None)["decision"] == "bonus"
    assert seen(state, 1, 2, 0) == seen(state, 2, 2, 0) == ["lord"]
    assert seen(state, 0, 4, 0) == [None]  # whoever is no coward keeps his thirteenth card secret


@pytest.mark.rule("KJ-5.1", "KJ-9.3")
def test_naming_the_cowards_tells_spectators_as_much_as_everyone() -> None:
    fields = (("camp", ["brute"], []), "pass", "torii", "palace")
    state = scene(*fields, hands={0: ["lord"], 1: ["archer"]})
    play(state, "lord@2", "archer@4")
    assert state.view(None)["seats"][0]["coward"] is True
    assert seen(state, 1, 2, 0) == ["lord"]
    assert seen(state, None, 2, 0) == ["lord"]


@pytest.mark.rule("KJ-5.1")
def test_the_supply_camp_first_then_by_number() -> None:
    fields = (("port", ["brute"], []), ("pass", ["archer"], []), ("camp", ["+scout"], []), ("palace", ["lord"], []))
    state = scene(*fields, hands={0: [], 1: ["peasant"]}, to_act=1)
    events = play(state, "peasant@4", "bonus:1+2")
    assert [event.args["number"] for event in events if event.id == "won"] == [3, 1, 2, 4]


@pytest.mark.rule("KJ-5.2")
def test_the_port_counts_before_the_cards_are_turned_up_and_all_kills_come_before_the_powers() -> None:
    battle = Battle("port", ["+ashigaru", "archer", "brute"], ["samurai", "+scout", "lord"])
    fight = [event.id for event in battle.events if event.args.get("number") == 1]
    assert [name for place, name in enumerate(fight) if name not in fight[:place]] == [
        "port-counted", "turned-up", "shot", "power-counted", "won",
    ]  # fmt: skip


@pytest.mark.rule("KJ-5.2")
def test_archers_then_samurai_then_the_sanctuary_then_powers_then_the_winner() -> None:
    battle = Battle("sanctuary", ["archer", "samurai", "brute"], ["samurai", "peasant", "+general"])
    assert ids(battle.events)[-2:] == ["shot", "cut-down"]
    battle.play("destroy:1", "destroy:1")
    here = [event.id for event in battle.events if event.args.get("number") == 2]
    assert here == [*["turned-up"] * 5, "shot", "cut-down", "doomed", *["destroyed"] * 2, *["power-counted"] * 2, "won"]


@pytest.mark.rule("KJ-5.2")
def test_only_the_battlefield_being_fought_is_turned_up() -> None:
    fields = (("camp", ["brute"], []), ("pass", ["archer"], ["samurai"]), "torii", "palace")
    state = fought(*fields, last="peasant@4")
    assert row(state, 1, 0) == ["+brute"]
    assert row(state, 2, 0) == ["archer"]


@pytest.mark.rule("KJ-5.3")
def test_the_stronger_army_wins() -> None:
    battle = Battle("torii", ["brute"], ["archer", "+scout"])
    assert (battle.powers, battle.winner) == ([3, 2], 0)


@pytest.mark.rule("KJ-5.3")
def test_on_equal_power_the_side_with_more_cards_left_wins() -> None:
    battle = Battle("torii", ["samurai"], ["+general", "+scout"])
    assert (battle.powers, battle.winner) == ([2, 2], 1)


@pytest.mark.rule("KJ-5.3")
def test_the_tie_break_counts_cards_after_the_eliminations() -> None:
    battle = Battle("torii", ["samurai", "peasant", "peasant"], ["samurai", "peasant"])
    assert (battle.powers, battle.sizes, battle.winner) == ([2, 2], [1, 1], None)


@pytest.mark.rule("KJ-5.3")
def test_equal_power_and_equal_cards_nobody_wins() -> None:
    battle = Battle("torii", ["peasant"], ["peasant"])
    assert battle.winner is None
    assert "drawn" in ids(battle.events)


@pytest.mark.rule("KJ-5.3")
def test_nobody_on_either_side_nobody_wins() -> None:
    battle = Battle("torii", [], [])
    assert battle.winner is None


@pytest.mark.rule("KJ-5.3")
def test_the_only_side_that_still_has_cards_wins_whatever_the_powers() -> None:
    palace = Battle("palace", ["peasant"], [])
    assert (palace.powers, palace.winner) == ([-2, 0], 0)


@pytest.mark.rule("KJ-5.3")
def test_a_port_bonus_does_not_fight_without_cards() -> None:
    weak = {"unit": {"samurai": {"power": 0}}}
    battle = Battle("port", ["+ashigaru"], ["samurai"], figures=weak)
    assert (battle.powers, battle.winner) == ([1, 0], 1)


@pytest.mark.rule("KJ-5.4")
def test_temple_and_fortress_test_the_winner_and_the_loser_does_not_inherit() -> None:
    temple = Battle("temple", ["+scout"], ["brute"])
    assert (temple.powers, temple.winner) == ([1, 3], None)
    fortress = Battle("fortress", ["lord", "brute"], ["peasant", "peasant", "peasant"])
    assert (fortress.powers, fortress.winner) == ([6, 0], None)


@pytest.mark.rule("KJ-5.4")
def test_an_army_of_a_foreign_assassin_alone_can_win() -> None:
    battle = Battle("torii", ["assassin#1"], ["peasant"])
    assert (battle.powers, battle.winner) == ([1, 0], 0)
    assert battle.rows == [["+assassin#1"], []]


@pytest.mark.rule("KJ-5.5")
def test_the_losers_cards_leave_and_the_winners_stay() -> None:
    battle = Battle("torii", ["brute", "peasant"], ["archer", "+scout"])
    assert battle.rows == [["+brute", "+peasant"], []]
    assert {"archer", "scout"} <= set(battle.state.view(None)["seats"][1]["gone"])


@pytest.mark.rule("KJ-5.5")
def test_if_nobody_wins_all_stay_face_up_and_count_for_nothing() -> None:
    battle = Battle("torii", ["lord", "peasant"], ["brute", "peasant"])
    assert battle.winner is None
    assert battle.rows == [["+lord", "+peasant"], ["+brute", "+peasant"]]
    assert battle.state.result.scores == (0, 4)  # seat 1's thirteenth card took the Village


@pytest.mark.rule("KJ-5.6", "KJ-6.6")
def test_case_10_in_the_palace_two_peasants_have_minus_2_and_lose_to_one() -> None:
    battle = Battle("palace", ["peasant", "peasant"], ["peasant"])
    assert (battle.powers, battle.winner) == ([-2, 0], 1)
