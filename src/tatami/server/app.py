"""The server put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from tatami.core.errors import Refusal
from tatami.notify.outgoing import Reach
from tatami.server import pages, request_context
from tatami.server.account_routes import Attempts
from tatami.server.api import api
from tatami.server.description import StrictStructs
from tatami.server.game_routes import game_routes
from tatami.server.gc_schedule import collect_garbage
from tatami.server.guards import Guard, Rates
from tatami.server.head_requests import HeadRequests
from tatami.server.metrics import Metrics
from tatami.server.notify_routes import new_tests
from tatami.server.services import Services
from tatami.server.shared_limits import SharedLimits
from tatami.server.sockets import live
from tatami.server.tracing import Traces, exported_traces
from tatami.tables.administration import Bans
from tatami.tables.clocks import now
from tatami.tables.compile_worker import CompileWorker
from tatami.tables.store import Store
from tatami.workers.fork_server import fork_server

BODY_BYTES = 64 << 10


class ServerSettings(msgspec.Struct, frozen=True):
    """How a server is run."""

    database: str
    rate: float = 50.0
    """Requests a second from one address; 0: as many as they like."""
    burst: float = 300.0
    pace: float = 0.4
    """Seconds that a bot waits before it plays, so that people can follow."""
    origins: Sequence[str] = ()
    """Other origins whose pages may use the server."""
    reach: Reach = Reach.PUBLIC
    """Where messages to those in turn may go."""
    contact: str = ""
    """Whom push services can write to: a mailto: or https: address."""
    web: Path = pages.WEB
    metrics_token: str = ""
    """Who sends it may read `/metrics` from anywhere; without one, only this machine may."""
    workers: bool = False
    """Whether bots and analyses are left to `tatami worker` processes, while there are any."""
    traces: bool = False
    """Whether OpenTelemetry's collector is told of requests and moves."""
    games: Sequence[str] = ()
    """Games whose rules are compiled while the server is open, if they are not yet."""


def make_app(
    settings: ServerSettings, compiled: Callable[[str], None] = lambda game: None, traces: Traces | None = None
) -> ASGIApp:
    """The server; `compiled` hears of every game that became playable while it was open."""
    traces = exported_traces() if settings.traces else traces
    metrics = Metrics()
    rates = Rates(settings.rate, settings.burst)
    attempts = Attempts(settings.rate > 0)
    tests = new_tests(settings.rate > 0)
    bans = Bans(now)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        def ready(game: str) -> None:
            compiled(game)
            fork_server().renew()

        compile_worker = CompileWorker(settings.games, ready)
        services = Services(
            Store(settings.database), pace=settings.pace, compile_worker=compile_worker, reach=settings.reach,
            contact=settings.contact, bans=bans, with_workers=settings.workers,
        )  # fmt: skip
        if traces is not None:
            services.moves.trace = traces.move
        services.requests.warm()
        await services.open()
        app.state.services = services
        limits = SharedLimits(services.store, services.pg_notify, {"requests": rates, "tests": tests, **vars(attempts)})
        house = asyncio.create_task(collect_garbage(services.moves, services.registry.tables))
        try:
            yield
        finally:
            house.cancel()
            await limits.stop()
            await services.close()
            if traces is not None:
                traces.close()

    app = Litestar(
        route_handlers=[api, game_routes(), live, pages.health, pages.metrics, pages.page],
        lifespan=[lifespan],
        state=State(
            {
                "metrics": metrics,
                "metrics_token": settings.metrics_token,
                "web": settings.web,
                "lookers": {},
                "limited": settings.rate > 0,
                "rates": rates,
                "attempts": attempts,
                "tests": tests,
            }
        ),
        exception_handlers={
            Refusal: request_context.tell_refusal,
            HTTPException: request_context.tell_http,
            Exception: request_context.tell_broken,
        },
        request_class=request_context.Strict,
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        plugins=[StrictStructs()],
        openapi_config=OpenAPIConfig(
            title="Tatami", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    return Guard(HeadRequests(app), rates, settings.origins, metrics, bans, traces)
