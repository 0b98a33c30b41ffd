"""What can happen in Your Game: each kind of event with its rule, its arguments, and what only some may see."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.events import EventRows, event_kinds, row


class Event(EventRows):
    DEALT = row(cite.YG_1_2, "seat", "card", secret=("card",))  # only the seats named when it is emitted see the card
    TOOK = row(cite.YG_2_2, "seat", "count", "left")
    SHOWED = row(cite.YG_2_3, "seat", "card", reveals=True)  # nothing before it can be undone
    ENDED = row(cite.YG_3_1, reveals=True)


EVENT_KINDS = event_kinds(Event)
