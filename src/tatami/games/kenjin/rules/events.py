"""What can happen in a game of Kenjin."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.events import EventRows, event_kinds, row
from tatami.games.kenjin.rules.table import TILES, UNITS


class Event(EventRows):
    TILE_LAID = row(cite.KJ_2_5, "number", "battlefield")
    TILE_OFFERED = row(cite.KJ_2_6, "battlefield")
    TILE_DRAFTED = row(cite.KJ_2_6, "seat", "number", "battlefield")
    ENGAGED = row(cite.KJ_3_2, "seat", "unit", "number", "place", secret=("unit",))
    REVEALED = row(cite.KJ_4_1, "seat", "number", "owner", "place", "unit", reveals=True)
    LOOKED = row(cite.KJ_4_2, "seat", "number", "owner", "place", "unit", secret=("unit",), reveals=True)
    MOVED = row(cite.KJ_4_3, "seat", "number", "place", "to", "unit", secret=("unit",))
    ASSASSINATED = row(cite.KJ_4_4, "seat", "number", "owner", "place", "unit", secret=("unit",), reveals=True)
    COWARD = row(cite.KJ_3_8, "seat", reveals=True)
    PORT_COUNTED = row(cite.KJ_6_3, "number", "seat", "bonus")
    TURNED_UP = row(cite.KJ_5_2, "number", "seat", "place", "unit", reveals=True)
    SHOT = row(cite.KJ_4_9, "number", "seat", "place", "unit")
    CUT_DOWN = row(cite.KJ_4_10, "number", "seat", "place", "unit")
    DOOMED = row(cite.KJ_6_2, "seat", "number", "place", secret=("place",))
    DESTROYED = row(cite.KJ_6_2, "number", "seat", "place", "unit")
    POWER_COUNTED = row(cite.KJ_5_2, "number", "seat", "power", "cards")
    WON = row(cite.KJ_5_3, "number", "seat", "battlefield")
    DRAWN = row(cite.KJ_5_3, "number", "battlefield")
    NOT_ENOUGH = row(cite.KJ_5_4, "number", "seat", "battlefield")
    SUPPLIED = row(cite.KJ_6_9, "seat", "first", "second")
    ENDED = row(cite.KJ_7_1, reveals=True)


EVENT_KINDS = event_kinds(
    Event, {"unit": UNITS, "battlefield": TILES}, plus=("number", "place", "to", "first", "second")
)
