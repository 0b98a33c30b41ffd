"""The actions of Your Game and how they are written. An action is a whole number; the codec numbers them in order."""

from __future__ import annotations

from tatami.core.notation import Codec, Verb
from tatami_yourgame.rules.table import MOST_TAKEN

DEALS = ("12", "13", "21", "23", "31", "32")
"""The cards of seat 0 and seat 1, for every way to deal them."""

CODEC = Codec(
    "yourgame",
    Verb("deal", "deal:{cards}", cards=DEALS),
    Verb("take", "take:{count}", count=[str(count) for count in range(1, MOST_TAKEN + 1)]),
    Verb("show", "show"),
)
