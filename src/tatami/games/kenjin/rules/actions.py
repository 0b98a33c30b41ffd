"""The actions of Kenjin and their notation."""

from __future__ import annotations

from functools import cache

from tatami.core.json_types import Options
from tatami.core.notation import Codec, Verb
from tatami.games.kenjin.rules.table import BATTLEFIELDS, MOST_PLAYERS, ROW_ROOM, ROWS, TILES, UNITS

PLACES = [str(place) for place in range(1, ROW_ROOM + 1)]


@cache
def codec_for(players: int) -> Codec:
    """The codec at a table of so many: the numbers never change, only which battlefields and seats have names."""
    in_play = 4 if players == 2 else 2 * players
    fields = [str(field + 1) if field < in_play else None for field in range(BATTLEFIELDS)]
    rows: list[str | None] = [None] * ROWS
    for row in range(2 * in_play):
        field, side = divmod(row, 2)
        rows[row] = f"{field + 1}/{side if players == 2 else (field // 2 + side) % players}"
    pairs = [
        f"{first + 1}+{second + 1}" if first < second < in_play else None
        for first in range(BATTLEFIELDS)
        for second in range(BATTLEFIELDS)
    ]
    return Codec(
        "kenjin",
        Verb("tile", "tile:{battlefield}", battlefield=TILES),
        Verb("draft", "draft:{battlefield}", battlefield=TILES),
        Verb("engage", "{unit}@{number}", unit=UNITS, number=fields),
        Verb("reveal", "reveal:{place}", place=PLACES),
        Verb("look", "look:{number_seat}/{place}", number_seat=rows, place=PLACES),
        Verb("move", "move:{place}>{number}", place=PLACES, number=fields),
        Verb("assassin", "assassin:{number_seat}/{place}", number_seat=rows, place=PLACES),
        Verb("destroy", "destroy:{place}", place=PLACES),
        Verb("bonus", "bonus:{numbers}", numbers=pairs),
    )


def codec(options: Options) -> Codec:
    return codec_for(options["players"])


ACTIONS = codec_for(MOST_PLAYERS)
TILE = ACTIONS.base("tile")
DRAFT = ACTIONS.base("draft")
ENGAGE = ACTIONS.base("engage")
REVEAL = ACTIONS.base("reveal")
LOOK = ACTIONS.base("look")
MOVE = ACTIONS.base("move")
ASSASSIN = ACTIONS.base("assassin")
DESTROY = ACTIONS.base("destroy")
BONUS = ACTIONS.base("bonus")
END = ACTIONS.actions
