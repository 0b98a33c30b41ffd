"""Uvicorn's WebSocket with a short way to and from the application: past its queue, its tasks and its parser.

Uvicorn wakes a task for every message, and stops and resumes reading around it; that costs more than a move. Here whole
messages are handed to a listener at once, and whole frames are written at once. Everything rare (fragments, control
frames, compressed messages, mistakes) goes through Uvicorn's own code.

A socket that is lost leaves no reference cycles: the collector hardly ever runs (gc_schedule.py).
"""

from __future__ import annotations

import weakref
import zlib
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION = "tatami.direct"
"""Under this name the application finds a weak reference to the socket among the extensions of its scope."""
WHOLE_TEXT, COMPRESSED_TEXT, MASKED = 0x81, 0xC1, 0x80
WINDOW_BITS = 12
"""What Uvicorn agrees with clients that understand compression."""
WORTH_COMPRESSING = 1400
"""Bytes: what is shorter goes into one packet anyway."""


def is_one_short_text(data: bytes) -> bool:
    """Whether these bytes are one whole message of less than 126 bytes, as clients write it: nearly all moves are."""
    return 6 < len(data) < 132 and data[0] == WHOLE_TEXT and data[1] == MASKED + len(data) - 6


class Listener(Protocol):
    """Whoever gets the messages of a socket."""

    def hear(self, message: bytes) -> None: ...

    def can_write_again(self) -> None: ...


class DirectSocket(WebSocketsSansIOProtocol):
    """One socket. Before somebody listens, messages wait in Uvicorn's queue."""

    listener: Listener | None = None
    when_lost: Callable[[], None] | None = None
    """For whoever counts connections."""
    kept = b""
    """The beginning of a frame whose end has not come yet."""
    can_write = True
    """Whether the client reads what it is sent."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"socket": weakref.ref(self)}

    def connection_lost(self, exc: Exception | None) -> None:
        self.listener = None
        super().connection_lost(exc)
        self.conn.parser.close()  # a generator of `conn` itself: with it, a lost socket would wait for the collector
        if self.when_lost is not None:
            self.when_lost()

    # -- reading

    def listen(self, listener: Listener) -> None:
        """From now on messages go there, those that have come already first."""
        self.listener = listener
        others: list[Any] = []
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                listener.hear(message["text"].encode() if message.get("text") is not None else message["bytes"])
            else:
                others.append(message)
        for message in others:
            self.queue.put_nowait(message)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Frames one by one, so that between two of them Uvicorn's parser is never in the middle of one."""
        listener = self.listener
        if listener is not None and not (self.kept or self.frames or self.close_sent) and is_one_short_text(data):
            listener.hear(apply_mask(data[6:], data[2:6]))
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data = self.kept + data if self.kept else data
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1] & 0x7F, at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                if size - start < wide:
                    break
                length, start = int.from_bytes(data[start : start + wide]), start + wide
            if length > self.config.ws_max_size:
                super().data_received(data[at:])  # which refuses it, and ends
                return
            first, is_masked = data[at], data[at + 1] & MASKED
            end = start + (4 if is_masked else 0) + length
            if end > size:
                break
            if (
                first == WHOLE_TEXT
                and is_masked
                and self.listener is not None
                and not self.frames
                and self.conn.state is State.OPEN
            ):
                self.listener.hear(apply_mask(data[start + 4 : end], data[start : start + 4]))
            else:
                super().data_received(data[at:end])
            at = end
        self.kept = data[at:]

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.listener.hear(message)

    def pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # -- writing

    @property
    def is_open(self) -> bool:
        return not (self.close_sent or self.disconnected or self.transport.is_closing())

    @property
    def compresses(self) -> bool:
        return bool(self.conn.extensions)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.can_write = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.can_write = True
        if self.listener is not None:
            self.listener.can_write_again()

    def write(self, frames: bytes) -> None:
        if frames and self.is_open:
            self.transport.write(frames)


class Message:
    """A message to clients as frames: made once, however many get it."""

    __slots__ = ("compressed_frame", "frame")

    def __init__(self, text: bytes) -> None:
        self.frame = text_frame(WHOLE_TEXT, text)
        self.compressed_frame: bytes | None = None

    def frame_for(self, socket: DirectSocket) -> bytes:
        if len(self.frame) < WORTH_COMPRESSING or not socket.compresses:
            return self.frame
        if self.compressed_frame is None:
            head = 4 if self.frame[1] == 126 else 10
            self.compressed_frame = text_frame(COMPRESSED_TEXT, deflate(self.frame[head:]))
        return self.compressed_frame


def text_frame(first: int, body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        return bytes((first, size)) + body
    if size < 65536:
        return bytes((first, 126, size >> 8, size & 255)) + body
    return bytes((first, 127)) + size.to_bytes(8) + body


def deflate(text: bytes) -> bytes:
    """As `permessage-deflate` wants it, without reference to earlier messages: then it is the same for every client."""
    packer = zlib.compressobj(wbits=-WINDOW_BITS)
    return (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
