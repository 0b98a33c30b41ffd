"""The gallery over HTTP: set-ups that people share, rate and report."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import Parameter

import tatami
from tatami import protocol
from tatami.accounts.gallery import PAGE, Order
from tatami.accounts.profiles import Profile
from tatami.core.errors import Refusal
from tatami.server.account_routes import attempts_of, not_too_many, own_profile
from tatami.server.game_routes import by_worker, refused_as
from tatami.server.refusals import get, post
from tatami.server.request_context import Asked, profile_of, services_of, words_of
from tatami.tables import schema
from tatami.tables.schema import Row

MOST_DRAFT = 40_000
"""Bytes of a draft."""
FARTHEST = 10_000
SVG = "image/svg+xml"


def line(row: Row, reader: Profile | None) -> protocol.SetupLine:
    return protocol.SetupLine(
        row["id"], row["game"], row["title"], row["author"], row["created"], row["plays"],
        round(float(row["stars"]), 1), row["ratings"], row["my_stars"],
        mine=reader is not None and row["profile"] == reader.id, hidden=not row["is_shown"],
    )  # fmt: skip


@get("/setups")
async def list_setups(
    request: Asked,
    game: Annotated[str, Parameter(max_length=40)],
    order: Annotated[Order, Parameter(required=False)] = "new",
    start: Annotated[int, Parameter(ge=0, le=FARTHEST, required=False)] = 0,
) -> protocol.SetupsSeen:
    """A page of the set-ups of a game that people share."""
    reader = await profile_of(request)
    rows = await services_of(request).gallery.page(game, order, start, reader)
    return protocol.SetupsSeen([line(row, reader) for row in rows[:PAGE]], len(rows) > PAGE)


@get("/setups/mine")
async def my_setups(request: Asked) -> protocol.SetupsSeen:
    """What I share."""
    reader = await own_profile(request)
    rows = await services_of(request).gallery.of_author(reader)
    return protocol.SetupsSeen([line(row, reader) for row in rows], False)


@get("/setups/{id:str}")
async def see_setup(request: Asked, id: str) -> protocol.SetupSeen:
    """A shared set-up with all that it needs to be played, or changed."""
    reader, s = await profile_of(request), schema.shared_setups
    row = await services_of(request).gallery.find(id, reader, s.c.options, s.c.draft)
    return protocol.SetupSeen(line(row, reader), row["options"], row["draft"])


@get("/setups/{id:str}/picture", media_type=SVG)
async def setup_picture(request: Asked, id: str) -> Response[str]:
    """Its picture, as SVG."""
    row = await services_of(request).gallery.find(id, await profile_of(request), schema.shared_setups.c.picture)
    headers = {"cache-control": "private, max-age=3600"}
    return Response(row["picture"], media_type=SVG, headers=headers)


@post("/setups")
async def share_setup(request: Asked, data: protocol.ShareSetup) -> protocol.SetupLine:
    """Shows a set-up of mine to everybody, under my profile's name."""
    author = await own_profile(request)
    if data.game not in tatami.games():
        raise Refusal("no-such-game")
    if len(msgspec.json.encode(data.draft)) > MOST_DRAFT:
        raise Refusal("too-big")
    not_too_many(request, attempts_of(request).setups)
    with refused_as("bad-options"):
        picture = await by_worker(request, str, "picture_of_setup", data.game, data.options, words_of(request).language)
    gallery = services_of(request).gallery
    new = await gallery.share(author, data.game, data.title, data.options, data.draft, picture)
    return line(await gallery.find(new, author), author)


@post("/setups/{id:str}/rate", status_code=200)
async def rate_setup(request: Asked, id: str, data: protocol.RateSetup) -> protocol.SetupLine:
    """One to five stars; a second rating replaces the first."""
    reader, gallery = await own_profile(request), services_of(request).gallery
    await gallery.rate(id, reader, data.stars)
    return line(await gallery.find(id, reader), reader)


@post("/setups/{id:str}/report", status_code=200)
async def report_setup(request: Asked, id: str, data: protocol.ReportSetup) -> protocol.SetupsSeen:
    """Tells the operator of this server; after a few reports it is hidden until they have decided."""
    reader, gallery = await own_profile(request), services_of(request).gallery
    not_too_many(request, attempts_of(request).reports)
    await gallery.report(id, reader, data.reason)
    return protocol.SetupsSeen([], False)


@post("/setups/{id:str}/delete", status_code=200)
async def withdraw_setup(request: Asked, id: str) -> protocol.SetupsSeen:
    """I share it no more."""
    await services_of(request).gallery.withdraw(id, await own_profile(request))
    return await my_setups.fn(request)  # type: ignore[no-any-return]


setup_routes = (
    list_setups, my_setups, see_setup, setup_picture, share_setup, rate_setup, report_setup, withdraw_setup,
)  # fmt: skip
