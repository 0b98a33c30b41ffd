"""Kenjin as a line of numbers: what a seat may know (KJ-9), in the order of `layout`."""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.core.json_types import Options
from tatami.core.record import Numbers
from tatami.core.tensor import Field, Layout
from tatami.games.kenjin.rules.knowledge import is_unknown_card
from tatami.games.kenjin.rules.resolution import fields_won
from tatami.games.kenjin.rules.table import (
    BATTLEFIELDS,
    MOST_PLAYERS,
    NOBODY,
    ROW_ROOM,
    TILES,
    UNITS,
    UNRESOLVED,
    Card,
    Decision,
    Figures,
    Seat,
    Table,
    battlefields,
    owner_of,
    row_of,
)

UNSEEN = len(UNITS) + 1
"""What a place reads whose card the seat has not seen; 0 is no card, 1 to 10 the units."""
DECISIONS = len(Decision)
KINDS = len(UNITS)
TILE_KINDS = len(TILES)


def layout(options: Options) -> Layout:
    """The fields of a line at a table of so many players."""
    players = options["players"]
    fields = 4 if players == 2 else 2 * players
    per_row = (fields, 2)
    return Layout(
        Field("seat", (MOST_PLAYERS,), 0, 1, "one-hot: which seat looks"),
        Field("to_act", (MOST_PLAYERS,), 0, 1, "one-hot: who acts, from the seat that looks; none: chance, over"),
        Field("decision", (DECISIONS,), 0, 1, "one-hot: tile draft engage reveal look move destroy bonus over"),
        Field("options", (4,), 0, 1, "draft, teams, torii_counts_itself, peasant_must_survive"),
        Field("engaged", (1,), 0, 2, "cards engaged so far in this turn"),
        Field("here", (BATTLEFIELDS,), 0, 1, "one-hot: the battlefield of the ability, or being resolved"),
        Field("doomed", (1,), 0, ROW_ROOM, "the seat's own first choice at the Sanctuary: place, 0 none"),
        Field("offer", (TILE_KINDS,), 0, 1, "battlefields laid out for the draft"),
        Field("hand", (KINDS,), 0, 4, "the seat's own hand: how many of each unit"),
        Field("held", (players,), 0, 13, "cards in hand, from the seat that looks clockwise"),
        Field("taken", (players,), 0, UNSEEN, "what each seat's Assassin took: 0 nothing, 1 to 10 the unit, 11 unseen"),
        Field("taken_up", (players,), 0, 1, "whether that card lies face up"),
        Field("taken_from", (players, players), 0, 1, "one-hot: whose card it is, counted likewise"),
        Field("taken_known_to", (players, players), 0, 1, "who has seen it while it lies face down"),
        Field("coward", (players,), 0, 1, "cowards, once named"),
        Field("won", (players,), 0, 4, "battlefields won"),
        Field("gone", (players, KINDS), 0, 4, "cards that left at resolution"),
        Field("tiles", (fields, TILE_KINDS), 0, 1, "one-hot: which battlefield lies at each number"),
        Field("state", (fields, 3), 0, 1, "resolved; won by the seat that looks; won by another"),
        Field("winner", (fields, players), 0, 1, "one-hot: who won it, from the seat that looks; none: nobody yet"),
        Field("mine", (fields,), 0, 1, "whether the seat borders it: then its row comes first, else the lower side"),
        Field("up", (*per_row, KINDS), 0, 12, "face-up cards by unit"),
        Field("known", (*per_row, KINDS), 0, 12, "face-down cards that the seat knows, by unit"),
        Field("unseen", per_row, 0, 12, "face-down cards that it does not know"),
        Field("places", (*per_row, ROW_ROOM), 0, UNSEEN, "place by place: 0 none, 1 to 10 the unit, 11 unseen"),
        Field("faces", (*per_row, ROW_ROOM), 0, 1, "place by place: whether the card lies face up"),
        Field("owners", (*per_row, ROW_ROOM), 0, players, "place by place: whose card, from 1, the seat that looks"),
        Field("known_to", (*per_row, ROW_ROOM, players), 0, 1, "who knows a face-down card, from the seat that looks"),
        Field("camp", per_row, 0, 2, "what the Supply Camp gave"),
        Field("port", per_row, 0, 127, "what the Port gave, once the battlefield is resolved"),
        Field("power", per_row, -128, 127, "power as counted at resolution, else 0"),
    )  # fmt: skip


@rule
def encode(t: Table, f: Figures, seat: int, out: Numbers) -> int:
    """Writes what a seat may know; returns the width of the line."""
    fields = int(battlefields(t))
    at = write_turn(t, seat, out)
    at = write_seats(t, seat, out, at)
    for field in range(fields):
        for tile in range(TILE_KINDS):
            out[at + tile] = t.tiles[field] == tile
        at += TILE_KINDS
    for field in range(fields):
        out[at] = t.winner[field] != UNRESOLVED
        out[at + 1] = t.winner[field] == seat
        out[at + 2] = t.winner[field] >= 0 and t.winner[field] != seat
        at += 3
    players = int(t.players)
    for field in range(fields):
        for k in range(players):
            out[at + k] = t.winner[field] >= 0 and t.winner[field] == (seat + k) % players
        at += players
    for field in range(fields):
        out[at] = row_of(t, seat, field) != NOBODY
        at += 1
    return write_rows(t, seat, out, at)


@rule
def write_turn(t: Table, seat: int, out: Numbers) -> int:
    for other in range(MOST_PLAYERS):
        out[other] = other == seat
        out[MOST_PLAYERS + other] = t.to_act >= 0 and (seat + other) % t.players == t.to_act and other < t.players
    at = 2 * MOST_PLAYERS
    for decision in range(DECISIONS):
        out[at + decision] = t.decision == decision
    at += DECISIONS
    out[at] = t.draft
    out[at + 1] = t.teams
    out[at + 2] = t.torii_counts_itself
    out[at + 3] = t.peasant_must_survive
    out[at + 4] = t.engaged
    at += 5
    for field in range(BATTLEFIELDS):
        out[at + field] = t.here == field
    at += BATTLEFIELDS
    out[at] = t.doomed + 1 if t.doomed != NOBODY and asked_first(t) == seat else 0
    at += 1
    for tile in range(TILE_KINDS):
        out[at + tile] = t.offer[tile]
    return at + TILE_KINDS


@rule
def asked_first(t: Table) -> int:
    """The seat that chose first at the Sanctuary, and alone knows what (KJ-6.2)."""
    return min(owner_of(t, 2 * t.here), owner_of(t, 2 * t.here + 1))


@rule
def unit_seen(t: Table, card: Card, seat: int) -> int:
    """A card as the seat sees it; all are shown when the game is over (KJ-9.3)."""
    if t.decision != Decision.OVER and is_unknown_card(card, seat):
        return UNSEEN
    return int(card.unit) + 1


@rule
def write_known_to(t: Table, card: Card, seat: int, out: Numbers, at: int) -> None:
    """Who knows a card that lies face down, from the seat that looks."""
    players = int(t.players)
    for k in range(players):
        out[at + k] = card.up == 0 and (int(card.known_to) >> ((seat + k) % players)) & 1


@rule
def write_seats(t: Table, seat: int, out: Numbers, at: int) -> int:
    players = int(t.players)
    for unit in range(KINDS):
        out[at + unit] = t.seats[seat].hand[unit]
    at += KINDS
    coward = at + 3 * players + 2 * players * players
    for k in range(players):
        other = (seat + k) % players
        owner = t.seats[other]
        out[at + k] = owner.held
        out[at + players + k] = unit_seen(t, owner.taken, seat) if owner.took else 0
        write_taken(t, owner, seat, out, at + 2 * players, k)
        out[coward + k] = owner.coward if t.decision >= Decision.DESTROY else 0
        out[coward + players + k] = fields_won(t, other)
        for unit in range(KINDS):
            out[coward + 2 * players + k * KINDS + unit] = owner.gone[unit]
    return coward + (2 + KINDS) * players


@rule
def write_taken(t: Table, owner: Seat, seat: int, out: Numbers, at: int, k: int) -> None:
    """What all may see of the card that a seat's Assassin took."""
    players = int(t.players)
    taken = owner.taken
    out[at + k] = owner.took != 0 and taken.up != 0
    whose = at + players + k * players
    for other in range(players):
        out[whose + other] = owner.took != 0 and taken.owner == (seat + other) % players
    known_to = at + players + players * players + k * players
    if owner.took != 0:
        write_known_to(t, taken, seat, out, known_to)
    else:
        for other in range(players):
            out[known_to + other] = 0


@rule
def write_rows(t: Table, seat: int, out: Numbers, at: int) -> int:
    rows, players = 2 * int(battlefields(t)), int(t.players)
    known = at + rows * KINDS
    unseen = known + rows * KINDS
    places = unseen + rows
    faces = places + rows * ROW_ROOM
    owners = faces + rows * ROW_ROOM
    known_to = owners + rows * ROW_ROOM
    camp = known_to + rows * ROW_ROOM * players
    port = camp + rows
    power = port + rows
    for cell in range(at, camp):
        out[cell] = 0
    for k in range(rows):
        mine = row_of(t, seat, k // 2)
        row = k if mine == NOBODY else mine ^ (k & 1)
        army = t.rows[row]
        for place in range(army.count):
            card = army.cards[place]
            seen = unit_seen(t, card, seat)
            out[places + k * ROW_ROOM + place] = seen
            out[faces + k * ROW_ROOM + place] = card.up != 0
            out[owners + k * ROW_ROOM + place] = (card.owner - seat + players) % players + 1
            write_known_to(t, card, seat, out, known_to + (k * ROW_ROOM + place) * players)
            if seen == UNSEEN:
                out[unseen + k] += 1
            elif card.up:
                out[at + k * KINDS + seen - 1] += 1
            else:
                out[known + k * KINDS + seen - 1] += 1
        out[camp + k] = army.camp
        out[port + k] = army.port if t.winner[k // 2] != UNRESOLVED else 0
        out[power + k] = army.power
    return power + rows
