"""Profiles: known again by a recovery code, on any device; what is linked to them, and what is left when they go."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tatami.accounts.history import battles_of, games_of
from tatami.accounts.profile_export import profile_data
from tatami.accounts.profiles import LASTS, MOST_BROWSERS, Profile, Wishes
from tatami.accounts.recovery_codes import hash_of, new_code
from tatami.server.services import Services
from tatami.tables import schema
from tatami.tables.live_table import LiveTable
from tatami.tables.seats import Kind, Seat, hash_secret
from tests.tables.test_services import AIKO, BO, a_minute_passes, act, code_of, person, with_services

from ..new_tables import create, join

PHONE = hash_secret("phone")
LATE = 10**14


async def aiko(services: Services, **wishes: bool) -> Profile:
    made = await services.profiles.make(AIKO, Wishes("Aiko", **{"history": True, **wishes}))
    return made[0]


async def table_of(services: Services, profile: Profile) -> LiveTable:
    """Aiko, signed in, against somebody who is not."""
    table, _ = await create(
        services, AIKO, "kenjin", {}, [person("Aiko"), Seat(Kind.OPEN)], mine=[0], guest=profile.guest
    )
    await join(services, table.id, BO, None, 1, "Bo", None)
    return table


async def play_on(services: Services, table: LiveTable) -> None:
    while table.status == "playing":
        await act(services, table, session=AIKO if table.to_act == 0 else BO)
    await written_down(services)


async def play_out(services: Services, table: LiveTable) -> None:
    """To the end of the game, with bots on the other seats; then what counts is written down."""
    async with asyncio.timeout(120):
        while table.status == "playing":
            if table.to_act == 0:
                await act(services, table)
            else:
                await asyncio.sleep(0)
    await written_down(services)


async def written_down(services: Services) -> None:
    async with asyncio.timeout(60):
        while services.history.pending:
            await asyncio.sleep(0.01)


def test_codes_are_long_and_read_however_they_are_typed() -> None:
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    code = codes.pop()
    assert len(code.replace("-", "")) * 5 >= 128
    assert hash_of(code) == hash_of(code.lower().replace("-", " ")) == hash_of(code.replace("0", "O").replace("1", "l"))


@pytest.mark.parametrize("typed", ["", "x", "7K3M-9QXW", "U" * 28, "é" * 28, "0" * 27, "٠" * 28])  # noqa: RUF001
def test_what_is_no_code_opens_nothing(tmp_path: Path, typed: str) -> None:
    async def scene(services: Services) -> None:
        await aiko(services)
        assert await code_of(services.profiles.sign_in(PHONE, typed)) == "bad-code"

    with_services(tmp_path, scene)


def test_a_recovery_code_signs_in_until_it_is_replaced(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        profile, token, code = await services.profiles.make(AIKO, Wishes("Aiko"))
        assert await services.profiles.profile_of_token(hash_secret(token)) == profile
        again, other = await services.profiles.sign_in(PHONE, code)
        assert again == profile and other != token
        fresh = await services.profiles.renew_code(profile)
        assert await code_of(services.profiles.sign_in(PHONE, code)) == "bad-code"
        assert (await services.profiles.sign_in(PHONE, fresh))[0] == profile
        stored = (tmp_path / "tatami.db-wal").read_bytes() + (tmp_path / "tatami.db").read_bytes()
        for secret in (token, other, code, fresh, code.replace("-", "")):
            assert secret.encode() not in stored

    with_services(tmp_path, scene)


def test_a_browser_is_signed_in_for_a_year_and_not_too_many_are(tmp_path: Path) -> None:
    moment = [LASTS]

    async def scene(services: Services) -> None:
        profile, token, code = await services.profiles.make(AIKO, Wishes("Aiko"))
        moment[0] += LASTS + 1
        assert await services.profiles.profile_of_token(hash_secret(token)) is None
        for _ in range(MOST_BROWSERS + 2):
            moment[0] += 1
            await services.profiles.sign_in(PHONE, code)
        assert len(await services.profiles.browsers(profile)) == MOST_BROWSERS

    with_services(tmp_path, scene, now=lambda: moment[0])


def test_a_seat_taken_while_signed_in_is_held_on_another_device_too(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        profile, _, code = await services.profiles.make(AIKO, Wishes("Aiko", history=True))
        table = await table_of(services, profile)
        phone = hash_secret((await services.profiles.sign_in(PHONE, code))[1])
        assert table.seats_of(PHONE) == []
        assert await services.profiles.sit(table.id, profile, PHONE, phone) == [0]
        assert await services.profiles.sit(table.id, profile, PHONE, phone) == [0]
        await act(services, table, "peasant@1", session=PHONE)
        other, token, _ = await services.profiles.make(BO, Wishes("Bo", True))
        assert await services.profiles.sit(table.id, other, BO, hash_secret(token)) == []
        await services.profiles.sign_out(profile, phone)
        late = services.profiles.sit(table.id, profile, PHONE, phone)
        assert await code_of(late) == "conflict", "what was asked before signing out comes too late"
        assert table.seats_of(PHONE) == []
        phone = hash_secret((await services.profiles.sign_in(PHONE, code))[1])
        await services.profiles.sit(table.id, profile, PHONE, phone)
        again = await services.loader.load(table.id)
        assert (again.seats_of(PHONE), again.links) == ([0], table.links)

    with_services(tmp_path, scene)


def test_without_consent_nothing_is_linked(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        profile = await aiko(services, history=False, rated=True, shown=True)
        assert profile.wishes == Wishes("Aiko", False, False, False)
        table = await table_of(services, profile)
        await play_on(services, table)
        assert await services.store.count(schema.seated) == 0

    with_services(tmp_path, scene)


def test_signing_out_gives_the_seats_back_to_the_profile(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        profile, token, code = await services.profiles.make(AIKO, Wishes("Aiko", history=True))
        table = await table_of(services, profile)
        before, _ = await create(services, AIKO, "kenjin", {}, [person(), person()], mine=[0])
        _, other = await services.profiles.sign_in(PHONE, code)
        await services.profiles.sit(table.id, profile, PHONE, hash_secret(other))
        await services.profiles.sign_out(profile, hash_secret(other))
        assert (table.seats_of(PHONE), table.seats_of(AIKO)) == ([], [0])
        assert await services.profiles.profile_of_token(hash_secret(other)) is None
        _, other = await services.profiles.sign_in(PHONE, code)
        await services.profiles.sit(table.id, profile, PHONE, hash_secret(other))
        key = await services.seating.link(table.id, PHONE, 0)
        await services.profiles.sign_out_everywhere(profile)
        thief = join(services, table.id, hash_secret("thief"), key, None, "", None)
        assert await code_of(thief) == "bad-key", "a key for another device is one more way to the seat"
        assert await services.profiles.profile_of_token(hash_secret(token)) is None
        for one in (table, await services.loader.load(table.id)):
            assert (one.seats_of(PHONE), one.seats_of(AIKO), one.seats_of(BO)) == ([], [], [1])
        assert before.seats_of(AIKO) == [0], "a seat that was taken without the profile stays the browser's"
        assert await code_of(services.moves.act(table.id, AIKO, 0, table.play.version, "peasant@1")) == "not-your-seat"

    with_services(tmp_path, scene)


def test_a_seat_that_was_given_up_is_not_come_back_to(tmp_path: Path) -> None:
    """Somebody else has the hand now."""

    async def scene(services: Services) -> None:
        profile = await aiko(services)
        table = await table_of(services, profile)
        _, key = await services.seating.give(table.id, AIKO, 0, Kind.INVITE)
        await join(services, table.id, hash_secret("heir"), key, None, "Heir", None)
        assert await services.profiles.sit(table.id, profile, AIKO, "") == []
        assert table.seats_of(AIKO) == []
        assert (await services.loader.load(table.id)).links == table.links

    with_services(tmp_path, scene)


def test_history_lists_games_in_play_and_finished_ones(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        profile = await aiko(services)
        played = await table_of(services, profile)
        await play_on(services, played)
        going = await table_of(services, profile)
        (now,) = await games_of(services.store, profile.id, False, 0, 10)
        assert (now["table_id"], now["seat"], now["status"]) == (going.id, 0, "playing")
        (done,) = await games_of(services.store, profile.id, True, LATE, 10)
        assert (done["table_id"], done["outcome"]) == (played.id, played.play.state.returns()[0])
        assert done["result"] == played.record()["result"]
        assert [seat["name"] for seat in done["seats"]] == ["Aiko", "Bo"]
        assert await games_of(services.store, profile.id, True, done["ended"], 10) == []

    with_services(tmp_path, scene)


def test_battles_won_together_are_counted_by_difficulty(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        profile = await aiko(services)
        seats = [person("Aiko"), Seat(Kind.BOT, "", "random", None, True)]
        table, _ = await create(
            services, AIKO, "samurai-spirit", {"difficulty": "easy"}, seats, players=2, mine=[0], guest=profile.guest
        )
        await play_out(services, table)
        won = int(table.play.state.returns()[0])
        assert await battles_of(services.store, profile.id) == [
            {"game": "samurai-spirit", "kind": {"difficulty": "easy", "players": 2}, "games": 1, "won": won}
        ]

    with_services(tmp_path, scene)


def test_the_exported_profile_holds_everything_and_no_secret(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        profile = await aiko(services)
        table = await table_of(services, profile)
        await services.chat.say(table.id, AIKO, 0, "good luck")
        await services.chat.say(table.id, BO, 1, "you too")
        await services.chat.write_note(table.id, AIKO, 0, "lord on 2")
        told: Any = await profile_data(services.store, services.profiles, profile)
        assert (told["name"], told["history"], told["rated"]) == ("Aiko", True, False)
        assert [line["text"] for line in told["chat"]] == ["good luck"]
        assert [note["text"] for note in told["notes"]] == ["lord on 2"]
        assert [(game["table"], game["seat"], game["ended"]) for game in told["games"]] == [(table.id, 0, None)]
        for secret in (profile.id, AIKO, BO, table.seed or ""):
            assert secret not in str(told)

    with_services(tmp_path, scene)


def test_a_deleted_profile_leaves_games_without_its_name(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        profile, token, code = await services.profiles.make(AIKO, Wishes("Aiko", history=True))
        over = await table_of(services, profile)
        await services.chat.say(over.id, AIKO, 0, "hello")
        await play_on(services, over)
        record = over.record()
        going = await table_of(services, profile)
        await services.profiles.delete(profile)
        assert await services.profiles.profile_of_token(hash_secret(token)) is None
        assert await code_of(services.profiles.sign_in(AIKO, code)) == "bad-code"
        for one in (over, await services.loader.load(over.id)):
            assert (one.record(), one.seats[0].name, one.seats[1].name) == (record, "", "Bo")
            assert [(line["name"], line["text"]) for line in one.chat] == [("", "hello")]
            assert one.links == [None, None]
        for table in (schema.profiles, schema.signed_in, schema.seated, schema.ratings):
            assert await services.store.count(table) == 0
        await act(services, going, "peasant@1")  # who was playing plays on, as anybody may

    with_services(tmp_path, scene)


def test_whoever_wants_no_history_any_more_has_none(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        profile = await aiko(services, rated=True)
        table = await table_of(services, profile)
        await play_on(services, table)
        changed = await services.profiles.change(profile, Wishes("Ai", rated=True))
        assert changed.wishes == Wishes("Ai")
        assert await services.store.count(schema.seated) == 0
        assert table.links == [None, None]
        (row,) = await services.store.rows(select(schema.profiles))
        assert (row["name"], row["history"], row["rated"]) == ("Ai", False, False)
        assert await code_of(services.profiles.change(profile, Wishes(""))) == "bad-name"

    with_services(tmp_path, scene)


def test_a_hand_stays_its_players_while_no_browser_of_theirs_is_signed_in(tmp_path: Path) -> None:
    """The host must not hand the seat to somebody who would see the cards, nor take back without them."""

    async def scene(services: Services) -> None:
        other, token, code = await services.profiles.make(BO, Wishes("Bo", history=True))
        table, _ = await create(services, AIKO, "kenjin", {}, [person("Aiko"), Seat(Kind.OPEN)], mine=[0])
        await join(services, table.id, BO, None, 1, "Bo", None, guest=other.guest)
        await act(services, table, "peasant@1")
        await services.profiles.sign_out(other, hash_secret(token))
        assert table.sitters[1] == set()
        for kind in (Kind.INVITE, Kind.OPEN):
            assert await code_of(services.seating.give(table.id, AIKO, 1, kind)) == "seat-held"
        assert table.takeback_needs({"agreed": [0]}) == [1]
        a_minute_passes(services, table)
        await services.seating.give(table.id, AIKO, 1, Kind.BOT, "random")
        _, again = await services.profiles.sign_in(PHONE, code)
        assert await services.profiles.sit(table.id, other, PHONE, hash_secret(again)) == [1]
        await services.seating.give(table.id, PHONE, 1, Kind.PERSON)
        assert table.seats[1].kind is Kind.PERSON

    with_services(tmp_path, scene)


def test_signing_out_waits_for_a_table_that_is_being_read_again(tmp_path: Path) -> None:
    """Else who was read before would sit there again after."""

    async def scene(services: Services) -> None:
        profile, token, _ = await services.profiles.make(AIKO, Wishes("Aiko", history=True))
        table = await table_of(services, profile)
        read, going = services.loader.read, asyncio.Event()

        async def slow(id: str) -> Any:
            found = await read(id)
            going.set()
            while (
                await services.profiles.profile_of_token(hash_secret(token)) is not None
            ):  # until the signing out is written
                await asyncio.sleep(0)
            return found

        services.loader.read = slow  # type: ignore[method-assign]
        async with asyncio.TaskGroup() as both:
            both.create_task(services.registry.catch_up(table))
            await going.wait()
            both.create_task(services.profiles.sign_out(profile, hash_secret(token)))
        assert table.seats_of(AIKO) == []

    with_services(tmp_path, scene)


def test_who_signs_in_over_somebody_else_signs_them_out(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        profile, token, code = await services.profiles.make(AIKO, Wishes("Aiko", history=True))
        table = await table_of(services, profile)
        again, newer = await services.profiles.sign_in(AIKO, code)
        await services.profiles.replace(hash_secret(token), again)
        assert await services.profiles.profile_of_token(hash_secret(token)) is None
        assert table.seats_of(AIKO) == [0], "the same person stays"
        other, *_ = await services.profiles.make(AIKO, Wishes("Bo", history=True))
        await services.profiles.replace(hash_secret(newer), other)
        assert await services.profiles.profile_of_token(hash_secret(newer)) is None
        assert table.seats_of(AIKO) == []

    with_services(tmp_path, scene)
