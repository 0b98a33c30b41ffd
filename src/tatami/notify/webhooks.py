"""Webhooks: a message to an address of somebody's own when it is their turn."""

from __future__ import annotations

import asyncio
import logging
import secrets

import msgspec
from sqlalchemy import delete, insert, select

from tatami.core.errors import Refusal
from tatami.notify.outgoing import FAILURES, MOST_FAILURES, Reach, Sender, SendRefused, check, count_failure
from tatami.tables import schema
from tatami.tables.live_table import Hook, LiveTable
from tatami.tables.registry import TableRegistry
from tatami.tables.store import Store, Write
from tatami.tables.table_writer import TableWriter
from tatami.workers.background import end_tasks

MOST_WAITING = 1000
WORKERS = 2
logger = logging.getLogger("tatami")


def how_to_unsubscribe(hook: Hook) -> dict[str, str]:
    """How whoever gets a message ends them: a program by the key, a person on the page."""
    return {"unsubscribe": hook.key, "unsubscribe_path": f"/unsubscribe#{hook.key}"}


class Webhooks:
    """The messages that are on their way."""

    def __init__(self, store: Store, registry: TableRegistry, writer: TableWriter, sender: Sender) -> None:
        self.store = store
        self.registry = registry
        self.writer = writer
        self.sender = sender
        self.waiting: asyncio.Queue[tuple[Hook, bytes]] = asyncio.Queue(MOST_WAITING)
        self.failures: dict[str, int] = {}
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if self.sender.reach is not Reach.OFF:
            self.tasks = [asyncio.create_task(self.send_for_ever()) for _ in range(WORKERS)]

    async def stop(self) -> None:
        await end_tasks(self.tasks)

    # -- who wants to be told

    async def subscribe(self, id: str, session: str, url: str | None) -> None:
        """Where this session wants to be told of its turns at a table; None: nowhere."""
        table = await self.registry.table(id)
        table.own_seat(session, None)
        if url is not None:
            try:
                check(url, self.sender.reach)
            except SendRefused as error:
                raise Refusal("bad-hook", str(error)) from None
        h = schema.hooks
        writes = [Write(delete(h).where(h.c.table_id == id, h.c.session == session))]
        hook = None if url is None else Hook(url, secrets.token_urlsafe(16))
        if hook is not None:
            writes.append(Write(insert(h), {"table_id": id, "session": session, **hook._asdict()}))
        async with table.lock:
            await self.writer.save(table, *writes)
            table.hooks.pop(session, None)
            if hook is not None:
                table.hooks[session] = hook

    async def unsubscribe(self, key: str) -> None:
        """Whoever gets the messages can end them."""
        h = schema.hooks
        row = await self.store.row(select(h).where(h.c.key == key)) if key.isprintable() else None
        if row is None:
            raise Refusal("bad-key")
        forget = Write(delete(h).where(h.c.key == key))
        await self.store.write_or_refuse("conflict", forget, about=row["table_id"])
        if row["table_id"] in self.registry.tables:
            self.registry.tables[row["table_id"]].hooks.pop(row["session"], None)

    async def test(self, id: str, session: str) -> bool:
        """Sends a message now; whether it was taken."""
        table = await self.registry.table(id)
        table.own_seat(session, None)
        hook = table.hooks.get(session)
        if hook is None:
            raise Refusal("no-hook")
        message = {"type": "test", "table": id, "game": table.game.name, "path": f"/t/{id}", **how_to_unsubscribe(hook)}
        try:
            await self.sender.send(hook.url, msgspec.json.encode(message))
        except FAILURES:
            return False
        return True

    # -- telling them

    def tell_turn(self, table: LiveTable, seat: int) -> None:
        """It is the turn of somebody who is not there."""
        for session in table.sitters[seat] & table.hooks.keys():
            hook = table.hooks[session]
            message = {
                "type": "your-turn", "table": table.id, "game": table.game.name, "seat": seat,
                "version": table.play.version, "path": f"/t/{table.id}", **how_to_unsubscribe(hook),
            }  # fmt: skip
            if not self.waiting.full():
                self.waiting.put_nowait((hook, msgspec.json.encode(message)))

    async def send_for_ever(self) -> None:
        while True:
            hook, body = await self.waiting.get()
            try:
                await self.tell(hook, body)
            except Exception as error:  # one message that fails must not stop the others
                logger.error("messages: %s", type(error).__name__)

    async def tell(self, hook: Hook, body: bytes) -> None:
        try:
            await self.sender.send(hook.url, body)
            self.failures.pop(hook.key, None)
        except FAILURES as error:
            logger.warning("a message was not taken: %s", type(error).__name__)
            await self.count_failure(hook)

    async def count_failure(self, hook: Hook) -> None:
        if count_failure(self.failures, hook.key) < MOST_FAILURES:
            return
        del self.failures[hook.key]
        try:
            await self.unsubscribe(hook.key)
        except Refusal:
            return
