"""Kenjin for a net: which numbers of a line go in and how, and which action each output stands for.

A net plays the table of two, or all tables of three and four, called the ring here. Every seat sees the same: a line
begins with the seat's own rows (`tensor.py`), and on a ring seats and battlefields are counted from the seat that
looks, its own first.
"""

from __future__ import annotations

import numpy as np

from tatami.core.json_types import JsonObject, Options
from tatami.core.record import Array
from tatami.games.kenjin.rules.actions import ASSASSIN, BONUS, DESTROY, DRAFT, ENGAGE, LOOK, MOVE, REVEAL
from tatami.games.kenjin.rules.table import BATTLEFIELDS, BORDERED, MOST_PLAYERS, ROW_ROOM, TILES, UNITS
from tatami.games.kenjin.tensor import UNSEEN

ONE_HOT = {"places": UNSEEN, "taken": UNSEEN}
"""Cells with an input for each of their values from 1 to this."""
SCALES = {"held": 6.0, "won": 2.0, "power": 16.0, "unseen": 2.0, "doomed": 6.0, "hand": 1.5, "gone": 1.5, "port": 4.0}
"""What the numbers of other cells are divided by; 1 where nothing is said."""
PRESENT = ()
"""Cells of which only counts whether there is something."""
SECRETS = ("hand", "known")
"""What the critic is told of the other seats' lines."""
PROGRESS: dict[str, tuple[float, ...]] = {}
"""A lost game counts for nothing, however it was lost."""
GAIN = 0.2
"""What a search must find a choice better by, of a result, to have it played e times as often."""
TABLES: dict[str, JsonObject] = {
    "three": {"players": 3},
    "three-draft": {"players": 3, "setup": "draft"},
    "four-draft": {"players": 4, "setup": "draft"},
    "teams": {"players": 4, "teams": True},
    "teams-draft": {"players": 4, "teams": True, "setup": "draft"},
}
"""Further tables to learn at, by name."""
SEATS, FIELDS = "seats", "battlefields"
AXES = {
    "here": (FIELDS,), "held": (SEATS,), "taken": (SEATS,), "taken_up": (SEATS,), "taken_known_to": (SEATS, SEATS),
    "coward": (SEATS,), "won": (SEATS,), "gone": (SEATS,), "tiles": (FIELDS,), "state": (FIELDS,),
    "winner": (FIELDS, SEATS), "up": (FIELDS,), "known": (FIELDS,), "unseen": (FIELDS,), "places": (FIELDS,),
    "known_to": (FIELDS, None, None, SEATS), "camp": (FIELDS,), "port": (FIELDS,), "power": (FIELDS,),
}  # fmt: skip
"""What the axes of a field count."""
FAR_PLACES = 6
"""Places that are told of rows on battlefields that the seat does not border."""


def weights(options: Options) -> str | None:
    """The file with the weights for a table: of two, with the rules as they are unless somebody changes them."""
    usual = options["peasant_must_survive"] and not options["torii_counts_itself"]
    return "net.npz" if options["players"] == 2 and usual else None


def left_out(options: Options) -> tuple[str, ...]:
    """Fields that say nothing at such a table, or what other fields say too."""
    always = ("to_act", "taken_from", "mine", "faces", "owners")
    return (*always, "options", "offer", "winner") if options["players"] == 2 else always


def order_of(players: int, seat: int) -> dict[str, list[int]]:
    """The seats and battlefields of a ring as a seat sees them; last those that a table of three has not.

    Seats are counted from the one that looks already: itself, the neighbours, the one opposite. Battlefields 2s and
    2s + 1 lie between the seats s and s + 1 (KJ-2.3): first the four that the seat borders.
    """
    around = [(2 * seat + k) % (2 * players) for k in range(2 * players)]
    return {
        SEATS: [0, 1, 3, 2] if players == MOST_PLAYERS else [0, 1, 2, 3],
        FIELDS: [*around[:2], *around[-2:], *around[2:-2], *range(2 * players, BATTLEFIELDS)],
    }


def cells(options: Options, seat: int, name: str, numbers: Array) -> Array:
    """The cells of a field in the order in which a seat's net reads them; -1: not at this table."""
    if options["players"] == 2:
        return numbers
    orders = order_of(options["players"], seat)
    for axis, what in enumerate(AXES.get(name, ())):
        if what is not None:
            order, size = np.array(orders[what]), numbers.shape[axis]
            missing = (order >= size).reshape(-1, *[1] * (numbers.ndim - axis - 1))
            numbers = np.where(missing, -1, np.take(numbers, np.minimum(order, size - 1), axis))
    if name == "places":
        return np.concatenate([numbers[:BORDERED].ravel(), numbers[BORDERED:, :, :FAR_PLACES].ravel()])
    return numbers[:BORDERED] if name == "known_to" else numbers


def columns(options: Options, seat: int) -> list[int]:
    """The action of each output, for that seat; those that a table has not are never legal."""
    places = range(ROW_ROOM)
    if options["players"] == 2:
        own, drafts = list(range(BORDERED)), list[int]()
        theirs = [2 * number + 1 - seat for number in own]  # rows of a table of two (KJ-2.2)
        pairs = [(one, other) for one in own for other in own if one < other]
    else:
        fields = order_of(options["players"], seat)[FIELDS]
        own, drafts = fields[:BORDERED], [DRAFT + tile for tile in range(len(TILES))]
        theirs = [2 * field + int(k < 2) for k, field in enumerate(own)]  # the first two are one's own on side 0
        theirs += [2 * field + side for field in fields[BORDERED:] for side in (0, 1)]
        pairs = [(fields[j], fields[k]) for k in range(BATTLEFIELDS) for j in range(k)]
    return [
        *[ENGAGE + unit * BATTLEFIELDS + number for unit in range(len(UNITS)) for number in own],
        *[REVEAL + place for place in places],
        *[LOOK + row * ROW_ROOM + place for row in theirs for place in places],
        *[MOVE + place * BATTLEFIELDS + number for place in places for number in own],
        *[ASSASSIN + row * ROW_ROOM + place for row in theirs for place in places],
        *[DESTROY + place for place in places],
        *[BONUS + min(pair) * BATTLEFIELDS + max(pair) for pair in pairs],
        *drafts,
    ]
