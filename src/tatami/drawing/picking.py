"""Choosing on a board: pointing at things that lie on the table leaves fewer and fewer of the legal actions.

A thing is written `kind:which`, like `field:2` or `unit:lord`. The application knows no rules: all that may be pointed
at comes from the list of legal actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

Thing = str


class Choice(Struct, frozen=True):
    """A legal action: in notation, in words, and taken apart."""

    notation: str
    text: str
    verb: str
    args: dict[str, str]


def kind_of(thing: Thing) -> str:
    return thing.partition(":")[0]


class Picking:
    """What has been pointed at so far, and what it leaves."""

    def __init__(self, choices: Sequence[Choice], things_of: Callable[[Choice], list[Thing]]) -> None:
        self.parts = [(choice, things_of(choice)) for choice in choices]
        self.picked: list[Thing] = []

    @property
    def left(self) -> list[Choice]:
        """The choices that go with everything picked."""
        return [choice for choice, _ in self.parts_left()]

    def parts_left(self) -> list[tuple[Choice, list[Thing]]]:
        return [part for part in self.parts if all(thing in part[1] for thing in self.picked)]

    @property
    def open(self) -> set[Thing]:
        """What may be pointed at next: of each choice the first thing missing, and others of its kind."""
        found: set[Thing] = set()
        for _, things in self.parts_left():
            missing = [thing for thing in things if thing not in self.picked]
            found.update(thing for thing in missing if kind_of(thing) == kind_of(missing[0]))
        return found

    def point(self, things: Iterable[Thing]) -> bool:
        """Points at the first of these things (they lie on one another) with which something can be done."""
        named = list(things)
        can = self.open
        for thing in named:
            if thing in can and thing not in self.picked:
                self.picked.append(thing)
                return True
        for thing in named:
            if thing in self.picked:
                self.picked.remove(thing)
                return True
        for thing in named:
            if any(part and part[0] == thing for _, part in self.parts):
                self.picked = [thing]
                return True
        return False

    @property
    def whole(self) -> Choice | None:
        """The choice that has been pointed out, if only one is left and nothing of it is missing."""
        left = self.parts_left()
        if self.picked and len(left) == 1 and len(left[0][1]) == len(self.picked):
            return left[0][0]
        return None
