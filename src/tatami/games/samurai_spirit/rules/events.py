"""What can happen in a game of Samurai Spirit. Everything is public (SS-13.1)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.events import EventRows, event_kinds, row
from tatami.games.samurai_spirit.rules.table import CARD_IDS, FAMILIES, FARMS, PENALTIES, REASONS, SAMURAI, SYMBOLS

ENDS = ("stack-empty", "all-passed", "turn-limit")
"""Why a round is over (SS-3.3, SS-3.8)."""


class Event(EventRows):
    ROUND_BEGAN = row(cite.SS_3_1, "round", "seat", "cards")
    TURN_BEGAN = row(cite.SS_3_2, "seat")
    TOKEN_USED = row(cite.SS_10_3, "seat", "samurai")
    PENALTIES_IGNORED = row(cite.SS_6_4, "seat", "card")
    PENALTY = row(cite.SS_5_1, "seat", "penalty")
    PENALTY_IMPOSSIBLE = row(cite.SS_5_3, "seat", "penalty")
    BARRICADE_LOST = row(cite.SS_5_4, "left")
    BARRICADE_BUILT = row(cite.SS_7_3, "left")
    FARM_LOST = row(cite.SS_9_2, "left")
    FAMILY_LOST = row(cite.SS_9_4, "family", "left", reveals=True)
    WOUNDED = row(cite.SS_8_1, "seat")
    BECAME_ANIMAL = row(cite.SS_8_1, "seat")
    KILLED = row(cite.SS_8_1, "seat")
    HEALED = row(cite.SS_8_2, "seat")
    HEALED_IN_VAIN = row(cite.SS_9_4, "seat")
    DRAWN = row(cite.SS_4_1, "seat", "card", reveals=True)
    CONFRONTED = row(cite.SS_4_2, "seat", "card", "total")
    DEFENDED = row(cite.SS_4_3, "seat", "card", "symbol")
    OVERWHELMED = row(cite.SS_4_2, "seat", "total")
    GIVEN = row(cite.SS_6_3, "seat", "other", "card")
    PUT_UNDER = row(cite.SS_6_8, "seat", "card")
    DISCARDED = row(cite.SS_6_7, "seat", "card")
    INFILTRATED = row(cite.SS_5_6, "left")
    RETURNED = row(cite.SS_5_11, "card", reveals=True)
    DROPPED = row(cite.SS_5_13, "seat", "card", "symbol")
    SUPPORTED = row(cite.SS_11_1, "seat", "other")
    PASSED = row(cite.SS_11_3, "seat")
    TOKEN_HOME = row(cite.SS_11_2, "seat", "owner")
    KIAI = row(cite.SS_7_1, "seat", "samurai")
    KIAI_DECLINED = row(cite.SS_7_1, "seat")
    FIRST_DISCARDED = row(cite.SS_7_1, "seat", "card", "total")
    TAKEN = row(cite.SS_7_7, "seat", "owner", "card")
    ROUTED = row(cite.SS_7_5, "card", reveals=True)
    CAUGHT = row(cite.SS_7_6, "card", reveals=True)
    TOKEN_MOVED = row(cite.SS_7_8, "owner", "other")
    SHOWN = row(cite.SS_7_9, "seat", "card", reveals=True)
    PUT_BACK = row(cite.SS_7_9, "card", "place")
    ROUND_ENDED = row(cite.SS_3_3, "round", "end")
    UNDEFENDED = row(cite.SS_9_1, "seat", "symbol")
    FAMILY_BONUS = row(cite.SS_9_4, "family")
    INTRUDER_REVEALED = row(cite.SS_9_5, "card", "flames", reveals=True)
    WON = row(cite.SS_9_6, "points")
    LOST = row(cite.SS_3_7, "reason")
    ALL_INFILTRATED = row(cite.SS_3_4, "cards")
    FARM_TURNED = row(cite.SS_9_3, "farm", "left", reveals=True)
    KNOWN_INFILTRATED = row(cite.SS_5_6, "left", "card")


EVENT_KINDS = event_kinds(
    Event,
    {
        "card": CARD_IDS,
        "samurai": SAMURAI,
        "symbol": SYMBOLS,
        "penalty": PENALTIES,
        "farm": FARMS,
        "family": FAMILIES,
        "reason": REASONS,
        "end": ENDS,
    },
)
