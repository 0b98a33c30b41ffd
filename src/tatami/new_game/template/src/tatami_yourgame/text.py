"""A table of Your Game in words: for the plain terminal, for screen readers, and for a browser without a picture."""

from __future__ import annotations

from tatami.core.json_types import View
from tatami.core.words import Words


def names(view: View, words: Words) -> list[str]:
    """What the seats are called."""
    return [words("yourgame-seat", number=seat["seat"] + 1) for seat in view["seats"]]


def board(view: View, words: Words) -> list[str]:
    """The whole visible position, a line for each thing."""
    called = names(view, words)
    lines = [words("yourgame-text-heap", stones=view["stones"])]
    lines += [card_line(seat, called[seat["seat"]], words) for seat in view["seats"]]
    if "result" in view:
        scores = view["result"]["scores"]
        lines += [words("yourgame-text-score", seat=called[seat], points=points) for seat, points in enumerate(scores)]
    return lines


def card_line(seat: View, name: str, words: Words) -> str:
    if seat["card"] is None:
        return words("yourgame-text-card.hidden", seat=name)
    if seat["shown"]:
        return words("yourgame-text-card-shown", seat=name, card=seat["card"])
    return words("yourgame-text-card", seat=name, card=seat["card"])
