"""How a scenario is won, in words; and the counters that its maker can choose from."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.words import LANGUAGES, speak
from tatami.games.samourai import counters, goals, scenarios

GAME = tatami.game("samourai")
OWN = """
[[scenario]]
id = "own"
map = "crossroads"
roster = "roster.toml"
time = "day"
first = "one"
setup_order = ["one", "two"]
zone = [{ id = "south", edge = "S" }, { id = "north", edge = "N" }]

  [[scenario.side]]
  id = "one"
  units = ["taro"]
  setup = [{ zone = "south", units = ["taro"] }]
  exit = ["N"]

  [[scenario.side]]
  id = "two"
  name = "The others"
  units = ["jinpachi"]
  setup = [{ zone = "north", units = ["jinpachi"] }]

  [[scenario.victory]]
  side = "one"
  kind = "any"
  check = "at_once"
  parts = [
    { kind = "all_dead", of = "two", units = ["jinpachi"] },
    { kind = "casualties", of = "two", states = ["wounded", "stunned"], count = 1 },
    { kind = "left", units = [], others = 1, edges = ["N"] },
  ]

  [[scenario.victory]]
  side = "two"
  kind = "hold_hex"
  hex = "H7"
  within = 3
  clear = -1
  times = 1
  trait = "samurai"
  check = "end_of_own_phase"
"""
MAN = (
    '{ id = "%s", name = "%s", type = "samurai", bow = false, '
    "healthy = [9, 6, 5], stunned = [0, 2, 0], wounded = [4, 4, 3] }"
)
ROSTER = f"character = [{MAN % ('taro', 'Tarō')}, {MAN % ('jinpachi', 'Jinpachi')}]"


@pytest.mark.rule("SB-14.5")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", scenarios.shipped())
def test_every_scenario_says_how_each_side_wins(scenario: str, language: str) -> None:
    told = goals.goals_of(GAME.complete({"scenario": scenario}), speak(language))
    assert {goal.seat for goal in told} >= {0, 1}
    for text in [text for goal in told for text in (goal.text, *goal.parts)]:
        assert text and "{" not in text and "  " not in text and " ," not in text and " ." not in text, text


def test_conditions_in_words() -> None:
    def said(scenario: str) -> list[tuple[int | None, str]]:
        return [(goal.seat, goal.text) for goal in goals.goals_of(GAME.complete({"scenario": scenario}), speak("en"))]

    held = (
        "A healthy samurai of this side is on G8 or beside it, with no unstunned enemy within 2, 3 times in a row. "
        "Checked at the end of its own phase."
    )
    assert said("torii")[2:] == [(0, held), (1, held), (None, "No one has won by the end of turn 40.")]
    assert said("crossroads") == [
        (0, "Have left the map alive (north edge): Gyokan and at least 3 more."),
        (1, "Too few enemies can still leave the map (Monks)."),
        (1, "No one has won by the end of turn 40."),
    ]


def test_an_own_scenario_with_figures_of_its_own() -> None:
    options = GAME.complete({"scenario": {"text": OWN, "files": {"roster.toml": ROSTER}}, "turn_cap": 0})
    [joined, hold] = goals.goals_of(options, speak("en"))
    assert (joined.seat, joined.text) == (0, "Any of these:")
    assert joined.parts == [
        "All enemies are dead (The others).",
        "Enemies in one of these states: at least 1 (The others; wounded, stunned).",
        "Have left the map alive (north edge): the whole side and 1 more, which is impossible.",
    ]
    assert hold.text == "A samurai of this side is at most 3 hexes from H7. Checked at the end of its own phase."


@pytest.mark.rule("SB-14.5")
@pytest.mark.parametrize(
    ("given", "told", "ends"),
    [
        ("units = [], anyone = true, others = 1", "at least 1 of this side.", True),
        ("units = [], others = 0", "the whole side.", False),
        ("units = [], others = 1", "the whole side and 1 more, which is impossible.", False),
    ],
)
def test_who_must_have_left(given: str, told: str, ends: bool) -> None:
    """Of two men one leaves. A goal that names nobody asks for all: games were played and stored so."""
    text = OWN.replace("units = [], others = 1", given)
    text = text.replace('units = ["taro"]', 'units = ["taro", "jiro"]')
    files = {"roster.toml": f"{ROSTER[:-1]}, {MAN % ('jiro', 'Jirō')}]"}
    options = GAME.complete({"scenario": {"text": text, "files": files}, "turn_cap": 0})
    assert goals.goals_of(options, speak("en"))[0].parts[-1].endswith(told)
    men = {"taro": "H1", "jiro": "H5", "jinpachi": "A14"}
    state = GAME.position({"options": options, "men": men, "step": "movement"})
    for move in ("move:taro", "exit"):
        state.apply(state.parse(move))
    assert (state.result is not None) == ends


def test_counters_are_told_as_their_file_has_them() -> None:
    ours = counters.shipped()
    assert len(ours.character) == 80 and len(ours.dress) == 2
    assert "provenance" not in str(ours.character)
    own = counters.read(ROSTER, speak("en"))
    assert [man["name"] for man in own.character] == ["Tarō", "Jinpachi"] and not own.complaints
    assert counters.read(ROSTER.replace("[9, 6, 5]", "[9, 0, 5]"), speak("pl")).complaints
    assert counters.read("character = [", speak("fr")).complaints


def test_conditions_in_a_few_words() -> None:
    def named(scenario: str) -> list[tuple[str, list[str]]]:
        return [
            (goal.title, goal.titles) for goal in goals.goals_of(GAME.complete({"scenario": scenario}), speak("en"))
        ]

    assert named("torii")[1:3] == [("Enemy samurai dead", []), ("Torii held", [])]
    assert named("seven-samurai")[3] == ("All of these", ["Dead: Onimaru", "Enemies dead or wounded"])


def test_the_parts_of_a_condition_are_counted() -> None:
    view = GAME.new(scenario="seven-samurai").view(1)
    assert view["goals"][3]["parts"] == [
        {"kind": "all_dead", "need": 1, "now": 0},
        {"kind": "casualties", "need": 9, "now": 0},
    ]
