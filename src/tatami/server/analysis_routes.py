"""Finished games looked at again: what every move was worth, and what chance could have brought."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
from litestar import MediaType, Response

from tatami import protocol
from tatami.bots.analysis import Move
from tatami.core.errors import Refusal
from tatami.core.game import State
from tatami.core.json_types import Position
from tatami.core.words import ENGLISH, Words
from tatami.server import presenter
from tatami.server.account_routes import attempts_of, not_too_many
from tatami.server.refusals import get, post
from tatami.server.request_context import Asked, Newcomer, owner_of, services_of, session_of, words_of
from tatami.tables import dealing
from tatami.tables.compile_worker import check_compiled
from tatami.tables.live_table import LiveTable
from tatami.tables.seats import Kind, Seat, clean_name
from tatami.tables.starts import pack, within_limits

TASKS = "tatami.server.worker_tasks"
CHANCES = f"{TASKS}:chances"
SMALLEST_COMPRESSED = 1400


async def finished_table(request: Asked, id: str) -> LiveTable:
    """A table whose game is over, also for whoever asks."""
    services = services_of(request)
    table = await services.registry.table(id)
    seat = table.seat_for(session_of(request), None)
    if table.status_in(table.play_for(seat, services.now())) not in ("over", "imported"):
        raise Refusal("not-over")
    return table


@post("/tables/{id:str}/analysis", status_code=200)
async def analyse(request: Asked, id: str, data: protocol.Analyse) -> protocol.AnalysisSeen:
    """The judgement of a finished game, move by move, as far as it has come; asking starts it, unless I say not to."""
    table = await finished_table(request, id)
    analyses = services_of(request).analyses
    known = await analyses.known_judgement(id)
    if known is None and not data.start:
        return protocol.AnalysisSeen(False, 0, [], [], [])
    if known is None:
        check_compiled(table.game.name)
    found = known or analyses.judgement_of(id, table.game, table.play.state.seats, table.record(), owner_of(request))
    if found.failed:
        raise Refusal("no-analysis")
    language, summary = words_of(request).language, found.summary or {}
    return protocol.AnalysisSeen(
        done=found.done,
        of=found.of or 0,
        moves=[
            protocol.JudgedMove(**told[language if language in told else ENGLISH]) for told in found.moves[data.since :]
        ],
        swings=summary.get("swings", []),
        accuracy=summary.get("accuracy", []),
    )


def judged_move(state: State, move: Move, words: Words) -> protocol.JudgedMove:
    roles = presenter.roles_of(state.game, state, words)
    played, best = (presenter.choice(state, state.parse(text), words, roles) for text in (move.action, move.best))
    return protocol.JudgedMove(
        ply=move.ply,
        seat=move.seat,
        played=played,
        expected=move.expected,
        margin=move.margin,
        best=best,
        best_expected=move.best_expected,
        best_margin=move.best_margin,
        loss=move.loss,
        seats=list(move.seats),
    )


@post("/tables/{id:str}/branch")
async def branch(request: Asked, id: str, data: protocol.Branch) -> Response[protocol.TableSeen]:
    """A new table that goes on from a moment of a finished game: me at one seat, bots at the others."""
    not_too_many(request, attempts_of(request).tables)
    table, services = await finished_table(request, id), services_of(request)
    past = presenter.past_of(table, session_of(request), None)
    if data.seat >= past.start.seats:
        raise Refusal("no-such-seat")
    log = [msgspec.to_builtins(entry) for entry in past.entries]
    work = services.requests.run(
        f"{TASKS}:position_at", pack(past.start, with_parts=False), log, data.ply, owner=owner_of(request)
    )
    position, goes_on = await within_limits(work, tuple[Position, bool])
    if not goes_on:
        raise Refusal("over")
    seats = [Seat(Kind.BOT, "", data.bot, None, True) for _ in range(past.start.seats)]
    seats[data.seat] = Seat(Kind.PERSON, clean_name(data.name), "", data.nonce or dealing.new_nonce(), True)
    newcomer = Newcomer(request)
    opened, _ = await services.creation.create(
        newcomer.visitor(), table.game.name, position["options"], seats, mine=[data.seat], position=position
    )
    return newcomer.answer(presenter.table_seen(opened, newcomer.session, None, words_of(request)))


@get("/tables/{id:str}/chances")
async def chances(request: Asked, id: str) -> Response[list[protocol.ChanceSeen]]:
    """Everything that chance could have brought, place by place: for a check of the dealing (docs/record.md)."""
    not_too_many(request, attempts_of(request).replays)
    table = await finished_table(request, id)
    key = ("chances", id)
    told = await services_of(request).replays.answer(key, CHANCES, table.record(), owner=owner_of(request))
    return as_json(told)


def as_json(told: bytes, public_for: Asked | None = None) -> Response[Any]:
    """`public_for`: whoever asks for something that is no secret, which may be compressed."""
    if public_for is None or len(told) < SMALLEST_COMPRESSED:
        return Response(told, media_type=MediaType.JSON)
    compressed = takes_gzip(public_for)
    return compressible_response(gzip.compress(told, 5) if compressed else told, compressed)


def takes_gzip(request: Asked) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def compressible_response(told: bytes, compressed: bool) -> Response[Any]:
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if compressed else {})}
    return Response(told, media_type=MediaType.JSON, headers=headers)
