"""What a finished game leaves for later ones: a last poem, which its opponent may recall (a game's `death_poems`)."""

from __future__ import annotations

from types import ModuleType

from tatami.core.json_types import JsonObject, Record
from tatami.core.registry import game as game_named
from tatami.tables.entries import Entry, EntryKind
from tatami.tables.game_log import GameLog


def poems_of(record: Record) -> ModuleType | None:
    """What the game knows of last poems; None where it has none."""
    return game_named(record["game"]).part("death_poems")


def attempts(play: GameLog) -> list[Entry]:
    return [step.entry for step in play.steps if step.entry.kind is EntryKind.RECALL]


def with_honour(play: GameLog, record: Record) -> Record:
    """The record names the posthumous victor once the poem was recalled."""
    if not any(entry.text == "yes" for entry in attempts(play)):
        return record
    poems = poems_of(record)
    assert poems is not None
    told: JsonObject = poems.honoured(record)
    return told


def public_record(record: Record, seat: int | None) -> Record:
    """Of a finished game all is shown but the poem of somebody else."""
    poems = poems_of(record)
    told: JsonObject = record if poems is None else poems.without_poems(record, seat)
    return told
