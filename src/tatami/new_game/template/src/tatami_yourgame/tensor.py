"""Your Game as a line of small numbers, for those who train players: what a seat may know, in the order of `layout`."""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.core.json_types import Options
from tatami.core.record import Numbers
from tatami.core.tensor import Field, Layout
from tatami_yourgame.rules.knowledge import knows
from tatami_yourgame.rules.table import CARDS, PLAYERS, Decision, Figures, Table


def layout(options: Options) -> Layout:
    return Layout(
        Field("mine", (1,), 0, 1, "whether the seat that looks is to act"),
        Field("stones", (1,), 0, options["stones"], "stones left"),
        Field("cards", (PLAYERS,), 0, CARDS, "the seat's own card, then the other's; 0: not known"),
        Field("shown", (PLAYERS,), 0, 1, "whether it was shown, in the same order"),
    )


@rule
def encode(t: Table, f: Figures, seat: int, out: Numbers) -> int:
    """Writes what a seat may know; returns the width of the line."""
    out[0] = t.to_act == seat
    out[1] = t.stones
    for k in range(PLAYERS):
        owner = seat if k == 0 else 1 - seat
        out[2 + k] = t.cards[owner] if t.decision != Decision.DEAL and knows(t, seat, owner) else 0
        out[2 + PLAYERS + k] = t.shown[owner]
    return 2 + 2 * PLAYERS
