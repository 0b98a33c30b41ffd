"""What a page may ask a game beyond the contract: the routes of its module `routes`, without any web framework."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from msgspec import Struct

from tatami.core.json_types import JsonObject
from tatami.core.words import Words

if TYPE_CHECKING:
    from tatami.core.game import Game


class OptionsWish(Struct, forbid_unknown_fields=True):
    options: JsonObject


class Complaint(Struct):
    """`places`: where in the scenario, from the outside in (`side one`, `victory 2`); `hexes`: those that it names."""

    text: str
    places: list[str]
    hexes: list[str]


class Route(Struct, frozen=True):
    """`/api/games/<game>/<name>`; the docstring of `answers` describes it.

    With a body it is POST: a worker process answers, each address may ask for so many, and a ValueError is told to
    whoever asked. Without one it is GET, which the server answers itself: so it must be quick.
    """

    name: str
    body: type[Struct] | None
    answer: Any
    """The type of the answer: a Struct, or a list of one."""
    answers: Callable[[Any, Words], Any]
    """From the body (None without one) and the reader's words."""


def routes_of(game: Game) -> tuple[Route, ...]:
    """`ROUTES` of the game's module `routes`; none if it has no such module."""
    module = game.part("routes")
    return cast(tuple[Route, ...], module.ROUTES) if module else ()
