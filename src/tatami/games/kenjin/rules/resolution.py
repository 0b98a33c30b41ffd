"""Kenjin: the fights and the score (KJ-5 to KJ-8)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.engine import OVER
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers, Reals
from tatami.games.kenjin.rules.actions import BONUS, DESTROY
from tatami.games.kenjin.rules.events import Event
from tatami.games.kenjin.rules.table import (
    BATTLEFIELDS,
    NOBODY,
    ROWS,
    UNRESOLVED,
    Decision,
    Figures,
    Row,
    Table,
    Tile,
    Unit,
    battlefields,
    fall,
    owner_of,
    row_of,
)

TEMPLE_POWER = 4
FORTRESS_CARDS = 3
PALACE_PENALTY = 2


@rule
def resolve(t: Table, f: Figures, log: Log) -> None:
    """KJ-5.1: battlefield after battlefield, until somebody has a decision to make or all are done."""
    while True:
        field = next_battlefield(t)
        if field == NOBODY:
            t.decision = Decision.OVER
            t.to_act = OVER
            t.here = NOBODY
            emit(log, Event.ENDED, EVERYBODY)
            return
        t.here = field
        fight(t, log, field)
        if t.tiles[field] == Tile.SANCTUARY and ask_to_destroy(t, field):
            return
        if conclude(t, f, log, field):
            return


@rule
def next_battlefield(t: Table) -> int:
    """The Supply Camp first, then by number (KJ-5.1)."""
    first = NOBODY
    for field in range(battlefields(t)):
        if t.winner[field] == UNRESOLVED:
            if t.tiles[field] == Tile.CAMP:
                return field
            if first == NOBODY:
                first = field
    return first


@rule
def fight(t: Table, log: Log, field: int) -> None:
    """KJ-5.2 (a) to (d): the Port counts, all cards are turned up, Archers, Samurai."""
    left, right = 2 * field, 2 * field + 1
    on_left, on_right = turn_up(t, log, field, left), turn_up(t, log, field, right)
    shot_left, shot_right = is_in(on_right, Unit.ARCHER), is_in(on_left, Unit.ARCHER)
    if shot_left:
        shoot_samurai(t, log, field, left)
    if shot_right:
        shoot_samurai(t, log, field, right)
    # Where an Archer shot, no Samurai is left to cut; the others cut at the same time.
    if is_in(on_right, Unit.SAMURAI) and not shot_right:
        cut_down(t, log, field, left)
    if is_in(on_left, Unit.SAMURAI) and not shot_left:
        cut_down(t, log, field, right)


@rule
def turn_up(t: Table, log: Log, field: int, row: int) -> int:
    """KJ-5.2 (a) and (b) for one side. Returns which units lie there, a bit for each."""
    army = t.rows[row]
    if t.tiles[field] == Tile.PORT:
        army.port = army.count - army.faces
        emit(log, Event.PORT_COUNTED, EVERYBODY, field, owner_of(t, row), army.port)
    units = 0
    for place in range(army.count):
        card = army.cards[place]
        units |= 1 << int(card.unit)  # eight bits would not hold it
        if card.up == 0:
            emit(log, Event.TURNED_UP, EVERYBODY, field, card.owner, place, card.unit)
        card.up = 1
    army.faces = 0
    army.peasant = 1 if is_in(units, Unit.PEASANT) else 0
    return units


@rule
def is_in(units: int, unit: int) -> bool:
    """Whether a unit's bit is set."""
    return (units >> unit) & 1 == 1


@rule
def has_unit(army: Row, unit: int) -> bool:
    for place in range(army.count):
        if army.cards[place].unit == unit:
            return True
    return False


@rule
def shoot_samurai(t: Table, log: Log, field: int, row: int) -> None:
    """KJ-4.9"""
    army = t.rows[row]
    for place in range(army.count - 1, -1, -1):
        if army.cards[place].unit == Unit.SAMURAI:
            emit(log, Event.SHOT, EVERYBODY, field, owner_of(t, row), place, Unit.SAMURAI)
            fall(t, army, place)


@rule
def cut_down(t: Table, log: Log, field: int, row: int) -> None:
    """KJ-4.10: Peasants, the Brute and the Ashigaru; an Assassin is not touched (KJ-4.4)."""
    army = t.rows[row]
    for place in range(army.count - 1, -1, -1):
        unit = army.cards[place].unit
        if unit == Unit.PEASANT or unit == Unit.BRUTE or unit == Unit.ASHIGARU:
            emit(log, Event.CUT_DOWN, EVERYBODY, field, owner_of(t, row), place, unit)
            fall(t, army, place)


# -- the Sanctuary (KJ-6.2)


@rule
def ask_to_destroy(t: Table, field: int) -> bool:
    """The lower seat is asked first; a side without cards is not asked."""
    row = 2 * field if owner_of(t, 2 * field) < owner_of(t, 2 * field + 1) else 2 * field + 1
    if t.rows[row].count == 0:
        row ^= 1
    if t.rows[row].count == 0:
        return False
    t.decision = Decision.DESTROY
    t.to_act = owner_of(t, row)
    return True


@rule
def destroy_forbids(t: Table, f: Figures, place: int) -> int:
    army = t.rows[row_of(t, t.to_act, t.here)]
    if place >= army.count:
        return cite.KJ_6_2
    return 0 if card_power(f, Tile.SANCTUARY, army, place) == lowest_power(f, army) else cite.KJ_6_2


@rule
def lowest_power(f: Figures, army: Row) -> int:
    lowest = card_power(f, Tile.SANCTUARY, army, 0)
    for place in range(1, army.count):
        lowest = min(lowest, card_power(f, Tile.SANCTUARY, army, place))
    return lowest


@rule
def destroy_choices(t: Table, f: Figures, out: Numbers, count: int) -> int:
    army = t.rows[row_of(t, t.to_act, t.here)]
    lowest = lowest_power(f, army)
    for place in range(army.count):
        if card_power(f, Tile.SANCTUARY, army, place) == lowest:
            out[count] = DESTROY + place
            count += 1
    return count


@rule
def is_first_choice(t: Table) -> bool:
    """Whether the other side is still to choose."""
    row = row_of(t, t.to_act, t.here)
    return t.doomed == NOBODY and t.to_act < owner_of(t, row ^ 1) and t.rows[row ^ 1].count > 0


@rule
def destroy(t: Table, f: Figures, log: Log, place: int) -> None:
    """Both choose without seeing the other's choice, and both cards leave together."""
    seat = t.to_act
    row = row_of(t, seat, t.here)
    if is_first_choice(t):
        t.doomed = place
        t.to_act = owner_of(t, row ^ 1)
        emit(log, Event.DOOMED, 1 << seat, seat, t.here, place)
        return
    if t.doomed != NOBODY:
        destroy_card(t, log, row ^ 1, t.doomed)
        t.doomed = NOBODY
    destroy_card(t, log, row, place)
    if not conclude(t, f, log, t.here):
        resolve(t, f, log)


@rule
def destroy_card(t: Table, log: Log, row: int, place: int) -> None:
    emit(log, Event.DESTROYED, EVERYBODY, t.here, owner_of(t, row), place, t.rows[row].cards[place].unit)
    fall(t, t.rows[row], place)


# -- powers and the winner


@rule
def card_power(f: Figures, tile: int, army: Row, place: int) -> int:
    """The current power of a card: KJ-4.6 the Lord, KJ-6.4 the Rice Field, KJ-6.5 the Village."""
    unit = army.cards[place].unit
    power = int(f.power[unit])
    if unit == Unit.LORD:
        return power + army.count - 1 - place
    if tile == Tile.RICE_FIELD and unit == Unit.PEASANT:
        return 1
    if tile == Tile.VILLAGE and power == 1:
        return 2
    return power


@rule
def army_power(t: Table, f: Figures, field: int, row: int) -> int:
    """KJ-5.2 (f): every bonus and penalty; it may be negative (KJ-5.6)."""
    army = t.rows[row]
    power = int(army.port) + int(army.camp)
    for place in range(army.count):
        power += card_power(f, t.tiles[field], army, place)
    if t.tiles[field] == Tile.PALACE and army.count > t.rows[row ^ 1].count:
        power -= PALACE_PENALTY
    return power


@rule
def stronger_row(t: Table, field: int) -> int:
    """KJ-5.3: the row that wins the fight, or NOBODY."""
    left, right = t.rows[2 * field], t.rows[2 * field + 1]
    if left.count == 0 and right.count == 0:
        return NOBODY
    if right.count == 0:
        return 2 * field
    if left.count == 0:
        return 2 * field + 1
    if left.power != right.power:
        return 2 * field if left.power > right.power else 2 * field + 1
    if left.count != right.count:
        return 2 * field if left.count > right.count else 2 * field + 1
    return NOBODY


@rule
def conclude(t: Table, f: Figures, log: Log, field: int) -> bool:
    """KJ-5.2 (f) and (g), KJ-5.4, KJ-5.5. True if the winner of the Supply Camp has to name two battlefields."""
    for row in range(2 * field, 2 * field + 2):
        t.rows[row].power = army_power(t, f, field, row)
        emit(log, Event.POWER_COUNTED, EVERYBODY, field, owner_of(t, row), t.rows[row].power, t.rows[row].count)
    t.resolved += 1
    row = stronger_row(t, field)
    if row == NOBODY:
        t.winner[field] = NOBODY
        emit(log, Event.DRAWN, EVERYBODY, field, t.tiles[field])
        return False
    seat = owner_of(t, row)
    if not meets_demand(t, field, row):
        emit(log, Event.NOT_ENOUGH, EVERYBODY, field, seat, t.tiles[field])
        clear(t, row)
        clear(t, row ^ 1)
        t.winner[field] = NOBODY
        return False
    t.winner[field] = seat
    emit(log, Event.WON, EVERYBODY, field, seat, t.tiles[field])
    clear(t, row ^ 1)
    if t.tiles[field] == Tile.CAMP:
        t.decision = Decision.BONUS
        t.to_act = seat
        return True
    return False


@rule
def meets_demand(t: Table, field: int, row: int) -> bool:
    """KJ-6.7 the Golden Temple wants power, KJ-6.8 the Fortress cards."""
    if t.tiles[field] == Tile.TEMPLE:
        return t.rows[row].power >= TEMPLE_POWER
    if t.tiles[field] == Tile.FORTRESS:
        return t.rows[row].count >= FORTRESS_CARDS
    return True


@rule
def clear(t: Table, row: int) -> None:
    """KJ-5.5"""
    while t.rows[row].count:
        fall(t, t.rows[row], t.rows[row].count - 1)


# -- the Supply Camp (KJ-6.9)


@rule
def supplied_row(t: Table, seat: int, field: int) -> int:
    """The row that a bonus named by this seat would strengthen: its own or its ally's; NOBODY if neither is there."""
    if field >= battlefields(t) or t.tiles[field] == Tile.CAMP:
        return NOBODY
    row = row_of(t, seat, field)
    if row == NOBODY and t.teams:
        row = row_of(t, (seat + 2) % 4, field)
    return row


@rule
def bonus_forbids(t: Table, pair: int) -> int:
    first, second = pair // BATTLEFIELDS, pair % BATTLEFIELDS
    if first >= second or supplied_row(t, t.to_act, first) == NOBODY or supplied_row(t, t.to_act, second) == NOBODY:
        return cite.KJ_6_9
    return 0


@rule
def bonus_choices(t: Table, out: Numbers, count: int) -> int:
    for first in range(battlefields(t)):
        for second in range(first + 1, battlefields(t)):
            pair = first * BATTLEFIELDS + second
            if bonus_forbids(t, pair) == 0:
                out[count] = BONUS + pair
                count += 1
    return count


@rule
def bonus(t: Table, f: Figures, log: Log, pair: int) -> None:
    first, second = pair // BATTLEFIELDS, pair % BATTLEFIELDS
    t.rows[supplied_row(t, t.to_act, first)].camp += 1
    t.rows[supplied_row(t, t.to_act, second)].camp += 1
    emit(log, Event.SUPPLIED, EVERYBODY, t.to_act, first, second)
    resolve(t, f, log)


# -- the score (KJ-7, KJ-8)


@rule
def fields_won(t: Table, seat: int) -> int:
    won = 0
    for field in range(battlefields(t)):
        if t.winner[field] == seat:
            won += 1
    return won


@rule
def field_points(t: Table, f: Figures, field: int) -> int:
    """What a battlefield is worth to its winner: KJ-6.10 for the Torii, the points on the tile for the others."""
    points = int(f.points[t.tiles[field]])
    if t.tiles[field] == Tile.TORII:
        points += fields_won(t, t.winner[field]) - (0 if t.torii_counts_itself else 1)
    return points


@rule
def peasant_points(t: Table, f: Figures, field: int) -> int:
    """KJ-4.7"""
    army = t.rows[row_of(t, t.winner[field], field)]
    there = has_unit(army, Unit.PEASANT) if t.peasant_must_survive else army.peasant != 0
    return int(f.peasant) if there else 0


@rule
def lord_points(t: Table, f: Figures, field: int) -> int:
    """KJ-4.6"""
    return int(f.lord) if has_unit(t.rows[row_of(t, t.winner[field], field)], Unit.LORD) else 0


@rule
def points_of(t: Table, f: Figures, seat: int) -> int:
    """KJ-7.1"""
    points = int(f.coward) if t.seats[seat].coward else 0
    for field in range(battlefields(t)):
        if t.winner[field] == seat:
            points += field_points(t, f, field) + peasant_points(t, f, field) + lord_points(t, f, field)
    return points


@rule
def rank(t: Table, f: Figures, seat: int) -> int:
    """KJ-7.2, KJ-8.2: points first, battlefields next, as one number; partners together."""
    points, won = points_of(t, f, seat), fields_won(t, seat)
    if t.teams:
        points += points_of(t, f, (seat + 2) % 4)
        won += fields_won(t, (seat + 2) % 4)
    return points * (ROWS + 1) + won


@rule
def returns(t: Table, f: Figures, out: Reals) -> None:
    """1 for a winner, shared between winners who are not partners; 0 for the others."""
    best = 0
    for seat in range(t.players):
        ranked = rank(t, f, seat)
        out[seat] = ranked
        best = max(best, ranked) if seat else ranked
    winners = 0
    for seat in range(t.players):
        if out[seat] == best:
            winners += 1
    if t.teams:
        winners //= 2
    for seat in range(t.players):
        out[seat] = 1.0 / winners if out[seat] == best else 0.0
