"""What can happen in a game of Samouraï."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Any

from tatami.core.events import EventKind
from tatami.games.samourai.rules.hexes import NAMES
from tatami.games.samourai.rules.table import DRESSES, LIVES, REASONS, ROLLS, STEPS, TASK_NAMES

RESULTS = ("none", "A", "B", "C", "D", "E", "F", "G", "W")
COVERS = ("none", "light", "medium", "total")


class Event(IntEnum):
    PLACED = 0
    LANTERN_PLACED = 1
    BARRICADE_PLACED = 2
    TURN_BEGAN = 3
    PHASE_BEGAN = 4
    STEP_BEGAN = 5
    FIRED = 6
    FIRED_AT_LANTERN = 7
    THROWN = 8
    THROWN_AT_LANTERN = 9
    CORNER_NAMED = 10
    ROLLED = 11
    HIT = 12
    MISSED = 13
    DEFLECTED = 14
    NOT_DEFLECTED = 15
    LANTERN_OUT = 16
    LANTERN_LIT = 17
    MOVE_BEGAN = 18
    STEPPED = 19
    RODE = 20
    STOPPED = 21
    SET_BACK = 22
    ENTERED = 23
    LEFT = 24
    TOOK_HORSE = 25
    RELEASED_HORSE = 26
    CART_ROLLED = 27
    TASK_BEGAN = 28
    TASK_FAILED = 29
    MOUNTED = 30
    DISMOUNTED = 31
    HITCHED = 32
    UNHITCHED = 33
    CLEARED = 34
    DRESSED = 35
    HAULED = 36
    ATTACKED = 37
    VICTIM_NAMED = 38
    RETREATED = 39
    NO_RETREAT = 40
    STUNNED = 41
    WOUNDED = 42
    KILLED = 43
    DROWNED = 44
    THROWN_OFF = 45
    FELL = 46
    HORSE_KILLED = 47
    ADVANCED = 48
    HELD = 49
    RECOVERED = 50
    CHALLENGED = 51
    ANSWERED = 52
    REFUSED = 53
    DUEL_TURN = 54
    DUEL_ENDED = 55
    HARAKIRI_BEGAN = 56
    HARAKIRI_ENDED = 57
    HARAKIRI_BROKEN = 58
    POEM = 59
    ALARM = 60
    SEEN = 61
    LOST = 62
    SHOWN = 63
    WON = 64
    DRAWN = 65


@lru_cache(maxsize=64)
def event_kinds(units: tuple[str | None, ...], corners: tuple[str, ...]) -> tuple[EventKind, ...]:
    """The kinds of events of a scenario, with its figures' names."""
    names = tuple(unit or "" for unit in units)
    labels: dict[str, Any] = {
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

    def kind(id: str, *arguments: str, **more: Any) -> EventKind:
        return EventKind(id, *arguments, labels={word: labels[word] for word in arguments if word in labels}, **more)

    return (
        kind("placed", "unit", "hex", "tail", secret=("hex", "tail")),
        kind("lantern-placed", "hex"),
        kind("barricade-placed", "hex", "tail", "front"),
        kind("turn-began", "turn"),
        kind("phase-began", "seat"),
        kind("step-began", "step", "seat"),
        kind("fired", "unit", "target", "distance", "cover", "modifier"),
        kind("fired-at-lantern", "unit", "hex", "distance", "modifier"),
        kind("thrown", "unit", "target", "distance", "modifier", secret=("unit", "distance", "modifier")),
        kind("thrown-at-lantern", "unit", "hex", "distance", "modifier", secret=("unit", "distance", "modifier")),
        kind("corner-named", "unit", "corner"),
        kind("rolled", "roll", "die", "modified", secret=("modified",), reveals=True),
        kind("hit", "target", "result"),
        kind("missed", "target"),
        kind("deflected", "unit", "result"),
        kind("not-deflected", "unit"),
        kind("lantern-out", "hex", reveals=True),
        kind("lantern-lit", "hex", reveals=True),
        kind("move-began", "unit", hidden=True),
        kind("stepped", "unit", "from", "hex", "points", hidden=True),
        kind("rode", "unit", "hex", "tail", "points", hidden=True),
        kind("stopped", "unit", hidden=True),
        kind("set-back", "unit", "hex", hidden=True),
        kind("entered", "unit", "hex", hidden=True),
        kind("left", "unit", "hex", secret=("hex",), reveals=True),
        kind("took-horse", "unit", "horse", hidden=True),
        kind("released-horse", "unit", "horse", hidden=True),
        kind("cart-rolled", "front", "tail"),
        kind("task-began", "unit", "task", "horse", "helper", "hex", hidden=True),
        kind("task-failed", "unit", "task", hidden=True),
        kind("mounted", "unit", "horse"),
        kind("dismounted", "unit", "horse", "hex"),
        kind("hitched", "unit", "horse", secret=("unit",)),
        kind("unhitched", "unit", "horse", secret=("unit",)),
        kind("cleared", "unit", "helper", "men", "horse", "from", "hex", secret=("unit", "helper")),
        kind("dressed", "unit", "dress"),
        kind("hauled", "unit", "men", "points", secret=("unit", "men", "points")),
        kind("attacked", "unit", "attack", "defence", "column", "target"),
        kind("victim-named", "unit"),
        kind("retreated", "unit", "hex", "tail", secret=("hex", "tail")),
        kind("no-retreat", "unit"),
        kind("stunned", "unit"),
        kind("wounded", "unit"),
        kind("killed", "unit", "hex"),
        kind("drowned", "unit", "hex"),
        kind("thrown-off", "unit", "horse"),
        kind("fell", "unit", "hex"),
        kind("horse-killed", "horse", "hex", "tail"),
        kind("advanced", "unit"),
        kind("held", "seat"),
        kind("recovered", "unit"),
        kind("challenged", "unit"),
        kind("answered", "unit", "opponent"),
        kind("refused", "seat"),
        kind("duel-turn", "unit", "turn"),
        kind("duel-ended", "unit"),
        kind("harakiri-began", "unit"),
        kind("harakiri-ended", "unit"),
        kind("harakiri-broken", "unit"),
        kind("poem", "seat"),
        kind("alarm", "turn", reveals=True),
        kind("seen", "unit", "hex", "life", reveals=True),
        kind("lost", "unit", reveals=True),
        kind("shown", "unit", "hex", reveals=True),
        kind("won", "seat", "reason"),
        kind("drawn", "reason"),
    )
