"""Positions of Kenjin as dictionaries: written out whole, and read with every mistake named.

A card is a word: `peasant` lies face down, `+peasant` face up; `peasant?12` is known to seats 1 and 2 too,
`lord?*` to everybody; `assassin#2` is seat 2's in another's row; `lord!` was the thirteenth card its owner engaged.
Hands may be left out: everybody then holds what lies nowhere else.
"""

from __future__ import annotations

import re

from tatami.core.compiled import plain
from tatami.core.engine import CHANCE, OVER
from tatami.core.json_types import Given, Position
from tatami.core.position_reader import PositionReader
from tatami.games.kenjin.rules import table
from tatami.games.kenjin.rules.table import (
    DECISIONS,
    FIRST_SECRET,
    KNOWN_TO_ALL,
    MOST_PLAYERS,
    NOBODY,
    PASS_LIMIT,
    ROW_ROOM,
    SPECTATOR,
    TILES,
    UNITS,
    UNRESOLVED,
    Card,
    Decision,
    Table,
    Tile,
    Unit,
)
from tatami.games.kenjin.view import battlefields, owner_of, units_of

add_card = plain(table.add_card)
opposed = plain(table.are_opponents)
row_of = plain(table.row_of)

COPIES = [4 if unit == Unit.PEASANT else 1 for unit in Unit]
WORD = re.compile(r"(?P<up>\+?)(?P<unit>[a-z]+)(#(?P<owner>\d))?(\?(?P<known_to>\d+|\*))?(?P<last>!?)")
COUNTED = {"port": (0, ROW_ROOM), "camp": (0, 1), "power": (-999, 999), "peasant": (0, 1)}
"""What a row has besides its cards, and from where to where."""
FIELDS = (
    "game", "options", "figures", "decision", "to_act", "drawn", "offer", "engaged", "number", "doomed", "battlefields",
    "seats",
)  # fmt: skip


def dump(t: Table) -> Position:
    """The whole truth."""
    return {
        "decision": DECISIONS[t.decision],
        "to_act": "chance" if t.to_act == CHANCE else None if t.to_act == OVER else t.to_act,
        "drawn": t.drawn,
        "offer": [name for tile, name in enumerate(TILES) if t.offer[tile]],
        "engaged": t.engaged,
        "number": None if t.here == NOBODY else t.here + 1,
        "doomed": None if t.doomed == NOBODY else t.doomed + 1,
        "battlefields": [
            {
                "battlefield": None if t.tiles[field] == NOBODY else TILES[t.tiles[field]],
                "winner": "open" if t.winner[field] == UNRESOLVED else None if t.winner[field] < 0 else t.winner[field],
                "rows": [dump_row(t, row) for row in (2 * field, 2 * field + 1)],
            }
            for field in range(battlefields(t))
        ],
        "seats": [
            {
                "hand": units_of(t.seats[seat].hand),
                "gone": units_of(t.seats[seat].gone),
                "taken": write_card(t.seats[seat].taken, None) if t.seats[seat].took else None,
                "coward": bool(t.seats[seat].coward),
            }
            for seat in range(t.players)
        ],
    }


def dump_row(t: Table, row: int) -> Position:
    army = t.rows[row]
    owner = owner_of(t, row)
    return {
        "cards": [write_card(army.cards[place], owner) for place in range(army.count)],
        **{name: getattr(army, name) for name in COUNTED if getattr(army, name)},
    }


def write_card(card: Card, row_owner: int | None) -> str:
    owner = "" if card.owner == row_owner else f"#{card.owner}"
    others = [str(who) for who in range(MOST_PLAYERS) if card.known_to >> who & 1 and who != card.owner]
    known_to = "?*" if card.known_to >> SPECTATOR & 1 else "?" + "".join(others) if others else ""
    return f"{'+' if card.up else ''}{UNITS[card.unit]}{owner}{known_to}{'!' if card.last else ''}"


class Reader(PositionReader):
    """Reads a position into a table, naming what is wrong and where."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.players = int(t.players)

    def read(self, position: Given) -> None:
        self.only(position, FIELDS)
        t = self.t
        t.decision = self.name(position.get("decision", "engage"), DECISIONS, "decision")
        self.read_battlefields(position.get("battlefields", []))
        self.read_seats(position.get("seats", [{} for _ in range(self.players)]))
        t.to_act = self.actor(position.get("to_act", 0))
        t.drawn = self.number(position.get("drawn", 0), 0, battlefields(t), "drawn")
        for name in self.listed(position.get("offer", []), "offer"):
            t.offer[self.name(name, TILES, "offer")] = 1
        t.engaged = self.number(position.get("engaged", 0), 0, 1, "engaged")
        here, doomed = position.get("number"), position.get("doomed")
        t.here = NOBODY if here is None else self.number(here, 1, battlefields(t), "number") - 1
        t.doomed = NOBODY if doomed is None else self.number(doomed, 1, ROW_ROOM, "doomed") - 1
        self.check()

    def actor(self, who: object) -> int:
        if who == "chance":
            return CHANCE
        return OVER if who is None else self.number(who, 0, self.players - 1, "to_act")

    def read_battlefields(self, given: object) -> None:
        t = self.t
        for field, one in enumerate(self.one_for_each(given, battlefields(t), "battlefields")):
            where = f"battlefields[{field}]"
            entry = self.mapping({"battlefield": one} if isinstance(one, str) else one, where, " or a name")
            self.only(entry, ("battlefield", "winner", "rows"), where)
            tile = entry.get("battlefield")
            if tile is not None:
                t.tiles[field] = self.name(tile, TILES, where)
                if (t.tiles[field] >= Tile.PASS) != (field % 2 == 1):
                    raise self.wrong(
                        where, f"{tile} does not lie there: number {field + 1} is worth {6 if field % 2 else 4}"
                    )
                if list(t.tiles).count(t.tiles[field]) > 1:
                    raise self.wrong(where, f"{tile} is there twice")
            winner = entry.get("winner", "open")
            if winner == "open":
                t.winner[field] = UNRESOLVED
            else:
                t.winner[field] = NOBODY if winner is None else self.winner(winner, field, f"{where}.winner")
                t.resolved += 1
            rows = entry.get("rows", [{}, {}])
            if not isinstance(rows, list) or len(rows) != 2:
                raise self.wrong(f"{where}.rows", "expected the two rows")
            for side, row in enumerate(rows):
                self.read_row(2 * field + side, row, f"{where}.rows[{side}]")

    def winner(self, seat: object, field: int, where: str) -> int:
        winner = self.number(seat, 0, self.players - 1, where)
        if row_of(self.t, winner, field) < 0:
            raise self.wrong(where, f"seat {seat} does not fight there (KJ-2.3)")
        return winner

    def read_row(self, row: int, entry: object, where: str) -> None:
        given = self.mapping({"cards": entry} if isinstance(entry, list) else entry, where, " or a list of cards")
        self.only(given, ("cards", *COUNTED), where)
        army = self.t.rows[row]
        words = self.listed(given.get("cards", []), f"{where}.cards", ROW_ROOM)
        limit = PASS_LIMIT if self.t.tiles[row // 2] == Tile.PASS else ROW_ROOM
        if len(words) > limit:
            raise self.wrong(f"{where}.cards", f"at most {limit} cards on a side of the Pass (KJ-6.1)")
        for word in words:
            unit, owner, up, known_to, last = self.card(word, int(owner_of(self.t, row)), f"{where}.cards")
            if owner != owner_of(self.t, row) and (
                unit != Unit.ASSASSIN or not opposed(self.t, owner, owner_of(self.t, row))
            ):
                raise self.wrong(
                    f"{where}.cards", f"{word!r}: only an opponent's Assassin lies in another's row (KJ-4.4)"
                )
            if unit == Unit.ASSASSIN and owner == owner_of(self.t, row):
                raise self.wrong(f"{where}.cards", f"{word!r}: an Assassin never lies on its own side (KJ-4.4)")
            add_card(army, unit, owner, up, known_to, last)
        for name, (low, high) in COUNTED.items():
            setattr(army, name, self.number(given.get(name, 0), low, high, f"{where}.{name}"))

    def card(self, word: object, row_owner: int, where: str) -> tuple[int, int, int, int, int]:
        """Unit, owner, face, known_to, last: of one card's word."""
        match = WORD.fullmatch(word) if isinstance(word, str) else None
        if not match:
            raise self.wrong(
                where, f"{word!r} is no card; write one like peasant, +scout, lord!, peasant?2, +assassin#1"
            )
        unit = self.name(match["unit"], UNITS, where)
        owner = row_owner if match["owner"] is None else self.number(int(match["owner"]), 0, self.players - 1, where)
        up = 1 if match["up"] or unit < FIRST_SECRET else 0
        known_to = 0 if owner < 0 else 1 << owner
        if match["known_to"] == "*":
            known_to = KNOWN_TO_ALL
        else:
            for digit in match["known_to"] or "":
                known_to |= 1 << self.number(int(digit), 0, self.players - 1, where)
        return unit, owner, up, known_to, 1 if match["last"] else 0

    def read_seats(self, given: object) -> None:
        t = self.t
        seats = self.one_for_each(given, self.players, "seats")
        entries = [self.mapping(entry, f"seats[{seat}]") for seat, entry in enumerate(seats)]
        for seat, entry in enumerate(entries):
            where = f"seats[{seat}]"
            self.only(entry, ("hand", "gone", "taken", "coward"), where)
            t.seats[seat].coward = 1 if entry.get("coward", False) else 0
            for word in self.listed(entry.get("gone", []), f"{where}.gone"):
                t.seats[seat].gone[self.name(word, UNITS, f"{where}.gone")] += 1
            if entry.get("taken") is not None:
                unit, owner, _, known_to, last = self.card(entry["taken"], NOBODY, f"{where}.taken")
                if owner < 0 or unit < FIRST_SECRET or not opposed(t, seat, owner):
                    raise self.wrong(
                        f"{where}.taken",
                        f"{entry['taken']!r}: expected an opponent's secret unit, like lord#1 (KJ-4.4)",
                    )
                if "assassin" in self.listed(entry.get("hand", []), f"{where}.hand") or not self.assassin_lies(seat):
                    raise self.wrong(f"{where}.taken", "only an Assassin that lies in the row took a card (KJ-4.4)")
                taken = t.seats[seat].taken
                taken.unit, taken.owner, taken.up, taken.last = unit, owner, 0, last
                taken.known_to = known_to | 1 << seat
                t.seats[seat].took = 1
        for seat, entry in enumerate(entries):
            self.read_hand(seat, entry.get("hand"), f"seats[{seat}]")

    def assassin_lies(self, seat: int) -> bool:
        """Whether a seat's Assassin has been played: it lies in a row, or left with one."""
        if self.t.seats[seat].gone[Unit.ASSASSIN]:
            return True
        return any(
            self.t.rows[row].cards[place].unit == Unit.ASSASSIN and self.t.rows[row].cards[place].owner == seat
            for row in range(2 * battlefields(self.t))
            for place in range(int(self.t.rows[row].count))
        )

    def read_hand(self, seat: int, given: object, where: str) -> None:
        """The hand as given, or what is nowhere else; either way thirteen cards make the clan (KJ-1.2)."""
        hand = self.t.seats[seat].hand
        elsewhere = [int(count) for count in self.t.seats[seat].gone]
        for row in range(2 * battlefields(self.t)):
            army = self.t.rows[row]
            for place in range(int(army.count)):
                if army.cards[place].owner == seat:
                    elsewhere[army.cards[place].unit] += 1
        for killer in range(self.players):
            if self.t.seats[killer].took and self.t.seats[killer].taken.owner == seat:
                elsewhere[self.t.seats[killer].taken.unit] += 1
        if given is not None:
            for word in self.listed(given, f"{where}.hand"):
                hand[self.name(word, UNITS, f"{where}.hand")] += 1
        for unit, copies in enumerate(COPIES):
            left = copies - elsewhere[unit]
            if given is None and left >= 0:
                hand[unit] = left
            if hand[unit] != left:
                raise self.wrong(
                    where,
                    f"{UNITS[unit]}: {elsewhere[unit] + int(hand[unit])} in all, but a clan has {copies} (KJ-1.2)",
                )
        self.t.seats[seat].held = sum(int(count) for count in hand)

    def check(self) -> None:
        """What must hold together."""
        t = self.t
        decision = Decision(t.decision)
        if (t.to_act == OVER) != (decision == Decision.OVER) or (t.to_act == CHANCE) != (decision == Decision.TILE):
            raise self.wrong("to_act", f"does not go with the decision {DECISIONS[decision]}")
        if decision >= Decision.ENGAGE and any(t.tiles[field] == NOBODY for field in range(battlefields(t))):
            raise self.wrong("battlefields", "all must be laid before cards are engaged (KJ-2.8)")
        if decision >= Decision.DESTROY and any(t.seats[seat].held for seat in range(self.players)):
            raise self.wrong("seats", "hands must be empty when the fights are resolved (KJ-3.7)")
        if Decision.REVEAL <= decision <= Decision.BONUS and t.here == NOBODY:
            raise self.wrong("number", f"the decision {DECISIONS[decision]} needs a battlefield")
        self.check_set_up(decision)
        self.check_place(decision)
        if decision == Decision.ENGAGE and t.seats[t.to_act].held == 0:
            raise self.wrong("to_act", f"seat {t.to_act} has no card to engage")

    def check_set_up(self, decision: Decision) -> None:
        """The battlefields that are laid, laid out and drawn (KJ-2.5 to KJ-2.7)."""
        t = self.t
        if decision == Decision.DRAFT and not t.draft:
            raise self.wrong("decision", "draft: this table does not draft; set the option setup to draft")
        laid = sum(int(t.tiles[field] != NOBODY) for field in range(battlefields(t)))
        expected = 0
        if decision == Decision.TILE:
            expected = sum(int(offered) for offered in t.offer) if t.draft else laid
        if t.drawn != expected:
            raise self.wrong("drawn", f"{t.drawn}, but {expected} would go with the rest")

    def check_place(self, decision: Decision) -> None:
        """Where a decision is made, and the Sanctuary's first choice (KJ-6.2)."""
        t = self.t
        if decision in (Decision.REVEAL, Decision.MOVE) and row_of(t, t.to_act, t.here) < 0:
            raise self.wrong("number", f"seat {t.to_act} does not fight on battlefield {t.here + 1} (KJ-3.2)")
        for wanted, tile in ((Decision.DESTROY, Tile.SANCTUARY), (Decision.BONUS, Tile.CAMP)):
            if decision == wanted and t.tiles[t.here] != tile:
                raise self.wrong("number", f"battlefield {t.here + 1} is not the {TILES[tile]}")
        if t.doomed != NOBODY:
            if decision != Decision.DESTROY:
                raise self.wrong("doomed", "only while the Sanctuary is resolved (KJ-6.2)")
            if t.doomed >= t.rows[row_of(t, t.to_act, t.here) ^ 1].count:
                raise self.wrong("doomed", f"there is no card at place {t.doomed + 1}")
