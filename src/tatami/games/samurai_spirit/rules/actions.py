"""The actions of Samurai Spirit and their notation."""

from __future__ import annotations

from functools import cache
from itertools import permutations

from tatami.core.json_types import Options
from tatami.core.notation import Codec, Verb
from tatami.games.samurai_spirit.rules.table import CARD_IDS, FAMILIES, FARMS, MOST_SAMURAI, PENALTIES, SAMURAI, SYMBOLS

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


def codec(options: Options) -> Codec:
    return codec_for(len(options["samurai"]))


ACTIONS = codec_for(MOST_SAMURAI)
CARD = ACTIONS.base("card")
FARM = ACTIONS.base("farm")
FAMILY = ACTIONS.base("family")
SEAT = ACTIONS.base("seat")
USE = ACTIONS.base("use")
READY = ACTIONS.base("ready")
IGNORE = ACTIONS.base("ignore")
SUFFER = ACTIONS.base("suffer")
FIRST = ACTIONS.base("first")
DROP = ACTIONS.base("drop")
FIGHT = ACTIONS.base("fight")
SUPPORT = ACTIONS.base("support")
PASS = ACTIONS.base("pass")
CONFRONT = ACTIONS.base("confront")
DEFEND = ACTIONS.base("defend")
GIVE = ACTIONS.base("give")
UNDER = ACTIONS.base("under")
DISCARD = ACTIONS.base("discard")
TAKE = ACTIONS.base("take")
ENOUGH = ACTIONS.base("enough")
KIAI = ACTIONS.base("kiai")
NO_KIAI = ACTIONS.base("no-kiai")
HEAL = ACTIONS.base("heal")
NO_HEAL = ACTIONS.base("no-heal")
TOKEN = ACTIONS.base("token")
NO_TOKEN = ACTIONS.base("no-token")
ORDER = ACTIONS.base("order")
WOUND = ACTIONS.base("wound")
END = ACTIONS.actions
