"""A player's own scenario in play, and figures of his own: everything travels in the record (SB-14.1)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import tatami
from tatami.cli import main
from tatami.core.words import LANGUAGES, speak
from tatami.games.samourai import custom_scenario
from tatami.games.samourai.custom_scenario import MOST_CHARACTERS, complaints_of, pack
from tatami.games.samourai.toml_reader import BadFile
from tests.games.samourai.ground import sketch

GAME = tatami.game("samourai")
FORD = sketch(["....b...", ".b..~...", "....~..T", "..b.~...", "....~.b.", "........"])
MEN = """
[[character]]
id = "gate-keeper"
name = "Keeper of the gate"
type = "samurai"
bow = true
healthy = [9, 5, 5]
stunned = [0, 2, 0]
wounded = [4, 3, 3]

[[character]]
id = "ferryman"
name = "Ferryman"
type = "peasant"
bow = false
healthy = [5, 4, 6]
stunned = [0, 1, 0]
wounded = [2, 2, 3]
"""
MINE = """
roster = "men.toml"

[[scenario]]
id = "at-the-ford"
title = "At the ford"
map = "ford.txt"
time = "day"
first = "gate"
setup_order = ["gate", "ferry"]

  [[scenario.zone]]
  id = "left"
  cols = "A-B"

  [[scenario.zone]]
  id = "right"
  cols = "G-H"

  [[scenario.side]]
  id = "gate"
  name = "Watch of the gate"
  units = ["gate-keeper"]
  setup = [{ zone = "left", units = ["gate-keeper"] }]

  [[scenario.side]]
  id = "ferry"
  units = ["ferryman"]
  setup = [{ zone = "right", units = ["ferryman"] }]

  [[scenario.victory]]
  side = "gate"
  kind = "all_dead"
  of = "ferry"
  units = ["ferryman"]
  check = "at_once"
"""
VALUE = {"text": MINE, "files": {"ford.txt": FORD, "men.toml": MEN}}


def written(folder: Path) -> Path:
    (folder / "ford.txt").write_text(FORD, "utf-8")
    (folder / "men.toml").write_text(MEN, "utf-8")
    (folder / "mine.toml").write_text(MINE, "utf-8")
    return folder / "mine.toml"


@pytest.mark.rule("SB-14.1")
def test_a_game_of_ones_own_scenario_replays_without_its_files(tmp_path: Path) -> None:
    path = written(tmp_path)
    value = pack(path)
    assert value == VALUE
    for file in tmp_path.iterdir():
        file.unlink()
    state = GAME.new(scenario=value, turn_cap=40)
    dealer = tatami.Dealer(4)
    while state.to_act is not None:
        state.apply(dealer.choose(state))
    record = msgspec.json.encode(state.record())
    again = tatami.replay(record)
    assert again.digest() == state.digest()
    assert again.options["scenario"] == VALUE
    assert GAME.position(msgspec.json.decode(msgspec.json.encode(state.position()))).digest() == state.digest()


@pytest.mark.rule("SB-14.2")
def test_where_everybody_enters_whoever_is_first_begins() -> None:
    text = MINE.replace("setup = [", "enter = [").replace(" }]\n", ", turn = 1 }]\n")
    text = text.replace('cols = "A-B"', 'edge = "W"').replace('cols = "G-H"', 'edge = "E"')
    state = GAME.new(scenario={**VALUE, "text": text}, turn_cap=40)
    assert (state.to_act, [state.notation(action) for action in state.actions()]) == (0, ["done"])
    state.apply(state.parse("done"))
    assert state.view(None)["phase"] != "set-up"


def test_what_people_made_up_is_called_by_its_own_names() -> None:
    state = GAME.new(scenario=VALUE)
    view = state.view(None)
    assert (view["scenario"], view["title"], view["map"]) == ("at-the-ford", "At the ford", "sketch")
    for language in LANGUAGES:
        words = speak(language)
        assert GAME.names(view, words) == ["Watch of the gate", "ferry"]
        board = "\n".join(GAME.board(view, words))
        assert "Keeper of the gate" in board
        dealer = tatami.Dealer(2)
        played = state.copy()
        while played.to_act is not None and played.ply < 120:
            names = GAME.names(played.view(None), words)
            action = dealer.choose(played)
            assert words.action(played, action, names)
            for event in played.apply(action):
                assert words.event("samourai", event, names)


def changed(old: str, new: str) -> dict[str, Any]:
    assert old in MINE
    return {**VALUE, "text": MINE.replace(old, new, 1)}


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        (changed('units = ["ferryman"]', 'units = ["ferymen"]'), "did you mean ferryman?"),
        (changed("ford.txt", "fort.txt"), "fort.txt: not there; files holds ford.txt, men.toml"),
        (changed('"ford.txt"', '"/etc/hosts.txt"'), "/etc/hosts.txt: not there"),
        (changed('roster = "men.toml"\n', ""), "units: gate-keeper: no such thing"),
        ({**VALUE, "files": {**VALUE["files"], "more.txt": ""}}, "files: more.txt is not named in the scenario"),
        ({**VALUE, "files": {**VALUE["files"], "ford.txt": FORD.replace("T", "?")}}, "ford.txt line 10: H3: unknown"),
        ({"text": MINE + MINE.replace('roster = "men.toml"\n', ""), "files": VALUE["files"]}, "two scenarios"),
        ({"text": "[[scenario"}, "scenario.toml: "),
        ({"text": "a = " + "[" * 20_000}, "16 brackets within each other"),
        ({"text": MINE + "#" * MOST_CHARACTERS, "files": VALUE["files"]}, f"at most {MOST_CHARACTERS}"),
        ({"text": 7}, "text: expected the text of a scenario file"),
        ({"text": MINE, "files": {"ford.txt": 7}}, "files: expected texts"),
        ({"text": MINE, "map": FORD}, "map: no such key; an own scenario has text and files"),
        (changed("Watch of the gate", "\\u001b[2J"), "name: only letters and signs that can be printed"),
        (changed("Watch of the gate", "x" * 61), "name: 61 characters; at most 60"),
    ],
)
def test_what_can_be_wrong_is_named(value: dict[str, Any], complaint: str) -> None:
    assert any(complaint in line for line in complaints_of(value))
    with pytest.raises(ValueError, match=r"^samourai: scenario: ") as caught:
        GAME.new(scenario=value)
    assert "\n" not in str(caught.value)


def test_two_scenarios_in_one_file_are_one_too_many() -> None:
    second = MINE.replace('roster = "men.toml"\n', "").replace("at-the-ford", "again")
    assert complaints_of({**VALUE, "text": MINE + second}) == [
        "scenario.toml: 2 scenarios; a table plays one, so give each a file of its own"
    ]


def test_an_unknown_name_says_what_there_is() -> None:
    with pytest.raises(ValueError, match=r"scenario=ford: must be torii, .* or a scenario of your own"):
        GAME.new(scenario="ford")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = written(tmp_path)
    (tmp_path / "ford.txt").unlink()
    with pytest.raises(BadFile, match=r"^ford.txt: No such file"):
        pack(path)


def test_values_that_are_the_same_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read = []
    monkeypatch.setattr(
        custom_scenario,
        "read_anew",
        lambda text, read_anew=custom_scenario.read_anew: read.append(text) or read_anew(text),
    )
    custom_scenario.READ.kept.clear()
    for _ in range(3):
        GAME.new(scenario={"files": dict(reversed(VALUE["files"].items())), "text": MINE})
    assert len(read) == 1


def test_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = written(tmp_path), tmp_path / "games.jsonl"
    simulate = ["simulate", "samourai", "--scenario", str(path), "--games", "2", "--out", str(out)]
    assert main(simulate) == 0
    (tmp_path / "ford.txt").unlink()
    assert main(["replay", str(out)]) == 0
    assert [msgspec.json.decode(line)["options"]["scenario"] for line in out.read_bytes().splitlines()] == [VALUE] * 2
    capsys.readouterr()
    assert main(simulate) == 2
    assert "ford.txt: No such file" in capsys.readouterr().err
    assert main(["simulate", "kenjin", "--scenario", str(path)]) == 2
    assert "kenjin has no option 'scenario'" in capsys.readouterr().err


# -- figures of one's own


def test_an_owners_figures_are_played_by_and_kept_in_the_record() -> None:
    figures = {
        "character": {"nobutsune": {"mounted": [20, 9, 12]}},
        "terrain": {"brush": {"foot": 3}},
        "archery": {"foot": {"none": "CCCCCCCCCC"}},
        "constant": {"horse_swing_cost": {"value": 1}},
        "window": {"foot": 5},
    }
    state = GAME.new(figures=figures)
    assert state.view(None)["men"][0]["attack"] == 20
    f = state.read_figures()
    assert (f.foot[1], f.swing_cost, f.window_cost, f.arrow[0, 0, 9]) == (3, 1, 5, 3)
    assert GAME.new().view(None)["men"][0]["attack"] == 18
    record = state.record()
    assert record["figures"] == figures
    assert tatami.replay(record).digest() == state.digest() != GAME.new().digest()
    assert GAME.figures(figures)["terrain"]["brush"]["provenance"] == "own"


@pytest.mark.parametrize(
    ("figures", "complaint"),
    [
        ({"terrain": {"lava": {"foot": 1}}}, "terrain.lava: no such figure"),
        ({"terrain": {"flat": {"foot": "1"}}}, "terrain.flat.foot = '1': expected a value like 1"),
        ({"terrain": {"flat": {"foot": 77}}}, "terrain flat: foot = 77: must be 0 to 20"),
        ({"constant": {"turn_cap": {"value": 9}}}, "constant.turn_cap: no such figure"),
        ({"constant": {"horse_defence": {"value": 0}}}, "constant.horse_defence.value = 0: must be 1 to 20"),
        ({"character": {"kohei": {"healthy": [5, 0, 6]}}}, "character kohei: healthy = .*: the defence must be 1"),
        ({"archery": {"foot": {"none": "ABC"}}}, "none = ABC: a column has 10 results"),
        ({"shuriken": {"columns": [{"from": 1, "to": 1, "results": "D" * 10}] * 5}}, "at most 4 columns"),
    ],
)
def test_figures_that_cannot_be_are_refused(figures: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=f"^figures: .*{complaint}"):
        GAME.new(figures=figures)


def test_counters_of_an_own_roster_are_changed_there() -> None:
    assert GAME.new(figures={"terrain": {"flat": {"foot": 2}}}, scenario=VALUE).read_figures().foot[0] == 2
    with pytest.raises(ValueError, match=r"^figures: this scenario has a roster of its own"):
        GAME.new(figures={"character": {"kohei": {"bow": True}}}, scenario=VALUE)
