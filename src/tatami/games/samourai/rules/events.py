"""What can happen in a game of Samouraï."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tatami.core import citations as cite
from tatami.core.events import EventKind, EventRows, row
from tatami.core.events import event_kinds as kinds_of
from tatami.games.samourai.rules.hexes import NAMES
from tatami.games.samourai.rules.table import DRESSES, LIVES, REASONS, ROLLS, STEPS, TASK_NAMES

RESULTS = ("none", "A", "B", "C", "D", "E", "F", "G", "W")
COVERS = ("none", "light", "medium", "total")


class Event(EventRows):
    PLACED = row(cite.SB_14_2, "unit", "hex", "tail", secret=("hex", "tail"))
    LANTERN_PLACED = row(cite.SB_14_2, "hex")
    BARRICADE_PLACED = row(cite.SB_12_1, "hex", "tail", "front")
    TURN_BEGAN = row(cite.SB_2_1, "turn")
    PHASE_BEGAN = row(cite.SB_2_1, "seat")
    STEP_BEGAN = row(cite.SB_2_2, "step", "seat")
    FIRED = row(cite.SB_3_5, "unit", "target", "distance", "cover", "modifier")
    FIRED_AT_LANTERN = row(cite.SB_13_8, "unit", "hex", "distance", "modifier")
    THROWN = row(cite.SB_11_3, "unit", "target", "distance", "modifier", secret=("unit", "distance", "modifier"))
    THROWN_AT_LANTERN = row(
        cite.SB_13_8, "unit", "hex", "distance", "modifier", secret=("unit", "distance", "modifier")
    )
    CORNER_NAMED = row(cite.SB_4_16, "unit", "corner")
    ROLLED = row(cite.SB_1_1, "roll", "die", "modified", secret=("modified",), reveals=True)
    HIT = row(cite.SB_3_7, "target", "result")
    MISSED = row(cite.SB_3_7, "target")
    DEFLECTED = row(cite.SB_10_3, "unit", "result")
    NOT_DEFLECTED = row(cite.SB_10_2, "unit")
    LANTERN_OUT = row(cite.SB_13_7, "hex", reveals=True)
    LANTERN_LIT = row(cite.SB_13_7, "hex", reveals=True)
    MOVE_BEGAN = row(cite.SB_5_5, "unit", hidden=True)
    STEPPED = row(cite.SB_5_2, "unit", "from", "hex", "points", hidden=True)
    RODE = row(cite.SB_5_11, "unit", "hex", "tail", "points", hidden=True)
    STOPPED = row(cite.SB_5_5, "unit", hidden=True)
    SET_BACK = row(cite.SB_13_6, "unit", "hex", hidden=True)
    ENTERED = row(cite.SB_5_26, "unit", "hex", hidden=True)
    LEFT = row(cite.SB_5_26, "unit", "hex", secret=("hex",), reveals=True)
    TOOK_HORSE = row(cite.SB_5_18, "unit", "horse", hidden=True)
    RELEASED_HORSE = row(cite.SB_5_18, "unit", "horse", hidden=True)
    CART_ROLLED = row(cite.SB_5_21, "front", "tail")
    TASK_BEGAN = row(cite.SB_2_10, "unit", "task", "horse", "helper", "hex", hidden=True)
    TASK_FAILED = row(cite.SB_2_10, "unit", "task", hidden=True)
    MOUNTED = row(cite.SB_5_14, "unit", "horse")
    DISMOUNTED = row(cite.SB_5_15, "unit", "horse", "hex")
    HITCHED = row(cite.SB_5_23, "unit", "horse", secret=("unit",))
    UNHITCHED = row(cite.SB_5_23, "unit", "horse", secret=("unit",))
    CLEARED = row(cite.SB_5_13, "unit", "helper", "men", "horse", "from", "hex", secret=("unit", "helper"))
    DRESSED = row(cite.SB_14_8, "unit", "dress")
    HAULED = row(cite.SB_5_22, "unit", "men", "points", secret=("unit", "men", "points"))
    ATTACKED = row(cite.SB_6_6, "unit", "attack", "defence", "column", "target")
    VICTIM_NAMED = row(cite.SB_6_16, "unit")
    RETREATED = row(cite.SB_6_17, "unit", "hex", "tail", secret=("hex", "tail"))
    NO_RETREAT = row(cite.SB_6_17, "unit")
    STUNNED = row(cite.SB_2_7, "unit")
    WOUNDED = row(cite.SB_1_2, "unit")
    KILLED = row(cite.SB_2_9, "unit", "hex")
    DROWNED = row(cite.SB_6_18, "unit", "hex")
    THROWN_OFF = row(cite.SB_7_1, "unit", "horse")
    FELL = row(cite.SB_7_1, "unit", "hex")
    HORSE_KILLED = row(cite.SB_7_3, "horse", "hex", "tail")
    ADVANCED = row(cite.SB_6_19, "unit")
    HELD = row(cite.SB_6_19, "seat")
    RECOVERED = row(cite.SB_2_8, "unit")
    CHALLENGED = row(cite.SB_8_1, "unit")
    ANSWERED = row(cite.SB_8_2, "unit", "opponent")
    REFUSED = row(cite.SB_8_9, "seat")
    DUEL_TURN = row(cite.SB_8_4, "unit", "turn")
    DUEL_ENDED = row(cite.SB_8_6, "unit")
    HARAKIRI_BEGAN = row(cite.SB_9_2, "unit")
    HARAKIRI_ENDED = row(cite.SB_9_6, "unit")
    HARAKIRI_BROKEN = row(cite.SB_9_9, "unit")
    POEM = row(cite.SB_9_5, "seat")
    ALARM = row(cite.SB_14_7, "turn", reveals=True)
    SEEN = row(cite.SB_13_4, "unit", "hex", "life", reveals=True)
    LOST = row(cite.SB_13_6, "unit", reveals=True)
    SHOWN = row(cite.SB_13_3, "unit", "hex", reveals=True)
    WON = row(cite.SB_14_5, "seat", "reason")
    DRAWN = row(cite.SB_14_4, "reason")


@lru_cache(maxsize=64)
def event_kinds(units: tuple[str | None, ...], corners: tuple[str, ...]) -> tuple[EventKind, ...]:
    """The kinds of events of a scenario, with its figures' names."""
    names = tuple(unit or "" for unit in units)
    labels: dict[str, Sequence[str]] = {
        **dict.fromkeys(("unit", "target", "horse", "helper", "opponent"), names),
        **dict.fromkeys(("hex", "from", "tail", "front", "at"), NAMES),
        "step": STEPS,
        "task": TASK_NAMES,
        "life": LIVES,
        "roll": ROLLS,
        "result": RESULTS,
        "cover": COVERS,
        "reason": REASONS,
        "dress": DRESSES,
        "corner": corners,
    }
    return kinds_of(Event, labels)
