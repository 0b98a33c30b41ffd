"""HEAD and OPTIONS, as every client may expect them: of GET the head alone, and what an address takes."""

from __future__ import annotations

from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

STREAM = "/events"
"""The end of the only address whose answer does not end: it has no HEAD."""
UNKNOWN: Final = "TRACE"
"""A method that no address takes: each refuses it with a list of those that it does."""


class HeadRequests:
    """An ASGI application around ours, which knows GET and POST alone."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        method = scope["method"]

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            elif message["type"] == "http.response.start" and method == "OPTIONS" and message["status"] == 405:
                allow = [(name, value) for name, value in message["headers"] if name == b"allow"]
                message = {**message, "status": 204, "headers": allow}
            await send(message)

        asked = scope.copy()
        if method == "HEAD" and not scope["path"].endswith(STREAM):
            asked["method"] = "GET"
        elif method == "OPTIONS":
            asked["method"] = UNKNOWN  # the framework's own answer leaves out what other handlers of the address take
        else:
            await self.app(scope, receive, send)
            return
        await self.app(asked, receive, send_head)
