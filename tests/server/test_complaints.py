"""What is wrong with a scenario of one's own is said in the reader's language, all of it, with its place."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tatami.core.routes import Complaint
from tatami.core.words import LANGUAGES, speak
from tatami.games.samourai import custom_scenario, maps, scenarios, toml_reader
from tatami.games.samourai.complaints import PRECISE, in_readers_words, in_words

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
    found = in_readers_words({"text": SCENARIO, "files": {"map.txt": flat}}, speak("pl"))
    assert [(one.text, one.places) for one in found] == [
        ("Ta strona nie ma żadnych figur.", ["side two"]),
        ("Odpowiednich pól w strefie rozstawienia: 1; potrzeba: 2.", ["side one"]),
        ("Nie ma warunku zwycięstwa: dodaj go.", []),
    ]
    found = in_readers_words({"text": SCENARIO, "files": {"map.txt": MAP}}, speak("fr"))
    assert ("C3 est un talus, toujours en terrain bas.", ["C3"]) in [(one.text, one.hexes) for one in found]
    assert any(one.hexes == ["B2", "D4"] and "ne sont pas voisines" in one.text for one in found)
    assert any("C4-NW" in one.text and "coin" in one.text for one in found)


def is_key(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[a-z]+(-[a-z]+)*", value) is not None


def messages() -> list[tuple[str, str, set[str]]]:
    """All that the readers can say: their English, the key of the message (or none) and its arguments."""
    found = []
    for module in (toml_reader, custom_scenario, scenarios, maps):
        for call in ast.walk(ast.parse(Path(module.__file__ or "").read_text("utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
                continue
            if call.func.attr not in ("wrong", "of"):
                continue
            keys = [one.value for one in call.args[1:] if isinstance(one, ast.Constant) and is_key(one.value)]
            args = {keyword.arg or "**" for keyword in call.keywords}
            found.append((ast.unparse(call), keys[-1] if keys else "", args))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_words_for_its_arguments(language: str) -> None:
    keys = {key: args for _, key, args in messages() if key and "**" not in args}
    assert len(keys) > 50
    for key, args in keys.items():
        assert speak(language)(f"samourai-complaint-{key}", **dict.fromkeys(args, "1"))
    for (_, argument), key in PRECISE.items():
        given = {"key": argument, **dict.fromkeys(("value", "low", "high"), "1")}
        assert speak(language)(f"samourai-complaint-{key}", **given)


def test_what_a_drawn_scenario_can_have_wrong_has_a_message() -> None:
    """Lines without one are about files that only people write, and are told as they are."""
    in_scenarios = Path(scenarios.__file__ or "").read_text("utf-8")
    plain = [text for text, key, _ in messages() if not key and text.split("(")[0] in in_scenarios]
    assert all("top.wrong" in text or "no parts of their own" in text or "message" in text for text in plain), plain


def test_a_condition_that_cannot_be_met_is_told_in_the_readers_language() -> None:
    """Its place is taken off before its message is looked for."""
    line = toml_reader.Mistake.at("scenario.toml: victory", ("victory",), "cannot_leave of two", "cannot-leave", {})
    assert in_words(line, speak("fr")) == Complaint(speak("fr")("samourai-complaint-cannot-leave"), ["victory"], [])
