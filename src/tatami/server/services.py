"""The parts of a server, put together: each is given the others that it needs."""

from __future__ import annotations

from collections.abc import Callable

from tatami.accounts.gallery import Gallery
from tatami.accounts.history import History
from tatami.accounts.passkeys import Passkeys
from tatami.accounts.profiles import Profiles
from tatami.accounts.tokens import Tokens
from tatami.notify.outgoing import Reach, Sender
from tatami.notify.push import WebPush
from tatami.notify.turn_notices import TurnNotices
from tatami.notify.webhooks import Webhooks
from tatami.tables.administration import Administration, Bans
from tatami.tables.analyses import Analyses
from tatami.tables.bot_pool import BotPool
from tatami.tables.bot_turns import BotTurns
from tatami.tables.chat import Chat
from tatami.tables.clocks import now
from tatami.tables.compile_worker import CompileWorker
from tatami.tables.creation import TableCreation
from tatami.tables.devices import Devices
from tatami.tables.farewells import Farewells
from tatami.tables.first_deal import FirstDeal
from tatami.tables.imports import Imports
from tatami.tables.live_table import LiveTable
from tatami.tables.loader import Loader
from tatami.tables.moves import Moves
from tatami.tables.pg_notify import PgNotify, dsn_of
from tatami.tables.presence import Presence
from tatami.tables.registry import TableRegistry
from tatami.tables.rematch import Rematch
from tatami.tables.replays import Replays
from tatami.tables.seating import Seating
from tatami.tables.starts import Starts, request_pool
from tatami.tables.store import Store
from tatami.tables.table_writer import TableWriter
from tatami.tables.timekeeper import Timekeeper
from tatami.workers.remote_pool import RemoteWorkers


class Services:
    """All services of one server process. Routes use them; no service knows this class."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool | None = None,
        pace: float = 0.0,
        now: Callable[[], int] = now,
        compile_worker: CompileWorker | None = None,
        reach: Reach = Reach.OFF,
        contact: str = "",
        bans: Bans | None = None,
        with_workers: bool = False,
    ) -> None:
        """`with_workers`: bots and analyses are left to `tatami worker` processes while there are any."""
        self.store = store
        self.now = now
        self.compile_worker = compile_worker or CompileWorker()
        self.workers = RemoteWorkers(dsn_of(store), store.name) if with_workers else None
        self.bot_pool = bot_pool or BotPool(elsewhere=self.workers)
        self.analyses = Analyses(store, self.bot_pool, self.workers)
        self.requests = request_pool()
        self.starts = Starts(self.requests)
        self.replays = Replays(self.requests)

        self.loader = Loader(store, self.starts)
        self.presence = Presence(store, now)
        self.writer = writer = TableWriter(store, self.loader, self.presence)
        self.first_deal = FirstDeal(writer, now)
        self.registry = registry = TableRegistry(store, self.loader, writer, self.first_deal, now, self.wake_bots)
        self.pg_notify = PgNotify(store, registry, self.presence, self.wake_bots_later)

        changed = self.table_changed
        self.moves = Moves(store, registry, writer, self.presence, now, changed, self.table_moved)
        self.bot_turns = BotTurns(self.bot_pool, self.presence, self.moves.play, pace)
        self.creation = TableCreation(registry, writer, self.first_deal, self.starts, now, self.wake_bots)
        self.seating = Seating(store, registry, writer, self.first_deal, self.presence, now, changed)
        self.rematch = Rematch(store, registry, self.creation, self.seating, changed)
        self.imports = Imports(writer, self.requests, now, registry.add)
        self.timekeeper = Timekeeper(store, registry, writer, now, changed)
        self.chat = Chat(store, registry, writer, now, changed)
        self.bans = bans or Bans(now)
        self.administration = Administration(store, registry, self.bans)
        self.farewells = Farewells(registry, writer, now, changed)

        self.profiles = Profiles(store, registry, writer, self.presence, now)
        self.passkeys = Passkeys(store, self.profiles, now)
        self.tokens = Tokens(store, registry, now)
        self.history = History(store, registry)
        self.gallery = Gallery(store, now)
        self.devices = Devices(store, registry, writer, self.presence, self.profiles.sign_out_device)

        self.sender = Sender(reach)
        self.webhooks = Webhooks(store, registry, writer, self.sender)
        self.push = WebPush(store, registry, writer, self.sender, contact)
        self.turn_notices = TurnNotices(self.webhooks, self.push)

    def wake_bots(self, table: LiveTable) -> None:
        self.bot_turns.wake(table)

    def wake_bots_later(self, table: LiveTable) -> None:
        self.bot_turns.wake_later(table)

    def table_changed(self, table: LiveTable) -> None:
        """Something has happened at a table, and is stored: whoever has to know hears of it."""
        table.notify_change()
        self.bot_turns.wake(table)
        self.turn_notices.table_changed(table)
        self.history.note_result(table)

    def table_moved(self, table: LiveTable) -> None:
        """The same of a move after which the game goes on."""
        table.notify_move()
        self.bot_turns.wake(table)
        self.turn_notices.table_changed(table)

    async def open(self) -> None:
        await self.store.open()
        self.compile_worker.open()
        self.pg_notify.start()
        if self.workers is not None:
            self.workers.open()
        self.administration.start()
        await self.timekeeper.start()
        self.webhooks.start()
        await self.push.start()
        await self.history.start()
        await self.passkeys.open()
        await self.tokens.open()

    async def close(self) -> None:
        self.bot_turns.closing = True
        await self.timekeeper.stop()
        await self.history.stop()
        await self.push.stop()
        await self.webhooks.stop()
        self.sender.close()
        await self.pg_notify.stop()
        await self.administration.stop()
        await self.bot_turns.stop(self.registry.tables.values())
        self.analyses.close()
        self.compile_worker.close()
        self.bot_pool.close()
        if self.workers is not None:
            await self.workers.close()
        self.requests.close()
        await self.moves.finish()
        await self.store.close()
