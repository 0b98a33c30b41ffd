"""Kenjin for a net: which numbers of a line go in and how, and which action each output stands for.

Seats see the same: a line begins with the seat's own rows (`tensor.py`), and outputs count the opponent's rows by
battlefield, so that one net plays both.
"""

from __future__ import annotations

from tatami.core.json_types import Options
from tatami.games.kenjin.rules.actions import ASSASSIN, BONUS, DESTROY, ENGAGE, LOOK, MOVE, REVEAL
from tatami.games.kenjin.rules.table import BATTLEFIELDS, ROW_ROOM, UNITS
from tatami.games.kenjin.tensor import UNSEEN

ONE_HOT = {"places": UNSEEN, "taken": UNSEEN}
"""Cells with an input for each of their values from 1 to this."""
SCALES = {"held": 6.0, "won": 2.0, "power": 16.0, "unseen": 2.0, "doomed": 6.0, "hand": 1.5, "gone": 1.5, "port": 4.0}
"""What the numbers of other cells are divided by; 1 where nothing is said."""
PRESENT = ()
"""Cells of which only counts whether there is something."""
LEFT_OUT = ("to_act", "options", "offer", "taken_from", "winner", "mine", "faces", "owners")
"""Fields that say nothing at a table of two with the usual options, or what other fields say too."""
SECRETS = ("hand", "known")
"""What the critic is told of the other seat's line."""
PROGRESS: dict[str, tuple[float, ...]] = {}
"""A lost game counts for nothing, however it was lost."""
TRUST = 0.3
"""The power of a search's visits beside the policy."""
FIELDS = 4


def widest(options: Options) -> Options:
    """The table whose inputs and outputs the net has."""
    return options


def covers(options: Options) -> bool:
    """The net that ships has learnt the table of two, with the rules as they are unless somebody changes them."""
    return options["players"] == 2 and bool(options["peasant_must_survive"]) and not options["torii_counts_itself"]


def columns(options: Options, seat: int) -> list[int]:
    """The action of each output, for that seat."""
    numbers, places = range(FIELDS), range(ROW_ROOM)
    theirs = [2 * number + 1 - seat for number in numbers]  # rows of a table of two (KJ-2.2)
    return [
        *[ENGAGE + unit * BATTLEFIELDS + number for unit in range(len(UNITS)) for number in numbers],
        *[REVEAL + place for place in places],
        *[LOOK + row * ROW_ROOM + place for row in theirs for place in places],
        *[MOVE + place * BATTLEFIELDS + number for place in places for number in numbers],
        *[ASSASSIN + row * ROW_ROOM + place for row in theirs for place in places],
        *[DESTROY + place for place in places],
        *[BONUS + one * BATTLEFIELDS + other for one in numbers for other in numbers if one < other],
    ]
