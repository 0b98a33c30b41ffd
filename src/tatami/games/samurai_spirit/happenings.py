"""What can happen in a game of Samurai Spirit. Everything is public (SS-13.1)."""

from __future__ import annotations

from enum import IntEnum

from tatami.core.events import Happening
from tatami.games.samurai_spirit.table import CARD_IDS, FAMILIES, FARMS, PENALTIES, REASONS, SAMURAI, SYMBOLS

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


def happening(id: str, *arguments: str) -> Happening:
    labels = {name: _LABELS[name] for name in arguments if name in _LABELS}
    return Happening(id, *arguments, labels=labels, reveals=id in REVEALING)


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


HAPPENINGS = (
    happening("round-began", "round", "seat", "cards"),
    happening("turn-began", "seat"),
    happening("token-used", "seat", "samurai"),
    happening("penalties-ignored", "seat", "card"),
    happening("penalty", "seat", "penalty"),
    happening("penalty-impossible", "seat", "penalty"),
    happening("barricade-lost", "left"),
    happening("barricade-built", "left"),
    happening("farm-lost", "left"),
    happening("family-lost", "family", "left"),
    happening("wounded", "seat"),
    happening("became-animal", "seat"),
    happening("killed", "seat"),
    happening("healed", "seat"),
    happening("healed-in-vain", "seat"),
    happening("drawn", "seat", "card"),
    happening("confronted", "seat", "card", "total"),
    happening("defended", "seat", "card", "symbol"),
    happening("overwhelmed", "seat", "total"),
    happening("given", "seat", "other", "card"),
    happening("put-under", "seat", "card"),
    happening("discarded", "seat", "card"),
    happening("infiltrated", "left"),
    happening("returned", "card"),
    happening("dropped", "seat", "card", "symbol"),
    happening("supported", "seat", "other"),
    happening("passed", "seat"),
    happening("token-home", "seat", "owner"),
    happening("kiai", "seat", "samurai"),
    happening("kiai-declined", "seat"),
    happening("first-discarded", "seat", "card", "total"),
    happening("taken", "seat", "owner", "card"),
    happening("routed", "card"),
    happening("caught", "card"),
    happening("token-moved", "owner", "other"),
    happening("shown", "seat", "card"),
    happening("put-back", "card", "place"),
    happening("round-ended", "round", "end"),
    happening("undefended", "seat", "symbol"),
    happening("family-bonus", "family"),
    happening("intruder-revealed", "card", "flames"),
    happening("won", "points"),
    happening("lost", "reason"),
    happening("all-infiltrated", "cards"),
    happening("farm-turned", "farm", "left"),
    happening("known-infiltrated", "left", "card"),
)
