"""Finished games looked at again: what every move was worth, and what chance could have brought."""

from __future__ import annotations

import asyncio
from typing import Any

from tatami.core.game import State
from tatami.core.words import Words
from tatami.server import seen, wire
from tatami.server.asking import Asked, hall_of, session_of, words_of
from tatami.server.refusals import get, post
from tatami.tables import dealing
from tatami.tables.analyses import Judgement
from tatami.tables.table import Table
from tatami.tables.trouble import Trouble


async def finished(request: Asked, id: str) -> Table:
    """A table whose game is over, also for whoever asks."""
    hall = hall_of(request)
    table = await hall.table(id)
    seat = table.seat_for(session_of(request), None)
    if table.status_in(table.play_for(seat, hall.now())) not in ("over", "imported"):
        raise Trouble("not-over")
    return table


@post("/tables/{id:str}/analysis", status_code=200)
async def analyse(request: Asked, id: str, data: wire.Analyse) -> wire.AnalysisSeen:
    """The judgement of a finished game, move by move, as far as it has come; asking starts it."""
    table = await finished(request, id)
    state = table.play.state
    found = hall_of(request).analyses.of(id, table.game, state.seats, table.record())
    if found.failed:
        raise Trouble("no-analysis")
    return await asyncio.to_thread(analysis_seen, table, found, data.since, words_of(request))


def analysis_seen(table: Table, found: Judgement, since: int, words: Words) -> wire.AnalysisSeen:
    summary = found.summary
    moves = found.moves[since:]
    told = []
    if moves:
        wanted = {move.ply: move for move in moves}
        state: State = table.play.start.copy()
        for ply, step in enumerate(table.play.in_force(), 1):
            if ply in wanted:
                told.append(judged(state, wanted[ply], words))
            assert step.action is not None
            state.apply(step.action, step.entry.text)
    return wire.AnalysisSeen(
        done=found.done,
        of=found.of,
        moves=told,
        swings=list(summary.swings) if summary else [],
        accuracy=list(summary.accuracy) if summary else [],
    )


def judged(state: State, move: Any, words: Words) -> wire.JudgedMove:
    roles = seen.roles_of(state.game, state, words)
    played, best = (seen.choice(state, state.parse(text), words, roles) for text in (move.action, move.best))
    return wire.JudgedMove(
        move.ply, move.seat, played, move.expected, best, move.best_expected, move.loss, list(move.seats)
    )


@get("/tables/{id:str}/chances")
async def chances(request: Asked, id: str) -> list[wire.ChanceSeen]:
    """Everything that chance could have brought, place by place: for a check of the dealing (docs/record.md)."""
    table = await finished(request, id)
    record = table.record()
    return await asyncio.to_thread(
        lambda: [
            wire.ChanceSeen(place, [wire.Outcome(notation, str(share)) for notation, share in outcomes])
            for place, outcomes in dealing.chances(record)
        ]
    )
