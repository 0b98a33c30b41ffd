"""Which games are rated, what they do to ratings, and that each counts once, whatever happens."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from tatami.accounts import ratings
from tatami.accounts.glicko import PERIOD, UNKNOWN, Strength, strength_after
from tatami.accounts.history import games_of
from tatami.accounts.profiles import Profile, Wishes
from tatami.accounts.ratings import score_against
from tatami.server.services import Services
from tatami.tables import schema
from tatami.tables.clocks import Clock, Out
from tatami.tables.live_table import LiveTable
from tatami.tables.rated_games import unrated_by
from tatami.tables.seats import Kind, Seat, hash_secret
from tatami.tables.store import Write
from tests.accounts.test_profiles import play_out, written_down
from tests.tables.test_services import AIKO, BO, act, code_of, person, with_services

from ..new_tables import create, join

CLOCK = Clock(3600, 0, Out.BOT, "random")
ALL = Wishes("", history=True, rated=True, shown=True)


async def two(services: Services) -> list[Profile]:
    return [
        (await services.profiles.make(session, ALL._replace(name=name)))[0]
        for session, name in ((AIKO, "Aiko"), (BO, "Bo"))
    ]


async def rated_table(services: Services, one: Profile, other: Profile | None, **wishes: Any) -> LiveTable:
    seats = [person("Aiko"), Seat(Kind.OPEN)]
    table, _ = await create(services, AIKO, "kenjin", {}, seats, mine=[0], clock=CLOCK, guest=one.guest, rated=True)
    await join(services, table.id, BO, None, 1, "Bo", None, guest=other.guest if other else None, **wishes)
    return table


async def play_on(services: Services, table: LiveTable) -> None:
    while table.status == "playing":
        await act(services, table, session=AIKO if table.to_act == 0 else BO)


async def strengths(services: Services) -> dict[str, tuple[Strength, int]]:
    r, p = schema.ratings, schema.profiles
    rows = await services.store.rows(select(r, p.c.name).join(p, p.c.id == r.c.profile))
    return {row["name"]: (ratings.strength_in(row), row["games"]) for row in rows}


def after(table: LiveTable) -> dict[str, tuple[Strength, int]]:
    """What a first game between two strangers must lead to."""
    scores = [score_against(*pair) for pair in (table.play.state.returns(), table.play.state.returns()[::-1])]
    names = ("Aiko", "Bo")
    return {
        name: (strength_after(UNKNOWN, [(UNKNOWN, score)] if score is not None else [], 0.0), 1)
        for name, score in zip(names, scores, strict=True)
    }


def same(found: dict[str, tuple[Strength, int]], due: dict[str, tuple[Strength, int]]) -> None:
    assert found.keys() == due.keys()
    for name, (strength, games) in found.items():
        assert (strength, games) == (pytest.approx(due[name][0]), due[name][1])


def test_a_rated_game_counts_once(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        one, other = await two(services)
        table = await rated_table(services, one, other)
        assert table.rated and unrated_by(table) == []
        await play_on(services, table)
        await written_down(services)
        same(await strengths(services), after(table))
        services.history.note_result(table)
        await written_down(services)
        same(await strengths(services), after(table))
        rungs = await ratings.ladder(services.store, "kenjin", 10)
        assert {rung["name"] for rung in rungs} == {"Aiko", "Bo"}
        assert [rung["rating"] for rung in rungs] == sorted((rung["rating"] for rung in rungs), reverse=True)
        await services.profiles.change(one, ALL._replace(name="Aiko", shown=False))
        assert [rung["name"] for rung in await ratings.ladder(services.store, "kenjin", 10)] == ["Bo"]

    with_services(tmp_path, scene)


def test_a_game_that_ended_before_a_crash_counts_after_it_and_once(tmp_path: Path) -> None:
    """The last move was kept, and nothing else happened any more."""
    due: dict[str, tuple[Strength, int]] = {}

    async def crash(services: Services) -> None:
        table = await rated_table(services, *await two(services))
        await services.history.stop()
        await play_on(services, table)
        due.update(after(table))
        assert await strengths(services) == {}

    async def again(services: Services) -> None:
        await written_down(services)
        same(await strengths(services), due)

    with_services(tmp_path, crash)
    with_services(tmp_path, again)
    with_services(tmp_path, again)


def test_two_servers_that_write_down_one_game_count_it_once(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        one, other = await two(services)
        table = await rated_table(services, one, other)
        await services.history.stop()
        await play_on(services, table)
        tries = await asyncio.gather(*(services.history.try_to_write(table.id) for _ in range(8)))
        assert any(tries)
        same(await strengths(services), after(table))

    with_services(tmp_path, scene)


def test_games_that_end_together_are_all_counted(tmp_path: Path) -> None:
    """Each is written only if no other has changed the ratings since; then it is counted again."""

    async def scene(services: Services) -> None:
        one, other = await two(services)
        tables = [await rated_table(services, one, other) for _ in range(3)]
        await services.history.stop()
        for table in tables:
            await play_on(services, table)
        left = {table.id for table in tables}
        async with asyncio.timeout(60):
            while left:
                names = list(left)
                done = await asyncio.gather(*(services.history.try_to_write(name) for name in names))
                left -= {name for name, written in zip(names, done, strict=True) if written}
        assert {games for _, games in (await strengths(services)).values()} == {3}
        rows = await services.store.rows(select(schema.seated).where(schema.seated.c.profile == one.id))
        ends = sorted([UNKNOWN.rating, *(row["rating_after"] for row in rows)])
        starts = sorted([*(row["rating_before"] for row in rows), (await strengths(services))["Aiko"][0].rating])
        assert ends == pytest.approx(starts), "each begins where another ended"

    with_services(tmp_path, scene)


@pytest.mark.parametrize("who", ["a stranger", "one who wants no ratings", "the same person", "a program"])
def test_a_game_is_rated_only_between_people_who_want_it(tmp_path: Path, who: str) -> None:
    async def scene(services: Services) -> None:
        one, other = await two(services)
        if who == "one who wants no ratings":
            other = await services.profiles.change(other, ALL._replace(name="Bo", rated=False))
        chosen = {"a stranger": None, "the same person": one}.get(who, other)
        seats = [person("Aiko"), Seat(Kind.OPEN), Seat(Kind.OPEN)]
        table, _ = await create(
            services, AIKO, "kenjin", {"players": 3}, seats, mine=[0], clock=CLOCK, guest=one.guest, rated=True
        )
        guest = chosen.guest if chosen else None
        await join(services, table.id, BO, None, 1, "Bo", None, guest=guest, program=who == "a program")
        assert (table.rated, unrated_by(table)) == (True, [1])
        third, *_ = await services.profiles.make(hash_secret("c"), ALL._replace(name="Chie"))
        await join(services, table.id, hash_secret("c"), None, 2, "Chie", None, guest=third.guest)
        assert (table.status, table.rated) == ("playing", False)
        assert not (await services.loader.load(table.id)).rated

    with_services(tmp_path, scene)


def test_what_cannot_be_rated_is_refused(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        bot = Seat(Kind.BOT, "", "random", None, True)

        async def wish(game: str, seats: list[Seat], clock: Clock | None) -> str:
            return await code_of(create(services, AIKO, game, {}, seats, mine=[0], clock=clock, rated=True))

        assert await wish("kenjin", [person(), bot], CLOCK) == "bad-rated"
        assert await wish("kenjin", [person(), person()], None) == "bad-rated"
        assert await wish("samurai-spirit", [person()] * 4, CLOCK) == "bad-rated"
        assert await wish("kenjin", [person(), Seat(Kind.OPEN)], CLOCK) == "granted"

    with_services(tmp_path, scene)


def test_whoever_leaves_a_rated_game_has_its_result(tmp_path: Path) -> None:
    """Given to a bot, the seat still counts for who began the game; nobody else can give it away."""

    async def scene(services: Services) -> None:
        one, other = await two(services)
        table = await rated_table(services, one, other)
        assert await code_of(services.seating.give(table.id, AIKO, 1, Kind.BOT, "random")) == "rated-seat"
        await services.seating.give(table.id, BO, 1, Kind.BOT, "random")
        await play_out(services, table)
        same(await strengths(services), after(table))

    with_services(tmp_path, scene)


def test_a_profile_that_goes_takes_the_rating_of_its_running_games_along(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        one, other = await two(services)
        table = await rated_table(services, one, other)
        await services.profiles.delete(other)
        for one_of in (table, await services.loader.load(table.id)):
            assert not one_of.rated, "and the table says so"
        await play_on(services, table)
        await written_down(services)
        assert await strengths(services) == {}

    with_services(tmp_path, scene)


def test_nobody_saves_their_rating_by_giving_up_their_history(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        one, other = await two(services)
        table = await rated_table(services, one, other)
        before, _ = await create(services, BO, "kenjin", {}, [person(), person()], mine=(0, 1), guest=other.guest)
        await services.profiles.change(other, Wishes("Bo"))
        assert (before.links, table.rated, table.links[1] is None) == ([None, None], True, False)
        await play_on(services, table)
        await written_down(services)
        same(await strengths(services), after(table))
        assert await games_of(services.store, other.id, True, 10**14, 10) == []
        assert len(await games_of(services.store, one.id, True, 10**14, 10)) == 1

    with_services(tmp_path, scene)


def test_a_long_pause_makes_a_rating_less_sure(tmp_path: Path) -> None:
    moment = [10**12]

    async def scene(services: Services) -> None:
        one, other = await two(services)
        await play_on(services, await rated_table(services, one, other))
        await written_down(services)
        before = (await strengths(services))["Aiko"][0]
        moment[0] += int(100 * PERIOD * 1000)
        table = await rated_table(services, one, other)
        moment[0] += 1000
        await play_on(services, table)
        await written_down(services)
        strength = (await strengths(services))["Aiko"][0]
        waited = strength_after(before, [], 100.0)
        assert before.deviation < waited.deviation
        assert strength.deviation > strength_after(before, [(before, 0.5)], 0.0).deviation

    with_services(tmp_path, scene, now=lambda: moment[0])


def test_who_beat_whom() -> None:
    """Kenjin for three: the winner beat both; for four: partners are not compared; a shared victory is a draw."""
    assert (
        score_against(1, 0),
        score_against(0, 1),
        score_against(0, 0),
        score_against(1, 1),
        score_against(0.5, 0.5),
    ) == (
        1,
        0,
        None,
        None,
        0.5,
    )


async def strangers(services: Services, *known: Strength) -> list[str]:
    """Profiles whose ratings in Kenjin are these."""
    found = []
    for number, strength in enumerate(known):
        profile, *_ = await services.profiles.make(hash_secret(str(number)), ALL._replace(name=f"p{number}"))
        row = {"profile": profile.id, "game": "kenjin", **strength._asdict(), "games": 9, "at": 0}
        await services.store.write(Write(insert(schema.ratings), row))
        found.append(profile.id)
    return found


def test_partners_are_never_compared_with_each_other(tmp_path: Path) -> None:
    """Also where both sides share the victory: whoever has a weak partner has not drawn with them."""

    async def scene(services: Services) -> None:
        profiles = await strangers(services, *(Strength(rating, 60.0) for rating in (2000.0, 1500.0, 1000.0, 1500.0)))
        rows = [{"profile": profile, "seat": seat} for seat, profile in enumerate(profiles)]
        changes = await ratings.of_game(services.store, "kenjin", {"teams": True}, rows, [0.5] * 4, 0)
        others = [(Strength(1500.0, 60.0), 0.5)] * 2
        assert changes[0].after == pytest.approx(strength_after(Strength(2000.0, 60.0), others, 0.0))

    with_services(tmp_path, scene)


def test_those_of_whom_little_is_known_do_not_crowd_a_ladder(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        await strangers(services, Strength(1900.0, 300.0), Strength(1600.0, 60.0), Strength(1800.0, 290.0))
        assert [rung["name"] for rung in await ratings.ladder(services.store, "kenjin", 2)] == ["p1", "p0"]

    with_services(tmp_path, scene)
