"""What a move changes of a table, as it is sent: made once for all who see the same."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from tatami import protocol
from tatami.core.events import EVERYBODY
from tatami.core.json_types import View
from tatami.core.notation import Codec
from tatami.server.direct_socket import Message
from tatami.server.presenter import choices, clock_seen, step_seen, view_of
from tatami.tables.clocks import now
from tatami.tables.live_table import LiveTable


def news_for(table: LiveTable, seat: int | None, since: int, before: View) -> tuple[Message, View]:
    """What is new for a seat that knows a version and has seen a view; and the view as it is now."""
    key = (table.play.version, seat, since, id(before))
    found = table.shared.get(key)
    if found is None:
        made = make_news(table, seat, since, before)
        found = table.shared[key] = (*made, before)  # which is kept, so that its id stays its own
    return found[0], found[1]


def make_news(table: LiveTable, seat: int | None, since: int, before: View) -> tuple[Message, View]:
    play, acting = table.play, table.to_act
    state = play.state
    view = view_of(table, play, seat)
    fields, parts = changes(before, view)
    gone = [] if before.keys() <= view.keys() else sorted(before.keys() - view.keys())
    mine = acting is not None and acting == seat
    by_position = mine and state.game.notation_depends_on_position
    steps: Any = steps_of(table, seat, since)
    told = protocol.LiveNews(
        since=since,
        version=play.version,
        ply=play.ply,
        seat=seat,
        to_act=acting,
        legal=state.actions() if mine and not by_position else [],
        choices=choices(state, None) if by_position else [],
        can_undo=play.can_undo(seat),
        can_ask_back=seat is not None and play.reach_of_takeback(seat) is not None,
        clock=clock_seen(table, play, now()) if table.clock is not None else None,
        view=fields,
        gone=gone,
        parts=parts,
        steps=steps,
    )
    return Message(protocol.encode(told)), view


def changes(before: View, after: View) -> tuple[View, dict[str, dict[int, Any]]]:
    """Which fields of a view have changed; of lists as long as before, which elements."""
    fields: View = {}
    parts: dict[str, dict[int, Any]] = {}
    for name, new in after.items():
        old = before.get(name)
        if new is old or (new == old and name in before):
            continue
        if type(new) is list and type(old) is list and len(new) == len(old):
            parts[name] = {place: one for place, one in enumerate(new) if one is not old[place] and one != old[place]}
        else:
            fields[name] = new
    return fields, parts


def steps_of(table: LiveTable, seat: int | None, since: int) -> msgspec.Raw:
    """The entries since a version as a seat may know them; seats that may know the same share what is made."""
    shared, version = table.shared, table.play.version
    fresh = shared.get((version, since))
    if fresh is None:
        fresh = shared[version, since] = [(step, list(step.events)) for step in table.play.since(since)]
    place = -1 if seat is None else seat
    known = tuple(
        (
            step.shown[place],
            *(seat is not None and event.eyes >> seat & 1 for event in events if event.eyes != EVERYBODY),
        )
        for step, events in fresh
    )
    key = (version, since, known)
    found: msgspec.Raw | None = shared.get(key)
    if found is None:
        game = table.game
        seen = [step_seen(step, events, seat, game, None, ()) for step, events in fresh]
        found = shared[key] = msgspec.Raw(protocol.encode(seen))
    return found


@lru_cache(256)
def verbs_of(codec: Codec) -> list[protocol.VerbSeen]:
    return [
        protocol.VerbSeen(verb.name, verb.text, {name: list(labels) for name, labels in verb.labels.items()})
        for verb in codec.verbs
    ]
