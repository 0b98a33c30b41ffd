"""What is wrong with a scenario of one's own, in the reader's language and with the place that it is about.

The files' readers complain in English, one line for each mistake: those who write files in an editor and programs read
them so. Here the lines are recognised by their shape; one that is not stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tatami.core.words import Words
from tatami.games import samourai
from tatami.games.samourai.own import complaints_of
from tatami.server import wire

GAME = samourai.GAME.name
HEX = re.compile(r"\b[A-Z]{1,2}\d{1,2}\b")
PLACE = re.compile(r"(?:side|zone|marker|victory|part|setup|enter|trigger|alarm|any_of|map\.txt)\b[^:]*")
SHAPES = [
    (re.compile(shape), key)
    for shape, key in (
        (r"has no units", "no-units"),
        (r"(?P<unit>\S+) is in units, but is neither set up nor enters", "idle"),
        (r"(?P<unit>\S+) is set up or enters more than once", "placed-twice"),
        (r"mounted: (?P<unit>\S+) has no horse of his own", "no-own-horse"),
        (r"(?P<unit>\S+) is on both sides", "both-sides"),
        (r"(?P<count>\d+) characters; at most (?P<most>\d+)", "too-many-men"),
        (r"zones \S+ of \S+ and \S+ of \S+ overlap at (?P<hexes>.+?); .*", "overlap"),
        (r"zone \S+ has room for (?P<room>\d+) of the (?P<needed>\d+) hexes needed", "no-room"),
        (r"zone \S+ has no two joined hexes for (?P<unit>\S+) and his horse", "no-room-for-rider"),
        (r"holds no hex of the map|has no selector; .*", "empty-zone"),
        (r"\w+: (?P<hex>\S*) is no hex of the map \S+", "no-hex"),
        (r"(?P<hex>\S+) is not on the edge of the map", "not-on-edge"),
        (r"zone \S+ has no room for (?P<count>\d+) lanterns (?P<apart>\d+) hexes apart", "lanterns-crowded"),
        (r"zone \S+ has no flat hex for a barricade", "barricade-not-flat"),
        (r"count = (?P<count>\d+): at most (?P<most>\d+)", "too-many"),
        (r"at: expected two hexes, the front one first", "two-hexes"),
        (r"at: a \S+ cannot lie on (?P<hexes>\S+)", "cannot-lie"),
        (r"(?P<hexes>[A-Z]+\d+) holds \S+ already", "taken"),
        (r"(?P<count>\d+) markers of the kind \S+; at most (?P<most>\d+)", "too-many"),
        (r"marker (?P<piece>\S+) is there twice", "piece-twice"),
        (r"(?P<count>\d+) horses; at most (?P<most>\d+)", "too-many-horses"),
        (r"hitched_to = \S+: no such cart", "no-cart"),
        (r"hitched_to = \S+: the horse's tail (?P<hex>\S+) is not on a front hex of the cart.*", "hitch-tail"),
        (r"hitched_to = \S+: the horse's head (?P<hex>\S+) is next to the cart.*", "hitch-head"),
        (r"an alarm is for a scenario at night", "alarm-by-day"),
        (r"sleeper = .*: no such thing; .*|sleeper is missing", "no-sleeper"),
        (r"nobody can win: victory is missing", "no-victory"),
        (r"too many conditions of victory; at most (?P<most>\d+), .*", "too-many-goals"),
        (r"\d+ zones(?: and \d+ piece_on)?; at most (?P<most>\d+)(?: together)?", "too-many-zones"),
        (r"victory: cannot_leave of .*", "cannot-leave"),
        (r"edges: \S+ may not leave by (?P<edge>\w); .*|edges is missing", "no-exit"),
        (r"piece = .*: no such thing; .*|piece is missing", "no-piece"),
        (r"hex = : .*|hex: .* is no hex of the map .*", "goal-hex"),
        (r"map = (?P<value>.*): no such map; .*", "no-map"),
        (r"a scenario has two sides, not (?P<count>\d+)", "two-sides"),
        (r"setup_order: expected both sides, .*", "setup-order"),
        (r"there are two zones of that id", "zone-twice"),
        (r"(?P<key>\S+) = (?P<value>.*): (?P<name>\S+) is not between (?P<low>\S+) and (?P<high>\S+)", "not-between"),
        (r"(?P<key>\S+) = (?P<value>.*): runs backwards", "backwards"),
        (r"dress: the roster has no .* counters of (?P<unit>\S+)", "no-dress"),
        (r"\S+ cannot keep away from itself", "away-from-itself"),
        (r"(?P<other>\S+) is set up after (?P<side>\S+): nothing to keep away from yet", "away-too-early"),
        (r"has no triggers", "no-triggers"),
        (r"say who must be dead: trait or units", "nobody-to-die"),
        (r"parts: expected two or more", "too-few-parts"),
        (r"count = (?P<value>-?\d+): must be (?P<low>\d+) to (?P<high>-?\d+)", "count-range"),
        (r"(?P<key>\S+) = (?P<value>.*): must be (?P<low>-?\d+) to (?P<high>-?\d+)", "range"),
        (r"(?P<key>\S+): (?P<count>\d+) characters; at most (?P<most>\d+)", "too-long"),
        (r"(?P<key>\S+): only letters and signs that can be printed, on one line", "not-printable"),
        (r"(?P<key>\S+) is missing", "missing"),
        (r"(?P<key>\S+?)(?: = |: )(?P<value>.*): no such thing; .*", "unknown"),
        (r"(?P<key>\S+): no such key; .*", "unknown-key"),
        (r"(?P<key>\S+): (?P<value>\S+) stands there twice", "repeated"),
        (r"(?P<key>\S+) = (?P<value>.*): expected .*", "other-kind"),
        (r"level \S+: (?P<hex>\S+) is a bank hex, which has level 0", "bank-raised"),
        (r"(?:door|window) (?P<pair>\S+) does not join a building and the outside", "opening-nowhere"),
        (r"(?:door|window) (?P<pair>\S+): \S+ and \S+ are not neighbours", "opening-apart"),
        (r"(?:door|window) (?P<pair>\S+): write the hex inside first: .*", "opening-reversed"),
        (r"(?:door|window) (?P<pair>\S+): that side is a \S+ already", "opening-twice"),
        (r"corner (?P<corner>\S+): \S+ is in no building", "corner-outside"),
        (r"corner (?P<corner>\S+) lies on the edge of the map: .*", "corner-on-edge"),
        (r"corner (?P<corner>\S+) is no outer corner: .*", "corner-inner"),
        (r"corner (?P<corner>\S+): \S+ flanks more than \d+ corners", "corner-crowded"),
        (r"(?P<count>\d+) corners; at most (?P<most>\d+)", "too-many"),
        (r"(?P<count>\d+) buildings; at most (?P<most>\d+)", "too-many-buildings"),
        (r"(?P<size>\d+) characters with its map and roster; at most (?P<most>\d+)", "too-large"),
    )
]


def told(scenario: Mapping[str, Any], words: Words) -> list[wire.Complaint]:
    """All of them, in the order of the file."""
    return [in_words(line, words) for line in complaints_of(scenario)]


def in_words(line: str, words: Words) -> wire.Complaint:
    text = re.sub(r"^scenario\.toml: (?:scenario [^:]+: )?", "", line)
    places = []
    # `side one: zone one-set-up has room …` is about the zone, but says so in its own words.
    while (parts := text.split(": ", 1)) and len(parts) == 2 and PLACE.fullmatch(parts[0]):
        places.append(parts[0])
        text = parts[1]
    said = text
    for shape, key in SHAPES:
        if match := shape.fullmatch(text):
            given = {name: name_of(name, value or "", words) for name, value in match.groupdict().items()}
            said = words(f"samourai-complaint-{key}", **given)
            break
    return wire.Complaint(said, places, list(dict.fromkeys(HEX.findall(line))))


def name_of(argument: str, value: str, words: Words) -> str:
    """Figures by their names."""
    key = f"samourai-name-{value}"
    return words(key) if argument == "unit" and words.has(key) else value
