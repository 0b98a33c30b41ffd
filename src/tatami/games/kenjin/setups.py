"""Small set-ups of Kenjin for exact work: positions from which the whole tree can be walked."""

from __future__ import annotations

from tatami.core.json_types import JsonObject

SETUPS: dict[str, JsonObject] = {
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
}  # fmt: skip
