"""The hall: all tables, opened when somebody comes, changed by one at a time, and kept before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from tatami.tables import dealing, history, ratings, schema, snapshots
from tatami.tables.analyses import Analyses
from tatami.tables.bells import Bells
from tatami.tables.clocks import SET_DEADLINES, Clock, Out, Timekeeper
from tatami.tables.entries import Did, Entry
from tatami.tables.history import Guest, History
from tatami.tables.live import Play, Takeback
from tatami.tables.notices import Notices, Reach
from tatami.tables.passkeys import Passkeys
from tatami.tables.players import Players, check_bot
from tatami.tables.profiles import Profiles
from tatami.tables.pushes import Pushes
from tatami.tables.seats import HOST, Kind, Seat, hashed, new_id, new_key
from tatami.tables.shelf import Shelf, first_play, table_from
from tatami.tables.store import ADD_ENTRIES, Store, Taken, Write, whole
from tatami.tables.table import Link, Table
from tatami.tables.talk import Talk
from tatami.tables.trouble import Trouble
from tatami.tables.workshop import Workshop

LONGEST_NAME = 40
OPEN_TABLES = 5000
IDLE = 600.0
SWEEP_EVERY = 5.0
AWAY = 60.0
RETRY = 1.0
MOST_IMPORTED = 20_000

logger = logging.getLogger("tatami")


def now() -> int:
    """Milliseconds, as they are stored."""
    return int(time.time() * 1000)


def clean_name(name: str) -> str:
    """A display name without control characters, not too long."""
    return " ".join("".join(char if char.isprintable() else " " for char in name).split())[:LONGEST_NAME]


class Move(NamedTuple):
    """A move that is being kept: whose wish it was, the game after it, and what is written."""

    seat: int
    version: int
    wish: str | int
    play: Play
    status: str
    writes: list[Write]


class Hall:
    """All tables of one server."""

    def __init__(
        self,
        store: Store,
        players: Players | None = None,
        pace: float = 0.0,
        now: Callable[[], int] = now,
        workshop: Workshop | None = None,
        reach: Reach = Reach.OFF,
        contact: str = "",
    ) -> None:
        self.store = store
        self.now = now
        self.workshop = workshop or Workshop()
        self.players = players or Players()
        self.pace = pace
        self.tables: dict[str, Table] = {}
        self.opening = asyncio.Lock()
        self.moves = 0
        self.mending: set[asyncio.Task[None]] = set()
        self.closing = False
        self.last_seen: dict[tuple[str, int], float] = {}
        self.swept = 0.0
        self.loading = ""
        """The table that is being read: what others write meanwhile has to be read too (bells.py)."""
        self.reading_in = asyncio.Semaphore()
        self.shelf = Shelf(store, self.workshop)
        self.bells = Bells(self)
        self.timekeeper = Timekeeper(self)
        self.talk = Talk(self)
        self.notices = Notices(self, reach)
        self.pushes = Pushes(self, reach, contact)
        self.analyses = Analyses(self.players)
        self.profiles = Profiles(self)
        self.history = History(self)
        self.passkeys = Passkeys(self)

    async def open(self) -> None:
        await self.store.open()
        self.workshop.open()
        self.bells.start()
        self.timekeeper.start()
        self.notices.start()
        await self.pushes.start()
        await self.history.start()
        await self.passkeys.open()

    async def close(self) -> None:
        self.closing = True
        await self.timekeeper.stop()
        await self.history.stop()
        await self.pushes.stop()
        await self.notices.stop()
        await self.bells.stop()
        at_work = [table.bots_at_work for table in self.tables.values() if table.bots_at_work is not None]
        for thinking in at_work:
            thinking.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
        self.analyses.close()
        self.workshop.close()
        self.players.close()
        await asyncio.gather(*self.mending, return_exceptions=True)
        await self.store.close()

    # -- opening tables

    async def table(self, id: str) -> Table:
        """A table by its address."""
        if id not in self.tables:
            if not id.isascii() or not id.isalnum():
                raise Trouble("no-such-table")  # PostgreSQL takes not every sign
            async with self.opening:
                if id not in self.tables:
                    self.sweep()
                    self.loading = id
                    try:
                        self.tables[id] = await self.shelf.load(id)
                    finally:
                        self.loading = ""
            table = self.tables[id]
            async with table.lock:
                await self.begin_if_complete(table)  # the program may have ended between the last seat and the deal
            self.wake(table)
        return self.tables[id]

    async def table_at(self, id: str, version: int) -> Table:
        """A table as far as somebody has seen it: another process may have gone on, and its bell not been heard yet."""
        table = await self.table(id)
        if not self.store.is_sqlite and (table.play.version < version or table.status == "waiting"):
            await self.catch_up(table)
        return table

    async def catch_up(self, table: Table) -> None:
        """Reads what another process has written. Of two who sat down last, in two processes, neither saw the other."""
        async with table.lock:
            await self.shelf.reload(table)
            await self.begin_if_complete(table)

    def sweep(self) -> None:
        """Closes tables at which nobody has been for a while."""
        if len(self.tables) < OPEN_TABLES or time.monotonic() - self.swept < SWEEP_EVERY:
            return
        self.swept = time.monotonic()
        before = self.now() - IDLE * 1000
        self.last_seen = {key: at for key, at in self.last_seen.items() if time.monotonic() - at < AWAY}
        for table in list(self.tables.values()):
            thinking = table.bots_at_work is not None and not table.bots_at_work.done()
            if not table.watchers and table.touched < before and not table.lock.locked() and not thinking:
                del self.tables[table.id]

    # -- writing

    async def keep(self, table: Table, *writes: Write) -> None:
        """Commits, or Trouble; after Taken the table is as the other writer left it."""
        try:
            await self.store.write(*writes, about=table.id)
        except (Taken, SQLAlchemyError) as error:
            await self.explain(table, error)

    async def explain(self, table: Table, error: Exception) -> None:
        """Raises the Trouble that a write ran into."""
        if isinstance(error, Taken):
            await self.shelf.reload(table)
            raise Trouble("conflict") from None
        logger.error("storage: %s", type(error).__name__)
        raise Trouble("storage") from None

    def entries(self, table: Table, entries: Sequence[Entry], play: Play, status: str, at: int) -> list[Write]:
        """What a change of the game writes. `play` and `status` are as they will be."""
        t = schema.tables
        rows = [
            {"table_id": table.id, "number": entry.number, "kind": entry.kind.value, "actor": entry.actor,
             "text": entry.text, "at": entry.at}
            for entry in entries
        ]  # fmt: skip
        writes = [Write(ADD_ENTRIES, rows)] if rows else []
        table.touched = at
        if status != table.status:
            changes = {"touched": table.touched, "status": status}
            if status == "playing":
                changes["begun"] = table.touched
            here = (t.c.id == table.id, t.c.status == table.status)
            writes.append(Write(update(t).where(*here).values(**changes), rows=1))
        if table.clock is not None:
            writes.append(self.due(table, play, status))
        if snapshots.is_due(play) and table.position is None:
            writes.append(Write(insert(schema.snapshots), snapshots.taken(table.id, play)))
            play.kept = play.version
        return writes  # when it was, the log says itself: one statement less on every move

    def due(self, table: Table, play: Play, status: str) -> Write:
        return Write(SET_DEADLINES, {"at_table": table.id, "due": table.deadline(play, status)})

    def tell(self, table: Table) -> None:
        table.changed()
        self.wake(table)
        self.notices.turn(table)
        if table.status == "over":
            self.history.over(table)

    def seat_row(self, table: Table, seat: int, values: Seat) -> Write:
        """A seat changes hands, if it is still as this process knows it: of two who want an open one, one gets it."""
        s, old = schema.seats, table.seats[seat]
        return Write(
            update(s)
            .where(
                s.c.table_id == table.id, s.c.seat == seat, s.c.kind == old.kind.value, s.c.ready == old.ready,
                s.c.given_up == old.given_up,
            )
            .values(
                kind=values.kind.value,
                name=values.name,
                bot=values.bot,
                nonce=values.nonce,
                ready=values.ready,
                given_up=values.given_up,
                program=values.program,
            ),
            rows=1,
        )  # fmt: skip

    # -- setting a table

    async def create(
        self,
        session: str,
        game_name: str,
        options: Mapping[str, Any],
        seats: Sequence[Seat],
        players: int | None = None,
        mine: Sequence[int] = (),
        spectators: bool = True,
        sitters: Mapping[int, set[str]] | None = None,
        clock: Clock | None = None,
        delay: int = 0,
        position: Mapping[str, Any] | None = None,
        guest: Guest | None = None,
        rated: bool = False,
        after: Table | None = None,
    ) -> tuple[Table, dict[int, str]]:
        """A new table; the keys of its invitations, by seat. `position`: where the game begins, if not at its start.

        `after`: the table whose rematch it is; a table has one.
        """
        try:
            game = self.workshop.game(game_name)
            drawn = {} if players is None else game.draw_options(players, secrets.SystemRandom())
            complete = game.complete({**drawn, **options})
        except Trouble:
            raise
        except (ValueError, TypeError, KeyError) as error:
            raise Trouble("bad-options", str(error)) from None
        count = game.seats(complete)
        if len(seats) != count:
            raise Trouble("bad-seats", f"{len(seats)} seats given; with these options there are {count}")
        for seat in seats:
            if seat.kind is Kind.BOT:
                checked(check_bot, seat.bot)
        if clock is not None:
            checked(check_bot, clock.bot)
        if rated:
            ratings.check_wish(game.name, seats, clock, position)
        table_id = new_id()
        row: dict[str, Any] = {
            "id": table_id, "game": game.name, "rules": game.rules_version, "options": complete, "figures": None,
            "position": None, "status": "waiting", "spectators": spectators, "host": session,
            "seed": dealing.new_seed(), "fair": None, "rematch": None, "created": self.now(), "touched": self.now(),
            "begun": None, "clock": msgspec.to_builtins(clock), "deadline": None, "delay": delay, "takeback": None,
            "rated": rated,
        }  # fmt: skip
        if position is not None:
            row["position"] = {key: value for key, value in position.items() if key not in ("game", "options")}
        table = Table(row, game, first_play(row, game))
        table.seats = list(seats)
        table.sitters = [{session} if seat in mine else set() for seat in range(count)]
        for seat_number, held in (sitters or {}).items():
            table.sitters[seat_number] |= held
        table.links = [Link(*guest) if guest and session in held else None for held in table.sitters]
        keys = {number: new_key() for number, seat in enumerate(seats) if seat.kind is Kind.INVITE}
        writes = [Write(insert(schema.tables), row)]
        writes.append(
            Write(
                insert(schema.seats),
                [
                    {"table_id": table_id, "seat": number, "kind": seat.kind.value, "name": seat.name, "bot": seat.bot,
                     "nonce": seat.nonce, "ready": seat.ready, "given_up": False, "program": seat.program}
                    for number, seat in enumerate(seats)
                ],
            )
        )  # fmt: skip
        sat = [
            {"table_id": table_id, "seat": seat, "session": one}
            for seat, held in enumerate(table.sitters)
            for one in sorted(held)
        ]
        if sat:
            writes.append(Write(insert(schema.sitters), sat))
        linked = [history.seated_row(table_id, seat, link) for seat, link in enumerate(table.links) if link]
        if linked:
            writes.append(Write(insert(schema.seated), linked))
        if keys:
            writes.append(Write(insert(schema.keys), [key_row(table_id, seat, key) for seat, key in keys.items()]))
        if after is not None:
            t = schema.tables
            unmatched = (t.c.id == after.id, t.c.rematch.is_(None))
            writes.append(Write(update(t).where(*unmatched).values(rematch=table_id), rows=1))
        async with table.lock:
            await self.keep(after or table, *writes)
            self.sweep()
            self.tables[table_id] = table
            await self.begin_if_complete(table)
        self.wake(table)
        return table, keys

    async def begin_if_complete(self, table: Table) -> None:
        """Deals as soon as nobody is missing: then all nonces are there. The caller holds the lock."""
        if table.status != "waiting" or not table.is_complete or table.seed is None:
            return
        trial = table.play.fork()
        instant = self.now()
        if trial.times is not None:
            trial.times.since = instant
        dealt = trial.deal(table.seed, table.nonces, instant)
        rated = table.rated and not ratings.unrated_by(table)
        writes = self.entries(table, dealt, trial, "playing", instant)
        if rated != table.rated:
            writes.append(Write(update(schema.tables).where(schema.tables.c.id == table.id).values(rated=rated)))
        try:
            await self.keep(table, *writes)
        except Trouble:
            if table.status == "waiting":
                raise
            return  # another process has dealt, from the same seed and nonces
        table.play, table.status, table.rated = trial, "playing", rated

    # -- sitting down and getting up

    async def join(
        self,
        id: str,
        session: str,
        key: str | None,
        seat: int | None,
        name: str,
        nonce: str | None,
        program: bool = False,
        guest: Guest | None = None,
    ) -> tuple[Table, int]:
        return await whole(self._join(id, session, key, seat, name, nonce, program, guest))

    async def _join(
        self, id: str, session: str, key: str | None, wish: int | None, name: str, nonce: str | None, program: bool,
        guest: Guest | None,
    ) -> tuple[Table, int]:  # fmt: skip
        table = await self.table(id)
        given = checked(dealing.check_nonce, nonce) if nonce is not None else dealing.new_nonce()
        async with table.lock:
            if table.status in ("over", "imported"):
                raise Trouble("over")
            writes = []
            if key is not None:
                found = await self.store.row(
                    select(schema.keys).where(schema.keys.c.hash == hashed(key), schema.keys.c.table_id == id)
                )
                if found is None:
                    raise Trouble("bad-key")
                seat: int = found["seat"]
                writes.append(Write(delete(schema.keys).where(schema.keys.c.hash == hashed(key)), rows=1))
                if seat == HOST:
                    writes.append(Write(update(schema.tables).where(schema.tables.c.id == id).values(host=session)))
                    await self.keep(table, *writes)
                    table.host = session
                    return table, HOST
            else:
                seat = self.free_seat(table, session, wish)
            old = table.seats[seat]
            taken = Seat(Kind.PERSON, clean_name(name) or old.name, "", old.nonce or given, True, program=program)
            writes.append(self.seat_row(table, seat, taken))
            if session not in table.sitters[seat]:
                writes.append(Write(insert(schema.sitters), {"table_id": id, "seat": seat, "session": session}))
            linked, link = history.sit_down(table, seat, guest)
            await self.keep(table, *writes, *linked)
            table.seats[seat], table.links[seat] = taken, link
            table.sitters[seat].add(session)
            await self.begin_if_complete(table)
            if old.kind is Kind.BOT:
                await self.set_deadline(table)
        self.tell(table)
        return table, seat

    def free_seat(self, table: Table, session: str, wish: int | None) -> int:
        """Without a key: one's own reserved seat, or an open one."""
        mine = [seat for seat in table.seats_of(session) if table.seats[seat].kind is Kind.PERSON]
        open_seats = [number for number, seat in enumerate(table.seats) if seat.kind is Kind.OPEN]
        reserved = [seat for seat in mine if not table.seats[seat].ready]
        for candidates in (reserved, open_seats):
            if wish is None and candidates:
                return candidates[0]
            if wish is not None and wish in candidates:
                return wish
        raise Trouble("no-free-seat")

    async def link(self, id: str, session: str, seat: int) -> str:
        """A new key: for one's own seat on another device, for a seat that waits (host), or for the host's rights."""
        table = await self.table(id)
        async with table.lock:
            own = table.is_host(session) if seat == HOST else session in self.sitters_at(table, seat)
            waits = seat != HOST and table.is_host(session) and table.seats[seat].kind in (Kind.INVITE, Kind.OPEN)
            if not own and not waits:
                raise Trouble("not-your-seat")
            key = new_key()
            writes = [Write(insert(schema.keys), key_row(id, seat, key))]
            if waits:
                k = schema.keys
                writes.insert(0, Write(delete(k).where(k.c.table_id == id, k.c.seat == seat)))
            await self.keep(table, *writes)
        return key

    def sitters_at(self, table: Table, seat: int) -> set[str]:
        if not 0 <= seat < len(table.seats):
            raise Trouble("no-such-seat")
        return table.sitters[seat]

    async def give(self, id: str, session: str, seat: int, kind: Kind, bot: str = "") -> tuple[Table, str | None]:
        return await whole(self._give(id, session, seat, kind, bot))

    async def _give(self, id: str, session: str, seat: int, kind: Kind, bot: str) -> tuple[Table, str | None]:
        """Gives a seat to a bot, to whoever has a new key, to anybody, or back to whoever held it.

        A hand is a secret: while a game is on, a person's seat goes to another person only if they gave it up, and
        the host can only put a bot there, after they have been away for a while.
        """
        table = await self.table(id)
        async with table.lock:
            if table.status in ("over", "imported"):
                raise Trouble("over")
            holder = session in self.sitters_at(table, seat)
            old = table.seats[seat]
            if not holder and not table.is_host(session):
                raise Trouble("not-your-seat")
            held = table.is_held(seat)
            playing = table.status == "playing"
            stays = held and not holder
            # Before the game whoever sits down next adds a nonce of their own.
            nonce = old.nonce if playing or (stays and kind is Kind.BOT) else None
            key: str | None = None
            keep_sitters = False
            if kind is Kind.PERSON:
                if not holder:
                    raise Trouble("not-your-seat")
                new = Seat(kind, old.name, "", old.nonce, True, program=old.program)
                keep_sitters = True
            elif kind is Kind.BOT:
                checked(check_bot, bot)
                if held and not holder and playing and table.rated:
                    raise Trouble("rated-seat")
                if held and not holder and playing and self.is_there(table, seat):
                    raise Trouble("not-away")
                name = "" if holder and not playing else old.name
                new = Seat(kind, name, bot, nonce, True, holder or old.given_up, stays and old.program)
                keep_sitters = stays
            else:
                if held and playing and not holder and not old.given_up:
                    raise Trouble("seat-held")
                new = Seat(kind, "", "", nonce, playing, given_up=True)
                key = new_key() if kind is Kind.INVITE else None
            k, s = schema.keys, schema.sitters
            writes = [
                self.seat_row(table, seat, new),
                Write(delete(k).where(k.c.table_id == id, k.c.seat == seat)),
            ]
            link = table.links[seat]
            if not keep_sitters:
                writes.append(Write(delete(s).where(s.c.table_id == id, s.c.seat == seat)))
                cut, link = history.get_up(table, seat)
                writes += cut
            if key is not None:
                writes.append(Write(insert(k), key_row(id, seat, key)))
            await self.keep(table, *writes)
            table.seats[seat], table.links[seat] = new, link
            if not keep_sitters:
                table.sitters[seat] = set()
            await self.begin_if_complete(table)
            await self.set_deadline(table)
        self.tell(table)
        return table, key

    def is_there(self, table: Table, seat: int) -> bool:
        """At this process or another; one that has just opened the table cannot have heard of those elsewhere."""
        known = self.last_seen.get((table.id, seat), 0.0)
        if not self.store.is_sqlite:
            known = max(known, table.opened)
        return table.is_present(seat) or time.monotonic() - known < AWAY

    def seen_at(self, table: Table, seat: int | None) -> None:
        """Somebody has looked or played at this seat."""
        if seat is not None:
            self.last_seen[table.id, seat] = time.monotonic()

    # -- playing

    async def act(self, id: str, session: str, seat: int | None, version: int, wish: str | int) -> tuple[Table, int]:
        """A move of a person: who, then which version, then whether it is legal; kept, and only then told."""
        table = await self.table_at(id, version)
        holder = table.holds(session, seat)
        self.seen_at(table, holder)
        return table, await self._act(table, holder, version, wish)

    async def _act(self, table: Table, seat: int, version: int, wish: str | int) -> int:
        """The number of the entry. The lock is held until the move is on the disk, whoever stops waiting for it."""
        await table.lock.acquire()
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        try:
            move = self.decide(table, seat, version, wish)
            if move is None:
                table.lock.release()
                return version
            self.store.submit(move.writes, partial(self.acted, table, move, answer), about=table.id)
        except BaseException:
            table.lock.release()
            raise
        return await answer

    def decide(self, table: Table, seat: int, version: int, wish: str | int) -> Move | None:
        """What a wish comes to; None if it has been played before, and Trouble if it may not be."""
        play = table.play
        if table.status == "waiting":
            raise Trouble("not-begun")
        if 0 <= version < play.version:
            if play.was_played(version, seat, wish):
                return None
            raise Trouble("conflict")
        if version != play.version:
            raise Trouble("conflict")
        if table.status != "playing" or table.seed is None:
            raise Trouble("over")
        if play.state.to_act != seat:
            raise Trouble("not-your-turn")
        action = play.wished(wish)
        trial = play.fork()
        instant = self.now()
        entry = Entry(version, Did.ACT, seat, play.written(action, wish), instant)
        trial.act(entry, action, before=play.state)
        entries = [entry, *trial.deal(table.seed, table.nonces, instant)]
        status = "playing" if trial.state.to_act is not None else "over"
        return Move(seat, version, wish, trial, status, self.entries(table, entries, trial, status, instant))

    def acted(self, table: Table, move: Move, answer: asyncio.Future[int], trouble: Exception | None) -> None:
        """A move is on the disk, or is not: only now does the table change, and only then is anybody told."""
        if trouble is not None:
            self.mending.add(mending := asyncio.create_task(self.mend(table, move, answer, trouble)))
            mending.add_done_callback(self.mending.discard)
            return
        table.play, table.status = move.play, move.status
        table.lock.release()
        self.moves += 1
        if not answer.done():
            answer.set_result(move.version)
        self.tell(table)

    async def mend(self, table: Table, move: Move, answer: asyncio.Future[int], trouble: Exception) -> None:
        """A move could not be kept: the table is again as it is stored, then the lock is given back."""
        refusal = Trouble("storage")
        try:
            await self.explain(table, trouble)
        except Trouble as known:
            refusal = known
        except Exception as error:
            logger.error("storage: %s", type(error).__name__)
        finally:
            table.lock.release()
        if answer.done():
            return
        play = table.play
        if play.version > move.version and play.was_played(move.version, move.seat, move.wish):
            answer.set_result(move.version)  # a retry that arrived by another process
        else:
            answer.set_exception(refusal)

    async def undo(self, id: str, session: str, seat: int | None, version: int) -> Table:
        table = await self.table(id)
        return await whole(self._undo(table, table.holds(session, seat), version))

    async def _undo(self, table: Table, seat: int, version: int) -> Table:
        async with table.lock:
            play = table.play
            if 0 <= version < play.version and play.was_undone(version, seat):
                return table
            if version != play.version:
                raise Trouble("conflict")
            if table.status != "playing" or not play.can_undo(seat):
                raise Trouble("nothing-to-undo")
            trial = play.fork()
            entry = Entry(version, Did.UNDO, seat, "", self.now())
            trial.undo(entry)
            await self.keep(table, *self.entries(table, [entry], trial, table.status, entry.at))
            table.play = trial
        self.tell(table)
        return table

    async def take_back(self, id: str, session: str, seat: int | None, version: int, wish: Takeback) -> Table:
        """Asks everybody for leave to take back one's last action although others have played since; or answers."""
        table = await self.table(id)
        return await whole(self._take_back(table, session, table.holds(session, seat), version, wish))

    async def _take_back(self, table: Table, session: str, seat: int, version: int, wish: Takeback) -> Table:
        async with table.lock:
            play, asked = table.play, table.takeback_asked()
            if version != play.version:
                raise Trouble("conflict")
            if wish is Takeback.ASK:
                asked = {"seat": seat, "version": version, "agreed": table.seats_of(session)}
            elif asked is None:
                raise Trouble("nothing-asked")
            else:
                asked = {**asked, "agreed": sorted({*asked["agreed"], *table.seats_of(session)})}
            count = play.reach_of_takeback(asked["seat"])
            if table.status != "playing" or count is None:
                raise Trouble("nothing-to-undo")
            t = schema.tables
            if wish is Takeback.REFUSE or table.takeback_needs(asked):
                answer = None if wish is Takeback.REFUSE else asked
                await self.keep(table, Write(update(t).where(t.c.id == table.id).values(takeback=answer)))
                table.takeback = answer
            else:
                trial = play.fork()
                entry = Entry(version, Did.UNDO, asked["seat"], str(count), self.now())
                trial.undo(entry)
                await self.keep(table, *self.entries(table, [entry], trial, table.status, entry.at))
                table.play = trial
        self.tell(table)
        return table

    # -- clocks

    async def set_deadline(self, table: Table) -> None:
        """After a seat has changed hands: a bot has no clock, a person has. The caller holds the lock."""
        if table.clock is not None and table.status == "playing":
            await self.keep(table, self.due(table, table.play, table.status))

    async def run_out(self, id: str) -> None:
        """The time of whoever is in turn may be up: then a bot goes on, for good or for this decision."""
        table = await self.table(id)
        async with table.lock:
            due, seat = table.deadline(table.play, table.status), table.to_act
            if due is None or self.now() < due:
                await self.shelf.reload(table)  # another process may know more
                due, seat = table.deadline(table.play, table.status), table.to_act
            if due is None or seat is None or table.clock is None or self.now() < due:
                await self.set_deadline(table)
                return
            if table.clock.out is Out.SKIP:
                table.late = table.play.version
            else:
                old = table.seats[seat]
                new = Seat(Kind.BOT, old.name, table.clock.bot, old.nonce, True, old.given_up, old.program)
                await self.keep(
                    table,
                    self.seat_row(table, seat, new),
                    Write(SET_DEADLINES, {"at_table": table.id, "due": None}),
                )
                table.seats[seat] = new
        self.tell(table)

    async def play_again(self, id: str, session: str, nonce: str | None, guest: Guest | None = None) -> Table:
        """A table with the same people and bots, one seat further round; the others are asked to sit down."""
        table = await self.table(id)
        async with table.lock:
            if table.status != "over":
                raise Trouble("not-over")
            if not table.seats_of(session):
                raise Trouble("not-your-seat")
            if table.rematch is None:
                await self.set_rematch(table, session, nonce, guest)
        assert table.rematch is not None
        again = await self.table(table.rematch)
        self.tell(table)
        return again

    async def set_rematch(self, table: Table, session: str, nonce: str | None, guest: Guest | None) -> None:
        """The caller holds the lock."""
        given = checked(dealing.check_nonce, nonce) if nonce is not None else dealing.new_nonce()
        count = len(table.seats)
        order = [(seat + 1) % count for seat in range(count)]
        seats, held = [], {}
        for number, former in enumerate(order):
            old, sat = table.seats[former], table.sitters[former]
            if old.kind is Kind.BOT:
                seats.append(Seat(Kind.BOT, old.name, old.bot, None, True))
                continue
            ready = session in sat
            seats.append(Seat(Kind.PERSON, old.name, "", given if ready else None, ready))
            held[number] = set(sat)
        try:
            again, _ = await self.create(
                session, table.game.name, dict(table.play.state.options), seats,
                spectators=table.spectators, sitters=held, clock=table.clock, delay=table.delay, guest=guest,
                rated=table.rated and not any(seat.kind is Kind.BOT for seat in seats), after=table,
            )  # fmt: skip
        except Trouble:
            if table.rematch is None:
                raise
            return  # another process was quicker
        table.rematch = again.id

    # -- bots

    def wake(self, table: Table) -> None:
        """Lets a bot play if one is in turn; a move that is kept while the hall closes wakes nobody."""
        if self.closing:
            return
        if table.bot_in_turn() is not None and (table.bots_at_work is None or table.bots_at_work.done()):
            table.bots_at_work = asyncio.create_task(self.let_bots_play(table))

    async def let_bots_play(self, table: Table) -> None:
        while (turn := table.bot_in_turn()) is not None:
            seat, bot = turn
            version = table.play.version
            try:
                wish = await self.players.choose(bot, table.play.state.copy(), seat)
                if self.pace:
                    await asyncio.sleep(self.pace)
                if table.bot_in_turn() == turn:
                    await self._act(table, seat, version, wish)
            except Trouble as trouble:
                if trouble.code == "storage":
                    await asyncio.sleep(RETRY)  # a database that was away comes back, and nobody else wakes the bot
                elif trouble.code != "conflict":
                    logger.error("a bot's move was refused: %s", trouble.code)
                    return
        table.bots_at_work = None

    # -- records

    async def take_in(self, session: str, record: Mapping[str, Any]) -> Table:
        """Keeps a record that was played elsewhere, so that it can be looked at and shared."""
        self.workshop.check(record.get("game"))
        actions = record.get("actions")
        if isinstance(actions, list) and len(actions) > MOST_IMPORTED:
            raise Trouble("bad-record", f"more than {MOST_IMPORTED} actions")
        async with self.reading_in:  # one at a time, beside the tables: a long game takes seconds
            table, row = await asyncio.to_thread(table_from, record, session, self.now())
        entries = [step.entry for step in table.play.steps]
        await self.keep(
            table,
            Write(insert(schema.tables), row),
            *self.entries(table, entries, table.play, "imported", row["created"]),
        )
        self.sweep()
        self.tables[table.id] = table
        return table

    # -- finding tables again

    async def those_that_open(self, ids: Iterable[str]) -> list[Table]:
        """Tables for a list: one that cannot be opened any more must not hide the others."""
        opened = []
        for one in ids:
            try:
                opened.append(await self.table(one))
            except ValueError as error:
                logger.error("a table in a list: %s", type(error).__name__)
        return opened

    async def tables_of(self, session: str, most: int = 50) -> list[dict[str, Any]]:
        """The tables that somebody sits at or opened, the newest first."""
        t, s = schema.tables, schema.sitters
        mine = select(s.c.table_id).where(s.c.session == session)
        wanted = (t.c.id.in_(mine) | (t.c.host == session)) & t.c.game.not_in(self.workshop.unready)
        statement = select(t.c.id).where(wanted).order_by(t.c.touched.desc())
        return await self.store.rows(statement.limit(most))


def key_row(table_id: str, seat: int, key: str) -> dict[str, Any]:
    return {"hash": hashed(key), "table_id": table_id, "seat": seat}


def checked(check: Callable[[str], str], value: str) -> str:
    try:
        return check(value)
    except ValueError as error:
        raise Trouble("bad-value", str(error)) from None
