"""The tokens of browsers and programs. Only the server makes them, and each is good for one kind of caller.

A token carries its own proof: a MAC by a key that all processes share. So none has to be stored or looked up, and a
value that somebody invented is no token. Tokens from before that have no proof; their hashes are in `old_tokens`.
"""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from enum import StrEnum

from sqlalchemy import delete, select, update

from tatami.core.json_types import JsonObject
from tatami.tables import schema
from tatami.tables.live_table import LiveTable
from tatami.tables.registry import TableRegistry
from tatami.tables.seats import hash_secret
from tatami.tables.server_keys import server_key
from tatami.tables.store import Store, Write

RANDOM_BYTES, PROOF_BYTES = 18, 18
RANDOM_LENGTH = RANDOM_BYTES * 4 // 3
SHORTEST_OLD, LONGEST_OLD = 32, 64
MOST_TOLD = 2000
"""Tables that other processes read again when a browser gets a new token; older ones are closed by then."""
OLD_COOKIE = re.compile(r"[\w-]{32}", re.ASCII)
"""What the server put into cookies; programs chose their own tokens, of 32 to 64 characters."""


class Caller(StrEnum):
    BROWSER = "browser"
    PROGRAM = "program"


class Tokens:
    """Makes tokens, and recognises them."""

    def __init__(self, store: Store, registry: TableRegistry, now: Callable[[], int]) -> None:
        self.store = store
        self.registry = registry
        self.now = now
        self.secret = b""
        self.old: set[tuple[str, str]] = set()
        """Kinds and hashes of tokens without a proof."""

    async def open(self) -> None:
        self.secret = bytes.fromhex(await server_key(self.store, "tokens", lambda: secrets.token_hex(32)))
        o = schema.old_tokens
        rows = await self.store.rows(select(o.c.kind, o.c.hash).where(o.c.until > self.now()))
        self.old = {(row["kind"], row["hash"]) for row in rows}

    def new(self, caller: Caller) -> str:
        random = secrets.token_urlsafe(RANDOM_BYTES)
        return random + self.proof(random, caller)

    def proof(self, random: str, caller: Caller) -> str:
        digest = hmac.digest(self.secret, f"{caller.value} {random}".encode(), "sha256")
        return urlsafe_b64encode(digest[:PROOF_BYTES]).decode()

    def is_ours(self, token: str, caller: Caller) -> bool:
        """Whether the server made this token for this kind of caller."""
        if not token.isascii():
            return False
        random, proof = token[:RANDOM_LENGTH], token[RANDOM_LENGTH:]
        if hmac.compare_digest(proof, self.proof(random, caller)):
            return True
        return self.is_old_session(token, caller)

    def is_old_session(self, token: str, caller: Caller) -> bool:
        if caller is Caller.BROWSER and not OLD_COOKIE.fullmatch(token):
            return False
        return SHORTEST_OLD <= len(token) <= LONGEST_OLD and ("session", hash_secret(token)) in self.old

    def is_old_profile(self, token: str) -> bool:
        return OLD_COOKIE.fullmatch(token) is not None and ("profile", hash_secret(token)) in self.old

    # -- a new token for a browser

    async def replace(self, old: str, new: str) -> None:
        """All that one session held is another's (their hashes): whoever else knows the old token has nothing of it."""
        t, store = schema.tables, self.store
        held = (schema.sitters, schema.keys, schema.hooks, schema.mutes, schema.notes, schema.pushes, schema.signed_in)
        writes = [Write(update(of).where(of.c.session == old).values(session=new)) for of in held]
        writes.append(Write(update(t).where(t.c.host == old).values(host=new)))
        writes.append(Write(delete(schema.old_tokens).where(schema.old_tokens.c.hash == old)))
        async with self.registry.opening:
            if not store.is_sqlite:
                s = schema.sitters
                mine = t.c.id.in_(select(s.c.table_id).where(s.c.session == old)) | (t.c.host == old)
                newest = select(t.c.id).where(mine).order_by(t.c.touched.desc()).limit(MOST_TOLD)
                rows = await store.rows(newest)
                writes += [store.notification(row["id"]) for row in rows]
            await store.write(*writes)
            self.old.discard(("session", old))
            for table in list(self.registry.tables.values()):
                if has_any(table, old) or table.lock.locked():  # one that is just being read again may have it soon
                    async with table.lock:
                        rename(table, old, new)
                    table.notify_change()


def has_any(table: LiveTable, session: str) -> bool:
    """Whether a session has anything at a table."""
    return (
        session == table.host
        or any(session in sessions for sessions in table.sitters)
        or any(session in those for those in (table.pushed, table.mutes, table.hooks))
    )


def rename(table: LiveTable, old: str, new: str) -> None:
    """What a session had at a table another has."""
    for sessions in (*table.sitters, table.pushed):
        if old in sessions:
            sessions.remove(old)
            sessions.add(new)
    by_session: tuple[JsonObject, ...] = (table.mutes, table.hooks)
    for things in by_session:
        if old in things:
            things[new] = things.pop(old)
    if table.host == old:
        table.host = new
