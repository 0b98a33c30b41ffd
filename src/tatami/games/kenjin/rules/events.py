"""What can happen in a game of Kenjin."""

from __future__ import annotations

from enum import IntEnum

from tatami.core.events import EventKind
from tatami.games.kenjin.rules.table import TILES, UNITS

_UNIT = {"unit": UNITS}
_TILE = {"battlefield": TILES}


class Event(IntEnum):
    TILE_LAID = 0
    TILE_OFFERED = 1
    TILE_DRAFTED = 2
    ENGAGED = 3
    REVEALED = 4
    LOOKED = 5
    MOVED = 6
    ASSASSINATED = 7
    COWARD = 8
    PORT_COUNTED = 9
    TURNED_UP = 10
    SHOT = 11
    CUT_DOWN = 12
    DOOMED = 13
    DESTROYED = 14
    POWER_COUNTED = 15
    WON = 16
    DRAWN = 17
    NOT_ENOUGH = 18
    SUPPLIED = 19
    ENDED = 20


EVENT_KINDS = (
    EventKind("tile-laid", "number", "battlefield", labels=_TILE, plus=("number",)),
    EventKind("tile-offered", "battlefield", labels=_TILE),
    EventKind("tile-drafted", "seat", "number", "battlefield", labels=_TILE, plus=("number",)),
    EventKind("engaged", "seat", "unit", "number", "place", labels=_UNIT, plus=("number", "place"), secret=("unit",)),
    EventKind(
        "revealed", "seat", "number", "owner", "place", "unit", labels=_UNIT, plus=("number", "place"), reveals=True
    ),
    EventKind(
        "looked",
        "seat",
        "number",
        "owner",
        "place",
        "unit",
        labels=_UNIT,
        plus=("number", "place"),
        secret=("unit",),
        reveals=True,
    ),
    EventKind(
        "moved", "seat", "number", "place", "to", "unit", labels=_UNIT, plus=("number", "place", "to"), secret=("unit",)
    ),
    EventKind(
        "assassinated",
        "seat",
        "number",
        "owner",
        "place",
        "unit",
        labels=_UNIT,
        plus=("number", "place"),
        secret=("unit",),
        reveals=True,
    ),
    EventKind("coward", "seat", reveals=True),
    EventKind("port-counted", "number", "seat", "bonus", plus=("number",)),
    EventKind("turned-up", "number", "seat", "place", "unit", labels=_UNIT, plus=("number", "place"), reveals=True),
    EventKind("shot", "number", "seat", "place", "unit", labels=_UNIT, plus=("number", "place")),
    EventKind("cut-down", "number", "seat", "place", "unit", labels=_UNIT, plus=("number", "place")),
    EventKind("doomed", "seat", "number", "place", plus=("number", "place"), secret=("place",)),
    EventKind("destroyed", "number", "seat", "place", "unit", labels=_UNIT, plus=("number", "place")),
    EventKind("power-counted", "number", "seat", "power", "cards", plus=("number",)),
    EventKind("won", "number", "seat", "battlefield", labels=_TILE, plus=("number",)),
    EventKind("drawn", "number", "battlefield", labels=_TILE, plus=("number",)),
    EventKind("not-enough", "number", "seat", "battlefield", labels=_TILE, plus=("number",)),
    EventKind("supplied", "seat", "first", "second", plus=("first", "second")),
    EventKind("ended", reveals=True),
)
