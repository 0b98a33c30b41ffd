"""Kenjin: what the card does, what the battlefield asks, and how matters stand there."""

from __future__ import annotations

from tatami.core.bot import Reason
from tatami.core.game import State
from tatami.core.json_types import View
from tatami.games.kenjin.rules.table import UNITS

UNIT_RULES = {unit: f"KJ-4.{number}" for number, unit in enumerate(UNITS, 1)}
TILE_RULES = {
    tile: f"KJ-6.{number}"
    for number, tile in enumerate(
        ("pass", "sanctuary", "port", "rice-field", "village", "palace", "temple", "fortress", "camp", "torii"), 1
    )
}
COWARD, LAST_BUT_ONE = "KJ-3.8", 2


def reasons(state: State, action: int) -> list[Reason]:
    """From the view of whoever acts."""
    verb, args = state.codec.verb_and_labels(action)
    seat = state.to_act
    seen = state.view(seat)
    found: list[Reason] = []
    if verb == "engage":
        unit, number = str(args["unit"]), int(args["number"])
        found.append(Reason(rule=UNIT_RULES[unit]))
        if unit == "lord" and seen["seats"][seat]["cards_in_hand"] <= LAST_BUT_ONE:
            found.append(Reason("kenjin-coward", rule=COWARD))
        found += battlefield_reasons(seen["battlefields"][number - 1], seat)
    elif verb == "assassin":
        found.append(Reason(rule=UNIT_RULES["assassin"]))
    elif verb in ("reveal", "look", "move"):
        found.append(Reason(rule=UNIT_RULES[{"reveal": "scout", "look": "shugenja", "move": "general"}[verb]]))
    elif verb == "draft":
        found.append(Reason(rule=TILE_RULES[str(args["battlefield"])]))
    elif verb == "destroy":
        found.append(Reason(rule=TILE_RULES["sanctuary"]))
    elif verb == "bonus":
        found.append(Reason(rule=TILE_RULES["camp"]))
    return found


def battlefield_reasons(battlefield: View, seat: int | None) -> list[Reason]:
    """How many cards lie on each side, and what is special about the place."""
    mine = sum(len(row["cards"]) for row in battlefield["rows"] if row["seat"] == seat)
    theirs = sum(len(row["cards"]) for row in battlefield["rows"] if row["seat"] != seat)
    found = [Reason(rule=TILE_RULES[battlefield["battlefield"]])]
    if mine or theirs:
        found.insert(0, Reason("kenjin-cards", {"number": battlefield["number"], "mine": mine, "theirs": theirs}))
    return found
