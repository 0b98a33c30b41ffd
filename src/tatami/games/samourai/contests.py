"""How Samouraï's bots are measured: a strong level against a weak one in every scenario."""

from __future__ import annotations

from tatami.core.contests import NamedContest

SCENARIOS = ("torii", "ninja-night", "seven-samurai", "temple-assault", "convoy", "crossroads")
CONTESTS = [NamedContest(name, ("level:4", "level:1"), options={"scenario": name}) for name in SCENARIOS]
