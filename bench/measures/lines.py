"""A WebSocket as cheap as one can be: whoever measures a server must not be what is measured.

Text frames, whole ones, and pings; anything else ends the run. Client frames are masked, as the protocol demands,
with a mask of zeros.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
MASK = b"\0\0\0\0"
REQUEST = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{headers}\r\n"
)


class Line(asyncio.Protocol):
    """One open socket; `hear` gets every message that comes."""

    def __init__(self, hear: Callable[[bytes], None], request: bytes) -> None:
        self.hear = hear
        self.request = request
        self.kept = b""
        self.is_open = False
        self.is_leaving = False
        self.transport: asyncio.WriteTransport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_leaving:
            raise RuntimeError(f"the server has hung up: {error}")

    def leave(self) -> None:
        self.is_leaving = True
        self.transport.close()

    def say(self, text: bytes) -> None:
        self.send(TEXT, text)

    def send(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((FINAL | kind, MASKED | size)) if size < 126 else struct.pack(">BBH", FINAL | kind, 254, size)
        self.transport.write(head + MASK + body)

    def data_received(self, data: bytes) -> None:
        data = self.kept + data if self.kept else data
        at = 0
        if not self.is_open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self.kept = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(f"no socket: {data[:200]!r}")
            self.is_open = True
        while len(data) >= at + 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if len(data) < start + size:
                break
            self.take(data[at], data[start : start + size])
            at = start + size
        self.kept = data[at:]

    def take(self, first: int, body: bytes) -> None:
        if first == FINAL | TEXT:
            self.hear(body)
        elif first == FINAL | PING:
            self.send(PONG, body)
        elif first != FINAL | PONG and not self.is_leaving:
            raise RuntimeError(f"frame {first:#x}: {body[:200]!r}")


async def open_line(port: int, path: str, hear: Callable[[bytes], None], headers: str = "") -> Line:
    request = REQUEST.format(path=path, port=port, headers=headers).encode()
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(hear, request), "127.0.0.1", port)
    return line
