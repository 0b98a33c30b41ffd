"""The judgement of a finished game outlives the server."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import delete

from tatami.server.services import Services
from tatami.tables import schema
from tatami.tables.analyses import Judgement
from tatami.tables.store import Write
from tests.tables.test_services import AIKO, person, with_services

from ..new_tables import create

FOUND = Judgement(
    of=2, moves=[{"en": {"ply": 3}}, {"en": {"ply": 7}}], summary={"swings": [7], "accuracy": [0.5, None]}
)


def test_a_judgement_is_kept_over_a_restart(tmp_path: Path) -> None:
    ids: list[str] = []

    async def judged(services: Services) -> None:
        table, _ = await create(services, AIKO, "kenjin", {}, [person(), person()], mine=(0, 1))
        ids.append(table.id)
        assert await services.analyses.known_judgement(table.id) is None
        await services.analyses.keep(table.id, FOUND)
        await services.analyses.keep(table.id, FOUND)  # judged by another process too

    async def asked_again(services: Services) -> None:
        assert await services.analyses.known_judgement(ids[0]) == FOUND
        assert await services.analyses.known_judgement("unknown") is None

    async def removed(services: Services) -> None:
        await services.store.write(Write(delete(schema.tables).where(schema.tables.c.id == ids[0])))
        assert await services.analyses.known_judgement(ids[0]) is None

    for scene in (judged, asked_again, removed):
        with_services(tmp_path, scene)
