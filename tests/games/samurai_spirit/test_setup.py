"""SS-1, SS-2: what is on the table, and how the game begins."""

from __future__ import annotations

from collections import Counter

import pytest

import tatami
from tests.games.samurai_spirit.tables import GAME, choices, play, seen, table

SAMURAI = ("heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro")
CARDS = GAME.figures()["card"]


@pytest.mark.rule("SS-1.1")
def test_seven_samurai_each_with_a_kiai_value_per_side() -> None:
    figures = GAME.figures()["samurai"]
    assert set(figures) == set(SAMURAI)
    state = GAME.new(samurai=list(SAMURAI))
    for seat in seen(state)["seats"]:
        assert seat["side"] == "human"
        assert seat["kiai_value"] == figures[seat["samurai"]]["human"] < figures[seat["samurai"]]["animal"]
        assert seat["token_at"] == seat["seat"]
        assert seat["wound"] is False


@pytest.mark.rule("SS-1.2")
def test_the_track_may_stand_above_the_kiai_value() -> None:
    state = table("kyuzo", "daisuke", "gorobei", seats={0: {"line": ["P4-03", "P4-06"]}}, top=["P4-09"])
    play(state, "fight", "card:P4-09", "confront")
    assert seen(state)["seats"][0]["total"] == 12 > seen(state)["seats"][0]["kiai_value"]


@pytest.mark.rule("SS-1.3", "SS-2.2")
def test_the_village_begins_with_six_farmsteads_and_three_families() -> None:
    village = seen(GAME.new(difficulty="hard"))["village"]
    assert village["farmsteads"] == 6
    assert village["families"] == ["A", "B", "C"]
    assert sum(village["backs_left"].values()) == 6
    assert set(village["backs_left"]) == set("ABCD")


@pytest.mark.rule("SS-1.4")
def test_the_raiders() -> None:
    kinds = Counter(name[0] for name in CARDS)
    assert kinds == {"P": 52, "L": 7, "B": 7}
    assert Counter(name[1] for name in CARDS if name[0] == "P") == dict.fromkeys("1234", 13)
    for name, card in CARDS.items():
        assert name[1] == {"L": "5", "B": "6"}.get(name[0], name[1])
        assert len(card["penalties"]) <= (2 if name[0] == "B" else 1)
        assert card["penalties"] or name[0] != "B"


@pytest.mark.rule("SS-1.5")
def test_three_piles() -> None:
    state = GAME.new()
    assert seen(state)["stack"]["count"] == 28
    assert seen(state)["stack"]["places"] == [None] * 28
    assert seen(state)["intruders"]["count"] == 0
    assert seen(state)["discard"] == []


@pytest.mark.rule("SS-2.1")
@pytest.mark.parametrize("players", range(2, 8))
def test_two_to_seven_different_samurai_may_be_drawn(players: int) -> None:
    drawn = GAME.draw_options(players, tatami.Dealer(players).random)["samurai"]
    assert len(set(drawn)) == players
    assert set(drawn) <= set(SAMURAI)
    assert GAME.new(samurai=drawn).seats == players


@pytest.mark.rule("SS-2.1")
@pytest.mark.parametrize(
    ("options", "trouble"),
    [
        ({"samurai": ["kyuzo"]}, "1 given; must be 2 to 7"),
        ({"samurai": [*SAMURAI, "kyuzo"]}, "kyuzo is there twice"),
        ({"samurai": ["kyuzo", "kyuzo"]}, "kyuzo is there twice"),
        ({"samurai": ["kyuzo", "toshiro"]}, "toshiro is not known; there are heihachi"),
        ({"samurai": "kyuzo"}, "must be a list"),
        ({"samurai": 3}, "must be a list"),
        ({"samurai": ["kyuzo", 3]}, "3 is not known"),
        ({"edition": "de"}, "edition=de: must be fr, en or pl"),
        ({"difficulty": "mad"}, "difficulty=mad: must be easy, normal, hard or heroic"),
        ({"village_support": "yes"}, "village_support=yes: must be false or true"),
        ({"players": 4}, "players: samurai-spirit has no such option"),
    ],
)
def test_bad_options_are_named_in_one_line(options: dict[str, object], trouble: str) -> None:
    with pytest.raises(ValueError, match=trouble) as caught:
        GAME.new(**options)
    assert "\n" not in str(caught.value)


def test_eight_players_are_refused() -> None:
    for players in (1, 8):
        with pytest.raises(ValueError, match="must be 2 to 7"):
            GAME.draw_options(players, tatami.Dealer(1).random)


def test_options_are_written_out() -> None:
    assert GAME.new(samurai=["kyuzo", "daisuke"]).options == {
        "samurai": ["kyuzo", "daisuke"],
        "difficulty": "normal",
        "edition": "fr",
        "village_support": True,
    }
    assert GAME.new().options["village_support"] is False
    assert GAME.options[0].parse("kyuzo, daisuke") == ["kyuzo", "daisuke"]


@pytest.mark.rule("SS-2.3")
@pytest.mark.parametrize(
    ("difficulty", "barricades", "plunderers", "added", "penalties"),
    [("easy", 3, 6, -1, False), ("normal", 2, 7, 0, False), ("hard", 1, 7, 0, True), ("heroic", 0, 7, 0, True)],
)
@pytest.mark.parametrize("players", range(2, 8))
def test_the_numbers_of_each_difficulty(
    players: int, difficulty: str, barricades: int, plunderers: int, added: int, penalties: bool
) -> None:
    state = GAME.new(samurai=list(SAMURAI[:players]), difficulty=difficulty)
    assert seen(state)["village"]["barricades"] == players + barricades
    assert seen(state)["stack"]["count"] == plunderers * players
    assert (seen(state)["village"]["backs_left"] is not None) == penalties
    for round_number in (2, 3):
        later = table(*SAMURAI[:players], difficulty=difficulty, round=round_number)
        assert seen(later)["stack"]["count"] == plunderers * players + (round_number - 1) * (players + added)


@pytest.mark.rule("SS-2.4")
def test_any_plunderer_may_come_first_and_the_rest_stay_in_the_box() -> None:
    state = table("kyuzo", "daisuke", "gorobei")
    play(state, "fight")
    outcomes = state.chance()
    assert len(outcomes) == 52
    assert all(chance == pytest.approx(1 / 52) for _, chance in outcomes)
    assert seen(state)["stack"]["count"] == 21


@pytest.mark.rule("SS-2.5")
def test_a_random_samurai_starts() -> None:
    state = GAME.new(samurai=["kyuzo", "daisuke", "gorobei"])
    assert [(state.notation(action), chance) for action, chance in state.chance()] == [
        (f"seat:{seat}", pytest.approx(1 / 3)) for seat in range(3)
    ]
    play(state, "seat:2")
    assert state.to_act == 2
    assert all(seat["total"] == 0 and not seat["passed"] for seat in seen(state)["seats"])


@pytest.mark.rule("SS-2.6")
def test_never_more_barricades_than_at_the_beginning() -> None:
    state = table("heihachi", "daisuke", "gorobei", seats={0: {"line": ["P4-03"]}}, top=["P4-06"])
    play(state, "fight", "card:P4-06", "confront")
    assert choices(state) == ["no-kiai"]
    fewer = table("heihachi", "daisuke", "gorobei", seats={0: {"line": ["P4-03"]}}, top=["P4-06"], barricades=4)
    play(fewer, "fight", "card:P4-06", "confront", "kiai")
    assert seen(fewer)["village"]["barricades"] == 5 == seen(fewer)["village"]["most_barricades"]


def test_figures_of_an_owner() -> None:
    state = GAME.new(figures={"samurai": {"kyuzo": {"human": 7}}}, samurai=["kyuzo", "daisuke"])
    assert seen(state)["seats"][0]["kiai_value"] == 7
    for wrong, trouble in (
        ({"samurai": {"kyuzo": {"human": 0}}}, "kyuzo.human = 0"),
        ({"farmsteads": {"A": 5}}, "must be 6 together"),
        ({"card": {"P1-01": {"symbol": "cat"}}}, "P1-01.symbol"),
        ({"card": {"P1-01": {"penalties": ["rain"]}}}, "P1-01.penalties"),
    ):
        with pytest.raises(ValueError, match=trouble):
            GAME.new(figures=wrong)
