"""What stands between the network and the tables: origins, rates, sizes, headers, logs."""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from tatami.server.metrics import Metrics
from tatami.server.tracing import Traces, request_id
from tatami.tables.administration import Bans

COOKIE = "tatami"
PROFILE_COOKIE = "tatami-profile"
SAFE = ("GET", "HEAD", "OPTIONS")
TABLE_ADDRESS = re.compile(r"/(tables|replays|t)/[^/]+")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
access = logging.getLogger("tatami.access")
REQUEST_ID = re.compile(r"[A-Za-z0-9-]{8,64}", re.ASCII)
"""As a proxy in front may have given one to a request."""


class Bucket:
    """So many a second, with some in store."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        if self.has_one():
            self.left -= 1
            return True
        return False

    def has_one(self) -> bool:
        instant = time.monotonic()
        self.left = min(self.burst, self.left + (instant - self.at) * self.rate)
        self.at = instant
        return self.left >= 1

    def spend(self, count: int) -> None:
        """So many were taken elsewhere: this may leave a debt, or N processes would allow N times the rate."""
        self.has_one()
        self.left = max(-self.burst, self.left - count)


class Rates:
    """A bucket for every network address; those that are full again are forgotten."""

    MOST = 50_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: dict[str, Bucket] = {}
        self.spent: dict[str, int] | None = None
        """What addresses have taken since other processes were told (shared_limits.py)."""

    def allows(self, address: str) -> bool:
        if self.rate <= 0:
            return True
        if not self.bucket_of(address).take():
            return False
        if self.spent is not None:
            self.spent[address] = self.spent.get(address, 0) + 1
        return True

    def bucket_of(self, address: str) -> Bucket:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= self.MOST:
                self.buckets.clear()
            bucket = self.buckets[address] = Bucket(self.rate, self.burst)
        return bucket

    def spend(self, address: str, count: int) -> None:
        """An address has taken so many at another process."""
        self.bucket_of(address).spend(count)

    def is_used_up(self, address: str) -> bool:
        """Whether the next one would not be allowed; asking costs nothing."""
        bucket = self.buckets.get(address)
        return bucket is not None and not bucket.has_one()


def address_of(scope: Scope) -> str:
    """Who asks: an address, or the network of 2^64 addresses that one IPv6 customer has."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """However an address is written: `2001:db8::1` and `2001:db8::2` are neighbours."""
    try:
        number = ip_address(host)
    except ValueError:
        return host
    if number.version == 4:
        return host
    return str(number.ipv4_mapped or ip_network((number, 64), strict=False))


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


def new_request_id(scope: Scope) -> str:
    """The one that a proxy gave, or one of our own; whatever is logged in this context has it."""
    given = header(scope, b"x-request-id") or ""
    request = given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
    request_id.set(request)
    return request


def same_origin(scope: Scope, allowed: Iterable[str]) -> bool:
    """Whether a request comes from our own page, or from no page at all and without a cookie."""
    origin = header(scope, b"origin")
    if origin is None:
        cookies = header(scope, b"cookie") or ""
        return not any(f"{name}=" in cookies for name in (COOKIE, PROFILE_COOKIE))
    if origin in allowed:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc == header(scope, b"host")


class Guard:
    """An ASGI application around ours."""

    def __init__(
        self, app: ASGIApp, rates: Rates, origins: Iterable[str], metrics: Metrics, bans: Bans,
        traces: Traces | None = None,
    ) -> None:  # fmt: skip
        self.app = app
        self.traces = traces
        self.bans = bans
        self.rates = rates
        self.origins = frozenset(origins)
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await self.http(scope, receive, send)
        else:
            await self.socket(scope, receive, send)

    async def http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        request = new_request_id(scope)
        secure = scope.get("scheme") == "https"

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                extra = [*HEADERS, (b"strict-transport-security", b"max-age=31536000")] if secure else HEADERS
                api = scope["path"].startswith("/api/")
                message["headers"] = [
                    *message["headers"], (b"x-request-id", request.encode()), *extra,
                    *([(b"cache-control", b"no-store")] if api else []),
                ]  # fmt: skip
            await send(message)

        try:
            if self.bans.is_banned(address_of(scope)):
                await refuse(send_guarded, 403, "banned")
            elif not self.rates.allows(address_of(scope)):
                await refuse(send_guarded, 429, "too-fast")
            elif scope["method"] not in SAFE and not same_origin(scope, self.origins):
                await refuse(send_guarded, 403, "foreign-origin")
            else:
                await self.app(scope, receive, send_guarded)
        finally:
            took = time.perf_counter() - began
            route = TABLE_ADDRESS.sub(r"/\1/{id}", scope["path"]) if scope["path"].startswith("/api/") else "page"
            self.metrics.request(scope["method"], status, took)
            if self.traces is not None:
                self.traces.request(scope, route[:80], status, took)
            access.info(
                "request",
                extra={"told": {"method": scope["method"], "route": route[:80], "status": status,
                                "ms": round(took * 1000, 2)}},
            )  # fmt: skip

    async def socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        new_request_id(scope)
        address = address_of(scope)
        if self.bans.is_banned(address) or not self.rates.allows(address) or not same_origin(scope, self.origins):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        await self.app(scope, receive, send)


async def refuse(send: Send, status: int, code: str) -> None:
    """A refusal that needs no language yet: the client has words for the code."""
    body = msgspec.json.encode({"code": code, "message": code, "detail": "", "rules": []})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
