"""Roster, tables and scenarios as files (SB-1, SB-14): ours, and what can be wrong with other people's."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tatami.games.samourai import roster, scenarios, tables
from tatami.games.samourai.rules.hexes import NAMES, NUMBERS
from tatami.games.samourai.scenario import Scenario
from tatami.games.samourai.scenarios import check_scenario
from tatami.games.samourai.toml_reader import BadFile
from tests.games.samourai.ground import sketch

MINE = """
[[scenario]]
id = "bridge-duel"
map = "village"
time = "day"
first = "west"
setup_order = ["west", "east"]

  [[scenario.zone]]
  id = "left"
  cols = "A-C"
  rows = "7-9"

  [[scenario.zone]]
  id = "right"
  near = { hexes = ["M8"], within = 2 }
  building = "none"

  [[scenario.side]]
  id = "west"
  units = ["kohei", "masakatsu"]
  mounted = ["masakatsu"]
  setup = [{ zone = "left", units = ["kohei", "masakatsu"] }]

  [[scenario.side]]
  id = "east"
  units = ["saru", "ton"]
  setup = [{ zone = "right", units = ["saru", "ton"] }]

  [[scenario.victory]]
  side = "west"
  kind = "all_dead"
  of = "east"
  units = ["ton"]
  check = "at_once"

  [[scenario.victory]]
  side = "east"
  kind = "casualties"
  of = "west"
  states = ["dead", "wounded"]
  count = 2
  check = "end_of_game_turn"
"""


def mine(folder: Path, *changes: tuple[str, str]) -> Path:
    """My scenario with something else in it."""
    text = MINE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def in_mine(folder: Path, *changes: tuple[str, str]) -> list[str]:
    return [line.removeprefix("mine.toml: scenario bridge-duel: ") for line in check_scenario(mine(folder, *changes))]


# -- our own


@pytest.mark.rule("SB-1.2")
def test_eighty_characters_and_their_values() -> None:
    shipped = roster.shipped()
    assert len(shipped.characters) == 80
    for character in shipped.characters:
        assert character.stunned.attack == character.stunned.movement == 0
        assert character.wounded.movement == 3
    masakatsu = shipped.character("masakatsu")
    assert masakatsu.mounted == roster.Values(18, 9, 12)
    assert masakatsu.horse == "masakatsu-horse"
    assert shipped.character("kohei").horse is None
    assert shipped.horses()[-4:] == ("horse1", "horse2", "horse3", "draught")
    assert [(dress.character, dress.dress, dress.armoured) for dress in shipped.dress] == [
        ("misakado", "undressed", False), ("misakado", "half-armed", True),
    ]  # fmt: skip


@pytest.mark.rule("SB-1.3")
def test_groups_of_types() -> None:
    traits = tables.shipped().traits
    assert traits["samurai"] == ("samurai", "daimyo", "ronin")
    assert set(traits["armoured"]) - set(traits["samurai"]) == {"samurai-monk"}
    assert traits["monk"] == ("monk", "samurai-monk")
    assert traits["ninja"] == ("ninja",)


@pytest.mark.rule("SB-1.13")
def test_terrain_as_printed() -> None:
    by_id = {kind.id: (kind.foot, kind.horse, kind.sign) for kind in tables.shipped().terrain}
    assert by_id == {
        "flat": (1, 1, 0), "brush": (2, 2, -1), "tree": (2, 0, -1), "bank": (2, 2, -1), "paddy": (4, 0, -1),
        "river": (5, 0, -1), "bridge": (1, 2, 0), "torii": (1, 0, 1), "interior": (1, 0, 1), "entry": (1, 0, 1),
    }  # fmt: skip
    assert tables.shipped().terrain[5].armoured == 0
    assert (tables.shipped().window, tables.shipped().barricade.foot, tables.shipped().cart.foot) == (4, 4, 4)
    assert (tables.shipped().barricade.sign, tables.shipped().barricade.horse, tables.shipped().cart.horse) == (1, 0, 0)


@pytest.mark.rule("SB-14.1")
@pytest.mark.rule("SB-14.6")
def test_the_six_scenarios_and_four_of_ours() -> None:
    facts = {
        name: (scenario.map.id, scenario.night, tuple(len(side.units) for side in scenario.sides))
        for name, scenario in scenarios.shipped().items()
    }
    assert facts == {
        "torii": ("temple", False, (6, 6)),
        "ninja-night": ("village", True, (5, 9)),
        "seven-samurai": ("village", False, (13, 11)),
        "temple-assault": ("temple", False, (12, 8)),
        "convoy": ("village", False, (11, 8)),
        "crossroads": ("crossroads", False, (8, 7)),
        "bridge": ("gorge", False, (7, 4)),
        "embers": ("hamlet", True, (5, 7)),
        "petition": ("pass", False, (6, 5)),
        "shrine": ("shrine", False, (6, 6)),
    }
    assert [scenario.number for scenario in scenarios.shipped().values()] == list(range(1, 11))
    assert [scenario.author for scenario in scenarios.shipped().values()] == [""] * 6 + ["Tatami"] * 4


@pytest.mark.rule("SB-14.1")
@pytest.mark.rule("SB-14.3")
def test_the_side_named_first_has_the_first_seat() -> None:
    for scenario in scenarios.shipped().values():
        assert [scenario.seat(side.id) for side in scenario.sides] == [0, 1]
    assert scenarios.shipped()["crossroads"].sides[0].id == "monks"
    assert scenarios.shipped()["crossroads"].setup_order == ("ambush", "monks")


@pytest.mark.rule("SB-14.2")
def test_everybody_is_set_up_or_enters_once() -> None:
    for scenario in scenarios.shipped().values():
        for side in scenario.sides:
            placed = [unit for group in side.setup for unit in group.units]
            placed += [unit for group in side.enter for unit in group.units]
            assert sorted(placed) == sorted(side.units)
            assert set(side.mounted) <= set(side.units)


@pytest.mark.rule("SB-14.2")
@pytest.mark.parametrize(
    ("scenario", "zone", "count", "inside", "outside"),
    [
        ("torii", "road", 22, "A3 B13", "A2 C5"),
        ("torii", "forecourt", 17, "M4 N12", "N8 L5"),
        ("ninja-night", "huts", 24, "N6 Y8", "N5"),
        ("ninja-night", "west", 16, "A1 A16", "B1"),
        ("ninja-night", "lanterns", 170, "J3 Y9", "I3 N6 R8"),
        ("temple-assault", "terrace", 125, "L4 R8 P15", "K8 A1"),
        ("convoy", "escort", 59, "V9 V5", "X8 U4"),
        ("crossroads", "south-road", 6, "L16 Q16", "L15 R16"),
        ("crossroads", "wings", 42, "A1 AA7", "D1 A8"),
    ],
)
def test_zones(scenario: str, zone: str, count: int, inside: str, outside: str) -> None:
    hexes = scenarios.shipped()[scenario].zone(zone)
    assert len(hexes) == count
    assert list(hexes) == sorted(hexes)
    names = {NAMES[place] for place in hexes}
    assert set(inside.split()) <= names
    assert not set(outside.split()) & names


@pytest.mark.rule("SB-14.1")
def test_markers_alarm_and_victory_are_data() -> None:
    six = scenarios.shipped()
    cart, draught = six["convoy"].markers
    assert (cart.kind, [NAMES[place] for place in cart.at]) == ("cart", ["V9", "W9"])
    assert (draught.id, draught.hitched_to) == ("draught", "cart")
    lanterns = six["ninja-night"].markers[0]
    assert (lanterns.kind, lanterns.count, lanterns.apart, lanterns.lit) == ("lantern", 6, 4, True)
    alarm = six["ninja-night"].alarm
    assert alarm is not None
    assert (alarm.sleeper, alarm.triggers) == ("misakado", ("lit", "missed", "lantern", "met", "corpse"))
    both = six["seven-samurai"].victory[-1]
    assert (both.kind, [part.kind for part in both.parts]) == ("all", ["all_dead", "casualties"])
    hold = six["torii"].victory[2]
    assert (hold.hex, hold.within, hold.clear, hold.times) == (NUMBERS["G8"], 1, 2, 3)
    far = six["convoy"].sides[1].setup[0]
    assert (far.far_side, far.far_hexes) == ("convoy", 6)


def test_constants_and_their_alternatives() -> None:
    constants = tables.shipped().constants
    assert constants["arrow_retreat"].value == 2
    assert constants["arrow_retreat"].alternatives == (1,)
    assert constants["rider_arrow_b"].alternatives == ("thrown_wounded",)
    assert tables.shipped().value("turn_cap") == 40


# -- a player's own


def test_a_scenario_of_ones_own(tmp_path: Path) -> None:
    path = mine(tmp_path)
    assert check_scenario(path) == []
    scenario = scenarios.read_scenarios(path)[0]
    assert isinstance(scenario, Scenario)
    assert scenario.title == "bridge-duel"
    assert [side.id for side in scenario.sides] == ["west", "east"]


def test_a_map_and_a_roster_of_ones_own_lie_beside_it(tmp_path: Path) -> None:
    (tmp_path / "yard.txt").write_text(sketch(["." * 7] * 7), "utf-8")
    (tmp_path / "people.toml").write_text(
        """
[[character]]
id = "jiro"
name = "Jiro"
type = "samurai"
bow = false
healthy = [9, 5, 5]
stunned = [0, 2, 0]
wounded = [4, 3, 3]

[[character]]
id = "saburota"
name = "Saburota"
type = "peasant"
bow = true
healthy = [2, 2, 6]
stunned = [0, 1, 0]
wounded = [1, 1, 3]
""",
        "utf-8",
    )  # fmt: skip
    changes = [
        ('map = "village"', 'map = "yard.txt"\nroster = "people.toml"'),
        ('"kohei", "masakatsu"', '"jiro"'), ('["masakatsu"]', "[]"), ('"kohei", "masakatsu"', '"jiro"'),
        ('"saru", "ton"', '"saburota"'), ('"saru", "ton"', '"saburota"'), ('["ton"]', '["saburota"]'),
        ('rows = "7-9"', 'rows = "5-7"'), ('hexes = ["M8"]', 'hexes = ["F2"]'), ("count = 2", "count = 1"),
    ]  # fmt: skip
    path = mine(tmp_path, *changes)
    assert check_scenario(path) == []
    scenario = scenarios.read_scenarios(path)[0]
    assert (scenario.map.columns, scenario.map.rows) == (7, 7)
    assert scenario.roster.ids() == ("jiro", "saburota")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            'map = "village"',
            'map = "vilage"',
            "map = vilage: no such map; did you mean village? A file of your own ends in .txt",
        ),
        ('time = "day"', 'time = "dusk"', "time = dusk: no such thing; there are day, night"),
        ('first = "west"', 'first = "wst"', "first = wst: no such thing; did you mean west?"),
        ('setup_order = ["west", "east"]', 'setup_order = ["west"]', "setup_order: expected both sides, west and east"),
        ('time = "day"', 'time = "day"\ncolour = 3', "colour: no such key; there are "),
        ('cols = "A-C"', 'cols = "A-AB"', "zone left: cols = A-AB: AB is not between A and AA"),
        ('rows = "7-9"', 'rows = "9-7"', "zone left: rows = 9-7: runs backwards"),
        ('rows = "7-9"', 'rows = "7-9"\ncolour = "red"', "zone left: colour: no such key; "),
        ('rows = "7-9"', 'rows = "7-9"\nlevel = 1', "zone left: holds no hex of the map"),
        ('rows = "7-9"', 'rows = "7-9"\nterrain = ["mud"]', "zone left: terrain: mud: no such thing; "),
        ('hexes = ["M8"]', 'hexes = ["AB8"]', "zone right: near: hexes: AB8 is no hex of the map village"),
        (
            'building = "none"',
            'building = ["barn"]',
            "zone right: building: barn: no such thing; there are chief-house, ",
        ),
        ('id = "right"', 'id = "left"', "zone left: there are two zones of that id"),
        (
            'units = ["kohei", "masakatsu"]',
            'units = ["kohai", "masakatsu"]',
            "side west: units: kohai: no such thing; did you mean kohei?",
        ),
        ('units = ["saru", "ton"]', 'units = ["saru", "ton", "kohei"]', "kohei is on both sides"),
        (
            'units = ["saru", "ton"]',
            'units = ["saru", "ton", "taka"]',
            "side east: taka is in units, but is neither set up nor enters",
        ),
        ('units = ["saru", "ton"]', 'units = ["saru", "saru", "ton"]', "side east: units: saru stands there twice"),
        ('mounted = ["masakatsu"]', 'mounted = ["kohei"]', "side west: mounted: kohei has no horse of his own"),
        ('zone = "left"', 'zone = "lft"', "side west: setup lft: zone = lft: no such thing; did you mean left?"),
        ('cols = "A-C"', 'cols = "A-N"', "zones left of west and right of east overlap at "),
        (
            'rows = "7-9"',
            'rows = "7-7"\nhexes = ["A7", "C7"]',
            "side west: zone left has room for 2 of the 3 hexes needed",
        ),
        (
            'rows = "7-9"',
            'rows = "7-9"\nhexes = ["A7", "C7", "A9"]',
            "side west: zone left has no two joined hexes for masakatsu and his horse",
        ),
        ('kind = "all_dead"', 'kind = "all_ded"', "victory 1: kind = all_ded: no such thing; did you mean all_dead?"),
        ('units = ["ton"]\n', "", "victory 1: say who must be dead: trait or units"),
        ('units = ["ton"]\n', 'units = ["kohei"]\n', "victory 1: units: kohei: no such thing; there are saru, ton"),
        ('states = ["dead", "wounded"]', 'states = ["tired"]', "victory 2: states: tired: no such thing; "),
        ("count = 2", "count = 3", "victory 2: count = 3: must be 1 to 2"),
        ("count = 2\n", "", "victory 2: count is missing"),
        ('check = "at_once"', 'check = "later"', "victory 1: check = later: no such thing; "),
        ('id = "west"', 'id = "east"', "a scenario has two sides, not 1"),
    ],
)
def test_what_is_wrong_with_a_scenario_is_told_with_its_entry(
    tmp_path: Path, old: str, new: str, expected: str
) -> None:
    told = in_mine(tmp_path, (old, new))
    assert any(line.startswith(expected) for line in told), told


MARKERS = """
  [[scenario.marker]]
  kind = "cart"
  id = "cart"
  side = "west"
  at = ["V9", "W9"]

  [[scenario.marker]]
  kind = "draught-horse"
  id = "draught"
  side = "west"
  at = ["T9", "U9"]
  hitched_to = "cart"

  [[scenario.marker]]
  kind = "lantern"
  side = "east"
  zone = "right"
  count = 2
  apart = 2

  [[scenario.victory]]
  side = "west"
  kind = "piece_on"
  piece = "cart"
  hexes = ["A8"]
  check = "end_of_own_phase"

  [[scenario.victory]]
  side = "west"
  kind = "all"
  check = "at_once"
  parts = [{ kind = "none_on_map", of = "east" }, { kind = "hold_buildings", count = 1 }]
"""


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('at = ["V9", "W9"]', 'at = ["V9"]', "marker cart: at: expected two hexes, the front one first"),
        ('at = ["V9", "W9"]', 'at = ["G9", "H9"]', "marker cart: at: a cart cannot lie on G9/H9"),
        ('at = ["V9", "W9"]', 'at = ["V9", "Z9"]', "marker cart: at: a cart cannot lie on V9/Z9"),
        ('at = ["T9", "U9"]', 'at = ["V9", "U9"]', "marker draught-horse: V9 holds cart already"),
        (
            'at = ["T9", "U9"]',
            'at = ["T9", "S9"]',
            "marker draught-horse: hitched_to = cart: the horse's tail S9 is not on a front hex",
        ),
        (
            'at = ["T9", "U9"]',
            'at = ["V10", "U9"]',
            "marker draught-horse: hitched_to = cart: the horse's head V10 is next to the cart",
        ),
        ('hitched_to = "cart"', 'hitched_to = "wagon"', "marker draught-horse: hitched_to = wagon: no such cart"),
        ('id = "draught"', 'id = "dobbin"', "marker draught-horse: id = dobbin: no such thing; there are draught"),
        ('kind = "lantern"', 'kind = "lamp"', "marker lamp: kind = lamp: no such thing; "),
        ("count = 2\n", "count = 9\n", "marker lantern: count = 9: at most 8"),
        ("apart = 2", "apart = 6", "marker lantern: zone right has no room for 2 lanterns 6 hexes apart"),
        ('piece = "cart"', 'piece = "drum"', "victory 3: piece = drum: no such thing; there are cart, draught"),
        ('hexes = ["A8"]', 'hexes = ["A80"]', "victory 3: hexes: A80 is no hex of the map village"),
        ('{ kind = "none_on_map", of = "east" }, ', "", "victory 4: parts: expected two or more"),
        (
            'kind = "none_on_map", of = "east"',
            'kind = "any", parts = []',
            "victory 4: part any: parts have no parts of their own",
        ),
        ("count = 1 }", "count = 7 }", "victory 4: part hold_buildings: count = 7: must be 1 to 6"),
        ('kind = "piece_on"', 'kind = "left"', "victory 3: units is missing"),
    ],
)
def test_what_is_wrong_with_markers_and_victories(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert in_mine(tmp_path, ("\n  [[scenario.victory]]", MARKERS + "\n  [[scenario.victory]]")) == []
    changed = MARKERS.replace(old, new, 1)
    assert changed != MARKERS
    path = tmp_path / "mine.toml"
    path.write_text(MINE + changed, "utf-8")
    told = [line.removeprefix("mine.toml: scenario bridge-duel: ") for line in check_scenario(path)]
    assert any(line.startswith(expected) for line in told), told


def test_leaving_needs_an_exit(tmp_path: Path) -> None:
    left = (
        'kind = "all_dead"\n  of = "east"\n  units = ["ton"]',
        'kind = "left"\n  units = ["kohei"]\n  others = 0\n  edges = ["N"]',
    )
    assert in_mine(tmp_path, left) == ["victory 1: edges: west may not leave by N; see exit of that side"]
    assert in_mine(tmp_path, left, ('mounted = ["masakatsu"]', 'mounted = ["masakatsu"]\n  exit = ["N"]')) == []
    never = (
        'kind = "casualties"\n  of = "west"\n  states = ["dead", "wounded"]\n  count = 2',
        'kind = "cannot_leave"\n  of = "west"',
    )
    assert in_mine(tmp_path, never) == ["victory: cannot_leave of west, but no victory of west is left"]


def test_who_enters_does_so_at_the_edge(tmp_path: Path) -> None:
    told = in_mine(tmp_path, ('setup = [{ zone = "right"', 'enter = [{ zone = "right"'))
    assert told == ["side east: enter right: K7 is not on the edge of the map"]


def test_keeping_away_is_asked_of_the_later_side(tmp_path: Path) -> None:
    told = in_mine(
        tmp_path, ('["kohei", "masakatsu"] }]', '["kohei", "masakatsu"], far_from = { side = "east", hexes = 3 } }]')
    )
    assert told == ["side west: setup left: far_from: east is set up after west: nothing to keep away from yet"]
    assert (
        in_mine(tmp_path, ('["saru", "ton"] }]', '["saru", "ton"], far_from = { side = "west", hexes = 3 } }]')) == []
    )


def test_an_alarm_needs_a_sleeper_and_the_night(tmp_path: Path) -> None:
    alarm = """[scenario.alarm]
    sleeper = "kohei"
    dressing_phases = 2
    corpse_radius = 2
    triggers = [{ id = "bell", check = "at_once" }]
    """
    told = in_mine(tmp_path, ("  [[scenario.victory]]", alarm + "  [[scenario.victory]]"))
    assert told == [
        "alarm: an alarm is for a scenario at night",
        "alarm: sleeper = kohei: no such thing; there are none",
        "alarm: trigger bell: id = bell: no such thing; there are lit, missed, lantern, met, corpse",
    ]
    undressed = ('["kohei", "masakatsu"] }]', '["kohei", "masakatsu"], dress = "undressed" }]')
    assert (
        in_mine(tmp_path, undressed)[0]
        == "side west: setup left: dress: the roster has no undressed and half-armed counters of kohei"
    )


def test_faults_of_the_files_beside_it_are_told_too(tmp_path: Path) -> None:
    (tmp_path / "yard.txt").write_text(sketch(["..x"]), "utf-8")
    told = check_scenario(mine(tmp_path, ('map = "village"', 'map = "yard.txt"\nroster = "people.toml"')))
    assert told == [
        "people.toml: No such file or directory",
        "yard.txt line 8: C1: unknown symbol x; there are . b T / r ~ = t I E",
    ]


def test_a_file_that_is_no_toml(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[[scenario]\n", "utf-8")
    assert len(check_scenario(path)) == 1
    assert check_scenario(path)[0].startswith("mine.toml: ")
    path.write_text("colour = 1\n", "utf-8")
    assert check_scenario(path) == [
        "mine.toml: no scenario: expected [[scenario]]",
        "mine.toml: colour: no such key; there are scenario",
    ]
    assert check_scenario(tmp_path / "nothing.toml") == ["nothing.toml: No such file or directory"]


# -- roster and tables


def roster_with(**changes: Any) -> dict[str, Any]:
    values = tomllib.loads(roster.FILE.read_text("utf-8"))
    values["character"][0].update(changes)
    return values


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"healthy": [1, 2]}, "healthy = [1, 2]: expected 3 whole numbers, none below 0"),
        ({"healthy": [1, 0, 5]}, "healthy = [1, 0, 5]: the defence must be 1 or more"),
        ({"stunned": [1, 2, 0]}, "stunned = [1, 2, 0]: a stunned man has no attack and no movement"),
        ({"wounded": [1, 2, 4]}, "wounded = [1, 2, 4]: a wounded man has movement 3"),
        ({"mounted": [100, 9, 12]}, "mounted = [100, 9, 12]: values go up to 99"),
        ({"type": "samurei"}, "type = samurei: no such thing; did you mean samurai?"),
        ({"bow": "yes"}, "bow = 'yes': expected true or false"),
        ({"hat": 1}, "hat: no such key; "),
        ({"name": 3}, "name = 3: expected text"),
        ({"id": "Nobu"}, "id = Nobu: must be small letters, digits and hyphens"),
    ],
)
def test_what_is_wrong_with_a_roster(changes: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadFile) as caught:
        roster.parse_roster(roster_with(**changes))
    name = changes.get("id", "nobutsune")
    assert any(line.startswith(f"roster.toml: character {name}: {expected}") for line in caught.value.complaints), (
        caught.value
    )


def test_two_pieces_of_one_name() -> None:
    values = roster_with()
    values["character"][1]["id"] = "nobutsune"
    with pytest.raises(BadFile) as caught:
        roster.parse_roster(values)
    assert caught.value.complaints == [
        "roster.toml: nobutsune: two pieces have that id", "roster.toml: nobutsune-horse: two pieces have that id",
    ]  # fmt: skip
    del values["character"][2]["healthy"], values["character"][0]["mounted"]
    with pytest.raises(BadFile, match="genzo: healthy is missing") as caught:
        roster.parse_roster(values)
    assert any("give both mounted and mounted_wounded, or none" in line for line in caught.value.complaints)


def edit(path: str, value: Any) -> dict[str, Any]:
    """The shipped tables with one value changed; a number is a place in a list."""
    values = tomllib.loads(tables.FILE.read_text("utf-8"))
    spot: Any = values
    *way, last = path.split(".")
    for word in way:
        spot = spot[int(word)] if word.isdigit() else spot[word]
    if value is None:
        del spot[int(last) if last.isdigit() else last]
    else:
        spot[int(last) if last.isdigit() else last] = value
    return values


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("range.1.from", 17, "range: 17 to 40 should start at 16"),
        ("range.0.band", "near", "range near: band = near: no such thing; there are short, medium, long"),
        ("modifier.0", None, "modifier shooter_wounded is missing"),
        ("modifier.0.value", 20, "modifier shooter_wounded: value = 20: must be -9 to 9"),
        ("archery.foot.none", "CCBB", "archery: foot: none = CCBB: a column has 10 results"),
        ("archery.foot.none", "CCBBBAA--D", "archery: foot: none = CCBBBAA--D: D: no such result; there are A B C -"),
        ("archery.mounted.light", None, "archery: mounted: light is missing"),
        ("shuriken.columns.1.from", 4, "shuriken: columns: 4 to 4 should start at 3"),
        ("combat.foot.results", ["DDCC---BBA"], "combat: foot: results: expected 6 columns of 10 results"),
        ("combat.foot.columns", ["1-1"], "combat: foot: columns: expected 1-1, 2-1, "),
        ("terrain_shift.plus.zero", "one", "terrain_shift: plus: zero = 'one': expected a whole number"),
        ("terrain.0.symbol", "x", "terrain flat: expected the terrains flat, brush, "),
        ("terrain.9", None, "terrain: 9 of 10 kinds"),
        ("traits.monk", ["friar"], "traits: monk: friar: no such thing; "),
        ("constant.turn_cap", None, "constant: turn_cap is missing"),
        ("constant.turn_cap.value", "forty", "constant: turn_cap: value = 'forty': expected a whole number"),
        (
            "constant.arrow_retreat.alternatives",
            ["one"],
            "constant: arrow_retreat: alternatives = ['one']: expected values like 2",
        ),
        ("constant.luck", {"value": 1}, "constant: luck: no such constant; "),
        ("marker.0", None, "barricade is missing"),
        ("weather", {}, "weather: no such key; "),
    ],
)
def test_what_is_wrong_with_the_tables(path: str, value: Any, expected: str) -> None:
    with pytest.raises(BadFile) as caught:
        tables.parse_tables(edit(path, value))
    assert any(line.startswith(f"tables.toml: {expected}") for line in caught.value.complaints), caught.value


# -- damage


def spots(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a file."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, held in inner:
        yield (*way, key)
        yield from spots(held, (*way, key))


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_file_is_complained_of_and_nothing_worse(data: st.DataObject) -> None:
    values = tomllib.loads(scenarios.FILE.read_text("utf-8"))
    values["scenario"] = [data.draw(st.sampled_from(values["scenario"]))]
    *way, last = data.draw(st.sampled_from(list(spots(values))))
    spot: Any = values
    for key in way:
        spot = spot[key]
    spot[last] = data.draw(st.sampled_from([3, -1, "x", "A-", True, [], {}, [1], ["x"], [{}]]))
    complaints = []
    try:
        scenarios.parse_scenarios(values, "mine.toml", Path())
    except BadFile as error:
        complaints = error.complaints
    assert all(line.startswith("mine.toml: ") for line in complaints)
