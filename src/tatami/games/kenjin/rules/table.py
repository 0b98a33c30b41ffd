"""What is true at a table of Kenjin."""

from __future__ import annotations

from enum import IntEnum

from tatami.core.compiled import rule
from tatami.core.record import Cells, cells, i8, i16, record

MOST_PLAYERS = 4
BATTLEFIELDS = 8
ROWS = 2 * BATTLEFIELDS
BORDERED = 4  # by each seat, however many play (KJ-2.2, KJ-2.3)
ROW_ROOM = 12  # 13 cards, but the Assassin never lies in a row of its own side (KJ-4.4)
CLAN_CARDS = 13
PASS_LIMIT = 3
NOBODY = -1
SPECTATOR = MOST_PLAYERS  # whose bit in a card's `known_to` means: everybody knows
KNOWN_TO_ALL = (1 << (SPECTATOR + 1)) - 1
UNRESOLVED = -2


class Unit(IntEnum):
    """KJ-1.2"""

    SCOUT = 0
    SHUGENJA = 1
    GENERAL = 2
    ASSASSIN = 3
    ASHIGARU = 4
    LORD = 5
    PEASANT = 6
    BRUTE = 7
    ARCHER = 8
    SAMURAI = 9


FIRST_SECRET = Unit.LORD
UNITS = tuple(unit.name.lower() for unit in Unit)


class Tile(IntEnum):
    """KJ-1.3"""

    PORT = 0
    RICE_FIELD = 1
    VILLAGE = 2
    CAMP = 3
    TORII = 4
    PASS = 5
    SANCTUARY = 6
    PALACE = 7
    TEMPLE = 8
    FORTRESS = 9


FOURS = 5  # tiles 0 to 4 are worth 4, tiles 5 to 9 are worth 6
TILES = tuple(tile.name.lower().replace("_", "-") for tile in Tile)


class Decision(IntEnum):
    """What is being decided, by a seat or by chance."""

    TILE = 0
    DRAFT = 1
    ENGAGE = 2
    REVEAL = 3
    LOOK = 4
    MOVE = 5
    DESTROY = 6
    BONUS = 7
    OVER = 8


DECISIONS = tuple(decision.name.lower() for decision in Decision)


@record
class Figures:
    power: Cells[i8] = cells(len(UNITS))
    points: Cells[i8] = cells(len(TILES))
    peasant: i8
    lord: i8
    coward: i8


@record
class Card:
    unit: i8
    owner: i8
    up: i8
    known_to: i8  # a bit for each seat that knows it while it lies face down; its owner's too
    last: i8  # the thirteenth card its owner engaged


@record
class Row:
    """One side of a battlefield, oldest card first."""

    cards: Cells[Card] = cells(ROW_ROOM)
    count: i8
    faces: i8  # how many lie face down
    port: i8  # what the Port gave (KJ-6.3)
    camp: i8  # what the Supply Camp gave (KJ-6.9)
    power: i16  # as counted at resolution
    peasant: i8  # a Peasant lay here when the fight began (KJ-4.7)


@record
class Seat:
    hand: Cells[i8] = cells(len(UNITS))
    held: i8  # cards in hand
    gone: Cells[i8] = cells(len(UNITS))  # cards that left at resolution, for all to see
    taken: Card  # what this seat's Assassin took
    took: i8
    coward: i8


@record
class Table:
    to_act: i8
    decision: i8
    players: i8
    draft: i8
    teams: i8
    torii_counts_itself: i8
    peasant_must_survive: i8
    tiles: Cells[i8] = cells(BATTLEFIELDS)  # NOBODY: not laid yet
    offer: Cells[i8] = cells(len(TILES))  # laid out for the draft
    drawn: i8  # tiles drawn (and, in a draft, chosen) in the step under way
    engaged: i8  # cards engaged in this turn
    here: i8  # the battlefield of the ability being used, or being resolved
    resolved: i8  # battlefields done
    doomed: i8  # the place that the lower seat chose for the Sanctuary, or NOBODY
    winner: Cells[i8] = cells(BATTLEFIELDS)
    rows: Cells[Row] = cells(ROWS)
    seats: Cells[Seat] = cells(MOST_PLAYERS)


@rule
def battlefields(t: Table) -> int:
    """KJ-2.2, KJ-2.3"""
    return 4 if t.players == 2 else 2 * t.players


@rule
def seat_at(t: Table, field: int, side: int) -> int:
    """Whose side of a battlefield this is (KJ-2.2, KJ-2.3)."""
    if t.players == 2:
        return side
    return (field // 2 + side) % t.players


@rule
def side_of(t: Table, seat: int, field: int) -> int:
    """The side of a battlefield on which a seat fights, or NOBODY."""
    if t.players == 2:
        return seat
    if field // 2 == seat:
        return 0
    if (field // 2 + 1) % t.players == seat:
        return 1
    return NOBODY


@rule
def row_of(t: Table, seat: int, field: int) -> int:
    """A seat's row on a battlefield that it borders, or NOBODY."""
    side = side_of(t, seat, field)
    return NOBODY if side == NOBODY else 2 * field + side


@rule
def owner_of(t: Table, row: int) -> int:
    return seat_at(t, row // 2, row % 2)


@rule
def are_opponents(t: Table, seat: int, other: int) -> bool:
    """Whether two seats fight each other: partners sit opposite (KJ-8.1)."""
    if t.teams:
        return (seat + other) % 2 == 1
    return seat != other


@rule
def add_card(row: Row, unit: int, owner: int, up: int, known_to: int, last: int) -> None:
    card = row.cards[row.count]
    card.unit = unit
    card.owner = owner
    card.up = up
    card.known_to = known_to
    card.last = last
    row.count += 1
    row.faces += 1 - up


@rule
def fall(t: Table, row: Row, place: int) -> None:
    """A card leaves the table, face up."""
    card = row.cards[place]
    t.seats[card.owner].gone[card.unit] += 1
    remove_card(row, place)


@rule
def remove_card(row: Row, place: int) -> None:
    """Closes the gap; the order of the others is kept."""
    if not row.cards[place].up:
        row.faces -= 1
    for k in range(place, row.count - 1):
        row.cards[k] = row.cards[k + 1]
    gone = row.cards[row.count - 1]
    gone.unit = 0
    gone.owner = 0
    gone.up = 0
    gone.known_to = 0
    gone.last = 0
    row.count -= 1
