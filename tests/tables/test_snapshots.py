"""Long games open from snapshots, exactly as the log has them; a snapshot that lies is thrown away."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

import tatami
from tatami.server.services import Services
from tatami.tables import dealing, schema, snapshots
from tatami.tables.clocks import Clock, Out
from tatami.tables.game_log import GameLog
from tatami.tables.live_table import LiveTable
from tatami.tables.loader import rows_of
from tatami.tables.store import Write
from tests.tables.test_services import AIKO, act, person, with_services

from ..new_tables import create


@pytest.fixture(autouse=True)
def the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "new_seed", lambda: "5e" * 32)
    monkeypatch.setattr(snapshots, "EVERY", 15)


async def long_game(services: Services, most: int = 10_000) -> LiveTable:
    """All seats are Aiko's; some actions are taken back."""
    rng = random.Random(4)
    options = tatami.game("samurai-spirit").draw_options(3, random.Random(4))
    seats = [person()] * 3
    clock = Clock(60, 60, Out.SKIP, "random")
    table, _ = await create(services, AIKO, "samurai-spirit", options, seats, mine=(0, 1, 2), clock=clock)
    while table.status == "playing" and table.play.version < most:
        if table.play.earlier and rng.random() < 0.2:
            await services.moves.undo(table.id, AIKO, None, table.play.version)
        else:
            await act(services, table, rng.choice(table.play.state.actions()))
    return table


def told(play: GameLog) -> list[Any]:
    return [(s.entry, s.action, s.ply, s.shown, list(s.events)) for s in play.steps]


def test_a_snapshot_opens_as_the_log_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Any] = {}

    async def before(services: Services) -> None:
        table = await long_game(services, 40)
        assert table.status == "playing"
        known.update(id=table.id, play=table.play)

    async def after(services: Services) -> None:
        row = await services.store.row(select(schema.tables).where(schema.tables.c.id == known["id"]))
        assert row is not None
        rows = await services.store.rows(rows_of(schema.snapshots.c.version, known["id"]))
        assert len(rows) >= 2
        added: list[int] = []
        monkeypatch.setattr(
            GameLog, "add", lambda self, entry, add=GameLog.add: (added.append(entry.number), add(self, entry))
        )
        table = await services.registry.table(known["id"])
        old: GameLog = known["play"]
        assert added == list(range(rows[-1]["version"], old.version))
        assert told(table.play) == told(old)
        assert (table.play.state.digest(), table.play.ply) == (old.state.digest(), old.ply)
        assert table.play.times and old.times and table.play.times.past == old.times.past
        rng = random.Random(1)
        while table.status == "playing":
            await act(services, table, rng.choice(table.play.state.actions()))
        record = table.record()
        assert tatami.replay(record).digest() == table.play.state.digest()
        assert record == {**tatami.replay(record).record(), "fair": record["fair"]}

    with_services(tmp_path, before)
    with_services(tmp_path, after)


@pytest.mark.parametrize("field", ["state", "steps", "digest", "layout"])
def test_a_snapshot_that_does_not_fit_is_thrown_away(tmp_path: Path, field: str) -> None:
    known: dict[str, Any] = {}

    async def before(services: Services) -> None:
        table = await long_game(services, 40)
        known.update(id=table.id, digest=table.play.state.digest(), told=told(table.play))
        s = schema.snapshots
        row = (await services.store.rows(rows_of(s.c.version, table.id)))[0]
        value = row[field]
        other = bytes([value[0] ^ 1]) + value[1:] if isinstance(value, bytes) else "0" * 64
        await services.store.write(
            Write(update(s).where(s.c.table_id == table.id, s.c.version == row["version"]).values({field: other}))
        )

    async def after(services: Services) -> None:
        table = await services.registry.table(known["id"])
        assert (table.play.state.digest(), told(table.play)) == (known["digest"], known["told"])
        assert await services.store.count(schema.snapshots) == 0
        while table.play.version < 80 and table.status == "playing":
            await act(services, table)

    with_services(tmp_path, before)
    with_services(tmp_path, after)
