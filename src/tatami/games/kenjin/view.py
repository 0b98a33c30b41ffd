"""What a seat may know of a table of Kenjin, built field by field (KJ-9)."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple

from tatami.core.compiled import plain
from tatami.core.game import CHANCE, Result, State
from tatami.core.json_types import View
from tatami.core.record import Dtype, dtype_of, reader
from tatami.games.kenjin.rules import resolution, table
from tatami.games.kenjin.rules.table import (
    BATTLEFIELDS,
    DECISIONS,
    FOURS,
    MOST_PLAYERS,
    NOBODY,
    SPECTATOR,
    TILES,
    UNITS,
    UNRESOLVED,
    Card,
    Decision,
    Figures,
    Row,
    Seat,
    Table,
)

battlefields = plain(table.battlefields)
owner_of = plain(table.owner_of)
fields_won = plain(resolution.fields_won)
field_points = plain(resolution.field_points)
peasant_points = plain(resolution.peasant_points)
lord_points = plain(resolution.lord_points)

PHASES: dict[int, str] = {
    Decision.TILE: "set-up",
    Decision.DRAFT: "set-up",
    Decision.DESTROY: "resolution",
    Decision.BONUS: "resolution",
    Decision.OVER: "over",
}
WITH_CARDS = frozenset((Decision.ENGAGE, Decision.REVEAL, Decision.LOOK, Decision.MOVE))
"""Decisions of a turn in which cards are engaged."""
SHARED = 1 << 10
"""Battlefields that are remembered as they were seen: a move changes one or two of a table's eight. More of them are
hardly ever seen again: every game that ends brings some thirty of its own."""


def part_reader(layout: Dtype) -> Callable[[bytes], Any]:
    """How a part of a table is read from its bytes."""
    letters, read, _ = reader(layout)
    unpack = struct.Struct(f"={letters}").unpack
    return lambda written: read(unpack(written), 0)


def place_of(part: type, field: str) -> int:
    fields = dtype_of(part).fields
    assert fields is not None
    return fields[field][1]


read_row, read_card, read_seat = (part_reader(dtype_of(part)) for part in (Row, Card, Seat))
ROW, CARD, SEAT = (dtype_of(part).itemsize for part in (Row, Card, Seat))
ROWS, SEATS, CARDS = place_of(Table, "rows"), place_of(Table, "seats"), place_of(Row, "cards")
FIELD = 2 * ROW
COUNT, FACES, CAMP = (place_of(Row, field) for field in ("count", "faces", "camp"))
read_figures = part_reader(dtype_of(Figures))
TAKEN, TOOK, HAND, COWARD = (place_of(Seat, field) for field in ("taken", "took", "hand", "coward"))
UNIT, UP, KNOWN_TO = (place_of(Card, field) for field in ("unit", "up", "known_to"))
PLAYERS, DECISION, ENGAGED, HERE, DOOMED, LAID, OFFER, WON = (
    place_of(Table, field) for field in ("players", "decision", "engaged", "here", "doomed", "tiles", "offer", "winner")
)
HIDDEN = 127
"""Stands for the unit of a card that a seat may not know."""
EVERY_SEAT = range(SEATS, SEATS + MOST_PLAYERS * SEAT, SEAT)
NO_HAND = bytes(len(UNITS))
BIT_OF = tuple(1 << seat for seat in range(SPECTATOR + 1))
PARTS = BATTLEFIELDS + MOST_PLAYERS
ALL_PARTS = list(range(PARTS))
FIELD_PLACES = [(part, ROWS + part * FIELD) for part in range(BATTLEFIELDS)]
SEAT_PLACES = [(BATTLEFIELDS + seat, own) for seat, own in enumerate(EVERY_SEAT)]
read_numbers = struct.Struct(f"={ROWS}b").unpack_from
"""All of a table but its rows and seats: numbers of one byte."""


Secret = tuple[int, int, int]
"""A face-down card: where in its part of the table the unit is written, the unit, and the seats that know it."""


class Opened:
    """A table read once for all who look at it, part by part: the battlefields, then the seats.

    Of a table that follows another only the parts that have changed are read.
    """

    __slots__ = (
        "decision", "doomed", "engaged", "hands", "here", "looks", "offer", "players", "points", "secrets",
        "shows_cowards", "tiles", "veiled", "winner", "written",
    )  # fmt: skip

    def __init__(self, state: State, written: bytes, past: Opened | None) -> None:
        numbers = read_numbers(written)
        self.written = written
        self.players, self.decision, self.engaged = numbers[PLAYERS], numbers[DECISION], numbers[ENGAGED]
        self.here, self.doomed = numbers[HERE], numbers[DOOMED]
        self.tiles = numbers[LAID : LAID + BATTLEFIELDS]
        self.winner = numbers[WON : WON + BATTLEFIELDS]
        self.offer = offered_tiles(written[OFFER : OFFER + len(TILES)])
        self.shows_cowards = self.decision >= Decision.DESTROY
        if past is None or state.to_act is None or past.players != self.players:
            self.points = read_points(state._figures.tobytes())
            changed = ALL_PARTS
            self.veiled, self.hands = [b""] * PARTS, [b""] * MOST_PLAYERS
            self.secrets: list[Sequence[Secret]] = [()] * PARTS
            self.looks: list[dict[int | None, View]] = [{}] * PARTS
        else:
            self.points = past.points
            changed = self.changed_since(past)
            self.veiled, self.hands = past.veiled.copy(), past.hands.copy()
            self.secrets, self.looks = past.secrets.copy(), past.looks.copy()
        over = state.to_act is None
        for part in changed:
            self.looks[part] = {}
            if part < BATTLEFIELDS:
                rows = written[ROWS + part * FIELD : ROWS + (part + 1) * FIELD]
                self.secrets[part] = secrets = () if over else secrets_in(rows)
                self.veiled[part] = hidden_in(rows, secrets) if secrets else rows
            else:
                self.read_seat(part - BATTLEFIELDS, over)

    def changed_since(self, past: Opened) -> list[int]:
        """The parts that look different to anybody."""
        new, old = self.written, past.written
        if self.tiles == past.tiles and self.winner == past.winner:
            changed = [part for part, start in FIELD_PLACES if new[start : start + FIELD] != old[start : start + FIELD]]
        else:
            return ALL_PARTS
        if self.shows_cowards != past.shows_cowards:
            return changed + ALL_PARTS[BATTLEFIELDS:]
        for part, start in SEAT_PLACES:
            if new[start : start + SEAT] != old[start : start + SEAT]:
                changed.append(part)
        return changed

    def read_seat(self, number: int, over: bool) -> None:
        own = SEATS + number * SEAT
        raw = bytearray(self.written[own : own + SEAT])
        self.hands[number] = bytes(raw[HAND : HAND + len(UNITS)])
        raw[HAND : HAND + len(UNITS)] = NO_HAND
        if not self.shows_cowards:
            raw[COWARD] = 0
        secrets: Sequence[Secret] = ()
        if raw[TOOK] and not raw[TAKEN + UP] and not over:
            secrets = ((TAKEN + UNIT, raw[TAKEN + UNIT], raw[TAKEN + KNOWN_TO]),)
            raw[TAKEN + UNIT] = HIDDEN
        self.secrets[BATTLEFIELDS + number] = secrets
        self.veiled[BATTLEFIELDS + number] = bytes(raw)

    def known_bytes(self, part: int, seat: int | None) -> bytes | None:
        """A part with what a seat knows of it (KJ-9.2); None if that is what everybody knows.

        Parts of views are remembered by these bytes: were another secret among them, how long it takes would tell
        whether another table had the same one.
        """
        raw = None
        if seat is not None and part == BATTLEFIELDS + seat:
            raw = bytearray(self.veiled[part])
            raw[HAND : HAND + len(UNITS)] = self.hands[seat]
        elif not self.secrets[part]:
            return None
        viewer = BIT_OF[SPECTATOR if seat is None else seat]
        for place, unit, known_to in self.secrets[part]:
            if known_to & viewer:
                if raw is None:
                    raw = bytearray(self.veiled[part])
                raw[place] = unit
        return None if raw is None else bytes(raw)

    def part_seen(self, part: int, seat: int | None) -> View:
        """A part as a seat sees it: remembered with this table, for this seat, until the part changes."""
        found = self.looks[part].get(seat)
        if found is None:
            found = self.looks[part][seat] = self.part_view(
                part, self.known_bytes(part, seat) or self.veiled[part], seat
            )
        return found

    def part_view(self, part: int, raw: bytes, seat: int | None) -> View:
        if part >= BATTLEFIELDS:
            number = part - BATTLEFIELDS
            return player(number, raw, self.players, self.winner, number == seat, self.shows_cowards)
        tile = self.tiles[part]
        points = self.points[tile if tile != NOBODY else FOURS * (part % 2)]
        return battlefield(part, tile, points, self.winner[part], raw, self.players)


class LastOpened:
    """The table that was looked at last: after a move all seats look at the same one."""

    raw: Any = None
    found: Opened


def open_state(state: State) -> Opened:
    """A table read. It is remembered by its place in memory, not by what it holds: see `Opened.known_bytes`."""
    written = state._raw.tobytes()
    if LastOpened.raw is not state._raw:
        LastOpened.found, LastOpened.raw = Opened(state, written, None), state._raw
    elif LastOpened.found.written != written:
        LastOpened.found = Opened(state, written, LastOpened.found)
    return LastOpened.found


def secrets_in(rows: bytes) -> Sequence[Secret]:
    """The face-down cards of a battlefield."""
    found = []
    for start in (0, ROW):
        if rows[start + FACES]:
            first = start + CARDS
            ups = rows[first + UP : first + rows[start + COUNT] * CARD : CARD]
            place = ups.find(0)
            while place >= 0:
                at = first + place * CARD
                found.append((at + UNIT, rows[at + UNIT], rows[at + KNOWN_TO]))
                place = ups.find(0, place + 1)
    return found


def hidden_in(rows: bytes, secrets: Sequence[Secret]) -> bytes:
    raw = bytearray(rows)
    for place, _, _ in secrets:
        raw[place] = HIDDEN
    return bytes(raw)


@lru_cache(SHARED)
def offered_tiles(written: bytes) -> list[str]:
    return [name for name, offered in zip(TILES, written, strict=True) if offered]


@lru_cache(SHARED)
def battlefield(field: int, tile: int, points: int, winner: int, rows: bytes, players: int) -> View:
    resolved = winner != UNRESOLVED
    return {
        "number": field + 1,
        "battlefield": TILES[tile] if tile != NOBODY else None,
        "points": points,
        "resolved": resolved,
        "winner": winner if winner >= 0 else None,
        "rows": [
            side(2 * field, rows[:ROW], players, resolved),
            side(2 * field + 1, rows[ROW:], players, resolved),
        ],
    }


def view(state: State, seat: int | None) -> View:
    """All that a seat (None: a spectator) may know. Its parts are shared between views: nobody writes into them."""
    t, acting = open_state(state), state.to_act
    seen = View()
    seen["game"] = "kenjin"
    seen["options"] = dict(state.options)
    seen["seat"] = seat
    seen["phase"] = PHASES.get(t.decision, "deployment")
    seen["to_act"] = "chance" if acting == CHANCE else acting
    seen["decision"] = DECISIONS[t.decision]
    seen["number"] = None if t.here == NOBODY else t.here + 1
    seen["cards_this_turn"] = t.engaged + 1 if t.decision in WITH_CARDS else None
    seen["offer"] = t.offer.copy()
    seen["battlefields"] = [t.part_seen(part, seat) for part in range(battlefields(t))]
    seen["seats"] = [t.part_seen(BATTLEFIELDS + number, seat) for number in range(t.players)]
    if seat is not None and t.doomed != NOBODY and owner_of(t, first_asked(t)) == seat:
        seen["doomed"] = t.doomed + 1
    if acting is None:
        seen["result"] = result(state).record
        seen["score"] = score_sheet(state)
    seen["actions"] = list(map(state.codec.text, state.actions())) if seat is not None and seat == acting else []
    return seen


def first_asked(t: Opened) -> int:
    """The row of the seat that was asked first at the Sanctuary (KJ-6.2)."""
    row: int = 2 * t.here
    return row if owner_of(t, row) < owner_of(t, row + 1) else row + 1


@lru_cache(16)
def read_points(figures: bytes) -> tuple[int, ...]:
    """What battlefields are worth."""
    points: tuple[int, ...] = read_figures(figures).points
    return points


@lru_cache(SHARED)
def side(row: int, written: bytes, players: int, resolved: bool) -> View:
    end = CARDS + written[COUNT] * CARD
    seen: View = {
        "seat": owner_of(SimpleNamespace(players=players), row),
        "cards": [card_seen(written[place : place + CARD], players) for place in range(CARDS, end, CARD)],
        "camp": read_row(written).camp if written[CAMP] else 0,
    }
    if resolved:
        army: Row = read_row(written)
        seen["port"] = army.port
        seen["power"] = army.power
    return seen


@lru_cache(SHARED)
def card_seen(written: bytes, players: int) -> View:
    """A card in a row or taken by an Assassin: its unit only if it lies face up or the seat knows it (KJ-9.2)."""
    card: Card = read_card(written)
    return {
        "owner": card.owner,
        "up": bool(card.up),
        "unit": UNITS[card.unit] if card.unit != HIDDEN else None,
        "known_to": [] if card.up else [who for who in range(players) if card.known_to >> who & 1],
    }


@lru_cache(SHARED)
def player(number: int, written: bytes, players: int, winners: tuple[int, ...], mine: bool, shown: bool) -> View:
    owner: Seat = read_seat(written)
    return {
        "seat": number,
        "cards_in_hand": owner.held,
        "hand": units_of(owner.hand) if mine else None,
        "taken": card_seen(written[TAKEN : TAKEN + CARD], players) if owner.took else None,
        "gone": units_of(owner.gone),
        "coward": bool(owner.coward) if shown else None,
        "battlefields_won": fields_won(SimpleNamespace(players=players, winner=winners), number),
    }


def units_of(counts: Iterable[int]) -> list[str]:
    return [name for name, count in zip(UNITS, counts, strict=True) if count for _ in range(count)]


class Score(NamedTuple):
    result: Result
    sheet: list[View]


class LastScore:
    """The score that was asked for last: whoever is told that a game is over is told it several times."""

    raw: Any = None
    written = b""
    found: Score


def result(state: State) -> Result:
    """KJ-7.2, KJ-8.2"""
    found = score(state).result
    return Result(found.scores, found.winners, dict(found.record))


def score_sheet(state: State) -> list[View]:
    """Every point of every seat, and where it comes from (KJ-7.1). It is shared: nobody writes into it."""
    return score(state).sheet


def score(state: State) -> Score:
    written = state._raw.tobytes()
    if LastScore.raw is not state._raw or LastScore.written != written:
        LastScore.found = score_of(state)
        LastScore.raw, LastScore.written = state._raw, written
    return LastScore.found


def score_of(state: State) -> Score:
    t = score_table(state)
    f = state.read_figures()
    sheet = [lines_of(t, f, seat) for seat in range(t.players)]
    scores = tuple(lines["total"] for lines in sheet)
    winners = tuple(seat for seat, share in enumerate(state.returns()) if share > 0)
    won = [fields_won(t, seat) for seat in range(t.players)]
    record = {"scores": list(scores), "winners": list(winners), "battlefields": won}
    return Score(Result(scores, winners, record), sheet)


def score_table(state: State) -> Table:
    """A table whose armies are read once: points are counted army by army, again and again."""
    t: Any = state.table()
    t.rows = tuple(t.rows)
    for army in t.rows:
        army.cards = tuple(army.cards[place] for place in range(army.count))
    found: Table = t
    return found


def lines_of(t: Table, f: Figures, seat: int) -> View:
    """The points of a seat (KJ-7.1)."""
    lines = []
    total = coward = f.coward if t.seats[seat].coward else 0
    for field in range(battlefields(t)):
        if t.winner[field] == seat:
            points, peasant, lord = (count(t, f, field) for count in (field_points, peasant_points, lord_points))
            total += points + peasant + lord
            name = TILES[t.tiles[field]]
            lines.append({"number": field + 1, "battlefield": name, "points": points, "peasant": peasant, "lord": lord})
    return {"seat": seat, "battlefields": lines, "coward": coward, "total": total}
