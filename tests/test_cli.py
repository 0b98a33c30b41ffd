"""The command line, as people and programs use it."""

from __future__ import annotations

import io
import json
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import tatami
from tatami.cli import main
from tatami.core.words import LANGUAGES, speak

SIMULATE = ["simulate", "kenjin", "--games", "20", "--seed", "1"]


def records(path: Path) -> list[dict[str, object]]:
    return [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]


def test_alone_it_says_what_can_be_done(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    told = capsys.readouterr().out
    for word in ("tatami play", "tatami simulate", "tatami rules", *tatami.games()):
        assert word in told


def test_simulated_records_replay_to_the_same_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "k.jsonl"
    assert main([*SIMULATE, "--players", "3", "-o", "setup=draft", "--out", str(path)]) == 0
    written = records(path)
    assert len(written) == 20
    assert {record["options"]["setup"] for record in written} == {"draft"}  # type: ignore[index]
    for record in written:
        assert tatami.replay(record).result.record == record["result"]  # type: ignore[union-attr]
    capsys.readouterr()
    assert main(["replay", str(path), "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 20


def test_a_seed_gives_the_same_games_again(tmp_path: Path) -> None:
    first, again, other = (tmp_path / name for name in ("a", "b", "c"))
    assert main([*SIMULATE, "--out", str(first)]) == 0
    assert main([*SIMULATE, "--out", str(again)]) == 0
    assert main(["simulate", "kenjin", "--games", "20", "--seed", "2", "--out", str(other)]) == 0
    assert first.read_bytes() == again.read_bytes() != other.read_bytes()


def test_figures_of_ones_own_are_stored_in_the_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "my.toml"
    mine.write_text("[unit.brute]\npower = 4\n")
    out = tmp_path / "k.jsonl"
    assert main([*SIMULATE, "--figures", str(mine), "--out", str(out)]) == 0
    assert all(record["figures"] == {"unit": {"brute": {"power": 4}}} for record in records(out))
    assert main(["replay", str(out)]) == 0
    capsys.readouterr()
    assert main(["rules", "kenjin", "--figures", str(mine)]) == 0
    told = capsys.readouterr().out
    assert "power 4 (your own)" in told
    assert "KJ-4.3" in told


@pytest.mark.parametrize(
    ("figures", "trouble"),
    [
        ("[unit.brute]\nspeed = 4\n", "unit.brute.speed: no such figure"),
        ("[unit.brute]\npower = 'x'\n", "unit.brute.power = 'x': expected a value like 3"),
        ("[unit.brute]\npower = 40\n", "must be 0 to 9"),
        ("[unit.brute]\ncopies = 2\n", "cannot be changed"),
        ("[units]\n", "units: no such figure; here there are unit"),
        ("power = [", "my.toml"),
    ],
)
def test_wrong_figures_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], figures: str, trouble: str
) -> None:
    mine = tmp_path / "my.toml"
    mine.write_text(figures)
    assert main([*SIMULATE, "--figures", str(mine)]) == 2
    assert trouble in capsys.readouterr().err


BAD = [
    (["simulate", "kenjin", "-o", "players=7"], "players=7: must be 2, 3 or 4"),
    (["simulate", "kenjin", "--players", "7"], "players=7: must be 2, 3 or 4"),
    (["simulate", "kenjin", "-o", "colour=red"], "has no option 'colour'"),
    (["simulate", "kenjin", "-o", "setup"], "key=value"),
    (["simulate", "kenjin", "-o", "setup=draft"], "KJ-2.6"),
    (["simulate", "kenjin", "-o", "teams=true"], "KJ-8.1"),
    (["simulate", "go"], "go: no such game"),
    (["simulate", "kenjin", "--games", "-3"], "whole number"),
    (["simulate", "kenjin", "--out", "/nowhere/k.jsonl"], "/nowhere/k.jsonl"),
    (["replay", "/nowhere.jsonl"], "/nowhere.jsonl"),
    (["rules", "kenjin", "KJ-99"], "KJ-99: no such rule"),
    (["play", "kenjin", "--seats", "human"], "1 given, but the table has 2 seats"),
    (["play", "kenjin", "--seats", "human,ghost"], "'ghost' is unknown"),
    (["dance"], "dance"),
    (["--lang", "xx"], "xx"),
]


@pytest.mark.parametrize(("arguments", "trouble"), BAD, ids=[" ".join(case[0]) for case in BAD])
def test_bad_input_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], trouble: str
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert trouble in told.err
    assert told.err.startswith("tatami: ")
    assert told.err.count("\n") == 1
    assert told.out == ""


IN_FRENCH_AND_POLISH = [
    (["simulate", "kenjin", "-o", "players=7"], "doit être 2, 3 ou 4", "możliwe wartości to 2, 3 lub 4"),
    (["simulate", "kenjin", "-o", "colour=red"], "n’a pas d’option 'colour'", "nie ma opcji 'colour'"),
    (["simulate", "kenjin", "-o", "setup"], "écrivez clé=valeur", "napisz klucz=wartość"),
    (["simulate", "kenjin", "-o", "teams=true"], "quatre joueurs", "czterech osób"),
    (["simulate", "go"], "ce jeu n’existe pas", "nie ma takiej gry"),
    (["simulate"], "il manque\N{NO-BREAK SPACE}: GAME", "brakuje: GAME"),
    (["simulate", "kenjin", "--games", "x"], "nombre entier", "liczbą całkowitą"),
    (["simulate", "kenjin", "--games"], "une valeur est requise", "wymaga wartości"),
    (["simulate", "kenjin", "--hurry"], "arguments inconnus\N{NO-BREAK SPACE}: --hurry", "nieznane argumenty: --hurry"),
    (["arena", "kenjin"], "il manque\N{NO-BREAK SPACE}: BOT", "brakuje: BOT"),
    (["bench", "--seconds", "x"], "n’est pas une valeur valable", "wartość 'x' jest nieprawidłowa"),
    (["dance"], "n’est pas un choix possible", "jest niedostępna"),
    (["play", "kenjin", "--seats", "human"], "pour 2 places", "podano 1"),
    (["play", "kenjin", "--seats", "human,ghost"], "'ghost' est inconnu", "nieznane: 'ghost'"),
    (["play", "--p", "1"], "est ambigu", "jest niejednoznaczne"),
    (["join", "nowhere"], "ce n’est pas le lien", "to nie jest link"),
]


@pytest.mark.parametrize(
    ("arguments", "french", "polish"), IN_FRENCH_AND_POLISH, ids=[" ".join(case[0]) for case in IN_FRENCH_AND_POLISH]
)
def test_bad_input_is_told_in_the_chosen_language(
    capsys: pytest.CaptureFixture[str], arguments: list[str], french: str, polish: str
) -> None:
    for language, trouble in (("fr", french), ("pl", polish)):
        assert main([*arguments, "--lang", language]) == 2
        told = capsys.readouterr().err
        assert trouble in told
        assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        (lambda line: line[:200], "line 2: not valid JSON, or truncated"),
        (lambda line: '{"record": 5}\n', "line 2: format None"),
        (lambda line: line.replace('"winners":[', '"winners":[9,', 1), "line 2: result"),
        (lambda line: line.replace('[0,"', '[1,"', 1), "line 2: action 5"),
        (lambda line: line.replace("tile:", "card:", 1), "line 2: action 1"),
    ],
)
def test_a_damaged_record_is_named_with_its_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: object, trouble: str
) -> None:
    path = tmp_path / "k.jsonl"
    assert main([*SIMULATE, "--out", str(path)]) == 0
    lines = path.read_text().splitlines()
    lines[1] = change(lines[1])  # type: ignore[operator]
    path.write_text("\n".join(lines))
    capsys.readouterr()
    assert main(["replay", str(path)]) == 2
    assert trouble in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, tmp_path: Path
) -> None:
    saved = tmp_path / "saved.json"
    answers = [
        "?",
        "board",
        "list",
        "why lord@1",
        "why secret@1",
        "rules KJ-4.4",
        "99",
        "nonsense",
        "undo",
        f"save {saved}",
    ]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(answers + ["1"] * 60)))
    assert main(["play", "kenjin", "--plain", "--seed", "3", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert "KJ-4.4" in told
    assert "peasant@1" in told
    [explained] = [line for line in told.splitlines() if "board" in line and "undo" in line]
    for command in ("list", "odds", "hint", "why", "rules", "save", "quit"):
        assert command in explained, "a command that nobody is told of"
    assert tatami.replay(saved.read_text()).to_act == 0
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 60))
    assert main(["play", "kenjin", "--plain", "--seed", "3", "--resume", str(saved), "--lang", language]) == 0


@pytest.mark.parametrize(("seats", "tokens"), [("human,human,human", True), ("human,random,random", False)])
def test_three_samurai_at_one_keyboard_have_the_village_tokens(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seats: str, tokens: bool
) -> None:
    """SS-10.4: always for one player with three samurai."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    command = ["play", "samurai-spirit", "--plain", "--seed", "3", "-o", "samurai=kyuzo,daisuke,gorobei"]
    assert main([*command, "--seats", seats]) == 0
    assert ("[use:katsushiro]" in capsys.readouterr().out) == tokens


def test_between_two_people_the_keyboard_is_handed_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What seat 0 lays face down is told to seat 0 alone."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("\nlord@1\npeasant@1\n\nquit\n"))
    assert main(["play", "kenjin", "--plain", "--seed", "3", "--seats", "human,human"]) == 0
    before, _, after = capsys.readouterr().out.rpartition("Hand the keyboard to Jozu")
    assert "Kamiwashi engages a card on battlefield 1, place 1: Lord" in before
    assert "Kamiwashi engages a card face down on battlefield 1" in after
    assert "place 1: Lord" not in after
    assert "Lord (face down)" not in after


def test_undo_goes_back_to_the_beginning_of_the_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "saved.json"
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"lord@1\nundo\nundo\nbrute@2\nsave {saved}\nquit\n"))
    assert main(["play", "kenjin", "--plain", "--seed", "3"]) == 0
    assert "nothing to undo" in capsys.readouterr().out
    actions = msgspec.json.decode(saved.read_bytes())["actions"]
    assert actions[-1] == [0, "brute@2"]
    assert [0, "lord@1"] not in actions


def test_a_record_is_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "k.jsonl"
    assert main([*SIMULATE, "--out", str(path)]) == 0
    capsys.readouterr()
    assert main(["replay", str(path), "--show", "3"]) == 0
    assert "engages" in capsys.readouterr().out


def test_the_module_runs_as_a_program() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tatami", "rules", "kenjin", "4.3"], capture_output=True, text=True, check=True
    )
    assert run.stdout.startswith("KJ-4.3 ")


@pytest.mark.parametrize(("language", "text"), [("en", "needs Linux, macOS or WSL"), ("fr", "WSL"), ("pl", "WSL")])
def test_a_server_is_refused_where_processes_cannot_be_forked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, text: str
) -> None:
    """Windows: one sentence that says what is needed, and nothing started."""
    monkeypatch.delattr("os.fork")
    assert main(["serve", "--port", "0", "--lang", language]) == 2
    told = capsys.readouterr()
    assert text in told.err and told.err.count("\n") == 1 and told.out == ""


def test_ctrl_c_leaves_a_plain_table_at_once() -> None:
    """Also while a line is waited for: nobody has to press Enter first."""
    command = [sys.executable, "-m", "tatami", "play", "kenjin", "--plain", "--seed", "3", "--lang", "en"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as playing:
        assert playing.stdout is not None and playing.stderr is not None
        for line in playing.stdout:
            if line.strip() == speak("en")("table-ask"):
                break
        playing.send_signal(signal.SIGINT)
        assert playing.wait(60) == 130
        assert playing.stderr.read() == ""


def test_a_rule_is_told_with_its_example_and_its_annex(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "samourai", "SB-1.7"]) == 0
    told = capsys.readouterr().out
    assert "Example." in told and "Technical annex." in told and "max(" in told
    assert main(["rules", "samourai"]) == 0
    assert "Technical annex." not in capsys.readouterr().out


def test_the_texts_of_every_language_are_counted_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "--check"]) == 0
    assert "Nothing found." in capsys.readouterr().out
    assert main(["words", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["languages"]
    assert set(told) == set(LANGUAGES)
    files = told["fr"]["files"].values()
    assert told["fr"]["complete"] and all(file["messages"] == file["of"] for file in files)
    assert not told["de"]["complete"]
