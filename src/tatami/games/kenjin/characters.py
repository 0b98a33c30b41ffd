"""Who leads a clan: one who answers where he is behind, one who goes where most is to be won, one who bluffs."""

from __future__ import annotations

from tatami.core.compiled import plain
from tatami.games.kenjin.rules.actions import ENGAGE, REVEAL
from tatami.games.kenjin.rules.table import (
    BATTLEFIELDS,
    FIRST_SECRET,
    NOBODY,
    Figures,
    Table,
    Unit,
    row_of,
)

CHARACTERS = ("cautious", "greedy", "bluffer")
STRONG = (Unit.LORD, Unit.BRUTE, Unit.SAMURAI)

own_row = plain(row_of)


def leaning(character: str, t: Table, f: Figures, action: int) -> float:
    """Of cards to engage; what an ability does is never a matter of liking."""
    if not ENGAGE <= action < REVEAL:
        return 0.0
    unit, field = divmod(action - ENGAGE, BATTLEFIELDS)
    row = own_row(t, int(t.to_act), field)
    if row == NOBODY:
        return 0.0
    if character == "cautious":
        behind = int(t.rows[row ^ 1].count) - int(t.rows[row].count)
        return max(-1.0, min(1.0, 0.5 * behind))
    worth = [int(f.points[tile]) for tile in t.tiles if tile != NOBODY]
    rich = 2.0 * (int(f.points[t.tiles[field]]) - min(worth)) / max(1, max(worth) - min(worth)) - 1.0
    if character == "greedy":
        return rich
    return bluff(unit, rich)


def bluff(unit: int, rich: float) -> float:
    """Face down, what is weak goes where much is at stake, and what is strong where nobody looks."""
    if unit < FIRST_SECRET:
        return -0.5
    if unit == Unit.PEASANT:
        return rich
    return -rich if unit in STRONG else 0.0
