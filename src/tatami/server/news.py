"""What a move changes of a table, as it is sent: made once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

from tatami import protocol
from tatami.core.game import Game, State
from tatami.core.json_types import View
from tatami.core.notation import Codec
from tatami.server.direct_socket import Message
from tatami.server.presenter import choices, clock_seen, sent_view, view_of
from tatami.server.step_writer import FreshSteps
from tatami.tables.clocks import now
from tatami.tables.live_table import LiveTable


class Sight(NamedTuple):
    """What somebody was shown: the view of a seat of a state, which nobody plays on."""

    state: State
    seat: int | None
    view: View | None = None
    """As it was sent, where it was made."""


Writer = Callable[[State, int | None, State, int | None], tuple[bytes, bytes, bytes] | None]
"""What has changed from one sight to another, as JSON: fields, names of fields that are gone, elements of lists."""


@cache
def writer_of(game: Game) -> Writer | None:
    """How a game writes what has changed without making views, where it can (`written` in its `changes.py`)."""
    return getattr(game.part("changes"), "written", None)


def news_for(table: LiveTable, seat: int | None, since: int, before: Sight) -> tuple[Message, Sight]:
    """What is new for a seat that knows a version and has seen something; and what it sees now."""
    key = (table.play.version, seat, since, id(before.state), before.seat)
    found = table.shared.get(key)
    if found is None:
        made = make_news(table, seat, since, before)
        found = table.shared[key] = (*made, before)  # which is kept, so that its id stays its own
    return found[0], found[1]


def make_news(table: LiveTable, seat: int | None, since: int, before: Sight) -> tuple[Message, Sight]:
    play, acting = table.play, table.to_act
    state = play.state
    fresh = fresh_at(table, since)
    steps: Any = fresh.steps.for_seat(seat)  # JSON already
    view, fields, gone, parts = changes_since(before, table, seat)
    legal: list[int] = []
    told: list[protocol.Choice] = []
    if acting is not None and acting == seat:
        if state.game.notation_depends_on_position:
            told = choices(state, None)
        else:
            legal = state.actions()
    message = protocol.LiveNews(
        since,
        play.version,
        play.ply,
        seat,
        acting,
        legal,
        told,
        play.can_undo(seat),
        seat in fresh.can_ask_back,
        clock_seen(table, play, now()) if table.clock is not None else None,
        fields,
        gone,
        parts,
        steps,
    )
    return Message(protocol.encode(message)), Sight(state, seat, view)


def changes_since(before: Sight, table: LiveTable, seat: int | None) -> tuple[View | None, Any, Any, Any]:
    """The view if one was made for it; what has changed of its fields, what is gone, what has changed in its lists."""
    write = writer_of(table.game)
    written = write and write(before.state, before.seat, table.play.state, seat)
    if written:
        fields, gone, parts = written
        return None, msgspec.Raw(fields), msgspec.Raw(gone), msgspec.Raw(parts)
    old = before.view or sent_view(before.state, before.seat)
    view = view_of(table, table.play, seat)
    return view, *changes(old, view)


def changes(before: View, after: View) -> tuple[View, list[str], dict[str, dict[int, Any]]]:
    """Which fields of a view have changed, and which are gone; of lists as long as before, which elements."""
    fields: View = {}
    parts: dict[str, dict[int, Any]] = {}
    for name, new in after.items():
        old = before.get(name)
        if new is old:
            if new is None and name not in before:
                fields[name] = new
        elif type(new) is list and type(old) is list and len(new) == len(old):
            changed = {place: one for place, one in enumerate(new) if one is not old[place] and one != old[place]}
            if changed:
                parts[name] = changed
        elif new != old:
            fields[name] = new
    return fields, sorted(before.keys() - after.keys()), parts


class Fresh(NamedTuple):
    """What all seats share of a move."""

    steps: FreshSteps
    can_ask_back: Collection[int]
    """The seats that could ask for leave to take back."""


def fresh_at(table: LiveTable, since: int) -> Fresh:
    key = (table.play.version, since)
    fresh: Fresh | None = table.shared.get(key)
    if fresh is None:
        play = table.play
        fresh = table.shared[key] = Fresh(FreshSteps(table.game, play.since(since)), play.reaches_of_takeback())
    return fresh


@lru_cache(256)
def verbs_of(codec: Codec) -> list[protocol.VerbSeen]:
    return [
        protocol.VerbSeen(verb.name, verb.text, {name: list(labels) for name, labels in verb.labels.items()})
        for verb in codec.verbs
    ]
