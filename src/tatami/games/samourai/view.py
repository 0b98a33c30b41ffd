from typing import Any
from tatami.core.game import Result, State
from tatami.games.samourai.table import REASONS, NOBODY


def view(state: State, seat: int | None) -> dict[str, Any]:
    return {}


def result(state: State) -> Result:
    t = state.open()
    winner = None if t.winner == NOBODY else int(t.winner)
    return Result(None, () if winner is None else (winner,), {"winner": winner, "reason": REASONS[t.reason], "turn": int(t.turn)})
