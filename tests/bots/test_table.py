"""Bots at the plain table."""

from __future__ import annotations

import io
import sys

import pytest

from tatami.cli import main


def play(monkeypatch: pytest.MonkeyPatch, seats: str, answers: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
    return main(["play", "kenjin", "--plain", "--seats", seats, "--seed", "3", "--lang", "en"])


def test_a_person_plays_a_bot_to_the_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(monkeypatch, "human,iterations:20", "1\n" * 60) == 0
    assert "Winner" in capsys.readouterr().out


def test_a_hint_is_given_on_request(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(monkeypatch, "human,level:1", "hint\nquit\n") == 0
    told = capsys.readouterr().out
    assert "Expected result" in told and "KJ-4." in told


def test_a_bot_that_fails_is_replaced(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(monkeypatch, "human,cmd:false", "1\n" * 60) == 0
    told = capsys.readouterr().out
    assert told.count("has failed (crash: ended with status 1)") == 1 and "Winner" in told


def test_an_unknown_bot_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(monkeypatch, "human,clever", "") == 2
    assert "'clever' is unknown; choose from human, random, habit, level:1" in capsys.readouterr().err
