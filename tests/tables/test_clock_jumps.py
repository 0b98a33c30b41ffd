"""Clocks that are set while people play, and processes whose clocks differ: no line is hidden, no seat lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tatami.core.words import LANGUAGES, speak
from tatami.server.presenter import table_seen
from tatami.server.services import Services
from tatami.tables import timekeeper
from tatami.tables.chat import LINES_A_MINUTE, lines_heard
from tatami.tables.clocks import ServerClock
from tatami.tables.seats import Kind
from tatami.tables.store import Store, address_of
from tatami.tables.timekeeper import Timekeeper
from tests.server import postgres
from tests.server.people import Person, Server
from tests.tables.test_clocks import MINUTE, Day, timed
from tests.tables.test_services import AIKO, BO, act, with_services

HOUR = 3600
AN_HOUR_LATER = str(timekeeper.TELL_TIME).replace("clock_timestamp()", "clock_timestamp() + interval '1 hour'")
EAGER = "import tatami.tables.timekeeper as c; c.Timekeeper.__init__.__defaults__ = (0.0,); c.LOOK_EVERY = 0.1"
"""Looks for whose time is up all the time, from the first moment."""


class Machine:
    """A machine whose wall clock tests set, and whose other clock nobody can."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.up = 1000.0

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.up += seconds

    def clock(self) -> ServerClock:
        return ServerClock(lambda: self.wall, lambda: self.up)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, HOUR * 24 * 365])
def test_a_wall_clock_that_is_set_neither_ends_nor_extends_a_turn(tmp_path: Path, jump: float) -> None:
    machine = Machine()

    async def scene(services: Services) -> None:
        table = await timed(services)
        await services.chat.say(table.id, BO, None, "before")
        machine.wall += jump
        await services.chat.say(table.id, AIKO, None, "after")
        await services.timekeeper.check_clocks()
        assert table.seats[0].kind is Kind.PERSON
        machine.passes(2 * MINUTE / 1000)
        await act(services, table, "peasant@1")
        assert table.play.times is not None
        assert table.play.times.banks == [MINUTE, 2 * MINUTE]
        machine.wall -= jump
        await services.timekeeper.check_clocks()
        assert table.seats[0].kind is Kind.PERSON
        machine.passes(2 * MINUTE / 1000)
        await services.timekeeper.check_clocks()
        assert table.seats[0].kind is Kind.BOT, "the deadline is still there"
        assert [line["text"] for line in table.chat] == ["before", "after"]

    with_services(tmp_path, scene, now=machine.clock())


def test_after_a_start_with_an_earlier_clock_all_that_was_said_is_heard_and_more_can_be_said(tmp_path: Path) -> None:
    day = Day()
    known: dict[str, str] = {}

    async def before(services: Services) -> None:
        table = await timed(services)
        known["id"] = table.id
        for number in range(LINES_A_MINUTE):
            await services.chat.say(table.id, BO, None, f"line {number}")

    async def after(services: Services) -> None:
        table = await services.registry.table(known["id"])
        await services.chat.say(table.id, BO, None, "and more")
        for session in (AIKO, BO, None):
            seen = table_seen(table, session, None, speak(LANGUAGES[0]))
            assert [line.text for line in seen.chat][-2:] == [f"line {LINES_A_MINUTE - 1}", "and more"]
        assert lines_heard(table, None, day.at)[-1]["text"] == "and more", "by time only for those who are behind"
        assert len(lines_heard(table, None, day.at)) == 1

    day.at = (int(time.time()) + HOUR) * 1000
    with_services(tmp_path, before, now=day)
    day.at -= HOUR * 1000
    with_services(tmp_path, after, now=day)


def test_after_the_machine_has_slept_people_have_time_to_come_back(tmp_path: Path) -> None:
    looks: list[float] = []
    passed = iter([0.0, 1.0, 1.0, 2.0, 2.0, 5000.0, 5000.0, 5001.0, 5001.0])

    async def scene(services: Services) -> None:
        keeper = Timekeeper(
            services.store, services.registry, services.writer, services.now, services.table_changed, grace=0.3
        )

        async def look() -> None:
            looks.append(time.monotonic())
            if len(looks) == 3:
                raise asyncio.CancelledError

        keeper.check_clocks = look  # type: ignore[method-assign]
        with pytest.raises(asyncio.CancelledError):
            await keeper.watch_for_ever(lambda: next(passed))
        assert looks[2] - looks[1] > 0.3 + (looks[1] - looks[0]) / 2

    usual, timekeeper.LOOK_EVERY = timekeeper.LOOK_EVERY, 0.01
    try:
        with_services(tmp_path, scene)
    finally:
        timekeeper.LOOK_EVERY = usual


# -- several processes

needs_postgresql = pytest.mark.skipif(postgres.programs() is None, reason="there is no PostgreSQL on this machine")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres.running() as address:
        yield address


def shifted(database: str, folder: Path, name: str, seconds: float) -> Server:
    prelude = f"import time; real = time.time; time.time = lambda: real() + {seconds}; {EAGER}"
    return Server(folder / name, "--database", database, prelude=prelude).start()


def clocked_table(person: Person) -> dict[str, Any]:
    clock = {"move": 30, "bank": 60, "out": "bot", "bot": "random"}
    seats = [{"kind": "me"}, {"kind": "invite"}]
    answer = person.post("/api/tables", game="kenjin", options={}, seats=seats, name="Aiko", clock=clock)
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


@needs_postgresql
def test_processes_whose_clocks_differ_hide_no_chat_and_take_no_seat(database: str, tmp_path: Path) -> None:
    servers = [shifted(database, tmp_path, name, by) for name, by in (("true", 0), ("two", 2), ("hour", HOUR))]
    try:
        aiko, bo, cho = (Person(server, name) for server, name in zip(servers, ("Aiko", "Bo", "Cho"), strict=True))
        created = clocked_table(aiko)
        table = created["table"]["id"]
        bo.join(table, created["invitations"][0]["key"])
        for person in (bo, aiko):
            said = f"by {person.name}"
            assert person.post(f"/api/tables/{table}/chat", text=said).status_code == 200
            for other in (aiko, bo, cho):
                deadline = time.monotonic() + 30
                while said not in [line["text"] for line in other.see(table)["chat"]]:
                    assert time.monotonic() < deadline, f"{other.name} does not hear {person.name}"
                    time.sleep(0.02)
        time.sleep(1)  # in which the process that is an hour ahead looks whose time is up
        for person in (aiko, bo, cho):
            seen = person.see(table)
            assert [seat["kind"] for seat in seen["seats"]] == ["person", "person"]
            assert abs(seen["clock"]["now"] - time.time() * 1000) < 20_000
    finally:
        for server in servers:
            server.stop()


@needs_postgresql
def test_a_database_whose_clock_is_set_changes_the_time_of_no_process(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        machines = [Machine(), Machine()]
        machines[1].wall += HOUR
        servers = [Services(Store(address_of(database, Path())), now=machine.clock()) for machine in machines]
        for services in servers:
            await services.open()
        try:
            one, two = servers
            assert abs(one.now() - two.now()) < timekeeper.DRIFT, "both go by the database"
            before = one.now()
            monkeypatch.setattr(timekeeper, "TELL_TIME", text(AN_HOUR_LATER))
            for services in (one, two, one, two):
                await services.timekeeper.agree(services.now)  # type: ignore[arg-type]
            late = Services(Store(address_of(database, Path())), now=Machine().clock())
            servers.append(late)
            await late.open()
            for services in servers:
                assert abs(services.now() - before) < 60_000
                assert abs(services.now() - one.now()) < timekeeper.DRIFT
            monkeypatch.undo()
            for services in (two, one, late):
                await services.timekeeper.agree(services.now)  # type: ignore[arg-type]
                assert abs(services.now() - before) < 60_000
        finally:
            for services in servers:
                await services.close()

    asyncio.run(run())


def test_a_wall_clock_that_is_set_while_a_server_runs_hides_nothing(tmp_path: Path) -> None:
    jump = tmp_path / "jump"
    jump.write_text("0", "utf-8")
    prelude = f"import time; real = time.time; time.time = lambda: real() + float(open({str(jump)!r}).read()); {EAGER}"
    server = Server(tmp_path / "data", prelude=prelude).start()
    try:
        aiko, bo = Person(server, "Aiko"), Person(server, "Bo")
        created = clocked_table(aiko)
        table = created["table"]["id"]
        bo.join(table, created["invitations"][0]["key"])
        for number, seconds in enumerate((HOUR, -HOUR, 0)):
            assert aiko.post(f"/api/tables/{table}/chat", text=f"line {number}").status_code == 200
            jump.write_text(str(seconds), "utf-8")
            time.sleep(0.8)  # in which it looks some times
            seen = bo.see(table)
            assert [line["text"] for line in seen["chat"]] == [f"line {one}" for one in range(number + 1)]
            assert [seat["kind"] for seat in seen["seats"]] == ["person", "person"]
    finally:
        server.stop()
