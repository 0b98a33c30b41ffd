"""Profiles over HTTP: made and signed in to without an e-mail address, with their games and ratings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from typing import Annotated

from litestar import Response
from litestar.params import Parameter
from sqlalchemy import select

from tatami import protocol
from tatami.accounts import ratings
from tatami.accounts.glicko import SURE
from tatami.accounts.history import battles_of, games_of
from tatami.accounts.profile_export import profile_data
from tatami.accounts.profiles import Profile, Wishes
from tatami.accounts.tokens import Caller
from tatami.core.errors import Refusal
from tatami.core.words import LANGUAGES, Words
from tatami.server import presenter
from tatami.server.guards import Rates, address_of
from tatami.server.refusals import get, post
from tatami.server.request_context import (
    Asked,
    Newcomer,
    device_of,
    profile_of,
    services_of,
    session_of,
    signed_in_by,
    words_of,
)
from tatami.server.services import Services
from tatami.tables import schema
from tatami.tables.live_table import LiveTable
from tatami.tables.schema import Row
from tatami.tables.seats import clean_name

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
CHECKS = (2.0, 60.0)
"""Scenarios, rosters and goals looked at, which is what an editor does after every change."""
REPLAYS = (5.0, 100.0)
NEW_SETUPS = (1 / 60, 10.0)
REPORTS = (1 / 60, 10.0)
LOOKS_AHEAD = (10.0, 100.0)
"""Hints, outlooks and lessons."""


class Attempts:
    """How often strangers may try: codes that are wrong, and what is kept for ever."""

    def __init__(self, limited: bool) -> None:
        def rates(rate: float, burst: float) -> Rates:
            return Rates(rate if limited else 0.0, burst)

        self.codes = rates(*WRONG_CODES)
        self.profiles = rates(*NEW_PROFILES)
        self.tables = rates(*NEW_TABLES)
        self.records = rates(*NEW_RECORDS)
        self.checks = rates(*CHECKS)
        self.replays = rates(*REPLAYS)
        self.setups = rates(*NEW_SETUPS)
        self.reports = rates(*REPORTS)
        self.looks_ahead = rates(*LOOKS_AHEAD)


@contextmanager
def count_wrong_guesses(request: Asked) -> Iterator[None]:
    """Only what is wrong counts as an attempt; who made too many is not heard."""
    address, codes = address_of(request.scope), attempts_of(request).codes
    if codes.is_used_up(address):
        raise Refusal("too-fast")
    try:
        yield
    except Refusal:
        codes.allows(address)
        raise


def attempts_of(request: Asked) -> Attempts:
    attempts: Attempts = request.app.state.attempts
    return attempts


def not_too_many(request: Asked, made: Rates) -> None:
    """Something is to be kept for whoever asks; not too much from one network address."""
    if not made.allows(address_of(request.scope)):
        raise Refusal("too-fast")


async def own_profile(request: Asked) -> Profile:
    profile = await profile_of(request)
    if profile is None:
        raise Refusal("no-profile")
    return profile


async def profile_seen(services: Services, profile: Profile) -> protocol.ProfileSeen:
    r = schema.ratings
    rows = await services.store.rows(select(r).where(r.c.profile == profile.id).order_by(r.c.game))
    return protocol.ProfileSeen(
        **profile.wishes._asdict(),
        created=profile.created,
        browsers=len(await services.profiles.browsers(profile)),
        passkeys=await services.passkeys.count(profile),
        ratings=[
            protocol.RatingSeen(row["game"], round(row["rating"]), round(row["deviation"]), row["games"], is_sure(row))
            for row in rows
        ],
        battles=[protocol.BattlesSeen(**row) for row in await battles_of(services.store, profile.id)],
    )


def is_sure(row: Row) -> bool:
    return bool(row["deviation"] <= SURE)


def wishes_in(data: protocol.ProfileWish) -> Wishes:
    return Wishes(clean_name(data.name), data.history, data.rated, data.shown)


@get("/me")
async def me(request: Asked) -> protocol.Me:
    """Whether the browser is known, who is signed in, and what the server speaks."""
    profile = await profile_of(request)
    told = await profile_seen(services_of(request), profile) if profile else None
    try:
        is_known = session_of(request) is not None
    except Refusal:  # a program asks whether its token is still good
        is_known = False
    return protocol.Me(is_known, list(LANGUAGES), VERSION, told)


@post("/token", sync_to_thread=False)
def new_token(request: Asked) -> protocol.NewToken:
    """A token for a program, which sends it with all it asks: it opens the seats that the program takes."""
    return protocol.NewToken(services_of(request).tokens.new(Caller.PROGRAM))


@post("/profile")
async def make_profile(request: Asked, data: protocol.ProfileWish) -> Response[protocol.ProfileMade]:
    """Makes a profile and signs in. The recovery code is shown this once."""
    if await profile_of(request) is not None:
        raise Refusal("signed-in")
    not_too_many(request, attempts_of(request).profiles)
    newcomer, services = Newcomer(request), services_of(request)
    profile, token, code = await services.profiles.make(newcomer.session, wishes_in(data))
    await newcomer.renew()
    return newcomer.answer(protocol.ProfileMade(await profile_seen(services, profile), code), 201, token)


@post("/profile/sign-in", status_code=200)
async def sign_in(request: Asked, data: protocol.SignIn) -> Response[protocol.ProfileSeen]:
    """Signs in with a recovery code. Wrong ones can be tried ten times, then one in half a minute."""
    newcomer, services = Newcomer(request), services_of(request)
    with count_wrong_guesses(request):
        profile, token = await services.profiles.sign_in(newcomer.session, data.code)
    await services.profiles.replace(signed_in_by(request), profile)
    await newcomer.renew()
    return newcomer.answer(await profile_seen(services, profile), 200, token)


@post("/profile/settings", status_code=200)
async def change_profile(request: Asked, data: protocol.ProfileWish) -> protocol.ProfileSeen:
    """Changes my name and what I agree to. Without `history` the list of my games is forgotten."""
    services = services_of(request)
    return await profile_seen(services, await services.profiles.change(await own_profile(request), wishes_in(data)))


@post("/profile/code", status_code=200)
async def renew_code(request: Asked) -> protocol.NewCode:
    """A new recovery code; the old one is void."""
    return protocol.NewCode(await services_of(request).profiles.renew_code(await own_profile(request)))


@post("/profile/sign-out", status_code=200)
async def sign_out(request: Asked, data: protocol.SignOut) -> Response[protocol.Me]:
    """This browser, or all of them, hold my seats no more."""
    profiles, profile = services_of(request).profiles, await own_profile(request)
    if data.everywhere:
        await profiles.sign_out_everywhere(profile)
    else:
        await profiles.sign_out(profile, signed_in_by(request) or "")
    return signed_out_answer(request)


@post("/profile/delete", status_code=200)
async def delete_profile(request: Asked, data: protocol.Forget) -> Response[protocol.Me]:
    """My profile goes, with its list of games and its ratings; the games stay, without my name."""
    await services_of(request).profiles.delete(await own_profile(request))
    return signed_out_answer(request)


def signed_out_answer(request: Asked) -> Response[protocol.Me]:
    return Newcomer(request).answer(protocol.Me(True, list(LANGUAGES), VERSION, None), 200, "")


@get("/profile/games")
async def my_games(
    request: Asked, before: Annotated[int, Parameter(ge=0, le=FOR_EVER, required=False)] = FOR_EVER
) -> protocol.MyGames:
    """My games: those in play, and a page of finished ones that ended before a moment."""
    services, profile, words = services_of(request), await own_profile(request), words_of(request)
    playing: list[protocol.TableLine] = []
    if before == FOR_EVER:
        session = session_of(request) or ""
        held: dict[str, list[int]] = {}  # two people at one screen hold two seats
        for row in await games_of(services.store, profile.id, False, 0, MOST_PLAYING):
            held.setdefault(row["table_id"], []).append(row["seat"])
        tables = {table.id: table for table in await services.registry.open_all(held)}
        playing = [my_line(tables[one], seats, session, words) for one, seats in held.items() if one in tables]
        playing.sort(key=lambda line: not line.your_turn)
    rows = await games_of(services.store, profile.id, True, before, PAGE + 1)
    page = one_page(rows, PAGE)
    older = page[-1]["ended"] if len(page) < len(rows) else None
    return protocol.MyGames(playing, [game_line(row) for row in page], older)


def one_page(rows: list[Row], most: int) -> list[Row]:
    """The first rows; what ended at one moment is never parted, for the next page begins there."""
    if len(rows) <= most:
        return rows
    return [row for row in rows[:most] if row["ended"] > rows[most]["ended"]] or rows[:most]


def my_line(table: LiveTable, seats: list[int], session: str, words: Words) -> protocol.TableLine:
    """A table in my list, also where this browser does not hold the seat yet."""
    line = presenter.table_line(table, session, words)
    line.your_turn = line.to_act in seats
    for seat in seats:
        line.seats[seat].mine = True
    return line


def game_line(row: Row) -> protocol.GameLine:
    after, before = row["rating_after"], row["rating_before"]
    return protocol.GameLine(
        table=row["table_id"],
        game=row["game"],
        seat=row["seat"],
        seats=[protocol.Sitter(seat["seat"], seat["name"], seat["bot"] or None) for seat in row["seats"]],
        ended=row["ended"],
        outcome="won" if row["outcome"] == 1 else "lost" if row["outcome"] == 0 else "shared",
        result=row["result"],
        rated=after is not None,
        rating=None if after is None else round(after),
        change=None if after is None else round(after) - round(before),
    )


@get("/profile/export")
async def export_profile(request: Asked) -> Response[protocol.JsonObject]:
    """Everything that is stored about me."""
    services = services_of(request)
    told = await profile_data(services.store, services.profiles, await own_profile(request))
    return Response(told, headers={"content-disposition": 'attachment; filename="tatami-profile.json"'})


@post("/profile/tables/{id:str}/sit", status_code=200)
async def sit(request: Asked, id: str) -> Response[protocol.SeatsHeld]:
    """My seats at a table are this browser's too from now on."""
    newcomer = Newcomer(request)
    token = signed_in_by(request) or ""
    profile = await own_profile(request)
    seats = await services_of(request).profiles.sit(id, profile, newcomer.session, token, device_of(request))
    return newcomer.answer(protocol.SeatsHeld(seats), 200)


@get("/ladder/{game:str}")
async def ladder(request: Asked, game: str) -> protocol.LadderSeen:
    """Who plays a game and wants to be seen, the strongest first."""
    rows = await ratings.ladder(services_of(request).store, game, LADDER)
    rungs = [
        protocol.Rung(row["name"], round(row["rating"]), round(row["deviation"]), row["games"], is_sure(row))
        for row in rows
    ]
    return protocol.LadderSeen(game, rungs)


profile_routes = (
    me, new_token, make_profile, sign_in, change_profile, renew_code, sign_out, delete_profile, my_games,
    export_profile, sit, ladder,
)  # fmt: skip
