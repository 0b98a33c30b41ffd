"""SS-5: the penalties of the last card."""

from __future__ import annotations

import pytest

from tests.games.samurai_spirit.tables import barricades, choices, discard, left, line, play, seat, seen, table

THREE = ("kyuzo", "daisuke", "heihachi")


@pytest.mark.rule("SS-5.1")
def test_only_the_last_card_of_ones_own_line_counts() -> None:
    state = table(*THREE, seats={0: {"line": ["P3-01", "P1-02"]}, 1: {"line": ["P1-05"]}})
    assert barricades(state) == 5
    assert not seat(state, 0)["wound"]
    assert choices(table(*THREE))[0] == "fight"


@pytest.mark.rule("SS-5.2")
def test_two_penalties_in_the_order_the_player_likes() -> None:
    state = table(*THREE, round=3, seats={0: {"line": ["B6-06"]}})
    assert choices(state) == ["first:wound", "first:no-support"]
    assert state.why("first:fire") == ["SS-5.2"]
    happened = play(state, "first:no-support")
    assert happened[:3] == ["penalty", "penalty", "wounded"]
    assert choices(state) == ["fight", "pass"]


@pytest.mark.rule("SS-5.2")
def test_equal_penalties_are_not_asked_for() -> None:
    state = table(*THREE, round=3, seats={0: {"line": ["B6-03"]}}, barricades=5)
    assert barricades(state) == 3
    assert choices(state)[0] == "fight"


@pytest.mark.rule("SS-5.3")
def test_a_penalty_that_cannot_be_applied_is_a_wound() -> None:
    state = table(*THREE, seats={0: {"line": ["P3-03"]}, 1: {"passed": True}})
    assert seat(state, 0)["wound"]
    alone = table(*THREE, seats={0: {"line": ["P2-11"], "token_at": 1}})
    assert not seat(alone, 0)["wound"]


@pytest.mark.rule("SS-5.4")
def test_fire_takes_a_barricade_or_else_a_farmstead() -> None:
    assert barricades(table(*THREE, seats={0: {"line": ["P3-01"]}})) == 4
    state = table(*THREE, seats={0: {"line": ["P3-01"]}}, barricades=0)
    assert seen(state)["village"]["farmsteads"] == 5


@pytest.mark.rule("SS-5.5")
def test_wound() -> None:
    assert seat(table(*THREE, seats={0: {"line": ["P3-05"]}}), 0)["wound"]


@pytest.mark.rule("SS-5.6")
def test_infiltrate_moves_the_top_raider_unseen() -> None:
    state = table(*THREE, seats={0: {"line": ["P1-03"]}})
    assert seen(state)["intruders"]["places"] == [None]
    known = table(*THREE, seats={0: {"line": ["P1-03"]}}, top=["P4-01"])
    assert seen(known)["intruders"]["places"] == ["P4-01"]


@pytest.mark.rule("SS-5.7")
def test_no_defend() -> None:
    state = table(*THREE, seats={0: {"line": ["P1-04"]}}, top=["P4-06"])
    play(state, "fight", "card:P4-06")
    assert choices(state) == ["confront"]
    assert state.why("defend") == ["SS-5.7"]


@pytest.mark.rule("SS-5.8")
def test_no_support_but_tokens_may_be_received() -> None:
    state = table(*THREE, seats={0: {"line": ["P1-11"]}})
    assert choices(state) == ["fight", "pass"]
    assert state.why("support:1") == ["SS-5.8"]


@pytest.mark.rule("SS-5.9")
@pytest.mark.parametrize(("card", "neighbour"), [("P3-03", 1), ("P4-02", 2)])
def test_an_arrow_sends_a_raider_into_the_neighbours_line(card: str, neighbour: int) -> None:
    state = table(*THREE, seats={0: {"line": [card]}}, top=["P2-07"])
    play(state, "card:P2-07")
    assert line(state, neighbour) == ["P2-07"]
    assert state.to_act == 0


@pytest.mark.rule("SS-5.9")
def test_an_arrow_may_overwhelm_or_trigger_the_kiai() -> None:
    state = table(*THREE, seats={0: {"line": ["P3-03"]}, 1: {"line": ["P4-03", "P2-02"]}}, top=["P4-06"])
    assert "overwhelmed" in play(state, "card:P4-06")
    assert barricades(state) == 4
    state = table(*THREE, seats={0: {"line": ["P3-03"]}, 1: {"line": ["P4-03", "P2-02"]}}, top=["P2-07"])
    play(state, "card:P2-07")
    assert (state.to_act, choices(state)) == (1, ["kiai", "no-kiai"])


@pytest.mark.rule("SS-5.10")
def test_must_pass() -> None:
    state = table(*THREE, round=3, seats={0: {"line": ["B6-02"]}})
    assert choices(state) == ["pass"]
    assert state.why("fight") == ["SS-5.10"]


@pytest.mark.rule("SS-5.11")
def test_a_random_card_of_the_discard_is_shuffled_into_the_stack() -> None:
    state = table(*THREE, round=3, seats={0: {"line": ["B6-04"]}}, discard=["P1-01", "P2-01", "P3-01"])
    count = seen(state)["stack"]["count"]
    play(state, "first:return-discard")
    assert state.chance() == [
        (state.parse(f"card:{card}"), pytest.approx(1 / 3)) for card in ("P1-01", "P2-01", "P3-01")
    ]
    assert state.why("card:P4-01") == ["SS-5.11"]
    play(state, "card:P2-01")
    assert discard(state) == ["P1-01", "P3-01"]
    assert seen(state)["stack"]["count"] == count + 1
    assert seen(state)["unseen"]["returned"] == ["P2-01"]


@pytest.mark.rule("SS-5.11", "SS-5.3")
def test_with_an_empty_discard_it_is_a_wound() -> None:
    state = table(*THREE, round=3, seats={0: {"line": ["B6-04"]}})
    play(state, "first:no-defend")
    assert seat(state, 0)["wound"]


@pytest.mark.rule("SS-5.12")
def test_no_talent_silences_ones_own_talent_and_tokens() -> None:
    state = table(
        *THREE, round=3, seats={0: {"line": ["P2-02", "B6-05"], "side": "animal"}, 2: {"token_at": 0}}, top=["P2-07"]
    )
    play(state, "first:no-talent", "fight", "card:P2-07")
    assert choices(state) == ["confront", "defend"]


@pytest.mark.rule("SS-5.12")
def test_a_talent_that_ignores_the_penalty_is_used_before() -> None:
    state = table("gorobei", "daisuke", "kyuzo", round=3, seats={0: {"line": ["B6-05"]}})
    assert choices(state) == ["ignore", "suffer"]


@pytest.mark.rule("SS-5.13")
def test_one_card_of_the_left_goes_to_the_discard() -> None:
    state = table(*THREE, round=3, seats={0: {"line": ["B6-07"], "left": ["P1-01", "P2-07"]}})
    assert choices(state) == ["drop:hat", "drop:doll"]
    assert state.why("drop:farm") == ["SS-5.13"]
    play(state, "drop:doll")
    assert (left(state, 0), discard(state)) == (["P1-01"], ["P2-07"])
    assert seat(table(*THREE, round=3, seats={0: {"line": ["B6-07"]}}), 0)["wound"]


@pytest.mark.rule("SS-5.14")
def test_restrictions_do_not_bind_in_anothers_turn() -> None:
    """Kyuzo's last card says no-defend, but it is Heihachi's turn."""
    state = table("heihachi", "kyuzo", "gorobei", seats={1: {"line": ["P1-04"]}}, top=["P2-07"])
    play(state, "fight", "card:P2-07", "give:1")
    assert choices(state) == ["confront", "defend"]


@pytest.mark.rule("SS-5.14")
def test_in_his_own_turn_they_bind_for_a_card_that_comes_by_a_kiai() -> None:
    """Kyuzo's turn: Daisuke's Kiai gives him a doll that he may not place on his left."""
    state = table(
        "kyuzo",
        "daisuke",
        "gorobei",
        restrictions=["no-defend"],
        kiai=[1],
        seats={0: {"line": ["P1-04"]}, 1: {"line": ["P4-03", "P4-06"]}, 2: {"line": ["P2-07"]}},
        pending=[{"step": "end-turn", "who": 0}, {"step": "kiai", "who": 1}],
    )
    play(state, "kiai", "take:2", "give:0")
    assert choices(state) == ["confront"]
    free = table(
        "kyuzo",
        "daisuke",
        "gorobei",
        kiai=[1],
        seats={0: {"line": ["P1-04"]}, 1: {"line": ["P4-03", "P4-06"]}, 2: {"line": ["P2-07"]}},
        pending=[{"step": "end-turn", "who": 0}, {"step": "kiai", "who": 1}],
    )
    play(free, "kiai", "take:2", "give:0")
    assert choices(free) == ["confront", "defend"]
