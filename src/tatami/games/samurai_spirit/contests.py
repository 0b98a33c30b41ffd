"""How Samurai Spirit's bots are measured: every difficulty with every number of samurai, each bot alone."""

from __future__ import annotations

from tatami.core.contests import NamedContest

BOTS = ("habit", "level:1", "level:2", "level:3", "level:4", "level:5")
CONTESTS = [
    NamedContest(f"{hard}-{samurai}", BOTS, samurai, {"difficulty": hard}, times=len(BOTS))
    for hard in ("easy", "normal", "hard", "heroic")
    for samurai in range(2, 8)
]
