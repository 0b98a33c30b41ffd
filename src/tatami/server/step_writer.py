"""The entries of a log as they are sent after a move: their events are written from numbers, without making objects."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import cache

import msgspec

from tatami import protocol
from tatami.core.events import EVERYBODY, EventKind, Events
from tatami.core.game import CHANCE, Game
from tatami.server.presenter import step_seen
from tatami.tables.game_log import Step

Numbers = tuple[int, ...]
"""An event as the rules write it: its kind, who may see it, its arguments."""


@cache
def writer_of(kind: EventKind, is_whole: bool) -> Callable[[Numbers], bytes]:
    """A function that writes events of a kind, with their secret part or without; made as `EventKind.read` is."""
    names: dict[str, object] = {}
    template, values = f'{{"id":"{kind.id}"', []
    for place, (argument, labels, plus) in enumerate(kind.reading, 2):
        if argument in kind.secret and not is_whole:
            continue
        if labels is None:
            template += f',"{argument}":%d'
            values.append(f"numbers[{place}]" + (f" + {plus}" if plus else ""))
        else:
            names[f"labels_{place}"] = {number: protocol.encode(label) for number, label in enumerate(labels)}
            template += f',"{argument}":%s'
            values.append(f"labels_{place}.get(numbers[{place}], b'null')")
    names["template"] = f"{template}}}".encode()
    source = f"lambda numbers: template % ({''.join(f'{one},' for one in values)})"
    made: Callable[[Numbers], bytes] = eval(source, names)
    return made


def event_written(kind: EventKind, numbers: Numbers, seat: int | None) -> bytes | None:
    """As `Event.seen_by` says: None if a seat may not know of it at all."""
    eyes = numbers[1]
    if eyes == EVERYBODY or (seat is not None and eyes >> seat & 1):
        return writer_of(kind, True)(numbers)
    return None if kind.hidden else writer_of(kind, False)(numbers)


def step_written(step: Step, seat: int | None, game: Game) -> bytes:
    events = step.events
    if not isinstance(events, Events):  # taken from a snapshot, or there are none
        return protocol.encode(step_seen(step, events, seat, game, None, ()))
    kinds, entry = events.kinds, step.entry
    found = [event_written(kinds[numbers[0]], numbers, seat) for numbers in events.rows()]
    return b'{"number":%d,"kind":"%s","ply":%d,"actor":%s,"notation":%s,"events":[%s]}' % (
        entry.number,
        entry.kind.value.encode(),
        step.ply,
        b'"chance"' if entry.actor == CHANCE else b"%d" % entry.actor,
        protocol.encode(step.shown[-1 if seat is None else seat]),
        b",".join([one for one in found if one is not None]),
    )


def secrets_in(step: Step) -> list[int]:
    """Who may know each of the events that not everybody may know."""
    events = step.events
    if isinstance(events, Events):
        return [numbers[1] for numbers in events.rows() if numbers[1] != EVERYBODY]
    return [event.eyes for event in events if event.eyes != EVERYBODY]


class FreshSteps:
    """The entries since a version; seats that may know the same of them share what is sent."""

    __slots__ = ("game", "secret_to", "sent", "steps")

    def __init__(self, game: Game, steps: Iterable[Step]) -> None:
        self.game = game
        self.steps = list(steps)
        self.secret_to = [eyes for step in self.steps for eyes in secrets_in(step)]
        self.sent: dict[Hashable, msgspec.Raw] = {}

    def for_seat(self, seat: int | None) -> msgspec.Raw:
        place = -1 if seat is None else seat
        knows = [eyes >> seat & 1 for eyes in self.secret_to] if seat is not None else [0] * len(self.secret_to)
        key = (*[step.shown[place] for step in self.steps], *knows)
        found = self.sent.get(key)
        if found is None:
            written = [step_written(step, seat, self.game) for step in self.steps]
            found = self.sent[key] = msgspec.Raw(b"[%s]" % b",".join(written))
        return found
