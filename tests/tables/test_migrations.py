"""A database of any earlier version opens with all that is in it, and play goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import JSON, Connection, column, create_engine, insert, table, text

import tatami
from tatami.tables.hall import Hall
from tatami.tables.profiles import Wishes
from tatami.tables.seats import hashed
from tatami.tables.store import MIGRATIONS, Write
from tests.tables.test_hall import act, in_a_hall, person

AIKO, BO = hashed("aiko"), hashed("bo")
SEED = "5e" * 32
BEGUN = 1_700_000_000_000


def settings() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def versions() -> list[str]:
    return [script.revision for script in ScriptDirectory.from_config(settings()).walk_revisions()]


def first_rows() -> dict[str, list[dict[str, Any]]]:
    """What a table looked like in the first version: a game begun, with a hand engaged and a word said."""
    options = tatami.game("kenjin").complete({})
    state = tatami.game("kenjin").new()
    dealer = tatami.Dealer(seed=3)
    entries: list[dict[str, Any]] = []

    def entry(actor: int, text: str) -> None:
        entries.append({"number": len(entries), "kind": "act", "actor": actor, "text": text, "at": BEGUN})

    while state.to_act == tatami.CHANCE:
        action = dealer.deal(state)
        entry(-1, state.notation(action))
        state.apply(action)
    entry(0, "peasant@1")
    entries.append({"number": len(entries), "kind": "undo", "actor": 0, "text": "", "at": BEGUN})
    entry(0, "lord@2")
    seat = {"kind": "person", "bot": "", "nonce": None, "ready": True, "given_up": False}
    return {
        "tables": [
            {"id": "old", "game": "kenjin", "rules": "1", "options": options, "figures": None, "position": None,
             "status": "playing", "spectators": True, "host": AIKO, "seed": SEED, "fair": None, "rematch": None,
             "created": BEGUN, "touched": BEGUN},
        ],
        "seats": [{"seat": 0, "name": "Aiko", **seat}, {"seat": 1, "name": "Bo", **seat}],
        "sitters": [{"seat": 0, "session": AIKO}, {"seat": 1, "session": BO}],
        "keys": [{"hash": hashed("key"), "seat": 1}],
        "entries": entries,
        "chat": [{"number": 0, "seat": 1, "name": "Bo", "text": "hello", "at": BEGUN}],
    }  # fmt: skip


def fill(connection: Connection, version: str) -> None:
    """A database as a program of that version would have left it."""
    config = settings()
    config.attributes["connection"] = connection
    command.upgrade(config, version)
    for name, rows in first_rows().items():
        for row in rows:
            full = row if name == "tables" else {"table_id": "old", **row}
            kinds = [column(key, JSON) if isinstance(value, dict) else column(key) for key, value in full.items()]
            connection.execute(insert(table(name, *kinds)).values(**full))


async def goes_on(hall: Hall) -> None:
    old = await hall.table("old")
    assert [step.entry.text for step in old.play.in_force()][-1] == "lord@2"
    assert [line["text"] for line in old.chat] == ["hello"]
    assert (old.seats_of(AIKO), old.seats_of(BO), old.clock, old.delay) == ([0], [1], None, 0)
    assert (await hall.join("old", hashed("c"), "key", None, "", None))[1] == 1
    while old.status == "playing":
        await act(hall, old, session=AIKO if old.to_act == 0 else BO)
    assert old.record()["result"] is not None
    assert (old.rated, old.links) == (False, [None, None])
    profile, _, code = await hall.profiles.make(AIKO, Wishes("Aiko", history=True))
    table, _ = await hall.create(AIKO, "kenjin", {}, [person(), person()], mine=(0, 1), guest=profile.guest)
    assert (await hall.shelf.load(table.id)).links == table.links != [None, None]
    assert (await hall.profiles.sign_in(BO, code))[0] == profile


@pytest.mark.parametrize("version", versions())
def test_a_database_of_any_version_opens_and_play_goes_on(tmp_path: Path, version: str) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tatami.db'}")
    with engine.begin() as connection:
        fill(connection, version)
    engine.dispose()
    in_a_hall(tmp_path, goes_on)


def test_there_is_one_line_of_versions() -> None:
    assert versions() == [str(number) for number in range(len(versions()), 0, -1)]


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    async def leap(hall: Hall) -> None:
        await hall.store.write(Write(text("UPDATE alembic_version SET version_num = '99'")))

    async def nothing(hall: Hall) -> None: ...

    in_a_hall(tmp_path, leap)
    with pytest.raises(ValueError, match="form 99; this program knows forms up to"):
        in_a_hall(tmp_path, nothing)
