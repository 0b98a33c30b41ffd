"""What can happen in a game of Kenjin."""

from __future__ import annotations

from enum import IntEnum

from tatami.core.events import Happening
from tatami.games.kenjin.table import TILES, UNITS

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


HAPPENINGS = (
    Happening("tile-laid", "number", "battlefield", labels=_TILE, plus=("number",)),
    Happening("tile-offered", "battlefield", labels=_TILE),
    Happening("tile-drafted", "seat", "number", "battlefield", labels=_TILE, plus=("number",)),
    Happening("engaged", "seat", "unit", "number", "place", labels=_UNIT, plus=("number", "place"), secret=("unit",)),
    Happening(
        "revealed", "seat", "number", "owner", "place", "unit", labels=_UNIT, plus=("number", "place"), reveals=True
    ),
    Happening(
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
    Happening(
        "moved", "seat", "number", "place", "to", "unit", labels=_UNIT, plus=("number", "place", "to"), secret=("unit",)
    ),
    Happening(
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
    Happening("coward", "seat", reveals=True),
    Happening("port-counted", "number", "seat", "bonus", plus=("number",)),
    Happening("turned-up", "number", "seat", "place", "unit", labels=_UNIT, plus=("number", "place"), reveals=True),
    Happening("shot", "number", "seat", "place", "unit", labels=_UNIT, plus=("number", "place")),
    Happening("cut-down", "number", "seat", "place", "unit", labels=_UNIT, plus=("number", "place")),
    Happening("doomed", "seat", "number", "place", plus=("number", "place"), secret=("place",)),
    Happening("destroyed", "number", "seat", "place", "unit", labels=_UNIT, plus=("number", "place")),
    Happening("power-counted", "number", "seat", "power", "cards", plus=("number",)),
    Happening("won", "number", "seat", "battlefield", labels=_TILE, plus=("number",)),
    Happening("drawn", "number", "battlefield", labels=_TILE, plus=("number",)),
    Happening("not-enough", "number", "seat", "battlefield", labels=_TILE, plus=("number",)),
    Happening("supplied", "seat", "first", "second", plus=("first", "second")),
    Happening("ended", reveals=True),
)
