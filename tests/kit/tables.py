"""The tables at which the kit plays every game: enough kinds to meet every rule."""

from __future__ import annotations

from typing import Any

import tatami
from tatami.testing import label

__all__ = ["EVERY_TABLE", "OURS", "TABLES", "label"]

OURS = [name for name in tatami.games() if tatami.game(name).package.startswith("tatami.games.")]
"""Other packages' games, where some are installed, are played by the kit too, but documented elsewhere."""

TABLES: dict[str, list[dict[str, Any]]] = {
    "kenjin": [
        {},
        {"players": 3},
        {"players": 3, "setup": "draft"},
        {"players": 4},
        {"players": 4, "setup": "draft", "teams": True},
        {"players": 2, "peasant_must_survive": False, "torii_counts_itself": True},
    ],
    "samurai-spirit": [
        {},
        {"samurai": ["kyuzo", "daisuke"], "edition": "en"},
        {
            "samurai": ["katsushiro", "kyuzo", "heihachi"],
            "difficulty": "heroic",
            "edition": "pl",
            "village_support": True,
        },
        {"samurai": ["daisuke", "kikuchiyo", "kanbei", "gorobei", "kyuzo"], "difficulty": "easy"},
        {
            "samurai": ["heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro"],
            "difficulty": "hard",
            "edition": "en",
        },
    ],
    "samourai": [{"scenario": "ninja-night"}, {"scenario": "crossroads"}, {"scenario": "temple-assault"}],
}

EVERY_TABLE = [(name, options) for name in tatami.games() for options in TABLES.get(name, [{}])]
