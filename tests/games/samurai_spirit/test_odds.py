"""The chances that players may work out for themselves, exact."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

import tatami
from tatami.core.words import LANGUAGES, speak
from tatami.games.samurai_spirit.odds import lines, odds
from tests.games.samurai_spirit.tables import GAME, choices, play, table

CARDS = GAME.figures()["card"]


def test_the_next_raider_is_what_chance_says() -> None:
    for seed in range(6):
        dealer = tatami.Dealer(seed)
        state = GAME.new(**GAME.draw_options(2 + seed, dealer.random), difficulty="hard")
        while state.to_act is not None:
            if state.to_act >= 0 and "fight" in choices(state) and dealer.random.random() < 0.3:
                found = odds(state)
                drawn = state.copy()
                play(drawn, "fight")
                chances = {drawn.notation(action)[5:]: chance for action, chance in drawn.chance()}
                assert found["next_raider"]["cards"] == pytest.approx(chances)
                check_sums(found["next_raider"], chances)
                check_seat(state, found, chances)
            actions = state.actions()
            state.apply(dealer.choose(state) if len(actions) < 2 or state.to_act < 0 else dealer.pick(actions[:-1]))


def check_sums(raider: dict[str, object], chances: dict[str, float]) -> None:
    for value, chance in raider["values"].items():  # type: ignore[attr-defined]
        assert chance == pytest.approx(sum(p for card, p in chances.items() if card[1] == str(value)))
    for symbol, chance in raider["symbols"].items():  # type: ignore[attr-defined]
        assert chance == pytest.approx(sum(p for card, p in chances.items() if CARDS[card]["symbol"] == symbol))
    for penalty, chance in raider["penalties"].items():  # type: ignore[attr-defined]
        assert chance == pytest.approx(sum(p for card, p in chances.items() if penalty in CARDS[card]["penalties"]))
    assert raider["flames"] == pytest.approx(sum(p for card, p in chances.items() if CARDS[card]["flames"]))


def check_seat(state: tatami.State, found: dict[str, object], chances: dict[str, float]) -> None:
    """Every card is tried: what does it do to the seat that fights?"""
    told = dict.fromkeys(("defend", "below", "kiai", "overwhelmed", "overwhelmed_anyway"), 0.0)
    for card, chance in chances.items():
        tried = state.copy()
        play(tried, "fight", f"card:{card}")
        ways = choices(tried)
        told["defend"] += chance * ("defend" in ways)
        events = play(tried, "confront")
        if "overwhelmed" in events:
            told["overwhelmed"] += chance
            told["overwhelmed_anyway"] += chance * (len(ways) == 1)
        elif tried.to_act is not None and tried.view(None)["decision"] == "kiai":
            told["kiai"] += chance
        else:
            told["below"] += chance
    mine = next(seat for seat in found["seats"] if seat["seat"] == state.to_act)  # type: ignore[attr-defined]
    assert found["to_fight"] == state.to_act
    assert {name: mine[name] for name in told} == pytest.approx(told, abs=1e-12)


def test_the_flames_of_the_intruders_by_counting_every_arrangement() -> None:
    """Two unseen intruders and one unseen raider; one older card, two of the seven Bosses."""
    plunderers = [f"P{value}-{number:02}" for value in (1, 2) for number in range(1, 12)][:21]
    state = table(
        "kyuzo",
        "daisuke",
        "gorobei",
        round=3,
        older=["P1-03"],
        intruders=["?", "P2-01", "?"],
        stack=["?"],
        discard=[*[card for card in plunderers if card not in ("P1-03", "P2-01")], "L5-01", "L5-02", "L5-03", "B6-01"],
    )
    expected = [0.0] * 4
    worlds = 0
    for bosses in combinations(["B6-02", "B6-03", "B6-04", "B6-05", "B6-06", "B6-07"], 2):
        for order in permutations(["P1-03", *bosses]):
            worlds += 1
            expected[1 + sum(CARDS[card]["flames"] for card in order[:2])] += 1
    found = odds(state)["intruders"]
    assert found["flames"] == pytest.approx([count / worlds for count in expected])
    assert found["expected_flames"] == pytest.approx(
        sum(number * count for number, count in enumerate(expected)) / worlds
    )


def test_farm_chances_only_where_they_matter() -> None:
    assert odds(table("kyuzo", "daisuke", "gorobei"))["farm"] is None
    found = odds(table("kyuzo", "daisuke", "gorobei", difficulty="hard", turned=["A", "C"]))["farm"]
    assert found == pytest.approx({"A": 0, "B": 1 / 4, "C": 1 / 4, "D": 1 / 2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_in_words(language: str) -> None:
    words = speak(language)
    state = table(
        "kyuzo", "daisuke", "gorobei", difficulty="hard", intruders=["?"], seats={0: {"line": ["P4-03", "P4-06"]}}
    )
    told = lines(odds(state), GAME.names(state.view(None), words), words)
    assert len(told) > 20
    over = GAME.position({**state.position(), "pending": [], "over": "last-family"})
    assert lines(odds(over), GAME.names(over.view(None), words), words)
