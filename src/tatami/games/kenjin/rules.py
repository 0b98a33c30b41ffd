"""Kenjin: set-up and deployment (KJ-2 to KJ-4), and the gate through which every action goes.

Each decision's prohibition, choices and effect stand together. A prohibition returns 0 or the rule that forbids:
100 times its section plus its number.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.core.compiled import built_in, rule
from tatami.core.engine import CHANCE
from tatami.core.events import EVERYBODY, Log, emit
from tatami.games.kenjin.actions import ASSASSIN, BONUS, DESTROY, DRAFT, ENGAGE, LOOK, MOVE, REVEAL, TILE
from tatami.games.kenjin.happenings import Event
from tatami.games.kenjin.resolution import (
    bonus,
    bonus_choices,
    bonus_forbids,
    destroy,
    destroy_choices,
    destroy_forbids,
    resolve,
)
from tatami.games.kenjin.table import (
    ALL_EYES,
    BATTLEFIELDS,
    BORDERED,
    FIRST_SECRET,
    FOURS,
    NOBODY,
    PASS_LIMIT,
    ROW_ROOM,
    TILES,
    UNITS,
    Decision,
    Figures,
    Table,
    Tile,
    Unit,
    add_card,
    battlefields,
    opposed,
    owner_of,
    remove_card,
    row_of,
)

Choices = Any


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
        return 205
    for field in range(BATTLEFIELDS):
        if t.tiles[field] == tile:
            return 205
    return 0


@rule
def tile_choices(t: Table, out: Choices) -> int:
    sixes = t.drawn % 2 == 1 if not t.draft else t.tiles[0] != NOBODY
    drawn = 0  # a bit for each tile that is not to be had
    for field in range(BATTLEFIELDS):
        if t.tiles[field] != NOBODY:
            drawn |= 1 << int(t.tiles[field])  # eight bits would not hold it
    count = 0
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
    return 206 if t.tiles[2 * (t.players - 1)] == NOBODY else 207


@rule
def draft_choices(t: Table, out: Choices) -> int:
    count = 0
    for tile in range(len(TILES)):
        if t.offer[tile]:
            out[count] = DRAFT + tile
            count += 1
    return count


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
def engage_forbids(t: Table, seat: int, unit: int, field: int) -> int:
    if unit == Unit.ASSASSIN:
        return 404
    if t.seats[seat].hand[unit] == 0:
        return 208
    row = row_of(t, seat, field) if field < battlefields(t) else NOBODY
    if row == NOBODY:
        return 302
    if is_full(t, field, row):
        return 601
    return 0


@rule
def is_full(t: Table, field: int, row: int) -> bool:
    """KJ-6.1"""
    return t.tiles[field] == Tile.PASS and t.rows[row].count >= PASS_LIMIT


@rule
def assassin_forbids(t: Table, seat: int, row: int, place: int) -> int:
    """KJ-4.4"""
    if t.seats[seat].hand[Unit.ASSASSIN] == 0:
        return 208
    if row >= 2 * battlefields(t) or not opposed(t, seat, owner_of(t, row)) or not face_down(t, row, place):
        return 404
    return 0


@built_in
@rule
def engage_choices(t: Table, out: Choices) -> int:
    seat = t.to_act
    hand = t.seats[seat].hand
    fields = battlefields(t)
    mine, room = 0, 0  # my battlefields with room, four bits for each, and how many they are
    for field in range(fields):
        row = row_of(t, seat, field)
        if row != NOBODY and not is_full(t, field, row):
            mine |= field << (4 * room)
            room += 1
    count = 0
    for unit in range(len(UNITS)):
        # A seat borders four battlefields. All are written, and those that count are kept: a branch for each unit,
        # which nothing foretells, would take twice as long; so would a place that might count from the end.
        for k in range(BORDERED):
            out[np.uint32(count + k)] = ENGAGE + unit * BATTLEFIELDS + ((mine >> (4 * k)) & 15)
        if hand[unit] and unit != Unit.ASSASSIN:
            count += room
    if hand[Unit.ASSASSIN]:
        for row in range(2 * fields):
            if opposed(t, seat, owner_of(t, row)) and t.rows[row].faces:
                count = add_faces(t, row, ASSASSIN, out, count)
    return count


@built_in
@rule
def add_faces(t: Table, row: int, verb: int, out: Choices, count: int) -> int:
    """Adds a choice for each face-down card of a row: all are written, those face up are not kept."""
    cards = t.rows[row].cards
    for place in range(t.rows[row].count):
        out[np.uint32(count)] = verb + row * ROW_ROOM + place
        count += 1 - int(cards[place].up)
    return count


@rule
def engage(t: Table, log: Log, unit: int, field: int) -> None:
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


@rule
def assassinate(t: Table, log: Log, row: int, place: int) -> None:
    """KJ-4.4: the Assassin takes the card's place; its player looks at it and keeps it to the end."""
    seat = t.to_act
    leave_hand(t, seat, Unit.ASSASSIN)
    victim = t.rows[row].cards[place]
    victim.eyes |= 1 << seat
    t.seats[seat].taken = victim
    t.seats[seat].took = 1
    emit(log, Event.ASSASSINATED, victim.eyes, seat, row // 2, victim.owner, place, victim.unit)
    victim.unit = Unit.ASSASSIN
    victim.owner = seat
    victim.up = 1
    victim.eyes = 1 << seat
    victim.last = 1 if t.seats[seat].held == 0 else 0
    t.rows[row].faces -= 1


@rule
def leave_hand(t: Table, seat: int, unit: int) -> None:
    t.seats[seat].hand[unit] -= 1
    t.seats[seat].held -= 1


@rule
def finish_card(t: Table, f: Figures, log: Log) -> None:
    """KJ-3.1: two cards a turn, and the one that is left on the seventh."""
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
    return 0 if face_down(t, row_of(t, t.to_act, t.here) ^ 1, place) else 401


@rule
def reveal_choices(t: Table, out: Choices) -> int:
    row = row_of(t, t.to_act, t.here) ^ 1
    count = 0
    for place in range(t.rows[row].count):
        if face_down(t, row, place):
            out[count] = REVEAL + place
            count += 1
    return count


@rule
def reveal(t: Table, log: Log, place: int) -> None:
    row = row_of(t, t.to_act, t.here) ^ 1
    card = t.rows[row].cards[place]
    card.up = 1
    t.rows[row].faces -= 1
    emit(log, Event.REVEALED, EVERYBODY, t.to_act, t.here, card.owner, place, card.unit)


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
    return 402


@rule
def look_choices(t: Table, out: Choices) -> int:
    count = 0
    for row in range(2 * battlefields(t)):
        if t.rows[row].faces and owner_of(t, row) != t.to_act:
            count = add_faces(t, row, LOOK, out, count)
    return count


@rule
def look(t: Table, log: Log, row: int, place: int) -> None:
    card = t.rows[row].cards[place]
    card.eyes |= 1 << t.to_act
    emit(log, Event.LOOKED, card.eyes, t.to_act, row // 2, card.owner, place, card.unit)


# -- the General (KJ-4.3)


@rule
def move_forbids(t: Table, place: int, field: int) -> int:
    if not face_down(t, row_of(t, t.to_act, t.here), place):
        return 403
    row = row_of(t, t.to_act, field) if field < battlefields(t) else NOBODY
    if row == NOBODY or field == t.here:
        return 403
    return 601 if is_full(t, field, row) else 0


@rule
def move_choices(t: Table, out: Choices) -> int:
    count = 0
    row = row_of(t, t.to_act, t.here)
    for place in range(t.rows[row].count):
        if not face_down(t, row, place):
            continue
        for field in range(battlefields(t)):
            if move_forbids(t, place, field) == 0:
                out[count] = MOVE + place * BATTLEFIELDS + field
                count += 1
    return count


@rule
def move(t: Table, log: Log, place: int, field: int) -> None:
    seat = t.to_act
    row = t.rows[row_of(t, seat, t.here)]
    card = row.cards[place]
    emit(log, Event.MOVED, card.eyes, seat, t.here, place, field, card.unit)
    add_card(t.rows[row_of(t, seat, field)], card.unit, card.owner, card.up, card.eyes, card.last)
    remove_card(row, place)


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
def name_coward(t: Table, log: Log, card: Any) -> None:
    """KJ-3.8"""
    if card.last and card.unit == Unit.LORD:
        card.eyes = ALL_EYES
        t.seats[card.owner].coward = 1
        emit(log, Event.COWARD, EVERYBODY, card.owner)


# -- the gate


@rule
def legal(t: Table, f: Figures, out: Choices) -> int:
    """Everything that whoever is to act may do, ascending."""
    if t.decision == Decision.ENGAGE:
        return engage_choices(t, out)
    if t.decision == Decision.LOOK:
        return look_choices(t, out)
    if t.decision == Decision.REVEAL:
        return reveal_choices(t, out)
    if t.decision == Decision.MOVE:
        return move_choices(t, out)
    if t.decision == Decision.TILE:
        return tile_choices(t, out)
    if t.decision == Decision.DRAFT:
        return draft_choices(t, out)
    if t.decision == Decision.DESTROY:
        return destroy_choices(t, f, out)
    if t.decision == Decision.BONUS:
        return bonus_choices(t, out)
    return 0


@rule
def chance(t: Table, f: Figures, out: Choices, weights: Any) -> int:
    """Every battlefield of that value is as likely as the next (KJ-2.5)."""
    count = tile_choices(t, out) if t.to_act == CHANCE else 0
    for k in range(count):
        weights[k] = 1.0
    return count


@rule
def apply(t: Table, f: Figures, log: Log, action: int) -> None:
    """Plays a legal action."""
    if action < DRAFT:
        draw_tile(t, log, action - TILE)
    elif action < ENGAGE:
        draft_tile(t, log, action - DRAFT)
    elif action < DESTROY:
        deploy(t, log, action)
        if t.decision == Decision.ENGAGE:
            finish_card(t, f, log)
    elif action < BONUS:
        destroy(t, f, log, action - DESTROY)
    else:
        bonus(t, f, log, (action - BONUS) // BATTLEFIELDS, (action - BONUS) % BATTLEFIELDS)


@rule
def deploy(t: Table, log: Log, action: int) -> None:
    """A card is engaged, or an ability used; unless an ability comes next, the next decision is to engage a card."""
    if action < REVEAL:
        engage(t, log, (action - ENGAGE) // BATTLEFIELDS, (action - ENGAGE) % BATTLEFIELDS)
        return
    if action < LOOK:
        reveal(t, log, action - REVEAL)
    elif action < MOVE:
        look(t, log, (action - LOOK) // ROW_ROOM, (action - LOOK) % ROW_ROOM)
    elif action < ASSASSIN:
        move(t, log, (action - MOVE) // BATTLEFIELDS, (action - MOVE) % BATTLEFIELDS)
    else:
        assassinate(t, log, (action - ASSASSIN) // ROW_ROOM, (action - ASSASSIN) % ROW_ROOM)
    t.decision = Decision.ENGAGE


@rule
def forbids(t: Table, f: Figures, action: int) -> int:
    """The rule that forbids a wish now; 0 if none does."""
    if action < DRAFT:
        return tile_forbids(t, action - TILE) if t.decision == Decision.TILE else 205
    if action < ENGAGE:
        return draft_forbids(t, action - DRAFT) if t.decision == Decision.DRAFT else 206
    if action < REVEAL or ASSASSIN <= action < DESTROY:
        return card_forbids(t, action)
    if action < LOOK:
        return reveal_forbids(t, action - REVEAL) if t.decision == Decision.REVEAL else 401
    if action < MOVE:
        look_wish = action - LOOK
        return look_forbids(t, look_wish // ROW_ROOM, look_wish % ROW_ROOM) if t.decision == Decision.LOOK else 402
    if action < ASSASSIN:
        move_wish = action - MOVE
        if t.decision != Decision.MOVE:
            return 403
        return move_forbids(t, move_wish // BATTLEFIELDS, move_wish % BATTLEFIELDS)
    if action < BONUS:
        return destroy_forbids(t, f, action - DESTROY) if t.decision == Decision.DESTROY else 602
    bonus_wish = action - BONUS
    if t.decision != Decision.BONUS:
        return 609
    return bonus_forbids(t, bonus_wish // BATTLEFIELDS, bonus_wish % BATTLEFIELDS)


@rule
def card_forbids(t: Table, action: int) -> int:
    """Engaging a card: before the deployment (KJ-2.8), during an ability (KJ-3.3), after it (KJ-3.7)."""
    if t.decision < Decision.ENGAGE:
        return 301
    if t.decision in (Decision.REVEAL, Decision.LOOK, Decision.MOVE):
        return 303
    if t.decision > Decision.MOVE:
        return 307
    if action >= ASSASSIN:
        return assassin_forbids(t, t.to_act, (action - ASSASSIN) // ROW_ROOM, (action - ASSASSIN) % ROW_ROOM)
    return engage_forbids(t, t.to_act, (action - ENGAGE) // BATTLEFIELDS, (action - ENGAGE) % BATTLEFIELDS)
