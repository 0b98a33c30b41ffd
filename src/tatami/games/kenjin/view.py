"""What a seat may know of a table of Kenjin, built field by field (KJ-9)."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeVar

import msgspec

from tatami.core.compiled import plain
from tatami.core.game import CHANCE, Result, State
from tatami.core.json_types import View
from tatami.core.record import Dtype, dtype_of, reader
from tatami.games.kenjin.rules import resolution, table
from tatami.games.kenjin.rules.table import (
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
points_of = plain(resolution.points_of)
rank = plain(resolution.rank)

PHASES: dict[int, str] = {
    Decision.TILE: "set-up",
    Decision.DRAFT: "set-up",
    Decision.DESTROY: "resolution",
    Decision.BONUS: "resolution",
    Decision.OVER: "over",
}
WITH_CARDS = frozenset((Decision.ENGAGE, Decision.REVEAL, Decision.LOOK, Decision.MOVE))
"""Decisions of a turn in which cards are engaged."""
SHARED = 1 << 14
"""Battlefields that are remembered as they were seen: a move changes one or two of a table's eight."""


def opener(layout: Dtype) -> Callable[[bytes], Any]:
    """How a part of a table is read from its bytes."""
    letters, read, _ = reader(layout)
    unpack = struct.Struct(f"={letters}").unpack
    return lambda written: read(unpack(written), 0)


def place_of(part: type, field: str) -> int:
    fields = dtype_of(part).fields
    assert fields is not None
    return fields[field][1]


Shown = TypeVar("Shown")
WHOLE = dtype_of(Table)
read_head = opener(WHOLE[[name for name in WHOLE.names or () if name not in ("rows", "seats")]])
"""All of a table but its rows and seats: these are looked up as they are written, and read only when they are new."""
read_row, read_card, read_seat = (opener(dtype_of(part)) for part in (Row, Card, Seat))
ROW, CARD, SEAT = (dtype_of(part).itemsize for part in (Row, Card, Seat))
ROWS, SEATS, CARDS = place_of(Table, "rows"), place_of(Table, "seats"), place_of(Row, "cards")
COUNT, FACES, CAMP = (place_of(Row, field) for field in ("count", "faces", "camp"))
read_figures = opener(dtype_of(Figures))
TAKEN, TOOK, HAND, HELD, GONE, COWARD = (
    place_of(Seat, field) for field in ("taken", "took", "hand", "held", "gone", "coward")
)
UNIT, UP, EYES = (place_of(Card, field) for field in ("unit", "up", "eyes"))
DECISION = place_of(Table, "decision")
HIDDEN = 127
"""Stands for the unit of a card that a seat may not know."""
EVERY_SEAT = range(SEATS, SEATS + MOST_PLAYERS * SEAT, SEAT)
NO_HAND = bytes(len(UNITS))


class Opened(NamedTuple):
    """A table read once for all who look at it."""

    head: Table
    veiled: bytes
    """The table without what anybody may not know: hands and face-down cards."""
    secrets: list[tuple[int, int, int]]
    """The face-down cards: where the unit is written, the unit, and the eyes that know it."""
    hands: list[bytes]


class LastOpened:
    """The table that was looked at last: after a move all seats look at the same one."""

    raw: Any = None
    written = b""
    found: Opened


def opened(state: State, over: bool) -> Opened:
    """A table read. It is remembered by its place in memory, not by what it holds: see `veiled`."""
    written = state._raw.tobytes()
    if LastOpened.raw is not state._raw or LastOpened.written != written:
        LastOpened.found = read_table(written, over)
        LastOpened.raw, LastOpened.written = state._raw, written
    return LastOpened.found


def read_table(written: bytes, over: bool) -> Opened:
    raw = bytearray(written)
    places = []
    if not over:
        for number, faces in enumerate(written[ROWS + FACES : SEATS : ROW]):
            if faces:
                first = ROWS + number * ROW + CARDS
                places += [
                    place
                    for place in range(first, first + raw[first + COUNT - CARDS] * CARD, CARD)
                    if not raw[place + UP]
                ]
        places += [own + TAKEN for own in EVERY_SEAT if raw[own + TOOK] and not raw[own + TAKEN + UP]]
    secrets = [(place + UNIT, raw[place + UNIT], raw[place + EYES]) for place in places]
    for place in places:
        raw[place + UNIT] = HIDDEN
    hands = [written[own + HAND : own + HAND + len(UNITS)] for own in EVERY_SEAT]
    for own in EVERY_SEAT:
        raw[own + HAND : own + HAND + len(UNITS)] = NO_HAND
        if raw[DECISION] < Decision.DESTROY:
            raw[own + COWARD] = 0
    return Opened(read_head(written), bytes(raw), secrets, hands)


def veiled(state: State, seat: int | None, over: bool) -> bytes:
    """The table with all that the seat may not know of rows and seats wiped out (KJ-9.2).

    Parts of views are remembered by these bytes: were a secret among them, how long it takes would tell whether another
    table had the same one.
    """
    return unveiled_for(opened(state, over), seat)


def unveiled_for(found: Opened, seat: int | None) -> bytes:
    """What all may know, and what the seat knows besides."""
    raw = bytearray(found.veiled)
    eye = 1 << (SPECTATOR if seat is None else seat)
    for place, unit, eyes in found.secrets:
        if eyes & eye:
            raw[place] = unit
    if seat is not None:
        hand = SEATS + seat * SEAT + HAND
        raw[hand : hand + len(UNITS)] = found.hands[seat]
    return bytes(raw)


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


def view(state: State, seat: int | None, written: bool = False) -> View:
    """All that a seat (None: a spectator) may know. Its parts are shared between views: nobody writes into them.

    `written`: as it is sent, battlefields and seats some hundred bytes each instead of dozens of objects, and without
    the actions, which are sent apart.
    """
    over = state.to_act is None
    found = opened(state, over)
    t, raw = found.head, unveiled_for(found, seat)
    seen: View = {
        "game": "kenjin",
        "options": dict(state.options),
        "seat": seat,
        "phase": PHASES.get(t.decision, "deployment"),
        "to_act": "chance" if state.to_act == CHANCE else state.to_act,
        "decision": DECISIONS[t.decision],
        "number": None if t.here == NOBODY else t.here + 1,
        "cards_this_turn": t.engaged + 1 if t.decision in WITH_CARDS else None,
        "offer": [name for name, offered in zip(TILES, t.offer, strict=True) if offered],
        "battlefields": laid_out(
            t, raw, read_points(state._figures.tobytes()), battlefield_written if written else battlefield
        ),
        "seats": sitting(t, raw, seat, player_written if written else player),
    }
    if not written:
        mine = seat is not None and seat == state.to_act
        seen["actions"] = list(map(state.codec.text, state.actions())) if mine else []
    if seat is not None and t.doomed != NOBODY and owner_of(t, first_asked(t)) == seat:
        seen["doomed"] = t.doomed + 1
    if over:
        seen["result"] = result(state).record
        seen["score"] = score_sheet(state)
    return seen


def first_asked(t: Table) -> int:
    """The row of the seat that was asked first at the Sanctuary (KJ-6.2)."""
    row = 2 * t.here
    return row if owner_of(t, row) < owner_of(t, row + 1) else row + 1


@lru_cache(16)
def read_points(figures: bytes) -> tuple[int, ...]:
    """What battlefields are worth."""
    points: tuple[int, ...] = read_figures(figures).points
    return points


def laid_out(t: Table, raw: bytes, points: tuple[int, ...], show: Callable[..., Shown]) -> list[Shown]:
    """The battlefields in play. Most of them were seen like this before."""
    players = t.players
    return [
        show(
            field,
            tile,
            points[tile if tile != NOBODY else FOURS * (field % 2)],
            winner,
            raw[ROWS + 2 * field * ROW : ROWS + 2 * (field + 1) * ROW],
            players,
        )
        for field, tile, winner in zip(range(battlefields(t)), t.tiles, t.winner, strict=False)
    ]


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
        "known_to": [] if card.up else [who for who in range(players) if card.eyes >> who & 1],
    }


def sitting(t: Table, raw: bytes, seat: int | None, show: Callable[..., Shown]) -> list[Shown]:
    shown = t.decision >= Decision.DESTROY
    return [
        show(
            number, raw[SEATS + number * SEAT : SEATS + (number + 1) * SEAT], t.players, t.winner, number == seat, shown
        )
        for number in range(t.players)
    ]


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


# -- the same as it is sent


@lru_cache(SHARED)
def battlefield_written(field: int, tile: int, points: int, winner: int, rows: bytes, players: int) -> msgspec.Raw:
    resolved = winner != UNRESOLVED
    return msgspec.Raw(
        b'{"number":%d,"battlefield":%s,"points":%d,"resolved":%s,"winner":%s,"rows":[%s,%s]}'
        % (
            field + 1,
            b'"%s"' % TILES[tile].encode() if tile != NOBODY else b"null",
            points,
            b"true" if resolved else b"false",
            b"%d" % winner if winner >= 0 else b"null",
            side_written(2 * field, rows[:ROW], players, resolved),
            side_written(2 * field + 1, rows[ROW:], players, resolved),
        )
    )


@lru_cache(SHARED)
def side_written(row: int, written: bytes, players: int, resolved: bool) -> bytes:
    return msgspec.json.encode(side.__wrapped__(row, written, players, resolved))


@lru_cache(SHARED)
def player_written(
    number: int, written: bytes, players: int, winners: tuple[int, ...], mine: bool, shown: bool
) -> msgspec.Raw:
    taken = msgspec.json.encode(card_seen(written[TAKEN : TAKEN + CARD], players)) if written[TOOK] else b"null"
    return msgspec.Raw(
        b'{"seat":%d,"cards_in_hand":%d,"hand":%s,"taken":%s,"gone":%s,"coward":%s,"battlefields_won":%d}'
        % (
            number,
            written[HELD],
            units_written(written[HAND : HAND + len(UNITS)]) if mine else b"null",
            taken,
            units_written(written[GONE : GONE + len(UNITS)]),
            (b"true" if written[COWARD] else b"false") if shown else b"null",
            fields_won(SimpleNamespace(players=players, winner=winners), number),
        )
    )


@lru_cache(SHARED)
def units_written(counts: bytes) -> bytes:
    return msgspec.json.encode(units_of(counts))


def units_of(counts: Iterable[int]) -> list[str]:
    return [name for name, count in zip(UNITS, counts, strict=True) if count for _ in range(count)]


def result(state: State) -> Result:
    """KJ-7.2, KJ-8.2"""
    t = state.table()
    f = state.read_figures()
    players = range(t.players)
    scores = tuple(points_of(t, f, seat) for seat in players)
    ranks = [rank(t, f, seat) for seat in players]
    winners = tuple(seat for seat in players if ranks[seat] == max(ranks))
    won = [fields_won(t, seat) for seat in players]
    return Result(scores, winners, {"scores": list(scores), "winners": list(winners), "battlefields": won})


def score_sheet(state: State) -> list[View]:
    """Every point of every seat, and where it comes from (KJ-7.1)."""
    t = state.table()
    f = state.read_figures()
    sheet = []
    for seat in range(t.players):
        lines = []
        for field in range(battlefields(t)):
            if t.winner[field] == seat:
                lines.append(
                    {
                        "number": field + 1,
                        "battlefield": TILES[t.tiles[field]],
                        "points": field_points(t, f, field),
                        "peasant": peasant_points(t, f, field),
                        "lord": lord_points(t, f, field),
                    }
                )
        coward = f.coward if t.seats[seat].coward else 0
        sheet.append({"seat": seat, "battlefields": lines, "coward": coward, "total": points_of(t, f, seat)})
    return sheet
