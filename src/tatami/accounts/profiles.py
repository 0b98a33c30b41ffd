"""Profiles: people who want to be known again, on any device, without an e-mail address.

A profile is a name, a recovery code (kept as a hash) and what its owner agreed to. Browsers that are signed in have a
cookie of their own for it; seats stay with the browser's session, and a seat taken while signed in is linked to the
profile (history.py), so that its owner can sit down there on another device.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import ColumnElement, Exists, Table, delete, exists, insert, not_, select, update

from tatami.accounts.recovery_codes import hash_of, new_code
from tatami.core.errors import Refusal
from tatami.tables import schema
from tatami.tables.devices import sitter_row, void_keys
from tatami.tables.live_table import LiveTable
from tatami.tables.presence import Presence
from tatami.tables.registry import TableRegistry
from tatami.tables.schema import Row
from tatami.tables.seat_links import Guest
from tatami.tables.seats import hash_secret, new_session
from tatami.tables.store import Store, Write
from tatami.tables.table_writer import TableWriter

LASTS = 365 * 86400 * 1000
"""Milliseconds after which a browser has to be signed in again."""
MOST_BROWSERS = 50
MOST_TOLD = 2000
"""Tables that other processes read again when a profile signs out or goes; others are closed by then."""


class Wishes(NamedTuple):
    """What the owner of a profile is called, and has agreed to."""

    name: str
    history: bool = False
    rated: bool = False
    shown: bool = False

    def complete(self) -> Wishes:
        """Ratings need the games, and a ladder ratings."""
        rated = self.rated and self.history
        return self._replace(rated=rated, shown=self.shown and rated)


class Profile(NamedTuple):
    id: str
    wishes: Wishes
    created: int

    @property
    def guest(self) -> Guest | None:
        """How they sit down: linked to their profile, if they agreed to that."""
        return Guest(self.id, self.wishes.rated) if self.wishes.history else None


def profile_in(row: Row) -> Profile:
    return Profile(row["id"], Wishes(row["name"], row["history"], row["rated"], row["shown"]), row["created"])


@dataclass(eq=False, repr=False)
class Profiles:
    """All profiles of a server."""

    store: Store
    registry: TableRegistry
    writer: TableWriter
    presence: Presence
    now: Callable[[], int]

    # -- coming

    async def make(self, session: str, wishes: Wishes) -> tuple[Profile, str, str]:
        """A new profile, signed in: with the secret for the browser's cookie, and the recovery code."""
        code = new_code()
        profile = Profile(secrets.token_hex(32), checked_wishes(wishes.complete()), self.now())
        row = {"id": profile.id, "created": profile.created, "recovery": hash_of(code), **profile.wishes._asdict()}
        token, signed = self.signing_in(profile, session)
        await self.store.write(Write(insert(schema.profiles), row), *signed)
        return profile, token, code

    async def sign_in(self, session: str, code: str) -> tuple[Profile, str]:
        p = schema.profiles
        row = await self.store.row(select(p).where(p.c.recovery == hash_of(code)))
        if row is None:
            raise Refusal("bad-code")
        return await self.enter(profile_in(row), session)

    async def enter(self, profile: Profile, session: str) -> tuple[Profile, str]:
        """Somebody has shown that they are this profile's owner."""
        token, signed = self.signing_in(profile, session)
        s = schema.signed_in
        newest = select(s.c.token).where(s.c.profile == profile.id).order_by(s.c.since.desc()).limit(MOST_BROWSERS)
        forget = delete(s).where(s.c.profile == profile.id, s.c.token.not_in(newest.scalar_subquery()))
        await self.store.write(*signed, Write(forget))
        return profile, token

    async def replace(self, token: str | None, by: Profile) -> None:
        """A browser that was signed in (by this cookie's hash) is so no more: somebody else has signed in there."""
        old = await self.profile_of_token(token)
        if old is None or token is None:
            return
        if old.id == by.id:
            await self.store.write(Write(delete(schema.signed_in).where(schema.signed_in.c.token == token)))
        else:
            await self.sign_out(old, token)

    def signing_in(self, profile: Profile, session: str) -> tuple[str, list[Write]]:
        """A fresh secret every time: whatever the browser had before opens nothing."""
        token = new_session()
        row = {"token": hash_secret(token), "profile": profile.id, "session": session, "since": self.now()}
        return token, [Write(insert(schema.signed_in), row)]

    async def profile_of_token(self, token: str | None) -> Profile | None:
        """Whose cookie this is (its hash)."""
        if token is None:
            return None
        p, s = schema.profiles, schema.signed_in
        row = await self.store.row(
            select(p).join(s, s.c.profile == p.c.id).where(s.c.token == token, s.c.since > self.now() - LASTS)
        )
        return profile_in(row) if row else None

    async def browsers(self, profile: Profile) -> list[int]:
        """Since when browsers are signed in."""
        s = schema.signed_in
        rows = await self.store.rows(select(s.c.since).where(s.c.profile == profile.id).order_by(s.c.since))
        return [row["since"] for row in rows]

    # -- changing

    async def change(self, profile: Profile, wishes: Wishes) -> Profile:
        """Whoever wants no history any more has none: the links to their games are cut.

        Those of rated games that are not written down yet are cut then (history.py): else whoever is about to lose one
        could keep their rating by this.
        """
        changed = profile._replace(wishes=checked_wishes(wishes.complete()))
        p, seated = schema.profiles, schema.seated
        writes = [Write(update(p).where(p.c.id == profile.id).values(**changed.wishes._asdict()))]
        if not changed.wishes.history:
            cut = (seated.c.profile == profile.id, not_(seated.c.ended.is_(None) & is_rated_table(seated.c.table_id)))
            async with self.registry.opening:
                await self.write(profile, *writes, Write(delete(seated).where(*cut)))
                await self.unlink(profile, but_rated=True)
        else:
            await self.store.write(*writes)
        return changed

    async def renew_code(self, profile: Profile) -> str:
        """A new recovery code; the old one opens nothing any more."""
        code, p = new_code(), schema.profiles
        await self.store.write(Write(update(p).where(p.c.id == profile.id).values(recovery=hash_of(code))))
        return code

    # -- going

    async def sign_out(self, profile: Profile, token: str) -> None:
        """One browser (the hash of its cookie) holds the profile's seats no more."""
        s, sit, p = schema.signed_in, schema.sitters, schema.pushes
        rows = await self.store.rows(select(s.c.token, s.c.session).where(s.c.profile == profile.id))
        left = {row["session"] for row in rows if row["token"] != token}
        sessions = {row["session"] for row in rows if row["token"] == token} - left
        async with self.registry.opening:
            await self.write(
                profile,
                Write(delete(s).where(s.c.token == token)),
                Write(delete(sit).where(sit.c.session.in_(sessions), is_held_by(sit, profile))),
                Write(delete(p).where(p.c.session.in_(sessions), p.c.profile == profile.id)),
            )
            await self.leave(profile, sessions)

    async def sign_out_device(self, profile: str, owner: str, other: str) -> None:
        """Signs a device (its session) out, if it is signed in to the same profile as the owner's own device."""
        p, s = schema.profiles, schema.signed_in
        rows = await self.store.rows(
            select(p, s.c.token, s.c.session).join(s, s.c.profile == p.c.id).where(p.c.id == profile)
        )
        if any(row["session"] == owner for row in rows):
            for row in rows:
                if row["session"] == other:
                    await self.sign_out(profile_in(row), row["token"])

    async def sign_out_everywhere(self, profile: Profile) -> None:
        """No browser at all holds the profile's seats, whenever and however it came to them."""
        s, sit, p, k = schema.signed_in, schema.sitters, schema.pushes, schema.keys
        async with self.registry.opening:
            await self.write(
                profile,
                Write(delete(s).where(s.c.profile == profile.id)),
                Write(delete(sit).where(is_held_by(sit, profile))),
                Write(delete(k).where(is_held_by(k, profile))),  # for a seat on another device
                Write(delete(p).where(p.c.profile == profile.id)),
            )
            await self.leave(profile, None)

    async def leave(self, profile: Profile, sessions: set[str] | None) -> None:
        """The same for tables that are open here; None: whoever sits there. One that is just being read waits."""
        for table, seat in list(self.open_seats(profile)):
            async with table.lock:
                link = table.links[seat]
                if link is not None and link.profile == profile.id and link.holds:
                    table.sitters[seat] = set() if sessions is None else table.sitters[seat] - sessions
            table.notify_change()

    async def delete(self, profile: Profile) -> None:
        """The profile, its history and ratings go; the games stay, without the name. Who plays one plays on.

        A rated game that is not over is rated no more, and says so: of somebody who is gone nothing is known.
        """
        p, seats, chat, t, seated = schema.profiles, schema.seats, schema.chat, schema.tables, schema.seated
        unwritten = select(seated.c.table_id).where(seated.c.profile == profile.id, seated.c.ended.is_(None))
        async with self.registry.opening:
            await self.write(
                profile,
                Write(update(seats).where(is_linked_to(seats, profile)).values(name="")),
                Write(update(chat).where(is_linked_to(chat, profile)).values(name="")),
                Write(update(t).where(t.c.id.in_(unwritten), t.c.status != "waiting").values(rated=False)),
                Write(delete(p).where(p.c.id == profile.id)),
            )
            for table, seat in list(self.open_seats(profile)):
                async with table.lock:
                    table.seats[seat].name = ""
                    for line in table.chat:
                        if line["seat"] == seat:
                            line["name"] = ""
                    table.rated = table.rated and table.status != "playing"
            await self.unlink(profile)

    # -- sitting down on another device

    async def sit(self, id: str, profile: Profile, session: str, token: str, device: str = "") -> list[int]:
        """The profile's seats at a table are this browser's too from now on, if it is still signed in (by `token`)."""
        table = await self.registry.table(id)
        async with table.lock:
            mine = [seat for seat, link in enumerate(table.links) if link and link.profile == profile.id and link.holds]
            new = [seat for seat in mine if session not in table.sitters[seat]]
            if new:
                rows = [sitter_row(id, seat, session, device, self.now()) for seat in new]
                s = schema.signed_in
                signed = update(s).where(s.c.token == token, s.c.profile == profile.id).values(profile=profile.id)
                voided = [void_keys(table, seat) for seat in new]
                await self.writer.save(table, Write(signed, rows=1), Write(insert(schema.sitters), rows), *voided)
                for seat in new:
                    table.sitters[seat].add(session)
                    self.presence.saw_seat(table, seat)
        if new:
            table.notify_change()
        return mine

    # -- what is open here, and what other processes have open

    def open_seats(self, profile: Profile) -> Iterable[tuple[LiveTable, int]]:
        for table in self.registry.tables.values():
            for seat, link in enumerate(table.links):
                if link is not None and link.profile == profile.id:
                    yield table, seat

    async def unlink(self, profile: Profile, but_rated: bool = False) -> None:
        for table, seat in list(self.open_seats(profile)):
            async with table.lock:
                if not (but_rated and table.rated and table.status == "playing"):
                    table.links[seat] = None
            table.notify_change()

    async def write(self, profile: Profile, *writes: Write) -> None:
        """Commits, and has other processes read the profile's tables again."""
        seated = schema.seated
        newest = (
            select(seated.c.table_id).where(seated.c.profile == profile.id).order_by(seated.c.ended.is_(None).desc())
        )
        store = self.store
        rows = [] if store.is_sqlite else await store.rows(newest.limit(MOST_TOLD))
        notifications = [store.notification(row["table_id"]) for row in rows]
        await store.write_or_refuse("conflict", *writes, *notifications)


def is_linked_to(of: Table, profile: Profile) -> Exists:
    """Whether a row about a seat is about one of the profile's."""
    seated = schema.seated
    return exists().where(
        seated.c.table_id == of.c.table_id, seated.c.seat == of.c.seat, seated.c.profile == profile.id
    )


def is_rated_table(table: ColumnElement[str]) -> Exists:
    """Whether a table is one of a rated game."""
    t = schema.tables
    return exists().where(t.c.id == table, t.c.rated, t.c.status != "waiting")


def is_held_by(sit: Table, profile: Profile) -> Exists:
    return is_linked_to(sit, profile).where(schema.seated.c.holds)


def checked_wishes(wishes: Wishes) -> Wishes:
    if not wishes.name:
        raise Refusal("bad-name")
    return wishes
