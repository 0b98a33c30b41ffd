"""The live channel of a table: each seat gets its own view whenever something has changed, and a way to play."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import weakref
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from litestar.types import Receive, Send

from tatami import protocol
from tatami.core.errors import Refusal
from tatami.core.words import speak
from tatami.server.direct_socket import EXTENSION, WHOLE_TEXT, DirectSocket, Message, text_frame
from tatami.server.guards import Bucket, address_of
from tatami.server.news import Sight, news_for, verbs_of
from tatami.server.request_context import Socket, problem, services_of, words_of
from tatami.server.services import Services
from tatami.server.subscriber import Subscriber, count_viewer
from tatami.server.tracing import request_id
from tatami.tables.live_table import LiveTable

logger = logging.getLogger("tatami")
MESSAGES_PER_SECOND = 20
MESSAGES_IN_STORE = 120
PATIENCE = 200
"""Messages beyond the rate after which a client is sent away."""
MESSAGE_BYTES = 64 << 10
MOST_WAITING = 8
"""Messages that wait for the answer to one before them; when there are more, no more are read."""
SEEN_EVERY = 10.0
"""Seconds after which it is noted again that somebody who sends messages is there."""

POLICY_VIOLATION = 1008
BROKEN = 1011
NORMAL = 1000


class Viewer(Subscriber):
    """One open socket. Nothing here waits: messages are answered, and changes told, in callbacks."""

    def __init__(self, socket: Socket, services: Services, table: LiveTable, seat: int | None, since: int) -> None:
        super().__init__(socket, services, table, seat, since)
        self.socket = socket
        extensions: Any = socket.scope["extensions"]
        self.direct: DirectSocket = extensions[EXTENSION]["socket"]()
        self.loop = asyncio.get_running_loop()
        self.rates = socket.app.state.rates
        self.address = address_of(socket.scope)
        self.bucket = Bucket(MESSAGES_PER_SECOND, MESSAGES_IN_STORE)
        self.too_many = 0
        self.waiting: deque[bytes] = deque()
        self.is_busy = False
        """Whether a message has not been answered yet."""
        self.is_due = False
        """Whether changes will be told in a moment."""
        self.held = b""
        """Answers that are sent together with them."""
        self.later: asyncio.TimerHandle | None = None
        """When a spectator who is behind will see more."""
        self.edition = -1
        """Of the table that was told last."""
        self.sight: Sight | None = None
        """What was told last, where only changes of it have to be told next."""
        self.noted = 0.0
        self.tasks: set[asyncio.Task[None]] = set()
        self.request = request_id.get()

    async def run(self) -> None:
        """Until the socket is closed, by either side."""
        with self:
            self.direct.listen(self)
            try:
                while (await self.socket.receive())["type"] != "websocket.disconnect":
                    pass
            finally:
                self.direct.listener = None
                if self.later is not None:
                    self.later.cancel()
                for task in self.tasks:
                    task.cancel()

    def start(self, work: Coroutine[object, object, None]) -> None:
        self.tasks.add(task := self.loop.create_task(work))
        task.add_done_callback(self.tasks.discard)

    def hang_up(self, code: int = NORMAL) -> None:
        """The client is told that this is the end; `run` ends with the socket."""
        self.sight = None
        self.direct.listener = None
        self.start(self.close(code))

    async def close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self.socket.close(code)

    def send(self, message: protocol.FromServer) -> None:
        """Together with what has changed, if that is told in a moment: one packet instead of two."""
        frame = text_frame(WHOLE_TEXT, protocol.encode(message))
        if self.is_due:
            self.held += frame
        else:
            self.direct.write(frame)

    # -- what has changed

    def notice(self) -> None:
        if not self.is_due:
            self.is_due = True
            if not DUE:
                self.loop.call_soon(tell_all)
            DUE.append(self)

    def can_write_again(self) -> None:
        self.notice()
        self.loop.call_soon(self.go_on)

    def send_changes(self) -> None:
        """Tells what is new, unless the client has not read yet what it was told before: then when it has."""
        self.is_due = False
        held, self.held = self.held, b""
        direct = self.direct
        if direct.listener is None or not direct.can_write or not direct.is_open:
            direct.write(held)
            return
        try:
            message = self.next_message()
        except Refusal as refusal:
            self.send(protocol.LiveProblem(None, problem(refusal, self.words)))
            self.hang_up()
            return
        except Exception:
            logger.exception("broken")
            self.hang_up(BROKEN)
            return
        direct.write(message.frame_for(direct) + held if message is not None else held)
        if self.has_lost_seats:
            self.hang_up()
        elif self.table.delay:
            self.look_again_later()

    def next_message(self) -> Message | None:
        """What a move has changed if nothing else has; else the whole table."""
        table = self.table
        if self.sight is not None and self.edition == table.edition:
            if self.since == table.play.version:
                return None
            seat = table.seat_for(self.session, self.wish)
            message, self.sight = news_for(table, seat, self.since, self.sight)
            self.since = table.play.version
            return message
        told = self.table_seen()
        self.edition = table.edition
        is_direct = not self.texts and (told.seat is not None or not table.delay)
        self.sight = Sight(table.play.state, told.seat, told.view) if is_direct else None
        if not self.is_news(told):
            return None
        by_position = table.game.notation_depends_on_position
        verbs = verbs_of(table.play.state.codec) if is_direct and not by_position else []
        return Message(protocol.encode(protocol.LiveTable(told, verbs)))

    def look_again_later(self) -> None:
        """A spectator who is behind sees more as time goes by."""
        if self.later is not None:
            self.later.cancel()
        mine = self.table.seats_of(self.session)
        wait = self.table.next_sight(mine[0] if mine else None, self.services.now())
        self.later = None if wait is None else self.loop.call_later(wait, self.notice)

    # -- what the client sends

    def hear(self, message: bytes) -> None:
        """One message at a time, and none from a client that does not read its answers."""
        if self.is_busy or self.waiting or not self.direct.can_write:
            self.waiting.append(message)
            if len(self.waiting) >= MOST_WAITING or not self.direct.can_write:
                self.direct.pause()
        else:
            self.answer(message)

    def go_on(self) -> None:
        """Answers what has waited."""
        while self.waiting and not self.is_busy and self.direct.can_write and self.direct.listener is not None:
            self.answer(self.waiting.popleft())
        if not self.waiting:
            self.direct.resume()

    def is_allowed(self) -> bool:
        """Messages are counted as requests are, and each socket has a rate of its own."""
        allowed: bool = self.bucket.take() and self.rates.allows(self.address)
        return allowed

    def answer(self, text: bytes) -> None:
        request_id.set(self.request)
        if not self.is_allowed():
            self.too_many += 1
            if self.too_many > PATIENCE:
                self.hang_up(POLICY_VIOLATION)
            else:
                self.send(protocol.LiveProblem(None, problem(Refusal("too-fast"), self.words)))
            return
        try:
            message = protocol.decode_live(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.send(protocol.LiveProblem(None, problem(Refusal("bad-request", str(error)[:300]), self.words)))
            return
        instant = time.monotonic()
        if instant - self.noted > SEEN_EVERY:
            self.noted = instant
            self.services.presence.saw_session(self.table, self.session)
        self.is_busy = True
        if isinstance(message, protocol.LiveAct) and self.session is not None:
            seat = message.seat if message.seat is not None else self.wish
            done = partial(self.finish_message, message.id)
            try:
                if self.services.moves.act_now(
                    self.table, self.session, seat, message.version, message.action, done
                ):  # fmt: skip
                    return
            except Refusal as refusal:
                self.finish_message(message.id, refusal)
                return
            except Exception:
                self.answer_broken(message.id)
                return
        self.start(self.answer_later(message))

    def finish_message(self, id: int | None, answer: int | Refusal | None) -> None:
        if isinstance(answer, Refusal):
            self.send(protocol.LiveProblem(id, problem(answer, self.words)))
        else:
            self.send(protocol.LiveDone(id, answer))
        self.is_busy = False
        if self.waiting:
            self.loop.call_soon(self.go_on)

    def answer_broken(self, id: int | None) -> None:
        """Our own fault: the log knows more, the network does not."""
        logger.exception("broken")
        self.finish_message(id, Refusal("broken"))

    async def answer_later(self, message: protocol.FromClient) -> None:
        try:
            self.finish_message(message.id, await self.perform(message))
        except Refusal as refusal:
            self.finish_message(message.id, refusal)
        except Exception:
            self.answer_broken(message.id)

    async def perform(self, message: protocol.FromClient) -> int | None:
        where, session = self.table.id, self.session
        if isinstance(message, protocol.LivePing):
            return None
        if isinstance(message, protocol.LiveLook):
            if message.seat is not None:
                self.wish = self.table.seat_for(session, message.seat)
            if message.lang is not None:
                self.words = speak(message.lang)
            self.told = self.sight = None  # whoever asks is answered
            self.notice()
            return None
        if session is None:
            raise Refusal("not-your-seat")
        seat = message.seat if message.seat is not None else self.wish
        if isinstance(message, protocol.LiveAct):
            _, accepted = await self.services.moves.act(where, session, seat, message.version, message.action)
            return accepted
        if isinstance(message, protocol.LiveUndo):
            await self.services.moves.undo(where, session, seat, message.version)
        else:
            await self.services.chat.say(where, session, seat, message.text)
        return None


class LooseSocket(Socket):
    """Litestar's, whose `receive` and `send` would refer to it for ever: only the collector could free it."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        return Socket.receive_wrapper(weakref.proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        return Socket.send_wrapper(weakref.proxy(self), send)


DUE: list[Viewer] = []
"""The sockets that are told in a moment what has changed: one callback for all of them."""


def tell_all() -> None:
    due = DUE.copy()
    DUE.clear()
    for viewer in due:
        try:
            viewer.send_changes()
        except Exception:  # one socket's failure must not silence the others
            logger.exception("broken")


@websocket("/api/tables/{id:str}/live", websocket_class=LooseSocket)
async def live(
    socket: Socket,
    id: str,
    seat: Annotated[int | None, Parameter(required=False)] = None,
    since: Annotated[int, Parameter(required=False)] = 0,
) -> None:
    """Everything that happens at a table, as it happens, and a way to play."""
    await socket.accept()
    try:
        with count_viewer(socket):
            services = services_of(socket)
            await Viewer(socket, services, await services.registry.table(id), seat, max(since, 0)).run()
    except Refusal as refusal:
        told = protocol.LiveProblem(None, problem(refusal, words_of(socket)))
        await socket.send_data(protocol.encode(told).decode(), mode="text")
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
    finally:
        with contextlib.suppress(Exception):
            await socket.close()
