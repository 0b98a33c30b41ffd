"""Sockets that send what is ready at one moment in one piece: a move's answer and the new view are one packet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class CoalescedTransport:
    """A transport that gathers what is written until the loop comes round."""

    __slots__ = ("held", "loop", "transport")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.held: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self.held:
            self.loop.call_soon(self.flush)
        self.held.append(data)

    def flush(self) -> None:
        held, self.held = self.held, []
        if held and not self.transport.is_closing():
            self.transport.write(held[0] if len(held) == 1 else b"".join(held))

    def close(self) -> None:
        self.flush()
        self.transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


class CoalescingSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket over such a transport."""

    when_lost: Callable[[], None] | None = None
    """For whoever counts connections."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        corked: Any = CoalescedTransport(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(corked)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.when_lost is not None:
            self.when_lost()
