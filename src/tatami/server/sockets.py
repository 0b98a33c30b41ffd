"""The live channel of a table: each seat gets its own view whenever something has changed, from where it left off."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from tatami.core.errors import Refusal
from tatami.server import wire
from tatami.server.guards import Bucket
from tatami.server.request_context import problem, services_of, words_of
from tatami.server.services import Services
from tatami.server.subscriber import Subscriber, counted
from tatami.server.word_cache import spoken
from tatami.tables.live_table import LiveTable

MESSAGES_PER_SECOND = 20
MESSAGES_IN_STORE = 60
PATIENCE = 200
"""Messages beyond the rate after which a client is sent away."""
MESSAGE_BYTES = 64 << 10
Socket = WebSocket[Any, Any, Any]

POLICY_VIOLATION = 1008
GOING_AWAY = 1001


class Viewer(Subscriber):
    """One open socket."""

    def __init__(
        self, socket: Socket, services: Services, table: LiveTable, seat: int | None, since: int, board: bool
    ) -> None:
        super().__init__(socket, services, table, seat, since, board)
        self.socket = socket

    async def run(self) -> None:
        with self:
            telling = asyncio.create_task(self.tell_for_ever())
            listening = asyncio.create_task(self.listen_for_ever())
            try:
                done, _ = await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    error = task.exception()
                    if error is not None and not isinstance(error, (WebSocketDisconnect, Refusal)):
                        raise error
            finally:
                for task in (telling, listening):
                    task.cancel()
                await asyncio.gather(telling, listening, return_exceptions=True)

    async def send(self, message: Any) -> None:
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": wire.encode(message).decode()})

    async def tell_for_ever(self) -> None:
        while True:
            await self.wait_for_news()
            try:
                told = self.look()
            except Refusal as refusal:
                await self.send(wire.LiveProblem(None, problem(refusal, self.words)))
                raise
            if self.is_news(told):
                await self.send(wire.LiveTable(told))
            if self.has_lost_seats:
                return

    async def listen_for_ever(self) -> None:
        bucket = Bucket(MESSAGES_PER_SECOND, MESSAGES_IN_STORE)
        too_many = 0
        while True:
            received: Any = await self.socket.receive_data(mode="text")
            text = received if isinstance(received, str) else str(received, "utf-8", "replace")
            if not bucket.take():
                too_many += 1
                if too_many > PATIENCE:
                    await self.socket.close(POLICY_VIOLATION)
                    return
                await self.send(wire.LiveProblem(None, problem(Refusal("too-fast"), self.words)))
                continue
            await self.send(await self.answer(text))

    async def answer(self, text: str) -> Any:
        try:
            if len(text) > MESSAGE_BYTES:
                raise Refusal("too-big")
            message = wire.decode_live(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return wire.LiveProblem(None, problem(Refusal("bad-request", str(error)[:300]), self.words))
        except Refusal as refusal:
            return wire.LiveProblem(None, problem(refusal, self.words))
        try:
            return wire.LiveDone(message.id, await self.do(message))
        except Refusal as refusal:
            return wire.LiveProblem(message.id, problem(refusal, self.words))

    async def do(self, message: wire.FromClient) -> int | None:
        where, session = self.table.id, self.session
        if isinstance(message, wire.LivePing):
            return None
        if isinstance(message, wire.LiveLook):
            if message.seat is not None:
                self.wish = self.table.seat_for(session, message.seat)
            if message.lang is not None:
                self.words = spoken(message.lang)
            self.told = None  # whoever asks is answered
            self.news.set()
            return None
        if session is None:
            raise Refusal("not-your-seat")
        seat = message.seat if message.seat is not None else self.wish
        if isinstance(message, wire.LiveAct):
            _, accepted = await self.services.moves.act(where, session, seat, message.version, message.action)
            return accepted
        if isinstance(message, wire.LiveUndo):
            await self.services.moves.undo(where, session, seat, message.version)
        else:
            await self.services.chat.say(where, session, seat, message.text)
        return None


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: Socket,
    id: str,
    seat: Annotated[int | None, Parameter(required=False)] = None,
    since: Annotated[int, Parameter(required=False)] = 0,
    board: bool = False,
) -> None:
    """Everything that happens at a table, as it happens, and a way to play."""
    await socket.accept()
    try:
        with counted(socket):
            services = services_of(socket)
            await Viewer(socket, services, await services.registry.table(id), seat, max(since, 0), board).run()
    except Refusal as refusal:
        told = wire.LiveProblem(None, problem(refusal, words_of(socket)))
        await socket.send_data(wire.encode(told).decode(), mode="text")
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
    finally:
        with contextlib.suppress(Exception):
            await socket.close()
