"""The counters that a maker of scenarios can choose from, as their file has them: ours, or those of a player's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tatami.core.words import Words
from tatami.games.samourai import entries, roster
from tatami.games.samourai.entries import BadFile
from tatami.server import complaints, wire

NAME = "roster.toml"


def shipped() -> wire.RosterSeen:
    return as_written(entries.load(roster.FILE))


def read(text: str, words: Words) -> wire.RosterSeen:
    """A roster of one's own; no row of it, if anything is wrong."""
    try:
        found = entries.loads(text, NAME)
        roster.parse_roster(found, NAME)
    except BadFile as error:
        return wire.RosterSeen([], [], [], [complaints.in_words(line, words) for line in error.complaints])
    return as_written(found)


def as_written(found: Mapping[str, Any]) -> wire.RosterSeen:
    """The rows of the file, less where their figures come from."""
    character, dress, pieces = (
        [{key: value for key, value in row.items() if key != "provenance"} for row in found.get(name, [])]
        for name in ("character", "dress", "pieces")
    )
    return wire.RosterSeen(character, dress, pieces, [])
