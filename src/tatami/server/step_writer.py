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
    viewers = numbers[1]
    if viewers == EVERYBODY or (seat is not None and viewers >> seat & 1):
        return writer_of(kind, True)(numbers)
    return None if kind.hidden else writer_of(kind, False)(numbers)


class FreshStep:
    """One entry; what is the same for all seats is made once."""

    __slots__ = ("game", "head", "kinds", "rows", "step")

    def __init__(self, game: Game, step: Step) -> None:
        self.game = game
        self.step = step
        self.rows: list[Numbers] | None = None
        """Its events; None where they were taken from a snapshot, or there are none."""
        if isinstance(step.events, Events):
            entry = step.entry
            self.kinds, self.rows = step.events.kinds, list(step.events.rows())
            actor = b'"chance"' if entry.actor == CHANCE else b"%d" % entry.actor
            kind = entry.kind._value_.encode()
            self.head = b'{"number":%d,"kind":"%s","ply":%d,"actor":%s' % (entry.number, kind, step.ply, actor)

    def secret_to(self) -> list[int]:
        """Who may know each of the events that not everybody may know."""
        if self.rows is not None:
            return [numbers[1] for numbers in self.rows if numbers[1] != EVERYBODY]
        return [event.viewers for event in self.step.events if event.viewers != EVERYBODY]

    def json_for(self, seat: int | None) -> bytes:
        if self.rows is None:
            return protocol.encode(step_seen(self.step, self.step.events, seat, self.game, None, ()))
        kinds = self.kinds
        found = [event_written(kinds[numbers[0]], numbers, seat) for numbers in self.rows]
        notation = protocol.encode(self.step.shown[-1 if seat is None else seat])
        return b'%s,"notation":%s,"events":[%s]}' % (self.head, notation, b",".join([one for one in found if one]))


class FreshSteps:
    """The entries since a version; seats that may know the same of them share what is sent."""

    __slots__ = ("secret_to", "sent", "steps")

    def __init__(self, game: Game, steps: Iterable[Step]) -> None:
        self.steps = [FreshStep(game, step) for step in steps]
        self.secret_to = [viewers for step in self.steps for viewers in step.secret_to()]
        self.sent: dict[Hashable, msgspec.Raw] = {}

    def for_seat(self, seat: int | None) -> msgspec.Raw:
        place = -1 if seat is None else seat
        knows = [viewers >> seat & 1 for viewers in self.secret_to] if seat is not None else [0] * len(self.secret_to)
        key = (*[one.step.shown[place] for one in self.steps], *knows)
        found = self.sent.get(key)
        if found is None:
            found = self.sent[key] = msgspec.Raw(b"[%s]" % b",".join([one.json_for(seat) for one in self.steps]))
        return found
