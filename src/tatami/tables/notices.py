"""Telling people who are away that it is their turn: a message to an address of theirs (a webhook).

An address is somebody else's wish, so it must not reach what only this machine can reach: https to public addresses
only, looked up once and connected to by number, no redirects, nothing of the answer is kept or shown.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import re
import secrets
import socket
import ssl
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import delete, insert, select

from tatami.tables import schema
from tatami.tables.store import Taken, Write
from tatami.tables.table import Table
from tatami.tables.trouble import Trouble

if TYPE_CHECKING:
    from tatami.tables.hall import Hall

PATIENCE = 5.0
LONGEST_ADDRESS = 500
MOST_WAITING = 1000
MOST_FAILURES = 5
"""In a row; then the address is forgotten."""
WORKERS = 2
THREADS = 8
"""For these, for those that pushes.py sends, and for tests."""
AS_JSON = {"content-type": "application/json"}
STATUS = re.compile(rb"HTTP/1\.\d (\d{3})\b")
LONGEST_STATUS = 500
MOST_REMEMBERED = 10_000
PUBLIC_6 = ipaddress.ip_network("2000::/3")
TUNNELS = [ipaddress.ip_network(network) for network in ("2001::/32", "2002::/16")]
"""IPv6 addresses that hold an IPv4 address, perhaps a private one."""
logger = logging.getLogger("tatami")


class Reach(StrEnum):
    """Where messages may go."""

    OFF = "off"
    PUBLIC = "public"
    ANY = "any"
    """Also http, and this machine's own network: for servers whose users are all trusted."""


class Hook(NamedTuple):
    """Somebody's address for a table; `key` ends it."""

    url: str
    key: str


class Refused(ValueError):
    """An address that messages may not go to, or that did not take one (`status`)."""

    status: int | None = None


def is_public(address: str) -> bool:
    number = ipaddress.ip_address(address)
    if isinstance(number, ipaddress.IPv6Address):
        return number in PUBLIC_6 and number.is_global and not any(number in network for network in TUNNELS)
    return number.is_global and not number.is_multicast


def check(url: str, reach: Reach, longest: int = LONGEST_ADDRESS) -> Any:
    """The parts of an address, if it is one that messages may go to as far as its letters say."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("no address") from None
    if len(url) > longest or not url.isascii() or not url.isprintable() or " " in url:
        raise Refused(f"an address has at most {longest} letters, digits and signs")
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise Refused("an address is like https://example.org/path")
    if reach is Reach.OFF:
        raise Refused("this server sends no messages")
    if reach is Reach.PUBLIC:
        if parts.scheme != "https" or port not in (None, 443):
            raise Refused("only https, at its usual port")
        try:
            literal = is_public(parts.hostname)
        except ValueError:
            literal = True  # a name, which is looked up when a message is sent
        if not literal:
            raise Refused("only public addresses")
    elif parts.scheme not in ("https", "http"):
        raise Refused("only https or http")
    return parts


def look_up(host: str, port: int, reach: Reach) -> str:
    """The number of a host; every one that its name has must be public."""
    found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if reach is not Reach.ANY and not all(is_public(address.partition("%")[0]) for address in found):
        raise Refused("only public addresses")
    return found[0]


def send(
    url: str, body: bytes, reach: Reach, headers: Mapping[str, str] = AS_JSON, longest: int = LONGEST_ADDRESS
) -> None:
    """Posts a message. The name is looked up once, so that it cannot mean another place when connected to."""
    parts = check(url, reach, longest)
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    plain = socket.create_connection((look_up(parts.hostname, port, reach), port), PATIENCE)
    with plain:
        wired = ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname) if secure else plain
        connection = http.client.HTTPConnection(parts.hostname, port, timeout=PATIENCE)
        connection.sock = wired
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", target, body, {"user-agent": "tatami", **headers})
            status = status_from(wired)
        finally:
            connection.close()
    if not 200 <= status < 300:
        refused = Refused(f"answered {status}")
        refused.status = status
        raise refused


def status_from(wired: socket.socket) -> int:
    """The status that an address answers with, and soon: one that drips its answer letter by letter holds nobody."""
    until, answer = time.monotonic() + PATIENCE, b""
    while b"\n" not in answer and len(answer) < LONGEST_STATUS:
        wired.settimeout(max(0.001, until - time.monotonic()))
        received = wired.recv(LONGEST_STATUS)
        if not received:
            break
        answer += received
    found = STATUS.match(answer)
    if found is None:
        raise Refused("no answer")
    return int(found[1])


def one_more(failures: dict[str, int], whose: str) -> int:
    """Counts a failure; those who were told of nothing since are forgotten some day."""
    if len(failures) >= MOST_REMEMBERED and whose not in failures:
        failures.clear()
    failures[whose] = failures.get(whose, 0) + 1
    return failures[whose]


def leaving(hook: Hook) -> dict[str, str]:
    """How whoever gets a message ends them: a program by the key, a person on the page."""
    return {"unsubscribe": hook.key, "unsubscribe_path": f"/unsubscribe#{hook.key}"}


class Notices:
    """The messages that are on their way."""

    def __init__(self, hall: Hall, reach: Reach) -> None:
        self.hall = hall
        self.reach = reach
        self.waiting: asyncio.Queue[tuple[Hook, bytes]] = asyncio.Queue(MOST_WAITING)
        self.failures: dict[str, int] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="message")
        """Of their own: an address that is slow to answer must hold up nothing but messages."""

    async def out(self, post: Callable[..., None], *arguments: Any) -> None:
        """Sends something, in a thread."""
        await asyncio.get_running_loop().run_in_executor(self.threads, post, *arguments)

    def start(self) -> None:
        if self.reach is not Reach.OFF:
            self.tasks = [asyncio.create_task(self.send_for_ever()) for _ in range(WORKERS)]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)

    # -- who wants to be told

    async def subscribe(self, id: str, session: str, url: str | None) -> None:
        """Where this session wants to be told of its turns at a table; None: nowhere."""
        table = await self.hall.table(id)
        table.holds(session, None)
        if url is not None:
            try:
                check(url, self.reach)
            except Refused as error:
                raise Trouble("bad-hook", str(error)) from None
        h = schema.hooks
        writes = [Write(delete(h).where(h.c.table_id == id, h.c.session == session))]
        hook = None if url is None else Hook(url, secrets.token_urlsafe(16))
        if hook is not None:
            writes.append(Write(insert(h), {"table_id": id, "session": session, **hook._asdict()}))
        async with table.lock:
            await self.hall.keep(table, *writes)
            table.hooks.pop(session, None)
            if hook is not None:
                table.hooks[session] = hook

    async def unsubscribe(self, key: str) -> None:
        """Whoever gets the messages can end them."""
        h = schema.hooks
        row = await self.hall.store.row(select(h).where(h.c.key == key)) if key.isprintable() else None
        if row is None:
            raise Trouble("bad-key")
        try:
            await self.hall.store.write(Write(delete(h).where(h.c.key == key)), about=row["table_id"])
        except Taken:
            raise Trouble("conflict") from None
        if row["table_id"] in self.hall.tables:
            self.hall.tables[row["table_id"]].hooks.pop(row["session"], None)

    async def test(self, id: str, session: str) -> bool:
        """Sends a message now; whether it was taken."""
        table = await self.hall.table(id)
        table.holds(session, None)
        hook = table.hooks.get(session)
        if hook is None:
            raise Trouble("no-hook")
        told = {"type": "test", "table": id, "game": table.game.name, "path": f"/t/{id}", **leaving(hook)}
        try:
            await self.out(send, hook.url, msgspec.json.encode(told), self.reach)
        except (OSError, ValueError, http.client.HTTPException):
            return False
        return True

    # -- telling them

    def turn(self, table: Table) -> None:
        """It may be somebody's turn now who is not there."""
        seat = table.to_act
        if seat == table.told_turn_of:
            return
        table.told_turn_of = seat
        if seat is None or table.is_present(seat) or table.bot_in_turn() is not None:
            return
        self.hall.pushes.turn(table, seat)
        for session in table.sitters[seat] & table.hooks.keys():
            hook = table.hooks[session]
            told = {
                "type": "your-turn", "table": table.id, "game": table.game.name, "seat": seat,
                "version": table.play.version, "path": f"/t/{table.id}", **leaving(hook),
            }  # fmt: skip
            if not self.waiting.full():
                self.waiting.put_nowait((hook, msgspec.json.encode(told)))

    async def send_for_ever(self) -> None:
        while True:
            hook, body = await self.waiting.get()
            try:
                await self.tell(hook, body)
            except Exception as error:  # one message's trouble must not be the end of all messages
                logger.error("messages: %s", type(error).__name__)

    async def tell(self, hook: Hook, body: bytes) -> None:
        try:
            await self.out(send, hook.url, body, self.reach)
            self.failures.pop(hook.key, None)
        except (OSError, ValueError, http.client.HTTPException) as error:
            logger.warning("a message was not taken: %s", type(error).__name__)
            await self.count_failure(hook)

    async def count_failure(self, hook: Hook) -> None:
        if one_more(self.failures, hook.key) < MOST_FAILURES:
            return
        del self.failures[hook.key]
        try:
            await self.unsubscribe(hook.key)
        except Trouble:
            return
