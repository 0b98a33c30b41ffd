"""What can happen in a game of Samurai Spirit. Everything is public (SS-13.1)."""

from __future__ import annotations

from enum import IntEnum

from tatami.core.events import EventKind
from tatami.games.samurai_spirit.rules.table import CARD_IDS, FAMILIES, FARMS, PENALTIES, REASONS, SAMURAI, SYMBOLS

ENDS = ("stack-empty", "all-passed", "turn-limit")
"""Why a round is over (SS-3.3, SS-3.8)."""

_LABELS = {
    "card": CARD_IDS,
    "samurai": SAMURAI,
    "symbol": SYMBOLS,
    "penalty": PENALTIES,
    "farm": FARMS,
    "family": FAMILIES,
    "reason": REASONS,
    "end": ENDS,
}


REVEALING = ("drawn", "routed", "caught", "shown", "returned", "farm-turned", "family-lost", "intruder-revealed")


def event_kind(id: str, *arguments: str) -> EventKind:
    labels = {name: _LABELS[name] for name in arguments if name in _LABELS}
    return EventKind(id, *arguments, labels=labels, reveals=id in REVEALING)


class Event(IntEnum):
    ROUND_BEGAN = 0
    TURN_BEGAN = 1
    TOKEN_USED = 2
    PENALTIES_IGNORED = 3
    PENALTY = 4
    PENALTY_IMPOSSIBLE = 5
    BARRICADE_LOST = 6
    BARRICADE_BUILT = 7
    FARM_LOST = 8
    FAMILY_LOST = 9
    WOUNDED = 10
    BECAME_ANIMAL = 11
    KILLED = 12
    HEALED = 13
    HEALED_IN_VAIN = 14
    DRAWN = 15
    CONFRONTED = 16
    DEFENDED = 17
    OVERWHELMED = 18
    GIVEN = 19
    PUT_UNDER = 20
    DISCARDED = 21
    INFILTRATED = 22
    RETURNED = 23
    DROPPED = 24
    SUPPORTED = 25
    PASSED = 26
    TOKEN_HOME = 27
    KIAI = 28
    KIAI_DECLINED = 29
    FIRST_DISCARDED = 30
    TAKEN = 31
    ROUTED = 32
    CAUGHT = 33
    TOKEN_MOVED = 34
    SHOWN = 35
    PUT_BACK = 36
    ROUND_ENDED = 37
    UNDEFENDED = 38
    FAMILY_BONUS = 39
    INTRUDER_REVEALED = 40
    WON = 41
    LOST = 42
    ALL_INFILTRATED = 43
    FARM_TURNED = 44
    KNOWN_INFILTRATED = 45


EVENT_KINDS = (
    event_kind("round-began", "round", "seat", "cards"),
    event_kind("turn-began", "seat"),
    event_kind("token-used", "seat", "samurai"),
    event_kind("penalties-ignored", "seat", "card"),
    event_kind("penalty", "seat", "penalty"),
    event_kind("penalty-impossible", "seat", "penalty"),
    event_kind("barricade-lost", "left"),
    event_kind("barricade-built", "left"),
    event_kind("farm-lost", "left"),
    event_kind("family-lost", "family", "left"),
    event_kind("wounded", "seat"),
    event_kind("became-animal", "seat"),
    event_kind("killed", "seat"),
    event_kind("healed", "seat"),
    event_kind("healed-in-vain", "seat"),
    event_kind("drawn", "seat", "card"),
    event_kind("confronted", "seat", "card", "total"),
    event_kind("defended", "seat", "card", "symbol"),
    event_kind("overwhelmed", "seat", "total"),
    event_kind("given", "seat", "other", "card"),
    event_kind("put-under", "seat", "card"),
    event_kind("discarded", "seat", "card"),
    event_kind("infiltrated", "left"),
    event_kind("returned", "card"),
    event_kind("dropped", "seat", "card", "symbol"),
    event_kind("supported", "seat", "other"),
    event_kind("passed", "seat"),
    event_kind("token-home", "seat", "owner"),
    event_kind("kiai", "seat", "samurai"),
    event_kind("kiai-declined", "seat"),
    event_kind("first-discarded", "seat", "card", "total"),
    event_kind("taken", "seat", "owner", "card"),
    event_kind("routed", "card"),
    event_kind("caught", "card"),
    event_kind("token-moved", "owner", "other"),
    event_kind("shown", "seat", "card"),
    event_kind("put-back", "card", "place"),
    event_kind("round-ended", "round", "end"),
    event_kind("undefended", "seat", "symbol"),
    event_kind("family-bonus", "family"),
    event_kind("intruder-revealed", "card", "flames"),
    event_kind("won", "points"),
    event_kind("lost", "reason"),
    event_kind("all-infiltrated", "cards"),
    event_kind("farm-turned", "farm", "left"),
    event_kind("known-infiltrated", "left", "card"),
)
