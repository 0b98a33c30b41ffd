"""Profiles over HTTP: made and signed in to without an e-mail address, with their games and ratings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from typing import Annotated, Any

from litestar import Response
from litestar.params import Parameter
from sqlalchemy import select

from tatami.core.words import LANGUAGES, Words
from tatami.server import seen, wire
from tatami.server.asking import Asked, Newcomer, hall_of, profile_of, session_of, signed_in_by, words_of
from tatami.server.guards import Rates, address_of
from tatami.server.refusals import get, post
from tatami.tables import ratings, schema
from tatami.tables.dossier import dossier
from tatami.tables.glicko import SURE
from tatami.tables.hall import Hall, clean_name
from tatami.tables.history import battles_of, games_of
from tatami.tables.profiles import Profile, Wishes
from tatami.tables.table import Table
from tatami.tables.trouble import Trouble

VERSION = metadata.version("tatami")
MOST_PLAYING = 50
PAGE = 30
LADDER = 100
FOR_EVER = 10**14
WRONG_CODES = (1 / 30, 10.0)
"""From one network address: so many a second, with some in store."""
NEW_PROFILES = (1 / 10, 60.0)
NEW_TABLES = (1 / 2, 200.0)
NEW_RECORDS = (1 / 5, 50.0)


class Attempts:
    """How often strangers may try: codes that are wrong, and what is kept for ever."""

    def __init__(self, limited: bool) -> None:
        def rates(rate: float, burst: float) -> Rates:
            return Rates(rate if limited else 0.0, burst)

        self.codes = rates(*WRONG_CODES)
        self.profiles = rates(*NEW_PROFILES)
        self.tables = rates(*NEW_TABLES)
        self.records = rates(*NEW_RECORDS)


@contextmanager
def guessing(request: Asked) -> Iterator[None]:
    """Only what is wrong counts as an attempt; who made too many is not heard."""
    address, codes = address_of(request.scope), attempts_of(request).codes
    if codes.is_used_up(address):
        raise Trouble("too-fast")
    try:
        yield
    except Trouble:
        codes.allows(address)
        raise


def attempts_of(request: Asked) -> Attempts:
    attempts: Attempts = request.app.state.attempts
    return attempts


def not_too_many(request: Asked, made: Rates) -> None:
    """Something is to be kept for whoever asks; not too much from one network address."""
    if not made.allows(address_of(request.scope)):
        raise Trouble("too-fast")


async def mine(request: Asked) -> Profile:
    profile = await profile_of(request)
    if profile is None:
        raise Trouble("no-profile")
    return profile


async def profile_seen(hall: Hall, profile: Profile) -> wire.ProfileSeen:
    r = schema.ratings
    rows = await hall.store.rows(select(r).where(r.c.profile == profile.id).order_by(r.c.game))
    return wire.ProfileSeen(
        **profile.wishes._asdict(),
        created=profile.created,
        browsers=len(await hall.profiles.browsers(profile)),
        passkeys=await hall.passkeys.count(profile),
        ratings=[
            wire.RatingSeen(row["game"], round(row["rating"]), round(row["deviation"]), row["games"], is_sure(row))
            for row in rows
        ],
        battles=[wire.BattlesSeen(**row) for row in await battles_of(hall.store, profile.id)],
    )


def is_sure(row: dict[str, Any]) -> bool:
    return bool(row["deviation"] <= SURE)


def wishes_in(data: wire.ProfileWish) -> Wishes:
    return Wishes(clean_name(data.name), data.history, data.rated, data.shown)


@get("/me")
async def me(request: Asked) -> wire.Me:
    """Whether the browser is known, who is signed in, and what the server speaks."""
    profile = await profile_of(request)
    told = await profile_seen(hall_of(request), profile) if profile else None
    return wire.Me(session_of(request) is not None, list(LANGUAGES), VERSION, told)


@post("/profile")
async def make_profile(request: Asked, data: wire.ProfileWish) -> Response[wire.ProfileMade]:
    """Makes a profile and signs in. The recovery code is shown this once."""
    if await profile_of(request) is not None:
        raise Trouble("signed-in")
    not_too_many(request, attempts_of(request).profiles)
    newcomer, hall = Newcomer(request), hall_of(request)
    profile, token, code = await hall.profiles.make(newcomer.session, wishes_in(data))
    return newcomer.answer(wire.ProfileMade(await profile_seen(hall, profile), code), 201, token)


@post("/profile/sign-in", status_code=200)
async def sign_in(request: Asked, data: wire.SignIn) -> Response[wire.ProfileSeen]:
    """Signs in with a recovery code. Wrong ones can be tried ten times, then one in half a minute."""
    newcomer, hall = Newcomer(request), hall_of(request)
    with guessing(request):
        profile, token = await hall.profiles.sign_in(newcomer.session, data.code)
    await hall.profiles.replace(signed_in_by(request), profile)
    return newcomer.answer(await profile_seen(hall, profile), 200, token)


@post("/profile/settings", status_code=200)
async def change_profile(request: Asked, data: wire.ProfileWish) -> wire.ProfileSeen:
    """Changes my name and what I agree to. Without `history` the list of my games is forgotten."""
    hall = hall_of(request)
    return await profile_seen(hall, await hall.profiles.change(await mine(request), wishes_in(data)))


@post("/profile/code", status_code=200)
async def renew_code(request: Asked) -> wire.NewCode:
    """A new recovery code; the old one is void."""
    return wire.NewCode(await hall_of(request).profiles.renew_code(await mine(request)))


@post("/profile/sign-out", status_code=200)
async def sign_out(request: Asked, data: wire.SignOut) -> Response[wire.Me]:
    """This browser, or all of them, hold my seats no more."""
    profiles, profile = hall_of(request).profiles, await mine(request)
    if data.everywhere:
        await profiles.sign_out_everywhere(profile)
    else:
        await profiles.sign_out(profile, signed_in_by(request) or "")
    return gone(request)


@post("/profile/delete", status_code=200)
async def delete_profile(request: Asked, data: wire.Forget) -> Response[wire.Me]:
    """My profile goes, with its list of games and its ratings; the games stay, without my name."""
    await hall_of(request).profiles.delete(await mine(request))
    return gone(request)


def gone(request: Asked) -> Response[wire.Me]:
    return Newcomer(request).answer(wire.Me(True, list(LANGUAGES), VERSION, None), 200, "")


@get("/profile/games")
async def my_games(
    request: Asked, before: Annotated[int, Parameter(ge=0, le=FOR_EVER, required=False)] = FOR_EVER
) -> wire.MyGames:
    """My games: those in play, and a page of finished ones that ended before a moment."""
    hall, profile, words = hall_of(request), await mine(request), words_of(request)
    playing: list[wire.TableLine] = []
    if before == FOR_EVER:
        session = session_of(request) or ""
        held: dict[str, list[int]] = {}  # two people at one screen hold two seats
        for row in await games_of(hall.store, profile.id, False, 0, MOST_PLAYING):
            if row["game"] not in hall.workshop.unready:
                held.setdefault(row["table_id"], []).append(row["seat"])
        tables = {table.id: table for table in await hall.those_that_open(held)}
        playing = [my_line(tables[one], seats, session, words) for one, seats in held.items() if one in tables]
        playing.sort(key=lambda line: not line.your_turn)
    rows = await games_of(hall.store, profile.id, True, before, PAGE + 1)
    page = one_page(rows, PAGE)
    older = page[-1]["ended"] if len(page) < len(rows) else None
    return wire.MyGames(playing, [game_line(row) for row in page], older)


def one_page(rows: list[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """The first rows; what ended at one moment is never parted, for the next page begins there."""
    if len(rows) <= most:
        return rows
    return [row for row in rows[:most] if row["ended"] > rows[most]["ended"]] or rows[:most]


def my_line(table: Table, seats: list[int], session: str, words: Words) -> wire.TableLine:
    """A table in my list, also where this browser does not hold the seat yet."""
    line = seen.table_line(table, session, words)
    line.your_turn = line.to_act in seats
    for seat in seats:
        line.seats[seat].mine = True
    return line


def game_line(row: dict[str, Any]) -> wire.GameLine:
    after, before = row["rating_after"], row["rating_before"]
    return wire.GameLine(
        table=row["table_id"],
        game=row["game"],
        seat=row["seat"],
        seats=[wire.Sitter(seat["seat"], seat["name"], seat["bot"] or None) for seat in row["seats"]],
        ended=row["ended"],
        outcome="won" if row["outcome"] == 1 else "lost" if row["outcome"] == 0 else "shared",
        result=row["result"],
        rated=after is not None,
        rating=None if after is None else round(after),
        change=None if after is None else round(after) - round(before),
    )


@get("/profile/export")
async def export_profile(request: Asked) -> Response[dict[str, Any]]:
    """Everything that is stored about me."""
    told = await dossier(hall_of(request), await mine(request))
    return Response(told, headers={"content-disposition": 'attachment; filename="tatami-profile.json"'})


@post("/profile/tables/{id:str}/sit", status_code=200)
async def sit(request: Asked, id: str) -> Response[wire.SeatsHeld]:
    """My seats at a table are this browser's too from now on."""
    newcomer = Newcomer(request)
    token = signed_in_by(request) or ""
    seats = await hall_of(request).profiles.sit(id, await mine(request), newcomer.session, token)
    return newcomer.answer(wire.SeatsHeld(seats), 200)


@get("/ladder/{game:str}")
async def ladder(request: Asked, game: str) -> wire.LadderSeen:
    """Who plays a game and wants to be seen, the strongest first."""
    rows = await ratings.ladder(hall_of(request).store, game, LADDER)
    rungs = [
        wire.Rung(row["name"], round(row["rating"]), round(row["deviation"]), row["games"], is_sure(row))
        for row in rows
    ]
    return wire.LadderSeen(game, rungs)


profile_routes = (
    me, make_profile, sign_in, change_profile, renew_code, sign_out, delete_profile, my_games, export_profile, sit,
    ladder,
)  # fmt: skip
