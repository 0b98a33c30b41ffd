"""Small set-ups of Samurai Spirit for exact work: positions from which the whole tree can be walked."""

from __future__ import annotations

from tatami.core.json_types import JsonObject

SETUPS: dict[str, JsonObject] = {
    # Two samurai, one round: the third, with a village that has little left to lose.
    "last-round": {
        "options": {"samurai": ["kyuzo", "daisuke"], "difficulty": "easy"},
        "round": 3, "night": False, "turns": 1, "turn": 1, "restrictions": [], "fights": 0, "working": [],
        "kiai": [], "barricades": 0, "turned": [], "farmsteads": 2, "families": ["A", "B"], "tokens": [],
        "stack": ["?"] * 14, "intruders": [], "discard": [],
        "older": ["P1-02", "P1-04", "P1-07", "P2-11", "P3-02", "P3-05", "P3-07", "P3-08", "P3-10", "P3-11",
                  "P4-08", "P4-09", "L5-06"],
        "returned": [], "shuffles": 0, "shown": [],
        "seats": [
            {"side": "human", "wound": False, "passed": False, "line": [], "left": [], "token_at": 0,
             "borrowed": []},
            {"side": "animal", "wound": False, "passed": False, "line": [], "left": [], "token_at": 1,
             "borrowed": []},
        ],
        "pending": [{"step": "end-turn", "who": 1}, {"step": "action", "who": 1}],
    },
    # The same round with three unseen raiders left: the optimum can be computed.
    "last-cards": {
        "options": {"samurai": ["kyuzo", "daisuke"], "difficulty": "easy"},
        "round": 3, "night": False, "turns": 1, "turn": 1, "restrictions": [], "fights": 0, "working": [],
        "kiai": [], "barricades": 0, "turned": [], "farmsteads": 3, "families": ["A", "B"], "tokens": [],
        "stack": ["?"] * 3, "intruders": [],
        "discard": ["P1-02", "P1-04", "P1-07", "P2-11", "P3-02", "P3-07", "P3-08", "P3-10", "P3-11", "P4-09", "L5-06"],
        "older": ["P3-05", "P4-08"], "returned": [], "shuffles": 0, "shown": [],
        "seats": [
            {"side": "human", "wound": False, "passed": False, "line": [], "left": [], "token_at": 0,
             "borrowed": []},
            {"side": "animal", "wound": False, "passed": False, "line": [], "left": [], "token_at": 1,
             "borrowed": []},
        ],
        "pending": [{"step": "end-turn", "who": 1}, {"step": "action", "who": 1}],
    },
}  # fmt: skip
