"""What a seat may know of a table of Kenjin, built field by field (KJ-9)."""

from __future__ import annotations

from typing import Any

from tatami.core.compiled import plain
from tatami.core.game import CHANCE, Result, State
from tatami.games.kenjin import resolution, table
from tatami.games.kenjin.table import (
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


def view(state: State, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know."""
    t: Table = state.table()
    f: Figures = state.read_figures()
    over = state.to_act is None
    seen: dict[str, Any] = {
        "game": "kenjin",
        "options": dict(state.options),
        "seat": seat,
        "phase": PHASES.get(Decision(t.decision), "deployment"),
        "to_act": "chance" if state.to_act == CHANCE else state.to_act,
        "decision": DECISIONS[t.decision],
        "number": None if t.here == NOBODY else t.here + 1,
        "cards_this_turn": t.engaged + 1 if t.decision in (Decision.ENGAGE, *ABILITIES) else None,
        "offer": [name for tile, name in enumerate(TILES) if t.offer[tile]],
        "battlefields": [battlefield(t, f, field, seat, over) for field in range(battlefields(t))],
        "seats": [player(t, number, seat, over) for number in range(t.players)],
        "actions": [state.notation(action) for action in state.actions()]
        if seat is not None and seat == state.to_act
        else [],
    }
    if seat is not None and t.doomed != NOBODY and owner_of(t, first_asked(t)) == seat:
        seen["doomed"] = t.doomed + 1
    if over:
        seen["result"] = result(state).record
        seen["score"] = score_sheet(state)
    return seen


ABILITIES = (Decision.REVEAL, Decision.LOOK, Decision.MOVE)


def first_asked(t: Table) -> int:
    """The row of the seat that was asked first at the Sanctuary (KJ-6.2)."""
    row = 2 * t.here
    return row if owner_of(t, row) < owner_of(t, row + 1) else row + 1


def battlefield(t: Table, f: Figures, field: int, seat: int | None, over: bool) -> dict[str, Any]:
    tile = t.tiles[field]
    resolved = t.winner[field] != UNRESOLVED
    return {
        "number": field + 1,
        "battlefield": TILES[tile] if tile != NOBODY else None,
        "points": f.points[tile if tile != NOBODY else FOURS * (field % 2)],
        "resolved": resolved,
        "winner": t.winner[field] if t.winner[field] >= 0 else None,
        "rows": [side(t, row, seat, over, resolved) for row in (2 * field, 2 * field + 1)],
    }


def side(t: Table, row: int, seat: int | None, over: bool, resolved: bool) -> dict[str, Any]:
    army = t.rows[row]
    seen: dict[str, Any] = {
        "seat": owner_of(t, row),
        "cards": [card_seen(army.cards[place], t.players, seat, over) for place in range(army.count)],
        "camp": army.camp,
    }
    if resolved:
        seen["port"] = army.port
        seen["power"] = army.power
    return seen


def card_seen(card: Card, players: int, seat: int | None, over: bool) -> dict[str, Any]:
    """A card in a row or taken by an Assassin: its unit only if it lies face up or the seat knows it (KJ-9.2)."""
    known = over or card.up or card.eyes >> (SPECTATOR if seat is None else seat) & 1
    return {
        "owner": card.owner,
        "up": bool(card.up),
        "unit": UNITS[card.unit] if known else None,
        "known_to": [] if card.up else [who for who in range(players) if card.eyes >> who & 1],
    }


def player(t: Table, number: int, seat: int | None, over: bool) -> dict[str, Any]:
    owner: Seat = t.seats[number]
    return {
        "seat": number,
        "cards_in_hand": owner.held,
        "hand": units_of(owner.hand) if number == seat else None,
        "taken": card_seen(owner.taken, t.players, seat, over) if owner.took else None,
        "gone": units_of(owner.gone),
        "coward": bool(owner.coward) if t.decision >= Decision.DESTROY else None,
        "battlefields_won": fields_won(t, number),
    }


def units_of(counts: Any) -> list[str]:
    return [name for unit, name in enumerate(UNITS) for _ in range(counts[unit])]


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


def score_sheet(state: State) -> list[dict[str, Any]]:
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
