"""What a game of Samouraï leaves: the poem of one who died by his own hand, asked for in a later game (SB-9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from tatami.games.samourai import GAME, legacy
from tatami.tables.entries import Did, Entry
from tatami.tables.live import Play
from tatami.tables.trouble import Trouble

if TYPE_CHECKING:
    from tatami.tables.hall import Hall
    from tatami.tables.table import Table

READ_FOR = 30 * 60_000
"""Milliseconds after the end in which everybody at the table may read the poem; then only who wrote it (SB-9.7)."""
LONGEST_ATTEMPT = 500


class Farewell(msgspec.Struct, frozen=True):
    """Who died, for which seat, and what of his poem somebody may see."""

    seat: int
    samurai: str
    wrote: bool
    poem: list[str] | None
    honoured: bool
    """His poem was recalled: he is the posthumous victor."""
    may_recall: bool


def attempts(play: Play) -> list[Entry]:
    return [step.entry for step in play.steps if step.entry.kind is Did.RECALL]


def with_honour(play: Play, record: dict[str, Any]) -> dict[str, Any]:
    """The record names the posthumous victor once the poem was recalled."""
    return legacy.honoured(record) if any(entry.text == "yes" for entry in attempts(play)) else record


def published(record: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """SB-15.5: of a finished game all is shown but the poem of somebody else."""
    return legacy.without_poems(record, seat) if record["game"] == GAME.name else record


def last_words(record: Mapping[str, Any]) -> tuple[int, str, str] | None:
    """The seat of who died by his own hand, his name and his poem, if he wrote one."""
    result = record.get("result") or {}
    if record["game"] != GAME.name or result.get("reason") != "harakiri":
        return None
    author = 1 - result["winner"]
    samurai = poem = ""
    for actor, text in record["actions"]:
        if actor == author and text.startswith(legacy.HARAKIRI):
            samurai, poem = text.removeprefix(legacy.HARAKIRI), ""
        elif actor == author and text.startswith(legacy.POEM):
            poem = text.removeprefix(legacy.POEM)
    return author, samurai, poem


def farewell(table: Table, session: str | None, now: int) -> Farewell | None:
    """What somebody may know of it; None where nobody died by his own hand, or the game goes on (for them)."""
    seen = table.play_for(table.seat_for(session, None), now)
    if table.status_in(seen) not in ("over", "imported"):
        return None
    play = table.play
    record = play.record()
    found = last_words(record)
    if found is None:
        return None
    author, samurai, poem = found
    mine = table.seats_of(session)
    tried = attempts(play)
    honoured = any(entry.text == "yes" for entry in tried)
    ended = max((step.entry.at for step in play.steps if step.entry.kind is Did.ACT), default=0)
    fresh = bool(mine) and now - ended < READ_FOR
    shown = author in mine or honoured or fresh
    may_recall = (
        bool(mine) and author not in mine and not tried and not fresh and legacy.legacy(record) is not None
    )  # fmt: skip
    lines = poem.split(" / ") if poem else []
    return Farewell(author, samurai, bool(poem), lines if shown else None, honoured, may_recall)


async def recall(hall: Hall, id: str, session: str, text: str) -> Farewell:
    """Says the poem, as well as one remembers it; once."""
    table = await hall.table(id)
    async with table.lock:
        found = farewell(table, session, hall.now())
        if found is None or not found.may_recall:
            raise Trouble("nothing-to-recall")
        left = legacy.legacy(table.play.record())
        assert left is not None
        known = legacy.is_recalled(left.poem, text[:LONGEST_ATTEMPT])
        seat = next(seat for seat in table.seats_of(session) if seat != found.seat)
        trial = table.play.fork()
        entry = Entry(trial.version, Did.RECALL, seat, "yes" if known else "no", hall.now())
        trial.recall(entry)
        await hall.keep(table, *hall.entries(table, [entry], trial, table.status, entry.at))
        table.play = trial
    hall.tell(table)
    after = farewell(table, session, hall.now())
    assert after is not None
    return after
