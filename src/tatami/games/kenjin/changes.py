"""What has changed from one view of a table of Kenjin to another, as it is sent: written by machine code.

No view is made for it: both tables are read as they are, and what a seat may know of them is written and compared
(KJ-9). Nothing is remembered, so the time that it takes tells nothing of other tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tatami.core.compiled import rule
from tatami.core.direct import address_of, array_at, data, new_bytes, read_number, triple, word
from tatami.core.engine import CHANCE, Engine, Rules
from tatami.core.record import Array, Numbers, Raw, blank, dtype_of
from tatami.games.kenjin.rules.resolution import fields_won
from tatami.games.kenjin.rules.table import (
    DECISIONS,
    FOURS,
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
    battlefields,
    owner_of,
)

if TYPE_CHECKING:  # what is compiled does not depend on it
    from tatami.core.game import State

Written = tuple[bytes, bytes, bytes]
"""As JSON: the fields that have changed, the names of those that are gone, the elements of lists that have changed."""
TABLE, FIGURES = dtype_of(Table), dtype_of(Figures)
TABLE_BYTES, FIGURES_BYTES = TABLE.itemsize, FIGURES.itemsize
assert TABLE.fields is not None
FIRST_ROW, FIRST_SEAT = TABLE.fields["rows"][1], TABLE.fields["seats"][1]
FIELD, SEAT = 2 * dtype_of(Row).itemsize, dtype_of(Seat).itemsize
MOST = 1 << 15
"""Bytes: more than all parts of a view take."""
OUT, OTHER = np.zeros(MOST, np.uint8), np.zeros(MOST, np.uint8)
"""Where it is written, by one thread at a time: the function holds the interpreter's lock."""
DIGIT = ord("0")


def table_of(names: tuple[str, ...]) -> tuple[bytes, ...]:
    return tuple(f'"{name}"'.encode() for name in names)


UNIT_NAMES, TILE_NAMES, DECISION_NAMES = table_of(UNITS), table_of(TILES), table_of(DECISIONS)


# -- writing: each function returns where the next byte goes


@rule
def put(out: Array, at: int, text: bytes) -> int:
    for place in range(len(text)):
        out[at + place] = text[place]
    return at + len(text)


@rule
def put_number(out: Array, at: int, number: int) -> int:
    if number < 0:
        at = put(out, at, b"-")
        number = -number
    if number > 9:
        at = put_number_above_nine(out, at, number)
    else:
        out[at] = DIGIT + number
        at += 1
    return at


@rule
def put_number_above_nine(out: Array, at: int, number: int) -> int:
    size, rest = 0, number
    while rest > 0:
        rest //= 10
        size += 1
    for place in range(at + size - 1, at - 1, -1):
        out[place] = DIGIT + number % 10
        number //= 10
    return at + size


@rule
def put_truth(out: Array, at: int, truth: bool) -> int:
    return put(out, at, b"true" if truth else b"false")


@rule
def put_optional(out: Array, at: int, number: int, is_there: bool) -> int:
    return put_number(out, at, number) if is_there else put(out, at, b"null")


@rule
def put_units(out: Array, at: int, counts: Numbers) -> int:
    first = at
    for unit in range(len(UNITS)):
        for _ in range(counts[unit]):
            at = put(out, at, b"[" if at == first else b",")
            at = put(out, at, UNIT_NAMES[unit])
    if at == first:
        at = put(out, at, b"[")
    return put(out, at, b"]")


@rule
def put_card(out: Array, at: int, t: Table, card: Card, seat: int) -> int:
    """Its unit only if it lies face up or the seat knows it (KJ-9.2)."""
    at = put(out, at, b'{"owner":')
    at = put_number(out, at, card.owner)
    at = put(out, at, b',"up":')
    at = put_truth(out, at, card.up != 0)
    at = put(out, at, b',"unit":')
    viewer = SPECTATOR if seat == NOBODY else seat
    if card.up or card.known_to >> viewer & 1:
        at = put(out, at, UNIT_NAMES[card.unit])
    else:
        at = put(out, at, b"null")
    at = put(out, at, b',"known_to":[')
    first = at
    if not card.up:
        for who in range(t.players):
            if card.known_to >> who & 1:
                if at > first:
                    at = put(out, at, b",")
                at = put_number(out, at, who)
    return put(out, at, b"]}")


@rule
def put_side(out: Array, at: int, t: Table, row: int, seat: int, is_resolved: bool) -> int:
    army = t.rows[row]
    at = put(out, at, b'{"seat":')
    at = put_number(out, at, owner_of(t, row))
    at = put(out, at, b',"cards":[')
    for place in range(army.count):
        if place:
            at = put(out, at, b",")
        at = put_card(out, at, t, army.cards[place], seat)
    at = put(out, at, b'],"camp":')
    at = put_number(out, at, army.camp)
    if is_resolved:
        at = put(out, at, b',"port":')
        at = put_number(out, at, army.port)
        at = put(out, at, b',"power":')
        at = put_number(out, at, army.power)
    return put(out, at, b"}")


@rule
def put_battlefield(out: Array, at: int, t: Table, f: Figures, field: int, seat: int) -> int:
    tile, winner = t.tiles[field], t.winner[field]
    is_resolved = winner != UNRESOLVED
    at = put(out, at, b'{"number":')
    at = put_number(out, at, field + 1)
    at = put(out, at, b',"battlefield":')
    if tile == NOBODY:
        at = put(out, at, b"null")
        tile = FOURS * (field % 2)
    else:
        at = put(out, at, TILE_NAMES[tile])
    at = put(out, at, b',"points":')
    at = put_number(out, at, f.points[tile])
    at = put(out, at, b',"resolved":')
    at = put_truth(out, at, is_resolved)
    at = put(out, at, b',"winner":')
    at = put_optional(out, at, winner, winner >= 0)
    at = put(out, at, b',"rows":[')
    at = put_side(out, at, t, 2 * field, seat, is_resolved)
    at = put(out, at, b",")
    at = put_side(out, at, t, 2 * field + 1, seat, is_resolved)
    return put(out, at, b"]}")


@rule
def put_player(out: Array, at: int, t: Table, number: int, seat: int) -> int:
    player = t.seats[number]
    at = put(out, at, b'{"seat":')
    at = put_number(out, at, number)
    at = put(out, at, b',"cards_in_hand":')
    at = put_number(out, at, player.held)
    at = put(out, at, b',"hand":')
    at = put_units(out, at, player.hand) if number == seat else put(out, at, b"null")
    at = put(out, at, b',"taken":')
    at = put_card(out, at, t, player.taken, seat) if player.took else put(out, at, b"null")
    at = put(out, at, b',"gone":')
    at = put_units(out, at, player.gone)
    at = put(out, at, b',"coward":')
    if t.decision >= Decision.DESTROY:
        at = put_truth(out, at, player.coward != 0)
    else:
        at = put(out, at, b"null")
    at = put(out, at, b',"battlefields_won":')
    at = put_number(out, at, fields_won(t, number))
    return put(out, at, b"}")


# -- what has changed


@rule
def is_same(one: Array, other: Array, start: int, end: int) -> bool:
    for place in range(start, end):
        if one[place] != other[place]:
            return False
    return True


@rule
def put_key(out: Array, at: int, place: int, first: int) -> int:
    """The number of a list's element as a key."""
    at = put(out, at, b'"' if at == first else b',"')
    at = put_number(out, at, place)
    return put(out, at, b'":')


@rule
def is_known(card: Card, seat: int) -> bool:
    viewer = SPECTATOR if seat == NOBODY else seat
    return card.up != 0 or card.known_to >> viewer & 1 != 0


@rule
def looks_same(t: Table, field: int, before: int, seat: int) -> bool:
    """Whether a battlefield shows the same units to both."""
    for row in range(2 * field, 2 * field + 2):
        army = t.rows[row]
        if army.faces:
            for place in range(army.count):
                if is_known(army.cards[place], before) != is_known(army.cards[place], seat):
                    return False
    return True


@rule
def put_fields(out: Array, at: int, other: Array, past: Raw, now: Raw, f: Figures, before: int, seat: int) -> int:
    """The battlefields that look different."""
    old, t = past.view(TABLE)[0], now.view(TABLE)[0]
    first = at
    for field in range(battlefields(t)):
        start = FIRST_ROW + field * FIELD
        is_settled = old.tiles[field] == t.tiles[field] and old.winner[field] == t.winner[field]
        is_kept = is_settled and is_same(past, now, start, start + FIELD)
        if is_kept and (before == seat or looks_same(t, field, before, seat)):
            continue
        key = put_key(out, at, field, first)
        end = put_battlefield(out, key, t, f, field, seat)
        size = 0 if is_kept else put_battlefield(other, 0, old, f, field, before)
        if size != end - key or not is_same(out[key:], other, 0, size):
            at = end
    return at


@rule
def put_seats(out: Array, at: int, other: Array, past: Raw, now: Raw, before: int, seat: int) -> int:
    """The seats that look different."""
    old, t = past.view(TABLE)[0], now.view(TABLE)[0]
    is_settled = (old.decision >= Decision.DESTROY) == (t.decision >= Decision.DESTROY)
    for field in range(battlefields(t)):
        is_settled &= old.winner[field] == t.winner[field]
    first = at
    for number in range(t.players):
        start = FIRST_SEAT + number * SEAT
        has_secrets = number in (before, seat) or t.seats[number].took != 0
        if is_settled and (before == seat or not has_secrets) and is_same(past, now, start, start + SEAT):
            continue
        key = put_key(out, at, number, first)
        end = put_player(out, key, t, number, seat)
        size = put_player(other, 0, old, number, before)
        if size != end - key or not is_same(out[key:], other, 0, size):
            at = end
    return at


@rule
def phase_of(t: Table) -> int:
    if t.decision <= Decision.DRAFT:
        return 0
    return 1 if t.decision < Decision.DESTROY else 2


PHASE_NAMES = table_of(("set-up", "deployment", "resolution"))


@rule
def cards_of(t: Table) -> int:
    """The cards of this turn so far, the one to be engaged included; 0 where none are engaged."""
    return t.engaged + 1 if Decision.ENGAGE <= t.decision <= Decision.MOVE else 0


@rule
def doomed_to(t: Table, seat: int) -> int:
    """The place that a seat chose at the Sanctuary as long as only that seat knows (KJ-6.2), or NOBODY."""
    if t.doomed == NOBODY or seat == NOBODY:
        return NOBODY
    first = min(owner_of(t, 2 * t.here), owner_of(t, 2 * t.here + 1))
    return t.doomed if first == seat else NOBODY


@rule
def put_name(out: Array, at: int, name: bytes) -> int:
    at = put(out, at, b"{" if at == 0 else b",")
    return put(out, at, name)


@rule
def put_view(out: Array, old: Table, t: Table, before: int, seat: int) -> int:
    """The fields other than lists of parts."""
    at = 0
    if before != seat:
        at = put_name(out, at, b'"seat":')
        at = put_optional(out, at, seat, seat != NOBODY)
    if phase_of(old) != phase_of(t):
        at = put_name(out, at, b'"phase":')
        at = put(out, at, PHASE_NAMES[phase_of(t)])
    if old.to_act != t.to_act:
        at = put_name(out, at, b'"to_act":')
        at = put(out, at, b'"chance"') if t.to_act == CHANCE else put_number(out, at, t.to_act)
    if old.decision != t.decision:
        at = put_name(out, at, b'"decision":')
        at = put(out, at, DECISION_NAMES[t.decision])
    if old.here != t.here:
        at = put_name(out, at, b'"number":')
        at = put_optional(out, at, t.here + 1, t.here != NOBODY)
    if cards_of(old) != cards_of(t):
        at = put_name(out, at, b'"cards_this_turn":')
        at = put_optional(out, at, cards_of(t), cards_of(t) > 0)
    if doomed_to(t, seat) not in (NOBODY, doomed_to(old, before)):
        at = put_name(out, at, b'"doomed":')
        at = put_number(out, at, t.doomed + 1)
    is_offer_other = False
    for tile in range(len(TILES)):
        is_offer_other |= old.offer[tile] != t.offer[tile]
    if is_offer_other:
        at = put_name(out, at, b'"offer":')
        first = at
        for tile in range(len(TILES)):
            if t.offer[tile]:
                at = put(out, at, b"[" if at == first else b",")
                at = put(out, at, TILE_NAMES[tile])
        if at == first:
            at = put(out, at, b"[")
        at = put(out, at, b"]")
    return put(out, at, b"}" if at else b"{}")


def changes_object(none: int, arguments: int, count: int) -> int:
    past = array_at(data(arguments, 0), TABLE_BYTES, np.uint8)
    before = read_number(word(arguments, 1))
    now = array_at(data(arguments, 2), TABLE_BYTES, np.uint8)
    seat = read_number(word(arguments, 3))
    f = array_at(data(arguments, 4), FIGURES_BYTES, np.uint8).view(FIGURES)[0]
    old, t = past.view(TABLE)[0], now.view(TABLE)[0]
    out = array_at(data(arguments, 5), MOST, np.uint8)
    other = array_at(data(arguments, 6), MOST, np.uint8)
    fields = new_bytes(address_of(out), put_view(out, old, t, before, seat))
    is_gone = doomed_to(old, before) != NOBODY and doomed_to(t, seat) == NOBODY
    gone = new_bytes(address_of(out), put(out, 0, b'["doomed"]' if is_gone else b"[]"))
    at = put(out, 0, b'{"battlefields":{')
    at = put_fields(out, at, other, past, now, f, before, seat)
    at = put(out, at, b'},"seats":{')
    at = put_seats(out, at, other, past, now, before, seat)
    at = put(out, at, b"}}")
    return triple(fields, gone, new_bytes(address_of(out), at))


def changes(past: Raw, before: int, now: Raw, seat: int, figures: Raw, out: Raw, other: Raw) -> Written | None:
    """The same in Python: whoever asks compares views instead."""
    return None


class KenjinEngine(Engine):
    """The entry points of every game, and the one that writes what has changed."""

    def __init__(self, game: str, rules: Rules, table: type, figures: type, most_choices: int) -> None:
        self.changes = self.direct(changes, changes_object, game, {})
        super().__init__(game, rules, table, figures, most_choices)

    def entry_points(self) -> dict[str, tuple[object, ...]]:
        raw = blank(Table)
        return {**super().entry_points(), "changes": (raw, 0, raw, 0, blank(Figures), OUT, OTHER)}


def written(before: State, seat_before: int | None, after: State, seat: int | None) -> Written | None:
    """What a seat is told that saw `before` as `seat_before`; None: whoever asks compares views."""
    if before.to_act is None or after.to_act is None or before.options is not after.options:
        return None
    engine = after.game.engine
    assert isinstance(engine, KenjinEngine)
    found: Written | None = engine.changes(
        before._raw,
        NOBODY if seat_before is None else seat_before,
        after._raw,
        NOBODY if seat is None else seat,
        after._figures,
        OUT,
        OTHER,
    )
    return found
