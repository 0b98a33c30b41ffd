"""Playing: a move is decided, stored, and only then shown to anybody."""

from __future__ import annotations

import asyncio
import logging
import time
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from sqlalchemy import update

from tatami.core.errors import Refusal
from tatami.core.game import CHANCE
from tatami.tables import schema
from tatami.tables.entries import Entry, EntryKind
from tatami.tables.game_log import GameLog, Takeback
from tatami.tables.live_table import LiveTable, TableCallback
from tatami.tables.presence import Presence
from tatami.tables.registry import TableRegistry
from tatami.tables.store import Store, Write, shield
from tatami.tables.table_writer import TableWriter, log_writes

logger = logging.getLogger("tatami")
Answer = Callable[[int | Refusal], None]
"""Is told the number of the entry that a move became, or why it did not."""


class PendingMove(NamedTuple):
    """A move that is being stored: whose wish it was, the game after it, and what is written."""

    seat: int
    version: int
    wish: str | int
    play: GameLog
    status: str
    writes: list[Write]
    entries: list[Entry]
    began: float
    """When it came, by the clock that measures."""


class MoveTimes:
    """How long moves took from when they came until they were on the disk."""

    BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)

    def __init__(self) -> None:
        self.counts = [0] * (len(self.BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.BOUNDS, seconds)] += 1
        self.seconds += seconds


@dataclass(eq=False, repr=False)
class Moves:
    """Plays moves and takes them back.

    `on_change` is told of every table that has changed; `on_move` where nothing but the game has gone on.
    """

    store: Store
    registry: TableRegistry
    writer: TableWriter
    presence: Presence
    now: Callable[[], int]
    on_change: TableCallback
    on_move: TableCallback
    trace: Callable[[LiveTable, int, Answer], Answer] | None = field(default=None, init=False)
    """Is told of each move, at its table and version, and of its answer, where somebody traces (server/tracing.py)."""
    played: int = field(default=0, init=False)
    """Moves since the start of the process."""
    times: MoveTimes = field(default_factory=MoveTimes, init=False)
    recovering: set[asyncio.Task[None]] = field(default_factory=set, init=False)

    async def finish(self) -> None:
        """Waits until every table whose move could not be stored is as it is stored."""
        await asyncio.gather(*self.recovering, return_exceptions=True)

    async def act(
        self, id: str, session: str, seat: int | None, version: int, wish: str | int
    ) -> tuple[LiveTable, int]:
        """A person's move. Checks who it is, the version and the rules, in this order; stored, and only then shown."""
        table = await self.registry.table_at(id, version)
        holder = table.own_seat(session, seat)
        self.presence.saw_session(table, session)
        table.looked = time.monotonic()
        return table, await self.play(table, holder, version, wish)

    async def play(self, table: LiveTable, seat: int, version: int, wish: str | int) -> int:
        """The number of the entry. The lock is held until the move is on the disk, whoever stops waiting for it."""
        await table.lock.acquire()
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.begin(table, seat, version, wish, partial(settle, answer))
        return await answer

    def act_now(
        self, table: LiveTable, session: str, seat: int | None, version: int, wish: str | int, answer: Answer
    ) -> bool:
        """`act` for whoever does not wait; False, and nothing done, where something has to be waited for."""
        if table.play.version < version or table.status == "waiting":
            return False  # another process may be further
        holder = table.own_seat(session, seat)
        if not table.take_lock():
            return False
        table.looked = time.monotonic()
        self.begin(table, holder, version, wish, answer)
        return True

    def begin(self, table: LiveTable, seat: int, version: int, wish: str | int, answer: Answer) -> None:
        """Decides a move and has it stored; whoever calls holds the lock, and it is released afterwards."""
        if self.trace is not None:
            answer = self.trace(table, version, answer)
        try:
            move = self.decide(table, seat, version, wish)
            if move is not None:
                only_moved = self.only_moves(table, move)
                then = partial(self.finish_move, table, move, answer)
                self.store.submit(move.writes, then, table.id, move.entries if only_moved else ())
                return
        except BaseException as error:
            table.lock.release()
            if not isinstance(error, Refusal):
                raise
            answer(error)
            return
        table.lock.release()
        answer(version)

    def decide(self, table: LiveTable, seat: int, version: int, wish: str | int) -> PendingMove | None:
        """What a wish comes to; None if it has been played before, and Refusal if it may not be."""
        play = table.play
        if table.is_closed:
            raise Refusal("no-such-table")
        if table.status == "waiting":
            raise Refusal("not-begun")
        if 0 <= version < play.version:
            if play.was_played(version, seat, wish):
                return None
            raise Refusal("conflict")
        if version != play.version:
            raise Refusal("conflict")
        if table.status != "playing" or table.seed is None:
            raise Refusal("over")
        if play.state.to_act != seat:
            raise Refusal("not-your-turn")
        began = time.perf_counter()
        action = play.action_of_wish(wish)
        trial = play.fork()
        instant = self.now()
        entry = Entry(version, EntryKind.ACT, seat, play.logged_text(action, wish), instant)
        trial.act(entry, action, before=play.state)
        entries = [entry]
        if trial.state.to_act == CHANCE:
            entries += trial.deal(table.seed, table.nonces, instant)
        status = "playing" if trial.state.to_act is not None else "over"
        writes = log_writes(table, entries, trial, status, instant)
        return PendingMove(seat, version, wish, trial, status, writes, entries, began)

    def only_moves(self, table: LiveTable, move: PendingMove) -> bool:
        """Whether nothing but the game goes on."""
        return move.status == table.status and table.takeback_asked() is None

    def finish_move(self, table: LiveTable, move: PendingMove, answer: Answer, error: Exception | None) -> None:
        """A move is on the disk, or is not: only now does the table change, and only then does anybody see it."""
        if error is not None:
            self.recovering.add(recovery := asyncio.create_task(self.recover(table, move, answer, error)))
            recovery.add_done_callback(self.recovering.discard)
            return
        only_moved = self.only_moves(table, move)
        table.play, table.status = move.play, move.status
        table.lock.release()
        self.played += 1
        self.times.add(time.perf_counter() - move.began)
        try:
            (self.on_move if only_moved else self.on_change)(table)
        finally:
            answer(move.version)

    async def recover(self, table: LiveTable, move: PendingMove, answer: Answer, error: Exception) -> None:
        """A move could not be stored: reads the table again, then releases its lock."""
        refusal = Refusal("storage")
        try:
            await self.writer.refuse(table, error)
        except Refusal as known:
            refusal = known
        except Exception as error:
            logger.error("storage: %s", type(error).__name__)
        finally:
            table.lock.release()
        play = table.play
        if play.version > move.version and play.was_played(move.version, move.seat, move.wish):
            answer(move.version)  # a retry that arrived by another process
        else:
            answer(refusal)

    async def undo(self, id: str, session: str, seat: int | None, version: int) -> LiveTable:
        table = await self.registry.table(id)
        return await shield(self._undo(table, table.own_seat(session, seat), version))

    async def _undo(self, table: LiveTable, seat: int, version: int) -> LiveTable:
        async with table.lock:
            play = table.play
            if 0 <= version < play.version and play.was_undone(version, seat):
                return table
            if version != play.version:
                raise Refusal("conflict")
            if table.status != "playing" or not play.can_undo(seat):
                raise Refusal("nothing-to-undo")
            trial = play.fork()
            entry = Entry(version, EntryKind.UNDO, seat, "", self.now())
            trial.undo(entry)
            await self.writer.save(table, *log_writes(table, [entry], trial, table.status, entry.at))
            table.play = trial
        self.on_change(table)
        return table

    async def take_back(self, id: str, session: str, seat: int | None, version: int, wish: Takeback) -> LiveTable:
        """Asks everybody for leave to take back one's last action although others have played since; or answers."""
        table = await self.registry.table(id)
        return await shield(self._take_back(table, session, table.own_seat(session, seat), version, wish))

    async def _take_back(self, table: LiveTable, session: str, seat: int, version: int, wish: Takeback) -> LiveTable:
        async with table.lock:
            play, asked = table.play, table.takeback_asked()
            if version != play.version:
                raise Refusal("conflict")
            if wish is Takeback.ASK:
                asked = {"seat": seat, "version": version, "agreed": table.seats_of(session)}
            elif asked is None:
                raise Refusal("nothing-asked")
            else:
                asked = {**asked, "agreed": sorted({*asked["agreed"], *table.seats_of(session)})}
            count = play.reaches_of_takeback().get(asked["seat"])
            if table.status != "playing" or count is None:
                raise Refusal("nothing-to-undo")
            t = schema.tables
            if wish is Takeback.REFUSE or table.takeback_needs(asked):
                answer = None if wish is Takeback.REFUSE else asked
                await self.writer.save(table, Write(update(t).where(t.c.id == table.id).values(takeback=answer)))
                table.takeback = answer
            else:
                trial = play.fork()
                entry = Entry(version, EntryKind.UNDO, asked["seat"], str(count), self.now())
                trial.undo(entry)
                await self.writer.save(table, *log_writes(table, [entry], trial, table.status, entry.at))
                table.play = trial
        self.on_change(table)
        return table


def settle(waiting: asyncio.Future[int], answer: int | Refusal) -> None:
    """Tells whoever still waits."""
    if waiting.done():
        return
    if isinstance(answer, Refusal):
        waiting.set_exception(answer)
    else:
        waiting.set_result(answer)
