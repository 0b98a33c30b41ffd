"""What games answer beyond the contract (core/routes.py), mounted under `/api/games/<game>/<route>`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import GenericAlias
from typing import TypeVar

import msgspec
from litestar import Response, Router
from litestar.handlers import HTTPRouteHandler

import tatami
from tatami.core.errors import Refusal
from tatami.core.routes import OptionsWish, Route, routes_of
from tatami.server.account_routes import attempts_of, not_too_many
from tatami.server.analysis_routes import as_json
from tatami.server.refusals import get, post
from tatami.server.request_context import Asked, owner_of, services_of, words_of
from tatami.tables.loader import LONGEST_DETAIL
from tatami.tables.starts import Found, within_limits

Handler = TypeVar("Handler", bound=Callable[..., object])
TASKS = "tatami.server.worker_tasks"


async def checked_by_worker(request: Asked, kind: type[Found], task: str, *arguments: object) -> Found:
    """What a worker says to a text of a stranger's; each address may ask for so many."""
    not_too_many(request, attempts_of(request).checks)
    return await by_worker(request, kind, task, *arguments)


@contextmanager
def refused_as(code: str) -> Iterator[None]:
    """What a worker finds wrong, with its words as the detail."""
    try:
        yield
    except Refusal:
        raise
    except ValueError as error:
        raise Refusal(code, str(error)[:LONGEST_DETAIL]) from None


async def by_worker(request: Asked, kind: type[Found], task: str, *arguments: object) -> Found:
    work = services_of(request).requests.run(f"{TASKS}:{task}", *arguments, owner=owner_of(request))
    return await within_limits(work, kind)


def game_routes() -> Router:
    """The routes of all games."""
    return Router(
        path="/api/games",
        route_handlers=[handler(name, route) for name in tatami.games() for route in routes_of(tatami.game(name))],
    )


def handler(game: str, route: Route) -> HTTPRouteHandler:
    """A route with the game's own types, which the OpenAPI description shows."""
    path = f"/{game}/{route.name}"
    if route.body is None:

        async def answer(request: Asked) -> object:
            return route.answers(None, words_of(request))

        return get(path, description=route.answers.__doc__)(with_types(answer, route, request=Asked))

    bad = "bad-options" if route.body is OptionsWish else "bad-request"

    async def answer_by_worker(request: Asked, data: msgspec.Struct) -> Response[bytes]:
        body = msgspec.to_builtins(data)
        with refused_as(bad):
            asked = game, route.name, body, words_of(request).language
            return as_json(await checked_by_worker(request, bytes, "ask_game", *asked))

    return post(path, status_code=200, description=route.answers.__doc__)(
        with_types(answer_by_worker, route, request=Asked, data=route.body)
    )


def with_types(function: Handler, route: Route, **arguments: object) -> Handler:
    """A handler named and annotated for one route."""
    function.__name__ = route.answers.__name__
    function.__annotations__ = {
        **arguments,
        "return": GenericAlias(Response, (route.answer,)) if route.body else route.answer,
    }
    return function
