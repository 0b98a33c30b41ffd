"""What the page asks besides: how a scenario is won, which counters there are, and how a campaign goes on."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tatami.core.errors import InputError
from tatami.core.routes import OptionsWish, Route
from tatami.core.words import Words
from tatami.games.samourai import GAME, campaign_seen, counters, goals
from tatami.games.samourai.campaign_seen import CampaignAnswer, CampaignWish, ReportAnswer, ReportWish
from tatami.games.samourai.counters import RosterSeen
from tatami.games.samourai.goals import Goal


class RosterWish(Struct):
    """The text of a roster file of one's own."""

    text: Annotated[str, Meta(max_length=48_000)]


def tell_goals(wish: OptionsWish, words: Words) -> list[Goal]:
    """Who wins a scenario, and how."""
    return goals.goals_of(GAME.complete(wish.options), words)


def read_roster(nothing: None, words: Words) -> RosterSeen:
    """Our counters: for those who make scenarios."""
    return counters.shipped()


def check_roster(wish: RosterWish, words: Words) -> RosterSeen:
    """The counters of a roster file of one's own."""
    return counters.read(wish.text, words)


def show_campaign(wish: CampaignWish, words: Words) -> CampaignAnswer:
    """A campaign of the six scenarios from the box (an optional rule of ours): the company and its next battle."""
    try:
        return CampaignAnswer(campaign_seen.campaign_seen(wish))
    except InputError as error:
        return CampaignAnswer(complaint=error.render(words.language))


def report_battle(wish: ReportWish, words: Words) -> ReportAnswer:
    """A campaign after a battle."""
    try:
        return ReportAnswer(campaign_seen.report(wish))
    except InputError as error:
        return ReportAnswer(complaint=error.render(words.language))


ROUTES = (
    Route("campaign", CampaignWish, CampaignAnswer, show_campaign),
    Route("campaign-report", ReportWish, ReportAnswer, report_battle),
    Route("goals", OptionsWish, list[Goal], tell_goals),
    Route("roster", None, RosterSeen, read_roster),
    Route("roster", RosterWish, RosterSeen, check_roster),
)
