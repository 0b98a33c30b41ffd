"""What can happen in Your Game. The number of a kind is its place in `EVENT_KINDS`."""

from __future__ import annotations

from enum import IntEnum

from tatami.core.events import EventKind


class Event(IntEnum):
    DEALT = 0
    TOOK = 1
    SHOWED = 2
    ENDED = 3


EVENT_KINDS = (
    EventKind("dealt", "seat", "card", secret=("card",)),  # only the seats named when it is emitted see the card
    EventKind("took", "seat", "count", "left"),
    EventKind("showed", "seat", "card", reveals=True),  # nothing before it can be undone
    EventKind("ended", reveals=True),
)
