"""What the application shows, wherever the game is kept: here, or on a server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from tatami.core.words import Words
from tatami.drawing.board import BoardView
from tatami.terminal.clock import Clock


class Seen(BoardView, frozen=True, kw_only=True):
    """A table as one seat sees it, with all that is shown around its board."""

    status: Literal["waiting", "playing", "over"]
    prompt: str
    told: list[str]
    """Everything that happened, as this seat may know it, oldest first."""
    can_undo: bool = False
    next_person: int | None = None
    """Who must take the keyboard before anything more is shown."""
    notice: str = ""
    """What is going on besides: a lost connection, bots being prepared."""
    question: str = ""
    """What others at the table want to know: whether somebody may take a move back."""
    clock: Clock | None = None


class Refused(Exception):
    """Why a wish was not granted, line by line."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        super().__init__("\n".join(lines))


class ServerUnreachable(Refused):
    """The server did not answer: the same wish may be granted later."""


class AnyTable(Protocol):
    """What the application asks of a table. `changed` is called with every new sight of it."""

    changed: Callable[[Seen], None]
    commands: tuple[str, ...]
    """What can be asked of this table besides playing: of one on a server to chat, to agree, to keep notes."""

    async def run(self) -> None:
        """Keeps the table going until it is closed."""

    async def act(self, answer: str) -> None:
        """A number or a notation; Refused says why not."""

    async def undo(self) -> str:
        """What became of it, in words."""

    async def command(self, word: str, rest: str) -> list[str]:
        """One of `commands`; what there is to read afterwards."""

    async def take_over(self) -> None:
        """The next person sits at the keyboard, alone."""

    async def hint(self) -> list[str]: ...

    async def odds(self) -> list[str]: ...

    async def why(self, wish: str) -> list[str]: ...

    async def save(self, name: str) -> str: ...

    async def close(self) -> None: ...


class PlainTable(AnyTable, Protocol):
    """What the plain lines ask of a table besides."""

    words: Words

    @property
    def version(self) -> int:
        """Another one for every decision: what was asked before need not be asked again."""

    def seen(self) -> Seen: ...
