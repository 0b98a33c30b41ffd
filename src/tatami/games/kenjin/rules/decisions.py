"""Kenjin: set-up and deployment (KJ-2 to KJ-4), and the rows of all decisions."""

from __future__ import annotations

import numpy as np

from tatami.core import citations as cite
from tatami.core.compiled import built_in, rule
from tatami.core.engine import CHANCE
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers
from tatami.core.rows import Row, dispatch
from tatami.games.kenjin.rules.actions import ACTIONS, ASSASSIN, ENGAGE, LOOK, MOVE, REVEAL, TILE
from tatami.games.kenjin.rules.events import Event
from tatami.games.kenjin.rules.resolution import (
    bonus,
    bonus_choices,
    bonus_forbids,
    destroy,
    destroy_choices,
    destroy_forbids,
    resolve,
)
from tatami.games.kenjin.rules.table import (
    BATTLEFIELDS,
    BORDERED,
    FIRST_SECRET,
    FOURS,
    KNOWN_TO_ALL,
    NOBODY,
    PASS_LIMIT,
    ROW_ROOM,
    TILES,
    UNITS,
    Card,
    Decision,
    Figures,
    Table,
    Tile,
    Unit,
    add_card,
    are_opponents,
    battlefields,
    owner_of,
    remove_card,
    row_of,
)


@rule
def face_down(t: Table, row: int, place: int) -> bool:
    """Whether a card lies face down at that place of a row."""
    return place < t.rows[row].count and t.rows[row].cards[place].up == 0


# -- the battlefields are drawn (KJ-2.5, KJ-2.6, KJ-2.7)


@rule
def tile_forbids(t: Table, tile: int) -> int:
    """KJ-2.5: of the value whose turn it is, and not drawn yet."""
    sixes = t.drawn % 2 == 1 if not t.draft else t.tiles[0] != NOBODY
    if (tile >= FOURS) != sixes or t.offer[tile]:
        return cite.KJ_2_5
    for field in range(BATTLEFIELDS):
        if t.tiles[field] == tile:
            return cite.KJ_2_5
    return 0


@rule
def tile_choices(t: Table, out: Numbers, count: int) -> int:
    sixes = t.drawn % 2 == 1 if not t.draft else t.tiles[0] != NOBODY
    drawn = 0  # a bit for each tile that is not to be had
    for field in range(BATTLEFIELDS):
        if t.tiles[field] != NOBODY:
            drawn |= 1 << int(t.tiles[field])  # eight bits would not hold it
    for tile in range(FOURS if sixes else 0, len(TILES) if sixes else FOURS):
        if (drawn >> tile) & 1 == 0 and not t.offer[tile]:
            out[count] = TILE + tile
            count += 1
    return count


@rule
def draw_tile(t: Table, log: Log, tile: int) -> None:
    """KJ-2.5 lays it at once; KJ-2.6 and KJ-2.7 lay out one more than there are players, to choose from."""
    if not t.draft:
        t.tiles[t.drawn] = tile
        emit(log, Event.TILE_LAID, EVERYBODY, t.drawn, tile)
        t.drawn += 1
        if t.drawn == battlefields(t):
            begin_deployment(t)
        return
    t.offer[tile] = 1
    emit(log, Event.TILE_OFFERED, EVERYBODY, tile)
    t.drawn += 1
    if t.drawn == t.players + 1:
        t.drawn = 0
        t.decision = Decision.DRAFT
        t.to_act = 0 if tile < FOURS else t.players - 1


@rule
def draft_forbids(t: Table, tile: int) -> int:
    if t.offer[tile]:
        return 0
    return cite.KJ_2_6 if t.tiles[2 * (t.players - 1)] == NOBODY else cite.KJ_2_7


@rule
def draft_tile(t: Table, log: Log, tile: int) -> None:
    """KJ-2.6: a 4 towards the left neighbour. KJ-2.7: then, anticlockwise, a 6 towards the right neighbour."""
    seat = t.to_act
    fours = tile < FOURS
    field = 2 * seat if fours else (2 * seat - 1) % (2 * t.players)
    t.tiles[field] = tile
    t.offer[tile] = 0
    emit(log, Event.TILE_DRAFTED, EVERYBODY, seat, field, tile)
    if seat != (t.players - 1 if fours else 0):
        t.to_act = seat + 1 if fours else seat - 1
        return
    for left_over in range(len(TILES)):
        t.offer[left_over] = 0
    if fours:
        t.decision = Decision.TILE
        t.to_act = CHANCE
    else:
        begin_deployment(t)


@rule
def begin_deployment(t: Table) -> None:
    """KJ-3.1"""
    t.drawn = 0
    t.decision = Decision.ENGAGE
    t.to_act = 0


# -- a card is engaged (KJ-3)


@rule
def engage_forbids(t: Table, unit: int, field: int) -> int:
    seat = t.to_act
    if unit == Unit.ASSASSIN:
        return cite.KJ_4_4
    if t.seats[seat].hand[unit] == 0:
        return cite.KJ_2_8
    row = row_of(t, seat, field) if field < battlefields(t) else NOBODY
    if row == NOBODY:
        return cite.KJ_3_2
    if is_full(t, field, row):
        return cite.KJ_6_1
    return 0


@rule
def is_full(t: Table, field: int, row: int) -> bool:
    """KJ-6.1"""
    return t.tiles[field] == Tile.PASS and t.rows[row].count >= PASS_LIMIT


@rule
def assassin_forbids(t: Table, row: int, place: int) -> int:
    """KJ-4.4"""
    seat = t.to_act
    if t.seats[seat].hand[Unit.ASSASSIN] == 0:
        return cite.KJ_2_8
    if row >= 2 * battlefields(t) or not are_opponents(t, seat, owner_of(t, row)) or not face_down(t, row, place):
        return cite.KJ_4_4
    return 0


@built_in
@rule
def engage_choices(t: Table, out: Numbers, count: int) -> int:
    seat = t.to_act
    hand = t.seats[seat].hand
    mine, room = 0, 0  # my battlefields with room, four bits for each, and how many they are
    for field in range(battlefields(t)):
        row = row_of(t, seat, field)
        if row != NOBODY and not is_full(t, field, row):
            mine |= field << (4 * room)
            room += 1
    for unit in range(len(UNITS)):
        # A seat borders four battlefields. All are written, and those that count are kept: a branch for each unit,
        # which nothing foretells, would take twice as long; so would a place that might count from the end.
        for k in range(BORDERED):
            out[np.uint32(count + k)] = ENGAGE + unit * BATTLEFIELDS + ((mine >> (4 * k)) & 15)
        if hand[unit] and unit != Unit.ASSASSIN:
            count += room
    return count


@built_in
@rule
def assassin_choices(t: Table, out: Numbers, count: int) -> int:
    seat = t.to_act
    if t.seats[seat].hand[Unit.ASSASSIN]:
        for row in range(2 * battlefields(t)):
            if are_opponents(t, seat, owner_of(t, row)) and t.rows[row].faces:
                count = add_faces(t, row, ASSASSIN + row * ROW_ROOM, out, count)
    return count


@built_in
@rule
def add_faces(t: Table, row: int, first: int, out: Numbers, count: int) -> int:
    """Adds a choice for each face-down card of a row: all are written, those face up are not kept.

    `first` is the choice of the first card."""
    cards = t.rows[row].cards
    for place in range(t.rows[row].count):
        out[np.uint32(count)] = first + place
        count += 1 - int(cards[place].up)
    return count


@rule
def engage(t: Table, f: Figures, log: Log, unit: int, field: int) -> None:
    """KJ-3.2: at the end of one's own row; KJ-3.3: then the ability of a regular unit, if it can work."""
    seat = t.to_act
    row = row_of(t, seat, field)
    up = 1 if unit < FIRST_SECRET else 0
    leave_hand(t, seat, unit)
    last = 1 if t.seats[seat].held == 0 else 0
    add_card(t.rows[row], unit, seat, up, 1 << seat, last)
    emit(log, Event.ENGAGED, EVERYBODY if up else 1 << seat, seat, unit, field, t.rows[row].count - 1)
    t.here = field
    if unit == Unit.SCOUT and t.rows[row ^ 1].faces:
        t.decision = Decision.REVEAL
    elif unit == Unit.SHUGENJA and any_face_to_see(t, seat):
        t.decision = Decision.LOOK
    elif unit == Unit.GENERAL and t.rows[row].faces:
        t.decision = Decision.MOVE
    else:
        finish_card(t, f, log)


@rule
def assassinate(t: Table, f: Figures, log: Log, row: int, place: int) -> None:
    """KJ-4.4: the Assassin takes the card's place; its player looks at it and keeps it to the end."""
    seat = t.to_act
    leave_hand(t, seat, Unit.ASSASSIN)
    victim = t.rows[row].cards[place]
    victim.known_to |= 1 << seat
    t.seats[seat].taken = victim
    t.seats[seat].took = 1
    emit(log, Event.ASSASSINATED, victim.known_to, seat, row // 2, victim.owner, place, victim.unit)
    victim.unit = Unit.ASSASSIN
    victim.owner = seat
    victim.up = 1
    victim.known_to = 1 << seat
    victim.last = 1 if t.seats[seat].held == 0 else 0
    t.rows[row].faces -= 1
    finish_card(t, f, log)


@rule
def leave_hand(t: Table, seat: int, unit: int) -> None:
    t.seats[seat].hand[unit] -= 1
    t.seats[seat].held -= 1


@rule
def finish_card(t: Table, f: Figures, log: Log) -> None:
    """KJ-3.1: two cards a turn, and the one that is left on the seventh."""
    t.decision = Decision.ENGAGE
    t.here = NOBODY
    t.engaged += 1
    if t.engaged < 2 and t.seats[t.to_act].held:
        return
    t.engaged = 0
    t.to_act = t.to_act + 1 if t.to_act + 1 < t.players else 0
    if t.seats[t.to_act].held == 0:
        end_deployment(t, f, log)


# -- the Scout (KJ-4.1)


@rule
def reveal_forbids(t: Table, place: int) -> int:
    return 0 if face_down(t, row_of(t, t.to_act, t.here) ^ 1, place) else cite.KJ_4_1


@rule
def reveal_choices(t: Table, out: Numbers, count: int) -> int:
    return add_faces(t, row_of(t, t.to_act, t.here) ^ 1, REVEAL, out, count)


@rule
def reveal(t: Table, f: Figures, log: Log, place: int) -> None:
    row = row_of(t, t.to_act, t.here) ^ 1
    card = t.rows[row].cards[place]
    card.up = 1
    t.rows[row].faces -= 1
    emit(log, Event.REVEALED, EVERYBODY, t.to_act, t.here, card.owner, place, card.unit)
    finish_card(t, f, log)


# -- the Shugenja (KJ-4.2)


@rule
def any_face_to_see(t: Table, seat: int) -> bool:
    for row in range(2 * battlefields(t)):
        if t.rows[row].faces and owner_of(t, row) != seat:
            return True
    return False


@rule
def look_forbids(t: Table, row: int, place: int) -> int:
    if row < 2 * battlefields(t) and owner_of(t, row) != t.to_act and face_down(t, row, place):
        return 0
    return cite.KJ_4_2


@rule
def look_choices(t: Table, out: Numbers, count: int) -> int:
    for row in range(2 * battlefields(t)):
        if t.rows[row].faces and owner_of(t, row) != t.to_act:
            count = add_faces(t, row, LOOK + row * ROW_ROOM, out, count)
    return count


@rule
def look_at_card(t: Table, f: Figures, log: Log, row: int, place: int) -> None:
    card = t.rows[row].cards[place]
    card.known_to |= 1 << t.to_act
    emit(log, Event.LOOKED, card.known_to, t.to_act, row // 2, card.owner, place, card.unit)
    finish_card(t, f, log)


# -- the General (KJ-4.3)


@rule
def move_forbids(t: Table, place: int, field: int) -> int:
    if not face_down(t, row_of(t, t.to_act, t.here), place):
        return cite.KJ_4_3
    row = row_of(t, t.to_act, field) if field < battlefields(t) else NOBODY
    if row == NOBODY or field == t.here:
        return cite.KJ_4_3
    return cite.KJ_6_1 if is_full(t, field, row) else 0


@rule
def move_choices(t: Table, out: Numbers, count: int) -> int:
    row = row_of(t, t.to_act, t.here)
    for place in range(t.rows[row].count):
        if face_down(t, row, place):
            for field in range(battlefields(t)):
                if move_forbids(t, place, field) == 0:
                    out[count] = MOVE + place * BATTLEFIELDS + field
                    count += 1
    return count


@rule
def move(t: Table, f: Figures, log: Log, place: int, field: int) -> None:
    seat = t.to_act
    row = t.rows[row_of(t, seat, t.here)]
    card = row.cards[place]
    emit(log, Event.MOVED, card.known_to, seat, t.here, place, field, card.unit)
    add_card(t.rows[row_of(t, seat, field)], card.unit, card.owner, card.up, card.known_to, card.last)
    remove_card(row, place)
    finish_card(t, f, log)


# -- the end of the deployment


@rule
def end_deployment(t: Table, f: Figures, log: Log) -> None:
    """KJ-5.1: the cowards are named, and everybody knows where those Lords were laid (KJ-3.8)."""
    for row in range(2 * battlefields(t)):
        cards = t.rows[row].cards
        for place in range(t.rows[row].count):
            name_coward(t, log, cards[place])
    for seat in range(t.players):
        if t.seats[seat].took:
            name_coward(t, log, t.seats[seat].taken)
    resolve(t, f, log)


@rule
def name_coward(t: Table, log: Log, card: Card) -> None:
    """KJ-3.8"""
    if card.last and card.unit == Unit.LORD:
        card.known_to = KNOWN_TO_ALL
        t.seats[card.owner].coward = 1
        emit(log, Event.COWARD, EVERYBODY, card.owner)


@rule
def no_card_now(t: Table) -> int:
    """Why no card is engaged now: before the deployment (KJ-2.8), during an ability (KJ-3.3), after it (KJ-3.7)."""
    if t.decision < Decision.ENGAGE:
        return cite.KJ_3_1
    return cite.KJ_3_3 if t.decision <= Decision.MOVE else cite.KJ_3_7


legal, chance, apply, forbids = dispatch(
    __name__,
    ACTIONS,
    Row("tile", Decision.TILE, tile_forbids, draw_tile, cite.KJ_2_5, tile_choices),
    Row("draft", Decision.DRAFT, draft_forbids, draft_tile, cite.KJ_2_6),
    Row("engage", Decision.ENGAGE, engage_forbids, engage, no_card_now, engage_choices),
    Row("reveal", Decision.REVEAL, reveal_forbids, reveal, cite.KJ_4_1, reveal_choices),
    Row("look", Decision.LOOK, look_forbids, look_at_card, cite.KJ_4_2, look_choices),
    Row("move", Decision.MOVE, move_forbids, move, cite.KJ_4_3, move_choices),
    Row("assassin", Decision.ENGAGE, assassin_forbids, assassinate, no_card_now, assassin_choices),
    Row("destroy", Decision.DESTROY, destroy_forbids, destroy, cite.KJ_6_2, destroy_choices),
    Row("bonus", Decision.BONUS, bonus_forbids, bonus, cite.KJ_6_9, bonus_choices),
)
