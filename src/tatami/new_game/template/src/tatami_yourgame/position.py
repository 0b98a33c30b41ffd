"""Positions of Your Game as dictionaries: the whole truth, and back, with every mistake named."""

from __future__ import annotations

from tatami.core.engine import CHANCE, OVER
from tatami.core.json_types import Given, Position
from tatami.core.position_reader import PositionReader
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


class Reader(PositionReader):
    """Reads a position into a table. What is left out is as after the deal, seat 0 to play."""

    def read(self, t: Table, position: Given, most_stones: int) -> None:
        self.only(position, FIELDS)
        t.decision = self.name(position.get("decision", "turn"), DECISIONS, "decision")
        t.last = NOBODY
        t.stones = self.number(position.get("stones", most_stones), 0, most_stones, "stones")
        if t.decision == Decision.DEAL:
            t.to_act = CHANCE
            return
        self.read_seats(t, position.get("seats", [{"card": seat + 1} for seat in range(PLAYERS)]))
        if t.decision == Decision.OVER:
            t.to_act = OVER
            t.last = self.number(position.get("last"), 0, PLAYERS - 1, "last")
        else:
            t.to_act = self.number(position.get("to_act", 0), 0, PLAYERS - 1, "to_act")
        if (t.stones == 0) != (t.decision == Decision.OVER):
            raise self.wrong("stones", "the game is over exactly when none are left (YG-3.1)")

    def read_seats(self, t: Table, seats: object) -> None:
        for seat, entry in enumerate(self.one_for_each(seats, PLAYERS, "seats")):
            where = f"seats[{seat}]"
            given = self.mapping(entry, where)
            t.cards[seat] = self.number(given.get("card"), 1, CARDS, f"{where}.card")
            t.shown[seat] = self.truth(given.get("shown", False), f"{where}.shown")
        if t.cards[0] == t.cards[1]:
            raise self.wrong("seats", f"both have card {t.cards[0]}; there is only one of each (YG-1.2)")
