"""What a game leaves: the poem of one who died by his own hand (SB-9.5 to SB-9.8), each side's copy (SB-15.3).

For whoever keeps records: the server, the terminal. Whether an attempt at a poem counts, `harakiri.is_recalled` says.
"""

from __future__ import annotations

import msgspec

from tatami.core import game_record
from tatami.core.json_types import Given, JsonObject
from tatami.games.samourai import GAME, STOCK_POEM
from tatami.games.samourai.rules.harakiri import is_recalled

__all__ = ["Legacy", "copy_for", "honoured", "is_recalled", "last_words", "legacy", "without_poems"]

POEM, HARAKIRI = "poem:", "harakiri:"
Record = Given


class Legacy(msgspec.Struct, frozen=True):
    """A poem that may still win its author a posthumous victory."""

    seat: int
    samurai: str
    poem: str


def legacy(record: Record) -> Legacy | None:
    """What a finished game left; None without a poem of his own, or if his side refused a challenge (SB-9.8)."""
    found = last_words(record)
    if found is None or "posthumous" in record:
        return None
    author, samurai, poem = found
    refused = any(actor == author and text == "refuse" for actor, text in record["actions"])
    return None if refused or poem in ("", STOCK_POEM) else Legacy(author, samurai, poem)


def last_words(record: Record) -> tuple[int, str, str] | None:
    """The seat of who died by his own hand, his name and his poem, if he wrote one."""
    result = record.get("result") or {}
    if result.get("reason") != "harakiri":
        return None
    author = 1 - result["winner"]
    samurai = poem = ""
    for actor, text in record["actions"]:
        if actor == author and text.startswith(HARAKIRI):
            samurai, poem = text.removeprefix(HARAKIRI), ""
        elif actor == author and text.startswith(POEM):
            poem = text.removeprefix(POEM)
    return author, samurai, poem


def honoured(record: Record) -> JsonObject:
    """SB-9.7: the record once the poem was recalled: it names the dead samurai posthumous victor."""
    left = legacy(record)
    if left is None:
        raise ValueError("this game left no poem to recall (SB-9.8)")
    return {**record, "posthumous": {"seat": left.seat, "samurai": left.samurai}}


def without_poems(record: Record, seat: int | None = None) -> JsonObject:
    """SB-15.5: a record as others may read it, even when the game is over; a seat keeps what it wrote itself."""
    shown = [[actor, POEM if text.startswith(POEM) and actor != seat else text] for actor, text in record["actions"]]
    return {**record, "actions": shown}


def copy_for(record: Record, seat: int | None) -> list[list[str | int | None]]:
    """SB-15.3: a side's copy of the actions: hidden ones left out, `seen:` and `lost:` where a ninja was.

    It is to be read, not replayed.
    """
    state = game_record.start(record, lambda name: GAME)
    copy: list[list[str | int | None]] = []
    for actor, text in record["actions"]:
        action = state.parse(text)
        shown = text if actor == seat else GAME.public_notation(state, action, seat)
        if shown is not None:
            copy.append([actor, shown])
        for event in state.apply(action, text):
            told = event.seen_by(seat)
            if told is None or told.args.get("unit") is None:
                continue
            side = next(man["side"] for man in state.view(None)["men"] if man["id"] == told.args["unit"])
            if side != seat and told.id == "seen":
                copy.append([side, f"seen:{told.args['unit']}@{told.args['hex']}"])
            elif side != seat and told.id == "lost":
                copy.append([side, f"lost:{told.args['unit']}"])
    return copy
