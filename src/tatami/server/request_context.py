"""What every request brings: who asks, and in which language; and how a refusal is told."""

from __future__ import annotations

import logging
import re
from typing import TypeVar

import msgspec
from litestar import Request, Response, WebSocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, ValidationException

from tatami import protocol
from tatami.accounts.profiles import Profile
from tatami.accounts.tokens import Caller
from tatami.core.errors import BadOptions, Refusal
from tatami.core.words import ENGLISH, LANGUAGES, Words, speak
from tatami.server.guards import COOKIE, PROFILE_COOKIE, address_of
from tatami.server.head_requests import STREAM
from tatami.server.services import Services
from tatami.tables.seat_links import Guest, Visitor
from tatami.tables.seats import hash_secret
from tatami.workers.pool import Owner

Told = TypeVar("Told")
logger = logging.getLogger("tatami")
YEAR = 365 * 24 * 3600
BEARER = "Bearer "
PLACE = re.compile(r"`(\$[^`]*)`")
"""Where in a body msgspec found what is wrong with it."""
ONLY_THIS_HOST = "__Host-"
"""A browser takes a cookie of such a name only over TLS, for the whole site and from no neighbouring domain."""
Asked = Request[object, object, State]
Socket = WebSocket[object, object, State]
Connection = Asked | Socket


class Strict(Asked):
    """A request whose body is read strictly: `"4"` is no number. The framework alone would take it for one."""

    async def json(self) -> object:
        wanted = self.route_handler.parsed_fn_signature.parameters.get("data")
        try:
            return msgspec.json.decode(await self.body(), type=wanted.annotation if wanted else object)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise ValidationException(str(error)) from None
        except RecursionError:
            raise ValidationException("nested too deeply") from None


CODES = {
    401: ("bad-token",),
    403: ("private", "banned", "not-your-seat", "bad-key", "bad-code", "bad-passkey", "no-profile"),
    404: (
        "no-such-table", "no-such-game", "no-such-rule", "no-such-seat", "no-such-device", "no-such-lesson",
        "no-such-preset", "no-lessons", "no-such-setup", "not-found", "no-hook", "no-odds", "no-outlook", "no-hint",
        "no-analysis",
    ),
    409: (
        "own-setup", "too-many-setups", "rated-seat", "rated-hint", "signed-in", "conflict", "not-your-turn",
        "not-begun", "over", "not-over", "no-same-deal", "other-rules", "nothing-to-recall", "nothing-to-undo",
        "nothing-asked", "no-free-seat", "not-away", "seat-held", "own-device",
    ),
    413: ("too-big",),
    422: ("illegal", "no-such-action", "too-costly"),
    429: ("too-fast", "busy"),
    503: ("storage", "preparing"),
}  # fmt: skip
"""The refusals by the status that they are answered with; all others are 400."""
STATUS = {code: status for status, codes in CODES.items() for code in codes}

PROGRAM = "program"
BROWSERS = (
    ("Edge", r"Edg(e|A|iOS)?/"), ("Opera", r"OPR/|Opera"), ("Samsung Internet", r"SamsungBrowser/"),
    ("Firefox", r"Firefox/|FxiOS/"), ("Chrome", r"Chrom(e|ium)/|CriOS/"), ("Safari", r"Safari/"),
)  # fmt: skip
SYSTEMS = (
    ("iPhone", r"iPhone"), ("iPad", r"iPad"), ("Android", r"Android"), ("ChromeOS", r"CrOS"), ("Windows", r"Windows"),
    ("macOS", r"Macintosh|Mac OS X"), ("Linux", r"Linux"),
)  # fmt: skip
LONGEST_AGENT = 1000


def services_of(connection: Connection) -> Services:
    services: Services = connection.app.state.services
    return services


def is_program(connection: Connection) -> bool:
    return connection.headers.get("authorization", "").startswith(BEARER)


def is_secure(connection: Connection) -> bool:
    return connection.scope.get("scheme") in ("https", "wss")


def token_of(connection: Connection) -> str | None:
    """A browser's cookie, or the bearer token of a program, if the server made it for one.

    A program that sends anything else is told so; a browser just has no session yet.
    """
    tokens = services_of(connection).tokens
    if is_program(connection):
        bearer = connection.headers["authorization"].removeprefix(BEARER)
        if not tokens.is_ours(bearer, Caller.PROGRAM):
            raise Refusal("bad-token")
        return bearer
    if is_secure(connection):
        token = connection.cookies.get(ONLY_THIS_HOST + COOKIE, "")
        if tokens.is_ours(token, Caller.BROWSER):
            return token
        # A neighbouring domain could have set a cookie of the plain name. Only seats taken before this were in one.
        old = connection.cookies.get(COOKIE, "")
        return old if tokens.is_old_session(old, Caller.BROWSER) else None
    token = connection.cookies.get(COOKIE, "")
    return token if tokens.is_ours(token, Caller.BROWSER) else None


def signed_in_by(connection: Connection) -> str | None:
    """The hash of the cookie by which a browser is signed in. Programs have no profile."""
    if is_program(connection):
        return None
    if is_secure(connection):
        token = connection.cookies.get(ONLY_THIS_HOST + PROFILE_COOKIE, "")
        old = connection.cookies.get(PROFILE_COOKIE, "")
        if not token and services_of(connection).tokens.is_old_profile(old):
            token = old
    else:
        token = connection.cookies.get(PROFILE_COOKIE, "")
    return hash_secret(token) if token else None


def device_of(connection: Connection) -> str:
    """What people call a device, like `Firefox, Windows`; nothing that would tell two of that kind apart is kept."""
    if is_program(connection):
        return PROGRAM
    agent = connection.headers.get("user-agent", "")[:LONGEST_AGENT]
    found = (next((name for name, sign in of if re.search(sign, agent)), "") for of in (BROWSERS, SYSTEMS))
    return ", ".join(part for part in found if part)


async def profile_of(connection: Connection) -> Profile | None:
    return await services_of(connection).profiles.profile_of_token(signed_in_by(connection))


async def guest_of(connection: Connection) -> Guest | None:
    """Who sits down, if they want it to be remembered."""
    profile = await profile_of(connection)
    return profile.guest if profile else None


def session_of(connection: Connection) -> str | None:
    """The hash of the caller's secret: all that the tables ever know of it."""
    token = token_of(connection)
    return hash_secret(token) if token else None


def owner_of(connection: Connection) -> Owner:
    """On whose behalf a worker does something."""
    return Owner(address_of(connection.scope), session_of(connection) or "")


def required_session(connection: Connection) -> str:
    """The session of somebody who must have one."""
    session = session_of(connection)
    if session is None:
        raise Refusal("not-your-seat")
    return session


def words_of(connection: Connection) -> Words:
    """`?words=` or `?lang=`, else the browser's preference, else English."""
    for name in ("words", "lang"):
        wish = connection.query_params.get(name)
        if wish in LANGUAGES:
            return speak(wish)
    for part in connection.headers.get("accept-language", "").split(",")[:10]:
        if part.strip()[:2].lower() in LANGUAGES:
            return speak(part.strip()[:2].lower())
    return speak(ENGLISH)


def wants_texts(connection: Connection) -> bool:
    """Whether choices and events are told in words too: `?words=`, for programs without Fluent files."""
    return connection.query_params.get("words") in LANGUAGES


class Newcomer:
    """Whoever does something: with the session they have, or a new one that the answer hands them."""

    def __init__(self, request: Asked) -> None:
        self.tokens = services_of(request).tokens
        known = token_of(request)
        self.token = known or self.tokens.new(Caller.BROWSER)
        self.session = hash_secret(self.token)
        self.is_new = known is None
        self.is_program = is_program(request)
        self.secure = is_secure(request)
        self.owner = Owner(address_of(request.scope), self.session)
        self.device = device_of(request)

    def visitor(self, guest: Guest | None = None) -> Visitor:
        """Whoever it is to the tables; `guest`: with their profile."""
        return Visitor(self.session, guest, self.device, self.owner)

    async def renew(self) -> None:
        """A browser signs in: a token that it had before, and that others may know, opens nothing any more."""
        if self.is_new or self.is_program:
            return
        before, self.token = self.session, self.tokens.new(Caller.BROWSER)
        self.session = hash_secret(self.token)
        self.is_new = True
        await self.tokens.replace(before, self.session)

    def answer(self, content: Told, status: int = 201, profile: str | None = None) -> Response[Told]:
        """`profile`: the secret by which the browser is signed in from now on; empty: it is no more."""
        cookies = [self.cookie(COOKIE, self.token)] if self.is_new else []
        if profile is not None:
            cookies.append(self.cookie(PROFILE_COOKIE, profile, YEAR if profile else 0))
        return Response(content, status_code=status, cookies=cookies)

    def cookie(self, name: str, value: str, lasts: int = YEAR) -> Cookie:
        """Scripts cannot read it, other sites cannot use it, and over TLS neighbouring domains cannot set it."""
        return Cookie(
            key=ONLY_THIS_HOST + name if self.secure else name,
            value=value,
            path="/",
            httponly=True,
            secure=self.secure,
            samesite="strict",
            max_age=lasts,
        )


def problem(refusal: Refusal, words: Words) -> protocol.Problem:
    """A refusal: its key with arguments, the rules, options or place that it is about, and in words."""
    if (bad := refusal.options) is not None:
        args: dict[str, protocol.Scalar] = {
            name: value if isinstance(value, int) else str(value) for name, value in options_args(bad).items()
        }
        return protocol.Problem(
            refusal.code, options_message(bad, words), refusal.detail, options=list(bad.about), args=args
        )
    place = PLACE.search(refusal.detail) if refusal.code == "bad-request" else None
    return protocol.Problem(
        refusal.code,
        words(f"server-error-{refusal.code}"),
        refusal.detail,
        list(refusal.rules),
        place=place[1] if place else "",
    )


def options_args(bad: BadOptions) -> dict[str, object]:
    return {name: ", ".join(value) if isinstance(value, tuple) else value for name, value in bad.told_with.items()}


def options_message(bad: BadOptions, words: Words) -> str:
    """What is wrong with options, as players say it."""
    key = bad.key if words.has(bad.key) else f"server-{bad.key}"
    return words(key, **options_args(bad))


def tell_refusal(request: Asked, refusal: Refusal) -> Response[protocol.Problem]:
    status = STATUS.get(refusal.code, 400)
    headers = {"www-authenticate": BEARER.strip()} if status == 401 else {}
    return Response(problem(refusal, words_of(request)), status_code=status, headers=headers)


def tell_http(request: Asked, error: HTTPException) -> Response[protocol.Problem]:
    """What the framework refuses, in our form."""
    words = words_of(request)
    if error.status_code == 404:
        return tell_refusal(request, Refusal("not-found"))
    details = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(
        ": ".join(str(part) for part in (one.get("key"), one.get("message")) if part)
        for one in details
        if isinstance(one, dict)
    )
    code = {405: "bad-method", 413: "too-big"}.get(error.status_code, "bad-request")
    if error.status_code >= 500:
        code = "broken"
    told = (detail or error.detail if code == "bad-request" else "")[:500]
    return Response(
        problem(Refusal(code, told), words),
        status_code=error.status_code,
        headers=allow_header(request, error),
    )


def allow_header(request: Asked, error: HTTPException) -> dict[str, str]:
    """Of a method that an address does not take: those that it does, which HTTP wants to be told."""
    if error.status_code != 405:
        return {}
    methods = [name.strip() for name in (error.headers or {}).get("allow", "").split(",")]
    if "GET" in methods and not request.scope["path"].endswith(STREAM):
        methods.append("HEAD")
    return {"allow": ", ".join(sorted(methods))}


def tell_broken(request: Asked, error: Exception) -> Response[protocol.Problem]:
    """Our own fault: the log knows more, the network does not."""
    logger.error("broken", exc_info=error)
    return Response(protocol.Problem("broken", words_of(request)("server-error-broken")), status_code=500)
