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

from tatami.server import asking, pages
from tatami.server.api import api
from tatami.server.guards import Guard, Rates
from tatami.server.housekeeping import keep_house
from tatami.server.metrics import Metrics
from tatami.server.profiles import Attempts
from tatami.server.sockets import live
from tatami.server.telling import new_tests
from tatami.tables.hall import Hall
from tatami.tables.notices import Reach
from tatami.tables.players import Players
from tatami.tables.store import Store
from tatami.tables.trouble import Trouble
from tatami.tables.workshop import Workshop

BODY_BYTES = 64 << 10


class Settings(msgspec.Struct, frozen=True):
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
    games: Sequence[str] = ()
    """Games whose rules are compiled while the server is open, if they are not yet."""


def make_app(settings: Settings, compiled: Callable[[str], None] = lambda game: None) -> ASGIApp:
    """The server; `compiled` hears of every game that became playable while it was open."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        workshop = Workshop(settings.games, compiled)
        hall = Hall(
            Store(settings.database), Players(), settings.pace, workshop=workshop, reach=settings.reach,
            contact=settings.contact,
        )  # fmt: skip
        await hall.open()
        app.state.hall = hall
        house = asyncio.create_task(keep_house(hall))
        try:
            yield
        finally:
            house.cancel()
            await hall.close()

    app = Litestar(
        route_handlers=[api, live, pages.health, pages.metrics, pages.page],
        lifespan=[lifespan],
        state=State(
            {
                "metrics": metrics,
                "web": settings.web,
                "lookers": {},
                "limited": settings.rate > 0,
                "attempts": Attempts(settings.rate > 0),
                "tests": new_tests(settings.rate > 0),
            }
        ),
        exception_handlers={
            Trouble: asking.tell_trouble,
            HTTPException: asking.tell_http,
            Exception: asking.tell_broken,
        },
        request_class=asking.Strict,
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Tatami", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    return Guard(app, Rates(settings.rate, settings.burst), settings.origins, metrics)
