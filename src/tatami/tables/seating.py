"""Sitting down and getting up: who has which seat, and the keys that open one."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from sqlalchemy import delete, insert, select, update

from tatami import protocol
from tatami.core.errors import Refusal
from tatami.tables import dealing, schema, seat_links
from tatami.tables.bot_pool import check_bot
from tatami.tables.devices import sitter_row, still_holds, void_keys
from tatami.tables.first_deal import FirstDeal
from tatami.tables.live_table import LiveTable, TableCallback
from tatami.tables.presence import Presence
from tatami.tables.registry import TableRegistry
from tatami.tables.seat_links import Visitor
from tatami.tables.seats import HOST, Kind, Purpose, Seat, clean_name, hash_secret, new_key, or_refuse
from tatami.tables.store import Store, Write, shield
from tatami.tables.table_writer import TableWriter, key_row, seat_write


@dataclass(eq=False, repr=False)
class Seating:
    """Gives seats to people and bots. `on_change` is told of every table that has changed."""

    store: Store
    registry: TableRegistry
    writer: TableWriter
    first_deal: FirstDeal
    presence: Presence
    now: Callable[[], int]
    on_change: TableCallback

    # -- sitting down

    async def join(self, id: str, visitor: Visitor, wish: protocol.Join) -> tuple[LiveTable, int]:
        return await shield(self._join(id, visitor, wish))

    async def _join(self, id: str, visitor: Visitor, wish: protocol.Join) -> tuple[LiveTable, int]:
        table, session = await self.registry.table(id), visitor.session
        given = or_refuse(dealing.check_nonce, wish.nonce) if wish.nonce is not None else dealing.new_nonce()
        async with table.lock:
            if table.status in ("over", "imported"):
                raise Refusal("over")
            writes: list[Write] = []
            if wish.key is not None:
                seat, writes = await self.use_key(table, wish.key)
                if seat == HOST:
                    t = schema.tables
                    still_host = (t.c.id == id, t.c.host == table.host)
                    writes.append(Write(update(t).where(*still_host).values(host=session), rows=1))
                    await self.writer.save(table, *writes)
                    table.host = session
                    return table, HOST
            else:
                seat = self.free_seat(table, session, wish.seat)
            old = table.seats[seat]
            name = clean_name(wish.name) or old.name
            taken = Seat(Kind.PERSON, name, "", old.nonce or given, True, program=wish.program)
            writes.append(seat_write(table, seat, taken))
            writes.append(void_keys(table, seat))
            if session not in table.sitters[seat]:
                writes.append(Write(insert(schema.sitters), sitter_row(id, seat, session, visitor.device, self.now())))
            linked, link = seat_links.sit_down(table, seat, visitor.guest)
            await self.writer.save(table, *writes, *linked)
            table.seats[seat], table.links[seat] = taken, link
            table.sitters[seat].add(session)
            self.presence.saw_seat(table, seat)
            await self.first_deal.begin_if_complete(table)
            if old.kind is Kind.BOT:
                await self.writer.save_deadline(table)
        table.looked = time.monotonic()
        self.on_change(table)
        return table, seat

    def free_seat(self, table: LiveTable, session: str, wish: int | None) -> int:
        """Without a key: one's own reserved seat, or an open one."""
        mine = [seat for seat in table.seats_of(session) if table.seats[seat].kind is Kind.PERSON]
        open_seats = [number for number, seat in enumerate(table.seats) if seat.kind is Kind.OPEN]
        reserved = [seat for seat in mine if not table.seats[seat].ready]
        for candidates in (reserved, open_seats):
            if wish is None and candidates:
                return candidates[0]
            if wish is not None and wish in candidates:
                return wish
        raise Refusal("no-free-seat")

    async def use_key(self, table: LiveTable, key: str) -> tuple[int, list[Write]]:
        """The seat that a key opens, and what uses the key up. The caller holds the lock."""
        k = schema.keys
        found = await self.store.row(select(k).where(k.c.hash == hash_secret(key), k.c.table_id == table.id))
        if found is None:
            raise Refusal("bad-key")
        seat, purpose, maker = found["seat"], Purpose(found["purpose"]), found["session"]
        if not is_key_valid(table, seat, purpose, maker):
            if not self.store.is_sqlite:
                await self.writer.reload(table)  # another process may have changed the seat
            if not is_key_valid(table, seat, purpose, maker):
                raise Refusal("bad-key")
        used = [Write(delete(k).where(k.c.hash == hash_secret(key)), rows=1)]
        return seat, [*used, still_holds(table.id, seat, maker)] if purpose is Purpose.DEVICE else used

    async def link(self, id: str, session: str, seat: int) -> str:
        """A new key: for one's own seat on another device, for a seat that waits (host), or for the host's rights.

        It takes the place of the one that was made before for the same purpose.
        """
        table = await self.registry.table(id)
        async with table.lock:
            k = schema.keys
            before = [k.c.table_id == id, k.c.seat == seat]
            writes = []
            if seat == HOST:
                purpose, may = Purpose.HOST, table.is_host(session)
            elif session in table.sitters_at(seat):
                purpose, may = Purpose.DEVICE, True
                before.append(k.c.session == session)
                writes.append(still_holds(id, seat, session))
            else:
                purpose, may = Purpose.FILL, table.is_host(session) and can_be_filled(table, seat)
                writes.append(seat_write(table, seat, table.seats[seat]))
            if not may:
                raise Refusal("not-your-seat")
            key = new_key()
            writes += [Write(delete(k).where(*before)), Write(insert(k), key_row(id, seat, key, purpose, session))]
            await self.writer.save(table, *writes)
        return key

    # -- getting up

    async def give(self, id: str, session: str, seat: int, kind: Kind, bot: str = "") -> tuple[LiveTable, str | None]:
        return await shield(self._give(id, session, seat, kind, bot))

    async def _give(self, id: str, session: str, seat: int, kind: Kind, bot: str) -> tuple[LiveTable, str | None]:
        """Gives a seat to a bot, to whoever has a new key, to anybody, or back to whoever held it.

        A hand is a secret: while a game is on, a person's seat goes to another person only if they gave it up. The
        host can put a bot there, after they have been away for a while.
        """
        table = await self.registry.table(id)
        async with table.lock:
            if table.status in ("over", "imported"):
                raise Refusal("over")
            holder = session in table.sitters_at(seat)
            old = table.seats[seat]
            if not holder and not table.is_host(session):
                raise Refusal("not-your-seat")
            held = table.is_held(seat)
            playing = table.status == "playing"
            stays = held and not holder
            # Before the game whoever sits down next adds a nonce of their own.
            nonce = old.nonce if playing or (stays and kind is Kind.BOT) else None
            key: str | None = None
            keep_sitters = False
            if kind is Kind.PERSON:
                if not holder:
                    raise Refusal("not-your-seat")
                new = Seat(kind, old.name, "", old.nonce, True, program=old.program)
                keep_sitters = True
            elif kind is Kind.BOT:
                or_refuse(partial(check_bot, table.game), bot)
                if held and not holder and playing and table.rated:
                    raise Refusal("rated-seat")
                if held and not holder and self.presence.is_there(table, seat):
                    raise Refusal("not-away")
                name = "" if holder and not playing else old.name
                new = Seat(kind, name, bot, nonce, True, holder or old.given_up, stays and old.program)
                keep_sitters = stays
            else:
                if held and playing and not holder and not old.given_up:
                    raise Refusal("seat-held")
                new = Seat(kind, "", "", nonce, playing, given_up=True)
                key = new_key() if kind is Kind.INVITE else None
            k, s = schema.keys, schema.sitters
            writes = [
                seat_write(table, seat, new),
                Write(delete(k).where(k.c.table_id == id, k.c.seat == seat)),
            ]
            link = table.links[seat]
            if not keep_sitters:
                writes.append(Write(delete(s).where(s.c.table_id == id, s.c.seat == seat)))
                cut, link = seat_links.get_up(table, seat)
                writes += cut
            if key is not None:
                writes.append(Write(insert(k), key_row(id, seat, key, Purpose.FILL, session)))
            await self.writer.save(table, *writes)
            table.seats[seat], table.links[seat] = new, link
            if not keep_sitters:
                table.sitters[seat] = set()
            await self.first_deal.begin_if_complete(table)
            await self.writer.save_deadline(table)
        table.looked = time.monotonic()
        self.on_change(table)
        return table, key


def can_be_filled(table: LiveTable, seat: int) -> bool:
    return table.seats[seat].kind.waits and not table.is_held(seat)


def is_key_valid(table: LiveTable, seat: int, purpose: Purpose, maker: str | None) -> bool:
    """Whether a key still does what it was made for."""
    if purpose is Purpose.FILL:
        return can_be_filled(table, seat)
    if purpose is Purpose.HOST:
        return table.is_host(maker)
    return maker in table.sitters[seat]
