"""People at one table: taking back by leave, not hearing somebody, notes, spectators who are behind."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tatami.core.errors import Refusal
from tatami.core.words import speak
from tatami.server.presenter import past_of, replay_seen, table_seen
from tatami.server.services import Services
from tatami.tables.chat import LINES_A_MINUTE, lines_heard
from tatami.tables.farewells import farewell_of
from tatami.tables.game_log import Takeback
from tatami.tables.live_table import LiveTable
from tatami.tables.seats import Kind, Seat, hash_secret
from tests.tables.test_clocks import Day
from tests.tables.test_services import AIKO, BO, act, beside, code_of, person, with_services

from ..new_tables import create, join

CHO = hash_secret("cho")
WORDS = speak("en")


async def two(services: Services, **settings: Any) -> LiveTable:
    table, keys = await create(services, AIKO, "kenjin", {}, [person(), Seat(Kind.INVITE)], mine=(0,), **settings)
    await join(services, table.id, BO, keys[1], None, "Bo", None)
    return table


async def ask(services: Services, table: LiveTable, session: str, wish: Takeback = Takeback.ASK) -> None:
    await services.moves.take_back(table.id, session, None, table.play.version, wish)


def test_what_others_have_played_upon_is_taken_back_if_they_agree(tmp_path: Path) -> None:
    known: dict[str, Any] = {}

    async def scene(services: Services) -> None:
        table = await two(services)
        start = table.play.state.digest()
        assert await code_of(ask(services, table, AIKO)) == "nothing-to-undo"  # only the dealing so far
        await act(services, table, "peasant@1")
        first = table.play.state.digest()
        await act(services, table, "peasant@1")
        await act(services, table, "lord@2", session=BO)
        assert await code_of(ask(services, table, BO, Takeback.AGREE)) == "nothing-asked"
        await ask(services, table, AIKO)
        assert table.takeback_asked() == {"seat": 0, "version": table.play.version, "agreed": [0]}
        await ask(services, table, BO, Takeback.REFUSE)
        assert table.takeback_asked() is None
        await ask(services, table, AIKO)
        await act(services, table, "peasant@2", session=BO)
        assert table.takeback_asked() is None  # the table has moved on
        await ask(services, table, AIKO)
        await ask(services, table, BO, Takeback.AGREE)
        assert (table.play.state.digest(), table.to_act, table.play.ply) == (first, 0, 5)
        await ask(services, table, AIKO)
        await ask(services, table, BO, Takeback.AGREE)
        assert table.play.state.digest() == start
        await act(services, table, "scout@1")
        known.update(id=table.id, digest=table.play.state.digest(), ply=table.play.ply)

    async def after(services: Services) -> None:
        table = await services.registry.table(known["id"])
        assert (table.play.state.digest(), table.play.ply) == (known["digest"], known["ply"])
        assert len(table.play.state.history()) == len(table.play.in_force()) == known["ply"]

    with_services(tmp_path, scene)
    with_services(tmp_path, after)


def test_somebody_who_is_muted_is_not_heard_by_whoever_muted_them(tmp_path: Path) -> None:
    known: dict[str, str] = {}

    async def scene(services: Services) -> None:
        table = await two(services)
        known["id"] = table.id
        await services.chat.say(table.id, BO, None, "na na")
        await services.chat.say(table.id, AIKO, None, "please")
        await services.chat.mute(table.id, AIKO, 1, True)
        assert await code_of(services.chat.mute(table.id, CHO, 1, True)) == "not-your-seat"
        assert await code_of(services.chat.mute(table.id, AIKO, 9, True)) == "no-such-seat"

    async def after(services: Services) -> None:
        table = await services.registry.table(known["id"])
        assert [line["text"] for line in lines_heard(table, AIKO, services.now())] == ["please"]
        assert [line["text"] for line in lines_heard(table, BO, services.now())] == ["na na", "please"]
        assert [seat.muted for seat in table_seen(table, AIKO, None, WORDS).seats] == [False, True]
        await services.chat.mute(table.id, AIKO, 1, False)
        assert len(lines_heard(table, AIKO, services.now())) == 2

    with_services(tmp_path, scene)
    with_services(tmp_path, after)


def test_notes_are_for_whoever_wrote_them(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await two(services)
        assert await services.chat.note(table.id, AIKO, None) == ""
        await services.chat.write_note(table.id, AIKO, None, "their lord is at 3\nor at 4")
        await services.chat.write_note(table.id, AIKO, None, "their lord is at 4")
        assert await services.chat.note(table.id, AIKO, None) == "their lord is at 4"
        assert await services.chat.note(table.id, BO, None) == ""
        assert await code_of(services.chat.note(table.id, CHO, None)) == "not-your-seat"
        assert await code_of(services.chat.write_note(table.id, AIKO, None, "x" * 4001)) == "bad-note"

    with_services(tmp_path, scene)


def test_spectators_may_be_some_way_behind(tmp_path: Path, monkeypatch: Any) -> None:
    day = Day()
    monkeypatch.setattr("tatami.server.presenter.now", day)

    async def scene(services: Services) -> None:
        table = await two(services, delay=60)
        dealt = table.play.version

        def seen(session: str | None) -> Any:
            return table_seen(table, session, None, WORDS)

        assert (seen(None).version, seen(AIKO).version) == (0, dealt)
        day.at += 60_000
        assert seen(None).version == dealt
        await act(services, table, "scout@1")
        await services.chat.say(table.id, AIKO, None, "there")
        told = seen(None)
        assert (told.version, told.chat, told.status) == (dealt, [], "playing")
        assert seen(BO).version == dealt + 1
        assert table.next_sight(None, day.at) == 60
        assert table.next_sight(0, day.at) is None
        day.at += 59_999
        assert seen(None).version == dealt
        day.at += 1
        assert (seen(None).version, len(seen(None).chat)) == (dealt + 1, 1)
        while table.status == "playing":
            await act(services, table, session=AIKO if table.to_act == 0 else BO)
        told = seen(None)
        assert (told.status, told.result, told.fair.seed) == ("playing", None, None)
        assert seen(AIKO).status == "over"
        frames = replay_seen(past_of(table, None, None), WORDS, (0, 99), False, False, True)
        assert (frames.plies, frames.result) == (told.ply, None)
        day.at += 60_000
        assert seen(None).status == "over"

    with_services(tmp_path, scene, now=day)


def test_a_line_is_said_although_its_speaker_closes_the_page_at_once(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await two(services)
        saying = asyncio.create_task(services.chat.say(table.id, AIKO, None, "bye"))
        while not services.store.jobs:
            await asyncio.sleep(0)
        saying.cancel()
        async with asyncio.timeout(60):
            while not table.chat:
                await asyncio.sleep(0.01)
        await services.chat.say(table.id, BO, None, "bye")
        assert [line["number"] for line in table.chat] == [0, 1]

    with_services(tmp_path, scene)


def test_two_who_speak_at_the_same_moment_in_two_processes_are_both_heard(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        async def there(other: Services) -> None:
            table = await two(services)
            far = await other.registry.table(table.id)
            await services.chat.say(table.id, AIKO, None, "one")
            await other.chat.say(table.id, BO, None, "two")
            assert [line["text"] for line in far.chat] == ["one", "two"]

        await beside(tmp_path, there)

    with_services(tmp_path, scene)


def test_what_is_said_is_one_line_that_no_terminal_obeys_and_not_too_much_of_it(tmp_path: Path) -> None:
    moment = [10**12]

    async def scene(services: Services) -> None:
        table = await two(services)
        await services.chat.say(table.id, AIKO, None, "a\x1b]0;b\x07\0\u202ec\nd \U0001f468\u200d\U0001f467")
        assert table.chat[0]["text"] == "a ]0;b c d \U0001f468\u200d\U0001f467"
        for _ in range(LINES_A_MINUTE - 1):
            await services.chat.say(table.id, AIKO, None, "x")
        assert await code_of(services.chat.say(table.id, AIKO, None, "x")) == "too-fast"
        await services.chat.say(table.id, BO, None, "y")
        moment[0] += 60_001
        await services.chat.say(table.id, AIKO, None, "x")
        await services.chat.write_note(table.id, AIKO, None, "one\0\ntwo")
        assert await services.chat.note(table.id, AIKO, None) == "one\ntwo"

    with_services(tmp_path, scene, now=lambda: moment[0])


LAST_STAND = {
    "men": {"nobutsune": "F9", "kansuke": "F7", "tadakage": "M9", "norifusa": "M5", "matabei": "I9"},
    "step": "first-fire",
    "acted": 0,
}
CEREMONY = ("harakiri:nobutsune", "poem:Frost on the old gate / and still I hear it", *["done"] * 8)


def test_of_last_words_nobody_hears_before_they_may_see_the_end(tmp_path: Path) -> None:
    """SB-9: neither spectators who are behind, nor strangers at a table that is not for them."""
    day = Day()

    async def scene(services: Services) -> None:
        seats = [person(), person()]
        options = {"scenario": "torii"}
        table, _ = await create(services, AIKO, "samourai", options, seats, mine=(0, 1), delay=60, position=LAST_STAND)
        for move in CEREMONY:
            await act(services, table, move)
        assert table.status == "over"
        assert farewell_of(table, AIKO, day.at) is not None
        assert farewell_of(table, None, day.at) is None
        day.at += 60_000
        later = farewell_of(table, None, day.at)
        assert later is not None and (later.samurai, later.poem) == ("nobutsune", None)
        table.spectators = False
        with pytest.raises(Refusal, match="private"):
            farewell_of(table, BO, day.at)

    with_services(tmp_path, scene, now=day)
