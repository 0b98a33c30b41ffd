"""What every request brings: who asks, and in which language; and how a refusal is told."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, ValidationException

from tatami.core.words import LANGUAGES, Words
from tatami.server import wire
from tatami.server.guards import COOKIE, PROFILE_COOKIE
from tatami.server.speech import spoken
from tatami.tables.hall import Hall
from tatami.tables.history import Guest
from tatami.tables.profiles import Profile
from tatami.tables.seats import hashed, new_session
from tatami.tables.trouble import Trouble

logger = logging.getLogger("tatami")
YEAR = 365 * 24 * 3600
SHORTEST_SESSION, LONGEST_SESSION = 32, 64
Asked = Request[Any, Any, Any]


class Strict(Request[Any, Any, Any]):
    """A request whose body is read strictly: `"4"` is no number. The framework alone would take it for one."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_fn_signature.parameters.get("data")
        try:
            return msgspec.json.decode(await self.body(), type=wanted.annotation if wanted else Any)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise ValidationException(str(error)) from None
        except RecursionError:
            raise ValidationException("nested too deeply") from None


STATUS = {
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-rule": 404,
    "no-such-seat": 404,
    "no-such-lesson": 404,
    "no-lessons": 404,
    "not-found": 404,
    "private": 403,
    "not-your-seat": 403,
    "bad-key": 403,
    "bad-code": 403,
    "bad-passkey": 403,
    "no-profile": 403,
    "no-hook": 404,
    "rated-seat": 409,
    "rated-hint": 409,
    "signed-in": 409,
    "conflict": 409,
    "not-your-turn": 409,
    "not-begun": 409,
    "over": 409,
    "not-over": 409,
    "nothing-to-recall": 409,
    "nothing-to-undo": 409,
    "nothing-asked": 409,
    "no-free-seat": 409,
    "not-away": 409,
    "seat-held": 409,
    "illegal": 422,
    "no-such-action": 422,
    "no-odds": 404,
    "no-outlook": 404,
    "no-hint": 404,
    "no-analysis": 404,
    "too-fast": 429,
    "storage": 503,
    "preparing": 503,
}


def hall_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """A browser's cookie, or the bearer token of a program."""
    bearer = connection.headers.get("authorization", "")
    return whole_token(bearer[7:] if bearer.startswith("Bearer ") else connection.cookies.get(COOKIE))


def whole_token(token: str | None) -> str | None:
    return token if token and SHORTEST_SESSION <= len(token) <= LONGEST_SESSION and token.isascii() else None


def signed_in_by(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The hash of the cookie by which a browser is signed in. Programs have no profile."""
    if "authorization" in connection.headers:
        return None
    token = whole_token(connection.cookies.get(PROFILE_COOKIE))
    return hashed(token) if token else None


async def profile_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Profile | None:
    return await hall_of(connection).profiles.of(signed_in_by(connection))


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
    """Who sits down, if they want it to be remembered."""
    profile = await profile_of(connection)
    return profile.guest if profile else None


def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The hash of the caller's secret: all that the tables ever know of it."""
    token = token_of(connection)
    return hashed(token) if token else None


def somebody(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The session of somebody who must have one."""
    session = session_of(connection)
    if session is None:
        raise Trouble("not-your-seat")
    return session


def words_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Words:
    """`?lang=`, else the browser's preference, else English."""
    wish = connection.query_params.get("lang")
    if wish in LANGUAGES:
        return spoken(wish)
    for part in connection.headers.get("accept-language", "").split(",")[:10]:
        if part.strip()[:2].lower() in LANGUAGES:
            return spoken(part.strip()[:2].lower())
    return spoken(LANGUAGES[0])


class Newcomer:
    """Whoever does something: with the session they have, or a new one that the answer hands them."""

    def __init__(self, request: Asked) -> None:
        known = token_of(request)
        self.token = known or new_session()
        self.session = hashed(self.token)
        self.is_new = known is None
        self.secure = request.scope.get("scheme") == "https"

    def answer(self, content: Any, status: int = 201, profile: str | None = None) -> Response[Any]:
        """`profile`: the secret by which the browser is signed in from now on; empty: it is no more."""
        cookies = [self.cookie(COOKIE, self.token)] if self.is_new else []
        if profile is not None:
            cookies.append(self.cookie(PROFILE_COOKIE, profile, YEAR if profile else 0))
        return Response(content, status_code=status, cookies=cookies)

    def cookie(self, name: str, value: str, lasts: int = YEAR) -> Cookie:
        """Scripts cannot read it, other sites cannot use it."""
        return Cookie(
            key=name, value=value, path="/", httponly=True, secure=self.secure, samesite="strict", max_age=lasts
        )


def problem(trouble: Trouble, words: Words) -> wire.Problem:
    return wire.Problem(trouble.code, words(f"server-error-{trouble.code}"), trouble.detail, list(trouble.rules))


def tell_trouble(request: Asked, trouble: Trouble) -> Response[wire.Problem]:
    return Response(problem(trouble, words_of(request)), status_code=STATUS.get(trouble.code, 400))


def tell_http(request: Asked, error: HTTPException) -> Response[wire.Problem]:
    """What the framework refuses, in our form."""
    words = words_of(request)
    if error.status_code == 404:
        return tell_trouble(request, Trouble("not-found"))
    details = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(
        ": ".join(str(part) for part in (one.get("key"), one.get("message")) if part)
        for one in details
        if isinstance(one, dict)
    )
    code = {405: "bad-method", 413: "too-big"}.get(error.status_code, "bad-request")
    if error.status_code >= 500:
        code = "broken"
    return Response(
        wire.Problem(
            code, words(f"server-error-{code}"), (detail or error.detail if code == "bad-request" else "")[:500]
        ),
        status_code=error.status_code,
    )


def tell_broken(request: Asked, error: Exception) -> Response[wire.Problem]:
    """Our own fault: the log knows more, the network does not."""
    logger.error("broken", exc_info=error)
    return Response(wire.Problem("broken", words_of(request)("server-error-broken")), status_code=500)
