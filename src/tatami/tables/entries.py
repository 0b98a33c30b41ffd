"""The lines of a table's log."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class EntryKind(StrEnum):
    ACT = "act"
    UNDO = "undo"
    RECALL = "recall"
    """After a game with a death poem: somebody tried to say the poem that it left; `text` is `yes` or `no`."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of the log: somebody (or chance) played, or took back so many actions (`text`; none: one)."""

    number: int
    kind: EntryKind
    actor: int
    text: str
    at: int = 0
    """Milliseconds."""

    @property
    def taken_back(self) -> int:
        """How many actions an undo took back."""
        return int(self.text or 1)
