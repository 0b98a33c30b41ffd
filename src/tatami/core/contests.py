"""The contests that show how strong a game's bots are: `CONTESTS` of its module `contests`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, cast

if TYPE_CHECKING:
    from tatami.core.game import Game


class NamedContest(NamedTuple):
    """Bots that meet at one kind of table."""

    name: str
    bots: tuple[str, ...]
    players: int | None = None
    options: Mapping[str, str] = MappingProxyType({})
    """As on the command line."""
    times: int = 1
    """How many times as many games as in other contests, where each bot plays every deal alone."""


def contests_of(game: Game) -> Sequence[NamedContest]:
    """What is played to measure the bots of a game; nothing if it does not say."""
    module = game.part("contests")
    return cast(Sequence[NamedContest], module.CONTESTS) if module else ()
