"""Finished games looked at again: what every move was worth, and what chance could have brought."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response

from tatami import protocol
from tatami.core.errors import Refusal
from tatami.core.game import State
from tatami.core.words import Words
from tatami.server import presenter
from tatami.server.account_routes import attempts_of, not_too_many
from tatami.server.refusals import get, post
from tatami.server.request_context import Asked, owner_of, services_of, session_of, words_of
from tatami.tables.live_table import LiveTable

CHANCES = "tatami.server.worker_tasks:chances"


async def finished(request: Asked, id: str) -> LiveTable:
    """A table whose game is over, also for whoever asks."""
    services = services_of(request)
    table = await services.registry.table(id)
    seat = table.seat_for(session_of(request), None)
    if table.status_in(table.play_for(seat, services.now())) not in ("over", "imported"):
        raise Refusal("not-over")
    return table


@post("/tables/{id:str}/analysis", status_code=200)
async def analyse(request: Asked, id: str, data: protocol.Analyse) -> protocol.AnalysisSeen:
    """The judgement of a finished game, move by move, as far as it has come; asking starts it."""
    table = await finished(request, id)
    state = table.play.state
    found = services_of(request).analyses.of(id, table.game, state.seats, table.record(), owner_of(request))
    if found.failed:
        raise Refusal("no-analysis")
    language, summary = words_of(request).language, found.summary or {}
    return protocol.AnalysisSeen(
        done=found.done,
        of=found.of or 0,
        moves=[protocol.JudgedMove(**told[language]) for told in found.moves[data.since :]],
        swings=summary.get("swings", []),
        accuracy=summary.get("accuracy", []),
    )


def judged(state: State, move: Any, words: Words) -> protocol.JudgedMove:
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


@get("/tables/{id:str}/chances")
async def chances(request: Asked, id: str) -> Response[list[protocol.ChanceSeen]]:
    """Everything that chance could have brought, place by place: for a check of the dealing (docs/record.md)."""
    not_too_many(request, attempts_of(request).replays)
    table = await finished(request, id)
    key = ("chances", id)
    told = await services_of(request).replays.answer(key, CHANCES, table.record(), owner=owner_of(request))
    return as_json(told)


def as_json(told: bytes) -> Response[Any]:
    return Response(told, media_type=MediaType.JSON)
