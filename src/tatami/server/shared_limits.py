"""Rate limits that hold for all server processes on one PostgreSQL together.

Each process counts alone and says twice a second what addresses have spent; the others take that from their own
buckets. So a request waits for nobody, and a client gets what `--rate` says, whatever number of processes it asks; for
half a second it may get more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping

import msgspec

from tatami.server.guards import Rates
from tatami.tables.pg_notify import LIMITS, PgNotify
from tatami.tables.store import Store
from tatami.workers.background import end_tasks, repeat

TELL_EVERY = 0.5
FORGET_EVERY = 20
"""Rounds after which what an address has spent is forgotten if it was too little to be told."""
ADDRESSES_A_NOTE = 100
Spent = dict[str, dict[str, int]]
"""By limit and address."""
read_spent = msgspec.json.Decoder(Spent).decode


class SharedLimits:
    """Tells other processes what was spent here, and takes from `limits` what was spent there."""

    def __init__(self, store: Store, pg_notify: PgNotify, limits: Mapping[str, Rates]) -> None:
        self.store = store
        self.limits = {name: rates for name, rates in limits.items() if rates.rate > 0}
        self.tasks: list[asyncio.Task[None]] = []
        self.rounds = 0
        if store.is_sqlite or not self.limits:
            return
        for rates in self.limits.values():
            rates.spent = {}
        pg_notify.on_limits = self.hear
        self.tasks = [asyncio.create_task(repeat(self.send_notes, TELL_EVERY, "limits"))]

    async def stop(self) -> None:
        await end_tasks(self.tasks)

    def hear(self, told: str) -> None:
        for name, spent in read_spent(told).items():
            if (rates := self.limits.get(name)) is not None:
                for address, count in spent.items():
                    rates.spend(address, count)

    async def send_notes(self) -> None:
        self.rounds += 1
        notes = [self.store.notification(f"{LIMITS}:{note}") for note in self.notes()]
        if self.rounds % FORGET_EVERY == 0:
            for rates in self.limits.values():
                rates.spent = {}
        if notes:
            await self.store.write(*notes)

    def notes(self) -> Iterator[str]:
        for name, rates in self.limits.items():
            told = [item for item in (rates.spent or {}).items() if item[1] >= max(1, rates.burst / 100)]
            for address, _ in told:
                assert rates.spent is not None
                del rates.spent[address]
            for start in range(0, len(told), ADDRESSES_A_NOTE):
                yield msgspec.json.encode({name: dict(told[start : start + ADDRESSES_A_NOTE])}).decode()
