"""Every card and counter is in exactly one place, always: how that reads for each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tatami import State


def conserved(state: State) -> None:
    CHECKS[state.game.name](state)


def kenjin(state: State) -> None:
    """KJ-1.2: each clan's thirteen cards, wherever they are."""
    clan = Counter({name: unit["copies"] for name, unit in state.game.figures()["unit"].items()})
    position = state.position()
    for seat, held in enumerate(position["seats"]):
        cards = Counter(held["hand"]) + Counter(held["gone"])
        for killer in position["seats"]:
            if killer["taken"] and f"#{seat}" in killer["taken"]:
                cards[bare(killer["taken"])] += 1
        for number, battlefield in enumerate(position["battlefields"]):
            for side, row in enumerate(battlefield["rows"]):
                owner = side if len(position["seats"]) == 2 else (number // 2 + side) % len(position["seats"])
                for word in row["cards"]:
                    if (f"#{seat}" in word) or ("#" not in word and owner == seat):
                        cards[bare(word)] += 1
        assert cards == clan, f"seat {seat}"


def bare(word: str) -> str:
    """`+assassin#2` is an assassin."""
    return word.lstrip("+").split("#")[0].split("?")[0].rstrip("!")


CHECKS: dict[str, Callable[[State], None]] = {"kenjin": kenjin}
