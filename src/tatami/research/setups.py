"""Small set-ups for exact work: positions from which the whole tree of a game can be walked, and a small battle.

What lies on the table and in the hands at the start is known to both sides; what is laid face down afterwards is not.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tatami.core.game import State
from tatami.games import game as game_called

DATA = Path(__file__).parent / "data"

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
    "samurai-spirit": {
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
    },
}  # fmt: skip


SCENARIOS = {"samourai": ("duel",)}
"""Scenarios of our own, small ones: files of those names in `data`."""


def setups(game: str) -> list[str]:
    """The names of a game's small set-ups."""
    return [*SETUPS.get(game, {}), *SCENARIOS.get(game, ())]


def setup(game: str, name: str) -> State:
    """A small set-up by its name."""
    described = game_called(game)
    if name in SCENARIOS.get(game, ()):
        (option,) = (option for option in described.options if option.name == "scenario")
        return described.new(scenario=option.parse(str(DATA / f"{name}.toml")))
    if name not in SETUPS.get(game, {}):
        raise ValueError(f"start={name}: {game} has {', '.join(setups(game)) or 'no small set-ups'}")
    return described.position(SETUPS[game][name])
