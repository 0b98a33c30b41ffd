"""The actions of Samurai Spirit and their notation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import permutations
from typing import Any

from tatami.core.notation import Codec, Verb
from tatami.games.samurai_spirit.table import CARD_IDS, FAMILIES, FARMS, MOST_SAMURAI, PENALTIES, SAMURAI, SYMBOLS

ORDERS = tuple(order for length in (1, 2, 3) for order in permutations(range(length)))
"""How Katsushiro may put one, two or three cards back (SS-7.9): by the place at which each was turned up."""


@cache
def codec_for(players: int) -> Codec:
    """The codec at a table of so many samurai: the numbers never change, only which seats have names."""
    seats = [str(seat) if seat < players else None for seat in range(MOST_SAMURAI)]
    return Codec(
        "samurai-spirit",
        Verb("card", "card:{card}", card=CARD_IDS),
        Verb("farm", "farm:{farm}", farm=FARMS),
        Verb("family", "family:{family}", family=FAMILIES),
        Verb("seat", "seat:{seat}", seat=seats),
        Verb("use", "use:{samurai}", samurai=SAMURAI),
        Verb("ready", "ready"),
        Verb("ignore", "ignore"),
        Verb("suffer", "suffer"),
        Verb("first", "first:{penalty}", penalty=PENALTIES),
        Verb("drop", "drop:{symbol}", symbol=SYMBOLS),
        Verb("fight", "fight"),
        Verb("support", "support:{seat}", seat=seats),
        Verb("pass", "pass"),
        Verb("confront", "confront"),
        Verb("defend", "defend"),
        Verb("give", "give:{seat}", seat=seats),
        Verb("under", "under"),
        Verb("discard", "discard"),
        Verb("take", "take:{seat}", seat=seats),
        Verb("enough", "enough"),
        Verb("kiai", "kiai"),
        Verb("no-kiai", "no-kiai"),
        Verb("heal", "heal:{seat}", seat=seats),
        Verb("no-heal", "no-heal"),
        Verb("token", "token:{owner}>{other}", owner=seats, other=seats),
        Verb("no-token", "no-token"),
        Verb("order", "order:{order}", order=[",".join(str(place + 1) for place in order) for order in ORDERS]),
        Verb("wound", "wound:{seat}", seat=seats),
    )


def codec(options: Mapping[str, Any]) -> Codec:
    return codec_for(len(options["samurai"]))


_NUMBERS = codec_for(MOST_SAMURAI)
CARD = _NUMBERS.base("card")
FARM = _NUMBERS.base("farm")
FAMILY = _NUMBERS.base("family")
SEAT = _NUMBERS.base("seat")
USE = _NUMBERS.base("use")
READY = _NUMBERS.base("ready")
IGNORE = _NUMBERS.base("ignore")
SUFFER = _NUMBERS.base("suffer")
FIRST = _NUMBERS.base("first")
DROP = _NUMBERS.base("drop")
FIGHT = _NUMBERS.base("fight")
SUPPORT = _NUMBERS.base("support")
PASS = _NUMBERS.base("pass")
CONFRONT = _NUMBERS.base("confront")
DEFEND = _NUMBERS.base("defend")
GIVE = _NUMBERS.base("give")
UNDER = _NUMBERS.base("under")
DISCARD = _NUMBERS.base("discard")
TAKE = _NUMBERS.base("take")
ENOUGH = _NUMBERS.base("enough")
KIAI = _NUMBERS.base("kiai")
NO_KIAI = _NUMBERS.base("no-kiai")
HEAL = _NUMBERS.base("heal")
NO_HEAL = _NUMBERS.base("no-heal")
TOKEN = _NUMBERS.base("token")
NO_TOKEN = _NUMBERS.base("no-token")
ORDER = _NUMBERS.base("order")
WOUND = _NUMBERS.base("wound")
END = _NUMBERS.actions
