"""What is wrong with a scenario of one's own is said in the reader's language, all of it, with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tatami.core.words import LANGUAGES, speak
from tatami.games.samourai import maps, scenarios
from tatami.server.complaints import SHAPES, in_words, told

MAP = """[map]
id = own
columns = 4
rows = 4
raised = even
provenance = own

[grid]
    A  B  C  D
1   .  .  .  .
2   .  I  .  .
3   .  .  /  .
4   .  .  .  .

[levels]
1: C3

[buildings]
house: B2

[doors]
B2/D4

[windows]

[corners]
C4-NW

[marks]
"""
SCENARIO = """
[[scenario]]
id = "own"
map = "map.txt"
time = "day"
first = "one"
setup_order = ["one", "two"]

  [[scenario.zone]]
  id = "one-set-up"
  hexes = ["A1"]

  [[scenario.side]]
  id = "one"
  units = ["genzo", "kansuke"]
  setup = [{ zone = "one-set-up", units = ["genzo", "kansuke"] }]

  [[scenario.side]]
  id = "two"
  units = []
"""


def test_all_mistakes_are_told_in_the_readers_language_with_their_places() -> None:
    flat = MAP.replace("1: C3", "").replace("B2/D4", "").replace("C4-NW", "")
    found = told({"text": SCENARIO, "files": {"map.txt": flat}}, speak("pl"))
    assert [(one.text, one.places) for one in found] == [
        ("Ta strona nie ma nikogo.", ["side two"]),
        ("Strefa rozstawienia ma odpowiednich heksów: 1; potrzeba: 2.", ["side one"]),
        ("Nikt nie może wygrać: podaj jak.", []),
    ]
    found = told({"text": SCENARIO, "files": {"map.txt": MAP}}, speak("fr"))
    assert ("C3 est un talus, toujours en bas.", ["C3"]) in [(one.text, one.hexes) for one in found]
    assert any(one.hexes == ["B2", "D4"] and "ne sont pas voisins" in one.text for one in found)
    assert any("C4-NW" in one.text and "coin" in one.text for one in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shape_has_words(language: str) -> None:
    for shape, key in SHAPES:
        assert speak(language)(f"samourai-complaint-{key}", **dict.fromkeys(shape.groupindex, "1"))


def test_what_the_readers_can_say_of_a_drawn_scenario_is_recognised() -> None:
    """The lines as the sources write them, with something in every gap."""
    unknown = []
    for module in (scenarios, maps):
        source = Path(module.__file__ or "").read_text("utf-8")
        lines = re.findall(r'(?:row|force|zone|self\.entry|entry|far)\.wrong\(\s*f?"([^"]+)"', source)
        for line in lines:
            said = re.sub(
                r"\{[^{}]*(?:most|len|count|needed|apart|riders|[A-Z]{3,8}(?=\})|with_hexes)[^{}]*\}", "7", line
            )
            said = re.sub(r"\{[^{}]*NAMES[^{}]*\}", "H7", re.sub(r"\{where\}", "hitched_to = cart", said))
            said = re.sub(r"\{[^{}]+\}", "x", said)
            if in_words(said, speak("fr")).text == said:
                unknown.append(line)
    assert unknown == []
