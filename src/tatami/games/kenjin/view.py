"""What a seat may know of a table of Kenjin, built field by field (KJ-9)."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import numpy as np

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
    ROW_ROOM,
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

PHASES = {
    Decision.TILE: "set-up",
    Decision.DRAFT: "set-up",
    Decision.DESTROY: "resolution",
    Decision.BONUS: "resolution",
    Decision.OVER: "over",
}
ABILITIES = (Decision.REVEAL, Decision.LOOK, Decision.MOVE)
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
TAKEN, TOOK, HAND, COWARD = (place_of(Seat, field) for field in ("taken", "took", "hand", "coward"))
DECISION = place_of(Table, "decision")
EVERY_CARD = np.array(
    [ROWS + row * ROW + CARDS + card * CARD for row in range(table.ROWS) for card in range(ROW_ROOM)]
    + [SEATS + number * SEAT + TAKEN for number in range(MOST_PLAYERS)]
)
UNIT, UP, EYES = (EVERY_CARD + place_of(Card, field) for field in ("unit", "up", "eyes"))


@lru_cache(SHARED)
def battlefield(
    field: int, tile: int, points: int, winner: int, rows: bytes, players: int, seat: int | None, over: bool
) -> View:
    resolved = winner != UNRESOLVED
    return {
        "number": field + 1,
        "battlefield": TILES[tile] if tile != NOBODY else None,
        "points": points,
        "resolved": resolved,
        "winner": winner if winner >= 0 else None,
        "rows": [
            side(2 * field, rows[:ROW], players, seat, over, resolved),
            side(2 * field + 1, rows[ROW:], players, seat, over, resolved),
        ],
    }


def view(state: State, seat: int | None, written: bool = False) -> View:
    """All that a seat (None: a spectator) may know. Its parts are shared between views: nobody writes into them.

    `written`: battlefields and seats as they are sent, some hundred bytes instead of dozens of objects.
    """
    over = state.to_act is None
    raw = veiled(state, seat, over)
    t: Table = read_head(raw)
    f: Figures = state.read_figures()
    mine = seat is not None and seat == state.to_act
    seen: View = {
        "game": "kenjin",
        "options": dict(state.options),
        "seat": seat,
        "phase": PHASES.get(Decision(t.decision), "deployment"),
        "to_act": "chance" if state.to_act == CHANCE else state.to_act,
        "decision": DECISIONS[t.decision],
        "number": None if t.here == NOBODY else t.here + 1,
        "cards_this_turn": t.engaged + 1 if t.decision in (Decision.ENGAGE, *ABILITIES) else None,
        "offer": [name for tile, name in enumerate(TILES) if t.offer[tile]],
        "battlefields": laid_out(t, f, raw, seat, over, battlefield_written if written else battlefield),
        "seats": sitting(t, raw, seat, over, player_written if written else player),
        "actions": list(map(state.codec.text, state.actions())) if mine else [],
    }
    if seat is not None and t.doomed != NOBODY and owner_of(t, first_asked(t)) == seat:
        seen["doomed"] = t.doomed + 1
    if over:
        seen["result"] = result(state).record
        seen["score"] = score_sheet(state)
    return seen


def veiled(state: State, seat: int | None, over: bool) -> bytes:
    """The table with all that the seat may not know of rows and seats wiped out (KJ-9.2).

    Parts of views are remembered by these bytes: were a secret among them, how long it takes would tell whether another
    table had the same one.
    """
    raw = bytearray(state.open().tobytes())
    shown = raw[DECISION] >= Decision.DESTROY
    for number in range(MOST_PLAYERS):
        own = SEATS + number * SEAT
        if number != seat:
            raw[own + HAND : own + HAND + len(UNITS)] = bytes(len(UNITS))
        if not shown:
            raw[own + COWARD] = 0
    if not over:
        cells = np.frombuffer(raw, np.uint8)
        eye = 1 << (SPECTATOR if seat is None else seat)
        cells[UNIT[(cells[UP] == 0) & (cells[EYES] & eye == 0)]] = 0
    return bytes(raw)


def first_asked(t: Table) -> int:
    """The row of the seat that was asked first at the Sanctuary (KJ-6.2)."""
    row = 2 * t.here
    return row if owner_of(t, row) < owner_of(t, row + 1) else row + 1


def laid_out(t: Table, f: Figures, raw: bytes, seat: int | None, over: bool, show: Callable[..., Shown]) -> list[Shown]:
    """The battlefields in play. Most of them were seen like this before."""
    players, points = t.players, f.points
    return [
        show(
            field,
            tile,
            points[tile if tile != NOBODY else FOURS * (field % 2)],
            winner,
            raw[ROWS + 2 * field * ROW : ROWS + 2 * (field + 1) * ROW],
            players,
            seat,
            over,
        )
        for field, tile, winner in zip(range(battlefields(t)), t.tiles, t.winner, strict=False)
    ]


def side(row: int, written: bytes, players: int, seat: int | None, over: bool, resolved: bool) -> View:
    army: Row = read_row(written)
    cards = (written[place : place + CARD] for place in range(CARDS, CARDS + army.count * CARD, CARD))
    seen: View = {
        "seat": owner_of(SimpleNamespace(players=players), row),
        "cards": [card_seen(card, players, seat, over) for card in cards],
        "camp": army.camp,
    }
    if resolved:
        seen["port"] = army.port
        seen["power"] = army.power
    return seen


@lru_cache(SHARED)
def card_seen(written: bytes, players: int, seat: int | None, over: bool) -> View:
    """A card in a row or taken by an Assassin: its unit only if it lies face up or the seat knows it (KJ-9.2)."""
    card: Card = read_card(written)
    known = over or card.up or card.eyes >> (SPECTATOR if seat is None else seat) & 1
    return {
        "owner": card.owner,
        "up": bool(card.up),
        "unit": UNITS[card.unit] if known else None,
        "known_to": [] if card.up else [who for who in range(players) if card.eyes >> who & 1],
    }


def sitting(t: Table, raw: bytes, seat: int | None, over: bool, show: Callable[..., Shown]) -> list[Shown]:
    shown = t.decision >= Decision.DESTROY
    sat = []
    for number in range(t.players):
        own = raw[SEATS + number * SEAT : SEATS + (number + 1) * SEAT]
        eyes = seat if number == seat or own[TOOK] else None  # else it is the same for all
        sat.append(show(number, own, t.players, t.winner, eyes, over, shown))
    return sat


@lru_cache(SHARED)
def player(
    number: int, written: bytes, players: int, winners: tuple[int, ...], seat: int | None, over: bool, shown: bool
) -> View:
    owner: Seat = read_seat(written)
    return {
        "seat": number,
        "cards_in_hand": owner.held,
        "hand": units_of(owner.hand) if number == seat else None,
        "taken": card_seen(written[TAKEN : TAKEN + CARD], players, seat, over) if owner.took else None,
        "gone": units_of(owner.gone),
        "coward": bool(owner.coward) if shown else None,
        "battlefields_won": fields_won(SimpleNamespace(players=players, winner=winners), number),
    }


@lru_cache(SHARED)
def battlefield_written(*seen: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(battlefield.__wrapped__(*seen)))


@lru_cache(SHARED)
def player_written(*seen: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(player.__wrapped__(*seen)))


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
