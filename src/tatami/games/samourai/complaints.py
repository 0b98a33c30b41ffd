"""What is wrong with a scenario of one's own, in the reader's language and with the place that it is about."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tatami.core.routes import Complaint
from tatami.core.words import Words
from tatami.games.samourai.custom_scenario import complaints_of
from tatami.games.samourai.toml_reader import Mistake

HEX = re.compile(r"\b[A-Z]{1,2}\d{1,2}\b")
PRECISE = {
    ("missing", "edges"): "no-exit",
    ("missing", "sleeper"): "no-sleeper",
    ("unknown", "sleeper"): "no-sleeper",
    ("missing", "piece"): "no-piece",
    ("unknown", "piece"): "no-piece",
    ("range", "count"): "count-range",
}
"""Where the editor's form can say more than that a key is missing or wrong."""


def in_readers_words(scenario: Mapping[str, object], words: Words) -> list[Complaint]:
    """All of them, in the order of the file."""
    return [in_words(line, words) for line in complaints_of(scenario)]


def in_words(line: str, words: Words) -> Complaint:
    hexes = list(dict.fromkeys(HEX.findall(line)))
    if not isinstance(line, Mistake):
        return Complaint(line, [], hexes)
    places = [place for place in line.places if not place.startswith("scenario ")]
    if not line.key:
        return Complaint(str(line), places, hexes)
    given = {name: name_of(name, str(value), words) for name, value in line.args.items()}
    key = PRECISE.get((line.key, given.get("key", "")), line.key)
    return Complaint(words(f"samourai-complaint-{key}", **given), places, hexes)


def name_of(argument: str, value: str, words: Words) -> str:
    """Figures by their names."""
    key = f"samourai-name-{value}"
    return words(key) if argument == "unit" and words.has(key) else value
