"""Setting up: markers, then figures, in the order of the scenario (SB-14.2, SB-12.1)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers
from tatami.games.samourai.rules.actions import BARRICADE, CANONICAL, DONE, LANTERN, PLACE, PLACE_RIDER
from tatami.games.samourai.rules.board import OUTSIDE, Terrain
from tatami.games.samourai.rules.events import Event
from tatami.games.samourai.rules.hexes import COLUMNS, OFF, ROWS, column_of, range_between, row_of
from tatami.games.samourai.rules.pieces import (
    front_of,
    joined_way,
    lantern_on,
    lives_on_map,
    put_down,
    range_to_hex,
    rear_of,
    side_of,
)
from tatami.games.samourai.rules.sight import has_cart, put_barricade
from tatami.games.samourai.rules.steps import ground_for_horse, ground_on_foot
from tatami.games.samourai.rules.table import (
    BARRICADES,
    HEXES,
    LANTERNS,
    MEN,
    NOBODY,
    Decision,
    Figures,
    Piece,
    Place,
    Table,
    widen,
)

FRONTS = (5, 1)  # turned left or right from the way to the second hex


@rule
def ask_next(t: Table, f: Figures) -> bool:
    """Asks for the next thing to set up; False when all is."""
    if t.placing >= f.placings:
        return False
    entry = f.placing[t.placing]
    t.to_act = entry.side
    if entry.piece == Piece.END:
        t.decision = Decision.PLACED
    elif entry.piece == Piece.FIGURE:
        t.decision = Decision.PLACE
    else:
        t.decision = Decision.MARKER
    return True


# -- markers


@rule
def lantern_forbids(t: Table, f: Figures, hex: int) -> int:
    """SB-13.1: in its zone, apart from the others."""
    entry = f.placing[t.placing]
    if entry.piece != Piece.LANTERN or f.zones[entry.zone, hex] == 0 or lantern_on(t, hex) != NOBODY:
        return cite.SB_14_2
    if t.works[hex] != 0:
        return cite.SB_14_2
    for lantern in range(LANTERNS):
        lamp = t.lanterns[lantern]
        if lamp.there != 0 and range_between(lamp.hex, hex) < entry.apart:
            return cite.SB_14_2
    return 0


@rule
def leave_out_forbids(t: Table, f: Figures) -> int:
    """A piece is left out only where it has no room; the listings of places know."""
    return cite.SB_2_3


@rule
def no_barricade_now(t: Table) -> int:
    return cite.SB_12_1 if t.decision == Decision.PLACE else cite.SB_14_2


@rule
def barricade_forbids(t: Table, f: Figures, wall: int) -> int:
    """SB-12.1, SB-12.2: two neighbouring flat hexes, and a front next to both."""
    first, way, turn = wall // 6, CANONICAL[wall // 2 % 3], wall % 2
    entry = f.placing[t.placing]
    if entry.piece != Piece.BARRICADE or not joined_way(f.board, first, way):
        return cite.SB_12_1
    second = widen(f.board.beside[first, way])
    for hex in (first, second):
        if f.zones[entry.zone, hex] == 0 or f.board.terrain[hex] != Terrain.FLAT:
            return cite.SB_12_1
        if t.works[hex] != 0 or lantern_on(t, hex) != NOBODY:
            return cite.SB_12_1
    return 0 if f.board.beside[first, (way + FRONTS[turn]) % 6] != OFF else cite.SB_12_2


@rule
def marker_choices(t: Table, f: Figures, out: Numbers) -> int:
    count = 0
    if f.placing[t.placing].piece == Piece.LANTERN:
        for hex in range(HEXES):
            if lantern_forbids(t, f, hex) == 0:
                out[count] = LANTERN + hex
                count += 1
    else:
        for first in range(HEXES):
            if f.zones[f.placing[t.placing].zone, first] == 0:
                continue
            for wall in range(first * 6, first * 6 + 6):
                if barricade_forbids(t, f, wall) == 0:
                    out[count] = BARRICADE + wall
                    count += 1
    if count == 0:
        out[0] = DONE  # no room for it: it is left out
        count = 1
    return count


@rule
def put_lantern(t: Table, f: Figures, log: Log, hex: int) -> None:
    for lantern in range(LANTERNS):
        lamp = t.lanterns[lantern]
        if lamp.there == 0:
            lamp.there = lamp.lit = 1
            lamp.hex = hex
            break
    emit(log, Event.LANTERN_PLACED, EVERYBODY, hex)
    next_piece(t)


@rule
def build_barricade(t: Table, f: Figures, log: Log, wall: int) -> None:
    first, way, turn = wall // 6, CANONICAL[wall // 2 % 3], wall % 2
    second, front = widen(f.board.beside[first, way]), widen(f.board.beside[first, (way + FRONTS[turn]) % 6])
    for number in range(BARRICADES):
        works = t.barricades[number]
        if works.there == 0:
            works.there = 1
            works.first, works.second, works.front = first, second, front
            put_barricade(t.works, number, first, second, front)
            break
    emit(log, Event.BARRICADE_PLACED, EVERYBODY, first, second, front)
    next_piece(t)


# -- figures


@rule
def hex_forbids(t: Table, f: Figures, hex: int) -> int:
    """In the zone, free, not too crowded, far enough from the other side."""
    entry = f.placing[t.placing]
    if not has_room(t, f, hex) or (entry.far != 0 and too_near(t, f, entry.side, entry.far, hex)):
        return cite.SB_14_2
    return 0


@rule
def has_room(t: Table, f: Figures, hex: int) -> bool:
    """The same, the other side aside."""
    entry = f.placing[t.placing]
    if f.zones[entry.zone, hex] == 0 or t.on[hex] != 0 or has_cart(t.works, hex):
        return False
    return entry.crowd == 0 or f.board.building[hex] == OUTSIDE or crowd_in(t, f, hex) < entry.crowd


@rule
def too_near(t: Table, f: Figures, seat: int, far: int, hex: int) -> bool:
    """Whether a figure of the other side, horses too, is nearer than that."""
    for man in range(f.men):
        if t.men[man].side != seat and lives_on_map(t, man) and range_to_hex(t, man, hex) < far:
            return True
    for horse in range(f.horses):
        unit = MEN + horse
        if t.horses[horse].side != seat and lives_on_map(t, unit) and range_to_hex(t, unit, hex) < far:
            return True
    return False


@rule
def mark_near(t: Table, f: Figures, seat: int, far: int) -> None:
    """Marks all hexes that are `too_near`, in the lent room behind the first cell of each hex."""
    for k in range(f.men + f.horses):
        unit = k if k < f.men else MEN + k - f.men
        if side_of(t, unit) != seat and lives_on_map(t, unit):
            mark_around(t, front_of(t, unit), far)
            if rear_of(t, unit) != OFF:
                mark_around(t, rear_of(t, unit), far)


@rule
def mark_around(t: Table, hex: int, far: int) -> None:
    column, row = column_of(hex), row_of(hex)
    for across in range(max(1, column - far), min(COLUMNS, column + far) + 1):
        for down in range(max(1, row - far), min(ROWS, row + far) + 1):
            other = (across - 1) * ROWS + down - 1
            if range_between(hex, other) < far:
                t.scratch[HEXES + other] = 1


@rule
def crowd_in(t: Table, f: Figures, hex: int) -> int:
    """How many of the same group are in that building already."""
    count = 0
    for k in range(t.placing):
        other = f.placing[k]
        if other.piece == Piece.FIGURE and other.group == f.placing[t.placing].group:
            there = t.men[other.unit].hex
            if there >= 0 and f.board.building[there] == f.board.building[hex]:
                count += 1
    return count


@rule
def place_forbids(t: Table, f: Figures, hex: int) -> int:
    entry = f.placing[t.placing]
    if entry.piece != Piece.FIGURE or entry.mounted != 0:
        return cite.SB_14_2
    barred = hex_forbids(t, f, hex)
    if barred != 0:
        return barred
    cost = ground_on_foot(t, f, entry.unit, hex)
    return -cost if cost < 0 else 0


@rule
def place_rider_forbids(t: Table, f: Figures, pair: int) -> int:
    """On two hexes joined as in SB-1.12."""
    head, way = pair // 6, pair % 6
    entry = f.placing[t.placing]
    if entry.piece != Piece.FIGURE or entry.mounted == 0:
        return cite.SB_14_2
    if not joined_way(f.board, head, way):
        return cite.SB_1_12
    for hex in (head, widen(f.board.beside[head, way])):
        barred = hex_forbids(t, f, hex)
        if barred != 0:
            return barred
        cost = ground_for_horse(t, f, hex)
        if cost < 0:
            return -cost
    return 0


@rule
def place_choices(t: Table, f: Figures, out: Numbers) -> int:
    """Each hex is looked at once: the lent room says which are too near, and for riders which will do."""
    count = 0
    entry = f.placing[t.placing]
    if entry.far != 0:
        mark_near(t, f, entry.side, entry.far)
    for hex in range(HEXES):
        if t.scratch[HEXES + hex] != 0 or not has_room(t, f, hex):
            continue
        if entry.mounted != 0:
            t.scratch[hex] = 1 if ground_for_horse(t, f, hex) > 0 else 0
        elif ground_on_foot(t, f, entry.unit, hex) >= 0:
            out[count] = PLACE + hex
            count += 1
    if entry.mounted != 0:
        for hex in range(HEXES):
            for way in range(6 if t.scratch[hex] != 0 else 0):
                if joined_way(f.board, hex, way) and t.scratch[f.board.beside[hex, way]] != 0:
                    out[count] = PLACE_RIDER + hex * 6 + way
                    count += 1
    for cell in range(2 * HEXES):
        t.scratch[cell] = 0
    if count == 0:
        out[0] = DONE  # no room for him: he takes no part
        count = 1
    return count


@rule
def place_man(t: Table, f: Figures, log: Log, hex: int) -> None:
    place(t, f, log, hex, NOBODY)


@rule
def place_rider(t: Table, f: Figures, log: Log, pair: int) -> None:
    place(t, f, log, pair // 6, widen(f.board.beside[pair // 6, pair % 6]))


@rule
def place(t: Table, f: Figures, log: Log, hex: int, tail: int) -> None:
    entry = f.placing[t.placing]
    man = entry.unit
    here = t.men[man]
    here.place = Place.ON_MAP
    here.hidden = entry.secret
    if entry.mounted != 0:
        horse = f.characters[man].own_horse
        t.horses[horse].place = Place.ON_MAP
        t.horses[horse].head, t.horses[horse].tail = hex, tail
    else:
        here.hex = hex
    put_down(t, man)
    emit(log, Event.PLACED, 1 << here.side if entry.secret != 0 else EVERYBODY, man, hex, tail)
    next_piece(t)


@rule
def leave_out(t: Table, f: Figures) -> None:
    """What finds no place in its zone takes no part."""
    entry = f.placing[t.placing]
    if entry.piece == Piece.FIGURE:
        t.men[entry.unit].place = Place.REMOVED
        if entry.mounted != 0:
            t.horses[t.men[entry.unit].horse].place = Place.REMOVED
    next_piece(t)


@rule
def next_piece(t: Table) -> None:
    t.placing += 1
    t.decision = Decision.GO_ON
