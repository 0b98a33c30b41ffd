"""SS-10.4: one person with three samurai plays with the village's tokens; who sits where, only the tables know."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update

from tatami.core.errors import Refusal
from tatami.server.services import Services
from tatami.tables import schema
from tatami.tables.seat_links import Visitor
from tatami.tables.seats import Kind, Seat
from tatami.tables.store import Store, Write, sqlite_address
from tests.tables.test_services import AIKO, BO, person, with_services

from ..new_tables import create, join

SAMURAI = ["kyuzo", "daisuke", "gorobei", "kanbei"]
BOT = Seat(Kind.BOT, "", "random", None, True)
OPEN = Seat(Kind.OPEN)


@pytest.mark.parametrize(
    ("seats", "mine", "tokens"),
    [
        ([person(), person(), person()], (0, 1, 2), 4),
        ([person(), person(), BOT], (0, 1), 0),
        ([person(), BOT, BOT], (0,), 0),
        ([person(), person()], (0, 1), 5),
        ([person(), BOT], (0,), 5),
        ([person(), person(), person(), person()], (0, 1, 2, 3), 0),
    ],
)
def test_who_plays_three_samurai_alone_has_the_village_tokens(
    tmp_path: Path, seats: list[Seat], mine: tuple[int, ...], tokens: int
) -> None:
    async def scene(services: Services) -> None:
        table, _ = await create(services, AIKO, "samurai-spirit", {"samurai": SAMURAI[: len(seats)]}, seats, mine=mine)
        view = table.play.state.view(0)
        assert view["options"]["village_support"] == bool(tokens)
        assert len(view["village"]["tokens"]) == tokens

    with_services(tmp_path, scene)


def test_who_plays_alone_cannot_do_without_the_tokens(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        wish = {"samurai": SAMURAI[:3], "village_support": False}
        with pytest.raises(Refusal) as refused:
            await create(services, AIKO, "samurai-spirit", wish, [person()] * 3, mine=(0, 1, 2))
        assert refused.value.code == "bad-options"
        assert "must be true for 3 seats, played by one person (SS-10.4)" in refused.value.detail
        await create(services, AIKO, "samurai-spirit", wish, [person(), person(), BOT], mine=(0, 1))

    with_services(tmp_path, scene)


def test_whoever_sits_down_everywhere_plays_alone(tmp_path: Path) -> None:
    """Then the options are completed before the deal, also for a process that had opened the table before."""

    async def scene(services: Services) -> None:
        table, _ = await create(
            services, AIKO, "samurai-spirit", {"samurai": SAMURAI[:3]}, [person(), OPEN, OPEN], mine=(0,)
        )
        far = Services(Store(sqlite_address(tmp_path)))
        await far.store.open()
        try:
            elsewhere = await far.registry.table(table.id)
            for _ in range(2):
                await join(services, table.id, AIKO, None, None, "", None)
            await far.registry.catch_up(elsewhere)
            for known in (table, elsewhere):
                assert known.status == "playing"
                assert known.play.state.options["village_support"] is True
                assert len(known.play.state.view(0)["village"]["tokens"]) == 4
            assert table.play.record() == elsewhere.play.record()
        finally:
            await far.store.close()

    with_services(tmp_path, scene)


def test_three_people_have_no_tokens_unless_they_wish(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table, _ = await create(
            services, AIKO, "samurai-spirit", {"samurai": SAMURAI[:3]}, [person(), person(), OPEN], mine=(0, 1)
        )
        await join(services, table.id, BO, None, None, "", None)
        assert table.status == "playing" and table.play.state.options["village_support"] is False

    with_services(tmp_path, scene)


def test_a_table_from_before_keeps_its_options_and_its_rematch_has_the_tokens(tmp_path: Path) -> None:
    async def old(services: Services) -> None:
        table, _ = await create(
            services, AIKO, "samurai-spirit", {"samurai": SAMURAI[:3]}, [person(), person(), BOT], mine=(0, 1)
        )
        t, s = schema.tables, schema.seats
        await services.store.write(Write(update(t).where(t.c.id == table.id).values(status="over")))
        await services.store.write(Write(update(s).where(s.c.table_id == table.id).values(kind="person", ready=True)))
        await services.store.write(
            Write(schema.sitters.insert(), {"table_id": table.id, "seat": 2, "session": AIKO}),
        )
        found.append(table.id)

    async def today(services: Services) -> None:
        table = await services.registry.table(found[0])
        assert table.play.state.options["village_support"] is False
        again = await services.rematch.play_again(table.id, Visitor(AIKO), None)
        assert again.play.state.options["village_support"] is True

    found: list[str] = []
    with_services(tmp_path, old)
    with_services(tmp_path, today)
