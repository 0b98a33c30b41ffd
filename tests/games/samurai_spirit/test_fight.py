"""SS-4, SS-6: a raider is drawn and placed, with and without Talents."""

from __future__ import annotations

import pytest

from tests.games.samurai_spirit.tables import barricades, choices, discard, left, line, play, seat, seen, table

THREE = ("kyuzo", "daisuke", "gorobei")


@pytest.mark.rule("SS-4.1")
def test_the_top_raider_is_turned_up_and_confronted_or_defended() -> None:
    state = table(*THREE, top=["P4-03"])
    play(state, "fight", "card:P4-03")
    assert [card["card"] for card in seen(state)["in_hand"]] == ["P4-03"]
    assert choices(state) == ["confront", "defend"]
    play(state, "defend")
    assert left(state, 0) == ["P4-03"]


@pytest.mark.rule("SS-4.2")
def test_confront_below_exactly_and_above_the_kiai_value() -> None:
    below = table(*THREE, seats={0: {"line": ["P4-03"]}}, top=["P4-06"])
    play(below, "fight", "card:P4-06", "confront")
    assert (barricades(below), below.to_act) == (5, 1)
    exactly = table(*THREE, seats={0: {"line": ["P4-03", "P1-02"]}}, top=["P4-06"])
    play(exactly, "fight", "card:P4-06", "confront")
    assert choices(exactly) == ["kiai", "no-kiai"]
    above = table(*THREE, seats={0: {"line": ["P4-03", "P2-02"]}}, top=["P4-06"])
    assert "overwhelmed" in play(above, "fight", "card:P4-06", "confront")
    assert (barricades(above), above.to_act) == (4, 1)


@pytest.mark.rule("SS-4.2")
def test_every_further_card_above_the_value_costs_one_more_and_then_farmsteads() -> None:
    state = table(
        "heihachi", "kyuzo", "gorobei", seats={1: {"line": ["P4-03", "P4-06", "P2-02"]}}, top=["P2-07"], barricades=1
    )
    play(state, "fight", "card:P2-07", "give:1", "confront")
    assert barricades(state) == 0
    state = table(
        "heihachi", "kyuzo", "gorobei", seats={1: {"line": ["P4-03", "P4-06", "P2-02"]}}, top=["P2-07"], barricades=0
    )
    play(state, "fight", "card:P2-07", "give:1", "confront")
    assert seen(state)["village"]["farmsteads"] == 5


@pytest.mark.rule("SS-4.3", "SS-4.4")
def test_defend_only_with_a_symbol_that_is_not_there_yet() -> None:
    for card, possible in (("P3-06", True), ("P1-02", False), ("P3-13", False)):
        state = table(*THREE, seats={0: {"left": ["P2-02"]}}, top=[card])
        play(state, "fight", f"card:{card}")
        assert ("defend" in choices(state)) == possible
        assert state.why("defend") == ([] if possible else ["SS-4.4"])
    assert seat(state, 0)["total"] == 0


@pytest.mark.rule("SS-4.5")
def test_the_track_follows_the_line() -> None:
    state = table(*THREE, seats={0: {"line": ["P4-03", "P1-02"], "left": ["P3-06"]}}, top=["P4-06"])
    assert seat(state, 0)["total"] == 5
    play(state, "fight", "card:P4-06", "confront")
    assert seat(state, 0)["total"] == 9
    play(state, "no-kiai")
    assert seat(state, 0)["total"] == 5
    assert line(state, 0) == ["P1-02", "P4-06"]


@pytest.mark.rule("SS-4.6")
def test_above_the_value_he_must_pass() -> None:
    state = table(*THREE, seats={0: {"line": ["P4-03", "P4-06", "P2-02"]}})
    assert choices(state) == ["pass"]
    assert state.why("fight") == ["SS-4.6"]
    assert state.why("support:1") == ["SS-4.6"]


# -- SS-6


@pytest.mark.rule("SS-6.1", "SS-6.2")
@pytest.mark.parametrize(("samurai", "given", "kept"), [("heihachi", "P2-07", "P3-06"), ("daisuke", "P3-06", "P2-07")])
def test_even_and_odd_cards_may_be_given_to_neighbours(samurai: str, given: str, kept: str) -> None:
    others = ("gorobei", "kanbei", "kyuzo")
    state = table(samurai, *others, top=[given])
    play(state, "fight", f"card:{given}")
    assert choices(state) == ["confront", "defend", "give:1", "give:3"]
    other = table(samurai, *others, top=[kept])
    play(other, "fight", f"card:{kept}")
    assert choices(other) == ["confront", "defend"]
    assert other.why("give:1") == ["SS-6.1" if samurai == "daisuke" else "SS-6.2"]


@pytest.mark.rule("SS-6.3")
def test_the_receiver_plays_it_with_his_own_talent_only_and_not_back() -> None:
    state = table("heihachi", "kyuzo", "gorobei", seats={1: {"line": ["P2-02"]}, 2: {"token_at": 1}}, top=["P2-07"])
    play(state, "fight", "card:P2-07", "give:1")
    assert state.to_act == 1
    assert choices(state) == ["confront", "defend", "discard"]
    play(state, "discard")
    assert discard(state) == ["P2-07"]
    assert state.to_act == 1
    assert choices(state)[0] == "fight"


@pytest.mark.rule("SS-6.3")
def test_a_card_never_goes_back_to_who_held_it() -> None:
    state = table("heihachi", "gorobei", "kyuzo", seats={0: {"token_at": 1}}, turn=1, top=["P2-07"])
    play(state, "fight", "card:P2-07", "give:0")
    assert choices(state) == ["confront", "defend", "give:2"]
    assert state.why("give:1") == ["SS-6.3"]


@pytest.mark.rule("SS-6.4", "SS-6.5")
@pytest.mark.parametrize(("samurai", "mine", "other"), [("gorobei", "P2-01", "P3-05"), ("kanbei", "P3-05", "P2-01")])
def test_penalties_of_even_or_odd_cards_may_be_ignored(samurai: str, mine: str, other: str) -> None:
    state = table(samurai, "kyuzo", "daisuke", seats={0: {"line": [mine]}})
    assert choices(state) == ["ignore", "suffer"]
    play(state, "ignore")
    assert not seat(state, 0)["wound"]
    state = table(samurai, "kyuzo", "daisuke", seats={0: {"line": [mine]}})
    play(state, "suffer")
    assert seat(state, 0)["wound"]
    state = table(samurai, "kyuzo", "daisuke", seats={0: {"line": [other]}})
    assert choices(state)[0] == "fight"
    assert seat(state, 0)["wound"]
    assert state.why("ignore") == ["SS-6.4"]


@pytest.mark.rule("SS-6.4")
def test_all_penalties_of_a_boss_are_ignored_together() -> None:
    state = table("gorobei", "kyuzo", "daisuke", round=3, seats={0: {"line": ["B6-06"]}})
    play(state, "ignore")
    assert choices(state) == ["fight", "support:1", "support:2", "pass"]
    assert not seat(state, 0)["wound"]


@pytest.mark.rule("SS-6.6")
def test_kikuchiyo_may_fight_twice_never_thrice() -> None:
    state = table("kikuchiyo", "kyuzo", "daisuke", top=["P3-09", "P1-02", "P1-07"])
    play(state, "fight", "card:P3-09", "defend")
    assert choices(state) == ["fight", "enough"]
    play(state, "fight", "card:P1-02", "confront")
    assert state.to_act == 1
    state = table("kikuchiyo", "kyuzo", "daisuke", top=["P3-09"])
    play(state, "fight", "card:P3-09", "defend", "enough")
    assert state.to_act == 1


@pytest.mark.rule("SS-6.6")
def test_no_second_fight_above_the_value() -> None:
    state = table("kikuchiyo", "kyuzo", "daisuke", seats={0: {"line": ["P4-03", "P4-06"]}}, top=["P3-02"])
    play(state, "fight", "card:P3-02", "confront")
    assert state.to_act == 1


@pytest.mark.rule("SS-6.7")
def test_kyuzo_discards_a_value_of_his_own_line() -> None:
    for card, possible in (("P4-06", True), ("P3-06", False)):
        state = table(*THREE, seats={0: {"line": ["P4-03"]}}, top=[card])
        play(state, "fight", f"card:{card}")
        assert ("discard" in choices(state)) == possible
        assert state.why("discard") == ([] if possible else ["SS-6.7"])


@pytest.mark.rule("SS-6.8")
def test_katsushiro_puts_a_card_under_the_stack_and_keeps_the_next() -> None:
    state = table("katsushiro", "kyuzo", "heihachi", seats={2: {"token_at": 0}}, top=["P4-03", "P2-07"])
    play(state, "fight", "card:P4-03")
    assert choices(state) == ["confront", "defend", "give:1", "give:2", "under"]
    play(state, "under", "card:P2-07")
    assert choices(state) == ["confront", "defend"]
    assert state.why("under") == ["SS-6.8"]
    assert state.why("give:1") == ["SS-6.8"]
    assert seen(state)["stack"]["places"][-1] == "P4-03"


@pytest.mark.rule("SS-6.8")
def test_katsushiro_needs_another_card_in_the_stack() -> None:
    names = [f"P{value}-{number:02}" for value in (3, 2) for number in range(1, 14)]
    state = table("katsushiro", "kyuzo", "heihachi", stack=["P4-03"], discard=names[:20])
    play(state, "fight", "card:P4-03")
    assert choices(state) == ["confront", "defend"]


@pytest.mark.rule("SS-6.9")
def test_a_samurai_keeps_his_own_talent_while_his_token_is_lent() -> None:
    state = table(
        "heihachi",
        "gorobei",
        "kyuzo",
        seats={0: {"token_at": 1}, 2: {"token_at": 0}, 1: {"token_at": 0}},
        top=["P2-07"],
    )
    play(state, "fight", "card:P2-07")
    assert choices(state) == ["confront", "defend", "give:1", "give:2"]


@pytest.mark.rule("SS-6.9")
def test_talents_add_up() -> None:
    state = table(
        "kyuzo",
        "heihachi",
        "katsushiro",
        seats={0: {"line": ["P2-02"]}, 1: {"token_at": 0}, 2: {"token_at": 0}},
        top=["P2-07"],
    )
    play(state, "fight", "card:P2-07")
    assert choices(state) == ["confront", "defend", "give:1", "give:2", "under", "discard"]
