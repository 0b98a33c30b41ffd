"""How Kenjin's bots are measured: neighbouring levels, and some against chance."""

from __future__ import annotations

from tatami.core.contests import NamedContest

PAIRS = (
    ("level:1", "random"), ("level:2", "level:1"), ("level:3", "random"), ("level:3", "level:2"),
    ("level:4", "level:3"), ("level:5", "level:4"), ("level:5", "random"),
)  # fmt: skip
CONTESTS = [NamedContest("-".join(pair), pair) for pair in PAIRS]
