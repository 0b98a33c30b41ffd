"""Random walks through games: what most checks are about."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tatami.core.chance import Dealer
from tatami.core.game import State
from tatami.core.json_types import JsonObject
from tatami.core.registry import game as game_named

Table = tuple[str, JsonObject]
"""A kind of table: the name of a game, and options."""
Check = Callable[[Table], None]


def walk(name: str, options: JsonObject, seed: int | str) -> Iterator[tuple[State, int]]:
    """Every state of one random game with the action about to be played; the state is played on afterwards."""
    state = game_named(name).new(**options)
    dealer = Dealer(f"{name}/{seed}")
    while state.to_act is not None:
        action = dealer.choose(state)
        yield state, action
        state.apply(action)


def label(table: Table) -> str:
    """What a table is called in the name of a test."""
    name, options = table
    return "-".join([name, *(str(value) for value in options.values())]).replace(" ", "")


def name_of(check: Check) -> str:
    """What a check is called in the name of a test."""
    return check.__name__
