"""The names by which rules cite the rulebook: `cite.KJ_3_2` is rule KJ-3.2.

A citation is a number inside compiled rules, 100 times the section plus the rule, and 0 means that nothing forbids.
The kit (`testing/citations.py`) checks that the game's rulebook has every rule that its `rules` folder cites.
"""

from __future__ import annotations

import re

NAME = re.compile(r"[A-Z]+_(\d+)_(\d+)")


def __getattr__(name: str) -> int:
    match = NAME.fullmatch(name)
    if match is None:
        raise AttributeError(f"{name}: a citation is written like KJ_3_2, for KJ-3.2")
    return 100 * int(match[1]) + int(match[2])
