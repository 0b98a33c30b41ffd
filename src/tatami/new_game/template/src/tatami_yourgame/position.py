"""Positions of Your Game as dictionaries: the whole truth, and back, with every mistake named."""

from __future__ import annotations

from collections.abc import Mapping

from tatami.core.engine import CHANCE, OVER
from tatami.core.json_types import Given, Position
from tatami_yourgame.rules.table import CARDS, DECISIONS, NOBODY, PLAYERS, Decision, Table

FIELDS = ("game", "options", "figures", "decision", "to_act", "stones", "seats", "last")


def dump(t: Table) -> Position:
    return {
        "decision": DECISIONS[t.decision],
        "to_act": t.to_act if t.to_act >= 0 else None,
        "stones": t.stones,
        "seats": [{"card": t.cards[seat], "shown": bool(t.shown[seat])} for seat in range(PLAYERS)],
        "last": None if t.last == NOBODY else t.last,
    }


def load(t: Table, position: Given, most_stones: int) -> None:
    """Reads a position into a table. What is left out is as after the deal, seat 0 to play."""
    for name in position:
        if name not in FIELDS:
            raise ValueError(f"position: {name}: no such field; there are {', '.join(FIELDS)}")
    decision = position.get("decision", "turn")
    if decision not in DECISIONS:
        raise ValueError(f"position: decision: {decision!r} is not one of {', '.join(DECISIONS)}")
    t.decision = DECISIONS.index(decision)
    t.last = NOBODY
    t.stones = number(position.get("stones", most_stones), 0, most_stones, "stones")
    if t.decision == Decision.DEAL:
        t.to_act = CHANCE
        return
    load_seats(t, position.get("seats", [{"card": seat + 1} for seat in range(PLAYERS)]))
    if t.decision == Decision.OVER:
        t.to_act = OVER
        t.last = number(position.get("last"), 0, PLAYERS - 1, "last")
    else:
        t.to_act = number(position.get("to_act", 0), 0, PLAYERS - 1, "to_act")
    if (t.stones == 0) != (t.decision == Decision.OVER):
        raise ValueError("position: stones: the game is over exactly when none are left (YG-3.1)")


def load_seats(t: Table, seats: object) -> None:
    if not isinstance(seats, list) or len(seats) != PLAYERS or not all(isinstance(seat, Mapping) for seat in seats):
        raise ValueError(f"position: seats: expected a list of {PLAYERS} objects")
    for seat, given in enumerate(seats):
        t.cards[seat] = number(given.get("card"), 1, CARDS, f"seats: {seat}: card")
        if not isinstance(given.get("shown", False), bool):
            raise ValueError(f"position: seats: {seat}: shown: expected true or false")
        t.shown[seat] = given.get("shown", False)
    if t.cards[0] == t.cards[1]:
        raise ValueError(f"position: seats: both have card {t.cards[0]}; there is only one of each (YG-1.2)")


def number(value: object, low: int, high: int, where: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"position: {where}: {value!r} is not a whole number from {low} to {high}")
    return value
