"""Games that were played by earlier rules: most go on by those of today, the others are refused in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

import tatami
from tatami import Dealer, RecordError
from tatami.server.services import Services
from tatami.tables import schema
from tatami.tables.entries import EntryKind
from tatami.tables.store import Write
from tests.tables.test_services import AIKO, with_services

HORSE_AT_THE_CORNER = {
    "options": {"scenario": "convoy"}, "men": {"saru": "N3", "kisuke": "AA9"}, "step": "first-fire", "active": 1,
    "horses": {"draught": {"at": "M5/N5", "side": 0}},
}  # fmt: skip
"""By rules 1 nobody was asked for a lone horse's corner: the die followed at once (SB-4.16)."""


def played(actions: int) -> dict[str, Any]:
    """The beginning of a game, as rules 1 wrote it."""
    state = tatami.game("samourai").new(scenario="crossroads")
    dealer = Dealer("earlier rules")
    for _ in range(actions):
        state.apply(dealer.choose(state))
    return {**state.record(), "rules": "1"}


def unlike_today() -> dict[str, Any]:
    start = tatami.game("samourai").position(HORSE_AT_THE_CORNER)
    return {**start.record(), "rules": "1", "actions": [[1, "fire:saru>draught"], ["chance", "d10:10"]]}


def test_a_record_of_earlier_rules_replays_and_is_written_by_those_of_today() -> None:
    state = tatami.replay(played(60))
    assert len(state.history()) == 60
    assert state.record()["rules"] == tatami.game("samourai").rules_version == "2"


@pytest.mark.rule("SB-4.16")
def test_a_record_that_comes_out_differently_is_refused_and_says_by_which_rules_it_was_played() -> None:
    with pytest.raises(RecordError, match=r"^action 2: .*'chance'.*under rules '1' of samourai; under rules '2'"):
        tatami.replay(unlike_today())


def test_rules_that_nobody_knows_are_refused() -> None:
    with pytest.raises(RecordError, match="rules '0': this program uses rules '2' of samourai"):
        tatami.replay({**played(0), "rules": "0"})


def test_the_fault_of_a_record_of_today_is_its_own() -> None:
    with pytest.raises(RecordError) as caught:
        tatami.replay({**unlike_today(), "rules": "2"})
    assert "played by rules" not in str(caught.value)


async def stored(services: Services, record: dict[str, Any]) -> str:
    """A table as the program of those days left it in the database."""
    table = await services.imports.take_in(AIKO, {**record, "rules": "2", "actions": []})
    written = [
        Write(
            insert(schema.entries),
            {
                "table_id": table.id, "number": number, "kind": EntryKind.ACT.value,
                "actor": -1 if actor == "chance" else actor, "text": text, "at": 0,
            },
        )
        for number, (actor, text) in enumerate(record["actions"])
    ]  # fmt: skip
    mark = update(schema.tables).where(schema.tables.c.id == table.id).values(rules="1")
    await services.store.write(Write(mark), *written)
    del services.registry.tables[table.id]
    return table.id


def test_a_stored_table_of_earlier_rules_opens_or_says_why_it_does_not(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await services.registry.table(await stored(services, played(60)))
        assert table.play.version == 60
        assert table.play.record()["rules"] == "2"
        lost = await stored(services, unlike_today())
        with pytest.raises(ValueError, match=r"^other-rules: .*played under rules '1' of samourai"):
            await services.registry.table(lost)
        assert [one.id for one in await services.registry.open_all([lost, table.id])] == [table.id]

    with_services(tmp_path, scene)
