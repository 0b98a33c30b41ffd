"""Handicaps: a scenario from the box with better chances for one side (SB-14.1)."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.words import LANGUAGES, speak
from tatami.games.samourai import goals, handicaps, roster, scenarios
from tatami.games.samourai.setting import setting
from tatami.simulate import simulate
from tatami.tables.openings import opening
from tests.games.samourai.table import GAME


def units(name: str) -> list[set[str]]:
    return [set(side.units) for side in setting(name).scenario.sides]


def test_a_figure_more_begins_where_another_does() -> None:
    (mine, theirs), (before, others) = units("convoy-guard"), units("convoy")
    assert (mine - before, theirs) == ({"bunzo"}, others)
    escort = setting("convoy-guard").scenario.sides[0].setup[0]
    assert {"bunzo", "kohei"} <= set(escort.units)
    entering = setting("crossroads-ally").scenario.sides[0].enter[0]
    assert {"kosaku", "gyokan"} <= set(entering.units)


def test_a_figure_less_stays_at_home() -> None:
    before, after = units("crossroads")[1], units("crossroads-fewer")[1]
    assert before - after == {"uhei"}
    view = GAME.new(scenario="crossroads-fewer").view(None)
    assert "uhei" not in {man["id"] for man in view["men"]}


@pytest.mark.rule("SB-14.4")
@pytest.mark.parametrize(("cap", "turns"), [(40, 4), (0, 4)])
def test_a_handicap_may_end_the_game_early_and_the_goals_say_so(cap: int, turns: int) -> None:
    options = GAME.complete({"scenario": "crossroads-dusk", "turn_cap": cap})
    last = goals.goals_of(options, speak("en"))[-1]
    assert (last.seat, str(turns) in last.text) == (0, True)
    state = GAME.position(
        {"options": options, "men": {"gyokan": "N9", "uhei": "A1"}, "step": "combat", "active": 1, "turn": turns}
    )
    state.apply(state.parse("done"))
    assert state.result is not None
    assert state.result.record == {"winner": 0, "reason": "turn-cap", "turn": turns}


def test_the_scenarios_from_the_box_are_as_they_were() -> None:
    for name, scenario in scenarios.shipped().items():
        assert scenario.turns == 0
        assert setting(name).turn_cap({"turn_cap": 40}) == 40


def test_they_are_offered_with_their_scenario_and_named_in_every_language() -> None:
    offered = {value: card.value for card in opening(GAME).cards for value in card.handicaps}
    assert set(offered) == set(handicaps.shipped())
    for name, scenario in handicaps.shipped().items():
        assert name.startswith(f"{offered[name]}-")
        assert scenario.map is scenarios.shipped()[str(offered[name])].map
        for language in LANGUAGES:
            title = speak(language)(f"samourai-scenario-{offered[name]}")
            assert speak(language)(f"samourai-scenario-{name}").startswith(title)


def share_of_first(name: str) -> float:
    """How often the first side wins among Disciples, of games that somebody won."""
    (rate,) = (rate for rate in opening(GAME).rates if (rate.value, rate.bot) == (name, "level:2"))
    return rate.won[0] / sum(rate.won)


def test_whoever_wins_too_often_may_give_odds_that_even_it_out() -> None:
    uneven = {card.value for card in opening(GAME).cards if not 0.35 <= share_of_first(str(card.value)) <= 0.65}
    assert uneven == {"torii", "crossroads", "embers"}
    for card in opening(GAME).cards:
        if card.value in uneven:
            assert any(0.4 <= share_of_first(name) <= 0.6 for name in card.handicaps), card.value


def test_the_torii_and_the_embers_with_odds() -> None:
    assert units("torii-ally")[1] - units("torii")[1] == {"danjo"}
    assert {"danjo", "matabei"} <= set(setting("torii-ally").scenario.sides[1].setup[0].units)
    dusk = setting("torii-dusk").scenario
    assert (dusk.turns, dusk.cap_winner) == (6, "shirakawa")
    assert units("embers")[1] - units("embers-fewer")[1] == {"morikiyo"}
    assert units("embers")[1] - units("embers-guard")[1] == {"yoshitaka"}


def test_a_record_of_one_is_read_again() -> None:
    state = next(iter(simulate(GAME, 1, 3, {"scenario": "convoy-guard"})))
    assert tatami.replay(state.record()).position() == state.position()


def test_everybody_who_joins_is_in_the_roster_and_has_room() -> None:
    for name, scenario in handicaps.shipped().items():
        men = [unit for side in scenario.sides for unit in side.units]
        assert len(men) == len(set(men)), name
        assert set(men) <= set(roster.shipped().ids())
