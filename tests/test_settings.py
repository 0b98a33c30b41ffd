"""Settings of a server: arguments before the environment before a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami.cli import main, parser
from tatami.cli.settings import ServeSettings, serve_settings
from tatami.core.words import speak


def settings(arguments: list[str], **environment: str) -> ServeSettings:
    return serve_settings(parser(speak("en")).parse_args(["serve", *arguments]), environment)


def test_without_any_they_are_what_the_help_says() -> None:
    assert settings([]) == ServeSettings()


def test_nothing_is_a_rate_too() -> None:
    assert settings(["--rate", "0", "--pace", "0"], TATAMI_RATE="5", TATAMI_PACE="5") == ServeSettings(rate=0, pace=0)


def test_arguments_count_before_the_environment_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tatami.toml"
    file.write_text("""port = 1\nrate = 1\npace = 1\norigin = ["https://a.example"]\nverbose = true\n""")
    found = settings(["--settings", str(file), "--port", "3"], TATAMI_PORT="2", TATAMI_RATE="2.5", TATAMI_DATA="/d")
    assert (found.port, found.rate, found.pace, found.data) == (3, 2.5, 1.0, "/d")
    assert (found.origin, found.verbose) == (["https://a.example"], True)
    found = settings([], TATAMI_SETTINGS=str(file), TATAMI_VERBOSE="0", TATAMI_ORIGIN="https://b.example c")
    assert (found.port, found.verbose, found.origin) == (1, False, ["https://b.example", "c"])


@pytest.mark.parametrize("text", ["prt = 1", 'port = "no"', "port = ", "hooks = 3"])
def test_a_wrong_file_is_refused_with_its_name(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tatami.toml"
    file.write_text(text)
    assert main(["serve", "--settings", str(file)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert str(file) in line


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert main(["serve", "--settings", str(tmp_path / "none.toml")]) == 2
