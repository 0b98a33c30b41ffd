"""What a seat may know of a table of Your Game, built field by field: a secret that is never written cannot leak."""

from __future__ import annotations

from tatami.core.compiled import plain
from tatami.core.game import CHANCE, Result, State
from tatami.core.json_types import View
from tatami_yourgame.rules import decisions, knowledge
from tatami_yourgame.rules.table import DECISIONS, PLAYERS, Decision, Figures, Table

knows = plain(knowledge.knows)
points_of = plain(decisions.points_of)


def view(state: State, seat: int | None) -> View:
    """All that a seat (None: a spectator) may know."""
    t: Table = state.table()
    mine = seat is not None and seat == state.to_act
    seen: View = {
        "game": "yourgame",
        "options": dict(state.options),
        "seat": seat,
        "to_act": "chance" if state.to_act == CHANCE else state.to_act,
        "decision": DECISIONS[t.decision],
        "stones": t.stones,
        "seats": [player(t, -1 if seat is None else seat, owner) for owner in range(PLAYERS)],
        "actions": [state.notation(action) for action in state.actions()] if mine else [],
    }
    if state.to_act is None:
        seen["result"] = result(state).record
    return seen


def player(t: Table, seat: int, owner: int) -> View:
    dealt = t.decision != Decision.DEAL
    return {
        "seat": owner,
        "card": t.cards[owner] if dealt and knows(t, seat, owner) else None,
        "shown": bool(t.shown[owner]),
    }


def result(state: State) -> Result:
    """YG-3.3"""
    t: Table = state.table()
    f: Figures = state.read_figures()
    scores = tuple(points_of(t, f, seat) for seat in range(PLAYERS))
    winners = tuple(seat for seat in range(PLAYERS) if scores[seat] == max(scores))
    return Result(scores, winners, {"scores": list(scores), "winners": list(winners)})
