"""The counters that a maker of scenarios can choose from, as their file has them: ours, or those of a player's own."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from tatami.core.json_types import Given, JsonObject
from tatami.core.routes import Complaint
from tatami.core.words import Words
from tatami.games.samourai import complaints, roster, toml_reader
from tatami.games.samourai.toml_reader import BadFile

NAME = "roster.toml"


class RosterSeen(Struct):
    """The counters of a roster, row by row as its file has them; or all that is wrong with it."""

    character: list[JsonObject]
    dress: list[JsonObject]
    pieces: list[JsonObject]
    complaints: list[Complaint]


@cache
def shipped() -> RosterSeen:
    return as_written(toml_reader.load(roster.FILE))


def read(text: str, words: Words) -> RosterSeen:
    """A roster of one's own; no row of it, if anything is wrong."""
    try:
        found = toml_reader.loads(text, NAME)
        roster.parse_roster(found, NAME)
    except BadFile as error:
        return RosterSeen([], [], [], [complaints.in_words(line, words) for line in error.complaints])
    return as_written(found)


def as_written(found: Given) -> RosterSeen:
    """The rows of the file, less where their figures come from."""
    character, dress, pieces = (
        [{key: value for key, value in row.items() if key != "provenance"} for row in found.get(name, [])]
        for name in ("character", "dress", "pieces")
    )
    return RosterSeen(character, dress, pieces, [])
