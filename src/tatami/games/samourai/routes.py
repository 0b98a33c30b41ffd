"""What the page asks besides: how a scenario is won, and which counters a maker of scenarios can choose from."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tatami.core.routes import OptionsWish, Route
from tatami.core.words import Words
from tatami.games.samourai import GAME, counters, goals
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


ROUTES = (
    Route("goals", OptionsWish, list[Goal], tell_goals),
    Route("roster", None, RosterSeen, read_roster),
    Route("roster", RosterWish, RosterSeen, check_roster),
)
