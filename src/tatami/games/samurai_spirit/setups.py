"""Small set-ups of Samurai Spirit for exact work: positions from which the whole tree can be walked."""

from __future__ import annotations

from tatami.core.json_types import JsonObject

THIRD_ROUND: JsonObject = {
    "options": {"samurai": ["kyuzo", "daisuke"], "difficulty": "easy"},
    "round": 3, "turns": 1, "turn": 1, "barricades": 0, "families": ["A", "B"], "tokens": [],
    "seats": [{"side": "human"}, {"side": "animal"}],
    "pending": [{"step": "end-turn", "who": 1}, {"step": "action", "who": 1}],
}  # fmt: skip
SETUPS: dict[str, JsonObject] = {
    # Two samurai, one round: the third, with a village that has little left to lose.
    "last-round": {
        **THIRD_ROUND,
        "farmsteads": 2,
        "stack": ["?"] * 14,
        "older": ["P1-02", "P1-04", "P1-07", "P2-11", "P3-02", "P3-05", "P3-07", "P3-08", "P3-10", "P3-11",
                  "P4-08", "P4-09", "L5-06"],
    },
    # The same round with three unseen raiders left: the optimum can be computed.
    "last-cards": {
        **THIRD_ROUND,
        "farmsteads": 3,
        "stack": ["?"] * 3,
        "discard": ["P1-02", "P1-04", "P1-07", "P2-11", "P3-02", "P3-07", "P3-08", "P3-10", "P3-11", "P4-09", "L5-06"],
        "older": ["P3-05", "P4-08"],
    },
}  # fmt: skip
