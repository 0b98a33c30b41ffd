"""Small set-ups for exact work: positions from which the whole tree of a game can be walked.

What lies on the table and in the hands at the start is known to both sides; what is laid face down afterwards is not.
"""

from __future__ import annotations

from typing import Any

from tatami.core.game import State
from tatami.games import game as game_called

SETUPS: dict[str, dict[str, dict[str, Any]]] = {
    "kenjin": {
        # Seat 1 has three cards, seat 0 one: a hidden turn, an answer, the last card. Neither side can do without luck.
        "last-turns": {
            "options": {"players": 2},
            "to_act": 1,
            "battlefields": [
                {"battlefield": "rice-field",
                 "rows": [["+general", "peasant", "+shugenja", "+scout", "+assassin#1"], ["peasant"]]},
                {"battlefield": "pass",
                 "rows": [["brute", "peasant"], ["+general", "peasant"]]},
                {"battlefield": "village",
                 "rows": [["samurai"], ["+ashigaru", "+scout", "peasant", "+shugenja", "+assassin#0"]]},
                {"battlefield": "palace",
                 "rows": [["peasant", "lord", "+ashigaru"], ["peasant"]]},
            ],
            "seats": [{"taken": "brute#1"}, {"taken": "peasant#0"}],
        },
    },
}  # fmt: skip


def setup(game: str, name: str) -> State:
    """A small set-up by its name."""
    known = SETUPS.get(game, {})
    if name not in known:
        raise ValueError(f"start={name}: {game} has {', '.join(known) or 'no small set-ups'}")
    return game_called(game).position(known[name])
