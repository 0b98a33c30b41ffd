"""Telling browsers that are closed that it is their owner's turn, by web push; for one table, or for all of a profile.

A message says at which table, and nothing of the game. Addresses of browsers are somebody's wish like those of
webhooks, and messages are sent under the same restrictions (outgoing.py).
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import NamedTuple

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
from sqlalchemy import ColumnElement, delete, func, insert, or_, select

from tatami.core.errors import Refusal
from tatami.core.words import speak
from tatami.notify import webpush
from tatami.notify.outgoing import FAILURES, MOST_FAILURES, Reach, Sender, check, count_failure
from tatami.tables import schema
from tatami.tables.live_table import LiveTable
from tatami.tables.registry import TableRegistry
from tatami.tables.schema import Row
from tatami.tables.seats import hash_secret
from tatami.tables.server_keys import server_key
from tatami.tables.store import Store, Write
from tatami.tables.table_writer import TableWriter
from tatami.workers.background import end_tasks

LONGEST_ENDPOINT = 1000
MOST_WAITING = 1000
WORKERS = 4
MOST_BROWSERS = 50
"""Of one profile: each of them is told of every turn."""
A_DAY = 86400
GONE = (404, 410)
"""How a push service says that a browser does not want messages any more."""
logger = logging.getLogger("tatami")


class SubscribedBrowser(NamedTuple):
    """Where a browser hears, as it says itself (`PushSubscription`)."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class TurnNotice(NamedTuple):
    """Whom to tell what: sessions that asked at this table, and whoever the seat belongs to."""

    table: str
    game: str
    sessions: frozenset[str]
    profile: str | None


class WebPush:
    """The messages to browsers that are on their way."""

    def __init__(
        self, store: Store, registry: TableRegistry, writer: TableWriter, sender: Sender, contact: str = ""
    ) -> None:
        self.store = store
        self.registry = registry
        self.writer = writer
        self.sender = sender
        self.contact = contact
        self.key: EllipticCurvePrivateKey | None = None
        self.waiting: asyncio.Queue[TurnNotice] = asyncio.Queue(MOST_WAITING)
        self.failures: dict[str, int] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        if self.sender.reach is Reach.OFF:
            return
        self.key = webpush.read_key(await server_key(self.store, "vapid", lambda: webpush.write_key(webpush.new_key())))
        self.tasks = [asyncio.create_task(self.tell_for_ever()) for _ in range(WORKERS)]

    async def stop(self) -> None:
        await end_tasks(self.tasks)

    @property
    def public_key(self) -> str | None:
        """What a browser has to know of the server; None: this server sends no messages."""
        return webpush.to_text(webpush.public_bytes(self.key)) if self.key else None

    # -- who wants to be told

    async def of_table(self, id: str, session: str, browser: SubscribedBrowser | None) -> None:
        """This browser is told of its turns at a table, or no more."""
        table = await self.registry.table(id)
        table.own_seat(session, None)
        p = schema.pushes
        writes = [Write(delete(p).where(p.c.table_id == id, p.c.session == session))]
        if browser is not None:
            writes.append(self.insert_row(browser, session, id, None))
        async with table.lock:
            await self.writer.save(table, *writes)
            (table.pushed.discard if browser is None else table.pushed.add)(session)

    async def of_profile(self, profile: str, session: str, browser: SubscribedBrowser | None) -> None:
        """This browser is told of the turns in all games of a profile, or no more."""
        p = schema.pushes
        writes = [Write(delete(p).where(p.c.profile == profile, p.c.session == session))]
        if browser is not None:
            writes.append(self.insert_row(browser, session, None, profile))
            others = select(func.count().label("count")).where(p.c.profile == profile, p.c.session != session)
            found = await self.store.row(others)
            if found is not None and found["count"] >= MOST_BROWSERS:
                raise Refusal("bad-hook", f"at most {MOST_BROWSERS} browsers")
        await self.store.write_or_refuse("conflict", *writes)

    def insert_row(self, browser: SubscribedBrowser, session: str, table: str | None, profile: str | None) -> Write:
        try:
            check(browser.endpoint, self.sender.reach, LONGEST_ENDPOINT)
            webpush.read_browser(browser.p256dh, browser.auth)
        except ValueError as error:
            raise Refusal("bad-hook", str(error)) from None
        name = hash_secret(f"{browser.endpoint} {session} {table or profile}")
        return Write(
            insert(schema.pushes),
            {"id": name, "table_id": table, "profile": profile, "session": session, **browser._asdict()},
        )

    async def has_profile(self, profile: str, session: str) -> bool:
        p = schema.pushes
        found = await self.store.row(select(p.c.id).where(p.c.profile == profile, p.c.session == session).limit(1))
        return found is not None

    # -- telling them

    def tell_turn(self, table: LiveTable, seat: int) -> None:
        """It is the turn of somebody who is not there."""
        link = table.links[seat]
        sessions = table.sitters[seat] & table.pushed
        profile = link.profile if link is not None and link.holds else None
        if self.tasks and (sessions or profile) and not self.waiting.full():
            self.waiting.put_nowait(TurnNotice(table.id, table.game.name, frozenset(sessions), profile))

    async def tell_for_ever(self) -> None:
        while True:
            turn = await self.waiting.get()
            try:
                await self.tell(turn)
            except Exception as error:
                logger.error("push: %s", type(error).__name__)

    async def tell(self, turn: TurnNotice) -> tuple[int, int]:
        """How many browsers took the message, and how many did not. One that asked twice is told once."""
        p = schema.pushes
        asked: list[ColumnElement[bool]] = [(p.c.table_id == turn.table) & p.c.session.in_(turn.sessions)]
        if turn.profile is not None:  # compared with nobody, every browser that asked at some table would be theirs
            asked.append(p.c.profile == turn.profile)
        rows = await self.store.rows(select(p).where(or_(*asked)))
        taken = refused = 0
        for row in {row["endpoint"]: row for row in rows}.values():
            if await self.send(row, turn):
                taken += 1
            else:
                refused += 1
        return taken, refused

    async def send(self, row: Row, turn: TurnNotice) -> bool:
        assert self.key is not None
        words = speak(row["language"])
        told = {"title": words(turn.game), "body": words("server-push-turn"), "path": f"/t/{turn.table}"}
        body = webpush.encrypt(msgspec.json.encode(told), row["p256dh"], row["auth"])
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(A_DAY),
            "urgency": "normal",
            "topic": self.topic(turn.table),
            "authorization": webpush.authorization(self.key, row["endpoint"], self.contact),
        }
        try:
            await self.sender.send(row["endpoint"], body, headers, LONGEST_ENDPOINT)
        except FAILURES as error:
            logger.warning("a push was not taken: %s", type(error).__name__)
            count = count_failure(self.failures, row["endpoint"])
            if getattr(error, "status", None) in GONE or count >= MOST_FAILURES:
                await self.forget(row["endpoint"])
            return False
        self.failures.pop(row["endpoint"], None)
        return True

    def topic(self, table: str) -> str:
        """A later message about a table takes the place of an earlier one; the push service need not know which."""
        secret = webpush.write_key(self.key) if self.key else ""
        return webpush.to_text(hashlib.sha256(f"{secret} {table}".encode()).digest())[:32]

    async def forget(self, endpoint: str) -> None:
        p = schema.pushes
        self.failures.pop(endpoint, None)
        rows = await self.store.rows(select(p.c.table_id, p.c.session).where(p.c.endpoint == endpoint))
        await self.store.write(Write(delete(p).where(p.c.endpoint == endpoint)))
        for row in rows:
            if row["table_id"] in self.registry.tables:
                self.registry.tables[row["table_id"]].pushed.discard(row["session"])
