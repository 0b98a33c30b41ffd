"""KJ-3: cards are engaged."""

from __future__ import annotations

import pytest

import tatami

from .scenes import KENJIN, SECRET, Battle, fought, ids, legal, play, random_game, row, scene

TWO = ("port", "pass", "torii", "palace")
FOUR = ("port", "pass", "rice-field", "sanctuary", "village", "palace", "torii", "fortress")


@pytest.mark.rule("KJ-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_cards_a_turn_clockwise_and_one_on_the_seventh(players: int) -> None:
    *_, end = random_game(11, players=players)
    cards = [actor for actor, text in end.record()["actions"] if "@" in text or text.startswith("assassin:")]
    assert cards == [seat for turn in range(6) for seat in range(players) for _ in range(2)] + list(range(players))


@pytest.mark.rule("KJ-3.1")
def test_nobody_may_skip_a_card() -> None:
    state = scene(*TWO, hands={0: ["lord"]})
    assert legal(state) == ["lord@1", "lord@2", "lord@3", "lord@4"]
    with pytest.raises(tatami.BadNotation, match="'pass' is no action of kenjin"):
        state.parse("pass")


@pytest.mark.rule("KJ-3.2")
def test_a_card_goes_to_the_end_of_ones_own_row() -> None:
    state = scene(("port", ["brute", "+ashigaru"], ["archer"]), "pass", "torii", "palace")
    play(state, "peasant@1")
    assert row(state, 1, 0) == ["brute", "+ashigaru", "peasant"]
    assert row(state, 1, 1) == ["archer"]


@pytest.mark.rule("KJ-3.2")
@pytest.mark.parametrize(("first", "second"), [("lord@2", "brute@2"), ("lord@2", "brute@4")])
def test_both_cards_may_go_to_one_battlefield_or_to_two(first: str, second: str) -> None:
    state = scene(*TWO)
    play(state, first, second)
    assert state.to_act == 1
    assert [len(row(state, number, 0)) for number in (2, 4)] == ([2, 0] if second == "brute@2" else [1, 1])


@pytest.mark.rule("KJ-3.2")
def test_cards_go_to_ones_own_four_battlefields_only() -> None:
    state = scene(*FOUR, to_act=1)
    assert legal(state, "brute") == ["brute@1", "brute@2", "brute@3", "brute@4"]
    assert state.why("brute@5") == ["KJ-3.2"]


@pytest.mark.rule("KJ-3.3")
def test_a_regular_unit_works_before_the_next_card_is_chosen() -> None:
    state = scene(("port", [], ["archer", "brute"]), "pass", "torii", "palace")
    play(state, "scout@1")
    assert (state.to_act, legal(state)) == (0, ["reveal:1", "reveal:2"])
    assert state.why("lord@1") == ["KJ-3.3"]
    play(state, "reveal:2", "lord@1")
    assert state.to_act == 1


@pytest.mark.rule("KJ-3.3")
@pytest.mark.parametrize("unit", ["scout", "shugenja", "general"])
def test_an_ability_with_nothing_to_work_on_is_no_decision(unit: str) -> None:
    state = scene(*TWO)
    play(state, f"{unit}@1")
    assert legal(state, "brute") == ["brute@1", "brute@2", "brute@3", "brute@4"]
    assert state.to_act == 0


@pytest.mark.rule("KJ-3.3")
def test_an_ability_with_one_possibility_is_still_an_action_of_the_record() -> None:
    state = scene(("port", [], ["archer"]), "pass", "torii", "palace")
    play(state, "shugenja@2")
    assert legal(state) == ["look:1/1/1"]
    play(state, "look:1/1/1")
    assert state.record()["actions"] == [[0, "shugenja@2"], [0, "look:1/1/1"]]


@pytest.mark.rule("KJ-3.3")
def test_the_ability_of_the_second_card_works_before_the_turn_passes() -> None:
    state = scene(("port", [], ["archer"]), "pass", "torii", "palace", engaged=1)
    play(state, "scout@1")
    assert state.to_act == 0
    play(state, "reveal:1")
    assert state.to_act == 1


@pytest.mark.rule("KJ-3.4")
def test_a_secret_unit_turned_up_early_still_waits_for_the_resolution() -> None:
    state = scene(("port", [], ["samurai"]), "pass", "torii", "palace")
    events = play(state, "scout@1", "reveal:1", "peasant@1")
    assert ids(events) == ["engaged", "revealed", "engaged"]
    assert row(state, 1, 0) == ["+scout", "peasant"]


@pytest.mark.rule("KJ-3.4")
def test_a_secret_unit_turned_up_early_works_at_the_resolution() -> None:
    battle = Battle("torii", ["+samurai"], ["brute", "peasant"])
    assert (battle.winner, battle.sizes) == (0, [1, 0])


@pytest.mark.rule("KJ-3.5")
def test_a_whole_clan_may_lie_on_one_battlefield() -> None:
    everything = ["lord", "brute", "archer", "samurai", *["peasant"] * 4, "+shugenja", "+general", "+ashigaru"]
    state = scene(("port", everything, []), "pass", "rice-field", "palace", hands={0: ["scout", "assassin"]})
    play(state, "scout@1")
    assert len(row(state, 1, 0)) == 12


@pytest.mark.rule("KJ-3.7")
def test_the_deployment_ends_with_the_last_players_last_card() -> None:
    state = scene(*TWO, hands={0: ["brute"], 1: ["archer"]})
    play(state, "brute@1")
    assert state.view(None)["phase"] == "deployment"
    play(state, "archer@2")
    assert state.view(None)["phase"] == "over"


@pytest.mark.rule("KJ-3.7")
def test_the_deployment_waits_for_the_ability_of_the_last_card() -> None:
    state = fought(("port", ["lord"], []), "pass", "torii", "palace", last="shugenja@2")
    assert state.view(None)["phase"] == "deployment"
    play(state, "look:1/0/1")
    assert state.to_act is None


@pytest.mark.rule("KJ-3.8")
def test_whoever_engages_his_lord_last_loses_five_points() -> None:
    battle = Battle("torii", [], [], last="lord@3")
    assert "coward" in ids(battle.events)
    assert battle.state.result.scores == (0, 4 + 3 - 5)  # the Village, the Lord alive on it, the coward


@pytest.mark.rule("KJ-3.8")
def test_case_8_a_coward_whose_lord_dies_is_still_a_coward() -> None:
    state = scene(*TWO, hands={0: ["lord"], 1: ["assassin"]})
    events = play(state, "lord@1", "assassin:1/0/1")
    assert [event.args for event in events if event.id == "coward"] == [{"seat": 0}]
    assert state.result.scores == (4 - 5, 0)  # seat 1's Assassin wins the Port for seat 0


@pytest.mark.rule("KJ-3.8")
def test_case_8_a_cowards_lord_who_loses_his_fight_costs_five_points() -> None:
    battle = Battle("torii", ["brute", "samurai"], [], last="lord@1")
    assert battle.winner == 0
    assert battle.state.result.scores == (4, -5)


@pytest.mark.rule("KJ-3.8")
def test_the_lord_as_twelfth_card_is_no_coward() -> None:
    state = scene(*TWO, hands={0: ["lord", "brute"], 1: ["archer"]})
    events = play(state, "lord@1", "brute@2", "archer@4")
    assert state.to_act is None
    assert "coward" not in ids(events)


@pytest.mark.rule("KJ-3.8")
def test_a_general_moving_the_lord_last_is_not_engaging_him() -> None:
    state = scene(("port", [], ["lord"]), "pass", "torii", "palace", hands={0: [], 1: ["general"]}, to_act=1)
    events = play(state, "general@1", "move:1>3")
    assert row(state, 3, 1) == ["+lord"]
    assert "coward" not in ids(events)
    assert state.result.scores[1] == 4 + (4 + 1) + 3  # Port, Torii, Lord


@pytest.mark.rule("KJ-3.1", "KJ-4.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_assassin_kept_to_the_very_last_still_finds_a_target(players: int) -> None:
    for seed in range(5):
        dealer = tatami.Dealer(seed)
        state = KENJIN.new(players=players)
        while state.to_act is not None and not all(text.startswith("assassin:") for text in legal(state)):
            others = [action for action in state.actions() if not state.notation(action).startswith("assassin:")]
            state.apply(dealer.pick(others))
        assert legal(state, "assassin:")
        assert state.view(state.to_act)["seats"][state.to_act]["hand"] == ["assassin"]


def test_every_card_is_in_exactly_one_place_at_all_times() -> None:
    for state in random_game(2, players=4, setup="draft"):
        position = state.position()
        words = [word for field in position["battlefields"] for side in field["rows"] for word in side["cards"]]
        for seat in position["seats"]:
            words += seat["hand"] + seat["gone"] + [seat["taken"] or ""]
        for unit in SECRET:
            assert sum(unit in word for word in words) == 4 * (4 if unit == "peasant" else 1)
