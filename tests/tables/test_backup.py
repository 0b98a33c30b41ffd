"""Copies of a server's tables, and records in and out."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from tatami.cli import main
from tatami.server.services import Services
from tatami.tables import dealing, schema
from tatami.tables.store import Write
from tests.tables.test_services import act, hot_seat, with_services


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A data folder with a finished game and a running one."""
    folder = tmp_path / "data"
    folder.mkdir()

    async def scene(services: Services) -> None:
        await act(services, await hot_seat(services))
        table = await hot_seat(services)
        while table.status == "playing":
            await act(services, table)

    with_services(folder, scene)
    return folder


def test_a_copy_is_put_back(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, other = tmp_path / "copy.db", tmp_path / "other"
    assert main(["backup", str(copy), "--data", str(played), "--lang", "en"]) == 0
    assert main(["restore", str(copy), "--data", str(other), "--lang", "en"]) == 0
    first, second = tmp_path / "1.jsonl", tmp_path / "2.jsonl"
    assert main(["export", str(first), "--data", str(played), "--lang", "en"]) == 0
    assert main(["export", str(second), "--data", str(other), "--lang", "en"]) == 0
    assert first.read_bytes() == second.read_bytes()
    assert "One record" in capsys.readouterr().out
    assert dealing.verify(msgspec.json.decode(first.read_bytes())) == 4
    assert main(["verify", str(first)]) == 0


def test_records_are_taken_in(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, other = tmp_path / "out.jsonl", tmp_path / "new"
    main(["export", str(out), "--data", str(played), "--lang", "en"])
    assert main(["import", str(out), "--data", str(other), "--lang", "en"]) == 0
    assert "/t/" in capsys.readouterr().out
    again = tmp_path / "again.jsonl"
    main(["export", str(again), "--data", str(other), "--lang", "en"])
    assert again.read_bytes() == out.read_bytes()
    out.write_text("{}\n", "utf-8")
    assert main(["import", str(out), "--data", str(other), "--lang", "en"]) == 2
    assert "line 1: format None" in capsys.readouterr().err


def test_a_game_that_cannot_be_read_keeps_no_other_from_being_written(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scene(services: Services) -> None:
        table = await hot_seat(services)
        while table.status == "playing":
            await act(services, table)
        t = schema.tables
        await services.store.write(Write(update(t).where(t.c.id == table.id).values(rules="0", created=0)))

    with_services(played, scene)
    out = tmp_path / "out.jsonl"
    assert main(["export", str(out), "--data", str(played), "--lang", "en"]) == 2
    assert "1 written; 1 could not be read" in capsys.readouterr().err
    assert len(out.read_text("utf-8").splitlines()) == 1


def test_what_is_wrong_with_a_copy_is_said(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    junk = tmp_path / "junk"
    junk.write_text("not a database, but long enough to look at" * 50, "utf-8")
    for arguments, complaint in (
        (["backup", str(junk), "--data", str(played)], "already exists"),
        (["backup", str(tmp_path / "x"), "--data", str(tmp_path / "none")], "no database to copy"),
        (["restore", str(junk), "--data", str(played)], "a database already"),
        (["restore", str(junk), "--data", str(tmp_path / "new")], "not a database"),
        (["export", str(tmp_path / "x"), "--data", str(tmp_path / "none")], "no tables are stored there"),
    ):
        assert main(arguments) == 2
        told = capsys.readouterr().err
        assert complaint in told
        assert told.count("\n") == 1
