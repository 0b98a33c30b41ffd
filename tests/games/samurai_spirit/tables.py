"""Tables of Samurai Spirit set up for a test: a position, moves, what can be seen then."""

from __future__ import annotations

from typing import Any

import tatami
from tatami import State

GAME = tatami.game("samurai-spirit")
OPTIONS = ("difficulty", "edition", "village_support")


def table(*samurai: str, top: list[str] | None = None, intruders: list[str] | None = None, **position: Any) -> State:
    """A table at which these samurai sit. Seat 0's turn begins unless said otherwise; village tokens are spent.

    `top` are known cards on top of the stack, `seats` may be a dictionary by seat; difficulty, edition and
    village_support are options, everything else is as in a position.
    """
    options: dict[str, Any] = {"samurai": list(samurai)}
    options |= {name: position.pop(name) for name in OPTIONS if name in position}
    given = position.pop("seats", {})
    if isinstance(given, dict):
        given = [given.get(seat, {}) for seat in range(len(samurai))]
    position = {"options": options, "tokens": [], "seats": given, "intruders": intruders or [], **position}
    if top is not None:
        position["stack"] = [*top, *["?"] * (places_left(position) - len(top))]
    return GAME.position(position)


def places_left(position: dict[str, Any]) -> int:
    """How many cards the stack of a position holds if it is left out."""
    bare = {key: value for key, value in position.items() if key not in ("pending", "kiai", "shown")}
    bare["pending"] = [{"step": "action", "who": position.get("turn", 0)}]
    return len(GAME.position(bare).position()["stack"])


def choices(state: State) -> list[str]:
    return [state.notation(action) for action in state.actions()]


def play(state: State, *texts: str) -> list[str]:
    """Plays these actions, whoever acts; returns the ids of all that happened."""
    happened = []
    for text in texts:
        happened += [event.id for event in state.apply(state.parse(text))]
    return happened


def seen(state: State) -> dict[str, Any]:
    return state.view(None)


def seat(state: State, number: int) -> dict[str, Any]:
    found: dict[str, Any] = seen(state)["seats"][number]
    return found


def line(state: State, number: int) -> list[str]:
    return [card["card"] for card in seat(state, number)["line"]]


def left(state: State, number: int) -> list[str]:
    return [card["card"] for card in seat(state, number)["left"].values() if card]


def discard(state: State) -> list[str]:
    return [card["card"] for card in seen(state)["discard"]]


def barricades(state: State) -> int:
    count: int = seen(state)["village"]["barricades"]
    return count
