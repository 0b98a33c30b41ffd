"""The campaign of ours: who goes on, who stands in for whom, what a battle leaves behind."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tatami
from tatami.cli import main
from tatami.core.chance import Dealer
from tatami.core.errors import InputError
from tatami.core.words import LANGUAGES, speak
from tatami.games.samourai import campaign, campaign_battle, roster, routes, scenarios
from tatami.games.samourai.campaign import BattleFought, Campaign, Company, company_of, line_up
from tatami.games.samourai.campaign_seen import CampaignWish, ReportWish
from tatami.games.samourai.setting import setting
from tatami.simulate import play_by_bots

GAME = tatami.game("samourai")
WON = BattleFought((), "won", ("heihachi", "tadakage"), ("genzo",))
LOST = BattleFought((), "lost", ("heihachi",), ("genzo",))


def march(road: str = "banner", *battles: BattleFought) -> Campaign:
    return Campaign(1, road, "level:2", battles)


def ids(company: Company) -> set[str]:
    return {man.id for man in company.men}


def places(company: Company, went: tuple[str, ...] | None = None) -> dict[str, str]:
    """Who is where somebody else is in the box."""
    lineup = line_up(company, went)
    return {post.unit: post.soldier.id for post in lineup.mine if post.unit != post.soldier.id}


# -- what a battle leaves behind


def test_who_lives_goes_on_and_gets_better() -> None:
    company = company_of(march("banner", WON))
    assert ids(company) == {"nobutsune", "haruhide", "genzo", "kansuke", "rokusuke"}
    assert [fallen.soldier.id for fallen in company.fallen] == ["heihachi"]
    genzo = next(man for man in company.men if man.id == "genzo")
    printed = roster.shipped().character("genzo")
    assert genzo.rank == 1 and not genzo.hurt
    assert genzo.counter["healthy"] == [printed.healthy.attack + 1, *printed.healthy[1:]]
    assert genzo.counter["stunned"] == list(printed.stunned), "the stunned still have no attack"


def test_the_wounded_miss_a_battle_after_a_defeat_and_are_well_again() -> None:
    company = company_of(march("banner", LOST))
    assert [man.id for man in company.men if man.hurt] == ["genzo"]
    lineup = line_up(company)
    assert "genzo" not in {post.soldier.id for post in lineup.mine} and "genzo" not in lineup.could
    later = campaign.company_after(company, BattleFought(lineup.went, "lost", (), ()))
    assert not any(man.hurt for man in later.men)
    assert next(man for man in later.men if man.id == "genzo").battles == 1, "a battle that he rests teaches nothing"


def test_three_battles_make_a_hero_and_nobody_gets_better_than_that() -> None:
    row = campaign.printed_rows()["nobutsune"]
    values = [campaign.Soldier(row, battles).counter["mounted"][:2] for battles in range(5)]
    assert values == [[18, 9], [19, 9], [19, 10], [20, 10], [20, 10]]


# -- who stands in for whom


def test_men_stand_in_for_men_of_their_kind() -> None:
    company = company_of(march("banner", WON))
    kinds = {unit: campaign.KINDS[row["type"]] for unit, row in campaign.printed_rows().items()}
    for unit, other in places(company).items():
        assert kinds[unit] == kinds[other]
    assert "misakado" not in places(company), "nobody stands in for one whom the scenario names"
    assert "rokusuke" not in line_up(company).could, "there is no archer of his kind in the guard"


def test_the_player_chooses_who_marches() -> None:
    company = company_of(march("banner", WON))
    assert set(line_up(company).went) == {"nobutsune", "haruhide", "genzo", "kansuke"}
    assert line_up(company, ("genzo",)).went == ("genzo",)
    assert places(company, ()) == {}


def test_on_foot_a_rider_leaves_his_horse_and_no_walker_takes_a_riders_place() -> None:
    progress = march("banner", WON)
    guard = setting(campaign_battle.next_battle(progress)).scenario
    assert not any(one.mounted for one in guard.roster.characters)
    wind = company_of(march("wind", BattleFought((), "won", ("tadakage", "norifusa"), ())))
    brigands = campaign.company_after(wind, BattleFought((), "won", (), ()))
    assert not {"onimaru", "kuma"} & set(places(brigands)), "tomonori has no horse"


def test_the_fallen_are_replaced_by_lesser_men_on_both_sides() -> None:
    company = Company("wind", fallen=(), slain=frozenset({"masakatsu", "gyokan"}), results=("lost",) * 5)
    lineup = line_up(company)
    mine = next(post for post in lineup.mine if post.unit == "gyokan")
    theirs = next(post for post in lineup.foes if post.unit == "masakatsu")
    assert (mine.origin, theirs.origin) == ("recruit", "recruit")
    assert mine.soldier.id != theirs.soldier.id
    assert theirs.soldier.counter["mounted"] == [17, 8, 12]
    assert lineup.recruits == 2


def test_a_leader_who_fell_has_an_heir_whom_the_goals_name() -> None:
    results: Any = ("lost",) * 5
    company = Company("wind", slain=frozenset({"gyokan"}), results=results)
    progress = march("wind")
    scenario = setting(campaign_battle.scenario_of(progress, company, line_up(company))).scenario
    [leaving] = [one for one in scenario.victory if one.kind == "left"]
    assert leaving.units == ("ichiro",)
    assert scenario.roster.character("ichiro").role == "abbot"


def test_who_rides_with_us_now_is_no_longer_among_the_enemies() -> None:
    ranmaru = campaign.Soldier(campaign.printed_rows()["ranmaru"], 1)
    lineup = line_up(Company("wind", (ranmaru,), results=("won",) * 5))
    assert "ranmaru" in {post.soldier.id for post in lineup.mine}
    assert next(post for post in lineup.foes if post.unit == "ranmaru").origin == "recruit"


def test_there_are_names_enough_and_nobody_else_has_them() -> None:
    names = [name.lower() for name in campaign.data()["recruits"]]
    assert len(set(names)) == len(names)
    assert not set(names) & set(roster.shipped().ids())
    for road in campaign.roads():
        worst = march(road)
        while not (company := company_of(worst)).is_over:
            lineup = line_up(company)
            dead = tuple(post.soldier.id for post in (*lineup.mine, *lineup.foes))
            battles = (*worst.battles, BattleFought(lineup.went, "lost", dead, ()))
            worst = msgspec.structs.replace(worst, battles=battles)
        assert len(names) >= company.recruits > 0


# -- battles


@pytest.mark.parametrize("road", campaign.roads())
def test_a_whole_campaign_between_bots(road: str) -> None:
    """Every battle is a game like any other, its record is enough to go on, and the end is told."""
    progress = march(road)
    for number, name in enumerate(scenarios.shipped(), 1):
        if number > 6:
            break
        before = company_of(progress)
        state = GAME.new(scenario=campaign_battle.next_battle(progress))
        assert state.view(None)["scenario"] == f"campaign-{name}"
        play_by_bots(state, Dealer(number), Random(number), ["random"])
        again = tatami.replay(json.dumps(state.record()))
        progress = campaign_battle.reported_by(again.view(None))
        after = company_of(progress)
        assert len(progress.battles) == number
        assert ids(after).isdisjoint(fallen.soldier.id for fallen in after.fallen)
        assert len(after.fallen) >= len(before.fallen)
    seen = routes.show_campaign(CampaignWish(msgspec.to_builtins(progress)), speak("en")).seen
    assert seen and seen.battle is None and len(seen.stages) == 6
    assert seen.won == [one.result for one in progress.battles].count("won")


def test_the_first_battle_is_the_one_of_the_box() -> None:
    ours = setting(campaign_battle.next_battle(march())).scenario
    box = scenarios.shipped()["torii"]
    assert (ours.zones, ours.victory, ours.sides) == (box.zones, box.victory, box.sides)
    assert [one.healthy for one in ours.roster.characters] == [
        box.roster.character(one.id).healthy for one in ours.roster.characters
    ]
    for language in LANGUAGES:
        assert speak(language).has(ours.title_key)


# -- files from outside


@pytest.mark.parametrize(
    "given",
    [
        None, [], {}, {"campaign": 2, "road": "banner", "against": "level:2", "battles": []},
        {"campaign": 1, "road": "sea", "against": "level:2", "battles": []},
        {"campaign": 1, "road": "banner", "against": "iterations:999999", "battles": []},
        {"campaign": 1, "road": "banner", "against": "level:2", "battles": [], "more": 1},
        {"campaign": 1, "road": "banner", "against": "level:2", "battles": [{}] * 7},
    ],
)  # fmt: skip
def test_what_is_no_campaign_is_refused(given: object) -> None:
    with pytest.raises(InputError):
        campaign.read_progress(given)


@pytest.mark.parametrize(
    "battle",
    [
        BattleFought(("genzo",), "won", (), ()),  # he has a place of his own
        BattleFought((), "won", ("onimaru",), ()),  # he was not there
        BattleFought((), "won", ("genzo",), ("genzo",)),
    ],
)
def test_a_battle_that_cannot_have_been_is_refused_in_words(battle: BattleFought) -> None:
    wish = CampaignWish(msgspec.to_builtins(march("banner", battle)))
    for language in LANGUAGES:
        answer = routes.show_campaign(wish, speak(language))
        assert answer.seen is None and "1" in answer.complaint
    with pytest.raises(InputError):
        company_of(march("banner", *[BattleFought((), "won", (), ())] * 7))


@pytest.mark.parametrize("first", ["", "# A battle of a campaign, an optional rule of Tatami's: [", "[[scenario]]"])
def test_a_battle_of_no_campaign_is_refused(first: str) -> None:
    answer = routes.report_battle(ReportWish(f"{first}\n", 0, [], []), speak("en"))
    assert answer.progress is None and "not a finished battle" in answer.complaint


# -- the command


def test_the_command_leads_through_a_battle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["campaign", "mine.json", "--road", "wind", "--battle", "b"]) == 0
    assert "--seats level:2,human" in capsys.readouterr().out
    assert main(["campaign", "mine.json", "--road", "wind"]) == 2, "nothing is overwritten"
    assert "exists already" in capsys.readouterr().err
    state = GAME.new(**GAME.complete({"scenario": GAME.options[0].parse("b/battle-1.toml")}))
    play_by_bots(state, Dealer(3), Random(3), ["random"])
    Path("game.json").write_text(json.dumps(state.record()), "utf-8")
    assert main(["campaign", "mine.json", "--record", "game.json"]) == 0
    assert "1. The Torii (Shirakawa): " in capsys.readouterr().out
    assert len(json.loads(Path("mine.json").read_text("utf-8"))["battles"]) == 1
    assert main(["campaign", "mine.json", "--record", "game.json"]) == 2, "not twice"
    assert "not the next battle" in capsys.readouterr().err
    Path("bad.json").write_text("[" * 100_000, "utf-8")
    assert main(["campaign", "bad.json"]) == 2
