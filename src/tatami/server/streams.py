"""The live channel without a socket, for networks that let none through: server-sent events, with resume."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from litestar.params import Parameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from tatami import protocol
from tatami.core.errors import Refusal
from tatami.server.refusals import get
from tatami.server.request_context import Asked, problem, services_of
from tatami.server.subscriber import Subscriber, count_viewer

BEAT = 15.0
"""Seconds after which a silent stream says that it is alive."""
AT_ONCE = {"x-accel-buffering": "no"}
"""nginx would hold the lines back."""


@get("/tables/{id:str}/events", include_in_schema=False)
async def events(
    request: Asked,
    id: str,
    seat: Annotated[int | None, Parameter(ge=0, le=15, required=False)] = None,
    since: Annotated[int, Parameter(ge=0, le=1_000_000, required=False)] = 0,
) -> ServerSentEvent:
    """Everything that happens at a table, as it happens. A browser that comes back says itself where it was."""
    last = request.headers.get("last-event-id", "")
    known = int(last) if last.isdigit() and len(last) < 8 else since
    services = services_of(request)
    table = await services.registry.table(id)
    subscriber = Subscriber(request, services, table, seat, known)
    table.seat_for(subscriber.session, seat)
    return ServerSentEvent(stream(request, subscriber), headers=AT_ONCE)


async def stream(request: Asked, subscriber: Subscriber) -> AsyncIterator[ServerSentEventMessage]:
    try:
        with count_viewer(request), subscriber:
            while True:
                told = subscriber.table_seen() if await subscriber.wait_for_news(BEAT) else None
                if told is not None and subscriber.is_news(told):
                    text = protocol.encode(protocol.LiveTable(told, [])).decode()
                    yield ServerSentEventMessage(text, event="table", id=str(told.version))
                elif told is None:
                    yield ServerSentEventMessage(comment="")
                if subscriber.has_lost_seats:
                    return
    except Refusal as refusal:
        told_why = protocol.LiveProblem(None, problem(refusal, subscriber.words))
        yield ServerSentEventMessage(protocol.encode(told_why).decode(), event="problem")
